"""`tarsas lessons`: the courses, and whether they can be played."""

import json
import sys
from typing import Annotated

import typer
from rich.table import Table

from tarsas.cli.common import Json, Language, app, check_choice, complain, escape, out
from tarsas.core.lesson_checks import faults
from tarsas.core.lessons import Lesson, course
from tarsas.core.registry import find_game, game_ids
from tarsas.core.text import LANGUAGES

Check = Annotated[
    bool, typer.Option("--check", help="Play every lesson in every way that it allows.")
]
OneGame = Annotated[str | None, typer.Argument(help="One game's id; by default all of them.")]


@app.command()
def lessons(
    game: OneGame = None,
    as_json: Json = False,
    check: Check = False,
    language: Language = "en",
) -> None:
    """List the lessons of a game, or of all."""
    check_choice("--lang", language, LANGUAGES)
    games = [find_game(game)] if game else [find_game(name) for name in game_ids()]
    found = [lesson for one in games for lesson in course(one)]
    if as_json:
        print(json.dumps([described(one, language) for one in found], ensure_ascii=False))
    elif not check:
        show(found, language)
    if check and check_all(found):
        sys.exit(1)


def described(lesson: Lesson, language: str) -> dict[str, object]:
    """Return what a program would want to know of a lesson."""
    return {
        "game": lesson.game.id,
        "number": lesson.number,
        "name": lesson.name,
        "title": lesson.game.say(lesson.title, language),
        "steps": len(lesson.steps),
    }


def show(found: list[Lesson], language: str) -> None:
    """Print the lessons as a table."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("game", "number", "title", "steps"):
        table.add_column(heading, overflow="fold")
    for lesson in found:
        told = described(lesson, language)
        table.add_row(*(escape(str(told[key])) for key in ("game", "number", "title", "steps")))
    out.print(table)


def check_all(found: list[Lesson]) -> bool:
    """Say what is wrong with lessons; return whether anything is."""
    wrong = [(lesson, fault) for lesson in found for fault in faults(lesson)]
    for lesson, fault in wrong:
        complain(f"{lesson.game.id} {lesson.number} ({lesson.name}): {fault}")
    if not wrong:
        out.print(f"{len(found)} lessons can be played.")
    return bool(wrong)
