"""`tarsas print`: files for a printer, and what is said where none can be made."""

from pathlib import Path
from unittest.mock import patch

from tests.cli.test_commands import tarsas


def test_a_pdf_is_written_in_the_language_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "sheets.pdf"
    done = tarsas("print", "marabunta", "--lang", "hu", "--paper", "letter", "--out", file)
    assert done.returncode == 0, done.stderr
    assert file.read_bytes().startswith(b"%PDF-")


def test_svg_has_a_file_for_each_page(tmp_path: Path) -> None:
    file = tmp_path / "cats.svg"
    assert tarsas("print", "cats", "--sheet", "level-1", "--out", file).returncode == 0
    assert [path.name for path in tmp_path.iterdir()] == ["cats.svg"]
    both = ("--sheet", "level-1", "--sheet", "level-2")
    assert tarsas("print", "cats", *both, "--out", file).returncode == 0
    assert {path.name for path in tmp_path.iterdir()} == {"cats.svg", "cats-1.svg", "cats-2.svg"}


def test_the_sheets_are_listed_with_their_options() -> None:
    done = tarsas("print", "hunters", "--list", "--lang", "hu")
    assert "score-2020" in done.stdout
    assert "(-o edition=2020)" in done.stdout
    assert "Végső értékelés, 2020-as kiadás" in done.stdout


def test_bad_input_ends_in_a_message(tmp_path: Path) -> None:
    bad = {
        ("--out", "sheets.txt"): "ends in .pdf or .svg",
        (): "ends in .pdf or .svg",
        ("--out", "x.pdf", "--paper", "a5"): "expected one of: a4, letter",
        ("--out", "x.pdf", "--sheet", "none"): "no sheet 'none'; sheets: level-1",
        ("--out", "x.pdf", "--sheet", "level-1", "-o", "level=2"): "these options",
        ("--out", "x.pdf", "--sheet", "aid", "-o", "level=9"): "1 to 4",
    }
    for args, told in bad.items():
        done = tarsas("print", "cats", *args)
        assert done.returncode == 2, args
        assert told in " ".join(done.stderr.split()), args


def test_without_what_makes_pdfs_its_extra_is_named(tmp_path: Path) -> None:
    with patch("tarsas.draw.pdf.NEEDED", "no_such_package"):
        done = tarsas("print", "ankhor", "--out", tmp_path / "x.pdf")
        assert done.returncode == 2
        assert "pip install 'tarsas[print]'" in done.stderr
        assert tarsas("print", "ankhor", "--out", tmp_path / "x.svg").returncode == 0
