"""A player's transmitters in Pulsar 2849, drawn as the chains that they are joined to.

At a joint stands the die that a link makes, red once both sides are online. An offline transmitter
shows the dice that it still asks for and what it will give, where there is room for that.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from tarsas.core.options import SEATS
from tarsas.core.text import Args, Message, listed
from tarsas.draw.svg import el, group, number, title, use
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.explain import explain_transmitter
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.view_dice import die
from tarsas.games.pulsar.view_faces import (
    SCALE,
    face,
    gift_icons,
    gives_face,
    makes_face,
    production_icons,
)
from tarsas.games.pulsar.view_icons import width
from tarsas.games.pulsar.view_map import Say

TALL = 28.0
LINE = 30.0  # from one line of chains to the next
END = 16.0  # an open end, or half a joint
BARE_END = 5.0  # an end to which nothing can be joined
COST = 23.0  # a die that is asked for
LEAST = 30.0
APART = 6.0
FOLD = 13.0  # half a die, where a chain goes on in the next line


@dataclass(frozen=True)
class Owned:
    """A transmitter in its chain: which end is drawn on the left, and whether it is joined."""

    tile: int
    number: int  # among its owner's, from 0
    turned: bool  # its right end is on the left

    def end(self, side: int) -> int:
        """Return the end that is drawn on a side."""
        return 1 - side if self.turned else side


Laid = tuple[Owned, float, int, bool]
"""A transmitter with its left edge and its line, and whether it follows another."""


def chains(state: Pulsar, seat: int) -> list[list[Owned]]:
    """Return a player's transmitters as chains, each from left to right."""
    mine = [tile for tile in range(len(state.tiles)) if state.tile_owner(tile) == seat]
    found: list[list[Owned]] = []
    seen: set[int] = set()
    for first in range(len(mine)):
        joined = [end for end in range(2) if state.joined(mine[first], end)]
        if first in seen or len(joined) == 2:
            continue  # a chain begins at one of its ends
        chain = [Owned(mine[first], first, turned=joined == [0])]
        while other := int(state.joined(chain[-1].tile, chain[-1].end(1))):
            number_, end = divmod(other - 1, 2)
            chain.append(Owned(mine[number_], number_, turned=end == 1))
        seen.update(owned.number for owned in chain)
        found.append(chain)
    return found


# --- what a transmitter shows ---------------------------------------------------------------


def inside(state: Pulsar, owned: Owned, full: bool) -> tuple[list[int], str, float]:
    """Return the dice still asked for, the face of what it gives and the room of both.

    Without `full` an offline transmitter shows no more than its dice.
    """
    printed, design = state.printed, int(state.tile_design(owned.tile))
    name = printed.tile_names[design]
    icons = production_icons(printed, design)
    if state.is_online(owned.tile):
        dice, shown = [], face(f"pu-makes-{name}", makes_face(printed, design))
    else:
        dice, shown = missing(state, owned.tile), ""
        icons = [*gift_icons(printed, design), *icons] if full else []
        if full:
            shown = face(f"pu-gives-{name}", gives_face(printed, design))
    return dice, shown, len(dice) * COST + SCALE * sum(width(icon) for icon in icons)


def missing(state: Pulsar, tile: int) -> list[int]:
    """Return the dice that a transmitter still asks for."""
    design = int(state.tile_design(tile))
    costs = state.printed.tile_costs[design * 3 : design * 3 + 3]
    return [int(cost) for i, cost in enumerate(costs) if cost and not state.covered(tile) >> i & 1]


def end_width(state: Pulsar, owned: Owned, side: int) -> float:
    """Return the room of an end."""
    design = state.tile_design(owned.tile)
    return END if state.printed.tile_links[design * 2 + owned.end(side)] >= 0 else BARE_END


def tile_width(state: Pulsar, owned: Owned, full: bool) -> float:
    """Return how wide a transmitter is drawn."""
    room = inside(state, owned, full)[2]
    return max(LEAST, room + 2) + end_width(state, owned, 0) + end_width(state, owned, 1)


# --- lines of chains ------------------------------------------------------------------------


def lay_out(state: Pulsar, found: list[list[Owned]], wide: float, full: bool) -> list[Laid]:
    """Return each transmitter with its left edge and its line, and whether it follows another.

    A chain that does not fit into the rest of a line begins on the next; a longer one is folded.
    """
    laid: list[Laid] = []
    x, line = 0.0, 0
    for chain in found:
        widths = [tile_width(state, owned, full) for owned in chain]
        if x > 0 and x + sum(widths) > wide:
            x, line = 0.0, line + 1
        for place, (owned, own) in enumerate(zip(chain, widths, strict=True)):
            goes_on = FOLD if place + 1 < len(chain) else 0.0
            if x > FOLD and x + own + goes_on > wide:
                x, line = FOLD if place else 0.0, line + 1
            laid.append((owned, x, line, place > 0))
            x += own
        x += APART
    return laid


SIZES = ((1.25, True), (1.1, True), (1.0, True), (1.0, False))
"""How large chains are drawn, and whether in full: the first that fits is taken."""


def transmitters(
    state: Pulsar, say: Say, seat: int, x: float, y: float, wide: float, tall: float
) -> str:
    """Return a player's transmitters, as large as their place allows."""
    found = chains(state, seat)
    if not found:
        return ""
    for scale, full in SIZES:
        laid = lay_out(state, found, wide / scale, full)
        if fits(state, laid, full, wide / scale, tall / scale):
            break
    while not fits(state, laid, full, wide / scale, tall / scale):
        scale /= 1.05
        laid = lay_out(state, found, wide / scale, full)
    drawn = list(draw_all(state, say, seat, laid, full))
    where = f"translate({number(x)} {number(y + scale * TALL / 2)})"
    return group(*drawn, transform=where if scale == 1 else f"{where} scale({scale:.2f})")


def fits(state: Pulsar, laid: list[Laid], full: bool, wide: float, tall: float) -> bool:
    """Say whether lines of chains are as wide and as tall as a place at most."""
    right = max(x + tile_width(state, owned, full) for owned, x, _, _ in laid)
    return right <= wide and laid[-1][2] * LINE + TALL <= tall


def draw_all(state: Pulsar, say: Say, seat: int, laid: list[Laid], full: bool) -> Iterator[str]:
    """Yield the transmitters, then the dice at their joints, which lie over both sides."""
    for owned, x, line, _ in laid:
        yield draw_tile(state, say, seat, owned, x, line * LINE, full)
    for i, (owned, x, line, follows) in enumerate(laid):
        if follows:
            before, bx, before_line, _ = laid[i - 1]
            yield draw_joint(state, say, seat, before, owned, x, line * LINE)
            if before_line != line:  # a folded chain shows its joint on both lines
                edge = bx + tile_width(state, before, full)
                yield draw_joint(state, say, seat, before, owned, edge, before_line * LINE, "-fold")


def draw_tile(
    state: Pulsar, say: Say, seat: int, owned: Owned, x: float, y: float, full: bool
) -> str:
    """Return a transmitter with its open ends."""
    design = int(state.tile_design(owned.tile))
    online = bool(state.is_online(owned.tile))
    name = f"tile-{SEATS[seat]}-{owned.number + 1}"
    wide = tile_width(state, owned, full)
    left = end_width(state, owned, 0)
    card = el(
        "rect",
        x=x,
        y=y - TALL / 2,
        width=wide,
        height=TALL,
        rx=6,
        fill="var(--green-soft)" if online else "var(--paper)",
        stroke="var(--line)",
        stroke_width=1.2,
    )
    parts = [title(about(state, say, owned)), card]
    dice, shown, room = inside(state, owned, full)
    at = x + left + max(1, (wide - left - end_width(state, owned, 1) - room) / 2)
    parts += [die(at + (i + 0.5) * COST, y, value, 21, "cost") for i, value in enumerate(dice)]
    if shown:
        where = f"translate({number(at + len(dice) * COST)} {number(y)})"
        parts.append(group(shown, transform=where))
    for side in range(2):
        end = owned.end(side)
        pips = int(state.printed.tile_links[design * 2 + end])
        if pips >= 0 and not state.joined(owned.tile, end):
            at = x + 0.5 if side == 0 else x + wide - 14.5
            half = use(f"pu-half-{pips}{'-online' if online else ''}", at, y)
            parts.append(group(half, id=f"{name}-{t.ENDS[end]}"))
    return group(*parts, id=name)


def about(state: Pulsar, say: Say, owned: Owned) -> str:
    """Return what a transmitter is, and which dice it still asks for."""
    text = say(explain_transmitter(state.printed, int(state.tile_design(owned.tile))))
    dice = missing(state, owned.tile)
    if state.is_online(owned.tile) or not dice:
        return f"{text}\n{say(Message('explain-online'))}"
    names = [Message("plain-text", {"text": str(value)}) for value in dice]
    return f"{text}\n{say(Message('explain-offline', {'dice': listed(names)}))}"


def draw_joint(
    state: Pulsar,
    say: Say,
    seat: int,
    left: Owned,
    right: Owned,
    x: float,
    y: float,
    again: str = "",
) -> str:
    """Return the die at a joint: the sum of both ends, red once both are online."""
    pips = [
        int(state.printed.tile_links[int(state.tile_design(owned.tile)) * 2 + owned.end(side)])
        for owned, side in ((left, 1), (right, 0))
    ]
    both = bool(state.is_online(left.tile) and state.is_online(right.tile))
    args: Args = {"value": sum(pips)}
    text = say(Message("explain-joint-online" if both else "explain-joint", args))
    shown = use(f"pu-link-{sum(pips)}{'-online' if both else ''}", x, y)
    return group(title(text), shown, id=f"joint-{SEATS[seat]}-{right.number + 1}{again}")
