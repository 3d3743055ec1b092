"""Pulsar 2849, sections 4, 8, 9 and 10: dice and their values, patents, projects, red dice."""

import pytest

from tarsas.core.components import Tree

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
    skip_rounds,
    tech,
    techs,
    tokens,
    use,
)

DOUBLER = tech("AI-2", 3, gain={"doubler": [2, 2]})
CUBES = tech("AI-2", 2, gain={"cubes": 8})
TOKENS = tech("AI-2", 2, gain={"plus2": 2, "pm1": 2})
QUIET: Tree = {"engineering": {"three": {"value": [[0, 0]]}}}
"""Nobody gets cubes by the engineering track."""


def project(position: str, side: str = "A1", **fields: object) -> Tree:
    """A custom project."""
    value = {"cost": 4, "gain": {}, **fields}
    return {"headquarters": {side: {position: {"value": value}}}}


# The value of a die


def test_one_token_changes_a_die_by_one() -> None:
    """V1: a 4 becomes a 3 or a 5."""
    game = begin()
    hand_out(game, "4 2")
    say(game, "silver 4")
    assert game.legal() == ["no token", "plus 1", "minus 1"]
    say(game, "plus 1", "fly")
    assert game.legal() == ["length 5"]
    other = begin()
    hand_out(other, "4 2")
    say(other, "silver 4", "minus 1", "fly")
    assert other.legal() == ["length 3"]


@pytest.mark.parametrize(
    ("die", "token", "fits"),
    [(3, "no token", True), (2, "no token", False), (2, "plus 1", True), (4, "minus 1", True)],
)
def test_a_cost_is_met_exactly(die: int, token: str, fits: bool) -> None:
    """V1: a patent of cost 3 takes a 3, with a token a 2 or a 4 as well."""
    game = begin()
    hand_out(game, f"{die} 6")
    say(game, f"silver {die}", token)
    if "patent" not in game.legal():
        assert not fits
        return
    say(game, "patent")
    assert ("patent AI-2" in game.legal()) == fits


def test_tokens_never_combine_and_never_lower_to_zero() -> None:
    """V2: a 3 with both tokens is never a 6; a 1 can only be raised."""
    game = begin(custom=techs(TOKENS))
    hand_out(game, "2 1")
    use(game, "silver 2", "patent", "patent AI-2")
    say(game, "silver 1")
    assert game.legal() == ["no token", "plus 1", "plus 2"]
    say(game, "plus 2")
    assert "plus 1" not in game.legal()
    say(game, "fly")
    assert game.legal() == ["length 3"]
    assert tokens(game, "red") == (3, 1)


def test_values_above_six_can_be_flown() -> None:
    """V3: 7 with a plus-or-minus-one, 8 with a plus-two, with AI-1 and a green gate 7, 8, 9."""
    game = begin()
    hand_out(game, "6 1")
    say(game, "silver 6", "plus 1", "fly")
    assert game.legal() == ["length 7"]
    other = begin(custom=techs(TOKENS))
    hand_out(other, "2 6")
    use(other, "silver 2", "patent", "patent AI-2")
    say(other, "silver 6", "plus 2", "fly")
    assert other.legal() == ["length 8"]
    green = begin(custom=techs(tech("AI-2", 2, gain={"plus2": 1, "teleport": "any"})))
    hand_out(green, "2 1")
    use(green, "silver 2", "patent", "patent AI-2", "teleport g3")
    use(green, "silver 1", "patent", "patent AI-1")
    next_round(green)
    hand_out(green, "6 6")
    while green.actor != "red":
        say(green, "end turn")
    say(green, "silver 6", "plus 2", "fly")
    assert green.legal() == ["length 7", "length 8", "length 9"]


def test_a_shifted_flight_must_visit_its_colour() -> None:
    """R5.1: with AI-1 the path itself passes a green gate; g21 has none around it."""
    game = begin(custom=techs(tech("AI-2", 3, gain={"teleport": "any"})))
    hand_out(game, "3 1")
    use(game, "silver 3", "patent", "patent AI-2", "teleport g21")
    use(game, "silver 1", "patent", "patent AI-1")
    next_round(game)
    hand_out(game, "2 4")
    while game.actor != "red":
        say(game, "end turn")
    say(game, "silver 2", "no token", "fly")
    assert game.legal() == ["length 2", "length 3"]
    say(game, "length 3")
    assert "to s5" in game.legal()
    assert "to p6" not in game.legal()
    say(game, "to s5", "to g3")


def test_modifiers_are_bought_with_a_one_or_a_two() -> None:
    """V4."""
    game = begin()
    hand_out(game, "1 2")
    say(game, "silver 2", "no token", "buy modifier")
    assert game.legal() == ["gain pm1", "gain plus2"]
    say(game, "gain plus2", "silver 1", "no token", "buy modifier")
    assert game.legal() == ["gain pm1"]
    say(game, "gain pm1")
    assert tokens(game, "red") == (2, 1)
    say(game, "end turn", "silver 4", "no token")
    assert "buy modifier" not in game.legal()


def test_dice_may_stay_unspent() -> None:
    game = begin()
    hand_out(game, "1 2")
    say(game, "end turn")
    assert game.actor == "blue"
    assert not any(position(game).silver(0, value) for value in range(1, 7))


def test_actions_repeat_and_come_in_any_order() -> None:
    game = begin()
    hand_out(game, "1 1")
    use(game, "silver 1", "buy modifier", "gain pm1")
    use(game, "silver 1", "buy modifier", "gain pm1")
    assert tokens(game, "red") == (3, 0)
    assert game.legal() == ["end turn"]


# Red dice


def test_a_leftover_die_is_copied_for_four_cubes() -> None:
    """V5: it stays, and another player may copy it too."""
    game = begin(custom=techs(CUBES))
    hand_out(game, "2 4", "2 4", leftover="5")
    use(game, "silver 2", "patent", "patent AI-2")
    assert "copy 5" in game.legal()
    say(game, "copy 5")
    assert cubes(game, "red") == 4
    say(game, "no token", "fly")
    assert game.legal() == ["length 5"]
    say(game, "length 5")
    while game.legal()[0].startswith("to "):
        say(game, game.legal()[0])
    while "end turn" not in game.legal():
        game.play(f"{game.actor}: {game.legal()[-1]}")
    assert "copy 5" not in game.legal()  # V6: one red die a round
    say(game, "end turn")
    use(game, "silver 2", "patent", "patent AI-2")
    assert "copy 5" in game.legal()


def test_a_technology_makes_copying_cheaper() -> None:
    """CI-4: three cubes instead of four."""
    cheap = tech("AI-3", 4, kind="ongoing", on="copy", copy_cost=3)
    few = tech("AI-2", 2, gain={"cubes": 3})
    game = begin(custom=techs(few, cheap))
    hand_out(game, "2 4", leftover="5")
    use(game, "silver 2", "patent", "patent AI-2")
    assert "copy 5" not in game.legal()
    use(game, "silver 4", "patent", "patent AI-3")
    assert "copy 5" in game.legal()


def test_a_doubler_gives_a_silver_and_an_obligatory_red_die() -> None:
    """V7: the turn cannot end before the red die is spent."""
    game = begin(custom=techs(DOUBLER))
    hand_out(game, "3 4")
    use(game, "silver 3", "patent", "patent AI-2")
    assert game.legal() == ["silver 2", "silver 4", "red 2"]
    use(game, "red 2", "buy modifier", "gain plus2")
    assert game.legal() == ["end turn", "silver 2", "silver 4"]


def test_ruling_a_lenient_table_may_forfeit_the_red_die() -> None:
    """A20."""
    game = begin(custom=techs(DOUBLER), obligatory_red="lenient")
    hand_out(game, "3 4")
    use(game, "silver 3", "patent", "patent AI-2")
    assert "end turn" in game.legal()


def test_one_red_die_a_round_whatever_its_source() -> None:
    """V6: with one used or obligatory, doublers, copying and patent dice are unavailable."""
    second = tech("AI-3", 4, gain={"doubler": [2, 2]})
    cubes_too = tech("AI-1", 1, gain={"cubes": 8})
    game = begin(custom=techs(DOUBLER, second, cubes_too))
    hand_out(game, "3 4", leftover="5")
    use(game, "silver 3", "patent", "patent AI-2")
    say(game, "silver 4", "no token")
    assert "patent" not in game.legal()
    assert not any(word.startswith("copy") for word in game.legal())


def test_a_patent_die_costs_a_cube() -> None:
    """V8: BII-2 cannot be patented without its cube."""
    die = tech("AI-3", 4, gain={"pay": 1, "red": 4})
    game = begin(custom=techs(die, CUBES))
    hand_out(game, "2 4", "4 4")
    use(game, "silver 2", "patent", "patent AI-2")
    use(game, "silver 4", "patent", "patent AI-3")
    assert cubes(game, "red") == 7
    assert game.legal() == ["red 4"]
    use(game, "red 4", "take gyrodyne", "large")
    say(game, "end turn", "silver 4", "no token")
    assert "patent" not in game.legal()


def plain_tile(cost: int) -> Tree:
    """A transmitter for one die that does nothing but link, with an empty half die."""
    value = {"copies": [2, 2], "cost": [cost], "gain": {}, "production": {}, "links": ["0", "-"]}
    return {"value": value}


LINKS: Tree = {"transmitters": {"A1": plain_tile(1), "A3": plain_tile(2)}}


def test_a_red_zero_must_be_raised() -> None:
    """V8: unusable without help, 2 with a plus-two."""
    game = begin(custom=LINKS)
    hand_out(game, "1 2")
    use(game, "silver 1", "buy transmitter", "slot 1")
    say(game, "silver 2", "no token", "buy transmitter", "slot 2", "left end", "join 1 left")
    assert "red 0" in game.legal()  # the token of the start can raise it
    say(game, "red 0")
    assert game.legal() == ["plus 1"]
    other = begin(custom=LINKS)
    hand_out(other, "1 1")
    use(other, "silver 1", "buy transmitter", "slot 1")
    say(other, "silver 1", "plus 1", "buy transmitter", "slot 2", "left end", "join 1 left")
    assert other.legal() == ["end turn"]


def test_a_technology_for_red_dice_serves_any_action() -> None:
    """DI-4 raises a red 0, and lets a red 3 buy what costs 2."""
    red = tech("AI-2", 3, kind="ongoing", on="red_die", shift=True)
    game = begin(custom={**LINKS, **techs(red)})
    hand_out(game, "3 1")
    use(game, "silver 3", "patent", "patent AI-2")
    say(game, "silver 1", "plus 1", "buy transmitter", "slot 2")
    next_round(game, "A1 A4 A5")
    hand_out(game, "1 4")
    while game.actor != "red":
        say(game, "end turn")
    use(game, "silver 1", "buy transmitter", "slot 1", "left end", "join 1 left")
    assert "red 0" in game.legal()
    say(game, "red 0", "no token")
    assert "fly" in game.legal()
    assert "buy modifier" in game.legal()
    say(game, "fly")
    assert game.legal() == ["length 1"]


# Patents


def test_rows_open_round_by_round() -> None:
    game = begin()
    hand_out(game, "2 5")
    say(game, "silver 2", "no token")
    assert "patent" not in game.legal()  # AI-4 stands in row 2
    next_round_game = begin()
    skip_rounds(next_round_game, 2)
    hand_out(next_round_game, "2 5", "2 5", "2 5")
    say(next_round_game, "silver 2", "no token", "patent")
    assert next_round_game.legal() == ["patent AI-4"]


def test_unlocked_rows_take_two_patents_even_in_one_round() -> None:
    game = begin()
    hand_out(game, "1 4", "1 4", "1 4")
    use(game, "silver 1", "patent", "patent AI-1")
    say(game, "end turn")
    use(game, "silver 1", "patent", "patent AI-1")
    say(game, "end turn", "silver 1", "no token")
    assert "patent" not in game.legal()


def test_locked_rows_take_one_patent_a_round() -> None:
    """R8.1: another player may follow in a later round."""
    game = begin()
    skip_rounds(game, 2)
    hand_out(game, "2 4", "2 4", "2 4")
    first = game.actor
    use(game, "silver 2", "patent", "patent AI-4")
    say(game, "end turn", "silver 2", "no token")
    assert "patent" not in game.legal()
    say(game, "buy modifier", "gain pm1")
    next_round(game)
    hand_out(game, "2 4", "2 4", "2 4")
    while game.actor == first:
        say(game, "end turn")
    use(game, "silver 2", "patent", "patent AI-4")


def test_with_two_players_a_lock_holds_for_the_game() -> None:
    game = begin(2)
    skip_rounds(game, 2)
    hand_out(game, "2 2", "2 2", leftover="5 6 6")
    use(game, "silver 2", "patent", "patent AI-4")
    next_round(game)
    hand_out(game, "2 2", "2 2", leftover="5 6 6")
    for _ in range(2):
        say(game, "silver 2", "no token")
        assert "patent" not in game.legal()
        say(game, "buy modifier", "gain pm1", "end turn")


def test_later_patents_are_rewarded_and_cheaper() -> None:
    """AI-2 and CI-2 start with the next patent (A26)."""
    game = begin(custom=techs(tech("AI-3", 1, kind="ongoing", on="patent", shift=True)))
    hand_out(game, "3 1")
    use(game, "silver 3", "patent", "patent AI-2")
    assert points(game, "red", "points-tech") == 0
    use(game, "silver 1", "patent", "patent AI-3")
    assert points(game, "red", "points-tech") == 2
    next_round(game)
    hand_out(game, "2 4")
    while game.actor != "red":
        say(game, "end turn")
    use(game, "silver 2", "patent", "patent AI-1")  # which costs 1
    assert points(game, "red", "points-tech") == 4


def test_technologies_that_count_themselves() -> None:
    """A26: CII-6 counts its own patent."""
    count = tech("AI-2", 3, per=[{"count": "patent", "vp": 2}])
    game = begin(custom=techs(count))
    hand_out(game, "1 3")
    use(game, "silver 1", "patent", "patent AI-1")
    use(game, "silver 3", "patent", "patent AI-2")
    assert points(game, "red", "points-tech") == 4


def test_spent_tokens_are_rewarded() -> None:
    """CII-3."""
    game = begin(custom=techs(tech("AI-2", 2, kind="ongoing", on="modifier", vp=1)))
    hand_out(game, "2 4")
    use(game, "silver 2", "patent", "patent AI-2")
    say(game, "silver 4", "plus 1")
    assert points(game, "red", "points-tech") == 1


# Projects


def test_projects_open_row_by_row() -> None:
    """R9.1, A8: whole rows, or the printed connections."""
    custom: Tree = {"headquarters": {"A1": {}}}
    for name in ("1L", "1M", "1R", "2L", "2R", "3L", "3R", "T"):
        custom["headquarters"]["A1"][name] = {"value": {"cost": 4, "gain": {"vp": 1}}}
    rows = begin(custom=custom, sides="A1 B1 C1")
    hand_out(rows)
    use(rows, "silver 4", "project", "project 1L")
    use(rows, "silver 4", "project", "project 1M")
    next_round(rows)
    hand_out(rows)
    while rows.actor != "red":
        say(rows, "end turn")
    say(rows, "silver 4", "no token", "project")
    assert rows.legal() == ["project 1R"]
    lines = begin(custom=custom, sides="A1 B1 C1", hq_unlock="printed_connections")
    hand_out(lines)
    use(lines, "silver 4", "project", "project 1L")
    use(lines, "silver 4", "project", "project 1M")
    next_round(lines)
    hand_out(lines)
    while lines.actor != "red":
        say(lines, "end turn")
    say(lines, "silver 4", "no token", "project")
    assert lines.legal() == ["project 1R", "project 2L"]


def test_a_project_doubler_obeys_the_red_die() -> None:
    custom = {**techs(DOUBLER), **project("1L", gain={"doubler": [2, 1]})}
    game = begin(custom=custom, sides="A1 B1 C1")
    hand_out(game, "3 4")
    use(game, "silver 3", "patent", "patent AI-2")
    say(game, "silver 4", "no token", "project")
    assert game.legal() == ["project 1M"]  # not 1L, though a 4 would pay for it


def test_project_technologies() -> None:
    """BI-5: a die one above or below, and a point for each project."""
    shift = tech("AI-2", 3, kind="ongoing", on="project", shift=True, vp=1)
    game = begin(custom={**techs(shift), **project("1L", gain={"vp": 2})}, sides="A1 B1 C1")
    hand_out(game, "3 5")
    use(game, "silver 3", "patent", "patent AI-2")
    use(game, "silver 5", "project", "project 1L")
    assert points(game, "red", "points-tech") == 1
    assert points(game, "red", "points-gain") == 2


def test_without_headquarters_there_are_no_projects() -> None:
    game = begin()
    hand_out(game, "4 2")
    say(game, "silver 4", "no token")
    assert "project" not in game.legal()


def test_gains_come_in_their_order() -> None:
    """R4.5: tiles, then a claim, then a teleport, then exploration, then dice."""
    everything = {
        "vp": 1,
        "cubes": 1,
        "pm1": 1,
        "plus2": 1,
        "gyrodyne": [1, 2],
        "isolated": True,
        "teleport": "pulsar",
        "exploration": 1,
        "doubler": [2, 3],
    }
    game = begin(custom=techs(tech("AI-1", 1, gain=everything)))
    hand_out(game, "1 4")
    use(game, "silver 1", "patent", "patent AI-1")
    assert (cubes(game, "red"), tokens(game, "red")) == (1, (2, 1))
    assert game.legal() == ["small", "medium"]
    say(game, "medium")
    assert game.legal() == ["decline", "claim i1", "claim i2", "claim i3"]
    say(game, "claim i2")
    assert len(game.legal()) == 13
    say(game, "teleport p1", "claim")
    game.play("chance: explore x5")
    assert game.legal() == ["silver 2", "silver 4", "red 3", "place medium"]


def test_a_turn_of_flying_twice() -> None:
    """F10: a later flight of the same turn may use the same routes again."""
    game = begin(custom=techs(TELEPORT))
    hand_out(game, "1 1")
    fly(game, "silver 1", "g38")
    assert "end turn" in game.legal()
    use(game, "silver 1", "patent", "patent AI-1", "teleport g38")
    end_turns(game)
    assert position(game).round == 2
