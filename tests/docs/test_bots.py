"""The page about bots shows the files that tests run."""

from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
MOST_LINES = {"line_bot.py": 40, "line_bot.mjs": 40, "net_bot.py": 60}


@pytest.mark.parametrize("name", MOST_LINES)
def test_the_page_shows_what_the_examples_are(name: str) -> None:
    text = (DOCS / "examples" / name).read_text(encoding="utf-8")
    kind = name.rpartition(".")[2].replace("py", "python").replace("mjs", "js")
    assert f"```{kind}\n{text}```" in (DOCS / "bots.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MOST_LINES[name]
