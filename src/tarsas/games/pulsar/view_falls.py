"""What chance may bring in Pulsar 2849, each as a picture: order, boards, dice and tiles."""

from tarsas.draw.pieces import Portrait, seat_mark
from tarsas.draw.svg import group
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.view_dice import die
from tarsas.games.pulsar.view_faces import (
    GOAL_TALL,
    GOAL_WIDE,
    OFFER_TALL,
    OFFER_WIDE,
    box,
    centred,
    goal_face,
    offer_face,
    system_face,
)
from tarsas.games.pulsar.view_icons import gain_icons, note
from tarsas.games.pulsar.view_places import CARD_TALL, CARD_WIDE

TILE_WIDE, TILE_TALL = 84.0, 48.0


def shown(drawn: str, wide: float, tall: float) -> Portrait:
    """Return a drawing whose corner lies at 0, in ink as the whole picture has it."""
    corner = f"translate({-wide / 2:g} {-tall / 2:g})"
    inked = {"color": "var(--ink)", "fill": "var(--ink)", "text_anchor": "middle"}
    return Portrait(group(drawn, transform=corner, **inked), wide + 4, tall + 4)


def lettered(text: str) -> Portrait:
    """Return a board by its letter."""
    side = 46.0
    return shown(box(0, 0, side, side) + note(side / 2, side / 2, text, 22), side, side)


def portrait_order(state: Pulsar, who: int) -> Portrait:
    """Return the mark of who comes next in the play order."""
    return Portrait(seat_mark(who, 0, 0, 15))


def portrait_goal(state: Pulsar, goal: int) -> Portrait:
    """Return a goal tile."""
    return shown(goal_face(state.printed, goal), GOAL_WIDE, GOAL_TALL)


def portrait_board(state: Pulsar, board: int) -> Portrait:
    """Return a technology board by its name."""
    return lettered(f"{t.LETTERS[board]}{t.CATEGORIES[state.step]}")


def portrait_headquarters(state: Pulsar, letter: int) -> Portrait:
    """Return a board of projects by its letter."""
    return lettered(t.LETTERS[letter])


def portrait_die(state: Pulsar, value: int) -> Portrait:
    """Return a silver die."""
    return Portrait(die(0, 0, value, 42))


def portrait_system(state: Pulsar, tile: int) -> Portrait:
    """Return the tile of a system."""
    drawn = system_face(state.printed, tile)
    return Portrait(drawn, 2 * CARD_WIDE + 4, 2 * CARD_TALL + 4)


def portrait_deal(state: Pulsar, design: int) -> Portrait:
    """Return a transmitter tile."""
    return shown(offer_face(state.printed, design), OFFER_WIDE, OFFER_TALL)


def portrait_explore(state: Pulsar, face: int) -> Portrait:
    """Return an exploration tile: what it gives."""
    icons = gain_icons(state.printed, int(state.printed.exploration_gain[face]))
    inside = centred(icons, TILE_WIDE / 2, TILE_TALL / 2, TILE_WIDE - 10)
    return shown(box(0, 0, TILE_WIDE, TILE_TALL) + inside, TILE_WIDE, TILE_TALL)
