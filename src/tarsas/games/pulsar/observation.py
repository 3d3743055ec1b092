"""Pulsar 2849 as a learner sees it: board, market and players as vectors and lists."""

from typing import Final

from mypy_extensions import i64

from tarsas.core.observation import COMMON, PLAYERS, Canvas, Field, Observer
from tarsas.core.state import State
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules import Pulsar

PHASES: Final[i64] = 13
GOALS: Final[i64] = 12
LETTERS: Final[i64] = 4
SIDES: Final[i64] = 8
ROCKETS: Final[i64] = 4
VALUES: Final[i64] = 7
FRAMES: Final[i64] = 6  # of the pending stack; more than five are never seen
KINDS: Final[i64] = 43

FIELDS: Final = (
    *COMMON,
    Field(
        "phase",
        (13,),
        "one of: transmitters, goals, boards, play order, entry, headquarters, side, roll, draft, "
        "turns, production, final scoring, finished",
    ),
    Field("step", (1,), "how far the phase is", high=100, scale=10),
    Field("round", (1,), "number of the round", high=8),
    Field("median", (1,), "the median marker, in half boxes", high=13, scale=12),
    Field("boxes", (7,), "silver dice to be drafted, by value", high=9, scale=3),
    Field("rockets", (4, PLAYERS), "owners of the play-order spaces, first to last"),
    Field("tracks", (2, 4), "spaces of the initiative and engineering counters", high=15),
    Field("track_owners", (2, 4, PLAYERS), "whose counters these are"),
    Field("boards", (3, 4), "letter of each technology board"),
    Field("goals", (12,), "goals in play"),
    Field("locked", (17,), "locked technologies patented in this round"),
    Field("cubes", (PLAYERS,), "engineering cubes", high=200, scale=10),
    Field("modifiers", (PLAYERS, 2), "tokens ±1 and +2", high=50, scale=3),
    Field("unplaced", (PLAYERS, 3), "small, medium, large gyrodynes not placed", high=20, scale=3),
    Field("claimed", (PLAYERS,), "pulsars claimed", high=16, scale=8),
    Field("building", (PLAYERS, 3), "gyrodynes under construction, by size", high=20, scale=3),
    Field("spinning", (PLAYERS, 3), "gyrodynes that spin, by size", high=20, scale=3),
    Field("stations", (PLAYERS,), "stations", high=64, scale=10),
    Field("extra", (PLAYERS,), "exploration tiles that count as stations", high=64, scale=3),
    Field("online", (PLAYERS,), "transmitters online", high=24, scale=8),
    Field("bought", (PLAYERS,), "transmitters owned", high=24, scale=8),
    Field("silver", (PLAYERS, 6), "unspent silver dice of the values 1 to 6", high=3),
    Field("ship", (PLAYERS, 87), "where the ship is: e1-e4, s1-s16, p1-p13, i1-i3, g1-g51"),
    Field("headquarters", (PLAYERS, 4), "the headquarters board dealt"),
    Field("side", (PLAYERS, 8), "board * 2 + side, once it is chosen"),
    Field("projects", (PLAYERS, 8), "projects done: 1L, 1M, 1R, 2L, 2R, 3L, 3R, T"),
    Field("runs", (PLAYERS, 8), "projects whose run was used"),
    Field("patents", (PLAYERS, 17), "technologies patented, by row"),
    Field("awards", (PLAYERS, 6), "awards: first and second of small, medium, large"),
    Field("pulsar_owners", (16, PLAYERS), "who claimed each pulsar"),
    Field("pulsar_gyrodynes", (16, 3), "small, medium or large gyrodyne on it"),
    Field("pulsar_spins", (16,), "1 if the gyrodyne spins"),
    Field("systems", (16, 17), "the tile of each system, once it is revealed"),
    Field("settlers", (16, 4, PLAYERS), "whose station is on each planet of the system"),
    Field("revealed", (17,), "system tiles seen so far"),
    Field("supply", (3,), "gyrodynes left, by size", high=50, scale=8),
    Field("awarded", (3,), "award tiles taken, by size", high=2),
    Field("display", (3, 18), "design of the transmitters on offer"),
    Field("next", (18,), "design of the next transmitter, where the option shows it"),
    Field("deck", (18,), "transmitters not drawn yet, by design", high=8, scale=2),
    Field("exploration", (5,), "exploration tiles in the pile, by kind", high=20, scale=5),
    Field("discards", (5,), "exploration tiles discarded, by kind", high=20, scale=5),
    Field("designs", (PLAYERS, 24, 18), "transmitters owned, in order of purchase"),
    Field("covered", (PLAYERS, 24, 3), "symbols of each that are paid"),
    Field("tile_online", (PLAYERS, 24), "1 if it is online"),
    Field(
        "joined",
        (PLAYERS, 24, 2),
        "what is joined to its left and right end: 1 + 2 * number of the other + its end",
        high=63,
        scale=48,
    ),
    Field("die", (1,), "value of the die in hand, with its token", high=12, scale=6, low=-2),
    Field("die_red", (2,), "1 if it is red; 1 if a red die was used in this turn"),
    Field("obligatory", (7,), "value of a red die that has to be used"),
    Field("offers", (7,), "values of red dice offered in this turn"),
    Field("link_offers", (7,), "values of red dice offered by links"),
    Field("flight", (2,), "length of the flight; gate colours to be visited", high=12, scale=6),
    Field("flight_colours", (3,), "gate colours that count: green, orange, pink"),
    Field("path", (87,), "when the flight came to each place, from 1", high=12),
    Field(
        "pending",
        (6, 43),
        "kinds of the decisions and steps under way, the one to be made first",
    ),
    Field("pending_numbers", (6, 3), "their arguments, as the rules pack them", high=255, scale=87),
)


class PulsarObserver(Observer):
    """Writes positions of Pulsar 2849."""

    def write(self, state: State, seat: i64, out: Canvas) -> None:
        """Write the position as a seat sees it."""
        assert isinstance(state, Pulsar)
        self.write_common(state, seat, out)
        self.write_round(state, seat, out)
        self.write_owned(state, seat, out)
        self.write_masks(state, seat, out)
        self.write_cluster(state, seat, out)
        self.write_market(state, out)
        self.write_transmitters(state, seat, out)
        self.write_turn(state, out)
        out.stack(state.pending, FRAMES, KINDS)

    def write_owner(self, owner: i64, seat: i64, out: Canvas) -> None:
        """Write whose something is, nobody's if negative."""
        out.one_of(self.before(owner, seat), self.players)

    def write_round(self, state: Pulsar, seat: i64, out: Canvas) -> None:
        """Write the phase, the dice, both tracks and what this game is about."""
        out.one_of(state.phase, PHASES)
        out.number(state.step)
        out.number(state.round)
        out.number(state.median)
        out.numbers(state.boxes, 0, VALUES)
        for place in range(ROCKETS):
            known = place < len(state.rockets)
            self.write_owner(state.rockets[place] if known else -1, seat, out)
        rockets = state.rocket_count()
        known = len(state.tracks) == 2 * rockets
        for track in range(i64(2)):
            for place in range(ROCKETS):
                counter = state.tracks[track * rockets + place] if known and place < rockets else 0
                out.number(counter >> 3)
        for track in range(i64(2)):
            for place in range(ROCKETS):
                here = known and place < rockets
                owner = state.tracks[track * rockets + place] & 7 if here else -1
                self.write_owner(owner, seat, out)
        for letter in state.letters:
            out.one_of(letter, LETTERS)
        for goal in state.goals:
            out.mark(out.at + goal)
        out.skip(GOALS)
        out.bits(state.locked, t.TECHS)

    def own(self, state: Pulsar, seat: i64, other: i64, what: i64) -> i64:
        """Return what the player owns who is `other` places after `seat`."""
        return state.owns(self.after(seat, other), what)

    def write_counts(self, state: Pulsar, seat: i64, first: i64, count: i64, out: Canvas) -> None:
        """Write some numbers that stand together, of every player."""
        for i in range(self.players):
            out.numbers(state.own, self.after(seat, i) * t.OWN + first, count)

    def write_owned(self, state: Pulsar, seat: i64, out: Canvas) -> None:
        """Write what the players have, as far as it is counted."""
        self.write_counts(state, seat, t.CUBES, 1, out)
        assert t.PLUS2 == t.PM1 + 1
        self.write_counts(state, seat, t.PM1, 2, out)
        self.write_counts(state, seat, t.UNPLACED + 1, 3, out)
        self.write_counts(state, seat, t.CLAIMED, 1, out)
        self.write_counts(state, seat, t.BUILDING + 1, 3, out)
        self.write_counts(state, seat, t.SPINNING + 1, 3, out)
        self.write_counts(state, seat, t.STATIONS, 1, out)
        self.write_counts(state, seat, t.EXTRA, 1, out)
        self.write_counts(state, seat, t.ONLINE, 1, out)
        self.write_counts(state, seat, t.BOUGHT, 1, out)
        for i in range(self.players):
            for value in range(i64(1), VALUES):
                out.number(state.silver(self.after(seat, i), value))

    def write_masks(self, state: Pulsar, seat: i64, out: Canvas) -> None:
        """Write what the players have, as far as each piece is known by name."""
        players = self.players
        for i in range(players):
            out.one_of(self.own(state, seat, i, t.SHIP), t.NODES)
        for i in range(players):
            out.one_of(self.own(state, seat, i, t.HQ), LETTERS)
        for i in range(players):
            out.one_of(self.own(state, seat, i, t.SIDE), SIDES)
        for i in range(players):
            out.bits(self.own(state, seat, i, t.DONE), t.PROJECTS)
        for i in range(players):
            out.bits(self.own(state, seat, i, t.RUNS_USED), t.PROJECTS)
        for i in range(players):
            out.bits(self.own(state, seat, i, t.PATENTS), t.TECHS)
        for i in range(players):
            out.bits(self.own(state, seat, i, t.AWARDS), 6)

    def write_cluster(self, state: Pulsar, seat: i64, out: Canvas) -> None:
        """Write the star cluster."""
        players = self.players
        sizes = out.at + t.PULSARS * players
        spinning = sizes + t.PULSARS * 3
        for pulsar in range(t.PULSARS):
            if state.pulsars[pulsar] == 0:
                continue
            out.mark(out.at + pulsar * players + self.before(state.pulsar_owner(pulsar), seat))
            if state.pulsar_size(pulsar) > 0:
                out.mark(sizes + pulsar * 3 + state.pulsar_size(pulsar) - 1)
            if state.spins(pulsar):
                out.mark(spinning + pulsar)
        out.skip(t.PULSARS * (players + 3 + 1))
        settlers = out.at + t.SYSTEMS * t.SYSTEM_TILES
        for system in range(t.SYSTEMS):
            if state.systems[system] == 0:
                continue
            out.mark(out.at + system * t.SYSTEM_TILES + state.system_tile(system))
            for planet in range(i64(4)):
                owner = self.before(state.settler(system, planet), seat)
                if owner >= 0:
                    out.mark(settlers + (system * 4 + planet) * players + owner)
        out.skip(t.SYSTEMS * (t.SYSTEM_TILES + 4 * players))
        out.bits(state.revealed, t.SYSTEM_TILES)

    def write_market(self, state: Pulsar, out: Canvas) -> None:
        """Write what is left to be had."""
        out.numbers(state.supply, 1, 3)
        out.numbers(state.awarded, 1, 3)
        for design in state.display:
            out.one_of(design - 1, t.DESIGNS)
        out.one_of(state.top - 1, t.DESIGNS)
        out.numbers(state.deck, 0, t.DESIGNS)
        out.numbers(state.pile, 0, t.EXPLORATIONS)
        out.numbers(state.discards, 0, t.EXPLORATIONS)

    def write_transmitters(self, state: Pulsar, seat: i64, out: Canvas) -> None:
        """Write the transmitters owned, each player's by their numbers."""
        players = self.players
        covered = out.at + players * t.MOST_TILES * t.DESIGNS
        online = covered + players * t.MOST_TILES * 3
        joined = online + players * t.MOST_TILES
        for i in range(players):
            place = i * t.MOST_TILES
            for tile in range(i64(len(state.tiles))):
                if state.tile_owner(tile) != self.after(seat, i):
                    continue
                out.mark(out.at + place * t.DESIGNS + state.tile_design(tile))
                for symbol in range(i64(3)):
                    if (state.covered(tile) >> symbol) & 1:
                        out.mark(covered + place * 3 + symbol)
                if state.is_online(tile):
                    out.mark(online + place)
                for end in range(i64(2)):
                    if state.joined(tile, end) != 0:
                        out.put(joined + place * 2 + end, state.joined(tile, end))
                place += 1
        out.skip(players * t.MOST_TILES * (t.DESIGNS + 3 + 1 + 2))

    def write_turn(self, state: Pulsar, out: Canvas) -> None:
        """Write how far the turn is: dice and the flight."""
        out.number(state.die)
        out.flag(state.die_is_red)
        out.flag(state.red_used)
        out.one_of(state.obligatory, VALUES)
        out.bits(state.offers, VALUES)
        out.bits(state.link_offers, VALUES)
        out.number(state.length)
        out.number(state.need)
        out.bits(state.wanted, 3)
        for i in range(i64(len(state.path))):
            out.put(out.at + state.path[i], i + 1)
        out.skip(t.NODES)


def make_observer(players: int) -> Observer:
    """Return the observer of Pulsar 2849."""
    return PulsarObserver(players, FIELDS, t.ACTIONS)
