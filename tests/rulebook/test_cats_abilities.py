"""House of Cats: the twelve abilities and the rulings on them."""

import pytest

from .cats_scenario import (
    PLAIN_TRACK,
    do,
    earned,
    free,
    parts,
    roll,
    sheet,
    start,
    table,
    text,
    whole_round,
)

# Gaining and using


def test_an_ability_may_be_used_in_the_turn_in_which_it_is_gained() -> None:
    game = start(abilities="JABC")
    do(roll(game, "2 2 4 5"), "2 a1, 2 b1")
    assert "use J" in game.legal()
    do(game, "use J, cell f6")
    assert text(game, 6) == "· · · · · 3"
    assert "use J" not in game.legal()


def test_abilities_are_kept_and_used_any_number_of_times_in_a_round() -> None:
    game = earned("J", times=4)
    assert free(game, 2) == 4  # no cap on circles
    do(roll(game, "2 4 5 5"), "use J, cell f1, use J, cell f3", "4 e5", "use J, cell f5")
    assert free(game, 2) == 1


def test_without_a_circle_no_ability_can_be_used() -> None:
    game = start(abilities="CDFJ")
    roll(game, "2 3 4 5")
    assert game.legal() == ["die 2", "die 3", "die 4", "die 5"]


# A: detach


def test_a_detached_die_lies_anywhere_and_links_nothing() -> None:
    game = earned("A")
    do(roll(game, "3 4 5 5"), "3 e5, die 4")
    assert "cell a6" not in game.legal()
    do(game, "use A, cell a6, die 5")
    assert game.legal() == ["cell e4", "cell d5", "cell f5", "cell e6"]


def test_the_first_die_may_be_detached() -> None:
    game = earned("A")
    do(roll(game, "3 4 5 5"), "die 3, use A, cell a6, die 4")
    assert "cell f1" in game.legal()  # nothing to touch yet
    do(game, "cell f1, die 5")
    assert game.legal() == ["cell e1", "cell f2"]


def test_several_dice_can_be_detached() -> None:
    game = earned("A", times=2)
    do(roll(game, "3 4 5 5"), "3 f1", "die 4, use A, cell a6", "die 5, use A, cell f6")
    assert free(game, 2) == 0
    assert game.legal() == ["done"]


def test_a_die_that_fits_nowhere_can_still_be_detached() -> None:
    rows = ["###...", "......", "#.####"]
    game = earned("A", custom=sheet(1, rows=rows))
    do(roll(game, "3 4 5 5"), "3 a3")
    assert game.legal() == ["die 4", "die 5", "done"]
    do(game, "die 4")
    assert game.legal() == ["use A"]


# B, C, E, G: other faces


def test_b_writes_a_number_for_a_mouse() -> None:
    game = earned("B")
    roll(game, "mouse cat 4 5")
    turns = [word for word in game.legal() if word.startswith("turn")]
    assert turns == ["turn mouse 2", "turn mouse 3", "turn mouse 4", "turn mouse 5"]
    do(game, "turn mouse 4")
    assert "die mouse" not in game.legal()


def test_c_changes_a_number_by_one_within_two_and_five() -> None:
    game = earned("C")
    roll(game, "2 4 5 mouse")
    turns = [word for word in game.legal() if word.startswith("turn")]
    assert turns == ["turn 2 3", "turn 4 3", "turn 4 5", "turn 5 4"]


def test_e_swaps_two_and_five() -> None:
    game = earned("E")
    roll(game, "2 3 5 mouse")
    assert [word for word in game.legal() if word.startswith("turn")] == ["turn 2 5", "turn 5 2"]


def test_g_draws_an_animal_for_a_number() -> None:
    game = earned("G", level=2, custom=sheet(2, stars=[], rows=["######"] * 6, bonus=[]))
    roll(game, "2 cat mouse mouse")
    assert [word for word in game.legal() if word.startswith("turn")] == [
        "turn 2 cat",
        "turn 2 mouse",
    ]
    do(game, "turn 2 cat, cat e5")
    assert text(game, 5) == "· · · · C ·"


def test_changes_of_one_die_can_be_chained() -> None:
    game = start(abilities="GBCE")
    whole_round(game, "2 2 5 5", "2 a1, 2 b1, 5 c1")
    whole_round(game, "3 3 3 5", "3 a2, 3 b2, 3 c2")
    do(roll(game, "4 5 5 5"), "turn 4 mouse", "turn mouse 2")
    assert (free(game, 2), free(game, 3)) == (0, 0)
    assert "die 2" in game.legal()


def test_changes_work_on_dice_only() -> None:
    game = start(abilities="CJAB", custom=sheet(1, cat_track=["2"]))
    whole_round(game, "2 2 5 5", "2 a1, 2 b1, 5 c1")
    do(roll(game, "cat 4 5 5"), "cat")
    assert all(word.startswith("cell") for word in game.legal())  # the track's 2 stays a 2


# D: more or fewer


def test_d_uses_a_fourth_die() -> None:
    game = earned("D")
    do(roll(game, "3 4 5 mouse"), "use D more", "3 f1, 4 f2, 5 f3")
    assert game.legal() == ["die mouse"]
    do(game, "mouse f4")
    assert game.legal() == ["done"]


def test_d_uses_one_die_fewer() -> None:
    game = earned("D")
    do(roll(game, "3 4 5 mouse"), "3 f1, 4 f2, use D fewer")
    assert game.legal() == ["done"]


def test_several_d_add_up_between_one_and_four() -> None:
    game = earned("D", times=3)
    do(roll(game, "3 4 5 mouse"), "use D fewer, use D fewer")
    assert "use D fewer" not in game.legal()
    do(game, "3 f1")
    assert game.legal() == ["use D more", "done"]
    game = earned("D", times=3)
    do(roll(game, "3 4 5 mouse"), "use D more")
    assert "use D more" not in game.legal()


# F: move


def test_f_crosses_out_a_loose_number_and_writes_it_anywhere() -> None:
    game = earned("F")
    do(roll(game, "3 4 5 mouse"), "use F")
    assert game.legal() == ["cross c1"]  # the 2s are in a room
    do(game, "cross c1, cell f6")
    assert (text(game, 1), text(game, 6)) == ("[2] [2] × · · ·", "· · · · · 5")
    assert len([word for word in game.legal() if word.startswith("die")]) == 4


def test_a_moved_number_may_build_a_room_and_does_not_link_dice() -> None:
    game = earned("F", times=1)
    whole_round(game, "2 4 4 5", "2 f1, 4 f2, 4 f3")
    do(roll(game, "2 5 4 4"), "2 c4", "use F, cross f1, cell c5")
    assert parts(game)["room-2"] == 2
    do(game, "die 5")
    assert "cell c6" not in game.legal()


def test_f_needs_an_empty_cell() -> None:
    game = earned("F", custom=sheet(1, rows=["####"]))
    do(roll(game, "3 4 5 mouse"), "3 d1")
    assert game.legal() == ["done"]


def test_a_double_cell_moves_as_one() -> None:
    game = start(abilities="HFAB")
    whole_round(game, "2 2 5 5", "2 a1, 2 b1, 5 c1")
    whole_round(game, "3 3 3 5", "3 a2, 3 b2, 3 c2")
    do(roll(game, "4 4 5 5"), "double 4, cell f1, 5 f2")
    assert text(game, 1) == "[2] [2] 5 · · 44"
    do(game, "use F, cross f1, cell f6")
    assert (text(game, 1), text(game, 6)) == ("[2] [2] 5 · · ×", "· · · · · 4")


# H: double


def test_h_puts_two_equal_dice_into_one_cell() -> None:
    game = earned("H")
    roll(game, "3 3 4 5")
    assert "double 3" in game.legal()
    assert "double 4" not in game.legal()
    do(game, "double 3, cell e5, 4 e6")
    assert game.legal() == ["done"]
    assert text(game, 5) == "· · · · 33 ·"


def test_a_double_two_is_a_room_by_itself() -> None:
    game = earned("H")
    do(roll(game, "2 2 4 5"), "double 2, cell e5")
    assert text(game, 5) == "· · · · [22] ·"
    assert parts(game)["room-2"] == 2


def test_a_double_cell_counts_two_in_a_room() -> None:
    game = earned("H")
    do(roll(game, "3 3 3 5"), "double 3, cell e5, 3 e6")
    assert parts(game)["room-3"] == 3


def test_without_an_exact_set_the_smallest_larger_one_is_the_room() -> None:
    game = earned("H", times=2)
    whole_round(game, "3 3 4 5", "double 3, cell e4, 4 f4")
    do(roll(game, "3 3 4 5"), "double 3, cell e5")  # 2 + 2 is more than three
    assert parts(game)["room-3"] == 3
    assert text(game, 5) == "· · · · [33] ·"


def test_an_exact_set_goes_before_a_larger_one() -> None:
    game = earned("H", times=2)
    whole_round(game, "3 3 4 5", "double 3, cell e4, 4 f4")
    whole_round(game, "3 4 4 5", "3 d5, 4 d6, 5 c6")
    do(roll(game, "3 3 4 5"), "double 3, cell e5")  # e4 alone would make four
    assert (text(game, 4), text(game, 5)) == ("· · · · 33 4", "· · · [3] [33] ·")


def test_a_double_animal_counts_two() -> None:
    plain = sheet(2, stars=[], bonus=[], rows=["######"] * 6)
    game = earned("H", level=2, custom=plain)
    do(roll(game, "mouse mouse cat 5"), "double mouse, cell e5, cat f5")
    assert parts(game)["mouse"] == 2


def test_double_cats_count_for_areas() -> None:
    rows = ["RRRRRR"] * 5 + ["BBBGGY"]
    game = earned("H", level=3, custom=sheet(3, stars=[], bonus=[], rows=rows))
    do(roll(game, "cat cat mouse 5"), "double cat, cell e5, mouse e4, done")
    assert parts(game)["mouse"] == 1
    whole_round(game, "cat 4 5 5", "cat f1, 4 f2, 5 f3")
    assert parts(game)["mouse"] == 2


def test_a_double_bonus_cell_scores_its_number_once() -> None:
    plain = sheet(2, stars=[], bonus=["e5"], rows=["######"] * 6)
    game = earned("H", level=2, custom=plain)
    do(roll(game, "2 2 4 5"), "double 2, cell e5")
    assert parts(game)["bonus"] == 2


def test_double_is_not_for_cats_of_the_track() -> None:
    game = earned("H")
    roll(game, "cat cat 4 5")
    assert "double cat" not in game.legal()


def test_double_compares_faces_after_they_are_changed() -> None:
    game = start(abilities="HCAB")
    whole_round(game, "2 2 5 5", "2 a1, 2 b1, 5 c1")
    whole_round(game, "3 3 3 5", "3 a2, 3 b2, 3 c2")
    roll(game, "3 4 5 mouse")
    assert not [word for word in game.legal() if word.startswith("double")]
    do(game, "turn 3 4")
    assert "double 4" in game.legal()


# I: diagonal


def test_i_lets_corners_touch_for_the_rest_of_the_round() -> None:
    game = earned("I", times=2)
    do(roll(game, "3 4 5 mouse"), "3 e5, use I, die 4")
    assert "cell d4" in game.legal()
    do(game, "cell d4, 5 c5, done")
    do(roll(game, "3 4 5 mouse"), "3 f1, die 4")
    assert game.legal() == ["cell e1", "cell f2"]


def test_i_never_affects_rooms() -> None:
    game = earned("I")
    do(roll(game, "2 2 5 mouse"), "use I", "2 e5, 2 f6, 5 f5, done")
    assert parts(game)["room-2"] == 1


def test_corners_touch_across_a_place_without_a_cell() -> None:
    plain = sheet(1, rows=["######", "######", "...#.#", "....#."])
    game = earned("I", custom=plain)
    do(roll(game, "3 4 5 mouse"), "use I", "3 d3, die 4")
    assert "cell e4" in game.legal()


# J: write 3


def test_j_writes_a_three_anywhere_and_links_nothing() -> None:
    game = earned("J")
    do(roll(game, "3 4 5 mouse"), "4 f1", "use J, cell a6", "die 5")
    assert game.legal() == ["cell e1", "cell f2"]


# K: any symbol


def test_k_draws_any_symbol_at_once() -> None:
    game = start(2, abilities="KABC")
    do(roll(game, "2 2 4 5"), "2 b2, 2 c2")
    assert game.legal() == [f"symbol {s}" for s in ("2", "3", "4", "5", "cat", "mouse")]
    do(game, "symbol cat, cell g6")
    assert text(game, 6) == "· · · · · · C"
    assert free(game, 2) == 0


def test_k_may_build_the_next_room_and_so_on() -> None:
    game = start(abilities="KABC")
    whole_round(game, "2 3 4 5", "2 f5, 4 f6, 5 e6")
    do(roll(game, "2 2 4 5"), "2 a1, 2 b1", "symbol 2, cell f4", "symbol 3, cell d1")
    assert parts(game)["room-2"] == 2
    do(game, "die 5")
    assert "cell e1" not in game.legal()  # what K wrote links no die


def test_the_cat_of_k_goes_to_the_track_on_level_one() -> None:
    game = start(abilities="KABC", custom=sheet(1, cat_track=["2", "-"]))
    do(roll(game, "2 2 4 5"), "2 a1, 2 b1", "symbol cat")
    assert parts(game) == {"room-2": 1, "cat": 1}
    do(game, "cell f6")
    assert text(game, 6) == "· · · · · 2"


def test_the_cat_of_g_goes_to_the_track_on_level_one() -> None:
    game = earned("G")
    do(roll(game, "4 5 5 mouse"), "turn 4 cat, cat")
    assert parts(game)["cat"] == 1


def test_k_without_an_empty_cell_is_lost() -> None:
    game = start(abilities="KABC", custom=sheet(1, rows=["##"]))
    do(roll(game, "2 2 4 5"), "2 a1, 2 b1")
    assert game.legal() == ["done"]
    assert free(game, 2) == 0


# L: mice


def test_l_draws_one_mouse_or_two_side_by_side() -> None:
    game = start(abilities="LABC")
    do(roll(game, "2 2 4 5"), "2 a1, 2 b1, cell f6")
    assert game.legal() == ["cell f5", "cell e6", "enough"]
    do(game, "cell e6")
    assert (text(game, 6), parts(game)["cheese"]) == ("· · · · M M", 3)
    do(game, "4 c1, done")
    do(roll(game, "2 2 4 5"), "2 a3, 2 b3, cell f1, enough")
    assert text(game, 1) == "[2] [2] 4 · · M"


def test_l_without_a_pair_draws_one_mouse_and_without_a_cell_none() -> None:
    game = start(abilities="LABC", custom=sheet(1, rows=["##.#.#"]))
    do(roll(game, "2 2 4 5"), "2 a1, 2 b1, cell d1")
    assert game.legal() == ["done"]
    game = start(abilities="LABC", custom=sheet(1, rows=["##"]))
    do(roll(game, "2 2 4 5"), "2 a1, 2 b1")
    assert game.legal() == ["done"]


# Order and limits


def test_growth_comes_before_an_immediate_ability() -> None:
    game = start(4, abilities="KABC")
    do(roll(game, "2 2 4 5"), "2 c3, 2 d3")
    assert game.legal()[0].startswith("grow")
    do(game, "grow a1, grow b1")
    assert game.legal()[0].startswith("symbol")
    do(game, "symbol cat, cell a1")
    assert text(game, 1) == "C · + + + + + + +"


def test_a_full_track_has_no_effect() -> None:
    game = start(custom=sheet(1, cat_track=["-"]))
    whole_round(game, "cat cat 4 5", "cat", "cat", "4 a1")
    assert parts(game) == {"cat": 1}


def test_a_number_of_the_track_without_an_empty_cell_is_lost() -> None:
    game = start(custom=sheet(1, rows=["##"], cat_track=["2"]))
    do(roll(game, "cat 3 4 5"), "3 a1, 4 b1, cat")
    assert game.legal() == ["done"]


def test_a_player_may_stop_only_when_enough_dice_fit_nowhere() -> None:
    game = start(custom=sheet(1, rows=["#.####"], cat_track=PLAIN_TRACK))
    do(roll(game, "cat cat cat 5"), "5 a1")
    assert game.legal() == ["die cat"]  # three cats always fit: two of them must be used
    do(game, "cat")
    assert game.legal() == ["die cat"]
    do(game, "cat")
    assert game.legal() == ["done"]


def test_the_round_ends_only_when_it_is_confirmed() -> None:
    game = earned("J")
    do(roll(game, "3 4 5 mouse"), "3 f1, 4 f2, 5 f3")
    assert game.legal() == ["use J", "done"]
    assert table(game).phase == table(do(game, "use J, cell a6")).phase
    assert game.actor == "red"
    do(game, "done")
    assert game.actor == "chance"


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_every_category_is_readable_at_any_moment(level: int) -> None:
    game = start(level)
    roll(game, "2 3 4 5")
    lines = game.record.game.texts.describe(game.state)
    said = [game.record.game.say(line, "en") for line in lines]
    assert any("empty cells" in line for line in said)
    assert game.scores == [0]
