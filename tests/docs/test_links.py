"""Every link of every page of the repository leads somewhere: to a file, and to a heading in it."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).parents[2]
# Made or installed, not written.
NOT_OURS = {"build", "dist", "out", "node_modules"}
MARKDOWN = MarkdownIt("commonmark").enable("table")
IN_HTML = re.compile(r"""\b(?:src|href|srcset)=["']([^"']+)["']""")


def pages(folder: Path = ROOT) -> Iterator[Path]:
    """Yield the Markdown files that people wrote."""
    for path in sorted(folder.iterdir()):
        if path.is_dir() and path.name not in NOT_OURS and not path.name.startswith("."):
            yield from pages(path)
        elif path.suffix == ".md":
            yield path


def tokens(page: Path) -> Iterator[Token]:
    """Yield the parts of a page, those inside of lines too."""
    for token in MARKDOWN.parse(page.read_text(encoding="utf-8")):
        yield token
        yield from token.children or []


def links(page: Path) -> Iterator[str]:
    """Yield where a page's links and pictures lead, in Markdown or in HTML."""
    for token in tokens(page):
        if token.type in ("html_block", "html_inline"):
            yield from IN_HTML.findall(token.content)
        elif address := token.attrGet("href") or token.attrGet("src"):
            yield str(address)


def anchors(page: Path) -> set[str]:
    """Return the names that a page's headings get: small letters, hyphens, a number if repeated."""
    found: set[str] = set()
    counts: Counter[str] = Counter()
    parts = list(tokens(page))
    for opening, inline in pairwise(parts):
        if opening.type == "heading_open":
            words = "".join(part.content for part in inline.children or [])
            name = re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
            found.add(f"{name}-{counts[name]}" if counts[name] else name)
            counts[name] += 1
    return found


def broken(page: Path) -> list[str]:
    """Return the links of a page that lead nowhere here; other hosts are not asked."""
    found = []
    for link in links(page):
        address = urlsplit(link)
        if address.scheme or address.netloc:
            continue
        target = (page.parent / unquote(address.path)).resolve() if address.path else page
        if address.path.startswith("/") or not target.exists():
            found.append(f"{link}: there is no such file")
        elif address.fragment and address.fragment not in anchors(target):
            found.append(f"{link}: {target.name} has no such heading")
    return found


@pytest.mark.parametrize("page", [str(page.relative_to(ROOT)) for page in pages()])
def test_links_lead_somewhere(page: str) -> None:
    assert broken(ROOT / page) == []


def test_every_kind_of_broken_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "other.md").write_text("# One two!\n\n## `code` twice\n\n## code twice\n")
    page = tmp_path / "page.md"
    page.write_text(
        "# Here\n[a](other.md) [b](other.md#one-two) [c](#here) [d](https://else.where/x#y)\n"
        "[e](other.md#code-twice) [f](other.md#code-twice-1) `[g](code.md)`\n\n"
        "[1](gone.md) [2](other.md#gone) [3](#gone) ![4](gone.svg) [5](/other.md)\n\n"
        '| [6](gone/) |\n|---|\n| <a href="gone.html">7</a> |\n\n'
        '<picture><source srcset="gone-dark.svg"><img src="gone-light.svg"></picture>\n\n'
        "[8][later]\n\n[later]: gone-later.md\n"
    )
    gone = [message.partition(":")[0] for message in broken(page)]
    assert gone == [
        "gone.md",
        "other.md#gone",
        "#gone",
        "gone.svg",
        "/other.md",
        "gone/",
        "gone.html",
        "gone-dark.svg",
        "gone-light.svg",
        "gone-later.md",
    ]
