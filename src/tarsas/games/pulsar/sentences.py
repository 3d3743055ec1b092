"""What happens in Pulsar 2849, as messages of `text/*.ftl`."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from tarsas.core.options import SEATS
from tarsas.core.pending import first_of, kind_of, second_of
from tarsas.core.telling import player
from tarsas.core.text import Args, Message, joined, piece
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.actions import KINDS, PAIRS
from tarsas.games.pulsar.explain import (
    bonus_of,
    explain_exploration,
    explain_goal,
    explain_project,
    explain_system,
    explain_transmitter,
    gain_parts,
    gains_in,
    one_of,
    size_name,
    tech_effect,
)
from tarsas.games.pulsar.names import (
    goal_of,
    named,
    place_of,
    project_of,
    pulsar_of,
    tech_of,
    tile_of,
)
from tarsas.games.pulsar.notation import question
from tarsas.games.pulsar.position import ABOUT, TOLD_BY, describe, setting
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.rules_dice import (
    any_normal,
    counter_place,
    counters_for,
    delta,
    seat_in_order,
)
from tarsas.games.pulsar.rules_transmitters import legal_symbols
from tarsas.games.pulsar.rules_values import copy_cost
from tarsas.games.pulsar.tasks import TASKS, task

__all__ = ("ABOUT", "TOLD_BY", "describe", "named", "setting")

# The section of the guide that speaks of a question.
RULES = {
    "claim": "gyrodynes",
    "settle": "stations",
    "pay": "production",
    "buy": "scoring",
    "bonus": "scoring",
}

PASSING = frozenset(
    {
        *("did-no-token", "did-fly", "did-length", "did-to", "did-take-gyrodyne"),
        *("did-finish-gyrodyne", "did-buy-transmitter", "did-pay-transmitter", "did-patent"),
        *("did-project", "did-buy-modifier", "did-place", "did-late-link", "did-late-tile"),
        *("did-pay-tile", "did-own-end"),
    }
)
"""Phrases of steps that only lead on: the next one says it all."""


def shortened(phrases: Sequence[Message]) -> list[Message]:
    """Leave out what only led on."""
    *earlier, last = phrases
    return [*(phrase for phrase in earlier if phrase.id not in PASSING), last]


def continues(state: Pulsar, seat: int) -> bool:
    """Say whether a seat goes on with its pick or with the die it uses.

    What is asked in a production or in the final scoring are answers of their own.
    """
    return len(state.pending) > 0 and state.phase in (t.DRAFTING, t.ACTING)


def chapter(state: Pulsar) -> Message:
    """Return the set-up, a round, or the final scoring."""
    if state.phase in (t.ENDING, t.FINISHED):
        return Message("chapter-final")
    return Message("chapter-round", {"round": int(state.round)})


# --- what happened: set-up and draft --------------------------------------------------------


def said_place(state: Pulsar, seat: int, node: int) -> Message:
    """Return a location."""
    return place_of(state, node)


def said_pulsar(state: Pulsar, seat: int, pulsar: int) -> Message:
    """Return the location of a pulsar."""
    return pulsar_of(state, pulsar)


def said_who(state: Pulsar, seat: int, other: int) -> Message:
    """Return who is next in the play order."""
    return player(other)


def said_side(state: Pulsar, seat: int, side: int) -> str:
    """Return the name of a side of the headquarters that a seat was dealt."""
    return state.printed.side_names[state.owns(seat, t.HQ) * 2 + side]


def did_take(state: Pulsar, seat: int, value: int) -> Message:
    """Return a die, and where it moves which counter if there is no choice."""
    if delta(state, value) == 0:
        return Message("did-take-still", {"value": value})
    mask = int(counters_for(state, value, any_normal(state)))
    if mask & (mask - 1):
        return Message("did-take", {"value": value})
    counter = mask.bit_length() - 1
    return Message("did-take-forced", {"value": value, **counter_move(state, counter, value)})


def label_take(state: Pulsar, seat: int, value: int) -> Message:
    """Return a die, and how far it moves a counter."""
    move = int(delta(state, value))
    way = "" if move == 0 else "-left" if move < 0 else "-right"
    return Message(f"label-take{way}", {"value": value, "n": abs(move)})


def told_move(state: Pulsar, seat: int, track: int, counter: int) -> tuple[str, Args]:
    """Return the counter that moves, and where to."""
    value = int(first_of(state.top_frame()))
    return "move", counter_move(state, 2 * track + counter, value)


def label_move(state: Pulsar, seat: int, track: int, counter: int) -> Message:
    """Return the counter that moves; of two on one space, the one in front lies above."""
    value, number = int(first_of(state.top_frame())), 2 * track + counter
    args, other = counter_move(state, number, value), counter_place(state, number ^ 1)
    if other < 0 or int(state.tracks[other] >> 3) != args["space"]:
        return Message("label-move", args)
    which = Message("counter-lower" if counter else "counter-upper")
    return Message("label-move-stacked", {**args, "counter": which})


def counter_move(state: Pulsar, counter: int, value: int) -> Args:
    """Return the track of a counter of the active seat, its space, and the one it moves to."""
    space = int(state.tracks[counter_place(state, counter)] >> 3)
    target = min(max(1, space + int(delta(state, value))), int(t.SPACES))
    track = Message(f"track-{t.TRACKS[counter // 2]}")
    return {"track": track, "space": space, "target": target}


# --- what happened: a turn ------------------------------------------------------------------


def did_end_turn(state: Pulsar, seat: int) -> Message:
    """Return the end of a turn, and the dice that are lost by it."""
    dice = [str(v) for v in range(1, 7) for _ in range(state.silver(seat, v))]
    if not dice:
        return Message("did-end-turn")
    return Message("did-end-turn-unspent", {"dice": ", ".join(dice)})


def told_copy(state: Pulsar, seat: int, value: int) -> tuple[str, Args]:
    """Return a leftover die, and what its copy costs."""
    return "copy", {"value": value, "cubes": int(copy_cost(state))}


def told_no_token(state: Pulsar, seat: int) -> tuple[str, Args]:
    """Return the die as it is."""
    return "no-token", {"value": int(state.die)}


def told_plus_1(state: Pulsar, seat: int) -> tuple[str, Args]:
    """Return what the die becomes."""
    return "plus-1", {"value": int(state.die) + 1}


def told_minus_1(state: Pulsar, seat: int) -> tuple[str, Args]:
    """Return what the die becomes."""
    return "minus-1", {"value": int(state.die) - 1}


def told_plus_2(state: Pulsar, seat: int) -> tuple[str, Args]:
    """Return what the die becomes."""
    return "plus-2", {"value": int(state.die) + 2}


def did_to(state: Pulsar, seat: int, node: int) -> Message:
    """Return a step of a flight; the last one tells the whole of it."""
    place = place_of(state, node)
    if len(state.path) < state.length:
        return Message("did-to", {"place": place})
    return Message("did-arrive", {"place": place, "n": int(state.length)})


def told_run(state: Pulsar, seat: int, position: int, gate: int) -> tuple[str, Args]:
    """Return a gate run that is declared."""
    colour = Message(f"colour-{t.GATE_COLOURS[gate]}")
    return "run", {"project": project_of(seat, position), "gate": colour}


def said_bonus(state: Pulsar, seat: int, icon: int) -> Message:
    """Return the discovery bonus: all of it, or one of two icons (ruling A9)."""
    printed = state.printed
    tile = int(state.system_tile(printed.index[first_of(state.top_frame())]))
    if printed.one_icon and printed.icons[tile * 2 + 1] >= 0:
        return gains_in(gain_parts(printed, printed.icons[tile * 2 + icon]))
    return bonus_of(printed, tile)


def told_yes(state: Pulsar, seat: int) -> tuple[str, Args]:
    """Return what is agreed to."""
    return question(state), dict(task(state, state.top_frame()).args)


def told_no(state: Pulsar, seat: int) -> tuple[str, Args]:
    """Return what is declined."""
    return f"no-{question(state)}", dict(task(state, state.top_frame()).args)


def told_pair(state: Pulsar, seat: int, pair: int) -> tuple[str, Args]:
    """Return two sizes of gyrodynes."""
    one, other = PAIRS[pair]
    return "pair", {"one": size_name(one), "other": size_name(other)}


def told_pulsar(state: Pulsar, seat: int, pulsar: int) -> tuple[str, Args]:
    """Return the gyrodyne that is placed or finished on a pulsar."""
    wanted = state.top_frame()
    builds = kind_of(wanted) == t.ASK_PLACE
    size = size_name(first_of(wanted) if builds else state.pulsar_size(pulsar))
    return "build" if builds else "finish", {"size": size, "place": pulsar_of(state, pulsar)}


# --- what happened: transmitters, technologies, projects ------------------------------------


def did_slot(state: Pulsar, seat: int, slot: int) -> Message:
    """Return the transmitter that is bought, and the symbol it covers if there is no choice."""
    design = int(state.display[slot]) - 1
    name = Message("design-name", {"name": state.printed.tile_names[design]})
    args: Args = {"tile": piece(f"tile-{SEATS[seat]}-{state.owns(seat, t.BOUGHT) + 1}", name)}
    return covering(state, "slot", design, 0, args)


def label_slot(state: Pulsar, seat: int, slot: int) -> Message:
    """Return the transmitter on display in a slot."""
    shown = explain_transmitter(state.printed, int(state.display[slot]) - 1)
    return Message("label-slot", {"slot": shown})


def did_tile(state: Pulsar, seat: int, number: int) -> Message:
    """Return an own transmitter that is paid on, or attached later."""
    args: Args = {"tile": tile_of(seat, number)}
    if kind_of(state.top_frame()) != t.ASK_PAY_TILE:
        return Message("did-late-tile", args)
    tile = state.own_tile(seat, number)
    design, covered = int(state.tile_design(tile)), int(state.covered(tile))
    return covering(state, "pay-tile", design, covered, args)


def covering(state: Pulsar, name: str, design: int, covered: int, args: Args) -> Message:
    """Return what is done with a transmitter, with the symbol if the die in hand fits only one."""
    symbols = legal_symbols(state, design, covered, vec[i64]())
    if len(symbols) != 1:
        return Message(f"did-{name}", args)
    (symbol,) = KINDS.read(int(symbols[0])).values
    value = int(state.printed.tile_costs[design * 3 + symbol])
    return Message(f"did-{name}-symbol", {**args, "value": value})


def label_tile(state: Pulsar, seat: int, number: int) -> Message:
    """Return an own transmitter with the symbols that it asks for."""
    tile = state.own_tile(seat, number)
    shown = explain_transmitter(state.printed, int(state.tile_design(tile)))
    return Message("label-tile", {"tile": tile_of(seat, number), "about": shown})


def told_symbol(state: Pulsar, seat: int, symbol: int) -> tuple[str, Args]:
    """Return the symbol that is covered by the die it shows."""
    tile = state.own_tile(seat, first_of(state.top_frame()))
    return "symbol", {"value": int(state.printed.tile_costs[state.tile_design(tile) * 3 + symbol])}


def told_join(state: Pulsar, seat: int, number: int, end: int) -> tuple[str, Args]:
    """Return both transmitters that are joined, each with its end."""
    wanted = state.top_frame()
    return "join", {
        "tile": tile_of(seat, int(first_of(wanted))),
        "end": Message(f"end-{t.ENDS[second_of(wanted)]}"),
        "other": tile_of(seat, number),
        "otherend": Message(f"end-{t.ENDS[end]}"),
    }


def did_tech(state: Pulsar, seat: int, slot: int) -> Message:
    """Return a technology."""
    return Message("did-tech", {"tech": tech_of(state, slot)})


def label_tech(state: Pulsar, seat: int, slot: int) -> Message:
    """Return a technology and what it does."""
    effect = tech_effect(state.printed, state.techs[slot])
    return Message("label-tech", {"tech": tech_of(state, slot), "effect": effect})


def did_complete(state: Pulsar, seat: int, position: int) -> Message:
    """Return a project."""
    return Message("did-complete", {"project": project_of(seat, position)})


def label_complete(state: Pulsar, seat: int, position: int) -> Message:
    """Return a project and what it does."""
    project = explain_project(state.printed, state.owns(seat, t.SIDE), position)
    return Message("label-complete", {"project": project})


def told_end_goal(state: Pulsar, seat: int, index: int) -> tuple[str, Args]:
    """Return which goal counts as met, or which of two gyrodyne goals is scored."""
    wild = kind_of(state.top_frame()) == t.ASK_WILD
    return "wild-goal" if wild else "gyrodyne-goal", {"goal": goal_of(state, index)}


# --- what happened: chance ------------------------------------------------------------------


def said_goal(state: Pulsar, seat: int, goal: int) -> Message:
    """Return a goal that is drawn."""
    return explain_goal(state.printed, goal)


def chance_headquarters(state: Pulsar, seat: int, board: int) -> Message:
    """Return who is dealt a board of projects."""
    who = player(int(seat_in_order(state, state.step)))
    return Message("chance-headquarters", {"who": who, "letter": t.LETTERS[board]})


def fall_headquarters(state: Pulsar, seat: int, board: int) -> Message:
    """Return a board of projects by its letter."""
    return Message("fall-headquarters", {"letter": t.LETTERS[board]})


def fall_system(state: Pulsar, seat: int, tile: int) -> Message:
    """Return the tile of a system that may be revealed."""
    return Message("fall-system", {"tile": explain_system(state.printed, tile)})


def chance_system(state: Pulsar, seat: int, tile: int) -> Message:
    """Return the tile of a system that is revealed."""
    place = place_of(state, int(first_of(state.top_frame())))
    found = explain_system(state.printed, tile)
    return Message("chance-system", {"place": place, "tile": found})


def said_design(state: Pulsar, seat: int, design: int) -> str:
    """Return a transmitter that is dealt; what it does stands on the board, and in its line."""
    return state.printed.tile_names[design]


def said_face(state: Pulsar, seat: int, face: int) -> Message:
    """Return what an exploration tile gives."""
    return explain_exploration(state.printed, face)


# --- whose turn -----------------------------------------------------------------------------

CHANCE_PROMPTS = {
    t.DEALING: "deal",
    t.GOALS: "goals",
    t.BOARDS: "boards",
    t.ORDERING: "order",
    t.SETTLING: "headquarters",
}


def awaited(state: Pulsar) -> Message:
    """Return what chance is about to do."""
    if len(state.pending) > 0:
        wanted = state.top_frame()
        return Message(f"prompt-{TASKS[kind_of(wanted)]}", dict(task(state, wanted).args))
    args: Args = {}
    if state.phase == t.ORDERING:
        args = {"place": len(state.rockets) + 1}
    elif state.phase == t.SETTLING:
        args = {"who": player(int(seat_in_order(state, state.step)))}
    return Message(f"prompt-{CHANCE_PROMPTS.get(state.phase, 'roll')}", args)


def urgent(state: Pulsar) -> Message | None:
    """Return that the round is the last one, if it is."""
    last = state.round == t.ROUNDS and state.phase not in (t.ENDING, t.FINISHED)
    return Message("urgent-last-round") if last else None


ACCOUNT = ("event-final",)


def outcome(state: Pulsar) -> Message:
    """Return who won, and whether the final play order decided (R12.3)."""
    ranks = [int(rank) for rank in state.result()]
    winner = ranks.index(1)
    best = int(state.score(winner))
    others = sorted((s for s in range(state.players) if s != winner), key=lambda s: ranks[s])
    tied = [seat for seat in others if state.score(seat) == best]
    if tied:
        name = "outcome-ahead" if state.printed.ahead_wins else "outcome-back"
        who: Args = {"who": player(winner), "points": best}
        return Message(name, {**who, "others": joined([player(seat) for seat in tied])})
    standings = [
        Message("outcome-other", {"who": player(seat), "points": int(state.score(seat))})
        for seat in others
    ]
    return Message("outcome", {"who": player(winner), "points": best, "others": joined(standings)})


def offer_side(state: Pulsar, seat: int, _: object) -> Message:
    """Return which headquarters it is."""
    return Message("offer-side", {"letter": t.LETTERS[state.owns(seat, t.HQ)]})


def asked(state: Pulsar, seat: int, _: object) -> Message:
    """Return what the frame on top asks for."""
    return task(state, state.top_frame())


offer_move = offer_length = offer_to = offer_size = offer_pair = offer_pulsar = asked
offer_isolated = offer_teleport = offer_slot = offer_tile = offer_symbol = asked
offer_own_end = offer_join = offer_tech = offer_complete = offer_gain = asked
offer_end_goal = asked


def offer_yes(state: Pulsar, seat: int, _: object) -> Message:
    """Return what may be agreed to."""
    return task(state, state.top_frame())


def offer_no(state: Pulsar, seat: int, _: object) -> Message:
    """Return what may be declined."""
    return Message(f"offer-no-{question(state)}")


def rule_yes(state: Pulsar, seat: int) -> str:
    """Return the section that speaks of what is asked."""
    return RULES[question(state)]


rule_no = rule_yes


def offer_end_turn(state: Pulsar, seat: int, _: object) -> Message:
    """Return whether anything else could be done."""
    forced = len(state.legal(seat)) == 1
    return Message("offer-end-turn-forced" if forced else "offer-end-turn")


def offer_silver(state: Pulsar, seat: int, legal: list[tuple[int]]) -> Message:
    """Return the silver dice that can be used."""
    return Message("offer-silver", {"dice": values_in(legal)})


def offer_red(state: Pulsar, seat: int, legal: list[tuple[int]]) -> Message:
    """Return the red dice on offer, or the one that must be used."""
    must = state.obligatory >= 0 and not state.printed.lenient
    return Message("offer-red-must" if must else "offer-red", {"dice": values_in(legal)})


def offer_copy(state: Pulsar, seat: int, legal: list[tuple[int]]) -> Message:
    """Return the leftover dice, and what a copy costs."""
    return Message("offer-copy", {"dice": values_in(legal), "cubes": int(copy_cost(state))})


def values_in(legal: list[tuple[int]]) -> Message:
    """Return the values of dice as a choice."""
    return one_of([Message("plain-text", {"text": str(value)}) for (value,) in legal])


def offer_place(state: Pulsar, seat: int, legal: list[tuple[int]]) -> Message:
    """Return the gyrodynes that can be placed."""
    return Message("offer-place", {"sizes": one_of([size_name(size) for (size,) in legal])})


def offer_no_token(state: Pulsar, seat: int, _: object) -> Message:
    """Return the die as it is."""
    return Message("offer-no-token", {"value": int(state.die)})


def offer_plus_1(state: Pulsar, seat: int, _: object) -> Message:
    """Return what the die would become."""
    return Message("offer-plus-1", {"value": int(state.die) + 1})


def offer_minus_1(state: Pulsar, seat: int, _: object) -> Message:
    """Return what the die would become."""
    return Message("offer-minus-1", {"value": int(state.die) - 1})


def offer_plus_2(state: Pulsar, seat: int, _: object) -> Message:
    """Return what the die would become."""
    return Message("offer-plus-2", {"value": int(state.die) + 2})


def offer_fly(state: Pulsar, seat: int, _: object) -> Message:
    """Return the flight, with the die that is to be spent."""
    return Message("offer-fly", {"value": int(state.die)})


def offer_discovery(state: Pulsar, seat: int, legal: list[tuple[int]]) -> Message:
    """Return the bonus, or each of two icons."""
    place = place_of(state, int(first_of(state.top_frame())))
    icons = one_of([said_bonus(state, seat, icon) for (icon,) in legal])
    return Message("offer-discovery", {"place": place, "bonus": icons})


def offer_exploration(state: Pulsar, seat: int, _: object) -> Message:
    """Return the tile that may be drawn instead of a bonus."""
    return Message(
        "offer-exploration", {"place": place_of(state, int(first_of(state.top_frame())))}
    )
