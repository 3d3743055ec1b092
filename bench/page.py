"""The page of measured figures: prose by hand, and between markers what a run found."""

import re
from pathlib import Path

PAGE = Path(__file__).parent / "README.md"


def write_part(name: str, lines: list[str], page: Path = PAGE) -> None:
    """Replace what stands between `<!-- name -->` and `<!-- end name -->`."""
    text = page.read_text(encoding="utf-8")
    between = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end {name} -->)", re.S)
    found = "\n".join(lines)
    written, times = between.subn(lambda match: f"{match[1]}\n{found}\n\n{match[2]}", text)
    if times != 1:
        raise ValueError(f"{page.name}: expected '<!-- {name} -->' and its end exactly once")
    page.write_text(written, encoding="utf-8")
