"""One sentence for every technology, project, transmitter, tile and goal, made from its data."""

from collections.abc import Sequence

from tarsas.core.text import Message, joined, listed
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules_printed import Printed

COUNTABLE = ("gain-vp", "gain-cubes", "gain-pm1", "gain-plus2", "gain-explore")
PLANETS = ("", "planet-lifeless", "planet-blue", "planet-blocked", "planet-blocked")


def gains_in(parts: list[Message]) -> Message:
    """Return gains as one list, which may be of nothing."""
    return listed(parts) if parts else Message("gain-nothing")


def size_name(size: int) -> Message:
    """Return the name of a size of gyrodyne."""
    return Message(f"size-{t.SIZES[size - 1]}")


def sizes_of(mask: int) -> Message:
    """Return sizes to choose from."""
    return one_of([size_name(size) for size in (1, 2, 3) if mask & (1 << size)])


def one_of(things: Sequence[Message]) -> Message:
    """Return things of which one is chosen, said in one breath."""
    return joined(things, "either")


def gain_parts(printed: Printed, gain: int) -> list[Message]:
    """Return what a gain hands out, piece by piece."""
    plain = (
        ("gain-pay", printed.gain_pay[gain]),
        ("gain-vp", printed.gain_vp[gain]),
        ("gain-cubes", printed.gain_cubes[gain]),
        ("gain-pm1", printed.gain_pm1[gain]),
        ("gain-plus2", printed.gain_plus2[gain]),
    )
    parts = [Message(text, {"n": int(number)}) for text, number in plain if number]
    if printed.gain_sizes[gain]:
        parts.append(Message("gain-gyrodyne", {"sizes": sizes_of(printed.gain_sizes[gain])}))
    if printed.gain_two[gain]:
        parts.append(Message("gain-two-gyrodynes"))
    if printed.gain_isolated[gain]:
        parts.append(Message("gain-isolated"))
    if printed.gain_teleport[gain]:
        parts.append(Message(f"gain-teleport-{t.TELEPORTS[printed.gain_teleport[gain]]}"))
    if printed.gain_explore[gain]:
        parts.append(Message("gain-explore", {"n": int(printed.gain_explore[gain])}))
    silver, red = int(printed.gain_silver[gain]), int(printed.gain_red[gain])
    if silver:
        parts.append(Message("gain-doubler", {"silver": silver, "red": red}))
    elif red:
        parts.append(Message("gain-red", {"n": red}))
    if printed.gain_station[gain]:
        parts.append(Message("gain-station", {"n": int(printed.gain_station[gain])}))
    return parts


def term_part(printed: Printed, index: int) -> Message:
    """Return what a technology pays for things counted."""
    thing = Message(f"count-{t.COUNTS[printed.term_count[index]]}")
    if printed.term_table[index] >= 0:
        start, length = printed.term_table[index], printed.term_length[index]
        table = " / ".join(str(printed.tables[start + i]) for i in range(1, length))
        return Message("effect-table", {"thing": thing, "table": table})
    vp, of = int(printed.term_vp[index]), int(printed.term_of[index])
    if of > 1:
        return Message("effect-per-many", {"thing": thing, "n": vp, "of": of})
    return Message("effect-per", {"thing": thing, "n": vp})


def tech_effect(printed: Printed, tech: int) -> Message:
    """Return what a technology does."""
    plain = (
        ("gain-vp", printed.tech_vp[tech]),
        ("gain-cubes", printed.tech_cubes[tech]),
        ("effect-new", printed.tech_new[tech]),
        ("effect-copy", printed.tech_copy[tech]),
        ("effect-wild", printed.tech_wild[tech]),
        ("gain-station", printed.tech_stations[tech]),
        ("effect-factor", printed.tech_factor[tech]),
        ("effect-cubes", printed.tech_cube_vp[tech]),
        ("effect-idle", printed.tech_idle[tech]),
    )
    parts = [Message("effect-shift")] if printed.tech_shift[tech] else []
    parts += [Message(text, {"n": int(number)}) for text, number in plain if number]
    terms = (printed.tech_term[tech], printed.tech_second_term[tech])
    parts += [term_part(printed, term) for term in terms if term >= 0]
    if printed.tech_most[tech]:
        parts.append(Message("effect-most", {"n": int(printed.tech_most[tech])}))
    if printed.tech_buy[tech]:
        cubes, vp = int(printed.tech_buy[tech]), int(printed.tech_buy_vp[tech])
        parts.append(Message("effect-buy", {"cubes": cubes, "n": vp}))
    if printed.tech_gain[tech] >= 0:
        parts += gain_parts(printed, printed.tech_gain[tech])
    return Message("effect", {"when": tech_moment(printed, tech), "what": gains_in(parts)})


def tech_moment(printed: Printed, tech: int) -> Message:
    """Return when a technology acts."""
    if printed.tech_colour[tech] >= 0:
        return Message(f"when-fly-{t.GATE_COLOURS[printed.tech_colour[tech]]}")
    if printed.tech_on[tech]:
        return Message(f"when-{t.TRIGGERS[printed.tech_on[tech]]}")
    return Message(f"kind-{t.TECH_KINDS[printed.tech_kind[tech]]}")


def explain_tech(printed: Printed, tech: int, players: int) -> Message:
    """Return a technology's cost and effect in one sentence, and how often it is patented."""
    locked = "explain-tech-once" if players == 2 else "explain-tech-locked"
    return Message(
        locked if printed.tech_lock[tech] else "explain-tech",
        {
            "name": printed.tech_names[tech],
            "cost": int(printed.tech_cost[tech]),
            "effect": tech_effect(printed, tech),
        },
    )


def row_bonus(printed: Printed, letters: Sequence[int], row: int) -> int:
    """Return what a row of technologies adds to finished gyrodynes, -1 for the median."""
    category, first = (0, 1) if row < 3 else (1, 3) if row < 6 else (2, 6)
    board = category * 4 + int(letters[category])
    return int(printed.row_bonus[board * 3 + row - first])


def explain_row(printed: Printed, letters: Sequence[int], row: int) -> Message:
    """Return a row's number and bonus in one sentence."""
    bonus = row_bonus(printed, letters, row)
    if bonus < 0:
        return Message("explain-row-median", {"row": row})
    return Message("explain-row", {"row": row, "bonus": bonus})


def run_colours(printed: Printed, side: int, position: int) -> list[int]:
    """Return the colours of a project's gate run."""
    mask = printed.project_run[side * t.PROJECTS + position]
    return [colour for colour in range(3) if mask & (1 << colour)]


def explain_project(printed: Printed, side: int, position: int) -> Message:
    """Return a project's cost, gain and gate run in one sentence."""
    project = side * t.PROJECTS + position
    parts = gain_parts(printed, int(printed.project_gain[project]))
    colours = run_colours(printed, side, position)
    if colours:
        each = int(printed.project_run_vp[project])
        names = [Message(f"colour-{t.GATE_COLOURS[colour]}") for colour in colours]
        chosen = Message("any-colour") if len(colours) == 3 else names[0]
        if len(colours) == 2:
            chosen = Message("either", {"before": names[0], "last": names[1]})
        parts.append(Message("gain-run", {"colour": chosen, "n": each}))
    return Message(
        "explain-project",
        {
            "name": f"{printed.side_names[side]}-{t.POSITIONS[position]}",
            "cost": int(printed.project_cost[project]),
            "gain": gains_in(parts),
        },
    )


def explain_transmitter(printed: Printed, design: int) -> Message:
    """Return a transmitter's dice, gain, production and ends in one sentence."""
    plain = (("gain-vp", printed.tile_vp[design]), ("gain-cubes", printed.tile_cubes[design]))
    made = [Message(text, {"n": int(number)}) for text, number in plain if number]
    if printed.tile_pay[design]:
        cubes, vp = int(printed.tile_pay[design]), int(printed.tile_pays[design])
        made.append(Message("effect-buy", {"cubes": cubes, "n": vp}))
    links = printed.tile_links[design * 2 : design * 2 + 2]
    left, right = ("–" if pips < 0 else str(pips) for pips in links)
    dice = printed.tile_costs[design * 3 : design * 3 + printed.tile_symbols[design]]
    return Message(
        "explain-transmitter",
        {
            "name": printed.tile_names[design],
            "dice": ", ".join(str(die) for die in dice),
            "gain": gains_in(gain_parts(printed, printed.tile_gain[design])),
            "made": gains_in(made),
            "left": left,
            "right": right,
        },
    )


def bonus_of(printed: Printed, tile: int) -> Message:
    """Return the discovery bonus of a system."""
    icons = [int(icon) for icon in printed.icons[tile * 2 : tile * 2 + 2] if icon >= 0]
    return gains_in(added([part for icon in icons for part in gain_parts(printed, icon)]))


def added(parts: Sequence[Message]) -> list[Message]:
    """Return gains with those of one kind together: 2 tokens, not a token and a token."""
    sums: dict[str, int] = {}
    for part in parts:
        if part.id in COUNTABLE:
            sums[part.id] = sums.get(part.id, 0) + int(str(part.args["n"]))
    alike = [Message(name, {"n": number}) for name, number in sums.items()]
    return [*alike, *(part for part in parts if part.id not in sums)]


def explain_system(printed: Printed, tile: int) -> Message:
    """Return a system's planets and bonus in one sentence."""
    kinds = [int(kind) for kind in printed.planets[tile * 4 : tile * 4 + 4]]
    planets = listed([Message(PLANETS[kind]) for kind in kinds if kind])
    return Message("explain-system", {"planets": planets, "bonus": bonus_of(printed, tile)})


def explain_exploration(printed: Printed, face: int) -> Message:
    """Return what an exploration tile gives."""
    return gains_in(gain_parts(printed, int(printed.exploration_gain[face])))


def explain_goal(printed: Printed, goal: int) -> Message:
    """Return a goal's condition, points and bonuses in one sentence."""
    parts = [Message("gain-vp", {"n": int(printed.goal_vp[goal])})]
    for bonus in (2 * goal, 2 * goal + 1):
        cubes, vp = int(printed.goal_cost[bonus]), int(printed.goal_bonus[bonus])
        if cubes >= 0:
            parts.append(Message("goal-bonus", {"cubes": cubes, "n": vp}))
    return Message(
        "explain-goal",
        {
            "name": printed.goal_names[goal],
            "least": int(printed.goal_least[goal]),
            "thing": Message(f"count-{t.COUNTS[printed.goal_count[goal]]}"),
            "gain": listed(parts),
        },
    )
