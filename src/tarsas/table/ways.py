"""Ways: a seat's own steps one after another that one gesture carries out.

People point at what they want: the planet where a flight ends, not its length and every hop. The
table of actions says which kinds are merely passed on such a way, because the end decides them.
"""

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from tarsas.core.game import Game
from tarsas.core.state import CHANCE, State

MOST = 3_000  # positions that are looked at; ways beyond them are gone step by step
NOTHING = -1  # was chosen before
Targets = Callable[[State, int, int], tuple[str, ...]]


class Step(NamedTuple):
    """An action and the position that it is done in."""

    state: State
    action: int


class Way(NamedTuple):
    """Steps of one seat, without chance between them, and the element that stands for the last."""

    end: str
    steps: tuple[Step, ...]

    @property
    def actions(self) -> tuple[int, ...]:
        """The actions in order."""
        return tuple(step.action for step in self.steps)


def ways(game: Game, state: State, seat: int, targets: Targets) -> list[Way]:
    """Return the shortest way of two or more steps to each end, and to each kind of deed there.

    An end that a single action stands for is none: a click on it means that action.
    """
    if not _may_pass(game, state, seat):
        return []
    direct = {one for action in state.legal(seat) for one in targets(state, seat, int(action))}
    found: dict[tuple[str, str], Way] = {}
    known: set[tuple[int, int, int, tuple[int, ...]]] = set()
    waiting: deque[tuple[State, tuple[Step, ...], tuple[int, ...]]] = deque([(state, (), ())])
    while waiting and len(known) < MOST:
        here, before, buttons = waiting.popleft()
        for action in map(int, here.legal(seat)):
            kind = game.kinds.read(action).kind
            elements = targets(here, seat, action)
            if not kind.passing and not (before and len(elements) == 1):
                continue
            # What was chosen by buttons tells positions apart, and the last element: a line of the
            # chart is flown once, so from where it came here decides where it can go.
            last = before[-1].action if before else NOTHING
            place = (len(before), last, action, buttons)
            if place in known:
                continue
            known.add(place)
            steps = (*before, Step(here, action))
            after = _asked_again(here, seat, action) if kind.passing else None
            # A button always leads on; what stands on the board is the end if nothing passes it.
            if after and (not elements or _may_pass(game, after, seat)):
                waiting.append((after, steps, buttons if elements else (*buttons, action)))
            elif before and len(elements) == 1 and elements[0] not in direct:
                found.setdefault((elements[0], kind.name), Way(elements[0], steps))
    return list(found.values())


def _asked_again(state: State, seat: int, action: int) -> State | None:
    """Return the position after an action, if the seat acts there and chance does not."""
    after = state.clone()
    after.apply(seat, action)
    return after if after.actor() != CHANCE and after.may_act(seat) else None


def _may_pass(game: Game, state: State, seat: int) -> bool:
    return any(game.kinds.read(int(action)).kind.passing for action in state.legal(seat))
