"""Lessons over HTTP: answers lead on, wrong ones are told why, and what is done is remembered."""

import io
import json
import zipfile

import pytest

from tarsas.core.game import Game
from tarsas.core.lessons import GO_ON, Lesson, Stand, course
from tarsas.core.registry import find_game, game_ids
from tarsas.draw.view import view_of
from tarsas.server.teaching import lights

from .client import Person

MARABUNTA = find_game("marabunta")
FIRST = course(MARABUNTA)[0]
ADDRESS = "/api/lessons/marabunta/1"
TAUGHT = [game for game in map(find_game, game_ids()) if course(game)]


def right_answers(lesson: Lesson) -> list[int]:
    """Return the answers of somebody who makes no mistake."""
    stand = lesson.begin()
    while stand.step is not None:
        stand = stand.answer(stand.matching()[0] if stand.step.right else -1)
    return list(stand.answers)


def wrong_answer(stand: Stand) -> int:
    """Return a legal move that nobody asked for."""
    legal = [int(action) for action in stand.state.legal(stand.lesson.seat)]
    return next(action for action in legal if action not in stand.matching())


def joined(answers: list[int]) -> str:
    return ",".join(map(str, answers))


def test_a_lesson_is_played_like_a_table(first: Person) -> None:
    stand = first.get(ADDRESS)
    assert stand["step"] == 0
    assert stand["steps"] == len(FIRST.steps)
    assert stand["table"]["seats"][FIRST.seat]["mine"]
    assert stand["position"]["svg"].startswith("<svg")
    offered = {action["action"] for action in stand["position"]["choices"][0]["actions"]}
    assert offered == {int(action) for action in FIRST.begin().state.legal(FIRST.seat)}


def test_a_wrong_answer_is_told_why_and_changes_nothing(first: Person) -> None:
    before = first.get(ADDRESS)
    stand = first.get(f"{ADDRESS}?answers={wrong_answer(FIRST.begin())}")
    assert stand["remark"]
    assert stand["rules"]
    assert stand["answers"] == []
    assert stand["position"]["number"] == before["position"]["number"]


def test_right_answers_lead_to_the_end_by_scenes_of_what_others_do(first: Person) -> None:
    answers = right_answers(FIRST)
    stand = first.get(f"{ADDRESS}?answers={joined(answers)}")
    assert stand["step"] == stand["steps"]
    assert not stand["remark"]
    assert [scene["choices"] for scene in stand["scenes"]] == [[]] * len(stand["scenes"])
    numbers = [scene["number"] for scene in [*stand["scenes"], stand["position"]]]
    assert numbers == sorted(set(numbers))
    assert len(stand["scenes"]) > 0
    known = stand["scenes"][0]["log"]["entries"]
    assert known[0]["number"] == 1


def test_what_is_lit_may_be_clicked(first: Person) -> None:
    """The first lesson asks to finish, and speaks of a die that would cost too much."""
    answers = right_answers(FIRST)
    while True:
        stand = first.get(f"{ADDRESS}?answers={joined(answers)}")
        if stand["step"] == len(FIRST.steps) - 1:
            break
        answers.pop()
    offered = stand["position"]["choices"][0]["actions"]
    assert {"die-yellow"} == {piece for action in offered for piece in action["targets"]}
    assert "die-yellow" not in stand["lights"]


@pytest.mark.parametrize("game", TAUGHT, ids=[game.id for game in TAUGHT])
def test_nothing_is_lit_that_is_only_wrong_to_click(game: Game) -> None:
    for lesson in course(game):
        stand = lesson.begin()
        while stand.step is not None:
            right, lit = stand.matching(), set(lights(stand))
            if right:
                ways = {
                    action: clicked(stand, action)
                    for action in map(int, stand.state.legal(lesson.seat))
                }
                good = {piece for action in right for piece in ways[action]}
                bad = {piece for pieces in ways.values() for piece in pieces} - good
                assert lit & good or not lit & bad, (lesson.name, stand.step.say, stand.taken)
            stand = stand.answer(right[0] if right else GO_ON)


def clicked(stand: Stand, action: int) -> tuple[str, ...]:
    """Return the pieces that are clicked for an action."""
    return view_of(stand.game).targets(stand.state, stand.seat, int(action))


def test_positions_of_a_lesson_can_be_looked_at(first: Person) -> None:
    answers = joined(right_answers(FIRST))
    past = first.get(f"{ADDRESS}/positions/1?answers={answers}")
    assert past["number"] == 1
    assert past["text"]
    assert first.get(f"{ADDRESS}/setting")["text"]


def test_what_is_done_is_remembered_exported_and_forgotten(first: Person) -> None:
    assert first.http.get("/learn/marabunta").text.count('class="done"') == 0
    done = first.post(f"{ADDRESS}/done", {"answers": right_answers(FIRST)})
    assert done == {"next": "/learn/marabunta/2"}
    first.post(f"{ADDRESS}/done", {"answers": right_answers(FIRST)})  # once more does no harm
    assert first.http.get("/learn/marabunta").text.count('class="done"') == 1
    with zipfile.ZipFile(io.BytesIO(first.http.get("/api/me/data").content)) as archive:
        mine = json.loads(archive.read("tarsas.json"))
    assert [(one["game"], one["lesson"]) for one in mine["lessons"]] == [("marabunta", FIRST.name)]
    first.post("/api/me/forget", {})
    assert first.http.get("/learn/marabunta").text.count('class="done"') == 0


@pytest.mark.parametrize("game", TAUGHT, ids=[game.id for game in TAUGHT])
def test_a_first_game_is_offered_as_soon_as_one_knows_enough(game: Game, first: Person) -> None:
    enough = next(lesson for lesson in course(game) if lesson.enough)
    offer = f'data-first-game="{game.id}"'
    assert offer not in first.http.get(f"/learn/{game.id}").text
    before, at = (first.http.get(f"/learn/{game.id}/{enough.number - i}").text for i in (1, 0))
    assert ('data-enough="true"' in before, 'data-enough="true"' in at) == (False, True)
    address = f"/api/lessons/{game.id}/{enough.number}/done"
    first.post(address, {"answers": right_answers(enough)})
    assert offer in first.http.get(f"/learn/{game.id}").text


def test_nobody_is_done_without_doing(first: Person) -> None:
    answer = first.http.post(f"{ADDRESS}/done", json={"answers": right_answers(FIRST)[:-1]})
    assert answer.status_code == 400


def test_odd_questions_are_refused(first: Person) -> None:
    for asked, code in {
        f"{ADDRESS}?answers=x": 400,
        f"{ADDRESS}?answers={'1,' * 500}1": 400,
        f"{ADDRESS}?answers=999999": 400,
        f"{ADDRESS}?answers={'9' * 5000}": 400,
        f"{ADDRESS}?after=-5": 200,
        "/api/lessons/marabunta/0": 404,
        "/api/lessons/marabunta/99": 404,
        "/api/lessons/chess/1": 404,
        f"{ADDRESS}/positions/999": 400,
        "/learn/chess": 404,
        "/learn/marabunta/99": 404,
    }.items():
        assert first.http.get(asked).status_code == code, asked


def test_every_course_has_its_page(first: Person) -> None:
    def taught(game: Game) -> int:
        return len(course(game))

    for summary in first.get("/api/games"):
        assert summary["lessons"] == taught(find_game(summary["id"]))
        if summary["lessons"]:
            page = first.http.get(f"/learn/{summary['id']}?lang=hu").text
            assert page.count(f'href="/learn/{summary["id"]}/') >= summary["lessons"]
