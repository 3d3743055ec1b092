"""The reviews that were asked for: which wait, how far each is, and what came of it.

All of it is in the database, so that a reader may leave, a server may stop, and another one goes on
with what is missing. There is one review of a subject for each depth: who asks for one that is
being made waits for it like everybody else.
"""

import time
import zlib
from collections.abc import Iterable
from dataclasses import dataclass

import msgspec
from sqlalchemy import (
    ColumnElement,
    RowMapping,
    Update,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)

from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.text import Message
from tarsas.server.lease import Lease
from tarsas.server.schema import review_parts, reviews, servers, studies
from tarsas.server.storage import ConflictError, Statement, Storage
from tarsas.study import review as study
from tarsas.study.review import Part, Plan, Review, usual_plan

FORM = study.VERSION
"""What is written here is read by the same engine alone; what another one wrote is made anew."""

MOST_WAITING = 3  # of one visitor, at the same time
MOST_IN_ALL = 500  # that wait; more would wait for days
DEEPEST = 2
DEEPER = 4  # times as many simulations at each depth


def plan_of(game: Game, depth: int, simulations: int = 0) -> Plan:
    """Return how a game is looked into at a depth: 1 is the usual one, as deep as is stable.

    A host may say how many `simulations` that is.
    """
    usual = usual_plan(game)
    deep = (simulations or usual.simulations) * DEEPER ** (depth - 1)
    return msgspec.structs.replace(usual, simulations=deep)


IN_TURN = (reviews.c.depth, reviews.c.asked)
"""Who wants to know at all comes before who wants to know more."""


class ReviewError(TarsasError):
    """A review that cannot be asked for now."""

    package = "tarsas.web"


@dataclass(frozen=True)
class Stand:
    """How far a review is: `done` of its `tasks`, or so many others `ahead` of it."""

    depth: int
    is_done: bool
    failed: bool
    done: int
    tasks: int
    ahead: int


def packed(what: Part | Review) -> bytes:
    """Return a part or a whole review as it is kept."""
    return zlib.compress(msgspec.json.encode(what))


def unpacked_part(kept: bytes) -> Part:
    """Return the part that was packed."""
    return msgspec.json.decode(zlib.decompress(kept), type=Part)


def unpacked_review(kept: bytes) -> Review:
    """Return the review that was packed."""
    return msgspec.json.decode(zlib.decompress(kept), type=Review)


def subject_of(kind: str, identity: str) -> str:
    """Return how a subject is written: `t:` and the id of a table; subjects.py has all kinds."""
    return f"{kind}:{identity}"


def line_of(study: str, node: int) -> str:
    """Return how the line of a study that leads to a node is written as a subject."""
    return subject_of("s", f"{study}.{node}")


def forgetting(subjects: Iterable[str]) -> list[Statement]:
    """Return what deletes the reviews of subjects that are gone."""
    gone = list(subjects)
    return [
        (delete(review_parts).where(review_parts.c.subject.in_(gone)), None),
        (delete(reviews).where(reviews.c.subject.in_(gone)), None),
    ]


def forgetting_strays() -> Statement:
    """Return what deletes the reviews of studies that are gone, with their parts."""
    line = func.rtrim(reviews.c.subject, "0123456789")  # a subject without its node
    there = select(literal("s:") + studies.c.id + literal("."))
    strays = reviews.c.subject.startswith("s:") & line.not_in(there)
    return delete(reviews).where(strays), None


class Reviews:
    """Every review of a database, as one server sees them."""

    def __init__(self, storage: Storage, lease: Lease) -> None:
        self.storage = storage
        self.lease = lease

    # For who asks

    async def ask(self, subject: str, depth: int, guest: str, *, limited: bool = True) -> None:
        """Let a review be made, unless there is one or it is being made."""
        key = (reviews.c.subject == subject, reviews.c.depth == depth)
        row = await self.storage.row(select(reviews).where(*key))
        if row and row["form"] == FORM and not row["failed"]:
            return
        if limited:
            await self._check_room(guest)
        again = [] if row is None else [(delete(reviews).where(*key), 1)]
        if row and row["failed"] and row["form"] == FORM:  # what is done of it still holds
            change = update(reviews).where(*key).values(failed=False, keeper="", asked=time.time())
            await self.storage.write((change, 1))
            return
        values = {"subject": subject, "depth": depth, "form": FORM}
        wanted = insert(reviews).values(**values, guest=guest, asked=time.time())
        try:
            await self.storage.write(*again, (wanted, 1))
        except ConflictError:
            return  # somebody else asked for the same at the same moment

    async def _check_room(self, guest: str) -> None:
        """Refuse what would wait behind too many others, or behind too many of the own."""
        mine = func.count().filter(reviews.c.guest == guest).label("mine")
        query = select(func.count().label("all"), mine).select_from(reviews).where(is_waiting())
        (row,) = await self.storage.rows(query)
        if row["mine"] >= MOST_WAITING:
            raise ReviewError(Message("error-review-own", {"most": MOST_WAITING}))
        if row["all"] >= MOST_IN_ALL:
            raise ReviewError(Message("error-review-queue"))

    async def stands(self, subject: str) -> list[Stand]:
        """Return how far the reviews of a subject are, the deepest last."""
        parts = (
            select(func.count())
            .where(
                review_parts.c.subject == reviews.c.subject,
                review_parts.c.depth == reviews.c.depth,
            )
            .scalar_subquery()
            .label("parts")
        )
        columns = (reviews.c.depth, reviews.c.asked, reviews.c.tasks, reviews.c.failed, parts)
        done = reviews.c.result.is_not(None).label("done")
        query = select(*columns, done).where(reviews.c.subject == subject, reviews.c.form == FORM)
        rows = await self.storage.rows(query.order_by(reviews.c.depth))
        return [await self._stand(row) for row in rows]

    async def _stand(self, row: RowMapping) -> Stand:
        waits = not row["done"] and not row["failed"]
        return Stand(
            row["depth"],
            row["done"],
            row["failed"],
            row["tasks"] if row["done"] else row["parts"],
            row["tasks"],
            await self._ahead(row["depth"], row["asked"]) if waits and not row["tasks"] else 0,
        )

    async def _ahead(self, depth: int, asked: float) -> int:
        """Count the reviews that come before one."""
        sooner = (reviews.c.depth < depth) | (
            (reviews.c.depth == depth) & (reviews.c.asked < asked)
        )
        before = select(func.count().label("n")).where(is_waiting(), sooner)
        (row,) = await self.storage.rows(before)
        return int(row["n"])

    async def lines(self, study: str) -> set[str]:
        """Return the lines of a study, as subjects, of which a review was asked for."""
        own = reviews.c.subject.startswith(subject_of("s", f"{study}."), autoescape=True)
        query = select(reviews.c.subject).where(own, reviews.c.form == FORM)
        return {row["subject"] for row in await self.storage.rows(query)}

    async def result(self, subject: str, depth: int) -> Review | None:
        """Return a review that is done."""
        key = (reviews.c.subject == subject, reviews.c.depth == depth, reviews.c.form == FORM)
        row = await self.storage.row(select(reviews.c.result).where(*key))
        return unpacked_review(row["result"]) if row and row["result"] else None

    # For who makes them

    async def take(self) -> tuple[str, int] | None:
        """Return the next review that nobody who lives works on; from now on this server does."""
        free = or_(reviews.c.keeper.not_in(select(servers.c.id)), reviews.c.keeper == self.lease.id)
        query = select(reviews.c.subject, reviews.c.depth, reviews.c.keeper).where(is_waiting())
        row = await self.storage.row(query.where(free).order_by(*IN_TURN).limit(1))
        if row is None:
            return None
        key = (reviews.c.subject == row["subject"], reviews.c.depth == row["depth"])
        mine = update(reviews).where(*key, reviews.c.keeper == row["keeper"])
        try:
            await self.storage.write((mine.values(keeper=self.lease.id), 1))
        except ConflictError:
            return await self.take()  # another server was quicker; there may be more
        return row["subject"], row["depth"]

    async def is_hurried(self, depth: int) -> bool:
        """Say whether one that is not as deep waits for its turn."""
        free = reviews.c.keeper.not_in(select(servers.c.id))
        query = select(reviews.c.depth).where(is_waiting(), free, reviews.c.depth < depth)
        return await self.storage.row(query.limit(1)) is not None

    def _mine(self, subject: str, depth: int) -> Update:
        """Return the beginning of a change of a review that this server works on, and of no other.

        Its subject may have gone meanwhile, and come again as another one.
        """
        key = (reviews.c.subject == subject, reviews.c.depth == depth)
        return update(reviews).where(*key, reviews.c.keeper == self.lease.id)

    async def begin(self, subject: str, depth: int, tasks: int) -> dict[int, bytes]:
        """Note how many parts there will be; return those that are there, by their numbers."""
        await self.storage.write((self._mine(subject, depth).values(tasks=tasks), 1))
        query = select(review_parts.c.number, review_parts.c.part).where(
            review_parts.c.subject == subject, review_parts.c.depth == depth
        )
        return {row["number"]: row["part"] for row in await self.storage.rows(query)}

    async def keep(self, subject: str, depth: int, number: int, part: bytes) -> None:
        """Keep a part."""
        key = {"subject": subject, "depth": depth, "number": number}
        held = self._mine(subject, depth).values(keeper=self.lease.id)
        await self.storage.write((held, 1), (insert(review_parts).values(**key, part=part), 1))

    async def finish(self, subject: str, depth: int, result: bytes) -> None:
        """Keep a review that is done; its parts are in it."""
        parts = (review_parts.c.subject == subject, review_parts.c.depth == depth)
        await self.storage.write(
            (self._mine(subject, depth).values(result=result, keeper=""), 1),
            (delete(review_parts).where(*parts), None),
        )

    async def fail(self, subject: str, depth: int) -> None:
        """Note that a review cannot be made."""
        await self.storage.write((self._mine(subject, depth).values(failed=True, keeper=""), None))

    async def drop(self, subject: str) -> None:
        """Forget the reviews of a subject that is gone."""
        await self.storage.write(*forgetting([subject]))

    async def release(self) -> None:
        """Leave to others what this server works on."""
        mine = update(reviews).where(reviews.c.keeper == self.lease.id)
        await self.storage.write((mine.values(keeper=""), None))


def is_waiting() -> ColumnElement[bool]:
    """Return the condition of a review that is to be made."""
    return reviews.c.result.is_(None) & reviews.c.failed.is_(False) & (reviews.c.form == FORM)
