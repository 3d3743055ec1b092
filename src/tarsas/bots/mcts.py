"""Monte-Carlo tree search: open-loop, with chance sampled anew in every simulation.

Selection is UCT over the moves that are legal in the sampled position. A coach that guides orders
the moves (progressive widening), leans towards the better ones while they are little known
(progressive bias) and judges positions in place of long playouts. Where chance changes what moves
mean, as a drawn tile does, the tree may end there, and a coach that leads plays on. Every seat
maximises its own result (max-n), so any number of players and seat-by-seat simultaneous play need
nothing more.
"""

import math
import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tarsas.bots.bot import Bot, Budget
from tarsas.bots.tree import NOBODY, SEATS, Tree
from tarsas.core.coach import FAR, Coach
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State, win_shares

# How much of a finished game's value is winning; the rest prefers the larger margin.
WINNING: Final = 0.9
# A time limit is kept by stopping this early: the last simulation and the answer take a little.
CAUTION: Final = 0.97
# How much quicker than so far the simulations still to come may be, when their number is guessed.
QUICKER: Final = 1.25


class Search:
    """How much a search relies on a coach that guides it."""

    def __init__(self, width: float = 4.0, widening: float = 1.0) -> None:
        self.width: Final = width  # moves considered at first
        self.widening: Final = widening  # and how many more per root of the visits


class MctsBot(Bot):
    """Searches within its budget and plays the move it visited most."""

    def __init__(self, coach: Coach, rng: Rng, budget: Budget, search: Search) -> None:
        self.coach = coach
        self.ordering: Final = coach.ordering()
        self.advice: Final = coach.search
        self.rng = rng
        self.usual: Final = budget
        self.budget = budget
        self.search = search
        self.tree = Tree()
        # The position at the root, while the tree is worth keeping.
        self.known: State | None = None
        # Where a simulation's chance comes from, and the seed of what the tree does not reach.
        self.luck = rng
        self.fortune: i64 = 0
        self.simulations: i64 = 0  # run for the last move
        self.par: float = 0.0  # alone: the points expected at the root
        # Whether only its choice matters: then it ends as soon as nothing can change that.
        self.decides: bool = False

    # Between moves

    def observe(self, seat: i64, action: i64) -> None:
        """Step down the tree; chance, or a move never considered, makes it worthless."""
        known = self.known
        if known is None:
            return
        node = NOBODY
        if seat != CHANCE and known.may_act(seat):
            node = self.tree.child(0, action * SEATS + seat)
        if node == NOBODY or self.tree.visits[node] == 0:
            self.known = None
            self.tree = Tree()
            return
        known.apply(seat, action)
        self.tree = self.tree.below(node)

    def hurry(self, share: float) -> None:
        """Take a share of the usual budget for each of the next moves."""
        self.budget = self.usual.part(share)

    def generators(self) -> list[Rng]:
        """Return its one generator."""
        return [self.rng]

    # A move

    def choose(self, state: State, seat: i64) -> i64:
        """Return the best legal action found within the budget."""
        began = time.perf_counter()
        legal = state.legal(seat)
        self.simulations = 0
        if len(legal) == 1:
            return legal[0]
        known = self.known
        if known is None or known.key() != state.key():
            self.tree = Tree()
        self.known = state.clone()
        if self.advice.reach < FAR:
            self.fortune = self.rng.next32() << 24
        # Alone one has no rival to lead, so results are measured against what was expected.
        self.par = self.coach.evaluate(state, seat) if state.players == 1 else 0.0
        self.think(state, seat, began, legal)
        return self.favourite(legal, seat)

    def think(self, state: State, seat: i64, began: float, legal: vec[i64]) -> None:
        """Run simulations until the budget is spent, or cannot change the choice any more."""
        most, seconds = self.budget.simulations, self.budget.seconds * CAUTION
        slowest = 0.0
        before = began
        check: i64 = 1 if self.decides else -1  # after how many simulations to see whether it may
        while True:
            self.simulate(state.clone(), seat)
            self.simulations += 1
            if most > 0 and self.simulations >= most:
                return
            if seconds > 0.0:
                now = time.perf_counter()
                slowest = max(slowest, now - before)
                before = now
                if now - began + slowest > seconds:
                    return
            if self.simulations == check:
                left = most - self.simulations
                if seconds > 0.0:
                    pace = float(self.simulations) / max(before - began, 1e-9)
                    coming = i64(int(min(pace * (seconds - before + began) * QUICKER, 1e15))) + 1
                    left = min(left, coming) if most > 0 else coming
                lead = self.lead(legal, seat)
                if lead > left:
                    return
                # A simulation adds one to the lead at most, and takes one from what is left.
                check += max(i64(1), (left - lead + 2) // 2)

    def lead(self, legal: vec[i64], seat: i64) -> i64:
        """Return by how many visits the first of the legal actions is ahead of the second."""
        first, second = i64(0), i64(0)
        for action in legal:
            visits = self.visits(seat, action)
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second

    def favourite(self, legal: vec[i64], seat: i64) -> i64:
        """Return the legal action visited most; among equals, the one with the better results."""
        best, most, result = legal[0], i64(-1), -1e30
        for action in legal:
            node = self.tree.child(0, action * SEATS + seat)
            if node == NOBODY or self.tree.visits[node] == 0:
                continue
            visits = self.tree.visits[node]
            mean = self.tree.total[node] / float(visits)
            if visits > most or (visits == most and mean > result):
                best, most, result = action, visits, mean
        return best

    # For a review

    def study(self, state: State, seat: i64, action: i64, simulations: i64) -> None:
        """After a choice of this position, look into one of its moves that was passed over."""
        forced = self.tree.child(0, action * SEATS + seat)
        for _ in range(simulations):
            self.simulate(state.clone(), seat, forced)

    def visits(self, seat: i64, action: i64) -> i64:
        """Return how often a move of the last position was looked into."""
        node = self.tree.child(0, action * SEATS + seat)
        return 0 if node == NOBODY else self.tree.visits[node]

    def chance_of(self, seat: i64, action: i64) -> float:
        """Return how likely a move of the last position wins, as far as it was looked into."""
        node = self.tree.child(0, action * SEATS + seat)
        if node == NOBODY or self.tree.visits[node] == 0:
            return 0.0
        return self.tree.total[node] / float(self.tree.visits[node])

    # One simulation

    def simulate(self, state: State, seat: i64, forced: i64 = NOBODY) -> None:
        """Walk down the tree, judge where it ends, and tell every node on the way."""
        tree, advice, rng = self.tree, self.advice, self.rng
        path = vec[i64](capacity=64)
        path = append(path, i64(0))
        node: i64 = 0
        actor = seat  # at the root whoever asks moves, even if others may too
        spells: i64 = 0
        self.luck = rng
        while node == 0 or tree.visits[node] > 0:
            told = node == 0 and forced != NOBODY
            node = forced if told else self.select(state, actor, node)
            state.apply(actor, tree.move[node] // SEATS)
            path = append(path, node)
            actor = state.actor()
            if actor == CHANCE:
                if spells >= advice.horizon:
                    break
                spells += 1
                if spells > advice.reach:
                    # The nth look at every move meets the same luck, so that moves compare well.
                    self.luck = Rng(self.fortune + tree.visits[node])
                while actor == CHANCE:
                    state.apply(CHANCE, state.draw(self.luck))
                    actor = state.actor()
                if spells > advice.reach:
                    break
            if actor == OVER:
                break
        worth = self.judge(state, spells)
        for visited in path:
            tree.visits[visited] += 1
            move = tree.move[visited]
            if move >= 0:
                tree.total[visited] += worth[move % SEATS]

    def select(self, state: State, actor: i64, node: i64) -> i64:
        """Return the child to follow, adding those that are legal here for the first time."""
        tree, search = self.tree, self.search
        guides = self.coach.guides
        legal = state.legal(actor)
        allowed = i64(len(legal))
        if guides:
            room = search.width + search.widening * math.sqrt(float(tree.visits[node]))
            allowed = i64(int(room))
        top_prior = -1e30  # of all legal moves: the bias measures what a move falls short of it
        before, child = NOBODY, tree.first[node]
        fresh, fresh_prior, tried = NOBODY, -1e30, i64(0)
        for action in legal:
            move = action * SEATS + actor
            while child != NOBODY and tree.move[child] < move:
                before = child
                child = tree.sibling[child]
            if child == NOBODY or tree.move[child] != move:
                # Without a guide all are tried once, in random order.
                if guides:
                    prior = self.ordering.prior(state, actor, action)
                else:
                    prior = float(self.rng.below(1 << 20))
                child = tree.insert(node, before, move, prior)
            if tree.prior[child] > top_prior:
                top_prior = tree.prior[child]
            if tree.visits[child] > 0:
                tried += 1
            elif tree.prior[child] > fresh_prior:
                fresh, fresh_prior = child, tree.prior[child]
        if fresh != NOBODY and tried < allowed:
            return fresh
        return self.most_urgent(legal, actor, node, top_prior)

    def most_urgent(self, legal: vec[i64], actor: i64, node: i64, top_prior: float) -> i64:
        """Return the tried child with the best upper bound."""
        tree = self.tree
        best, best_bound = NOBODY, -1e30
        weight = self.advice.trust / self.coach.spread if self.coach.guides else 0.0
        curiosity = self.advice.curiosity  # UCT's constant, for results from 0 to 1
        child = tree.first[node]
        for action in legal:
            move = action * SEATS + actor
            while tree.move[child] < move:
                child = tree.sibling[child]
            visits = tree.visits[child]
            if visits == 0:
                continue
            tree.chances[child] += 1
            n = float(visits)
            bound = tree.total[child] / n
            bound += curiosity * math.sqrt(math.log(float(tree.chances[child]) + 1.0) / n)
            bound += weight * (tree.prior[child] - top_prior) / (n + 1.0)
            if bound > best_bound:
                best, best_bound = child, bound
        return best

    # Judging

    def judge(self, state: State, spells: i64) -> vec[float]:
        """Return every seat's result from 0 to 1: of the end, or as the coach sees it coming."""
        coach, advice = self.coach, self.advice
        left = advice.playout
        while True:
            actor = state.actor()
            if actor == OVER:
                return self.outcome(state)
            if actor == CHANCE:
                if spells >= advice.horizon:
                    break
                spells += 1
                while state.actor() == CHANCE:
                    state.apply(CHANCE, state.draw(self.luck))
                continue
            if left <= 0:
                break
            left -= 1
            state.apply(actor, self.reply(state, actor))
        margins = coach.assess(state)
        for seat in range(i64(len(margins))):
            margins[seat] = likelihood(margins[seat] - self.par, coach.spread)
        return margins

    def reply(self, state: State, actor: i64) -> i64:
        """Return a move outside the tree: the coach's favourite if it leads playouts, else any."""
        legal = state.legal(actor)
        if not self.advice.leads:
            return legal[self.rng.below(len(legal))]
        if len(legal) == 1:
            return legal[0]
        promised = self.ordering.priors(state, actor, legal)
        best: i64 = 0
        for i in range(i64(len(legal))):
            if promised[i] > promised[best]:
                best = i
        return legal[best]

    def outcome(self, state: State) -> vec[float]:
        """Return every seat's result in a finished game."""
        if state.players == 1:
            return vec[float]([likelihood(float(state.score(0)) - self.par, self.coach.spread)])
        shares = win_shares(state.result())
        worth = vec[float]()
        for seat in range(state.players):
            best: i64 = -1_000_000
            for other in range(state.players):
                if other != seat and state.score(other) > best:
                    best = state.score(other)
            lead = float(state.score(seat) - best)
            margin = likelihood(lead, self.coach.spread)
            worth = append(worth, WINNING * shares[seat] + (1.0 - WINNING) * margin)
        return worth


def likelihood(margin: float, spread: float) -> float:
    """Return how likely a seat wins whose margin is expected so, with an error of `spread`."""
    # The logistic curve with slope 1.7 is the normal distribution's within 1 %.
    steep = -1.7 * margin / spread
    if steep > 50.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(steep))
