"""Pulsar 2849: the position, its pieces and what can be counted on it."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from tarsas.core.options import SEATS
from tarsas.core.state import Event, State
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules_printed import Printed


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
        self.phase: i64 = t.DEALING
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
        self.own = vec[i64]([0] * (t.OWN * self.players))
        for seat in range(self.players):
            self.own[seat * t.OWN + t.HQ] = -1
            self.own[seat * t.OWN + t.SIDE] = -1
            self.own[seat * t.OWN + t.SHIP] = -1
        self.pulsars = vec[i64]([0] * t.PULSARS)
        self.systems = vec[i64]([0] * t.SYSTEMS)
        self.supply = printed.supply[:]
        self.awarded = vec[i64]([0] * 4)
        self.deck = printed.tile_copies[:]
        self.display = vec[i64]([0] * 3)
        self.techs = vec[i64]([-1] * t.TECHS)
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

    def owns(self, seat: i64, what: i64) -> i64:
        """Return what a seat has of something, for those who are in no hurry."""
        return self.own[seat * t.OWN + what]

    def rocket_count(self) -> i64:
        """Return how many rockets stand on the play-order spaces (R13)."""
        return 4 if self.players == 2 else self.players

    def red_free(self) -> bool:
        """Say whether a red die may still be gained this turn (R4.6)."""
        return not self.red_used and self.obligatory < 0

    def silver(self, seat: i64, value: i64) -> i64:
        """Return how many unspent silver dice of a value a seat has."""
        return (self.own[seat * t.OWN + t.SILVER] >> (2 * value)) & 3

    def pulsar_owner(self, pulsar: i64) -> i64:
        """Return who claimed a pulsar, -1 for nobody."""
        return (self.pulsars[pulsar] & t.PULSAR_OWNER) - 1

    def pulsar_size(self, pulsar: i64) -> i64:
        """Return the size of the gyrodyne on a pulsar, 0 for none."""
        return (self.pulsars[pulsar] >> t.PULSAR_SIZE) & 3

    def spins(self, pulsar: i64) -> bool:
        """Say whether the gyrodyne of a pulsar is finished."""
        return (self.pulsars[pulsar] >> t.PULSAR_SPINS) & 1 == 1

    def system_tile(self, system: i64) -> i64:
        """Return the tile of a system, -1 while it lies face down."""
        return (self.systems[system] & t.SYSTEM_TILE) - 1

    def settler(self, system: i64, planet: i64) -> i64:
        """Return who has a station on a planet, -1 for nobody."""
        return ((self.systems[system] >> (t.SYSTEM_PLANETS + 3 * planet)) & 7) - 1

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
            count += (self.own[seat * t.OWN + t.PATENTS] >> slot) & 1
        return count

    # --- transmitters owned -----------------------------------------------------------------

    def tile_design(self, tile: i64) -> i64:
        """Return the design of an owned transmitter."""
        return self.tiles[tile] & t.TILE_DESIGN

    def tile_owner(self, tile: i64) -> i64:
        """Return whose transmitter it is."""
        return (self.tiles[tile] >> t.TILE_OWNER) & 3

    def covered(self, tile: i64) -> i64:
        """Return the covered symbols of a transmitter as a mask."""
        return (self.tiles[tile] >> t.TILE_COVERED) & 7

    def is_online(self, tile: i64) -> bool:
        """Say whether a transmitter is online."""
        return (self.tiles[tile] >> t.TILE_ONLINE) & 1 == 1

    def joined(self, tile: i64, end: i64) -> i64:
        """Return what is joined to an end: 1 + 2 * its number + its end, 0 for nothing."""
        return (self.tiles[tile] >> (t.TILE_JOINED + 6 * end)) & 63

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
        me = seat * t.OWN
        own = self.own
        if what == t.C_STATION:  # ruling A28: tokens on planets only
            return own[me + t.STATIONS]
        if what == t.C_SPINNING:
            return own[me + t.SPINNING + 1] + own[me + t.SPINNING + 2] + own[me + t.SPINNING + 3]
        if what == t.C_BUILDING:
            return own[me + t.BUILDING + 1] + own[me + t.BUILDING + 2] + own[me + t.BUILDING + 3]
        if what == t.C_PLACED:
            return self.count(seat, t.C_SPINNING) + self.count(seat, t.C_BUILDING)
        if what == t.C_SPINNING_SIZE:  # ruling A29: sizes, not sets
            sizes: i64 = 0
            for size in range(i64(1), i64(4)):
                if own[me + t.SPINNING + size] > 0:
                    sizes += 1
            return sizes
        if what == t.C_SAME_SIZE:
            most: i64 = 0
            for size in range(i64(1), i64(4)):
                if own[me + t.SPINNING + size] > most:
                    most = own[me + t.SPINNING + size]
            return most
        if what == t.C_IDLE_PULSAR:
            return own[me + t.CLAIMED] - self.count(seat, t.C_SPINNING)
        if what == t.C_ONLINE:
            return own[me + t.ONLINE]
        if what == t.C_LINK:
            return self.links(seat)
        if what == t.C_AWARD:  # ruling A25: tiles, not points
            return bits(own[me + t.AWARDS])
        if what == t.C_PATENT:
            return bits(own[me + t.PATENTS])
        if what == t.C_PROJECT:
            return bits(own[me + t.DONE])
        if what == t.C_RUN:
            return bits(own[me + t.RUNS_USED])
        if what == t.C_PLACE:
            return self.engineering_place(seat)
        if what == t.C_GATE_COLOUR:
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
            if self.printed.kind[self.path[i]] == t.GATE:
                mask |= 1 << self.printed.colour[self.path[i]]
        return mask

    def tokens_used(self, seat: i64) -> i64:
        """Count a player's tokens in use (ruling A38)."""
        me = seat * t.OWN
        counters: i64 = 4 if self.players == 2 else 2
        used = 1 + counters + self.own[me + t.STATIONS]
        used += bits(self.own[me + t.PATENTS]) + bits(self.own[me + t.DONE])
        for tile in range(i64(len(self.tiles))):
            if self.tile_owner(tile) == seat:
                used += bits(self.covered(tile))
        return used

    # --- points -----------------------------------------------------------------------------

    def gain(self, seat: i64, vp: i64) -> None:
        """Add points; whoever gives them tells why."""
        self.own[seat * t.OWN + t.VP] += vp

    def tell(
        self,
        seat: i64,
        vp: i64,
        reason: str,
        piece: str,
        numbers: dict[str, int],
        names: dict[str, str],
    ) -> None:
        """Note what came about by itself; callers ask first whether anybody listens."""
        assert self.events is not None
        self.events.append(Event(seat, vp, reason, (piece,), numbers, names))

    def tell_tech(self, seat: i64, vp: i64, slot: i64) -> None:
        """Note the points of a technology, and what it counted for them."""
        if vp == 0:
            return
        printed, tech = self.printed, self.techs[slot]
        name = self.piece(seat, "tech", slot)
        first, second = printed.tech_term[tech], printed.tech_second_term[tech]
        numbers, names = {"most": int(printed.tech_most[tech])}, {"tech": name}
        reason = "points-tech"
        if first >= 0 and printed.term_count[first] != t.C_GOAL:
            reason = "points-tech-count"
            names["thing"] = f"count-{t.COUNTS[printed.term_count[first]]}"
            numbers["n"] = int(self.count(seat, printed.term_count[first]))
            if second >= 0:
                reason = "points-tech-counts"
                names["other"] = f"count-{t.COUNTS[printed.term_count[second]]}"
                numbers["m"] = int(self.count(seat, printed.term_count[second]))
        self.tell(seat, vp, reason, name, numbers, names)

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
            return f"project-{colour}-{t.POSITIONS[index]}"
        if kind == "goal":
            return f"goal-{self.printed.goal_names[index]}"
        return f"{kind}-{colour}"

    def tell_cubes(self, seat: i64, cubes: i64, slot: i64) -> None:
        """Note the cubes that a technology gives."""
        if cubes > 0:
            tech = self.piece(seat, "tech", slot)
            self.tell(seat, 0, "event-tech-cubes", tech, {"n": int(cubes)}, {"tech": tech})

    def term(self, seat: i64, index: i64) -> i64:
        """Return the points of one term of a technology."""
        printed = self.printed
        number = self.count(seat, printed.term_count[index])
        if printed.term_table[index] >= 0:
            inside = number < printed.term_length[index]
            return printed.tables[printed.term_table[index] + number] if inside else 0
        return number // printed.term_of[index] * printed.term_vp[index]

    def tech_points(self, seat: i64, slot: i64) -> i64:
        """Return what a technology pays for the things it counts."""
        printed, tech = self.printed, self.techs[slot]
        if printed.tech_term[tech] < 0:
            return 0
        points = self.term(seat, printed.tech_term[tech])
        if printed.tech_second_term[tech] >= 0:
            points += self.term(seat, printed.tech_second_term[tech])
        most = printed.tech_most[tech]
        return most if 0 < most < points else points

    def trigger(self, seat: i64, on: i64) -> None:
        """Pay the ongoing technologies that reward what has just happened (R8.1)."""
        printed = self.printed
        mask = self.own[seat * t.OWN + t.PATENTS]
        slot: i64 = 0
        while mask:
            if mask & 1:
                tech = self.techs[slot]
                if printed.tech_on[tech] == on and printed.tech_kind[tech] == t.ONGOING:
                    points = printed.tech_vp[tech] + self.tech_points(seat, slot)
                    self.gain(seat, points)
                    self.own[seat * t.OWN + t.CUBES] += printed.tech_cubes[tech]
                    if self.events is not None:
                        self.tell_tech(seat, points, slot)
                        self.tell_cubes(seat, printed.tech_cubes[tech], slot)
            mask >>= 1
            slot += 1

    def score(self, seat: i64) -> i64:
        """Return the points of a seat."""
        return self.own[seat * t.OWN + t.VP]

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
