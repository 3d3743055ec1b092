"""Marabunta: the rulebook's worked examples and every rule, through notation.

The territory's symbol side, for reading along (^ cake, * chest, odd columns half a hex lower):

        a  b  c  d  e  f  g  h  i  j  k  l
    1   p  p  p  p  p* p  y^ y  y* y  y^ y
    2   p* p  p^ p  b  b  e  y  y  y  y  y*
    3   p  p  p  b  b^ b  e* e  e^ y  y  y
    4   p^ b  b* b  b  b  e  e  e  e* e  o^
    5   g  g  g  b^ b  b* e  e^ e  o  o  o
    6   g* g  g  g  g  b  e  e  o  o^ o  o*
    7   g  g^ g  g* g  g^ o  o* o  o  o  o
"""

import pytest

from tarsas.core.components import Tree
from tarsas.core.errors import IllegalActionError
from tarsas.games.marabunta.rules import Marabunta
from tests.scenario import Scenario

REGIONS = ("pink", "blue", "green", "grey", "yellow", "orange")
SYMBOL_ROWS = (
    "p  p  p  p  p* p  y^ y  y* y  y^ y",
    "p* p  p^ p  b  b  e  y  y  y  y  y*",
    "p  p  p  b  b^ b  e* e  e^ y  y  y",
    "p^ b  b* b  b  b  e  e  e  e* e  o^",
    "g  g  g  b^ b  b* e  e^ e  o  o  o",
    "g* g  g  g  g  b  e  e  o  o^ o  o*",
    "g  g^ g  g* g  g^ o  o* o  o  o  o",
)
MANY_ANTHILLS: Tree = {"player_board": {"anthills": {"value": 20}}}


def start(custom: Tree | None = None, **options: str) -> Scenario:
    return Scenario("marabunta", 2, {"start": "red", **options}, custom)


def board(game: Scenario) -> Marabunta:
    assert isinstance(game.state, Marabunta)
    return game.state


def deal(game: Scenario, token: str, **dice: str) -> Scenario:
    """Turn the token up and roll; dice that are not named show a circle."""
    if token != "last_cake":
        game.play(f"chance: token {token}")
    return game.play(*(f"chance: roll {name} {dice.get(name, 'circle')}" for name in REGIONS))


def groups(*chests: tuple[str, int]) -> Tree:
    """A player board (symbol side) with these groups; the rest are large and out of the way."""
    spare = [("write_2", 8), ("cross_two", 8), ("vp_2", 8), ("two_circles", 8), ("free_three", 8)]
    used = [name for name, _ in chests]
    filled = [*chests, *(pair for pair in spare if pair[0] not in used)][:5]
    value = [{"ability": name, "chests": count} for name, count in filled]
    return {"boards": {"symbol": {"value": value}}, **MANY_ANTHILLS}


def quiet_round(game: Scenario, token: str) -> None:
    """A round in which nobody uses anything that need not be used."""
    deal(game, token)
    splitter, chooser = ("red", "blue") if board(game).splitter == 0 else ("blue", "red")
    game.play(f"{splitter}: split pink", f"{chooser}: take plain", f"{chooser}: done")
    game.play(f"{splitter}: done")


# The rulebook's worked examples


def test_example_three_next_to_an_own_zero_of_another_region() -> None:
    game = deal(start(), "two_chests", pink="0", blue="3")
    game.play("red: split green", "blue: take plain", "blue: done")
    game.play("red: use pink", "red: hex d2", "red: use blue")
    assert "hex e2" in game.legal()
    game.play("red: hex e2")
    assert game.record.game.say(game.record.game.texts.prompt(game.state), "en").startswith("Red")


def test_example_anthill_then_zero_then_cake() -> None:
    game = deal(start(), "two_chests", orange="2", blue="0", green="1")
    game.play("red: split blue green orange", "blue: take plain")
    game.play("blue: use orange", "blue: hex g7")
    assert board(game).anthills(1) == 1
    game.play("blue: use blue", "blue: hex f6", "blue: use green", "blue: hex f7")
    assert board(game).anthills(1) == 1
    assert board(game).cakes(1) == 1
    assert game.scores == [0, 0]


def test_example_higher_sum_wins_the_region_and_only_its_winner_scores() -> None:
    """Seven against four in pink, three red circles against four blue ones: 3 to red."""
    tiny = [row.replace("y", "e") for row in SYMBOL_ROWS]
    tiny[0] = tiny[0][:-1] + "y"  # the yellow region is the hex l1 alone
    game = start({"territory": {"symbol": {"value": tiny}}, **MANY_ANTHILLS})
    deal(game, "two_circles", pink="3")
    game.play("red: split pink", "blue: take token", "blue: use token")
    game.play("blue: colour pink", "blue: colour grey", "blue: done")
    game.play("red: use pink", "red: hex a1", "red: done")
    deal(game, "two_chests", pink="3")
    game.play("blue: split pink", "red: take plain", "red: use pink", "red: hex b1", "red: done")
    game.play("blue: done")
    deal(game, "write_1", pink="3")
    game.play("red: split pink", "blue: take plain", "blue: use pink", "blue: hex f1", "blue: done")
    game.play("red: use token", "red: hex c1", "red: done")
    deal(game, "two_zeros", pink="1")
    game.play("blue: split pink", "red: take token", "red: done")
    game.play("blue: use pink", "blue: hex d1", "blue: done")
    deal(game, "cross_two")
    game.play("red: split pink", "blue: take plain", "blue: use pink", "blue: done", "red: done")
    deal(game, "free_zero", pink="circle", yellow="0")
    game.play("blue: split pink yellow", "red: take plain")
    game.play("red: use pink", "red: use yellow", "red: hex l1", "red: done", "blue: done")
    assert game.actor == "over"
    assert game.state.ending() == "region"
    assert ("red", 3, "points-region region-pink") in game.gains
    assert game.scores == [3, 0]


def test_example_last_chest_of_three_points_scores_at_once() -> None:
    game = deal(start(groups(("vp_3", 1))), "two_chests", pink="chest")
    game.play("red: split pink", "blue: take plain", "blue: use pink", "blue: chest vp_3")
    assert game.gains == [("blue", 3, "points-ability")]


# Set-up and round


def test_the_boards_at_the_start() -> None:
    game = start()
    assert game.scores == [0, 0]
    lines = [game.record.game.say(m, "en") for m in game.record.game.texts.describe(game.state)]
    assert sum("circles: Red 2, Blue 2, empty 6" in line for line in lines) == 6
    assert sum("2 anthills" in line for line in lines) == 2


def test_who_starts_is_an_option_or_chance() -> None:
    assert Scenario("marabunta", 2).legal("chance") == ["start red", "start blue"]
    game = deal(Scenario("marabunta", 2, {"start": "blue"}), "two_chests")
    assert game.actor == "blue"


def test_the_splitter_reveals_a_token_and_rolls_six_dice() -> None:
    game = start()
    assert len(game.legal("chance")) == 7
    game.play("chance: token free_zero")
    for name in REGIONS:
        faces = ["0", "1", "2", "3", "chest", "circle"]
        assert game.legal("chance") == [f"roll {name} {face}" for face in faces]
        game.play(f"chance: roll {name} 3")
    assert game.actor == "red"


def test_there_are_63_splits_and_no_empty_group() -> None:
    game = deal(start(), "two_chests")
    assert len(game.legal()) == 63
    assert "split pink blue green grey yellow orange" in game.legal()


def test_the_other_player_chooses_and_resolves_first() -> None:
    game = deal(start(), "two_chests").play("red: split pink blue")
    assert (game.actor, game.legal()) == ("blue", ["take token", "take plain"])
    game.play("blue: take plain")
    assert game.legal() == ["use pink", "use blue", "done"]
    game.play("blue: done")
    assert (game.actor, "use token" in game.legal()) == ("red", True)


def test_the_splitter_role_passes() -> None:
    game = start()
    quiet_round(game, "two_chests")
    assert deal(game, "write_1").actor == "blue"


def test_from_round_eight_on_the_last_cake_is_the_token() -> None:
    game = start()
    for token in ("two_chests", "two_circles", "write_1", "two_zeros", "cross_two", "free_zero"):
        quiet_round(game, token)
    assert game.legal("chance") == ["token repeat_die"]
    quiet_round(game, "repeat_die")
    for _ in range(2):  # it returns to the stack after use
        deal(game, "last_cake")
        actor = game.actor
        rival = {"red": "blue", "blue": "red"}[actor]
        game.play(f"{actor}: split pink", f"{rival}: take token")
        assert "done" not in game.legal()
        free = next(move for move in game.play(f"{rival}: use token").legal())
        game.play(f"{rival}: {free}", f"{rival}: done", f"{actor}: done")


def test_a_token_is_never_seen_twice() -> None:
    game = start()
    quiet_round(game, "cross_two")
    assert "token cross_two" not in game.legal("chance")
    assert len(game.legal("chance")) == 6


def test_items_are_used_in_any_order_and_may_be_skipped() -> None:
    game = deal(start(), "two_chests", pink="chest", blue="0")
    game.play("red: split pink blue green", "blue: take plain")
    assert game.legal() == ["use pink", "use blue", "use green", "done"]
    game.play("blue: use green")
    assert game.legal() == ["use pink", "use blue", "done"]
    game.play("blue: done")
    assert game.actor == "red"


def test_an_item_is_finished_before_the_next() -> None:
    game = deal(start(), "two_chests", pink="chest")
    game.play("red: split pink blue", "blue: take plain", "blue: use pink")
    assert all(move.startswith("chest ") for move in game.legal())


# Writing


def test_only_available_hexes_can_be_chosen() -> None:
    game = deal(start(MANY_ANTHILLS), "cross_two", pink="1", blue="0")
    game.play("red: split pink blue", "blue: take plain", "blue: use pink", "blue: hex a1")
    game.play("blue: use blue")
    assert "hex a1" not in game.legal()
    game.play("blue: hex b1", "blue: done", "red: use token")
    assert not {"hex a1", "hex b1"} & set(game.legal())


def test_a_number_needs_an_own_neighbour_or_an_anthill() -> None:
    game = deal(start(), "free_zero", pink="1", blue="2", green="3", grey="1")
    game.play("red: split pink blue green grey", "blue: take plain")
    game.play("blue: use pink", "blue: hex a1", "blue: use blue", "blue: hex f6")
    assert "use grey" in game.legal()  # g6 touches f6
    game.play("blue: use grey")
    assert {"hex g6", "hex g7"} & set(game.legal()) == {"hex g6"}
    game.play("blue: hex g6", "blue: use green")
    assert game.legal() == ["hex e6", "hex e7", "hex f7"], (
        "no anthill is left, so only neighbours remain"
    )


def test_numbers_of_the_rival_and_crosses_do_not_count_for_adjacency() -> None:
    game = deal(start(), "cross_two", pink="1", blue="1", green="1")
    game.play("red: split pink", "blue: take plain", "blue: use pink", "blue: hex a1", "blue: done")
    game.play("red: use token", "red: hex b2", "red: hex b3")
    game.play("red: use blue", "red: hex f6", "red: use green", "red: hex a7", "red: done")
    deal(game, "free_zero", pink="2")
    game.play("blue: split pink", "red: take plain")
    assert "use pink" not in game.legal(), "no anthill and no own neighbour in pink"


def test_an_anthill_is_spent_only_where_it_is_needed() -> None:
    game = deal(start(), "two_chests", pink="1", blue="0")
    game.play("red: split pink blue", "blue: take plain", "blue: use pink", "blue: hex a1")
    assert board(game).anthills(1) == 1
    game.play("blue: use blue", "blue: hex a2")
    assert board(game).anthills(1) == 1


def test_a_die_number_goes_into_its_region() -> None:
    game = deal(start(), "two_chests", yellow="2")
    game.play("red: split yellow", "blue: take plain", "blue: use yellow")
    assert len(game.legal()) == 14
    assert {"hex g1", "hex l3"} <= set(game.legal())


def test_a_zero_goes_into_any_region() -> None:
    game = deal(start(), "two_chests", yellow="0")
    game.play("red: split yellow", "blue: take plain", "blue: use yellow")
    assert len(game.legal()) == 84


def test_a_circle_colours_the_leaf_of_its_region() -> None:
    game = deal(start(), "two_chests", grey="circle")
    game.play("red: split grey", "blue: take plain", "blue: use grey")
    assert board(game).circles[6 + 3] == 3


def test_a_cake_scores_the_number_above_it() -> None:
    game = deal(start(MANY_ANTHILLS), "two_chests", pink="1", blue="1", green="1")
    game.play("red: split pink blue green", "blue: take plain")
    game.play("blue: use pink", "blue: hex c2", "blue: use blue", "blue: hex e3")
    assert game.gains == [("blue", 1, "points-cake")]  # the first cake is worth nothing
    game.play("blue: use green", "blue: hex b7")
    assert game.scores == [0, 2]


def test_a_chest_hex_crosses_a_chest() -> None:
    game = deal(start(groups(("vp_3", 2))), "two_chests", pink="1")
    game.play("red: split pink", "blue: take plain", "blue: use pink", "blue: hex a2")
    assert "chest vp_3" in game.legal()
    game.play("blue: chest vp_3")
    assert game.legal() == ["done"]


def test_a_crossed_hex_gives_nothing() -> None:
    game = deal(start(), "cross_two")
    game.play("red: split pink", "blue: take token", "blue: use token")
    game.play("blue: hex c1", "blue: hex c2")
    assert board(game).cakes(1) == 0
    assert all(move.startswith(("use", "done")) for move in game.legal())


# Tokens


def test_two_chests() -> None:
    game = deal(start(groups(("vp_3", 2))), "two_chests")
    game.play("red: split pink", "blue: take token", "blue: use token")
    game.play("blue: chest vp_3", "blue: chest vp_3")
    assert game.scores == [0, 3]


def test_two_circles_need_two_different_leaves() -> None:
    game = deal(start(), "two_circles")
    game.play("red: split pink", "blue: take token", "blue: use token", "blue: colour pink")
    assert game.legal() == [f"colour {name}" for name in REGIONS[1:]]


def test_write_one() -> None:
    game = deal(start(), "write_1")
    game.play("red: split pink", "blue: take token", "blue: use token", "blue: hex l7")
    assert board(game).sums[6 + 5] == 1


def test_two_zeros_lie_next_to_each_other() -> None:
    game = deal(start(), "two_zeros")
    game.play("red: split pink", "blue: take token", "blue: use token", "blue: hex a1")
    assert game.legal() == ["hex a2", "hex b1"]
    assert board(game.play("blue: hex a2")).anthills(1) == 1


def test_cross_two() -> None:
    game = deal(start(), "cross_two")
    game.play("red: split pink", "blue: take token", "blue: use token", "blue: hex l7")
    assert game.legal() == ["hex k7", "hex l6"]


def test_free_zero_needs_neither_neighbour_nor_anthill() -> None:
    game = deal(start(), "free_zero")
    game.play("red: split pink", "blue: take token", "blue: use token", "blue: hex l7")
    assert board(game).anthills(1) == 2


def test_repeat_die_takes_any_die_of_the_own_group() -> None:
    game = deal(start(MANY_ANTHILLS), "repeat_die", pink="3", blue="2")
    game.play("red: split green grey yellow orange", "blue: take token")
    game.play("blue: use pink", "blue: hex a1", "blue: use token")
    assert game.legal() == ["repeat pink", "repeat blue"]
    game.play("blue: repeat pink", "blue: hex b1")
    assert board(game).sums[6] == 6
    game.play("blue: use blue", "blue: hex f6", "blue: done")


def test_repeat_die_without_dice_gives_nothing() -> None:
    game = deal(start(), "repeat_die")
    game.play("red: split pink blue green grey yellow orange", "blue: take token")
    assert game.legal() == ["done"]


def test_the_last_cake_is_crossed_but_not_on_the_own_board() -> None:
    game = start()
    for token in ("two_chests", "two_circles", "write_1", "two_zeros", "cross_two", "free_zero"):
        quiet_round(game, token)
    quiet_round(game, "repeat_die")
    deal(game, "last_cake").play("blue: split pink", "red: take token", "red: use token")
    assert len(game.legal()) == 12
    game.play("red: hex a4")
    assert board(game).cakes(0) == 0


# Abilities


def unlocking(ability: str, **dice: str) -> Scenario:
    """Blue holds the pink chest die; its chest completes a group of one."""
    game = deal(start(groups((ability, 1))), "two_chests", pink="chest", **dice)
    return game.play("red: split pink blue", "blue: take plain")


def test_write_one_and_two_by_ability() -> None:
    for ability, figure in (("write_1", 1), ("write_2", 2)):
        game = unlocking(ability).play("blue: use pink", f"blue: chest {ability}")
        assert len(game.legal()) == 85
        game.play("blue: hex l7")
        assert board(game).sums[6 + 5] == figure


def test_free_zero_and_three_by_ability() -> None:
    for ability, figure in (("free_zero", 0), ("free_three", 3)):
        game = unlocking(ability).play("blue: use pink", f"blue: chest {ability}")
        assert "decline" not in game.legal()
        game.play("blue: hex l7")
        assert board(game).sums[6 + 5] == figure
        assert board(game).anthills(1) == 20


def test_two_cakes_score_each() -> None:
    game = unlocking("two_cakes").play("blue: use pink", "blue: chest two_cakes")
    assert board(game).cakes(1) == 2
    assert game.scores == [0, 1]


def test_points_by_ability() -> None:
    for ability, points in (("vp_2", 2), ("vp_3", 3)):
        game = unlocking(ability).play("blue: use pink", f"blue: chest {ability}")
        assert game.scores == [0, points]


def test_triple_one_writes_three() -> None:
    game = unlocking("triple_one").play("blue: use pink", "blue: chest triple_one")
    game.play("blue: hex a1", "blue: hex b1")
    assert game.legal() == ["hex a2"], "ruling 1: the third touches both others"
    game.play("blue: hex a2")
    assert board(game).sums[6] == 3
    assert board(game).anthills(1) == 19


def test_cross_two_and_two_circles_by_ability() -> None:
    game = unlocking("cross_two").play("blue: use pink", "blue: chest cross_two")
    game.play("blue: hex a1", "blue: hex a2")
    assert game.legal() == ["use blue", "done"]
    game = unlocking("two_circles").play("blue: use pink", "blue: chest two_circles")
    game.play("blue: colour pink", "blue: colour blue")
    assert game.legal() == ["use blue", "done"]


# End


def ending_by_leaf() -> Scenario:
    """Blue colours the last circle of the pink leaf in the first half of a round."""
    game = start({"leaf": {"empty": {"value": 1}}, **MANY_ANTHILLS})
    deal(game, "free_zero", blue="1")
    return game.play("red: split pink blue", "blue: take plain", "blue: use pink")


def test_a_full_leaf_ends_the_game_with_the_round() -> None:
    game = ending_by_leaf().play("blue: use blue", "blue: hex d3", "blue: done")
    assert game.actor == "red", "the round is finished"
    game.play("red: done")
    assert (game.actor, game.state.ending()) == ("over", "leaf")
    assert game.gains == [("blue", 2, "points-region region-blue")]


def test_a_full_region_ends_the_game() -> None:
    tiny = [row.replace("y", "e") for row in SYMBOL_ROWS]
    tiny[0] = tiny[0][:-1] + "y"
    game = deal(start({"territory": {"symbol": {"value": tiny}}}), "free_zero")
    game.play("red: split pink", "blue: take token", "blue: use token", "blue: hex l1")
    game.play("blue: done", "red: done")
    assert (game.actor, game.state.ending()) == ("over", "region")


def test_no_available_cake_hex_ends_the_game() -> None:
    few = [row.replace("^", "") for row in SYMBOL_ROWS]
    few[0] = few[0][:-1] + "y^"
    game = deal(start({"territory": {"symbol": {"value": few}}}), "free_zero")
    game.play("red: split pink", "blue: take token", "blue: use token", "blue: hex l1")
    game.play("blue: done", "red: done")
    assert (game.actor, game.state.ending()) == ("over", "cakes")


def test_a_tied_region_scores_nobody() -> None:
    game = ending_by_leaf().play("blue: done", "red: done")
    assert game.scores == [0, 0]


def test_ties_go_to_more_cakes_then_to_the_trigger() -> None:
    game = ending_by_leaf().play("blue: done", "red: done")
    assert list(game.state.result()) == [2, 1], "blue brought the end about"
    game = ending_by_leaf().play("blue: done", "red: use token", "red: hex c2", "red: done")
    assert game.scores == [0, 0]
    assert list(game.state.result()) == [1, 2], "red has the only cake"


# Rulings


def test_ruling_triple_one_either() -> None:
    game = deal(start(groups(("triple_one", 1)), triple="either"), "two_chests", pink="chest")
    game.play("red: split pink blue", "blue: take plain")
    game.play("blue: use pink", "blue: chest triple_one", "blue: hex a1", "blue: hex a2")
    assert game.legal() == ["hex a3", "hex b1", "hex b2"]


def test_ruling_an_ability_without_room_is_lost() -> None:
    one: Tree = {"player_board": {"anthills": {"value": 1}}}
    game = deal(
        start({**groups(("write_1", 1)), **one}), "free_zero", pink="1", blue="0", green="0"
    )
    game.play("red: split pink", "blue: take plain", "blue: use pink", "blue: hex a1", "blue: done")
    game.play("red: use blue", "red: hex a2", "red: chest vp_2")
    game.play("red: use green", "red: hex b1", "red: done")
    deal(game, "two_chests", pink="chest")
    game.play("blue: split pink", "red: take token", "red: done", "blue: use pink")
    game.play("blue: chest write_1")
    assert game.legal() == ["done"], "walled in, and without an anthill"


def test_ruling_an_ability_is_declined_only_if_it_would_cost_an_anthill() -> None:
    game = unlocking("write_1", blue="2").play("blue: use pink", "blue: chest write_1")
    assert "decline" in game.legal()
    game.play("blue: decline")
    assert game.legal() == ["use blue", "done"]
    game = unlocking("write_1", blue="2").play("blue: use blue", "blue: hex f6")
    game.play("blue: use pink", "blue: chest write_1")
    assert "decline" not in game.legal()


def test_ruling_repeat_names_a_die_still_to_come() -> None:
    game = deal(start(MANY_ANTHILLS), "repeat_die", pink="3")
    game.play("red: split green grey yellow orange", "blue: take token", "blue: use token")
    game.play("blue: repeat pink", "blue: hex a1", "blue: use pink", "blue: hex b1")
    assert board(game).sums[6] == 6


def test_ruling_a_first_hex_leaves_room_for_the_second() -> None:
    game = deal(start(MANY_ANTHILLS), "cross_two", pink="1", blue="0")
    game.play("red: split pink blue", "blue: take plain", "blue: use pink", "blue: hex a2")
    game.play("blue: chest write_1", "blue: use blue", "blue: hex b1", "blue: done")
    game.play("red: use token")
    assert "hex a1" not in game.legal(), "both its neighbours are taken"


def test_ruling_numbers_are_written_before_their_chests_resolve() -> None:
    custom = groups(("free_three", 1))
    game = deal(start(custom), "two_zeros")
    game.play("red: split pink", "blue: take token", "blue: use token", "blue: hex a1")
    assert game.legal() == ["hex a2", "hex b1"]
    game.play("blue: hex a2", "blue: chest free_three")
    assert "hex a1" not in game.legal()


def test_ruling_two_effects_do_as_much_as_is_left() -> None:
    game = deal(start({"leaf": {"empty": {"value": 1}}}), "two_circles", pink="circle")
    game.play("red: split pink blue green grey yellow", "blue: take plain")
    game.play(*(f"blue: use {name}" for name in REGIONS[:5]), "blue: done")
    game.play("red: use token", "red: colour orange")
    assert game.legal() == ["done"], "there is no second open leaf"


def test_ruling_an_ability_is_used_up_before_the_second_chest() -> None:
    game = deal(start(groups(("free_zero", 1))), "two_chests")
    game.play("red: split pink", "blue: take token", "blue: use token", "blue: chest free_zero")
    assert len(game.legal()) == 84
    game.play("blue: hex a2")  # a chest hex: its own chest comes first
    assert "chest free_zero" not in game.legal()
    game.play("blue: chest vp_2", "blue: chest vp_2")
    assert "done" in game.legal()


def test_ruling_with_all_chests_crossed_a_chest_has_no_effect() -> None:
    names = ("write_1", "free_zero", "two_cakes", "vp_2", "vp_3")
    custom: Tree = {
        "boards": {"symbol": {"value": [{"ability": name, "chests": 1} for name in names]}},
        "player_board": {"anthills": {"value": 1}, "cake_row": {"value": [5]}},
    }
    game = deal(start(custom), "two_chests", **dict.fromkeys(REGIONS[1:], "chest"))
    game.play("red: split pink", "blue: take token")
    game.play("blue: use blue", "blue: chest two_cakes")
    assert game.scores == [0, 5], "the cake row is full after one"
    game.play("blue: use green", "blue: chest vp_2", "blue: use grey", "blue: chest vp_3")
    game.play("blue: use yellow", "blue: chest write_1", "blue: decline")
    game.play("blue: use orange", "blue: chest free_zero", "blue: hex a1")
    assert game.legal() == ["done"], "the token finds no chest"


def test_ruling_the_first_to_bring_the_end_about_is_the_trigger() -> None:
    game = start({"leaf": {"empty": {"value": 1}}})
    deal(game, "two_circles")
    game.play("red: split pink", "blue: take plain", "blue: use pink", "blue: done")
    game.play("red: use blue", "red: done")
    assert list(game.state.result()) == [2, 1]


def test_ruling_the_stack_has_no_order() -> None:
    game = start()
    quiet_round(game, "repeat_die")
    assert game.legal("chance") == [
        f"token {name}"
        for name in ("two_chests", "two_circles", "write_1", "two_zeros", "cross_two", "free_zero")
    ]


def test_a_stale_or_foreign_move_is_refused() -> None:
    game = deal(start(), "two_chests")
    with pytest.raises(IllegalActionError, match="blue cannot act now"):
        game.play("blue: take token")
    with pytest.raises(IllegalActionError, match="split pink"):
        game.play("red: split red")
