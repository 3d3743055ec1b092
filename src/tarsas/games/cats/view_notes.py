"""What lies beside the pages of House of Cats: the abilities as stickers, and the points."""

from xml.sax.saxutils import escape

from tarsas.core.state import OVER
from tarsas.core.text import Message
from tarsas.draw.pieces import seat_mark
from tarsas.draw.svg import Attributes, el, group, label, number, path, title
from tarsas.games.cats.rules import Cats
from tarsas.games.cats.rules_page import ABILITIES, Page
from tarsas.games.cats.rules_points import CATEGORIES, FOR_EMPTY, points
from tarsas.games.cats.view_page import Say, letter_sign, room_sign

Box = tuple[float, float, float, float]
"""Left, top, width and height."""

LETTER = 0.47  # how wide a letter is, by and large, for its height
GAP = 8.0


def wrapped(text: str, most: int) -> list[str]:
    """Break a sentence into lines of at most so many letters."""
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) >= most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


# Abilities


def ability_tiles(state: Cats, say: Say, box: Box) -> str:
    """Return the abilities as stickers: number, letter, name and what it does."""
    left, top, width, height = box
    wide, tall = (width - GAP) / 2, (height - GAP) / 2
    abouts = [say(Message(f"about-{ABILITIES[ability]}")) for ability in state.abilities]
    size = letters_that_fit(abouts, wide - 18, tall - 42)
    tiles = []
    for place, ability in enumerate(state.abilities):
        x, y = left + place % 2 * (wide + GAP), top + place // 2 * (tall + GAP)
        name, letter = Message(f"ability-{ABILITIES[ability]}"), state.page.letters[ability]
        lines = wrapped(abouts[place], int((wide - 18) / (size * LETTER)))
        tiles.append(
            group(
                title(abouts[place]),
                sticker(x, y, wide, tall),
                room_sign(place + 2, x + 24, y + 22),
                letter_sign(letter, x + 57, y + 22),
                label(x + 80, y + 22, say(name), 21, text_anchor="start", font_weight="bold"),
                *(
                    label(x + 11, y + 40 + size * 1.12 * (i + 0.5), line, size, text_anchor="start")
                    for i, line in enumerate(lines)
                ),
                id=f"tile-{place + 2}",
            )
        )
    return "".join(tiles)


def sticker(x: float, y: float, width: float, height: float) -> str:
    """Return the yellow paper of a sticker, whose lower right corner comes off."""
    right, low, fold = x + width, y + height, 14.0
    sides = [(x, y), (right, y), (right, low - fold), (right - fold, low), (x, low)]
    flap = [(right, low - fold), (right - fold, low - fold), (right - fold, low)]
    edge: Attributes = {"stroke": "var(--yellow)", "stroke_linejoin": "round"}
    return (
        el("path", d=path(sides), fill="var(--yellow-soft)", **edge)
        + el("path", d=path(flap), fill="var(--cats-sheet)", **edge)
    )  # fmt: skip


def letters_that_fit(texts: list[str], width: float, height: float) -> float:
    """Return the largest letters in which each of these texts has room."""
    for size in (20.0, 18.0):
        most = max((len(wrapped(text, int(width / (size * LETTER)))) for text in texts), default=0)
        if most * size * 1.12 <= height:
            return size
    return 16.0


# Points


NAMES, COLUMN = 134.0, 52.0  # how much the names of the rows need, and a column at most
SMALL = 14.6  # the smallest letters that a screen still shows well
MARGIN = 12.0
NOTE = 130.0  # how tall a note on the scoring is, by and large
DOODLE = 150.0  # how much paper a doodle needs
LEAST_NOTE = 180.0  # how wide a note must be to be read with ease


def points_table(state: Cats, say: Say, box: Box) -> str:
    """Return everybody's points by category on a slip of paper, and how this level scores."""
    left, top, width, height = box
    over = state.actor() == OVER
    lines = points_lines(state, say, over)
    spare = NOTE if height > 3 * NOTE else 0.0
    players = int(state.players)
    row = min((height - spare) / (len(lines) + 2.1), 44.0 if players < 4 else 31.0)
    wide = min((width - NAMES - 2 * MARGIN) / players, COLUMN)
    longest = max(len(name) for name, _ in lines)
    size = min(row * 0.66, 23.0, (width - 2 * MARGIN - wide * players) / (longest * 0.5))
    size = max(size, SMALL)
    first = left + MARGIN + longest * size * 0.5 + wide * 0.6
    mark = round_mark(state, say, left + MARGIN, top + row * 0.75, size if players < 4 else 16.0)
    parts = [slip(box), mark]
    parts += [seat_mark(seat, first + wide * seat, top + row * 0.75, 8) for seat in range(players)]
    names, numbers = [], [""] * players  # these column by column
    for place, (name, shown) in enumerate(lines):
        y = top + row * (place + 1.8) + size * 0.34
        bold = "bold" if place == sum_place(lines, state.page, over) else None
        names.append(el("text", escape(name), x=left + MARGIN, y=y, font_weight=bold))
        for seat, amount in enumerate(shown):
            numbers[seat] += el("text", amount, y=y, font_weight=bold)
    ink: Attributes = {"font_size": size, "fill": "var(--ink)"}
    columns = [
        group(column, transform=f"translate({number(first + wide * seat)})")
        for seat, column in enumerate(numbers)
    ]
    parts += [group(*names, **ink), group(*columns, text_anchor="middle", **ink)]
    bottom = top + row * (len(lines) + 1.3)
    if state.page.penalty and not over:
        each: Attributes = {"text_anchor": "start", "fill": "var(--faint)"}
        parts.append(label(left + MARGIN, bottom + 4, say(Message("sheet-empty")), SMALL, **each))
        bottom += 16
    right, low = left + width - MARGIN, top + height - MARGIN
    beside = first + wide * players
    below: Box = (left + MARGIN, bottom + 12, right - left - MARGIN, low - bottom - 12)
    note, bottom = scoring(state, say, below)
    if low - bottom > DOODLE:
        note += doodle(left + width / 2, low)
    if not note and right - beside > LEAST_NOTE:
        note, _ = scoring(state, say, (beside, top + MARGIN, right - beside, low - top - MARGIN))
    return group(*parts, note, id="points")


def sum_place(lines: list[tuple[str, list[str]]], page: Page, over: bool) -> int:
    """Return which line is the sum: the last, but for the empty cells that cost nothing yet."""
    return len(lines) - (2 if page.penalty and not over else 1)


def points_lines(state: Cats, say: Say, over: bool) -> list[tuple[str, list[str]]]:
    """Return the lines of the table; until the end, empty cells are counted below the sum."""
    sheets = [state.sheets[seat] for seat in range(int(state.players))]
    kinds = categories(state.page)
    scored = [kind for kind in kinds if over or kind != FOR_EMPTY]
    lines = [
        (
            say(Message(f"category-{CATEGORIES[kind]}")),
            [str(points(own, kind)).replace("-", "−") for own in sheets],
        )
        for kind in scored
    ]
    sums = [str(state.score(seat)).replace("-", "−") for seat in range(len(sheets))]
    lines.append((say(Message("sheet-sum")), sums))
    if len(scored) < len(kinds):
        left = [str(-points(own, int(FOR_EMPTY))) for own in sheets]
        lines.append((say(Message(f"category-{CATEGORIES[FOR_EMPTY]}")), left))
    return lines


def slip(box: Box) -> str:
    """Return the paper of the table."""
    x, y, width, height = box
    size: Attributes = {"width": width, "height": height, "rx": 6.0}
    return el("rect", x=x + 3, y=y + 4, fill="#000", fill_opacity=0.1, **size) + el(
        "rect", x=x, y=y, fill="var(--cats-sheet)", stroke="var(--line)", **size
    )


def scoring(state: Cats, say: Say, box: Box) -> tuple[str, float]:
    """Return how this level scores and ends, if there is room for it, and where that ends."""
    x, y, width, height = box
    ends = "setting-end-all" if state.page.grows else "setting-end-first"
    told = [say(Message(f"setting-level-{state.page.level}")), say(Message(ends))]
    for size in (22.0, 19.0, 17.0, SMALL):
        step = size * 1.25
        lines = [line for text in told for line in wrapped(text, int(width / (size * LETTER)))]
        if len(lines) * step <= height:
            soft: Attributes = {"text_anchor": "start", "opacity": 0.8}
            middles = [y + step * (i + 0.5) for i in range(len(lines))]
            texts = zip(middles, lines, strict=True)
            drawn = "".join(label(x, at, line, size, **soft) for at, line in texts)
            return drawn, y + step * len(lines)
    return "", y + height


def doodle(x: float, low: float) -> str:
    """Return a cat that looks at a mouse, where a slip is empty far down."""
    figures = (("cat", x - 50, low - 66, 3.4), ("mouse", x + 70, low - 36, 1.9))
    drawn = [
        el("use", href=f"#s-{name}", transform=f"translate({number(at)} {number(y)}) scale({size})")
        for name, at, y, size in figures
    ]
    return group(*drawn, opacity=0.3)


def round_mark(state: Cats, say: Say, x: float, y: float, size: float) -> str:
    """Return the level and the round, and whether it is the last one."""
    level = say(Message("sheet-level", {"level": int(state.page.level)}))
    turn = say(Message("sheet-round", {"round": int(state.round)}))
    last = state.is_last_round()
    text = f"{level} · {say(Message('sheet-last')) if last else turn}"
    ends = Message("setting-end-all" if state.page.grows else "setting-end-first")
    colour = "var(--red)" if last else "var(--ink)"
    bold: Attributes = {"text_anchor": "start", "font_weight": "bold", "fill": colour}
    return group(title(say(ends)), label(x, y, text, size, **bold), id="round")


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
