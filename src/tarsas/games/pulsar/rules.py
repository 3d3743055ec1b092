"""Pulsar 2849: set-up, whose turn, and the way from a decision to its chapter.

The chapters stand in rules_<chapter>.py. Numbers in comments (R5.3, ruling A9) refer to
docs/rules/pulsar.md.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tarsas.core.pending import first_of, frame, kind_of, second_of
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State, rank
from tarsas.games.pulsar import rules_dice as dice
from tarsas.games.pulsar import rules_flight as flight
from tarsas.games.pulsar import rules_gains as gains
from tarsas.games.pulsar import rules_gyrodynes as gyrodynes
from tarsas.games.pulsar import rules_production as production
from tarsas.games.pulsar import rules_scoring as scoring
from tarsas.games.pulsar import rules_setup as setup
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar import rules_technology as technology
from tarsas.games.pulsar import rules_transmitters as transmitters
from tarsas.games.pulsar import rules_turn as turn
from tarsas.games.pulsar.rules_audit import audit
from tarsas.games.pulsar.rules_state import Position, bits


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
            return self.active if kind_of(self.top_frame()) <= t.LAST_ASKED else CHANCE
        phase = self.phase
        if phase == t.ACTING or phase == t.DRAFTING or phase == t.ENTERING or phase == t.SIDING:
            return self.active
        return OVER if phase == t.FINISHED else CHANCE

    # --- legal ------------------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        """Return the legal actions of a seat, or the outcomes of chance."""
        out = vec[i64](capacity=16)
        if seat != self.actor():
            return out
        if len(self.pending) > 0:
            return self.legal_pending(self.top_frame(), out)
        if self.phase == t.ACTING:
            return turn.legal_menu(self, out)
        if self.phase == t.DRAFTING:
            return dice.legal_draft(self, out)
        if self.phase == t.ENTERING:
            for entry in range(i64(4)):
                if not setup.is_taken(self, entry):
                    out = append(out, t.CHOOSE_ENTRY + entry)
            return out
        if self.phase == t.SIDING:
            return append(append(out, t.CHOOSE_SIDE), t.CHOOSE_SIDE + 1)
        return setup.legal_chance(self, out)

    def legal_pending(self, wanted: i64, out: vec[i64]) -> vec[i64]:
        """List the answers to the frame on top."""
        kind, a, b = kind_of(wanted), first_of(wanted), second_of(wanted)
        if kind == t.ASK_STEP:
            return flight.legal_steps(self, out)
        if kind == t.ASK_MODIFIER:
            return turn.legal_modifiers(self, out)
        if kind == t.ASK_ACTION:
            return turn.legal_actions(self, out)
        if kind == t.DRAW_SYSTEM:
            for tile in range(i64(len(self.printed.system_names))):
                if not self.revealed & (1 << tile):
                    out = append(out, t.SYSTEM + tile)
            return out
        if kind == t.DRAW_EXPLORATION:
            for face in range(i64(len(self.pile))):
                if self.pile[face] > 0:
                    out = append(out, t.EXPLORE + face)
            return out
        if kind == t.ASK_COUNTER:
            return dice.legal_counters(self, a, out)
        if kind == t.ASK_RUN:
            return flight.legal_runs(self, out)
        if kind == t.ASK_DISCOVERY:
            return flight.legal_discovery(self, a, out)
        if kind == t.ASK_SIZE:
            return gyrodynes.legal_sizes(self, a, out)
        if kind == t.ASK_PAIR:
            return gyrodynes.legal_pairs(self, out)
        if kind == t.ASK_PLACE:
            return gyrodynes.legal_places(self, out)
        if kind == t.ASK_ISOLATED:
            return gyrodynes.legal_isolated(self, out)
        if kind == t.ASK_TELEPORT:
            return flight.legal_teleports(self, a, out)
        if kind == t.ASK_SYMBOL:
            tile = self.own_tile(self.active, a)
            return transmitters.legal_symbols(self, self.tile_design(tile), self.covered(tile), out)
        if kind == t.ASK_OWN_END:
            return transmitters.legal_own_ends(self, a, b, out)
        if kind == t.ASK_OTHER_END:
            return transmitters.legal_other_ends(self, a, out)
        if kind == t.ASK_LATE_TILE:
            return transmitters.legal_late_tiles(self, out)
        if kind == t.ASK_WILD:
            return scoring.legal_end_goals(self, 7, out)
        if kind == t.ASK_GYRODYNE_GOAL:
            return scoring.legal_end_goals(self, a & scoring.gyrodyne_goals(self), out)
        action = t.action_asked(kind)
        return turn.targets(self, action, out) if action >= 0 else flight.legal_confirm(out)

    def weights(self) -> vec[i64]:
        """Return the shares of chance: copies of a tile, otherwise all alike (R14)."""
        shares = vec[i64]()
        for outcome in self.legal(CHANCE):
            share: i64 = 1
            if outcome >= t.EXPLORE:
                share = self.pile[outcome - t.EXPLORE]
            elif outcome >= t.DEAL:
                share = self.deck[outcome - t.DEAL]
            shares = append(shares, share)
        return shares

    def draw(self, rng: Rng) -> i64:
        """Sample a chance outcome; dice, which are most of them, need no list."""
        if self.phase == t.ROLLING:
            return t.DIE + 1 + rng.below(6)
        return super().draw(rng)

    # --- apply ------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action or a chance outcome."""
        if len(self.pending) > 0:
            self.answer(self.top_frame(), action)
        elif self.phase == t.ROLLING:
            dice.roll(self, action - t.DIE)
            return
        elif self.phase == t.ACTING:
            if action == t.END_TURN:
                self.end_turn()
            else:
                turn.choose_menu(self, action)
        elif self.phase == t.DRAFTING:
            dice.draft_die(self, action - t.DRAFT_DIE + 1)
        else:
            setup.apply_set_up(self, action)
        self.settle()

    def answer(self, wanted: i64, action: i64) -> None:
        """Answer the frame on top."""
        kind, a, b = kind_of(wanted), first_of(wanted), second_of(wanted)
        if kind == t.ASK_COUNTER:
            dice.choose_counter(self, a, action - t.DRAFT_COUNTER)
            return
        if kind == t.DRAW_EXPLORATION:
            gains.draw_exploration(self, wanted, action - t.EXPLORE)
            return
        self.pop_frame()
        if action >= t.SYSTEM:
            flight.reveal(self, a, action - t.SYSTEM)
        elif action >= t.END_GOAL:
            self.choose_goal(kind, a, action - t.END_GOAL)
        elif action >= t.MOD_KIND:
            technology.buy_modifier(self, action - t.MOD_KIND)
        elif action >= t.PROJECT:
            technology.complete(self, action - t.PROJECT)
        elif action >= t.TECH:
            technology.patent(self, action - t.TECH)
        elif action >= t.OTHER_END:
            transmitters.join(self, a, b, action - t.OTHER_END)
        elif action >= t.OWN_END:
            transmitters.choose_own_end(self, a, action - t.OWN_END)
        elif action >= t.SYMBOL:
            transmitters.cover(self, a, action - t.SYMBOL)
        elif action >= t.OWN_TILE:
            if kind == t.ASK_PAY_TILE:
                transmitters.pay_on(self, action - t.OWN_TILE)
            else:
                self.push(frame(t.ASK_OWN_END, action - t.OWN_TILE, 1))
        elif action >= t.SLOT:
            transmitters.buy(self, action - t.SLOT)
        elif action >= t.TELEPORT:
            flight.teleport(self, action - t.TELEPORT)
        elif action >= t.ISOLATED:
            if action > t.ISOLATED:
                gyrodynes.claim(self, t.SHIP_PULSARS + action - t.ISOLATED - 1, False, False)
        elif action >= t.PULSAR:
            if kind == t.ASK_PLACE:
                gyrodynes.place(self, a, action - t.PULSAR)
            else:
                gyrodynes.finish(self, action - t.PULSAR)
        elif action >= t.PAIR:
            gyrodynes.take_tile(self, gyrodynes.small_of(action - t.PAIR))
            gyrodynes.take_tile(self, gyrodynes.large_of(action - t.PAIR))
        elif action > t.SIZE:
            if kind == t.ASK_TAKE:
                gyrodynes.take_by_die(self, action - t.SIZE)
            else:
                gyrodynes.take_tile(self, action - t.SIZE)
        elif action >= t.DISCOVERY:
            flight.discover(self, a, action - t.DISCOVERY)
        elif action >= t.CONFIRM:
            self.confirm(wanted, action == t.CONFIRM + 1)
        elif action >= t.RUN:
            flight.declare_run(self, action - t.RUN)
        elif action >= t.STEP:
            flight.fly_step(self, action - t.STEP)
        elif action > t.LENGTH:
            flight.choose_length(self, action - t.LENGTH)
        elif action >= t.ACTION:
            turn.choose_action(self, action - t.ACTION)
        else:
            turn.modify(self, action - t.MODIFIER)

    def confirm(self, wanted: i64, yes: bool) -> None:
        """Answer a question with no or yes."""
        kind, a, b = kind_of(wanted), first_of(wanted), second_of(wanted)
        if kind == t.ASK_CLAIM:
            flight.confirm_claim(self, wanted, yes)
        elif kind == t.ASK_STATION:
            flight.confirm_station(self, wanted, yes)
        elif kind == t.ASK_PAYING:
            production.pay_production(self, a, yes)
        elif kind == t.ASK_BONUS:
            scoring.confirm_bonus(self, a, b, yes)
        elif yes:
            scoring.buy_points(self, a)

    def choose_goal(self, kind: i64, mask: i64, index: i64) -> None:
        """R12.1: which goal counts as met, or which of two gyrodyne goals is scored."""
        if kind == t.ASK_WILD:
            scoring.choose_wild(self, index)
        else:
            others = scoring.gyrodyne_goals(self) & ~(1 << index)
            self.push(frame(t.DO_GOALS, mask & ~others))

    # --- what follows by itself -------------------------------------------------------------

    def settle(self) -> None:
        """Carry out what needs no decision, and drop what cannot be carried out."""
        while len(self.pending) > 0:
            wanted = self.top_frame()
            kind, a = kind_of(wanted), first_of(wanted)
            if kind > t.LAST_DRAWN:
                self.pop_frame()
                self.run_frame(kind, a, second_of(wanted))
            elif self.is_void(kind, a, second_of(wanted)):
                self.pop_frame()
                if self.events is not None:
                    self.tell_void(kind)
            elif kind == t.ASK_SIZE and not a & (a - 1):  # the only size a gain offers
                self.pop_frame()
                gyrodynes.receive_tile(self, bits(a - 1))
            else:
                return
        if self.die > 0 or self.die_is_red:
            self.die = 0
            self.die_is_red = False

    def is_void(self, kind: i64, a: i64, b: i64) -> bool:
        """Say whether a question has no answer and falls away."""
        if kind == t.ASK_SIZE:
            return len(gyrodynes.legal_sizes(self, a, vec[i64]())) == 0
        if kind == t.ASK_PAIR:
            if len(gyrodynes.legal_pairs(self, vec[i64]())) > 0:
                return False
            gyrodynes.take_last_size(self)
            return True
        if kind == t.ASK_ISOLATED:
            return len(gyrodynes.legal_isolated(self, vec[i64]())) == 0
        if kind == t.ASK_OWN_END:
            return len(transmitters.legal_own_ends(self, a, b, vec[i64]())) == 0
        if kind == t.DRAW_EXPLORATION:
            return not gains.refill_pile(self)
        if kind == t.ASK_PAYING:
            return not production.can_pay(self, a)
        if kind == t.ASK_BUY:
            return not scoring.can_buy(self, self.printed.tech_buy[self.techs[a]])
        return kind == t.ASK_BONUS and not scoring.bonus_offered(self, a, b)

    def tell_void(self, kind: i64) -> None:
        """Note a gain that is lost; other questions fall away unnoticed."""
        panel = self.piece(self.active, "panel", 0)
        if kind == t.ASK_SIZE or (kind == t.ASK_PAIR and not gyrodynes.any_in_supply(self)):
            self.tell(self.active, 0, "event-no-gyrodyne", panel, {}, {})
        elif kind == t.ASK_ISOLATED:
            self.tell(self.active, 0, "event-no-isolated", panel, {}, {})
        elif kind == t.DRAW_EXPLORATION:
            self.tell(self.active, 0, "event-no-tile", panel, {}, {})
        elif kind == t.ASK_PAYING:
            self.tell(self.active, 0, "event-cannot-pay", panel, {}, {})

    def run_frame(self, kind: i64, a: i64, b: i64) -> None:
        """Carry out a step that needs no decision."""
        if kind == t.DO_VISIT:
            flight.visit(self, a)
        elif kind == t.DO_LAND:
            flight.land(self, a, b)
        elif kind == t.DO_GAIN:
            gains.take_gain(self, a, b)
        elif kind == t.DO_DOUBLE:
            gains.hand_out_dice(self, a, b)
        elif kind == t.DO_LINKED:
            transmitters.check_complete(self, a)
        elif kind == t.DO_ONLINE:
            transmitters.put_online(self, a)
        elif kind == t.DO_PRODUCE:
            production.produce(self, a)
        elif kind == t.DO_ROUND_END:
            production.end_round(self)
        elif kind == t.DO_FINAL:
            scoring.final_turn(self, a)
        elif kind == t.DO_GOALS:
            scoring.score_goals(self, a)
        else:
            scoring.score_rest(self)

    def end_turn(self) -> None:
        """R2: the next player's turn, or production."""
        turn.clear_turn(self)
        self.step += 1
        if self.step < self.players:
            self.active = dice.seat_in_order(self, self.step)
        else:
            production.open_production(self)

    # --- scoring ----------------------------------------------------------------------------

    def appraise(self) -> None:
        """R12: the final scoring, as if the game ended here."""
        if self.phase != t.FINISHED and self.round > 0:
            scoring.appraise(self)

    # --- end --------------------------------------------------------------------------------

    def result(self) -> vec[i64]:
        """R12.3: most points; ties are broken by the final play order."""
        standings = vec[i64]()
        for seat in range(self.players):
            standings = append(standings, scoring.standing(self, seat))
        return rank(standings)

    def ending(self) -> str:
        """Return the way the game ended."""
        return t.ENDINGS[0] if self.phase == t.FINISHED else ""

    def audit(self) -> list[str]:
        """Return what is wrong with the position (R17)."""
        return audit(self)
