"""*Learn*: the course of a game, its lessons, and what is asked while one is played."""

from litestar import Response, Router, get, post
from litestar.di import Provide
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import ControllerRouterHandler

from tarsas.core.game import Game
from tarsas.core.lessons import Lesson, course
from tarsas.core.text import Message
from tarsas.server import api, bodies
from tarsas.server.answers import refusals
from tarsas.server.asking import Ask, language_of, lobby_of
from tarsas.server.beside import beside
from tarsas.server.gate import check_rate
from tarsas.server.guests import Visitor, provide_guest
from tarsas.server.lobby import NotFoundError
from tarsas.server.pages import game_named, render
from tarsas.server.progress import done_by, note_done
from tarsas.server.strengths import strengths
from tarsas.server.taught import School, TaughtError, past_position, read_answers, setting_of
from tarsas.server.teaching import lesson_stand


def handlers() -> list[ControllerRouterHandler]:
    """Return the pages, and what a lesson asks for while it is played."""
    inside = [stand, lesson_position, lesson_setting, done]
    guest = {"guest": Provide(provide_guest)}
    return [
        course_page,
        lesson_page,
        Router("/api/lessons", route_handlers=inside, dependencies=guest),
    ]


def lesson_of(game: Game, number: int) -> Lesson:
    """Return a lesson of a course, or the error of a page that does not exist."""
    lessons = course(game)
    if not 1 <= number <= len(lessons):
        raise NotFoundError(Message("error-no-lesson"))
    return lessons[number - 1]


def school_of(request: Ask) -> School:
    """Return what the server knows of learners."""
    found = request.app.state.school
    assert isinstance(found, School)
    return found


# Pages


@get("/learn/{name:str}", dependencies={"guest": Provide(provide_guest)}, include_in_schema=False)
async def course_page(request: Ask, guest: Visitor, name: FromPath[str]) -> Response[str]:
    """Show the course of a game: its lessons, and which are done."""
    game, language = game_named(name), language_of(request)
    lessons = course(game)
    if not lessons:
        raise NotFoundError(Message("error-no-lesson"))
    known = await done_by(lobby_of(request).storage, guest.id)
    rows = [
        {
            "number": lesson.number,
            "title": game.say(lesson.title, language),
            "done": (game.id, lesson.name) in known,
        }
        for lesson in lessons
    ]
    return render(
        request,
        "course.html",
        me=api.about(request, guest),
        game=api.describe(game, language),
        lessons=rows,
        next=next((row["number"] for row in rows if not row["done"]), None),
        enough=any(one.enough and row["done"] for one, row in zip(lessons, rows, strict=True)),
    )


@get(
    "/learn/{name:str}/{number:int}",
    dependencies={"guest": Provide(provide_guest)},
    include_in_schema=False,
)
async def lesson_page(
    request: Ask, guest: Visitor, name: FromPath[str], number: FromPath[int]
) -> Response[str]:
    """Show a lesson: the page of a table, with a teacher."""
    game, language = game_named(name), language_of(request)
    lesson = lesson_of(game, number)
    return render(
        request,
        "table.html",
        me=api.about(request, guest),
        table=f"{game.id}-{number}",
        game=api.describe(game, language),
        levels=strengths(language),
        study=None,
        lesson={
            "kind": "lesson",
            "path": f"{game.id}/{number}",
            "title": game.say(lesson.title, language),
            "heading": f"{number}. {game.say(lesson.title, language)}",
            "all": f"/learn/{game.id}",
            "last": number == len(course(game)),
            "enough": lesson.enough,
        },
    )


# While a lesson is played. To reach a position may take a while, in which tables go on: a thread.


@get("/{name:str}/{number:int}", responses=refusals(400, 404))
async def stand(
    request: Ask,
    name: FromPath[str],
    number: FromPath[int],
    answers: FromQuery[str] = "",
    after: FromQuery[int] = 0,
) -> bodies.LessonStand:
    """Return where answers lead in a lesson: all are right, but perhaps the last one."""
    check_rate(request, "draw")
    lesson, school = lesson_of(game_named(name), number), school_of(request)
    language = language_of(request)

    def told() -> bodies.LessonStand:
        return lesson_stand(school.at(lesson, read_answers(answers)), max(0, after), language)

    return await beside(told)


@get("/{name:str}/{number:int}/positions/{position:int}", responses=refusals(400, 404))
async def lesson_position(
    request: Ask,
    name: FromPath[str],
    number: FromPath[int],
    position: FromPath[int],
    answers: FromQuery[str] = "",
) -> bodies.PastPosition:
    """Return any position of a lesson so far, drawn and in words."""
    check_rate(request, "draw")
    lesson, school = lesson_of(game_named(name), number), school_of(request)
    language = language_of(request)

    def drawn() -> bodies.PastPosition:
        return past_position(school.at(lesson, read_answers(answers)), position, language)

    return await beside(drawn)


@get("/{name:str}/{number:int}/setting", responses=refusals(400, 404))
async def lesson_setting(
    request: Ask, name: FromPath[str], number: FromPath[int]
) -> bodies.Setting:
    """Return what is printed on the pieces of a lesson's game, in words."""
    return setting_of(lesson_of(game_named(name), number).begin(), language_of(request))


@post("/{name:str}/{number:int}/done", status_code=200, responses=refusals(400, 403, 404))
async def done(
    request: Ask,
    guest: Visitor,
    name: FromPath[str],
    number: FromPath[int],
    data: JSONBody[bodies.LessonAnswers],
) -> bodies.LessonDone:
    """Note that the guest has done a lesson; its answers show it."""
    game = game_named(name)
    lesson = lesson_of(game, number)
    told = await beside(school_of(request).at, lesson, tuple(data.answers))
    if not told.stand.is_over:
        raise TaughtError(Message("error-lesson-answers"))
    await note_done(lobby_of(request).storage, guest.id, lesson)
    last = number == len(course(game))
    return bodies.LessonDone(None if last else f"/learn/{game.id}/{number + 1}")
