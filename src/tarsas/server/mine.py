"""*My games*: what runs, how the finished ones went, and what a guest may do with its data."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from math import ceil
from typing import Any

from litestar import Response, Router, get, post
from litestar.di import Provide
from litestar.params import FromQuery
from litestar.types import ControllerRouterHandler
from sqlalchemy import RowMapping, select

from tarsas.core.options import SEATS
from tarsas.core.registry import find_game, game_ids
from tarsas.server import api, bodies, counts
from tarsas.server.answers import refusals
from tarsas.server.asking import Ask, language_of, lobby_of
from tarsas.server.export import export
from tarsas.server.farewell import forget
from tarsas.server.gate import COUNTS_AS
from tarsas.server.guests import NO_COOKIE, Visitor, provide_guest
from tarsas.server.lobby import ROW
from tarsas.server.pages import render
from tarsas.server.puzzlers import players_of
from tarsas.server.puzzling import standing
from tarsas.server.results import ME, PERSON, LateResults
from tarsas.server.schema import results, seats, tables
from tarsas.server.storage import Storage
from tarsas.server.strengths import strength
from tarsas.server.summary import summary_of
from tarsas.server.tokens import bots_of
from tarsas.server.wish_pages import desk_of

A_PAGE = 20
MOST_RUNNING = 100
MOST_COUNTED = 1000  # results that are looked at: the newest
EXPORTS = {COUNTS_AS: "export"}


@dataclass(frozen=True)
class Rival:
    """Somebody at another seat: a `kind` of `bot`, `person` or `me`, with a name if it has one."""

    kind: str
    name: str
    colour: str


@dataclass(frozen=True)
class Finished:
    """A finished game as the list shows it; `url` is empty if its table is deleted."""

    id: str
    url: str
    title: str
    rank: int
    players: int
    points: int
    ended: float
    entered: bool
    rivals: list[Rival]


def handlers() -> list[ControllerRouterHandler]:
    """Return the page, and what its buttons ask for."""
    guest = {"guest": Provide(provide_guest)}
    return [mine_page, Router("/api/me", route_handlers=[my_data, forget_me], dependencies=guest)]


@get("/mine", dependencies={"guest": Provide(provide_guest)}, include_in_schema=False)
async def mine_page(
    request: Ask, guest: Visitor, game: FromQuery[str] = "", page: FromQuery[int] = 1
) -> Response[str]:
    """My games: all of them, or those of one game."""
    language, storage = language_of(request), lobby_of(request).storage
    desk = desk_of(request)
    late: LateResults = request.app.state.late_results
    counting = await late.look(guest.id)
    running, counted = await running_of(storage, guest.id), await results_of(storage, guest.id)
    tallied = await counted_games(storage, guest.id, language)
    known = {row["game"] for row in (*running, *counted)} | {row["game"] for row in tallied}
    played = sorted(known)
    chosen = game if game in played else ""
    rows = [row for row in counted if chosen in ("", row["game"])]
    pages = max(1, ceil(len(rows) / A_PAGE))
    number = min(max(1, page), pages)
    shown = rows[(number - 1) * A_PAGE : number * A_PAGE]
    going_on = [row for row in running if chosen in ("", row["game"])]
    places = await storage.seats_of_all(row["id"] for row in going_on)
    summaries = [
        summary_of(find_game(name), [row for row in rows[::-1] if row["game"] == name], language)
        for name in played
        if chosen in ("", name)
    ]
    return render(
        request,
        "mine.html",
        me=api.about(request, guest),
        running=[api.table_row(row, places[row["id"]], guest, language) for row in going_on],
        finished=await finished_games(storage, shown, language),
        counted=[row for row in tallied if chosen in ("", row["game"])],
        summaries=[found for found in summaries if found is not None],
        puzzles=[
            {"game": name, "title": find_game(name).title(language), **standing(player)}
            for name, player in sorted((await players_of(storage, guest.id)).items())
            if name in game_ids() and chosen in ("", name)
        ],
        games=[(name, find_game(name).title(language)) for name in played],
        chosen=chosen,
        number=number,
        pages=pages,
        counting=counting,
        desk=desk,
        wish=await desk.wishes.of(guest.id),
        bots=await bots_of(storage, guest.id),
        strength=lambda level: strength(level, language),
        day=lambda at: datetime.fromtimestamp(at, UTC).date().isoformat(),
    )


async def running_of(storage: Storage, guest: str) -> Sequence[RowMapping]:
    """Return the tables at which a guest plays, what changed last first."""
    own = select(seats.c.table_id).where(seats.c.guest == guest)
    query = select(*ROW).where(
        tables.c.id.in_(own),
        tables.c.over.is_(False),
        tables.c.set_aside == "",
        tables.c.game.in_(game_ids()),
    )
    return await storage.rows(query.order_by(tables.c.updated.desc()).limit(MOST_RUNNING))


async def results_of(storage: Storage, guest: str) -> Sequence[RowMapping]:
    """Return a guest's results in games that are installed, the newest first."""
    query = select(results).where(results.c.guest == guest, results.c.game.in_(game_ids()))
    newest = query.order_by(results.c.ended.desc(), results.c.table_id, results.c.seat)
    return await storage.rows(newest.limit(MOST_COUNTED))


async def finished_games(
    storage: Storage, rows: Sequence[RowMapping], language: str
) -> list[Finished]:
    """Return results as the list shows them; who played is known as long as the table is."""
    places = await storage.seats_of_all(row["table_id"] for row in rows)
    return [
        Finished(
            id=f"{row['table_id']}-{row['seat']}",
            url=f"/t/{row['table_id']}" if places[row["table_id"]] else "",
            title=find_game(row["game"]).title(language),
            rank=row["rank"],
            players=row["players"],
            points=row["points"],
            ended=row["ended"],
            entered=row["entered"],
            rivals=rivals(row, places[row["table_id"]], language),
        )
        for row in rows
    ]


async def counted_games(storage: Storage, guest: str, language: str) -> list[dict[str, Any]]:
    """Return the games that a guest counted here, as the list shows them."""
    return [
        {
            "id": row["id"],
            "game": row["game"],
            "title": find_game(row["game"]).title(language),
            "at": row["created"],
            "seats": [
                {"colour": colour, "name": name, "points": points, "won": rank == 1}
                for colour, name, points, rank in zip(
                    SEATS, row["names"], row["scores"], row["ranks"], strict=False
                )
            ],
        }
        for row in await counts.of_guest(storage, guest)
        if row["game"] in game_ids()
    ]


def rivals(row: RowMapping, places: list[RowMapping], language: str) -> list[Rival]:
    """Return who sat at the other seats."""
    others = [number for number in range(row["players"]) if number != row["seat"]]
    names = {place["seat"]: place["name"] for place in places}
    found = []
    for number, level in zip(others, row["rivals"], strict=True):
        kind = level if level in (PERSON, ME) else "bot"
        name = strength(level, language) if kind == "bot" else names.get(number, "")
        found.append(Rival(kind, name, SEATS[number]))
    return found


# A guest's data


@get("/data", opt=EXPORTS, media_type="application/zip", responses=refusals())
async def my_data(request: Ask, guest: Visitor) -> Response[bytes]:
    """Return all that is known of the guest: a zip with JSON, and the records of its tables."""
    content = await export(lobby_of(request).storage, guest, language_of(request))
    headers = {"Content-Disposition": 'attachment; filename="tarsas-my-games.zip"'}
    return Response(content, media_type="application/zip", headers=headers)


@post("/forget", status_code=200, responses=refusals(403))
async def forget_me(request: Ask, guest: Visitor) -> Response[bodies.Forgotten]:
    """Delete the guest: bots take its seats, and its name, chat and results are gone."""
    await forget(lobby_of(request), guest)
    return Response(bodies.Forgotten(guest.id), headers={"Set-Cookie": NO_COOKIE})
