"""Studies: the trees of variations that guests keep, in the database and at hand.

A study is read whole and changed by small steps. Each names the revision that it answers, so that
two pages never write over each other.
"""

import secrets
import time
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import RowMapping, bindparam, delete, func, insert, select, update

from tarsas.core.errors import TarsasError
from tarsas.core.record import Move, Record, Seal
from tarsas.core.registry import find_game
from tarsas.core.text import Message
from tarsas.core.variations import Node, Variations
from tarsas.server.limits import (
    A_LINE,
    COMMENT_LETTERS,
    MOST_NODES,
    MOST_SAID,
    MOST_STUDIES,
    TITLE_LETTERS,
)
from tarsas.server.lobby import NotFoundError
from tarsas.server.reviews import forgetting, forgetting_strays, line_of
from tarsas.server.schema import guests, studies, study_nodes
from tarsas.server.storage import ConflictError, Statement, Storage
from tarsas.server.story import Entry
from tarsas.table.audience import ClosedError

MOST_KEPT = 30
"""Studies at hand; each is a few megabytes at most."""

ROWS_AT_ONCE = 500
"""Rows that one statement names."""


class StudyError(TarsasError):
    """What was asked of a study cannot be."""

    package = "tarsas.web"


class NotYoursError(ClosedError):
    """Only whose study it is may change it."""

    package = "tarsas.web"


@dataclass(frozen=True, eq=False)
class Study:
    """A study as it is saved. `entries` tells its nodes, as far as somebody asked for them."""

    id: str
    guest: str
    title: str
    revision: int
    at: int
    updated: float
    tree: Variations
    entries: dict[int, Entry] = field(default_factory=dict)


class Studies:
    """Reads and writes studies."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.kept: OrderedDict[str, Study] = OrderedDict()

    # Reading

    async def find(self, identity: str) -> Study:
        """Return a study as it is now; other servers may have changed it."""
        row = await self.storage.row(select(studies).where(studies.c.id == identity))
        if row is None:
            raise NotFoundError(Message("error-no-study"))
        known = self.kept.get(identity)
        if known is None or known.revision != row["revision"]:
            known = await self._load(row)
        return self._keep(known)

    async def _load(self, row: RowMapping) -> Study:
        query = select(study_nodes).where(study_nodes.c.study == row["id"])
        rows = await self.storage.rows(query.order_by(study_nodes.c.parent, study_nodes.c.place))
        return study_of(row, rows)

    def _keep(self, study: Study) -> Study:
        self.kept[study.id] = study
        self.kept.move_to_end(study.id)
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return study

    async def of_guest(self, guest: str) -> Sequence[RowMapping]:
        """Return the rows of a guest's studies, the last changed first."""
        query = select(studies).where(studies.c.guest == guest)
        return await self.storage.rows(query.order_by(studies.c.updated.desc()))

    async def owner_of(self, study: Study) -> str:
        """Return the name of whose study it is."""
        row = await self.storage.row(select(guests.c.name).where(guests.c.id == study.guest))
        return str(row["name"]) if row else ""

    async def whole(self, row: RowMapping) -> Study:
        """Return the study of a row, without keeping it at hand."""
        return await self._load(row)

    # Writing

    async def open(self, guest: str, tree: Variations, at: int, title: str) -> str:
        """Save a new study and return its id."""
        check_size(tree)
        counted = select(func.count().label("count")).where(studies.c.guest == guest)
        row = await self.storage.row(counted.select_from(studies))
        if row and row["count"] >= MOST_STUDIES:
            raise StudyError(Message("error-many-studies", {"most": MOST_STUDIES}))
        identity, now = secrets.token_urlsafe(12), time.time()
        record = tree.setup
        seal = [record.seal.table, record.seal.promise, record.seal.seed] if record.seal else None
        made = {
            "id": identity,
            "guest": guest,
            "title": short(title),
            "game": record.game.id,
            "version": record.game.version,
            "players": record.players,
            "options": dict(record.options),
            "components": record.custom,
            "names": list(record.names),
            "date": record.date[:40],
            "seal": seal,
            "entered": record.entered,
            "revision": 1,
            "next": tree.next,
            "at": at,
            "created": now,
            "updated": now,
        }
        nodes = [row_of(identity, tree, node) for node in tree.nodes.values()]
        await self.storage.write((insert(studies).values(made), 1), (insert(study_nodes), nodes))
        return identity

    async def change(self, study: Study, tree: Variations, **more: Any) -> Study:
        """Save what became of a study; a page that knows an older revision changes nothing."""
        check_size(tree, study.tree)
        now = time.time()
        after = Study(
            id=study.id,
            guest=study.guest,
            title=more.get("title", study.title),
            revision=study.revision + 1,
            at=more.get("at", study.at),
            updated=now,
            tree=tree,
            entries={n: e for n, e in study.entries.items() if n in tree.nodes},
        )
        mine = (studies.c.id == study.id) & (studies.c.revision == study.revision)
        values = {
            "revision": after.revision,
            "next": tree.next,
            "title": after.title,
            "at": after.at if after.at in tree.nodes else 0,
            "updated": now,
        }
        parts: list[Statement] = [(update(studies).where(mine).values(values), 1)]
        parts += difference(study.id, study.tree, tree)
        await self.storage.write(*parts)
        return self._keep(after)

    async def delete(self, study: Study) -> None:
        """Delete a study for good."""
        self.kept.pop(study.id, None)
        gone = delete(studies).where(studies.c.id == study.id)
        await self.storage.write((gone, None), forgetting_strays())


def check_revision(study: Study, answers: int) -> None:
    """Refuse what answers another revision than the present one."""
    if answers != study.revision:
        raise ConflictError(Message("error-study-changed"))


def check_size(tree: Variations, before: Variations | None = None) -> None:
    """Refuse a tree that is larger than anybody needs; what was `before` may become smaller."""
    if len(tree.nodes) > MOST_NODES:
        raise StudyError(Message("error-large-study", {"most": MOST_NODES}))
    if said_in(tree) > max(MOST_SAID, said_in(before) if before else 0):
        raise StudyError(Message("error-much-said"))


def said_in(tree: Variations) -> int:
    """Return how many bytes all names and comments of a tree take in its record, about."""
    said = (
        line for node in tree.nodes.values() for line in (*filter(None, [node.name]), *node.comment)
    )
    return sum(A_LINE + len(line.encode()) for line in said)


def short(title: str) -> str:
    """Return a title or a name on one line, as long as it may be."""
    return " ".join(title.split())[:TITLE_LETTERS].rstrip()


def fitted(tree: Variations) -> Variations:
    """Return a tree from elsewhere with its texts cut to what may be kept."""
    return Variations(tree.setup, {n: cut(node) for n, node in tree.nodes.items()}, tree.next)


def cut(node: Node) -> Node:
    """Return a node with its texts cut to what may be kept."""
    name, comment = node.name, "\n".join(node.comment)
    if len(name) <= TITLE_LETTERS and len(comment) <= COMMENT_LETTERS:
        return node
    lines = comment[:COMMENT_LETTERS].strip().splitlines()
    return replace(node, name=short(name), comment=tuple(line.strip() for line in lines))


# Rows


def study_of(row: RowMapping, nodes: Sequence[RowMapping]) -> Study:
    """Return a study from its rows; the nodes come parent by parent, in order."""
    game = find_game(row["game"])
    if row["version"] != game.version:
        raise StudyError(Message("error-study-version", {"game": game.id}))
    seal = Seal(*row["seal"]) if row["seal"] else None
    names = tuple(row["names"])
    set_up = (row["players"], row["options"], row["components"], names, row["date"], seal)
    record = Record.new(game, *set_up, recorded=True, entered=row["entered"])
    children: dict[int, list[int]] = {}
    for node in nodes:
        children.setdefault(node["parent"], []).append(node["number"])
    tree = Variations(
        record,
        {
            node["number"]: Node(
                node["number"],
                node["parent"],
                Move(node["seat"], node["action"]),
                node["name"],
                tuple(node["comment"].split("\n")) if node["comment"] else (),
                tuple(children.get(node["number"], ())),
            )
            for node in nodes
        },
        row["next"],
    )
    where = row["at"] if row["at"] in tree.nodes else 0
    return Study(
        row["id"], row["guest"], row["title"], row["revision"], where, row["updated"], tree
    )


def row_of(study: str, tree: Variations, node: Node) -> dict[str, Any]:
    """Return the row of a node."""
    siblings = tree.nodes[node.parent].children if node.parent in tree.nodes else (node.number,)
    return {
        "study": study,
        "number": node.number,
        "parent": node.parent,
        "place": siblings.index(node.number),
        "seat": node.move.seat,
        "action": node.move.action,
        "name": node.name,
        "comment": "\n".join(node.comment),
    }


def changed(before: Variations, after: Variations) -> Iterator[int]:
    """Yield the nodes whose rows are new or other ones."""
    for number, node in after.nodes.items():
        known = before.nodes.get(number)
        if known is None or (known.name, known.comment) != (node.name, node.comment):
            yield number
        if known is not None and known.children != node.children:
            places = {child: place for place, child in enumerate(known.children)}
            for place, child in enumerate(node.children):
                if child in places and places[child] != place:
                    yield child


def difference(study: str, before: Variations, after: Variations) -> Iterator[Statement]:
    """Yield what makes the rows of one tree those of another."""
    gone = sorted(before.nodes.keys() - after.nodes.keys())
    for start in range(0, len(gone), ROWS_AT_ONCE):
        some = gone[start : start + ROWS_AT_ONCE]
        here = (study_nodes.c.study == study) & study_nodes.c.number.in_(some)
        yield delete(study_nodes).where(here), None
        yield from forgetting(line_of(study, number) for number in some)
    rows = [
        row_of(study, after, after.nodes[number])
        for number in dict.fromkeys(changed(before, after))
    ]
    if new := [row for row in rows if row["number"] not in before.nodes]:
        yield insert(study_nodes), new
    if old := [row for row in rows if row["number"] in before.nodes]:
        here = (study_nodes.c.study == study) & (study_nodes.c.number == bindparam("which"))
        fields = ("place", "name", "comment")
        values: dict[str, Any] = {name: bindparam(f"new_{name}") for name in fields}
        told = [
            {"which": row["number"], **{f"new_{name}": row[name] for name in fields}} for row in old
        ]
        yield update(study_nodes).where(here).values(values), told
