"""Carcassonne: Hunters and Gatherers: a land grows tile by tile, and tribes live off it."""

from tarsas.core.components import Tree
from tarsas.core.game import Game
from tarsas.core.options import SEATS, Option, Options, start_option
from tarsas.core.state import State
from tarsas.games.hunters.actions import KINDS
from tarsas.games.hunters.components import build_box
from tarsas.games.hunters.rules import ENDINGS, Hunters
from tarsas.games.hunters.rules_land import Land


def set_up(players: int, options: Options, components: Tree) -> State:
    """Return the opening position."""
    box, values = build_box(components, str(options["edition"]))
    state = Hunters(players, values, Land(box))
    start = options["start"]
    state.set_up(-1 if start == "random" else SEATS.index(str(start)))
    return state


GAME = Game(
    id="hunters",
    package=__name__,
    version=1,
    players=(2, 3, 4, 5),
    minutes=(30, 60),
    options=(
        Option(
            "edition",
            "choice",
            "2002",
            "2020 has other tiles and values, a third hut, and menhir tiles with powers",
            choices=("2002", "2020"),
            rule="edition-2020",
        ),
        start_option(5),
    ),
    endings=ENDINGS,
    kinds=KINDS,
    longest=300,
    set_up=set_up,
    variants=(
        {},
        {"edition": "2020"},
        {"edition": "2020", "start": "blue"},
    ),
)
