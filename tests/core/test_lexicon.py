"""Texts are cut apart without reading them; what is found must be what Fluent itself finds."""

from pathlib import Path
from threading import Thread

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast

from tarsas.core.lexicon import Lexicon, texts_in

SOURCE = Path(__file__).parents[2] / "src" / "tarsas"
FILES = sorted(SOURCE.rglob("*.ftl"))

TEXTS = """\
# A remark = none
-cup = cup
held = { $count ->
    [one] one { -cup }
   *[other] { $count } { -cup }s
}. Done
    .title = Cups

## Another remark
said = He has { held }
told = { said.title }
    .title = { LOUD($count) }
said = never
"""


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_every_text_of_ours_is_found_and_can_be_read(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    entries = FluentParser(with_spans=False).parse(source).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    terms = [f"-{entry.id.name}" for entry in entries if isinstance(entry, ast.Term)]
    found = dict(texts_in(source))
    assert sorted(found) == sorted(names + terms)
    for name, text in found.items():
        alone = FluentParser(with_spans=False).parse(text).body
        assert [entry.id.name for entry in alone] == [name.removeprefix("-")]  # type: ignore[union-attr]


def test_there_are_texts() -> None:
    assert len(FILES) > 20


def lexicon(*sources: str) -> Lexicon:
    return Lexicon("en", sources, {"LOUD": lambda value: f"{value}!"})


def test_a_text_brings_those_that_it_speaks_of() -> None:
    texts = lexicon(TEXTS)
    assert texts.format("said", {"count": 2}) == "He has 2 cups. Done"
    assert set(texts.unread) == {"told"}


def test_the_first_text_of_a_name_counts() -> None:
    assert lexicon("held = mine\n", TEXTS).format("said", {}) == "He has mine"


def test_a_source_may_be_empty() -> None:
    assert not lexicon("", "# Only a remark\n").has("held")


def test_attributes_are_said_and_listed() -> None:
    texts = lexicon(TEXTS)
    assert texts.attributes("told") == {"title"}
    assert texts.format("told.title", {"count": "hey"}) == "hey!"
    assert texts.format("held.subtitle", {}) is None
    assert texts.has("held")
    assert not texts.has("Another")


@pytest.mark.parametrize("name", ["nothing", "-cup"])
def test_what_is_not_there_is_not_said(name: str) -> None:
    with pytest.raises(LookupError):
        lexicon(TEXTS).format(name, {})


def test_what_is_missing_in_a_text_is_a_fault() -> None:
    with pytest.raises(LookupError, match="en said: "):
        lexicon(TEXTS).format("said", {})


def test_threads_may_ask_for_the_same_text_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """While one thread still reads it, another must not miss what is half read."""
    texts, said, others = lexicon(TEXTS), list[str | None](), list[Thread]()

    def ask() -> None:
        said.append(texts.format("said", {"count": 1}))

    def read(text: str) -> object:
        if not others:
            others.append(Thread(target=ask))
            others[0].start()
            others[0].join(0.1)  # whoever does not wait has answered by then, or has failed
        return FluentResource(text)

    monkeypatch.setattr("tarsas.core.lexicon.FluentResource", read)
    ask()
    others[0].join()
    assert said == ["He has one cup. Done"] * 2
