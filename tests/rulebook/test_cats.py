"""House of Cats: the rulebook's worked examples and every rule but the abilities."""

import pytest

from tarsas.core.errors import IllegalActionError, OptionError
from tarsas.core.options import SEATS
from tarsas.core.registry import find_game
from tests.scenario import Scenario

from .cats_scenario import (
    PLAIN_TRACK,
    do,
    earned,
    free,
    parts,
    prompt,
    revealed,
    roll,
    sheet,
    start,
    table,
    text,
    whole_round,
)

# The rulebook's worked examples


def test_example_a_two_cell_area_takes_only_two_dice() -> None:
    game = start(custom=sheet(1, rows=["##.###"]))
    roll(game, "5 3 4 4")
    do(game, "5 a1, 3 b1")
    assert game.legal() == ["done"]
    do(game, "done")
    assert text(game, 1) == "5 3   · · ·"


def test_example_rooms_score_by_their_number() -> None:
    game = start()
    whole_round(game, "2 2 2 2", "2 a1, 2 b1, 2 c1")
    whole_round(game, "2 2 2 2", "2 d1, 2 e1, 2 f1")
    for first, second, third in ("abc", "def"):
        for row in (2, 3):
            whole_round(game, "3 3 3 3", f"3 {first}{row}, 3 {second}{row}, 3 {third}{row}")
    whole_round(game, "5 5 5 5", "5 a4, 5 b4, 5 c4")
    whole_round(game, "5 5 5 5", "5 d4, 5 e4, 5 f4")
    assert parts(game) == {"room-2": 3, "room-3": 12, "room-5": 7}
    assert game.scores == [3 + 12 + 0 + 7]


def test_example_mouse_cat_and_four_on_level_one() -> None:
    game = start(custom=sheet(1, cat_track=["2", "-"]))
    roll(game, "mouse cat 4 5")
    do(game, "mouse b2, 4 c2, cat")
    assert len([word for word in game.legal() if word.startswith("cell")]) == 34
    do(game, "cell f6, done")
    assert text(game, 2) == "· M 4 · · ·"
    assert text(game, 6) == "· · · · · 2"
    assert parts(game) == {"cat": 1, "cheese": 2}


def test_example_seven_cheeses_and_six_cats_score_thirteen() -> None:
    game = start(custom=sheet(1, cat_track=PLAIN_TRACK))
    for cell in ("a1", "b2", "c3"):
        whole_round(game, "mouse cat cat 5", f"mouse {cell}", "cat", "cat")
    whole_round(game, "mouse 5 4 4", "mouse d3, 5 d4, 4 d5")
    assert parts(game) == {"cat": 6, "cheese": 7}
    assert game.scores == [13]


def test_example_level_two_mice_need_a_cat_in_their_line() -> None:
    game = start(2)
    whole_round(game, "mouse mouse cat 4", "mouse a2, mouse a3, cat a4")
    assert game.scores == [2]
    whole_round(game, "mouse 4 5 5", "mouse b5, 4 b6, 5 c6")
    assert game.scores == [2]


def test_example_level_two_a_bonus_cell_in_a_room_of_five() -> None:
    game = start(2)
    whole_round(game, "5 5 5 5", "5 a3, 5 a4, 5 a5")
    assert parts(game) == {}
    whole_round(game, "5 5 4 3", "5 a6, 4 b6, 5 b5")
    assert parts(game) == {"room-5": 7, "bonus": 5}


def test_example_level_three_three_cats_double_the_mice() -> None:
    game = start(3)
    whole_round(game, "cat cat cat 5", "cat b1, cat c1, cat c2")
    whole_round(game, "mouse mouse 4 5", "mouse a2, mouse a3, 4 b3")
    assert game.scores == [4]
    whole_round(game, "mouse mouse 4 5", "mouse e2, mouse f2, 4 g2")
    assert game.scores == [4]  # the blue area has no cat


def test_example_level_four_grows_before_the_third_die() -> None:
    game = start(4)
    whole_round(game, "4 4 5 mouse", "4 f4, 4 g4, 5 f3")
    roll(game, "4 4 3 5")
    do(game, "4 g5, 4 f5")  # the room of four is closed by the second die
    assert game.legal()[0].startswith("grow")
    do(game, "grow h5, grow h4, grow h3, grow h2")
    do(game, "3 h5, done")
    assert text(game, 5) == "+ + · · · [4] [4] 3 +"


# Set-up


def test_the_first_ability_belongs_to_two_and_so_on() -> None:
    game = start(abilities="random")
    assert len(game.legal()) == 12
    game.play("chance: ability K", "chance: ability C", "chance: ability A")
    assert "ability C" not in game.legal()
    game.play("chance: ability B")
    assert [table(game).page.letters[a] for a in table(game).abilities] == ["K", "C", "A", "B"]
    assert game.legal() == [f"roll {face}" for face in ("2", "3", "4", "5", "cat", "mouse")]


def test_the_first_game_has_a_b_c_d_and_others_are_drawn() -> None:
    first = Scenario("cats", 1)
    assert revealed(first) == "ABCD"
    assert first.legal()[0] == "roll 2"
    for options in ({"level": 2}, {"level": 3}, {"level": 4}, {"abilities": "random"}):
        other = Scenario("cats", 1, options)
        assert revealed(other) == ""
        assert len(other.legal()) == 12
        other.play("chance: ability E")
        assert revealed(other) == "E"


@pytest.mark.parametrize("order", ["ABCD", "DCBA", "LKAE"])
def test_chosen_abilities_are_those_and_in_their_order(order: str) -> None:
    assert revealed(start(abilities=order)) == order


@pytest.mark.parametrize("letters", ["ABC", "AABC", "ABCM", "12", ""])
def test_other_abilities_are_refused(letters: str) -> None:
    with pytest.raises(OptionError, match=r"option abilities: .* four different letters"):
        find_game("cats").new(1, {"abilities": letters})


def test_three_dice_fill_the_stars_as_each_player_likes() -> None:
    game = start(2, players=2, custom={})
    roll(game, "2 cat 5")
    assert game.legal("red") == ["star c3", "star e3", "star d5"]
    game.play("blue: star d5", "red: star c3", "red: star e3")  # the last one is written by itself
    assert not game.state.may_act(0)
    game.play("blue: star c3")
    assert (text(game, 3), text(game, 5)) == ("· · 2 · C · ·", "· · · 5 · · ·")
    assert (text(game, 3, "Blue"), text(game, 5, "Blue")) == ("· · C · 5 · ·", "· · · 2 · · ·")
    assert game.actor == "chance"


def test_cats_and_mice_rolled_for_stars_are_drawn_and_score() -> None:
    game = start(2, custom={})
    roll(game, "cat mouse mouse")
    do(game, "star c3, star e3")
    assert parts(game) == {"mouse": 1}


# The round


def test_everybody_writes_three_of_the_same_four_dice() -> None:
    game = start(players=2)
    roll(game, "2 3 4 5")
    assert game.legal("red") == game.legal("blue") == ["die 2", "die 3", "die 4", "die 5"]
    do(game, "2 a1, 3 b1, 4 c1")
    assert game.legal("red") == ["done"]
    do(game, "5 a1, 4 a2, 3 a3", who="blue")
    game.play("blue: done", "red: done")
    assert game.actor == "chance"


def test_nobody_waits_for_anybody_inside_a_round() -> None:
    game = start(players=3)
    roll(game, "2 3 4 5")
    assert [game.state.may_act(seat) for seat in range(3)] == [True] * 3
    do(game, "2 a1, 3 b1, 4 c1, done", who="green")
    assert [game.state.may_act(seat) for seat in range(3)] == [True, True, False]
    assert game.legal("green") == []
    assert game.actor == "red"


def test_dice_of_a_round_touch_each_other_but_need_not_touch_older_cells() -> None:
    game = start()
    whole_round(game, "2 3 4 5", "2 a1, 3 b1, 4 c1")
    roll(game, "2 3 4 5")
    do(game, "2 e5, die 3")
    assert game.legal() == ["cell e4", "cell d5", "cell f5", "cell e6"]
    do(game, "cell e6, die 4")
    assert game.legal() == ["cell e4", "cell d5", "cell f5", "cell d6", "cell f6"]


def test_a_written_cell_is_never_written_again() -> None:
    game = start()
    whole_round(game, "2 3 4 5", "2 a1, 3 b1, 4 c1")
    do(roll(game, "2 3 4 5"), "die 2")
    assert not {"cell a1", "cell b1", "cell c1"} & set(game.legal())
    with pytest.raises(IllegalActionError):
        do(game, "cell a1")


def test_a_small_area_may_be_chosen_while_larger_ones_exist() -> None:
    game = start(custom=sheet(1, rows=["#.####", "..####"]))
    roll(game, "2 3 4 5")
    do(game, "2 a1")
    assert game.legal() == ["done"]


def test_three_dice_must_be_used_where_they_fit() -> None:
    game = start()
    roll(game, "2 3 4 5")
    assert "done" not in game.legal()
    do(game, "2 a1, 3 b1")
    assert "done" not in game.legal()


def test_cats_and_mice_are_drawn_like_numbers() -> None:
    game = start(2)
    whole_round(game, "cat mouse mouse 5", "cat b2, mouse b3, mouse c3")
    assert text(game, 2) == "· C · · · · ·"
    assert text(game, 3) == "· M M · · · ·"


# Rooms


def test_n_connected_cells_become_a_room_at_once_and_bring_a_circle() -> None:
    game = start()
    roll(game, "2 2 5 5")
    do(game, "2 a1")
    assert (parts(game), free(game, 2)) == ({}, 0)
    do(game, "2 b1")
    assert (parts(game), free(game, 2)) == ({"room-2": 1}, 1)
    assert text(game, 1) == "[2] [2] · · · ·"


def test_cells_that_touch_only_at_a_corner_are_no_room() -> None:
    game = start()
    whole_round(game, "2 2 5 5", "2 a1, 5 a2, 2 b2")
    assert parts(game) == {}


def test_in_a_larger_group_the_player_chooses_and_the_rest_stays() -> None:
    game = start()
    whole_round(game, "2 5 4 2", "2 a1, 5 a2, 4 a3")
    whole_round(game, "2 5 4 2", "2 c1, 5 c2, 4 c3")
    roll(game, "2 5 4 4")
    do(game, "2 b1")
    assert game.legal() == ["room a1", "room c1"]
    do(game, "room c1")
    assert text(game, 1) == "2 [2] [2] · · ·"
    do(game, "5 b2, 4 b3, done")
    whole_round(game, "2 5 4 4", "4 e5, 5 f5, 4 e6")
    assert parts(game) == {"room-2": 1}


def test_the_cells_left_over_can_become_another_room() -> None:
    game = start(custom=sheet(1, rows=["######"] * 6))
    whole_round(game, "2 5 4 2", "2 a2, 5 b2, 4 b3")
    whole_round(game, "2 5 4 2", "2 b1, 5 c1, 4 c2")
    roll(game, "2 2 4 4")
    do(game, "2 a1, room b1, done")
    whole_round(game, "2 5 4 4", "2 a3, 5 a4, 4 a5")
    assert parts(game) == {"room-2": 2}


def test_a_room_is_chosen_cell_by_cell_without_dead_ends() -> None:
    game = start()
    whole_round(game, "3 5 4 4", "3 b1, 5 c1, 4 d1")
    whole_round(game, "3 5 4 4", "3 a2, 5 a3, 4 a4")
    whole_round(game, "3 5 4 4", "3 c2, 5 d2, 4 e2")
    do(roll(game, "3 5 4 4"), "3 b2")
    assert game.legal() == ["room b1", "room a2", "room c2"]
    do(game, "room c2")
    assert game.legal() == ["room b1", "room a2"]
    do(game, "room a2")
    assert (text(game, 1), text(game, 2)) == ("· 3 5 4 · ·", "[3] [3] [3] 5 4 ·")


def test_cells_that_every_possible_room_has_are_not_asked_for() -> None:
    game = start()
    whole_round(game, "5 5 5 5", "5 a1, 5 b1, 5 c1")
    whole_round(game, "5 5 5 4", "5 e1, 5 f1, 4 f2")
    do(roll(game, "5 4 4 4"), "5 d1")
    assert game.legal() == ["room a1", "room f1"]


def test_room_points_do_not_depend_on_the_use_of_the_ability() -> None:
    game = earned("J")
    before = game.scores
    do(roll(game, "2 3 4 5"), "use J, cell f6")
    assert game.scores == before


# Level 1


def test_a_cat_crosses_the_track_and_writes_one_cell_fewer() -> None:
    game = start(custom=sheet(1, cat_track=PLAIN_TRACK))
    whole_round(game, "cat 3 4 5", "cat", "3 a1, 4 a2")
    assert parts(game) == {"cat": 1}
    assert game.gains == [("red", 1, "points-cat")]


def test_a_cat_does_not_link_the_dice_and_always_fits() -> None:
    game = start(custom=sheet(1, rows=["#.####"], cat_track=PLAIN_TRACK))
    roll(game, "3 cat cat 5")
    do(game, "3 a1")
    assert game.legal() == ["die cat"]  # only one die has no place, two are to be used
    do(game, "cat")
    assert game.legal() == ["die cat", "done"]


def test_a_cat_with_any_lets_the_player_choose_a_number() -> None:
    game = start(custom=sheet(1, cat_track=["any"]))
    do(roll(game, "cat 3 4 5"), "cat")
    assert game.legal() == ["symbol 2", "symbol 3", "symbol 4", "symbol 5"]
    do(game, "symbol 5, cell f6")
    assert text(game, 6) == "· · · · · 5"


def test_a_number_of_the_track_may_build_a_room() -> None:
    game = start(custom=sheet(1, cat_track=["2", "2"]))
    do(roll(game, "cat cat 4 5"), "cat", "cell a1", "cat", "cell a2")
    assert parts(game) == {"cat": 2, "room-2": 1}


def test_mice_cross_the_cheese_of_their_row_and_column_once() -> None:
    game = start()
    whole_round(game, "mouse mouse 4 5", "mouse a1, mouse b1, 4 c1")
    assert parts(game) == {"cheese": 3}
    assert [points for _, points, _ in game.gains] == [2, 1]


def test_a_line_without_a_printed_cheese_gives_none() -> None:
    game = start(custom=sheet(1, cheese=["1", "b"]))
    whole_round(game, "mouse mouse 4 5", "mouse a1, mouse b1, 4 c1")
    assert parts(game) == {"cheese": 2}


# Levels 2 to 4


def test_a_mouse_can_score_for_its_row_and_its_column() -> None:
    game = start(2)
    whole_round(game, "mouse cat cat 5", "mouse c3, cat d3, cat c4")
    assert parts(game) == {"mouse": 2}


def test_a_later_cat_makes_earlier_mice_score() -> None:
    game = start(2)
    whole_round(game, "mouse mouse 4 5", "mouse a2, mouse b2, 4 c2")
    assert game.gains == []
    whole_round(game, "cat 4 5 5", "cat d2, 4 d3, 5 d4")
    assert game.gains == [("red", 2, "points-mouse")]


def test_bonus_cells_need_a_room_and_a_number() -> None:
    game = start(2)
    whole_round(game, "cat mouse 2 5", "cat a3, mouse b3, 2 c3")
    assert "bonus" not in parts(game)
    whole_round(game, "2 2 5 5", "2 d1, 2 e1, 5 e2")
    assert parts(game) == {"mouse": 1, "room-2": 1, "bonus": 2}


def test_bonus_cells_count_on_level_three_too() -> None:
    game = start(3)
    whole_round(game, "2 2 5 5", "2 a1, 2 b1, 5 b2")
    assert parts(game) == {"room-2": 1, "bonus": 2}


def test_one_or_two_cats_make_a_mouse_worth_one() -> None:
    game = start(3)
    whole_round(game, "cat mouse mouse 5", "mouse a1, mouse b1, cat c1")
    assert parts(game) == {"mouse": 2}
    whole_round(game, "cat 4 4 5", "cat a2, 4 a3, 5 b3")
    assert parts(game) == {"mouse": 2}
    whole_round(game, "cat 4 4 5", "cat b2, 4 c2, 5 c3")
    assert parts(game) == {"mouse": 4}


def test_level_four_starts_with_fifteen_cells() -> None:
    game = start(4)
    do(roll(game, "2 3 4 5"), "die 2")
    assert len(game.legal()) == 15


def test_growth_is_connected_and_lies_anywhere() -> None:
    game = start(4)
    do(roll(game, "3 3 3 5"), "3 c3, 3 d3, 3 e3")
    assert len(game.legal()) == 63 - 15
    do(game, "grow a1")
    assert game.legal() == ["grow b1", "grow a2"]
    do(game, "grow b1, grow c1")
    assert game.legal() == ["done"]


def test_touching_growth_begins_where_the_area_is() -> None:
    game = start(4, growth="touching")
    do(roll(game, "2 2 5 5"), "2 c3, 2 d3")
    assert "grow a1" not in game.legal()
    assert len(game.legal()) == 16
    do(game, "grow b3")
    assert "grow a3" in game.legal()


def test_growth_takes_as_much_as_hangs_together() -> None:
    game = start(4, custom=sheet(4, rows=["######", "######", "+.++.+"]))
    do(roll(game, "3 3 3 5"), "3 a1, 3 b1, 3 c1")
    assert game.legal() == ["grow c3", "grow d3"]
    do(game, "grow d3, grow c3, done")
    do(roll(game, "2 2 4 5"), "2 a2, 2 b2")
    assert game.legal() == ["grow a3", "grow f3"]
    do(game, "grow f3, 5 c2, done")
    do(roll(game, "2 2 4 5"), "2 e1, 2 f1, grow a3")
    assert "die 4" in game.legal()


@pytest.mark.parametrize(
    ("last_row", "grown"),
    [
        ("..+...+++", ["grow c3"]),  # the largest part does not touch the area: a smaller one
        ("......+++", []),  # none does: nothing is added
    ],
)
def test_touching_growth_takes_as_much_as_touches(last_row: str, grown: list[str]) -> None:
    rows = ["######...", "######...", last_row]
    game = start(4, custom=sheet(4, rows=rows), growth="touching")
    do(roll(game, "3 3 3 5"), "3 a1, 3 b1, 3 c1")
    if grown:
        assert game.legal() == grown
        do(game, *grown)
    assert game.legal() == ["done"]
    assert int(table(game).sheets[0].open).bit_count() == 9 + len(grown)


def test_level_four_draws_cats_and_scores_cheese_and_mice() -> None:
    game = start(4)
    whole_round(game, "cat mouse 5 5", "cat c3, mouse d3, 5 e3")
    assert parts(game) == {"cheese": 2, "mouse": 1}


# End


def test_levels_one_to_three_end_after_the_round_in_which_a_sheet_is_full() -> None:
    game = start(players=2, custom=sheet(1, rows=["####"]))
    roll(game, "2 3 4 5")
    do(game, "2 a1, 3 b1, 4 c1, done")
    do(game, "2 b1, 3 c1, 4 d1, done", who="blue")
    roll(game, "2 3 4 cat")
    do(game, "2 d1, done")
    assert game.actor == "blue"
    do(game, "cat", "3 a1, done", who="blue")
    assert game.actor == "over"
    assert game.state.ending() == "first_full"


def test_level_four_ends_when_every_sheet_is_full_and_full_players_wait() -> None:
    game = start(4, players=2, custom=sheet(4, rows=["#####"]))
    roll(game, "2 3 4 5")
    do(game, "2 a1, 3 b1, 4 c1, done")
    do(game, "2 b1, 3 c1, 4 d1, done", who="blue")
    roll(game, "2 3 4 5")
    do(game, "3 d1, 5 e1, done")
    do(game, "5 a1, done", who="blue")
    roll(game, "2 3 4 5")
    assert not game.state.may_act(0)
    do(game, "5 e1, done", who="blue")
    assert game.actor == "over"
    assert game.state.ending() == "all_full"


def test_empty_cells_cost_a_point_each_at_the_end() -> None:
    game = start(players=2, custom=sheet(1, rows=["####"], cat_track=PLAIN_TRACK))
    roll(game, "2 3 4 cat")
    do(game, "2 a1, 3 b1, 4 c1, done")
    do(game, "cat", "2 a1, 3 b1, done", who="blue")
    roll(game, "2 3 cat cat")
    do(game, "2 d1, cat", "done")
    assert game.scores == [1, 1]
    do(game, "cat", "cat", "3 c1, done", who="blue")
    assert game.actor == "over"
    assert game.scores == [1, 3 - 1]
    assert game.gains[-1] == ("blue", -1, "points-empty")


ONE_CAT = "3 d1, 5 e1, cat"  # a point, and every cell filled
TWO_CATS = "cat, cat, 3 d1"  # two points, less one for the empty cell


def after_a_last_round(*moves: str) -> Scenario:
    """Everybody has filled three of five cells; then each of the players moves like this."""
    game = start(players=len(moves), custom=sheet(1, rows=["#####"], cat_track=PLAIN_TRACK))
    roll(game, "4 3 5 cat")
    for who, _ in zip(SEATS, moves, strict=False):
        do(game, "4 a1, 3 b1, 5 c1, done", who=who)
    roll(game, "3 5 cat cat")
    for who, move in zip(SEATS, moves, strict=False):
        do(game, move, "done", who=who)
    assert game.actor == "over"
    return game


def test_a_tie_goes_to_more_filled_cells_then_it_is_shared() -> None:
    game = after_a_last_round(ONE_CAT, TWO_CATS)
    assert game.scores == [1, 1]
    assert [table(game).filled(seat) for seat in range(2)] == [5, 4]
    assert list(game.state.result()) == [1, 2]
    shared = after_a_last_round(ONE_CAT, TWO_CATS, ONE_CAT)
    assert shared.scores == [1, 1, 1]
    assert [table(shared).filled(seat) for seat in range(3)] == [5, 4, 5]
    assert list(shared.state.result()) == [1, 3, 1]


def test_the_end_says_what_decided() -> None:
    tied = after_a_last_round(TWO_CATS, ONE_CAT)
    assert prompt(tied) == (
        "The game is over. Blue wins: another has 1 point too, but 4 cells filled against 5."
    )
    shared = after_a_last_round(ONE_CAT, TWO_CATS, ONE_CAT)
    assert prompt(shared) == (
        "The game is over. Red and Green share the victory with 1 point and 5 filled cells each."
    )
    game = start(players=2, custom=sheet(1, rows=["###"], cat_track=PLAIN_TRACK))
    roll(game, "2 2 4 cat")
    do(game, "2 a1, 2 b1, 4 c1, done")
    do(game, "cat, 2 a1, 4 b1, done", who="blue")
    assert prompt(game) == "The game is over. Red wins with 1 point; second best: 0."


def test_alone_the_score_is_the_result() -> None:
    game = start(custom=sheet(1, rows=["###"]))
    whole_round(game, "2 2 4 5", "2 a1, 2 b1, 4 c1")
    assert (game.actor, game.scores, list(game.state.result())) == ("over", [1], [1])
    assert prompt(game) == "The game is over with 1 point."
