"""Writes the column of docs/rules/<game>.md that says which lessons teach a rule.

    python -m docs.taught

A rule that no lesson teaches must say why: `not taught: ` and the reason, by hand.
"""

import re
from pathlib import Path

from tarsas.core.game import Game
from tarsas.core.lessons import course
from tarsas.core.registry import find_game, game_ids

RULES = Path(__file__).parent / "rules"
HEADS = ("rule", "ruling")
ROW = re.compile(r"^\| ((?:R|ruling )[\w.]+|rule|ruling) \|(.*)\|$")
NOT = "not taught"


def lessons_by_rule(game: Game) -> dict[str, list[int]]:
    """Return the numbers of the lessons that teach each rule."""
    found: dict[str, list[int]] = {}
    for lesson in course(game):
        for rule in lesson.rules():
            found.setdefault(rule, []).append(lesson.number)
    return found


def cells(line: str) -> list[str] | None:
    """Return the cells of a row of the table of rules: rule, what it says, tests, lessons."""
    if not (found := ROW.match(line)):
        return None
    rest = [cell.strip() for cell in found[2].split(" | ")]
    return [found[1], *rest]


def rows(text: str) -> list[list[str]]:
    """Return the rows of a page's tables, without their heads."""
    found = [row for line in text.splitlines() if (row := cells(line))]
    return [row for row in found if row[0] not in HEADS]


def with_column(text: str, taught: dict[str, list[int]]) -> str:
    """Return a page with the column as it is now; what was marked by hand stays."""
    lines = []
    for line in text.splitlines():
        row = cells(line)
        if row is None:
            lines.append("|---|---|---|---|" if line == "|---|---|---|" else line)
            continue
        rule, says, tests, *before = row
        if rule in HEADS:
            told = "lessons"
        elif rule in taught:
            told = ", ".join(str(number) for number in taught[rule])
        else:
            told = before[0] if before and before[0].startswith(NOT) else ""
        lines.append(f"| {rule} | {says} | {tests} | {told} |".replace("|  |", "| |"))
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the column for every game that has lessons."""
    for name in game_ids():
        page, game = RULES / f"{name}.md", find_game(name)
        if course(game) and page.exists():
            text = page.read_text(encoding="utf-8")
            page.write_text(with_column(text, lessons_by_rule(game)), encoding="utf-8")


if __name__ == "__main__":
    main()
