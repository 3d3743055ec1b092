"""Variations: a tree of moves over a record's set-up, with names and comments.

A tree is a value: what is done to it makes the next tree and leaves this one as it was. Moves are
taken as they are; whoever adds one has checked it (see Table). core/notation.py writes trees down.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from tarsas.core.errors import TarsasError
from tarsas.core.record import Move, Record
from tarsas.core.state import CHANCE
from tarsas.core.text import Message

ROOT = 0
"""The node of the opening, which no move led to."""


@dataclass(frozen=True)
class Node:
    """A move and what is said of the position that it leads to.

    `number` is its own and never given again; `children` are the moves that follow, and the first
    of them is the main one. `comment` has a line each.
    """

    number: int
    parent: int
    move: Move
    name: str = ""
    comment: tuple[str, ...] = ()
    children: tuple[int, ...] = ()


@dataclass(frozen=True, eq=False)
class Variations:
    """A set-up, which is a record without moves, and the nodes by their numbers.

    `next` is the number of the next node.
    """

    setup: Record
    nodes: Mapping[int, Node]
    next: int

    @classmethod
    def of(cls, record: Record) -> "Variations":
        """Return the tree of a record: one line, with its comments."""
        said: dict[int, list[str]] = {}
        for number, line in record.comments:
            said.setdefault(number, []).append(line)
        last = len(record.moves)
        moves = (Move(int(CHANCE), -1), *record.moves)
        nodes = {
            number: Node(
                number,
                number - 1,
                move,
                comment=tuple(said.get(number, ())),
                children=(number + 1,) if number < last else (),
            )
            for number, move in enumerate(moves)
        }
        return cls(setup_of(record), nodes, last + 1)

    # What can be seen

    def node(self, number: int) -> Node:
        """Return a node; one that is not there is refused."""
        if number not in self.nodes:
            raise TarsasError(Message("error-no-node"))
        return self.nodes[number]

    def path(self, number: int) -> list[Node]:
        """Return the nodes from the first move to this one."""
        found = []
        while number != ROOT:
            found.append(self.node(number))
            number = found[-1].parent
        return found[::-1]

    def line(self, number: int) -> list[Node]:
        """Return the nodes to this one, and on from it by the main moves to the end."""
        found = self.path(number)
        here = self.node(number)
        while here.children:
            here = self.nodes[here.children[0]]
            found.append(here)
        return found

    def record(self, number: int | None = None) -> Record:
        """Return the record that leads to a node, by default the main line; comments go along."""
        nodes = self.line(ROOT) if number is None else self.path(number)
        record = self.setup.with_moves([node.move for node in nodes])
        record.comments = [
            (place, line)
            for place, node in enumerate((self.nodes[ROOT], *nodes))
            for line in node.comment
        ]
        return record

    def below(self, number: int) -> Iterator[Node]:
        """Yield a node and all that follow it, each after its parent."""
        waiting = [self.node(number)]
        while waiting:
            here = waiting.pop()
            yield here
            waiting += (self.nodes[child] for child in reversed(here.children))

    def other(self, number: int) -> tuple[list[Node], list[Node]]:
        """Return two lines from where they part: the one to a node, and the one that it left.

        Of the main line, which left none, it is the first that left it last. Both are empty where
        no other line was left.
        """
        path = self.path(number)
        forks = [place for place, node in enumerate(path) if len(self.siblings(node)) > 1]
        aside = [place for place in forks if self.siblings(path[place])[0] != path[place].number]
        if not forks:
            return [], []
        fork = (aside or forks)[-1]
        others = (one for one in self.siblings(path[fork]) if one != path[fork].number)
        return path[fork:], self.line(next(others))[fork:]

    def siblings(self, node: Node) -> tuple[int, ...]:
        """Return what is played in the place of a move, that one too."""
        return self.nodes[node.parent].children

    @property
    def is_plain(self) -> bool:
        """Whether this is a record like any other: one line, and nothing has a name."""
        return all(len(node.children) < 2 and not node.name for node in self.nodes.values())

    # What can be done

    def play(self, parent: int, move: Move) -> tuple["Variations", int]:
        """Return the tree with a move after a node, and the number of where it leads."""
        here = self.node(parent)
        for child in here.children:
            if self.nodes[child].move == move:
                return self, child
        number = self.next
        grown = replace(here, children=(*here.children, number))
        return self._with({parent: grown, number: Node(number, parent, move)}), number

    def call(self, number: int, name: str) -> "Variations":
        """Return the tree in which a node has a name; empty: none."""
        return self._with({number: replace(self.node(number), name=" ".join(name.split()))})

    def comment(self, number: int, text: str) -> "Variations":
        """Return the tree in which a node has a comment; empty: none."""
        lines = [line.strip() for line in text.strip().splitlines()]
        return self._with({number: replace(self.node(number), comment=tuple(lines))})

    def delete(self, number: int) -> "Variations":
        """Return the tree without a node and all that follows it; the opening stays."""
        if number == ROOT:
            raise TarsasError(Message("error-root-stays"))
        gone = {node.number for node in self.below(number)}
        parent = self.nodes[self.nodes[number].parent]
        kept = {n: node for n, node in self.nodes.items() if n not in gone}
        children = tuple(child for child in parent.children if child != number)
        kept[parent.number] = replace(parent, children=children)
        return Variations(self.setup, kept, self.next)

    def promote(self, number: int) -> "Variations":
        """Return the tree in which the variation that a node belongs to comes first where it began.

        In the main line there is nothing to promote.
        """
        for node in reversed(self.path(number)):
            parent = self.nodes[node.parent]
            if parent.children[0] != node.number:
                rest = [child for child in parent.children if child != node.number]
                return self._with({parent.number: replace(parent, children=(node.number, *rest))})
        return self

    def _with(self, changed: Mapping[int, Node]) -> "Variations":
        return Variations(self.setup, {**self.nodes, **changed}, max(self.next, max(changed) + 1))


def setup_of(record: Record) -> Record:
    """Return a record's set-up alone."""
    setup = record.with_moves([])
    setup.comments = []
    return setup
