"""`tarsas analyse`: a game reviewed by the coach."""

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table

from tarsas.cli.common import (
    Json,
    Language,
    RecordFile,
    app,
    check_choice,
    fail,
    out,
    progress_bar,
    read_record,
)
from tarsas.core.errors import TarsasError
from tarsas.core.game import seat_name
from tarsas.core.record import Record, outcome
from tarsas.core.text import LANGUAGES, Message
from tarsas.lab.analyse import Verdict
from tarsas.lab.analyse import analyse as run_analysis


@app.command()
def analyse(
    record_file: RecordFile,
    simulations: Annotated[
        int, typer.Option(help="How deeply each move is looked into; more takes longer.")
    ] = 300,
    seed: Annotated[int, typer.Option(help="The same seed gives the same verdicts.")] = 1,
    all_moves: Annotated[bool, typer.Option("--all", help="Every move, not the swings.")] = False,
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """Judge every move of a record: how the game stood, what swung it, what was better."""
    check_choice("--lang", language, LANGUAGES)
    if simulations < 1:
        raise TarsasError(f"--simulations {simulations}: expected at least 1")
    record, damage = read_record(record_file)
    with progress_bar(hidden=as_json) as bar:
        task = bar.add_task(record.game.title(language), total=len(record.moves))
        found = run_analysis(record, simulations, seed, lambda done: bar.advance(task, done))
    if as_json:
        print(json.dumps(as_data(record, found, language), ensure_ascii=False))
    else:
        show(record, found, language, all_moves)
    if damage:
        fail(f"{record_file}: {damage}; judged is what can be read, {len(record.moves)} moves")


def as_data(record: Record, found: list[Verdict], language: str) -> dict[str, object]:
    """Return a review as a program would read it."""
    return {
        "game": record.game.id,
        "players": record.players,
        "result": outcome(record.replay()),
        "moves": [
            {
                **asdict(verdict),
                "seat": seat_name(verdict.seat),
                "reasons": [record.game.say(reason, language) for reason in verdict.reasons],
            }
            for verdict in found
        ],
    }


def show(record: Record, found: list[Verdict], language: str, all_moves: bool) -> None:
    """Print a review as a table, and what each seat lost by its mistakes."""
    game = record.game

    def said(name: str) -> str:
        return game.say(Message(name), language)

    headings = [said(f"review-{name}") for name in ("move", "who", "played", "margin", "verdict")]
    table = Table(*headings, said("review-better"), title=game.title(language))
    for verdict in found:
        if not all_moves and not verdict.swing:
            continue
        margins = " ".join(f"{margin:+.1f}" for margin in verdict.margins)
        reasons = "; ".join(game.say(reason, language) for reason in verdict.reasons)
        better = f"{verdict.better}: {reasons}" if reasons else verdict.better
        loss = f" (−{verdict.loss:.0%})" if verdict.swing and verdict.loss else ""
        named = said(f"swing-{verdict.swing}") + loss if verdict.swing else ""
        who = said(seat_name(verdict.seat))
        table.add_row(str(verdict.number), who, verdict.words, margins, named, better)
    out.print(table)
    for seat in range(record.players):
        lost = sum(verdict.loss for verdict in found if verdict.seat == seat)
        count = sum(1 for v in found if v.seat == seat and v.swing)
        args: dict[str, str | int | Message] = {
            "who": Message(seat_name(seat)),
            "count": count,
            "lost": round(100 * lost),
        }
        out.print(game.say(Message("review-lost", args), language), highlight=False)
