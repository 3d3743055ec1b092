"""Whose bots think next: by who waits, by how long it takes, then in turns."""

import asyncio
from collections.abc import Callable, Iterator

import pytest

from tarsas.server.waiting import (
    ALONE,
    MOST_QUICK,
    PLAYED,
    WATCHED,
    Question,
    Ticket,
    Waiting,
    rank_of,
)


@pytest.fixture(autouse=True)
def loop() -> Iterator[None]:
    """A ticket holds a future, and that belongs to a loop."""
    loop = asyncio.new_event_loop()
    asyncio.set_event_loop(loop)
    yield
    asyncio.set_event_loop(None)
    loop.close()


def ticket(
    table: str = "table", level: str = "kitten", visitor: str = "me", standing: int = PLAYED
) -> Ticket:
    question = Question(table, "cats", 2, {}, {}, [], 0, level, 1, visitor, standing)
    return Ticket(question, lambda: True, rank_of(question))


def waiting(*tickets: Ticket) -> Waiting:
    found = Waiting()
    for each in tickets:
        found.put(each)
    return found


def order(queue: Waiting, long: bool, what: Callable[[Ticket], str]) -> list[str]:
    """Return what waits in the order in which it is taken."""
    found = []
    while (taken := queue.take(long)) is not None:
        found.append(what(taken))
    return found


def table_of(found: Ticket) -> str:
    return found.question.table


def level_of(found: Ticket) -> str:
    return found.question.level


def test_people_come_first_then_watchers_and_nobody_last() -> None:
    queue = waiting(
        ticket("nobody's", standing=ALONE),
        ticket("watched", standing=WATCHED),
        ticket("played", "club", standing=PLAYED),
    )
    assert order(queue, False, table_of) == ["played", "watched", "nobody's"]


def test_weak_levels_come_before_strong_ones() -> None:
    levels = ("mcts:600", "club", "player", "kitten")
    queue = waiting(*(ticket(level=level) for level in levels))
    assert order(queue, False, level_of) == list(reversed(levels))


def test_who_thinks_long_takes_what_nobody_else_takes_first() -> None:
    queue = waiting(ticket(level="kitten"), ticket(level="master"), ticket(level="club"))
    assert order(queue, True, level_of) == ["master", "kitten", "club"]


def test_who_thinks_long_helps_people_before_masters_play_for_nobody() -> None:
    queue = waiting(ticket(level="master", standing=ALONE), ticket(level="kitten"))
    assert order(queue, True, level_of) == ["kitten", "master"]


def test_who_is_always_quick_takes_no_long_thought() -> None:
    queue = waiting(ticket(level="master"), ticket(level=f"mcts:{MOST_QUICK + 1}"))
    queue.put(ticket(level="mcts:0.1s"))
    assert queue.take(long=False) is None
    queue.put(ticket(level=f"mcts:{MOST_QUICK}"))
    assert order(queue, False, level_of) == [f"mcts:{MOST_QUICK}"]
    assert len(order(queue, True, level_of)) == 3


def test_visitors_take_turns_however_many_tables_each_has() -> None:
    queue = waiting(*(ticket(f"a{n}", visitor="a") for n in range(4)))
    queue.put(ticket("b0", visitor="b"))
    queue.put(ticket("b1", visitor="b"))
    queue.put(ticket("c0", visitor="c"))
    assert order(queue, False, table_of) == ["a0", "b0", "c0", "a1", "b1", "a2", "a3"]


def test_a_visitor_who_comes_again_waits_for_the_others() -> None:
    queue = waiting(*(ticket(f"a{n}", visitor="a") for n in range(3)))
    queue.put(ticket("b0", visitor="b"))
    taken = [queue.take(False), queue.take(False)]
    queue.put(ticket("b1", visitor="b"))
    assert [table_of(each) for each in taken if each] == ["a0", "b0"]
    assert order(queue, False, table_of) == ["a1", "b1", "a2"]


def test_tables_of_a_visitor_take_turns_however_many_seats_ask() -> None:
    queue = waiting(ticket("one"), ticket("one"), ticket("one"), ticket("two"))
    assert order(queue, False, table_of) == ["one", "two", "one", "one"]


def test_what_is_dropped_leaves_no_trace() -> None:
    kept, dropped = ticket(), [ticket(), ticket("other"), ticket(visitor="b"), ticket(level="club")]
    queue = waiting(dropped[0], kept, *dropped[1:])
    for each in dropped:
        queue.drop(each)
    assert queue.take(False) is kept
    assert not queue.ranks
    assert not queue.sizes


def test_a_table_that_is_watched_now_no_longer_stands_behind_all() -> None:
    here = [ticket("here", standing=ALONE), ticket("here", "master", standing=ALONE)]
    queue = waiting(*(ticket(f"t{n}", standing=ALONE) for n in range(3)), *here)
    queue.hasten("here")
    assert [each.rank.standing for each in here] == [WATCHED, WATCHED]
    assert order(queue, False, table_of) == ["here", "t0", "t1", "t2"]
    assert queue.take(True) is here[1]


def test_long_thoughts_are_counted_that_are_not_behind() -> None:
    queue = waiting(ticket(level="club"))
    for standing, number in ((PLAYED, 1), (WATCHED, 2), (ALONE, 3)):
        for _ in range(number):
            queue.put(ticket(level="master", standing=standing))
    assert [queue.long_before(standing) for standing in (PLAYED, WATCHED, ALONE)] == [1, 3, 6]


def test_a_table_that_plays_for_nobody_keeps_nobody_waiting() -> None:
    queue = waiting(ticket(standing=ALONE))
    assert not queue.has_people()
    for standing in (PLAYED, WATCHED):
        queue.put(ticket(standing=standing))
        assert queue.has_people()
        queue.take(long=False)
        assert not queue.has_people()
