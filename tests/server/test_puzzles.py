"""Puzzles over HTTP: which one comes, what an answer costs, and what it does to the ratings."""

import asyncio
import io
import json
import re
import zipfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import func, select

from tarsas.core.puzzles import Grade
from tarsas.core.registry import find_game, game_ids
from tarsas.core.solving import Attempt, Riddle, riddles
from tarsas.server import puzzle_costs
from tarsas.server.puzzle_choice import next_for, of_the_day
from tarsas.server.puzzle_costs import Cost, Scales
from tarsas.server.puzzlers import judge, judged, players_of, ratings_of
from tarsas.server.rating import LEEWAY, Rating, rate, rating_of
from tarsas.server.schema import puzzle_answers, puzzle_players, puzzle_ratings
from tarsas.server.settings import Settings
from tarsas.server.storage import Storage
from tarsas.server.taught import School
from tarsas.server.thinking import Thinkers
from tarsas.server.waiting import Question, Thought

from .client import Person, Server, sqlite_url

ALL = [riddle for name in game_ids() for riddle in riddles(find_game(name))]
RIDDLE = max(ALL, key=lambda riddle: len(riddle.puzzle.solutions[0]))
"""One whose solution takes several steps."""
ADDRESS = f"/api/puzzles/{RIDDLE.game.id}/{RIDDLE.id}"
SOLUTION = list(RIDDLE.begin().solution())


def wrong_answers(attempt: Attempt) -> list[int]:
    legal = [int(action) for action in attempt.state.legal(attempt.seat)]
    return [action for action in legal if attempt.answer(action).wrong is not None]


def second_best(riddle: Riddle) -> int:
    return riddle.game.parse(riddle.begin().state, riddle.seat, riddle.puzzle.second)


def graded(riddle: Riddle, name: str, grade: int) -> Riddle:
    """Return the same puzzle under another name, as hard as it is wanted."""
    puzzle = msgspec.structs.replace(riddle.puzzle, id=name, grade=Grade(grade, 100, "club"))
    return replace(riddle, puzzle=puzzle)


MANY = [graded(RIDDLE, f"{grade}-{n}", grade) for grade in range(1, 9) for n in range(5)]


# The puzzle of the day


def test_the_puzzle_of_the_day_is_another_one_each_day_until_all_were_shown() -> None:
    pool = [riddle for riddle in MANY if 3 <= riddle.puzzle.grade.number <= 6]
    days = [date(2026, 2, 25) + timedelta(days=n) for n in range(len(pool))]
    shown = [of_the_day(MANY, day) for day in days]
    assert {one.id for one in shown if one} == {riddle.id for riddle in pool}
    assert of_the_day(MANY[::-1], days[3]) is shown[3]


def test_with_few_middle_grades_any_puzzle_may_be_that_of_the_day() -> None:
    assert of_the_day(MANY[:5], date(2026, 3, 1)) in MANY[:5]
    assert of_the_day([], date(2026, 3, 1)) is None
    few = MANY[:11]  # one of them would be the same every day
    shown = [of_the_day(few, date(2026, 3, 1) + timedelta(days=n)) for n in range(len(few))]
    assert {one.id for one in shown if one} == {one.id for one in few}


# The stream


def test_the_next_puzzle_is_as_strong_as_the_player() -> None:
    for mean, grade in ((1050.0, 1), (1500.0, 4), (2100.0, 8)):
        found = next_for(MANY, Rating(mean, 50), {}, {}, "guest")
        assert found
        assert found.puzzle.grade.number == grade


def test_what_answers_say_of_a_puzzle_counts_more_than_its_grade() -> None:
    known = {one.id: Rating(1900.0, 50) for one in MANY if one.puzzle.grade.number == 4}
    known |= {one.id: Rating(1500.0, 50) for one in MANY if one.puzzle.grade.number == 8}
    found = next_for(MANY, Rating(1500.0, 50), known, {}, "guest")
    assert found
    assert found.puzzle.grade.number == 8


def test_no_puzzle_comes_twice_before_all_were_tried_and_then_the_unsolved_ones() -> None:
    answered: dict[str, bool] = {}
    for _ in MANY:
        found = next_for(MANY, Rating(), {}, answered, "guest")
        assert found
        assert found.id not in answered
        answered[found.id] = len(answered) % 2 == 0
    first_wrong = next(name for name, solved in answered.items() if not solved)
    again = next_for(MANY, Rating(), {}, answered, "guest")
    assert again
    assert again.id == first_wrong
    other = next_for(MANY, Rating(), {}, answered, "guest", {first_wrong})
    assert other
    assert other.id != first_wrong
    assert not answered[other.id]


def test_a_puzzle_that_was_only_looked_at_is_left_out_as_long_as_there_are_others() -> None:
    found = next_for(MANY, Rating(), {}, {}, "guest")
    assert found
    assert next_for(MANY, Rating(), {}, {}, "guest", {found.id}) is not found
    assert next_for(MANY[:1], Rating(), {}, {}, "guest", {MANY[0].id}) is MANY[0]
    assert next_for([], Rating(), {}, {}, "guest") is None


# Ratings


def test_whoever_solves_rises_and_the_puzzle_falls() -> None:
    grade = Grade(4, 1000, "master")
    mine, puzzle = rate(Rating(), rating_of(grade), grade, solved=True)
    assert mine.mean > Rating().mean
    assert mine.doubt < Rating().doubt
    assert puzzle.mean < rating_of(grade).mean
    worse, harder = rate(Rating(), rating_of(grade), grade, solved=False)
    assert worse.mean < Rating().mean
    assert harder.mean > rating_of(grade).mean


def test_who_solves_half_of_what_fits_gets_a_rating_that_is_certain() -> None:
    grade, mine = Grade(4, 1000, "master"), Rating()
    assert mine.is_uncertain
    for number in range(20):
        mine, _ = rate(mine, rating_of(grade), grade, solved=number % 2 == 0)
    assert not mine.is_uncertain
    assert abs(mine.mean - rating_of(grade).mean) < 100


def test_no_crowd_carries_a_puzzle_far_from_its_grade() -> None:
    grade = Grade(4, 1000, "master")
    puzzle = rating_of(grade)
    for _ in range(500):
        _, puzzle = rate(Rating(), puzzle, grade, solved=False)
    assert puzzle.mean <= rating_of(grade).mean + LEEWAY


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Storage]:
    storage = Storage(Settings(database=database))
    await storage.open()
    yield storage
    await storage.close()


def test_answers_at_the_same_moment_all_count_once(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as storage, opened(database) as another:
            other = another if storage.is_shared else storage  # SQLite is of one server alone
            asked = [
                judge(place, f"guest {number}", RIDDLE, solved=number % 2 == 0)
                for number in range(12)
                for place in (storage, other)
            ]
            found = await asyncio.gather(*asked)
            assert sum(one.fresh for one in found) == 12
            count = select(func.count().label("count")).select_from(puzzle_answers)
            [row] = await storage.rows(count.where(puzzle_answers.c.puzzle == RIDDLE.id))
            assert row["count"] == 12
            # Each answer saw what the one before it had left.
            expected = rating_of(RIDDLE.puzzle.grade)
            rows = await storage.rows(select(puzzle_answers).order_by(puzzle_answers.c.at))
            for row in rows:
                _, expected = rate(Rating(), expected, RIDDLE.puzzle.grade, solved=row["solved"])
            now = (await ratings_of(storage, RIDDLE.game))[RIDDLE.id]
            assert now.doubt == pytest.approx(expected.doubt)

    asyncio.run(scenario())


def test_only_the_first_answer_counts_and_each_game_has_a_rating(tmp_path: Path) -> None:
    other = next(one for one in ALL if one.game is not RIDDLE.game)

    async def scenario() -> None:
        async with opened(sqlite_url(tmp_path)) as storage:
            assert await judged(storage, "anna", RIDDLE) is None
            first = await judge(storage, "anna", RIDDLE, solved=False)
            again = await judge(storage, "anna", RIDDLE, solved=True)
            assert (again.solved, again.fresh) == (False, False)
            assert again.after.mean == first.after.mean
            await judge(storage, "anna", other, solved=True)
            players = await players_of(storage, "anna")
            assert players[RIDDLE.game.id].rating.mean < Rating().mean
            assert players[other.game.id].rating.mean > Rating().mean
            assert (players[other.game.id].solved, players[other.game.id].tried) == (1, 1)

    asyncio.run(scenario())


# What a wrong answer costs


class Oracle(Thinkers):
    """Says of every deed that it loses the same, or nothing at all."""

    def __init__(self, loss: float | None) -> None:
        super().__init__(0)
        self.loss, self.asked = loss, list[Question]()

    async def think(self, question: Question, wanted: object = None) -> Thought:
        self.asked.append(question)
        if self.loss is None:
            await asyncio.Event().wait()
        return Thought(0, 0, self.loss or 0.0)


def cost_of(attempt: Attempt, scales: Scales, may_ask: bool = True) -> Cost | None:
    return asyncio.run(scales.cost(attempt, "guest", may_ask=may_ask))


def margin() -> float:
    found = RIDDLE.puzzle.searches
    return sum(one.best - one.second for one in found) / 2


def test_the_second_best_costs_what_the_long_searches_found() -> None:
    oracle = Oracle(0.9)
    cost = cost_of(RIDDLE.begin().answer(second_best(RIDDLE)), Scales(oracle))
    assert cost
    assert cost.share == pytest.approx(margin())
    assert not cost.at_least
    assert not oracle.asked


def other_mistake() -> Attempt:
    begun = RIDDLE.begin()
    wrong = next(a for a in wrong_answers(begun) if a != second_best(RIDDLE))
    return begun.answer(wrong)


def test_any_other_mistake_is_weighed_once_and_costs_no_less() -> None:
    oracle = Oracle(0.3)
    scales = Scales(oracle)
    found = [cost_of(other_mistake(), scales) for _ in range(2)]
    assert [one.games for one in found if one] == [30, 30]
    assert len(oracle.asked) == 1
    mild = cost_of(other_mistake(), Scales(Oracle(0.001)))
    assert mild
    assert mild.share == pytest.approx(margin())


def test_without_a_bot_in_time_it_costs_at_least_what_is_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(puzzle_costs, "PATIENCE", 0.001)
    silent = cost_of(other_mistake(), Scales(Oracle(None)))
    assert silent
    assert silent.at_least
    assert silent.share == pytest.approx(margin())
    refused = Oracle(0.5)
    assert cost_of(other_mistake(), Scales(refused), may_ask=False) == silent
    assert not refused.asked


def test_a_later_mistake_is_known_by_a_bot_alone() -> None:
    half_done = (begun.answer(begun.solution()[0]) for begun in map(Riddle.begin, ALL))
    later = next(
        begun.answer(wrong[0])
        for begun in half_done
        if not begun.is_over and (wrong := wrong_answers(begun))
    )
    assert cost_of(later, Scales(Oracle(0.2)), may_ask=False) is None
    weighed = cost_of(later, Scales(Oracle(0.2)))
    assert weighed
    assert weighed.games == 20


def test_stands_keep_no_positions_of_the_long_game_before() -> None:
    told = School().at(RIDDLE, ())
    assert len(told.tables) == 1
    assert len(told.story.entries) == len(RIDDLE.puzzle.moves)


# Over HTTP


def test_a_puzzle_is_solved_step_by_step(first: Person) -> None:
    stand = first.get(ADDRESS)
    assert stand["state"] == "open"
    assert stand["rating"] is None
    assert stand["table"]["seats"][RIDDLE.seat]["mine"]
    assert stand["position"]["choices"]
    for count in range(1, len(SOLUTION)):
        stand = first.post(ADDRESS, {"answers": SOLUTION[:count]})
        assert (stand["state"], stand["answers"]) == ("open", SOLUTION[:count])
        assert stand["rating"] is None
        assert stand["remark"]
    stand = first.post(ADDRESS, {"answers": SOLUTION})
    assert stand["state"] == "solved"
    assert stand["said"]
    assert stand["rating"]["solved"]
    assert stand["rating"]["fresh"]
    assert stand["rating"]["after"] > stand["rating"]["before"]
    assert not stand["position"]["choices"]
    before = len(RIDDLE.puzzle.moves)
    assert [scene["number"] for scene in stand["film"]] == [
        before + n for n in range(len(SOLUTION))
    ]
    assert [scene["choices"] for scene in stand["film"]] == [[]] * len(SOLUTION)


def test_a_wrong_answer_says_what_it_costs_and_can_be_made_good(first: Person) -> None:
    wrong = first.post(ADDRESS, {"answers": [second_best(RIDDLE)]})
    assert wrong["state"] == "wrong"
    assert wrong["cost"] == pytest.approx(margin())
    assert str(round(100 * margin())) in wrong["remark"]
    assert wrong["answers"] == []
    assert wrong["position"]["choices"]
    assert wrong["rating"]["after"] < wrong["rating"]["before"]
    right = first.post(ADDRESS, {"answers": SOLUTION})
    assert right["state"] == "solved"
    assert (right["rating"]["solved"], right["rating"]["fresh"]) == (False, False)


def test_who_looks_at_the_solution_has_not_solved_it(first: Person) -> None:
    shown = first.post(ADDRESS, {"show": True})
    assert shown["state"] == "shown"
    assert shown["answers"] == SOLUTION
    assert not shown["rating"]["solved"]
    assert len(shown["film"]) == len(SOLUTION)
    assert first.post(ADDRESS, {"answers": SOLUTION})["rating"]["solved"] is False


def test_a_bot_of_the_server_weighs_a_mistake(first: Person) -> None:
    attempt = other_mistake()
    stand = first.post(ADDRESS, {"answers": [attempt.wrong]})
    assert stand["cost"] >= margin() - 1e-9


def test_positions_and_words_of_a_puzzle_can_be_asked_for(first: Person) -> None:
    number = len(RIDDLE.puzzle.moves)
    past = first.get(f"{ADDRESS}/positions/{number + 1}?answers={SOLUTION[0]}")
    assert past["number"] == number + 1
    assert past["text"]
    assert "text" in first.get(f"{ADDRESS}/setting")


def test_the_pages_lead_to_puzzles_of_every_game_that_has_some(first: Person) -> None:
    page = first.http.get("/puzzles?lang=hu").text
    assert "/puzzles" in first.http.get("/").text
    for summary in first.get("/api/games"):
        name, found = summary["id"], riddles(find_game(summary["id"]))
        assert summary["puzzles"] == len(found)
        assert (f'href="/puzzles/{name}"' in page) == bool(found)
        assert (f'href="/puzzles/{name}"' in first.http.get(f"/games/{name}").text) == bool(found)
        asked = first.http.get(f"/puzzles/{name}")
        if found:
            assert asked.status_code == 303
            assert asked.headers["location"] in [f"/puzzles/{name}/{one.id}" for one in found]
            assert first.http.get(asked.headers["location"]).status_code == 200
            assert first.http.get(f"/puzzles/{name}/daily").status_code == 200
            assert first.get(f"/api/puzzles/{name}/daily")["state"] == "open"
        else:
            assert asked.status_code == 404
            assert first.http.get(f"/puzzles/{name}/daily").status_code == 404


def test_odd_questions_are_refused(first: Person) -> None:
    for asked, code in {
        "/puzzles/chess": 404,
        f"/puzzles/{RIDDLE.game.id}/nothing": 404,
        f"/api/puzzles/{RIDDLE.game.id}/nothing": 404,
        f"{ADDRESS}?after=-5": 200,
        f"{ADDRESS}/positions/99999": 400,
        f"{ADDRESS}/positions/1?answers=x": 400,
    }.items():
        assert first.http.get(asked).status_code == code, asked
    for sent in (
        {"answers": [-7]},
        {"answers": [10**17]},
        {"answers": [1] * 51},
        {"answers": ["x"]},
        {"answers": None},
    ):
        assert first.http.post(ADDRESS, json=sent).status_code == 400, sent
    other_site = {"Origin": "https://elsewhere.example"}
    assert first.http.post(ADDRESS, json={}, headers=other_site).status_code == 403
    assert first.get(ADDRESS)["rating"] is None


def test_answers_are_shown_exported_and_forgotten(first: Person) -> None:
    assert "my-puzzles" not in first.http.get("/mine").text
    first.post(ADDRESS, {"answers": SOLUTION})
    assert re.search(r"1 of 1", first.http.get("/mine").text)
    assert re.search(r"1 of 1", first.http.get("/puzzles").text)
    with zipfile.ZipFile(io.BytesIO(first.http.get("/api/me/data").content)) as archive:
        mine = json.loads(archive.read("tarsas.json"))["puzzles"]
    [answer], [rating] = mine["answers"], mine["ratings"]
    assert (answer["game"], answer["puzzle"], answer["solved"]) == (
        RIDDLE.game.id,
        RIDDLE.id,
        True,
    )
    assert rating["rating"] == answer["after"]
    first.post("/api/me/forget", {})
    assert "my-puzzles" not in first.http.get("/mine").text


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path)) as running:
        yield running


def test_answers_come_at_a_bounded_rate(strict: Server) -> None:
    person = Person(strict)
    codes = {person.http.post(ADDRESS, json={}).status_code for _ in range(60)}
    assert codes == {200, 429}


def test_no_rating_knows_of_a_guest_who_is_forgotten(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path), "--limits", "0") as server:
        person = Person(server)
        person.post(ADDRESS, {"answers": SOLUTION})
        person.post("/api/me/forget", {})

    async def left() -> list[int]:
        async with opened(sqlite_url(tmp_path)) as storage:
            return [
                len(await storage.rows(select(table)))
                for table in (puzzle_answers, puzzle_players, puzzle_ratings)
            ]

    assert asyncio.run(left()) == [0, 0, 1]
