"""How much worse a deed is than what a search would do in its place."""

from collections.abc import Sequence

from tarsas.bots.mcts import MctsBot
from tarsas.core.state import State


class Weighing:
    """What a search says of a deed: which of its steps is the worst, and what was better there.

    `loss` is how much less likely that step wins; 0 where nothing better was found.
    """

    def __init__(self, step: int, better: int, loss: float) -> None:
        self.step = step
        self.better = better
        self.loss = loss


def compare(bot: MctsBot, state: State, seat: int, action: int, enough: int) -> tuple[int, float]:
    """Return the best move found and how much less likely another one wins.

    That one is looked into by `enough` simulations at least.
    """
    best = int(bot.choose(state, seat))
    if best == action:
        return best, 0.0
    short = enough - int(bot.visits(seat, action))
    if short > 0:
        bot.study(state, seat, action, short)
    return best, max(0.0, bot.chance_of(seat, best) - bot.chance_of(seat, action))


def weigh(bot: MctsBot, state: State, seat: int, deed: Sequence[int], enough: int) -> Weighing:
    """Judge the steps of a deed one after the other; the bot sees each of them but the last."""
    at, worst = state.clone(), Weighing(0, deed[0], 0.0)
    for number, step in enumerate(deed):
        if number > 0:
            bot.observe(seat, deed[number - 1])
            at.apply(seat, deed[number - 1])
        best, loss = compare(bot, at, seat, step, enough)
        if loss > worst.loss or number == 0:
            worst = Weighing(number, best, loss)
    return worst
