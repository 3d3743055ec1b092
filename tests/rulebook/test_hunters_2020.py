"""Hunters and Gatherers, edition of 2020: what differs, its rulings, examples and boards."""

import pytest

from tarsas.core.registry import find_game
from tarsas.games.hunters.faces import read_face
from tests.rulebook.hunters_board import FILLER, Board
from tests.rulebook.test_hunters import (
    BENDS,
    FOREST_FROM,
    FOREST_ON,
    FOREST_TO,
    GOLD_TO,
    LAKE_FROM,
    PLAIN,
    RING,
    RIVER_ON,
    hunters,
    supply,
)
from tests.scenario import Scenario

# A start tile whose menhir forest is closed by one tile to the east; meadow all around.
MENHIR_START = "N:m0 E:f1 S:m0 W:m0 f1=gold"
CLOSING = "N:m0 E:m1 S:m2 W:f3"
FIRE = "N:m0 E:m0 S:m0 W:m0 m0=fire"
PIT_TRAP = "N:f0 E:f0 S:m1 W:m1 m1=pit_trap"


def land(start: str = "", players: int = 2) -> Board:
    return Board("2020", players, start)


def faces(table: str) -> dict[str, str]:
    tree = find_game("hunters").components["edition_2020"][table]
    return {name: entry["value"] for name, entry in tree.items()}


# Set-up


def test_three_huts_and_sixteen_menhir_tiles() -> None:
    table = Scenario("hunters", 4, {"edition": "2020", "start": "red"})
    assert [supply(table, seat) for seat in range(4)] == [(5, 3)] * 4
    assert len(table.legal("chance")) == 78
    assert len(hunters(table).pile) == 16


@pytest.mark.parametrize(
    ("thing", "on_land", "on_menhir_tiles"),
    [
        ("deer", 30, 3),
        ("aurochs", 10, 3),
        ("mammoth", 4, 4),
        ("tiger", 11, 2),
        ("gold", 30, 1),
        ("mushrooms", 0, 2),
    ],
)
def test_load_check_of_the_tiles(thing: str, on_land: int, on_menhir_tiles: int) -> None:
    for tables, expected in ((("start", "land"), on_land), (("bonus",), on_menhir_tiles)):
        texts = [text for table in tables for text in faces(table).values()]
        found = [read_face(text, "").holds for text in texts]
        counted = sum(holds.get(thing, 0) for face in found for holds in face.values())
        assert counted == expected


def test_load_check_of_the_waters() -> None:
    for tables, lakes, lake_fish, river_fish in (
        (("start", "land"), 20, 27, 7),
        (("bonus",), 9, 15, 1),
    ):
        texts = [text for table in tables for text in faces(table).values()]
        found = [read_face(text, "") for text in texts]
        assert sum(len(face.lakes) for face in found) == lakes
        fish = {"r": 0, "k": 0}
        for face in found:
            for zone, holds in face.holds.items():
                if "fish" in holds:
                    fish[zone[0]] += holds["fish"]
        assert (fish["k"], fish["r"]) == (lake_fish, river_fish)


# Scoring during the game


def test_segment_of_three_tiles_and_two_fish_pays_5() -> None:
    spring = "N:m0 E:m0 S:m0 W:m2-r1-m0 r1>spring"
    board = land().row([LAKE_FROM, RIVER_ON + " r1=fish", spring], 0, -1, "fisher r1")
    assert board.gains == [("red", 5, "points-river")]


def test_four_tiles_and_five_fish_pay_both_fishers_9() -> None:
    board = land().lay("N:m0 E:m0-r1-m2 S:m2 W:m2 r1>k1 k1=fish*2", "0,-1", "fisher r1")
    board.row([PLAIN] * 4, 0, -2)
    board.lay("N:m0 E:m0 S:m0 W:m2-r1-m0 r1>k1 k1=fish*2", "3,-1", "fisher r1")
    assert board.row([RIVER_ON + " r1=fish", RIVER_ON], 1, -1).scores == [9, 9]


def test_a_menhir_forest_of_four_pays_8_and_a_menhir_tile_but_that_tile_gives_no_other() -> None:
    board = land().row([FOREST_FROM, FOREST_ON, FOREST_ON], 0, -1, "gatherer f1")
    board.lay(FOREST_FROM + " f1=gold", "0,-2").lay(FOREST_ON, "1,-2")
    board.lay(GOLD_TO, "3,-1")
    assert board.scores == [8, 0]
    table = board.lay(FOREST_TO, "2,-2", "gatherer f1", bonus=True).play()
    assert table.scores == [8, 6]
    assert table.actor == "chance"
    assert "tile t80" not in table.legal()


def test_five_tiles_two_gatherers_against_one() -> None:
    board = land().lay(FOREST_FROM, "0,-1", "gatherer f1").row([PLAIN] * 6, 0, -2)
    board.lay(FOREST_TO, "4,-1", "gatherer f1").lay(FOREST_ON, "2,-1", "gatherer f1")
    assert board.lay(FOREST_ON, "1,-1").lay(FOREST_ON, "3,-1").scores == [10, 0]


def test_mushrooms_pay_3() -> None:
    board = land().row([FOREST_FROM, FOREST_ON + " f1=mushrooms", FOREST_TO], 0, -1, "gatherer f1")
    assert board.gains == [("red", 6, "points-forest"), ("red", 3, "points-mushrooms")]


def test_two_pieces_of_a_forest_on_one_tile_count_one_tile() -> None:
    board = land("N:f1 E:m0 S:m2 W:f3").lay("N:m0 E:m0 S:f1 W:f1", "0,-1", "gatherer f1")
    board.lay("N:m0 E:f1 S:f1 W:m0", "-1,-1").lay("N:f1 E:f1 S:f1 W:m0", "-1,0")
    # Five tiles, the start tile among them with two pieces (12 points in 2002).
    assert board.lay("N:f1 E:m0 S:m0 W:m0", "-1,1").scores == [10, 0]


def test_three_pieces_on_one_tile_count_one_tile() -> None:
    # The start tile's three pieces are joined one after the other.
    board = land("N:f1 E:f2 S:f3 W:m0").lay("N:m0 E:f1 S:f1 W:m0", "0,-1", "gatherer f1")
    board.lay("N:m0 E:m0 S:f1 W:f1", "1,-1").lay("N:f1 E:m0 S:f1 W:f1", "1,0")
    board.lay("N:f1 E:m0 S:m0 W:f1", "1,1").lay("N:f1 E:f1 S:m0 W:m0", "0,1")
    assert board.scores == [12, 0]


# Huts and meadows at the end


def test_huts_two_against_one_for_eight_fish() -> None:
    lake = "N:m0 E:m0-r1-m2 S:m2 W:m2 r1>k1 k1=fish*4"
    board = land().lay(lake, "0,-1", "hut k1").row([PLAIN] * 6, 0, -2)
    board.lay("N:m0 E:m0 S:m0 W:m2-r1-m0 r1>k1 k1=fish*3", "4,-1", "hut k1")
    board.lay(RIVER_ON + " r1=fish", "2,-1", "hut r1").lay(RIVER_ON, "1,-1").lay(RIVER_ON, "3,-1")
    assert board.end(0, 1, "south").gains == [("red", 8, "points-huts")]


def test_huts_in_a_tie_for_ten_fish() -> None:
    lake = "N:m0 E:m0-r1-m2 S:m2 W:m2 r1>k1 k1=fish*5"
    board = land().lay(lake, "0,-1", "hut k1").row([PLAIN] * 4, 0, -2)
    board.lay("N:m0 E:m0 S:m0 W:m2-r1-m0 r1>k1 k1=fish*4", "2,-1", "hut k1")
    board.lay(RIVER_ON + " r1=fish", "1,-1")
    assert board.end(0, 1, "south").scores == [10, 10]


def meadow(animals: str) -> Board:
    """Red hunts in a meadow of these animals."""
    return land(FILLER).lay(f"N:m0 E:m0 S:f1 W:m0 m0={animals}", "0,-1", "hunter m0")


@pytest.mark.parametrize(
    ("animals", "points"),
    [
        ("aurochs", 2),
        ("deer", 1),
        ("mammoth", 3),
        ("deer+mammoth+tiger", 3),
        ("deer+tiger*2", 0),
        ("mammoth*2+aurochs*2+deer*2+tiger", 11),
    ],
)
def test_meadows(animals: str, points: int) -> None:
    assert meadow(animals).end(1, 0, "east").scores == [points, 0]


def test_a_tie_of_hunters_pays_both() -> None:
    board = land(FILLER).lay("N:m0 E:m1 S:f2 W:m3 m1=deer+mammoth", "0,-1", "hunter m1")
    board.row([FILLER] * 2, 1, 0)
    board.lay("N:m0 E:m1 S:f2 W:m3 m3=tiger", "2,-1", "hunter m3")
    assert board.lay("N:m0 E:m1 S:f2 W:m1", "1,-1").end(0, 1, "south").scores == [3, 3]


# Powers


def test_the_shaman_takes_a_member_back_unscored() -> None:
    board = land(MENHIR_START).lay(RING, "-1,0", "hunter m0").lay(PLAIN, "0,1")
    table = board.lay(CLOSING, "1,0", "gatherer f3").draw("t88").play()
    table.play("red: place 0,-1 turned 270")
    assert table.legal() == ["take back hunter m0 -1,0", "leave all"]
    table.play("red: take back hunter m0 -1,0")
    assert supply(table, 0) == (5, 3)
    assert table.scores == [4, 0]
    assert "gatherer f3" in table.legal()  # the power comes before the member


def test_the_shaman_may_leave_everybody() -> None:
    board = land(MENHIR_START).lay(RING, "-1,0", "hunter m0").lay(PLAIN, "0,1")
    board.lay(CLOSING, "1,0").lay("t88", "0,-1 turned 270", take="leave all")
    assert supply(board.play(), 0) == (4, 3)


def test_the_shaman_is_skipped_without_members_on_the_map() -> None:
    # A hut is no member, and the rival's members do not come.
    board = land(MENHIR_START).lay(LAKE_FROM, "-1,0 turned 180", "hut k1")
    board.lay(PLAIN, "0,1", "hunter m0").lay(CLOSING, "1,0").lay("t88", "0,-1 turned 270", "?")
    assert "none" in board.choices()


def test_a_member_taken_back_does_not_score_where_it_left() -> None:
    # t88 completes the forest that the shaman's gatherer has just left.
    board = land(MENHIR_START).lay("N:m0 E:m0 S:m0 W:f1", "0,-1 turned 90", "gatherer f1")
    board.lay(PLAIN, "0,1").lay(CLOSING, "1,0")
    board.lay("t88", "0,-2", take="take back gatherer f1 0,-1")
    assert board.gains == []
    assert supply(board.play(), 0) == (5, 3)


def test_the_log_boat_pays_2_for_each_lake_joined() -> None:
    board = land().lay("t05", "-1,0").lay("t37", "0,1").lay("t41", "1,0").lay("t93", "-2,0", "?")
    assert board.gains == [("red", 6, "points-log-boat")]


def test_log_boat_joining_four_lakes_then_its_fisher() -> None:
    # The boat's rivers lead to lakes in the east (over a river tile), south and west.
    boat = "N:m0 E:m0-r1-m2 S:m2-r3-m4 W:m4-r5-m0 r1>k1 r3>k1 r5>k1 k1=fish+log_boat"
    board = land("N:m0 E:f1 S:m0 W:m2-r3-m0 f1=gold r3>k1 k1=fish").lay(RIVER_ON, "-1,0")
    board.lay(PLAIN, "-1,1").lay("N:m0-r1-m2 E:m2 S:m2 W:m0 r1>k1", "-2,1").lay(PLAIN, "-3,1")
    board.lay("N:m0 E:m0-r1-m2 S:m2 W:m0 r1>k1", "-3,0").lay(CLOSING, "1,0")
    board.lay(boat, "-2,0", "fisher r1", bonus=True)
    assert board.gains == [("blue", 8, "points-log-boat"), ("blue", 5, "points-river")]


def test_each_lake_of_tile_83_counts_where_its_rivers_join() -> None:
    # t83's south lake joins the start tile's and the boat's; its north lake is another system.
    board = land("N:m0-r2-m3 E:f1 S:m0 W:m0 f1=gold r2>k1").lay(faces("bonus")["t83"], "0,-1")
    board.lay(CLOSING, "1,0").lay("t93", "-1,-1", "?")
    assert board.gains == [("blue", 6, "points-log-boat")]


def test_board_with_a_hunting_trap() -> None:
    board = land().lay("t08", "-1,0").lay("t37", "0,1").lay("t41", "1,0").lay("t94", "0,-1", "?")
    assert board.gains == [("red", 3, "points-hunting-trap")]


def trapped(animals: str) -> Board:
    """Blue hunts beside the start tile of these animals; red lays the hunting trap above it."""
    board = land(f"N:m0 E:f1 S:m0 W:m0 f1=gold m0={animals}").lay(PLAIN, "0,1")
    return board.lay(PLAIN, "-1,0", "hunter m0").lay(CLOSING, "1,0").lay("t94", "0,-1")


def test_hunting_trap_two_deer_tiger_and_mammoth_pay_4() -> None:
    board = trapped("deer*2+tiger+mammoth")
    assert board.gains == [("red", 4, "points-hunting-trap")]
    # All are covered: the meadow's hunter gets nothing at the end.
    assert board.end(0, -2, "north").scores == [4, 0]


def test_the_hunting_trap_spares_meadows_beyond_a_river() -> None:
    start = "N:m0 E:f1 S:m4 W:m2-r3-m0 f1=gold r3>spring m0=deer m2=mammoth"
    board = land(start).lay(PLAIN, "0,1").lay(RIVER_ON, "-1,0").lay(CLOSING, "1,0")
    assert board.lay("t94", "0,-1").gains == [("red", 1, "points-hunting-trap")]


def test_the_hunting_trap_leaves_what_lies_out_of_range() -> None:
    board = land("N:m0 E:f1 S:m0 W:m0 f1=gold m0=tiger+aurochs")
    board.lay(PLAIN, "0,1", "hunter m0").lay(PLAIN + " m0=deer*2", "0,2").lay(CLOSING, "1,0")
    board.lay("t94", "0,-1")
    assert board.end(0, -2, "north").gains == [
        ("red", 2, "points-hunting-trap"),
        ("red", 2, "points-meadow"),
    ]


def test_a_zone_in_range_counts_even_if_it_joins_outside() -> None:
    # The aurochs in the west of (-1,-1) reach the trap's meadow only by way of column -2.
    board = land(MENHIR_START).lay(PLAIN, "-1,0").lay(PLAIN, "-2,0")
    board.lay("N:m0 E:m1 S:m1 W:m1", "-2,-1").lay("N:m0 E:m3 S:m4 W:m2 m2=aurochs", "-1,-1")
    board.lay(CLOSING, "1,0").lay("t94", "0,-1")
    assert board.gains == [("red", 2, "points-hunting-trap")]


def test_only_tigers_in_range_eat_at_the_hunting_trap() -> None:
    board = land("N:m0 E:f1 S:m0 W:m0 f1=gold m0=deer").lay(PLAIN, "0,1")
    board.lay(PLAIN + " m0=tiger", "0,2").lay(CLOSING, "1,0").lay("t94", "0,-1")
    assert board.gains == [("red", 1, "points-hunting-trap")]


def test_spare_tigers_are_covered_too() -> None:
    board = land("N:m0 E:f1 S:m0 W:m0 f1=gold m0=tiger*2+deer")
    board.lay(PLAIN, "0,1", "hunter m0").lay(PLAIN + " m0=deer", "0,2").lay(CLOSING, "1,0")
    board.lay("t94", "0,-1")
    # The deer far off keeps its point: both tigers are covered.
    assert board.end(0, -2, "north").gains == [("red", 1, "points-meadow")]


def test_fire_does_not_help_at_a_hunting_trap() -> None:
    board = land(MENHIR_START).lay(PLAIN + " m0=deer+tiger", "-1,0", "hunter m0").lay(FIRE, "0,1")
    board.lay(CLOSING, "1,0").lay("t94", "0,-1")
    assert board.gains == []
    assert board.end(0, -2, "north").scores == [0, 0]


def test_covered_animals_do_not_count_for_the_pit_trap() -> None:
    board = land("N:m0 E:f1 S:m0 W:m0 f1=gold m0=mammoth").lay(PLAIN, "-1,0", "hunter m0")
    board.lay(PIT_TRAP, "0,1 turned 90").lay(CLOSING, "1,0").lay("t94", "0,-1")
    assert board.end(0, -2, "north").gains == [("red", 3, "points-hunting-trap")]


def test_fire_takes_a_hunter_and_drives_off_the_tigers() -> None:
    board = land(MENHIR_START.replace("f1=gold", "f1=gold m0=deer*2+tiger")).lay(CLOSING, "1,0")
    choices = board.lay("t85", "0,-1", "?").choices()
    assert choices == ["hunter m0", "none"]
    board.moves[-1] = ("t85", "0,-1", "hunter m0", "", False)
    board.lay("N:f0 E:m1 S:m1 W:m1", "0,-2")
    assert board.end(0, -3, "north").scores == [2, 0]


def test_pit_trap_doubles_what_is_in_range() -> None:
    board = land("N:m0 E:m1 S:f2 W:m0 m0=mammoth*2+aurochs*2+deer+tiger m1=deer")
    board.lay(PIT_TRAP, "0,-1", "hunter m1")
    # The deer is eaten, the one in the other meadow does not count: 10, and 10 again.
    assert board.end(0, 1, "south").gains == [
        ("red", 10, "points-meadow"),
        ("red", 10, "points-pit-trap"),
    ]


def test_pit_trap_and_fire_lose_no_deer_but_double_only_the_range() -> None:
    board = land("N:m0 E:m0 S:f1 W:m0 m0=deer+tiger").lay(PIT_TRAP, "0,-1", "hunter m1")
    board.lay(FIRE, "-1,0").lay(PLAIN + " m0=deer+tiger", "-2,0")
    assert board.end(0, 1, "south").gains == [
        ("red", 2, "points-meadow"),
        ("red", 1, "points-pit-trap"),
    ]


def test_the_range_of_the_pit_trap_is_taken_at_the_end() -> None:
    board = land("N:m0 E:m0 S:f1 W:m0").lay(PIT_TRAP, "0,-1", "hunter m1")
    board.lay(PLAIN + " m0=mammoth", "-1,0")
    assert board.end(0, 1, "south").scores == [6, 0]


def test_the_raft_pays_a_point_a_lake_to_the_majority_of_huts() -> None:
    # Three lakes, one without fish, five fish; the log boat is paid at once and apart.
    boat = "N:m0 E:m0-r1-m2 S:m2 W:m2-r3-m0 r1>k1 r3>k1 k1=fish*2+log_boat"
    raft = "N:m0 E:m0-r1-m2 S:m2 W:m2 r1>k1 k1=fish*3+raft"
    board = land("N:m0 E:f1 S:f1 W:m2-r3-m0 r3>k1").lay(PLAIN, "0,-1").lay(PLAIN, "-1,-1")
    board.lay(PLAIN, "-2,-1").lay(raft, "-2,0", "hut k1").lay(boat, "-1,0")
    assert board.gains == [("red", 6, "points-log-boat")]
    assert board.end(1, 0, "east").gains[1:] == [
        ("blue", 5, "points-huts"),
        ("blue", 3, "points-raft"),
    ]


def test_fishers_gain_nothing_from_the_raft() -> None:
    board = land("N:m0 E:f1 S:f1 W:m2-r3-m0 r3>k1")
    board.lay("N:m0 E:m0-r1-m2 S:m2 W:m2 r1>k1 k1=fish+raft", "-1,0", "fisher r1")
    assert board.gains == [("red", 3, "points-river")]


def test_the_menhir_of_tile_81_counts_for_a_land_tile() -> None:
    # t81's forest lies open to the north and west; land tiles close it, without gatherers.
    board = land(MENHIR_START).lay(CLOSING, "1,0").lay("t81", "0,-1 turned 180")
    board.lay("N:m0 E:m0 S:f1 W:m0", "0,-2").lay("N:m0 E:f1 S:m0 W:m0", "-1,-1")
    assert all(int(words[6:]) >= 79 for words in board.choices())


def test_the_menhir_of_tile_81_does_not_count_for_itself() -> None:
    board = land(MENHIR_START).lay(PLAIN, "-1,0").lay(PLAIN, "-1,1").lay(PLAIN, "-1,2")
    board.lay("N:f0 E:m1 S:m1 W:m1", "0,2").lay(PLAIN, "1,2")
    board.lay("N:m0 E:m0 S:m0 W:f1", "1,1", "gatherer f1").lay(CLOSING, "1,0")
    table = board.lay("t81", "0,1").play()
    assert table.gains == [("blue", 6, "points-forest")]
    assert "tile t79" not in table.legal()


# Boards of the published program


BOARD_A = (
    ("t61", "0,-1", "hunter m0"),
    ("t55", "0,1", "fisher r3"),
    ("t51", "-1,0", "fisher r1"),
    ("t18", "-2,0", "hunter m2"),
    ("t62", "-3,0", "none"),
    ("t01", "-3,1", "hut k1"),
    ("t34", "-3,-1", "hunter m1"),
    ("t67", "-2,-1", "none"),
    ("t31", "-1,-1", "none"),
    ("t03", "-2,1", "fisher r5"),
    ("t49", "-1,1", "hunter m2"),
)


def test_board_a() -> None:
    board = land(players=5)
    for tile, place, figure in BOARD_A:
        board.lay(tile, place, figure)
    assert board.end(1, 0, "east").scores == [13, 12, 6, 1, 6]


def test_board_a_with_fire() -> None:
    board = land(players=5)
    for tile, place, _ in BOARD_A:
        figure = "hunter m0" if tile == "t51" else "none"
        board.lay(FIRE if tile == "t61" else tile, place, figure)
    # t36 completes a menhir forest; the tile it brings begins the line of fillers.
    board.lay("t36", "-1,-2").lay(FILLER, "1,0", bonus=True)
    assert board.end(2, 0, "east").gains == [("green", 7, "points-meadow")]


def test_board_a_with_pit_trap() -> None:
    board = land(players=5).lay("t55", "0,1").lay("t51", "-1,0").lay("t18", "-2,0")
    board.lay("t34", "-3,0").lay("t62", "0,-1", "hunter m0").lay("t01", "-3,1")
    board.lay(PIT_TRAP, "-3,-1 turned 270").lay("t67", "-2,-1").lay("t31", "-1,-1")
    board.lay("t03", "-2,1").lay("t49", "-1,1").lay("t36", "-1,-2")
    board.lay(FILLER, "1,0", bonus=True)
    assert board.end(2, 0, "east").scores == [0, 0, 0, 0, 6]


def test_board_with_a_fisher_at_once() -> None:
    assert land().lay("t01", "-1,0", "fisher r1").gains == [("red", 6, "points-river")]


def test_board_with_a_gatherer() -> None:
    board = land().lay("t01", "-1,0", "gatherer f3").lay("t37", "-1,1")
    assert board.gains == [("red", 4, "points-forest")]


def test_loops_count_river_fish_once() -> None:
    board = land().lay(BENDS[3] + " r1=fish", "0,-1", "fisher r1").lay(BENDS[0], "0,-2")
    assert board.lay(BENDS[1], "1,-2").lay(BENDS[2], "1,-1").scores == [5, 0]
