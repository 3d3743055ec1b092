"""Runs docs/lab.ipynb and stores it with what it printed and drew: `make notebook`."""

from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode

NOTEBOOK = Path(__file__).parent / "lab.ipynb"
SECONDS = 600  # that a cell, or the start, may take on a busy machine


def run(path: Path = NOTEBOOK) -> NotebookNode:
    """Return the notebook with the outputs of a new kernel; a failing cell raises."""
    book = nbformat.read(path, as_version=4)
    NotebookClient(
        book,
        timeout=SECONDS,
        startup_timeout=SECONDS,
        kernel_name="python3",
        record_timing=False,
        coalesce_streams=True,  # how print is cut into messages depends on the moment
    ).execute()
    return tidy(book)


def tidy(book: NotebookNode) -> NotebookNode:
    """Keep of a notebook what a reader needs: nothing about the machine that ran it."""
    book.metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    for number, cell in enumerate(book.cells):
        cell.id = f"cell-{number}"
        cell.metadata = {}
    return book


def main() -> None:
    """Run and store."""
    NOTEBOOK.write_text(nbformat.writes(run()) + "\n", encoding="utf-8")
    print(f"Written: docs/{NOTEBOOK.name}")


if __name__ == "__main__":
    main()
