"""The JSON API; docs/protocol.md describes it, /schema lists it."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from litestar import Response, Router, get, post
from litestar.di import Provide
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import RowMapping

from tarsas.bots.levels import LEVELS
from tarsas.core.components import Tree
from tarsas.core.errors import TarsasError, not_allowed
from tarsas.core.game import Game
from tarsas.core.lessons import course
from tarsas.core.notation import write_record
from tarsas.core.options import SEATS, Option, Value
from tarsas.core.record import Record, Seal
from tarsas.core.registry import find_game, game_ids
from tarsas.core.text import Message
from tarsas.server import bodies, messages
from tarsas.server.answers import refusals
from tarsas.server.asking import (
    Ask,
    base_of,
    checker_of,
    identity_of,
    language_of,
    lobby_of,
    room_for,
)
from tarsas.server.deliberation import seed_of
from tarsas.server.gate import COUNTS_AS, check_rate
from tarsas.server.guests import Visitor, provide_guest
from tarsas.server.identity import Guest
from tarsas.server.lobby import Lobby
from tarsas.server.past import Past
from tarsas.server.puzzle_choice import riddles_of
from tarsas.server.recovery import recovery_of, renew
from tarsas.server.room import Room
from tarsas.server.strengths import strength, strengths
from tarsas.server.viewer import table_message
from tarsas.table.bot_names import bot_name
from tarsas.table.clock import Clock
from tarsas.table.seats import Seat, SeatError

OPENS = {COUNTS_AS: "open"}
FIRST_GAME = "first_game"
"""The preset that a game advises for who plays it for the first time, if it has one."""

# Guests


@get("/me", responses=refusals())
async def me(request: Ask, guest: Visitor) -> bodies.Me:
    """Say who the client is, with the link that carries the guest to another device."""
    return about(request, guest)


def about(request: Ask, guest: Guest) -> bodies.Me:
    """Return the guest as its own pages and programs see it."""
    recovery = recovery_of(identity_of(request), guest)
    return bodies.Me(guest.id, guest.name, f"{base_of(request)}/me/{recovery}")


@post("/me", status_code=200, responses=refusals(400, 403))
async def rename(request: Ask, guest: Visitor, data: JSONBody[bodies.NewName]) -> bodies.Named:
    """Give the guest another name; seats and open sockets keep up with it."""
    renamed = await lobby_of(request).rename(guest, data.name)
    return bodies.Named(renamed.id, renamed.name)


@post("/me/link", status_code=200, responses=refusals(403))
async def renew_link(request: Ask, guest: Visitor) -> bodies.Me:
    """Renew the link that carries the guest to another device; the one before is worth nothing."""
    return about(request, await renew(identity_of(request), guest))


# Games


@get("/games", responses=refusals())
async def games(request: Ask) -> list[bodies.GameSummary]:
    """List the games with their options."""
    return [describe(find_game(name), language_of(request)) for name in game_ids()]


def describe(game: Game, language: str, *, known: bool = False) -> bodies.GameSummary:
    """Return what a set-up form needs to know of a game, which the reader may know already."""
    return bodies.GameSummary(
        id=game.id,
        name=game.title(language),
        tagline=game.say(Message("tagline"), language),
        players=list(game.players),
        usual_players=game.usual_players,
        minutes=list(game.minutes),
        options=[describe_option(game, option, language, known) for option in game.options],
        presets=[
            bodies.GamePreset(
                name=name,
                label=game.say(Message(f"preset-{name}"), language),
                help=game.say(Message(f"preset-{name}-help"), language),
                options=dict(options),
            )
            for name, options in game.presets.items()
        ],
        lessons=len(course(game)),
        puzzles=len(riddles_of(game)),
    )


def describe_option(game: Game, option: Option, language: str, known: bool) -> bodies.GameOption:
    """Return what a set-up form needs to know of an option."""

    def said(text: str) -> str:
        return game.say(Message(text), language) if game.voice.has(text) else ""

    def named(values: Sequence[Value]) -> list[bodies.OptionChoice]:
        texts = [f"option-{option.name}-{value}" for value in values]
        return [
            bodies.OptionChoice(value, game.say(Message(text), language), said(f"{text}-help"))
            for value, text in zip(values, texts, strict=True)
        ]

    values = option.choices
    if option.kind == "number" and game.voice.has(f"option-{option.name}-{option.lowest}"):
        values = tuple(range(option.lowest, option.highest + 1))
    return bodies.GameOption(
        name=option.name,
        kind=option.kind,
        default=option.default if option.later is None or not known else option.later,
        label=game.say(Message(f"option-{option.name}"), language),
        help=game.say(Message(f"option-{option.name}-help"), language),
        choices=named(values),
        offers=named(option.offers),
        parts=named(option.parts),
        taken=option.taken,
        lowest=option.lowest,
        highest=option.highest,
    )


@get("/levels", responses=refusals())
async def levels(request: Ask) -> list[bodies.Level]:
    """List the strengths of bots, from the weakest to the strongest, then the host's own bots."""
    return strengths(language_of(request), lobby_of(request).levels())


# Tables


@post("/tables", opt=OPENS, responses=refusals(400, 403))
async def open_table(
    request: Ask, guest: Visitor, data: JSONBody[bodies.WantedTable]
) -> bodies.Opened:
    """Open a table."""
    clock = Clock.read(data.clock.kind, data.clock.seconds)
    wanted = [(seat.kind, seat.level) for seat in data.seats]
    custom: Tree = {}
    if data.components:
        given, options = data.components, dict(data.options)
        checker = checker_of(request)
        custom = await checker.check(guest.id, given, data.game, data.players, options)
    identity = await lobby_of(request).open_table(
        guest,
        data.game,
        data.players,
        dict(data.options),
        wanted,
        clock,
        custom,
        data.audience,
        chance=data.chance,
        names=[seat.name for seat in data.seats],
    )
    return opened(identity)


def opened(identity: str, query: str = "") -> bodies.Opened:
    """Return where a table is."""
    return bodies.Opened(identity, f"/t/{identity}{query}")


@post("/play", opt=OPENS, responses=refusals(400, 403))
async def play(request: Ask, guest: Visitor, data: JSONBody[bodies.WantedPlay]) -> bodies.Opened:
    """Open a table against bots at once, with as many of them as is usual in the game."""
    game, lobby = find_game(data.game), lobby_of(request)
    level = LEVELS[0] if data.guided else data.level
    wanted = [("me", ""), *[("bot", level)] * (game.usual_players - 1)]
    later = {option.name: option.later for option in game.options if option.later is not None}
    known = bool(later) and await lobby.knows(guest, game.id)
    options: dict[str, object] = {**later} if known else {}
    if data.guided:
        options |= game.presets.get(FIRST_GAME, {})
    identity = await lobby.open_table(
        guest, game.id, game.usual_players, options, wanted, Clock(), {}
    )
    return opened(identity, "?teacher" if data.guided else "")


@get("/tables", responses=refusals(400))
async def list_tables(
    request: Ask, guest: Visitor, show: FromQuery[str] = "mine"
) -> list[bodies.TableRow]:
    """List tables: mine, open, or live."""
    return await table_rows(lobby_of(request), guest, show, language_of(request))


async def table_rows(lobby: Lobby, guest: Guest, show: str, language: str) -> list[bodies.TableRow]:
    """Return the rows of a list of tables, by as many queries for many tables as for one."""
    found = await lobby.list_tables(show, guest)
    places = await lobby.storage.seats_of_all(row["id"] for row in found)
    return [table_row(row, places[row["id"]], guest, language) for row in found]


def table_row(
    row: RowMapping, places: list[RowMapping], guest: Guest, language: str
) -> bodies.TableRow:
    """Return a table as a list shows it."""
    mine = [p["seat"] for p in places if p["guest"] == guest.id and not p["resigned"]]
    seats = [
        bodies.RowSeat(
            colour=SEATS[place["seat"]],
            name=place["name"]
            or (strength(place["level"], language) if place["kind"] == "bot" else ""),
            kind=place["kind"],
            resigned=place["resigned"],
        )
        for place in places
    ]
    return bodies.TableRow(
        id=row["id"],
        url=address_of_row(row, places, guest),
        game=row["game"],
        title=find_game(row["game"]).title(language),
        seats=seats,
        acting=row["acting"],
        your_turn=not row["over"] and any(seat in mine for seat in row["acting"]),
        begun=row["began"] is not None,
        over=row["over"],
        moves=row["moves"],
        updated=row["updated"],
    )


def address_of_row(row: RowMapping, places: list[RowMapping], guest: Guest) -> str:
    """Return where a row of a list leads: to the table, or to a free seat of a closed one."""
    people = (row["owner"], *(place["guest"] for place in places))
    free = [place["seat"] for place in places if place["kind"] == "open"]
    if row["audience"] == "closed" and free and guest.id not in people:
        return f"/t/{row['id']}/join/{free[0]}"
    return f"/t/{row['id']}"


@get("/tables/{identity:str}", responses=refusals(400, 403, 404, 410))
async def table(request: Ask, guest: Visitor, identity: FromPath[str]) -> messages.Table:
    """Describe a table."""
    room = await room_for(request, guest, identity)
    return table_message(room, guest, language_of(request), base_of(request))


@post(
    "/tables/{identity:str}/seats/{seat:int}",
    status_code=200,
    responses=refusals(400, 403, 404, 409, 410),
)
async def change_seat(
    request: Ask,
    guest: Visitor,
    identity: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[bodies.SeatChange],
) -> messages.Table:
    """Take a seat, leave it, hand it to a bot, or take it back; who opened the table frees it."""
    room = await lobby_of(request).room(identity)
    if data.do != "take":  # else it may be a friend who comes with a link
        room.admit(guest)
    lobby_of(request).check_level(data.level)
    await room.seat_change(seat, partial(carry_out, room, guest, data))
    return table_message(room, guest, language_of(request), base_of(request))


@post(
    "/tables/{identity:str}/begin",
    status_code=200,
    responses=refusals(400, 403, 404, 409, 410),
)
async def begin(
    request: Ask, guest: Visitor, identity: FromPath[str], data: JSONBody[bodies.WantedBots]
) -> messages.Table:
    """Begin now, with bots on all free seats; who opened the table may."""
    room = await room_for(request, guest, identity)
    lobby_of(request).check_level(data.level)
    check_opener(room, guest)
    await room.fill_with_bots(data.level)
    return table_message(room, guest, language_of(request), base_of(request))


def carry_out(room: Room, guest: Guest, wanted: bodies.SeatChange, place: Seat) -> None:
    """Do with a seat what a guest wants, or say why not."""
    if room.over and wanted.do in bodies.DEEDS:
        raise SeatError(Message("error-stays-written"))
    match wanted.do:
        case "take":
            place.take(guest.id, guest.name, wanted.code)
        case "leave":
            place.leave(guest.id)
        case "bot" if place.is_free():
            check_opener(room, guest)
            names = (seat.name for seat in room.seats)
            place.give_to_bot(wanted.level, bot_name(names, seed_of(room.id)))
        case "bot":
            place.hand_over(guest.id, wanted.level)
        case "back":
            place.take_back(guest.id)
        case "resign":
            check_rivals(room)
            place.resign(guest.id, wanted.level)
        case "free":
            check_opener(room, guest)
            place.free(secrets.token_urlsafe(12))
        case "open":
            check_opener(room, guest)
            place.open_up()
        case other:
            raise not_allowed("do", other, bodies.DEEDS)


def check_rivals(room: Room) -> None:
    """Refuse to let somebody win where nobody else sits."""
    if room.record.players == 1:
        raise SeatError(Message("error-resign-alone"))
    if any(place.is_free() for place in room.seats):
        raise SeatError(Message("error-resign-waiting"))


def check_opener(room: Room, guest: Guest) -> None:
    """Refuse whoever did not open the table."""
    if guest.id != room.owner:
        raise SeatError(Message("error-only-opener"))


@get("/tables/{identity:str}/positions/{number:int}", responses=refusals(400, 403, 404, 410))
async def position(
    request: Ask, guest: Visitor, identity: FromPath[str], number: FromPath[int]
) -> bodies.PastPosition:
    """Return any position of the game so far, drawn and in words."""
    room = await room_for(request, guest, identity)
    past: Past = request.app.state.past
    language = language_of(request)
    return await past.position(room, number, language, lambda: check_rate(request, "draw"))


@get("/tables/{identity:str}/setting", responses=refusals(400, 403, 404, 410))
async def setting(request: Ask, guest: Visitor, identity: FromPath[str]) -> bodies.Setting:
    """Return what is printed on the pieces of the table's game, in words."""
    record, language = (await room_for(request, guest, identity)).record, language_of(request)
    lines = record.game.texts.setting(record.replay(0))
    return bodies.Setting([record.game.say(line, language, pictured=True) for line in lines])


@get("/tables/{identity:str}/story", responses=refusals(400, 403, 404, 410))
async def story(request: Ask, guest: Visitor, identity: FromPath[str]) -> bodies.Story:
    """Return the scores after every move, the points by reason, and the own best alone."""
    lobby = lobby_of(request)
    room = await room_for(request, guest, identity)
    best = await lobby.best_alone(guest, room)
    told = room.story
    return bodies.Story(told.scores(), told.reasons(language_of(request)), best)


@get(
    "/tables/{identity:str}/record",
    media_type="text/plain",
    responses=refusals(400, 403, 404, 410),
)
async def record_text(request: Ask, guest: Visitor, identity: FromPath[str]) -> Response[str]:
    """Return the record as text. The seed is shown only when the game is over."""
    room = await room_for(request, guest, identity)
    text = write_record(public_record(room))
    name = f"{room.record.game.id}-{room.id}.tarsas"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def public_record(room: Room) -> Record:
    """Return a copy of the record with names, and without the seed while the game runs."""
    record = room.record
    seal = record.seal
    if seal and not room.over:
        seal = Seal(seal.table, seal.promise)
    names = tuple(
        (f"{seat.name} ({seat.level})" if seat.kind == "bot" and seat.name else seat.name)
        or seat.level
        or f"{SEATS[number]} ({seat.kind})"
        for number, seat in enumerate(room.seats)
    )
    return replace(record, names=names, date="", seal=seal, comments=[])


@post("/tables/{identity:str}/rematch", opt=OPENS, responses=refusals(400, 403, 404, 410))
async def rematch(request: Ask, guest: Visitor, identity: FromPath[str]) -> bodies.Opened:
    """Open the same table again."""
    lobby = lobby_of(request)
    room = await room_for(request, guest, identity)
    if not any(seat.belongs_to(guest.id) for seat in room.seats):
        raise TarsasError(Message("error-not-played"))
    new = await lobby.rematch(guest, room)
    return opened(new)


router = Router(
    "/api",
    route_handlers=[
        me,
        rename,
        renew_link,
        games,
        levels,
        open_table,
        play,
        list_tables,
        table,
        change_seat,
        begin,
        position,
        setting,
        story,
        record_text,
        rematch,
    ],
    dependencies={"guest": Provide(provide_guest)},
)
