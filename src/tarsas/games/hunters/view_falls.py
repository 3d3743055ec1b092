"""What chance may bring in Hunters and Gatherers, each as a picture: who begins, and tiles."""

from tarsas.draw.pieces import Portrait, seat_mark
from tarsas.draw.svg import Attributes, el, group
from tarsas.games.hunters.rules import Hunters
from tarsas.games.hunters.view_tiles import bare_tile

SIDE = 84.0  # animals can be told apart on it


def portrait_start(state: Hunters, who: int) -> Portrait:
    """Return the mark of who begins."""
    return Portrait(seat_mark(who, 0, 0, 15))


def portrait_tile(state: Hunters, tile: int) -> Portrait:
    """Return the land tile that is drawn."""
    box = state.land.box
    rim: Attributes = {"fill": "none", "stroke": "var(--line)", "stroke_width": 1.5}
    drawn = bare_tile(box.faces[tile], 0, int(box.edition))
    edge = el("path", d="M-50-50h100v100h-100z", **rim)
    return Portrait(group(drawn, edge, transform=f"scale({(SIDE - 2) / 100:g})"), SIDE, SIDE)
