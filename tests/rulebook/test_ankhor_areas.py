"""Ankh'or: adjacency, groups, bonus and special tiles, the end and the score, through notation.

Areas begin on m13; columns run a to y, rows 1 to 25; m13+ lies on m13, n13, m14 and n14.
"""

import pytest

from tarsas.core.components import Tree
from tarsas.core.errors import ComponentError, IllegalActionError
from tests.scenario import Scenario

from .ankhor_bazaar import (
    CHEAP,
    FISH_AND_IVORY,
    SPOTS,
    SQUARE,
    Bazaar,
    built,
    name_of,
    real,
    row,
    seven_and_two,
    square,
    tiles,
    with_ankhs,
)

# Adjacency and groups


def test_a_first_level_tile_is_adjacent_to_its_supports_only() -> None:
    more = ("blue scarab", "blue desert")
    game = square(*more).own("blue scarab", "o13").finish()
    assert game.points().get("points-colour") is None
    game.own("blue desert", "m13+").finish()
    assert game.points()["points-colour"] == 2, "with the jackal below, not with the scarab beside"


def test_first_level_tiles_are_adjacent_by_edge() -> None:
    game = wide()
    game.own("red jackal", "m13+").finish().own("red falcon", "n13+").finish()
    assert links(game, 9) == {"black desert", "black vp2", "white vp2", "red desert", "red falcon"}
    game = wide()
    game.own("red jackal", "m13+").finish().own("red falcon", "n14+").finish()
    assert "red falcon" not in links(game, 9), "sharing one support they touch by a corner only"


def wide() -> Bazaar:
    """Nine ground tiles in a square, none of them red but the one in the middle."""
    names = ["black desert", "black vp2", "white desert", "white vp2", "red desert"]
    names += ["green desert", "green vp2", "blue desert", "blue vp2"]
    spots = ["", "n13", "o13", "m14", "n14", "o14", "m15", "n15", "o15"]
    return built(*zip(names, spots, strict=True), more=("red jackal", "red falcon"))


def links(game: Bazaar, index: int) -> set[str]:
    """The tiles adjacent to the one that red bought as number `index`, from 0."""
    area, box = game.table.areas[0], game.table.box
    near = [i for i in range(area.count) if area.links[index] & (1 << i)]
    return {name_of(int(box.kind_of[area.tiles[i]])) for i in near}


GREENS = ["green jackal", "green scarab", "green vp2", "green falcon", "green desert"]


def bonuses(game: Bazaar, who: int = 0) -> int:
    """Bonus tiles a player holds."""
    return sum(int(held) for held in list(game.table.bonuses)[who * 8 : who * 8 + 8])


def test_five_of_one_colour_earn_a_bonus_tile_at_once() -> None:
    game = built(*row(*GREENS[:4]), more=(GREENS[4],))
    assert bonuses(game) == 0
    game.own(GREENS[4], "q13")
    assert (bonuses(game), game.table.bonus_left) == (1, 11)
    assert ("red", 3, "points-bonus family-green") in game.gains


def test_five_of_one_animal_earn_a_bonus_tile_and_more_earn_no_further() -> None:
    jackals = [f"{colour} jackal" for colour in ("blue", "white", "black", "green", "red")]
    game = built(*row(*jackals), more=("blue jackal",))
    assert bonuses(game) == 1
    game.own("blue jackal", "r13")
    assert bonuses(game) == 1, "growing gives nothing more"
    assert game.points()["points-animal"] == 6


def test_ruling_one_tile_can_complete_two_groups() -> None:
    few = tiles(green_jackal=9, red_jackal=1)
    game = built(*row(*["green jackal"] * 5), custom={**CHEAP, **few})
    assert bonuses(game) == 2


def test_a_move_that_breaks_a_group_gives_the_bonus_back() -> None:
    game = with_ankhs(built(*row(*GREENS, "red desert")))
    game.red("move m13", "to s13")
    assert bonuses(game) == 0
    assert game.table.bonus_left == 12
    lost = [gain for gain in game.gains if gain[1] < 0 and gain[2] != "points-discs"]
    assert lost == [
        ("red", -1, "points-colour colour-green"),
        ("red", -3, "points-bonus family-green"),
    ]


def test_ruling_a_move_can_complete_a_group() -> None:
    plan = [*row(*GREENS[:4], "red desert"), (GREENS[4], "r13")]
    game = with_ankhs(built(*plan))
    assert bonuses(game) == 0
    game.red("move r13", "to l13")
    assert bonuses(game) == 1


def test_ruling_merging_two_groups_loses_no_bonus() -> None:
    few = tiles(green_desert=11, red_desert=9)
    plan = [*row(*["green desert"] * 5), ("red desert", "m14")]
    plan += [("green desert", f"{column}15") for column in "mnopq"]
    game = built(*plan, custom={**CHEAP, **few})
    assert bonuses(game) == 2
    game.own("green desert", "n14")
    assert int(game.table.greats[3]) == 1
    assert bonuses(game) == 2
    with_ankhs(game.finish()).red("move n14", "to r13")
    assert bonuses(game) == 3, "a move adds the change in the number of groups"


def test_ruling_no_more_bonus_tiles_than_there_are() -> None:
    game = built(*row(*GREENS), custom={**CHEAP, "bonus": {"tiles": {"value": 0}}})
    assert bonuses(game) == 0
    assert "points-bonus" not in game.points()


def test_ruling_a_purchase_makes_up_for_a_bonus_that_could_not_be_taken() -> None:
    few = tiles(green_jackal=4, green_desert=3, red_jackal=3, blue_jackal=3)
    custom = {**CHEAP, **few, "bonus": {"tiles": {"value": 1}}}
    plan = [*row(*["green jackal"] * 4), ("green desert", "l13"), ("red jackal", "q13")]
    game = built(*plan, more=("blue jackal",), custom=custom)
    assert bonuses(game) == 1, "the only one, for green"
    with_ankhs(game).red("move l13", "to r13").finish()
    assert bonuses(game) == 0, "the jackals were complete before"
    game.own("blue jackal", "q12")
    assert bonuses(game) == 1


# Storehouse, scribe, desert


def test_a_storehouse_is_filled_from_the_stock_when_it_is_bought() -> None:
    game = built(("red storehouse", ""))
    assert game.table.areas[0].stored == 1
    assert game.table.discs[0] == sum(list(game.table.hands)[:6]) + 1


def test_ruling_an_empty_stock_leaves_the_storehouse_empty_but_open() -> None:
    game = real(["red storehouse"])
    game.red("take cloth", "take cloth", "take cloth")
    assert game.stock("cloth") == 0, "blue took the fourth"
    game.red("take fish", "take ivory", "take ankh")
    game.play("red: buy 1")
    assert (game.table.areas[0].stored, game.table.areas[0].open_stores) == (0, 1)
    game.play("red: store cloth")
    assert game.table.areas[0].stored == 1


def test_a_stored_disc_does_not_count_towards_the_limit() -> None:
    game = built(("red storehouse", ""))
    while sum(list(game.table.hands)[:5]) < 5:
        game.red("take cloth", "take cloth", "take cloth").finish()
    assert sum(list(game.table.hands)[:5]) == 5
    assert game.table.areas[0].stored == 1


def test_a_disc_may_be_moved_onto_a_storehouse_before_the_turn_ends() -> None:
    game = built(("blue storehouse", ""), more=("white desert",))
    game.own_goods("fish", 2)
    game.play(f"red: buy {game.slot_for('fish')}", "red: place n13", "red: pay m13")
    held = game.held("fish")
    game.red("store fish")
    assert game.held("fish") == held - 1
    assert game.table.areas[0].stored == 1


def test_a_covered_storehouse_loses_its_disc_and_is_closed_for_good() -> None:
    plan = [("red storehouse", ""), *zip(SQUARE[1:], SPOTS[1:], strict=True)]
    more = ("green jackal", "blue vp2", "blue desert")
    game = built(*plan, more=more)
    before = game.stock("cloth")
    game.own("green jackal", "m13+")
    assert game.stock("cloth") == before + 1
    assert (game.table.areas[0].stored, game.table.areas[0].open_stores) == (0, 0)
    game.finish().own("blue vp2", "o13").finish().own("blue desert", "o14").finish()
    game.own_goods("cloth", 1)
    with_ankhs(game).red("move m13+", "to n13+")
    assert "store cloth" not in game.legal(), "uncovered, but closed"


def test_ruling_a_stored_disc_may_pay_for_the_tile_that_covers_it() -> None:
    plan = [("blue storehouse", ""), *zip(SQUARE[1:], SPOTS[1:], strict=True)]
    few = {"market": {"holes": {"value": [2, 2, 2, 2, 2, 2]}, "markers": {"value": TWELVE}}}
    custom = {**CHEAP, **few}
    game = Bazaar([tile for tile, _ in plan] + ["green jackal"], custom=custom, prices=TWO_EACH)
    for tile, spot in plan:
        slot = game.slot(tile) or 0
        goods = TWO_EACH[2 * slot - 2 : 2 * slot]
        game.red(*(f"take {good}" for good in (*goods, "ankh"))).finish()
        game.red(f"buy {slot}", *([f"place {spot}"] if spot else []))
        if "pay loose" in game.legal():
            game.red("pay loose")
        game.finish()
    slot = game.slot("green jackal") or 0
    assert TWO_EACH[2 * slot - 2 : 2 * slot] == ["fish", "cloth"]
    before = game.stock("fish")
    game.red(f"buy {slot}", "place m13+")
    assert game.table.areas[0].count == 5, "the stored fish pays, cloth is saved"
    assert game.stock("fish") == before + 1


TWELVE = {"fish": 3, "ivory": 3, "charcoal": 3, "reeds": 1, "cloth": 2}
TWO_EACH = [
    "fish",
    "ivory",
    "ivory",
    "charcoal",
    "fish",
    "charcoal",
    "cloth",
    "reeds",
    "fish",
    "cloth",
    "ivory",
    "charcoal",
]


def test_ruling_a_storehouse_works_on_the_first_level_and_moves_with_its_disc() -> None:
    game = square("green storehouse", "red vp2", "red desert").own("green storehouse", "m13+")
    assert game.table.areas[0].stored == 1 << 4
    game.finish().own("red vp2", "o13").finish().own("red desert", "o14").finish()
    with_ankhs(game).red("move m13+", "to n13+")
    assert game.table.areas[0].stored == 1 << 4


def test_a_scribe_gives_an_extra_turn_that_may_be_declined() -> None:
    game = Bazaar(["blue scribe"]).red("take fish", "take fish", "take fish")
    game.play(f"red: buy {game.slot('blue scribe')}")
    assert game.actor == "red"
    assert "decline" in game.legal()
    assert "take fish" in game.legal()
    game.play("red: decline")
    assert game.actor == "blue"


def test_ruling_scribes_chain_and_ankhs_gained_before_are_usable() -> None:
    game = Bazaar(["blue scribe", "red scribe"], players=2)
    game.own_goods("fish", 1, ankhs=1)
    game.own_goods("ivory", 1)
    game.play("red: buy 1")
    if "done" in game.legal():
        game.play("red: done")
    assert "decline" in game.legal()
    assert any(word.startswith("refresh") for word in game.legal())
    game.play("red: buy 2", "red: place n13")
    if "done" in game.legal():
        game.play("red: done")
    assert "decline" in game.legal(), "the second scribe gives another turn"
    game.play("red: take fish")
    assert "decline" not in game.legal(), "a turn that was begun is played"


def test_a_desert_gives_nothing_but_its_colour() -> None:
    game = built(("blue desert", ""))
    assert set(game.points()) <= {"points-discs"}
    assert game.table.areas[0].open_stores == 0


# The end and the score


AREA = [
    ("red storehouse", ""),
    ("red vp2", "m12"),
    ("white jackal", "m11"),
    ("green jackal", "l11"),
    ("green vp2", "l12"),
    ("green jackal", "l13"),
    ("green falcon", "l14"),
    ("green scribe", "m14"),
    ("white vp2", "n13"),
    ("white jackal", "l11+"),
    ("red desert", "l13+"),
    ("blue scarab", "l15"),
    ("black scarab", "k15"),
]


def test_example_the_area_of_24_points() -> None:
    game = built(*AREA[:-1], more=("black scarab",))
    game.bring("black scarab")
    assert game.table.discs[0] == 3
    game.own("black scarab", "k15").finish()
    assert game.actor == "over"
    assert game.table.discs[0] == 2
    assert game.scores[0] == 24
    assert game.points() == {
        "points-colour": 2 + 5 + 3,
        "points-animal": 3 + 2,
        "points-printed": 6,
        "points-bonus": 3,
    }
    worths = dict(zip(("blue", "white", "black", "green", "red"), game.table.worths, strict=False))
    assert worths == {"blue": 0, "white": 2, "black": 0, "green": 5, "red": 3}


def test_example_a_lone_jackal_scores_nothing_but_its_colour_does() -> None:
    game = built(*row("green jackal", "green falcon"))
    assert game.points() | {"points-discs": 0} == {"points-colour": 2, "points-discs": 0}


def test_example_two_scarabs_score_though_their_colours_are_alone() -> None:
    game = built(*row("blue scarab", "black scarab"))
    assert game.points() | {"points-discs": 0} == {"points-animal": 2, "points-discs": 0}


def test_example_a_lone_tile_with_points_scores_them() -> None:
    game = built(("white vp2", ""))
    assert game.points() | {"points-discs": 0} == {"points-printed": 2, "points-discs": 0}


def test_example_a_first_level_tile_does_not_interrupt_the_ground() -> None:
    plan = [
        ("green jackal", ""),
        ("green vp2", "n13"),
        ("blue desert", "m14"),
        ("red desert", "n14"),
    ]
    game = built(*plan, more=("red falcon",))
    assert game.points()["points-colour"] == 2
    game.own("red falcon", "m13+")
    assert game.points()["points-colour"] == 4


def test_every_three_discs_are_a_point() -> None:
    game = real([]).red("take fish", "take ivory", "take ankh")
    assert game.scores[0] == 1
    assert ("red", 1, "points-discs") in game.gains


def test_ruling_stored_discs_count_with_the_loose_ones() -> None:
    game = built(("red storehouse", ""))
    assert game.table.discs[0] == sum(list(game.table.hands)[:6]) + 1
    assert game.points().get("points-discs", 0) == game.table.discs[0] // 3


def test_the_thirteenth_tile_makes_it_the_last_round() -> None:
    game = built(*AREA[:-1], more=("black scarab",))
    game.own_goods(FISH_AND_IVORY[game.bring("black scarab") - 1], 1)
    game.play(f"red: buy {game.slot('black scarab')}", "red: place k15")
    if game.actor == "red":
        game.play("red: done")
    assert game.table.last_round
    assert game.actor == "blue", "everybody has equally many turns"
    game.idle("blue")
    assert game.actor == "green"
    game.idle("green")
    assert game.actor == "over"
    assert game.state.ending() == "tiles"


def test_ruling_a_fourteenth_tile_is_possible_by_a_scribe() -> None:
    game = built(*AREA[:-1], more=("black scribe",))
    slot = game.bring("black scribe")
    game.own_goods("fish", 1).own_goods("ivory", 1)
    game.red(f"buy {slot}", "place k15")
    if "done" in game.legal() and game.table.acted:
        game.red("done")
    assert game.actor == "red"
    purchase = next(word for word in game.legal() if word.startswith("buy"))
    game.play(f"red: {purchase}", "red: place k16")
    assert game.table.areas[0].count == 14


def test_ruling_empty_piles_and_market_end_the_game() -> None:
    game = Bazaar([], players=2, custom={**CHEAP, **seven_and_two()})
    while game.actor != "over":
        ready = [word for word in game.legal() if word.startswith("refresh")]
        game.red(*(ready[:1] or ["take ankh", "take ankh", "take fish"]))
        if not ready:
            game.finish()
    assert game.state.ending() == "empty"


def test_ruling_rounds_without_a_purchase_end_the_game() -> None:
    game = Bazaar([], idle_rounds=3)
    for _ in range(2):
        game.red("take fish", "take fish", "take fish").finish()
    game.red("buy 1").finish()
    for _ in range(3):
        assert game.actor == "red"
        game.red("take fish", "take fish", "take ankh").finish()
    assert game.actor == "over"
    assert game.state.ending() == "idle"
    for_ever = Bazaar([], idle_rounds=0)
    for _ in range(60):
        for_ever.red("take fish", "take fish", "take fish").finish()
    assert for_ever.actor == "red"


def seven_against_six(idle_rounds: int) -> Bazaar:
    """Red has seven discs and blue six, both worth 2 points; no round had a purchase."""
    game = Bazaar(["blue desert"], players=2, idle_rounds=idle_rounds)
    game.play(*["red: take fish"] * 3, *["blue: take cloth"] * 3)
    game.play(*["red: take fish"] * 2, "red: take ankh")
    game.play(*["blue: take cloth"] * 2, "blue: take ankh")
    game.play("red: take ankh", *["red: take fish"] * 2, "red: done")
    game.play(*["blue: take cloth"] * 3, "blue: done")
    assert game.scores == [2, 2]
    assert list(game.table.discs) == [7, 6]
    return game


def test_ties_go_to_more_discs_and_are_shared_at_last() -> None:
    assert list(seven_against_six(3).state.result()) == [1, 2]
    game = Bazaar([], players=2, idle_rounds=1)
    game.play(*["red: take fish"] * 3, *["blue: take cloth"] * 3)
    assert list(game.state.result()) == [1, 1]


def test_ties_go_to_fewer_tiles_before_discs() -> None:
    game = seven_against_six(4)
    game.play("red: buy 1", "red: done", *["blue: take cloth"] * 3, "blue: done")
    while game.actor != "over":
        game.play(*["red: take fish"] * 3, "red: done", *["blue: take cloth"] * 3, "blue: done")
    assert game.scores == [2, 2]
    assert list(game.table.discs) == [7, 6]
    assert list(game.state.result()) == [2, 1]


def test_bonus_tiles_are_not_tiles_for_the_tie_break() -> None:
    game = built(*row(*GREENS))
    assert bonuses(game) == 1
    assert game.table.areas[0].count == 5


# Areas without an edge, components


def test_an_area_wanders_around_the_ring_without_end() -> None:
    game = built(("blue jackal", ""), ("white desert", "n13"))
    for step in range(30):
        with_ankhs(game)
        back, front = "mnopqrstuvwxyabcdefghijkl"[step % 25], "opqrstuvwxyabcdefghijklmn"[step % 25]
        game.red(f"move {back}13", f"to {front}13")
        assert game.state.audit() == []
        game.finish()


@pytest.mark.parametrize(
    ("custom", "told"),
    [
        ({"piles": {"sizes": {"value": [30, 27]}}}, "piles.sizes.value.*55 tiles"),
        ({"market": {"holes": {"value": [2, 2, 2, 3, 3, 4]}}}, "market.holes.value"),
        ({"market": {"holes": {"value": [2, 2, 2, 3, 3, 2]}}}, "market.markers.value.*15 for 14"),
        ({"stock": {"discs": {"value": [4, 5, 4]}}}, "stock.discs.value: 4 for 4 players"),
        ({"stock": {"discs": {"value": [4, 5]}}}, "stock.discs.value.*three numbers"),
        ({"bonus": {"tiles": {"value": -1}}}, "bonus.tiles.value: -1"),
        (tiles(blue_scribe=11), "11 scribes"),
        (tiles(blue_jackal=3), "3 in all"),
        (tiles(blue_jackal=-1, red_desert=9), "tiles.blue.value.jackal: -1"),
    ],
)
def test_components_that_do_not_fit_are_refused(custom: Tree, told: str) -> None:
    with pytest.raises(ComponentError, match=told):
        Scenario("ankhor", 2, {}, custom)


def test_two_storehouses_of_a_colour_are_told_apart() -> None:
    few = tiles(blue_storehouse=6, white_desert=6)
    game = built(("blue storehouse", ""), ("blue storehouse", "n13"), custom={**CHEAP, **few})
    game.own_goods("fish", 0)
    game.red(f"buy {game.slot_for('fish')}", "place m14")
    assert game.legal()[-2:] == ["pay m13", "pay n13"]


def test_illegal_words_are_refused() -> None:
    game = real([])
    with pytest.raises(IllegalActionError, match="take fish"):
        game.play("red: buy 1")
