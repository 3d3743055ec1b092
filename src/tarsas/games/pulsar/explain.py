"""One sentence for every technology, project, transmitter, tile and goal, made from its data."""

from collections.abc import Iterable

from tarsas.core.text import Message
from tarsas.games.pulsar.rules_tables import (
    COUNTS,
    G_CUBES,
    G_EXPLORE,
    G_ISOLATED,
    G_PAY,
    G_PLUS2,
    G_PM1,
    G_RED,
    G_SILVER,
    G_SIZES,
    G_STATION,
    G_TELEPORT,
    G_TWO,
    G_VP,
    GAIN_FIELDS,
    GATE_COLOURS,
    GOAL_FIELDS,
    KINDS,
    O_BONUS,
    O_COST,
    O_COUNT,
    O_LEAST,
    O_VP,
    P_COST,
    P_GAIN,
    P_RUN,
    P_RUN_VP,
    POSITIONS,
    PROJECT_FIELDS,
    PROJECTS,
    SIZES,
    T_BUY,
    T_BUY_VP,
    T_COLOUR,
    T_COPY,
    T_COST,
    T_CUBE_VP,
    T_CUBES,
    T_FACTOR,
    T_GAIN,
    T_IDLE,
    T_KIND,
    T_LOCK,
    T_MOST,
    T_NEW,
    T_ON,
    T_SECOND_TERM,
    T_SHIFT,
    T_STATIONS,
    T_TERM,
    T_VP,
    T_WILD,
    TECH_FIELDS,
    TELEPORTS,
    TERM_COUNT,
    TERM_FIELDS,
    TERM_LENGTH,
    TERM_OF,
    TERM_TABLE,
    TERM_VP,
    TILE_FIELDS,
    TRIGGERS,
    X_COSTS,
    X_CUBES,
    X_GAIN,
    X_LINKS,
    X_PAY,
    X_PAYS,
    X_SYMBOLS,
    X_VP,
    Printed,
)

# Fields that are told by a number alone.
PLAIN_GAINS = (
    (G_PAY, "gain-pay"),
    (G_VP, "gain-vp"),
    (G_CUBES, "gain-cubes"),
    (G_PM1, "gain-pm1"),
    (G_PLUS2, "gain-plus2"),
)
PLAIN_EFFECTS = (
    (T_VP, "gain-vp"),
    (T_CUBES, "gain-cubes"),
    (T_NEW, "effect-new"),
    (T_COPY, "effect-copy"),
    (T_WILD, "effect-wild"),
    (T_STATIONS, "gain-station"),
    (T_FACTOR, "effect-factor"),
    (T_CUBE_VP, "effect-cubes"),
    (T_IDLE, "effect-idle"),
)
PLANETS = ("", "planet-lifeless", "planet-blue", "planet-blocked", "planet-blocked")


def listed(parts: Iterable[Message]) -> Message:
    """Join messages to a list."""
    found: Message | None = None
    for part in parts:
        found = Message("list", {"before": found, "last": part}) if found else part
    return found or Message("gain-nothing")


def sizes_of(mask: int) -> Message:
    """Return sizes to choose from."""
    chosen = [Message(f"size-{SIZES[size - 1]}") for size in (1, 2, 3) if mask & (1 << size)]
    found = chosen[0]
    for size in chosen[1:]:
        found = Message("either", {"before": found, "last": size})
    return found


def gain_parts(printed: Printed, gain: int) -> list[Message]:
    """Return what a gain hands out, piece by piece."""
    fields = [int(x) for x in printed.gains[gain * GAIN_FIELDS : (gain + 1) * GAIN_FIELDS]]
    parts = [Message(text, {"n": fields[at]}) for at, text in PLAIN_GAINS if fields[at]]
    if fields[G_SIZES]:
        parts.append(Message("gain-gyrodyne", {"sizes": sizes_of(fields[G_SIZES])}))
    if fields[G_TWO]:
        parts.append(Message("gain-two-gyrodynes"))
    if fields[G_ISOLATED]:
        parts.append(Message("gain-isolated"))
    if fields[G_TELEPORT]:
        parts.append(Message(f"gain-teleport-{TELEPORTS[fields[G_TELEPORT]]}"))
    if fields[G_EXPLORE]:
        parts.append(Message("gain-explore", {"n": fields[G_EXPLORE]}))
    if fields[G_SILVER]:
        dice = {"silver": fields[G_SILVER], "red": fields[G_RED]}
        parts.append(Message("gain-doubler", dice))
    elif fields[G_RED]:
        parts.append(Message("gain-red", {"n": fields[G_RED]}))
    if fields[G_STATION]:
        parts.append(Message("gain-station", {"n": fields[G_STATION]}))
    return parts


def term_part(printed: Printed, index: int) -> Message:
    """Return what a technology pays for things counted."""
    base = index * TERM_FIELDS
    thing = Message(f"count-{COUNTS[printed.terms[base + TERM_COUNT]]}")
    if printed.terms[base + TERM_TABLE] >= 0:
        start, length = printed.terms[base + TERM_TABLE], printed.terms[base + TERM_LENGTH]
        table = " / ".join(str(printed.tables[start + i]) for i in range(1, length))
        return Message("effect-table", {"thing": thing, "table": table})
    vp, of = int(printed.terms[base + TERM_VP]), int(printed.terms[base + TERM_OF])
    if of > 1:
        return Message("effect-per-many", {"thing": thing, "n": vp, "of": of})
    return Message("effect-per", {"thing": thing, "n": vp})


def tech_effect(printed: Printed, tech: int) -> Message:
    """Return what a technology does."""
    base = tech * TECH_FIELDS
    fields = [int(x) for x in printed.techs[base : base + TECH_FIELDS]]
    parts = [Message("effect-shift")] if fields[T_SHIFT] else []
    parts += [Message(text, {"n": fields[at]}) for at, text in PLAIN_EFFECTS if fields[at]]
    parts += [term_part(printed, fields[at]) for at in (T_TERM, T_SECOND_TERM) if fields[at] >= 0]
    if fields[T_MOST]:
        parts.append(Message("effect-most", {"n": fields[T_MOST]}))
    if fields[T_BUY]:
        parts.append(Message("effect-buy", {"cubes": fields[T_BUY], "n": fields[T_BUY_VP]}))
    if fields[T_GAIN] >= 0:
        parts += gain_parts(printed, fields[T_GAIN])
    when = Message(f"kind-{KINDS[fields[T_KIND]]}")
    if fields[T_ON]:
        when = Message(f"when-{TRIGGERS[fields[T_ON]]}")
    if fields[T_COLOUR] >= 0:
        when = Message(f"when-fly-{GATE_COLOURS[fields[T_COLOUR]]}")
    return Message("effect", {"when": when, "what": listed(parts)})


def explain_tech(printed: Printed, tech: int) -> Message:
    """Return a technology's cost and effect in one sentence."""
    base = tech * TECH_FIELDS
    return Message(
        "explain-tech-locked" if printed.techs[base + T_LOCK] else "explain-tech",
        {
            "name": printed.tech_names[tech],
            "cost": int(printed.techs[base + T_COST]),
            "effect": tech_effect(printed, tech),
        },
    )


def run_colours(printed: Printed, side: int, position: int) -> list[int]:
    """Return the colours of a project's gate run."""
    mask = printed.projects[(side * PROJECTS + position) * PROJECT_FIELDS + P_RUN]
    return [colour for colour in range(3) if mask & (1 << colour)]


def explain_project(printed: Printed, side: int, position: int) -> Message:
    """Return a project's cost, gain and gate run in one sentence."""
    base = (side * PROJECTS + position) * PROJECT_FIELDS
    parts = gain_parts(printed, int(printed.projects[base + P_GAIN]))
    colours = run_colours(printed, side, position)
    if colours:
        each = int(printed.projects[base + P_RUN_VP])
        names = [Message(f"colour-{GATE_COLOURS[colour]}") for colour in colours]
        chosen = Message("any-colour") if len(colours) == 3 else names[0]
        if len(colours) == 2:
            chosen = Message("either", {"before": names[0], "last": names[1]})
        parts.append(Message("gain-run", {"colour": chosen, "n": each}))
    return Message(
        "explain-project",
        {
            "name": f"{printed.side_names[side]}-{POSITIONS[position]}",
            "cost": int(printed.projects[base + P_COST]),
            "gain": listed(parts),
        },
    )


def explain_transmitter(printed: Printed, design: int) -> Message:
    """Return a transmitter's dice, gain, production and ends in one sentence."""
    base = design * TILE_FIELDS
    fields = [int(x) for x in printed.tiles[base : base + TILE_FIELDS]]
    made = [
        Message(text, {"n": fields[at]})
        for at, text in ((X_VP, "gain-vp"), (X_CUBES, "gain-cubes"))
        if fields[at]
    ]
    if fields[X_PAY]:
        made.append(Message("effect-buy", {"cubes": fields[X_PAY], "n": fields[X_PAYS]}))
    ends = ["–" if pips < 0 else str(pips) for pips in fields[X_LINKS : X_LINKS + 2]]
    dice = [str(die) for die in fields[X_COSTS : X_COSTS + fields[X_SYMBOLS]]]
    return Message(
        "explain-transmitter",
        {
            "name": printed.tile_names[design],
            "dice": ", ".join(dice),
            "gain": listed(gain_parts(printed, fields[X_GAIN])),
            "made": listed(made),
            "left": ends[0],
            "right": ends[1],
        },
    )


def bonus_of(printed: Printed, tile: int) -> Message:
    """Return the discovery bonus of a system."""
    icons = [int(icon) for icon in printed.icons[tile * 2 : tile * 2 + 2] if icon >= 0]
    return listed([part for icon in icons for part in gain_parts(printed, icon)])


def explain_system(printed: Printed, tile: int) -> Message:
    """Return a system's planets and bonus in one sentence."""
    kinds = [int(kind) for kind in printed.planets[tile * 4 : tile * 4 + 4]]
    planets = listed([Message(PLANETS[kind]) for kind in kinds if kind])
    return Message("explain-system", {"planets": planets, "bonus": bonus_of(printed, tile)})


def explain_exploration(printed: Printed, face: int) -> Message:
    """Return what an exploration tile gives."""
    return listed(gain_parts(printed, int(printed.exploration_gain[face])))


def explain_goal(printed: Printed, goal: int) -> Message:
    """Return a goal's condition, points and bonuses in one sentence."""
    base = goal * GOAL_FIELDS
    fields = [int(x) for x in printed.goals[base : base + GOAL_FIELDS]]
    parts = [Message("gain-vp", {"n": fields[O_VP]})]
    for bonus in range(2):
        cubes, vp = fields[O_COST + bonus], fields[O_BONUS + bonus]
        if cubes >= 0:
            parts.append(Message("goal-bonus", {"cubes": cubes, "n": vp}))
    return Message(
        "explain-goal",
        {
            "name": printed.goal_names[goal],
            "least": fields[O_LEAST],
            "thing": Message(f"count-{COUNTS[fields[O_COUNT]]}"),
            "gain": listed(parts),
        },
    )
