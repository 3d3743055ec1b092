"""The shape of Pulsar 2849's components file: what each entry of components.toml holds.

Every number has a range: beyond it, the rules' tables, masks and loops would not hold.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

Points = Annotated[int, Meta(ge=0, le=99)]
Few = Annotated[int, Meta(ge=0, le=9)]  # cubes and other pieces that change hands at once
Die = Annotated[int, Meta(ge=1, le=6)]
Once = Annotated[int, Meta(ge=0, le=1)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the components file."""


class Gain(Part, frozen=True):
    """What somebody gets."""

    vp: Points = 0
    cubes: Few = 0
    pm1: Few = 0
    plus2: Few = 0
    gyrodyne: list[Annotated[int, Meta(ge=1, le=3)]] = []
    two_gyrodynes: bool = False
    isolated: bool = False
    teleport: str = ""
    exploration: Annotated[int, Meta(ge=0, le=50)] = 0
    red: Annotated[int, Meta(ge=0, le=6)] = 0
    doubler: list[Die] = []
    pay: Few = 0
    station: Annotated[int, Meta(ge=0, le=50)] = 0


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

    take: Die
    finish: Die
    vp: Points
    tiles: Points


class Gyrodynes(Part, frozen=True):
    """The three sizes."""

    small: Gyrodyne
    medium: Gyrodyne
    large: Gyrodyne


class Modifiers(Part, frozen=True):
    """The dice that buy die modifiers."""

    pm1: list[Die]
    plus2: list[Die]


class Exploration(Part, frozen=True):
    """A face of the exploration tiles."""

    copies: Points
    gain: Gain


class Production(Part, frozen=True):
    """What an online transmitter gives in every production phase."""

    vp: Points = 0
    cubes: Few = 0
    pay: Few = 0
    pays: Points = 0


class Transmitter(Part, frozen=True):
    """A design of transmitter."""

    copies: list[Points]
    cost: list[Die]
    gain: Gain
    production: Production
    links: list[str]


class Term(Part, frozen=True):
    """Points for things counted: `vp` for every `of` of them, or a table by their number."""

    count: str
    vp: Points = 0
    of: Annotated[int, Meta(ge=1, le=99)] = 1
    table: list[Points] = []


class Technology(Part, frozen=True):
    """A technology: where it stands, what it costs and what it does."""

    row: Annotated[int, Meta(ge=1, le=8)]
    cost: Die
    lock: bool
    kind: str
    on: str = ""
    colour: str = ""
    shift: bool = False
    vp: Points = 0
    cubes: Few = 0
    vp_if_new: Points = 0
    copy_cost: Few = 0
    most: Points = 0
    per: list[Term] = []
    gain: Gain | None = None
    wild_goals: Once = 0
    stations: Annotated[int, Meta(ge=0, le=50)] = 0
    order_factor: Few = 0
    cube_vp: Few = 0
    idle_pulsar_vp: Points = 0
    buy: list[Points] = []


class Project(Part, frozen=True):
    """A project of the headquarters."""

    cost: Die
    gain: Gain
    run: list[str] = []
    run_vp: Points = 0


class Goal(Part, frozen=True):
    """A side of a goal tile; its bonuses are pairs of cubes and points."""

    count: str
    least: Annotated[int, Meta(ge=0, le=99)]
    vp: Points
    bonuses: list[list[Points]]
    gyrodyne: bool = False
    headquarters: bool = False


class Stations(Part, frozen=True):
    """What stations are worth at the end."""

    table: list[Points]
    each_more: Points


class Engineering(Part, frozen=True):
    """Cubes and points by place on the engineering track, for two, three and four players."""

    two: list[list[Points]]
    three: list[list[Points]]
    four: list[list[Points]]


class FinalOrder(Part, frozen=True):
    """Points by place in the final play order."""

    two: list[Points]
    three: list[Points]
    four: list[Points]


class Components(Part, frozen=True):
    """Everything printed on the pieces of Pulsar 2849."""

    map: Map
    systems: dict[str, SystemTile]
    gyrodynes: Gyrodynes
    awards: list[Points]
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
    penalties: list[Points]
    start_points: list[Points]
    copy_cost: Few
    rings: Annotated[int, Meta(ge=0, le=16)]
    tokens: Points
