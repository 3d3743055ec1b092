"""The JSON API; docs/protocol.md describes it, /schema lists it."""

from typing import Any

import msgspec
from litestar import Response, Router, get, post
from litestar.di import Provide

from tarsas.bots.levels import LEVELS
from tarsas.core.components import parse_tree
from tarsas.core.errors import OptionError, TarsasError
from tarsas.core.game import Game
from tarsas.core.notation import write_record
from tarsas.core.options import SEATS
from tarsas.core.record import Record, Seal
from tarsas.core.registry import find_game, game_ids
from tarsas.core.text import Message, say
from tarsas.draw.picture import draw
from tarsas.server.asking import Ask, base_of, identity_of, language_of, lobby_of
from tarsas.server.guests import provide_guest
from tarsas.server.identity import Guest
from tarsas.server.lobby import Lobby
from tarsas.server.room import Room
from tarsas.server.viewer import table_message
from tarsas.table.clock import Clock
from tarsas.table.seats import Seat

DEFAULT_LEVEL = "player"


class Name(msgspec.Struct):
    """A new name."""

    name: str


class WantedSeat(msgspec.Struct):
    """A seat of a table that is opened: me, open, invited, or a bot of a level."""

    kind: str
    level: str = ""


class WantedClock(msgspec.Struct):
    """A clock of a table that is opened."""

    kind: str = "none"
    seconds: int = 0


class WantedTable(msgspec.Struct):
    """A table to open."""

    game: str
    players: int
    seats: list[WantedSeat]
    options: dict[str, str | int | bool] = {}
    clock: WantedClock = msgspec.field(default_factory=WantedClock)
    components: dict[str, Any] | str = {}  # replaced ones, as a tree or as the text of a TOML file


class WantedPlay(msgspec.Struct):
    """A game against bots at once."""

    game: str
    level: str = DEFAULT_LEVEL


class SeatChange(msgspec.Struct):
    """What to do with a seat: take, leave, bot, back."""

    do: str
    code: str = ""
    level: str = DEFAULT_LEVEL


# Guests


@get("/me")
async def me(request: Ask, guest: Guest) -> dict[str, object]:
    """Say who the client is, with the link that carries the guest to another device."""
    recovery = identity_of(request).sign("recovery", guest.id)
    return {"id": guest.id, "name": guest.name, "recovery": f"{base_of(request)}/me/{recovery}"}


@post("/me", status_code=200)
async def rename(request: Ask, guest: Guest, data: Name) -> dict[str, object]:
    """Give the guest another name; seats keep up with it."""
    renamed = await identity_of(request).rename(guest, data.name)
    for room in lobby_of(request).rooms.values():
        for number, seat in enumerate(room.seats):
            if seat.belongs_to(guest.id):
                await room.seat_change(number, lambda s: setattr(s, "name", renamed.name))
    return {"id": renamed.id, "name": renamed.name}


# Games


@get("/games")
async def games(request: Ask) -> list[dict[str, object]]:
    """List the games with their options."""
    return [describe(find_game(name), language_of(request)) for name in game_ids()]


def describe(game: Game, language: str) -> dict[str, object]:
    """Return what a set-up form needs to know of a game."""
    return {
        "id": game.id,
        "name": game.title(language),
        "tagline": game.say(Message("tagline"), language),
        "players": list(game.players),
        "minutes": list(game.minutes),
        "options": [
            {
                "name": option.name,
                "kind": option.kind,
                "default": option.default,
                "label": game.say(Message(f"option-{option.name}"), language),
                "help": game.say(Message(f"option-{option.name}-help"), language),
                "choices": [
                    {
                        "value": choice,
                        "label": game.say(Message(f"option-{option.name}-{choice}"), language),
                    }
                    for choice in option.choices
                ],
                "lowest": option.lowest,
                "highest": option.highest,
            }
            for option in game.options
        ],
    }


@get("/levels")
async def levels(request: Ask) -> list[dict[str, str]]:
    """List the strengths of bots."""
    texts = find_game(game_ids()[0]).package
    chosen = language_of(request)
    return [{"id": name, "name": say(texts, chosen, Message(f"level-{name}"))} for name in LEVELS]


# Tables


@post("/tables")
async def open_table(request: Ask, guest: Guest, data: WantedTable) -> dict[str, str]:
    """Open a table."""
    clock = Clock.read(data.clock.kind, data.clock.seconds)
    wanted = [(seat.kind, seat.level) for seat in data.seats]
    given = data.components
    custom = parse_tree(given, "components") if isinstance(given, str) else given
    identity = await lobby_of(request).open_table(
        guest, data.game, data.players, dict(data.options), wanted, clock, custom
    )
    return {"id": identity, "url": f"/t/{identity}"}


@post("/play")
async def play(request: Ask, guest: Guest, data: WantedPlay) -> dict[str, str]:
    """Open a table against bots at once, with as few of them as the game is meant for."""
    game = find_game(data.game)
    players = next((n for n in game.players if n > 1), game.players[0])
    wanted = [("me", ""), *[("bot", data.level)] * (players - 1)]
    identity = await lobby_of(request).open_table(
        guest, data.game, players, {}, wanted, Clock(), {}
    )
    return {"id": identity, "url": f"/t/{identity}"}


@get("/tables")
async def list_tables(request: Ask, guest: Guest, show: str = "mine") -> list[dict[str, object]]:
    """List tables: mine, open, or live."""
    return await table_rows(lobby_of(request), guest, show, language_of(request))


async def table_rows(
    lobby: Lobby, guest: Guest, show: str, language: str
) -> list[dict[str, object]]:
    """Return the rows of a list of tables."""
    rows = []
    for row in await lobby.list_tables(show, guest):
        places = await lobby.storage.seats_of(row["id"])
        game = find_game(row["game"])
        mine = [place["seat"] for place in places if place["guest"] == guest.id]
        rows.append(
            {
                "id": row["id"],
                "url": f"/t/{row['id']}",
                "game": row["game"],
                "title": game.title(language),
                "seats": [
                    {
                        "colour": SEATS[place["seat"]],
                        "name": game.say(Message(f"level-{place['level']}"), language)
                        if place["kind"] == "bot"
                        else place["name"],
                        "kind": place["kind"],
                    }
                    for place in places
                ],
                "acting": row["acting"],
                "your_turn": not row["over"] and any(seat in mine for seat in row["acting"]),
                "over": row["over"],
                "moves": row["moves"],
                "updated": row["updated"],
            }
        )
    return rows


@get("/tables/{identity:str}")
async def table(request: Ask, guest: Guest, identity: str) -> dict[str, object]:
    """Describe a table."""
    room = await lobby_of(request).room(identity)
    return table_message(room, guest, language_of(request), base_of(request))


@post("/tables/{identity:str}/seats/{seat:int}", status_code=200)
async def change_seat(
    request: Ask, guest: Guest, identity: str, seat: int, data: SeatChange
) -> dict[str, object]:
    """Take a seat, leave it, hand it to a bot, or take it back."""
    room = await lobby_of(request).room(identity)
    if data.level not in LEVELS:
        raise OptionError(f"level {data.level!r} is not allowed; allowed: {', '.join(LEVELS)}")

    def change(place: Seat) -> None:
        if data.do == "take":
            place.take(guest.id, guest.name, data.code)
        elif data.do == "leave":
            place.leave(guest.id)
        elif data.do == "bot":
            place.hand_over(guest.id, data.level)
        elif data.do == "back":
            place.take_back(guest.id)
        else:
            raise OptionError(f"do {data.do!r} is not allowed; allowed: take, leave, bot, back")

    await room.seat_change(seat, change)
    return table_message(room, guest, language_of(request), base_of(request))


@get("/tables/{identity:str}/positions/{number:int}")
async def position(request: Ask, identity: str, number: int) -> dict[str, object]:
    """Return any position of the game so far, drawn and in words."""
    room = await lobby_of(request).room(identity)
    state = room.record.replay(number)
    game, chosen = room.record.game, language_of(request)
    return {
        "number": number,
        "svg": draw(game, state, chosen),
        "prompt": game.say(game.texts.prompt(state), chosen),
        "text": [game.say(line, chosen) for line in game.texts.describe(state)],
        "scores": [int(state.score(seat)) for seat in range(room.record.players)],
    }


@get("/tables/{identity:str}/story")
async def story(request: Ask, guest: Guest, identity: str) -> dict[str, object]:
    """Return the scores after every move, the points by reason, and the own best alone."""
    lobby = lobby_of(request)
    room = await lobby.room(identity)
    best = await lobby.best_alone(guest, room)
    return {**room.story.points(language_of(request)), "best": best}


@get("/tables/{identity:str}/record", media_type="text/plain")
async def record_text(request: Ask, identity: str) -> Response[str]:
    """Return the record as text. The seed is shown only when the game is over."""
    room = await lobby_of(request).room(identity)
    text = write_record(public_record(room))
    name = f"{room.record.game.id}-{room.id}.tarsas"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def public_record(room: Room) -> Record:
    """Return a copy of the record with names, and without the seed while the game runs."""
    record = room.record
    assert record.seal is not None
    seal = record.seal if room.over else Seal(record.seal.table, record.seal.promise)
    names = tuple(
        seat.name or seat.level or f"{SEATS[number]} ({seat.kind})"
        for number, seat in enumerate(room.seats)
    )
    moves = list(record.moves)
    return Record(
        record.game, record.players, record.options, record.custom, names, "", seal, moves
    )


@post("/tables/{identity:str}/rematch")
async def rematch(request: Ask, guest: Guest, identity: str) -> dict[str, str]:
    """Open the same table again."""
    lobby = lobby_of(request)
    room = await lobby.room(identity)
    if not any(seat.belongs_to(guest.id) for seat in room.seats):
        raise TarsasError("only who played can ask for a rematch")
    new = await lobby.rematch(guest, room)
    return {"id": new, "url": f"/t/{new}"}


router = Router(
    "/api",
    route_handlers=[
        me,
        rename,
        games,
        levels,
        open_table,
        play,
        list_tables,
        table,
        change_seat,
        position,
        story,
        record_text,
        rematch,
    ],
    dependencies={"guest": Provide(provide_guest)},
)
