"""A live table: checks what people and bots do, saves it, then shows it to everybody."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from typing import Any, Protocol

import structlog
from sqlalchemy import RowMapping, delete, insert, update

from tarsas.core.errors import TarsasError
from tarsas.core.record import Move, Record, Seal
from tarsas.core.registry import find_game
from tarsas.core.rng import SealedRng
from tarsas.core.state import CHANCE
from tarsas.server import metrics
from tarsas.server.identity import Guest
from tarsas.server.messages import ChatLine, SocketError, TimeLeft
from tarsas.server.schema import chat, moves, seats, tables
from tarsas.server.storage import ConflictError, DoubtError, Statement, Storage, StorageError
from tarsas.server.story import Story
from tarsas.server.thinking import Question, Thinkers
from tarsas.table.clock import Clock
from tarsas.table.seats import Seat
from tarsas.table.table import Table

log = structlog.get_logger()
LEVEL_ON_TIMEOUT = "player"
AGAIN = 2.0  # seconds until bots and clocks try again what the database did not take


class Watcher(Protocol):
    """Somebody who looks at a table."""

    guest: Guest

    def notice(self, what: str) -> None:
        """Learn that something changed: position, table or chat."""


@dataclass(frozen=True)
class Moment:
    """The game as it is saved: the table, its story, and since when each seat is to act.

    A moment is replaced, never changed: who takes it once sees one whole position.
    """

    table: Table
    story: Story
    since: tuple[float, ...]


class Room:
    """One table in memory. What it shows is what is saved, so that readers need no lock.

    A change is made to a copy, committed, and only then put in the place of what was there. The
    lock is for those who change something: one after the other.
    """

    def __init__(
        self, storage: Storage, thinkers: Thinkers, bot_pause: float, identity: str
    ) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.bot_pause = bot_pause
        self.id = identity
        self.lock = asyncio.Lock()
        self.in_doubt = False  # whether the database may hold more than is shown
        self.watchers: set[Watcher] = set()
        self.thinking: set[int] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    # Loading

    async def load(self) -> None:
        """Read the table from the database and replay it."""
        row = await self.storage.table(self.id)
        if row is None:
            raise TarsasError("there is no such table")
        found_seats = await self.storage.seats_of(self.id)
        found_moves = await self.storage.moves_of(self.id)
        said = await self.storage.chat_of(self.id)
        self._rebuild(row, found_seats, found_moves)
        self.chat = [
            ChatLine(line["name"], line["seat"], line["text"], line["at"]) for line in said
        ]
        self.in_doubt = False

    def _rebuild(
        self,
        row: RowMapping,
        found_seats: Sequence[RowMapping],
        found_moves: Sequence[RowMapping],
    ) -> None:
        fields = ("kind", "guest", "name", "level", "handed", "code")
        self.seats = [Seat(**{name: seat[name] for name in fields}) for seat in found_seats]
        self.owner: str = row["owner"]
        self.clock = Clock(row["clock"], row["seconds"])
        self.rematch: str = row["rematch"]
        seed: bytes = row["seed"]
        self.sealed = SealedRng(seed, self.id)
        game = find_game(row["game"])
        record = Record.new(game, row["players"], row["options"], row["components"])
        record.seal = Seal.of(seed, self.id)
        record.moves = [Move(move["seat"], move["action"]) for move in found_moves]
        table, story = Table.of(record, row["revision"]), Story(game).follow(Table.stages(record))
        tokens = [str(move["token"]) for move in found_moves if move["token"]]
        self.tokens: dict[str, int] = dict.fromkeys(tokens, table.revision)
        last = found_moves[-1]["at"] if found_moves else row["created"]
        self.now = Moment(table, story, (float(last),) * record.players)

    # What can be seen

    @property
    def table(self) -> Table:
        """The game as it is saved."""
        return self.now.table

    @property
    def record(self) -> Record:
        """The set-up and the moves so far."""
        return self.table.record

    @property
    def story(self) -> Story:
        """The moves so far as they are told."""
        return self.now.story

    @property
    def revision(self) -> int:
        """What answers to the present position name."""
        return self.table.revision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.over

    def acting(self) -> list[int]:
        """Return the seats that may act now."""
        return self.table.acting()

    def scores(self) -> list[int]:
        """Return every seat's points."""
        return self.table.scores()

    def clocks(self) -> list[TimeLeft | None]:
        """Return the time left to each seat that is to act."""
        now, acting = time.time(), self.acting()
        left = [
            self.clock.left(since, now) if seat in acting else None
            for seat, since in enumerate(self.now.since)
        ]
        return [None if seconds is None else TimeLeft(round(seconds, 1)) for seconds in left]

    # Acting

    async def start(self) -> None:
        """Let chance open the game, and bots and clocks begin."""
        async with self.changing():
            if self.table.actor == CHANCE:
                with suppress(ConflictError):  # another server was quicker; its draw is loaded
                    await self._play(self.table.draw(self.sealed))
            self._wake()

    async def act(self, guest: Guest, seat: int, action: int, answers: int, token: str) -> int:
        """Carry out a person's action; returns the revision it led to, once it is saved."""
        async with self.changing():
            if token in self.tokens:
                return self.tokens[token]  # sent twice, done once
            self._check_owner(guest, seat)
            try:
                await self._play(self.table.act(seat, action, answers), token)
            except (ConflictError, StorageError):
                if token not in self.tokens:  # else the database has it after all
                    raise
            return self.revision

    async def undo(self, guest: Guest, seat: int, answers: int) -> int:
        """Take a seat's last action back."""
        async with self.changing():
            self._check_owner(guest, seat)
            after = self.table.undo(seat, answers)
            last = (moves.c.table_id == self.id, moves.c.number == self.table.number)
            await self._commit(
                after, self.story.until(after.number), (delete(moves).where(*last), 1)
            )
            return self.revision

    def _check_owner(self, guest: Guest, seat: int) -> None:
        if not 0 <= seat < len(self.seats) or not self.seats[seat].belongs_to(guest.id):
            raise SocketError("not_yours", "this seat is not yours")
        if self.seats[seat].handed:
            raise SocketError("not_yours", "a bot plays this seat; take it back first")
        if self.over:
            raise SocketError("over", "the game is over")

    async def _play(self, first: Table, token: str = "") -> None:
        """Save a move, given as the table after it, with the chance that follows; then show it."""
        steps = [self.table, first]
        while steps[-1].actor == CHANCE:
            steps.append(steps[-1].draw(self.sealed))
        now, before, after = time.time(), self.table.number, steps[-1]
        rows = [
            {
                "table_id": self.id,
                "number": before + i + 1,
                "previous": before + i or None,
                "seat": move.seat,
                "action": move.action,
                "token": token if token and i == 0 else None,
                "at": now,
            }
            for i, move in enumerate(after.record.moves[before:])
        ]
        await self._commit(after, self.story.follow(steps), (insert(moves), rows))
        if token:
            self.tokens[token] = self.revision
        metrics.MOVES.inc(len(rows))

    async def _commit(self, after: Table, story: Story, statement: Statement) -> None:
        """Save what leads to a table, then put it in the place of the present one."""
        lock = update(tables).where(tables.c.id == self.id, tables.c.revision == self.revision)
        change = lock.values(
            revision=after.revision,
            moves=after.number,
            acting=after.acting(),
            over=after.over,
            scores=after.scores() if after.over else [],
            updated=time.time(),
        )
        await self._write((change, 1), statement)
        self.now = Moment(after, story, self._since(after))
        self._changed()

    def _since(self, after: Table) -> tuple[float, ...]:
        """Return when each seat's time began: who goes on acting keeps it, unless chance came."""
        before, now = self.table, time.time()
        drawn = any(move.seat == CHANCE for move in after.record.moves[before.number :])
        kept = [] if drawn else [seat for seat in before.acting() if seat in after.acting()]
        return tuple(old if seat in kept else now for seat, old in enumerate(self.now.since))

    # Saving

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Hold the lock, knowing what is saved."""
        async with self.lock:
            if self.in_doubt:
                await self._look_again()
            yield

    async def _write(self, *statements: Statement) -> None:
        """Commit statements. Where that leaves open what is saved, the database is asked."""
        self.in_doubt = True  # also if this is cancelled
        try:
            await self.storage.write(*statements)
            self.in_doubt = False
        except (ConflictError, DoubtError):
            try:
                await self._look_again()
            except StorageError:
                self._spawn(self._resume)
            raise
        except StorageError:
            self.in_doubt = False  # nothing was saved, and nothing is shown
            raise

    async def _look_again(self) -> None:
        """Show what the database holds, whatever that is."""
        await self.load()
        self.tell("table")
        self._changed()

    async def _resume(self) -> None:
        async with self.changing():
            self._wake()

    def _changed(self) -> None:
        self.tell("position")
        self._wake()

    def tell(self, what: str) -> None:
        """Let every watcher know that something changed: position, table or chat."""
        for watcher in list(self.watchers):
            watcher.notice(what)

    # Seats

    async def seat_change(self, seat: int, change: Callable[[Seat], None]) -> None:
        """Change a seat, save it and tell everybody."""
        async with self.changing():
            if not 0 <= seat < len(self.seats):
                raise TarsasError("there is no such seat")
            changed = replace(self.seats[seat])
            change(changed)
            await self._save_seat(seat, changed)
            since = list(self.now.since)
            since[seat] = time.time()
            self.now = replace(self.now, since=tuple(since))
            self._changed()

    async def _save_seat(self, seat: int, changed: Seat) -> None:
        where = (seats.c.table_id == self.id, seats.c.seat == seat)
        await self._write((update(seats).where(*where).values(vars(changed)), 1))
        self.seats[seat] = changed
        self.tell("table")

    # Chat

    async def say(self, guest: Guest, text: str) -> None:
        """Add a line to the chat."""
        clean = " ".join(text.split())
        if not clean:
            return
        seat = next((i for i, s in enumerate(self.seats) if s.belongs_to(guest.id)), None)
        line = ChatLine(guest.name, seat, clean, time.time())
        row = {"table_id": self.id, "guest": guest.id, "name": guest.name, "seat": seat}
        async with self.changing():
            await self._write((insert(chat).values({**row, "text": clean, "at": line.at}), 1))
            self.chat.append(line)
            self.tell("chat")

    # Bots and clocks

    def _wake(self) -> None:
        """Let bots think that are to act, and set the alarm of the next clock to run out."""
        for seat in self.acting():
            if self.seats[seat].plays_itself() and seat not in self.thinking:
                self.thinking.add(seat)  # at once: a task begins only later
                self._spawn(self._think, seat)
        self._set_timer()

    def _spawn(self, work: Callable[..., Coroutine[Any, Any, None]], *args: int) -> None:
        task = asyncio.create_task(self._in_background(work, *args))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _in_background(
        self, work: Callable[..., Coroutine[Any, Any, None]], *args: int
    ) -> None:
        """Do the work of a bot or a clock; if the database does not take it, try again later."""
        try:
            await work(*args)
        except ConflictError:
            log.info("a bot or a clock came too late", table=self.id)
        except StorageError as error:
            told = {"fault": type(error).__name__, "why": str(error)}
            log.warning("a bot's or a clock's work is not saved", table=self.id, **told)
            await asyncio.sleep(AGAIN)
            self._spawn(self._resume)
        except Exception:
            log.exception("a bot failed", table=self.id, work=work.__name__, of=args)

    def question(self, seat: int, level: str) -> Question:
        """Return the present position as a bot is asked about it."""
        record = self.record
        return Question(
            self.id,
            record.game.id,
            record.players,
            dict(record.options),
            record.custom,
            [(move.seat, move.action) for move in record.moves],
            seat,
            level,
            # Bots must not know the table's seed; the revision is as good.
            self.revision,
        )

    async def _think(self, seat: int) -> None:
        """Let a bot move once. Its mark in `thinking` goes before anything can wake it again."""
        marked = True
        try:
            table = self.table
            if seat not in table.acting():
                return
            began = time.monotonic()
            legal = table.state.legal(seat)
            if len(legal) == 1:
                action = int(legal[0])
            else:
                with metrics.THINKING.time():
                    level = self.seats[seat].level
                    action = await self.thinkers.ask(self.question(seat, level))
            await asyncio.sleep(max(0.0, self.bot_pause - (time.monotonic() - began)))
            async with self.changing():
                self.thinking.discard(seat)
                marked = False
                fresh = self.table.is_fresh(seat, table.revision)
                if fresh and self.seats[seat].plays_itself():
                    await self._play(self.table.act(seat, action, table.revision))
                else:
                    self._wake()
        finally:
            if marked:
                self.thinking.discard(seat)

    def _set_timer(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None
        if self.clock.kind == "none" or self.over:
            return
        waiting = [s for s in self.acting() if self.seats[s].kind == "person"]
        waiting = [s for s in waiting if not self.seats[s].handed]
        if waiting:
            end = min(self.now.since[seat] for seat in waiting) + self.clock.seconds
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(
                max(0.0, end - time.time()) + 0.05, lambda: self._spawn(self._ring)
            )

    async def _ring(self) -> None:
        """Hand the seats whose time has run out to a bot."""
        async with self.changing():
            for seat in self.acting():
                left = self.clock.left(self.now.since[seat], time.time())
                mine = self.seats[seat]
                if left == 0.0 and mine.kind == "person" and not mine.handed:
                    handed = replace(mine, handed=True, level=LEVEL_ON_TIMEOUT)
                    await self._save_seat(seat, handed)
            self._wake()

    def close(self) -> None:
        """Stop timers and thinking."""
        if self.timer:
            self.timer.cancel()
        for task in self.tasks:
            task.cancel()
