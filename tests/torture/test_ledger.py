"""The harness itself: what it calls lost, doubled, a fault and a wrong frame."""

import json

import pytest

from tarsas.core.record import Move, Record
from tarsas.core.registry import find_game
from tarsas.core.state import CHANCE
from tests.torture.house import faults_in
from tests.torture.ledger import Ledger, Opened, Sent, compare
from tests.torture.report import aim, slower
from tests.torture.stage import Result, Waits
from tests.torture.trials import TRIALS, chosen

CHANCES = (Move(CHANCE, 9), Move(CHANCE, 8))


def record(*moves: Move) -> Record:
    made = Record.new(find_game("marabunta"), 2, {}, {})
    made.moves = [*CHANCES, *moves]
    return made


def sent(number: int, action: int, acknowledged: bool = True, seat: int = 0) -> Sent:
    return Sent(number, seat, action, acknowledged)


@pytest.mark.parametrize(
    ("promised", "kept", "lost_and_doubled"),
    [
        ([sent(3, 5), sent(4, 6)], [Move(0, 5), Move(0, 6)], (0, 0)),
        ([sent(3, 5), sent(4, 6, False)], [Move(0, 5)], (0, 0)),
        ([sent(3, 5), sent(4, 6, False)], [Move(0, 5), Move(0, 6)], (0, 0)),
        ([sent(3, 5), sent(4, 6)], [Move(0, 5)], (1, 0)),
        ([sent(3, 5)], [Move(0, 7)], (1, 1)),
        ([sent(3, 5)], [Move(0, 5), Move(0, 5)], (0, 1)),
        ([sent(3, 5, False)], [Move(0, 5), Move(0, 5)], (0, 1)),
        ([sent(3, 5), sent(3, 5)], [Move(0, 5)], (1, 0)),
        ([sent(3, 5)], [Move(0, 5), Move(1, 4)], (0, 0)),  # the bot's
    ],
)
def test_promises_are_held_against_the_record(
    promised: list[Sent], kept: list[Move], lost_and_doubled: tuple[int, int]
) -> None:
    assert compare(Opened([0], promised), record(*kept)) == lost_and_doubled


def test_a_line_that_is_not_whole_yet_is_left_for_later() -> None:
    opened = json.dumps({"what": "opened", "table": "t", "seats": [0]})
    ledger = Ledger().read(f'{opened}\n{{"what": "sent", "tab')
    assert list(ledger.tables) == ["t"]
    assert ledger.acknowledged == 0


def test_faults_are_errors_and_tracebacks_that_nobody_announced() -> None:
    log = """\
{"event": "open", "level": "info"}
{"event": "a request failed", "level": "error", "exception": [{"exc_type": "KeyError"}]}
{"level": "ERROR", "event": "Exception in ASGI application
"}
Traceback (most recent call last):
{"event": "busy", "level": "warning"}
Traceback (most recent call last):
"""
    assert faults_in(log) == {
        "a request failed (KeyError)": 1,
        '{"level": "ERROR", "event": "Exception in ASGI application': 1,
        "a bare traceback": 1,
    }


def test_trials_are_chosen_by_name_or_by_what_they_begin_with() -> None:
    assert list(chosen([])) == list(TRIALS)
    assert list(chosen(["kills", "slow"])) == ["kills-sqlite", "kills-postgresql", "slow"]
    with pytest.raises(ValueError, match="there is no trial 'rain'; there are: kills-sqlite"):
        chosen(["rain"])


def waits(ack: float, answer: float) -> Waits:
    return Waits((1.0, ack), (1.0, answer))


def test_who_waits_too_long_is_told_and_who_waits_out_the_harm_is_told_apart() -> None:
    calm, nan = waits(10.0, 100.0), float("nan")
    results = [
        Result("quick", before=calm, during=waits(50.0, 500.0)),
        Result("late", before=calm, during=waits(60.0, 500.0)),
        Result("in vain", before=calm, during=waits(50.0, nan)),
        Result("killed", before=calm, during=waits(3000.0, 100.0), itself=True),
        Result("left out", skipped="no disk"),
    ]
    assert aim(results) == [
        "- p99 at most 5 times that before: quick",
        "- longer: late, in vain",
        "- not to be compared, the server or the database was gone meanwhile: killed",
    ]
    said = [" ".join(slower(result)) for result in results]
    assert said == [
        "",
        "the normal player's p99 for its acks was 6.0 times that before",
        "the normal player waited for the kitten in vain",
        "the normal player's p99 for its acks was 300.0 times that before"
        " (it waits out the harm itself)",
        "",
    ]
