"""A finished game under the coach's eyes: how it stood after every move, and what was better."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tarsas.bots.bot import Budget
from tarsas.bots.mcts import MctsBot, Search, likelihood
from tarsas.bots.weighing import compare
from tarsas.core.record import Record
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State, win_shares
from tarsas.core.text import Message

# A move that throws away this share of the chances to win is called so; worst first.
MISTAKES = ((0.2, "blunder"), (0.1, "mistake"), (0.05, "slip"))
LUCK = 0.1  # what chance must shift to be named
ENOUGH = 30  # simulations that a played move is looked into at least


@dataclass(frozen=True)
class Verdict:
    """What the coach says of one move of a record.

    `margins` are every seat's expected final margins after it, `chances` how likely each wins.
    `loss` is how much less likely the move wins than the best one found, `swing` its name or "".
    """

    number: int
    seat: int
    words: str
    margins: list[float]
    chances: list[float]
    loss: float = 0.0
    swing: str = ""
    better: str = ""
    reasons: tuple[Message, ...] = ()


def analyse(
    record: Record, simulations: int, seed: int, on_progress: Callable[[int], None]
) -> list[Verdict]:
    """Judge every move; the same seed gives the same verdicts."""
    found = []
    for verdict in verdicts(record, simulations, seed):
        found.append(verdict)
        on_progress(1)
    return found


def verdicts(record: Record, simulations: int, seed: int) -> Iterator[Verdict]:
    """Yield the verdict on each move in turn."""
    coach, state = record.game.coach, record.opening()
    before = outlook(record, state)[1]
    for number, move in enumerate(record.moves, start=1):
        words = record.game.notation.words(state, move.seat, move.action)
        loss, better, reasons = 0.0, "", tuple[Message, ...]()
        if move.seat != CHANCE and len(state.legal(move.seat)) > 1:
            bot = MctsBot(coach, Rng(seed * 1_000_003 + number), Budget(simulations), Search())
            best, loss = compare(bot, state, move.seat, move.action, ENOUGH)
            if loss > 0:
                better = record.game.notation.words(state, move.seat, best)
                reasons = tuple(coach.reasons(state, move.seat, best))
        state.apply(move.seat, move.action)
        margins, chances = outlook(record, state)
        swing = name_swing(move.seat, loss, before, chances)
        yield Verdict(number, move.seat, words, margins, chances, loss, swing, better, reasons)
        before = chances


def outlook(record: Record, state: State) -> tuple[list[float], list[float]]:
    """Return every seat's expected margin and how likely it wins."""
    coach = record.game.coach
    margins = [float(margin) for margin in coach.assess(state)]
    if state.actor() != OVER:
        return margins, [likelihood(margin, coach.spread) for margin in margins]
    return margins, list(win_shares(state.result()))


def name_swing(seat: int, loss: float, before: list[float], after: list[float]) -> str:
    """Return what to call a move: by what it lost, or what chance brought; "" if not worth it."""
    if seat == CHANCE:
        return "luck" if max(abs(a - b) for a, b in zip(after, before, strict=True)) > LUCK else ""
    return next((name for limit, name in MISTAKES if loss >= limit), "")
