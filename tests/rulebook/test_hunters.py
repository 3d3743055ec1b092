"""Hunters and Gatherers, edition of 2002: its rules, rulings and the rulebook's examples."""

import pytest

from tarsas.core.components import provenance
from tarsas.core.errors import ComponentError, OptionError
from tarsas.core.registry import find_game
from tarsas.games.hunters.rules import Hunters
from tests.rulebook.hunters_board import FILLER, Board
from tests.scenario import Scenario

# Faces for rows of tiles: the forest or river begins, goes on, ends.
PLAIN = "N:m0 E:m0 S:m0 W:m0"
FOREST_FROM = "N:m0 E:f1 S:m0 W:m0"
FOREST_ON = "N:m0 E:f1 S:m2 W:f1"
FOREST_TO = "N:m0 E:m0 S:m0 W:f1"
GOLD_TO = FOREST_TO + " f1=gold"
LAKE_FROM = "N:m0 E:m0-r1-m2 S:m2 W:m2 r1>k1 k1=fish"
RIVER_ON = "N:m0 E:m0-r1-m2 S:m2 W:m2-r1-m0"
LAKE_ON = "N:m0 E:m0-r1-m2 S:m2 W:m2-r3-m0 r1>k1 r3>k1 k1=fish*2"
LAKE_TO = "N:m0 E:m0 S:m0 W:m2-r1-m0 r1>k1 k1=fish*2"
SPRING_TO = "N:m0 E:m0 S:m2 W:m2-r1-m0 r1>spring"
RING = "N:m0 E:m1 S:m2 W:m3"
BENDS = (
    "N:m0 E:m0-r1-m2 S:m2-r1-m0 W:m0",
    "N:m0 E:m0 S:m0-r1-m2 W:m2-r1-m0",
    "N:m2-r1-m0 E:m0 S:m0 W:m0-r1-m2",
    "N:m0-r1-m2 E:m2-r1-m0 S:m0 W:m0",
)


def hunters(table: Scenario) -> Hunters:
    assert isinstance(table.state, Hunters)
    return table.state


def supply(table: Scenario, seat: int) -> tuple[int, int]:
    """Members and huts that a seat has not placed."""
    state = hunters(table)
    return int(state.supply(state.members, seat)), int(state.supply(state.huts, seat))


def far_end(first: str, figure: str, last: str, x: int) -> Board:
    """Red begins a row at (0,-1), blue ends it at (x,-1); both place the same kind of figure.

    Plain tiles above the row lead there, an even number of them.
    """
    board = Board().lay(first, "0,-1", figure)
    for i in range(x + 2 - x % 2):
        board.lay(PLAIN, f"{i},-2")
    return board.lay(last, f"{x},-1", figure)


# Set-up and laying


def test_set_up() -> None:
    table = Scenario("hunters", 5, {"start": "red"})
    assert len(table.legal("chance")) == 78
    assert [supply(table, seat) for seat in range(5)] == [(5, 2)] * 5
    assert len(hunters(table).pile) == 12
    assert Scenario("hunters", 3).legal() == ["start red", "start blue", "start green"]
    with pytest.raises(OptionError, match="players: 2, 3, 4, 5"):
        Scenario("hunters", 6)


def test_the_turn_passes_clockwise() -> None:
    table = Scenario("hunters", 3, {"start": "green"}).play("chance: tile n60")
    assert table.actor == "green"
    table.play("green: place 0,-1", "green: none", "chance: tile n59")
    assert table.actor == "red"


def test_a_tile_that_fits_nowhere_leaves_the_game() -> None:
    table = Board(start=PLAIN).draw(FILLER).play()
    assert table.actor == "chance"
    assert len(table.legal()) == 77
    assert "tile n01" not in table.legal()


def test_tiles_touch_by_a_side_and_all_touching_sides_match() -> None:
    # The start tile has meadow to the north only; corners do not count.
    assert Board().draw("n60").choices() == ["place 0,-1"]
    # Beside (0,-1) and above the forest of (1,0): a tile must answer both.
    board = Board().lay(PLAIN, "0,-1").lay(FILLER, "1,0")
    choices = board.draw("N:m0 E:m0 S:f1 W:m0").choices()
    assert "place 1,-1" in choices
    assert "place 1,-1 turned 90" not in choices
    assert "place 1,-1 turned 180" not in choices


def test_equal_orientations_are_one_choice() -> None:
    assert [c for c in Board().draw(PLAIN).choices() if "0,-1" in c] == ["place 0,-1"]
    across = [c for c in Board().draw("n40").choices() if "0,-1" in c]
    assert across == ["place 0,-1"]  # turned by 180 degrees it looks the same
    one_deer = [c for c in Board().draw("n39").choices() if "0,-1" in c]
    assert one_deer == ["place 0,-1", "place 0,-1 turned 180"]


def test_zones_of_touching_sides_join_in_mirrored_order() -> None:
    # The river runs on to the west; north bank meets north bank.
    board = Board().lay("n48", "-1,0", "hunter m0")
    above = board.lay(PLAIN, "0,-1", "?").choices()
    assert above == ["none"]
    board = Board().lay("n48", "-1,0", "hunter m2")
    above = board.lay(PLAIN, "0,-1", "?").choices()
    assert above == ["hunter m0", "none"]


# Figures


def test_one_figure_of_the_supply_or_none() -> None:
    lonely = "N:m0 E:m1 S:f2 W:m3"
    board = Board().lay(lonely, "0,-1 turned 180", "gatherer f2")
    for x in range(1, 10):
        board.lay(lonely, f"{x},-1", "gatherer f2")
    assert [supply(board.play(), seat) for seat in range(2)] == [(0, 2), (0, 2)]
    assert board.lay(lonely, "10,-1", "?").choices() == ["none"]


def test_each_area_takes_its_own_kind_of_figure() -> None:
    choices = Board().lay("n78", "0,-1 turned 90", "?").choices()
    assert choices == ["hunter m0", "fisher r1", "hunter m2", "gatherer f3", "hut k1", "none"]
    # Without a lake the hut stands at the river.
    choices = Board().lay("n48", "-1,0", "?").choices()
    assert choices == ["hunter m0", "fisher r1", "hunter m2", "hut r1", "none"]


def test_members_need_a_free_area_even_of_own_members() -> None:
    board = Board(players=2).lay(FOREST_FROM, "0,-1", "gatherer f1")
    blue = board.lay(FOREST_ON, "1,-1", "?").choices()
    assert blue == ["hunter m0", "hunter m2", "none"]
    board.moves.pop()
    board.lay(PLAIN, "0,-2")
    own = board.lay(FOREST_ON, "1,-1", "?").choices()
    assert "gatherer f1" not in own


def test_huts_need_a_free_system_and_members_do_not_mind() -> None:
    # A hut on the river does not keep a fisher away, nor a fisher a hut.
    choices = Board().lay("n48", "-1,0", "hut r1").lay("n49", "-2,0", "?").choices()
    assert choices == ["hunter m0", "fisher r1", "hunter m2", "none"]
    choices = Board().lay("n48", "-1,0", "fisher r1").lay("n49", "-2,0", "?").choices()
    assert choices == ["hunter m0", "hunter m2", "hut r1", "none"]
    # The system goes on through a lake, the segment does not.
    through = Board().lay(LAKE_ON, "-1,0", "hut k1").lay("n49", "-2,0", "?").choices()
    assert "hut r1" not in through
    assert "fisher r1" in through


def test_hunters_and_huts_stay_on_the_map() -> None:
    board = Board().lay("n48", "-1,0", "hut r1").lay(PLAIN, "0,-1", "hunter m0")
    board.row(["n49"], -2, 0, "fisher r1")
    table = board.end(1, 0, "east").play()
    assert table.actor == "over"
    # The fisher of the open segment came home, the hut and the hunter did not.
    assert [supply(table, seat) for seat in range(2)] == [(5, 1), (4, 2)]


# Scoring during the game


def test_forest_of_two_pieces_pays_4() -> None:
    board = Board().lay(FOREST_FROM, "0,-1", "gatherer f1").lay(FOREST_TO, "1,-1")
    assert board.gains == [("red", 4, "points-forest")]


def test_forest_of_five_pieces_pays_10() -> None:
    board = Board().row([FOREST_FROM, *[FOREST_ON] * 3, FOREST_TO], 0, -1, "gatherer f1")
    assert board.scores == [10, 0]


def test_two_gatherers_score_10_each() -> None:
    board = far_end(FOREST_FROM, "gatherer f1", FOREST_TO, 4)
    assert board.row([FOREST_ON] * 3, 1, -1).scores == [10, 10]


def test_two_gatherers_against_one_score_12_alone() -> None:
    board = far_end(FOREST_FROM, "gatherer f1", FOREST_TO, 5)
    board.lay(FOREST_ON, "2,-1", "gatherer f1")
    board.lay(FOREST_ON, "4,-1").lay(FOREST_ON, "1,-1").lay(FOREST_ON, "3,-1")
    assert board.scores == [12, 0]


def test_two_pieces_on_a_tile_count_twice() -> None:
    # A ring of four tiles; the start tile gives two pieces to it.
    board = Board(start="N:f1 E:m0 S:m2 W:f3").lay("N:m0 E:m0 S:f1 W:f1", "0,-1", "gatherer f1")
    board.lay("N:m0 E:f1 S:f1 W:m0", "-1,-1").lay("N:f1 E:f1 S:m0 W:m0", "-1,0")
    assert board.scores == [10, 0]


def test_river_between_two_lakes_pays_6() -> None:
    board = Board().row([LAKE_FROM, RIVER_ON, LAKE_TO], 0, -1, "fisher r1")
    assert board.gains == [("red", 6, "points-river")]


def test_the_fisher_scores_even_if_another_player_closes_the_river() -> None:
    board = Board().lay(LAKE_FROM, "0,-1", "fisher r1").lay(SPRING_TO, "1,-1")
    assert board.gains == [("red", 3, "points-river")]


def test_river_in_a_loop_is_complete() -> None:
    board = Board().lay(BENDS[3], "0,-1", "fisher r1").lay(BENDS[0], "0,-2")
    assert board.lay(BENDS[1], "1,-2").gains == []
    assert board.lay(BENDS[2], "1,-1").gains == [("red", 4, "points-river")]


def test_a_lake_at_both_ends_and_its_tile_count_once() -> None:
    lake = "N:m0-r1-m2 E:m2-r3-m0 S:m0 W:m0 r1>k1 r3>k1 k1=fish*2"
    board = Board().lay(lake, "0,-1", "fisher r1").lay(BENDS[0], "0,-2").lay(BENDS[1], "1,-2")
    assert board.lay(BENDS[2], "1,-1").gains == [("red", 6, "points-river")]


def test_a_tile_counts_once_per_segment() -> None:
    # The river runs through the start tile twice: seven pieces on six tiles.
    board = Board(start="N:m0-r1-m2 E:m2-r1-m0 S:m0-r3-m4 W:m4-r3-m0")
    board.lay(BENDS[1], "1,0", "fisher r1").lay(BENDS[2], "1,1").lay(BENDS[3], "0,1")
    board.lay(SPRING_TO, "0,-1 turned 270").lay(LAKE_TO, "-1,0 turned 180")
    assert board.gains == [("red", 8, "points-river")]


def test_a_tie_on_a_river_pays_everybody_in_full() -> None:
    board = far_end(LAKE_FROM, "fisher r1", LAKE_TO, 2)
    assert board.lay(RIVER_ON, "1,-1").scores == [6, 6]


def test_without_members_nobody_scores() -> None:
    assert Board().row([FOREST_FROM, FOREST_TO], 0, -1).gains == []


def test_members_return_after_scoring() -> None:
    board = Board().lay(FOREST_FROM, "0,-1", "gatherer f1")
    assert supply(board.play(), 0) == (4, 2)
    assert supply(board.lay(FOREST_TO, "1,-1").play(), 0) == (5, 2)


def test_a_member_may_go_where_the_tile_completes_the_area() -> None:
    board = Board().lay(FOREST_FROM, "0,-1").lay(FOREST_TO, "1,-1", "gatherer f1")
    assert board.scores == [0, 4]
    assert supply(board.play(), 1) == (5, 2)


# Gold and bonus tiles


def test_gold_gives_a_bonus_tile_to_whoever_completes_the_forest() -> None:
    board = Board().lay(FOREST_FROM, "0,-1", "gatherer f1").lay(GOLD_TO, "1,-1")
    table = board.play()
    assert table.scores == [4, 0]
    assert table.actor == "chance"
    assert len(table.legal()) == 12
    assert all(words.startswith("tile b") for words in table.legal())
    assert table.play("chance: tile b12").actor == "blue"


def test_gold_pays_even_without_gatherers() -> None:
    assert len(Board().row([FOREST_FROM, GOLD_TO], 0, -1).choices()) == 12
    assert len(Board().row([FOREST_FROM, FOREST_TO], 0, -1).choices()) == 76


def test_the_returned_member_may_go_onto_the_bonus_tile() -> None:
    board = Board()
    for x in range(8):
        board.lay(RING, f"{x},-1", "hunter m0" if x % 2 else "none")
    board.lay(FOREST_FROM, "8,-1").lay(GOLD_TO, "9,-1", "gatherer f1")
    table = board.lay("b12", "9,-2 turned 180", "?").play()
    assert table.actor == "blue"
    assert supply(table, 1) == (1, 2)  # four hunters lie on the map, the gatherer is back
    assert table.legal() == ["hunter m0", "gatherer f1", "none"]


def test_a_bonus_tile_never_leads_to_another() -> None:
    board = Board().lay(FOREST_FROM, "0,-1").lay(FOREST_FROM, "0,-2", "gatherer f1")
    board.lay(GOLD_TO, "1,-1").lay(GOLD_TO, "1,-2", bonus=True)
    table = board.play()
    assert table.gains == [("blue", 4, "points-forest")]
    assert table.actor == "chance"
    assert not any(words.startswith("tile b") for words in table.legal())


def test_one_bonus_tile_however_many_gold_forests() -> None:
    board = far_end(FOREST_FROM, "gatherer f1", FOREST_TO, 2)
    board.lay("N:m0 E:f1 S:m0 W:f2 f1=gold f2=gold", "1,-1")
    assert board.scores == [4, 4]
    table = board.lay("b02", "0,-3").play()
    assert table.actor == "chance"
    assert not any(words.startswith("tile b") for words in table.legal())


def test_a_bonus_tile_that_fits_nowhere_leaves_the_game() -> None:
    # The start tile's forest is closed and only meadow lies around.
    board = Board(start="N:m0 E:f1 S:m0 W:m0 f1=gold").lay(FOREST_TO, "1,0")
    assert len(board.draw(FILLER, bonus=True).choices()) == 11
    for _ in range(11):
        board.draw(FILLER, bonus=True)
    assert len(board.choices()) == 77  # no bonus tile is left: the next land tile


def test_scoring_comes_before_the_bonus_tile() -> None:
    board = Board().lay(FOREST_FROM, "0,-1", "gatherer f1").lay(GOLD_TO, "1,-1")
    table = board.play()
    assert table.scores == [4, 0]
    assert supply(table, 0) == (5, 2)
    assert table.legal()[0].startswith("tile b")


# The end


def test_the_game_ends_after_the_last_land_tile() -> None:
    board = Board().lay(PLAIN, "0,-1").end(1, 0, "east")
    table = board.play()
    assert table.actor == "over"
    assert table.state.ending() == "placed"
    assert len(hunters(table).pile) == 12


def test_the_game_ends_when_the_last_land_tile_fits_nowhere() -> None:
    board = Board(start=PLAIN).row([PLAIN] * 77, 0, -1)
    table = board.draw(FILLER).play()
    assert table.actor == "over"
    assert table.state.ending() == "unplaceable"


def test_the_last_land_tiles_bonus_tile_is_still_played() -> None:
    board = Board().lay(FOREST_FROM, "0,-1", "gatherer f1").row([FILLER] * 76, 1, 0)
    table = board.lay("N:m0 E:m0 S:f0 W:f1 f1=gold", "1,-1").play()
    assert table.actor == "chance"
    assert table.scores == [4, 0]
    table.play("chance: tile b02", "blue: place 0,-2", "blue: none")
    assert table.actor == "over"


def test_open_forests_and_segments_score_nothing() -> None:
    board = Board().lay("n48", "-1,0", "fisher r1").lay(FOREST_FROM, "0,-1", "gatherer f1")
    assert board.end(1, 0, "east").scores == [0, 0]


def test_a_system_with_five_fish_pays_its_hut_5() -> None:
    board = Board().lay(LAKE_ON, "-1,0", "hut k1").lay("n48", "-2,0")
    board.lay("N:m0 E:m0-r1-m0 S:m0 W:m0 r1>k1 k1=fish*2", "-3,0")
    table = board.end(1, 0, "east").play()
    assert table.gains == [("red", 5, "points-huts")]


def test_huts_in_a_tie_all_score() -> None:
    # Two systems with a hut each are joined by the tile between them.
    board = far_end(LAKE_FROM, "hut k1", LAKE_TO, 2).lay(RIVER_ON, "1,-1")
    assert board.end(0, 1, "south").scores == [3, 3]


def test_the_majority_of_huts_scores_alone() -> None:
    board = far_end(LAKE_FROM, "hut k1", LAKE_TO, 4)
    board.lay(RIVER_ON, "2,-1", "hut r1").lay(RIVER_ON, "1,-1").lay(RIVER_ON, "3,-1")
    assert board.end(0, 1, "south").gains == [("red", 3, "points-huts")]


def meadow(animals: str) -> Board:
    """Red hunts in a meadow of these animals."""
    board = Board(start=FILLER)
    return board.lay(f"N:m0 E:m0 S:f1 W:m0 m0={animals}", "0,-1", "hunter m0")


def test_one_deer_pays_2() -> None:
    assert meadow("deer").end(1, 0, "east").gains == [("red", 2, "points-meadow")]


def test_a_tiger_eats_the_deer_and_both_hunters_score_the_mammoth() -> None:
    board = Board(start=FILLER).lay("N:m0 E:m1 S:f2 W:m3 m1=deer+mammoth", "0,-1", "hunter m1")
    board.lay(FILLER, "1,0").lay(FILLER, "2,0")
    board.lay("N:m0 E:m1 S:f2 W:m3 m3=tiger", "2,-1", "hunter m3")
    board.lay("N:m0 E:m1 S:f2 W:m1", "1,-1")
    assert board.end(0, 1, "south").scores == [2, 2]


def test_the_majority_of_hunters_scores_8_alone() -> None:
    board = Board(start=FILLER).row([FILLER] * 4, 1, 0)
    board.lay("N:m0 E:m1 S:f2 W:m3 m1=deer*2+mammoth*2", "0,-1", "hunter m1")
    board.lay("N:m0 E:m1 S:f2 W:m3 m3=aurochs+tiger", "4,-1", "hunter m3")
    joint = "N:m0 E:m1 S:f2 W:m1"
    board.lay(joint, "2,-1", "hunter m1").lay(joint, "1,-1").lay(joint, "3,-1")
    assert board.end(0, 1, "south").scores == [8, 0]


def test_more_tigers_than_deer_never_cost_points() -> None:
    assert meadow("tiger*2+deer").end(1, 0, "east").scores == [0, 0]
    assert meadow("tiger*2+deer+mammoth").end(1, 0, "east").scores == [2, 0]


def test_deer_are_eaten_per_connected_meadow() -> None:
    board = meadow("deer*2").lay("N:m0 E:m0 S:f1 W:m0 m0=tiger", "-1,0 turned 270")
    assert board.end(1, 0, "east").scores == [4, 0]
    board = meadow("deer*2").lay("N:m0 E:m0 S:m0 W:m0 m0=tiger", "0,-2")
    assert board.end(1, 0, "east").scores == [2, 0]


def test_merging_meadows_with_hunters_is_legal_but_a_fourth_hunter_is_not() -> None:
    board = Board(players=3, start=PLAIN).row([RING] * 3, 0, -1)
    board.lay(RING, "0,-2", "hunter m1").lay(RING, "2,-2", "hunter m3").lay(RING, "0,-3")
    board.lay(RING, "2,-3").lay(RING, "3,-2").lay(RING, "1,-3", "hunter m2")
    table = board.lay(PLAIN, "1,-2", "?").play()
    assert table.legal() == ["none"]
    assert sum(supply(table, seat)[0] for seat in range(3)) == 12


def test_fire_drives_off_the_tigers_and_takes_no_hunter() -> None:
    start = "N:m0 E:f1 S:m0 W:m0 f1=gold m0=deer*2+tiger"
    free = Board(start=start).lay(FOREST_TO, "1,0").lay("b02", "0,-1", "?")
    assert free.choices() == ["none"]
    board = Board(start=start).lay(PLAIN, "-1,0", "hunter m0").lay(FOREST_TO, "1,0")
    board.lay("b02", "0,-1").lay("N:f0 E:m1 S:m1 W:m1", "0,-2")
    assert board.end(0, -3, "north").scores == [4, 0]


def test_the_hunter_at_the_dolmen_scores_alone() -> None:
    start = "N:m0 E:f1 S:m2 W:m3 f1=gold m0=deer*3"
    board = Board(start=start).lay("N:m0 E:m1 S:m2 W:f3", "1,0")
    board.lay("b01", "0,-1 turned 180", "hunter m0")
    board.lay(RING, "2,0").lay(RING, "3,0").lay(RING, "2,-1", "hunter m3").lay(RING, "2,-2")
    board.lay(RING, "1,-2", "hunter m2")
    # Joins the dolmen's meadow with those of two blue hunters; the dolmen's tiger eats one deer.
    board.lay(PLAIN, "1,-1")
    assert board.end(-1, -1, "west").gains == [("red", 4, "points-meadow")]


def test_the_dolmens_hunter_needs_a_free_meadow() -> None:
    board = Board(start="N:m0 E:f1 S:m2 W:m0 f1=gold").lay(PLAIN, "-1,0", "hunter m0")
    board.lay("N:m0 E:m1 S:m2 W:f3", "1,0").lay("b01", "0,-1 turned 180", "?")
    assert board.choices() == ["gatherer f1", "none"]


def test_mushrooms_pay_2_a_group() -> None:
    board = Board().lay(FOREST_FROM + " f1=mushrooms*2", "0,-1", "gatherer f1")
    board.lay(FOREST_TO, "1,-1")
    assert board.gains == [("red", 4, "points-forest"), ("red", 4, "points-mushrooms")]


def test_aurochs_pay_2() -> None:
    assert meadow("aurochs").end(1, 0, "east").scores == [2, 0]


def test_equal_points_share_the_victory() -> None:
    table = Board().lay(PLAIN, "0,-1").end(1, 0, "east").play()
    assert list(table.state.result()) == [1, 1]
    table = meadow("deer").end(1, 0, "east").play()
    assert list(table.state.result()) == [1, 2]


# Components and options


def test_the_edition_is_an_option() -> None:
    assert Scenario("hunters", 2).record.options["edition"] == "2002"
    assert len(hunters(Scenario("hunters", 2, {"edition": "2020"})).pile) == 16
    with pytest.raises(OptionError, match="2002, 2020"):
        Scenario("hunters", 2, {"edition": "2014"})


def test_every_tile_says_where_its_face_comes_from() -> None:
    rows = provenance(find_game("hunters").components)
    faces = [(name, source) for name, source, _ in rows if ".values." not in name]
    assert len(faces) == 91 + 95
    assert {source for _, source in faces} == {"public", "inferred", "reconstructed"}


@pytest.mark.parametrize(
    ("face", "error"),
    [
        ("N:m0 E:m0 S:m0", "no side W; expected W: and its zones"),
        ("N:m0 E:m0 S:m0 W:m0-f1", "expected m0, f0 or m0-r1-m2"),
        ("N:m0 E:m0 S:m0 W:m0 m0=cow", "a meadow holds: deer"),
        ("N:m0 E:m0 S:m0 W:m0 m0=deer*12", r"up to \*9"),
        ("N:m0 E:m0 S:m0 W:m0 m1=deer", "m1 is on no side"),
        ("N:m0 E:m0 S:m0 W:m0-r1-m0", "river r1 has 1 ends; expected 2"),
        ("N:m0 E:m0 S:m0 W:m0 m0=fire+shaman", "2 special pieces; expected one"),
        ("north", "expected N:m0-r1-m2"),
        ("N:m0 E:m0 S:m0 W:m0 m0=dolmen", "two tiles have a dolmen"),
    ],
)
def test_a_custom_face_is_checked(face: str, error: str) -> None:
    with pytest.raises(ComponentError, match=error):
        find_game("hunters").new(2, {}, {"edition_2002": {"land": {"n01": {"value": face}}}})


@pytest.mark.parametrize("key", ["members", "huts", "deer"])
def test_custom_values_are_checked(key: str) -> None:
    with pytest.raises(ComponentError, match=rf"edition_2002\.values\.{key}: 99"):
        find_game("hunters").new(2, {}, {"edition_2002": {"values": {key: {"value": 99}}}})
