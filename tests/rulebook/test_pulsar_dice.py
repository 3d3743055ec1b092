"""Pulsar 2849, sections 1 to 3: set-up, the roll, the median, the draft and the tracks."""

from typing import Any

import pytest

from tarsas.core.errors import IllegalActionError, OptionError
from tarsas.core.notation import parse_record, write_record
from tarsas.core.options import Value
from tarsas.core.record import Record
from tarsas.core.registry import find_game
from tarsas.core.text import LANGUAGES, Message
from tarsas.games.pulsar import PRESETS
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.rules_dice import delta
from tests.scenario import Scenario

from .pulsar_scenes import (
    SEATS,
    begin,
    counters,
    cubes,
    deal,
    end_turns,
    hand_out,
    next_round,
    pick,
    points,
    position,
    roll,
    space,
    tokens,
)

GAME = find_game("pulsar")
FAR = "2 3 3 3 6 6 6"  # the marker between 3 and 4: a 6 goes 3 to the right, a 3 one to the left


def median(dice: str) -> int:
    game = begin(4 if len(dice.split()) == 9 else 3)
    roll(game, dice)
    return int(position(game).median)


# Set-up


def test_the_pieces_at_the_start() -> None:
    game = begin(4)
    assert game.scores == [5, 6, 7, 8]
    assert [tokens(game, seat) for seat in SEATS] == [(1, 0)] * 4
    assert [cubes(game, seat) for seat in SEATS] == [0] * 4
    for track in (0, 1):
        assert counters(game, track) == [(seat, 8) for seat in reversed(SEATS)]


def test_entries_are_chosen_from_the_last_player_to_the_first() -> None:
    game = Scenario("pulsar", 3, {"start": "green", "first_game_setup": True})
    deal(game)
    game.play("chance: order green", "chance: order red")
    assert game.actor == "blue"
    assert game.legal() == ["entry e1", "entry e2", "entry e3", "entry e4"]
    game.play("blue: entry e3", "red: entry e1")
    assert game.legal("green") == ["entry e2", "entry e4"]


def test_a_first_game_has_fixed_boards_and_goals_and_no_headquarters() -> None:
    game = Scenario("pulsar", 2, {"first_game_setup": True})
    deal(game)
    assert game.legal() == ["order red", "order blue"]
    found = position(game)
    assert [found.printed.goal_names[goal] for goal in found.goals] == ["G1a", "G2a", "G3a"]
    assert [found.printed.tech_names[t] for t in (found.techs[0], found.techs[16])] == [
        "AI-1",
        "AIII-5",
    ]
    assert not any(found.printed.dead_end)
    assert not found.printed.headquarters


LIES: tuple[tuple[dict[str, Value], str], ...] = (
    ({"first_game_setup": True, "map_side": "dead_end"}, "map_side"),
    ({"first_game_setup": True, "goals": "G1a G2b G5a"}, "goals"),
    ({"first_game_setup": True, "board_3": "C"}, "board_3"),
    ({"use_hq": False, "board_1": "D"}, "board_1"),
)


@pytest.mark.parametrize(("options", "name"), LIES)
def test_options_that_would_not_be_honoured_are_refused(
    options: dict[str, Value], name: str
) -> None:
    with pytest.raises(OptionError, match=f"option {name}: .*(first game|headquarters)"):
        Scenario("pulsar", 2, options)


@pytest.mark.parametrize(("options", "name"), LIES)
def test_a_record_that_was_opened_with_them_is_read_as_it_was(
    options: dict[str, Value], name: str
) -> None:
    game = find_game("pulsar")
    complete = {option.name: option.default for option in game.options}
    record = Record(game, 2, {**complete, **options})
    text = write_record(record)
    assert write_record(parse_record(text)) == text
    found = parse_record(text).replay()
    assert isinstance(found, Pulsar)
    assert not any(found.printed.dead_end)
    assert list(found.printed.letters) == [0, 0, 0]


@pytest.mark.parametrize("goals", ["random", "G3a G1a, G2a"])
def test_what_a_first_game_has_anyway_may_be_given(goals: str) -> None:
    game = Scenario("pulsar", 2, {"first_game_setup": True, "board_2": "A", "goals": goals})
    deal(game)
    assert [position(game).printed.goal_names[goal] for goal in position(game).goals] == [
        *("G1a", "G2a", "G3a"),
    ]


def test_presets_can_be_opened_and_are_explained() -> None:
    game = find_game("pulsar")
    for name, options in PRESETS.items():
        game.new(3, options)
        for language in LANGUAGES:
            assert game.say(Message(f"preset-{name}"), language)
            assert game.say(Message(f"preset-{name}-help"), language)


def test_goals_boards_and_headquarters_are_drawn() -> None:
    game = Scenario("pulsar", 2)
    deal(game)
    assert len(game.legal()) == 12
    game.play("chance: goal G4b")
    assert "goal G4a" not in game.legal()
    game.play("chance: goal G1a", "chance: goal G6b")
    assert game.legal() == ["board AI", "board BI", "board CI", "board DI"]
    game.play("chance: board CI", "chance: board BII", "chance: board DIII", "chance: order red")
    game.play("blue: entry e1", "red: entry e4", "chance: headquarters C")
    assert game.legal() == ["headquarters A", "headquarters B", "headquarters D"]
    game.play("chance: headquarters A")
    assert game.actor == "red"  # sides are chosen in play order
    game.play("red: side 2", "blue: side 1")
    assert game.legal() == [f"die {value}" for value in range(1, 7)]


def test_without_headquarters_tile_six_and_other_boards_stay_away() -> None:
    game = Scenario("pulsar", 2, {"use_hq": False, "board_1": "A"})
    deal(game)
    assert not any("G6" in word for word in game.legal())
    game.play("chance: goal G1a", "chance: goal G2a", "chance: goal G5b")
    assert game.legal() == ["order red", "order blue"]
    with pytest.raises(OptionError, match="G6a and G6b need headquarters"):
        Scenario("pulsar", 2, {"use_hq": False, "goals": "G1a G2a G6b"})
    with pytest.raises(OptionError, match="three of"):
        Scenario("pulsar", 2, {"goals": "G1a G1b G2a"})


def test_a_balanced_first_roll_sets_most_dice() -> None:
    """O3: only three dice are rolled, in the first round only."""
    game = begin(2, balanced_first_roll=True)
    assert list(position(game).boxes) == [0, 0, 1, 1, 1, 1, 0]
    roll(game, "6 6 1")
    assert game.actor == "red"
    four = begin(4, balanced_first_roll=True)
    assert list(position(four).boxes) == [0, 1, 1, 1, 1, 1, 1]
    roll(four, "6 6 1")
    for _ in range(8):
        four.play(f"{four.actor}: {four.legal()[0]}")
        while four.legal()[0].startswith("move"):
            four.play(f"{four.actor}: {four.legal()[0]}")
    next_round(four)
    assert sum(position(four).boxes) == 0


def test_two_players_have_two_rockets_and_counters_each() -> None:
    """O2: rockets and stacks alternate; the starting player lies at the bottom."""
    game = begin(2)
    assert [SEATS[seat] for seat in position(game).rockets] == ["red", "blue", "red", "blue"]
    for track in (0, 1):
        assert [who for who, _ in counters(game, track)][::-1] == ["red", "blue", "red", "blue"]
    assert game.scores == [5, 6]


# The median


def test_the_marker_leans_to_the_fuller_side() -> None:
    """M1, M2, M3."""
    assert median("1 2 3 4 4 4 5") == 7
    assert median("1 2 3 4 5 6 6") == 8
    assert median("2 3 3 3 3 6 6") == 7
    assert median("1 1 2 3 3 5 6") == 5
    assert median("4 4 4 4 4 4 4") == 8
    assert median("1 1 2 2 5 5 5 6 6") == 9


def test_the_marker_stays_while_dice_leave() -> None:
    game = begin()
    roll(game, "1 2 3 4 4 4 5")
    for die in (4, 4, 4):
        pick(game, die)
    assert position(game).median == 7


def test_distances_are_counted_from_the_marker() -> None:
    """D3: between two boxes both neighbours are at distance 1."""
    between, on = begin(), begin()
    roll(between, "1 2 3 4 4 4 5")
    roll(on, "1 2 3 4 5 6 6")
    deltas = [[int(delta(position(g), v)) for v in range(1, 7)] for g in (between, on)]
    assert deltas == [[-3, -2, -1, 1, 2, 3], [-3, -2, -1, 0, 1, 2]]


# The draft


def test_a_die_moves_one_counter_by_its_distance() -> None:
    """D1: a 2 with the marker between 3 and 4 moves the chosen counter 2 to the left."""
    game = begin()
    roll(game, "1 2 3 4 4 4 5")
    game.play("red: take 2")
    assert game.legal() == ["move initiative", "move engineering"]
    game.play("red: move engineering")
    assert (space(game, "red", 0), space(game, "red", 1)) == (8, 6)


def test_the_die_of_the_markers_box_moves_nothing() -> None:
    """D2."""
    game = begin()
    roll(game, "1 2 3 4 5 6 6")
    game.play("red: take 4")
    assert game.actor == "blue"
    assert counters(game, 0) == [("green", 8), ("blue", 8), ("red", 8)]
    other = begin()
    roll(other, "1 2 3 4 4 4 5")
    other.play("red: take 4", "red: move initiative")
    assert space(other, "red", 0) == 9


def test_three_players_draft_forth_and_back() -> None:
    """O1."""
    game = begin()
    roll(game, "4 4 4 4 4 4 4")
    order = []
    while game.legal()[0].startswith("take"):
        order.append(game.actor)
        pick(game, 4)
    assert order == ["red", "blue", "green", "green", "blue", "red"]
    assert sum(position(game).boxes) == 1


def test_two_players_draft_by_rockets_and_move_any_of_four_counters() -> None:
    """A6: one die per rocket, three are left over."""
    game = begin(2)
    roll(game, "1 2 3 4 4 4 5")
    game.play("red: take 2")
    assert game.legal() == [
        "move initiative front",
        "move initiative rear",
        "move engineering front",
        "move engineering rear",
    ]
    game.play("red: move initiative rear")
    assert counters(game, 0) == [("red", 6), ("blue", 8), ("red", 8), ("blue", 8)]
    for die in (4, 4, 4):
        pick(game, die)
    assert sum(position(game).boxes) == 3
    assert game.actor == "red"  # the foremost rocket begins
    game.play("red: end turn")
    assert game.actor == "blue"
    game.play("blue: end turn")
    assert position(game).round == 2


def test_a_counter_leaves_its_stack_and_lands_on_top() -> None:
    """D7: those above it stay in order."""
    game = begin(4)
    roll(game, "3 3 3 3 4 4 4 4 5")
    for die, counter in ((4, "initiative"), (4, "initiative"), (4, "initiative")):
        pick(game, die, counter)
    pick(game, 3, "engineering")  # yellow, from the top of the stack
    pick(game, 4, "initiative")
    pick(game, 5, "initiative")
    pick(game, 3, "initiative")
    assert counters(game, 1) == [("yellow", 7), ("green", 8), ("blue", 8), ("red", 8)]
    pick(game, 3, "engineering")  # red, from under two others
    assert counters(game, 1) == [("red", 7), ("yellow", 7), ("green", 8), ("blue", 8)]


def test_nobody_moves_and_the_play_order_turns_round() -> None:
    """O4: the last lies on top of the stack and goes first."""
    game = begin()
    roll(game, "4 4 4 4 4 4 4")
    for _ in range(6):
        pick(game, 4)
    next_round(game)
    assert [SEATS[seat] for seat in position(game).rockets] == ["green", "blue", "red"]


def far_right(game: Scenario, track: str) -> None:
    """Red takes two 6s and moves one counter 6 to the right."""
    roll(game, "3 3 3 4 4 6 6")
    while game.legal()[0].startswith("take"):
        if game.actor == "red":
            pick(game, 6, track if "take 6" in game.legal() else "")
        else:
            pick(game, 3 if "take 3" in game.legal() else 4)
    next_round(game)


def test_a_move_past_the_end_is_made_by_another_counter() -> None:
    """D5, first part: counters on 14 and 9, delta 2: only the second can move."""
    game = begin()
    far_right(game, "initiative")
    assert space(game, "red", 0) == 14
    roll(game, "3 3 3 4 4 5 5")
    pick(game, 3)
    pick(game, 3)
    assert game.actor == "red"
    pick(game, 4, "engineering")
    game.play("red: take 5")
    assert space(game, "red", 1) == 11


def test_dice_that_no_counter_can_follow_are_not_offered() -> None:
    """D5, second part, and P8's penalties: both counters on 15."""
    game = begin()
    far_right(game, "initiative")
    far_right(game, "engineering")
    roll(game, "3 3 3 4 4 5 5")
    pick(game, 3)
    pick(game, 3)
    pick(game, 4, "initiative")
    pick(game, 4)
    assert (space(game, "red", 0), space(game, "red", 1)) == (15, 15)
    pick(game, 3)
    pick(game, 5)
    next_round(game)
    roll(game, "2 2 2 4 4 4 4")
    pick(game, 4)
    pick(game, 4)
    assert game.actor == "red"
    assert game.legal() == ["take 2"]


def left_end(**options: Any) -> Scenario:
    """Red with both counters on space 1, about to draft in the fourth round."""
    game = begin(**options)
    for track, dice in (("initiative", "1 1"), ("engineering", "1 1"), ("", "3 3")):
        low = dice[0]
        rolled = "1 1 1 4 4 4 4" if low == "1" else "3 3 3 4 4 4 4"
        roll(game, rolled)
        while game.legal()[0].startswith("take"):
            if game.actor == "red":
                pick(
                    game,
                    int(low),
                    track or ("initiative", "engineering")[space(game, "red", 0) < 2],
                )
            else:
                pick(game, 4)
        next_round(game)
    assert (space(game, "red", 0), space(game, "red", 1)) == (1, 1)
    return game


def test_with_nothing_legal_a_counter_stays_on_top_of_the_left_end() -> None:
    """D4: only dice with delta -1 remain."""
    game = left_end()
    roll(game, "3 3 3 4 5 5 5")
    assert "take 3" not in game.legal()
    pick(game, 4)
    for die in (5, 5, 5, 3):
        pick(game, die)
    assert game.legal() == ["take 3"]
    game.play("red: take 3")
    assert game.legal() == ["move initiative", "move engineering"]
    game.play("red: move engineering")
    assert counters(game, 1)[0] == ("red", 1)


def test_ruling_past_the_left_end_may_be_clamped() -> None:
    """A1: with the option the move is always legal and stops on space 1."""
    game = left_end(track_left_overshoot="clamp")
    roll(game, "3 3 3 4 5 5 5")
    assert "take 3" in game.legal()
    game.play("red: take 3", "red: move initiative")
    assert counters(game, 0)[0] == ("red", 1)


def test_with_nothing_legal_a_counter_goes_under_the_right_end() -> None:
    """D6: counters on 14 and 15, only dice with delta 2 remain."""
    game = begin()
    rolls = (
        (FAR, (6, "engineering"), (3, "initiative")),
        (FAR, (6, "engineering"), (3, "initiative")),
        ("3 3 3 4 4 6 6", (6, "initiative"), (4, "engineering")),
        ("2 2 3 4 5 6 6", (6, "initiative"), (4, "")),
    )
    for dice, *mine in rolls:
        roll(game, dice)
        wanted = iter(mine)
        while game.legal()[0].startswith("take"):
            if game.actor == "red":
                pick(game, *next(wanted))
                continue
            low = position(game).step >= 3
            liked = (3, 2, 4) if low else (6, 5, 4)
            die = next(
                d for d in liked if f"take {d}" in game.legal() and (d, dice) != (4, rolls[3][0])
            )
            pick(game, die, "initiative" if die == 6 and dice == FAR else "engineering")
        next_round(game)
    assert (space(game, "red", 0), space(game, "red", 1)) == (11, 15)
    assert position(game).rockets[0] == 0
    roll(game, "3 3 3 3 5 5 6")
    pick(game, 6)
    for _ in range(4):
        pick(game, 3)
    assert game.legal() == ["take 5"]
    game.play("red: take 5", "red: move engineering")
    assert counters(game, 1)[-1] == ("red", 15)


# Production of the tracks


def test_engineering_places_give_cubes() -> None:
    """P6: red in front, then a stack with green on top of blue."""
    game = begin()
    roll(game, "1 4 4 4 4 4 4")
    pick(game, 1, "engineering")
    while game.legal()[0].startswith("take"):
        pick(game, 4, "initiative")
    end_turns(game)
    assert [cubes(game, seat) for seat in SEATS[:3]] == [3, 0, 2]


@pytest.mark.parametrize(("reading", "third"), [("3-2-1", 1), ("3-2", 0)])
def test_ruling_the_third_of_four_gets_a_cube(reading: str, third: int) -> None:
    """A5."""
    game = begin(4, engineering_4p=reading)
    hand_out(game)
    end_turns(game)
    order = [who for who, _ in counters(game, 1)]
    assert [cubes(game, seat) for seat in order] == [3, 2, third, 0]


def test_two_players_may_hold_several_places() -> None:
    """P7: places 1 and 2 give 3 cubes, place 3 a point."""
    game = begin(2)
    roll(game, "3 3 3 4 4 4 4")
    for die, counter in ((3, "engineering front"), (4, "initiative front")):
        pick(game, die, counter)
    pick(game, 3, "engineering rear")
    pick(game, 4, "initiative front")
    assert [who for who, _ in counters(game, 1)] == ["red", "red", "blue", "blue"]
    end_turns(game)
    assert (cubes(game, "red"), cubes(game, "blue")) == (3, 0)
    assert points(game, "blue", "points-engineering") == 1


def test_the_ends_of_the_tracks_cost_points_down_to_zero() -> None:
    """P8: with counters on 14 and 15 three points are lost, but never more than there are."""
    custom = {"start_points": {"value": [2, 6, 7, 8]}}
    game = begin(custom=custom)
    far_right(game, "initiative")
    assert points(game, "red") == 1  # space 14 cost one
    far_right(game, "engineering")
    assert points(game, "red", "points-penalty") == -2
    assert game.scores[0] == 0


def test_it_is_refused_to_move_a_counter_of_another() -> None:
    game = begin()
    roll(game, "1 2 3 4 4 4 5")
    with pytest.raises(IllegalActionError, match="cannot act now"):
        game.play("blue: take 2")
