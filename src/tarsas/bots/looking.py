"""What a search says of a position: the best deeds as whole chains of steps."""

import heapq
from collections.abc import Callable

from tarsas.bots.mcts import MctsBot
from tarsas.bots.tree import SEATS
from tarsas.core.state import CHANCE, OVER, State

Line = tuple[tuple[int, ...], float, int]
"""The steps of a deed, how likely it wins, and how often it was looked into."""

GoesOn = Callable[[State, int], bool]
"""Says whether a seat's deed goes on at a position."""

LONGEST = 16
"""Steps that are followed; what a deed is after them was hardly looked into."""


def forced_steps(state: State, seat: int, goes_on: GoesOn) -> list[int]:
    """Return the steps that a seat has to take before its deed leaves it a choice."""
    here, found = state.clone(), list[int]()
    while len(found) < LONGEST:
        legal = here.legal(seat)
        if len(legal) != 1:
            break
        found.append(int(legal[0]))
        here.apply(seat, legal[0])
        if here.actor() == CHANCE or not goes_on(here, seat):
            break
    return found


def best_lines(bot: MctsBot, state: State, seat: int, most: int, goes_on: GoesOn) -> list[Line]:
    """Return the deeds that the bot's last search looked into most, the first one first.

    A step that leads to several deeds counts for each as often as that one was looked into.
    """
    tree, count = bot.tree, 0
    waiting: list[tuple[int, int, int, tuple[int, ...], State]] = []
    found: list[Line] = []

    def follow(node: int, before: tuple[int, ...], here: State) -> bool:
        """Let the steps after a node wait; say whether any was looked into."""
        nonlocal count
        legal = {int(action) for action in here.legal(seat)}
        any_tried = False
        child = int(tree.first[node])
        while child >= 0:
            action, visits = int(tree.move[child]) // int(SEATS), int(tree.visits[child])
            if visits > 0 and int(tree.move[child]) % int(SEATS) == seat and action in legal:
                after = here.clone()
                after.apply(seat, action)
                count += 1
                heapq.heappush(waiting, (-visits, count, child, (*before, action), after))
                any_tried = True
            child = int(tree.sibling[child])
        return any_tried

    follow(0, (), state)
    while waiting and len(found) < most:
        _, _, node, steps, here = heapq.heappop(waiting)
        on = here.actor() not in (CHANCE, OVER) and goes_on(here, seat) and len(steps) < LONGEST
        if not (on and follow(node, steps, here)):
            visits = int(tree.visits[node])
            found.append((steps, float(tree.total[node]) / visits, visits))
    return found
