"""House of Cats entered from its sheets: they are the position, or it is said why not."""

from typing import Any

import pytest

from tarsas.core.errors import OptionError
from tarsas.core.filling import Draft, draft
from tarsas.core.notation import parse_record, write_record
from tarsas.core.options import SEATS
from tarsas.core.record import Record
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER
from tarsas.games.cats.filling import cells_of, name_of
from tarsas.games.cats.rules import ROLLING, Cats, room_of
from tarsas.games.cats.rules_page import SYMBOLS, first
from tarsas.games.cats.rules_sheet import ROLL

GAME = find_game("cats")


def sheets_of(state: Cats, *, revealed: bool) -> str:
    """Read off a table between two rounds what people would fill in."""
    words = [f"round={state.round}"]
    if revealed:
        known = sorted(state.page.letters)
        letters = [state.page.letters[ability] for ability in state.abilities]
        words += [f"ability-{n + 2}={known.index(one) + 1}" for n, one in enumerate(letters)]
    page, rooms = state.page, []
    for colour, sheet in zip(SEATS, state.sheets, strict=False):
        for cell in cells_of(int(page.grid & ~sheet.free)):
            name, here = f"{colour}.{name_of(page, cell)}", 1 << cell
            symbols = [s for s, cells in zip(SYMBOLS, sheet.drawn, strict=True) if cells & here]
            is_area = not page.start & here
            if not sheet.open & here:
                words.append(f"{name}={symbols[0] if symbols else 'cross'}")
            elif is_area:
                words.append(f"{name}=area")
            if sheet.doubled & here:
                words.append(f"{name}.double=yes")
        left = sheet.roomed
        while left:
            room = room_of(sheet, first(left))
            left &= ~room
            rooms.append("+".join(f"{colour}.{name_of(page, c)}" for c in cells_of(int(room))))
        words += [f"{colour}.used-{n + 2}={spent}" for n, spent in enumerate(sheet.spent)]
        if sheet.track:
            words.append(f"{colour}.track={sheet.track}")
    return " ".join([*words, *rooms])


def rolled(state: Cats) -> bytes:
    """Return what a position is once the dice lie there: before, those of the last round do."""
    copy = state.clone()
    for face in (0, 1, 3, 5):
        copy.apply(CHANCE, ROLL + face)
    return copy.key()


def filled(text: str, **options: Any) -> Draft:
    return draft(GAME, 1, {"level": 1, "abilities": "ABCD", **options, "sheets": text}, {})


def said(text: str, **options: Any) -> list[str]:
    return [fault.said.id for fault in filled(text, **options).faults]


VARIANTS = (
    *((variant, 2) for variant in GAME.variants),
    ({"level": 1, "abilities": "HFKD"}, 3),
    ({"level": 2, "abilities": "random"}, 6),
    ({"level": 3, "abilities": "HKFL"}, 1),
    ({"level": 4, "abilities": "FHBK"}, 2),
)


@pytest.mark.parametrize(("variant", "players"), VARIANTS)
def test_whatever_stands_between_two_rounds_can_be_filled_in(
    variant: dict[str, Any], players: int
) -> None:
    rng = Rng(19)
    for _ in range(6):
        state = GAME.new(players, variant)
        assert isinstance(state, Cats)
        chosen = len(state.abilities) == 4
        while (actor := state.actor()) != OVER:
            if state.phase == ROLLING and state.rolled == 0:
                text = sheets_of(state, revealed=not chosen)
                again = GAME.new(players, {**variant, "sheets": text})
                assert isinstance(again, Cats)
                assert rolled(again) == rolled(state)
                assert again.audit() == []
            legal = state.legal(actor)
            action = state.draw(rng) if actor == CHANCE else legal[rng.below(len(legal))]
            state.apply(actor, action)


@pytest.mark.parametrize(("variant", "players"), VARIANTS)
def test_a_line_that_was_drawn_up_says_the_same_again(
    variant: dict[str, Any], players: int
) -> None:
    rng = Rng(7)
    state = GAME.new(players, variant)
    assert isinstance(state, Cats)
    chosen = len(state.abilities) == 4
    while (actor := state.actor()) != OVER:
        if state.phase == ROLLING and state.rolled == 0:
            text = sheets_of(state, revealed=not chosen)
            once = draft(GAME, players, {**variant, "sheets": text}, {})
            assert once.faults == []
            twice = draft(GAME, players, {**variant, "sheets": once.text}, {})
            assert twice.text == once.text
        legal = state.legal(actor)
        action = state.draw(rng) if actor == CHANCE else legal[rng.below(len(legal))]
        state.apply(actor, action)


def test_numbers_that_make_a_room_become_one() -> None:
    found = filled("round=2 red.a1=2 red.b1=2 red.c1=3")
    assert isinstance(found.state, Cats)
    assert list(found.state.sheets[0].rooms) == [1, 0, 0, 0]
    assert found.text == "round=2 red.a1=2 red.b1=2 red.c1=3 red.a1+red.b1"
    assert found.faults == []


def test_who_fills_it_in_says_which_cells_belong_together() -> None:
    text = "round=2 red.b1=2 red.c1=2 red.d1=2"
    assert filled(text).text.endswith("red.b1+red.c1")
    found = draft(
        GAME,
        1,
        {"sheets": filled(text).text},
        {},
        [(f"cell-red-{piece_of('c1')}", "room"), (f"cell-red-{piece_of('d1')}", "room")],
    )
    assert found.text.endswith(" red.c1+red.d1")
    assert "red.b1+red.c1" not in found.text


def piece_of(name: str) -> int:
    state = GAME.new(1)
    assert isinstance(state, Cats)
    return next(c for c in cells_of(int(state.page.grid)) if name_of(state.page, c) == name)


def test_the_first_of_two_cells_waits_for_the_second_and_can_be_let_go() -> None:
    tap = (f"cell-red-{piece_of('c1')}", "room")
    once = draft(GAME, 1, {"sheets": "round=2 red.c1=2 red.d1=2 red.e1=2"}, {}, [tap])
    assert once.filled.groups[-1] == ("red.c1",)
    assert draft(GAME, 1, {"sheets": once.text}, {}, [tap]).filled.groups == [("red.c1", "red.d1")]


def test_a_cell_that_is_rubbed_out_leaves_no_room_behind() -> None:
    text = "round=2 red.a1=2 red.b1=2 red.a1+red.b1"
    found = draft(GAME, 1, {"sheets": text}, {}, [(f"cell-red-{piece_of('b1')}", "")])
    assert found.text == "round=2 red.a1=2"


@pytest.mark.parametrize(
    ("options", "text", "fault"),
    [
        ({}, "red.a1=2", "fault-first-round"),
        ({}, "round=2 red.a1=2 red.used-2=1", "fault-used"),
        ({"abilities": "FBCD"}, "round=2 red.a1=cross", "fault-moved"),
        ({"abilities": "FBCD"}, "round=2 red.a1=2 red.b1=2 red.used-2=1", "fault-moved"),
        ({"abilities": "HBCD"}, "round=2 red.a1=3 red.a1.double=yes", "fault-doubled"),
        ({"level": 2}, "round=2", "fault-stars"),
        ({"level": 4}, "round=2 red.a1=area", "fault-growth"),
        ({"abilities": "random"}, "round=2", "fault-abilities"),
        ({"abilities": "random"}, "ability-2=1 ability-3=1 ability-4=2", "fault-abilities"),
    ],
)
def test_what_cannot_be_so_is_said(options: dict[str, Any], text: str, fault: str) -> None:
    assert fault in said(text, **options)
    with pytest.raises(OptionError, match="option sheets: "):
        GAME.new(1, {"abilities": "ABCD", **options, "sheets": text})
    for found in filled(text, **options).faults:
        for language in ("en", "hu"):
            assert "fault-" not in GAME.say(found.said, language)


def test_only_what_the_abilities_can_bring_is_offered() -> None:
    pens = {
        name: [pen.value for pen in filled("", abilities=name).paper.pens]
        for name in ("ABCD", "HFAB", "random")
    }
    assert not {"double", "cross"} & set(pens["ABCD"])
    assert {"double", "cross"} <= set(pens["HFAB"]) & set(pens["random"])


def test_a_full_sheet_is_the_end() -> None:
    state = GAME.new(1)
    assert isinstance(state, Cats)
    names = [name_of(state.page, cell) for cell in cells_of(int(state.page.grid))]
    text = " ".join(["round=30", *(f"red.{name}=mouse" for name in names)])
    assert said(text) == ["fault-over"]


def test_circles_of_k_and_l_are_used_at_once() -> None:
    found = filled("round=2 red.a1=2 red.b1=2", abilities="KBCD")
    assert found.faults == []
    assert isinstance(found.state, Cats)
    assert list(found.state.sheets[0].spent) == [1, 0, 0, 0]


def test_cats_of_the_track_are_crossed_up_to_the_one_that_is_tapped() -> None:
    taps = [("track-red-4", "2")]
    assert draft(GAME, 1, {"sheets": "round=2"}, {}, taps).text == "round=2 red.track=4"
    taps *= 2
    assert draft(GAME, 1, {"sheets": "round=2"}, {}, taps).text == "round=2 red.track=3"


def test_the_largest_sheets_fit_into_a_record() -> None:
    state = GAME.new(6)
    assert isinstance(state, Cats)
    names = [name_of(state.page, cell) for cell in cells_of(int(state.page.grid))][:-1]
    cells = [f"{colour}.{name}=mouse" for colour in SEATS[:6] for name in names]
    text = " ".join(["round=9", *cells])
    record = Record.new(GAME, 6, {"sheets": text}, entered=True)
    assert parse_record(write_record(record)).opening().key() == record.opening().key()


def test_circles_and_cats_are_crossed_out_with_any_pen() -> None:
    for pen in ("2", "mouse", "room"):
        taps = [("ability-red-2", pen), ("track-red-2", pen)]
        text = "round=2 red.a1=2 red.b1=2"
        found = draft(GAME, 1, {"sheets": text}, {}, taps)
        assert found.text == f"{text} red.used-2=1 red.track=2 red.a1+red.b1"
