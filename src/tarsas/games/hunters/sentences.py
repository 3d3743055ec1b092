"""What happens in Hunters and Gatherers, as messages of `text/*.ftl`."""

from tarsas.core.options import SEATS
from tarsas.core.state import State
from tarsas.core.telling import player
from tarsas.core.text import Args, Message, joined, listed, piece
from tarsas.games.hunters.actions import KINDS
from tarsas.games.hunters.areas import AREAS, Area, areas, held_by, in_short, in_words
from tarsas.games.hunters.faces import SPRING, TERRAINS, Face, face_of
from tarsas.games.hunters.notation import ROLES, laid_spot, zone_name
from tarsas.games.hunters.rules import (
    CALLING,
    DRAWING,
    FINISHED,
    FREE,
    PEOPLING,
    PLACING,
    STARTING,
    Hunters,
    place_name,
    tile_id,
)
from tarsas.games.hunters.rules_land import MIDDLE, NODES, WIDTH

DIRECTIONS = ("north", "east", "south", "west")
CORNERS = ("north-west", "north-east", "south-east", "south-west")  # where each side begins


# --- what happened --------------------------------------------------------------------------


def tile_shows(state: Hunters, tile: int) -> Message:
    """Return what the sides of a tile are, and what it holds."""
    face = face_of(state.land.box.faces[tile])
    sides = listed(Message(f"short-{TERRAINS[zones[len(zones) // 2][0]]}") for zones in face.sides)
    held = things(face, edition(state))
    return Message("shows-with", {"sides": sides, "things": listed(held)}) if held else sides


def fall_tile(state: Hunters, seat: int, tile: int) -> Message:
    """Return a tile that may be drawn, by what it shows."""
    return Message("fall-tile", {"shows": tile_shows(state, tile)})


def chance_tile(state: Hunters, seat: int, tile: int) -> Message:
    """Return who draws what, and whether it fits at all."""
    who: Args = {
        "who": player(int(state.active)),
        "drawn": of_its_kind("drawn", state, tile),
        "shows": tile_shows(state, tile),
    }
    if state.land.fits_anywhere(tile):
        return Message("chance-tile", who)
    if len(state.bag if state.phase == DRAWING else state.pile) > 1:
        return Message("chance-gone", who)
    return Message("chance-gone-last", who)


def did_place(state: Hunters, seat: int, place: int, turn: int) -> Message:
    """Return that the tile is laid, a special one by its name; the board lights up where."""
    name = of_its_kind("laid", state, int(state.drawn))
    return Message("did-place", {"tile": piece(tile_id(place), name)})


def label_place(state: Hunters, seat: int, place: int, turn: int) -> Message:
    """Return where the tile would be laid, counted from the start tile."""
    name = "label-place-turned" if turn else "label-place"
    return Message(name, {"steps": steps_to(place), "degrees": 90 * turn})


def steps_to(place: int) -> Message:
    """Return how far across and how far up or down a place is from the start tile."""
    across, down = place % WIDTH - MIDDLE, place // WIDTH - MIDDLE
    ways = (
        ("steps-left", -across),
        ("steps-right", across),
        ("steps-up", -down),
        ("steps-down", down),
    )
    return joined([Message(name, {"count": count}) for name, count in ways if count > 0])


def did_figure(state: Hunters, seat: int, node: int) -> Message:
    """Return who is put into what kind of area, and what there is for them."""
    spot = laid_spot(state, node)
    kind = int(state.land.kind(spot))
    counted = AREAS[kind](state, int(state.land.root(spot))).args
    return Message(f"did-{ROLES[kind]}", {**NOTHING_COUNTED, **counted})


NOTHING_COUNTED: Args = {"points": 0}
"""What a meadow without animals does not say."""


def label_figure(state: Hunters, seat: int, node: int) -> Message:
    """Return a role and what there is for it, and the sides where another is told alike."""
    told = role_and_area(state, node)
    legal = [KINDS.read(action) for action in state.legal(seat)]
    others = [role_and_area(state, *values) for kind, values in legal if kind.name == "figure"]
    if others.count(told) < 2:
        return told
    sides = sides_of(state, laid_spot(state, node))
    return Message("label-figure-at", {"figure": told, "sides": sides})


def role_and_area(state: Hunters, node: int) -> Message:
    """Return a role, and the area on the tile just laid that it would go to."""
    spot = laid_spot(state, node)
    role = Message(f"role-{ROLES[state.land.kind(spot)]}")
    return Message("label-figure", {"role": role, "area": in_short(state, spot)})


def did_take_back(state: Hunters, seat: int, nth: int) -> Message:
    """Return whom the shaman calls back, and from which kind of area."""
    return Message(f"did-take-back-{ROLES[state.land.kind(member_spot(state, nth))]}")


def label_take_back(state: Hunters, seat: int, nth: int) -> Message:
    """Return whom the shaman would call back from where."""
    spot = member_spot(state, nth)
    role = Message(f"role-{ROLES[state.land.kind(spot)]}")
    return Message("label-take-back", {"role": role, "area": in_short(state, spot)})


def member_spot(state: Hunters, nth: int) -> int:
    """Return where one of the own members on the map is."""
    return int(state.members[state.own_member(nth)])


def continues(state: Hunters, seat: int) -> bool:
    """A tile, the shaman's call and the figure are one deed."""
    return state.phase in (CALLING, PEOPLING)


# --- whose turn -----------------------------------------------------------------------------


def awaited(state: Hunters) -> Message:
    """Return what chance is about to do."""
    if state.phase == STARTING:
        return Message("awaited-start")
    who: Args = {"who": player(int(state.active)), "edition": edition(state)}
    if state.phase == DRAWING:
        return Message("awaited-land", {**who, "left": len(state.bag)})
    return Message("awaited-bonus", who)


def chapter(state: Hunters) -> Message:
    """Return the round, by which the story is divided; the end is told under a name of its own."""
    if state.phase == FINISHED:
        return Message("chapter-end")
    return Message("chapter-round", {"round": turn_number(state) // int(state.players) + 1})


def turn_number(state: Hunters) -> int:
    """Return how many turns were over before this one: each lays one land tile."""
    land = state.land
    laid = sum(0 < land.tile(i) < land.box.first_bonus for i in range(len(land.laid)))
    begins = state.phase in (STARTING, DRAWING) or (
        state.phase == PLACING and state.drawn < land.box.first_bonus
    )
    return laid if begins else laid - 1


def urgent(state: Hunters) -> Message | None:
    """Return that the end is near: everybody has one turn at most."""
    if len(state.bag) >= state.players:
        return None
    return Message("urgent-last", {"left": len(state.bag)})


ACCOUNT = ("event-end-placed", "event-end-unplaceable")


def outcome(state: Hunters) -> Message:
    """Return who won with how many points; equal points share (R22)."""
    ranks, points = list(state.result()), [int(state.score(seat)) for seat in range(state.players)]
    winners = [player(seat) for seat, place in enumerate(ranks) if place == 1]
    best = max(points)
    if len(winners) > 1:
        return Message("outcome-shared", {"who": listed(winners), "points": best})
    second = sorted(points)[-2]
    return Message("outcome-won", {"who": winners[0], "points": best, "second": second})


def offer_place(state: Hunters, seat: int, _: object) -> Message:
    """Return that the tile is to be laid; a special one is named."""
    if face_of(state.land.box.faces[state.drawn]).special:
        return Message("offer-place-special", {"tile": tile_name(state, int(state.drawn))})
    return Message("offer-place")


def offer_figure(state: Hunters, seat: int, legal: list[tuple[int]]) -> Message:
    """Return who can be placed."""
    kinds = sorted({int(state.land.kind(laid_spot(state, node))) for (node,) in legal})
    roles = [Message(f"some-{ROLES[kind]}") for kind in kinds]
    return Message("offer-figure", {"roles": joined(roles, "some-or")})


def offer_none(state: Hunters, seat: int, _: object) -> Message:
    """Return whether placing nobody is a choice."""
    return Message("offer-none-forced" if len(state.legal(seat)) == 1 else "offer-none")


# --- the position in words ------------------------------------------------------------------

SCORED = ("points-forest", "points-river", "event-home-forest", "event-home-river")
LAYING = ("place", "figure", "none", "take_back")
TOLD_BY = {
    "view-turn": ("start", "tile", *LAYING),
    "view-over": ("event-end-placed", "event-end-unplaceable"),
    "view-land": ("tile",),
    "view-land-none": ("tile",),
    "view-bonus": ("tile",),
    "view-bonus-none": ("tile",),
    "view-gone": ("tile",),
    "view-player.points": (
        "points-forest",
        "points-mushrooms",
        "points-river",
        "points-log-boat",
        "points-hunting-trap",
        "points-huts",
        "points-raft",
        "points-meadow",
        "points-pit-trap",
    ),
    "view-player.members": ("figure", "take_back", "event-unfinished", *SCORED),
    "view-player.huts": ("figure",),
    "view-drawn": ("tile", "place"),
    "view-tile": ("place",),
    "view-last": ("place",),
    "view-figure": ("figure", "take_back", "event-unfinished", *SCORED),
    "view-area": (*LAYING, "event-unfinished", "points-hunting-trap", "event-trap", *SCORED),
    "view-covered": ("points-hunting-trap", "event-trap"),
}
"""By line, or by one argument of a line: the actions and events that speak of its changes."""

ABOUT = {
    "view-player": ("who",),
    "view-tile": ("place",),
    "view-figure": ("who", "figure"),
    "view-area": ("area", "kind"),
    "view-covered": ("place", "zone"),
}
"""Of lines that are said several times: the arguments that tell which is which."""


def describe(state: State) -> list[Message]:
    """Return the position line by line."""
    assert isinstance(state, Hunters)
    lines = [*turn_lines(state), *heap_lines(state)]
    lines += [player_line(state, seat) for seat in range(state.players)]
    if state.phase == PLACING:
        drawn = int(state.drawn)
        face = tile_face(state, drawn, 0)
        lines.append(Message("view-drawn", {"tile": tile_name(state, drawn), "face": face}))
    lines += [tile_line(state, index) for index in range(len(state.land.laid))]
    lines.append(Message("view-last", {"place": place_name(state.land.place(state.land.last()))}))
    for seat in range(state.players):
        lines += figure_lines(state, seat)
    lines += area_lines(state)
    return lines + covered_lines(state)


def turn_lines(state: Hunters) -> list[Message]:
    """Return whose turn it is, or was last."""
    if state.phase == STARTING:
        return []
    who: Args = {"who": player(int(state.active))}
    if state.phase == FINISHED:
        return [Message("view-over", {**who, "way": Message(f"ending-{state.ending()}")})]
    turn = turn_number(state)
    return [Message("view-turn", {**who, "round": turn // int(state.players) + 1})]


def heap_lines(state: Hunters) -> list[Message]:
    """Return how many tiles are left, and which: with the last of them the game ends."""
    box, year = state.land.box, edition(state)
    lines = []
    for kind, heap in (("land", list(state.bag)), ("bonus", list(state.pile))):
        names: Args = {"tiles": ", ".join(box.names[tile] for tile in heap), "edition": year}
        named = {**names, "count": len(heap)}
        lines.append(Message(f"view-{kind}" if heap else f"view-{kind}-none", named))
    known = {*state.bag, *state.pile, *(state.land.tile(i) for i in range(len(state.land.laid)))}
    known |= {state.drawn}
    gone = [box.names[tile] for tile in range(box.tiles) if tile not in known]
    return lines + ([Message("view-gone", {"tiles": ", ".join(gone)})] if gone else [])


def player_line(state: Hunters, seat: int) -> Message:
    """Return a player's points and supplies."""
    return Message(
        "view-player",
        {
            "who": Message(SEATS[seat]),
            "points": int(state.score(seat)),
            "members": int(state.supply(state.members, seat)),
            "huts": int(state.supply(state.huts, seat)),
        },
    )


def tile_line(state: Hunters, index: int) -> Message:
    """Return a laid tile: where it lies and what is on it, as it is turned."""
    tile, turn = int(state.land.tile(index)), int(state.land.turn(index))
    what = {"tile": tile_name(state, tile), "face": tile_face(state, tile, turn)}
    return Message("view-tile", {"place": place_name(state.land.place(index)), **what})


def figure_lines(state: Hunters, seat: int) -> list[Message]:
    """Return where a player's figures are."""
    lines = []
    for figures in (state.members, state.huts):
        each = len(figures) // state.players
        for spot in figures[seat * each : (seat + 1) * each]:
            if spot != FREE:
                args = {"who": Message(SEATS[seat]), "figure": figure(state, int(spot))}
                lines.append(Message("view-figure", args))
    return lines


def area_lines(state: Hunters) -> list[Message]:
    """Return the areas with figures: how they stand."""
    held = [area for area in areas(state).values() if held_by(state, area.root)]
    return [
        Message(
            "view-area",
            {"area": area_name(state, area), "kind": area.kind, "told": in_words(state, area)},
        )
        for area in held
    ]


def area_name(state: Hunters, area: Area) -> Message:
    """Return an area by its oldest zone."""
    place = place_name(state.land.place(area.spot // NODES))
    return Message("area-name", {"place": place, "zone": zone_name(state, area.spot)})


def covered_lines(state: Hunters) -> list[Message]:
    """Return where the hunting trap covered animals."""
    spots = [int(state.spot_of(node)) for node in state.land.covered]
    return [
        Message(
            "view-covered",
            {
                "place": place_name(state.land.place(spot // NODES)),
                "zone": zone_name(state, spot),
            },
        )
        for spot in spots
    ]


# --- what is printed ------------------------------------------------------------------------


def setting(state: Hunters) -> list[Message]:
    """Return how places are counted, what things pay, and every tile, for who cannot see them."""
    values, box = state.values, state.land.box
    pays: Args = {
        "mushrooms": int(values.mushrooms),
        "deer": int(values.deer),
        "aurochs": int(values.aurochs),
        "mammoth": int(values.mammoth),
        "edition": edition(state),
    }
    pieces = dict.fromkeys(face_of(face).special for face in box.faces)
    return [
        Message("setting-places"),
        Message("setting-pays", pays),
        *(Message(f"about-{name.replace('_', '-')}") for name in pieces if name),
        *(printed_line(state, tile) for tile in range(box.tiles)),
    ]


def printed_line(state: Hunters, tile: int) -> Message:
    """Return a tile: its name, and what is on it."""
    args: Args = {"name": state.land.box.names[tile], "face": tile_face(state, tile, 0)}
    if tile == 0 or face_of(state.land.box.faces[tile]).special:
        return Message("setting-special", {**args, "tile": tile_name(state, tile)})
    return Message("setting-tile", args)


# --- names ----------------------------------------------------------------------------------


def edition(state: Hunters) -> int:
    """Return the year of the edition, by which texts choose between gold and menhirs."""
    return int(state.land.box.edition)


def tile_name(state: Hunters, tile: int) -> Message:
    """Return a tile's name: by its special piece, or by its number."""
    box = state.land.box
    if tile == 0:
        return Message("tile-start")
    if special := face_of(box.faces[tile]).special:
        return Message(f"tile-{special.replace('_', '-')}")
    kind = "land" if tile < box.first_bonus else "bonus"
    return Message(f"tile-{kind}", {"name": box.names[tile], "edition": edition(state)})


def of_its_kind(words: str, state: Hunters, tile: int) -> Message:
    """Return words about the tile of a special piece, or about any tile of its heap."""
    if special := face_of(state.land.box.faces[tile]).special:
        return Message(f"{words}-{special.replace('_', '-')}")
    bonus = tile >= state.land.box.first_bonus
    return Message(f"{words}-bonus" if bonus else f"{words}-land", {"edition": edition(state)})


def tile_face(state: Hunters, tile: int, turn: int) -> Message:
    """Return what is on a tile after quarter turns."""
    face = face_of(state.land.box.faces[tile])
    sides = {DIRECTIONS[i]: side_words(face.sides[(i - turn) % 4]) for i in range(4)}
    things = contents(face, edition(state))
    if not things:
        return Message("face", sides)
    return Message("face-with", {**sides, "things": listed(things)})


def side_words(zones: tuple[str, ...]) -> Message:
    """Return what a side shows."""
    if len(zones) == 3:
        return Message("side-river", {"zone": zones[1], "one": zones[0], "other": zones[2]})
    return Message("side-forest" if zones[0][0] == "f" else "side-meadow", {"zone": zones[0]})


def contents(face: Face, year: int) -> list[Message]:
    """Return where rivers end and what the zones hold."""
    found = []
    for zone, end in face.ends.items():
        if end == SPRING:
            found.append(Message("end-spring", {"zone": zone}))
        else:
            found.append(Message("end-lake", {"zone": zone, "lake": end}))
    for zone, held in face.holds.items():
        for thing, count in held.items():
            found.append(Message("holds", {"zone": zone, "thing": counted(thing, count, year)}))
    if face.special:
        name = Message(f"piece-{face.special.replace('_', '-')}")
        found.append(Message("holds", {"zone": face.special_zone, "thing": name}))
    return found


def things(face: Face, year: int) -> list[Message]:
    """Return what is on a tile, wherever it is; its special piece names the tile already."""
    found: dict[str, int] = {}
    for held in face.holds.values():
        for thing, count in held.items():
            found[thing] = found.get(thing, 0) + count
    return [counted(thing, count, year) for thing, count in found.items()]


def counted(thing: str, count: int, year: int) -> Message:
    """Return some animals, fish, mushrooms or gold."""
    return Message(f"some-{thing}", {"count": count, "edition": year})


def figure(state: Hunters, spot: int) -> Message:
    """Return a figure: its role, its place and its zone."""
    return Message(
        "figure",
        {
            "role": Message(f"role-{ROLES[state.land.kind(spot)]}"),
            "place": place_name(state.land.place(spot // NODES)),
            "zone": zone_name(state, spot),
        },
    )


def sides_of(state: Hunters, spot: int) -> Message:
    """Return on which sides or in which corners a zone lies; a lake lies in the middle."""
    index = spot // NODES
    face = face_of(state.land.box.faces[state.land.tile(index)])
    turn = int(state.land.turn(index))
    zone, found = zone_name(state, spot), []
    for side in range(4):
        zones = face.sides[(side - turn) % 4]  # clockwise: a river parts a side in two
        if zones.count(zone) == len(zones) or (zone in zones and zones.index(zone) == 1):
            found.append(f"side-{DIRECTIONS[side]}")
        elif zone in zones:
            found.append(f"corner-{CORNERS[(side + (zones[0] != zone)) % 4]}")
    return listed([Message(name) for name in dict.fromkeys(found)] or [Message("inside")])
