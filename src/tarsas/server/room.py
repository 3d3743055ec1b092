"""A live table: checks what people and bots do, saves it, then shows it to everybody."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import structlog
from sqlalchemy import RowMapping, delete, insert, update

from tarsas.core.errors import IllegalActionError, StaleActionError, TarsasError
from tarsas.core.game import check_legal
from tarsas.core.record import Move, Record, Seal
from tarsas.core.registry import find_game
from tarsas.core.rng import SealedRng
from tarsas.core.state import CHANCE, OVER
from tarsas.server import metrics
from tarsas.server.identity import Guest
from tarsas.server.messages import ChatLine, SocketError, TimeLeft
from tarsas.server.schema import chat, moves, seats, tables
from tarsas.server.storage import ConflictError, Statement, Storage
from tarsas.server.story import Story
from tarsas.server.thinking import Question, Thinkers
from tarsas.table.clock import Clock
from tarsas.table.seats import Seat
from tarsas.table.table import Table

log = structlog.get_logger()
LEVEL_ON_TIMEOUT = "player"


class Watcher(Protocol):
    """Somebody who looks at a table."""

    guest: Guest

    def notice(self, what: str) -> None:
        """Learn that something changed: position, table or chat."""


class Room:
    """One table in memory. Whoever changes it holds the lock until the change is saved."""

    def __init__(
        self, storage: Storage, thinkers: Thinkers, bot_pause: float, identity: str
    ) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.bot_pause = bot_pause
        self.id = identity
        self.lock = asyncio.Lock()
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
        self._rebuild(row, found_seats, found_moves)
        said = await self.storage.chat_of(self.id)
        self.chat = [
            ChatLine(line["name"], line["seat"], line["text"], line["at"]) for line in said
        ]

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
        self.revision: int = row["revision"]
        seed: bytes = row["seed"]
        self.sealed = SealedRng(seed, self.id)
        self.record = Record.new(
            find_game(row["game"]), row["players"], row["options"], row["components"]
        )
        self.record.seal = Seal.of(seed, self.id)
        self.record.moves = [Move(move["seat"], move["action"]) for move in found_moves]
        self.table = Table(self.record)
        self.story = Story(self.record)
        tokens = [str(move["token"]) for move in found_moves if move["token"]]
        self.tokens: dict[str, int] = dict.fromkeys(tokens, self.revision)
        last = found_moves[-1]["at"] if found_moves else row["created"]
        # A seat's answers are stale if they answer an older revision than this.
        self.touched = [self.revision] * row["players"]
        self.since = [float(last)] * row["players"]

    # What can be seen

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.state.actor() == OVER

    def acting(self) -> list[int]:
        """Return the seats that may act now."""
        state = self.table.state
        return [seat for seat in range(self.record.players) if state.may_act(seat)]

    def scores(self) -> list[int]:
        """Return every seat's points."""
        return [int(self.table.state.score(seat)) for seat in range(self.record.players)]

    def clocks(self) -> list[TimeLeft | None]:
        """Return the time left to each seat that is to act."""
        now, acting = time.time(), self.acting()
        left = [
            self.clock.left(self.since[seat], now) if seat in acting else None
            for seat in range(self.record.players)
        ]
        return [None if seconds is None else TimeLeft(round(seconds, 1)) for seconds in left]

    # Acting

    async def start(self) -> None:
        """Let chance open the game, and bots and clocks begin."""
        async with self.lock:
            if self.table.state.actor() == CHANCE:
                await self._save([], "")
            self._wake()

    async def act(self, guest: Guest, seat: int, action: int, answers: int, token: str) -> int:
        """Carry out a person's action; returns the revision it led to, once it is saved."""
        async with self.lock:
            if token in self.tokens:
                return self.tokens[token]  # sent twice, done once
            self._check_owner(guest, seat)
            self._check_fresh(seat, answers)
            check_legal(self.record.game, self.table.state, seat, action)
            await self._save([(seat, action)], token)
            return self.revision

    async def undo(self, guest: Guest, seat: int, answers: int) -> int:
        """Take a seat's last action back."""
        async with self.lock:
            self._check_owner(guest, seat)
            self._check_fresh(seat, answers)
            if not self.table.can_undo(seat):
                raise IllegalActionError("there is nothing of yours to take back")
            number = self.table.number
            could = self.acting()
            self.table.undo(seat)
            self.table.undone.clear()
            self.story.entries.pop()
            await self._commit(
                [(delete(moves).where(moves.c.table_id == self.id, moves.c.number == number), 1)]
            )
            self._touch({seat}, could)
            self._changed()
            return self.revision

    def _check_owner(self, guest: Guest, seat: int) -> None:
        if not 0 <= seat < len(self.seats) or not self.seats[seat].belongs_to(guest.id):
            raise SocketError("not_yours", "this seat is not yours")
        if self.seats[seat].handed:
            raise SocketError("not_yours", "a bot plays this seat; take it back first")
        if self.over:
            raise SocketError("over", "the game is over")

    def _check_fresh(self, seat: int, answers: int) -> None:
        """Refuse what answers another position.

        In a simultaneous game other seats' moves do not matter to this one: only what touched it.
        """
        if not self.touched[seat] <= answers <= self.revision:
            raise StaleActionError(f"this answers {answers}; the table is at {self.revision}")

    async def _save(self, chosen: list[tuple[int, int]], token: str) -> None:
        """Carry out actions and the chance that follows, commit them, then tell everybody."""
        first, now = self.table.number, time.time()
        could = self.acting()
        for seat, action in chosen:
            self._apply(seat, action)
        while self.table.state.actor() == CHANCE:
            self.sealed.start(sum(move.seat == CHANCE for move in self.record.moves))
            self._apply(int(CHANCE), int(self.table.state.draw(self.sealed)))
        new = self.record.moves[first:]
        rows = [
            {
                "table_id": self.id,
                "number": first + i + 1,
                "seat": move.seat,
                "action": move.action,
                "token": token if token and i == 0 else None,
                "at": now,
            }
            for i, move in enumerate(new)
        ]
        await self._commit([(insert(moves), rows)] if rows else [])
        if token:
            self.tokens[token] = self.revision
        metrics.MOVES.inc(len(new))
        movers = {move.seat for move in new}
        everybody = set(range(self.record.players))
        self._touch(everybody if CHANCE in movers else movers, could)
        self._changed()

    def _apply(self, seat: int, action: int) -> None:
        self.story.follow(self.table.state, seat, action)
        self.record.moves.append(Move(seat, action))

    async def _commit(self, statements: list[Statement]) -> None:
        """Save a change under the next revision; if that fails, go back to what is saved."""
        lock = update(tables).where(tables.c.id == self.id, tables.c.revision == self.revision)
        change = lock.values(
            revision=self.revision + 1,
            moves=self.table.number,
            acting=self.acting(),
            over=self.over,
            scores=self.scores() if self.over else [],
            updated=time.time(),
        )
        try:
            await self.storage.write((change, 1), *statements)
        except TarsasError:
            await self.load()
            self._changed()
            raise
        self.revision += 1

    def _touch(self, concerned: set[int], could: list[int]) -> None:
        """Note which seats' position changed: their own move, chance, or coming to act."""
        now, can = time.time(), self.acting()
        for seat in range(self.record.players):
            kept = seat in could and seat in can
            if seat in concerned or not kept:
                self.touched[seat] = self.revision
            if not kept or (seat in concerned and len(concerned) > 1):
                self.since[seat] = now

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
        async with self.lock:
            if not 0 <= seat < len(self.seats):
                raise TarsasError("there is no such seat")
            old = Seat(**vars(self.seats[seat]))
            change(self.seats[seat])
            try:
                await self._save_seat(seat)
            except TarsasError:
                self.seats[seat] = old
                raise
            self.since[seat] = time.time()
            self.tell("table")
            self._changed()

    async def _save_seat(self, seat: int) -> None:
        where = (seats.c.table_id == self.id, seats.c.seat == seat)
        await self.storage.write((update(seats).where(*where).values(vars(self.seats[seat])), 1))

    # Chat

    async def say(self, guest: Guest, text: str) -> None:
        """Add a line to the chat."""
        clean = " ".join(text.split())
        if not clean:
            return
        seat = next((i for i, s in enumerate(self.seats) if s.belongs_to(guest.id)), None)
        line = ChatLine(guest.name, seat, clean, time.time())
        row = {"table_id": self.id, "guest": guest.id, "name": guest.name, "seat": seat}
        await self.storage.write((insert(chat).values({**row, "text": clean, "at": line.at}), 1))
        self.chat.append(line)
        self.tell("chat")

    # Bots and clocks

    def _wake(self) -> None:
        """Let bots think that are to act, and set the alarm of the next clock to run out."""
        for seat in self.acting():
            if self.seats[seat].plays_itself() and seat not in self.thinking:
                self.thinking.add(seat)  # at once: a task begins only later
                self._spawn(self._think(seat))
        self._set_timer()

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

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
            if seat not in self.acting():
                return
            began, revision = time.monotonic(), self.revision
            legal = self.table.state.legal(seat)
            if len(legal) == 1:
                action = int(legal[0])
            else:
                with metrics.THINKING.time():
                    level = self.seats[seat].level
                    action = await self.thinkers.ask(self.question(seat, level))
            await asyncio.sleep(max(0.0, self.bot_pause - (time.monotonic() - began)))
            async with self.lock:
                self.thinking.discard(seat)
                marked = False
                fresh = self.touched[seat] <= revision and self.seats[seat].plays_itself()
                if fresh and seat in self.acting():
                    check_legal(self.record.game, self.table.state, seat, action)
                    await self._save([(seat, action)], "")
                else:
                    self._wake()
        except ConflictError:
            log.info("a bot's move came too late", table=self.id)
        except Exception:
            log.exception("a bot failed", table=self.id, seat=seat)
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
            end = min(self.since[seat] for seat in waiting) + self.clock.seconds
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(
                max(0.0, end - time.time()) + 0.05, lambda: self._spawn(self._ring())
            )

    async def _ring(self) -> None:
        """Hand the seats whose time has run out to a bot."""
        async with self.lock:
            for seat in self.acting():
                left = self.clock.left(self.since[seat], time.time())
                mine = self.seats[seat]
                if left == 0.0 and mine.kind == "person" and not mine.handed:
                    mine.handed, mine.level = True, LEVEL_ON_TIMEOUT
                    await self._save_seat(seat)
                    self.tell("table")
            self._wake()

    def close(self) -> None:
        """Stop timers and thinking."""
        if self.timer:
            self.timer.cancel()
        for task in self.tasks:
            task.cancel()
