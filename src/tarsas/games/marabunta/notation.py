"""Marabunta in words, where the table of actions does not say it: `split pink blue`."""

from tarsas.games.marabunta.rules import Marabunta
from tarsas.games.marabunta.rules_board import ABILITIES, REGIONS


def words_split(state: Marabunta, seat: int, dice: int) -> str:
    """Return the dice that are set apart: `split pink blue`."""
    return " ".join(["split", *(REGIONS[die] for die in dice_of(dice))])


def words_chest(state: Marabunta, seat: int, group: int) -> str:
    """Return the ability that a chest of the group leads to: `chest two_cakes`."""
    return f"chest {ABILITIES[state.board.group_ability[group]]}"


def dice_of(mask: int) -> list[int]:
    """Return the dice of a group."""
    return [i for i in range(6) if mask & (1 << i)]
