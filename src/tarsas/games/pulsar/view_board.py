"""Boards of Pulsar 2849 around the chart: dice and tracks, technology, offers and goals."""

from tarsas.core.options import SEATS
from tarsas.core.text import Args, Message, listed
from tarsas.draw.pieces import seat_mark
from tarsas.draw.svg import Attributes, el, group, label, number, symbol, title, use
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.explain import (
    explain_goal,
    explain_row,
    explain_tech,
    explain_transmitter,
    gains_in,
    row_bonus,
    size_name,
)
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.rules_dice import delta
from tarsas.games.pulsar.view_dice import die
from tarsas.games.pulsar.view_faces import (
    GOAL_TALL,
    GOAL_WIDE,
    NARROW_CELL,
    OFFER_TALL,
    OFFER_WIDE,
    TECH_TALL,
    WIDE_CELL,
    box,
    face,
    goal_face,
    offer_face,
    tech_face,
    tech_wide,
)
from tarsas.games.pulsar.view_icons import Icon, many, note, row, width
from tarsas.games.pulsar.view_map import Say

START: Attributes = {"text_anchor": "start"}


def sheet() -> str:
    """Return what is drawn many times: cells, tracks, counters and marks."""
    edge: Attributes = {"rx": 6, "stroke": "var(--line)", "stroke_width": 1.2}
    spaces = []
    for space in range(1, t.SPACES + 1):
        x = space_x(space) - DICE_X
        fill = "var(--red-soft)" if space > t.SPACES - 2 else "var(--card)"
        spaces.append(el("rect", x=x - 18, y=20, width=36, height=46, fill=fill, **edge))
        if space <= t.SPACES - 2:
            spaces.append(label(x, 58, str(space), 15, fill="var(--faint)"))
    return "".join(
        (
            symbol("pu-techcell", el("rect", width=NARROW_CELL, height=TECH_TALL, **edge)),
            symbol("pu-techwide", el("rect", width=WIDE_CELL, height=TECH_TALL, **edge)),
            symbol("pu-track", *spaces),
            *nodes(),
            *(counter_symbol(seat, name) for seat, name in enumerate(SEATS[:4])),
            *(
                symbol(f"pu-mark-{name}", seat_mark(seat, 0, 0, 8, stroke="var(--ink)"))
                for seat, name in enumerate(SEATS[:4])
            ),
        )
    )


def counter_symbol(seat: int, name: str) -> str:
    """Return a counter: a thick disc with its owner's mark."""
    rim = el("ellipse", cy=3, rx=16, ry=10.5, fill=f"var(--{name})")
    top: Attributes = {"fill": f"var(--{name}-soft)", "stroke": f"var(--{name})"}
    disc = el("ellipse", rx=16, ry=10.5, stroke_width=1.4, **top)
    return symbol(f"pu-counter-{name}", rim, disc, seat_mark(seat, 0, 0, 7))


# --- dice and tracks ------------------------------------------------------------------------

DICE_X, DICE_Y = 8.0, 616.0
DICE_WIDTH, DICE_HEIGHT = 590.0, 236.0
BOX_WIDE, BOX_TALL = 67.0, 62.0
# Size and columns of the dice in a box, by how many lie there at most.
HEAPS = ((1, 36.0, 1), (2, 29.0, 2), (4, 26.0, 2), (6, 20.0, 3), (9, 18.0, 3))


def draw_dice(state: Pulsar, say: Say) -> str:
    """Return the boxes with the dice, the median marker and the play order."""
    parts = [box(DICE_X, DICE_Y, DICE_WIDTH, DICE_HEIGHT, fill="var(--shade)")]
    text = Message("heading-round", {"round": int(state.round)})
    if state.phase == t.FINISHED:
        text = Message("heading-over")
    parts.append(note(DICE_X + 12, DICE_Y + 22, say(text), 20, font_weight="bold", **START))
    parts += [draw_box(state, say, value) for value in range(1, 7)]
    if state.median:
        x = box_x(state.median / 2)
        arrow = f"M{number(x)} {number(DICE_Y + 72)}l-10 17h20Z"
        marker = el("path", d=arrow, fill="var(--glow)", stroke="var(--ink)")
        parts.append(group(title(say(Message("explain-median"))), marker, id="median"))
    parts += [draw_track(state, say, track) for track in range(2)]
    return group(*parts, draw_order(state, say))


def box_x(value: float) -> float:
    """Return the middle of a die box, or of the gap after it for a half."""
    return DICE_X + 192 + (value - 1) * 72


def draw_box(state: Pulsar, say: Say, value: int) -> str:
    """Return a box with its dice, and how far one of them moves a counter."""
    x, y = box_x(value), DICE_Y + 8 + BOX_TALL / 2
    steps = int(delta(state, value)) if state.median else 0
    about = Message("explain-box", {"value": value})
    moves = ""
    if steps:
        way = "explain-box-back" if steps > 0 else "explain-box-on"
        about = Message(way, {"value": value, "n": abs(steps)})
        moves = note(x, y + 45, f"→{steps}" if steps > 0 else f"←{-steps}", 17)
    count = int(state.boxes[value])
    return group(
        title(say(about)),
        box(x - BOX_WIDE / 2, y - BOX_TALL / 2, BOX_WIDE, BOX_TALL),
        heap(x, y, value, count) if count else note(x, y, str(value), 22, fill="var(--line)"),
        moves,
        id=f"box-{value}",
    )


def heap(x: float, y: float, value: int, count: int) -> str:
    """Return dice of one value in lines around a place, smaller where there are many."""
    _, size, columns = next((heap for heap in HEAPS if count <= heap[0]), HEAPS[-1])
    lines = -(-count // columns)
    drawn = []
    for i in range(count):
        line, column = divmod(i, columns)
        across = min(columns, count - line * columns)
        dx, dy = column - (across - 1) / 2, line - (lines - 1) / 2
        drawn.append(die(x + dx * (size + 2), y + dy * (size + 2), value, size))
    return "".join(drawn)


def draw_order(state: Pulsar, say: Say) -> str:
    """Return the rockets on the play-order spaces."""
    parts = [note(DICE_X + 12, DICE_Y + 48, say(Message("heading-order")), 15, **START)]
    seen: list[int] = []
    for place, rocket in enumerate(state.rockets):
        seat = int(rocket)
        again = f"-{seen.count(seat) + 1}" if seat in seen else ""
        seen.append(seat)
        x = DICE_X + 28 + place * 36
        about: Args = {"n": place + 1, "who": Message(SEATS[seat])}
        parts.append(
            group(
                title(say(Message("explain-rocket", about))),
                use(f"pu-counter-{SEATS[seat]}", x, DICE_Y + 72),
                id=f"rocket-{SEATS[seat]}{again}",
            )
        )
    return group(*parts)


def draw_track(state: Pulsar, say: Say, track: int) -> str:
    """Return a track of 15 spaces with its stacks, the top of a stack drawn highest."""
    y = track_y(track)
    name = t.TRACKS[track]
    parts = [note(DICE_X + 8, y + 8, say(Message(f"heading-{name}")), 16, **START)]
    parts.append(use("pu-track", DICE_X, y))
    for space in (t.SPACES - 1, t.SPACES):
        loss = int(state.printed.penalties[space - t.SPACES + 1])
        args: Args = {"space": int(space), "n": loss}
        about = Message("explain-penalty", {**args, "track": Message(f"track-{name}")})
        figure = note(space_x(int(space)), y + 58, f"−{loss}", 16)
        parts.append(group(title(say(about)), figure))
    if name == "engineering":
        parts.append(draw_wages(state, say, y + 8))
    return group(*parts, *draw_counters(state, say, track, y))


def draw_wages(state: Pulsar, say: Say, y: float) -> str:
    """Return what the first places of the engineering track bring in every production."""
    icons: list[Icon] = []
    told = []
    wages = zip(state.printed.engineering_cubes, state.printed.engineering_vp, strict=True)
    for place, (cubes, vp) in enumerate(wages, start=1):
        icons += [("text", f" {place}."), *many("cube", int(cubes))]
        icons += [("vp", str(vp))] if vp else []
        gains = (("gain-cubes", int(cubes)), ("gain-vp", int(vp)))
        gain = gains_in([Message(text, {"n": n}) for text, n in gains if n])
        told.append(Message("engineering-place", {"place": place, "gain": gain}))
    if not icons:
        return ""
    wide = sum(width(icon) for icon in icons)
    about = title(say(Message("explain-engineering", {"places": listed(told)})))
    return group(about, row(icons, DICE_X + DICE_WIDTH - wide - 8, y))


def track_y(track: int) -> float:
    """Return the top of a track."""
    return DICE_Y + 96 + track * 70


def space_x(space: int) -> float:
    """Return the middle of a track's space."""
    return DICE_X + 26 + (space - 1) * 38.5


def draw_counters(state: Pulsar, say: Say, track: int, y: float) -> list[str]:
    """Return the counters of a track, the lowest of each stack first."""
    found = counters_on(state, track)
    ranks: dict[int, int] = {}
    drawn = []
    for i, entry in enumerate(found):
        seat, space = entry & 7, entry >> 3
        ranks[seat] = ranks.get(seat, 0) + 1
        height = sum(other >> 3 == space for other in found[i + 1 :])
        again = f"-{ranks[seat]}" if ranks[seat] > 1 else ""
        args: Args = {
            "who": Message(SEATS[seat]),
            "space": space,
            "track": Message(f"track-{t.TRACKS[track]}"),
        }
        drawn.append(
            group(
                title(say(Message("explain-counter", args))),
                counter(seat, space, y, height),
                id=f"{t.TRACKS[track]}-{SEATS[seat]}{again}",
            )
        )
    return drawn[::-1]


def counters_on(state: Pulsar, track: int) -> list[int]:
    """Return the counters of a track from first to last: space * 8 + seat."""
    rockets = int(state.rocket_count())
    return [int(entry) for entry in state.tracks[track * rockets : (track + 1) * rockets]]


def counter(seat: int, space: int, y: float, height: int) -> str:
    """Return a counter on a space, so many above the lowest of its stack."""
    return use(f"pu-counter-{SEATS[seat]}", space_x(space), y + 37 - height * 9)


def counter_to_be(state: Pulsar, seat: int, track: int, space: int, target: int) -> str:
    """Return a counter as it would lie on the space that it moves to."""
    there = [entry for entry in counters_on(state, track) if entry >> 3 == target]
    height = len(there) - (1 if space == target else 0)
    return group(counter(seat, target, track_y(track), height), opacity=0.7)


# --- technology -----------------------------------------------------------------------------

TECH_X, TECH_Y, TECH_WIDTH = 606.0, 8.0, 666.0
ROW_HEIGHT = 33.0
ROWS = 8
CELLS_X = 84.0  # where the technologies begin, from the left of the board
STEM_X = 20.0
NODE = 11.5


def nodes() -> list[str]:
    """Return the knots of the stem with their twigs: grown, growing now, and still to come."""
    twig: Attributes = {"d": f"M{NODE} 0H{number(CELLS_X - STEM_X)}", "stroke_width": 2.4}
    looks = {
        "grown": ("var(--green-soft)", "var(--green)", None),
        "growing": ("var(--glow)", "var(--green)", None),
        "bud": ("var(--card)", "var(--line)", "4 3"),
    }
    return [
        symbol(
            f"pu-{name}",
            el("path", stroke=line, stroke_dasharray=dashes, **twig),
            el("circle", r=NODE, fill=fill, stroke=line, stroke_width=2, stroke_dasharray=dashes),
        )
        for name, (fill, line, dashes) in looks.items()
    ]


def row_y(number_: int) -> float:
    """Return the top of a row of technologies; the first is at the bottom."""
    return TECH_Y + 6 + (ROWS - number_) * ROW_HEIGHT


def draw_technology(state: Pulsar, say: Say) -> str:
    """Return the tree: its stem grows from the bottom, rows not open yet are faded."""
    parts = [box(TECH_X, TECH_Y, TECH_WIDTH, ROWS * ROW_HEIGHT + 10, fill="var(--shade)")]
    if state.techs[0] < 0:
        middle = TECH_X + TECH_WIDTH / 2
        text = say(Message("heading-technology"))
        return group(*parts, note(middle, TECH_Y + 130, text, 22, fill="var(--faint)"))
    foot, middle = row_y(0) - 2, TECH_TALL / 2
    grown = row_y(max(1, int(state.round))) + middle
    stem = f"M{number(TECH_X + STEM_X)} {number(foot)}V{number(grown)}"
    parts.append(el("path", d=stem, stroke="var(--green)", stroke_width=4))
    rows: dict[int, list[int]] = {}
    for slot in range(t.TECHS):
        rows.setdefault(int(state.printed.tech_row[state.techs[slot]]), []).append(slot)
    for number_, slots in rows.items():
        parts.append(draw_row(state, say, number_, slots))
    return group(*parts)


def draw_row(state: Pulsar, say: Say, number_: int, slots: list[int]) -> str:
    """Return a row: its bonus for spinning gyrodynes and its technologies."""
    y = row_y(number_)
    now = max(1, int(state.round))
    letters = list(state.letters)
    bonus = row_bonus(state.printed, letters, number_)
    look = "growing" if number_ == now else "grown" if number_ < now else "bud"
    icons: list[Icon] = [("spinning", ""), ("text", "M" if bonus < 0 else f"+{bonus}")]
    middle = TECH_TALL / 2
    head = group(
        title(say(explain_row(state.printed, letters, number_))),
        use(f"pu-{look}", STEM_X, middle),
        note(STEM_X, middle, str(number_), 17, font_weight="bold"),
        row(icons, STEM_X + 15, middle) if bonus else "",
        id=f"row-{number_}",
    )
    apart = (TECH_WIDTH - CELLS_X) / len(slots)
    cells = []
    for i, slot in enumerate(slots):
        wide = tech_wide(state.printed, int(state.techs[slot]))
        cells.append(draw_tech(state, say, slot, CELLS_X + i * min(wide + 4, apart), wide))
    where = f"translate({number(TECH_X)} {number(y)})"
    faded = group(*cells, opacity=None if number_ <= now else 0.6)
    return group(head, faded, transform=where)


# Where the marks of a technology's holders stand, by their number: from the right, and down.
PAIR = ((11.0, 15.0), (29.0, 15.0))
SQUARE = ((9.0, 8.0), (27.0, 8.0), (9.0, 22.0), (27.0, 22.0))
HOLDERS = ((), PAIR[:1], PAIR, SQUARE[:3], SQUARE)


def draw_tech(state: Pulsar, say: Say, slot: int, x: float, wide: float) -> str:
    """Return a technology: cost, lock, what it does, and who holds it."""
    tech = int(state.techs[slot])
    holders = [s for s in range(state.players) if state.owns(s, t.PATENTS) >> slot & 1]
    shut = bool(state.locked >> slot & 1)
    name = state.printed.tech_names[tech]
    fill = "var(--grey-soft)" if shut else "var(--card)"
    cell = "pu-techwide" if wide == WIDE_CELL else "pu-techcell"
    parts = [
        title(say(explain_tech(state.printed, tech, int(state.players)))),
        use(cell, x, 0, fill=fill),
        face(f"pu-tech-{name}", tech_face(state.printed, tech), x),
    ]
    parts += [
        use(f"pu-mark-{SEATS[seat]}", x + wide - across, down)
        for seat, (across, down) in zip(holders, HOLDERS[len(holders)], strict=True)
    ]
    return group(*parts, id=f"tech-{name}")


# --- offers and goals -----------------------------------------------------------------------

OFFER_Y = TECH_Y + ROWS * ROW_HEIGHT + 16
GOAL_Y = OFFER_Y + OFFER_TALL + 6
DECK = 36.0
SUPPLY = 77.0
SUPPLY_X = TECH_X + 3 * (OFFER_WIDE + 4) + DECK + 4


def draw_offers(state: Pulsar, say: Say) -> str:
    """Return the transmitters on display and the supply of gyrodynes."""
    parts = []
    for slot in range(3):
        x = TECH_X + slot * (OFFER_WIDE + 4)
        design = int(state.display[slot]) - 1
        inside = [box(x, OFFER_Y, OFFER_WIDE, OFFER_TALL, fill="var(--shade)")]
        if design >= 0:
            about = title(say(explain_transmitter(state.printed, design)))
            name = f"pu-offer-{state.printed.tile_names[design]}"
            inside = [about, face(name, offer_face(state.printed, design), x, OFFER_Y)]
        parts.append(group(*inside, id=f"slot-{slot + 1}"))
    parts.append(draw_deck(state, say))
    parts += [draw_supply(state, say, size) for size in (1, 2, 3)]
    return group(*parts)


def draw_deck(state: Pulsar, say: Say) -> str:
    """Return the deck of transmitters; with the option its top tile is seen."""
    x = TECH_X + 3 * (OFFER_WIDE + 4)
    left = sum(state.deck) + (1 if state.top else 0)
    about = Message("explain-deck", {"n": int(left)})
    text = str(left)
    if state.top:
        design = int(state.top) - 1
        text = state.printed.tile_names[design]
        about = Message("explain-next", {"tile": explain_transmitter(state.printed, design)})
    return group(
        title(say(about)),
        box(x, OFFER_Y, DECK, OFFER_TALL, fill="var(--grey-soft)"),
        use("pu-transmitter", x + DECK / 2, OFFER_Y + 27),
        note(x + DECK / 2, OFFER_Y + 60, text, 17),
        id="deck",
    )


def draw_supply(state: Pulsar, say: Say, size: int) -> str:
    """Return a size of gyrodynes: tiles left, the dice that take and finish, the next award."""
    x, y = SUPPLY_X + (size - 1) * (SUPPLY + 2.5), OFFER_Y
    printed = state.printed
    args: Args = {
        "size": size_name(size),
        "take": int(printed.take[size]),
        "finish": int(printed.finish[size]),
        "n": int(printed.yields[size]),
        "left": int(state.supply[size]),
    }
    taken = int(state.awarded[size])
    award = ""
    if taken < len(printed.awards):
        award = row([("award", str(printed.awards[taken]))], x + 50, y + 60)
    ring: Attributes = {"fill": "var(--pulsar-silver)", "stroke": "var(--ink)", "stroke_width": 2.2}
    return group(
        title(say(Message("explain-gyrodyne", args))),
        box(x, y, SUPPLY, OFFER_TALL),
        el("circle", cx=x + 22, cy=y + 23, r=9 + 3 * size, **ring),
        note(x + 22, y + 23, str(size), 18, font_weight="bold", fill="var(--pulsar-deep)"),
        note(x + 57, y + 23, f"×{max(0, int(state.supply[size]))}", 18),
        die(x + 14, y + 60, int(printed.take[size]), 21, "cost"),
        die(x + 38, y + 60, int(printed.finish[size]), 21, "cost"),
        el("path", d=f"M{number(x + 26)} {number(y + 52)}v16", stroke="var(--ink)"),
        award,
        id=f"supply-{t.SIZES[size - 1]}",
    )


def draw_goals(state: Pulsar, say: Say) -> str:
    """Return the three goals."""
    parts = []
    for place, chosen in enumerate(state.goals):
        goal = int(chosen)
        name = state.printed.goal_names[goal]
        shown = goal_face(state.printed, goal)
        parts.append(
            group(
                title(say(explain_goal(state.printed, goal))),
                face(f"pu-goal-{name}", shown, TECH_X + place * (GOAL_WIDE + 3), GOAL_Y),
                id=f"goal-{name}",
            )
        )
    return group(*parts)


PANELS_Y = GOAL_Y + GOAL_TALL + 6


def award_tiles(state: Pulsar, seat: int) -> list[Icon]:
    """Return a player's award tiles."""
    mask = int(state.owns(seat, t.AWARDS))
    values = [int(state.printed.awards[bit % 2]) for bit in range(6) if mask >> bit & 1]
    return [("award", str(value)) for value in values]
