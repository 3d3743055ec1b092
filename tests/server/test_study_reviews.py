"""Reviews of studies: a pasted record is judged along its main line, kept and deleted with it."""

import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from tarsas.core.notation import write_record
from tarsas.core.record import Record
from tarsas.core.variations import Variations
from tarsas.server.farewell import forget
from tarsas.server.housekeeping import Housekeeping
from tarsas.server.keep import DAY, Keep
from tarsas.server.reviews import line_of
from tarsas.server.schema import review_parts, studies
from tarsas.server.schema import reviews as rows
from tarsas.server.studies import Studies
from tarsas.table.table import Table
from tests.contract.cases import CASES, Chooser

from ..processes import PATIENCE
from .client import Person, Server, sqlite_url
from .test_reviews import ANNA, Bench, House, in_house
from .test_studies import at, change, opened, refused, study_of

MARABUNTA = next(case for case in CASES if case.game.id == "marabunta")


def given_up(moves: int = 12) -> Record:
    """Return the record of a game that nobody ended."""
    table, chooser = Table.of(MARABUNTA.record()), Chooser(1, [])
    while table.number < moves:
        table = chooser.move(table)
    return table.record


# Over HTTP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TARSAS_REVIEW_SIMULATIONS", "4")
        folder = tmp_path_factory.mktemp("study-reviews")
        with Server(sqlite_url(folder), "--limits", "0") as running:
            yield running


def pasted(person: Person, moves: int = 12) -> tuple[str, int]:
    """Paste a record; return its study, and the node that its main line leads to."""
    record = given_up(moves)
    return opened(person, "record", record=write_record(record)), len(record.moves)


def until_done(person: Person, line: str) -> Any:
    """Ask how far it is until the review is there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        stand = person.get(f"/api/reviews/s/{line}")
        if stand["status"] == "done":
            return stand["review"]
        assert stand["status"] in ("waiting", "working"), stand
    raise AssertionError("the review is not done")


def test_a_pasted_record_is_reviewed_for_everybody_who_has_its_link(
    first: Person, second: Person
) -> None:
    study, end = pasted(first)
    assert study_of(first, study)["reviewed"] is None
    assert first.get(f"/api/reviews/s/{study}.{end}")["status"] == "none"
    asked = [person.post(f"/api/reviews/s/{study}.{end}", {}) for person in (first, second)]
    assert {stand["status"] for stand in asked} <= {"waiting", "working", "done"}
    review = until_done(second, f"{study}.{end}")
    assert (review["positions"][0]["number"], review["positions"][-1]["number"]) == (0, end)
    assert any(deed["grade"] for deed in review["deeds"])
    assert study_of(second, study)["reviewed"] == end


def test_a_review_stays_when_somebody_plays_on_and_the_longer_line_has_its_own(
    first: Person,
) -> None:
    study, end = pasted(first)
    first.post(f"/api/reviews/s/{study}.{end}", {})
    before = until_done(first, f"{study}.{end}")
    here = at(first, study, end)
    choice = here["position"]["choices"][0]
    step = choice["actions"][0]["action"]
    longer = change(first, study, "play", at=end, seat=choice["seat"], actions=[step])["at"]
    assert study_of(first, study)["reviewed"] == end
    assert until_done(first, f"{study}.{end}") == before
    assert first.get(f"/api/reviews/s/{study}.{longer}")["status"] == "none"
    first.post(f"/api/reviews/s/{study}.{longer}", {})
    assert study_of(first, study)["reviewed"] == longer
    until_done(first, f"{study}.{longer}")


def test_a_review_goes_with_the_moves_it_is_of(first: Person) -> None:
    study, end = pasted(first)
    first.post(f"/api/reviews/s/{study}.{end}", {})
    change(first, study, "delete", at=end)
    assert study_of(first, study)["reviewed"] is None
    assert first.http.get(f"/api/reviews/s/{study}.{end}").status_code == 400
    first.post(f"/api/studies/{study}/delete", {})
    assert first.http.get(f"/api/reviews/s/{study}.{end - 1}").status_code == 404


def test_where_nobody_has_moved_there_is_nothing_to_review(first: Person) -> None:
    study = opened(first)
    address = f"/api/reviews/s/{study}.0"
    status, message = refused(first, address, {})
    assert (status, "nobody has made a move" in message) == (400, True)
    hungarian = first.http.get(f"{address}?lang=hu").json()["error"]["text"]
    assert "senki sem lépett" in hungarian


@pytest.mark.parametrize("line", ["", ".", ".x", ".-1", ".01", ".1e3", ".٣", f".{'9' * 30}"])
def test_what_names_no_line_is_refused(first: Person, line: str) -> None:
    study, _ = pasted(first)
    assert first.http.get(f"/api/reviews/s/{study}{line}").status_code == 404


# In the database


async def kept(house: House, moves: int = 12) -> tuple[Studies, str, str]:
    """Keep a study of Anna's, and return where, its id, and its main line as a subject."""
    found, record = Studies(house.storage), given_up(moves)
    study = await found.open(ANNA.id, Variations.of(record), 0, "")
    return found, study, line_of(study, len(record.moves))


async def is_left(house: House) -> list[str]:
    return sorted(row["subject"] for row in await house.storage.rows(select(rows.c.subject)))


def test_a_server_that_knows_the_database_alone_goes_on_with_a_study(database: str) -> None:
    async def scenario(house: House) -> None:
        _, _, line = await kept(house)
        first, second = Bench(), Bench()
        stopped = house.server(first)
        await stopped.reviews.ask(line, 1, "anna")
        taken = await stopped.reviews.take()
        assert taken == (line, 1)

        async def stop() -> None:
            if len(first.judged) == 3:
                raise ConnectionError

        first.before = stop
        await stopped._make(*taken)
        other = house.server(second)
        await other.reviews.ask(line, 1, "bela")
        await house.until_done(other, line)
        assert sorted(first.judged[:2] + second.judged) == list(range(len(second.judged) + 2))

    in_house(database, scenario)


Gone = Callable[[House, Studies, str], Awaitable[None]]


async def by_its_owner(house: House, found: Studies, study: str) -> None:
    await found.delete(await found.find(study))


async def with_its_guest(house: House, found: Studies, study: str) -> None:
    await house.storage.write(
        (update(studies).where(studies.c.id == study).values(guest="bela"), 1)
    )
    await forget(house.lobby, type(ANNA)("bela", "Béla"))


async def by_the_host(house: House, found: Studies, study: str) -> None:
    old = time.time() - 400 * DAY
    await house.storage.write((update(studies).where(studies.c.id == study).values(updated=old), 1))
    await Housekeeping(house.storage, Keep(None, None, None, None, None, 365)).clean()


@pytest.mark.parametrize("gone", [by_its_owner, with_its_guest, by_the_host])
def test_a_review_is_deleted_with_its_study(database: str, gone: Gone) -> None:
    async def scenario(house: House) -> None:
        found, study, line = await kept(house)
        _, _, other = await kept(house)
        table = f"t:{await house.finished()}"
        queue = house.server().reviews
        for subject in (line, other, table):
            await queue.ask(subject, 1, "anna", limited=False)
        await house.storage.write(
            (insert(review_parts).values(subject=line, depth=1, number=0, part=b""), 1)
        )
        await gone(house, found, study)
        assert await is_left(house) == sorted([other, table])
        assert await house.storage.rows(select(review_parts)) == []

    in_house(database, scenario)


def test_a_study_that_is_deleted_while_it_is_reviewed_is_let_go(database: str) -> None:
    async def scenario(house: House) -> None:
        found, study, line = await kept(house)
        _, _, other = await kept(house, 10)
        bench = Bench()
        reviewer = house.server(bench)
        await reviewer.reviews.ask(line, 1, "anna")

        async def delete_it() -> None:
            bench.before = None
            await found.delete(await found.find(study))
            await reviewer.reviews.ask(other, 1, "anna")

        bench.before = delete_it
        await house.until_done(reviewer, other)
        assert await is_left(house) == [other]

    in_house(database, scenario)
