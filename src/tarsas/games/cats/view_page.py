"""A player's page of House of Cats: the cells, the boxes of the abilities, the dice, the cat track.

Every page is drawn alike, in units of its own; a cell is 40 units wide within the grid.
"""

from collections.abc import Callable
from itertools import groupby
from operator import itemgetter

from tarsas.core.options import SEATS
from tarsas.core.text import Args, Message
from tarsas.draw.pieces import name_label, seat_mark
from tarsas.draw.svg import Attributes, el, group, label, number, symbol, title, use
from tarsas.games.cats.actions import KINDS
from tarsas.games.cats.components import AREAS, COLUMN_NAMES, cell_name
from tarsas.games.cats.rules import ROLLING, ROLLING_STARS, Cats
from tarsas.games.cats.rules_page import (
    ABILITIES,
    ANY_NUMBER,
    AREA_NAMES,
    MORE_OR_FEWER,
    MOUSE,
    SYMBOLS,
    Page,
    count,
)
from tarsas.games.cats.rules_sheet import (
    CHOOSE,
    DICE,
    DOUBLED_DIE,
    FIRST_MOUSE,
    GROW,
    PLACE,
    SECOND_MOUSE,
    STAR,
    USED,
    WRITE,
    Sheet,
)
from tarsas.games.cats.sentences_tasks import cells_of, symbol_at, written

Say = Callable[[Message], str]
Place = tuple[float, float, float]

PAGE_WIDTH, PAGE_HEIGHT = 420.0, 410.0
GRID_WIDTH, GRID_HEIGHT = 318.0, 268.0  # of the part of a page that holds the cells
GRID_X, GRID_Y = 12.0, 46.0
NAMES = 21.0  # the margin that holds the letters of the columns, and that of the rows' numbers
CHEESE = 30.0  # the margin that holds the cheese
SMALLEST = 22.0  # of a text: six pages share the table, so that the small ones are small indeed
MOST_CIRCLES = 3


def draw_page(state: Cats, say: Say, seat: int, place: Place) -> str:
    """Return a player's page."""
    own, colour = state.sheets[seat], SEATS[seat]
    return group(
        use("page", 0, 0),
        use("front", 0, 0, color=f"var(--{colour})"),
        heading(state, say, seat),
        grid(state, say, seat),
        *(ability_box(state, say, seat, place_) for place_ in range(4)),
        more_or_fewer(state, say, seat),
        dice_row(state, say, seat),
        palette(own, say, colour),
        track(own, say, colour) if state.page.on_track else "",
        id=f"sheet-{colour}",
        data_page=colour,  # the client gives its reader's page the first, large place
        transform=placed(place),
    )


def placed(place: Place) -> str:
    """Return the transform that puts a page in its place."""
    x, y, scale = place
    return f"translate({number(x)} {number(y)}) scale({scale})"


def heading(state: Cats, say: Say, seat: int) -> str:
    """Return the player's name, how far they are, and their points."""
    own, colour = state.sheets[seat], SEATS[seat]
    name = say(Message(colour))
    parts = [
        seat_mark(seat, 26, 25, 11),
        label(404, 25, str(state.score(seat)), 34, text_anchor="end", font_weight="bold"),
    ]
    left = int(own.need - own.used) if state.waited_for and not own.done else 0
    parts.append(name_label(46, 25, name, 23, 230, font_weight="bold"))
    if state.waited_for and own.done:
        parts.append(group(title(say(Message("sign-tick"))), use("tick", 330, 25)))
    elif left > 0:  # as a sign: beside long names there is no room for words
        parts.append(dice_left(left, say(Message("sheet-dice-left", {"count": left}))))
    return "".join(parts)


def dice_left(count: int, about: str) -> str:
    """Return how many dice are still to be used: a number and a die."""
    edge: Attributes = {"fill": "var(--card)", "stroke": "var(--ink)", "stroke_width": 2}
    return group(
        title(about),
        label(322, 25, str(count), 24, text_anchor="end"),
        el("rect", x=329, y=13, width=24, height=24, rx=6, **edge),
        *(el("circle", cx=341 + d, cy=25 + d, r=2.6, fill="var(--ink)") for d in (-6, 0, 6)),
    )


# What is printed on every page


def cell_size(page: Page) -> float:
    """Return how large the cells are printed."""
    margin = NAMES + (CHEESE if len(page.cheese) else 0.0)
    columns, rows = int(page.columns), int(page.rows)
    return min((GRID_WIDTH - margin) / columns, (GRID_HEIGHT - margin) / rows, 44.0)


def corner(page: Page) -> tuple[float, float]:
    """Return where the cells begin on a page: in the middle of their part of it."""
    margin = NAMES + (CHEESE if len(page.cheese) else 0.0)
    size = cell_size(page)
    width, height = size * int(page.columns) + margin, size * int(page.rows) + margin
    return (
        GRID_X + NAMES + (GRID_WIDTH - width) / 2,
        GRID_Y + NAMES + (GRID_HEIGHT - height) / 2,
    )


def middle(page: Page, cell: int) -> tuple[int, int]:
    """Return the centre of a cell, in units of 40 a cell."""
    row, column = divmod(cell, int(page.columns))
    return column * 40 + 20, row * 40 + 20


def printed(state: Cats) -> str:
    """Return the symbols of what everybody's page has: the cells, their names, and the abilities.

    Kept once for all pages: six of them would else take more than a picture may.
    """
    page = state.page
    return "".join(
        [
            symbol(
                "page", use("paper", 0, 0), ruling(page), use("tray", 0, 0), printed_names(page)
            ),
            symbol("printed", printed_grid(page)),
            *(boxes(state, place) for place in range(4)),
            symbol("head-more", letter_sign(page.letters[MORE_OR_FEWER], 0, 0)),
        ]
    )


def ruling(page: Page) -> str:
    """Return the squares of the paper: half a cell wide, so that cells follow its lines."""
    (left, top), step = corner(page), cell_size(page) / 2
    across = [left % step + step * i for i in range(int(PAGE_WIDTH / step) + 1)]
    down = [top + step * i for i in range(-int((top - 46) / step), int((405 - top) / step) + 1)]
    lines = [f"M{number(x)} 45V410" for x in across if 4 < x < PAGE_WIDTH - 4]
    lines += [f"M0 {number(y)}H420" for y in down]
    return el("path", d="".join(lines), stroke="var(--cats-rule)", stroke_width=0.8, fill="none")


def printed_grid(page: Page) -> str:
    """Return the cells, and the areas of level 3."""
    parts = [el("path", d=ground(page, page.grid), fill="var(--cats-sheet)")]
    for area, colour in zip(page.areas, AREAS.values(), strict=False):
        parts.append(el("path", d=ground(page, area), fill=f"var(--{colour}-soft)"))
    inner = el("path", d=squares(page, page.grid), stroke="var(--line)", fill="none")
    parts.append(inner)
    for area in page.areas:  # a strong outline, so that areas are not told by colour alone
        outline = borders(page, int(area))
        parts.append(el("path", d=outline, stroke="var(--faint)", stroke_width=2.5, fill="none"))
    return "".join(parts)


def printed_names(page: Page) -> str:
    """Return the letters of the columns and the numbers of the rows, as sentences use them."""
    (left, top), size = corner(page), cell_size(page)
    beside: Attributes = {"fill": "var(--faint)"}
    letters = [
        label(left + size * (column + 0.5), top - 14, COLUMN_NAMES[column], SMALLEST, **beside)
        for column in range(int(page.columns))
    ]
    numbers = [
        label(left - 11, top + size * (row + 0.5), str(row + 1), SMALLEST, **beside)
        for row in range(int(page.rows))
    ]
    return "".join([*letters, *numbers])


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


# The cells


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
    parts += draw_cells(own, say, SEATS[seat])
    if own.roomed:
        ink: Attributes = {"stroke": "var(--cats-ink)", "stroke_width": 6.0}
        parts.append(el("path", d=walls(own), fill="none", stroke_linecap="round", **ink))
    cheese = [draw_cheese(own, SEATS[seat], i, int(line)) for i, line in enumerate(page.cheese)]
    parts.append(group(title(say(Message("about-cheese"))), *cheese) if cheese else "")
    place = f"translate({number(x)} {number(y)}) scale({cell_size(page) / 40:.3f})"
    return group(*parts, transform=place)


def draw_cells(own: Sheet, say: Say, colour: str) -> list[str]:
    """Return all cells; those outside the area share an explanation, which saves kilobytes."""
    notes = {
        note: say(Message(f"note-{note}"))
        for note in ("room", "double", "crossed", "star", "bonus", "outside")
    }
    notes |= {name: say(Message(f"symbol-{name}")) for name in SYMBOLS}
    for area in AREA_NAMES[: len(own.page.areas)]:
        notes[area] = say(Message("note-area", {"area": Message(f"colour-{area}")}))
    inside = [draw_cell(own, notes, colour, cell) for cell in cells_of(own.page.grid & ~own.free)]
    outside = [draw_cell(own, notes, colour, cell) for cell in cells_of(own.free)]
    return [*inside, group(title(notes["outside"]), *outside) if outside else ""]


def draw_cell(own: Sheet, notes: dict[str, str], colour: str, cell: int) -> str:
    """Return one cell with its marks, explained by its name and all that it is."""
    page, id_ = own.page, f"cell-{colour}-{cell}"
    x, y = middle(page, cell)
    name = cell_name(cell, int(page.columns))
    if own.free >> cell & 1:
        named = (title(name),) if own.top() == GROW else ()
        return el("use", *named, id=id_, href="#cf", x=x, y=y)
    held, doubled = symbol_at(own, cell), own.doubled >> cell & 1
    found = []
    if held >= 0:
        drawn = f"{'d' if doubled else 'c'}-{SYMBOLS[held]}"
        found.append(notes[SYMBOLS[held]])
    else:
        drawn = "c" if own.open >> cell & 1 else "cx"
    roomed, starred = own.roomed >> cell & 1, page.stars >> cell & 1
    bonus = cell in [int(place) for place in page.bonus]
    kinds = {"crossed": drawn == "cx", "double": doubled, "room": roomed}
    kinds |= {name_: area >> cell & 1 for name_, area in zip(AREA_NAMES, page.areas, strict=False)}
    kinds |= {"star": starred, "bonus": bonus}
    found += [notes[kind] for kind, holds in kinds.items() if holds]
    about = title(f"{name}: {', '.join(found)}" if found else name)
    if not starred and not bonus:
        return el("use", about, id=id_, href=f"#{drawn}", x=x, y=y)
    below = use("star", x, y) if starred else ""
    above = use("bonus-won" if roomed else "bonus", x + 13, y + 13) if bonus else ""
    return group(about, below, use(drawn, x, y), above, id=id_)


def draw_cheese(own: Sheet, colour: str, nth: int, line: int) -> str:
    """Return the cheese at the end of a row or column, crossed if a mouse is there."""
    page = own.page
    columns, end = int(page.columns), max(cells_of(line))
    is_row = page.is_row(line)
    x = columns * 40 + 20 if is_row else middle(page, end)[0]
    y = middle(page, end)[1] if is_row else int(page.rows) * 40 + 18
    drawn = "cheese-x" if own.drawn[MOUSE] & line else "cheese"
    return use(drawn, x, y, id=f"cheese-{colour}-{nth + 1}")


# Abilities, dice and the track


def ability_box(state: Cats, say: Say, seat: int, place: int) -> str:
    """Return the box of a number: its ability, what a room is worth, a circle for every room."""
    own, colour = state.sheets[seat], SEATS[seat]
    x, y = 336.0, 46.0 + 67 * place
    rooms, spent = int(own.rooms[place]), int(own.spent[place])
    worth = int(state.page.room_points[place])
    told: Args = {"number": place + 2, "rooms": rooms, "points": worth, "free": rooms - spent}
    about = say(Message("about-circles", told))
    if place < len(state.abilities):
        ability = state.abilities[place]
        does = say(Message(f"about-{ABILITIES[ability]}"))
        about = f"{about} {state.page.letters[ability]}: {does}"
    return group(
        title(about),
        use(f"{'ready' if rooms > spent else 'idle'}-{place + 2}", x, y),
        circles(x + 42, y + 47, rooms, spent),
        id=f"ability-{colour}-{place + 2}",
    )


def boxes(state: Cats, place: int) -> str:
    """Return the symbols of a number's box: while its ability can be used, and while it cannot."""
    idle, ready, head = (f"{kind}-{place + 2}" for kind in ("idle", "ready", "head"))
    return (
        symbol(head, box_head(state, place))
        + symbol(idle, use("box", 0, 0), use(head, 0, 0))
        + symbol(ready, use("box-ready", 0, 0), use(head, 0, 0))
    )


def box_head(state: Cats, place: int) -> str:
    """Return what a box says on every page: its number, its ability, what its room is worth."""
    known = place < len(state.abilities)
    letter = state.page.letters[state.abilities[place]] if known else "?"
    worth = f"+{state.page.room_points[place]}"
    return "".join(
        [
            room_sign(place + 2, 19.5, 19.5),
            label(54, 20, worth, 26, font_weight="bold"),
            letter_sign(letter, 19.5, 47.5),
        ]
    )


def room_sign(digit: int, x: float, y: float) -> str:
    """Return a number within walls: a room of that number."""
    return use(f"room-{digit}", x, y)


def letter_sign(letter: str, x: float, y: float) -> str:
    """Return the letter of an ability on a small sticker."""
    return use("letter", x, y) + label(x, y, letter, SMALLEST, font_weight="bold")


def circles(x: float, y: float, rooms: int, spent: int) -> str:
    """Return the circles: free ones full, used ones crossed; many as a number."""
    if rooms > MOST_CIRCLES:
        return label(x - 5, y, f"{rooms - spent}/{rooms}", SMALLEST, text_anchor="start")
    return "".join(use("circle-x" if i < spent else "circle", x + i * 13, y) for i in range(rooms))


def more_or_fewer(state: Cats, say: Say, seat: int) -> str:
    """Return the two buttons of D beside its letter, below the boxes, if it is in play."""
    if MORE_OR_FEWER not in list(state.abilities):
        return ""
    usable = state.sheets[seat].circles(MORE_OR_FEWER) > 0
    # As far apart as the dice: else a phone comes closer for two fingertips, and the dice are gone.
    return group(
        title(say(Message("about-more_or_fewer"))),
        use("head-more", 304, 334),
        use("fewer", 340, 334, id=f"fewer-{SEATS[seat]}"),
        use("more", 394, 334, id=f"more-{SEATS[seat]}"),
        opacity=None if usable else 0.4,
    )


def dice_row(state: Cats, say: Say, seat: int) -> str:
    """Return the player's four dice; used ones are faded, the one in hand is lifted and ringed."""
    own, colour = state.sheets[seat], SEATS[seat]
    rolling = state.phase in (ROLLING, ROLLING_STARS)
    amount = int(DICE) if own.need or not state.page.stars else count(state.page.stars)
    names = ("die", "die-used", "die-unrolled", "die-hand")
    abouts = {name: say(Message(f"about-{name}")) for name in names}
    held = [] if rolling else in_hand(own)
    drawn: list[tuple[str, str]] = []
    for die in range(amount):
        x, y = 34.0 + 52 * die, 378.0
        shown = state.dice >> (4 * die) & 15 if rolling else own.die(die)
        hidden = (rolling and die >= state.rolled) or len(state.abilities) != 4
        starred = own.top() == STAR and die < own.argument()
        kind = "die-hand" if die in held else "die-unrolled" if hidden else "die"
        if kind == "die" and not rolling and (shown & USED or starred):
            kind = "die-used"
        dim = 0.35 if kind in names[1:3] or (own.done and not rolling) else None
        lifted = y - 5 if kind == "die-hand" else y
        face = "" if hidden else SYMBOLS[shown & 7]
        if kind == "die-hand":
            body = use(kind, x, lifted) + use(f"s-{face}", x, lifted)
        else:
            body = use(f"die-{face}" if face else "die", x, lifted)
        drawn.append((abouts[kind], group(body, id=f"die-{colour}-{die}", opacity=dim)))
    return "".join(  # dice alike share an explanation, which saves bytes
        group(title(about), *(die_ for _, die_ in alike))
        for about, alike in groupby(drawn, key=itemgetter(0))
    )


def in_hand(own: Sheet) -> list[int]:
    """Return the dice that are taken but not yet written: of equal ones, the last."""
    if own.top() == STAR:
        return [int(own.argument())]
    if own.top() != PLACE:
        return []
    face, amount = own.argument() & 7, 2 if own.argument() & DOUBLED_DIE else 1
    return [die for die in range(DICE) if own.die(die) == face | USED][-amount:]


def palette(own: Sheet, say: Say, colour: str) -> str:
    """Return the symbols to choose from, or the one that is to be written without a die."""
    if own.done:
        return ""
    if own.top() in (WRITE, FIRST_MOUSE, SECOND_MOUSE):
        return choice(say(Message("about-hand")), 32, SYMBOLS[written(own)], f"hand-{colour}")
    if own.top() == CHOOSE:
        faces = list(range(own.argument()))
    elif own.top() == 0:
        chosen = [KINDS.read(action) for action in own.legal()]
        turned = {named.values[1] for named in chosen if named.kind.name == "turn"}
        faces = sorted({*turned, *doubled_faces(own)})
    else:
        return ""
    names = [SYMBOLS[face] for face in faces]
    return "".join(
        choice(say(Message(f"symbol-{name}")), 32.0 + 46 * i, name, f"face-{colour}-{name}")
        for i, name in enumerate(names)
    )


def doubled_faces(own: Sheet) -> list[int]:
    """Return the symbols that the double can be chosen for, if there are several."""
    chosen = [KINDS.read(action) for action in own.legal()]
    faces = [int(named.values[0]) for named in chosen if named.kind.name == "double"]
    return faces if len(faces) > 1 else []


def choice(about: str, x: float, name: str, id_: str) -> str:
    """Return a symbol in a bright circle."""
    small = f"translate({number(x)} 334) scale(.85)"
    glyph = el("use", href=f"#s-{name}", transform=small)
    return group(title(about), use("choice", x, 334), glyph, id=id_)


def track(own: Sheet, say: Say, colour: str) -> str:
    """Return the cats of level 1 in two rows, crossed one after another."""
    labels = [int(mark) for mark in own.page.track]
    across = max((len(labels) + 1) // 2, 1)
    step = min(26.5, 184 / across)
    drawn = []
    for i, mark in enumerate(labels):
        x, y = 238 + i % across * step, 368.0 + i // across * 25
        name = "0" if mark < 0 else "any" if mark == ANY_NUMBER else SYMBOLS[mark]
        crossed = "-x" if i < own.track else ""
        drawn.append(use(f"t-{name}{crossed}", x, y, id=f"track-{colour}-{i + 1}"))
    return group(title(say(Message("about-track"))), *drawn)
