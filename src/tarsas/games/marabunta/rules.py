"""Marabunta: the rules. Numbers in comments (R7) refer to docs/rules/marabunta.md."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from tarsas.core.options import SEATS
from tarsas.core.pending import ARGUMENT, FIRST, KIND, SECOND, THIRD, frame
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, NOBODY, OVER, Event
from tarsas.games.marabunta.rules_board import (
    ALL_ITEMS,
    ANY,
    BY_ABILITY,
    BY_CAKES,
    BY_ITEM,
    BY_LEAF,
    BY_REGION,
    CAKE,
    CAKE_CROSS,
    CHEST,
    CHESTS,
    CIRCLE,
    CIRCLES,
    COLOUR,
    CROSS_CHEST,
    CROSS_TWO,
    CROSSED,
    DECLINE,
    DIE_AGAIN,
    DONE,
    EMPTY,
    ENDINGS,
    FACE_CHEST,
    FACE_CIRCLE,
    FINISHED,
    FIRST_CROSS,
    FIRST_ONE,
    FIRST_ZERO,
    FREE_ZERO,
    FREELY,
    GROUP_COUNT,
    HEX,
    HEXES,
    LAND,
    LAST_CAKE,
    LAST_ROUND_OF_TOKENS,
    NO_TOKEN,
    NUMBER,
    REGION_COUNT,
    REGIONS,
    REPEAT,
    REPEAT_DIE,
    RESOLVING,
    REVEALING,
    ROLL,
    ROLLING,
    SECOND_CROSS,
    SECOND_ONE,
    SECOND_ZERO,
    SPLIT,
    SPLITTING,
    START,
    TAKE,
    TAKING,
    THIRD_ONE,
    TOKEN,
    TOKEN_ITEM,
    TWO_CHESTS,
    TWO_CIRCLES,
    TWO_ZEROS,
    UNROLLED,
    USE,
    WRITE,
    WRITE_1,
)
from tarsas.games.marabunta.rules_state import Table


class Marabunta(Table):
    """A position of Marabunta, and what can be done in it."""

    def clone(self) -> "Marabunta":
        """Return an independent copy."""
        copy = Marabunta(self.board)
        self.copy_to(copy)
        return copy

    # --- whose turn -------------------------------------------------------------------------

    def actor(self) -> i64:
        """Return who acts now."""
        if self.phase == RESOLVING:
            return self.active
        if self.phase == SPLITTING:
            return self.splitter
        if self.phase == TAKING:
            return 1 - self.splitter  # R3: the other player chooses a group
        return OVER if self.phase == FINISHED else CHANCE

    # --- legal ------------------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        """Return the legal actions of a seat, or the outcomes of chance."""
        out = vec[i64](capacity=32)
        if seat != self.actor():
            return out
        if self.phase == RESOLVING:
            return self.legal_items(out) if len(self.pending) == 0 else self.legal_pending(out)
        if self.phase == SPLITTING:
            for mask in range(i64(1), i64(64)):  # R2: both groups get at least one item
                out = append(out, SPLIT + mask)
        elif self.phase == TAKING:
            out = append(append(out, TAKE), TAKE + 1)
        elif self.phase == ROLLING:
            for face in range(i64(6)):
                out = append(out, ROLL + self.rolled * 6 + face)
        elif self.phase == REVEALING:
            for token in range(LAST_ROUND_OF_TOKENS):
                if not self.tokens_seen & (1 << token):
                    out = append(out, TOKEN + token)
        else:
            out = append(append(out, START), START + 1)
        return out

    def draw(self, rng: Rng) -> i64:
        """Sample a chance outcome; a roll needs no list of its outcomes."""
        if self.phase == ROLLING:
            return ROLL + self.rolled * 6 + rng.below(6)
        outcomes = self.legal(CHANCE)  # ruling 8: every unseen token is equally likely
        return outcomes[rng.below(len(outcomes))]

    def legal_items(self, out: vec[i64]) -> vec[i64]:
        """List the items of the own group that can be used, and the end of the turn."""
        for item in range(i64(7)):
            if self.left & (1 << item) and self.possible(self.item_frame(item)):
                out = append(out, USE + item)
        waits = self.left & (1 << TOKEN_ITEM) and self.token == LAST_CAKE and self.open_cakes > 0
        if not waits:  # R6: the last cake may wait, but not be skipped
            out = append(out, DONE)
        return out

    def item_frame(self, item: i64) -> i64:
        """Return what an item asks for."""
        if item == TOKEN_ITEM:
            return self.token_frame()
        face = self.dice[item]
        if face == FACE_CIRCLE:
            return frame(CIRCLE, item)
        if face == FACE_CHEST:
            return frame(CHESTS, 1)
        return frame(WRITE, face, item if face > 0 else ANY, BY_ITEM)  # R9, R10

    def token_frame(self) -> i64:
        """Return what the round's token asks for."""
        token = self.token
        if token == TWO_CHESTS:  # R11
            return frame(CHESTS, 2)
        if token == TWO_CIRCLES:  # R12
            return frame(CIRCLES, 2, ANY)
        if token == WRITE_1:  # R13
            return frame(WRITE, 1, ANY, BY_ITEM)
        if token == TWO_ZEROS:  # R14
            return frame(FIRST_ZERO)
        if token == CROSS_TWO:  # R15
            return frame(FIRST_CROSS)
        if token == FREE_ZERO:  # R16
            return frame(WRITE, 0, ANY, FREELY)
        return frame(DIE_AGAIN) if token == REPEAT_DIE else frame(CAKE_CROSS)  # R17, R18

    def possible(self, wanted: i64) -> bool:
        """Say whether a frame can be carried out now."""
        kind, a, b = wanted & KIND, (wanted >> FIRST) & ARGUMENT, (wanted >> SECOND) & ARGUMENT
        if kind == WRITE:
            if (wanted >> THIRD) == FREELY or self.own[4 + self.active] > 0:
                return self.sum_of(self.open_in, 0, b) > 0
            return self.sum_of(self.reach, self.active * REGION_COUNT, b) > 0
        if kind == CHESTS:
            return self.chest_left()  # ruling 6: with all chests crossed there is no effect
        if kind == CIRCLE:
            return self.empty_circles[a] > 0
        if kind == CIRCLES:
            for region in range(REGION_COUNT):
                if region != b and self.empty_circles[region] > 0:
                    return True
            return False
        if kind == CAKE_CROSS:
            return self.open_cakes > 0
        if kind == DIE_AGAIN:
            for item in range(REGION_COUNT):
                if self.group & (1 << item) and self.possible(self.item_frame(item)):
                    return True
            return False
        for hex_ in range(HEXES):
            if self.fits(wanted, hex_):
                return True
        return False

    def sum_of(self, counts: vec[i64], base: i64, region: i64) -> i64:
        """Return the count of one region, or of all for ANY."""
        if region != ANY:
            return counts[base + region]
        total: i64 = 0
        for i in range(REGION_COUNT):
            total += counts[base + i]
        return total

    def chest_left(self) -> bool:
        """Say whether the active seat has a chest to cross out."""
        for group in range(GROUP_COUNT):
            if self.chests[self.active * GROUP_COUNT + group] < self.board.group_size[group]:
                return True
        return False

    def legal_pending(self, out: vec[i64]) -> vec[i64]:
        """List the answers to the pending decision on top."""
        wanted = self.top()
        kind = wanted & KIND
        if kind == CHESTS:
            for group in range(GROUP_COUNT):
                if self.chests[self.active * GROUP_COUNT + group] < self.board.group_size[group]:
                    out = append(out, CROSS_CHEST + group)
            return out
        if kind == CIRCLES:
            for region in range(REGION_COUNT):
                if region != (wanted >> SECOND) & ARGUMENT and self.empty_circles[region] > 0:
                    out = append(out, COLOUR + region)
            return out
        if kind == DIE_AGAIN:  # ruling 3: any die of the group, used or not
            for item in range(REGION_COUNT):
                if self.group & (1 << item) and self.possible(self.item_frame(item)):
                    out = append(out, REPEAT + item)
            return out
        for hex_ in range(HEXES):
            if self.fits(wanted, hex_):
                out = append(out, HEX + hex_)
        if self.may_decline(wanted):
            out = append(out, DECLINE)
        return out

    def may_decline(self, wanted: i64) -> bool:
        """Say whether an ability may be declined: only an anthill makes it possible (ruling 2)."""
        kind = wanted & KIND
        if kind == WRITE:
            if (wanted >> THIRD) != BY_ABILITY:
                return False
            return self.sum_of(self.reach, self.active * REGION_COUNT, ANY) == 0
        if kind != FIRST_ONE:
            return False
        for hex_ in range(HEXES):
            if self.touched[self.active * HEXES + hex_] and self.fits(wanted, hex_):
                return False
        return True

    def fits(self, wanted: i64, hex_: i64) -> bool:
        """Say whether a hex may be chosen for a frame, with room for what must follow."""
        if self.hexes[hex_] != EMPTY:  # R5: only available hexes
            return False
        kind, a, b = wanted & KIND, (wanted >> FIRST) & ARGUMENT, (wanted >> SECOND) & ARGUMENT
        if kind == WRITE:
            if b != ANY and self.board.region[hex_] != b:
                return False
            return (wanted >> THIRD) == FREELY or self.reachable(hex_)
        if kind == FIRST_ZERO:  # ruling 4: each hex chosen leaves room for the rest
            return self.reachable(hex_) and self.open_around[hex_] > 0
        if kind == FIRST_CROSS:
            return self.open_around[hex_] > 0
        if kind == SECOND_ZERO or kind == SECOND_CROSS:
            return self.adjacent(hex_, a)
        if kind == CAKE_CROSS:
            return self.board.special[hex_] == CAKE
        if kind == FIRST_ONE:
            return self.reachable(hex_) and self.opens_triple(hex_)
        if kind == SECOND_ONE:
            return self.adjacent(hex_, a) and self.completes_triple(a, hex_)
        return self.is_third(hex_, a, b)

    def reachable(self, hex_: i64) -> bool:
        """Say whether the active seat may write there: next to an own number or by anthill (R7)."""
        return self.touched[self.active * HEXES + hex_] > 0 or self.own[4 + self.active] > 0

    def adjacent(self, one: i64, other: i64) -> bool:
        """Say whether two hexes touch."""
        for side in range(i64(6)):
            if self.board.neighbours[one * 6 + side] == other:
                return True
        return False

    def is_third(self, hex_: i64, first: i64, second: i64) -> bool:
        """Say whether a third 1 may go here, given the first two (ruling 1)."""
        if hex_ == first or hex_ == second:
            return False
        if self.board.triangle:
            return self.adjacent(hex_, first) and self.adjacent(hex_, second)
        return self.adjacent(hex_, first) or self.adjacent(hex_, second)

    def completes_triple(self, first: i64, second: i64) -> bool:
        """Say whether a third 1 finds room after the first two; it touches one of them."""
        for side in range(i64(12)):
            near = first if side < 6 else second
            third = self.board.neighbours[near * 6 + side % 6]
            if third >= 0 and self.hexes[third] == EMPTY and self.is_third(third, first, second):
                return True
        return False

    def opens_triple(self, first: i64) -> bool:
        """Say whether a second and a third 1 find room around the first."""
        for side in range(i64(6)):
            second = self.board.neighbours[first * 6 + side]
            if second >= 0 and self.hexes[second] == EMPTY and self.completes_triple(first, second):
                return True
        return False

    # --- apply ------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action or a chance outcome."""
        if self.phase == RESOLVING:
            self.resolve(action)
        elif self.phase == ROLLING:
            self.roll(action - ROLL - self.rolled * 6)
        elif self.phase == SPLITTING:
            self.plain_group = action - SPLIT
            self.phase = TAKING
        elif self.phase == TAKING:
            self.take(action == TAKE)
        elif self.phase == REVEALING:
            self.reveal(action - TOKEN)
        else:
            self.begin(action - START)

    def reveal(self, token: i64) -> None:
        """R1: turn the top token up."""
        self.token = token
        self.tokens_seen |= 1 << token
        self.phase = ROLLING

    def roll(self, face: i64) -> None:
        """R1: one die after another shows its face."""
        self.dice[self.rolled] = face
        self.rolled += 1
        if self.rolled == REGION_COUNT:
            self.phase = SPLITTING

    def take(self, with_token: bool) -> None:
        """R3: the other player takes a group and resolves it first."""
        self.group = ALL_ITEMS & ~self.plain_group if with_token else self.plain_group
        self.left = self.group
        self.active = 1 - self.splitter
        self.phase = RESOLVING

    def resolve(self, action: i64) -> None:
        """One step of resolving a group."""
        if action == DONE:
            self.end_turn()
            return
        if action < HEX:
            item = action - USE
            self.left &= ~(1 << item)
            self.push(self.item_frame(item))
        else:
            self.pending, wanted = pop(self.pending)
            if action < CROSS_CHEST:
                self.choose_hex(wanted, action - HEX)
            elif action < COLOUR:
                if (wanted >> FIRST) & ARGUMENT > 1:
                    self.push(frame(CHESTS, 1))
                self.cross_chest(action - CROSS_CHEST)
            elif action < REPEAT:
                self.colour_circle(action - COLOUR)
                if (wanted >> FIRST) & ARGUMENT > 1:  # R12: the second on another leaf
                    self.push(frame(CIRCLES, 1, action - COLOUR))
            elif action < DECLINE:
                self.push(self.item_frame(action - REPEAT))
        self.settle()

    def push(self, wanted: i64) -> None:
        """Put a frame on the stack."""
        self.pending = append(self.pending, wanted)

    def settle(self) -> None:
        """Carry out what needs no decision, and drop what cannot be carried out (ruling 2, 5)."""
        while len(self.pending) > 0:
            wanted = self.top()
            kind = wanted & KIND
            if kind == LAND:
                self.pending, _ = pop(self.pending)
                self.land((wanted >> FIRST) & ARGUMENT)
            elif kind == CIRCLE:
                self.pending, _ = pop(self.pending)
                self.colour_circle((wanted >> FIRST) & ARGUMENT)
            elif self.possible(wanted):
                return
            else:
                self.pending, _ = pop(self.pending)
                if self.events is not None:
                    self.events.append(
                        Event(self.active, 0, "event-lost", (f"board-{SEATS[self.active]}",))
                    )

    def choose_hex(self, wanted: i64, hex_: i64) -> None:
        """Write or cross the chosen hex, and ask for the next one where more follow."""
        kind, a, b = wanted & KIND, (wanted >> FIRST) & ARGUMENT, (wanted >> SECOND) & ARGUMENT
        if kind == WRITE:
            self.write_number(hex_, a, (wanted >> THIRD) != FREELY)
            self.push(frame(LAND, hex_))
        elif kind == FIRST_ZERO:
            self.write_number(hex_, 0, True)
            self.push(frame(SECOND_ZERO, hex_))
        elif kind == SECOND_ZERO:
            self.write_number(hex_, 0, False)
            self.push(frame(LAND, hex_))
            self.push(frame(LAND, a))
        elif kind == FIRST_ONE:
            self.write_number(hex_, 1, True)
            self.push(frame(SECOND_ONE, hex_))
        elif kind == SECOND_ONE:
            self.write_number(hex_, 1, False)
            self.push(frame(THIRD_ONE, a, hex_))
        elif kind == THIRD_ONE:
            self.write_number(hex_, 1, False)
            self.push(frame(LAND, hex_))  # ruling 4: all are written, then they land in order
            self.push(frame(LAND, b))
            self.push(frame(LAND, a))
        else:
            self.fill(hex_, CROSSED)
            if kind == FIRST_CROSS:
                self.push(frame(SECOND_CROSS, hex_))

    def write_number(self, hex_: i64, number: i64, needs_way: bool) -> None:
        """Write a number in the active seat's colour, with an anthill where it needs one (R7)."""
        seat = self.active
        if needs_way and not self.touched[seat * HEXES + hex_]:
            self.own[4 + seat] -= 1
        self.fill(hex_, NUMBER + 4 * seat + number)
        self.sums[seat * REGION_COUNT + self.board.region[hex_]] += number
        for side in range(i64(6)):
            near = self.board.neighbours[hex_ * 6 + side]
            if near >= 0 and not self.touched[seat * HEXES + near]:
                self.touched[seat * HEXES + near] = 1
                if self.hexes[near] == EMPTY:
                    self.reach[seat * REGION_COUNT + self.board.region[near]] += 1

    def fill(self, hex_: i64, mark: i64) -> None:
        """Put a number or a cross into an available hex and keep the counters."""
        region = self.board.region[hex_]
        self.hexes[hex_] = mark
        for seat in range(i64(2)):
            if self.touched[seat * HEXES + hex_]:
                self.reach[seat * REGION_COUNT + region] -= 1
        for side in range(i64(6)):
            near = self.board.neighbours[hex_ * 6 + side]
            if near >= 0:
                self.open_around[near] -= 1
        self.open_in[region] -= 1
        if self.open_in[region] == 0:
            self.bring_end(BY_REGION, region)
        if self.board.special[hex_] == CAKE:
            self.open_cakes -= 1
            if self.open_cakes == 0:
                self.bring_end(BY_CAKES, region)

    def land(self, hex_: i64) -> None:
        """Resolve the cake or chest under a written number (R19, R20)."""
        if self.board.special[hex_] == CAKE:
            self.cross_cake()
        elif self.board.special[hex_] == CHEST:
            self.push(frame(CHESTS, 1))

    def cross_cake(self) -> None:
        """Cross out the active seat's next cake and score what stands above it (R19)."""
        seat = self.active
        nth = self.own[2 + seat]
        if nth == len(self.board.cake_row):  # ruling 6: a full row has no effect
            return
        self.own[2 + seat] += 1
        self.gain(seat, self.board.cake_row[nth])
        if self.events is not None:
            piece, cake = f"cake-{SEATS[seat]}-{nth + 1}", {"cake": int(nth + 1)}
            self.events.append(Event(seat, self.board.cake_row[nth], "points-cake", (piece,), cake))

    def cross_chest(self, group: i64) -> None:
        """Cross out a chest; the last one of a group unlocks its ability at once (R20)."""
        place = self.active * GROUP_COUNT + group
        self.chests[place] += 1
        if self.chests[place] < self.board.group_size[group]:
            return
        ability = self.board.group_ability[group]
        if ability == 0 or ability == 1:  # R21: write_1, write_2
            self.push(frame(WRITE, ability + 1, ANY, BY_ABILITY))
        elif ability == 2:  # R22: free_zero
            self.push(frame(WRITE, 0, ANY, FREELY))
        elif ability == 3:  # R22: free_three
            self.push(frame(WRITE, 3, ANY, FREELY))
        elif ability == 4:  # R23: two_cakes
            self.cross_cake()
            self.cross_cake()
        elif ability == 5 or ability == 6:  # R24: vp_2, vp_3
            self.score_ability(group, ability - 3)
        elif ability == 7:  # R25: triple_one
            self.push(frame(FIRST_ONE))
        elif ability == 8:  # R26: cross_two
            self.push(frame(FIRST_CROSS))
        else:  # R26: two_circles
            self.push(frame(CIRCLES, 2, ANY))

    def score_ability(self, group: i64, vp: i64) -> None:
        """R24: points for a completed group."""
        self.gain(self.active, vp)
        if self.events is not None:
            piece, size = f"group-{SEATS[self.active]}-{group + 1}", self.board.group_size[group]
            chests = {"chests": int(size)}
            self.events.append(Event(self.active, vp, "points-ability", (piece,), chests))

    def colour_circle(self, region: i64) -> None:
        """Colour one empty circle of a leaf (R8)."""
        self.empty_circles[region] -= 1
        self.circles[self.active * REGION_COUNT + region] += 1
        if self.empty_circles[region] == 0:
            self.bring_end(BY_LEAF, region)

    def end_turn(self) -> None:
        """Pass from the chooser to the splitter, and from the splitter to the next round."""
        if self.active != self.splitter:
            self.active = self.splitter
            self.group = ALL_ITEMS & ~self.group
            self.left = self.group
            if self.events is not None:
                pieces = tuple([item_piece(i) for i in range(i64(7)) if self.group & (1 << i)])
                self.events.append(Event(self.active, 0, "event-rest", pieces))
        elif self.trigger >= 0:
            self.finish()
        else:
            self.next_round()

    def next_round(self) -> None:
        """R4: the splitter role passes; from round 8 on the last cake is every round's token."""
        self.round += 1
        self.splitter = 1 - self.splitter
        self.rolled = 0
        self.plain_group = self.group = self.left = 0
        for region in range(REGION_COUNT):
            self.dice[region] = UNROLLED
        self.token = NO_TOKEN if self.round <= LAST_ROUND_OF_TOKENS else LAST_CAKE
        self.phase = REVEALING if self.round <= LAST_ROUND_OF_TOKENS else ROLLING
        if self.events is not None:
            reason = "event-round" if self.phase == REVEALING else "event-round-cake"
            board = (f"board-{SEATS[self.splitter]}",)
            number = {"round": int(self.round)}
            self.events.append(Event(self.splitter, 0, reason, board, number))

    # --- scoring ----------------------------------------------------------------------------

    def gain(self, seat: i64, vp: i64) -> None:
        """Add points."""
        self.own[seat] += vp

    def score(self, seat: i64) -> i64:
        """Return the points of a seat."""
        return self.own[seat]

    def region_winner(self, region: i64) -> i64:
        """Return who has the higher sum in a region, or -1 on a tie (R28)."""
        red, blue = self.sums[region], self.sums[REGION_COUNT + region]
        if red == blue:
            return -1
        return 0 if red > blue else 1

    def score_regions(self) -> None:
        """R28: the winner of a region scores the own circles on its leaf."""
        for region in range(REGION_COUNT):
            seat = self.region_winner(region)
            if seat >= 0:
                self.gain(seat, self.circles[seat * REGION_COUNT + region])
            if self.events is not None:
                self.tell_region(region, seat)

    def appraise(self) -> None:
        """R28: what the regions would pay now."""
        if self.phase != FINISHED:
            self.score_regions()

    def tell_region(self, region: i64, winner: i64) -> None:
        """Note who won a region and what it was worth."""
        assert self.events is not None
        name = REGIONS[region]
        pieces, names = (f"leaf-{name}", f"region-{name}"), {"region": f"region-{name}"}
        if winner < 0:
            tied = {"sum": int(self.sums[region])}
            self.events.append(Event(NOBODY, 0, "event-tied", pieces, tied, names))
            return
        own, other = winner * REGION_COUNT + region, (1 - winner) * REGION_COUNT + region
        vp = self.circles[own]
        sums = {"own": int(self.sums[own]), "other": int(self.sums[other]), "circles": int(vp)}
        self.events.append(Event(winner, vp, "points-region", pieces, sums, names))

    # --- end --------------------------------------------------------------------------------

    def bring_end(self, way: i64, region: i64) -> None:
        """Ruling 7: the first to make an end condition true is the trigger."""
        if self.trigger >= 0:
            return
        self.trigger = self.active
        self.ended_by = way
        if self.events is not None:
            name, names = REGIONS[region], {"region": f"region-{REGIONS[region]}"}
            pieces = (f"leaf-{name}" if way == BY_LEAF else f"region-{name}",)
            reason = f"event-end-{ENDINGS[way]}"
            self.events.append(Event(self.active, 0, reason, pieces, None, names))

    def finish(self) -> None:
        """R27: the round is over and an end condition holds."""
        self.phase = FINISHED
        self.score_regions()

    def result(self) -> vec[i64]:
        """R29: most points, then more cakes, then the player who brought the end about."""
        lead = (self.own[0] - self.own[1]) * 100 + self.own[2] - self.own[3]
        red_wins = lead > 0 or (lead == 0 and self.trigger == 0)
        return vec[i64]([1, 2]) if red_wins else vec[i64]([2, 1])

    def ending(self) -> str:
        """Return the way the game ended."""
        return ENDINGS[self.ended_by] if self.phase == FINISHED else ""


def item_piece(item: i64) -> str:
    """Return the element of the picture that is a die or the token."""
    return "token" if item == TOKEN_ITEM else f"die-{REGIONS[item]}"
