"""*Puzzles*: the page of all games, one puzzle on the page of a table, and its answers."""

from datetime import UTC, date, datetime

from litestar import Response, Router, get, post
from litestar.di import Provide
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

from tarsas.core.game import Game
from tarsas.core.registry import find_game, game_ids
from tarsas.core.solving import Riddle
from tarsas.core.text import Message, say
from tarsas.server import api, bodies
from tarsas.server.answers import refusals
from tarsas.server.asking import Ask, language_of, lobby_of
from tarsas.server.beside import beside
from tarsas.server.gate import COUNTS_AS, caller_of, check_rate, limits_of
from tarsas.server.guests import Visitor, provide_guest
from tarsas.server.identity import Guest
from tarsas.server.links import SEE_OTHER
from tarsas.server.lobby import NotFoundError
from tarsas.server.pages import TEXTS, game_named, render
from tarsas.server.puzzle_choice import next_for, of_the_day, riddles_of
from tarsas.server.puzzle_costs import Cost, Scales
from tarsas.server.puzzlers import Player, judge, judged, players_of, rating_now, ratings_of
from tarsas.server.puzzling import Teller, Tried, standing
from tarsas.server.rating import Rating
from tarsas.server.school import school_of
from tarsas.server.strengths import strengths
from tarsas.server.taught import past_position, read_answers, setting_of

DAILY = "daily"
ANSWERS = {COUNTS_AS: "answer"}
NOBODY = Player(Rating(), {})


def handlers() -> list[ControllerRouterHandler]:
    """Return the pages, and what a puzzle asks for while it is solved."""
    inside = [puzzle_stand, puzzle_answer, puzzle_position, puzzle_setting]
    guest = {"guest": Provide(provide_guest)}
    return [
        Router("/puzzles", route_handlers=[all_puzzles, next_puzzle, puzzle_page]),
        Router("/api/puzzles", route_handlers=inside, dependencies=guest),
    ]


def today() -> date:
    """Return the day of the puzzle of the day, which is the same all over the world."""
    return datetime.now(UTC).date()


def riddle_of(game: Game, name: str) -> Riddle:
    """Return a puzzle of a game, or the error of a page that does not exist."""
    found = riddles_of(game)
    riddle = of_the_day(found, today()) if name == DAILY else None
    riddle = riddle or next((one for one in found if one.id == name), None)
    if riddle is None:
        raise NotFoundError(Message("error-no-puzzle"))
    return riddle


# Pages


@get("/", dependencies={"guest": Provide(provide_guest)}, include_in_schema=False)
async def all_puzzles(request: Ask, guest: Visitor) -> Response[str]:
    """Show the puzzle of the day of each game, and how the guest does."""
    language = language_of(request)
    players = await players_of(lobby_of(request).storage, guest.id)
    rows = []
    for game in map(find_game, game_ids()):
        found = riddles_of(game)
        daily = of_the_day(found, today())
        if daily is not None:
            mine = players.get(game.id, NOBODY)
            rows.append(
                {
                    "game": api.describe(game, language),
                    "count": len(found),
                    "daily": mine.answered.get(daily.id),
                    **standing(mine),
                }
            )
    return render(request, "puzzles.html", me=api.about(request, guest), games=rows)


@get("/{name:str}", dependencies={"guest": Provide(provide_guest)}, include_in_schema=False)
async def next_puzzle(
    request: Ask, guest: Visitor, name: FromPath[str], after: FromQuery[str] = ""
) -> Redirect:
    """Lead to the next puzzle that fits; `after` is the one at which the guest has just been."""
    game, storage = game_named(name), lobby_of(request).storage
    mine = (await players_of(storage, guest.id)).get(game.id, NOBODY)
    ratings = await ratings_of(storage, game)
    found = next_for(riddles_of(game), mine.rating, ratings, mine.answered, guest.id, {after})
    if found is None:
        raise NotFoundError(Message("error-no-puzzle"))
    return Redirect(f"/puzzles/{game.id}/{found.id}", status_code=SEE_OTHER)


@get(
    "/{name:str}/{puzzle:str}",
    dependencies={"guest": Provide(provide_guest)},
    include_in_schema=False,
)
async def puzzle_page(
    request: Ask, guest: Visitor, name: FromPath[str], puzzle: FromPath[str]
) -> Response[str]:
    """Show a puzzle: the page of a table, with a teacher."""
    game, language = game_named(name), language_of(request)
    riddle = riddle_of(game, puzzle)
    title = Message("puzzle-number", {"number": riddle.number})
    heading = say(TEXTS, language, Message("puzzle-daily") if puzzle == DAILY else title)
    return render(
        request,
        "table.html",
        me=api.about(request, guest),
        table=f"{game.id}-{riddle.id}",
        game=api.describe(game, language),
        levels=strengths(language),
        lesson={
            "kind": "puzzle",
            "path": f"{game.id}/{riddle.id}",
            "title": heading,
            "heading": heading,
            "all": "/puzzles",
            "last": False,
            "enough": False,
        },
        study=None,
    )


# While a puzzle is solved. To reach a position may take a while, in which tables go on: a thread.


@get("/{name:str}/{puzzle:str}", responses=refusals(400, 404))
async def puzzle_stand(
    request: Ask,
    guest: Visitor,
    name: FromPath[str],
    puzzle: FromPath[str],
    after: FromQuery[int] = 0,
) -> bodies.PuzzleStand:
    """Return the position of a puzzle (`daily`: that of the day), and what is asked."""
    check_rate(request, "draw")
    riddle = riddle_of(game_named(name), puzzle)
    return await told_stand(request, guest, riddle, bodies.PuzzleAnswers(after=after))


@post("/{name:str}/{puzzle:str}", status_code=200, opt=ANSWERS, responses=refusals(400, 403, 404))
async def puzzle_answer(
    request: Ask,
    guest: Visitor,
    name: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[bodies.PuzzleAnswers],
) -> bodies.PuzzleStand:
    """Return where answers lead: a wrong one nowhere. A guest's first one to a puzzle is rated."""
    return await told_stand(request, guest, riddle_of(game_named(name), puzzle), data)


async def told_stand(
    request: Ask, guest: Guest, riddle: Riddle, data: bodies.PuzzleAnswers
) -> bodies.PuzzleStand:
    """Return where somebody stands, after the answer was rated and weighed."""
    storage, school, language = lobby_of(request).storage, school_of(request), language_of(request)

    def reach() -> Tried:
        told = school.at(riddle, tuple(data.answers))
        return school.at(riddle, told.stand.solution()) if data.show else told

    told = await beside(reach)
    attempt = told.stand
    first = await judged(storage, guest.id, riddle)
    if first is None and (attempt.is_over or attempt.wrong is not None):
        solved = attempt.is_over and not data.show
        first = await judge(storage, guest.id, riddle, solved=solved)
    cost = await cost_of(request, guest, told)
    strength = await rating_now(storage, riddle)

    def tell() -> bodies.PuzzleStand:
        return Teller(school, language).stand(
            told,
            max(0, data.after),
            shown=data.show,
            cost=cost,
            judged=first,
            strength=strength,
        )

    return await beside(tell)


async def cost_of(request: Ask, guest: Guest, told: Tried) -> Cost | None:
    """Return what a wrong answer costs; who makes many is told what is known without a bot."""
    scales: Scales = request.app.state.scales
    may_ask = scales.needs_bot(told.stand) and not limits_of(request).take(
        "weigh", guest.id, caller_of(request)
    )
    return await scales.cost(told.stand, guest.id, may_ask=may_ask)


@get("/{name:str}/{puzzle:str}/positions/{position:int}", responses=refusals(400, 404))
async def puzzle_position(
    request: Ask,
    name: FromPath[str],
    puzzle: FromPath[str],
    position: FromPath[int],
    answers: FromQuery[str] = "",
) -> bodies.PastPosition:
    """Return any position of the game up to the puzzle or on the way through it."""
    check_rate(request, "draw")
    riddle, school = riddle_of(game_named(name), puzzle), school_of(request)
    language = language_of(request)

    def drawn() -> bodies.PastPosition:
        return past_position(school.at(riddle, read_answers(answers)), position, language)

    return await beside(drawn)


@get("/{name:str}/{puzzle:str}/setting", responses=refusals(400, 404))
async def puzzle_setting(
    request: Ask, name: FromPath[str], puzzle: FromPath[str]
) -> bodies.Setting:
    """Return what is printed on the pieces of a puzzle's game, in words."""
    riddle = riddle_of(game_named(name), puzzle)
    return await beside(lambda: setting_of(riddle.begin(), language_of(request)))
