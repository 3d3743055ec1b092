"""The actions of Pulsar 2849 by name: what is written, said and clicked follows from this table."""

from tarsas.core.actions import Argument, Kind, Kinds, one_of
from tarsas.core.options import SEATS
from tarsas.games.pulsar import rules_tables as t

PAIRS = ((1, 2), (1, 3), (2, 3))
"""Sizes of two different gyrodynes."""

VALUE = Argument("value", 6, first=1)
PLACE = Argument("place", t.NODES)
SIZE = Argument("size", 3, first=1, names=t.SIZES, text="size-")
PROJECT = one_of("project", t.POSITIONS)
TILE = Argument("tile", t.MOST_TILES, ordinal=True)
END = one_of("end", t.ENDS, "end-")

KINDS = Kinds(
    # Set-up and draft.
    Kind("entry", t.CHOOSE_ENTRY, (Argument("place", 4),), target="at-{place}", rule="set-up"),
    Kind("side", t.CHOOSE_SIDE, (Argument("side", 2, ordinal=True),), target="", rule="set-up"),
    Kind("take", t.DRAFT_DIE, (VALUE,), target="box-{value}", rule="dice"),
    Kind(
        "move",
        t.DRAFT_COUNTER,
        (one_of("track", t.TRACKS, "track-"), one_of("counter", ("front", "rear"))),
        rule="dice",
    ),
    # The turn menu.
    Kind("end_turn", t.END_TURN, rule="turn", closing=True),
    Kind("silver", t.USE_SILVER + 1, (VALUE,), target="silver-{colour}-{value}", rule="turn"),
    Kind("red", t.USE_RED, (Argument("value", 7),), rule="bonus-dice"),
    Kind("copy", t.COPY + 1, (VALUE,), target="box-{value}", rule="bonus-dice"),
    Kind("place", t.PLACE + 1, (SIZE,), target="unplaced-{colour}-{size}", rule="gyrodynes"),
    Kind("late_link", t.LATE_LINK, rule="transmitters"),
    # The die in hand.
    Kind("no_token", t.MODIFIER, passing=True, rule="value"),
    Kind("plus_1", t.MODIFIER + 1, target="pm1-{colour}", rule="value"),
    Kind("minus_1", t.MODIFIER + 2, target="pm1-{colour}", rule="value"),
    Kind("plus_2", t.MODIFIER + 3, target="plus2-{colour}", rule="value"),
    Kind("fly", t.ACTION + t.FLY, target="ship-{colour}", passing=True, rule="turn"),
    Kind("take_gyrodyne", t.ACTION + t.TAKE_GYRODYNE, passing=True, rule="turn"),
    Kind("finish_gyrodyne", t.ACTION + t.FINISH_GYRODYNE, passing=True, rule="turn"),
    Kind("buy_transmitter", t.ACTION + t.BUY_TRANSMITTER, passing=True, rule="turn"),
    Kind("pay_transmitter", t.ACTION + t.PAY_TRANSMITTER, passing=True, rule="turn"),
    Kind("patent", t.ACTION + t.PATENT, passing=True, rule="turn"),
    Kind("project", t.ACTION + t.HQ_PROJECT, passing=True, rule="turn"),
    Kind("buy_modifier", t.ACTION + t.BUY_MODIFIER, passing=True, rule="turn"),
    # The flight and what it leads to.
    Kind(
        "length",
        t.LENGTH + 1,
        (Argument("length", t.LONGEST_FLIGHT, first=1),),
        target="",
        passing=True,
        rule="flying",
    ),
    Kind("to", t.STEP, (PLACE,), target="at-{place}", passing=True, rule="flying"),
    Kind("no_run", t.RUN, rule="headquarters", closing=True),
    Kind(
        "run",
        t.RUN + 1,
        (PROJECT, one_of("gate", t.GATE_COLOURS, "colour-")),
        target="project-{colour}-{project}",
        rule="headquarters",
    ),
    Kind("no", t.CONFIRM, rule="turn", closing=True),
    Kind("yes", t.CONFIRM + 1, rule="turn"),
    Kind(
        "discovery",
        t.DISCOVERY,
        (one_of("bonus", ("bonus", "second bonus")),),
        words="{bonus}",
        target="",
        rule="discovery",
    ),
    Kind("exploration", t.DISCOVERY + 2, words="explore", rule="discovery"),
    Kind("size", t.SIZE + 1, (SIZE,), words="{size}", target="supply-{size}", rule="gyrodynes"),
    Kind("pair", t.PAIR, (Argument("pair", len(PAIRS)),), rule="gyrodynes"),
    Kind(
        "pulsar",
        t.PULSAR,
        (Argument("pulsar", t.PULSARS),),
        target="at-{pulsar}",
        placing=True,
        rule="gyrodynes",
    ),
    Kind("decline", t.ISOLATED, rule="gyrodynes", closing=True),
    Kind(
        "isolated",
        t.ISOLATED + 1,
        (Argument("pulsar", t.PULSARS - t.SHIP_PULSARS, first=t.SHIP_PULSARS),),
        words="claim {pulsar}",
        target="at-{pulsar}",
        placing=True,
        rule="gyrodynes",
    ),
    Kind("teleport", t.TELEPORT, (PLACE,), target="at-{place}", placing=True, rule="teleports"),
    # Transmitters, technologies, projects, modifiers and final goals.
    Kind("slot", t.SLOT, (Argument("slot", 3, ordinal=True),), rule="transmitters"),
    Kind("tile", t.OWN_TILE, (TILE,), target="tile-{colour}-{tile}", rule="transmitters"),
    Kind(
        "symbol", t.SYMBOL, (Argument("symbol", 3, ordinal=True),), target="", rule="transmitters"
    ),
    Kind("no_link", t.OWN_END, rule="transmitters", closing=True),
    Kind("own_end", t.OWN_END + 1, (END,), words="{end} end", rule="transmitters"),
    Kind(
        "join", t.OTHER_END, (TILE, END), target="tile-{colour}-{tile}-{end}", rule="transmitters"
    ),
    Kind("tech", t.TECH, (Argument("tech", t.TECHS),), words="patent {tech}", rule="technologies"),
    Kind(
        "complete",
        t.PROJECT,
        (PROJECT,),
        words="project {project}",
        target="project-{colour}-{project}",
        rule="headquarters",
    ),
    Kind(
        "gain",
        t.MOD_KIND,
        (one_of("token", ("pm1", "plus2"), "modifier-"),),
        target="{token}-{colour}",
        rule="value",
    ),
    Kind(
        "end_goal",
        t.END_GOAL,
        (Argument("chosen", 3),),
        words="goal {chosen}",
        target="goal-{chosen}",
        rule="scoring",
    ),
    # Chance.
    Kind("order", t.ORDER, (one_of("who", SEATS[:4], ""),), chance=True),
    Kind("goal", t.GOAL, (one_of("goal", t.GOAL_NAMES),), chance=True, copies=True),
    Kind("board", t.BOARD, (Argument("board", len(t.LETTERS)),), chance=True),
    Kind("headquarters", t.HEADQUARTERS, (one_of("letter", t.LETTERS),), chance=True),
    Kind("die", t.DIE + 1, (VALUE,), chance=True),
    Kind("system", t.SYSTEM, (Argument("system", t.SYSTEM_TILES),), chance=True, copies=True),
    Kind("deal", t.DEAL, (Argument("design", t.DESIGNS),), chance=True, copies=True),
    Kind("explore", t.EXPLORE, (Argument("face", t.EXPLORATIONS),), chance=True, copies=True),
)

USES = tuple(KINDS.read(t.ACTION + use).kind.message for use in range(8))
"""What a die can be used for, in the order of the rules."""
