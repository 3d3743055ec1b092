"""House of Cats as a picture: a page per player on squared paper, the abilities and the points.

All pages are drawn alike and lie in groups `sheet-<colour>`, the acting player's at the large
place. To show another one large, exchange the `transform`s of the two groups.
"""

from typing import NamedTuple

from tarsas.core.options import SEATS
from tarsas.core.state import OVER, State
from tarsas.core.text import Message
from tarsas.draw.svg import Area, el, group, number, picture
from tarsas.games.cats.actions import USES
from tarsas.games.cats.notation import USED_FOR
from tarsas.games.cats.rules import Cats
from tarsas.games.cats.rules_page import DOUBLE_CELL, SYMBOLS, turned_by
from tarsas.games.cats.rules_sheet import CROSS_OUT, DICE, DOUBLED_DIE, GROW, PLACE, ROOM, Sheet
from tarsas.games.cats.sentences_tasks import written
from tarsas.games.cats.view_falls import (
    portrait_ability,
    portrait_roll,
)
from tarsas.games.cats.view_notes import Box, ability_tiles, points_table
from tarsas.games.cats.view_page import (
    PAGE_HEIGHT,
    PAGE_WIDTH,
    Place,
    Say,
    cell_size,
    corner,
    doubled_faces,
    draw_page,
    middle,
    placed,
    printed,
)
from tarsas.games.cats.view_pencil import paper, symbols

__all__ = (
    "GROUND",
    "draw",
    "legend",
    "portrait_ability",
    "portrait_roll",
    "sheet",
)

GROUND = frozenset(
    {"paper", "page", "front", "printed", "tray", "letter"}
    | {"head-*", "idle-*", "ready-*", "room-*", "die-*"}
    | {"c", "box", "box-ready", "s-*", "c-*", "d-*", "t-*"}
)
"""Symbols that are no signs, or of whose kind the legend shows one."""

WIDTH, HEIGHT = 1280.0, 866.0  # as wide for its height as the room that a page leaves it


# Clicks


# Never a die's own target and more: a click on a die shall take it, not begin something.


def targets_die(state: Cats, seat: int, symbol: int) -> tuple[str, ...]:
    """Return every die that shows a symbol: whichever is clicked, it is the same."""
    return tuple(f"die-{SEATS[seat]}-{die}" for die in dice_that_show(state.sheets[seat], symbol))


def targets_double(state: Cats, seat: int, symbol: int) -> tuple[str, ...]:
    """Return the ability, and where there are two pairs of dice alike, which symbol is meant."""
    ability = ability_id(state, seat, DOUBLE_CELL)
    several = symbol in doubled_faces(state.sheets[seat])
    return (ability, f"face-{SEATS[seat]}-{SYMBOLS[symbol]}") if several else (ability,)


def targets_turn(state: Cats, seat: int, face: int, wanted: int) -> tuple[str, ...]:
    """Return the ability, and the face to turn to."""
    ability = ability_id(state, seat, turned_by(face, wanted))
    return (ability, f"face-{SEATS[seat]}-{SYMBOLS[wanted]}")


def targets_use(state: Cats, seat: int, way: int) -> tuple[str, ...]:
    """Return the ability; that of more or fewer dice has a button for each."""
    if USES[way] in ("more", "fewer"):
        return (f"{USES[way]}-{SEATS[seat]}",)
    return (ability_id(state, seat, USED_FOR[way][0]),)


def ghost_cell(state: Cats, seat: int, cell: int) -> str:
    """Return the symbol that would be written into a cell."""
    own = state.sheets[seat]
    if own.top() in (ROOM, GROW, CROSS_OUT):
        return ""
    place = layout(int(state.players)).pages[page_order(state).index(seat)]
    left, top = corner(state.page)
    size = cell_size(state.page) / 40
    middle_x, middle_y = middle(state.page, cell)
    double = own.top() == PLACE and own.argument() & DOUBLED_DIE
    across, down = left + size * middle_x, top + size * middle_y
    drawn = el(
        "use",
        href=f"#{'d' if double else 'c'}-{SYMBOLS[written(own)]}",
        transform=f"translate({number(across)} {number(down)}) scale({size:.3f})",
        opacity=0.5,
    )
    return group(drawn, data_page=SEATS[seat], transform=placed(place))


def ability_id(state: Cats, seat: int, ability: int) -> str:
    """Return the id of the box of an ability on a player's page."""
    return f"ability-{SEATS[seat]}-{list(state.abilities).index(ability) + 2}"


def dice_that_show(sheet_: Sheet, face: int) -> list[int]:
    """Return the unused dice that show a face."""
    return [die for die in range(DICE) if sheet_.die(die) == face]


# The sheet: what never changes


def sheet() -> str:
    """Return the symbols of the game."""
    return symbols() + paper(PAGE_WIDTH, PAGE_HEIGHT)


# Each sign of the legend by the texts that explain it: symbols, where each stands, and its size.
SIGNS: tuple[tuple[str, tuple[tuple[str, float, float, float], ...]], ...] = (
    ("sign-die", (("die", 0, 0, 1), ("s-3", 0, 0, 1))),
    ("about-die-hand", (("die-hand", 0, 0, 0.9), ("s-4", 0, 0, 0.9))),
    ("sign-number", (("s-2", -10, 0, 0.8), ("s-5", 12, 0, 0.8))),
    ("sign-room", (("room", 0, 0, 0.55),)),
    ("sign-cat", (("s-cat", 0, 0, 1),)),
    ("sign-mouse", (("s-mouse", 0, 0, 1),)),
    ("sign-box", (("box-ready", -23, -18, 0.6), ("s-3", -12, -8, 0.5), ("circle", -16, 10, 0.7))),
    ("sign-circle", (("circle", 0, 0, 1.8),)),
    ("sign-circle-used", (("circle-x", 0, 0, 1.8),)),
    ("sign-more", (("fewer", -12, 0, 0.65), ("more", 12, 0, 0.65))),
    ("sign-choice", (("choice", 0, 0, 1), ("s-2", 0, 0, 0.85))),
    ("sign-cheese", (("cheese", 0, 0, 1.3),)),
    ("sign-cheese-eaten", (("cheese-x", 0, 0, 1.3),)),
    ("sign-track", (("t-0", 0, 0, 1.4),)),
    ("sign-track-number", (("t-2", -12, 0, 1), ("t-any", 12, 0, 1))),
    ("sign-track-crossed", (("t-0-x", 0, 0, 1.4),)),
    ("sign-star", (("star", 0, 0, 1.1),)),
    ("sign-bonus", (("bonus", -11, 0, 1.3), ("bonus-won", 14, 0, 1.3))),
    ("sign-outside", (("outside", 0, 0, 0.55),)),
    ("sign-double", (("d-3", 0, 0, 1.1),)),
    ("sign-crossed", (("cx", 0, 0, 1.1),)),
    ("sign-tick", (("tick", 0, 0, 1.3),)),
)


def legend(say: Say) -> list[tuple[str, Message]]:
    """Return the signs of the game and what they mean."""

    def shown(name: str, x: float, y: float, scale: float) -> str:
        place = f"translate({number(x)} {number(y)}) scale({scale})"
        return el("use", href=f"#{name}", transform=place)

    return [("".join(shown(*part) for part in parts), Message(text)) for text, parts in SIGNS]


# The position


def draw(state: State, say: Say) -> str:
    """Return the position as a picture."""
    assert isinstance(state, Cats)
    lies = layout(int(state.players))
    pages = [
        draw_page(state, say, seat, place)
        for seat, place in zip(page_order(state), lies.pages, strict=True)
    ]
    return picture(
        WIDTH,
        HEIGHT,
        el("defs", printed(state)),
        *pages,
        ability_tiles(state, say, lies.stickers),
        points_table(state, say, lies.points),
        title_text=say(Message("name")),
        areas=areas(say, lies, page_order(state)),
    )


class Layout(NamedTuple):
    """Where everything lies."""

    pages: list[Place]
    stickers: Box
    points: Box


def areas(say: Say, lies: Layout, order: list[int]) -> list[Area]:
    """Return what a small screen shows one by one: first its reader's page with the abilities."""

    def around(name: Message, box: Box) -> Area:
        x, y, width, height = box
        sides = (x - 6, y - 6, width + 12, height + 12)
        left, top, wide, tall = (round(side, 1) for side in sides)
        return (say(name), left, top, wide, tall)

    def page(place: Place) -> Box:
        x, y, scale = place
        return (x, y - 8 * scale, PAGE_WIDTH * scale, (PAGE_HEIGHT + 8) * scale)

    (x, y, width, _), others = page(lies.pages[0]), lies.pages[1:]
    low = lies.stickers[1] + lies.stickers[3]
    large, *small = [Message(SEATS[seat]) for seat in order]
    found = [around(large, (x, y, width, low - y))]
    found += [around(who, page(place)) for who, place in zip(small, others, strict=True)]
    found.append(around(Message("area-abilities"), lies.stickers))
    return [*found, around(Message("area-points"), lies.points)]


def page_order(state: Cats) -> list[int]:
    """Return the seats as their pages lie: first, and large, who acts or who has won."""
    actor = int(state.actor())
    large = list(state.result()).index(1) if actor == OVER else max(actor, 0)
    return [large, *(seat for seat in range(int(state.players)) if seat != large)]


def layout(players: int) -> Layout:
    """Return where everything lies: on the left the large page, and below it the abilities."""
    scale = 1.56 if players < 3 else 1.5
    left, top, low = 14.0, 16.0, HEIGHT - 10
    width, below = PAGE_WIDTH * scale, top + PAGE_HEIGHT * scale + 12
    stickers = (left, below, width, low - below)
    others, points = beside(players, left + width + 18, top, low)
    return Layout([(left, top, scale), *others], stickers, points)


def beside(players: int, left: float, top: float, low: float) -> tuple[list[Place], Box]:
    """Return where the other pages lie, and the points: whatever room is left on the right."""
    right = WIDTH - 12
    if players == 1:
        return [], (left, top, right - left, low - top)
    across, scale = {2: (1, 1.36), 3: (2, 0.7), 4: (1, 0.65), 5: (2, 0.7), 6: (2, 0.65)}[players]
    wide, tall = PAGE_WIDTH * scale + 14, PAGE_HEIGHT * scale + 16
    places: list[Place] = [
        (left + wide * (i % across), top + tall * (i // across), scale) for i in range(players - 1)
    ]
    if players == 4:  # three pages one below another
        return places, (left + wide, top, right - left - wide, low - top)
    if players == 6:  # the sixth place of two by three
        return places, (left + wide, top + 2 * tall, right - left - wide, low - top - 2 * tall)
    under = top + tall * ((players - 1) // across)
    return places, (left, under, right - left, low - under)
