"""Pulsar 2849 as a picture: a dark star chart, with boards and players around it."""

from tarsas.core.options import SEATS
from tarsas.core.pending import first_of, kind_of
from tarsas.core.state import State
from tarsas.core.text import Message
from tarsas.draw.svg import Area, group, picture
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar import (
    view_board,
    view_dice,
    view_faces,
    view_map,
    view_panels,
    view_signs,
)
from tarsas.games.pulsar.actions import PAIRS
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.rules_dice import any_normal, counter_place, counters_for, delta
from tarsas.games.pulsar.view_board import (
    DICE_Y,
    OFFER_Y,
    TECH_X,
    counter_to_be,
    draw_dice,
    draw_goals,
    draw_offers,
    draw_technology,
)
from tarsas.games.pulsar.view_falls import (
    portrait_board,
    portrait_deal,
    portrait_die,
    portrait_explore,
    portrait_goal,
    portrait_headquarters,
    portrait_order,
    portrait_system,
)
from tarsas.games.pulsar.view_legend import GROUND, legend
from tarsas.games.pulsar.view_map import Say, draw_map, piece_to_be, ship_to_be, step_to_be
from tarsas.games.pulsar.view_panels import TALL, TOP, draw_panels, panel_places

__all__ = (
    "GROUND",
    "draw",
    "legend",
    "portrait_board",
    "portrait_deal",
    "portrait_die",
    "portrait_explore",
    "portrait_goal",
    "portrait_headquarters",
    "portrait_order",
    "portrait_system",
    "sheet",
)

WIDTH, HEIGHT = 1280.0, 860.0


def sheet() -> str:
    """Return the symbols of the game."""
    drawn = (view_signs, view_dice, view_faces, view_map, view_board, view_panels)
    return "".join(module.sheet() for module in drawn)


def draw(state: State, say: Say) -> str:
    """Return the position as a picture."""
    assert isinstance(state, Pulsar)
    drawn = group(
        draw_map(state, say),
        draw_dice(state, say),
        draw_technology(state, say),
        draw_offers(state, say),
        draw_goals(state, say),
        draw_panels(state, say),
        # Most labels are centred ink; saying so once keeps the picture small.
        color="var(--ink)",
        fill="var(--ink)",
        text_anchor="middle",
    )
    title_text = say(Message("name"))
    return picture(WIDTH, HEIGHT, drawn, title_text=title_text, areas=areas(state, say))


def areas(state: Pulsar, say: Say) -> list[Area]:
    """Return what a small screen shows one by one."""
    right = WIDTH - TECH_X + 4
    return [
        (say(Message("area-chart")), 0.0, 0.0, TECH_X - 4, DICE_Y - 4),
        (say(Message("area-dice")), 0.0, DICE_Y - 6, TECH_X - 4, HEIGHT - DICE_Y + 6),
        (say(Message("area-technology")), TECH_X - 4, 0.0, right, OFFER_Y - 2),
        (say(Message("area-offers")), TECH_X - 4, OFFER_Y - 4, right, TOP - OFFER_Y + 2),
        *(
            (say(Message(SEATS[seat])), x - 4, y - 4, wide + 8, TALL + 8)
            for seat, (x, y, wide) in enumerate(panel_places(int(state.players)))
        ),
    ]


# --- clicks ---------------------------------------------------------------------------------


def targets_move(state: Pulsar, seat: int, track: int, counter: int) -> tuple[str, ...]:
    """Return a counter on a track."""
    return (f"{t.TRACKS[track]}-{SEATS[seat]}{'-2' if counter else ''}",)


def targets_pair(state: Pulsar, seat: int, pair: int) -> tuple[str, ...]:
    """Return two sizes in the supply."""
    return tuple(f"supply-{t.SIZES[size - 1]}" for size in PAIRS[pair])


def targets_own_end(state: Pulsar, seat: int, end: int) -> tuple[str, ...]:
    """Return an end of the transmitter that is being joined."""
    return (f"tile-{SEATS[seat]}-{first_of(state.top_frame()) + 1}-{t.ENDS[end]}",)


# --- what an action would put on the boards -------------------------------------------------


def ghost_take(state: Pulsar, seat: int, value: int) -> str:
    """Return every counter that the die may move, where it would land."""
    if delta(state, value) == 0:
        return ""
    mask = int(counters_for(state, value, any_normal(state)))
    return "".join(landing(state, seat, i, value) for i in range(4) if mask >> i & 1)


def ghost_move(state: Pulsar, seat: int, track: int, counter: int) -> str:
    """Return a counter where it would land."""
    return landing(state, seat, 2 * track + counter, int(first_of(state.top_frame())))


def landing(state: Pulsar, seat: int, counter: int, value: int) -> str:
    """Return one of the active seat's four counters where a die would move it."""
    space = int(state.tracks[counter_place(state, counter)] >> 3)
    target = min(max(1, space + int(delta(state, value))), int(t.SPACES))
    return counter_to_be(state, seat, counter // 2, space, target)


def ghost_to(state: Pulsar, seat: int, node: int) -> str:
    """Return the next step of a flight."""
    return step_to_be(state, seat, node)


def ghost_teleport(state: Pulsar, seat: int, node: int) -> str:
    """Return a teleported ship."""
    return ship_to_be(state, seat, node)


def ghost_isolated(state: Pulsar, seat: int, pulsar: int) -> str:
    """Return the ring of a claim."""
    return piece_to_be(state, f"pu-ring-{SEATS[seat]}", pulsar)


def ghost_pulsar(state: Pulsar, seat: int, pulsar: int) -> str:
    """Return a gyrodyne that is placed, or one that spins."""
    wanted = state.top_frame()
    builds = kind_of(wanted) == t.ASK_PLACE
    how, size = ("builds", first_of(wanted)) if builds else ("spins", state.pulsar_size(pulsar))
    return piece_to_be(state, f"pu-{how}-{SEATS[seat]}-{size}", pulsar)
