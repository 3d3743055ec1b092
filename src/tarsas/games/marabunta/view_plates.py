"""The picnic cloth of Marabunta: dice and token on one tray or two plates, and the round."""

from collections.abc import Callable

from tarsas.core.options import SEATS
from tarsas.core.text import Message
from tarsas.draw.pieces import name_label, seat_mark
from tarsas.draw.svg import Attributes, el, group, label, number, title, use
from tarsas.games.marabunta.rules import Marabunta, item_piece
from tarsas.games.marabunta.rules_board import (
    ALL_ITEMS,
    FACE_CHEST,
    FACE_CIRCLE,
    FINISHED,
    NO_TOKEN,
    REGIONS,
    RESOLVING,
    SPLITTING,
    TOKEN_ITEM,
    TOKENS,
    UNROLLED,
)
from tarsas.games.marabunta.view_sheet import WIDTH

Say = Callable[[Message], str]

PLATE_Y = 722.0
PLATE_X = (376.0, 918.0)  # without the token, and with it
PLATE_WIDTH = 532.0
PLATES = (100.0, 654.0, 1094.0, 144.0)  # both of them: left, top, width and height


def plates(state: Marabunta, say: Say) -> str:
    """Return the items of the round: on one tray until they are split, then on two plates.

    Who splits them sees both: a die that is set apart goes over to the other one.
    """
    if not state.plain_group:
        items = [item for item in range(7) if item < TOKEN_ITEM or state.token != NO_TOKEN]
        if state.phase != SPLITTING:
            return tray(state, say, items, WIDTH / 2, 640, "tray", "", faded=0)
        left, right = PLATE_X
        empty = tray(state, say, [], left, PLATE_WIDTH, "plate-plain", "", faded=0)
        return empty + tray(
            state, say, items, right, PLATE_WIDTH, "plate-token", "", 0, apart=left - right
        )
    plain = [item for item in range(7) if state.plain_group & (1 << item)]
    other = [item for item in range(7) if item not in plain]
    parts = []
    for items, name, middle in (
        (plain, "plate-plain", PLATE_X[0]),
        (other, "plate-token", PLATE_X[1]),
    ):
        owner = plate_owner(state, items)
        text = "" if owner < 0 else say(Message(SEATS[owner]))
        parts.append(
            tray(
                state, say, items, middle, PLATE_WIDTH, name, text, plate_faded(state, items), owner
            )
        )
    return "".join(parts)


def round_mark(state: Marabunta, say: Say) -> str:
    """Return the number of the round beside the plates, and whether it is the last one."""
    last = state.trigger >= 0
    colour = "var(--red)" if last else "var(--ink)"
    heading = say(Message("round-last" if last else "round-name"))
    napkin: Attributes = {"fill": "var(--card)", "stroke": "var(--line)"}
    return group(
        title(say(Message("round-title"))),
        el("rect", x=14, y=PLATE_Y - 50, width=92, height=92, rx=6, **napkin),
        label(60, PLATE_Y - 28, heading, 17, fill=colour),
        label(60, PLATE_Y + 8, str(state.round), 34, fill=colour, font_weight="bold"),
        id="round",
    )


def plate_owner(state: Marabunta, items: list[int]) -> int:
    """Return whose plate it is, or -1 before the choice."""
    if state.phase != RESOLVING:
        return -1
    active_has_it = bool(state.group & (1 << items[0]))
    return int(state.active if active_has_it else 1 - state.active)


def plate_faded(state: Marabunta, items: list[int]) -> int:
    """Return the mask of the items already used or passed over."""
    if state.phase == FINISHED:
        return int(ALL_ITEMS)
    if state.phase != RESOLVING:
        return 0
    if state.group & (1 << items[0]):
        return int(state.group & ~state.left)
    return 0 if state.active != state.splitter else int(ALL_ITEMS & ~state.group)


def tray(
    state: Marabunta,
    say: Say,
    items: list[int],
    middle: float,
    width: float,
    name: str,
    heading: str,
    faded: int,
    owner: int = -1,
    apart: float | None = None,
) -> str:
    """Return a plate with its items in a row; set `apart`, dice are so far from there."""
    colour = f"var(--{SEATS[owner]})" if owner >= 0 else "var(--line)"
    left, top = middle - width / 2, PLATE_Y - 62
    body: Attributes = {"x": left, "width": width, "height": 130.0, "rx": 58.0}
    rim: Attributes = {"x": left + 11, "width": width - 22, "height": 108.0, "rx": 48.0}
    parts = [
        el("rect", y=top + 4, fill="var(--ink)", fill_opacity=0.1, **body),
        el("rect", y=top, fill="var(--card)", stroke=colour, stroke_width=2.5, **body),
        el("rect", y=top + 11, fill="none", stroke="var(--line)", stroke_opacity=0.6, **rim),
    ]
    if heading:
        parts.append(seat_mark(owner, middle - 56, PLATE_Y - 39, 6))
        parts.append(name_label(middle - 44, PLATE_Y - 39, heading, 16, 200))
    row = []
    step = min(82.0, (width - 36) / max(len(items), 1))
    for i, item in enumerate(items):
        x = middle + (i - (len(items) - 1) / 2) * step
        opacity = 0.5 if faded & (1 << item) else None
        drawn = draw_token if item == TOKEN_ITEM else draw_die
        away = None if apart is None or item == TOKEN_ITEM else f"{number(apart)} 0"
        piece: Attributes = {"id": item_piece(item), "opacity": opacity}
        row.append(group(drawn(state, say, item, x), data_gathered=away, **piece))
    return group(*parts, group(*row, data_together="1"), id=name)


def die_face(region: int, face: int, x: float, y: float) -> str:
    """Return a die of a region that shows a face, or nothing yet."""
    name = REGIONS[region]
    colour = f"var(--{name})"
    centre = f"translate({number(x)} {number(y - 1)})"
    if face == UNROLLED:
        shown = el("use", href=f"#emblem-{name}", fill=colour, transform=f"{centre} scale(2.2)")
    else:
        shown = use(f"emblem-{name}", x + 19, y + 18, fill=colour)
        if face == FACE_CHEST:
            shown += el("use", href="#chest", transform=f"{centre} translate(-2 -3) scale(1.6)")
        elif face == FACE_CIRCLE:
            ring: Attributes = {"fill": "var(--card)", "stroke": "var(--ink)", "stroke_width": 3}
            shown += el("circle", cx=x, cy=y - 2, r=15, **ring)
        else:
            shown += label(x, y - 1, str(face), 44, font_weight="bold")
    return use(f"cube-{name}", x, y) + shown


def token_face(token: int, x: float, y: float) -> str:
    """Return a token."""
    rim: Attributes = {"fill": "var(--shade)", "stroke": "var(--ink)", "stroke_width": 2}
    return el("circle", cx=x, cy=y, r=32, **rim) + use(f"token-{TOKENS[token]}", x, y)


def draw_die(state: Marabunta, say: Say, region: int, x: float) -> str:
    """Return a die of a region with its face."""
    about = say(Message("die-title", {"region": Message(f"region-{REGIONS[region]}")}))
    return title(about) + die_face(region, int(state.dice[region]), x, PLATE_Y + 8)


def draw_token(state: Marabunta, say: Say, item: int, x: float) -> str:
    """Return the round's token."""
    about = say(Message(f"about-{TOKENS[state.token]}"))
    return title(about) + token_face(int(state.token), x, PLATE_Y + 8)
