"""House of Cats as a picture: a page per player on squared paper, the abilities and the points.

All pages are drawn alike and lie in groups `sheet-<colour>`, the acting player's at the large
place. To show another one large, exchange the `transform`s of the two groups.
"""

from collections.abc import Callable

from tarsas.core.options import SEATS
from tarsas.core.state import OVER, State
from tarsas.core.text import Message
from tarsas.draw.pieces import seat_mark
from tarsas.draw.svg import Area, Attributes, el, group, label, number, picture, symbol, title, use
from tarsas.games.cats.actions import KINDS, USES
from tarsas.games.cats.components import AREAS, cell_name
from tarsas.games.cats.notation import USED_FOR
from tarsas.games.cats.rules import ROLLING, ROLLING_STARS, Cats
from tarsas.games.cats.rules_page import (
    ABILITIES,
    ANY_NUMBER,
    DOUBLE_CELL,
    MORE_OR_FEWER,
    MOUSE,
    SYMBOLS,
    Page,
    count,
    turned_by,
)
from tarsas.games.cats.rules_points import CATEGORIES, FOR_EMPTY, points
from tarsas.games.cats.rules_sheet import (
    CHOOSE,
    CROSS_OUT,
    DICE,
    DOUBLED_DIE,
    GROW,
    PLACE,
    ROOM,
    USED,
    Sheet,
)
from tarsas.games.cats.sentences import symbol_at, written
from tarsas.games.cats.view_pencil import symbols

Say = Callable[[Message], str]
Place = tuple[float, float, float]
Tiles = tuple[float, float, float, int]

WIDTH, HEIGHT = 1280.0, 800.0
PAGE_WIDTH, PAGE_HEIGHT = 420.0, 410.0
GRID_WIDTH, GRID_HEIGHT = 318.0, 264.0  # of the part of a page that holds the cells
GRID_X, GRID_Y = 12.0, 50.0
CHEESE = 30.0  # the margin that holds the cheese
MOST_CIRCLES = 5


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


def placed(place: Place) -> str:
    """Return the transform that puts a page in its place."""
    x, y, scale = place
    return f"translate({number(x)} {number(y)}) scale({scale})"


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
        el("defs", symbol("printed", printed(state.page))),
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
    tall = (tile_height(width / columns) + 8) * (4 / columns)
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
        return [(14, 28, 1.78), (800, 14, 1.0)], (776, 440, 244, 1), (1030, 440)
    if players == 3:
        return [(14, 88, 1.52), (668, 14, 0.7), (972, 14, 0.7)], (668, 314, 606, 1), (680, 636)
    if players < 6:
        places = [(616 + 330 * (i % 2), 14 + 324 * (i // 2), 0.77) for i in range(4)]
        return [(14, 14, 1.4), *places], (616, 672, 658, 2), (20, 600)
    places = [(736 + 268 * (i % 2), 14 + 260 * (i // 2), 0.62) for i in range(5)]
    return [(14, 14, 1.5), *places], (1004, 546, 268, 1), (20, 640)


# A page


def draw_page(state: Cats, say: Say, seat: int, place: Place) -> str:
    """Return a player's page."""
    own, colour = state.sheets[seat], SEATS[seat]
    paper: Attributes = {"width": PAGE_WIDTH, "height": PAGE_HEIGHT, "rx": 10.0}
    frame = el("rect", fill="none", stroke=f"var(--{colour})", stroke_width=3, **paper)
    return group(
        el("rect", fill="var(--cats-sheet)", **paper),
        use("ruling", 0, 0),
        frame,
        heading(state, say, seat),
        grid(state, say, seat),
        *(ability_box(state, say, seat, place_) for place_ in range(4)),
        dice_row(state, say, seat),
        palette(own, say, colour),
        track(own, say, colour) if state.page.on_track else "",
        id=f"sheet-{colour}",
        data_page=colour,  # the client gives its reader's page the first, large place
        transform=placed(place),
    )


def heading(state: Cats, say: Say, seat: int) -> str:
    """Return the player's name, how far they are, and their points."""
    own, colour = state.sheets[seat], SEATS[seat]
    name = say(Message(colour))
    parts = [
        seat_mark(seat, 26, 25, 11),
        label(46, 25, name, 25, text_anchor="start", font_weight="bold"),
        label(404, 25, str(state.score(seat)), 34, text_anchor="end", font_weight="bold"),
    ]
    if state.waited_for and own.done:
        parts.append(use("tick", 200, 25))
    elif state.waited_for and own.need > own.used:
        left = say(Message("sheet-dice-left", {"count": int(own.need - own.used)}))
        parts.append(label(345, 26, left, 24, text_anchor="end", fill="var(--faint)"))
    return "".join(parts)


def cell_size(page: Page) -> float:
    """Return how large the cells are printed."""
    margin = CHEESE if len(page.cheese) else 0.0
    columns, rows = int(page.columns), int(page.rows)
    return min((GRID_WIDTH - margin) / columns, (GRID_HEIGHT - margin) / rows, 44.0)


def corner(page: Page) -> tuple[float, float]:
    """Return where the cells begin on a page: in the middle of their part of it."""
    margin = CHEESE if len(page.cheese) else 0.0
    size = cell_size(page)
    width, height = size * int(page.columns) + margin, size * int(page.rows) + margin
    return GRID_X + (GRID_WIDTH - width) / 2, GRID_Y + (GRID_HEIGHT - height) / 2


def middle(page: Page, cell: int) -> tuple[int, int]:
    """Return the centre of a cell, in units of 40 a cell."""
    row, column = divmod(cell, int(page.columns))
    return column * 40 + 20, row * 40 + 20


def cells_of(cells: int) -> list[int]:
    """Return the cells of a set."""
    return [cell for cell in range(63) if cells >> cell & 1]


def squares(page: Page, cells: int) -> str:
    """Return the `d` of some cells as squares."""
    corners = [middle(page, cell) for cell in cells_of(cells)]
    return "".join(f"M{x - 20} {y - 20}h40v40h-40Z" for x, y in corners)


def ground(page: Page, cells: int) -> str:
    """Return the `d` of some cells as a ground: one bar for each run of cells in a row."""
    found = []
    columns = int(page.columns)
    for cell in cells_of(cells):
        if cell % columns and cells >> (cell - 1) & 1:
            continue
        run = 1
        while (cell + run) % columns and cells >> (cell + run) & 1:
            run += 1
        x, y = middle(page, cell)
        found.append(f"M{x - 20} {y - 20}h{40 * run}v40h-{40 * run}")
    return "".join(found)


def printed(page: Page) -> str:
    """Return what is printed on everybody's grid: cells, areas, stars, bonus letters."""
    parts = [el("path", d=ground(page, page.grid), fill="var(--cats-sheet)")]
    for area, colour in zip(page.areas, AREAS.values(), strict=False):
        parts.append(el("path", d=ground(page, area), fill=f"var(--{colour}-soft)"))
    inner = el("path", d=squares(page, page.grid), stroke="var(--line)", fill="none")
    parts.append(inner)
    for area in page.areas:  # a strong outline, so that areas are not told by colour alone
        outline = borders(page, int(area))
        parts.append(el("path", d=outline, stroke="var(--faint)", stroke_width=2.5, fill="none"))
    for cell in cells_of(page.stars):
        x, y = middle(page, cell)
        parts.append(use("star", x + 12, y + 12))
    for i, cell in enumerate(page.bonus):
        x, y = middle(page, cell)
        ring: Attributes = {"fill": "var(--cats-cheese)", "fill_opacity": 0.5}
        parts.append(el("circle", cx=x + 12, cy=y + 12, r=8, **ring))
        parts.append(label(x + 12, y + 11, "abcdefgh"[i], 15))
    return "".join(parts)


def borders(page: Page, cells: int) -> str:
    """Return the `d` of the outline of some cells."""
    found = []
    for cell in cells_of(cells):
        x, y = middle(page, cell)
        row, column = divmod(cell, int(page.columns))
        left = column > 0 and cells >> (cell - 1) & 1
        above = row > 0 and cells >> (cell - int(page.columns)) & 1
        right = column < page.columns - 1 and cells >> (cell + 1) & 1
        below = row < page.rows - 1 and cells >> (cell + int(page.columns)) & 1
        found += [
            "" if left else f"M{x - 20} {y - 20}v40",
            "" if above else f"M{x - 20} {y - 20}h40",
            "" if right else f"M{x + 20} {y - 20}v40",
            "" if below else f"M{x - 20} {y + 20}h40",
        ]
    return "".join(found)


def walls(own: Sheet) -> str:
    """Return the `d` of the walls of all rooms."""
    page, columns = own.page, int(own.page.columns)
    found = []
    for cell in cells_of(own.roomed):
        x, y = middle(page, cell)
        left = cell % columns and own.joined_right >> (cell - 1) & 1
        above = cell >= columns and own.joined_below >> (cell - columns) & 1
        if not left:
            found.append(f"M{x - 20} {y - 20}v40")
        if not above:
            found.append(f"M{x - 20} {y - 20}h40")
        # A wall between two rooms is drawn by the right or lower one.
        right = cell % columns < columns - 1 and own.roomed >> (cell + 1) & 1
        below = own.roomed >> (cell + columns) & 1
        if not right:
            found.append(f"M{x + 20} {y - 20}v40")
        if not below:
            found.append(f"M{x - 20} {y + 20}h40")
    return "".join(found)


def grid(state: Cats, say: Say, seat: int) -> str:
    """Return the cells with what is written, the walls, and the cheese at the margins."""
    own, page = state.sheets[seat], state.page
    x, y = corner(page)
    parts = [use("printed", 0, 0)]
    if own.free:
        parts.append(el("path", d=ground(page, own.free), fill="var(--shade)"))
    if own.roomed:
        tint: Attributes = {"fill": "var(--cats-room)", "fill_opacity": 0.8}
        parts.append(el("path", d=ground(page, own.roomed), **tint))
    lively = own.gathered or (0 if own.done else own.linked)
    if lively:
        glow: Attributes = {"fill": "var(--glow)", "fill_opacity": 0.3}
        parts.append(el("path", d=ground(page, lively), **glow))
    crossed = say(Message("cell-crossed"))
    parts += [draw_cell(own, SEATS[seat], cell, crossed) for cell in cells_of(page.grid)]
    if own.roomed:
        ink: Attributes = {"stroke": "var(--ink)", "stroke_width": 5.5, "stroke_linecap": "round"}
        parts.append(el("path", d=walls(own), fill="none", **ink))
    cheese = [draw_cheese(own, SEATS[seat], i, int(line)) for i, line in enumerate(page.cheese)]
    parts.append(group(title(say(Message("about-cheese"))), *cheese) if cheese else "")
    place = f"translate({number(x)} {number(y)}) scale({cell_size(page) / 40:.3f})"
    return group(*parts, transform=place)


def draw_cell(own: Sheet, colour: str, cell: int, crossed: str) -> str:
    """Return one cell, with its name as an explanation."""
    x, y = middle(own.page, cell)
    held, kind = symbol_at(own, cell), -1
    if held >= 0:
        drawn = f"{'d' if own.doubled >> cell & 1 else 'c'}-{SYMBOLS[held]}"
    else:
        kind = -1 if own.open >> cell & 1 else -3 if own.free >> cell & 1 else -2
        drawn = {-1: "c", -2: "cx", -3: "cf"}[kind]
    about = cell_name(cell, int(own.page.columns))
    if kind == -2:
        about += f", {crossed}"
    quiet = kind == -3 and own.top() != GROW  # saves some kilobytes on level 4
    explained = () if quiet else (title(about),)
    return el("use", *explained, id=f"cell-{colour}-{cell}", href=f"#{drawn}", x=x, y=y)


def draw_cheese(own: Sheet, colour: str, nth: int, line: int) -> str:
    """Return the cheese at the end of a row or column, crossed if a mouse is there."""
    page = own.page
    columns, end = int(page.columns), max(cells_of(line))
    is_row = line == page.lines[end // columns]
    x = columns * 40 + 20 if is_row else middle(page, end)[0]
    y = middle(page, end)[1] if is_row else int(page.rows) * 40 + 18
    drawn = "cheese-x" if own.drawn[MOUSE] & line else "cheese"
    return use(drawn, x, y, id=f"cheese-{colour}-{nth + 1}")


# Abilities, dice and the track of a page


def ability_box(state: Cats, say: Say, seat: int, place: int) -> str:
    """Return the box of a number: its ability's letter and a circle for every room."""
    own, colour = state.sheets[seat], SEATS[seat]
    x, y = 336.0, 50.0 + 67 * place
    rooms, spent = int(own.rooms[place]), int(own.spent[place])
    about: dict[str, str | int | Message] = {
        "number": place + 2,
        "rooms": rooms,
        "points": int(state.page.room_points[place]),
        "free": rooms - spent,
    }
    known = place < len(state.abilities)
    letter = state.page.letters[state.abilities[place]] if known else "?"
    box = group(
        title(say(Message("about-circles", about))),
        use("box-ready" if rooms > spent else "box", x, y),
        use(f"s-{place + 2}", x + 20, y + 20),
        label(x + 55, y + 20, letter, 26, font_weight="bold"),
        circles(x + 12, y + 47, rooms, spent),
        id=f"ability-{colour}-{place + 2}",
    )
    if known and state.abilities[place] == MORE_OR_FEWER:
        box += use("fewer", x + 40, y + 46, id=f"fewer-{colour}")
        box += use("more", x + 62, y + 46, id=f"more-{colour}")
    return box


def circles(x: float, y: float, rooms: int, spent: int) -> str:
    """Return the circles: free ones full, used ones crossed; many as a number."""
    if rooms > MOST_CIRCLES:
        return label(x - 4, y, f"{rooms - spent}/{rooms}", 20, text_anchor="start")
    return "".join(use("circle-x" if i < spent else "circle", x + i * 13, y) for i in range(rooms))


def dice_row(state: Cats, say: Say, seat: int) -> str:
    """Return the player's four dice; used ones are faded and ticked."""
    own, colour = state.sheets[seat], SEATS[seat]
    rolling = state.phase in (ROLLING, ROLLING_STARS)
    amount = int(DICE) if own.need or not state.page.stars else count(state.page.stars)
    abouts = [say(Message(f"about-die{kind}")) for kind in ("", "-used", "-unrolled")]
    drawn = []
    for die in range(amount):
        x, y = 36.0 + 49 * die, 380.0
        shown = state.dice >> (4 * die) & 15 if rolling else own.die(die)
        hidden = (rolling and die >= state.rolled) or len(state.abilities) != 4
        used = not rolling and bool(shown & USED)
        face = "" if hidden else use(f"s-{SYMBOLS[shown & 7]}", x, y)
        about = abouts[2 if hidden else 1 if used else 0]
        dim = 0.3 if used or hidden or (own.done and not rolling) else None
        drawn.append(
            group(title(about), use("die", x, y), face, id=f"die-{colour}-{die}", opacity=dim)
        )
    return "".join(drawn)


def palette(own: Sheet, say: Say, colour: str) -> str:
    """Return the symbols to choose from, while there is something to choose."""
    if own.done:
        return ""
    if own.top() == CHOOSE:
        faces = list(range(own.argument()))
    elif own.top() == 0:
        chosen = [KINDS.read(action) for action in own.legal()]
        faces = sorted({named.values[1] for named in chosen if named.kind.name == "turn"})
    else:
        return ""
    drawn = []
    for i, face in enumerate(faces):
        x = 32.0 + 46 * i
        body = use("choice", x, 335)
        glyph = el(
            "use", href=f"#s-{SYMBOLS[face]}", transform=f"translate({number(x)} 335) scale(.85)"
        )
        about = title(say(Message(f"symbol-{SYMBOLS[face]}")))
        drawn.append(group(about, body, glyph, id=f"face-{colour}-{SYMBOLS[face]}"))
    return "".join(drawn)


def track(own: Sheet, say: Say, colour: str) -> str:
    """Return the cats of level 1 in two rows, crossed one after another."""
    labels = [int(mark) for mark in own.page.track]
    across = max((len(labels) + 1) // 2, 1)
    step = min(27.0, 186 / across)
    drawn = []
    for i, mark in enumerate(labels):
        x, y = 226 + i % across * step, 368.0 + i // across * 25
        name = "0" if mark < 0 else "any" if mark == ANY_NUMBER else SYMBOLS[mark]
        crossed = "-x" if i < own.track else ""
        drawn.append(use(f"t-{name}{crossed}", x, y, id=f"track-{colour}-{i + 1}"))
    return group(title(say(Message("about-track"))), *drawn)


# What all players share


EXPLAINED = 400.0  # a sticker wider than this has room for what the ability does


def tile_height(width: float) -> float:
    """Return how tall a sticker of a width is."""
    return 70.0 if width > EXPLAINED else 50.0


def ability_tiles(state: Cats, say: Say, x: float, y: float, width: float, columns: int) -> str:
    """Return the abilities as stickers: number, letter and name, explained where there is room."""
    step = width / columns
    explained = step > EXPLAINED
    tall = tile_height(step)
    tiles = []
    for place, ability in enumerate(state.abilities):
        left, top = x + place % columns * step, y + place // columns * (tall + 8)
        middle_, name = top + tall / 2, ABILITIES[ability]
        paper: Attributes = {"fill": "var(--yellow-soft)", "stroke": "var(--yellow)"}
        figure = f"translate({number(left + 22)} {number(middle_)}) scale(.9)"
        text = [say(Message(f"ability-{name}"))]
        about = say(Message(f"about-{name}"))
        if explained:
            text += wrapped(about, 50 if step < 500 else 75)
        tiles.append(
            group(
                title(about),
                el("rect", x=left, y=top, width=step - 8, height=tall, rx=10, **paper),
                el("use", href=f"#s-{place + 2}", transform=figure),
                label(left + 50, middle_, state.page.letters[ability], 26, font_weight="bold"),
                tile_text(left + 70, middle_, text),
                id=f"tile-{place + 2}",
            )
        )
    return "".join(tiles)


def wrapped(text: str, most: int) -> list[str]:
    """Break a sentence into lines of at most so many letters."""
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) >= most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def tile_text(x: float, y: float, lines: list[str]) -> str:
    """Return an ability's name and, if there is room, what it does."""
    top = y - 10 * (len(lines) - 1)
    return "".join(
        label(
            x,
            top + 20 * i,
            line,
            17 if i == 0 else 15,
            text_anchor="start",
            font_weight="bold" if i == 0 and len(lines) > 1 else None,
        )
        for i, line in enumerate(lines)
    )


POINTS_ROW, POINTS_FIRST, POINTS_WIDE = 19.0, 176.0, 42.0


def points_table(state: Cats, say: Say, x: float, y: float) -> str:
    """Return everybody's points by category; until the end empty cells cost nothing yet."""
    row, first, wide = POINTS_ROW, POINTS_FIRST, POINTS_WIDE
    level = say(Message("sheet-level", {"level": int(state.page.level)}))
    turn = say(Message("sheet-round", {"round": int(state.round)}))
    parts = [label(x, y + 8, f"{level} · {turn}", 16, text_anchor="start", font_weight="bold")]
    for seat in range(int(state.players)):
        parts.append(seat_mark(seat, x + first + wide * seat, y + 8, 7))
    for place, kind in enumerate(categories(state.page)):
        height = y + 30 + place * row
        text = say(Message(f"points-{CATEGORIES[kind]}"))
        parts.append(label(x, height, text, 16, text_anchor="start"))
        for seat in range(int(state.players)):
            shown = str(points(state.sheets[seat], kind)).replace("-", "−")
            if kind == FOR_EMPTY and state.actor() != OVER:
                shown = f"({shown})"
            parts.append(label(x + first + wide * seat, height, shown, 16))
    return group(*parts, id="points")


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
