"""Pulsar 2849: set-up, whose turn, and the way from a decision to its chapter.

The chapters stand in rules_<chapter>.py. Numbers in comments (R5.3, ruling A9) refer to
docs/rules/pulsar.md.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State, rank
from tarsas.games.pulsar.rules_audit import audit
from tarsas.games.pulsar.rules_dice import (
    choose_counter,
    draft_die,
    legal_counters,
    legal_draft,
    roll,
    seat_in_order,
)
from tarsas.games.pulsar.rules_flight import (
    choose_length,
    confirm_claim,
    confirm_station,
    declare_run,
    discover,
    fly_step,
    land,
    legal_confirm,
    legal_discovery,
    legal_runs,
    legal_steps,
    legal_teleports,
    reveal,
    teleport,
    visit,
)
from tarsas.games.pulsar.rules_gains import (
    draw_exploration,
    hand_out_dice,
    refill_pile,
    take_gain,
)
from tarsas.games.pulsar.rules_gyrodynes import (
    claim,
    finish,
    large_of,
    legal_isolated,
    legal_pairs,
    legal_places,
    legal_sizes,
    place,
    small_of,
    take_by_die,
    take_last_size,
    take_tile,
)
from tarsas.games.pulsar.rules_production import (
    can_pay,
    end_round,
    open_production,
    pay_production,
    produce,
)
from tarsas.games.pulsar.rules_scoring import (
    bonus_offered,
    buy_points,
    can_buy,
    choose_wild,
    confirm_bonus,
    final_turn,
    gyrodyne_goals,
    legal_end_goals,
    score_goals,
    score_rest,
    standing,
)
from tarsas.games.pulsar.rules_setup import apply_set_up, is_taken, legal_chance
from tarsas.games.pulsar.rules_state import Position, bits
from tarsas.games.pulsar.rules_tables import (
    ACTING,
    ACTION,
    ASK_ACTION,
    ASK_BONUS,
    ASK_BUY,
    ASK_CLAIM,
    ASK_COUNTER,
    ASK_DISCOVERY,
    ASK_FINISH,
    ASK_GYRODYNE_GOAL,
    ASK_ISOLATED,
    ASK_KIND,
    ASK_LATE_TILE,
    ASK_LENGTH,
    ASK_MODIFIER,
    ASK_OTHER_END,
    ASK_OWN_END,
    ASK_PAIR,
    ASK_PAY_TILE,
    ASK_PAYING,
    ASK_PLACE,
    ASK_PROJECT,
    ASK_RUN,
    ASK_SIZE,
    ASK_SLOT,
    ASK_STATION,
    ASK_STEP,
    ASK_SYMBOL,
    ASK_TAKE,
    ASK_TECH,
    ASK_TELEPORT,
    ASK_WILD,
    BUY_MODIFIER,
    BUY_TRANSMITTER,
    CHOOSE_ENTRY,
    CHOOSE_SIDE,
    CONFIRM,
    DEAL,
    DIE,
    DISCOVERY,
    DO_DOUBLE,
    DO_FINAL,
    DO_GAIN,
    DO_GOALS,
    DO_LAND,
    DO_LINKED,
    DO_ONLINE,
    DO_PRODUCE,
    DO_ROUND_END,
    DO_VISIT,
    DRAFT_COUNTER,
    DRAFT_DIE,
    DRAFTING,
    DRAW_EXPLORATION,
    DRAW_SYSTEM,
    END_GOAL,
    END_TURN,
    ENDINGS,
    ENTERING,
    EXPLORE,
    FINISH_GYRODYNE,
    FINISHED,
    FLY,
    HQ_PROJECT,
    ISOLATED,
    LAST_ASKED,
    LAST_DRAWN,
    LENGTH,
    MOD_KIND,
    MODIFIER,
    OTHER_END,
    OWN_END,
    OWN_TILE,
    PAIR,
    PATENT,
    PAY_TRANSMITTER,
    PROJECT,
    PULSAR,
    ROLLING,
    RUN,
    SHIP_PULSARS,
    SIDING,
    SIZE,
    SLOT,
    STEP,
    SYMBOL,
    SYSTEM,
    T_BUY,
    TAKE_GYRODYNE,
    TECH,
    TELEPORT,
    frame,
)
from tarsas.games.pulsar.rules_technology import buy_modifier, complete, patent
from tarsas.games.pulsar.rules_transmitters import (
    buy,
    check_complete,
    choose_own_end,
    cover,
    join,
    legal_late_tiles,
    legal_other_ends,
    legal_own_ends,
    legal_symbols,
    pay_on,
    put_online,
)
from tarsas.games.pulsar.rules_turn import (
    choose_action,
    choose_menu,
    clear_turn,
    legal_actions,
    legal_menu,
    legal_modifiers,
    modify,
    targets,
)


class Pulsar(Position):
    """A position of Pulsar 2849 with its rules."""

    def clone(self) -> State:
        """Return an independent copy."""
        copy = Pulsar(self.players, self.printed)
        self.copy_into(copy)
        return copy

    def set_up(self) -> None:
        """Lay out the table; chance deals the first transmitters (R1.4)."""
        self.lay_out()

    # --- whose turn -------------------------------------------------------------------------

    def actor(self) -> i64:
        """Return who acts now."""
        if len(self.pending) > 0:
            return self.active if self.top_frame() & 255 <= LAST_ASKED else CHANCE
        phase = self.phase
        if phase == ACTING or phase == DRAFTING or phase == ENTERING or phase == SIDING:
            return self.active
        return OVER if phase == FINISHED else CHANCE

    # --- legal ------------------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        """Return the legal actions of a seat, or the outcomes of chance."""
        out = vec[i64](capacity=16)
        if seat != self.actor():
            return out
        if len(self.pending) > 0:
            return self.legal_pending(self.top_frame(), out)
        if self.phase == ACTING:
            return legal_menu(self, out)
        if self.phase == DRAFTING:
            return legal_draft(self, out)
        if self.phase == ENTERING:
            for entry in range(i64(4)):
                if not is_taken(self, entry):
                    out = append(out, CHOOSE_ENTRY + entry)
            return out
        if self.phase == SIDING:
            return append(append(out, CHOOSE_SIDE), CHOOSE_SIDE + 1)
        return legal_chance(self, out)

    def legal_pending(self, wanted: i64, out: vec[i64]) -> vec[i64]:
        """List the answers to the frame on top."""
        kind, a, b = wanted & 255, (wanted >> 8) & 255, (wanted >> 16) & 255
        if kind == ASK_STEP:
            return legal_steps(self, out)
        if kind == ASK_MODIFIER:
            return legal_modifiers(self, out)
        if kind == ASK_ACTION:
            return legal_actions(self, out)
        if kind == DRAW_SYSTEM:
            for tile in range(i64(len(self.printed.system_names))):
                if not self.revealed & (1 << tile):
                    out = append(out, SYSTEM + tile)
            return out
        if kind == DRAW_EXPLORATION:
            for face in range(i64(len(self.pile))):
                if self.pile[face] > 0:
                    out = append(out, EXPLORE + face)
            return out
        if kind == ASK_COUNTER:
            return legal_counters(self, a, out)
        if kind == ASK_RUN:
            return legal_runs(self, out)
        if kind == ASK_DISCOVERY:
            return legal_discovery(self, a, out)
        if kind == ASK_SIZE:
            return legal_sizes(self, a, out)
        if kind == ASK_PAIR:
            return legal_pairs(self, out)
        if kind == ASK_PLACE:
            return legal_places(self, out)
        if kind == ASK_ISOLATED:
            return legal_isolated(self, out)
        if kind == ASK_TELEPORT:
            return legal_teleports(self, a, out)
        if kind == ASK_SYMBOL:
            tile = self.own_tile(self.active, a)
            return legal_symbols(self, self.tile_design(tile), self.covered(tile), out)
        if kind == ASK_OWN_END:
            return legal_own_ends(self, a, b, out)
        if kind == ASK_OTHER_END:
            return legal_other_ends(self, a, out)
        if kind == ASK_LATE_TILE:
            return legal_late_tiles(self, out)
        if kind == ASK_WILD:
            return legal_end_goals(self, 7, out)
        if kind == ASK_GYRODYNE_GOAL:
            return legal_end_goals(self, a & gyrodyne_goals(self), out)
        action = self.action_asked(kind)
        return targets(self, action, out) if action >= 0 else legal_confirm(out)

    def action_asked(self, kind: i64) -> i64:
        """Return the kind of action whose target a frame asks for, -1 for none."""
        if kind == ASK_LENGTH:
            return FLY
        if kind == ASK_TAKE:
            return TAKE_GYRODYNE
        if kind == ASK_FINISH:
            return FINISH_GYRODYNE
        if kind == ASK_SLOT:
            return BUY_TRANSMITTER
        if kind == ASK_PAY_TILE:
            return PAY_TRANSMITTER
        if kind == ASK_TECH:
            return PATENT
        if kind == ASK_PROJECT:
            return HQ_PROJECT
        return BUY_MODIFIER if kind == ASK_KIND else -1

    def weights(self) -> vec[i64]:
        """Return the shares of chance: copies of a tile, otherwise all alike (R14)."""
        shares = vec[i64]()
        for outcome in self.legal(CHANCE):
            share: i64 = 1
            if outcome >= EXPLORE:
                share = self.pile[outcome - EXPLORE]
            elif outcome >= DEAL:
                share = self.deck[outcome - DEAL]
            shares = append(shares, share)
        return shares

    def draw(self, rng: Rng) -> i64:
        """Sample a chance outcome; dice, which are most of them, need no list."""
        if self.phase == ROLLING:
            return DIE + 1 + rng.below(6)
        return super().draw(rng)

    # --- apply ------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action or a chance outcome."""
        if len(self.pending) > 0:
            self.answer(self.top_frame(), action)
        elif self.phase == ROLLING:
            roll(self, action - DIE)
            return
        elif self.phase == ACTING:
            if action == END_TURN:
                self.end_turn()
            else:
                choose_menu(self, action)
        elif self.phase == DRAFTING:
            draft_die(self, action - DRAFT_DIE + 1)
        else:
            apply_set_up(self, action)
        self.settle()

    def answer(self, wanted: i64, action: i64) -> None:
        """Answer the frame on top."""
        kind, a, b = wanted & 255, (wanted >> 8) & 255, (wanted >> 16) & 255
        if kind == ASK_COUNTER:
            choose_counter(self, a, action - DRAFT_COUNTER)
            return
        if kind == DRAW_EXPLORATION:
            draw_exploration(self, wanted, action - EXPLORE)
            return
        self.pop_frame()
        if action >= SYSTEM:
            reveal(self, a, action - SYSTEM)
        elif action >= END_GOAL:
            self.choose_goal(kind, a, action - END_GOAL)
        elif action >= MOD_KIND:
            buy_modifier(self, action - MOD_KIND)
        elif action >= PROJECT:
            complete(self, action - PROJECT)
        elif action >= TECH:
            patent(self, action - TECH)
        elif action >= OTHER_END:
            join(self, a, b, action - OTHER_END)
        elif action >= OWN_END:
            choose_own_end(self, a, action - OWN_END)
        elif action >= SYMBOL:
            cover(self, a, action - SYMBOL)
        elif action >= OWN_TILE:
            if kind == ASK_PAY_TILE:
                pay_on(self, action - OWN_TILE)
            else:
                self.push(frame(ASK_OWN_END, action - OWN_TILE, 1))
        elif action >= SLOT:
            buy(self, action - SLOT)
        elif action >= TELEPORT:
            teleport(self, action - TELEPORT)
        elif action >= ISOLATED:
            if action > ISOLATED:
                claim(self, SHIP_PULSARS + action - ISOLATED - 1, False, False)
        elif action >= PULSAR:
            if kind == ASK_PLACE:
                place(self, a, action - PULSAR)
            else:
                finish(self, action - PULSAR)
        elif action >= PAIR:
            take_tile(self, small_of(action - PAIR))
            take_tile(self, large_of(action - PAIR))
        elif action > SIZE:
            if kind == ASK_TAKE:
                take_by_die(self, action - SIZE)
            else:
                take_tile(self, action - SIZE)
        elif action >= DISCOVERY:
            discover(self, a, action - DISCOVERY)
        elif action >= CONFIRM:
            self.confirm(wanted, action == CONFIRM + 1)
        elif action >= RUN:
            declare_run(self, action - RUN)
        elif action >= STEP:
            fly_step(self, action - STEP)
        elif action > LENGTH:
            choose_length(self, action - LENGTH)
        elif action >= ACTION:
            choose_action(self, action - ACTION)
        else:
            modify(self, action - MODIFIER)

    def confirm(self, wanted: i64, yes: bool) -> None:
        """Answer a question with no or yes."""
        kind, a, b = wanted & 255, (wanted >> 8) & 255, (wanted >> 16) & 255
        if kind == ASK_CLAIM:
            confirm_claim(self, wanted, yes)
        elif kind == ASK_STATION:
            confirm_station(self, wanted, yes)
        elif kind == ASK_PAYING:
            pay_production(self, a, yes)
        elif kind == ASK_BONUS:
            confirm_bonus(self, a, b, yes)
        elif yes:
            buy_points(self, a)

    def choose_goal(self, kind: i64, mask: i64, index: i64) -> None:
        """R12.1: which goal counts as met, or which of two gyrodyne goals is scored."""
        if kind == ASK_WILD:
            choose_wild(self, index)
        else:
            others = gyrodyne_goals(self) & ~(1 << index)
            self.push(frame(DO_GOALS, mask & ~others))

    # --- what follows by itself -------------------------------------------------------------

    def settle(self) -> None:
        """Carry out what needs no decision, and drop what cannot be carried out."""
        while len(self.pending) > 0:
            wanted = self.top_frame()
            kind, a = wanted & 255, (wanted >> 8) & 255
            if kind > LAST_DRAWN:
                self.pop_frame()
                self.run_frame(kind, a, (wanted >> 16) & 255)
            elif self.is_void(kind, a, (wanted >> 16) & 255):
                self.pop_frame()
            elif kind == ASK_SIZE and not a & (a - 1):  # the only size a gain offers
                self.pop_frame()
                take_tile(self, bits(a - 1))
            else:
                return
        if self.die > 0 or self.die_is_red:
            self.die = 0
            self.die_is_red = False

    def is_void(self, kind: i64, a: i64, b: i64) -> bool:
        """Say whether a question has no answer and falls away."""
        if kind == ASK_SIZE:
            return len(legal_sizes(self, a, vec[i64]())) == 0
        if kind == ASK_PAIR:
            if len(legal_pairs(self, vec[i64]())) > 0:
                return False
            take_last_size(self)
            return True
        if kind == ASK_ISOLATED:
            return len(legal_isolated(self, vec[i64]())) == 0
        if kind == ASK_OWN_END:
            return len(legal_own_ends(self, a, b, vec[i64]())) == 0
        if kind == DRAW_EXPLORATION:
            return not refill_pile(self)
        if kind == ASK_PAYING:
            return not can_pay(self, a)
        if kind == ASK_BUY:
            return not can_buy(self, self.tech(a, T_BUY))
        return kind == ASK_BONUS and not bonus_offered(self, a, b)

    def run_frame(self, kind: i64, a: i64, b: i64) -> None:
        """Carry out a step that needs no decision."""
        if kind == DO_VISIT:
            visit(self, a)
        elif kind == DO_LAND:
            land(self, a, b)
        elif kind == DO_GAIN:
            take_gain(self, a, b)
        elif kind == DO_DOUBLE:
            hand_out_dice(self, a, b)
        elif kind == DO_LINKED:
            check_complete(self, a)
        elif kind == DO_ONLINE:
            put_online(self, a)
        elif kind == DO_PRODUCE:
            produce(self, a)
        elif kind == DO_ROUND_END:
            end_round(self)
        elif kind == DO_FINAL:
            final_turn(self, a)
        elif kind == DO_GOALS:
            score_goals(self, a)
        else:
            score_rest(self)

    def end_turn(self) -> None:
        """R2: the next player's turn, or production."""
        clear_turn(self)
        self.step += 1
        if self.step < self.players:
            self.active = seat_in_order(self, self.step)
        else:
            open_production(self)

    # --- end --------------------------------------------------------------------------------

    def result(self) -> vec[i64]:
        """R12.3: most points; ties are broken by the final play order."""
        standings = vec[i64]()
        for seat in range(self.players):
            standings = append(standings, standing(self, seat))
        return rank(standings)

    def ending(self) -> str:
        """Return the way the game ended."""
        return ENDINGS[0] if self.phase == FINISHED else ""

    def audit(self) -> list[str]:
        """Return what is wrong with the position (R17)."""
        return audit(self)
