"""The greedy bot: looks one action ahead and takes what the coach likes best."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tarsas.bots.bot import Bot
from tarsas.core.coach import Coach
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, State

SAMPLES: Final[i64] = 4  # outcomes of chance tried per action by a coach that cannot foresee it


class GreedyBot(Bot):
    """Plays the action with the best evaluation; `noise` makes it misjudge by so many points."""

    def __init__(self, coach: Coach, rng: Rng, noise: float = 0.0) -> None:
        self.coach = coach
        self.rng = rng
        self.noise = noise

    def generators(self) -> list[Rng]:
        """Return its one generator."""
        return [self.rng]

    def choose(self, state: State, seat: i64) -> i64:
        """Return the most promising legal action; among equals, any."""
        actions = state.legal(seat)
        promised = self.promises(state, seat, actions)
        best, best_value, equals = actions[0], -1e30, i64(0)
        for i in range(i64(len(actions))):
            action, value = actions[i], promised[i]
            if self.noise > 0.0:
                value += self.noise * blur(self.rng)
            if value > best_value:
                best, best_value, equals = action, value, 1
            elif value == best_value:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = action
        return best

    def promises(self, state: State, seat: i64, actions: vec[i64]) -> vec[float]:
        """Return the evaluation after each action, averaged over chance where that is due."""
        # A coach that guides has learnt what chance brings on average; a plain one must see it.
        if self.coach.guides:
            return self.coach.after_each(state, seat, actions)
        promised = vec[float](capacity=len(actions))
        for action in actions:
            promised = append(promised, self.seen_after(state, seat, action))
        return promised

    def seen_after(self, state: State, seat: i64, action: i64) -> float:
        """Return the evaluation after an action; before chance, its average over some draws."""
        after = state.clone()
        after.apply(seat, action)
        if after.actor() != CHANCE:
            return self.coach.evaluate(after, seat)
        total = 0.0
        for _ in range(SAMPLES):
            drawn = after.clone()
            while drawn.actor() == CHANCE:
                drawn.apply(CHANCE, drawn.draw(self.rng))
            total += self.coach.evaluate(drawn, seat)
        return total / float(SAMPLES)


def blur(rng: Rng) -> float:
    """Return a random number around 0 with standard deviation 1, roughly normal."""
    total: i64 = 0
    for _ in range(i64(12)):
        total += rng.below(1 << 20)
    return float(total) / float(1 << 20) - 6.0
