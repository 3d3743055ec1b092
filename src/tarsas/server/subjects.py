"""What can be reviewed: anything that has a record and is not going to change.

The reviews of a game with a box go if its end is taken back (box.py).

A subject is written as its kind and its id: `t:` and the id of a table; `s:`, the id of a study, a
dot and the node that the line leads to. Whoever keeps records of another kind adds it to KINDS, and
its page asks `/api/reviews/{kind}/{id}`.
"""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tarsas.core.errors import TarsasError
from tarsas.core.record import Record
from tarsas.core.state import CHANCE
from tarsas.core.text import Message
from tarsas.server.asking import Ask, room_for, studies_of
from tarsas.server.identity import Guest
from tarsas.server.lobby import NotFoundError
from tarsas.server.results import record_of
from tarsas.server.storage import Storage
from tarsas.server.studies import Studies, StudyError


@dataclass(frozen=True)
class Kind:
    """Records of one kind, each by its id.

    `seen` returns one for a guest who may see it and have it reviewed, or refuses as its own page
    does; `kept` reads it for the server itself, None if it is gone.
    """

    seen: Callable[[Ask, Guest, str], Awaitable[Record]]
    kept: Callable[[Storage, str], Awaitable[Record | None]]


async def seen_table(request: Ask, guest: Guest, identity: str) -> Record:
    """Return the record of a table whose game has ended."""
    room = await room_for(request, guest, identity)
    if not room.over:
        raise TarsasError(Message("error-not-over"))
    return room.record


async def kept_table(storage: Storage, identity: str) -> Record | None:
    """Return the record of a table whose game has ended, without opening it."""
    row = await storage.table(identity)
    return await record_of(storage, row) if row and row["over"] else None


async def seen_study(request: Ask, guest: Guest, identity: str) -> Record:
    """Return the record of a study's line; who has the study's link may have it reviewed.

    A line never changes: other moves have other nodes, which are never numbered anew.
    """
    study, node = read_line(identity)
    record = (await studies_of(request).find(study)).tree.record(node)
    if all(move.seat == CHANCE for move in record.moves):
        raise StudyError(Message("error-review-empty"))
    return record


async def kept_study(storage: Storage, identity: str) -> Record | None:
    """Return the record of a study's line, unless it or its study is deleted."""
    try:
        study, node = read_line(identity)
        tree = (await Studies(storage).find(study)).tree
    except NotFoundError:
        return None
    return tree.record(node) if node in tree.nodes else None


def read_line(identity: str) -> tuple[str, int]:
    """Return the study and the node that a line is named by; each line has one name."""
    study, _, node = identity.partition(".")
    if not re.fullmatch("0|[1-9][0-9]{0,8}", node):
        raise NotFoundError(Message("error-no-study"))
    return study, int(node)


KINDS: dict[str, Kind] = {
    "t": Kind(seen_table, kept_table),
    "s": Kind(seen_study, kept_study),
}


def kind_of(name: str) -> Kind:
    """Return a kind of records, or the error of a page that does not exist."""
    if name not in KINDS:
        raise NotFoundError(Message("error-no-page"))
    return KINDS[name]


async def record_behind(storage: Storage, subject: str) -> Record | None:
    """Return the record of a subject, if it is still there."""
    kind, _, identity = subject.partition(":")
    return await KINDS[kind].kept(storage, identity) if kind in KINDS else None
