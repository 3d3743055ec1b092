"""The plain picture: seats with their points at the left, the fields of the position at the right.

For a game without a `view.py`. Places of a grid can be clicked by the ids that the targets of
actions name; every other action is a button of the page.
"""

import re
from collections.abc import Callable, Sequence
from math import ceil, sqrt

from tarsas.core import plain
from tarsas.core.fields import Cell, Fact, Field, Grid, Holding, Said
from tarsas.core.game import Game
from tarsas.core.options import SEATS
from tarsas.core.state import OVER, State
from tarsas.core.text import Message
from tarsas.draw.pieces import name_label, seat_mark
from tarsas.draw.svg import Area, Attributes, el, group, label, picture, title

Say = Callable[[Message], str]

WIDTH, HEIGHT = 1280.0, 800.0
MARGIN = 14.0
SIDE = 290.0  # the width of the seats' column
LEFT = MARGIN + SIDE + MARGIN  # where the fields begin
ROOM = WIDTH - MARGIN - LEFT
LEAST_HEIGHT = 420.0  # without a board
SMALLEST = 16.0  # of any text
LARGEST_CELL = 84.0
FACT_HEIGHT = 74.0
# A sign of times stays with what stands before and behind it.
WORD = re.compile("(?:[\ue000\ue003][^\ue002]*\ue002|\\S| (?=\u00d7)|(?<=\u00d7) )+")


def ids(fields: Sequence[Field]) -> set[str]:
    """Return the ids of the places that can be clicked."""
    return {cell.id for field in fields if isinstance(field, Grid) for cell in field.cells()} - {""}


def draw(game: Game, state: State, say: Say) -> str:
    """Return the picture of a position."""
    return Plain(game, state, say).draw()


class Plain:
    """One picture in the making: its elements, and the areas that a small screen shows."""

    def __init__(self, game: Game, state: State, say: Say) -> None:
        self.game = game
        self.state = state
        self.say = say
        self.fields = game.fields(state)
        self.areas: list[Area] = []

    def draw(self) -> str:
        """Return the whole picture."""
        facts = [field for field in self.fields if isinstance(field, Fact)]
        grids = [field for field in self.fields if isinstance(field, Grid)]
        lines = self.fact_lines(facts)
        top = MARGIN + (FACT_HEIGHT + MARGIN) * len(lines)
        seats = self.seats()
        board = self.grids(grids, top) if grids else [self.turn(top)]
        # Facts stand over the board where they can, so that a small screen shows them with it.
        name, left, _, wide, tall = self.areas[1]
        if any(sum(width + MARGIN for *_, width in line) > wide for line in lines):
            left = LEFT
        else:
            self.areas[1] = (name, left, MARGIN, wide, top - MARGIN + tall)
        parts = [seats, *board, *self.facts(lines, left)]
        heading = self.say(Message("name"))
        bottom = max(y + tall for _, _, y, _, tall in self.areas) + MARGIN
        height = HEIGHT if grids else max(bottom, LEAST_HEIGHT)
        # A small screen opens the first area: the board.
        areas = [*self.areas[1:], self.areas[0]]
        return picture(WIDTH, height, *parts, title_text=heading, areas=areas)

    def said(self, value: Said) -> str:
        """Return a value as it is shown."""
        return self.say(value) if isinstance(value, Message) else str(value)

    def name(self, field: Field) -> str:
        """Return the name of a field."""
        return self.say(Message("plain-name", {"field": plain.field_name(field, self.game.voice)}))

    # Seats

    def seats(self) -> str:
        """Return a panel for each seat: its points and holdings, and whose turn it is."""
        holdings = [field for field in self.fields if isinstance(field, Holding)]
        told = [self.holding_lines(holdings, seat) for seat in range(self.state.players)]
        gap = 10.0
        most = (HEIGHT - 2 * MARGIN + gap) / len(told) - gap
        tall = min(most, 66 + 23.0 * max(len(lines) for lines in told))
        panels = []
        for seat, lines in enumerate(told):
            y = MARGIN + seat * (tall + gap)
            panels.append(self.panel(seat, y, tall, lines[: int((tall - 58) / 23)]))
        area = (MARGIN, MARGIN, SIDE, len(told) * (tall + gap) - gap)
        self.areas.append((self.say(Message("plain-seats")), *area))
        return "".join(panels)

    def holding_lines(self, holdings: Sequence[Holding], seat: int) -> list[str]:
        """Return what a seat has, in lines that fit its panel."""
        lines: list[str] = []
        for field in holdings:
            lines += wrapped(f"{self.name(field)}: {self.said(field.values[seat])}", SIDE - 36, 17)
        return lines

    def panel(self, seat: int, y: float, tall: float, lines: list[str]) -> str:
        """Return one seat's panel; it glows if the seat acts, or has won."""
        state, colour = self.state, SEATS[seat]
        over = state.actor() == OVER
        bright = state.result()[seat] == 1 if over else state.may_act(seat)
        card = el(
            "rect",
            x=MARGIN,
            y=y,
            width=SIDE,
            height=tall,
            rx=12,
            fill=f"var(--{colour}-soft)" if bright else "var(--card)",
            stroke=f"var(--{colour})" if bright else "var(--line)",
            stroke_width=3 if bright else 1.5,
        )
        start: Attributes = {"text_anchor": "start"}
        name = self.say(Message(colour))
        parts = [
            card,
            seat_mark(seat, MARGIN + 27, y + 32, 11),
            name_label(MARGIN + 50, y + 32, name, 22, SIDE - 130, font_weight="bold"),
            label(MARGIN + SIDE - 18, y + 32, str(state.score(seat)), 34, text_anchor="end"),
        ]
        for number, line in enumerate(lines):
            parts.append(label(MARGIN + 18, y + 69 + 23 * number, line, 17, **start))
        return group(*parts, id=f"seat-{colour}")

    # Facts

    def fact_lines(self, facts: Sequence[Fact]) -> list[list[tuple[Fact, float]]]:
        """Return the facts in lines, each with the width of its card."""
        lines: list[list[tuple[Fact, float]]] = []
        left = 0.0
        for fact in facts:
            name, value = self.name(fact), self.said(fact.value)
            wide = min(ROOM, max(120.0, width_of(name, 17) + 32, width_of(value, 26) + 32))
            if not lines or left < wide:
                lines.append([])
                left = ROOM
            lines[-1].append((fact, wide))
            left -= wide + MARGIN
        return lines

    def facts(self, lines: list[list[tuple[Fact, float]]], left: float) -> list[str]:
        """Return a card for each fact."""
        cards = []
        for row, line in enumerate(lines):
            x, y = left, MARGIN + row * (FACT_HEIGHT + MARGIN)
            for fact, wide in line:
                cards.append(
                    self.fact(fact.name, self.name(fact), self.said(fact.value), x, y, wide)
                )
                x += wide + MARGIN
        return cards

    def fact(self, id_: str, name: str, value: str, x: float, y: float, wide: float) -> str:
        """Return the card of a fact."""
        size = max(SMALLEST, min(26.0, 26 * (wide - 32) / width_of(value, 26)))
        return group(
            card_of(x, y, wide, FACT_HEIGHT),
            label(x + wide / 2, y + 20, name, 17, fill="var(--faint)"),
            label(x + wide / 2, y + 49, value, size, font_weight="bold"),
            id=id_,
        )

    # Grids

    def grids(self, grids: Sequence[Grid], top: float) -> list[str]:
        """Return the grids under one another, each as large as the room allows."""
        rows = sum(len(grid.rows) for grid in grids)
        room = HEIGHT - top - MARGIN * len(grids) - 42 * len(grids)
        drawn = []
        for grid in grids:
            tall = min(LARGEST_CELL, room / rows) * len(grid.rows)
            drawn.append(self.grid(grid, top, tall))
            top = self.areas[-1][2] + self.areas[-1][4] + MARGIN
        return drawn

    def grid(self, grid: Grid, top: float, tall: float) -> str:
        """Return a grid on a card of its own, with its name."""
        columns = max(len(row) for row in grid.rows)
        high = min(tall / len(grid.rows), LARGEST_CELL)
        texts = [self.said(cell.text) for cell in grid.cells()]
        wide = max([high, *(width_of(text, high * 0.42) + 14 for text in texts)])
        wide = min(wide, (ROOM - 28) / columns)
        high = min(high, wide) if wide < high else high
        whole = max(columns * wide + 28, width_of(self.name(grid), 17) + 32)
        x, y = LEFT + (ROOM - whole) / 2, top + 34
        first = x + (whole - columns * wide) / 2
        cells = [
            self.cell(cell, first + place * wide, y + row * high, wide, high)
            for row, members in enumerate(grid.rows)
            for place, cell in enumerate(members)
            if cell is not None
        ]
        height = 34 + high * len(grid.rows) + 8
        self.areas.append((self.name(grid), x, top, whole, height))
        return group(
            card_of(x, top, whole, height),
            label(x + 16, top + 19, self.name(grid), 17, text_anchor="start", fill="var(--faint)"),
            group(*cells, fill="var(--paper)", stroke="var(--line)"),
            id=grid.name,
        )

    def cell(self, cell: Cell, x: float, y: float, wide: float, high: float) -> str:
        """Return a place with its text above the marks of seats."""
        box: Attributes = {"x": x + 2, "y": y + 2, "width": wide - 4, "height": high - 4}
        fill = f"var(--{cell.colour})" if cell.colour else None
        parts = [title(self.said(cell.name))] if cell.name != "" else []
        parts.append(el("rect", rx=min(7, high / 6), fill=fill, **box))
        text = self.said(cell.text)
        above = 0.0
        if text:
            above = high * 0.46 if cell.seats else high
            size = max(SMALLEST, min(above * (0.7 if cell.seats else 0.46), high * 0.42))
            bold: Attributes = {"font_weight": "bold", "stroke": "none"}
            parts.append(label(x + wide / 2, y + above / 2, text, size, **bold))
        parts += marks(cell.seats, x, y + above, wide, high - above)
        return group(*parts, id=cell.id or None)

    # Without a board

    def turn(self, top: float) -> str:
        """Return whose turn it is and what may be done, for a game that shows no board."""
        heading = wrapped(self.say(self.game.texts.prompt(self.state)), ROOM - 60, 30)
        lines = wrapped(self.say(plain.choices(self.state, self.game.texts.label)), ROOM - 60, 20)
        tall = LEAST_HEIGHT - MARGIN - top if top < 200 else 200.0
        lines = lines[: int((tall - 64 - 38 * len(heading)) / 28)]
        start: Attributes = {"text_anchor": "start"}
        parts = [card_of(LEFT, top, ROOM, tall)]
        for number, line in enumerate(heading):
            parts.append(label(LEFT + 30, top + 48 + 38 * number, line, 30, **start))
        below = top + 38 * len(heading) + 54
        for number, line in enumerate(lines):
            faint: Attributes = {"fill": "var(--faint)", **start}
            parts.append(label(LEFT + 30, below + 28 * number, line, 20, **faint))
        self.areas.append((self.say(Message("plain-turn")), LEFT, top, ROOM, tall))
        return group(*parts, id="turn")


def card_of(x: float, y: float, wide: float, tall: float) -> str:
    """Return the ground of a part of the picture."""
    rim: Attributes = {"fill": "var(--card)", "stroke": "var(--line)", "stroke_width": 1.5}
    return el("rect", x=x, y=y, width=wide, height=tall, rx=12, **rim)


def marks(seats: Sequence[int], x: float, y: float, wide: float, high: float) -> list[str]:
    """Return the marks of seats, spread over a box."""
    if not seats:
        return []
    columns = min(len(seats), max(1, ceil(sqrt(len(seats) * wide / high))))
    rows = ceil(len(seats) / columns)
    radius = min(wide / columns, high / rows, LARGEST_CELL * 0.6) * 0.3
    return [
        seat_mark(
            seat,
            x + wide * (number % columns + 0.5) / columns,
            y + high * (number // columns + 0.5) / rows,
            radius,
            stroke="none",
        )
        for number, seat in enumerate(seats)
    ]


def width_of(text: str, size: float) -> float:
    """Guess how wide a text is: the typeface is narrow, and nobody measures it here."""
    return max(1, len(text)) * size * 0.5


def wrapped(text: str, width: float, size: float) -> list[str]:
    """Return a text in lines that are about as wide as there is room.

    What a page shows by a picture or a name stays in one line.
    """
    lines, line = [], ""
    for word in WORD.findall(text):
        if line and width_of(f"{line} {word}", size) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return [*lines, line] if line else lines
