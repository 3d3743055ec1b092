"""House of Cats as a picture: a page per player on squared paper, the abilities and the points.

All pages are drawn alike and lie in groups `sheet-<colour>`, the acting player's at the large
place. To show another one large, exchange the `transform`s of the two groups.
"""

from xml.sax.saxutils import escape

from tarsas.core.options import SEATS
from tarsas.core.state import OVER, State
from tarsas.core.text import Message
from tarsas.draw.pieces import seat_mark
from tarsas.draw.svg import Area, Attributes, el, group, label, number, picture, symbol, title
from tarsas.games.cats.actions import USES
from tarsas.games.cats.notation import USED_FOR
from tarsas.games.cats.rules import Cats
from tarsas.games.cats.rules_page import ABILITIES, DOUBLE_CELL, SYMBOLS, Page, turned_by
from tarsas.games.cats.rules_points import CATEGORIES, FOR_EMPTY, points
from tarsas.games.cats.rules_sheet import CROSS_OUT, DICE, DOUBLED_DIE, GROW, PLACE, ROOM, Sheet
from tarsas.games.cats.sentences_tasks import written
from tarsas.games.cats.view_page import (
    PAGE_HEIGHT,
    PAGE_WIDTH,
    Place,
    Say,
    cell_size,
    corner,
    draw_page,
    middle,
    placed,
    printed,
)
from tarsas.games.cats.view_pencil import symbols

Tiles = tuple[float, float, float, int]

GROUND = frozenset({"ruling", "printed", "names", "head-*", "c", "box", "s-*", "c-*", "d-*", "t-*"})
"""Symbols that are no signs, or of whose kind the legend shows one."""

WIDTH, HEIGHT = 1280.0, 800.0


# Clicks


# Never a die's own target and more: a click on a die shall take it, not begin something.


def targets_die(state: Cats, seat: int, symbol: int) -> tuple[str, ...]:
    """Return the first die that shows a symbol."""
    return (f"die-{SEATS[seat]}-{dice_that_show(state.sheets[seat], symbol)[0]}",)


def targets_double(state: Cats, seat: int, symbol: int) -> tuple[str, ...]:
    """Return the ability, and the second die that shows a symbol."""
    second = dice_that_show(state.sheets[seat], symbol)[1]
    return (ability_id(state, seat, DOUBLE_CELL), f"die-{SEATS[seat]}-{second}")


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
    place = layout(int(state.players))[0][page_order(state).index(seat)]
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
    lines = "".join(f"M0 {y}H420" for y in range(14, 410, 14))
    lines += "".join(f"M{x} 0V410" for x in range(14, 420, 14))
    ruling = el("path", d=lines, stroke="var(--cats-rule)", stroke_width=0.8, fill="none")
    return symbols() + symbol("ruling", ruling)


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
    ("sign-star", (("star", 0, 0, 2.4),)),
    ("sign-bonus", (("bonus", -11, 0, 1.2), ("bonus-won", 11, 0, 1.2))),
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
    places, tiles, table = layout(int(state.players))
    pages = [
        draw_page(state, say, seat, place)
        for seat, place in zip(page_order(state), places, strict=False)
    ]
    return picture(
        WIDTH,
        HEIGHT,
        el("defs", printed(state)),
        *pages,
        ability_tiles(state, say, *tiles),
        points_table(state, say, *table),
        title_text=say(Message("name")),
        areas=areas(state, say, places, tiles, table),
    )


def areas(
    state: Cats, say: Say, places: list[Place], tiles: Tiles, table: tuple[float, float]
) -> list[Area]:
    """Return what a small screen shows one by one; the first page is its reader's own."""

    def page(name: Message, place: Place) -> Area:
        x, y, scale = place
        return (say(name), x - 4, y - 4, PAGE_WIDTH * scale + 8, PAGE_HEIGHT * scale + 8)

    players = int(state.players)
    own, *others = places[:players]
    found = [page(Message("area-sheet"), own)]
    for number_, place in enumerate(others, start=1):
        found.append(page(Message("area-other", {"number": number_}), place))
    left, top, width, columns = tiles
    tall = (tile_height(width / columns) + 6) * (4 / columns)
    found.append((say(Message("area-abilities")), left - 6, top - 6, width + 12, tall + 6))
    x, y = table
    wide = POINTS_FIRST + POINTS_WIDE * players
    tall = 34 + POINTS_ROW * len(categories(state.page))
    return [*found, (say(Message("area-points")), x - 8, y - 8, wide, tall)]


def page_order(state: Cats) -> list[int]:
    """Return the seats as their pages lie: first, and large, who acts or who has won."""
    actor = int(state.actor())
    large = list(state.result()).index(1) if actor == OVER else max(actor, 0)
    return [large, *(seat for seat in range(int(state.players)) if seat != large)]


def layout(players: int) -> tuple[list[Place], Tiles, tuple[float, float]]:
    """Return the pages' places (x, y, scale), the tiles' (x, y, width, across), the table's."""
    places: list[Place]
    if players == 1:
        return [(24, 20, 1.85)], (832, 20, 432, 1), (840, 352)
    if players == 2:
        return [(14, 28, 1.78), (800, 14, 1.0)], (776, 440, 268, 1), (1052, 440)
    if players == 3:
        return [(14, 88, 1.52), (668, 14, 0.7), (972, 14, 0.7)], (668, 314, 606, 1), (680, 636)
    if players < 6:
        places = [(616 + 330 * (i % 2), 14 + 324 * (i // 2), 0.77) for i in range(4)]
        return [(14, 14, 1.4), *places], (616, 668, 658, 2), (20, 600)
    places = [(736 + 268 * (i % 2), 14 + 260 * (i // 2), 0.62) for i in range(5)]
    return [(14, 14, 1.5), *places], (1004, 538, 276, 1), (20, 640)


# What all players share


WIDE = 400.0  # a sticker wider than this has its number and letter beside the text, not above it
LETTER = 6.5  # how wide a letter of the explanation is, by and large


def tile_height(width: float) -> float:
    """Return how tall a sticker of a width is."""
    return 70.0 if width > WIDE else 57.0


def ability_tiles(state: Cats, say: Say, x: float, y: float, width: float, columns: int) -> str:
    """Return the abilities as stickers: number, letter, name and what it does."""
    step = width / columns
    tall = tile_height(step)
    tiles = []
    for place, ability in enumerate(state.abilities):
        left, top = x + place % columns * step, y + place // columns * (tall + 6)
        name, letter = Message(f"ability-{ABILITIES[ability]}"), state.page.letters[ability]
        about = say(Message(f"about-{ABILITIES[ability]}"))
        paper: Attributes = {"fill": "var(--yellow-soft)", "stroke": "var(--yellow)"}
        inside = wide_tile if step > WIDE else narrow_tile
        tiles.append(
            group(
                title(about),
                el("rect", x=left, y=top, width=step - 8, height=tall, rx=10, **paper),
                inside(left, top, step - 8, place + 2, letter, say(name), about),
                id=f"tile-{place + 2}",
            )
        )
    return "".join(tiles)


def wide_tile(
    x: float, y: float, width: float, digit: int, letter: str, name: str, about: str
) -> str:
    """Return a sticker's inside with number and letter beside the text."""
    lines = wrapped(about, int((width - 80) / (LETTER * 1.06)))
    middle_y = y + tile_height(width + 8) / 2
    top = middle_y - 10 * len(lines)
    figure = f"translate({number(x + 22)} {number(middle_y)}) scale(.9)"
    return "".join(
        [
            el("use", href=f"#s-{digit}", transform=figure),
            label(x + 50, middle_y, letter, 26, font_weight="bold"),
            label(x + 70, top, name, 17, text_anchor="start", font_weight="bold"),
            *(
                label(x + 70, top + 20 * (i + 1), line, 15, text_anchor="start")
                for i, line in enumerate(lines)
            ),
        ]
    )


def narrow_tile(
    x: float, y: float, width: float, digit: int, letter: str, name: str, about: str
) -> str:
    """Return a sticker's inside with number, letter and name above the text."""
    lines = wrapped(about, int((width - 16) / LETTER))
    figure = f"translate({number(x + 16)} {number(y + 13)}) scale(.55)"
    return "".join(
        [
            el("use", href=f"#s-{digit}", transform=figure),
            label(x + 36, y + 13, letter, 18, font_weight="bold"),
            label(x + 50, y + 13, name, 16, text_anchor="start", font_weight="bold"),
            *(
                label(x + 8, y + 31 + 16 * i, line, 14.5, text_anchor="start")
                for i, line in enumerate(lines)
            ),
        ]
    )


def wrapped(text: str, most: int) -> list[str]:
    """Break a sentence into lines of at most so many letters."""
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) >= most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


POINTS_ROW, POINTS_FIRST, POINTS_WIDE = 19.0, 158.0, 42.0


def points_table(state: Cats, say: Say, x: float, y: float) -> str:
    """Return everybody's points by category; until the end empty cells cost nothing yet."""
    row, first, wide = POINTS_ROW, POINTS_FIRST, POINTS_WIDE
    names: list[str] = []
    numbers: list[str] = []
    parts = [round_mark(state, say, x, y + 8)]
    for seat in range(int(state.players)):
        parts.append(seat_mark(seat, x + first + wide * seat, y + 8, 7))
    for place, kind in enumerate(categories(state.page)):
        height = y + 30 + place * row
        text = say(Message(f"category-{CATEGORIES[kind]}"))
        names.append(el("text", escape(text), x=x, y=height + 5.4))
        for seat in range(int(state.players)):
            shown = str(points(state.sheets[seat], kind)).replace("-", "−")
            if kind == FOR_EMPTY and state.actor() != OVER:
                shown = f"({shown})"
            numbers.append(el("text", shown, x=x + first + wide * seat, y=height + 5.4))
    ink: Attributes = {"font_size": 16, "fill": "var(--ink)"}
    parts += [group(*names, **ink), group(*numbers, text_anchor="middle", **ink)]
    return group(*parts, id="points")


def round_mark(state: Cats, say: Say, x: float, y: float) -> str:
    """Return the level and the round, and whether it is the last one."""
    level = say(Message("sheet-level", {"level": int(state.page.level)}))
    turn = say(Message("sheet-round", {"round": int(state.round)}))
    last = state.is_last_round()
    text = f"{level} · {say(Message('sheet-last')) if last else turn}"
    ends = Message("setting-end-all" if state.page.grows else "setting-end-first")
    colour = "var(--red)" if last else "var(--ink)"
    bold: Attributes = {"text_anchor": "start", "font_weight": "bold", "fill": colour}
    return group(title(say(ends)), label(x, y, text, 16, **bold), id="round")


def categories(page: Page) -> list[int]:
    """Return the categories that a page scores."""
    kinds = [0, 1, 2, 3]
    if page.on_track:
        kinds.append(4)
    if len(page.cheese):
        kinds.append(5)
    if page.by_line or len(page.areas):
        kinds.append(6)
    if len(page.bonus):
        kinds.append(7)
    return [*kinds, int(FOR_EMPTY)] if page.penalty else kinds
