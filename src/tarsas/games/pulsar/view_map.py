"""The star cluster of Pulsar 2849 as a chart: routes, gates, systems, pulsars and ships."""

from collections.abc import Callable

from tarsas.core.options import SEATS
from tarsas.core.pending import kind_of
from tarsas.core.text import Args, Message
from tarsas.draw.pieces import seat_mark
from tarsas.draw.svg import Attributes, el, group, label, number, path, symbol, title, use
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.explain import explain_system, size_name
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.view_chart import place_names, printed_once, routes
from tarsas.games.pulsar.view_faces import bonus_face, face
from tarsas.games.pulsar.view_icons import note
from tarsas.games.pulsar.view_places import (
    CARD_TALL,
    CARD_WIDE,
    HEIGHT,
    WIDTH,
    Spot,
    X,
    Y,
    berth,
    corner,
    place,
    signs,
)

Say = Callable[[Message], str]

PLANET_FILLS = ("var(--pulsar-rock)", "var(--pulsar-planet)", "var(--pulsar-blocked)")


def seat_colour(seat: int) -> str:
    """Return a seat's colour as it is seen on the dark chart."""
    return f"var(--pulsar-seat-{SEATS[seat]})"


def sheet() -> str:
    """Return the symbols of the chart."""
    star = "M0-15L3.2-3.2L15 0L3.2 3.2L0 15L-3.2 3.2L-15 0L-3.2-3.2Z"
    hull = "M0-12C6.5-5.5 4.6 2.8 4.6 5.6H-4.6C-4.6 2.8-6.5-5.5 0-12Z"
    rocket = f"{hull}M-4.6 2L-9 9L-3.7 6.5M4.6 2L9 9L3.7 6.5"
    line: Attributes = {"stroke": "var(--pulsar-route)", "stroke_width": 1.5}
    ring: Attributes = {**line, "fill": "none"}
    return "".join(
        (
            symbol("pu-sky", starlight()),
            symbol(
                "pu-system",
                el(
                    "rect",
                    x=-CARD_WIDE,
                    y=-CARD_TALL,
                    width=2 * CARD_WIDE,
                    height=2 * CARD_TALL,
                    rx=9,
                    fill="var(--card)",
                    **line,
                ),
            ),
            *planets(),
            *seat_symbols(),
            symbol("pu-star", el("path", d=star, fill="var(--pulsar-star)")),
            symbol(
                "pu-hidden",
                el("circle", r=17, fill="var(--pulsar-deep)", **line),
                el("ellipse", rx=17, ry=6, transform="rotate(-20)", **ring),
                label(0, 0, "?", 17, fill="var(--pulsar-faint)"),
            ),
            symbol(
                "pu-entry",
                el("circle", r=12, fill="var(--pulsar-deep)", **line),
                el("path", d="M-5 5L5-5M5-5H-2M5-5V2", **{**ring, "stroke": "var(--pulsar-light)"}),
            ),
            symbol(
                "pu-rocket",
                el("path", d=rocket, stroke="var(--pulsar-deep)", stroke_width=1.5),
            ),
        )
    )


# --- the chart ------------------------------------------------------------------------------


def draw_map(state: Pulsar, say: Say) -> str:
    """Return the whole chart."""
    printed = state.printed
    sky = el(
        "rect",
        x=X,
        y=Y,
        width=WIDTH,
        height=HEIGHT,
        rx=14,
        fill="var(--pulsar-sky)",
        stroke="var(--line)",
    )
    nodes = [draw_node(state, say, node) for node in range(len(printed.names))]
    return group(
        sky,
        el("use", href="#pu-sky"),
        printed_once(routes(printed)),
        flight(state),
        *nodes,
        draw_signs(state, say),
        draw_pile(state, say),
        ships(state, say),
        draw_names(state),
    )


def draw_signs(state: Pulsar, say: Say) -> str:
    """Return the signs of dead ends, beside their locations."""
    about = title(say(Message("explain-dead-end")))
    return "".join(group(about, use("pu-explore", x, y)) for x, y in signs(state.printed).values())


PILE = (112.0, 30.0)


def draw_pile(state: Pulsar, say: Say) -> str:
    """Return the exploration tiles in a free corner: how many lie in the pile, how many beside."""
    x, y = corner(state.printed, *PILE)
    pile, discards = int(sum(state.pile)), int(sum(state.discards))
    wide, tall = PILE
    card: Attributes = {"fill": "var(--card)", "stroke": "var(--pulsar-route)", "rx": 8}
    args: Args = {"pile": pile, "discards": discards}
    return group(
        title(say(Message("explain-pile", args))),
        el("rect", x=x - wide / 2, y=y - tall / 2, width=wide, height=tall, **card),
        use("pu-explore", x - wide / 2 + 17, y),
        note(x - 12, y, str(pile), 18),
        use("pu-explore", x + wide / 2 - 38, y, opacity=0.45),
        note(x + wide / 2 - 15, y, str(discards), 18, fill="var(--faint)"),
        id="pile",
    )


def draw_names(state: Pulsar) -> str:
    """Return the names of all locations; hidden until a place is chosen, or the page shows them."""
    return group(
        printed_once(place_names(state.printed)),
        class_="names",
        display=None if asks_for_place(state) else "none",
        fill="var(--pulsar-light)",
        stroke="var(--pulsar-sky)",
        stroke_width=3,
        paint_order="stroke",
        pointer_events="none",
    )


PLACES_ASKED = (t.ASK_STEP, t.ASK_PLACE, t.ASK_FINISH, t.ASK_ISOLATED, t.ASK_TELEPORT, t.ASK_CLAIM)


def asks_for_place(state: Pulsar) -> bool:
    """Say whether somebody chooses a location now."""
    if len(state.pending) > 0:
        return int(kind_of(state.top_frame())) in PLACES_ASKED
    return bool(state.phase == t.ENTERING)


def starlight() -> str:
    """Return faint stars, always the same."""
    spots = []
    seed = 2849
    for _ in range(70):
        seed = (seed * 1103515245 + 12345) % 2**31
        x, y = seed % int(WIDTH), seed // 7 % int(HEIGHT)
        spots.append(f"M{number(X + x)} {number(Y + y)}h.1")
    return el(
        "path",
        d="".join(spots),
        stroke="var(--pulsar-faint)",
        stroke_width=1.8,
        stroke_linecap="round",
        opacity=0.5,
    )


def flight(state: Pulsar) -> str:
    """Return the flight under way and how much is left of it."""
    if len(state.path) == 0:
        return ""
    spots = [place(state.printed, int(node)) for node in state.path]
    line = "L".join(f"{number(x)} {number(y)}" for x, y in spots)
    x, y = spots[-1]
    left = int(state.length) - len(state.path) + 1
    colour = seat_colour(int(state.active))
    drawn = el(
        "path",
        d=f"M{line}",
        fill="none",
        stroke=colour,
        stroke_width=6,
        stroke_linecap="round",
        stroke_linejoin="round",
        opacity=0.75,
    )
    halo = el("circle", cx=x, cy=y, r=24, fill="none", stroke=colour, stroke_width=2)
    count = label(x + 27, y - 20, str(left), 19, fill=colour, font_weight="bold") if left else ""
    return group(drawn, halo, count, id="flight")


# --- locations ------------------------------------------------------------------------------


def draw_node(state: Pulsar, say: Say, node: int) -> str:
    """Return one location with what lies on it."""
    printed = state.printed
    x, y = place(printed, node)
    kind, name = printed.kind[node], printed.names[node]
    if kind == t.GATE:
        colour = t.GATE_COLOURS[printed.colour[node]]
        args: Args = {"place": name, "colour": Message(f"colour-{colour}")}
        about = title(say(Message("explain-gate", args)))
        return group(about, use(f"pu-gate-{colour}", x, y), id=f"at-{name}")
    if kind == t.ENTRY:
        about = title(say(Message("explain-entry", {"place": name})))
        return group(about, use("pu-entry", x, y), id=f"at-{name}")
    draw_kind = draw_system if kind == t.SYSTEM_NODE else draw_pulsar
    parts = draw_kind(state, say, node)
    return group(*parts, id=f"at-{name}", transform=f"translate({number(x)} {number(y)})")


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
    kinds = [int(kind) for kind in printed.planets[tile * 4 : tile * 4 + 4] if kind]
    bonus = face(f"pu-bonus-{printed.system_names[tile]}", bonus_face(printed, tile), 0, 8.5)
    parts = [title(say(about) + note), el("use", href="#pu-system"), bonus]
    for number_, kind in enumerate(kinds):
        x = (number_ - (len(kinds) - 1) / 2) * 14
        parts.append(use(f"pu-planet-{min(kind, 3)}", x, -12))
        settler = int(state.settler(system, number_))
        if settler >= 0:
            parts.append(use(f"pu-settler-{SEATS[settler]}", x, -12))
    return parts


def planets() -> list[str]:
    """Return the kinds of planets: craters on lifeless ones, a bar over blocked ones."""
    marks = ("M-2-1h.1m3 2h.1", "", "M-4 4l8-8")
    found = []
    for kind, (fill, mark) in enumerate(zip(PLANET_FILLS, marks, strict=True), start=1):
        body = el("circle", r=6, fill=fill, stroke="var(--ink)", stroke_width=1)
        line: Attributes = {"stroke": "var(--ink)", "stroke_width": 1.5, "stroke_linecap": "round"}
        found.append(symbol(f"pu-planet-{kind}", body, el("path", d=mark, **line) if mark else ""))
    return found


def seat_symbols() -> list[str]:
    """Return what each seat has on the chart: stations, rings and gyrodynes."""
    found = []
    for seat, name in enumerate(SEATS[:4]):
        colour = seat_colour(seat)
        ring: Attributes = {"fill": "none", "stroke": colour, "stroke_width": 3.5}
        mark = seat_mark(seat, 15, -13, 6, fill=colour, stroke="var(--pulsar-deep)")
        found.append(
            symbol(
                f"pu-settler-{name}",
                seat_mark(seat, 0, 0, 5, stroke="var(--card)", stroke_width=1.2),
            )
        )
        found.append(symbol(f"pu-ring-{name}", el("circle", r=16, **ring), mark))
        edge: Attributes = {"r": 11, "stroke": colour, "stroke_width": 2.5}
        turning = el("path", d="M-19-6A20 20 0 0 1-6-19M19 6A20 20 0 0 1 6 19", **ring)
        for size in (1, 2, 3):
            bold: Attributes = {"font_weight": "bold"}
            spins = el("circle", fill=colour, **edge)
            spins += label(0, 0, str(size), 16, fill="var(--pulsar-deep)", **bold) + turning
            builds = el("circle", fill="var(--pulsar-deep)", stroke_dasharray="4 4", **edge)
            builds += label(0, 0, str(size), 16, fill="var(--pulsar-light)", **bold)
            found.append(symbol(f"pu-spins-{name}-{size}", spins))
            found.append(symbol(f"pu-builds-{name}-{size}", builds))
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
        where = f"translate({number(x)} {number(y)})"
        parts.append(
            group(
                title(say(Message("explain-ship", {"who": Message(SEATS[seat])}))),
                el("use", href="#pu-rocket", fill=seat_colour(seat)),
                seat_mark(seat, 0, -2, 3.6, fill="var(--pulsar-deep)"),
                id=f"ship-{SEATS[seat]}",
                transform=where,
            )
        )
    return "".join(parts)


# --- what an action would do ----------------------------------------------------------------


def flight_to_be(state: Pulsar, seat: int, node: int) -> str:
    """Return a flight as it would be with one more step."""
    spots = [place(state.printed, int(passed)) for passed in (*state.path, node)]
    line: Attributes = {"stroke": seat_colour(seat), "stroke_width": 6, "fill": "none"}
    return el("path", d=path(spots, close=False), opacity=0.6, **line)


def ship_to_be(state: Pulsar, seat: int, node: int) -> str:
    """Return a ship as it would stand at a location."""
    x, y = berth(state.printed, node, ())
    return use("pu-rocket", x, y, fill=seat_colour(seat), opacity=0.7)


def piece_to_be(state: Pulsar, symbol_: str, pulsar: int) -> str:
    """Return a piece as it would lie on a pulsar."""
    x, y = place(state.printed, int(state.printed.pulsar_node[pulsar]))
    return use(symbol_, x, y, opacity=0.7)
