"""`tarsas analyse`: a game reviewed, with what was better and what was luck."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

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
    write_file,
)
from tarsas.core.game import seat_name
from tarsas.core.record import outcome
from tarsas.core.seats import SEATS
from tarsas.core.text import LANGUAGES, Message
from tarsas.lab.analyse import Analysis
from tarsas.lab.analyse import analyse as run_analysis
from tarsas.study.review import Deed, Spell, tasks

BARS = "▁▂▃▄▅▆▇█"
WIDE = 60  # letters of a seat's line in the small chart
GRADED = {"inaccuracy": "yellow", "mistake": "red"}
TERMINAL = {"violet": "magenta", "orange": "dark_orange"}  # seats whose colour has another name


@app.command()
def analyse(
    record_file: RecordFile,
    simulations: Annotated[
        int | None, typer.Option(help="How deeply each deed is looked into, if not as usual.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same verdicts.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes to work in.")] = 1,
    all_deeds: Annotated[bool, typer.Option("--all", help="Every deed, not the costly.")] = False,
    svg_file: Annotated[
        Path | None, typer.Option("--svg", help="Draw the graph into this file.")
    ] = None,
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """Judge every deed of a record: how the game stood, what was better, what was luck."""
    check_choice("--lang", language, LANGUAGES)
    record, damage = read_record(record_file)
    with progress_bar(hidden=as_json) as bar:
        task = bar.add_task(record.game.title(language), total=len(tasks(record)))
        found = run_analysis(record, simulations, seed, jobs, lambda done: bar.advance(task, done))
    found = Analysis(found.record, found.review, language)
    if as_json:
        print(json.dumps(as_data(found), ensure_ascii=False))
    else:
        show(found, all_deeds)
    if svg_file:
        write_file(svg_file, found.graph().encode(), quiet=as_json)
    if damage:
        fail(f"{record_file}: {damage}; judged is what can be read, {len(record.moves)} moves")


def as_data(found: Analysis) -> dict[str, object]:
    """Return a review as a program would read it."""
    record, review = found.record, found.review
    return {
        "game": record.game.id,
        "players": record.players,
        "result": outcome(record.replay()),
        "version": review.version,
        "simulations": review.plan.simulations,
        "seed": review.plan.seed,
        "noise": review.noise,
        "positions": [
            {"number": one.number, "shares": one.shares, "points": one.points}
            for one in review.positions
        ],
        "deeds": by_rows(found.deeds()),
        "chance": [
            {
                "first": spell.first,
                "last": spell.last,
                "happened": found.happened(spell),
                "luck": spell.luck,
                "turning": spell.turning,
            }
            for spell in review.spells
        ],
        "seats": by_rows(found.seats()),
    }


def by_rows(columns: dict[str, list[object]]) -> list[dict[str, object]]:
    """Return a table as a list of its rows."""
    return [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]


# For people


def show(found: Analysis, all_deeds: bool) -> None:
    """Print a review: the course of the game, what it turned on, and every seat in one line."""
    review = found.review

    def said(name: str, **args: str | int | Message) -> str:
        return found.say(Message(name, args))

    out.print(found.record.game.title(found.language), style="bold", highlight=False)
    for seat in range(review.players if review.positions else 0):
        out.print(line_of(found, seat))
    turns = [
        (deed.first, deed_lines(found, deed))
        for deed in review.deeds
        if all_deeds or deed.turning or deed.grade in ("inaccuracy", "mistake")
    ]
    turns += [
        (spell.first, spell_lines(found, spell))
        for spell in review.spells
        if all_deeds or spell.turning
    ]
    if turns:
        share = said("review-expected" if review.players == 1 else "review-share")
        heading = ", ".join(
            (said("review-move"), said("review-who"), share, said("review-verdict"))
        )
        out.print(f"\n{heading}", style="dim", highlight=False)
    for number, (head, *told) in sorted(turns):
        out.print(Text(f"{number:>4}  ").append(head), highlight=False)
        for part in told:
            out.print(Padding(part, (0, 0, 0, 6), expand=False), highlight=False)
    if turns:
        out.print()
    for seat, standing in enumerate(review.seats):
        counts = {name: getattr(standing, name) for name in ("best", "good")}
        counts |= {"inaccuracies": standing.inaccuracy, "mistakes": standing.mistake}
        accuracy = "–" if standing.accuracy is None else f"{standing.accuracy:.0f}"
        luck = found.amount(standing.luck)
        who = Message(seat_name(seat))
        line = said("review-standing", who=who, accuracy=accuracy, luck=luck, **counts)
        out.print(line, highlight=False)
    noise, depth = found.figure(review.noise), review.plan.simulations
    out.print(said("review-depth", simulations=depth, noise=noise), style="dim", highlight=False)


def line_of(found: Analysis, seat: int) -> Text:
    """Return the shares of a seat over the game as a small chart."""
    shares = [position.shares[seat] for position in found.review.positions]
    alone = found.review.players == 1
    top = max([1.0, *shares]) if alone else 1.0
    bars = "".join(BARS[min(7, int(8 * max(0.0, share) / top))] for share in thinned(shares))
    colour, name = SEATS[seat], found.say(Message(seat_name(seat)))
    line = Text(f"{name:<14}")
    line.append(bars, style=TERMINAL.get(colour, colour))
    return line.append(f" {found.figure(shares[-1])}")


def thinned(values: Sequence[float]) -> list[float]:
    """Return at most so many values as a line is wide, the last one among them."""
    count = min(WIDE, len(values))
    return [values[len(values) - 1 - (count - 1 - n) * len(values) // count] for n in range(count)]


def deed_lines(found: Analysis, deed: Deed) -> list[Text]:
    """Return a deed as it is read: the verdict, what was done, and what was better and why."""
    head = named(found, deed.seat)
    head.append(f"  {found.figure(deed.before)} → {found.figure(deed.share)}")
    if deed.grade:
        loss = f" {found.amount(-deed.loss)}" if deed.grade != "best" else ""
        said = found.say(Message(f"grade-{deed.grade}")) + loss
        head.append(f"  {said}", style=GRADED.get(deed.grade, ""))
    lines = [head, Text(found.done(deed))]
    if deed.better and deed.grade != "best":
        lines.append(Text(f"{found.say(Message('review-better'))}: {found.better(deed)}"))
        if reasons := found.reasons(deed):
            lines.append(Text(f"({'; '.join(reasons)})", style="dim"))
    return lines


def spell_lines(found: Analysis, spell: Spell) -> list[Text]:
    """Return what chance did, and what that gave to everybody."""
    head = Text(f"{found.say(Message('chance'))}  {found.say(Message('review-luck'))}:")
    for seat, luck in enumerate(spell.luck):
        head.append(" ").append(named(found, seat)).append(f" {found.amount(luck)}")
    return [head, Text(found.happened(spell))]


def named(found: Analysis, seat: int) -> Text:
    """Return a seat in its colour."""
    colour = SEATS[seat]
    return Text(found.say(Message(seat_name(seat))), style=TERMINAL.get(colour, colour))
