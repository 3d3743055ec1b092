"""Ankh'or: set-up, taking, buying and ankh actions, through notation.

Areas begin on m13; columns run a to y, rows 1 to 25; m13+ lies on m13, n13, m14 and n14.
"""

from fractions import Fraction
from itertools import permutations

from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, State
from tarsas.games.ankhor.rules import Ankhor
from tests.scenario import Scenario

from .ankhor_bazaar import (
    CHEAP,
    FISH_AND_IVORY,
    PRICES,
    SPOTS,
    SQUARE,
    Bazaar,
    built,
    real,
    seven_and_two,
    square,
    tiles,
    with_ankhs,
)

SPACES = [1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]


# Set-up


def test_the_price_markers_are_shuffled_without_three_alike() -> None:
    for seed in range(60):
        game = Scenario("ankhor", 2, {"start": "red"})
        shown: dict[str, list[str]] = {}
        rng = Rng(seed)
        while (words := game.legal()[0]).startswith("price"):
            action = int(game.state.draw(rng))
            words = game.record.game.notation.words(game.state, -1, action)
            shown.setdefault(words.split()[1], []).append(words.split()[2])
            game.play(f"chance: {words}")
        assert [len(goods) for goods in shown.values()] == [2, 2, 2, 3, 3, 3]
        assert all(len(set(goods)) > 1 for goods in shown.values() if len(goods) == 3)
        placed = [good for goods in shown.values() for good in goods]
        assert all(placed.count(good) == 3 for good in set(placed))


def test_markers_have_the_shares_of_a_shuffle_repeated_while_three_are_alike() -> None:
    game = Scenario("ankhor", 2, {"start": "red"})
    goods = ["fish", "fish", "ivory", "ivory", "charcoal", "charcoal", "reeds", "reeds", "cloth"]
    game.play(*(f"chance: price {1 + n // 2 if n < 6 else 4} {g}" for n, g in enumerate(goods)))
    left = ["cloth", "cloth", "fish", "ivory", "charcoal", "reeds"]
    fair = {p for p in permutations(left) if len(set(p[:3])) > 1 and len(set(p[3:])) > 1}
    expected = {w: sum(p[0] == w.split()[2] for p in fair) for w in game.legal()}
    assert dict(zip(game.legal(), game.state.weights(), strict=True)) == expected
    game.play("chance: price 5 fish", "chance: price 5 ivory", "chance: price 5 reeds")
    game.play("chance: price 6 cloth")
    assert game.legal() == ["price 6 charcoal", "price 6 cloth"]
    game.play("chance: price 6 cloth")
    assert game.legal() == ["price 6 charcoal"], "a third cloth would make three alike"


def test_the_stock_grows_with_the_players() -> None:
    assert [list(Bazaar([], n, {}, PRICES).table.stock) for n in (2, 3, 4)] == [
        [4] * 6,
        [5] * 6,
        [6] * 6,
    ]


def test_two_piles_with_open_backs_and_six_tiles_from_the_first() -> None:
    game = Scenario("ankhor", 2, {"start": "red"}).play(
        *(f"chance: price {space} {good}" for space, good in zip(SPACES, PRICES, strict=True))
    )
    assert game.legal() == [f"top 1 {c}" for c in ("blue", "white", "black", "green", "red")]
    game.play("chance: top 1 blue", "chance: top 2 red", "chance: draw blue jackal")
    assert game.legal()[0] == "top 1 blue", "the next back is seen at once"
    table = real([]).table
    assert list(table.market.piles) == [22, 27]
    assert all(tile >= 0 for tile in table.market.slots)


def test_players_begin_with_nothing_and_twelve_bonus_tiles_wait() -> None:
    game = real([])
    assert game.scores == [0, 0]
    assert (game.hand(), game.hand("blue")) == ("", "")
    assert game.table.bonus_left == 12


def test_who_begins_is_an_option_or_chance() -> None:
    assert real([]).actor == "red"
    assert Scenario("ankhor", 4).legal() == [
        f"start {c}" for c in ("red", "blue", "green", "yellow")
    ]


def courses(state: State, said: tuple[str, ...] = ()) -> dict[tuple[str, ...], Fraction]:
    """Every course of chance until the piles are empty, with its probability."""
    assert isinstance(state, Ankhor)
    market = state.market
    if market.filled == state.box.hole_count and sum(market.piles) == 0:
        return {said: Fraction(1)}
    game = find_game("ankhor")
    actor = int(state.actor())
    known = {game.notation.words(state, actor, a): int(a) for a in state.legal(actor)}
    if actor != CHANCE:
        choice = next(
            w for w in ("refresh 1", "refresh 2", "take ankh", "done", *known) if w in known
        )
        after = state.clone()
        after.apply(actor, known[choice])
        return courses(after, said)
    found: dict[tuple[str, ...], Fraction] = {}
    weights = [int(share) for share in state.weights()]
    for (words, action), weight in zip(known.items(), weights, strict=True):
        after = state.clone()
        after.apply(CHANCE, action)
        for course, chance in courses(after, (*said, words)).items():
            found[course] = chance * weight / sum(weights)
    return found


def test_the_joint_distribution_is_that_of_one_shuffle() -> None:
    """Exact: every course of chance is as likely as the shuffles that lead to it."""
    few = tiles(blue_jackal=2, blue_desert=1, red_jackal=1, red_vp2=2, green_falcon=1)
    few["piles"]["sizes"]["value"] = [6, 1]
    deck = ["blue jackal", "blue jackal", "blue desert", "red jackal", "red vp2", "red vp2"]
    shuffles: dict[tuple[str, ...], int] = {}
    for one in permutations([*deck, "green falcon"]):
        colours = [tile.split()[0] for tile in one]
        seen = [f"top 1 {colours[0]}", f"top 2 {colours[6]}", f"draw {one[0]}"]
        for n in range(1, 6):
            seen += [f"top 1 {colours[n]}", f"draw {one[n]}"]
        course = (*seen, f"draw {one[6]}")
        shuffles[course] = shuffles.get(course, 0) + 1
    game = Scenario("ankhor", 2, {"start": "red"}, {**CHEAP, **few})
    game.play(*(f"chance: price {n + 1} {good}" for n, good in enumerate(FISH_AND_IVORY)))
    everything = sum(shuffles.values())
    assert courses(game.state) == {c: Fraction(n, everything) for c, n in shuffles.items()}


def test_a_tile_is_as_likely_in_every_place_of_a_full_shuffle() -> None:
    """All 55 tiles: the pile they lie in and the order in which they come tell nothing."""
    rng = Rng(5)
    start = find_game("ankhor").new(2, {"start": "red"})
    games = 600
    desert_first = desert_second = same_backs = 0
    for _ in range(games):
        state = start.clone()
        assert isinstance(state, Ankhor)
        while state.actor() == CHANCE:
            state.apply(CHANCE, state.draw(rng))
        deserts = [int(state.box.type(tile)) == 6 for tile in state.market.slots]
        desert_first += deserts[0]
        desert_second += deserts[5]
        same_backs += state.market.tops[0] == state.market.tops[1]
    for found, share in ((desert_first, 5 / 55), (desert_second, 5 / 55), (same_backs, 10 / 54)):
        spread = (games * share * (1 - share)) ** 0.5
        assert abs(found - games * share) < 4.5 * spread


# A: take discs


def test_a_turn_is_taking_or_buying_not_both() -> None:
    game = real([])
    game.red("take fish", "take ivory", "take fish")
    assert "buy 1" in game.legal()
    game.play("red: buy 1")
    assert game.actor == "blue"
    game.idle("blue")
    game.play("red: take fish")
    assert not any(word.startswith("buy") for word in game.legal())


def test_three_discs_of_any_mix() -> None:
    game = real([])
    assert game.legal() == [
        f"take {d}" for d in ("fish", "ivory", "charcoal", "reeds", "cloth", "ankh")
    ]
    game.play("red: take reeds", "red: take reeds", "red: take ankh")
    assert game.hand() == "reeds 2, ankh 1"
    assert game.actor == "blue"


def test_ruling_exactly_three_while_the_stock_allows() -> None:
    game = real([])
    game.red("take fish", "take fish", "take fish")
    game.play("red: take fish")
    assert "take fish" not in game.legal(), "the fourth fish was the last"
    assert game.actor == "red"


def test_at_most_five_goods_and_two_ankhs_at_the_end_of_a_turn() -> None:
    game = real([])
    game.red("take fish", "take fish", "take ivory", "take ivory", "take ivory", "take fish")
    assert game.legal() == ["return fish", "return ivory"]
    game.red("return fish")
    assert game.hand() == "fish 2, ivory 3"
    game = real([]).red("take ankh", "take ankh", "take ankh")
    assert game.hand() == "ankh 2", "there is no choice among ankhs, so none is asked"


def test_ruling_just_taken_discs_may_be_returned() -> None:
    game = real([])
    game.red("take fish", "take fish", "take ivory", "take ivory", "take ivory", "take cloth")
    game.red("return cloth")
    assert game.hand() == "fish 2, ivory 3"


def test_returning_is_asked_only_where_goods_differ() -> None:
    game = Bazaar([])
    game.red(*["take fish"] * 6)
    assert game.hand() == "fish 5"
    assert not game.table.acted


# B: buy a tile


def test_a_purchase_pays_the_markers_and_leaves_the_slot_empty() -> None:
    game = real(["white falcon"])
    game.red("take fish", "take ivory", "take reeds")
    assert [word for word in game.legal() if word.startswith("buy")] == ["buy 1"]
    before = game.stock("fish")
    game.play("red: buy 1")
    assert game.hand() == "reeds 1"
    assert game.stock("fish") == before + 1
    assert game.market()[0] == "-"
    assert game.table.areas[0].count == 1


def test_each_further_tile_shares_an_edge_with_a_ground_tile() -> None:
    game = built(("blue jackal", ""), more=("white desert",))
    game.own_goods("fish", 2)
    game.red(f"buy {game.slot_for('fish')}")
    assert game.places() == {"m12", "l13", "n13", "m14"}
    game.red("place n13").red(f"buy {game.slot_for('fish')}")
    assert game.places() == {"m12", "n12", "l13", "o13", "m14", "n14"}


def test_a_tile_on_the_first_level_lies_on_four_and_has_one_of_their_colours() -> None:
    game = square("green jackal", "red jackal")
    game.red(f"buy {game.slot('green jackal')}")
    assert "m13+" in game.places()
    assert {spot for spot in game.places() if spot.endswith("+")} == {"m13+"}
    game = square("green jackal", "red jackal")
    game.red(f"buy {game.slot('red jackal')}")
    assert not any(spot.endswith("+") for spot in game.places())


def test_there_is_no_second_level_and_one_tile_per_square() -> None:
    game = square("green jackal", "green scarab").own("green jackal", "m13+").finish()
    while not any(w == f"buy {game.slot('green scarab')}" for w in game.legal()):
        game.red("take fish", "take ivory", "take fish").finish()
    game.red(f"buy {game.slot('green scarab')}")
    assert not any(spot.endswith("+") for spot in game.places())


def test_the_first_level_costs_one_good_less_of_the_buyers_choice() -> None:
    game = real_square()
    assert "buy 4" in game.legal(), "one of the three goods is enough to lack"
    game.play("red: buy 4")
    assert game.places() == {"m13+"}, "the full price is not there"
    game.play("red: place m13+")
    assert game.table.areas[0].count == 5, "the missing good is the one that is saved"


def test_the_discount_is_asked_where_it_differs() -> None:
    game = real_square(full=True)
    game.play("red: buy 4", "red: place m13+")
    assert game.legal() == ["discount ivory", "discount charcoal", "discount reeds"]
    game.play("red: discount reeds")
    assert "reeds 1" in game.hand()
    assert "ivory" not in game.hand()


def real_square(full: bool = False) -> Bazaar:
    """Red has a square at real prices and two of the three goods of slot 4, or all."""
    holes = {"market": {"holes": {"value": [1, 1, 1, 3, 1, 1]}, "markers": {"value": MARKERS}}}
    prices = ["fish", "fish", "cloth", "ivory", "charcoal", "reeds", "cloth", "fish"]
    wanted = ["blue jackal", "white desert", "green falcon", "green scarab", "black desert"]
    game = Bazaar(wanted, 3, {**CHEAP, **holes}, prices)
    for tile, spot in zip(SQUARE, SPOTS, strict=True):
        slot = game.slot(tile)
        good = ["fish", "fish", "cloth", "", "cloth"][(slot or 1) - 1]
        if f"buy {slot}" not in game.legal():
            game.red(*[f"take {good}"] * 3)
            game.finish()
        game.red(f"buy {slot}", *([f"place {spot}"] if spot else [])).finish()
    game.red("take ivory", "take charcoal", "take reeds" if full else "take ivory")
    return game.finish()


MARKERS = {"fish": 3, "ivory": 1, "charcoal": 1, "reeds": 1, "cloth": 2}


def test_payment_is_asked_only_where_stored_and_loose_differ() -> None:
    game = built(("blue storehouse", ""), more=("white desert", "black desert"))
    game.own_goods("fish", 2)
    slot = game.slot_for("fish")
    game.play(f"red: buy {slot}", "red: place n13")
    assert game.legal() == ["pay loose", "pay m13"]
    game.play("red: pay m13")
    assert "store fish" in game.legal(), "the storehouse is empty again"
    game = built(("blue storehouse", ""), more=("white desert", "black desert"))
    game.red(f"buy {game.slot_for('fish')}", "place n13", "pay loose")
    game.red(f"buy {game.slot_for('fish')}", "place o13", "pay loose")
    assert (game.held("fish"), game.table.areas[0].stored) == (0, 1)
    with_ankhs(game).red("refresh 1").red(f"buy {game.slot_for('fish')}", "place p13")
    assert game.table.areas[0].stored == 0, "the stored disc was the only one, so nothing is asked"


# Ankh actions


def test_example_new_tiles_then_move_then_purchase() -> None:
    game = with_ankhs(built(("blue jackal", ""), ("white desert", "n13")))
    game.own_goods("fish", 1, ankhs=2)
    game.red("refresh 1", "move n13", "to m12")
    assert "ankh" not in game.hand()
    game.red(f"buy {game.slot_for('fish')}", "place m14")
    assert game.table.areas[0].count == 3


def test_example_new_tiles_then_purchase_then_new_tiles() -> None:
    game = Bazaar([], players=2)
    game.own_goods("fish", 1, ankhs=2)
    game.play("red: refresh 1")
    game.chance().play(f"red: buy {game.slot_for('fish')}")
    assert game.actor == "red", "an ankh is left to spend"
    game.play("red: refresh 2")
    assert game.chance().actor == "blue"


def test_example_an_ankh_taken_this_turn_cannot_be_spent() -> None:
    game = Bazaar([], players=2)
    game.play("red: take ankh", "red: take ankh", "red: take ankh")
    assert game.actor == "blue", "nothing is left to be done"
    game.idle("blue")
    assert "refresh 1" in game.legal()


def test_an_ankh_action_costs_one_and_two_are_possible() -> None:
    game = Bazaar([], players=2).red("take ankh", "take ankh", "take fish")
    before = game.stock("ankh")
    game.red("refresh 1")
    assert (game.hand(), game.stock("ankh")) == ("fish 1, ankh 1", before + 1)
    game.red("refresh 1")
    assert game.hand() == "fish 1"
    assert not any(word.startswith("refresh") for word in game.legal())


def test_ruling_spendable_ankhs_are_those_held_when_the_turn_began() -> None:
    game = Bazaar([], players=2).red("take ankh", "take fish", "take fish")
    game.play("red: take ankh", "red: take ankh", "red: take ankh")
    game.play("red: refresh 1")
    assert game.chance().actor == "blue", "the three just taken wait, and one too many goes back"
    assert game.hand() == "fish 2, ankh 2"


def test_new_tiles_with_two_players_discard_the_leftmost() -> None:
    names = ["blue jackal", "white desert", "green falcon", "black desert", "red vp2", "red scarab"]
    game = Bazaar([*names, "green vp2"], players=2).red("take ankh", "take ankh", "take fish")
    game.red("refresh 1")
    assert game.market() == [*names[1:], "green vp2"]


def test_new_tiles_with_three_players_only_fill_the_gaps() -> None:
    names = ["blue jackal", "white desert", "green falcon", "black desert", "red vp2", "red scarab"]
    game = Bazaar([*names, "green vp2"]).red("take ankh", "take fish", "take fish")
    assert not any(word.startswith("refresh") for word in game.legal()), "a full market"
    game.red("buy 1")
    game.finish()
    game.red("refresh 1")
    assert game.market() == [*names[1:], "green vp2"]


def test_a_pile_that_runs_out_is_followed_by_the_other() -> None:
    game = Bazaar([], players=2, custom={**CHEAP, **seven_and_two()})
    game.red("take ankh", "take ankh", "take fish", "refresh 1")
    assert list(game.table.market.piles) == [0, 2]
    assert "refresh 1" not in game.legal()
    game.red("refresh 2")
    assert list(game.table.market.piles) == [0, 1]
    game = Bazaar([], custom={**CHEAP, **seven_and_two()}).red(
        "take ankh", "take fish", "take fish"
    )
    game.red("buy 1").finish().red("buy 3", "place n13").finish().red("refresh 1")
    assert list(game.table.market.piles) == [0, 1], "one tile of the first, one of the second"


def test_ruling_with_both_piles_empty_new_tiles_only_discard_and_slide() -> None:
    game = Bazaar([], players=2, custom={**CHEAP, **seven_and_two()})
    for _ in range(4):
        game.red("take ankh", "take ankh", "take fish")
        game.red(*[next(w for w in game.legal() if w.startswith("refresh"))])
        if any(word.startswith("refresh") for word in game.legal()):
            game.red(*[next(w for w in game.legal() if w.startswith("refresh"))])
        if sum(game.table.market.piles) == 0:
            break
    while "refresh none" not in game.legal():
        game.red("take ankh", "take ankh", "take fish").finish()
    tiles_before = [tile for tile in game.market() if tile != "-"]
    game.red("refresh none")
    assert [tile for tile in game.market() if tile != "-"] == tiles_before[1:]


def test_ruling_an_empty_market_discards_nothing_and_an_idle_action_is_illegal() -> None:
    game = Bazaar([], players=2, custom={**CHEAP, **seven_and_two()}, idle_rounds=0)
    while any(tile != "-" for tile in game.market()):
        ready = [word for word in game.legal() if word.startswith("refresh")]
        game.red(*(ready[:1] or ["take ankh", "take ankh", "take fish"]))
        if not ready:
            game.finish()
    assert not any(word.startswith("refresh") for word in game.legal())


def test_a_ground_tile_moves_to_another_place_beside_a_ground_tile() -> None:
    game = with_ankhs(built(("blue jackal", ""), ("white desert", "n13")))
    game.red("move m13")
    assert game.places("to") == {"n12", "o13", "n14"}, "a real change of place"
    game.red("to n12")
    assert game.table.areas[0].index_at(11 * 25 + 13) == 0
    lone = with_ankhs(built(("blue jackal", "")))
    assert not lone.places("move"), "a lone tile has nowhere to go"


def test_ruling_the_ground_stays_connected_by_a_move() -> None:
    game = with_ankhs(built(("blue jackal", ""), ("white desert", "n13"), ("green falcon", "n14")))
    game.red("move n13")
    assert game.places("to") == {"m14"}, "only this joins the two others again"
    line = with_ankhs(built(("blue jackal", ""), ("white desert", "n13"), ("green falcon", "o13")))
    assert "n13" not in line.places("move")


def test_a_supporting_tile_cannot_move_and_a_first_level_tile_can() -> None:
    more = ("green jackal", "red jackal", "red vp2")
    game = square(*more).own("green jackal", "m13+").finish().own("red jackal", "o13").finish()
    game.own("red vp2", "o14").finish()
    with_ankhs(game)
    assert game.places("move") == {"o13", "o14", "m13+"}
    game.red("move m13+")
    assert game.places("to") == {"n13+"}, "colours are ignored, the level stays"
    game.red("to n13+")
    assert game.places("move") == {"m13", "m14", "n13+"}


def test_ruling_a_move_is_never_cheaper_or_dearer() -> None:
    game = with_ankhs(built(("blue jackal", ""), ("white desert", "n13")))
    goods = game.hand().replace("ankh 2", "ankh 1")
    game.red("move n13", "to m12")
    assert game.hand() == goods
