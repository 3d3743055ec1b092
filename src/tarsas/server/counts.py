"""Games that were played elsewhere and counted here: as a form, as an account, and in the database.

What was counted is kept as messages, so that it reads in any language, and stays what it was if a
later release asks for other things.
"""

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import RowMapping, delete, func, insert, select

from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.options import SEATS
from tarsas.core.packing import pack, unpack
from tarsas.core.registry import find_game, game_ids
from tarsas.core.scorekeeping import (
    MANY,
    Count,
    Field,
    Filled,
    ScorekeepingError,
    Section,
    count,
    fill,
)
from tarsas.core.text import Message, capital
from tarsas.draw.scorekeeping import picture_of_choice, portraits, signs
from tarsas.server import bodies, messages
from tarsas.server import count_bodies as b
from tarsas.server.limits import MOST_COUNTS, NAME_LETTERS
from tarsas.server.lobby import NotFoundError
from tarsas.server.schema import counts
from tarsas.server.storage import Storage
from tarsas.table.audience import ClosedError
from tarsas.table.names import tidy


class CountError(TarsasError):
    """What was counted cannot be kept."""

    package = "tarsas.web"


class NotYoursError(ClosedError):
    """Only who counted it may delete it."""

    package = "tarsas.web"


# The form in words


def told_form(filled: Filled, language: str) -> b.CountForm:
    """Return a form with what its answers come to, or why they cannot be."""
    account, problem = None, ""
    try:
        kept = lines_of(filled.game, count(filled))
        account = told_account(kept, filled.game, language, portraits(filled))
    except ScorekeepingError as error:
        said = error.said
        if isinstance(said, Message):
            said = filled.game.say(said, language, pictured=True)
        problem = said
    sections = [told_section(section, filled.game, language) for section in filled.sections]
    return b.CountForm(sections, filled.answers, account, problem)


def told_section(section: Section, game: Game, language: str) -> b.CountSection:
    """Return a section in a language."""
    name = f"keep-{section.name}"
    many = section.kind == MANY
    numbers = range(1, section.most + 1) if many else ()
    helps = "help" in (game.voice.attributes(name, language) or ())
    return b.CountSection(
        name=section.name,
        kind=section.kind,
        title=game.say(Message(name), language),
        help=game.say(Message(f"{name}.help"), language) if helps else "",
        add=game.say(Message(f"{name}.add"), language) if many else "",
        ones=[game.say(Message(f"{name}.one", {"number": n}), language) for n in numbers],
        fields=[told_field(field, game, language) for field in section.fields],
    )


def told_field(field: Field, game: Game, language: str) -> b.CountField:
    """Return a field in a language."""
    return b.CountField(
        name=field.name,
        kind=field.kind,
        text=game.say(Message(f"keep-{field.name}"), language),
        help=game.say(Message(field.sign), language) if field.sign else "",
        picture=signs(game).get(field.sign, ""),
        lowest=field.lowest,
        highest=field.highest,
        usual=field.usual,
        each=field.each,
        choices=[
            b.CountChoice(game.say(one.text, language), picture_of_choice(game, one))
            for one in field.choices
        ],
        most=field.most,
        needs=[b.CountNeed(name, place) for name, place in field.needs],
    )


# What it comes to

Kept = dict[str, Any]
"""An account in no language, as the database keeps it."""


def lines_of(game: Game, counted: Count) -> Kept:
    """Return what was counted: by line its message, that of its reason, the seat and the points."""
    lines = [
        [
            pack(game.texts.event(event)),
            pack(game.texts.sum_of(event)) if event.points else None,
            int(event.seat),
            int(event.points),
        ]
        for event in counted.events
    ]
    kept = {"before": counted.before, "scores": counted.scores, "ranks": counted.ranks}
    return {**kept, "lines": lines}


def told_account(
    kept: Kept | RowMapping, game: Game, language: str, pictures: Mapping[str, str]
) -> b.CountAccount:
    """Return an account in a language; `pictures` are those of pieces that it may name."""
    players = len(kept["scores"])
    lines, reasons = [], dict[str, list[int]]()
    for packed, summed, seat, points in kept["lines"]:
        row = [points if other == seat else 0 for other in range(players)]
        text = capital(game.say(unpack(packed), language, pictured=True))
        lines.append(messages.Counted(text, row, ()))
        if summed is not None:
            what = game.say(unpack(summed), language)
            before = reasons.setdefault(what, [0] * players)
            reasons[what] = [a + b for a, b in zip(before, row, strict=True)]
    by_reason = [bodies.Reason(text, points) for text, points in reasons.items()]
    named = "".join(line.text for line in lines)
    return b.CountAccount(
        before=kept["before"],
        lines=lines,
        reasons=by_reason,
        scores=kept["scores"],
        ranks=kept["ranks"],
        pictures={piece: drawn for piece, drawn in pictures.items() if f"{piece}\ue001" in named},
    )


def pictures_of(row: RowMapping) -> dict[str, str]:
    """Return the pictures of what a kept count may name; none if other things are asked now."""
    try:
        return portraits(fill(find_game(row["game"]), row["players"], row["answers"]))
    except TarsasError:
        return {}


# What is kept


def names_of(given: Sequence[str], players: int) -> list[str]:
    """Return what the players are called, seat by seat; who has no name has a colour."""
    if len(given) > players:
        raise CountError(Message("error-count-names", {"players": players}))
    rest = [""] * (players - len(given))
    return [tidy(name, NAME_LETTERS) if name.strip() else "" for name in (*given, *rest)]


async def keep(storage: Storage, guest: str, filled: Filled, names: Sequence[str]) -> str:
    """Save what a filled form comes to, and return its id."""
    called = names_of(names, filled.players)
    kept = lines_of(filled.game, count(filled))
    query = select(func.count().label("count")).where(counts.c.guest == guest)
    row = await storage.row(query.select_from(counts))
    if row and row["count"] >= MOST_COUNTS:
        raise CountError(Message("error-many-counts", {"most": MOST_COUNTS}))
    identity = secrets.token_urlsafe(12)
    made = {
        "id": identity,
        "guest": guest,
        "game": filled.game.id,
        "players": filled.players,
        "names": called,
        "answers": filled.answers,
        "created": time.time(),
        **kept,
    }
    await storage.write((insert(counts).values(made), 1))
    return identity


async def find(storage: Storage, identity: str) -> RowMapping:
    """Return the row of a count."""
    row = await storage.row(select(counts).where(counts.c.id == identity))
    if row is None or row["game"] not in game_ids():
        raise NotFoundError(Message("error-no-count"))
    return row


async def of_guest(storage: Storage, guest: str) -> Sequence[RowMapping]:
    """Return what a guest has counted, the newest first."""
    query = select(counts).where(counts.c.guest == guest)
    return await storage.rows(query.order_by(counts.c.created.desc(), counts.c.id))


async def forget(storage: Storage, row: RowMapping, guest: str) -> None:
    """Delete a count for good."""
    if row["guest"] != guest:
        raise NotYoursError(Message("error-count-not-yours"))
    await storage.write((delete(counts).where(counts.c.id == row["id"]), None))


def told_count(row: RowMapping, guest: str, language: str) -> b.KeptCount:
    """Return a count in a language."""
    game = find_game(row["game"])
    return b.KeptCount(
        id=row["id"],
        url=f"/counts/{row['id']}",
        game=game.id,
        title=game.title(language),
        players=row["names"],
        answers=row["answers"],
        account=told_account(row, game, language, pictures_of(row)),
        at=row["created"],
        mine=row["guest"] == guest,
    )


def seats_of(game: Game, names: Sequence[str], language: str) -> list[dict[str, str]]:
    """Return the seats for a page: their colours, and what people call them."""
    return [
        {"colour": colour, "colour_name": game.say(Message(colour), language), "name": name}
        for colour, name in zip(SEATS, names, strict=False)
    ]
