"""Boards of Pulsar 2849 around the chart: dice and tracks, technology, offers and goals."""

from tarsas.core.options import SEATS
from tarsas.core.text import Args, Message
from tarsas.draw.pieces import seat_mark
from tarsas.draw.svg import Attributes, el, group, label, number, symbol, title, use
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.explain import (
    explain_goal,
    explain_row,
    explain_tech,
    explain_transmitter,
    row_bonus,
    size_name,
)
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.view_faces import (
    draw_ends,
    face,
    production_icons,
    symbols_at,
    tech_face,
)
from tarsas.games.pulsar.view_icons import (
    OF_COUNT,
    Icon,
    die,
    gain_icons,
    note,
    row,
)
from tarsas.games.pulsar.view_map import Say

CARD: Attributes = {"fill": "var(--card)", "stroke": "var(--line)", "stroke_width": 1.2}
START: Attributes = {"text_anchor": "start"}


def box(x: float, y: float, width: float, height: float, **attributes: str | float | None) -> str:
    """Return a rounded card."""
    return el("rect", x=x, y=y, width=width, height=height, rx=7, **{**CARD, **attributes})


def sheet() -> str:
    """Return the cells that are drawn many times."""
    edge: Attributes = {"rx": 6, "stroke": "var(--line)", "stroke_width": 1.2}
    cell = el("rect", width=CELL - 4, height=ROW_HEIGHT - 3, **edge)
    small = el("rect", width=PROJECT, height=26, **edge)
    spaces = []
    for space in range(1, t.SPACES + 1):
        x = space_x(space) - DICE_X
        fill = "var(--red-soft)" if space > t.SPACES - 2 else "var(--card)"
        spaces.append(el("rect", x=x - 17, y=14, width=34, height=46, fill=fill, **edge))
        if space <= t.SPACES - 2:
            spaces.append(label(x, 51, str(space), 15, fill="var(--faint)"))
    projects = [
        use("pu-projectcell", column * (PROJECT + 3), line * 28, fill="var(--paper)")
        for column, line in PROJECT_PLACES
    ]
    marks = [
        symbol(f"pu-mark-{name}", seat_mark(seat, 0, 0, 7, stroke="var(--ink)"))
        for seat, name in enumerate(SEATS[:4])
    ]
    return "".join(
        (
            symbol("pu-techcell", cell),
            symbol("pu-projectcell", small),
            symbol("pu-projects", *projects),
            symbol("pu-track", *spaces),
            *marks,
        )
    )


# --- dice and tracks ------------------------------------------------------------------------

DICE_X, DICE_Y = 8.0, 616.0
DICE_WIDTH, DICE_HEIGHT = 590.0, 236.0


def draw_dice(state: Pulsar, say: Say) -> str:
    """Return the boxes with the dice, the median marker and the play order."""
    parts = [box(DICE_X, DICE_Y, DICE_WIDTH, DICE_HEIGHT, fill="var(--shade)")]
    text = Message("heading-round", {"round": int(state.round)})
    if state.phase == t.FINISHED:
        text = Message("heading-over")
    parts.append(note(DICE_X + 12, DICE_Y + 20, say(text), 18, font_weight="bold", **START))
    parts += [draw_box(state, say, value) for value in range(1, 7)]
    if state.median:
        x = box_x(state.median / 2)
        arrow = f"M{number(x)} {number(DICE_Y + 66)}l-9 14h18Z"
        marker = el("path", d=arrow, fill="var(--glow)", stroke="var(--ink)")
        parts.append(group(title(say(Message("explain-median"))), marker, id="median"))
    parts += [draw_track(state, say, track) for track in range(2)]
    return group(*parts, draw_order(state, say))


def box_x(value: float) -> float:
    """Return the middle of a die box, or of the gap after it for a half."""
    return DICE_X + 190 + (value - 1) * 71


def draw_box(state: Pulsar, say: Say, value: int) -> str:
    """Return a box with its dice; they overlap where there are many."""
    x, y = box_x(value), DICE_Y + 37
    count = int(state.boxes[value])
    apart = min(27.0, 40 / max(1, count - 1))
    dice = "".join(
        die(x + (i - (count - 1) / 2) * (apart if count > 1 else 0), y, value, 25)
        for i in range(count)
    )
    return group(
        title(say(Message("explain-box", {"value": value}))),
        box(x - 33, y - 28, 66, 52),
        "" if count else note(x, y, str(value), 20, fill="var(--line)"),
        dice,
        id=f"box-{value}",
    )


def draw_order(state: Pulsar, say: Say) -> str:
    """Return the rockets on the play-order spaces."""
    parts = [note(DICE_X + 12, DICE_Y + 48, say(Message("heading-order")), 15, **START)]
    seen: list[int] = []
    for place, rocket in enumerate(state.rockets):
        seat = int(rocket)
        again = f"-{seen.count(seat) + 1}" if seat in seen else ""
        seen.append(seat)
        x = DICE_X + 24 + place * 28
        about: Args = {"n": place + 1, "who": Message(SEATS[seat])}
        parts.append(
            group(
                title(say(Message("explain-rocket", about))),
                el("circle", cx=x, cy=DICE_Y + 70, r=12, **CARD),
                use(f"pu-mark-{SEATS[seat]}", x, DICE_Y + 70),
                id=f"rocket-{SEATS[seat]}{again}",
            )
        )
    return group(*parts)


def draw_track(state: Pulsar, say: Say, track: int) -> str:
    """Return a track of 15 spaces with its stacks, the top of a stack drawn highest."""
    y = track_y(track)
    name = t.TRACKS[track]
    parts = [note(DICE_X + 12, y + 5, say(Message(f"heading-{name}")), 15, **START)]
    parts.append(use("pu-track", DICE_X, y))
    for space in (t.SPACES - 1, t.SPACES):
        loss = int(state.printed.penalties[space - t.SPACES + 1])
        args: Args = {"space": int(space), "n": loss}
        about = Message("explain-penalty", {**args, "track": Message(f"track-{name}")})
        figure = note(space_x(int(space)), y + 51, f"−{loss}", 15)
        parts.append(group(title(say(about)), figure))
    return group(*parts, *draw_counters(state, say, track, y))


def track_y(track: int) -> float:
    """Return the top of a track."""
    return DICE_Y + 98 + track * 68


def space_x(space: int) -> float:
    """Return the middle of a track's space."""
    return DICE_X + 25 + (space - 1) * 38.6


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
    x, cy = space_x(space), y + 36 - height * 11
    card = el("ellipse", cx=x, cy=cy, rx=15, ry=9, **CARD)
    return card + use(f"pu-mark-{SEATS[seat]}", x, cy)


def counter_to_be(state: Pulsar, seat: int, track: int, space: int, target: int) -> str:
    """Return a counter as it would lie on the space that it moves to."""
    there = [entry for entry in counters_on(state, track) if entry >> 3 == target]
    height = len(there) - (1 if space == target else 0)
    return group(counter(seat, target, track_y(track), height), opacity=0.7)


# --- technology -----------------------------------------------------------------------------

TECH_X, TECH_Y, TECH_WIDTH = 606.0, 8.0, 666.0
ROW_HEIGHT = 32.0
CELL = (TECH_WIDTH - 86) / 3
PROJECT = 104.0  # width of a project's cell
# Columns and lines of the projects, the first row at the bottom: three, two, two, and the top one.
PROJECT_PLACES = ((0, 2), (1, 2), (2, 2), (0, 1), (1, 1), (0, 0), (1, 0), (2, 0))


def draw_technology(state: Pulsar, say: Say) -> str:
    """Return the tree: rows grow from the bottom, those not open yet are faded."""
    parts = [box(TECH_X, TECH_Y, TECH_WIDTH, 8 * ROW_HEIGHT + 10, fill="var(--shade)")]
    if state.techs[0] < 0:
        middle = TECH_X + TECH_WIDTH / 2
        text = say(Message("heading-technology"))
        return group(*parts, note(middle, TECH_Y + 130, text, 22, fill="var(--faint)"))
    rows: dict[int, list[int]] = {}
    for slot in range(t.TECHS):
        rows.setdefault(int(state.printed.tech_row[state.techs[slot]]), []).append(slot)
    for number_, slots in rows.items():
        parts.append(draw_row(state, say, number_, slots))
    return group(*parts)


def draw_row(state: Pulsar, say: Say, number_: int, slots: list[int]) -> str:
    """Return a row: its bonus for spinning gyrodynes and its technologies."""
    y = TECH_Y + 5 + (8 - number_) * ROW_HEIGHT
    now = number_ == state.round
    letters = list(state.letters)
    bonus = row_bonus(state.printed, letters, number_)
    about = explain_row(state.printed, letters, number_)
    mark = (
        el("path", d=f"M{TECH_X + 3} {number(y + 8)}l9 8l-9 8Z", fill="var(--glow)") if now else ""
    )
    icons: list[Icon] = [("spinning", ""), ("text", "M" if bonus < 0 else f"+{bonus}")]
    head = group(
        title(say(about)),
        mark,
        note(TECH_X + 20, y + 15, str(number_), 16, font_weight="bold" if now else None),
        row(icons, TECH_X + 30, y + 15, 0.9) if bonus else "",
        id=f"row-{number_}",
    )
    cells = [
        draw_tech(state, say, slot, TECH_X + 82 + i * CELL, y, CELL - 4)
        for i, slot in enumerate(slots)
    ]
    return group(head, *cells, opacity=None if number_ <= max(1, state.round) else 0.55)


# Where the marks of a technology's holders stand, by their number: from the right, and down.
PAIR = ((10.0, 14.5), (27.0, 14.5))
SQUARE = ((9.0, 7.5), (24.0, 7.5), (9.0, 21.5), (24.0, 21.5))
HOLDERS = ((), PAIR[:1], PAIR, SQUARE[:3], SQUARE)


def draw_tech(state: Pulsar, say: Say, slot: int, x: float, y: float, wide: float) -> str:
    """Return a technology: cost, lock, what it does, and who holds it."""
    tech = int(state.techs[slot])
    holders = [s for s in range(state.players) if state.owns(s, t.PATENTS) >> slot & 1]
    shut = bool(state.locked >> slot & 1)
    name = state.printed.tech_names[tech]
    fill = "var(--grey-soft)" if shut else "var(--card)"
    parts = [
        title(say(explain_tech(state.printed, tech, int(state.players)))),
        use("pu-techcell", x, y, fill=fill),
        face(f"pu-tech-{name}", tech_face(state.printed, tech), x, y),
    ]
    parts += [
        use(f"pu-mark-{SEATS[seat]}", x + wide - across, y + down)
        for seat, (across, down) in zip(holders, HOLDERS[len(holders)], strict=True)
    ]
    return group(*parts, id=f"tech-{name}")


# --- offers and goals -----------------------------------------------------------------------

OFFER_Y = 280.0
OFFER = 124.0


def draw_offers(state: Pulsar, say: Say) -> str:
    """Return the transmitters on display and the supply of gyrodynes."""
    parts = []
    for slot in range(3):
        x = TECH_X + slot * (OFFER + 4)
        design = int(state.display[slot]) - 1
        inside = [box(x, OFFER_Y, OFFER, 62, fill="var(--shade)")]
        if design >= 0:
            about = title(say(explain_transmitter(state.printed, design)))
            inside = [about, draw_transmitter(state, design, x, OFFER_Y)]
        parts.append(group(*inside, id=f"slot-{slot + 1}"))
    parts.append(draw_deck(state, say))
    parts += [draw_supply(state, say, size) for size in (1, 2, 3)]
    return group(*parts)


def draw_deck(state: Pulsar, say: Say) -> str:
    """Return the deck of transmitters; with the option its top tile is seen."""
    x = TECH_X + 3 * (OFFER + 4)
    left = sum(state.deck) + (1 if state.top else 0)
    about = Message("explain-deck", {"n": int(left)})
    text = str(left)
    if state.top:
        design = int(state.top) - 1
        text = state.printed.tile_names[design]
        about = Message("explain-next", {"tile": explain_transmitter(state.printed, design)})
    return group(
        title(say(about)),
        box(x, OFFER_Y, 34, 62, fill="var(--grey-soft)"),
        use("pu-transmitter", x + 17, OFFER_Y + 20),
        note(x + 17, OFFER_Y + 47, text, 16),
        id="deck",
    )


def draw_supply(state: Pulsar, say: Say, size: int) -> str:
    """Return a size of gyrodynes: tiles left, the next award, and the dice that take and finish."""
    x, y = TECH_X + 424 + (size - 1) * 81, OFFER_Y
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
        award = row([("award", str(printed.awards[taken]))], x + 37, y + 48, 0.9)
    ring: Attributes = {"fill": "none", "stroke": "var(--ink)", "stroke_width": 2.2}
    return group(
        title(say(Message("explain-gyrodyne", args))),
        box(x, y, 79, 62),
        el("circle", cx=x + 17, cy=y + 18, r=12, **ring),
        note(x + 17, y + 18, str(size), 17, font_weight="bold"),
        die(x + 41, y + 18, int(printed.take[size]), 18),
        die(x + 61, y + 18, int(printed.finish[size]), 18),
        el("path", d=f"M{number(x + 50.5)} {number(y + 12)}v12", **{**ring, "stroke_width": 1}),
        note(x + 19, y + 47, f"×{max(0, int(state.supply[size]))}", 17),
        award,
        id=f"supply-{t.SIZES[size - 1]}",
    )


def draw_transmitter(state: Pulsar, design: int, x: float, y: float) -> str:
    """Return a transmitter on offer: symbols above, gain and production below."""
    printed = state.printed
    gains = gain_icons(printed, int(printed.tile_gain[design]))
    shown = [*gains, *production_icons(printed, design)]
    return (
        box(x, y, OFFER, 62)
        + draw_ends(printed, design, x, y + 31, OFFER)
        + symbols_at(printed, design, x + OFFER / 2, y + 17)
        + row(shown, x + 15, y + 45, 0.95, OFFER - 29)
    )


def draw_goals(state: Pulsar, say: Say) -> str:
    """Return the three goals: what must be reached, points, and bonuses for cubes."""
    printed = state.printed
    parts = []
    for place, goal in enumerate(state.goals):
        x, y = TECH_X + place * 223, OFFER_Y + 68
        icons: list[Icon] = [
            ("text", f"≥{printed.goal_least[goal]}"),
            (OF_COUNT[t.COUNTS[printed.goal_count[goal]]], ""),
            ("text", ":"),
            ("vp", str(printed.goal_vp[goal])),
        ]
        for bonus in (2 * goal, 2 * goal + 1):
            if printed.goal_cost[bonus] >= 0:
                icons += [("text", f" {printed.goal_cost[bonus]}"), ("cube", "")]
                icons.append(("vp", f"+{printed.goal_bonus[bonus]}"))
        parts.append(
            group(
                title(say(explain_goal(state.printed, int(goal)))),
                box(x, y, 220, 32),
                row(icons, x + 5, y + 16, 1, 210),
                id=f"goal-{state.printed.goal_names[goal]}",
            )
        )
    return group(*parts)


def award_tiles(state: Pulsar, seat: int) -> list[Icon]:
    """Return a player's award tiles."""
    mask = int(state.owns(seat, t.AWARDS))
    values = [int(state.printed.awards[bit % 2]) for bit in range(6) if mask >> bit & 1]
    return [("award", str(value)) for value in values]
