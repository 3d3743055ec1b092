"""A variation that goes on as the line did that it left: one thing is changed, the rest replayed.

That is how a position is edited. Whoever wonders what another roll would have come to chooses that
roll, and lets all that was done afterwards be done again, as far as the rules allow.
"""

from collections.abc import Mapping, Sequence
from itertools import groupby

from tarsas.core.errors import IllegalActionError
from tarsas.core.puzzles import goes_on
from tarsas.core.state import CHANCE
from tarsas.core.text import Message
from tarsas.core.variations import Node, Variations
from tarsas.server.analysing import tell
from tarsas.server.story import Entry
from tarsas.server.studies import Study, StudyError
from tarsas.table.table import Table


def resumed(study: Study, at: int) -> tuple[Variations, int]:
    """Return the tree with the rest of the other line after a node, and the node where that ends.

    If nothing of it can be done there, what chance brought after the last deed makes way for what
    it brought then: it was perhaps drawn by itself.
    """
    tell(study)
    own, other = study.tree.other(at)
    for mine in dict.fromkeys((tuple(own), until_deed(own))):
        if not mine:
            continue
        tree, end = study.tree, mine[-1].number
        table = Table.of(tree.record(end))
        for node in other[replaced(study.entries, mine, other, table) :]:
            try:
                table = table.follow(node.move)
            except IllegalActionError:
                break
            tree, end = tree.play(end, node.move)
        if end != mine[-1].number:
            return tree, end
    raise StudyError(Message("error-nothing-to-resume"))


def until_deed(nodes: Sequence[Node]) -> tuple[Node, ...]:
    """Return nodes up to the last that is not chance's."""
    last = max((place for place, node in enumerate(nodes) if node.move.seat != CHANCE), default=-1)
    return tuple(nodes[: last + 1])


def replaced(
    entries: Mapping[int, Entry], own: Sequence[Node], other: Sequence[Node], table: Table
) -> int:
    """Return how many moves at the beginning of another line are those that these stand for.

    They are as many deeds and outcomes of chance; of a deed that is not over yet, as many steps.
    """
    mine, theirs = pieces(entries, own), pieces(entries, other)
    here = theirs[: len(mine)]
    seat = own[-1].move.seat
    if seat != CHANCE and len(here) == len(mine) and goes_on(table.record.game, table.state, seat):
        here[-1] = min(here[-1], mine[-1])
    return sum(here)


def pieces(entries: Mapping[int, Entry], nodes: Sequence[Node]) -> list[int]:
    """Return how many moves each deed and each outcome of chance takes, one after the other."""

    def piece(node: Node) -> int:
        entry = entries[node.number]
        return entry.number if node.move.seat == CHANCE else entry.deed

    return [len(list(moves)) for _, moves in groupby(nodes, key=piece)]
