"""Pulsar 2849 as a picture: a dark star chart, with boards and players around it."""

from tarsas.core.options import SEATS
from tarsas.core.state import State
from tarsas.core.text import Message
from tarsas.draw.svg import Area, group, picture
from tarsas.games.pulsar import view_board, view_faces, view_icons, view_map
from tarsas.games.pulsar.notation import MODIFIERS, PAIRS, pulsar_name
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.rules_tables import (
    ACTION,
    CHOOSE_SIDE,
    CONFIRM,
    COPY,
    DRAFT_COUNTER,
    DRAFT_DIE,
    END_GOAL,
    END_TURN,
    ENDS,
    ISOLATED,
    LATE_LINK,
    LENGTH,
    MOD_KIND,
    MODIFIER,
    OTHER_END,
    OWN_END,
    OWN_TILE,
    PAIR,
    PLACE,
    POSITIONS,
    PROJECT,
    PULSAR,
    RUN,
    SIZE,
    SIZES,
    SLOT,
    STEP,
    SYMBOL,
    TECH,
    TELEPORT,
    USE_RED,
    USE_SILVER,
)
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
    if action >= SLOT:
        return purchase_targets(state, seat, action)
    if action >= CONFIRM:
        return place_targets(state, action)
    if action >= MODIFIER:
        return flight_targets(state, seat, action)
    return menu_targets(state, seat, action)


def menu_targets(state: Pulsar, seat: int, action: int) -> tuple[str, ...]:
    """Return the places of set-up, draft and turn menu."""
    colour = SEATS[seat]
    if action in (LATE_LINK, END_TURN):
        return ()
    if action > PLACE:
        return (f"unplaced-{colour}-{SIZES[action - PLACE - 1]}",)
    if action > COPY:
        return (f"box-{action - COPY}",)
    if action >= USE_RED:
        return (f"red-{action - USE_RED}",)
    if action > USE_SILVER:
        return (f"silver-{colour}-{action - USE_SILVER}",)
    if action >= DRAFT_COUNTER:
        track, rear = divmod(action - DRAFT_COUNTER, 2)
        return (f"{('initiative', 'engineering')[track]}-{colour}{'-2' if rear else ''}",)
    if action >= DRAFT_DIE:
        return (f"box-{action - DRAFT_DIE + 1}",)
    return () if action >= CHOOSE_SIDE else (f"at-{state.printed.names[action]}",)


def flight_targets(state: Pulsar, seat: int, action: int) -> tuple[str, ...]:
    """Return the places of the die in hand and of the flight."""
    colour = SEATS[seat]
    if action > RUN:
        return (f"project-{colour}-{POSITIONS[(action - RUN - 1) // 3]}",)
    if action == RUN:
        return ()
    if action >= STEP:
        return (f"at-{state.printed.names[action - STEP]}",)
    if action > LENGTH:
        return ()
    if action >= ACTION:
        return (f"ship-{colour}",) if action == ACTION else ()
    tokens = ("", f"pm1-{colour}", f"pm1-{colour}", f"plus2-{colour}")
    return (tokens[action - MODIFIER],) if action > MODIFIER else ()


def place_targets(state: Pulsar, action: int) -> tuple[str, ...]:
    """Return the places on the map and in the supply."""
    if action >= TELEPORT:
        return (f"at-{state.printed.names[action - TELEPORT]}",)
    if action >= ISOLATED:
        return (
            (f"at-{pulsar_name(state, 13 + action - ISOLATED - 1)}",) if action > ISOLATED else ()
        )
    if action >= PULSAR:
        return (f"at-{pulsar_name(state, action - PULSAR)}",)
    if action >= PAIR:
        return tuple(f"supply-{SIZES[size]}" for size in PAIRS[action - PAIR])
    if action > SIZE:
        return (f"supply-{SIZES[action - SIZE - 1]}",)
    return ()


def purchase_targets(state: Pulsar, seat: int, action: int) -> tuple[str, ...]:
    """Return the places of transmitters, technologies, projects, tokens and goals."""
    colour = SEATS[seat]
    printed = state.printed
    if action >= END_GOAL:
        return (f"goal-{printed.goal_names[state.goals[action - END_GOAL]]}",)
    if action >= MOD_KIND:
        return (f"{MODIFIERS[action - MOD_KIND]}-{colour}",)
    if action >= PROJECT:
        return (f"project-{colour}-{POSITIONS[action - PROJECT]}",)
    if action >= TECH:
        return (f"tech-{printed.tech_names[state.techs[action - TECH]]}",)
    if action >= OTHER_END:
        tile, end = divmod(action - OTHER_END, 2)
        return (f"tile-{colour}-{tile + 1}-{ENDS[end]}",)
    if action >= OWN_END:
        tile = ((state.top_frame() >> 8) & 255) + 1
        return (f"tile-{colour}-{tile}-{ENDS[action - OWN_END - 1]}",) if action > OWN_END else ()
    if action >= SYMBOL:
        return ()
    if action >= OWN_TILE:
        return (f"tile-{colour}-{action - OWN_TILE + 1}",)
    return (f"slot-{action - SLOT + 1}",)
