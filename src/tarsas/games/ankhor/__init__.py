"""Ankh'or: merchants of the Nile valley buy tiles with goods and build on two levels."""

from tarsas.core.components import Tree
from tarsas.core.game import Game
from tarsas.core.options import SEATS, Option, Options, start_option
from tarsas.core.state import State
from tarsas.games.ankhor.actions import KINDS
from tarsas.games.ankhor.components import build_box
from tarsas.games.ankhor.rules import ENDINGS, Ankhor


def set_up(players: int, options: Options, components: Tree) -> State:
    """Return the opening position."""
    state = Ankhor(players, build_box(components))
    start = options["start"]
    first = -1 if start == "random" else SEATS.index(str(start))
    state.set_up(first, int(options["idle_rounds"]))
    return state


GAME = Game(
    id="ankhor",
    package=__name__,
    version=1,
    players=(2, 3, 4),
    minutes=(30, 45),
    options=(
        Option(
            "idle_rounds",
            "number",
            20,
            "rounds in a row without a purchase after which the game ends; 0: never",
            lowest=0,
            highest=50,
        ),
        start_option(4),
    ),
    endings=ENDINGS,
    kinds=KINDS,
    # With a limit: 60 purchases with 50 idle rounds between, 4 turns a round, 20 steps each.
    longest=250_000,
    set_up=set_up,
    # Without a limit of idle rounds a game may go on for ever, so no variant plays it that way.
    variants=(
        {},
        {"idle_rounds": 5, "start": "red"},
        {"idle_rounds": 50, "start": "blue"},
    ),
)
