"""Strangers' components and records are read in a process of their own, where they harm nobody.

What they say is bounded (core/components.py, each game's components.py), and tests hold the bounds.
This is for what nobody thought of: a check that takes too long or too much memory ends with its
process, and is answered as any other fault of the components. Bots think elsewhere.
"""

import asyncio
import multiprocessing
import resource
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

import structlog
from litestar.exceptions import HTTPException

from tarsas.core.components import Tree, check_tree, parse_custom, wrong
from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.notation import RecordError, parse_variations
from tarsas.core.options import Value
from tarsas.core.processes import follow_parent
from tarsas.core.record import Move, Record, Seal
from tarsas.core.registry import find_game, game_ids
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State
from tarsas.core.text import Message
from tarsas.core.variations import Node, Variations
from tarsas.draw.picture import draw

log = structlog.get_logger()
T = TypeVar("T")
SECONDS = 5.0  # for one check, which takes some hundredths
RECORD_SECONDS = 15.0  # for one record, whose moves are all replayed
MEGABYTES = 256  # beyond what the process needs for the games themselves
MOVES = 100  # that are played to try components
MOST_WAITING = 8  # checks at once; one more is refused
ALL = "components"  # what errors call what was sent


def try_components(
    given: str | Tree, game_id: str, players: int, options: dict[str, Value]
) -> Tree:
    """Read components, set a game up with them and play some moves. Runs in the process."""
    custom = parse_custom(given, ALL) if isinstance(given, str) else given
    game = find_game(game_id)
    state = game.new(players, options, custom)
    stroll(game, state)
    return custom


Nodes = list[tuple[int, int, int, int, str, tuple[str, ...], tuple[int, ...]]]
"""Nodes of a tree as they travel: number, parent, seat, action, name, comment, children."""


class Read(NamedTuple):
    """A record that was read and can be replayed, as it travels between processes."""

    game: str
    players: int
    options: dict[str, Value]
    custom: Tree
    names: tuple[str, ...]
    date: str
    seal: tuple[str, str, str] | None
    entered: bool
    nodes: Nodes
    next: int

    def tree(self) -> Variations:
        """Return the record with its variations."""
        seal = Seal(*self.seal) if self.seal else None
        game = find_game(self.game)
        set_up = (self.players, self.options, self.custom, self.names, self.date, seal)
        nodes = {
            number: Node(number, parent, Move(seat, action), name, comment, children)
            for number, parent, seat, action, name, comment, children in self.nodes
        }
        record = Record.new(game, *set_up, recorded=True, entered=self.entered)
        return Variations(record, nodes, self.next)


def try_record(text: str) -> Read:
    """Read a record, and try its own components if it has any. Runs in the process."""
    try:
        tree = parse_variations(text)
    except RecordError as error:
        # As it stands an error of several arguments does not travel.
        raise BadRecordError(error.said, error.plain) from None
    record = tree.setup
    if record.custom:
        stroll(record.game, record.opening())
    seal = record.seal and (record.seal.table, record.seal.promise, record.seal.seed)
    nodes = [
        (n.number, n.parent, n.move.seat, n.move.action, n.name, n.comment, n.children)
        for n in tree.nodes.values()
    ]
    set_up = (record.game.id, record.players, dict(record.options), record.custom)
    told = (record.names, record.date, seal or None, record.entered)
    return Read(*set_up, *told, nodes, tree.next)


class BadRecordError(TarsasError):
    """What somebody sent is no record; says in which line and column, and what is expected."""


Bad = Callable[[str, int], TarsasError]
"""Returns what is said of something that is too much for so many seconds, or cannot be played."""


def bad_components(kind: str, seconds: int) -> TarsasError:
    """Say what is wrong with components."""
    return wrong(kind, ALL, **bounds(kind, seconds))


def bad_record(kind: str, seconds: int) -> TarsasError:
    """Say what is wrong with a record."""
    return BadRecordError(Message(f"record-{kind}", {**bounds(kind, seconds)}))


def bounds(kind: str, seconds: int) -> dict[str, int]:
    """Return what is said of what was too much."""
    return {"seconds": seconds, "megabytes": MEGABYTES} if kind == "too-much" else {}


def stroll(game: Game, state: State) -> None:
    """Play some random moves, tell them, and look at where they lead."""
    rng = Rng(1)
    for _ in range(MOVES):
        actor = state.actor()
        if actor == OVER:
            break
        legal = state.legal(actor)
        action = state.draw(rng) if actor == CHANCE else legal[rng.below(len(legal))]
        game.texts.sentence(state, actor, action)
        state.apply(actor, action)
    draw(game, state, "en")
    game.texts.describe(state)


def begin() -> None:
    """Make ready the process: all games are loaded, and then its memory is bounded."""
    follow_parent()
    for name in game_ids():
        find_game(name)
    statm = Path("/proc/self/statm")
    if statm.exists():  # elsewhere than on Linux only the time is bounded
        pages = int(statm.read_text(encoding="ascii").split()[0])
        most = pages * resource.getpagesize() + MEGABYTES * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


class Checker:
    """The process and who waits for it. It starts with the first check, and again after a bad one.

    A visitor has one check at a time, so that one who sends bad ones holds up nobody for long.
    """

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.visitors: set[str] = set()
        self.turn = asyncio.Lock()

    async def check(
        self,
        visitor: str,
        given: str | Tree,
        game_id: str,
        players: int,
        options: dict[str, Value],
    ) -> Tree:
        """Return what somebody gave as components, or say why they cannot be used."""
        if isinstance(given, dict):
            check_tree(given)  # quick, and a deep one could not even be handed over
        trying = partial(try_components, given, game_id, players, options)
        return await self._in_turn(visitor, trying, SECONDS, bad_components)

    async def read(self, visitor: str, text: str) -> Variations:
        """Return the record that somebody sent, or say in which line and column it is none."""
        trying = partial(try_record, text)
        return (await self._in_turn(visitor, trying, RECORD_SECONDS, bad_record)).tree()

    async def _in_turn(self, visitor: str, trying: Callable[[], T], seconds: float, bad: Bad) -> T:
        if visitor in self.visitors or len(self.visitors) >= MOST_WAITING:
            raise HTTPException("something is being checked; wait a little", status_code=429)
        self.visitors.add(visitor)
        try:
            async with self.turn:
                return await self._try(trying, seconds, bad)
        finally:
            self.visitors.discard(visitor)

    async def _try(self, work: Callable[[], T], seconds: float, bad: Bad) -> T:
        loop = asyncio.get_running_loop()
        if self.pool is None:
            # Spawned, not forked: the server has threads and an event loop of its own.
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, context, initializer=begin)
        await loop.run_in_executor(self.pool, int)  # the time runs when the process does
        trying = loop.run_in_executor(self.pool, work)
        try:
            return await asyncio.wait_for(trying, seconds)
        except (TimeoutError, MemoryError, BrokenProcessPool):
            self.close()
            raise bad("too-much", round(seconds)) from None
        except TarsasError:
            raise
        except Exception:  # a bound that a game forgot
            log.exception("what somebody sent broke a game")
            raise bad("unplayable", round(seconds)) from None
        except asyncio.CancelledError:
            self.close()  # it may be in the middle of anything
            raise

    def close(self) -> None:
        """End the process, also in the middle of a check."""
        if self.pool is not None:
            # There is no public way to end a process that is busy.
            processes = list((self.pool._processes or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self.pool = None
