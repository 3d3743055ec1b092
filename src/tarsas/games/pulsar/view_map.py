"""The star cluster of Pulsar 2849 as a chart: routes, gates, systems, pulsars and ships."""

from collections.abc import Callable
from functools import cache
from math import hypot
from pathlib import Path

from tarsas.core.components import read_tree
from tarsas.core.options import SEATS
from tarsas.core.pending import kind_of
from tarsas.core.text import Args, Message
from tarsas.draw.svg import Attributes, el, group, label, number, symbol, title, use
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar import view_ships
from tarsas.games.pulsar.components import build_charts
from tarsas.games.pulsar.explain import explain_system, size_name
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.rules_printed import Printed
from tarsas.games.pulsar.view_faces import (
    PLANET,
    PLANETS_Y,
    face,
    planet_x,
    planets_of,
    system_face,
)
from tarsas.games.pulsar.view_icons import note
from tarsas.games.pulsar.view_places import (
    HEIGHT,
    WIDTH,
    Spot,
    X,
    Y,
    berth,
    corner,
    names,
    place,
    same_map,
    signs,
)
from tarsas.games.pulsar.view_ships import seat_colour

Say = Callable[[Message], str]

PLANET_FILLS = ("var(--pulsar-rock)", "var(--pulsar-planet)", "var(--pulsar-blocked)")


def sheet() -> str:
    """Return the symbols of the chart."""
    star = "M0-16L3.4-3.4L16 0L3.4 3.4L0 16L-3.4 3.4L-16 0L-3.4-3.4Z"
    line: Attributes = {"stroke": "var(--pulsar-route)", "stroke_width": 1.5}
    ring: Attributes = {**line, "fill": "none"}
    shine = el("circle", r=9, fill="var(--pulsar-star)", fill_opacity="0.25")
    return "".join(
        (
            symbol("pu-sky", sky()),
            *charts(),
            *planets(),
            view_ships.sheet(),
            symbol("pu-star", shine, el("path", d=star, fill="var(--pulsar-star)")),
            symbol(
                "pu-hidden",
                el("circle", r=18, fill="var(--pulsar-deep)", **line),
                el("ellipse", rx=25, ry=7, transform="rotate(-20)", **ring),
                label(0, 0, "?", 19, fill="var(--pulsar-light)"),
            ),
            symbol(
                "pu-entry",
                el("circle", r=13, fill="var(--pulsar-deep)", **line),
                el("path", d="M-5 5L5-5M5-5H-2M5-5V2", **{**ring, "stroke": "var(--pulsar-light)"}),
            ),
        )
    )


def charts() -> list[str]:
    """Return the routes of both printed sides and the names of their locations."""
    found = []
    for side, printed in printed_charts().items():
        found.append(symbol(f"pu-routes-{side}", routes(printed)))
        found.append(symbol(f"pu-names-{side}", all_names(printed)))
    return found


@cache
def printed_charts() -> dict[str, Printed]:
    """Return both printed sides of the map."""
    return build_charts(read_tree(Path(__file__).with_name("components.toml")))


def side_of(printed: Printed) -> str:
    """Return which printed side a map is, or nothing if it is another."""
    for side, chart in printed_charts().items():
        same = same_map(chart) is same_map(printed)
        if same and list(chart.route_width) == list(printed.route_width):
            return side if list(chart.names) == list(printed.names) else ""
    return ""


# --- the chart ------------------------------------------------------------------------------


def draw_map(state: Pulsar, say: Say) -> str:
    """Return the whole chart."""
    printed = state.printed
    side = side_of(printed)
    nodes = [draw_node(state, say, node) for node in range(len(printed.names))]
    return group(
        el("use", href="#pu-sky"),
        el("use", href=f"#pu-routes-{side}") if side else routes(printed),
        flight(state, say),
        *nodes,
        draw_signs(state, say),
        draw_pile(state, say),
        ships(state, say),
        draw_names(state, side),
        draw_left(state, say),
        data_night="",  # what is lit here is lit on dark ground, in the light theme too
    )


def draw_signs(state: Pulsar, say: Say) -> str:
    """Return the signs of dead ends, beside their locations."""
    about = title(say(Message("explain-dead-end")))
    return "".join(group(about, use("pu-explore", x, y)) for x, y in signs(state.printed).values())


PILE = (112.0, 32.0)


def draw_pile(state: Pulsar, say: Say) -> str:
    """Return the exploration tiles in a free corner: how many lie in the pile, how many beside."""
    x, y = corner(state.printed, *PILE)
    pile, discards = int(sum(state.pile)), int(sum(state.discards))
    wide, tall = PILE
    card: Attributes = {"fill": "var(--pulsar-deep)", "stroke": "var(--pulsar-route)", "rx": 8}
    args: Args = {"pile": pile, "discards": discards}
    return group(
        title(say(Message("explain-pile", args))),
        el("rect", x=x - wide / 2, y=y - tall / 2, width=wide, height=tall, **card),
        use("pu-explore", x - wide / 2 + 17, y),
        note(x - 13, y, str(pile), 18),
        use("pu-explore", x + wide / 2 - 38, y, opacity=0.45),
        note(x + wide / 2 - 14, y, str(discards), 18, fill="var(--pulsar-faint)"),
        id="pile",
        fill="var(--pulsar-light)",
    )


def draw_names(state: Pulsar, side: str) -> str:
    """Return the names of all locations; hidden until a place is chosen, or the page shows them."""
    return group(
        el("use", href=f"#pu-names-{side}") if side else all_names(state.printed),
        class_="names",
        display=None if asks_for_place(state) else "none",
        pointer_events="none",
    )


def all_names(printed: Printed) -> str:
    """Return the name of each location beside it."""
    drawn = (
        note(x, y, name, 15) for name, (x, y) in zip(printed.names, names(printed), strict=True)
    )
    return group(
        *drawn,
        fill="var(--pulsar-light)",
        stroke="var(--pulsar-sky)",
        stroke_width=3,
        paint_order="stroke",
        text_anchor="middle",
    )


PLACES_ASKED = (t.ASK_STEP, t.ASK_PLACE, t.ASK_FINISH, t.ASK_ISOLATED, t.ASK_TELEPORT, t.ASK_CLAIM)


def asks_for_place(state: Pulsar) -> bool:
    """Say whether somebody chooses a location now."""
    if len(state.pending) > 0:
        return int(kind_of(state.top_frame())) in PLACES_ASKED
    return bool(state.phase == t.ENTERING)


def sky() -> str:
    """Return the dark sky with mist and faint stars, always the same."""
    frame: Attributes = {"x": X, "y": Y, "width": WIDTH, "height": HEIGHT, "rx": 14}
    drawn = [el("rect", fill="var(--pulsar-sky)", stroke="var(--line)", **frame)]
    for x, y, wide, tall in ((0.35, 0.3, 190, 110), (0.62, 0.55, 210, 130), (0.4, 0.75, 150, 90)):
        cloud: Attributes = {"cx": X + x * WIDTH, "cy": Y + y * HEIGHT, "fill_opacity": "0.09"}
        for part in (1.0, 0.7, 0.4):
            size: Attributes = {"rx": wide * part, "ry": tall * part}
            drawn.append(el("ellipse", fill="var(--pulsar-mist)", **size, **cloud))
    seed = 2849
    for thick in (1.2, 1.8, 2.4):
        spots = []
        for _ in range(40):
            seed = (seed * 1103515245 + 12345) % 2**31
            x, y = seed % int(WIDTH), seed // 7 % int(HEIGHT)
            spots.append(f"M{number(X + x)} {number(Y + y)}h0")
        light: Attributes = {"stroke": "var(--pulsar-faint)", "stroke_linecap": "round"}
        drawn.append(el("path", d="".join(spots), stroke_width=thick, opacity=0.5, **light))
    return "".join(drawn)


def routes(printed: Printed) -> str:
    """Return all routes; double ones as two lines."""
    lines = []
    for node in range(len(printed.names)):
        for route in range(printed.first_route[node], printed.first_route[node + 1]):
            there = int(printed.route_to[route])
            if there < node:
                continue
            (ax, ay), (bx, by) = place(printed, node), place(printed, there)
            double = printed.route_width[route] > 1
            apart = 3 / hypot(bx - ax, by - ay)
            dx, dy = (by - ay) * apart, (ax - bx) * apart
            for side in (-1, 1) if double else (0,):
                a = f"{number(ax + side * dx)} {number(ay + side * dy)}"
                b = f"{number(bx + side * dx)} {number(by + side * dy)}"
                lines.append(f"M{a}L{b}")
    return el("path", d="".join(lines), stroke="var(--pulsar-route)", stroke_width=1.6, fill="none")


def flight(state: Pulsar, say: Say) -> str:
    """Return the flight under way and the locations it touched."""
    if len(state.path) == 0:
        return ""
    spots = [place(state.printed, int(node)) for node in state.path]
    line = "L".join(f"{number(x)} {number(y)}" for x, y in spots)
    seat = int(state.active)
    x, y = spots[-1]
    glow: Attributes = {"stroke": seat_colour(seat), "fill": "none", "stroke_linejoin": "round"}
    parts = [
        el("path", d=f"M{line}", stroke_width=12, opacity=0.3, **glow),
        el("path", d=f"M{line}", stroke_width=4, **glow),
        *(use(f"pu-step-{SEATS[seat]}", x, y) for x, y in dict.fromkeys(spots)),
        el("circle", cx=x, cy=y, r=28, stroke_width=2, stroke_dasharray="6 5", **glow),
    ]
    return group(title(say(Message("heading-flight", {"n": left_of(state)}))), *parts, id="flight")


def left_of(state: Pulsar) -> int:
    """Return how many steps are left of the flight under way."""
    return int(state.length) - len(state.path) + 1 if len(state.path) else 0


def draw_left(state: Pulsar, say: Say) -> str:
    """Return the steps that are left, above all that lies around the ship."""
    left = left_of(state)
    if left <= 0:
        return ""
    x, y = place(state.printed, int(state.path[len(state.path) - 1]))
    dark: Attributes = {"fill": "var(--pulsar-deep)", "font_weight": "bold"}
    edge: Attributes = {"stroke": "var(--pulsar-deep)", "stroke_width": 1.5}
    return group(
        title(say(Message("heading-flight", {"n": left}))),
        el("circle", cx=x + 22, cy=y - 22, r=13, fill=seat_colour(int(state.active)), **edge),
        note(x + 22, y - 22, str(left), 19, **dark),
    )


# --- locations ------------------------------------------------------------------------------


def draw_node(state: Pulsar, say: Say, node: int) -> str:
    """Return one location with what lies on it."""
    printed = state.printed
    x, y = place(printed, node)
    kind, name = printed.kind[node], printed.names[node]
    if kind == t.GATE:
        colour = t.GATE_COLOURS[printed.colour[node]]
        args: Args = {"place": name, "colour": Message(f"colour-{colour}")}
        return piece(f"at-{name}", f"pu-gate-{colour}", x, y, say(Message("explain-gate", args)))
    if kind == t.ENTRY:
        about = say(Message("explain-entry", {"place": name}))
        return piece(f"at-{name}", "pu-entry", x, y, about)
    draw_kind = draw_system if kind == t.SYSTEM_NODE else draw_pulsar
    parts = draw_kind(state, say, node)
    return group(*parts, id=f"at-{name}", transform=f"translate({number(x)} {number(y)})")


def piece(id_: str, symbol_: str, x: float, y: float, about: str) -> str:
    """Return a piece that is one symbol and explains itself: no group is needed around it."""
    return el("use", title(about), id=id_, href=f"#{symbol_}", x=x, y=y)


def dead_end_note(state: Pulsar, say: Say, node: int) -> str:
    """Return what is special about a dead end."""
    return f"\n{say(Message('explain-dead-end'))}" if state.printed.dead_end[node] else ""


def draw_system(state: Pulsar, say: Say, node: int) -> list[str]:
    """Return a system: face down, or its planets with stations and its bonus."""
    printed = state.printed
    name = printed.names[node]
    system = int(printed.index[node])
    tile = int(state.system_tile(system))
    note = dead_end_note(state, say, node)
    if tile < 0:
        return [
            title(say(Message("explain-hidden", {"place": name})) + note),
            el("use", href="#pu-hidden"),
        ]
    about = Message("explain-system-at", {"place": name, "tile": explain_system(printed, tile)})
    shown = face(f"pu-system-{printed.system_names[tile]}", system_face(printed, tile))
    parts = [title(say(about) + note), shown]
    count = len(planets_of(printed, tile))
    for number_ in range(count):
        settler = int(state.settler(system, number_))
        if settler >= 0:
            x = planet_x(number_, count)
            parts.append(use(f"pu-settler-{SEATS[settler]}", x, PLANETS_Y))
    return parts


def planets() -> list[str]:
    """Return the kinds of planets: craters on lifeless ones, a bar over blocked ones."""
    marks = ("M-3-2h0M2.5-3.5h0M1.5 3h0", "M-6-2C-2-4 2 0 6-2M-6 3C-2 1 2 5 6 3", "M-5 5L5-5")
    inks = ("var(--pulsar-blocked)", "var(--pulsar-light)", "var(--pulsar-faint)")
    found = []
    for kind, fill in enumerate(PLANET_FILLS):
        wide = (2.6, 1.2, 2.0)[kind]
        line: Attributes = {"stroke": inks[kind], "stroke_width": wide, "fill": "none"}
        mark = el("path", d=marks[kind], stroke_linecap="round", **line)
        found.append(symbol(f"pu-planet-{kind + 1}", el("circle", r=PLANET, fill=fill), mark))
    return found


def draw_pulsar(state: Pulsar, say: Say, node: int) -> list[str]:
    """Return a pulsar with its ring and gyrodyne."""
    printed = state.printed
    isolated = printed.kind[node] == t.ISOLATED_NODE
    pulsar = int(printed.index[node])
    owner, size = int(state.pulsar_owner(pulsar)), int(state.pulsar_size(pulsar))
    text = say(
        Message(
            "explain-isolated" if isolated else "explain-pulsar", {"place": printed.names[node]}
        )
    )
    parts = [title(text + told(state, say, pulsar) + dead_end_note(state, say, node))]
    if isolated:
        ring: Attributes = {"stroke": "var(--pulsar-faint)", "stroke_dasharray": "2 4"}
        parts.append(el("circle", r=20, fill="none", **ring))
    parts.append(el("use", href="#pu-star"))
    if owner < 0:
        return parts
    parts.append(el("use", href=f"#pu-ring-{SEATS[owner]}"))
    if size:
        how = "spins" if state.spins(pulsar) else "builds"
        parts.append(el("use", href=f"#pu-{how}-{SEATS[owner]}-{size}"))
    return parts


def told(state: Pulsar, say: Say, pulsar: int) -> str:
    """Return who owns a pulsar and what spins there."""
    owner, size = int(state.pulsar_owner(pulsar)), int(state.pulsar_size(pulsar))
    if owner < 0:
        return ""
    text = f"\n{say(Message(SEATS[owner]))}"
    if size:
        how = "view-spinning" if state.spins(pulsar) else "view-building"
        text += f": {say(Message(how, {'size': size_name(size)}))}"
    return text


def ships(state: Pulsar, say: Say) -> str:
    """Return the ships, each beside its location and beside the others."""
    parts = []
    standing: list[Spot] = []
    for seat in range(state.players):
        node = int(state.owns(seat, t.SHIP))
        if node < 0:
            continue
        x, y = berth(state.printed, node, tuple(standing))
        standing.append((x, y))
        name = SEATS[seat]
        about = say(Message("explain-ship", {"who": Message(name)}))
        parts.append(piece(f"ship-{name}", f"pu-rocket-{name}", x, y, about))
    return "".join(parts)


# --- what an action would do ----------------------------------------------------------------


def step_to_be(state: Pulsar, seat: int, node: int) -> str:
    """Return the next step of a flight: a ring at its end, or the ship if it is the last one."""
    x, y = place(state.printed, node)
    ax, ay = place(state.printed, int(state.path[len(state.path) - 1]))
    way = f"M{number(ax)} {number(ay)}L{number(x)} {number(y)}"
    line = el("path", d=way, stroke=seat_colour(seat), stroke_width=5)
    if len(state.path) >= int(state.length):
        return line + ship_to_be(state, seat, node)
    return line + use(f"pu-step-{SEATS[seat]}", x, y)


def ship_to_be(state: Pulsar, seat: int, node: int) -> str:
    """Return a ship as it would stand at a location."""
    return use(f"pu-rocket-{SEATS[seat]}", *berth(state.printed, node, ()))


def piece_to_be(state: Pulsar, symbol_: str, pulsar: int) -> str:
    """Return a piece as it would lie on a pulsar."""
    x, y = place(state.printed, int(state.printed.pulsar_node[pulsar]))
    return use(symbol_, x, y, opacity=0.7)
