"""Monte-Carlo tree search: open-loop, with chance sampled anew in every simulation.

Selection is UCT over the moves that are legal in the sampled position. A coach that guides orders
the moves (progressive widening), leans towards the better ones while they are little known
(progressive bias) and judges positions in place of long playouts. Where chance changes what moves
mean, as a drawn tile does, the tree may end there, and a coach that leads plays on. Every seat
maximises its own result (max-n), so any number of players and seat-by-seat simultaneous play need
nothing more.

Where the tree ends before chance, a node is one position: it is judged once, when the moves that
lead to it are ordered, and nothing has to be played again to come there. That changes no figure.
"""

import math
import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tarsas.bots.bot import Bot, Budget
from tarsas.bots.tree import END, LISTED, NOBODY, SEATS, UNKNOWN, Tree
from tarsas.core.coach import FAR, Coach
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State, win_shares

# How much of a finished game's value is winning; the rest prefers the larger margin.
WINNING: Final = 0.9
# A time limit is kept by stopping this early: the last simulation and the answer take a little.
CAUTION: Final = 0.97
# How much quicker than so far the simulations still to come may be, when their number is guessed.
QUICKER: Final = 1.25
# How many logarithms a bot remembers.
REMEMBERED: Final[i64] = 4096


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
        # Whether every node of the tree is one position, because it ends before chance.
        advice = coach.search
        self.closed: bool = coach.guides and advice.horizon == 0 and advice.playout == 0
        self.leaning: float = 0.0  # how much a point of a move's prior weighs
        self.logs = vec[float](capacity=256)  # log(n + 1), as far as it was needed

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
        self.tree.known[0] = UNKNOWN  # another seat may be asked here
        self.think(state, seat, began, legal)
        return self.favourite(legal, seat)

    def think(self, state: State, seat: i64, began: float, legal: vec[i64]) -> None:
        """Run simulations until the budget is spent, or cannot change the choice any more."""
        most, seconds = self.budget.simulations, self.budget.seconds * CAUTION
        slowest = 0.0
        before = began
        check: i64 = 1 if self.decides else -1  # after how many simulations to see whether it may
        while True:
            self.simulate(state, seat)
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
            self.simulate(state, seat, forced)

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
        if self.coach.guides:
            self.leaning = self.advice.trust / self.coach.spread
        if self.closed:
            self.walk_closed(state, seat, forced)
        else:
            self.walk_open(state.clone(), seat, forced)

    def tell(self, path: vec[i64], worth: vec[float]) -> None:
        """Tell every node on the way what came of it."""
        tree = self.tree
        for node in path:
            tree.visits[node] += 1
            move = tree.move[node]
            if move >= 0:
                tree.total[node] += worth[move % SEATS]

    def walk_open(self, state: State, seat: i64, forced: i64) -> None:
        """Walk where a node may be many positions, and play all moves on `state`."""
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
        self.tell(path, self.judge(state, spells))

    def walk_closed(self, root: State, seat: i64, forced: i64) -> None:
        """Walk where a node is one position: only what is new there is played and judged."""
        tree = self.tree
        path = vec[i64](capacity=64)
        path = append(path, i64(0))
        if tree.known[0] == UNKNOWN:
            self.list_moves(root, seat, 0)
        node = forced if forced != NOBODY else self.follow(0, seat)
        path = append(path, node)
        while tree.known[node] != END:
            if tree.known[node] == LISTED:
                node = self.follow(node, tree.move[tree.first[node]] % SEATS)
                path = append(path, node)
                continue
            if tree.visits[node] == 0 and tree.worth[node] != NOBODY:
                break
            here = self.position(root, path)
            actor = here.actor()
            if actor in (CHANCE, OVER):
                tree.known[node] = END
                tree.keep(node, self.judge(here, 0))
            elif tree.visits[node] == 0:
                tree.keep(node, self.judge(here, 0))
            else:
                self.list_moves(here, actor, node)
        worth = vec[float](capacity=root.players)
        first = tree.worth[node]
        for place in range(first, first + root.players):
            worth = append(worth, tree.worths[place])
        self.tell(path, worth)

    def position(self, root: State, path: vec[i64]) -> State:
        """Return the position at the end of a path."""
        here, tree = root.clone(), self.tree
        for step in range(i64(1), i64(len(path))):
            move = tree.move[path[step]]
            here.apply(move % SEATS, move // SEATS)
        return here

    def list_moves(self, here: State, actor: i64, node: i64) -> None:
        """Make children of all legal moves, and judge what they lead to."""
        tree, before, child = self.tree, NOBODY, self.tree.first[node]
        for action in here.legal(actor):
            move = action * SEATS + actor
            while child != NOBODY and tree.move[child] < move:
                before = child
                child = tree.sibling[child]
            if child != NOBODY and tree.move[child] == move:
                continue
            if self.ordering is not self.coach:
                child = tree.insert(node, before, move, self.ordering.prior(here, actor, action))
                continue
            after = here.clone()
            after.apply(actor, action)
            margins = self.coach.assess(after)
            child = tree.insert(node, before, move, margins[actor])
            then = after.actor()
            if then in (CHANCE, OVER):
                tree.known[child] = END
            tree.keep(child, self.outcome(after) if then == OVER else self.shares(margins))
        tree.known[node] = LISTED

    def follow(self, node: i64, actor: i64) -> i64:
        """Return the child to follow of a node whose moves are listed."""
        tree, search = self.tree, self.search
        top_prior, fresh, fresh_prior, tried = -1e30, NOBODY, -1e30, i64(0)
        child = tree.first[node]
        while child != NOBODY:
            # At the root other seats may have had moves too.
            if tree.move[child] % SEATS == actor:
                prior = tree.prior[child]
                if prior > top_prior:
                    top_prior = prior
                if tree.visits[child] > 0:
                    tried += 1
                elif prior > fresh_prior:
                    fresh, fresh_prior = child, prior
            child = tree.sibling[child]
        if fresh != NOBODY:
            room = search.width + search.widening * math.sqrt(float(tree.visits[node]))
            if tried < i64(int(room)):
                return fresh
        best, best_bound = NOBODY, -1e30
        child = tree.first[node]
        while child != NOBODY:
            if tree.visits[child] > 0 and tree.move[child] % SEATS == actor:
                bound = self.bound(child, top_prior)
                if bound > best_bound:
                    best, best_bound = child, bound
            child = tree.sibling[child]
        return best

    def bound(self, child: i64, top_prior: float) -> float:
        """Return how good a tried child may be, and note that it could have been chosen."""
        tree = self.tree
        chances = tree.chances[child] + 1
        tree.chances[child] = chances
        n = float(tree.visits[child])
        bound = tree.total[child] / n
        bound += self.advice.curiosity * math.sqrt(self.log(chances) / n)  # UCT
        return bound + self.leaning * (tree.prior[child] - top_prior) / (n + 1.0)

    def log(self, n: i64) -> float:
        """Return log(n + 1), from memory where it is small."""
        if n >= REMEMBERED:
            return math.log(float(n) + 1.0)
        while len(self.logs) <= n:
            self.logs = append(self.logs, math.log(float(len(self.logs)) + 1.0))
        return self.logs[n]

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
        child = tree.first[node]
        for action in legal:
            move = action * SEATS + actor
            while tree.move[child] < move:
                child = tree.sibling[child]
            if tree.visits[child] == 0:
                continue
            bound = self.bound(child, top_prior)
            if bound > best_bound:
                best, best_bound = child, bound
        return best

    # Judging

    def judge(self, state: State, spells: i64) -> vec[float]:
        """Return every seat's result from 0 to 1: of the end, or as the coach sees it coming."""
        advice = self.advice
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
        return self.shares(self.coach.assess(state))

    def shares(self, margins: vec[float]) -> vec[float]:
        """Return how likely every seat wins, of the margins expected."""
        for seat in range(i64(len(margins))):
            margins[seat] = likelihood(margins[seat] - self.par, self.coach.spread)
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
