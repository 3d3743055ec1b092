"""What chance may bring in House of Cats, each as a picture: dice, and letters of abilities."""

from tarsas.draw.pieces import Portrait
from tarsas.draw.svg import group, label, use
from tarsas.games.cats.rules import Cats
from tarsas.games.cats.rules_page import SYMBOLS


def portrait_roll(state: Cats, symbol: int) -> Portrait:
    """Return a die with what it shows."""
    return Portrait(use(f"die-{SYMBOLS[symbol]}", -1, -1), 52, 52)


def portrait_ability(state: Cats, ability: int) -> Portrait:
    """Return the letter of an ability on its sticker."""
    letter = state.page.letters[ability]
    drawn = use("letter", 0, 0) + label(0, 0, letter, 15, font_weight="bold")
    return Portrait(group(drawn, transform="scale(1.8)"))
