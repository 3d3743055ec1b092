"""*Analysis*: positions of all kinds to play on from, kept as studies and shared by their links."""

import secrets
from collections.abc import Awaitable, Callable
from typing import TypeVar

from litestar import Response, Router, get, post
from litestar.di import Provide
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import ControllerRouterHandler
from markupsafe import Markup

from tarsas.core.errors import TarsasError, not_allowed
from tarsas.core.notation import write_variations
from tarsas.core.record import Record
from tarsas.core.registry import find_game, game_ids
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE
from tarsas.core.text import Message
from tarsas.core.variations import ROOT, Variations
from tarsas.draw.film import film, last_seat
from tarsas.draw.legend import symbols_of
from tarsas.draw.picture import png, standalone
from tarsas.draw.theme import THEMES
from tarsas.server import api, bodies, looks
from tarsas.server.analysing import (
    study_nodes,
    study_position,
    study_stand,
    tell,
    tell_grown,
    titled,
)
from tarsas.server.answers import refusals
from tarsas.server.asking import (
    Ask,
    checker_of,
    language_of,
    lobby_of,
    room_for,
    studies_of,
)
from tarsas.server.beside import Workshop, beside
from tarsas.server.counts import seats_of
from tarsas.server.gate import check_rate
from tarsas.server.guests import Visitor, provide_guest
from tarsas.server.identity import Guest
from tarsas.server.limits import COMMENT_LETTERS
from tarsas.server.lobby import NotFoundError
from tarsas.server.looks import Looks
from tarsas.server.pages import drawn_choices, game_named, render, table_of
from tarsas.server.past import draw_position
from tarsas.server.puzzle_pages import riddle_of
from tarsas.server.resuming import resumed
from tarsas.server.review_api import reviews_of
from tarsas.server.reviews import line_of
from tarsas.server.room import Room
from tarsas.server.school import lesson_of, school_of
from tarsas.server.strengths import strengths
from tarsas.server.studies import (
    NotYoursError,
    Study,
    StudyError,
    changed,
    check_revision,
    fitted,
    short,
)
from tarsas.server.taught import read_answers
from tarsas.table.deeds import last_scenes
from tarsas.table.seats import is_alone
from tarsas.table.table import Table

T = TypeVar("T", str, bytes)
GUEST = {"guest": Provide(provide_guest)}
MOST_DRAWS = 200  # outcomes of chance in a row; no game has nearly as many
WIDTH = 1440  # of a picture in pixels


def handlers() -> list[ControllerRouterHandler]:
    """Return the pages, and what they ask for."""
    inside = [
        open_study,
        list_studies,
        stand,
        position,
        past_position,
        setting,
        change,
        delete_study,
        look,
        record_text,
        picture,
    ]
    return [
        analysis_page,
        opening_page,
        study_page,
        Router("/api/studies", route_handlers=inside, dependencies=GUEST),
    ]


def looks_of(request: Ask) -> Looks:
    """Return who looks at what."""
    found = request.app.state.looks
    assert isinstance(found, Looks)
    return found


# Pages


@get("/analysis", dependencies=GUEST, include_in_schema=False)
async def analysis_page(request: Ask, guest: Visitor) -> Response[str]:
    """Show where an analysis can begin, and those that the guest keeps."""
    language = language_of(request)
    return render(
        request,
        "analysis.html",
        me=api.about(request, guest),
        games=[api.describe(find_game(name), language) for name in game_ids()],
        studies=await rows_of(request, guest),
    )


@get("/analysis/{name:str}", dependencies=GUEST, include_in_schema=False)
async def opening_page(request: Ask, guest: Visitor, name: FromPath[str]) -> Response[str]:
    """Set up an opening to analyse."""
    game, language = game_named(name), language_of(request)
    drawn = drawn_choices(game)
    return render(
        request,
        "opening.html",
        me=api.about(request, guest),
        game=api.describe(game, language),
        pictures=drawn,
        symbols=Markup(symbols_of(game, [p for values in drawn.values() for p in values.values()])),
        tables={option.name: table_of(game, option, language) for option in game.options},
        seats=seats_of(game, [""] * max(game.players), language),
        fills=game.fills,
    )


@get("/s/{identity:str}", dependencies=GUEST, include_in_schema=False)
async def study_page(request: Ask, guest: Visitor, identity: FromPath[str]) -> Response[str]:
    """Show a study: the page of a table, whose reader acts for everybody."""
    study = await studies_of(request).find(identity)
    language = language_of(request)
    return render(
        request,
        "table.html",
        me=api.about(request, guest),
        table=identity,
        game=api.describe(study.tree.setup.game, language),
        levels=strengths(language),
        lesson=None,
        study={
            "id": identity,
            "title": study.title,
            "mine": study.guest == guest.id,
            "by": await studies_of(request).owner_of(study),
        },
    )


# Opening one: every source is a function that returns the tree and where in it one begins

Opening = tuple[Variations, int]
Source = Callable[[Ask, Guest, str, bodies.WantedStudy], Awaitable[Opening]]


async def of_game(request: Ask, guest: Guest, name: str, wanted: bodies.WantedStudy) -> Opening:
    """Begin at the opening of a game."""
    game = game_named(name)
    players = wanted.players or game.usual_players
    return Variations.of(Record.new(game, players, dict(wanted.options))), ROOT


async def of_table(request: Ask, guest: Guest, name: str, wanted: bodies.WantedStudy) -> Opening:
    """Begin at a position of a table."""
    room = await room_for(request, guest, name)
    check_fair(room, guest)
    return at_move(api.public_record(room), wanted.number)


async def of_lesson(request: Ask, guest: Guest, name: str, wanted: bodies.WantedStudy) -> Opening:
    """Begin where a learner stands in a lesson."""
    game, _, number = name.partition("/")
    lesson = lesson_of(game_named(game), int(number) if number.isdecimal() else 0)
    answers = read_answers(",".join(map(str, wanted.answers)))
    told = await beside(school_of(request).at, lesson, answers)
    return at_move(told.stand.record, wanted.number)


async def of_puzzle(request: Ask, guest: Guest, name: str, wanted: bodies.WantedStudy) -> Opening:
    """Begin at a puzzle that ships with a game; right answers to it go along."""
    game, _, puzzle = name.partition("/")
    riddle = riddle_of(game_named(game), puzzle)
    answers = read_answers(",".join(map(str, wanted.answers)))
    told = await beside(school_of(request).at, riddle, answers)
    asked = len(riddle.puzzle.moves) if wanted.number is None else wanted.number
    return at_move(told.stand.record, asked)


async def of_study(request: Ask, guest: Guest, name: str, wanted: bodies.WantedStudy) -> Opening:
    """Begin with a copy of somebody's study."""
    study = await studies_of(request).find(name)
    at = study.at if wanted.number is None else wanted.number
    return titled(study), study.tree.node(at).number


async def of_record(request: Ask, guest: Guest, name: str, wanted: bodies.WantedStudy) -> Opening:
    """Begin with a record that somebody sends; its game may not be running here."""
    tree = await checker_of(request).read(guest.id, wanted.record)
    if (seal := tree.setup.seal) and not seal.seed:
        try:
            room = await lobby_of(request).room(seal.table)
        except TarsasError:
            pass  # of another server, or long gone
        else:
            check_fair(room, guest)
    line = [ROOT, *(node.number for node in tree.line(ROOT))]  # of a record without moves: that
    at = line[-1] if wanted.number is None else wanted.number
    return fitted(tree), tree.node(at).number


SOURCES: dict[str, Source] = {
    "game": of_game,
    "table": of_table,
    "lesson": of_lesson,
    "puzzle": of_puzzle,
    "study": of_study,
    "record": of_record,
}


def at_move(record: Record, number: int | None) -> Opening:
    """Return the tree of a record, and the node after so many moves."""
    tree = Variations.of(record)
    return tree, tree.node(len(record.moves) if number is None else number).number


def check_fair(room: Room, guest: Guest) -> None:
    """Refuse to help against people: a game is analysed when it is over, or against bots alone."""
    if not room.over and not is_alone(room.seats, guest.id):
        raise StudyError(Message("error-study-running"))


@post("/", opt=api.OPENS, responses=refusals(400, 403, 404))
async def open_study(
    request: Ask, guest: Visitor, data: JSONBody[bodies.WantedStudy]
) -> bodies.Opened:
    """Open a study of a position, and return where it is."""
    kind, _, name = data.source.partition(":")
    if kind not in SOURCES:
        raise not_allowed("source", data.source, SOURCES)
    tree, at = await SOURCES[kind](request, guest, name, data)
    title = tree.nodes[ROOT].name
    identity = await studies_of(request).open(guest.id, tree.call(ROOT, ""), at, title)
    return bodies.Opened(identity, f"/s/{identity}")


@get("/", responses=refusals(400))
async def list_studies(request: Ask, guest: Visitor) -> list[bodies.StudyRow]:
    """List the studies of the guest, the last changed first."""
    return await rows_of(request, guest)


async def rows_of(request: Ask, guest: Guest) -> list[bodies.StudyRow]:
    """Return a guest's studies as a list shows them; those of missing games are left out."""
    language, known = language_of(request), game_ids()
    return [
        bodies.StudyRow(
            id=row["id"],
            url=f"/s/{row['id']}",
            game=row["game"],
            name=find_game(row["game"]).title(language),
            title=row["title"],
            moves=row["next"] - 1,
            updated=row["updated"],
        )
        for row in await studies_of(request).of_guest(guest.id)
        if row["game"] in known
    ]


# While one is looked at. To tell a tree may take a while, in which tables go on: a thread.


@get("/{identity:str}", responses=refusals(400, 404))
async def stand(request: Ask, guest: Visitor, identity: FromPath[str]) -> bodies.StudyStand:
    """Return a study with its tree of variations."""
    studies, language = studies_of(request), language_of(request)
    study = await studies.find(identity)
    by, mine = await studies.owner_of(study), study.guest == guest.id
    engine, reviewed = looks_of(request).most, await reviewed_node(request, study)
    return await beside(study_stand, study, by, mine, engine, reviewed, language)


async def reviewed_node(request: Ask, study: Study) -> int | None:
    """Return the last node of the main line to which a review was asked for."""
    asked = await reviews_of(request).lines(study.id)
    line = (node.number for node in reversed(study.tree.line(ROOT)))
    return next((number for number in line if line_of(study.id, number) in asked), None)


@get("/{identity:str}/nodes/{node:int}", responses=refusals(400, 404))
async def position(
    request: Ask, guest: Visitor, identity: FromPath[str], node: FromPath[int]
) -> bodies.StudyPosition:
    """Return a position of a study, with what can be done there."""
    check_rate(request, "draw")
    study = await studies_of(request).find(identity)
    mine, language = study.guest == guest.id, language_of(request)
    return await beside(study_position, study, node, mine, language)


@get("/{identity:str}/nodes/{node:int}/positions/{number:int}", responses=refusals(400, 404))
async def past_position(
    request: Ask, identity: FromPath[str], node: FromPath[int], number: FromPath[int]
) -> bodies.PastPosition:
    """Return any position on the way to a node, drawn and in words."""
    check_rate(request, "draw")
    record = (await studies_of(request).find(identity)).tree.record(node)
    return await beside(draw_position, record, number, language_of(request))


@get("/{identity:str}/setting", responses=refusals(400, 404))
async def setting(request: Ask, identity: FromPath[str]) -> bodies.Setting:
    """Return what is printed on the pieces of a study's game, in words."""
    record, language = (await studies_of(request).find(identity)).tree.setup, language_of(request)
    lines = record.game.texts.setting(record.opening())
    return bodies.Setting([record.game.say(line, language, pictured=True) for line in lines])


# Changing


def check_owner(study: Study, guest: Guest) -> None:
    """Refuse who only has the link."""
    if study.guest != guest.id:
        raise NotYoursError(Message("error-study-not-yours"))


@post("/{identity:str}", status_code=200, responses=refusals(400, 403, 404, 409))
async def change(
    request: Ask, guest: Visitor, identity: FromPath[str], data: JSONBody[bodies.StudyDeed]
) -> bodies.StudyChange:
    """Play a move, draw chance, resume, name, comment, promote or delete, answering a revision."""
    studies, language = studies_of(request), language_of(request)
    study = await studies.find(identity)
    check_owner(study, guest)
    check_revision(study, data.revision)
    if data.do == "title":
        after, at = await studies.change(study, study.tree, title=short(data.text)), data.at
    else:
        tree, at = await beside(carried_out, study, data)
        after = study
        if tree is not study.tree:
            after = await studies.change(study, tree, at=at)
    return await beside(told_change, study, after, at, language)


def carried_out(study: Study, deed: bodies.StudyDeed) -> Opening:
    """Return the tree after a deed, and the node where one stands then."""
    tree = study.tree
    match deed.do:
        case "play":
            return played(tree, deed)
        case "draw":
            return drawn(tree, deed.at, 1 if not deed.draws else MOST_DRAWS)
        case "resume":
            return resumed(study, deed.at)
        case "name":
            return tree.call(deed.at, short(deed.text)), deed.at
        case "comment":
            return tree.comment(deed.at, deed.text[:COMMENT_LETTERS]), deed.at
        case "promote":
            return tree.promote(deed.at), deed.at
        case "delete":
            return tree.delete(deed.at), tree.nodes[deed.at].parent
        case other:
            raise not_allowed("do", other, bodies.STUDY_DEEDS)


def played(tree: Variations, deed: bodies.StudyDeed) -> Opening:
    """Return the tree after the steps of a move, all of them legal, and perhaps some draws."""
    if not deed.actions:
        raise StudyError(Message("error-not-understood"))
    table, at = Table.of(tree.record(deed.at)), deed.at
    for step in table.go(deed.seat, deed.actions, table.revision):
        tree, at = tree.play(at, step.last)
    return drawn(tree, at, MOST_DRAWS) if deed.draws else (tree, at)


def drawn(tree: Variations, at: int, most: int) -> Opening:
    """Return the tree after chance was drawn by its true probabilities, as long as it acts."""
    rng, table = Rng(secrets.randbits(64)), Table.of(tree.record(at))
    while table.actor == CHANCE and most > 0:
        table = table.draw(rng)
        tree, at = tree.play(at, table.last)
        most -= 1
    return tree, at


def told_change(before: Study, after: Study, at: int, language: str) -> bodies.StudyChange:
    """Return what a page has to know of a change."""
    numbers = sorted(set(changed(before.tree, after.tree)))
    if before.entries:
        tell_grown(after, [n for n in numbers if n not in before.tree.nodes])
    tell(after)
    nodes = study_nodes(after, (after.tree.nodes[number] for number in numbers), language)
    gone = sorted(before.tree.nodes.keys() - after.tree.nodes.keys())
    return bodies.StudyChange(after.revision, at, nodes, gone)


@post("/{identity:str}/delete", status_code=200, responses=refusals(400, 403, 404))
async def delete_study(request: Ask, guest: Visitor, identity: FromPath[str]) -> bodies.StudyGone:
    """Delete a study for good."""
    study = await studies_of(request).find(identity)
    check_owner(study, guest)
    await studies_of(request).delete(study)
    return bodies.StudyGone(study.id)


# The engine's view


@get("/{identity:str}/nodes/{node:int}/look", responses=refusals(400, 404, 409))
async def look(
    request: Ask,
    guest: Visitor,
    identity: FromPath[str],
    node: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> bodies.Look:
    """Let the engine look a little longer at a position, and return what it thinks so far."""
    check_rate(request, "look")
    record = (await studies_of(request).find(identity)).tree.record(node)
    whose = looks.looking_seat(record.replay(), record, seat)
    found = looks_of(request)
    looker = await found.look(guest.id, identity, node, record, whose)
    return await looks.told(looker, record, whose, language_of(request), found.is_done(looker))


# To take along


@get("/{identity:str}/record", media_type="text/plain", responses=refusals(400, 404))
async def record_text(request: Ask, identity: FromPath[str]) -> Response[str]:
    """Return a study as the text of a record, with its variations and comments."""
    study = await studies_of(request).find(identity)
    text = await beside(write_variations, titled(study))
    return attached(text, "text/plain; charset=utf-8", study, "tarsas")


PICTURES = ("position.svg", "position.png", "film.svg")


@get(
    "/{identity:str}/nodes/{node:int}/{name:str}",
    media_type="image/svg+xml",
    responses=refusals(400, 404),
)
async def picture(
    request: Ask,
    identity: FromPath[str],
    node: FromPath[int],
    name: FromPath[str],
    theme: FromQuery[str] = "light",
) -> Response[bytes]:
    """Return a position as `position.svg` or `position.png`, or its last deed as `film.svg`."""
    check_rate(request, "draw")
    if name not in PICTURES or theme not in THEMES:
        raise NotFoundError(Message("error-no-picture"))
    study = await studies_of(request).find(identity)
    language = language_of(request)

    def drawn() -> str:
        game = study.tree.setup.game
        if name == "film.svg":
            record = study.tree.record(node)
            states = [table.state for table in last_scenes(list(Table.stages(record)))]
            return film(game, states, language, theme, last_seat(record))
        return standalone(game, study.tree.record(node).replay(), language, theme)

    svg, ending = await beside(drawn), f"{node}.{name}"
    if not name.endswith("png"):
        return attached(svg.encode(), "image/svg+xml", study, ending)
    painter: Workshop = request.app.state.painter
    return attached(await painter.do(png, svg, WIDTH, theme), "image/png", study, ending)


def attached(content: T, kind: str, study: Study, ending: str) -> Response[T]:
    """Return a file to be saved."""
    name = f"{study.tree.setup.game.id}-{study.id}.{ending}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=kind, headers=headers)
