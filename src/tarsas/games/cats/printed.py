"""The paper of House of Cats: a sheet for each level, the abilities, and the signs."""

from tarsas.core.text import Message
from tarsas.draw import paper as p
from tarsas.draw.paper import GAP, MM
from tarsas.draw.sheets import Drawn, Printing, Sheet, Signs
from tarsas.draw.svg import Attributes, el, group, label, use
from tarsas.games.cats.components import AREAS, COLUMN_NAMES, LETTERS
from tarsas.games.cats.rules import Cats
from tarsas.games.cats.rules_page import ABILITIES, ANY_NUMBER, SYMBOLS, Page
from tarsas.games.cats.rules_points import CATEGORIES
from tarsas.games.cats.sentences_tasks import cells_of
from tarsas.games.cats.view_notes import categories
from tarsas.games.cats.view_page import borders, ground, middle, squares

CELL = 40.0  # of the game's own drawings
NAMES = 7 * MM  # the margins of the grid: letters and numbers, and the cheese
CHEESE = 11 * MM
BOX = 40 * MM  # the height of an ability's box
TRACK = 15 * MM
SCORE = 22 * MM
CIRCLES = 5  # rooms of a number that have a circle to cross out
GREYS = {"pencil": "#333", "ink": "#000", "room": "#fff"}
THIN: Attributes = {"stroke": "var(--ink)", "fill": "none"}


def cats_of(printing: Printing) -> Cats:
    """Return the opening that a sheet is printed from."""
    assert isinstance(printing.state, Cats)
    return printing.state


# A sheet to write on


def sheet(printing: Printing, width: float, height: float) -> str:
    """Return a player's sheet: the cells, as large as they can be, and all that belongs to them."""
    state = cats_of(printing)
    page = state.page
    below = BOX + GAP + SCORE + (TRACK + GAP if page.on_track else 0)
    ends = "setting-end-all" if page.grows else "setting-end-first"
    about = " ".join(printing.say(Message(m)) for m in (f"setting-level-{page.level}", ends))
    said = p.paragraph(about, width, p.SMALL)
    head = 12 * MM + said.height
    parts = [
        p.to_fill_in(0, 4 * MM, printing.say(Message("print-name")), width),
        group(said.drawn, transform=p.moved(0, 10 * MM)),
    ]
    room = height - head - below - GAP
    parts.append(group(grid(page, width, room), transform=p.moved(0, head)))
    y = height - below
    if page.on_track:
        parts.append(group(track(page, width), transform=p.moved(0, y)))
        y += TRACK + GAP
    wide = (width - 3 * GAP) / 4
    for place in range(4):
        drawn = ability_box(printing, place, wide)
        parts.append(group(drawn, transform=p.moved(place * (wide + GAP), y)))
    y += BOX + GAP
    parts.append(group(scores(printing, width), transform=p.moved(0, y)))
    return "".join(parts)


def grid(page: Page, width: float, room: float) -> str:
    """Return the cells with their names, the areas, stars and bonus cells, and the cheese."""
    columns, rows = int(page.columns), int(page.rows)
    margin = NAMES + (CHEESE if len(page.cheese) else 0)
    size = min((width - margin) / columns, (room - margin) / rows)
    left = (width - margin - size * columns) / 2 + NAMES
    top = (room - margin - size * rows) / 2 + NAMES
    scale = size / CELL
    beside: Attributes = {"fill": "var(--faint)"}
    names = [
        label(left + size * (i + 0.5), top - 3.5 * MM, COLUMN_NAMES[i], 4.5 * MM, **beside)
        for i in range(columns)
    ]
    names += [
        label(left - 4 * MM, top + size * (i + 0.5), str(i + 1), 4.5 * MM, **beside)
        for i in range(rows)
    ]
    cells = group(
        *areas(page),
        el("path", d=squares(page, page.grid), stroke_width=3 / scale, **THIN),
        *marks(page),
        *first_cells(page, scale),
        *cheese(page, CHEESE / size),
        transform=p.moved(left, top, scale),
    )
    return "".join(names) + cells


def areas(page: Page) -> list[str]:
    """Return the areas of level 3, each hatched in its own way and with a strong outline."""
    found = []
    for area, colour in zip(page.areas, AREAS.values(), strict=False):
        fill = f"var(--hatch-{colour})"
        found.append(el("path", d=ground(page, int(area)), fill=fill))
        outline = borders(page, int(area))
        found.append(el("path", d=outline, stroke_width=2, stroke_linecap="square", **THIN))
    return found


def first_cells(page: Page, scale: float) -> list[str]:
    """Return what marks the cells of level 4 that one begins with: the others come with rooms."""
    if not page.grows:
        return []
    outline = borders(page, int(page.start))
    return [el("path", d=outline, stroke_width=9 / scale, stroke_linecap="square", **THIN)]


def marks(page: Page) -> list[str]:
    """Return the stars and the corners of bonus cells."""
    found = [use("star", *middle(page, cell)) for cell in cells_of(page.stars)]
    for cell in page.bonus:
        x, y = middle(page, int(cell))
        found.append(use("bonus", x + 13, y + 13))
    return found


def cheese(page: Page, share: float) -> list[str]:
    """Return the cheese at the ends of rows and columns, in a margin of some share of a cell."""
    found, off = [], CELL * share / 2
    scale = min(1.0, share * 1.3)
    for line in page.cheese:
        x, y = (float(at) for at in middle(page, max(cells_of(int(line)))))
        if page.is_row(int(line)):
            x = int(page.columns) * CELL + off
        else:
            y = int(page.rows) * CELL + off
        found.append(el("use", href="#cheese", transform=p.moved(x, y, scale)))
    return found


def track(page: Page, width: float) -> str:
    """Return the cats of level 1 in one row, to be crossed out."""
    marks = [int(mark) for mark in page.track]
    step = width / max(len(marks), 1)
    scale = min(step, TRACK) / 27
    found = []
    for place, mark in enumerate(marks):
        name = "0" if mark < 0 else "any" if mark == ANY_NUMBER else SYMBOLS[mark]
        at = p.moved(step * (place + 0.5), TRACK / 2, scale)
        found.append(el("use", href=f"#t-{name}", transform=at))
    return "".join(found)


def ability_box(printing: Printing, place: int, width: float) -> str:
    """Return a number's box: what its room is worth, its ability, and a circle for every room."""
    state = cats_of(printing)
    worth = f"+{state.page.room_points[place]}"
    parts = [
        p.box(0, 0, width, BOX, rx=2 * MM),
        el("use", href=f"#room-{place + 2}", transform=p.moved(8 * MM, 7.5 * MM, 3.6)),
        label(19 * MM, 7.5 * MM, worth, 6 * MM, font_weight="bold"),
    ]
    if place < len(state.abilities):
        ability = state.abilities[place]
        parts.append(
            letter(str(state.page.letters[ability]), width - 7 * MM, 7.5 * MM)
            + told(printing, ABILITIES[ability], width)
        )
    else:  # drawn when a game begins: its letter is written here
        parts.append(p.box(width - 12 * MM, 3 * MM, 9 * MM, 9 * MM, rx=10))
        parts += [p.rule(2 * MM, at * MM, width - 4 * MM, 1.2) for at in (19, 27)]
    step = (width - 4 * MM) / CIRCLES
    radius = min(4 * MM, step / 2 - 4)
    for i in range(CIRCLES):
        x, y = 2 * MM + step * (i + 0.5), BOX - 6 * MM
        parts.append(el("circle", cx=x, cy=y, r=radius, stroke_width=2.5, **THIN))
    return "".join(parts)


def letter(text: str, x: float, y: float) -> str:
    """Return the letter of an ability."""
    frame = p.box(x - 4 * MM, y - 4 * MM, 8 * MM, 8 * MM, rx=10)
    return frame + label(x, y, text, 5.5 * MM, font_weight="bold")


def told(printing: Printing, ability: str, width: float) -> str:
    """Return what an ability does, within its box."""
    text = printing.say(Message(f"about-{ability}"))
    said = p.paragraph(text, width - 4 * MM, p.SMALL)
    return group(said.drawn, transform=p.moved(2 * MM, 13.5 * MM))


def scores(printing: Printing, width: float) -> str:
    """Return a row of boxes for the points at the end, and a large one for their sum."""
    kinds = categories(cats_of(printing).page)
    wide = width / (len(kinds) + 1.3)
    texts = [printing.say(Message(f"sum-{CATEGORIES[kind]}")) for kind in kinds]
    texts.append(printing.say(Message("print-sum")))
    parts = []
    for place, text in enumerate(texts):
        last = place == len(kinds)
        across = wide * (1.3 if last else 1)
        line: Attributes = {"stroke_width": 6 if last else 2.5}
        said = p.paragraph(text, across - 3 * MM, p.SMALL, font_weight="bold" if last else None)
        parts.append(p.box(place * wide, 0, across, SCORE, **line))
        parts.append(group(said.drawn, transform=p.moved(place * wide + 1.5 * MM, MM)))
    return "".join(parts)


# The abilities


def abilities(printing: Printing, width: float, height: float) -> str:
    """Return all twelve abilities as cards of two columns, to be cut out or looked up."""
    page = cats_of(printing).page
    rows = len(LETTERS) // 2
    wide, tall = (width - GAP) / 2, min((height - GAP * (rows - 1)) / rows, 40 * MM)
    parts = []
    in_order = sorted(zip(page.letters, ABILITIES, strict=True))
    for place, (sign, name) in enumerate(in_order):
        drawn = p.box(0, 0, wide, tall, rx=2 * MM, stroke_dasharray="14 10")
        drawn += letter(sign, 8 * MM, tall / 2)
        title = printing.say(Message(f"ability-{name}"))
        drawn += p.words(16 * MM, 7 * MM, title, 4.6 * MM, font_weight="bold")
        said = p.paragraph(printing.say(Message(f"about-{name}")), wide - 20 * MM, 3.9 * MM)
        drawn += group(said.drawn, transform=p.moved(16 * MM, 12 * MM))
        at = p.moved(place % 2 * (wide + GAP), place // 2 * (tall + GAP))
        parts.append(group(drawn, transform=at))
    return "".join(parts)


SHEETS = (
    *(
        Sheet(
            f"level-{level}",
            Message("sheet-level", {"level": level}),
            (Drawn(sheet),),
            {"level": level},
        )
        for level in (1, 2, 3, 4)
    ),
    Sheet("abilities", Message("area-abilities"), (Drawn(abilities),)),
    Sheet("aid", Message("print-aid"), (Signs(without=("sign-choice", "sign-tick")),)),
)
