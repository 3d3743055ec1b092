"""Marabunta entered from its sheets: what stands on them is the position, or it is said why not."""

import pytest

from tarsas.core.errors import OptionError
from tarsas.core.filling import Draft, draft, read
from tarsas.core.notation import parse_record, write_record
from tarsas.core.options import SEATS
from tarsas.core.record import Move, Record
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER
from tarsas.games.marabunta.actions import HEX_NAMES
from tarsas.games.marabunta.filling import paper
from tarsas.games.marabunta.rules import Marabunta
from tarsas.games.marabunta.rules_board import CROSSED, NUMBER, REGIONS, REVEALING, ROLLING

GAME = find_game("marabunta")


def sheets_of(state: Marabunta) -> str:
    """Read off a table between two rounds what people would fill in."""
    words = [f"round={state.round}", f"splitter={state.splitter}"]
    seen = [str(int(bool(state.tokens_seen & (1 << token)))) for token in range(7)]
    words.append(f"tokens={','.join(seen)}")
    for name, mark in zip(HEX_NAMES, state.hexes, strict=True):
        if mark == CROSSED:
            words.append(f"{name}=cross")
        elif mark >= NUMBER:
            words.append(f"{name}={SEATS[(mark - NUMBER) // 4]}-{(mark - NUMBER) % 4}")
    for seat, colour in enumerate(SEATS[:2]):
        words += [f"{colour}.{r}={state.circles[seat * 6 + i]}" for i, r in enumerate(REGIONS)]
        words.append(f"{colour}.anthills={state.anthills(seat)}")
        words += [f"{colour}.chests-{g + 1}={state.chests[seat * 5 + g]}" for g in range(5)]
    return " ".join(words)


def between_rounds(state: Marabunta) -> bool:
    rolls = state.phase == ROLLING and state.rolled == 0 and state.round > 7
    return state.phase == REVEALING or rolls


def filled(text: str, **options: str) -> Draft:
    return draft(GAME, 2, {**options, "sheets": text}, {})


def said(text: str, **options: str) -> list[str]:
    return [fault.said.id for fault in filled(text, **options).faults]


@pytest.mark.parametrize("variant", GAME.variants)
def test_whatever_stands_between_two_rounds_can_be_filled_in(variant: dict[str, str]) -> None:
    rng = Rng(19)
    for _ in range(12):
        state = GAME.new(2, variant)
        assert isinstance(state, Marabunta)
        while (actor := state.actor()) != OVER:
            if between_rounds(state):
                again = GAME.new(2, {**variant, "sheets": sheets_of(state)})
                assert again.key() == state.key()
                assert again.audit() == []
                assert list(again.legal(CHANCE)) == list(state.legal(CHANCE))
            legal = state.legal(actor)
            action = state.draw(rng) if actor == CHANCE else legal[rng.below(len(legal))]
            state.apply(actor, action)


def test_a_record_begins_with_what_was_filled_in() -> None:
    sheets = "round=2 splitter=1 tokens=1,0,0,0,0,0,0 c3=red-2 red.anthills=1 red.pink=3"
    record = Record.new(GAME, 2, {"sheets": sheets}, entered=True)
    state = record.opening()
    while state.actor() == CHANCE:
        action = int(state.legal(CHANCE)[0])
        record.moves.append(Move(int(CHANCE), action))
        state.apply(CHANCE, action)
    text = write_record(record)
    assert f"option sheets: {sheets}" in text
    again = parse_record(text)
    assert write_record(again) == text
    assert again.replay().key() == state.key()


def test_a_record_without_sheets_does_not_speak_of_them() -> None:
    assert "sheets" not in write_record(Record.new(GAME, 2))


def test_points_and_cakes_follow_from_numbers_and_chests() -> None:
    # Two red numbers on cakes: +0 and +1; all chests of “3 points”; two cakes more: +1 and +1.
    text = "round=4 tokens=1,1,1,0,0,0,0 g1=red-0 h1=red-1 i1=red-1 j1=red-0 k1=red-1"
    text += " red.anthills=1 red.chests-4=3 red.chests-3=3"
    state = filled(text).state
    assert isinstance(state, Marabunta)
    assert said(text) == []
    assert (state.cakes(0), state.score(0)) == (4, 0 + 1 + 1 + 1 + 3)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("c3=red-2 red.anthills=1", "fault-first-round"),
        ("round=3 tokens=1,0,0,0,0,0,0 c3=red-2 red.anthills=1", "fault-tokens"),
        ("round=10 c3=red-2 red.anthills=1", "fault-last-cakes"),
        ("round=2 tokens=1,0,0,0,0,0,0 c3=red-2", "fault-apart"),
        ("round=2 tokens=1,0,0,0,0,0,0 red.anthills=1", "fault-anthills"),
        ("round=2 tokens=1,0,0,0,0,0,0 e1=blue-2 blue.anthills=1", "fault-chests"),
        ("round=2 tokens=1,0,0,0,0,0,0 red.pink=5 blue.pink=5", "fault-over-leaf"),
        ("round=2 tokens=1,0,0,0,0,0,0 red.pink=7 blue.pink=5", "fault-leaf"),
    ],
)
def test_what_cannot_be_so_is_said(text: str, fault: str) -> None:
    assert fault in said(text)
    with pytest.raises(OptionError):
        GAME.new(2, {"sheets": text})
    for found in filled(text).faults:
        for language in ("en", "hu"):
            assert "fault-" not in GAME.say(found.said, language)


def test_an_end_that_has_come_cannot_be_gone_on_from() -> None:
    state = GAME.new(2)
    assert isinstance(state, Marabunta)
    pink = [name for name, region in zip(HEX_NAMES, state.board.region, strict=True) if region == 0]
    text = "round=2 tokens=1,0,0,0,0,0,0 " + " ".join(f"{name}=cross" for name in pink)
    assert said(text) == ["fault-over-region"]
    cakes = [n for n, special in zip(HEX_NAMES, state.board.special, strict=True) if special == 1]
    text = "round=2 tokens=1,0,0,0,0,0,0 " + " ".join(f"{name}=cross" for name in cakes)
    assert said(text) == ["fault-over-cakes"]


@pytest.mark.parametrize(
    "text",
    ["nothing", "a1", "a1=green-2", "z9=cross", "round=0", "round=x", "round=99999999999", "a1+b1"],
)
def test_a_word_that_says_nothing_is_named(text: str) -> None:
    with pytest.raises(OptionError, match="option sheets: "):
        GAME.new(2, {"sheets": text})


def test_taps_fill_in_and_take_away() -> None:
    taps = [("hex-c3", "red-2"), ("hex-d3", "cross"), ("hex-d3", "cross"), ("anthill-red-2", "x")]
    taps += [("leaf-pink", "blue-circle"), ("leaf-pink", "blue-circle"), ("group-red-1", "red-0")]
    found = draft(GAME, 2, {"start": "red"}, {}, taps)
    assert found.text == "c3=red-2 red.anthills=1 red.chests-1=1 blue.pink=4"
    again = draft(GAME, 2, {"sheets": found.text}, {}, [("hex-c3", ""), ("leaf-pink", "")])
    assert again.text == "red.anthills=1 red.chests-1=1"


def test_answers_are_kept_beside_what_was_tapped() -> None:
    found = draft(GAME, 2, {"sheets": "c3=red-2"}, {}, [], {"under-way": [{"round": [3]}]})
    assert found.text == "round=3 c3=red-2"
    assert read(paper(GAME.new(2)), found.text, 2).answer("under-way", "round") == [3]


def test_other_games_know_no_sheets() -> None:
    with pytest.raises(OptionError, match="sheets"):
        find_game("pulsar").new(2, {"sheets": "round=2"})
