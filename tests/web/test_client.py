"""The client finds what it looks for: pages, modules, texts and sheets agree on every name."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tarsas.core.text import LANGUAGES

SOURCE = Path(__file__).parents[2] / "src" / "tarsas"
CLIENT = SOURCE / "web" / "client"
TEMPLATES = SOURCE / "web" / "templates"
ENTRIES = {
    "analysis": "analysis",
    "busy": "busy",
    "count": "tally",
    "counted": "counted",
    "course": "course",
    "game": "guide",
    "home": "home",
    "mine": "mine",
    "offline": "offline",
    "opening": "opening",
    "setup": "setup",
    "table": "table",
    "television": "television",
}
"""Which module starts each page, as `main.ts` says, and `tablepage.ts` of a table."""

STARTED = re.compile(r"(\w+): start(\w+)")
IMPORTED = re.compile(r'(?:from|import\()\s*"\./(\w+)"')
DATA_READ = re.compile(r'dataset\["(\w+)"\](?!\s*=[^=])|"(\w+)" in \w+\.dataset')
DATA_SELECTED = re.compile(r'\[data-([\w-]+)|getAttribute\("data-([\w-]+)')
DATA_WRITTEN = re.compile(r'"data-([\w-]+)"[:,]|dataset\["(\w+)"\]\s*=[^=]')
DATA_OF_ID = re.compile(r'byId(?:<\w+>)?\("([\w-]+)"\)\.dataset\["(\w+)"\]')
ID_READ = re.compile(r'(?:byId(?:<\w+>)?|getElementById)\("([\w-]+)"\)')
ID_SELECTED = re.compile(r'(?:querySelector(?:All)?|closest|matches)(?:<\w+>)?\("([^"]*)"')
ID_MADE = re.compile(r'\bid: "([\w-]+)"|setAttribute\("id", "([\w-]+)"\)')
EITHER_SAID = re.compile(r'\btext\([^"()]*\? "([\w-]+)" : "([\w-]+)"\)')
SAID = re.compile(r'\btext\(\s*"([\w-]+)"(?:,\s*\{([^}]*)\})?')
TAG = re.compile(r"<[a-z][^<>]*(?:\{[%{].*?[%}]\}[^<>]*)*>", re.DOTALL)


@cache
def module(name: str) -> str:
    """Return a module without its comments."""
    text = (CLIENT / f"{name}.ts").read_text(encoding="utf-8")
    return re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", text, flags=re.DOTALL)


def modules() -> list[str]:
    return sorted(path.stem for path in CLIENT.glob("*.ts"))


@cache
def template(name: str) -> str:
    return (TEMPLATES / f"{name}.html").read_text(encoding="utf-8")


@cache
def needed_by(entry: str) -> frozenset[str]:
    """Return a module with all that it imports, and what these import."""
    found, left = {entry}, [entry]
    while left:
        new = set(IMPORTED.findall(module(left.pop()))) - found
        found |= new
        left += sorted(new)
    return frozenset(found)


def pages_of(name: str) -> list[str]:
    """Return the pages on which a module works; what only `main.ts` starts works on all."""
    found = [page for page, entry in ENTRIES.items() if name in needed_by(entry)]
    return found or list(ENTRIES)


def markup(page: str) -> str:
    own = "message" if page == "busy" else page  # what waits for the database is one of them
    included = re.findall(r'{% include "(\w+)\.html" %}', template(own))
    return "\n".join(template(part) for part in ("base", "parts", own, *included))


def dashed(name: str) -> str:
    """`switchLanguage` in a script is `switch-language` in the page."""
    return re.sub(r"[A-Z]", lambda letter: "-" + letter[0].lower(), name)


def either(pattern: re.Pattern[str], text: str) -> set[str]:
    """Return what any of a pattern's groups matched."""
    return {dashed(one) for match in pattern.finditer(text) for one in match.groups() if one}


def scripts(page: str) -> str:
    """Return all modules that work on a page."""
    return "\n".join(module(name) for name in modules() if page in pages_of(name))


@cache
def drawn_data() -> frozenset[str]:
    """Return the data attributes of pictures."""
    files = [*SOURCE.glob("games/*/*.py"), *SOURCE.glob("draw/*.py")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return frozenset(name.replace("_", "-") for name in re.findall(r"\bdata_(\w+)=", text))


def data_written(page: str) -> set[str]:
    """Return every data attribute that an element of a page may carry."""
    given = set(re.findall(r"\sdata-([\w-]+)", markup(page)))
    drawn = drawn_data() if page == "table" else frozenset()
    return given | either(DATA_WRITTEN, scripts(page)) | drawn


def ids_written(page: str) -> set[str]:
    """Return every id that an element of a page may have."""
    return set(re.findall(r'\sid="([\w-]+)"', markup(page))) | either(ID_MADE, scripts(page))


def test_each_page_is_started_by_the_module_named_here() -> None:
    pages = STARTED.findall(module("main").partition("const starts")[2])
    pages += [
        ("table", start) for start in re.findall(r"^start(\w+)\(\)", module("tablepage"), re.M)
    ]
    assert {page: start.lower() for page, start in pages} == ENTRIES
    assert "table" not in needed_by("home"), "who does not play does not load the table"


@pytest.mark.parametrize("name", modules())
def test_every_data_attribute_that_is_read_is_written(name: str) -> None:
    read = either(DATA_READ, module(name)) | either(DATA_SELECTED, module(name))
    missing = read - set().union(*(data_written(page) for page in pages_of(name)))
    assert not missing, f"{name}.ts reads data-* that its pages have not: {sorted(missing)}"


@pytest.mark.parametrize("name", modules())
def test_data_read_from_a_named_element_stands_at_that_element(name: str) -> None:
    """The attribute may exist on another element or page; that does not help."""
    for element, attribute in DATA_OF_ID.findall(module(name)):
        tags = [tag for page in pages_of(name) for tag in TAG.findall(markup(page))]
        own = [tag for tag in tags if f' id="{element}"' in tag]
        assert own, f"{name}.ts looks for #{element}"
        wanted = f"data-{dashed(attribute)}"
        assert all(wanted in tag for tag in own), f"{name}.ts: #{element} has no {wanted}"


@pytest.mark.parametrize("name", modules())
def test_every_id_that_is_looked_up_exists(name: str) -> None:
    selected = " ".join(ID_SELECTED.findall(module(name)))
    looked_up = set(ID_READ.findall(module(name))) | set(re.findall(r"#([\w-]+)", selected))
    missing = looked_up - set().union(*(ids_written(page) for page in pages_of(name)))
    assert not missing, f"{name}.ts looks for ids that its pages have not: {sorted(missing)}"


# Texts


@cache
def client_texts(language: str) -> dict[str, set[str]]:
    """Return the client's texts with the arguments that each takes."""
    source = (SOURCE / "web" / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^js-([\w-]+) = (.*)$", source, flags=re.MULTILINE)
    return {name: set(re.findall(r"%(\w+)%", words)) for name, words in found}


def sayings() -> Iterator[tuple[str, str, set[str]]]:
    """Return which module says which text, with the names of the arguments it gives."""
    for name in modules():
        for said, arguments in SAID.findall(module(name)):
            given = {part.partition(":")[0].strip() for part in arguments.split(",")} - {""}
            yield name, said, given
        for pair in EITHER_SAID.findall(module(name)):
            yield from ((name, said, set()) for said in pair)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_client_says_is_written_and_takes_what_it_is_given(language: str) -> None:
    texts = client_texts(language)
    for name, said, given in sayings():
        assert said in texts, f"{name}.ts says js-{said}, which {language}.ftl has not"
        assert given == texts[said], f"{name}.ts gives {given} to js-{said} of {language}.ftl"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_client_is_said(language: str) -> None:
    everything = "\n".join(module(name) for name in modules())
    quoted = set(re.findall(r'"([\w-]+)"', everything))
    assert not client_texts(language).keys() - quoted


# Style sheets


def worn() -> tuple[set[str], tuple[str, ...]]:
    """Return the words that may be classes or ids, and the beginnings of those put together."""
    files = [*CLIENT.glob("*.ts"), *TEMPLATES.glob("*.html"), SOURCE / "server" / "pages.py"]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return set(re.findall(r"[\w-]+", text)), tuple(set(re.findall(r"([a-z]+-)(?:\$?\{)", text)))


@pytest.mark.parametrize("sheet", sorted(path.stem for path in CLIENT.glob("style/*.css")))
def test_every_rule_has_something_to_dress(sheet: str) -> None:
    text = (CLIENT / "style" / f"{sheet}.css").read_text(encoding="utf-8")
    rules = re.findall(r"([^{};]+)\{", re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL))
    selectors = " ".join(rule for rule in rules if not rule.strip().startswith("@"))
    words, beginnings = worn()
    named = set(re.findall(r"[.#]([a-zA-Z][\w-]*)", selectors))
    unworn = {name for name in named - words if not name.startswith(beginnings)}
    assert not unworn, f"style/{sheet}.css dresses what no page has: {sorted(unworn)}"


def test_the_index_imports_every_sheet_once() -> None:
    index = (CLIENT / "style.css").read_text(encoding="utf-8")
    imported = re.findall(r'"\./style/(\w+)\.css"', index)
    assert sorted(imported) == sorted(path.stem for path in CLIENT.glob("style/*.css"))
