"""Pulsar 2849: everything that is printed on boards and tiles, and the readings chosen."""

from librt.vecs import vec
from mypy_extensions import i64


class Printed:
    """What is printed, and the readings chosen: shared by all positions of a game.

    `components.py` fills it from components.toml and the options.
    """

    def __init__(self) -> None:
        # The map: names are for people; flights from a node by length stand as a mask of the
        # sets of gate colours that they can visit.
        self.names: list[str] = []
        self.places: list[tuple[float, float]] = []
        self.kind = vec[i64]()
        self.colour = vec[i64]()  # of a gate, else -1
        self.first_route = vec[i64]()  # where the routes of a node begin in `route_to`
        self.route_to = vec[i64]()
        self.route_width = vec[i64]()
        self.dead_end = vec[i64]()
        self.flights = vec[i64]()  # node * 11 + length
        self.system_node = vec[i64]()
        self.pulsar_node = vec[i64]()
        self.index = vec[i64]()  # of a system or pulsar among its kind
        # Gains: what technologies, projects, transmitters and tiles hand out.
        self.gain_from: list[str] = []  # the entry of components.toml that it stands in
        self.gain_vp = vec[i64]()
        self.gain_cubes = vec[i64]()
        self.gain_pm1 = vec[i64]()
        self.gain_plus2 = vec[i64]()
        self.gain_sizes = vec[i64]()  # mask of sizes to choose from
        self.gain_two = vec[i64]()  # 1 for two gyrodynes of different sizes
        self.gain_isolated = vec[i64]()  # 1 for a claim of an isolated pulsar
        self.gain_teleport = vec[i64]()  # class of targets, 0 for none
        self.gain_explore = vec[i64]()
        self.gain_red = vec[i64]()  # value of a red die, 0 for none
        self.gain_silver = vec[i64]()  # with a red value: a doubler
        self.gain_pay = vec[i64]()
        self.gain_station = vec[i64]()
        # Systems, exploration tiles and gyrodynes.
        self.system_names: list[str] = []
        self.planets = vec[i64]()  # tile * 4 + planet: 0 none, 1 lifeless, 2 blue
        self.icons = vec[i64]()  # tile * 2: gains of the discovery bonus, -1 for none
        self.exploration_names: list[str] = []
        self.exploration_gain = vec[i64]()
        self.exploration_copies = vec[i64]()
        self.take = vec[i64]()  # by size, from 1
        self.finish = vec[i64]()
        self.yields = vec[i64]()
        self.supply = vec[i64]()
        self.awards = vec[i64]()
        self.buys_pm1: i64 = 0  # masks of die values
        self.buys_plus2: i64 = 0
        # Transmitters, by design.
        self.tile_names: list[str] = []
        self.tile_copies = vec[i64]()
        self.tile_letter = vec[i64]()
        self.tile_symbols = vec[i64]()
        self.tile_costs = vec[i64]()  # design * 3 + symbol, 0 where there is none
        self.tile_gain = vec[i64]()
        self.tile_vp = vec[i64]()
        self.tile_cubes = vec[i64]()
        self.tile_pay = vec[i64]()
        self.tile_pays = vec[i64]()
        self.tile_links = vec[i64]()  # design * 2 + end, -1 where there is none
        # Technologies, in order of boards AI, BI, ... DIII and slots.
        self.tech_names: list[str] = []
        self.tech_row = vec[i64]()
        self.tech_cost = vec[i64]()
        self.tech_lock = vec[i64]()
        self.tech_kind = vec[i64]()
        self.tech_on = vec[i64]()  # what triggers an ongoing one
        self.tech_colour = vec[i64]()  # of the gate that a flight must visit, -1 for any
        self.tech_shift = vec[i64]()
        self.tech_vp = vec[i64]()
        self.tech_cubes = vec[i64]()
        self.tech_new = vec[i64]()  # points for something new at the end of a flight
        self.tech_copy = vec[i64]()  # what copying a leftover die costs
        self.tech_most = vec[i64]()
        self.tech_gain = vec[i64]()  # -1 for none
        self.tech_wild = vec[i64]()
        self.tech_stations = vec[i64]()
        self.tech_factor = vec[i64]()
        self.tech_cube_vp = vec[i64]()
        self.tech_idle = vec[i64]()  # points for a pulsar without a spinning gyrodyne
        self.tech_buy = vec[i64]()  # cubes that may be paid, and the points for them
        self.tech_buy_vp = vec[i64]()
        self.tech_term = vec[i64]()  # -1 for none
        self.tech_second_term = vec[i64]()
        # Terms: points for every `of` things counted, or a table by their number.
        self.term_count = vec[i64]()
        self.term_vp = vec[i64]()
        self.term_of = vec[i64]()
        self.term_table = vec[i64]()  # where it begins in `tables`, -1 for none
        self.term_length = vec[i64]()
        self.tables = vec[i64]()
        self.board_start = vec[i64]()  # category * 4 + letter: its first technology
        self.row_bonus = vec[i64]()  # (category * 4 + letter) * 3 + row of the board, -1 median
        # Projects: side * PROJECTS + position.
        self.side_names: list[str] = []
        self.project_cost = vec[i64]()
        self.project_gain = vec[i64]()
        self.project_run = vec[i64]()  # mask of colours
        self.project_run_vp = vec[i64]()
        self.needs = vec[i64]()  # by position: mask of projects that open it (R9.1, ruling A8)
        # Goals.
        self.goal_names: list[str] = []
        self.goal_count = vec[i64]()
        self.goal_least = vec[i64]()
        self.goal_vp = vec[i64]()
        self.goal_cost = vec[i64]()  # goal * 2 + bonus, -1 where there is none
        self.goal_bonus = vec[i64]()  # the points of each
        self.goal_gyrodyne = vec[i64]()
        self.goal_headquarters = vec[i64]()
        # Numbers.
        self.start_points = vec[i64]()
        self.engineering_cubes = vec[i64]()  # by place
        self.engineering_vp = vec[i64]()
        self.final_order = vec[i64]()
        self.station_table = vec[i64]()
        self.station_more: i64 = 0
        self.penalties = vec[i64]()
        self.copy_cost: i64 = 0
        self.rings: i64 = 0
        self.preset = vec[i64]()  # dice set in the first round (R1.4)
        # Readings and options.
        self.start: i64 = -1
        self.letters = vec[i64]()  # of the three boards, -1 where chance decides
        self.fixed_goals: i64 = 0  # mask, 0 if chance decides
        self.goals_drawn: i64 = 0  # mask of the goals that chance may draw
        self.headquarters: bool = True
        self.clamp_left: bool = False  # ruling A1
        self.late_link: bool = True  # ruling A7
        self.one_icon: bool = False  # ruling A9
        self.ahead_wins: bool = False  # ruling A10
        self.optional_station: bool = False  # ruling A12
        self.stepwise: bool = False  # ruling A14
        self.lenient: bool = False  # ruling A20
        self.endless_gyrodynes: bool = False  # ruling A24
        self.tokens: i64 = 30  # ruling A38
        self.immediate_links: bool = False  # ruling A41
        self.top_visible: bool = False  # ruling A44
        self.auto_endgame: bool = True  # ruling A47
