"""The shape of Pulsar 2849's components file: what each entry of components.toml holds."""

import msgspec


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the components file."""


class Gain(Part, frozen=True):
    """What somebody gets."""

    vp: int = 0
    cubes: int = 0
    pm1: int = 0
    plus2: int = 0
    gyrodyne: list[int] = []
    two_gyrodynes: bool = False
    isolated: bool = False
    teleport: str = ""
    exploration: int = 0
    red: int = 0
    doubler: list[int] = []
    pay: int = 0
    station: int = 0


class Side(Part, frozen=True):
    """One side of the star cluster."""

    nodes: list[str]
    routes: list[str]
    dead_ends: list[str]


class Map(Part, frozen=True):
    """Both sides of the star cluster."""

    normal: Side
    dead_end: Side


class SystemTile(Part, frozen=True):
    """A system: its planets and the icons of its discovery bonus."""

    planets: str
    bonus: list[Gain]


class Gyrodyne(Part, frozen=True):
    """A size of gyrodyne: the dice that take and finish it, its points and tiles."""

    take: int
    finish: int
    vp: int
    tiles: int


class Gyrodynes(Part, frozen=True):
    """The three sizes."""

    small: Gyrodyne
    medium: Gyrodyne
    large: Gyrodyne


class Modifiers(Part, frozen=True):
    """The dice that buy die modifiers."""

    pm1: list[int]
    plus2: list[int]


class Exploration(Part, frozen=True):
    """A face of the exploration tiles."""

    copies: int
    gain: Gain


class Production(Part, frozen=True):
    """What an online transmitter gives in every production phase."""

    vp: int = 0
    cubes: int = 0
    pay: int = 0
    pays: int = 0


class Transmitter(Part, frozen=True):
    """A design of transmitter."""

    copies: list[int]
    cost: list[int]
    gain: Gain
    production: Production
    links: list[str]


class Term(Part, frozen=True):
    """Points for things counted: `vp` for every `of` of them, or a table by their number."""

    count: str
    vp: int = 0
    of: int = 1
    table: list[int] = []


class Technology(Part, frozen=True):
    """A technology: where it stands, what it costs and what it does."""

    row: int
    cost: int
    lock: bool
    kind: str
    on: str = ""
    colour: str = ""
    shift: bool = False
    vp: int = 0
    cubes: int = 0
    vp_if_new: int = 0
    copy_cost: int = 0
    most: int = 0
    per: list[Term] = []
    gain: Gain | None = None
    wild_goals: int = 0
    stations: int = 0
    order_factor: int = 0
    cube_vp: int = 0
    idle_pulsar_vp: int = 0
    buy: list[int] = []


class Project(Part, frozen=True):
    """A project of the headquarters."""

    cost: int
    gain: Gain
    run: list[str] = []
    run_vp: int = 0


class Goal(Part, frozen=True):
    """A side of a goal tile; its bonuses are pairs of cubes and points."""

    count: str
    least: int
    vp: int
    bonuses: list[list[int]]
    gyrodyne: bool = False
    headquarters: bool = False


class Stations(Part, frozen=True):
    """What stations are worth at the end."""

    table: list[int]
    each_more: int


class Engineering(Part, frozen=True):
    """Cubes and points by place on the engineering track, for two, three and four players."""

    two: list[list[int]]
    three: list[list[int]]
    four: list[list[int]]


class FinalOrder(Part, frozen=True):
    """Points by place in the final play order."""

    two: list[int]
    three: list[int]
    four: list[int]


class Components(Part, frozen=True):
    """Everything printed on the pieces of Pulsar 2849."""

    map: Map
    systems: dict[str, SystemTile]
    gyrodynes: Gyrodynes
    awards: list[int]
    modifiers: Modifiers
    exploration: dict[str, Exploration]
    transmitters: dict[str, Transmitter]
    boards: dict[str, list[str]]
    technology: dict[str, Technology]
    headquarters: dict[str, dict[str, Project]]
    goals: dict[str, Goal]
    stations: Stations
    engineering: Engineering
    final_order: FinalOrder
    penalties: list[int]
    start_points: list[int]
    copy_cost: int
    rings: int
    tokens: int
