"""What happens in Hunters and Gatherers, as messages of `text/*.ftl`."""

from tarsas.core.options import SEATS
from tarsas.core.state import CHANCE, OVER, State
from tarsas.core.text import Args, Message, listed
from tarsas.games.hunters.faces import SPRING, TERRAINS, Face, face_of
from tarsas.games.hunters.notation import ROLES, laid_spot, zone_name
from tarsas.games.hunters.rules import (
    CALLING,
    DRAWING,
    FREE,
    NO_TILE,
    PLACING,
    STARTING,
    Hunters,
    place_name,
)
from tarsas.games.hunters.rules_land import NODES

DIRECTIONS = ("north", "east", "south", "west")


# --- what happened --------------------------------------------------------------------------


def chance_tile(state: Hunters, seat: int, tile: int) -> Message:
    """Return what was drawn, and whether it fits at all."""
    what: Args = {"tile": tile_name(state, tile)}
    if not state.land.fits_anywhere(tile):
        return Message("chance-gone", what)
    # In short, for the log: the four sides. All of the face stands in the description.
    sides = face_of(state.land.box.faces[tile]).sides
    kinds = [Message(f"short-{TERRAINS[zones[len(zones) // 2][0]]}") for zones in sides]
    return Message("chance-tile", {**what, **dict(zip(DIRECTIONS, kinds, strict=True))})


def did_figure(state: Hunters, seat: int, node: int) -> Message:
    """Return who is put where."""
    spot = laid_spot(state, node)
    where: Args = {"zone": zone_name(state, spot), "sides": sides_of(state, spot)}
    return Message(f"did-{ROLES[state.land.kind(spot)]}", {"who": Message(SEATS[seat]), **where})


def label_figure(state: Hunters, seat: int, node: int) -> Message:
    """Return a role and the sides where its zone lies."""
    spot = laid_spot(state, node)
    role = Message(f"role-{ROLES[state.land.kind(spot)]}")
    return Message("label-figure", {"role": role, "sides": sides_of(state, spot)})


def said_figure(state: Hunters, seat: int, nth: int) -> Message:
    """Return one of the own members on the map."""
    return figure(state, int(state.members[state.own_member(nth)]))


def told_place(state: Hunters, seat: int, place: int, turn: int) -> tuple[str, Args]:
    """Return where a tile is laid."""
    args: Args = {"tile": tile_name(state, int(state.drawn)), "place": place_name(place)}
    if turn == 0:
        return "place", args
    return "place-turned", {**args, "degrees": 90 * turn}


# --- whose turn -----------------------------------------------------------------------------


def prompt(state: State) -> Message:
    """Return who does what now, in one line."""
    assert isinstance(state, Hunters)
    actor = state.actor()
    if actor == OVER:
        return over_prompt(state)
    if actor == CHANCE:
        kind = {int(STARTING): "start", int(DRAWING): "draw"}.get(int(state.phase))
        if kind is None:
            return Message("prompt-draw-bonus", {"edition": edition(state)})
        return Message(f"prompt-{kind}")
    who = Message(SEATS[actor])
    if state.phase == PLACING:
        return Message("prompt-place", {"who": who, "tile": tile_name(state, int(state.drawn))})
    if state.phase == CALLING:
        return Message("prompt-call", {"who": who})
    return Message("prompt-figure", {"who": who})


def over_prompt(state: Hunters) -> Message:
    """Return who won."""
    winners = [Message(SEATS[seat]) for seat, place in enumerate(state.result()) if place == 1]
    args: Args = {"who": listed(winners)}
    return Message("prompt-over" if len(winners) == 1 else "prompt-over-shared", args)


# --- the position in words ------------------------------------------------------------------


def describe(state: State) -> list[Message]:
    """Return the position line by line."""
    assert isinstance(state, Hunters)
    lines = [
        Message(
            "view-tiles",
            {
                "land": len(state.bag),
                "bonus": len(state.pile),
                "edition": edition(state),
            },
        ),
        *[player_line(state, seat) for seat in range(state.players)],
        Message("view-places"),
        *[tile_line(state, index) for index in range(len(state.land.laid))],
    ]
    for seat in range(state.players):
        lines += figure_lines(state, seat)
    lines += covered_lines(state)
    if state.drawn != NO_TILE and state.phase == PLACING:
        drawn = int(state.drawn)
        face = tile_face(state, drawn, 0)
        lines.append(Message("view-drawn", {"tile": tile_name(state, drawn), "face": face}))
    return [*lines, prompt(state)]


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


# --- names ----------------------------------------------------------------------------------


def edition(state: Hunters) -> int:
    """Return the year of the edition, by which texts choose between gold and menhirs."""
    return int(state.land.box.edition)


def tile_name(state: Hunters, tile: int) -> Message:
    """Return a tile's name, with its kind."""
    name = state.land.box.names[tile]
    if tile < state.land.box.first_bonus:
        return Message("tile-land", {"name": name})
    return Message("tile-bonus", {"name": name, "edition": edition(state)})


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
    for zone, things in face.holds.items():
        for thing, count in things.items():
            name = Message(f"thing-{thing}", {"edition": year})
            found.append(Message("holds", {"zone": zone, "count": count, "thing": name}))
    if face.special:
        name = Message(f"piece-{face.special.replace('_', '-')}")
        found.append(Message("holds-piece", {"zone": face.special_zone, "piece": name}))
    return found


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
    """Return on which sides of the map a zone lies; a lake lies in the middle."""
    index = spot // NODES
    face = face_of(state.land.box.faces[state.land.tile(index)])
    turn = int(state.land.turn(index))
    touched = sorted((side + turn) % 4 for side in face.touches(zone_name(state, spot)))
    return listed([Message(f"side-{DIRECTIONS[side]}") for side in touched] or [Message("inside")])
