"""All that is known of a guest, as one file: a zip of JSON and of records that people can read."""

import io
import json
import zipfile
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import RowMapping, select

from tarsas.core.errors import TarsasError
from tarsas.core.notation import write_record, write_variations
from tarsas.core.options import SEATS
from tarsas.core.record import Seal
from tarsas.core.registry import find_game, game_ids
from tarsas.server import counts
from tarsas.server.analysing import titled
from tarsas.server.beside import beside
from tarsas.server.identity import Guest
from tarsas.server.results import record_of, told
from tarsas.server.schema import (
    chat,
    guests,
    lessons,
    puzzle_answers,
    puzzle_players,
    results,
    reviews,
    seats,
    tables,
    wishes,
)
from tarsas.server.storage import Storage
from tarsas.server.studies import Studies
from tarsas.server.tokens import bots_of

RESULT = ("table_id", "game", "players", "rank", "points", "entered")
MOST_RECORDS = 500  # of the newest tables; the list names all of them


async def export(storage: Storage, guest: Guest, language: str) -> bytes:
    """Return the file."""
    rows = await _tables(storage, guest)
    places = await storage.seats_of_all(row["id"] for row in rows)
    studies = Studies(storage)
    own = await studies.of_guest(guest.id)
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        about = {
            "me": await _me(storage, guest),
            "tables": [_table(row, places[row["id"]], guest) for row in rows],
            "results": await _results(storage, guest, language),
            "lessons": await _lessons(storage, guest),
            "puzzles": await _puzzles(storage, guest),
            "reviews": await _reviews(storage, guest),
            "analyses": [_study(row) for row in own],
            "counted": await _counts(storage, guest, language),
            "chat": await _chat(storage, guest),
            "notices": await _notices(storage, guest),
            "bots": await _bots(storage, guest),
        }
        archive.writestr("tarsas.json", json.dumps(about, ensure_ascii=False, indent=2))
        for row in rows[:MOST_RECORDS]:
            if (text := await _record(storage, row, places[row["id"]])) is not None:
                archive.writestr(f"tables/{row['game']}-{row['id']}.tarsas", text)
        for row in own:
            if (text := await _variations(studies, row)) is not None:
                archive.writestr(f"analyses/{row['game']}-{row['id']}.tarsas", text)
    return content.getvalue()


async def _me(storage: Storage, guest: Guest) -> dict[str, Any]:
    row = await storage.row(select(guests).where(guests.c.id == guest.id))
    since = {"since": _moment(row["created"]), "seen": _moment(row["seen"])} if row else {}
    return {"id": guest.id, "name": guest.name, **since}


async def _tables(storage: Storage, guest: Guest) -> list[RowMapping]:
    mine = select(seats.c.table_id).where(seats.c.guest == guest.id)
    query = select(tables).where(tables.c.id.in_(mine) | (tables.c.owner == guest.id))
    return list(await storage.rows(query.order_by(tables.c.updated.desc())))


def _table(row: RowMapping, places: list[RowMapping], guest: Guest) -> dict[str, Any]:
    return {
        "id": row["id"],
        "game": row["game"],
        "opened": _moment(row["created"]),
        "changed": _moment(row["updated"]),
        "opened_by_me": row["owner"] == guest.id,
        "over": row["over"],
        "moves": row["moves"],
        "scores": row["scores"],
        "my_seats": [SEATS[p["seat"]] for p in places if p["guest"] == guest.id],
    }


async def _results(storage: Storage, guest: Guest, language: str) -> list[dict[str, Any]]:
    found = []
    query = select(results).where(results.c.guest == guest.id).order_by(results.c.ended)
    for row in await storage.rows(query):
        try:
            game = find_game(row["game"])
            reasons = [{"for": text, "points": n} for text, n in told(row, game, language)]
        except TarsasError:
            reasons = []  # the game is not installed any more
        kept = {name: row[name] for name in RESULT}
        found.append({**kept, "ended": _moment(row["ended"]), "reasons": reasons})
    return found


async def _chat(storage: Storage, guest: Guest) -> list[dict[str, Any]]:
    query = select(chat).where(chat.c.guest == guest.id).order_by(chat.c.id)
    return [
        {"table": row["table_id"], "at": _moment(row["at"]), "text": row["text"]}
        for row in await storage.rows(query)
    ]


async def _lessons(storage: Storage, guest: Guest) -> list[dict[str, Any]]:
    query = select(lessons).where(lessons.c.guest == guest.id).order_by(lessons.c.at)
    return [
        {"game": row["game"], "lesson": row["name"], "done": _moment(row["at"])}
        for row in await storage.rows(query)
    ]


async def _puzzles(storage: Storage, guest: Guest) -> dict[str, Any]:
    ratings = select(puzzle_players).where(puzzle_players.c.guest == guest.id)
    answers = select(puzzle_answers).where(puzzle_answers.c.guest == guest.id)
    kept = ("game", "puzzle", "solved", "before", "after")
    return {
        "ratings": [
            {"game": row["game"], "rating": row["mean"], "deviation": row["doubt"]}
            for row in await storage.rows(ratings.order_by(puzzle_players.c.game))
        ],
        "answers": [
            {**{name: row[name] for name in kept}, "at": _moment(row["at"])}
            for row in await storage.rows(answers.order_by(puzzle_answers.c.at))
        ],
    }


async def _reviews(storage: Storage, guest: Guest) -> list[dict[str, Any]]:
    """Return which reviews the guest asked for; what they say is of the game, not of the guest."""
    columns = (reviews.c.subject, reviews.c.depth, reviews.c.asked)
    query = select(*columns).where(reviews.c.guest == guest.id).order_by(reviews.c.asked)
    return [
        {"of": row["subject"], "depth": row["depth"], "asked": _moment(row["asked"])}
        for row in await storage.rows(query)
    ]


async def _counts(storage: Storage, guest: Guest, language: str) -> list[dict[str, Any]]:
    """Return the games that were counted here: what was filled in, and what it came to."""
    found = []
    for row in await counts.of_guest(storage, guest.id):
        kept = {name: row[name] for name in ("id", "game", "names", "answers", "before", "scores")}
        lines = []
        if row["game"] in game_ids():  # else it is not installed any more
            account = counts.told_account(row, find_game(row["game"]), language, {})
            lines = [{"for": reason.text, "points": reason.points} for reason in account.reasons]
        found.append({**kept, "reasons": lines, "at": _moment(row["created"])})
    return found


def _study(row: RowMapping) -> dict[str, Any]:
    kept = {name: row[name] for name in ("id", "title", "game")}
    return {**kept, "opened": _moment(row["created"]), "changed": _moment(row["updated"])}


async def _variations(studies: Studies, row: RowMapping) -> str | None:
    """Return the text of a study."""
    try:
        return await beside(write_variations, titled(await studies.whole(row)))
    except TarsasError:
        return None  # the game is not installed any more


async def _notices(storage: Storage, guest: Guest) -> dict[str, Any]:
    """Return where the guest is told of its turns; the code of the mails' links stays a secret."""
    row = await storage.row(select(wishes).where(wishes.c.guest == guest.id))
    return {name: row[name] for name in ("mail", "confirmed", "hook", "language")} if row else {}


async def _bots(storage: Storage, guest: Guest) -> list[dict[str, Any]]:
    """Return the guest's bots; of their tokens nothing is known that is of use."""
    return [
        {"id": row["id"], "name": row["name"], "since": _moment(row["created"])}
        for row in await bots_of(storage, guest.id)
    ]


async def _record(storage: Storage, row: RowMapping, places: list[RowMapping]) -> str | None:
    """Return the record of a table; its seed only when the game is over."""
    try:
        record = await record_of(storage, row)
    except TarsasError:
        return None  # the game is not installed any more
    if not record.entered:
        seal = Seal.of(row["seed"], row["id"])
        record.seal = seal if row["over"] else Seal(seal.table, seal.promise)
    record.names = tuple(
        p["name"] or p["level"] or f"{SEATS[p['seat']]} ({p['kind']})" for p in places
    )
    return await beside(write_record, record)


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
