"""What chance may bring in Marabunta, each as a picture: who splits first, the token, the dice."""

from tarsas.draw.pieces import Portrait, seat_mark
from tarsas.games.marabunta.rules import Marabunta
from tarsas.games.marabunta.view_plates import die_face, token_face

SIDE = 68.0


def portrait_start(state: Marabunta, who: int) -> Portrait:
    """Return the mark of who splits first."""
    return Portrait(seat_mark(who, 0, 0, 15))


def portrait_token(state: Marabunta, token: int) -> Portrait:
    """Return the token that is turned up."""
    return Portrait(token_face(token, 0, 0), SIDE, SIDE)


def portrait_roll(state: Marabunta, region: int, face: int) -> Portrait:
    """Return a region's die with what it shows."""
    return Portrait(die_face(region, face, 0, 0), SIDE, SIDE)
