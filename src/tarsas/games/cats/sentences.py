"""What happens in House of Cats, as messages of `text/*.ftl`.

What a decision asks for is in sentences_tasks.py, the position in sentences_position.py.
"""

from tarsas.core.state import State
from tarsas.core.telling import player
from tarsas.core.text import Args, Message, either, joined
from tarsas.games.cats.actions import USES
from tarsas.games.cats.components import cell_name
from tarsas.games.cats.notation import USED_FOR
from tarsas.games.cats.rules import REVEALING, ROLLING_STARS, Cats
from tarsas.games.cats.rules_page import ABILITIES, ANY_NUMBER, CAT, NUMBERS, turned_by
from tarsas.games.cats.rules_sheet import CROSS_OUT, DOUBLED_DIE, GROW, PLACE, ROOM, STAR
from tarsas.games.cats.sentences_position import ABOUT, TOLD_BY, describe, setting
from tarsas.games.cats.sentences_tasks import frames, name, symbol_at, task, thing, written

__all__ = ["ABOUT", "TOLD_BY", "describe", "setting"]

# What a cell is chosen for, where it is not to write in it.
LABELS = {int(CROSS_OUT): "cross", int(ROOM): "room", int(GROW): "grow"}
RULES = {int(CROSS_OUT): "abilities", int(ROOM): "rooms", int(GROW): "level-4"}


# --- what happened --------------------------------------------------------------------------


def chance_ability(state: Cats, seat: int, ability: int) -> Message:
    """Return the ability that is turned up, and whose number it belongs to."""
    return Message(
        "chance-ability",
        {
            "letter": state.page.letters[ability],
            "ability": Message(f"ability-{ABILITIES[ability]}"),
            "number": len(state.abilities) + 2,
        },
    )


def chance_roll(state: Cats, seat: int, symbol: int) -> Message:
    """Return what a die shows, and whether it is for the starred cells."""
    kind = "star" if state.phase == ROLLING_STARS else "roll"
    return Message(f"chance-{kind}", {"symbol": name(symbol)})


def did_die(state: Cats, seat: int, symbol: int) -> Message:
    """Return which die is taken; a cat may belong to the track."""
    if symbol == CAT and state.page.on_track:
        return track_phrase(state, seat)
    return Message("did-die", {"symbol": thing(symbol)})


def did_turn(state: Cats, seat: int, face: int, wanted: int) -> Message:
    """Return what turning a die does, and by which ability."""
    letter = state.page.letters[turned_by(face, wanted)]
    return Message("did-turn", {"symbol": name(face), "wanted": thing(wanted), "letter": letter})


def told_use(state: Cats, seat: int, way: int) -> tuple[str, Args]:
    """Return what an ability is used for."""
    return f"use-{USES[way]}", {"letter": state.page.letters[USED_FOR[way][0]]}


def did_symbol(state: Cats, seat: int, symbol: int) -> Message:
    """Return what is chosen to be written; a cat may belong to the track."""
    if symbol == CAT and state.page.on_track:
        return track_phrase(state, seat)
    return Message("did-symbol", {"symbol": thing(symbol)})


def track_phrase(state: Cats, seat: int) -> Message:
    """Return what a cat does on the track, and which number it makes one write (R25)."""
    crossed = state.sheets[seat].track
    if crossed == len(state.page.track):
        return Message("did-track-full")
    label = state.page.track[crossed]
    if label == ANY_NUMBER:
        return Message("did-track-any")
    if label >= 0:
        return Message("did-track-number", {"symbol": thing(label)})
    return Message("did-track")


def did_cell(state: Cats, seat: int, cell: int) -> Message:
    """Return what choosing a cell does."""
    sheet = state.sheets[seat]
    kind = sheet.top()
    place: Args = {"cell": cell_name(cell, state.page.columns)}
    if kind == ROOM:
        return Message("did-room", place)
    if kind == GROW:
        return Message("did-grow-next" if sheet.gathered else "did-grow", place)
    if kind == CROSS_OUT:
        return Message("did-cross", {**place, "symbol": thing(symbol_at(sheet, cell))})
    symbol = written(sheet)
    how = "draw" if symbol >= NUMBERS else "write"
    if kind == PLACE:  # what it is was said when the die was taken
        both = "both" if sheet.argument() & DOUBLED_DIE else "it"
        return Message(f"did-{how}-{both}", place)
    where = "-star" if kind == STAR else ""
    return Message(f"did-{how}{where}", {**place, "symbol": thing(symbol)})


def label_cell(state: Cats, seat: int, cell: int) -> Message:
    """Return what a cell is chosen for."""
    sheet = state.sheets[seat]
    place: Args = {"cell": cell_name(cell, state.page.columns)}
    if purpose := LABELS.get(int(sheet.top())):
        return Message(f"label-{purpose}", place)
    return Message("label-cell", {**place, "symbol": name(written(sheet))})


def did_done(state: Cats, seat: int) -> Message:
    """Return whether dice are lost because they fit nowhere (R6)."""
    sheet = state.sheets[seat]
    lost = int(sheet.need - sheet.used)
    return Message("did-done-lost", {"count": lost}) if lost > 0 else Message("did-done")


def continues(state: Cats, seat: int) -> bool:
    """Say whether a step goes on with a die that is in hand, or follows the last one."""
    sheet = state.sheets[seat]
    return bool(sheet.pending != 0 or sheet.used >= sheet.need)


def chapter(state: Cats) -> Message:
    """Return the round, by which the story is divided."""
    return Message("chapter-round", {"round": int(state.round)})


# --- whose turn -----------------------------------------------------------------------------


def awaited(state: Cats) -> Message:
    """Return what chance is about to do."""
    if state.phase == REVEALING:
        return Message("prompt-ability")
    return Message("prompt-star" if state.phase == ROLLING_STARS else "prompt-roll")


def urgent(state: Cats) -> Message | None:
    """Return that the round is the last one, if it is."""
    return Message("urgent-last-round") if state.is_last_round() else None


ACCOUNT = ("event-end",)
RECAP = True  # the end itself counts empty cells alone


def outcome(state: State) -> Message:
    """Return who won, and by what (R35)."""
    assert isinstance(state, Cats)
    best = [seat for seat, rank in enumerate(state.result()) if rank == 1]
    points = [int(state.score(seat)) for seat in range(state.players)]
    filled = [int(state.filled(seat)) for seat in range(state.players)]
    own = points[best[0]]
    if state.players == 1:
        return Message("outcome-alone", {"points": own})
    told: Args = {"who": joined([player(seat) for seat in best]), "own": own}
    if len(best) > 1:
        return Message("outcome-shared", {**told, "cells": filled[best[0]]})
    others = [seat for seat in range(state.players) if seat != best[0]]
    level = [filled[seat] for seat in others if points[seat] == own]
    if level:
        cells: Args = {"cells": filled[best[0]], "fewer": max(level)}
        return Message("outcome-filled", {**told, **cells})
    return Message("outcome-points", {**told, "other": max(points[seat] for seat in others)})


def offer_die(state: Cats, seat: int, _: object) -> Message:
    """Return how many dice are still to be used."""
    sheet = state.sheets[seat]
    return Message("offer-die", {"count": int(sheet.need - sheet.used)})


def offer_turn(state: Cats, seat: int, legal: list[tuple[int, int]]) -> Message:
    """Return the abilities that can turn a die."""
    letters = sorted({state.page.letters[turned_by(*turn)] for turn in legal})
    named = [Message("ability-letter", {"letter": letter}) for letter in letters]
    return Message("offer-turn", {"letters": joined(named, "either")})


def offer_use(state: Cats, seat: int, legal: list[tuple[int]]) -> Message:
    """Return what abilities can be used for."""
    ways = [USES[way] for (way,) in legal]
    if {"more", "fewer"} <= set(ways):
        ways = ["more-or-fewer", *(way for way in ways if way not in ("more", "fewer"))]
    return either([Message(f"offer-use-{way}") for way in ways])


def offer_cell(state: Cats, seat: int, _: object) -> Message:
    """Return what the cell is for."""
    sheet = state.sheets[seat]
    return task(sheet, next(frames(sheet)))


def rule_cell(state: Cats, seat: int, _: object) -> str:
    """Return the section that speaks of what the cell is for."""
    return RULES.get(int(state.sheets[seat].top()), "round")


def offer_symbol(state: Cats, seat: int, _: object) -> Message:
    """Return whether a number is to be chosen, or any symbol."""
    sheet = state.sheets[seat]
    return task(sheet, next(frames(sheet)))


def offer_done(state: Cats, seat: int, _: object) -> Message:
    """Return whether dice are given up that fit nowhere."""
    sheet = state.sheets[seat]
    return Message("offer-done-lost" if sheet.used < sheet.need else "offer-done")
