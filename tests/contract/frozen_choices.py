"""What a frozen bot chose on the day it was frozen, and how to ask it again.

`master-1.txt` was written before anything about the master changed; it is never written anew.
"""

from collections.abc import Callable
from itertools import islice
from pathlib import Path

from tarsas.bots.bot import Bot
from tarsas.bots.match import Chance, moves
from tarsas.core.rng import Rng

from .cases import CASES, Case, at_home, play

STORED = Path(__file__).with_name("master-1.txt")
SIMULATIONS = 60
MOVES = 60  # of a match, chance included
EVERY = 23  # positions of a random game, up to its end
# Both ends of what a game can be, so that it takes seconds.
ASKED = [
    case
    for case in CASES
    if at_home(case.game)
    and case.players in {case.game.players[0], case.game.usual_players, case.game.players[-1]}
    and case.variant in {0, len(case.game.variants) - 1}
]


def ask(case: Case, make: Callable[[int], Bot]) -> str:
    """Return the moves of a match of such bots, and what one chooses throughout a random game."""
    state, played = case.opening(), list[int]()
    bots = [make(seat) for seat in range(case.players)]
    for seat, action in islice(moves(lambda: state, bots, Chance(Rng(9))), MOVES):
        state.apply(seat, action)
        played.append(int(action))
    asked, chosen = make(7), list[int]()
    for number, (position, seat, _) in enumerate(play(case, 3, [])):
        if seat >= 0 and number % EVERY == 0 and len(chosen) < 30:
            chosen.append(int(asked.choose(position, seat)))
    return f"{case.name} {','.join(map(str, played))} {','.join(map(str, chosen))}"
