"""Pulsar 2849, sections 6, 7, 11 and 12: gyrodynes, transmitters, production, final scoring."""

from typing import Any

import pytest

from tarsas.core.components import Tree
from tarsas.games.pulsar import rules_tables as t
from tests.scenario import Scenario

from .pulsar_scenes import (
    SEATS,
    begin,
    cubes,
    deal,
    end_turns,
    hand_out,
    next_round,
    play_out,
    points,
    position,
    say,
    skip_rounds,
    tech,
    techs,
    use,
)

NO_CUBES: Tree = {"engineering": {name: {"value": [[0, 0]]} for name in ("two", "three", "four")}}
SIDES = "A1 B1 C1 D1"


def merged(*trees: Tree) -> Tree:
    """Custom components put together."""
    found: Tree = {}
    for tree in trees:
        for name, part in tree.items():
            found[name] = {**found.get(name, {}), **part}
    return found


def projects(gain: dict[str, Any], *positions: str) -> Tree:
    """The same project for a 4 at these positions of side 1 of every headquarters."""
    entry = {"value": {"cost": 4, "gain": gain}}
    sides = {side: dict.fromkeys(positions, entry) for side in SIDES.split()}
    return {"headquarters": sides}


def tile(cost: list[int], **fields: Any) -> Tree:
    """A custom transmitter."""
    value = {"copies": [2, 2], "cost": cost, "gain": {}, "production": {}, "links": ["1", "1"]}
    return {"value": {**value, **fields}}


# Gyrodynes


def test_the_dice_that_take_and_finish_gyrodynes() -> None:
    """P1."""
    printed = position(begin()).printed
    assert list(printed.take)[1:] == [1, 2, 4]
    assert list(printed.finish)[1:] == [3, 5, 6]
    game = begin()
    hand_out(game, "2 1")
    use(game, "silver 2", "take gyrodyne", "medium")
    use(game, "silver 1", "take gyrodyne", "small")
    assert game.legal() == ["end turn"]  # without a pulsar they wait


BASE = projects({"teleport": "pulsar", "gyrodyne": [1]}, "1L", "1M", "1R", "2L")


def build_two(game: Scenario, one: str, other: str) -> None:
    """Complete two projects that bring a pulsar and a small gyrodyne each; place both."""
    for name, pulsar in zip(("1L", "1M"), (one, other), strict=True):
        use(game, "silver 4", "project", f"project {name}", f"teleport {pulsar}", "claim")
    say(game, "place small", f"pulsar {one}", "place small", f"pulsar {other}")


def test_awards_for_the_second_of_a_size() -> None:
    """P2: the first player gets 7, the second 4, the third nothing."""
    game = begin(custom=BASE, sides="A1 B1 C1")
    hand_out(game)
    for pair in (("p1", "p2"), ("p3", "p4"), ("p5", "p6")):
        build_two(game, *pair)
        say(game, "end turn")
    assert [points(game, seat, "points-award") for seat in SEATS[:3]] == [7, 4, 0]


def test_both_awards_for_four_of_a_size() -> None:
    """P3: before anyone else has two; and A24: placing is free, in any own turn."""
    game = begin(custom=BASE, sides="A1 B1 C1")
    hand_out(game)
    build_two(game, "p1", "p2")
    assert points(game, "red", "points-award") == 7
    next_round(game)
    hand_out(game)
    while game.actor != "red":
        say(game, "end turn")
    use(game, "silver 4", "project", "project 1R", "teleport p3", "claim")
    use(game, "silver 4", "project", "project 2L", "teleport p4", "claim")
    say(game, "place small", "pulsar p3")
    assert points(game, "red", "points-award") == 7
    say(game, "place small", "pulsar p4")
    assert points(game, "red", "points-award") == 11


def spinning(sizes: str, finish: str, bonus: str, *others: str, leftover: str = "") -> Scenario:
    """Red with two gyrodynes that spin at the end of the second round."""
    two = projects({"teleport": "pulsar", "two_gyrodynes": True}, "1L")
    one = projects({"teleport": "pulsar"}, "1M")
    merged_sides = {
        side: {**two["headquarters"][side], **one["headquarters"][side]} for side in SIDES.split()
    }
    custom = {"headquarters": merged_sides, "boards": {"AI": {"value": ["0", bonus]}}}
    game = begin(custom={**custom, **NO_CUBES}, sides="A1 B1 C1")
    hand_out(game)
    use(game, "silver 4", "project", "project 1L", sizes, "teleport p1", "claim")
    use(game, "silver 4", "project", "project 1M", "teleport p2", "claim")
    small, large = sizes.split()
    say(game, f"place {small}", "pulsar p1", f"place {large}", "pulsar p2")
    next_round(game)
    hand_out(game, finish, *others, leftover=leftover)
    while game.actor != "red":
        say(game, "end turn")
    for die, pulsar in zip(finish.split(), ("p1", "p2"), strict=True):
        use(game, f"silver {die}", "finish gyrodyne", f"pulsar {pulsar}")
    return game


def test_spinning_gyrodynes_get_the_row_bonus() -> None:
    """P4: bonus 4, a medium and a small one: (4 + 2) + (4 + 1), this round included."""
    game = spinning("small medium", "3 5", "4")
    end_turns(game)
    assert points(game, "red", "points-gyrodyne") == 11


def test_a_median_row_uses_the_larger_neighbour() -> None:
    """P5: the marker between 4 and 5, a small and a large one: (1 + 5) + (3 + 5)."""
    game = spinning("small large", "3 6", "median", "4 4", "4 5", leftover="6")
    assert position(game).median == 9
    end_turns(game)
    assert points(game, "red", "points-gyrodyne") == 14


def test_finishing_is_shifted_and_rewarded() -> None:
    """AI-4: a die one above or below, 3 points each."""
    finish = tech("AI-2", 4, kind="ongoing", on="finish", shift=True, vp=3)
    custom = merged(projects({"teleport": "pulsar", "gyrodyne": [1]}, "1L"), techs(finish))
    game = begin(custom=custom, sides="A1 B1 C1")
    hand_out(game)
    use(game, "silver 4", "project", "project 1L", "teleport p1", "claim")
    use(game, "silver 4", "patent", "patent AI-2")
    say(game, "place small", "pulsar p1")
    next_round(game)
    hand_out(game, "4 4")
    while game.actor != "red":
        say(game, "end turn")
    use(game, "silver 4", "finish gyrodyne", "pulsar p1")
    assert points(game, "red", "points-tech") == 3


def test_a_gain_of_empty_sizes_is_lost() -> None:
    """A24: of two different gyrodynes with one size left only that one is taken."""
    few = {
        name: {"value": {"take": 4, "finish": 3, "vp": 1, "tiles": count}}
        for name, count in (("small", 1), ("medium", 0), ("large", 0))
    }
    custom: Tree = {"gyrodynes": few, **projects({"two_gyrodynes": True}, "1L", "1M")}
    game = begin(custom=custom, sides="A1 B1 C1")
    hand_out(game)
    use(game, "silver 4", "project", "project 1L")
    assert position(game).supply[1] == 0
    say(game, "silver 4", "no token")
    assert "take gyrodyne" not in game.legal()
    say(game, "project", "project 1M", "end turn")
    endless = begin(custom=custom, sides="A1 B1 C1", gyrodyne_supply="unlimited")
    hand_out(endless)
    say(endless, "silver 4", "no token")
    assert "take gyrodyne" in endless.legal()


def test_without_a_ring_there_is_no_claim() -> None:
    """P12: six rings; here one."""
    custom: Tree = {"rings": {"value": 1}, **projects({"teleport": "pulsar"}, "1L", "1M")}
    game = begin(custom=custom, sides="A1 B1 C1")
    hand_out(game)
    use(game, "silver 4", "project", "project 1L", "teleport p1", "claim")
    use(game, "silver 4", "project", "project 1M", "teleport p2")
    assert "end turn" in game.legal()


def test_isolated_pulsars_and_their_rewards() -> None:
    """BI-6 pays for every claim, AI-3 only for the ship's (A27)."""
    custom = merged(
        techs(
            tech("AI-1", 4, kind="ongoing", on="claim", vp=2, cubes=1),
            tech("AI-3", 3, kind="ongoing", on="ship_claim", vp=3),
            tech("AI-2", 2, gain={"isolated": True}),
        ),
        NO_CUBES,
    )
    game = begin(custom=custom)
    hand_out(game, "4 3")
    use(game, "silver 4", "patent", "patent AI-1")
    use(game, "silver 3", "patent", "patent AI-3")
    next_round(game)
    hand_out(game, "2 4")
    while game.actor != "red":
        say(game, "end turn")
    use(game, "silver 2", "patent", "patent AI-2", "claim i3")
    assert points(game, "red", "points-tech") == 2
    assert cubes(game, "red") == 1


# Transmitters


def test_the_deck_runs_by_letters() -> None:
    """P9: the display dealt after round 3 has two A tiles and one B tile; A49 for 8-8-8."""
    for deck, third in (("11-7-6", "AAA"), ("8-8-8", "AAB")):
        game = begin(transmitter_deck=deck)
        shown = {}
        for number in range(1, 9):
            found = position(game)
            names = [found.printed.tile_names[slot - 1][0] for slot in found.display]
            shown[number] = "".join(names)
            if number < 8:
                hand_out(game)
                next_round(game)
        assert shown[3] == third
        if deck == "11-7-6":
            assert list(shown.values())[3:] == ["AAB", "BBB", "BBB", "CCC", "CCC"]


def test_bought_tiles_are_not_replaced_and_the_rest_leave() -> None:
    game = begin(display="A2 A3 A4")
    hand_out(game, "6 4")
    use(game, "silver 6", "buy transmitter", "slot 1", "decline")
    assert position(game).display[0] == 0
    next_round(game)
    assert 0 not in position(game).display
    assert sum(position(game).deck) == 24 - 6


def test_a_tile_for_one_die_is_online_at_once() -> None:
    """P9, second part."""
    game = begin(display="A2 A3 A4")
    hand_out(game, "6 4")
    use(game, "silver 6", "buy transmitter", "slot 1")
    assert game.legal() == ["decline", "claim i1", "claim i2", "claim i3"]
    say(game, "claim i2")
    assert position(game).count(0, t.C_ONLINE) == 1
    assert points(game, "red", "points-gain") == 3


def test_equal_symbols_need_two_dice() -> None:
    """P11, second part: A3 (3, 3) stays offline until a second 3."""
    game = begin()
    hand_out(game, "3 3")
    use(game, "silver 3", "buy transmitter", "slot 2")
    assert position(game).count(0, t.C_ONLINE) == 0
    use(game, "silver 3", "pay transmitter", "tile 1")
    assert position(game).count(0, t.C_ONLINE) == 1
    end_turns(game)
    assert points(game, "red", "points-transmitter") == 2


def test_a_link_makes_a_red_die() -> None:
    """P10: A4 online and single; A2 bought with a 6 and joined by its 2 to the 2 of A4."""
    game = begin(display="A4 A1 A3")
    hand_out(game, "2 5")
    use(game, "silver 2", "buy transmitter", "slot 1")
    use(game, "silver 5", "pay transmitter", "tile 1")
    assert points(game, "red", "points-gain") == 15
    next_round(game, "A2 A1 A3")
    hand_out(game, "6 4")
    while game.actor != "red":
        say(game, "end turn")
    use(game, "silver 6", "buy transmitter", "slot 1")
    assert game.legal() == ["no link", "left end", "right end"]
    say(game, "right end")
    assert game.legal() == ["join 1 left"]
    say(game, "join 1 left", "claim i1")
    assert points(game, "red", "points-gain") == 18
    assert "red 4" in game.legal()
    assert "end turn" in game.legal()


def test_a_late_link_between_online_tiles_makes_no_die() -> None:
    """P11, first part, and A7."""
    custom: Tree = {"transmitters": {"A1": tile([1]), "A3": tile([2])}}
    game = begin(custom=custom)
    hand_out(game, "1 2")
    use(game, "silver 1", "buy transmitter", "slot 1")
    use(game, "silver 2", "buy transmitter", "slot 2", "no link")
    assert game.legal() == ["end turn", "late link"]
    say(game, "late link", "tile 2", "left end", "join 1 right")
    assert game.legal() == ["end turn"]
    assert position(game).count(0, t.C_LINK) == 1
    never = begin(custom=custom, late_link="never")
    hand_out(never, "1 2")
    use(never, "silver 1", "buy transmitter", "slot 1")
    use(never, "silver 2", "buy transmitter", "slot 2", "no link")
    assert never.legal() == ["end turn"]


@pytest.mark.parametrize("timing", ["this_turn", "immediately"])
def test_ruling_how_long_a_link_die_lasts(timing: str) -> None:
    """A41: to the end of the turn, or only for the very next choice."""
    custom: Tree = {"transmitters": {"A1": tile([1]), "A3": tile([4])}}
    game = begin(custom=custom, link_die_timing=timing)
    hand_out(game, "1 1")
    use(game, "silver 1", "buy transmitter", "slot 1")
    next_round(game, "A3 A5 A4")
    hand_out(game, "4 1")
    while game.actor != "red":
        say(game, "end turn")
    use(game, "silver 4", "buy transmitter", "slot 1", "left end", "join 1 left")
    assert "red 2" in game.legal()
    use(game, "silver 1", "buy modifier", "gain pm1")
    assert ("red 2" in game.legal()) == (timing == "this_turn")


def test_different_symbols_are_chosen() -> None:
    """AI-6: a die may be one above or below the covered symbol; each die is a point."""
    shift = tech("AI-2", 2, kind="ongoing", on="transmitter_die", shift=True, vp=1)
    game = begin(custom=techs(shift), display="A5 A3 A4")  # A5 costs 4, 5
    hand_out(game, "2 5")
    use(game, "silver 2", "patent", "patent AI-2")
    use(game, "silver 5", "buy transmitter", "slot 1")
    assert game.legal() == ["symbol 1", "symbol 2"]
    say(game, "symbol 1")
    assert points(game, "red", "points-tech") == 1


def test_putting_online_is_rewarded() -> None:
    """CI-6."""
    reward = tech("AI-2", 2, kind="ongoing", on="online", vp=4)
    custom = {**techs(reward), "transmitters": {"A1": tile([1])}}
    game = begin(custom=custom)
    hand_out(game, "2 1")
    use(game, "silver 2", "patent", "patent AI-2")
    use(game, "silver 1", "buy transmitter", "slot 1")
    assert points(game, "red", "points-tech") == 4


def test_a_paying_tile_may_use_a_cube_of_the_same_step() -> None:
    """P12: once per round."""
    custom: Tree = {
        "transmitters": {
            "A1": tile([1], production={"pay": 1, "pays": 4}),
            "A3": tile([2], production={"cubes": 1}),
        },
        **NO_CUBES,
    }
    game = begin(custom=custom)
    hand_out(game, "1 2")
    use(game, "silver 1", "buy transmitter", "slot 1")
    use(game, "silver 2", "buy transmitter", "slot 2", "no link")
    while "end turn" in game.legal():
        say(game, "end turn")
    assert game.actor == "red"
    assert game.legal() == ["no pay", "pay"]
    say(game, "pay")
    assert points(game, "red", "points-transmitter") == 4
    assert cubes(game, "red") == 0
    assert game.actor == "chance"


def test_the_next_transmitter_may_be_seen() -> None:
    """A44: it fills the first slot of the next deal."""
    game = begin(display="A1 A3 A4 A6", transmitter_top_visible=True)
    found = position(game)
    assert found.printed.tile_names[found.top - 1] == "A6"
    hand_out(game)
    next_round(game)
    assert found.printed.tile_names[position(game).display[0] - 1] == "A6"


# Production technologies


def test_production_technologies_score_each_round() -> None:
    """DI-5 counts online transmitters, at most 3; CII-1 the place on the engineering track."""
    online = tech("AI-2", 2, kind="production", per=[{"count": "online", "vp": 2}], most=3)
    place = tech(
        "AI-3", 4, kind="production", per=[{"count": "engineering_place", "table": [0, 3, 2, 1]}]
    )
    custom: Tree = {**techs(online, place), "transmitters": {"A1": tile([1])}}
    game = begin(custom=custom)
    hand_out(game, "2 1")
    use(game, "silver 2", "patent", "patent AI-2")
    use(game, "silver 1", "buy transmitter", "slot 1")
    end_turns(game)
    assert points(game, "red", "points-tech") == 2
    deal(game)
    hand_out(game)
    while game.actor != "red":
        say(game, "end turn")
    use(game, "silver 4", "patent", "patent AI-3")
    rank = position(game).engineering_place(0)
    end_turns(game)
    assert points(game, "red", "points-tech") == 2 + 2 + [0, 3, 2, 1][rank]


# Final scoring


def finished(custom: Tree, *words: str, players: int = 3, **options: Any) -> Scenario:
    """Red patents with a 2 what the words name in the first round; then nothing happens."""
    game = begin(players, custom=merged(NO_CUBES, custom), **options)
    hand_out(game, *(["2 2"] if words else []))
    for word in words:
        use(game, "silver 2", "patent", f"patent {word}")
    play_out(game)
    return game


def purse(number: int, **fields: Any) -> Tree:
    """AI-2 for a 2: this many cubes."""
    return techs(tech("AI-2", 2, gain={"cubes": number, **fields}))


GOAL: Tree = {
    "goals": {
        "G2a": {
            "value": {"count": "patent", "least": 1, "vp": 6, "bonuses": [[4, 6], [1, 6]]},
        }
    }
}


@pytest.mark.parametrize(
    ("owned", "goal", "left"), [(5, 18, 0), (4, 12, 0), (3, 6, 1)], ids=["S1", "S2", "S2b"]
)
def test_goals_with_bought_bonuses(owned: int, goal: int, left: int) -> None:
    """S1, S2: G2a with 5, 4 and 3 cubes; the condition is one patent here."""
    game = finished(merged(purse(owned), GOAL), "AI-2")
    assert points(game, "red", "points-goal") == goal
    assert points(game, "red", "points-cubes") == left
    assert points(game, "blue", "points-goal") == 0


def test_goals_choices_may_be_the_players() -> None:
    """A47: without auto_endgame each bonus is asked for, in order, if it can be paid."""
    game = finished(merged(purse(5), GOAL), "AI-2", auto_endgame=False)
    assert game.actor == "red"
    assert game.legal() == ["no bonus", "bonus"]
    say(game, "bonus", "bonus")
    assert game.actor == "over"
    assert points(game, "red", "points-goal") == 18


@pytest.mark.parametrize(("number", "worth"), [(1, 0), (12, 42), (13, 50), (14, 53), (15, 56)])
def test_stations_are_worth_by_the_table(number: int, worth: int) -> None:
    """S3."""
    game = finished(techs(tech("AI-2", 2, gain={"station": number})), "AI-2")
    assert points(game, "red", "points-stations") == worth


def test_extra_stations_do_not_count_for_goals() -> None:
    """S3, A30: a kept tile counts in the table only."""
    goal = {"count": "station", "least": 2, "vp": 3, "bonuses": []}
    custom: Tree = merged(
        techs(tech("AI-2", 2, gain={"exploration": 2, "teleport": "system"})),
        {"goals": {"G1a": {"value": goal}}},
    )
    game = begin(custom=merged(NO_CUBES, custom))
    hand_out(game, "2 2")
    use(game, "silver 2", "patent", "patent AI-2", "teleport s4")
    game.play("chance: system sys17")
    say(game, "bonus")
    game.play("chance: explore xs", "chance: explore xs")
    play_out(game)
    assert points(game, "red", "points-goal") == 0
    assert points(game, "red", "points-stations") == 4


def test_cubes_and_unfinished_gyrodynes() -> None:
    """S4: 5 cubes are 2 points; a pulsar with a gyrodyne under construction 1 + 1."""
    gain = {"cubes": 5, "teleport": "pulsar", "gyrodyne": [1]}
    game = begin(custom=merged(NO_CUBES, techs(tech("AI-2", 2, gain=gain))))
    hand_out(game, "2 2")
    use(game, "silver 2", "patent", "patent AI-2", "teleport p1", "claim")
    say(game, "place small", "pulsar p1")
    play_out(game)
    assert points(game, "red", "points-cubes") == 2
    assert points(game, "red", "points-pulsars") == 1
    assert points(game, "red", "points-unfinished") == 1


@pytest.mark.parametrize(("players", "expected"), [(4, [0, 2, 4, 7]), (3, [0, 4, 7]), (2, [4, 9])])
def test_the_final_play_order_scores(players: int, expected: list[int]) -> None:
    """S5: nobody moved, so the last of the start leads."""
    game = finished(NO_CUBES, players=players)
    assert [points(game, seat, "points-order") for seat in SEATS[:players]] == expected


@pytest.mark.parametrize(("reading", "winner"), [("back", 0), ("ahead", 2)])
def test_ties_go_to_the_back_of_the_play_order(reading: str, winner: int) -> None:
    """S6, A10: red is fourth and green second, both with 8 points."""
    custom: Tree = {"start_points": {"value": [8, 0, 4, 0]}}
    game = finished(custom, players=4, tie_break=reading)
    assert game.scores == [8, 2, 8, 7]
    assert list(game.state.result()).index(1) == winner
    assert sorted(game.state.result()) == [1, 2, 3, 4]


def met(vp: int, gyrodyne: bool = True) -> Tree:
    """A goal that everybody meets."""
    value = {"count": "station", "least": 0, "vp": vp, "bonuses": [[1, 2]], "gyrodyne": gyrodyne}
    return {"value": value}


def test_one_of_two_gyrodyne_goals_scores() -> None:
    """S7: with its bonuses; the better one, or the player's choice."""
    custom = merged(purse(1), {"goals": {"G3a": met(5), "G4a": met(4)}})
    game = finished(custom, "AI-2", goals="G1a G3a G4a")
    assert points(game, "red", "points-goal") == 7
    asked = finished(custom, "AI-2", goals="G1a G3a G4a", auto_endgame=False)
    while asked.actor != "red":
        say(asked, "goal G3a")
    assert asked.legal() == ["goal G3a", "goal G4a"]
    say(asked, "goal G4a", "bonus")
    assert points(asked, "red", "points-goal") == 6


def purple(**fields: Any) -> Tree:
    """AI-2 for a 2: a technology of the final scoring."""
    return techs(tech("AI-2", 2, kind="endgame", **fields))


def test_purple_technologies() -> None:
    """AIII-4, BIII-5, CIII-2 and DIII-4 by their kinds of effect."""
    count = finished(purple(per=[{"count": "patent", "vp": 2}]), "AI-2")
    assert points(count, "red", "points-tech") == 2
    more = finished(purple(stations=13), "AI-2")
    assert points(more, "red", "points-stations") == 50
    wild = finished(merged(purple(wild_goals=1), GOAL, {"goals": {"G1a": met(9, False)}}), "AI-2")
    assert points(wild, "red", "points-goal") == 6 + 9 + 5  # G3a counts as met
    goals = finished(merged(purple(per=[{"count": "goal", "vp": 4}]), GOAL), "AI-2")
    assert points(goals, "red", "points-goal") == 6 + 4


def test_a_wild_goal_is_chosen_by_the_player() -> None:
    """A29, A47."""
    game = finished(purple(wild_goals=1), "AI-2", auto_endgame=False)
    assert game.legal() == ["goal G1a", "goal G2a", "goal G3a"]
    say(game, "goal G2a")
    assert points(game, "red", "points-goal") == 6


def second(custom: Tree, **options: Any) -> Scenario:
    """Red patents AI-1 for a 1 and AI-2 for a 2; then nothing happens."""
    game = begin(custom=merged(NO_CUBES, custom), **options)
    hand_out(game, "1 2")
    use(game, "silver 1", "patent", "patent AI-1")
    while game.legal()[0].startswith("teleport"):
        say(game, "teleport p1", "claim")
    use(game, "silver 2", "patent", "patent AI-2")
    play_out(game)
    return game


def test_purple_technologies_that_change_other_steps() -> None:
    """AIII-5 buys points for cubes; CIII-4 and DIII-1 raise cubes and pulsars."""
    bank = tech("AI-1", 1, gain={"cubes": 5})
    deal_ = second(techs(bank, tech("AI-2", 2, kind="endgame", buy=[2, 9])))
    assert points(deal_, "red", "points-tech") == 9
    assert points(deal_, "red", "points-cubes") == 1
    asked = second(techs(bank, tech("AI-2", 2, kind="endgame", buy=[2, 9])), auto_endgame=False)
    assert asked.legal() == ["no buy", "buy"]
    each = second(techs(bank, tech("AI-2", 2, kind="endgame", cube_vp=1)))
    assert points(each, "red", "points-cubes") == 5
    claim = tech("AI-1", 1, gain={"teleport": "pulsar"})
    idle = second(techs(claim, tech("AI-2", 2, kind="endgame", idle_pulsar_vp=3)))
    assert points(idle, "red", "points-pulsars") == 3
    order = second(techs(bank, tech("AI-2", 2, kind="endgame", order_factor=2)))
    plain = second(techs(bank, tech("AI-2", 2, gain={})))
    assert points(order, "red", "points-order") == 2 * points(plain, "red", "points-order")


def test_ruling_goal_g3b_may_count_placed_gyrodynes() -> None:
    """A45: spinning ones by default, with the option any on an own pulsar."""
    for reading, least in (("spinning", 0), ("placed", 5)):
        gain = {"teleport": "pulsar", "gyrodyne": [1]}
        goal = {"count": "spinning", "least": 1, "vp": 5, "bonuses": [], "gyrodyne": True}
        custom = merged(techs(tech("AI-2", 2, gain=gain)), {"goals": {"G3b": {"value": goal}}})
        game = begin(custom=merged(NO_CUBES, custom), goals="G1a G2a G3b", goal_any_three=reading)
        hand_out(game, "2 2")
        use(game, "silver 2", "patent", "patent AI-2", "teleport p1", "claim")
        say(game, "place small", "pulsar p1")
        play_out(game)
        assert points(game, "red", "points-goal") == least


def test_there_are_eight_rounds_and_the_last_has_no_deal() -> None:
    """R2, A35: production of round 8 is carried out, the next round's preparation is not."""
    game = begin()
    skip_rounds(game, 8)
    hand_out(game)
    end_turns(game)
    assert game.actor == "over"
    assert game.state.ending() == "rounds"
    assert position(game).count(0, t.C_PROJECT) == 0
