"""Judges one deed or one spell of chance: a pure function of the record, the task and the plan.

A deed is compared as a whole. A search from the position before it looks for the best deed; then
what both lead to is surveyed with the same luck. So a deed that ends where the best one ends loses
nothing, in whatever order its steps were done. Luck is what happened against all that could have.
"""

from collections.abc import Sequence

from tarsas.bots.bot import Budget
from tarsas.bots.mcts import MctsBot, Search
from tarsas.core.game import Game
from tarsas.core.packing import Packed, pack
from tarsas.core.puzzles import goes_on, why
from tarsas.core.reasons import MOST_REASONS, particular
from tarsas.core.record import Record
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, State
from tarsas.study.outlook import prospects
from tarsas.study.review import Part, Plan, Task

MOST_OUTCOMES = 64
"""Outcomes of a spell of chance that are all looked into. Of more, some are drawn."""

SAMPLES = 64
"""How many are drawn then: what they differ by matters more than how well each is known."""

LUCK_SHARE = 16
"""An outcome gets this part of the plan's simulations: there are many of them."""

FEWEST = 4
"""Simulations that an outcome gets at least."""

Shares = tuple[float, ...]


def judge(record: Record, task: Task, plan: Plan) -> Part:
    """Do one task; the same arguments always give the same part."""
    judging = Judging(record, task, plan)
    return judging.spell() if task.seat == CHANCE else judging.deed()


class Judging:
    """One task at work."""

    def __init__(self, record: Record, task: Task, plan: Plan) -> None:
        self.game: Game = record.game
        self.task, self.plan = task, plan
        self.number = task.first - 1
        self.state = record.replay(self.number)
        self.actions = [record.moves[number - 1].action for number in task.moves]
        # Far apart, so that no two tasks nor two seeds share their luck.
        self.seed = (plan.seed * 1_000_003 + task.first) * 1024

    def value(self, state: State, simulations: int) -> Shares:
        """Return what every seat may expect; all positions of a task meet the same luck."""
        return prospects(self.game, state, self.number, self.seed, simulations).shares()

    # Deeds

    def deed(self) -> Part:
        """Compare a deed with the best one."""
        seat, played = self.task.seat, self.state.clone()
        is_choice = False
        for action in self.actions:
            is_choice = is_choice or len(played.legal(seat)) > 1
            played.apply(seat, action)
        after = self.value(played, self.plan.simulations)
        if not is_choice:
            return Part(self.task.first, after, after)
        best = self.best_deed()
        ended = self.after(best)
        before = after if ended.key() == played.key() else self.value(ended, self.plan.simulations)
        if before[seat] <= after[seat]:
            return Part(self.task.first, after, after, is_choice)
        return Part(
            self.task.first, before, after, is_choice, tuple(best), tuple(self.reasons(best))
        )

    def reasons(self, deed: Sequence[int]) -> list[Packed]:
        """Return what speaks for a deed; what is to be expected only if nothing else does."""
        said = why(self.game, self.state, self.task.seat, deed)
        return [pack(reason) for reason in (particular(said) or said)[:MOST_REASONS]]

    def best_deed(self) -> list[int]:
        """Return the actions of the best deed that a search finds."""
        seat, here, deed = self.task.seat, self.state.clone(), list[int]()
        bot = MctsBot(self.game.coach, Rng(self.seed + 1), Budget(1), Search())
        while not deed or goes_on(self.game, here, seat):
            # What the step before has seen of this one counts.
            known = int(bot.tree.visits[0]) if bot.known is not None else 0
            bot.budget = Budget(max(1, self.plan.simulations - known))
            deed.append(int(bot.choose(here, seat)))
            bot.observe(seat, deed[-1])
            here.apply(seat, deed[-1])
        return deed

    def after(self, deed: Sequence[int]) -> State:
        """Return the position after a deed."""
        here = self.state.clone()
        for action in deed:
            here.apply(self.task.seat, action)
        return here

    # Luck

    def spell(self) -> Part:
        """Compare what happened with what could have happened."""
        simulations = max(FEWEST, self.plan.simulations // LUCK_SHARE)
        happened = self.after(self.actions)
        after = self.value(happened, simulations)
        known = {happened.key(): after}
        before = [0.0] * len(after)
        for likely, state in outcomes(self.state) or self.drawn():
            key = state.key()
            if key not in known:
                known[key] = self.value(state, simulations)
            for seat, share in enumerate(known[key]):
                before[seat] += likely * share
        return Part(self.task.first, tuple(before), after)

    def drawn(self) -> list[tuple[float, State]]:
        """Return some of the outcomes, as chance draws them."""
        found = []
        for number in range(SAMPLES):
            here, rng = self.state.clone(), Rng(self.seed + 2 + number)
            while here.actor() == CHANCE:
                here.apply(CHANCE, here.draw(rng))
            found.append((1.0 / SAMPLES, here))
        return found


def outcomes(state: State, most: int = MOST_OUTCOMES) -> list[tuple[float, State]]:
    """Return all that a spell of chance can lead to, and how likely; none if it is too much.

    What can come about in several ways, as the same dice in another order, is there once.
    """
    ends: dict[bytes, tuple[float, State]] = {}
    layer = {state.key(): (1.0, state)}
    while layer:
        below: dict[bytes, tuple[float, State]] = {}
        for likely, here in layer.values():
            weights = [int(weight) for weight in here.weights()]
            for action, weight in zip(here.legal(CHANCE), weights, strict=True):
                there = here.clone()
                there.apply(CHANCE, action)
                found, key = below if there.actor() == CHANCE else ends, there.key()
                before = found[key][0] if key in found else 0.0
                found[key] = before + likely * weight / sum(weights), there
            if len(ends) + len(below) > most:
                return []
        layer = below
    return list(ends.values())
