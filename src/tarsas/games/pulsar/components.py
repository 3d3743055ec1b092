"""Pulsar 2849's components: from `components.toml` and the options to the tables of the rules."""

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import accumulate
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from tarsas.core.components import Tree, shape, wrong
from tarsas.core.errors import OptionError
from tarsas.core.options import SEATS, Options
from tarsas.core.text import Message
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.parts import Components, Gain, Project, Side, Technology
from tarsas.games.pulsar.rules_map import survey
from tarsas.games.pulsar.rules_printed import Printed

FIRST_GAME_GOALS = ("G1a", "G2a", "G3a")
NODE_KINDS = {
    "entry": t.ENTRY,
    "system": t.SYSTEM_NODE,
    "pulsar": t.PULSAR_NODE,
    "isolated": t.ISOLATED_NODE,
}
NODE_COUNTS = {"entry": 4, "system": 16, "pulsar": 13, "isolated": 3}
ROW_SIZES = {1: 3, 2: 3, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 8: 1}
BOARD_ROWS = ((1, 2), (3, 4, 5), (6, 7, 8))
# R9.1: what must be complete before a project, by position.
FULL_ROWS = (0, 0, 0, 0b111, 0b111, 0b11111, 0b11111, 0b1111111)
CONNECTIONS = (0, 0, 0, 0b011, 0b110, 0b01000, 0b10000, 0b1100000)
UNLIMITED = 1 << 30
MOST_FLIGHTS = 500_000  # some times what our own maps have
MOST_BUYS = 3  # technologies that may be paid for: every set of them is tried at the end


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
    gains.print_on(printed)
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
    build_goals(printed, parts, "spinning")
    gains.print_on(printed)
    return printed


def build_charts(tree: Tree) -> dict[str, Printed]:
    """Return the tables of both sides of the map by their names, for those who draw them."""
    sides = shape(tree, Components).map
    charts = {"normal": Printed(), "dead_end": Printed()}
    build_map(charts["normal"], sides.normal, dead_ends=False)
    build_map(charts["dead_end"], sides.dead_end, dead_ends=True)
    return charts


class Gains:
    """Collects gains; each gets a number."""

    def __init__(self) -> None:
        self.found: list[Gain] = []
        self.keys: list[str] = []

    def add(
        self, gain: Gain, key: str, red: bool = False, doubler: bool = False, tile: bool = False
    ) -> int:
        """Note a gain and return its number; only some places may hand out dice.

        An exploration tile leads to no further ones.
        """
        if gain.teleport not in t.TELEPORTS:
            raise wrong("teleport", key, found=repr(gain.teleport))
        if gain.exploration and tile:
            raise wrong("exploration-here", key)
        if gain.station > 1 and tile:
            raise wrong("station", key, stations=gain.station)
        if (gain.red and not red) or (gain.doubler and not doubler):
            raise wrong("red-here", key)
        dice = gain.doubler or [0, gain.red]
        if len(dice) != 2:
            raise wrong("doubler", key, dice=str(dice))
        if gain.doubler and gain.red:
            raise wrong("red-and-doubler", key)
        self.found.append(gain)
        self.keys.append(key)
        return len(self.found) - 1

    def print_on(self, printed: Printed) -> None:
        """Fill the tables of gains."""
        found = self.found
        printed.gain_from = self.keys
        printed.gain_vp = column(gain.vp for gain in found)
        printed.gain_cubes = column(gain.cubes for gain in found)
        printed.gain_pm1 = column(gain.pm1 for gain in found)
        printed.gain_plus2 = column(gain.plus2 for gain in found)
        printed.gain_sizes = column(sum(1 << size for size in set(g.gyrodyne)) for g in found)
        printed.gain_two = column(gain.two_gyrodynes for gain in found)
        printed.gain_isolated = column(gain.isolated for gain in found)
        printed.gain_teleport = column(t.TELEPORTS.index(gain.teleport) for gain in found)
        printed.gain_explore = column(gain.exploration for gain in found)
        printed.gain_silver = column(gain.doubler[0] if gain.doubler else 0 for gain in found)
        printed.gain_red = column(gain.doubler[1] if gain.doubler else gain.red for gain in found)
        printed.gain_pay = column(gain.pay for gain in found)
        printed.gain_station = column(gain.station for gain in found)


def column(numbers: Iterable[int]) -> vec[i64]:
    """Return one number of each thing printed, as the rules read it."""
    return vec[i64](numbers)


# --- the map --------------------------------------------------------------------------------


def build_map(printed: Printed, side: Side, dead_ends: bool) -> None:
    """Read locations and routes, and survey the flights they allow."""
    key = f"map.{'dead_end' if dead_ends else 'normal'}"
    kinds = [read_node(printed, line, f"{key}.nodes.value") for line in side.nodes]
    for kind, count in NODE_COUNTS.items():
        if kinds.count(kind) != count:
            raise wrong("kind-count", f"{key}.nodes.value", count=count, kind=kind)
    if len(kinds) > t.NODES or kinds[:4] != ["entry"] * 4:
        raise wrong("nodes", f"{key}.nodes.value", nodes=t.NODES)
    printed.kind = vec[i64]([int(NODE_KINDS.get(kind, t.GATE)) for kind in kinds])
    colours = [t.GATE_COLOURS.index(k) if k in t.GATE_COLOURS else -1 for k in kinds]
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
            raise wrong("dead-end", f"{key}.dead_ends.value", place=repr(place))
    printed.dead_end = vec[i64]([int(name in side.dead_ends) for name in printed.names])
    build_routes(printed, side.routes, f"{key}.routes.value")


def read_node(printed: Printed, line: str, key: str) -> str:
    """Read a line such as `g1 green 0.2 0.3` and return its kind."""
    words = line.split()
    known = (*NODE_KINDS, *t.GATE_COLOURS)
    if len(words) != 4 or words[1] not in known:
        raise wrong("node", key, line=repr(line), known=", ".join(known))
    if words[0] in printed.names:
        raise wrong("twice", key, found=repr(words[0]))
    if not re.fullmatch(r"[a-z0-9]{1,4}", words[0]):
        raise wrong("node-id", key, found=repr(words[0]))
    try:
        x, y = float(words[2]), float(words[3])
    except ValueError:
        x = y = -1.0
    if not (0.0 <= x <= 1.0 and 0.0 <= y <= 1.0):
        raise wrong("place", key, line=repr(line))
    printed.names.append(words[0])
    printed.places.append((x, y))
    return words[1]


def build_routes(printed: Printed, routes: list[str], key: str) -> None:
    """Read the routes and check that a die can always be flown (R1.2)."""
    around: list[list[tuple[int, int]]] = [[] for _ in printed.names]
    for line in routes:
        a, b, *rest = [*line.split(), "", ""][: max(2, len(line.split()))]
        if a not in printed.names or b not in printed.names or rest not in ([], ["double"]):
            raise wrong("route", key, line=repr(line))
        one, other = printed.names.index(a), printed.names.index(b)
        if one == other or other in [there for there, _ in around[one]]:
            raise wrong("route-again", key, line=repr(line))
        around[one].append((other, 2 if rest else 1))
        around[other].append((one, 2 if rest else 1))
    flights = count_flights(around)
    if flights > MOST_FLIGHTS:
        raise wrong("flights", key, flights=flights, most=MOST_FLIGHTS)
    starts = [0]
    for routes_here in around:
        starts.append(starts[-1] + len(routes_here))
    ordered = [route for routes_here in around for route in sorted(routes_here)]
    printed.first_route = vec[i64](starts)
    printed.route_to = vec[i64]([there for there, _ in ordered])
    printed.route_width = vec[i64]([width for _, width in ordered])
    survey(printed)
    for node, name in enumerate(printed.names):
        for length in range(1, int(t.LONGEST_FLIGHT) + 1):
            isolated = printed.kind[node] == t.ISOLATED_NODE
            if not isolated and not printed.flights[node * (t.LONGEST_FLIGHT + 1) + length]:
                raise wrong("no-flight", key, length=length, start=name)


def count_flights(around: list[list[tuple[int, int]]]) -> int:
    """Count the flights of every length that do not turn back on a single route.

    All that are allowed are among them; so this bounds how long they take to survey.
    """
    ways = {(here, there): 1 for here, routes in enumerate(around) for there, _ in routes}
    flights = len(ways)
    for _ in range(1, int(t.LONGEST_FLIGHT)):
        longer = dict.fromkeys(ways, 0)
        for (before, here), count in ways.items():
            for there, width in around[here]:
                if there != before or width == 2:
                    longer[here, there] += count
        ways = longer
        flights += sum(ways.values())
    return flights


# --- tiles ----------------------------------------------------------------------------------


def build_systems(printed: Printed, parts: Components, players: int, gains: Gains) -> None:
    """Read the system tiles; planets are numbered by kind, blocked ones from 3."""
    if len(parts.systems) != t.SYSTEM_TILES:
        raise wrong("systems", "systems", count=t.SYSTEM_TILES)
    planets: list[int] = []
    icons: list[int] = []
    for name, tile in parts.systems.items():
        found = tile.planets.split()
        known = {"L": 1, "B": 2}
        if not 1 <= len(found) <= 4 or any(
            p[0] not in known or p[1:] not in ("", "3", "4") for p in found
        ):
            raise wrong("planets", f"systems.{name}", planets=repr(tile.planets))
        for planet in found:
            blocked = players < int(planet[1:] or 2)
            planets.append(known[planet[0]] + (2 if blocked else 0))
        planets += [0] * (4 - len(found))
        if not 1 <= len(tile.bonus) <= 2:
            raise wrong("icons", f"systems.{name}", icons=len(tile.bonus))
        if Gain() in tile.bonus:
            raise wrong("empty-icon", f"systems.{name}")
        icons += [gains.add(gain, f"systems.{name}", red=True) for gain in tile.bonus]
        icons += [-1] * (2 - len(tile.bonus))
    printed.system_names = list(parts.systems)
    printed.planets = vec[i64](planets)
    printed.icons = vec[i64](icons)


def build_supplies(printed: Printed, parts: Components, gains: Gains) -> None:
    """Read gyrodynes, awards, modifiers and exploration tiles."""
    sizes = (parts.gyrodynes.small, parts.gyrodynes.medium, parts.gyrodynes.large)
    printed.take = vec[i64]([0, *(size.take for size in sizes)])
    printed.finish = vec[i64]([0, *(size.finish for size in sizes)])
    printed.yields = vec[i64]([0, *(size.vp for size in sizes)])
    printed.supply = vec[i64]([0, *(size.tiles for size in sizes)])
    if len(parts.awards) > 2:
        raise wrong("awards", "awards.value")
    printed.awards = vec[i64](parts.awards)
    printed.buys_pm1 = sum(1 << value for value in set(parts.modifiers.pm1))
    printed.buys_plus2 = sum(1 << value for value in set(parts.modifiers.plus2))
    if len(parts.exploration) != t.EXPLORATIONS:
        raise wrong("faces", "exploration", count=t.EXPLORATIONS)
    printed.exploration_names = list(parts.exploration)
    faces = [
        gains.add(face.gain, f"exploration.{name}", tile=True)
        for name, face in parts.exploration.items()
    ]
    printed.exploration_gain = vec[i64](faces)
    printed.exploration_copies = vec[i64]([x.copies for x in parts.exploration.values()])


def build_transmitters(printed: Printed, parts: Components, deck: str, gains: Gains) -> None:
    """Read the transmitters with the copies of the chosen deck (ruling A49)."""
    which = 0 if deck == "11-7-6" else 1
    tiles = parts.transmitters.values()
    if len(parts.transmitters) != t.DESIGNS:
        raise wrong("designs", "transmitters", count=t.DESIGNS)
    for name, tile in parts.transmitters.items():
        key = f"transmitters.{name}"
        if not 1 <= len(tile.cost) <= 3:
            raise wrong("cost", key, cost=str(tile.cost))
        if len(tile.links) != 2 or not all(end in ("-", "0", "1", "2", "3") for end in tile.links):
            raise wrong("links", key, links=str(tile.links))
        if tile.links == ["-", "-"] or len(tile.copies) != 2 or name[0] not in t.LETTERS[:3]:
            raise wrong("design", key)
    copies = [tile.copies[which] for tile in tiles]
    if sum(copies) != 24:
        raise wrong("copies", "transmitters", copies=sum(copies))
    printed.tile_names = list(parts.transmitters)
    printed.tile_copies = column(copies)
    printed.tile_letter = column(t.LETTERS.index(name[0]) for name in parts.transmitters)
    printed.tile_symbols = column(len(tile.cost) for tile in tiles)
    printed.tile_costs = column(die for tile in tiles for die in [*tile.cost, 0, 0][:3])
    printed.tile_gain = column(
        gains.add(tile.gain, f"transmitters.{name}") for name, tile in parts.transmitters.items()
    )
    printed.tile_vp = column(tile.production.vp for tile in tiles)
    printed.tile_cubes = column(tile.production.cubes for tile in tiles)
    printed.tile_pay = column(tile.production.pay for tile in tiles)
    printed.tile_pays = column(tile.production.pays for tile in tiles)
    printed.tile_links = column(
        -1 if end == "-" else int(end) for tile in tiles for end in tile.links
    )


# --- technology -----------------------------------------------------------------------------


def build_technology(printed: Printed, parts: Components, gains: Gains) -> None:
    """Read the twelve boards, category by category and row by row."""
    techs: list[Technology] = []
    bonuses: list[int] = []
    starts: list[int] = []
    for rows, category in zip(BOARD_ROWS, t.CATEGORIES, strict=True):
        for letter in t.LETTERS:
            board = letter + category
            bonuses += read_bonus(parts, board, len(rows))
            starts.append(len(techs))
            wanted = sum(ROW_SIZES[row] for row in rows)
            for number in range(1, wanted + 1):
                name = f"{board}-{number}"
                if name not in parts.technology:
                    raise wrong("no-technology", "technology", name=name)
                tech = parts.technology[name]
                check_technology(tech, name, rows)
                printed.tech_names.append(name)
                techs.append(tech)
    buys = [name for name, tech in zip(printed.tech_names, techs, strict=True) if tech.buy]
    if len(buys) > MOST_BUYS:
        raise wrong("buys", f"technology.{buys[-1]}", most=MOST_BUYS)
    printed.board_start = column(starts)
    printed.row_bonus = column(bonuses)
    print_techs(printed, techs)
    print_terms(printed, techs)
    printed.tech_gain = column(
        gains.add(tech.gain, f"technology.{name}", red=True, doubler=True) if tech.gain else -1
        for name, tech in zip(printed.tech_names, techs, strict=True)
    )


def read_bonus(parts: Components, board: str, rows: int) -> list[int]:
    """Read the row bonuses of a board; three for each, -1 for the median."""
    found = parts.boards.get(board, [])
    known = ("median", *map(str, range(100)))
    if len(found) != rows or not all(word in known for word in found):
        raise wrong("rows", f"boards.{board}", rows=rows)
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
        raise wrong("row", key, found=tech.row, row=row)
    for what, value, known in (
        ("kind", tech.kind, t.TECH_KINDS),
        ("on", tech.on, t.TRIGGERS),
        ("colour", tech.colour, ("", *t.GATE_COLOURS)),
    ):
        if value not in known:
            raise wrong("word", key, what=what, found=repr(value), known=", ".join(known))
    if len(tech.per) > 2 or any(term.count not in t.COUNTS for term in tech.per):
        raise wrong("per", key, known=", ".join(t.COUNTS))
    if (tech.kind == "ongoing") != bool(tech.on) or len(tech.buy) not in (0, 2):
        raise wrong("on-or-buy", key)


def print_techs(printed: Printed, techs: list[Technology]) -> None:
    """Fill the tables of what technologies cost and change."""
    colours = ("", *t.GATE_COLOURS)
    printed.tech_row = column(tech.row for tech in techs)
    printed.tech_cost = column(tech.cost for tech in techs)
    printed.tech_lock = column(tech.lock for tech in techs)
    printed.tech_kind = column(t.TECH_KINDS.index(tech.kind) for tech in techs)
    printed.tech_on = column(t.TRIGGERS.index(tech.on) for tech in techs)
    printed.tech_colour = column(colours.index(tech.colour) - 1 for tech in techs)
    printed.tech_shift = column(tech.shift for tech in techs)
    printed.tech_vp = column(tech.vp for tech in techs)
    printed.tech_cubes = column(tech.cubes for tech in techs)
    printed.tech_new = column(tech.vp_if_new for tech in techs)
    printed.tech_copy = column(tech.copy_cost for tech in techs)
    printed.tech_most = column(tech.most for tech in techs)
    printed.tech_wild = column(tech.wild_goals for tech in techs)
    printed.tech_stations = column(tech.stations for tech in techs)
    printed.tech_factor = column(tech.order_factor for tech in techs)
    printed.tech_cube_vp = column(tech.cube_vp for tech in techs)
    printed.tech_idle = column(tech.idle_pulsar_vp for tech in techs)
    printed.tech_buy = column(tech.buy[0] if tech.buy else 0 for tech in techs)
    printed.tech_buy_vp = column(tech.buy[1] if tech.buy else 0 for tech in techs)


def print_terms(printed: Printed, techs: list[Technology]) -> None:
    """Fill the tables of what technologies count, two terms at most for each."""
    terms = [term for tech in techs for term in tech.per]
    firsts = list(accumulate((len(tech.per) for tech in techs), initial=0))[:-1]
    counted = [(first, len(tech.per)) for first, tech in zip(firsts, techs, strict=True)]
    printed.tech_term = column(first if count > 0 else -1 for first, count in counted)
    printed.tech_second_term = column(first + 1 if count > 1 else -1 for first, count in counted)
    printed.term_count = column(t.COUNTS.index(term.count) for term in terms)
    printed.term_vp = column(term.vp for term in terms)
    printed.term_of = column(term.of for term in terms)
    lengths = [len(term.table) for term in terms]
    starts = list(accumulate(lengths, initial=0))[:-1]
    printed.term_table = column(
        start if length else -1 for start, length in zip(starts, lengths, strict=True)
    )
    printed.term_length = column(lengths)
    printed.tables = column(number for term in terms for number in term.table)


def build_headquarters(printed: Printed, parts: Components, unlock: str, gains: Gains) -> None:
    """Read the eight sides of the headquarters boards."""
    found: list[Project] = []
    numbers: list[int] = []
    for letter in t.LETTERS:
        for number in (1, 2):
            side = f"{letter}{number}"
            projects = parts.headquarters.get(side, {})
            if list(projects) != list(t.POSITIONS):
                raise wrong("expected", f"headquarters.{side}", known=", ".join(t.POSITIONS))
            printed.side_names.append(side)
            for position, project in projects.items():
                key = f"headquarters.{side}.{position}"
                if any(colour not in t.GATE_COLOURS for colour in project.run):
                    raise wrong("run", key, known=", ".join(t.GATE_COLOURS))
                found.append(project)
                numbers.append(gains.add(project.gain, key, red=True, doubler=True))
    printed.project_cost = column(project.cost for project in found)
    printed.project_gain = column(numbers)
    printed.project_run = column(
        sum(1 << t.GATE_COLOURS.index(colour) for colour in set(project.run)) for project in found
    )
    printed.project_run_vp = column(project.run_vp for project in found)
    printed.needs = vec[i64](FULL_ROWS if unlock == "full_row" else CONNECTIONS)  # ruling A8


def build_goals(printed: Printed, parts: Components, any_three: str) -> None:
    """Read the twelve goals; sides a and b of a tile stand together."""
    if list(parts.goals) != list(t.GOAL_NAMES):
        raise wrong("expected", "goals", known=", ".join(t.GOAL_NAMES))
    counts: list[str] = []
    bonuses: list[list[int]] = []
    for name, goal in parts.goals.items():
        # ruling A45
        count = "placed" if any_three == "placed" and name == "G3b" else goal.count
        if count not in t.COUNTS or len(goal.bonuses) > 2 or any(len(b) != 2 for b in goal.bonuses):
            raise wrong("goal", f"goals.{name}")
        counts.append(count)
        bonuses += [*goal.bonuses, [-1, 0], [-1, 0]][:2]
    goals = parts.goals.values()
    printed.goal_names = list(t.GOAL_NAMES)
    printed.goal_count = column(t.COUNTS.index(count) for count in counts)
    printed.goal_least = column(goal.least for goal in goals)
    printed.goal_vp = column(goal.vp for goal in goals)
    printed.goal_cost = column(cost for cost, _ in bonuses)
    printed.goal_bonus = column(points for _, points in bonuses)
    printed.goal_gyrodyne = column(goal.gyrodyne for goal in goals)
    printed.goal_headquarters = column(goal.headquarters for goal in goals)


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
        raise wrong("pairs", f"engineering.{by_players}", most=rockets)
    final: list[int] = getattr(parts.final_order, by_players)
    if len(final) > rockets:
        raise wrong("numbers", f"final_order.{by_players}", most=rockets)
    for key, numbers, wanted in (
        ("start_points", parts.start_points, 4),
        ("penalties", parts.penalties, 2),
    ):
        if len(numbers) != wanted:
            raise wrong("number-count", f"{key}.value", found=len(numbers), wanted=wanted)
    if not parts.stations.table:
        raise wrong("no-number", "stations.table.value")
    printed.engineering_cubes = column(cubes for cubes, _ in places)
    printed.engineering_vp = column(points for _, points in places)
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
    printed.letters = vec[i64]([-1 if x == "random" else t.LETTERS.index(x) for x in named])
    drawn = [not needs or printed.headquarters for needs in printed.goal_headquarters]
    printed.goals_drawn = sum(1 << goal for goal in range(12) if drawn[goal])
    wanted = options["goals"].replace(",", " ").split()
    if first_game:
        wanted = list(FIRST_GAME_GOALS)
    if wanted == ["random"]:
        return
    if len({name[:2] for name in wanted}) != 3 or not set(wanted) <= set(printed.goal_names):
        known = ", ".join(printed.goal_names)
        plain = (
            f"option goals: {options['goals']!r} is not allowed; allowed: random, or three of"
            f" {known} with different numbers, e.g. G1a G2b G5a"
        )
        raise OptionError(Message("error-goals", {"known": known}), plain)
    mask = sum(1 << printed.goal_names.index(name) for name in wanted)
    if mask & ~printed.goals_drawn:
        plain = "option goals: G6a and G6b need headquarters (use_hq: yes)"
        raise OptionError(Message("error-goals-headquarters"), plain)
    printed.fixed_goals = mask
