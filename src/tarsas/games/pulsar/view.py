"""Pulsar 2849 as a picture: a dark star chart, with boards and players around it."""

from tarsas.core.options import SEATS
from tarsas.core.state import State
from tarsas.core.text import Message
from tarsas.draw.svg import Area, group, picture
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar import view_board, view_faces, view_icons, view_map
from tarsas.games.pulsar.notation import MODIFIERS, PAIRS, pulsar_name
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.view_board import (
    DICE_Y,
    OFFER_Y,
    TECH_X,
    draw_dice,
    draw_goals,
    draw_offers,
    draw_technology,
)
from tarsas.games.pulsar.view_map import Say, draw_ghost, draw_map
from tarsas.games.pulsar.view_panels import TALL, TOP, draw_panels, panel_places

WIDTH, HEIGHT = 1280.0, 860.0


def sheet() -> str:
    """Return the symbols of the game."""
    return view_icons.sheet() + view_faces.sheet() + view_map.sheet() + view_board.sheet()


def draw(state: State, say: Say) -> str:
    """Return the position as a picture."""
    assert isinstance(state, Pulsar)
    say = remembering(say)
    drawn = group(
        draw_map(state, say),
        draw_dice(state, say),
        draw_technology(state, say),
        draw_offers(state, say),
        draw_goals(state, say),
        draw_panels(state, say),
        # Most labels are centred ink; saying so once keeps the picture small.
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


Frozen = tuple[object, ...]
SPOKEN: dict[Frozen, str] = {}
MOST_SPOKEN = 20_000


def remembering(say: Say) -> Say:
    """Return `say` with a memory: most explanations are the same in every picture.

    Formatting some 240 of them took three quarters of the time of a drawing.
    """
    language = say(Message("heading-order"))

    def said(message: Message) -> str:
        key = (language, frozen(message))
        if key not in SPOKEN:
            if len(SPOKEN) >= MOST_SPOKEN:
                SPOKEN.clear()
            SPOKEN[key] = say(message)
        return SPOKEN[key]

    return said


def frozen(message: Message) -> Frozen:
    """Return a message as something that can be looked up."""
    parts = [frozen(arg) if isinstance(arg, Message) else arg for arg in message.args.values()]
    return (message.id, *parts)


def ghost(state: State, seat: int, action: int) -> str:
    """Return what a legal action would put on the chart: the ship, its way, a ring or gyrodyne."""
    assert isinstance(state, Pulsar)
    return draw_ghost(state, seat, action)


# --- clicks ---------------------------------------------------------------------------------


def targets(state: State, seat: int, action: int) -> tuple[str, ...]:
    """Return the ids of the elements that stand for a legal action; none: it is a button."""
    assert isinstance(state, Pulsar)
    if action >= t.SLOT:
        return purchase_targets(state, seat, action)
    if action >= t.CONFIRM:
        return place_targets(state, action)
    if action >= t.MODIFIER:
        return flight_targets(state, seat, action)
    return menu_targets(state, seat, action)


def menu_targets(state: Pulsar, seat: int, action: int) -> tuple[str, ...]:
    """Return the places of set-up, draft and turn menu."""
    colour = SEATS[seat]
    if action in (t.LATE_LINK, t.END_TURN):
        return ()
    if action > t.PLACE:
        return (f"unplaced-{colour}-{t.SIZES[action - t.PLACE - 1]}",)
    if action > t.COPY:
        return (f"box-{action - t.COPY}",)
    if action >= t.USE_RED:
        return (f"red-{action - t.USE_RED}",)
    if action > t.USE_SILVER:
        return (f"silver-{colour}-{action - t.USE_SILVER}",)
    if action >= t.DRAFT_COUNTER:
        track, rear = divmod(action - t.DRAFT_COUNTER, 2)
        return (f"{('initiative', 'engineering')[track]}-{colour}{'-2' if rear else ''}",)
    if action >= t.DRAFT_DIE:
        return (f"box-{action - t.DRAFT_DIE + 1}",)
    return () if action >= t.CHOOSE_SIDE else (f"at-{state.printed.names[action]}",)


def flight_targets(state: Pulsar, seat: int, action: int) -> tuple[str, ...]:
    """Return the places of the die in hand and of the flight."""
    colour = SEATS[seat]
    if action > t.RUN:
        return (f"project-{colour}-{t.POSITIONS[(action - t.RUN - 1) // 3]}",)
    if action == t.RUN:
        return ()
    if action >= t.STEP:
        return (f"at-{state.printed.names[action - t.STEP]}",)
    if action > t.LENGTH:
        return ()
    if action >= t.ACTION:
        return (f"ship-{colour}",) if action == t.ACTION else ()
    tokens = ("", f"pm1-{colour}", f"pm1-{colour}", f"plus2-{colour}")
    return (tokens[action - t.MODIFIER],) if action > t.MODIFIER else ()


def place_targets(state: Pulsar, action: int) -> tuple[str, ...]:
    """Return the places on the map and in the supply."""
    if action >= t.TELEPORT:
        return (f"at-{state.printed.names[action - t.TELEPORT]}",)
    if action >= t.ISOLATED:
        return (
            (f"at-{pulsar_name(state, 13 + action - t.ISOLATED - 1)}",)
            if action > t.ISOLATED
            else ()
        )
    if action >= t.PULSAR:
        return (f"at-{pulsar_name(state, action - t.PULSAR)}",)
    if action >= t.PAIR:
        return tuple(f"supply-{t.SIZES[size]}" for size in PAIRS[action - t.PAIR])
    if action > t.SIZE:
        return (f"supply-{t.SIZES[action - t.SIZE - 1]}",)
    return ()


def purchase_targets(state: Pulsar, seat: int, action: int) -> tuple[str, ...]:
    """Return the places of transmitters, technologies, projects, tokens and goals."""
    colour = SEATS[seat]
    printed = state.printed
    if action >= t.END_GOAL:
        return (f"goal-{printed.goal_names[state.goals[action - t.END_GOAL]]}",)
    if action >= t.MOD_KIND:
        return (f"{MODIFIERS[action - t.MOD_KIND]}-{colour}",)
    if action >= t.PROJECT:
        return (f"project-{colour}-{t.POSITIONS[action - t.PROJECT]}",)
    if action >= t.TECH:
        return (f"tech-{printed.tech_names[state.techs[action - t.TECH]]}",)
    if action >= t.OTHER_END:
        tile, end = divmod(action - t.OTHER_END, 2)
        return (f"tile-{colour}-{tile + 1}-{t.ENDS[end]}",)
    if action >= t.OWN_END:
        tile = ((state.top_frame() >> 8) & 255) + 1
        return (
            (f"tile-{colour}-{tile}-{t.ENDS[action - t.OWN_END - 1]}",)
            if action > t.OWN_END
            else ()
        )
    if action >= t.SYMBOL:
        return ()
    if action >= t.OWN_TILE:
        return (f"tile-{colour}-{action - t.OWN_TILE + 1}",)
    return (f"slot-{action - t.SLOT + 1}",)
