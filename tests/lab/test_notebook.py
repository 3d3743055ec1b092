"""The notebook in docs: it runs, and it is stored as it runs."""

import re
from pathlib import Path
from typing import Any

import nbformat
import pytest

from docs.notebook import NOTEBOOK, run, tidy


def code_cells(book: Any) -> list[Any]:
    return [cell for cell in book.cells if cell.cell_type == "code"]


def kinds(cell: Any) -> list[list[str]]:
    """Return what a cell put out: texts, values, pictures."""
    return [sorted(output.get("data", {output.output_type: ""})) for output in cell.outputs]


@pytest.mark.slow
def test_the_notebook_runs_and_shows_what_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    stored, fresh = nbformat.read(NOTEBOOK, as_version=4), run()
    assert len(code_cells(fresh)) > 8
    for old, new in zip(code_cells(stored), code_cells(fresh), strict=True):
        assert kinds(old) == kinds(new), new.source
    drawn = [cell for cell in code_cells(fresh) if ["image/svg+xml", "text/plain"] in kinds(cell)]
    assert len(drawn) >= 4
    first = code_cells(fresh)[0].outputs[0].text
    assert first == code_cells(stored)[0].outputs[0].text


def test_the_stored_notebook_says_nothing_of_the_machine() -> None:
    text = NOTEBOOK.read_text(encoding="utf-8")
    assert not re.search(r"(?<![<\w./:])/(home|root|tmp|usr|work|Users)/", text)
    assert "Traceback" not in text
    stored = nbformat.read(NOTEBOOK, as_version=4)
    assert nbformat.writes(tidy(stored)) + "\n" == text, "`make notebook` writes it anew"


def test_a_failing_cell_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("1 / 0")])
    broken = tmp_path / "broken.ipynb"
    nbformat.write(book, broken)
    with pytest.raises(Exception, match="ZeroDivisionError"):
        run(broken)
