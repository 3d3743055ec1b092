"""Marabunta: two ant colonies share the dice and fight for six regions of a picnic meadow."""

from tarsas.core.components import Tree
from tarsas.core.filling import begun
from tarsas.core.game import Game
from tarsas.core.options import SEATS, Option, Options, start_option
from tarsas.core.state import State
from tarsas.games.marabunta.actions import KINDS
from tarsas.games.marabunta.components import build_board
from tarsas.games.marabunta.filling import lay, paper
from tarsas.games.marabunta.rules import Marabunta
from tarsas.games.marabunta.rules_board import ENDINGS


def set_up(players: int, options: Options, components: Tree) -> State:
    """Return the opening position."""
    board = build_board(
        components,
        str(options["territory"]),
        str(options["boards"]),
        str(options["triple"]),
    )
    state = Marabunta(board)
    start = options["start"]
    state.set_up(-1 if start == "random" else SEATS.index(str(start)))
    return begun(state, options, paper, lay)


GAME = Game(
    id="marabunta",
    package=__name__,
    version=1,
    players=(2,),
    minutes=(20, 30),
    options=(
        Option(
            "territory",
            "choice",
            "symbol",
            "side of the territory; without the symbol the blue hexes lie scattered",
            choices=("symbol", "no_symbol"),
        ),
        Option(
            "boards",
            "choice",
            "symbol",
            "side of both player boards, with other abilities on each",
            choices=("symbol", "no_symbol"),
        ),
        Option(
            "triple",
            "choice",
            "both",
            "what the third 1 of triple_one must touch: both others or either",
            choices=("both", "either"),
        ),
        start_option(2),
    ),
    endings=ENDINGS,
    kinds=KINDS,
    longest=2000,
    set_up=set_up,
    variants=(
        {},
        {"territory": "no_symbol"},
        {"boards": "no_symbol"},
        {"territory": "no_symbol", "boards": "no_symbol", "triple": "either", "start": "blue"},
    ),
)
