"""The players of Pulsar 2849: supplies, dice, headquarters and transmitters."""

from tarsas.core.options import SEATS
from tarsas.core.text import Args, Message
from tarsas.draw.pieces import name_label, seat_mark
from tarsas.draw.svg import el, group, number, title, use
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.explain import explain_project, size_name
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.view_board import (
    OFFER_Y,
    PROJECT,
    PROJECT_PLACES,
    START,
    TECH_WIDTH,
    TECH_X,
    award_tiles,
    box,
)
from tarsas.games.pulsar.view_faces import face, project_face
from tarsas.games.pulsar.view_icons import die, note, row
from tarsas.games.pulsar.view_map import Say
from tarsas.games.pulsar.view_transmitters import transmitters

TOP = OFFER_Y + 106
TALL = 230.0
HALF = (TECH_WIDTH - 6) / 2


def draw_panels(state: Pulsar, say: Say) -> str:
    """Return all panels: two wide ones, or two by two."""
    parts = [
        draw_panel(state, say, seat, *place)
        for seat, place in enumerate(panel_places(int(state.players)))
    ]
    return group(*parts)


def panel_places(players: int) -> list[tuple[float, float, float]]:
    """Return left, top and width of every panel."""
    if players == 2:
        return [(TECH_X, TOP + seat * (TALL + 6), TECH_WIDTH) for seat in range(2)]
    return [
        (TECH_X + seat % 2 * (HALF + 6), TOP + seat // 2 * (TALL + 6), HALF)
        for seat in range(players)
    ]


def draw_panel(state: Pulsar, say: Say, seat: int, x: float, y: float, wide: float) -> str:
    """Return one player's panel."""
    colour = SEATS[seat]
    acts = state.actor() == seat
    args: Args = {"who": Message(colour), "points": int(state.score(seat))}
    name = say(Message(colour))
    won = state.phase == t.FINISHED and state.result()[seat] == 1
    head = (
        seat_mark(seat, x + 18, y + 17, 9)
        + name_label(x + 34, y + 17, name, 18, wide - 140, font_weight="bold", fill=None)
        + note(x + wide - 12, y + 18, str(state.score(seat)), 26, text_anchor="end")
    )
    if won:
        head += use("pu-award", x + wide - 62, y + 18)
    return group(
        group(title(say(Message("explain-panel", args))), frame(seat, x, y, wide, acts), head),
        supplies(state, say, seat, x + 8, y + 43),
        hand(state, say, seat, x + 8, y + 68, wide - 16),
        headquarters(state, say, seat, x + 6, y + 84),
        transmitters(state, say, seat, *room_left(state, seat, x + 6, y + 84, wide - 12)),
        id=f"panel-{colour}",
    )


def frame(seat: int, x: float, y: float, wide: float, acts: bool) -> str:
    """Return a panel's card; whoever acts has a strong border."""
    stroke = f"var(--{SEATS[seat]})" if acts else "var(--line)"
    return box(x, y, wide, TALL, stroke=stroke, stroke_width=3.5 if acts else 1.2)


def supplies(state: Pulsar, say: Say, seat: int, x: float, y: float) -> str:
    """Return cubes, tokens, stations, pulsars and kept tiles, each with its number."""
    shown = (
        ("cube", "explain-cubes", int(state.owns(seat, t.CUBES)), "cubes"),
        ("pm1", "modifier-pm1", int(state.owns(seat, t.PM1)), "pm1"),
        ("plus2", "modifier-plus2", int(state.owns(seat, t.PLUS2)), "plus2"),
        ("station", "explain-stations", int(state.owns(seat, t.STATIONS)), "stations"),
        ("pulsar", "explain-rings", int(state.owns(seat, t.CLAIMED)), "rings"),
        ("explore", "explain-xs", int(state.owns(seat, t.EXTRA)), "extra"),
    )
    parts = []
    for place, (icon, about, count, name) in enumerate(shown):
        at = x + place * 53
        faded = None if count else 0.4
        parts.append(
            group(
                title(say(Message(about))),
                el("use", href=f"#pu-{icon}", x=at + 11, y=y),
                note(at + 24, y, str(count), 17),
                id=f"{name}-{SEATS[seat]}",
                opacity=faded,
            )
        )
    return group(*parts, **START)


def hand(state: Pulsar, say: Say, seat: int, x: float, y: float, wide: float) -> str:
    """Return unspent dice, the die in hand, red offers, unplaced gyrodynes and awards."""
    parts = []
    at = x + 12
    for value in range(1, 7):
        for number_ in range(state.silver(seat, value)):
            again = f"-{number_ + 1}" if number_ else ""
            parts.append(
                group(
                    title(say(Message("explain-silver", {"value": value}))),
                    die(at, y, value, 24),
                    id=f"silver-{SEATS[seat]}-{value}{again}",
                )
            )
            at += 28
    if state.phase == t.ACTING and state.active == seat:
        drawn, at = red_dice(state, say, at, y)
        parts.append(drawn)
    at += 4
    for size in (1, 2, 3):
        count = int(state.owns(seat, t.UNPLACED + size))
        if count:
            name = f"unplaced-{SEATS[seat]}-{t.SIZES[size - 1]}"
            parts.append(unplaced(say, size, count, at, y, name))
            at += 28 if count == 1 else 46
    awards = award_tiles(state, seat)
    if awards:
        room = max(24.0, x + wide - at + 8)
        about = title(say(Message("explain-awards")))
        parts.append(group(about, row(awards, at - 8, y, 0.9, room)))
    return group(*parts)


def red_dice(state: Pulsar, say: Say, x: float, y: float) -> tuple[str, float]:
    """Return the red dice on offer and the die in hand, and where the row goes on."""
    values = [value for value in range(7) if (state.offers | state.link_offers) >> value & 1]
    if state.obligatory >= 0:
        values = [int(state.obligatory)]
    parts = []
    for value in values:
        about = title(say(Message("explain-red", {"value": value})))
        parts.append(group(about, die(x, y, value, 24, red=True), id=f"red-{value}"))
        x += 28
    if state.die > 0 or state.die_is_red:
        ring = el("circle", cx=x + 6, cy=y, r=17, fill="none", stroke="var(--glow)", stroke_width=3)
        shown = die(x + 6, y, int(state.die), 22, red=bool(state.die_is_red))
        about = title(say(Message("explain-in-hand", {"value": int(state.die)})))
        parts.append(group(about, ring, shown, id="die-in-hand"))
        x += 40
    return group(*parts), x


def unplaced(say: Say, size: int, count: int, x: float, y: float, name: str) -> str:
    """Return gyrodyne tiles that wait for a pulsar."""
    return group(
        title(say(Message("view-tiles", {"n": count, "size": size_name(size)}))),
        el(
            "circle",
            cx=x,
            cy=y,
            r=11.5,
            fill="none",
            stroke="var(--ink)",
            stroke_width=2,
            stroke_dasharray="4 3",
        ),
        note(x, y, str(size), 16, font_weight="bold"),
        note(x + 14, y, f"×{count}", 15, **START) if count > 1 else "",
        id=name,
    )


def headquarters(state: Pulsar, say: Say, seat: int, x: float, y: float) -> str:
    """Return the eight projects, the first row at the bottom; completed ones are marked."""
    side = int(state.owns(seat, t.SIDE))
    if side < 0:
        return ""
    parts = [use("pu-projects", x, y)]
    for position, (column, line) in enumerate(PROJECT_PLACES):
        left, top = x + column * (PROJECT + 3), y + line * 28
        parts.append(draw_project(state, say, seat, side, position, left, top))
    return group(*parts)


def room_left(
    state: Pulsar, seat: int, x: float, y: float, wide: float
) -> tuple[float, float, float, int]:
    """Return left, top, width and lines of the room that projects leave to transmitters."""
    if state.owns(seat, t.SIDE) < 0:
        return x, y, wide, 4
    side = 3 * (PROJECT + 3) + 6
    if wide >= 2 * side:
        return x + side, y, wide - side, 4
    return x, y + 86, wide, 2


def draw_project(
    state: Pulsar, say: Say, seat: int, side: int, position: int, x: float, y: float
) -> str:
    """Return a project: its die and its gain, or the token and whether its run is used."""
    done = int(state.owns(seat, t.DONE))
    used = bool(state.owns(seat, t.RUNS_USED) >> position & 1)
    complete = bool(done >> position & 1)
    needs = int(state.printed.needs[position])
    shut = done & needs != needs
    symbol = f"pu-project-{state.printed.side_names[side]}-{t.POSITIONS[position]}"
    parts = [title(say(explain_project(state.printed, side, position)))]
    if complete:
        parts.append(use("pu-projectcell", x, y, fill="var(--shade)"))
    parts.append(face(symbol, project_face(state.printed, side, position), x, y))
    if complete:
        parts.append(use(f"pu-mark-{SEATS[seat]}", x + 12, y + 13))
    if used:
        line = f"M{number(x + 24)} {number(y + 13)}H{number(x + PROJECT - 4)}"
        parts.append(el("path", d=line, stroke="var(--ink)", stroke_width=2.5))
    name = f"project-{SEATS[seat]}-{t.POSITIONS[position]}"
    return group(*parts, id=name, opacity=0.5 if shut else None)
