"""Pages as a PDF that keeps lines as lines and letters as letters, with the typeface inside.

Typst sets them: it reads SVG with the same renderer that makes our PNGs, so both look the same.
It is large and only needed here, hence an extra of the package.
"""

from collections.abc import Sequence
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.text import Message
from tarsas.draw.sheets import sheets_of

NEEDED = "typst"
EXTRA = "tarsas[print]"


class NoPdfError(TarsasError):
    """What makes PDFs is not installed."""


def can_make_pdf() -> bool:
    """Say whether what makes PDFs is installed."""
    return find_spec(NEEDED) is not None


def can_print(game: Game) -> bool:
    """Say whether a game has something to print, and PDFs can be made of it."""
    return can_make_pdf() and bool(sheets_of(game))


def pdf(pages: Sequence[str], title: str, language: str) -> bytes:
    """Return pages, each an SVG in its true size, as one PDF."""
    if not can_make_pdf():
        told = Message("error-no-pdf", {"extra": EXTRA})
        raise NoPdfError(told, f"a PDF needs {NEEDED}: pip install '{EXTRA}', or write an .svg")
    import typst

    names = [f"page-{place}.svg" for place in range(len(pages))]
    shown = "\n".join(
        f'#page(width: auto, height: auto, margin: 0mm, image("{name}"))' for name in names
    )
    about = f"#set document(title: {quoted(title)}, date: none)\n"
    about += f"#set text(lang: {quoted(language)})\n"
    with TemporaryDirectory() as folder:
        for name, page in zip(names, pages, strict=True):
            Path(folder, name).write_text(page, encoding="utf-8")
        main = Path(folder, "main.typ")
        main.write_text(about + shown, encoding="utf-8")
        fonts = str(files("font_source_sans_pro").joinpath("files"))
        return typst.compile(str(main), font_paths=[fonts], ignore_system_fonts=True)


def quoted(text: str) -> str:
    """Return a text as Typst writes a string."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
