"""Pulsar 2849, section 5: flights, stations, discovery, dead ends, teleports and gate runs.

Around the ship of the rulebook's examples, on the normal side:
g21 touches s5, p6 and g22; g25 touches s8 and s12; s12 touches p8, g15, g25 and g27;
g27, p10, g29 and g26 form a ring of orange gates. On the other side g4 lies between s3 and the
dead end s5, and g17 behind s3.
"""

from typing import Any

import pytest

from tarsas.core.components import Tree
from tarsas.games.pulsar import rules_tables as t
from tests.scenario import Scenario

from .pulsar_scenes import (
    TELEPORT,
    begin,
    cubes,
    end_turns,
    fly,
    hand_out,
    next_round,
    points,
    position,
    say,
    tech,
    techs,
    tokens,
    use,
)


def at(
    place: str,
    dice: str,
    players: int = 3,
    custom: Tree | None = None,
    sides: str = "",
    **options: Any,
) -> Scenario:
    """Red's ship at a place, and red about to spend these dice in the second round."""
    jump = tech("AI-1", 1, gain={"teleport": "any"})
    parts = {**(custom or {})}
    parts["technology"] = {**techs(jump)["technology"], **parts.get("technology", {})}
    game = begin(players, custom=parts, sides=sides, **options)
    hand_out(game, "1 4")
    use(game, "silver 1", "patent", "patent AI-1", f"teleport {place}")
    while game.legal()[0] in ("claim", "no claim"):
        say(game, "no claim")
    say(game, *prepare(game))
    next_round(game)
    hand_out(game, dice)
    while game.actor != "red":
        say(game, "end turn")
    return game


def prepare(game: Scenario) -> list[str]:
    """Complete project 1L with the 4 in hand, where there are headquarters."""
    if position(game).own[t.SIDE] < 0:
        return []
    return ["silver 4", "no token", "project", "project 1L"]


def reachable(game: Scenario, length: int) -> set[str]:
    """Where a flight of this length can end, by trying all of them."""
    words = game.record.game.notation.words
    found: set[str] = set()
    todo = [game.state.clone()]
    for steps in range(length + 1):
        states, todo = todo, []
        for state in states:
            for action in state.legal(0):
                word = words(state, 0, int(action))
                if word not in (f"length {length}",) and not word.startswith("to "):
                    continue
                if steps == length:
                    found.add(word.removeprefix("to "))
                    continue
                after = state.clone()
                after.apply(0, action)
                todo.append(after)
    return found


# Paths


def test_each_route_is_flown_once() -> None:
    """F1: from g21 the pulsar p6 lies at distance 1 and 2 only, the system s5 at 1 and 4 only."""
    for length in range(1, 9):
        die = min(length, 6)
        token = {7: "plus 1", 8: "plus 2"}.get(length, "no token")
        more = tech("AI-2", 4, gain={"plus2": 1})
        game = at("g21", f"{die} 4", custom=techs(more))
        if length == 8:
            use(game, "silver 4", "patent", "patent AI-2")
        say(game, f"silver {die}", token, "fly")
        ends = reachable(game, length)
        assert ("p6" in ends) == (length in (1, 2)), length
        assert ("s5" in ends) == (length in (1, 4)), length


def test_entries_are_never_entered() -> None:
    game = at("g38", "1 4")
    say(game, "silver 1", "no token", "fly", "length 1")
    assert "to e1" not in game.legal()


def test_a_flight_of_any_length_exists_from_everywhere() -> None:
    """R1.2: so a die of 1 or more can always be spent."""
    for side in ("normal", "dead_end"):
        printed = position(begin(map_side=side)).printed
        for node in range(len(printed.names)):
            lengths = [printed.flights[node * 11 + length] for length in range(1, 11)]
            assert printed.names[node].startswith("i") or all(lengths)
        assert len(printed.route_to) // 2 == (105 if side == "normal" else 100)


def test_ships_do_not_block() -> None:
    game = begin(custom=techs(TELEPORT))
    hand_out(game, "4 4", "1 4")
    say(game, "end turn")
    use(game, "silver 1", "patent", "patent AI-1", "teleport g38")
    next_round(game)
    hand_out(game, "1 4")
    while game.actor != "red":
        say(game, "end turn")
    fly(game, "silver 1", "g38")  # the only way out of e1, with blue's ship on it
    assert "end turn" in game.legal()


# Gate runs

RUN: Tree = {
    "headquarters": {
        "A1": {"1L": {"value": {"cost": 4, "gain": {"vp": 4}, "run": ["orange"], "run_vp": 2}}}
    }
}
ANY_RUN: Tree = {
    "headquarters": {
        "A1": {
            "1L": {
                "value": {
                    "cost": 4,
                    "gain": {},
                    "run": ["green", "orange", "pink"],
                    "run_vp": 2,
                }
            }
        }
    }
}


@pytest.mark.parametrize(
    ("die", "route"), [(5, "s12 g27 p10 g29 g26"), (6, "s12 g27 p10 g29 g26 g27")]
)
def test_a_run_scores_different_gates_but_not_the_start(die: int, route: str) -> None:
    """F2, F3, F4: three orange gates at 2 points; repeated visits count once; 4 at completion."""
    game = at("g25", f"{die} 4", custom=RUN, sides="A1 B1 C1")
    assert points(game, "red", "points-gain") == 4
    fly(game, f"silver {die}", route)
    assert game.legal() == ["no run", "run 1L orange"]
    say(game, "run 1L orange")
    assert points(game, "red", "points-run") == 6


@pytest.mark.parametrize(("colour", "vp"), [("orange", 4), ("pink", 6)])
def test_a_run_of_three_colours_uses_one(colour: str, vp: int) -> None:
    """F11: two orange and three pink gates."""
    game = at("p12", "6 4", custom=ANY_RUN, sides="A1 B1 C1")
    fly(game, "silver 6", "g28 g31 s14 g49 g51 g50")
    say(game, f"run 1L {colour}")
    assert points(game, "red", "points-run") == vp


def test_a_run_without_gates_is_used_up() -> None:
    """F12: it counts for goal G6b."""
    game = at("g25", "1 4", custom=RUN, sides="A1 B1 C1")
    fly(game, "silver 1", "s12")
    say(game, "run 1L orange")
    assert points(game, "red", "points-run") == 0
    assert position(game).count(0, t.C_RUN) == 1


def test_one_run_a_flight_and_from_the_next_flight_on() -> None:
    """A31: a run is declared once, and may wait."""
    game = at("g25", "1 1", custom=RUN, sides="A1 B1 C1")
    fly(game, "silver 1", "s8")
    say(game, "no run")
    game.play("chance: system sys17")
    say(game, "bonus")
    fly(game, "silver 1", "g25")
    say(game, "run 1L orange")
    assert points(game, "red", "points-run") == 2


# Stations


def settle(
    tile: str, route: str, players: int = 3, custom: Tree | None = None, **options: Any
) -> Scenario:
    """Fly from g25 so that s12 turns out to be a tile."""
    game = at("g25", f"{len(route.split())} 4", players, custom, **options)
    fly(game, f"silver {len(route.split())}", route)
    game.play(f"chance: system {tile}")
    return game


def planet(game: Scenario, node: str = "s12") -> list[int]:
    """Whose stations stand on the planets of a system, -1 for nobody."""
    found = position(game)
    system = found.printed.index[found.printed.names.index(node)]
    return [int(found.settler(system, number)) for number in range(4)]


def test_passing_prefers_a_lifeless_planet() -> None:
    """F7: sys5 is L B L, sys17 is B B; never a bonus."""
    assert planet(settle("sys5", "s12 g27")) == [0, -1, -1, -1]
    blue = settle("sys17", "s12 g27")
    assert planet(blue) == [0, -1, -1, -1]
    assert "end turn" in blue.legal()
    assert cubes(blue, "red") == cubes(settle("sys5", "s12 g27"), "red")


def test_ending_prefers_a_blue_planet_with_its_bonus() -> None:
    game = settle("sys5", "s12")
    assert planet(game) == [-1, 0, -1, -1]
    assert game.legal() == ["bonus", "explore"]
    say(game, "bonus")
    assert tokens(game, "red") == (2, 0)
    assert "place medium" not in game.legal()  # there is no pulsar yet


def test_ending_with_blue_taken_settles_without_bonus() -> None:
    """F7, third part, and A50: sys5 with its blue planet taken."""
    game = settle("sys5", "s12")
    say(game, "bonus")
    next_round(game)
    hand_out(game, "4 4", "1 4")
    while game.actor != "blue":
        say(game, "end turn")
    use(game, "silver 1", "patent", "patent AI-1", "teleport s12")
    assert planet(game) == [1, 0, -1, -1]
    assert "end turn" in game.legal()


def test_one_station_a_system() -> None:
    game = settle("sys5", "s12")
    say(game, "bonus")
    next_round(game)
    hand_out(game, "1 4")
    while game.actor != "red":
        say(game, "end turn")
    fly(game, "silver 1", "g27")
    assert planet(game).count(0) == 1


def test_two_icons_are_both_gained() -> None:
    """F8, A9: one of them with the option; an exploration tile instead in either case."""
    both = settle("sys16", "s12")
    assert both.legal() == ["bonus", "explore"]
    say(both, "bonus")
    assert tokens(both, "red") == (2, 1)
    one = settle("sys16", "s12", discovery_two_icons="one")
    assert one.legal() == ["bonus", "second bonus", "explore"]
    say(one, "second bonus")
    assert tokens(one, "red") == (1, 1)
    tile = settle("sys16", "s12", discovery_two_icons="one")
    say(tile, "explore")
    tile.play("chance: explore x5")
    assert points(tile, "red", "points-gain") == 5
    assert tokens(tile, "red") == (1, 0)


def test_blocked_planets_cannot_be_settled() -> None:
    """F9: with two players sys15 (L3 B B4 L4) has one planet; then it is full."""
    game = settle("sys15", "s12 g27", players=2)
    assert planet(game) == [-1, 0, -1, -1]
    assert "end turn" in game.legal()
    say(game, "end turn")
    next_round(game)
    hand_out(game, "3 4", "1 4")
    while game.actor != "blue":
        say(game, "end turn")
    use(game, "silver 1", "patent", "patent AI-1", "teleport s12")
    assert planet(game) == [-1, 0, -1, -1]


def test_passed_and_ended_is_the_end_only() -> None:
    """F10, A13: s12 is passed first and is the end as well."""
    game = settle("sys5", "s12 p8 g14 g15 s12")
    assert planet(game) == [-1, 0, -1, -1]
    assert game.legal() == ["bonus", "explore"]


def test_any_visit_reveals_in_path_order() -> None:
    """A14: the whole path is fixed before a tile is turned up, or step by step with the option."""
    game = at("g41", "4 4")
    say(game, "silver 4", "no token", "fly", "length 4", "to s8")
    assert game.actor == "red"
    step = at("g41", "4 4", flight_resolution="stepwise_reveal")
    say(step, "silver 4", "no token", "fly", "length 4", "to s8")
    assert step.actor == "chance"
    step.play("chance: system sys17")
    assert all(word.startswith("to ") for word in step.legal())
    assert planet(step, "s8") == [-1] * 4  # stations follow after the last step


def test_ruling_the_second_kind_may_be_optional() -> None:
    """A12."""
    game = settle("sys17", "s12 g27", station_fallback="optional")
    assert game.legal() == ["no settle", "settle"]
    say(game, "no settle")
    assert planet(game) == [-1] * 4


def test_tokens_limit_stations() -> None:
    """A38: with all tokens in use no station is established; nothing else is limited."""
    tight: Tree = {"tokens": {"value": 4}}  # score, two counters and the patent of the teleport
    game = settle("sys17", "s12", custom=tight)
    assert planet(game) == [-1] * 4
    free = settle("sys17", "s12", custom=tight, tokens_per_player="unlimited")
    assert planet(free) == [0, -1, -1, -1]


def test_a_red_die_of_a_discovery_is_an_offer() -> None:
    """R5.4: it may be declined for a tile, and lasts this turn."""
    game = settle("sys3", "s12")
    say(game, "bonus")
    assert "red 2" in game.legal()
    assert "end turn" in game.legal()
    use(game, "red 2", "buy modifier", "gain plus2")
    assert not any(word.startswith("red") for word in game.legal())


def test_a_red_die_is_not_chosen_when_one_is_used() -> None:
    double = tech("AI-2", 4, gain={"doubler": [1, 2]})
    game = at("g25", "4 1", custom=techs(double))
    use(game, "silver 4", "patent", "patent AI-2")
    fly(game, "silver 1", "s12")
    game.play("chance: system sys3")
    assert game.legal() == ["explore"]


def test_exploration_tiles_are_shuffled_anew_when_they_run_out() -> None:
    """R5.4: kept tiles never come back."""
    many = tech("AI-2", 4, gain={"exploration": 13})
    game = at("g25", "4 1", custom=techs(many))
    use(game, "silver 4", "patent", "patent AI-2")
    for face in ["xs"] * 3 + ["x4"] * 3 + ["x5"] * 2 + ["xc"] * 2 + ["xm"] * 2:
        game.play(f"chance: explore {face}")
    assert game.legal() == ["explore x4", "explore x5", "explore xc", "explore xm"]
    assert points(game, "red", "points-gain") == 22
    assert cubes(game, "red") >= 6


# Dead ends


def test_a_dead_end_is_flown_in_and_out() -> None:
    """F5: a station passing in s5 with an exploration tile, one in s3 with the bonus."""
    game = at("g4", "3 4", map_side="dead_end")
    fly(game, "silver 3", "s5 g4 s3")
    game.play("chance: system sys11", "chance: explore x4", "chance: system sys12")
    assert planet(game, "s5") == [0, -1, -1, -1]
    assert planet(game, "s3") == [-1, 0, -1, -1]
    assert game.legal() == ["bonus", "explore"]
    assert points(game, "red", "points-gain") == 4


def test_passing_on_gives_the_dead_ends_tile_only() -> None:
    """F6: with a 4 further to g17 both stations are passing."""
    game = at("g4", "4 4", map_side="dead_end")
    fly(game, "silver 4", "s5 g4 s3 g17")
    game.play("chance: system sys11", "chance: explore x4", "chance: system sys12")
    assert planet(game, "s3") == [0, -1, -1, -1]
    assert "end turn" in game.legal()


def test_claiming_the_dead_end_pulsar_draws_a_tile() -> None:
    game = at("g45", "1 1", map_side="dead_end")
    fly(game, "silver 1", "p10")
    say(game, "claim")
    game.play("chance: explore x5")
    assert points(game, "red", "points-gain") == 5
    other = at("g45", "1 1", map_side="dead_end")
    fly(other, "silver 1", "p10")
    say(other, "no claim")
    assert "end turn" in other.legal()  # A11: only with a claim


# Teleports and technologies of flights


def test_teleport_classes() -> None:
    """R5.5: systems, pulsars, or anything but entries and isolated pulsars."""
    for target, count in (("system", 16), ("pulsar", 13), ("any", 80)):
        game = begin(custom=techs(tech("AI-1", 1, gain={"teleport": target})))
        hand_out(game, "1 4")
        use(game, "silver 1", "patent", "patent AI-1")
        assert len(game.legal()) == count
        assert "teleport i1" not in game.legal()
        assert "teleport e1" not in game.legal()


def test_a_teleport_is_resolved_like_a_flight_end_without_flight_technologies() -> None:
    """A17, A27: ship claims are rewarded; DI-3 and DI-6 are not."""
    claim = tech("AI-2", 4, kind="ongoing", on="ship_claim", vp=3)
    new = tech("AI-3", 4, kind="ongoing", on="fly", vp_if_new=1)
    game = begin(custom=techs(tech("AI-1", 1, gain={"teleport": "pulsar"}), claim, new))
    hand_out(game)
    use(game, "silver 4", "patent", "patent AI-2")
    use(game, "silver 4", "patent", "patent AI-3")
    next_round(game)
    hand_out(game, "1 2")
    while game.actor != "red":
        say(game, "end turn")
    use(game, "silver 1", "patent", "patent AI-1", "teleport p6", "claim")
    assert points(game, "red", "points-tech") == 3


def test_a_flight_technology_pays_for_something_new_at_the_end() -> None:
    """DI-6 and DI-3."""
    new = tech("AI-2", 4, kind="ongoing", on="fly", vp_if_new=1, shift=True)
    colours = tech("AI-3", 4, kind="ongoing", on="fly", per=[{"count": "gate_colour", "vp": 1}])
    game = begin(custom=techs(new, colours))
    hand_out(game)
    use(game, "silver 4", "patent", "patent AI-2")
    use(game, "silver 4", "patent", "patent AI-3")
    next_round(game)
    hand_out(game, "1 2")
    while game.actor != "red":
        say(game, "end turn")
    say(game, "silver 2", "no token", "fly")
    assert game.legal() == ["length 1", "length 2", "length 3"]
    say(game, "length 2", "to g38", "to s4")
    assert points(game, "red", "points-tech") == 1  # one colour visited
    game.play("chance: system sys17")
    assert points(game, "red", "points-tech") == 2


def test_stations_and_discoveries_are_rewarded() -> None:
    """CI-3 and BI-2."""
    station = tech("AI-2", 4, kind="ongoing", on="station", vp=1)
    bonus = tech("AI-3", 4, kind="ongoing", on="discovery", vp=2)
    game = begin(custom=techs(station, bonus))
    hand_out(game)
    use(game, "silver 4", "patent", "patent AI-2")
    use(game, "silver 4", "patent", "patent AI-3")
    next_round(game)
    hand_out(game, "2 2")
    while game.actor != "red":
        say(game, "end turn")
    fly(game, "silver 2", "g38 s4")
    game.play("chance: system sys17")
    say(game, "explore")
    game.play("chance: explore xm")
    assert points(game, "red", "points-tech") == 3
    end_turns(game)
