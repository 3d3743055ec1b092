"""Pulsar 2849: the position, its pieces and what can be counted on it."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from tarsas.core.options import SEATS
from tarsas.core.state import Event, State
from tarsas.games.pulsar.rules_tables import (
    C_AWARD,
    C_BUILDING,
    C_GATE_COLOUR,
    C_IDLE_PULSAR,
    C_LINK,
    C_ONLINE,
    C_PATENT,
    C_PLACE,
    C_PLACED,
    C_PROJECT,
    C_RUN,
    C_SAME_SIZE,
    C_SPINNING,
    C_SPINNING_SIZE,
    C_STATION,
    DEALING,
    GATE,
    ONGOING,
    POSITIONS,
    PULSARS,
    SYSTEMS,
    T_CUBES,
    T_KIND,
    T_MOST,
    T_ON,
    T_SECOND_TERM,
    T_TERM,
    T_VP,
    TECH_FIELDS,
    TECHS,
    TERM_COUNT,
    TERM_FIELDS,
    TERM_LENGTH,
    TERM_OF,
    TERM_TABLE,
    TERM_VP,
    Printed,
)

# What a seat owns: seat * OWN + one of these.
OWN: Final[i64] = 26
VP: Final[i64] = 0
CUBES: Final[i64] = 1
PM1: Final[i64] = 2
PLUS2: Final[i64] = 3
UNPLACED: Final[i64] = 3  # + the size, 1 to 3
CLAIMED: Final[i64] = 7
SHIP: Final[i64] = 8
SILVER: Final[i64] = 9  # unspent dice: two bits for each value
HQ: Final[i64] = 10  # the board dealt, -1 for none
SIDE: Final[i64] = 11  # board * 2 + side, -1 before it is chosen
DONE: Final[i64] = 12  # mask of projects
RUNS_USED: Final[i64] = 13  # mask of projects
PATENTS: Final[i64] = 14  # mask of technologies
AWARDS: Final[i64] = 15  # mask: size * 2 - 2 for the first award of a size, + 1 for the second
EXTRA: Final[i64] = 16  # kept exploration tiles that count as stations
STATIONS: Final[i64] = 17
BUILDING: Final[i64] = 17  # + the size: gyrodynes under construction on pulsars
SPINNING: Final[i64] = 20  # + the size
ONLINE: Final[i64] = 24
BOUGHT: Final[i64] = 25  # transmitters owned

# A pulsar: owner + 1, then the size of its gyrodyne, then whether it spins.
P_OWNER: Final[i64] = 7
P_SIZE: Final[i64] = 3
P_SPINS: Final[i64] = 5  # bit

# A system: its tile + 1, then three bits for whoever has a station on each planet.
S_TILE: Final[i64] = 31
S_PLANETS: Final[i64] = 5

# A transmitter: design, owner, covered symbols, online, and what is joined to each end:
# 0 for nothing, else 1 + 2 * the other's number among the owner's + its end.
X_DESIGN: Final[i64] = 31
X_OWNER: Final[i64] = 5
X_COVERED: Final[i64] = 7
X_ONLINE: Final[i64] = 10
X_JOINED: Final[i64] = 11  # + 6 for the right end


class Position(State):
    """A position of Pulsar 2849: all that changes during a game."""

    def __init__(self, players: i64, printed: Printed) -> None:
        super().__init__(players)
        self.printed: Final = printed
        self.own = vec[i64]()
        self.pulsars = vec[i64]()
        self.systems = vec[i64]()
        self.supply = vec[i64]()  # gyrodynes left, by size from 1
        self.awarded = vec[i64]()  # award tiles taken, by size from 1
        self.deck = vec[i64]()  # copies of each transmitter not yet drawn
        self.display = vec[i64]()  # design + 1, 0 for an empty slot
        self.tiles = vec[i64]()  # transmitters owned, in order of acquisition
        self.techs = vec[i64]()  # technologies in play, by row
        self.letters = vec[i64]()
        self.goals = vec[i64]()  # goals in play, ascending
        self.pile = vec[i64]()  # exploration tiles
        self.discards = vec[i64]()
        self.boxes = vec[i64]()  # dice by value
        self.rockets = vec[i64]()  # owners of the play-order spaces
        self.tracks = vec[i64]()  # per track the counters from first to last: space * 8 + seat
        self.path = vec[i64]()  # of the flight under way
        self.pending = vec[i64]()
        self.phase: i64 = DEALING
        self.step: i64 = 0  # how far the phase is
        self.round: i64 = 0
        self.active: i64 = 0
        self.median: i64 = 0  # in half boxes, 0 before the roll
        self.top: i64 = 0  # ruling A44: the next transmitter, design + 1
        self.revealed: i64 = 0  # mask of system tiles seen
        self.locked: i64 = 0  # mask of locked technologies patented this round
        self.goal_mask: i64 = 0  # goals drawn so far
        self.die: i64 = 0  # value of the die in hand, with its token
        self.die_is_red: bool = False
        self.red_used: bool = False
        self.obligatory: i64 = -1  # a red die that must be used
        self.offers: i64 = 0  # mask of red values offered this turn
        self.link_offers: i64 = 0  # the same, from links
        self.length: i64 = 0  # of the flight under way
        self.wanted: i64 = 0  # gate colours that let it differ from the die
        self.need: i64 = 0  # how many of them it must visit

    def lay_out(self) -> None:
        """Fill the vectors of an empty table."""
        printed = self.printed
        self.own = vec[i64]([0] * (OWN * self.players))
        for seat in range(self.players):
            self.own[seat * OWN + HQ] = -1
            self.own[seat * OWN + SIDE] = -1
            self.own[seat * OWN + SHIP] = -1
        self.pulsars = vec[i64]([0] * PULSARS)
        self.systems = vec[i64]([0] * SYSTEMS)
        self.supply = printed.supply[:]
        self.awarded = vec[i64]([0] * 4)
        self.deck = printed.copies[:]
        self.display = vec[i64]([0] * 3)
        self.techs = vec[i64]([-1] * TECHS)
        self.letters = printed.letters[:]
        self.pile = printed.exploration_copies[:]
        self.discards = vec[i64]([0] * len(printed.exploration_copies))
        self.boxes = vec[i64]([0] * 7)

    def copy_into(self, copy: "Position") -> None:
        """Give `copy`, a new position of the same game, all that this one has."""
        copy.own = self.own[:]
        copy.pulsars = self.pulsars[:]
        copy.systems = self.systems[:]
        copy.supply = self.supply[:]
        copy.awarded = self.awarded[:]
        copy.deck = self.deck[:]
        copy.display = self.display[:]
        copy.tiles = self.tiles[:]
        copy.techs = self.techs[:]
        copy.letters = self.letters[:]
        copy.goals = self.goals[:]
        copy.pile = self.pile[:]
        copy.discards = self.discards[:]
        copy.boxes = self.boxes[:]
        copy.rockets = self.rockets[:]
        copy.tracks = self.tracks[:]
        copy.path = self.path[:]
        copy.pending = self.pending[:]
        copy.phase = self.phase
        copy.step = self.step
        copy.round = self.round
        copy.active = self.active
        copy.median = self.median
        copy.top = self.top
        copy.revealed = self.revealed
        copy.locked = self.locked
        copy.goal_mask = self.goal_mask
        copy.die = self.die
        copy.die_is_red = self.die_is_red
        copy.red_used = self.red_used
        copy.obligatory = self.obligatory
        copy.offers = self.offers
        copy.link_offers = self.link_offers
        copy.length = self.length
        copy.wanted = self.wanted
        copy.need = self.need

    # --- pending ----------------------------------------------------------------------------

    def push(self, wanted: i64) -> None:
        """Put a frame on the stack."""
        self.pending = append(self.pending, wanted)

    def top_frame(self) -> i64:
        """Return the frame that decides now, or -1 if there is none."""
        n = len(self.pending)
        return self.pending[n - 1] if n > 0 else -1

    def pop_frame(self) -> None:
        """Take the top frame off the stack."""
        self.pending, _ = pop(self.pending)

    # --- pieces -----------------------------------------------------------------------------

    def rocket_count(self) -> i64:
        """Return how many rockets stand on the play-order spaces (R13)."""
        return 4 if self.players == 2 else self.players

    def red_free(self) -> bool:
        """Say whether a red die may still be gained this turn (R4.6)."""
        return not self.red_used and self.obligatory < 0

    def silver(self, seat: i64, value: i64) -> i64:
        """Return how many unspent silver dice of a value a seat has."""
        return (self.own[seat * OWN + SILVER] >> (2 * value)) & 3

    def pulsar_owner(self, pulsar: i64) -> i64:
        """Return who claimed a pulsar, -1 for nobody."""
        return (self.pulsars[pulsar] & P_OWNER) - 1

    def pulsar_size(self, pulsar: i64) -> i64:
        """Return the size of the gyrodyne on a pulsar, 0 for none."""
        return (self.pulsars[pulsar] >> P_SIZE) & 3

    def spins(self, pulsar: i64) -> bool:
        """Say whether the gyrodyne of a pulsar is finished."""
        return (self.pulsars[pulsar] >> P_SPINS) & 1 == 1

    def system_tile(self, system: i64) -> i64:
        """Return the tile of a system, -1 while it lies face down."""
        return (self.systems[system] & S_TILE) - 1

    def settler(self, system: i64, planet: i64) -> i64:
        """Return who has a station on a planet, -1 for nobody."""
        return ((self.systems[system] >> (S_PLANETS + 3 * planet)) & 7) - 1

    def has_station(self, seat: i64, system: i64) -> bool:
        """Say whether a seat has a station in a system."""
        for planet in range(i64(4)):
            if self.settler(system, planet) == seat:
                return True
        return False

    def holders(self, slot: i64) -> i64:
        """Return how many players have patented a technology."""
        count: i64 = 0
        for seat in range(self.players):
            count += (self.own[seat * OWN + PATENTS] >> slot) & 1
        return count

    def tech(self, slot: i64, field: i64) -> i64:
        """Return what is printed on a technology in play."""
        return self.printed.techs[self.techs[slot] * TECH_FIELDS + field]

    # --- transmitters owned -----------------------------------------------------------------

    def tile_design(self, tile: i64) -> i64:
        """Return the design of an owned transmitter."""
        return self.tiles[tile] & X_DESIGN

    def tile_owner(self, tile: i64) -> i64:
        """Return whose transmitter it is."""
        return (self.tiles[tile] >> X_OWNER) & 3

    def covered(self, tile: i64) -> i64:
        """Return the covered symbols of a transmitter as a mask."""
        return (self.tiles[tile] >> X_COVERED) & 7

    def is_online(self, tile: i64) -> bool:
        """Say whether a transmitter is online."""
        return (self.tiles[tile] >> X_ONLINE) & 1 == 1

    def joined(self, tile: i64, end: i64) -> i64:
        """Return what is joined to an end: 1 + 2 * its number + its end, 0 for nothing."""
        return (self.tiles[tile] >> (X_JOINED + 6 * end)) & 63

    def own_tile(self, seat: i64, number: i64) -> i64:
        """Return the place among all transmitters of a seat's own, counted from 0."""
        left = number
        for tile in range(i64(len(self.tiles))):
            if self.tile_owner(tile) == seat:
                if left == 0:
                    return tile
                left -= 1
        return -1

    def tile_number(self, tile: i64) -> i64:
        """Return a transmitter's number among its owner's, from 0."""
        number: i64 = 0
        for other in range(tile):
            if self.tile_owner(other) == self.tile_owner(tile):
                number += 1
        return number

    # --- counting ---------------------------------------------------------------------------

    def count(self, seat: i64, what: i64) -> i64:
        """Count what technologies and goals reward."""
        me = seat * OWN
        own = self.own
        if what == C_STATION:  # ruling A28: tokens on planets only
            return own[me + STATIONS]
        if what == C_SPINNING:
            return own[me + SPINNING + 1] + own[me + SPINNING + 2] + own[me + SPINNING + 3]
        if what == C_BUILDING:
            return own[me + BUILDING + 1] + own[me + BUILDING + 2] + own[me + BUILDING + 3]
        if what == C_PLACED:
            return self.count(seat, C_SPINNING) + self.count(seat, C_BUILDING)
        if what == C_SPINNING_SIZE:  # ruling A29: sizes, not sets
            sizes: i64 = 0
            for size in range(i64(1), i64(4)):
                if own[me + SPINNING + size] > 0:
                    sizes += 1
            return sizes
        if what == C_SAME_SIZE:
            most: i64 = 0
            for size in range(i64(1), i64(4)):
                if own[me + SPINNING + size] > most:
                    most = own[me + SPINNING + size]
            return most
        if what == C_IDLE_PULSAR:
            return own[me + CLAIMED] - self.count(seat, C_SPINNING)
        if what == C_ONLINE:
            return own[me + ONLINE]
        if what == C_LINK:
            return self.links(seat)
        if what == C_AWARD:  # ruling A25: tiles, not points
            return bits(own[me + AWARDS])
        if what == C_PATENT:
            return bits(own[me + PATENTS])
        if what == C_PROJECT:
            return bits(own[me + DONE])
        if what == C_RUN:
            return bits(own[me + RUNS_USED])
        if what == C_PLACE:
            return self.engineering_place(seat)
        if what == C_GATE_COLOUR:
            return bits(self.colours_visited())
        return 0  # goals are counted where they are scored

    def links(self, seat: i64) -> i64:
        """Count the joined pairs of a seat with both transmitters online (ruling A29)."""
        found: i64 = 0
        number: i64 = 0
        for tile in range(i64(len(self.tiles))):
            if self.tile_owner(tile) != seat:
                continue
            for end in range(i64(2)):
                other = (self.joined(tile, end) - 1) // 2
                if other > number and self.is_online(tile):
                    found += i64(self.is_online(self.own_tile(seat, other)))
            number += 1
        return found

    def engineering_place(self, seat: i64) -> i64:
        """Return the place of a seat's best engineering counter, from 1 (ruling A48)."""
        rockets = self.rocket_count()
        for place in range(rockets):
            if self.tracks[rockets + place] & 7 == seat:
                return place + 1
        return 0

    def colours_visited(self) -> i64:
        """Return the gate colours of the flight so far as a mask; its start is not visited."""
        mask: i64 = 0
        for i in range(i64(1), i64(len(self.path))):
            if self.printed.kind[self.path[i]] == GATE:
                mask |= 1 << self.printed.colour[self.path[i]]
        return mask

    def tokens_used(self, seat: i64) -> i64:
        """Count a player's tokens in use (ruling A38)."""
        me = seat * OWN
        counters: i64 = 4 if self.players == 2 else 2
        used = 1 + counters + self.own[me + STATIONS]
        used += bits(self.own[me + PATENTS]) + bits(self.own[me + DONE])
        for tile in range(i64(len(self.tiles))):
            if self.tile_owner(tile) == seat:
                used += bits(self.covered(tile))
        return used

    # --- points -----------------------------------------------------------------------------

    def gain(self, seat: i64, vp: i64, reason: str, piece: str, index: i64) -> None:
        """Add points; `piece` and `index` name what they come from."""
        if vp == 0:
            return
        self.own[seat * OWN + VP] += vp
        if self.events is not None:
            self.events.append(Event(seat, vp, reason, (self.piece(seat, piece, index),)))

    def piece(self, seat: i64, kind: str, index: i64) -> str:
        """Return the id of a piece in the picture."""
        colour = SEATS[seat]
        if kind == "at":
            return f"at-{self.printed.names[index]}"
        if kind == "tech":
            return f"tech-{self.printed.tech_names[self.techs[index]]}"
        if kind == "tile":
            return f"tile-{colour}-{self.tile_number(index) + 1}"
        if kind == "project":
            return f"project-{colour}-{POSITIONS[index]}"
        if kind == "goal":
            return f"goal-{self.printed.goal_names[index]}"
        return f"{kind}-{colour}"

    def term(self, seat: i64, index: i64) -> i64:
        """Return the points of one term of a technology."""
        base = index * TERM_FIELDS
        terms = self.printed.terms
        number = self.count(seat, terms[base + TERM_COUNT])
        if terms[base + TERM_TABLE] >= 0:
            inside = number < terms[base + TERM_LENGTH]
            return self.printed.tables[terms[base + TERM_TABLE] + number] if inside else 0
        return number // terms[base + TERM_OF] * terms[base + TERM_VP]

    def tech_points(self, seat: i64, slot: i64) -> i64:
        """Return what a technology pays for the things it counts."""
        if self.tech(slot, T_TERM) < 0:
            return 0
        points = self.term(seat, self.tech(slot, T_TERM))
        if self.tech(slot, T_SECOND_TERM) >= 0:
            points += self.term(seat, self.tech(slot, T_SECOND_TERM))
        most = self.tech(slot, T_MOST)
        return most if 0 < most < points else points

    def trigger(self, seat: i64, on: i64) -> None:
        """Pay the ongoing technologies that reward what has just happened (R8.1)."""
        mask = self.own[seat * OWN + PATENTS]
        slot: i64 = 0
        while mask:
            if mask & 1 and self.tech(slot, T_ON) == on and self.tech(slot, T_KIND) == ONGOING:
                points = self.tech(slot, T_VP) + self.tech_points(seat, slot)
                self.gain(seat, points, "points-tech", "tech", slot)
                self.own[seat * OWN + CUBES] += self.tech(slot, T_CUBES)
            mask >>= 1
            slot += 1

    def score(self, seat: i64) -> i64:
        """Return the points of a seat."""
        return self.own[seat * OWN + VP]

    # --- for comparison ---------------------------------------------------------------------

    def key(self) -> bytes:
        """Return the position as bytes.

        Transmitters go seat by seat, for who bought first does not matter once they are owned.
        """
        loose = [self.phase, self.step, self.round, self.active, self.median, self.top]
        loose += [self.revealed, self.locked, self.goal_mask, self.die, i64(self.die_is_red)]
        loose += [i64(self.red_used), self.obligatory, self.offers, self.link_offers]
        loose += [self.length, self.wanted, self.need, i64(len(self.pending))]
        for wanted in self.pending:
            loose.append(wanted)
        for seat in range(self.players):
            for tile in range(i64(len(self.tiles))):
                if self.tile_owner(tile) == seat:
                    loose.append(self.tiles[tile])
        packed = vec[i64](loose)
        parts = (self.own, self.pulsars, self.systems, self.supply, self.awarded, self.deck)
        more = (self.display, self.techs, self.letters, self.goals, self.pile, self.discards)
        rest = (self.boxes, self.rockets, self.tracks, self.path, packed)
        return b"".join([bytes(memoryview(part)) for part in (*parts, *more, *rest)])


def bits(mask: i64) -> i64:
    """Count the bits of a mask."""
    count: i64 = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count
