"""A live table: checks what people and bots do, saves it, then shows it to everybody."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import fields, replace
from itertools import takewhile

from sqlalchemy import RowMapping, Update, delete, insert, select, update

from tarsas.core.errors import StaleActionError, TarsasError
from tarsas.core.record import Move, Record, Seal
from tarsas.core.registry import find_game
from tarsas.core.rng import SealedRng
from tarsas.core.state import CHANCE
from tarsas.core.text import Message
from tarsas.server import metrics
from tarsas.server.alarm import alarm, clock_end, since
from tarsas.server.aside import replaying
from tarsas.server.background import Background
from tarsas.server.box import awaited, check_enters
from tarsas.server.crowd import Crowd, Watcher
from tarsas.server.deliberation import Deliberation, seed_of
from tarsas.server.identity import Guest
from tarsas.server.lease import Lease
from tarsas.server.messages import SocketError, TimeLeft
from tarsas.server.moment import Moment, check_numbers
from tarsas.server.results import outcome, ranks_of
from tarsas.server.schema import chat, moves, seats, tables
from tarsas.server.stepback import StepBack
from tarsas.server.storage import ConflictError, DoubtError, News, Statement, Storage, StorageError
from tarsas.server.story import Story
from tarsas.server.talk import Talk, barred
from tarsas.server.thinking import Thinkers
from tarsas.table import seating
from tarsas.table.audience import ClosedError
from tarsas.table.clock import Clock
from tarsas.table.seats import Seat, SeatError, given_up
from tarsas.table.table import Table

LEVEL_ON_TIMEOUT = "player"
TRIES = 10  # to make a change while other servers make theirs
SOON = 60.0  # seconds; whatever has an alarm before stays in memory
SEAT = tuple(field.name for field in fields(Seat))


class Room:
    """One table in memory. What it shows is what is saved, so that readers need no lock.

    A change is made to a copy, committed, and only then put in the place of what was there. The
    lock is for those who change something: one after the other. Other servers may change the table
    as well: each commit says which revision of the game and of the people it changes, and if the
    database has another one, the room catches up with it.
    """

    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        bot_pause: float,
        identity: str,
        lease: Lease | None = None,
    ) -> None:
        self.storage = storage
        self.id = identity
        self.lease = lease or Lease(storage)
        self.lock = asyncio.Lock()
        self.in_doubt = False  # whether the database may hold more than is shown
        self.keeper = ""
        self.wakes: float | None = None
        self.watchers = Crowd()
        self.elsewhere: set[str] = set()  # guests who look at the table on other servers
        self.stirred = False  # whether somebody came, went, sat down or stood up
        self.used = time.monotonic()
        self.is_closed = False
        self.taking_over = False
        self.bots = Deliberation(self, thinkers, bot_pause)
        self.timer: asyncio.TimerHandle | None = None
        self.background = Background(identity, self._resume)

    # Loading

    async def load(self) -> None:
        """Read the table from the database: what never changes, and then what came of it."""
        row = await self.storage.table(self.id)
        if row is None:
            raise TarsasError(Message("error-no-table"))
        async with replaying(self.storage, row):
            self.owner: str = row["owner"]
            self.clock = Clock(row["clock"], row["seconds"])
            self.audience: str = row["audience"]
            seed: bytes = row["seed"]
            self.sealed = SealedRng(seed, self.id)
            game = find_game(row["game"])
            set_up = (row["players"], row["options"], row["components"])
            entered = row["chance"] == "box"
            record = Record.new(game, *set_up, recorded=True, entered=entered)
            record.seal = None if entered else Seal.of(seed, self.id)
            opened = row["began"] or row["created"]
            self.now = Moment.of(record, 0, [opened], begun=row["began"] is not None)
            self.people, self.rematch = -1, ""
            self.seats: list[Seat] = []
            self.asked: StepBack | None = None
            self.chat = Talk(row["muted"])
            self.newest_line = 0
            self.tokens: dict[str, int] = {}
            await self._catch_up()

    async def refresh(self) -> None:
        """Show what other servers changed."""
        async with self.lock:
            await self._look_again()

    def is_behind(self, row: RowMapping) -> bool:
        """Say whether the database has another state of the table than is shown."""
        shown = (self.revision, self.people, self.keeper, self.newest_line)
        return bool(shown != (row["revision"], row["people"], row["keeper"], row["newest_line"]))

    async def _catch_up(self) -> set[str]:
        """Read what the database has more than is shown; return what is to be told of it."""
        found = await self.storage.news_of(self.id, self.table.number)
        # Each move adds one to both, and an undo parts them: then the moves are others.
        apart = self.revision - self.table.number
        undone = bool(found) and found[0]["revision"] - found[0]["moves"] != apart
        if undone and self.table.number:
            found = await self.storage.news_of(self.id, 0)
        if not found:
            raise TarsasError(Message("error-no-table"))
        row, changed = found[0], set()
        if row["people"] != self.people:
            changed.add("table")
            places = await self.storage.seats_of(self.id)
            self.seats = [Seat(**{name: place[name] for name in SEAT}) for place in places]
            self.rematch, self.asked = row["rematch"], StepBack.read(row["asked"])
            self.stirred = True
            if row["muted"] != list(self.chat.muted):
                changed.add("lines")
                self.chat.mute(tuple(row["muted"]))
            if self.chat.lines and self.chat.call(await self.storage.speakers_of(self.id)):
                changed.add("lines")
        if row["newest_line"] != self.newest_line:
            changed.add("chat")
            said = await self.storage.chat_of(self.id, self.newest_line)
            self.chat.hear(said)
            self.newest_line = said[-1]["id"] if said else row["newest_line"]
        if row["began"] and not self.has_begun:
            changed.add("position")
            self.now = self.now.begin(row["began"])
        if row["revision"] != self.revision:
            changed |= {"position", "table"} if self.asked else {"position"}
            self._follow(row["revision"], found, undone)
        # Last: until then it is not known that nothing is missing. What was read after the row may
        # be newer than its counters, never older, and newer counters will show it.
        self.people, self.keeper, self.wakes = row["people"], row["keeper"], row["wakes"]
        self.in_doubt = False
        return changed

    def _follow(self, revision: int, found: Sequence[RowMapping], undone: bool) -> None:
        """Go on with moves that others made, or begin again where some were taken back."""
        rows = [row for row in found if row["number"] is not None]
        check_numbers(
            [row["number"] for row in rows], 0 if undone else self.table.number, found[0]["moves"]
        )
        new, times = [Move(row["seat"], row["action"]) for row in rows], [row["at"] for row in rows]
        if undone:
            pairs = zip(self.record.moves, new, strict=False)
            same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
            self.now = replace(self.now, story=self.story.until(same))
            self.tell("position")  # whoever knows more of the log forgets it
            record = self.record.with_moves(new)
            self.now = Moment.of(record, revision, [self.now.times[0], *times])
        else:
            steps = [self.table]
            for move in new:
                steps.append(steps[-1].follow(move))
            self.now = self.now.follow(steps[1:], times)
        self.tokens |= dict.fromkeys((row["token"] for row in rows if row["token"]), self.revision)

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
    def has_begun(self) -> bool:
        """Whether everybody has sat down once; until then nobody plays and no clock runs."""
        return self.now.begun

    @property
    def over(self) -> bool:
        """Whether the game has ended: it was played to its end, or given up."""
        return self.table.over or given_up(self.seats)

    def acting(self) -> list[int]:
        """Return the seats that may act now."""
        return [] if self.over else self.now.acting()

    def awaited(self) -> list[int]:
        """Return the seats that the game waits for: also those who may enter what fell."""
        return awaited(self.table, self.seats) if self.has_begun and not self.over else []

    def ranks(self) -> list[int]:
        """Return each seat's rank, from 1, at the end."""
        return ranks_of(self.table.state, self.seats)

    def step_back(self) -> StepBack | None:
        """Return the step back that is asked for, if nothing has ended that."""
        if self.asked is None or self.over:
            return None
        return self.asked if self.asked.stands(self.table, self.seats) else None

    def scores(self) -> list[int]:
        """Return every seat's points."""
        return self.table.scores()

    def since(self, seat: int, moment: Moment | None = None) -> float:
        """Return since when a seat's time runs."""
        return since(seat, moment or self.now, self.seats)

    def clocks(self) -> list[TimeLeft | None]:
        """Return the time left to each seat that is to act."""
        now, acting = time.time(), self.acting()
        left = [
            self.clock.left(self.since(seat), now) if seat in acting else None
            for seat in range(len(self.seats))
        ]
        return [None if seconds is None else TimeLeft(round(seconds, 1)) for seconds in left]

    # Who is here

    def came(self, watcher: Watcher) -> None:
        """Let somebody look at the table."""
        self.watchers.add(watcher)
        self._stir(watcher.guest)

    def went(self, watcher: Watcher) -> None:
        """Take leave of somebody."""
        self.watchers.discard(watcher)
        self._stir(watcher.guest)

    def _stir(self, guest: Guest) -> None:
        """Let the others know who is there; of strangers nobody is told."""
        self.used = time.monotonic()
        if self.has_seat(guest):
            self.stirred = True
            self.watchers.tell_soon(lambda: self.tell("table"))

    def has_seat(self, guest: Guest) -> bool:
        """Say whether a guest sits at the table."""
        return any(seat.belongs_to(guest.id) for seat in self.seats)

    def may_watch(self, guest: Guest) -> bool:
        """Say whether a guest may see the table: anybody may, unless only its people do."""
        return self.audience != "closed" or guest.id == self.owner or self.has_seat(guest)

    def admit(self, guest: Guest) -> None:
        """Refuse who may not see the table."""
        if not self.may_watch(guest):
            raise ClosedError(Message("error-table-closed"))

    def here(self) -> set[str]:
        """Return the table's people who look at it on this server."""
        people = {seat.guest for seat in self.seats if seat.kind == "person"}
        return people & self.watchers.pages.keys()

    def see_elsewhere(self, guests: set[str]) -> None:
        """Learn who looks at the table on other servers."""
        if guests != self.elsewhere:
            self.elsewhere = guests
            self.tell("table")

    def is_present(self, guest: str) -> bool:
        """Say whether a guest looks at the table, on whichever server."""
        return guest in self.elsewhere or self.watchers.has(guest)

    def is_quiet(self) -> bool:
        """Say whether nobody would notice if the room left memory: the database has it all."""
        unwritten = self.stirred and self.storage.is_shared
        busy = self.watchers or self.background or self.lock.locked() or unwritten
        soon = self.wakes is not None and self.wakes < time.time() + SOON
        return not busy and not self.in_doubt and not (soon and self.is_keeper())

    def is_keeper(self) -> bool:
        """Say whether this server looks after the table's bots and clocks."""
        return self.keeper == self.lease.id

    # Acting

    async def start(self) -> None:
        """Let chance open the game, and bots and clocks begin; before everybody sits, nothing."""
        async with self.changing():
            await self._open_game()
            self.wake()

    async def _open_game(self) -> None:
        if self.has_begun and self.table.draws:
            with suppress(ConflictError):  # another server was quicker; its draw is loaded
                await self.play([self.table.draw(self.sealed)])

    async def act(
        self,
        guest: Guest,
        seat: int,
        action: int,
        answers: int,
        token: str,
        then: Sequence[int] = (),
    ) -> int:
        """Carry out a person's action and the steps after it, all or none.

        Returns the revision that it led to, once it is saved.
        """

        async def play() -> None:
            if token not in self.tokens:  # else it is sent twice, and done once
                self.check_owner(guest, seat)
                await self.play(self.table.go(seat, [action, *then], answers), token)

        async with self.changing():
            try:
                await self.insist(play)
            except (ConflictError, StorageError):
                if token not in self.tokens:  # else the database has it after all
                    raise
            return self.tokens[token]

    async def undo(self, guest: Guest, seat: int, answers: int, *, choice: bool = False) -> int:
        """Take a seat's last action back, or its last choice with what came at once with it."""

        async def take_back() -> None:
            self.check_owner(guest, seat)
            kept = self.now.before_gesture() if choice else self.table.number
            before = self.now.back_to(self.table.undo(seat, answers, choice=choice, most=kept))
            if self.clock.left(self.since(seat, before), time.time()) == 0.0:
                raise SocketError("illegal", Message("error-time-over"))
            await self.commit(before, self.undoing(before))

        async with self.changing():
            await self.insist(take_back)
            return self.revision

    def undoing(self, before: Moment) -> Statement:
        """Return what deletes the moves after an earlier moment."""
        left = before.table.number
        undone = delete(moves).where(moves.c.table_id == self.id, moves.c.number > left)
        return undone, self.table.number - left

    async def insist(self, change: Callable[[], Awaitable[None]]) -> None:
        """Make a change. If another server was quicker, make it there, as long as it fits."""
        late: ConflictError | None = None
        for _ in range(TRIES):
            known = (self.revision, self.people)
            try:
                return await change()
            except StaleActionError:
                if late is None:
                    raise
                break
            except ConflictError as error:
                late = error
                if (self.revision, self.people) == known:  # nobody was
                    break
        assert late is not None
        raise late

    def check_owner(self, guest: Guest, seat: int) -> None:
        """Refuse who may not act for a seat, or say what chance brought."""
        if seat == CHANCE:
            check_enters(self, guest)
        elif not 0 <= seat < len(self.seats) or not self.seats[seat].belongs_to(guest.id):
            raise SocketError("not_yours", Message("error-not-yours"))
        elif self.seats[seat].handed:
            raise SocketError("not_yours", Message("error-bot-plays"))
        self.check_goes_on()

    def check_goes_on(self, *, past_end: bool = False) -> None:
        """Refuse where nobody plays yet or any more; `past_end` means that the last move may go."""
        if given_up(self.seats) or (self.table.over and not past_end):
            raise SocketError("over", Message("error-over"))
        if not self.has_begun:
            raise SocketError("waiting", Message("error-waiting"))

    async def play(self, made: Sequence[Table], token: str = "") -> None:
        """Save moves, given as the tables after them, with the chance that follows; then show."""
        steps = list(made)
        while steps[-1].draws:
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
        await self.commit(self.now.follow(steps, [now] * len(steps)), (insert(moves), rows))
        if token:
            self.tokens[token] = self.revision
        metrics.MOVES.inc(len(rows))

    async def commit(
        self, moment: Moment, *statements: Statement, places: list[Seat] | None = None
    ) -> None:
        """Save what leads to a moment, with other `places`, then let it be the present one."""
        after, people, now = moment.table, self.people + (places is not None), time.time()
        places = places or self.seats
        wakes = alarm(self.clock, moment, places)
        keeper = self._keeper(wakes)
        change = self.row().values(
            revision=after.revision,
            moves=after.number,
            acting=awaited(after, places),
            over=after.over,
            scores=after.scores() if after.over else [],
            updated=now,
            wakes=wakes,
            keeper=keeper,
            people=people,
        )
        ended = self._outcome(after, places, now) if after.over else ()
        await self.write((change, 1), *statements, *ended)
        self.now, self.wakes, self.keeper = moment, wakes, keeper
        self.seats, self.people = places, people
        for what in ("table", "position") if self.asked else ("position",):
            self.tell(what)
        self.wake()

    def _outcome(self, table: Table, places: Sequence[Seat], at: float) -> list[Statement]:
        """Return what writes down the result of the game for the people who sit there."""
        return outcome(self.id, table.record, table.state, places, at)

    # Saving

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Hold the lock, knowing what is saved."""
        async with self.lock:
            if self.in_doubt:
                await self._look_again()
            yield

    def row(self) -> Update:
        """Return the beginning of a change of the table as it is known, and of no other."""
        known = (tables.c.revision == self.revision, tables.c.people == self.people)
        return update(tables).where(tables.c.id == self.id, *known)

    async def write(self, *statements: Statement) -> None:
        """Commit statements. Where that leaves open what is saved, the database is asked."""
        self.in_doubt = True  # also if this is cancelled
        self.used = time.monotonic()
        try:
            await self.storage.write(*statements, News("table", self.id))
            self.in_doubt = False
        except (ConflictError, DoubtError):
            await self._look_now_or_later()
            raise
        except StorageError:
            self.in_doubt = False  # nothing was saved, and nothing is shown
            raise

    async def _look_again(self) -> None:
        """Show what the database holds, whatever that is."""
        for what in await self._catch_up():
            self.tell(what)
        self.wake()

    async def _look_now_or_later(self) -> None:
        self.in_doubt = True
        try:
            await self._look_again()
        except StorageError:
            self.background.begin(self._resume)

    async def _resume(self) -> None:
        async with self.changing():
            self.wake()

    def tell(self, what: str) -> None:
        """Let every watcher know that something changed: position, table or chat."""
        for watcher in list(self.watchers):
            watcher.notice(what)

    # Seats

    async def seat_change(self, seat: int, change: Callable[[Seat], None]) -> None:
        """Change a seat, save it and tell everybody. A change that no longer fits must say so."""
        await self._seat(lambda: {seat: seating.changed(self.seats, seat, change, time.time())})

    async def fill_with_bots(self, level: str) -> None:
        """Let bots sit down wherever somebody is missing, so that the game begins."""

        def sit() -> dict[int, Seat]:
            if self.has_begun:
                raise SeatError(Message("error-begun"))
            return seating.filled(self.seats, level, seed_of(self.id))

        await self._seat(sit)

    async def _seat(self, change: Callable[[], dict[int, Seat]]) -> None:
        """Change who sits where; if nobody is missing then, the game begins."""
        async with self.changing():
            await self.insist(lambda: self._save_seats(change()))
            with suppress(StorageError):  # who sits down has done so; chance comes later
                await self._open_game()

    async def _save_seats(self, changed: dict[int, Seat]) -> None:
        places = [changed.get(number, seat) for number, seat in enumerate(self.seats)]
        now = self.now
        if not now.begun and seating.is_full(places):
            now = now.begin(time.time())
        wakes = alarm(self.clock, now, places)
        keeper = self._keeper(wakes)
        began = now.times[0] if now.begun else None
        acting = awaited(now.table, places) if now.begun else []
        head = self.row().values(
            people=self.people + 1, wakes=wakes, keeper=keeper, began=began, acting=acting
        )
        saved = [self.saving(number, seat) for number, seat in changed.items()]
        if given_up(places):
            at = time.time()
            head = head.values(over=True, acting=[], scores=self.scores(), updated=at)
            saved += self._outcome(self.table, places, at)
        await self.write((head, 1), *saved)
        self.seats, self.people, self.wakes, self.keeper = places, self.people + 1, wakes, keeper
        self.now = now
        self.stirred = True
        for what in ("table", "position"):
            self.tell(what)
        self.wake()

    def saving(self, number: int, place: Seat) -> Statement:
        """Return what saves a seat."""
        row = update(seats).where(seats.c.table_id == self.id, seats.c.seat == number)
        return row.values(vars(place)), 1

    async def announce_rematch(self, table: str, opening: list[Statement]) -> None:
        """Open the next table, unless another server has done so; the lock is held."""
        first = update(tables).where(tables.c.id == self.id, tables.c.rematch == "")
        noted = first.values(rematch=table, people=tables.c.people + 1)
        with suppress(ConflictError):
            await self.write((noted, 1), *opening)
            await self._look_now_or_later()
        if not self.rematch:
            raise StorageError(Message("error-no-rematch-now"))

    # Chat

    async def say(self, guest: Guest, text: str) -> None:
        """Add a line to the chat."""
        clean = " ".join(text.split())
        if not clean:
            return
        seat = next((i for i, s in enumerate(self.seats) if s.belongs_to(guest.id)), None)
        name = (
            seating.told_apart(self.seats, guest.name, guest.id)
            if seat is None
            else self.seats[seat].name
        )
        row = {"table_id": self.id, "guest": guest.id, "name": name, "seat": seat}
        # Who speaks holds the table's row meanwhile: so the lines' ids are in the order in which
        # they are saved, and what is read after a line is all that came after it.
        hold = select(tables.c.id).where(tables.c.id == self.id).with_for_update()
        line = insert(chat).values({**row, "text": clean, "at": time.time()})
        async with self.changing():
            if why := self.barred(guest):
                raise SocketError("barred", Message(f"error-{why}"))
            await self.write((hold, None), (line, 1))
            await self._look_now_or_later()

    def barred(self, guest: Guest) -> str:
        """Return why a guest may not speak here; empty if it may."""
        return barred(guest.id, self.owner, self.seats, self.over, self.chat.muted)

    async def mute(self, guest: Guest, number: int, muted: bool) -> None:
        """Mute who said a line, or let them speak again; who opened the table may do that."""

        async def change() -> None:
            speaker = self.chat.speaker(number)
            if speaker is None:
                raise SocketError(
                    "stale", Message("error-line-gone"), f"line {number} is not among the last"
                )
            if speaker == guest.id:
                raise SocketError("illegal", Message("error-mute-self"))
            now_muted = self.chat.muted_with(speaker, muted)
            people = self.people + 1
            await self.write((self.row().values(muted=list(now_muted), people=people), 1))
            self.people = people
            self.chat.mute(now_muted)
            self.tell("lines")

        async with self.changing():
            if guest.id != self.owner:
                raise SocketError("not_yours", Message("error-mute-opener"))
            await self.insist(change)

    # Bots and clocks

    def _keeper(self, wakes: float | None) -> str:
        """Return who looks after the table then: who does, if they live, else this server."""
        if wakes is None:
            return ""
        return self.lease.id if self.lease.is_free(self.keeper) else self.keeper

    def wake(self) -> None:
        """Let bots think that are to act, and set the alarm of the next clock to run out.

        All this if this server looks after the table; if nobody does, it will.
        """
        if self.is_closed:
            return
        wakes = alarm(self.clock, self.now, self.seats)
        if (wakes, self._keeper(wakes)) != (self.wakes, self.keeper):
            if not self.taking_over:
                self.taking_over = True
                self.background.begin(self._take_over)
        elif self.is_keeper():
            if self.table.draws and self.has_begun:
                self.background.begin(self.start)  # who let it begin could not draw
            self.bots.wake()
        self._set_timer()

    async def _take_over(self) -> None:
        """Become the one who looks after the table, and write down when that is needed."""
        self.taking_over = False
        async with self.changing():
            wakes = alarm(self.clock, self.now, self.seats)
            keeper = self._keeper(wakes)
            if (wakes, keeper) != (self.wakes, self.keeper):
                mine = self.row().where(tables.c.keeper == self.keeper)
                await self.write((mine.values(wakes=wakes, keeper=keeper), 1))
                self.wakes, self.keeper = wakes, keeper
            self.wake()

    def _set_timer(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None
        end = clock_end(self.clock, self.now, self.seats)
        if end is not None and self.is_keeper():
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(
                max(0.0, end - time.time()) + 0.05, lambda: self.background.begin(self._ring)
            )

    async def _ring(self) -> None:
        """Hand the seats whose time has run out to a bot."""
        async with self.changing():
            late = {}
            for seat in self.acting():
                left = self.clock.left(self.since(seat), time.time())
                mine = self.seats[seat]
                if left == 0.0 and mine.kind == "person" and not mine.handed:
                    late[seat] = replace(mine, handed=True, level=LEVEL_ON_TIMEOUT)
            if late and self.is_keeper():
                await self._save_seats(late)
            else:
                self.wake()

    async def release(self) -> bool:
        """Leave the table to other servers, or to a later time; returns whether it stays quiet."""
        used = self.used
        async with self.lock:
            if self.is_keeper():
                await self.lease.release(self.id)
                self.keeper = ""
        if self.is_quiet() and self.used == used:
            return True
        self.wake()
        return False

    def close(self) -> None:
        """Stop timers and thinking."""
        self.is_closed = True
        if self.timer:
            self.timer.cancel()
        self.background.end()
