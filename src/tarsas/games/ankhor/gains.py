"""What a purchase or a move in Ankh'or would bring, place by place: for pictures, not for bots."""

from tarsas.games.ankhor.actions import KINDS
from tarsas.games.ankhor.notation import kind
from tarsas.games.ankhor.rules import Ankhor
from tarsas.games.ankhor.rules_actions import DISCOUNTING, PAYING, PLACING, TURN


def gain(state: Ankhor, seat: int, action: int) -> int:
    """Return the points that an action brings; however it is paid, the first way counts."""
    after = state.clone()
    assert isinstance(after, Ankhor)
    after.apply(seat, action)
    while after.phase == TURN and kind(after) in (DISCOUNTING, PAYING):
        after.apply(seat, after.legal(seat)[0])
    if after.phase == TURN and kind(after) == PLACING:  # a tile was chosen, not its place
        return int(after.score(seat) - state.score(seat)) + best(after, seat)
    return int(after.score(seat) - state.score(seat))


def best(state: Ankhor, seat: int) -> int:
    """Return the most points that any place for the chosen tile brings."""
    return max(gain(state, seat, int(action)) for action in state.legal(seat))


def offers(state: Ankhor) -> dict[int, int] | None:
    """Return the slots whose tiles can be bought now, with the most points each would bring.

    None while nobody could buy anything, whatever they had.
    """
    if state.phase != TURN or len(state.pending) > 0 or state.acted:
        return None
    seat = int(state.active)
    legal = [(int(action), KINDS.read(int(action))) for action in state.legal(seat)]
    bought = [(action, read.values[0]) for action, read in legal if read.kind.name == "buy"]
    return {slot: gain(state, seat, action) for action, slot in bought}
