"""Pulsar 2849's components: from `components.toml` and the options to the tables of the rules."""

from functools import lru_cache
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from tarsas.core.components import Tree, shape
from tarsas.core.errors import ComponentError, OptionError
from tarsas.core.options import SEATS, Options
from tarsas.games.pulsar.parts import Components, Gain, Side, Technology
from tarsas.games.pulsar.rules_map import survey
from tarsas.games.pulsar.rules_tables import (
    CATEGORIES,
    COUNTS,
    ENTRY,
    GATE,
    GATE_COLOURS,
    ISOLATED_NODE,
    KINDS,
    LETTERS,
    LONGEST_FLIGHT,
    POSITIONS,
    PULSAR_NODE,
    SIZES,
    SYSTEM_NODE,
    TELEPORTS,
    TRIGGERS,
    Printed,
)

FIRST_GAME_GOALS = ("G1a", "G2a", "G3a")
NODE_KINDS = {
    "entry": ENTRY,
    "system": SYSTEM_NODE,
    "pulsar": PULSAR_NODE,
    "isolated": ISOLATED_NODE,
}
NODE_COUNTS = {"entry": 4, "system": 16, "pulsar": 13, "isolated": 3}
MOST_NODES = 87
ROW_SIZES = {1: 3, 2: 3, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 8: 1}
BOARD_ROWS = ((1, 2), (3, 4, 5), (6, 7, 8))
# R9.1: what must be complete before a project, by position.
FULL_ROWS = (0, 0, 0, 0b111, 0b111, 0b11111, 0b11111, 0b1111111)
CONNECTIONS = (0, 0, 0, 0b011, 0b110, 0b01000, 0b10000, 0b1100000)
UNLIMITED = 1 << 30


def build_printed(players: int, options: Options, tree: Tree) -> Printed:
    """Return the tables of a set-up; equal set-ups share one."""
    parts = shape(tree, Components)
    chosen = tuple(sorted((name, str(value)) for name, value in options.items()))
    return _build(msgspec.json.encode(parts), players, chosen)


@lru_cache(maxsize=64)
def _build(encoded: bytes, players: int, chosen: tuple[tuple[str, str], ...]) -> Printed:
    parts = msgspec.json.decode(encoded, type=Components)
    options = dict(chosen)
    printed = Printed()
    first_game = options["first_game_setup"] == "True"
    dead_ends = options["map_side"] == "dead_end" and not first_game
    build_map(printed, parts.map.dead_end if dead_ends else parts.map.normal, dead_ends)
    gains = Gains()
    build_systems(printed, parts, players, gains)
    build_supplies(printed, parts, gains)
    build_transmitters(printed, parts, options["transmitter_deck"], gains)
    build_technology(printed, parts, gains)
    build_headquarters(printed, parts, options["hq_unlock"], gains)
    build_goals(printed, parts, options["goal_any_three"])
    printed.gains = vec[i64](gains.table)
    build_numbers(printed, parts, players, options)
    read_readings(printed, parts, options, first_game)
    choose_boards(printed, options, first_game)
    return printed


def build_faces(tree: Tree) -> Printed:
    """Return the tables of what has a face of its own, for those who draw it."""
    parts = shape(tree, Components)
    printed = Printed()
    gains = Gains()
    build_systems(printed, parts, 4, gains)
    build_transmitters(printed, parts, "11-7-6", gains)
    build_technology(printed, parts, gains)
    build_headquarters(printed, parts, "full_row", gains)
    printed.gains = vec[i64](gains.table)
    return printed


class Gains:
    """Collects gains; each gets a number."""

    def __init__(self) -> None:
        self.table: list[int] = []

    def add(self, gain: Gain, key: str, red: bool = False, doubler: bool = False) -> int:
        """Note a gain and return its number; only some places may hand out dice."""
        if gain.teleport not in TELEPORTS:
            raise ComponentError(f"{key}: teleport {gain.teleport!r}; expected system, pulsar, any")
        if any(size not in (1, 2, 3) for size in gain.gyrodyne):
            raise ComponentError(f"{key}: gyrodyne {gain.gyrodyne}; expected sizes from 1 to 3")
        if (gain.red and not red) or (gain.doubler and not doubler):
            raise ComponentError(f"{key}: hands out a red die; expected none here")
        dice = gain.doubler or [0, gain.red]
        if len(dice) != 2 or not all(0 <= die <= 6 for die in dice) or (gain.doubler and 0 in dice):
            raise ComponentError(f"{key}: dice {dice}; expected values from 1 to 6")
        if gain.doubler and gain.red:
            raise ComponentError(f"{key}: both red and doubler; expected one of them")
        number = len(self.table) // 13
        self.table += [gain.vp, gain.cubes, gain.pm1, gain.plus2]
        self.table += [sum(1 << size for size in set(gain.gyrodyne)), gain.two_gyrodynes]
        self.table += [gain.isolated, TELEPORTS.index(gain.teleport), gain.exploration]
        self.table += [dice[1], dice[0], gain.pay, gain.station]
        for value in self.table[number * 13 :]:
            if not 0 <= value <= 99:
                raise ComponentError(f"{key}: {value}; expected numbers from 0 to 99")
        return number


# --- the map --------------------------------------------------------------------------------


def build_map(printed: Printed, side: Side, dead_ends: bool) -> None:
    """Read locations and routes, and survey the flights they allow."""
    key = f"map.{'dead_end' if dead_ends else 'normal'}"
    kinds = [read_node(printed, line, f"{key}.nodes.value") for line in side.nodes]
    for kind, count in NODE_COUNTS.items():
        if kinds.count(kind) != count:
            raise ComponentError(f"{key}.nodes.value: expected {count} of kind {kind}")
    if len(kinds) > MOST_NODES or kinds[:4] != ["entry"] * 4:
        raise ComponentError(
            f"{key}.nodes.value: expected the four entries first, {MOST_NODES} nodes at most"
        )
    printed.kind = vec[i64]([int(NODE_KINDS.get(kind, GATE)) for kind in kinds])
    colours = [GATE_COLOURS.index(k) if k in GATE_COLOURS else -1 for k in kinds]
    printed.colour = vec[i64](colours)
    systems = [i for i, kind in enumerate(kinds) if kind == "system"]
    pulsars = [i for i, kind in enumerate(kinds) if kind == "pulsar"]
    pulsars += [i for i, kind in enumerate(kinds) if kind == "isolated"]
    printed.system_node = vec[i64](systems)
    printed.pulsar_node = vec[i64](pulsars)
    index = [systems.index(i) if i in systems else -1 for i in range(len(kinds))]
    printed.index = vec[i64]([pulsars.index(i) if i in pulsars else n for i, n in enumerate(index)])
    for place in side.dead_ends:
        if place not in printed.names:
            raise ComponentError(f"{key}.dead_ends.value: unknown location {place!r}")
    printed.dead_end = vec[i64]([int(name in side.dead_ends) for name in printed.names])
    build_routes(printed, side.routes, f"{key}.routes.value")


def read_node(printed: Printed, line: str, key: str) -> str:
    """Read a line such as `g1 green 0.2 0.3` and return its kind."""
    words = line.split()
    known = (*NODE_KINDS, *GATE_COLOURS)
    if len(words) != 4 or words[1] not in known:
        raise ComponentError(f"{key}: {line!r}; expected id, one of {', '.join(known)}, x and y")
    if words[0] in printed.names:
        raise ComponentError(f"{key}: {words[0]!r} appears twice")
    printed.names.append(words[0])
    try:
        printed.places.append((float(words[2]), float(words[3])))
    except ValueError:
        raise ComponentError(f"{key}: {line!r}; expected numbers for x and y") from None
    return words[1]


def build_routes(printed: Printed, routes: list[str], key: str) -> None:
    """Read the routes and check that a die can always be flown (R1.2)."""
    around: list[list[tuple[int, int]]] = [[] for _ in printed.names]
    for line in routes:
        a, b, *rest = [*line.split(), "", ""][: max(2, len(line.split()))]
        if a not in printed.names or b not in printed.names or rest not in ([], ["double"]):
            raise ComponentError(f"{key}: {line!r}; expected two locations, then perhaps double")
        one, other = printed.names.index(a), printed.names.index(b)
        around[one].append((other, 2 if rest else 1))
        around[other].append((one, 2 if rest else 1))
    starts = [0]
    for routes_here in around:
        starts.append(starts[-1] + len(routes_here))
    ordered = [route for routes_here in around for route in sorted(routes_here)]
    printed.first_route = vec[i64](starts)
    printed.route_to = vec[i64]([there for there, _ in ordered])
    printed.route_width = vec[i64]([width for _, width in ordered])
    survey(printed)
    for node, name in enumerate(printed.names):
        for length in range(1, int(LONGEST_FLIGHT) + 1):
            isolated = printed.kind[node] == ISOLATED_NODE
            if not isolated and not printed.flights[node * (LONGEST_FLIGHT + 1) + length]:
                raise ComponentError(f"{key}: no flight of length {length} begins at {name}")


# --- tiles ----------------------------------------------------------------------------------


def build_systems(printed: Printed, parts: Components, players: int, gains: Gains) -> None:
    """Read the system tiles; planets are numbered by kind, blocked ones from 3."""
    if len(parts.systems) != 17:
        raise ComponentError("systems: expected 17 tiles")
    planets: list[int] = []
    icons: list[int] = []
    for name, tile in parts.systems.items():
        found = tile.planets.split()
        known = {"L": 1, "B": 2}
        if not 1 <= len(found) <= 4 or any(
            p[0] not in known or p[1:] not in ("", "3", "4") for p in found
        ):
            raise ComponentError(f"systems.{name}: planets {tile.planets!r}; e.g. 'L B B3 L4'")
        for planet in found:
            blocked = players < int(planet[1:] or 2)
            planets.append(known[planet[0]] + (2 if blocked else 0))
        planets += [0] * (4 - len(found))
        if not 1 <= len(tile.bonus) <= 2:
            raise ComponentError(f"systems.{name}: {len(tile.bonus)} icons; expected 1 or 2")
        icons += [gains.add(gain, f"systems.{name}", red=True) for gain in tile.bonus]
        icons += [-1] * (2 - len(tile.bonus))
    printed.system_names = list(parts.systems)
    printed.planets = vec[i64](planets)
    printed.icons = vec[i64](icons)


def build_supplies(printed: Printed, parts: Components, gains: Gains) -> None:
    """Read gyrodynes, awards, modifiers and exploration tiles."""
    sizes = (parts.gyrodynes.small, parts.gyrodynes.medium, parts.gyrodynes.large)
    for name, size in zip(SIZES, sizes, strict=True):
        if not (1 <= size.take <= 6 and 1 <= size.finish <= 6):
            raise ComponentError(f"gyrodynes.{name}: expected dice from 1 to 6")
    printed.take = vec[i64]([0, *(size.take for size in sizes)])
    printed.finish = vec[i64]([0, *(size.finish for size in sizes)])
    printed.yields = vec[i64]([0, *(size.vp for size in sizes)])
    printed.supply = vec[i64]([0, *(size.tiles for size in sizes)])
    if len(parts.awards) > 2:
        raise ComponentError("awards.value: expected two at most for each size")
    printed.awards = vec[i64](parts.awards)
    printed.buys_pm1 = sum(1 << value for value in set(parts.modifiers.pm1))
    printed.buys_plus2 = sum(1 << value for value in set(parts.modifiers.plus2))
    if len(parts.exploration) != 5:
        raise ComponentError("exploration: expected 5 faces")
    printed.exploration_names = list(parts.exploration)
    faces = [gains.add(x.gain, f"exploration.{name}") for name, x in parts.exploration.items()]
    printed.exploration_gain = vec[i64](faces)
    printed.exploration_copies = vec[i64]([x.copies for x in parts.exploration.values()])


def build_transmitters(printed: Printed, parts: Components, deck: str, gains: Gains) -> None:
    """Read the transmitters with the copies of the chosen deck (ruling A49)."""
    which = 0 if deck == "11-7-6" else 1
    table: list[int] = []
    copies: list[int] = []
    if len(parts.transmitters) != 18:
        raise ComponentError("transmitters: expected 18 designs")
    for name, tile in parts.transmitters.items():
        key = f"transmitters.{name}"
        if not 1 <= len(tile.cost) <= 3 or not all(1 <= die <= 6 for die in tile.cost):
            raise ComponentError(f"{key}: cost {tile.cost}; expected 1 to 3 dice from 1 to 6")
        if len(tile.links) != 2 or not all(end in ("-", "0", "1", "2", "3") for end in tile.links):
            raise ComponentError(f"{key}: links {tile.links}; expected two of -, 0, 1, 2, 3")
        if tile.links == ["-", "-"] or len(tile.copies) != 2 or name[0] not in LETTERS[:3]:
            raise ComponentError(
                f"{key}: expected a letter A, B or C, an end and two numbers of copies"
            )
        made = tile.production
        table += [*tile.cost, *([0] * (3 - len(tile.cost))), len(tile.cost)]
        table += [gains.add(tile.gain, key), made.vp, made.cubes, made.pay, made.pays]
        table += [-1 if end == "-" else int(end) for end in tile.links]
        table.append(LETTERS.index(name[0]))
        copies.append(tile.copies[which])
    if sum(copies) != 24:
        raise ComponentError(f"transmitters: {sum(copies)} copies in all; expected 24")
    printed.tile_names = list(parts.transmitters)
    printed.tiles = vec[i64](table)
    printed.copies = vec[i64](copies)


# --- technology -----------------------------------------------------------------------------


def build_technology(printed: Printed, parts: Components, gains: Gains) -> None:
    """Read the twelve boards, category by category and row by row."""
    techs: list[int] = []
    terms: list[int] = []
    tables: list[int] = []
    bonuses: list[int] = []
    starts: list[int] = []
    for rows, category in zip(BOARD_ROWS, CATEGORIES, strict=True):
        for letter in LETTERS:
            board = letter + category
            bonuses += read_bonus(parts, board, len(rows))
            starts.append(len(printed.tech_names))
            wanted = sum(ROW_SIZES[row] for row in rows)
            for number in range(1, wanted + 1):
                name = f"{board}-{number}"
                if name not in parts.technology:
                    raise ComponentError(f"technology: {name} is missing")
                tech = parts.technology[name]
                check_technology(tech, name, rows)
                printed.tech_names.append(name)
                techs += tech_fields(tech, name, gains, terms, tables)
    printed.techs = vec[i64](techs)
    printed.terms = vec[i64](terms)
    printed.tables = vec[i64](tables)
    printed.board_start = vec[i64](starts)
    printed.row_bonus = vec[i64](bonuses)


def read_bonus(parts: Components, board: str, rows: int) -> list[int]:
    """Read the row bonuses of a board; three for each, -1 for the median."""
    found = parts.boards.get(board, [])
    if len(found) != rows or not all(word == "median" or word.isdecimal() for word in found):
        raise ComponentError(f"boards.{board}: expected {rows} of a number or median")
    return [-1 if word == "median" else int(word) for word in found] + [0] * (3 - rows)


def check_technology(tech: Technology, name: str, rows: tuple[int, ...]) -> None:
    """Refuse a technology that the rules cannot carry out."""
    key = f"technology.{name}"
    number = int(name.rsplit("-", 1)[1])
    counted = 0
    for row in rows:
        counted += ROW_SIZES[row]
        if number <= counted:
            break
    if tech.row != row:
        raise ComponentError(f"{key}: row {tech.row}; expected {row}")
    if not 1 <= tech.cost <= 6:
        raise ComponentError(f"{key}: cost {tech.cost}; expected 1 to 6")
    for what, value, known in (
        ("kind", tech.kind, KINDS),
        ("on", tech.on, TRIGGERS),
        ("colour", tech.colour, ("", *GATE_COLOURS)),
    ):
        if value not in known:
            raise ComponentError(f"{key}: {what} {value!r}; expected one of: {', '.join(known)}")
    if len(tech.per) > 2 or any(term.count not in COUNTS or term.of < 1 for term in tech.per):
        raise ComponentError(f"{key}: per; expected two at most, counting: {', '.join(COUNTS)}")
    if (tech.kind == "ongoing") != bool(tech.on) or len(tech.buy) not in (0, 2):
        raise ComponentError(f"{key}: expected `on` for ongoing ones only, and two numbers to buy")


def tech_fields(
    tech: Technology, name: str, gains: Gains, terms: list[int], tables: list[int]
) -> list[int]:
    """Return the row of the rules' table for a technology."""
    numbers = []
    for term in tech.per:
        numbers.append(len(terms) // 5)
        place = len(tables) if term.table else -1
        terms += [COUNTS.index(term.count), term.vp, term.of, place, len(term.table)]
        tables += term.table
    gain = -1
    if tech.gain:
        gain = gains.add(tech.gain, f"technology.{name}", red=True, doubler=True)
    colour = GATE_COLOURS.index(tech.colour) if tech.colour else -1
    buy = tech.buy or [0, 0]
    return [
        *(tech.row, tech.cost, tech.lock, KINDS.index(tech.kind), TRIGGERS.index(tech.on), colour),
        *(tech.shift, tech.vp, tech.cubes, tech.vp_if_new, tech.copy_cost, tech.most, gain),
        *(tech.wild_goals, tech.stations, tech.order_factor, tech.cube_vp, tech.idle_pulsar_vp),
        *(buy[0], buy[1], *[*numbers, -1, -1][:2]),
    ]


def build_headquarters(printed: Printed, parts: Components, unlock: str, gains: Gains) -> None:
    """Read the eight sides of the headquarters boards."""
    table: list[int] = []
    for letter in LETTERS:
        for number in (1, 2):
            side = f"{letter}{number}"
            projects = parts.headquarters.get(side, {})
            if list(projects) != list(POSITIONS):
                raise ComponentError(f"headquarters.{side}: expected {', '.join(POSITIONS)}")
            printed.side_names.append(side)
            for position, project in projects.items():
                key = f"headquarters.{side}.{position}"
                if not 1 <= project.cost <= 6:
                    raise ComponentError(f"{key}: cost {project.cost}; expected 1 to 6")
                if any(colour not in GATE_COLOURS for colour in project.run):
                    raise ComponentError(f"{key}: run; expected {', '.join(GATE_COLOURS)}")
                gain = gains.add(project.gain, key, red=True, doubler=True)
                run = sum(1 << GATE_COLOURS.index(colour) for colour in set(project.run))
                table += [project.cost, gain, run, project.run_vp]
    printed.projects = vec[i64](table)
    printed.needs = vec[i64](FULL_ROWS if unlock == "full_row" else CONNECTIONS)  # ruling A8


def build_goals(printed: Printed, parts: Components, any_three: str) -> None:
    """Read the twelve goals; sides a and b of a tile stand together."""
    wanted = [f"G{tile}{side}" for tile in range(1, 7) for side in "ab"]
    if list(parts.goals) != wanted:
        raise ComponentError(f"goals: expected {', '.join(wanted)}")
    table: list[int] = []
    for name, goal in parts.goals.items():
        count = goal.count
        if any_three == "placed" and name == "G3b":  # ruling A45
            count = "placed"
        if count not in COUNTS or len(goal.bonuses) > 2 or any(len(b) != 2 for b in goal.bonuses):
            raise ComponentError(
                f"goals.{name}: expected a count and two pairs of cubes and points at most"
            )
        bonuses = [*goal.bonuses, [-1, 0], [-1, 0]][:2]
        table += [COUNTS.index(count), goal.least, goal.vp]
        table += [bonuses[0][0], bonuses[1][0], bonuses[0][1], bonuses[1][1]]
        table += [goal.gyrodyne, goal.headquarters]
    printed.goal_names = wanted
    printed.goals = vec[i64](table)


# --- numbers and options --------------------------------------------------------------------


def build_numbers(
    printed: Printed, parts: Components, players: int, options: dict[str, str]
) -> None:
    """Read what depends on the number of players (R13)."""
    by_players = ("two", "three", "four")[players - 2]
    places: list[list[int]] = getattr(parts.engineering, by_players)
    if options["engineering_4p"] == "3-2" and players == 4:  # ruling A5
        places = places[:2]
    rockets = 4 if players == 2 else players
    if len(places) > rockets or any(len(place) != 2 for place in places):
        raise ComponentError(f"engineering.{by_players}: expected {rockets} pairs at most")
    final: list[int] = getattr(parts.final_order, by_players)
    if len(final) > rockets:
        raise ComponentError(f"final_order.{by_players}: expected {rockets} numbers at most")
    if len(parts.start_points) != 4 or len(parts.penalties) != 2 or not parts.stations.table:
        raise ComponentError(
            "start_points, penalties, stations.table: expected 4, 2 and some numbers"
        )
    printed.engineering = vec[i64]([number for place in places for number in place])
    printed.final_order = vec[i64](final)
    printed.start_points = vec[i64](parts.start_points)
    printed.penalties = vec[i64](parts.penalties)
    printed.station_table = vec[i64](parts.stations.table)
    printed.station_more = parts.stations.each_more
    printed.copy_cost = parts.copy_cost
    printed.rings = parts.rings
    if options["balanced_first_roll"] == "True":
        printed.preset = vec[i64](range(1, 7) if players == 4 else range(2, 6))


def read_readings(
    printed: Printed, parts: Components, options: dict[str, str], first_game: bool
) -> None:
    """Note the readings of the rules that were chosen (R15)."""
    printed.start = -1 if options["start"] == "random" else SEATS.index(options["start"])
    printed.headquarters = options["use_hq"] == "True" and not first_game
    printed.clamp_left = options["track_left_overshoot"] == "clamp"
    printed.late_link = options["late_link"] == "allowed"
    printed.one_icon = options["discovery_two_icons"] == "one"
    printed.ahead_wins = options["tie_break"] == "ahead"
    printed.optional_station = options["station_fallback"] == "optional"
    printed.stepwise = options["flight_resolution"] == "stepwise_reveal"
    printed.lenient = options["obligatory_red"] == "lenient"
    printed.endless_gyrodynes = options["gyrodyne_supply"] == "unlimited"
    limited = options["tokens_per_player"] != "unlimited"
    printed.tokens = parts.tokens if limited else UNLIMITED
    printed.immediate_links = options["link_die_timing"] == "immediately"
    printed.top_visible = options["transmitter_top_visible"] == "True"
    printed.auto_endgame = options["auto_endgame"] == "True"


def choose_boards(printed: Printed, options: dict[str, str], first_game: bool) -> None:
    """Note which boards and goals are given and which chance decides (R1.4, ruling A40)."""
    named: list[Any] = [options[f"board_{number}"] for number in (1, 2, 3)]
    if first_game or not printed.headquarters:
        named = ["A"] * 3
    printed.letters = vec[i64]([-1 if x == "random" else LETTERS.index(x) for x in named])
    needs = 8
    drawn = [not printed.goals[goal * 9 + needs] or printed.headquarters for goal in range(12)]
    printed.goals_drawn = sum(1 << goal for goal in range(12) if drawn[goal])
    wanted = options["goals"].replace(",", " ").split()
    if first_game:
        wanted = list(FIRST_GAME_GOALS)
    if wanted == ["random"]:
        return
    if len({name[:2] for name in wanted}) != 3 or not set(wanted) <= set(printed.goal_names):
        known = ", ".join(printed.goal_names)
        raise OptionError(
            f"option goals: {options['goals']!r} is not allowed; allowed: random, or three of"
            f" {known} with different numbers, e.g. G1a G2b G5a"
        )
    mask = sum(1 << printed.goal_names.index(name) for name in wanted)
    if mask & ~printed.goals_drawn:
        raise OptionError("option goals: G6a and G6b need headquarters (use_hq: yes)")
    printed.fixed_goals = mask
