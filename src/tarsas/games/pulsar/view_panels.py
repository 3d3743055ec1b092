"""The players of Pulsar 2849: supplies, dice, headquarters and transmitters."""

from collections.abc import Callable

from tarsas.core.options import SEATS
from tarsas.core.text import Args, Message
from tarsas.draw.pieces import name_label, seat_mark
from tarsas.draw.svg import Attributes, el, group, number, symbol, title, use
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.explain import explain_project, size_name
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.view_board import PANELS_Y, START, TECH_WIDTH, TECH_X, award_tiles
from tarsas.games.pulsar.view_dice import die
from tarsas.games.pulsar.view_faces import (
    PROJECT_LINE,
    PROJECT_PLACES,
    PROJECT_TALL,
    PROJECTS_TALL,
    PROJECTS_WIDE,
    box,
    face,
    project_cell,
    project_face,
)
from tarsas.games.pulsar.view_icons import note, row
from tarsas.games.pulsar.view_map import Say
from tarsas.games.pulsar.view_transmitters import transmitters

TOP = PANELS_Y
TALL = 215.0
HALF = (TECH_WIDTH - 6) / 2
NAME_ROOM = 140.0  # of the mark and the name, before the dice in hand
WIDE_NAME_ROOM = 240.0  # the same on a wide panel
SCORE_ROOM = 54.0
HEAD = 63.0  # what lies above projects and transmitters
LARGE = 1.3  # projects on a wide panel


def sheet() -> str:
    """Return the cells of projects, and all eight as the ground of a headquarters."""
    cells = [symbol(f"pu-projectcell-{i}", project_cell(i)) for i in range(t.PROJECTS)]
    ground = [
        use(f"pu-projectcell-{i}", x, line * PROJECT_LINE, fill="var(--paper)")
        for i, (x, line, _) in enumerate(PROJECT_PLACES)
    ]
    return "".join(cells) + symbol("pu-projects", *ground)


def draw_panels(state: Pulsar, say: Say) -> str:
    """Return all panels."""
    parts = [
        draw_panel(state, say, seat, *place)
        for seat, place in enumerate(panel_places(int(state.players)))
    ]
    return group(*parts)


def panel_places(players: int) -> list[tuple[float, float, float]]:
    """Return left, top and width of every panel: two by two, and wide where there is room."""
    if players == 2:
        return [(TECH_X, TOP + seat * (TALL + 6), TECH_WIDTH) for seat in range(2)]
    places = [
        (TECH_X + seat % 2 * (HALF + 6), TOP + seat // 2 * (TALL + 6), HALF)
        for seat in range(players)
    ]
    if players % 2:
        places[-1] = (TECH_X, places[-1][1], TECH_WIDTH)
    return places


def draw_panel(state: Pulsar, say: Say, seat: int, x: float, y: float, wide: float) -> str:
    """Return one player's panel. All count from its corner, so that panels read alike."""
    colour = SEATS[seat]
    acts = state.actor() == seat
    args: Args = {"who": Message(colour), "points": int(state.score(seat))}
    won = state.phase == t.FINISHED and state.result()[seat] == 1
    head = (
        seat_mark(seat, 18, 18, 10)
        + name_label(
            34, 18, say(Message(colour)), 18, name_room(wide) - 38, font_weight="bold", fill=None
        )
        + note(wide - 10, 19, str(state.score(seat)), 26, text_anchor="end")
    )
    if won:
        head += use("pu-award", wide - 66, 18)
    return group(
        group(title(say(Message("explain-panel", args))), frame(seat, wide, acts), head),
        hand(state, say, seat, wide),
        supplies(state, say, seat, wide),
        headquarters(state, say, seat, wide),
        transmitters(state, say, seat, *room_left(state, seat, wide)),
        id=f"panel-{colour}",
        transform=f"translate({number(x)} {number(y)})",
    )


def name_room(wide: float) -> float:
    """Return the room of the mark and the name on a panel."""
    return NAME_ROOM if wide == HALF else WIDE_NAME_ROOM


def frame(seat: int, wide: float, acts: bool) -> str:
    """Return a panel's card; whoever acts has a strong border."""
    stroke = f"var(--{SEATS[seat]})" if acts else "var(--line)"
    return box(0, 0, wide, TALL, stroke=stroke, stroke_width=3.5 if acts else 1.2)


def supplies(state: Pulsar, say: Say, seat: int, wide: float) -> str:
    """Return cubes, tokens, stations, pulsars, kept tiles and awards, each with its number."""
    shown = (
        ("cube", "explain-cubes", int(state.owns(seat, t.CUBES)), "cubes"),
        ("pm1", "modifier-pm1", int(state.owns(seat, t.PM1)), "pm1"),
        ("plus2", "modifier-plus2", int(state.owns(seat, t.PLUS2)), "plus2"),
        ("station", "explain-stations", int(state.owns(seat, t.STATIONS)), "stations"),
        ("pulsar", "explain-rings", int(state.owns(seat, t.CLAIMED)), "rings"),
        ("explore", "explain-xs", int(state.owns(seat, t.EXTRA)), "extra"),
    )
    parts = []
    y, apart = 48.0, 48.0 if wide == HALF else 62.0
    for place, (icon, about, count, name) in enumerate(shown):
        at = 18 + place * apart
        parts.append(
            group(
                title(say(Message(about))),
                el("use", href=f"#pu-{icon}", x=at, y=y),
                note(at + 13, y, str(count), 17),
                id=f"{name}-{SEATS[seat]}",
                opacity=None if count else 0.4,
            )
        )
    awards = award_tiles(state, seat)
    if awards:
        at = 6 + len(shown) * apart
        about_awards = title(say(Message("explain-awards")))
        apart = min(24.0, (wide - at - 20) / len(awards))
        drawn = (row([award], at + i * apart, y) for i, award in enumerate(awards))
        parts.append(group(about_awards, *drawn, text_anchor="middle"))
    return group(*parts, **START)


# --- what is in hand ------------------------------------------------------------------------

Item = tuple[float, Callable[[float], str]]
"""The room of something in hand, and how it is drawn around a place."""

HAND_Y = 18.0


def hand(state: Pulsar, say: Say, seat: int, wide: float) -> str:
    """Return unspent dice, red offers, the die in hand and unplaced gyrodynes, side by side."""
    items = silver_dice(state, say, seat)
    if state.phase == t.ACTING and state.active == seat:
        items += red_dice(state, say)
    for size in (1, 2, 3):
        count = int(state.owns(seat, t.UNPLACED + size))
        if count:
            items.append(unplaced(say, seat, size, count))
    at = name_room(wide)
    room = wide - at - SCORE_ROOM
    closer = min(1.0, room / (sum(width for width, _ in items) or 1))
    parts = []
    for width, draw in items:
        parts.append(draw(at + width * closer / 2))
        at += width * closer
    return group(*parts)


def silver_dice(state: Pulsar, say: Say, seat: int) -> list[Item]:
    """Return the dice that a player has not spent."""
    items = []
    for value in range(1, 7):
        for copy in range(state.silver(seat, value)):
            again = f"-{copy + 1}" if copy else ""
            name = f"silver-{SEATS[seat]}-{value}{again}"
            about = say(Message("explain-silver", {"value": value}))
            items.append(one_die(value, "die", about, name))
    return items


def one_die(value: int, kind: str, about: str, name: str, ring: bool = False) -> Item:
    """Return a die that explains itself, in a ring if it is being used."""
    around: Attributes = {"r": 16, "fill": "none", "stroke": "var(--glow)", "stroke_width": 3}

    def draw(x: float) -> str:
        circle = el("circle", cx=x, cy=HAND_Y, **around) if ring else ""
        size = 22 if ring else 26
        return group(title(about), circle, die(x, HAND_Y, value, size, kind), id=name)

    return (38.0 if ring else 30.0, draw)


def red_dice(state: Pulsar, say: Say) -> list[Item]:
    """Return the red dice on offer and the die in hand."""
    values = [value for value in range(7) if (state.offers | state.link_offers) >> value & 1]
    if state.obligatory >= 0:
        values = [int(state.obligatory)]
    items = [
        one_die(value, "red", say(Message("explain-red", {"value": value})), f"red-{value}")
        for value in values
    ]
    if state.die > 0 or state.die_is_red:
        about = say(Message("explain-in-hand", {"value": int(state.die)}))
        kind = "red" if state.die_is_red else "die"
        items.append(one_die(int(state.die), kind, about, "die-in-hand", ring=True))
    return items


def unplaced(say: Say, seat: int, size: int, count: int) -> Item:
    """Return gyrodyne tiles that wait for a pulsar."""
    ring: Attributes = {"fill": "none", "stroke": "var(--ink)", "stroke_width": 2}

    def draw(x: float) -> str:
        x -= 10 if count > 1 else 0
        return group(
            title(say(Message("explain-unplaced", {"n": count, "size": size_name(size)}))),
            el("circle", cx=x, cy=HAND_Y, r=12, stroke_dasharray="4.5 3", **ring),
            note(x, HAND_Y, str(size), 17, font_weight="bold"),
            note(x + 14, HAND_Y, f"×{count}", 16, **START) if count > 1 else "",
            id=f"unplaced-{SEATS[seat]}-{t.SIZES[size - 1]}",
        )

    return (30.0 if count == 1 else 50.0, draw)


# --- headquarters ---------------------------------------------------------------------------


def headquarters(state: Pulsar, say: Say, seat: int, wide: float) -> str:
    """Return the eight projects, the first row at the bottom; completed ones are marked."""
    side = int(state.owns(seat, t.SIDE))
    if side < 0:
        return ""
    parts = [el("use", href="#pu-projects")]
    for position, (left, line, _) in enumerate(PROJECT_PLACES):
        top = line * PROJECT_LINE
        parts.append(draw_project(state, say, seat, side, position, left, top))
    where = f"translate(6 {HEAD:g})"
    return group(*parts, transform=where if wide == HALF else f"{where} scale({LARGE})")


def room_left(state: Pulsar, seat: int, wide: float) -> tuple[float, float, float, float]:
    """Return left, top, width and height of the room that projects leave to transmitters."""
    if state.owns(seat, t.SIDE) < 0:
        return 6, HEAD, wide - 12, TALL - HEAD
    if wide == HALF:
        top = HEAD + PROJECTS_TALL + 2
        return 6, top, wide - 12, TALL - top
    left = 6 + PROJECTS_WIDE * LARGE + 10
    return left, HEAD, wide - left - 6, TALL - HEAD


def draw_project(
    state: Pulsar, say: Say, seat: int, side: int, position: int, x: float, y: float
) -> str:
    """Return a project: its die and its gain, or the token and whether its run is used."""
    done = int(state.owns(seat, t.DONE))
    used = bool(state.owns(seat, t.RUNS_USED) >> position & 1)
    complete = bool(done >> position & 1)
    needs = int(state.printed.needs[position])
    shut = done & needs != needs
    name = f"pu-project-{state.printed.side_names[side]}-{t.POSITIONS[position]}"
    parts = [title(say(explain_project(state.printed, side, position)))]
    if complete:
        parts.append(use(f"pu-projectcell-{position}", x, y, fill=f"var(--{SEATS[seat]}-soft)"))
    parts.append(face(name, project_face(state.printed, side, position), x, y))
    middle = y + PROJECT_TALL / 2
    if complete:
        parts.append(use(f"pu-mark-{SEATS[seat]}", x + 13, middle))
    if used:
        if position == t.PROJECTS - 1:
            middle += PROJECT_LINE
        line = f"M{number(x + 25)} {number(middle)}h{number(PROJECT_PLACES[position][2] - 30)}"
        parts.append(el("path", d=line, stroke="var(--ink)", stroke_width=2.5))
    id_ = f"project-{SEATS[seat]}-{t.POSITIONS[position]}"
    return group(*parts, id=id_, opacity=0.55 if shut else None)
