"""House of Cats: everybody writes the same dice on an own sheet and walls rooms around them."""

from librt.vecs import vec
from mypy_extensions import i64

from tarsas.core.components import Tree
from tarsas.core.errors import OptionError
from tarsas.core.filling import begun
from tarsas.core.game import Game
from tarsas.core.options import MOST_SHOWN, Option, Options
from tarsas.core.state import State
from tarsas.core.text import Message
from tarsas.games.cats.actions import KINDS
from tarsas.games.cats.components import LETTERS, build_page
from tarsas.games.cats.filling import lay, paper
from tarsas.games.cats.rules import ENDINGS, Cats

FIRST_GAME = "ABCD"


def set_up(players: int, options: Options, components: Tree) -> State:
    """Return the opening position."""
    level = int(options["level"])
    page = build_page(components, level, str(options["growth"]))
    chosen = read_abilities(str(options["abilities"]), level)
    state = Cats(players, page)
    state.set_up(vec[i64]([page.letters.index(letter) for letter in chosen]))
    return begun(state, options, paper, lay)


def read_abilities(value: str, level: int) -> str:
    """Return the chosen letters, or none if chance reveals them."""
    if value == "random" or (value == "usual" and level != 1):
        return ""
    letters = FIRST_GAME if value == "usual" else value.replace(" ", "").upper()
    if len(letters) != 4 or len(set(letters)) != 4 or any(c not in LETTERS for c in letters):
        plain = (
            f"option abilities: {value!r} is not allowed; allowed: usual, random, "
            "or four different letters from A to L"
        )
        raise OptionError(Message("error-abilities", {"given": value[:MOST_SHOWN]}), plain)
    return letters


GAME = Game(
    id="cats",
    package=__name__,
    version=1,
    players=(1, 2, 3, 4, 5, 6),
    minutes=(15, 20),
    options=(
        Option(
            "level",
            "number",
            1,
            "which of the four sheets everybody gets",
            lowest=1,
            highest=4,
        ),
        Option(
            "abilities",
            "text",
            "usual",
            "four different letters from A to L for the numbers 2 to 5, or random; "
            "usual is ABCD on level 1 and random on the others",
            offers=("usual", "random", FIRST_GAME),
            parts=tuple(LETTERS),
            taken=4,
            later="random",
        ),
        Option(
            "growth",
            "choice",
            "free",
            "level 4: new cells lie anywhere, or at least one touches the old area",
            choices=("free", "touching"),
        ),
    ),
    endings=ENDINGS,
    kinds=KINDS,
    longest=6000,
    set_up=set_up,
    variants=(
        {},
        {"level": 2, "abilities": "EFGH"},
        {"level": 3, "abilities": "IJKL"},
        {"level": 4},
        {"level": 4, "abilities": "KGLD", "growth": "touching"},
    ),
)
