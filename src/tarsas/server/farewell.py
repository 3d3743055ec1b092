"""A guest who wants to be forgotten: seats go to bots or to nobody, and the rest is deleted.

At tables where the game goes on, a bot takes the seat. Finished games stay, without the name. What
the guest wrote in chats, its results, its analyses and what it counted are deleted, so that nothing
of it is left.
"""

from sqlalchemy import delete, select, update

from tarsas.core.errors import TarsasError
from tarsas.server.bodies import DEFAULT_LEVEL
from tarsas.server.identity import Guest
from tarsas.server.lobby import Lobby
from tarsas.server.reviews import forgetting_strays
from tarsas.server.schema import (
    bots,
    chat,
    counts,
    guests,
    lessons,
    presence,
    puzzle_answers,
    puzzle_players,
    results,
    reviews,
    seats,
    studies,
    tables,
    wishes,
)
from tarsas.server.storage import News, Statement
from tarsas.server.tokens import bots_of
from tarsas.table.seats import Seat

AT_ONCE = 50  # tables changed by one commit
# Each row of these is of one guest.
OWN = (
    results,
    lessons,
    puzzle_answers,
    puzzle_players,
    studies,
    counts,
    wishes,
    presence,
    bots,
)


def become_bot(seat: Seat) -> None:
    """Let a bot have the seat for good."""
    seat.kind, seat.level = "bot", seat.level or DEFAULT_LEVEL
    seat.guest, seat.name, seat.handed = "", "", False


async def forget(lobby: Lobby, guest: Guest) -> None:
    """Delete a guest and all that tells of it, its bots too."""
    storage = lobby.storage
    for row in await bots_of(storage, guest.id):
        await forget(lobby, Guest(row["id"], row["name"]))
    for table, seat in await _running(lobby, guest):
        try:
            await (await lobby.room(table)).seat_change(seat, become_bot)
        except TarsasError:
            continue  # a table that cannot be opened is cleaned with the finished ones
    touched = await _touched(lobby, guest)
    for start in range(0, len(touched), AT_ONCE):
        some = touched[start : start + AT_ONCE]
        await storage.write(*_cleaning(guest, some), *(News("table", table) for table in some))
    await storage.write(
        *((delete(table).where(table.c.guest == guest.id), None) for table in OWN),
        forgetting_strays(),
        (update(reviews).where(reviews.c.guest == guest.id).values(guest=""), None),
        (delete(bots).where(bots.c.id == guest.id), None),
        (delete(guests).where(guests.c.id == guest.id), None),
        News("gone", guest.id),
    )
    await lobby.gone(guest.id)


async def _running(lobby: Lobby, guest: Guest) -> list[tuple[str, int]]:
    query = (
        select(seats.c.table_id, seats.c.seat)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.guest == guest.id, tables.c.over.is_(False), tables.c.set_aside == "")
    )
    return [(str(r["table_id"]), int(r["seat"])) for r in await lobby.storage.rows(query)]


async def _touched(lobby: Lobby, guest: Guest) -> list[str]:
    """Return every table that knows of a guest."""
    sat = (seats.c.guest == guest.id) | (seats.c.left == guest.id)
    queries = (
        select(seats.c.table_id).where(sat),
        select(tables.c.id).where(tables.c.owner == guest.id),
        select(chat.c.table_id).where(chat.c.guest == guest.id),
    )
    rows = [row for query in queries for row in await lobby.storage.rows(query)]
    return sorted({str(next(iter(row.values()))) for row in rows})


def _cleaning(guest: Guest, some: list[str]) -> list[Statement]:
    of_seats, of_tables = seats.c.table_id.in_(some), tables.c.id.in_(some)
    mine, left = seats.c.guest == guest.id, seats.c.left == guest.id
    return [
        # First: so no other server can change them meanwhile, and each shows what came of it.
        (update(tables).where(of_tables).values(people=tables.c.people + 1), None),
        (update(tables).where(of_tables, tables.c.owner == guest.id).values(owner=""), None),
        (update(seats).where(of_seats, mine).values(guest="", name=""), None),
        (update(seats).where(of_seats, left).values(left=""), None),
        (delete(chat).where(chat.c.table_id.in_(some), chat.c.guest == guest.id), None),
    ]
