"""A short film: positions one after the other, as one SVG file that plays again and again."""

import re
from collections.abc import Sequence

from tarsas.core.game import Game
from tarsas.core.options import SEATS
from tarsas.core.record import Record
from tarsas.core.state import CHANCE, State
from tarsas.draw.picture import draw
from tarsas.draw.svg import el, group
from tarsas.draw.theme import resolve
from tarsas.draw.view import view_of

MOST = 12
"""Pictures of one film; of a longer deed those at its end."""

SCENE, REST = 0.9, 2.0
"""Seconds that a picture stays, and the last one, which is what it is all about."""


PAGE = re.compile(r'<g (?=[^>]*data-page="([a-z]+)")[^>]*?transform="([^"]*)"')
"""A page that each seat has, and where it lies; the first of them lies where it is large."""


def film(
    game: Game,
    states: Sequence[State],
    language: str = "en",
    theme: str = "light",
    seat: int | None = None,
) -> str:
    """Return the positions as one looped animation; who plays none shows the last of them.

    It is about what a `seat` does: where seats have pages, that one's stays large.
    """
    drawn = [opened(draw(game, state, language), seat) for state in states[-MOST:]]
    head = drawn[-1].split(">", 1)[0]
    whole = SCENE * (len(drawn) - 1) + REST
    sheet = el("defs", view_of(game).sheet())
    ground = el("rect", width="100%", height="100%", fill="var(--paper)")
    scenes = [
        scene(one.split(">", 1)[1].removesuffix("</svg>"), number, len(drawn), whole)
        for number, one in enumerate(drawn)
    ]
    return resolve(f"{head}>{sheet}{ground}{''.join(scenes)}</svg>", theme, game)


def last_seat(record: Record) -> int | None:
    """Return whose film that of the last deed of a record is; of chance alone it is nobody's."""
    return next((int(move.seat) for move in reversed(record.moves) if move.seat != CHANCE), None)


def opened(drawn: str, seat: int | None) -> str:
    """Return a picture with a seat's page at the large place, whoever is to act."""
    places = {found[1]: found.span(2) for found in PAGE.finditer(drawn)}
    colour = SEATS[seat] if seat is not None else ""
    large = next(iter(places), colour)
    if colour not in places or colour == large:
        return drawn
    (a, b), (c, d) = sorted((places[large], places[colour]))
    return drawn[:a] + drawn[c:d] + drawn[b:c] + drawn[a:b] + drawn[d:]


def scene(body: str, number: int, count: int, whole: float) -> str:
    """Return a picture that is seen in its time only."""
    last = number == count - 1
    steps = [(0.0, "hidden"), (number * SCENE / whole, "visible")] if number else [(0.0, "visible")]
    if not last:
        steps.append(((number + 1) * SCENE / whole, "hidden"))
    if count == 1:
        return group(body)
    shown = el(
        "animate",
        attributeName="visibility",
        values=";".join(value for _, value in steps),
        keyTimes=";".join(f"{time:.4f}" for time, _ in steps),
        calcMode="discrete",
        dur=f"{whole:g}s",
        repeatCount="indefinite",
    )
    return group(shown, body, visibility="visible" if last else "hidden")
