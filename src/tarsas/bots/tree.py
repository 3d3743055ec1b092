"""The search tree: nodes in flat vectors, one per move that was considered somewhere.

The tree is open-loop: a node stands for a sequence of decisions, whatever chance brought in
between, and its figures are averages over that chance.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

SEATS: Final[i64] = 8
"""A move is action * SEATS + seat: one number, in the order of the actions."""

NOBODY: Final[i64] = -1

# What is known of a node's position, where a node is one position.
UNKNOWN: Final[i64] = 0
LISTED: Final[i64] = 1  # its legal moves are its children, all of them
END: Final[i64] = 2  # the tree ends here


class Tree:
    """Nodes by number; 0 is the root. Each node is a move and what came of it."""

    def __init__(self) -> None:
        self.move = vec[i64](capacity=1024)
        self.visits = vec[i64](capacity=1024)
        self.chances = vec[i64](capacity=1024)  # how often the move could have been chosen
        self.total = vec[float](capacity=1024)  # sum of results, for the seat that moved
        self.prior = vec[float](capacity=1024)
        self.first = vec[i64](capacity=1024)  # the first child, by move, or NOBODY
        self.sibling = vec[i64](capacity=1024)  # the next child of the same parent
        # Where a node is one position: what is known of it, and from where on `worths` has what it
        # is worth to every seat, or NOBODY.
        self.known = vec[i64](capacity=1024)
        self.worth = vec[i64](capacity=1024)
        self.worths = vec[float](capacity=1024)
        self.add(NOBODY, 0.0)

    def add(self, move: i64, prior: float) -> i64:
        """Add a node that belongs to nobody yet and return its number."""
        self.move = append(self.move, move)
        self.visits = append(self.visits, i64(0))
        self.chances = append(self.chances, i64(0))
        self.total = append(self.total, 0.0)
        self.prior = append(self.prior, prior)
        self.first = append(self.first, NOBODY)
        self.sibling = append(self.sibling, NOBODY)
        self.known = append(self.known, UNKNOWN)
        self.worth = append(self.worth, NOBODY)
        return i64(len(self.move)) - 1

    def insert(self, parent: i64, before: i64, move: i64, prior: float) -> i64:
        """Add a child after its sibling `before`, or as the first if that is NOBODY."""
        node = self.add(move, prior)
        if before == NOBODY:
            self.sibling[node] = self.first[parent]
            self.first[parent] = node
        else:
            self.sibling[node] = self.sibling[before]
            self.sibling[before] = node
        return node

    def child(self, parent: i64, move: i64) -> i64:
        """Return the child that a move leads to, or NOBODY."""
        node = self.first[parent]
        while node != NOBODY and self.move[node] != move:
            node = self.sibling[node]
        return node

    def keep(self, node: i64, worth: vec[float]) -> None:
        """Keep what the position of a node is worth to every seat."""
        self.worth[node] = len(self.worths)
        for share in worth:
            self.worths = append(self.worths, share)

    def below(self, node: i64) -> "Tree":
        """Return the part of the tree under a node, as a tree of its own.

        What is known of its positions is found out anew: moves that were never tried are left out.
        """
        part = Tree()
        part.visits[0] = self.visits[node]
        part.total[0] = self.total[node]
        old = vec[i64]([node])  # part's node i was self's node old[i]
        at: i64 = 0
        while at < len(old):
            child = self.first[old[at]]
            before = NOBODY
            while child != NOBODY:
                # Moves that were listed but never tried are listed again when they are needed.
                if self.visits[child] > 0:
                    before = part.insert(at, before, self.move[child], self.prior[child])
                    part.visits[before] = self.visits[child]
                    part.chances[before] = self.chances[child]
                    part.total[before] = self.total[child]
                    old = append(old, child)
                child = self.sibling[child]
            at += 1
        return part
