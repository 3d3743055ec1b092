"""Spans of games played by many workers: processes of this machine, or a Ray cluster."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import connection
from threading import Thread
from typing import Any

from tarsas.core.errors import TarsasError

AHEAD = 3  # spans handed out for each worker: none waits, and the queue stays short


@dataclass(frozen=True)
class Span:
    """Games by their numbers, both ends included."""

    first: int
    last: int

    def __len__(self) -> int:
        return self.last - self.first + 1

    def cut(self, size: int) -> "list[Span]":
        """Return pieces of at most `size` games."""
        starts = range(self.first, self.last + 1, size)
        return [Span(start, min(start + size - 1, self.last)) for start in starts]


@dataclass(frozen=True)
class Played:
    """What a worker hands over: the decisions and the games of a span, as Parquet."""

    span: Span
    decisions: bytes
    games: bytes


Work = Callable[[Any, Span], Played]


# Here


def run_here(jobs: int, work: Work, plan: object, spans: list[Span]) -> Iterator[Played]:
    """Play spans in processes of this machine; they come back in any order."""
    if jobs == 1:
        for span in spans:
            yield work(plan, span)
        return
    # Spawned, because a fork would copy the threads' locks of progress bar and Arrow.
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(min(jobs, len(spans) or 1), context, follow_parent)
    left = iter(spans)
    waiting: set[Future[Played]] = set()
    try:
        while True:
            for span in left:
                waiting.add(pool.submit(work, plan, span))
                if len(waiting) >= AHEAD * jobs:
                    break
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for task in done:
                yield task.result()
    except BrokenProcessPool:
        raise TarsasError(
            "a worker died, perhaps for want of memory; the same command goes on"
        ) from None
    finally:
        # A span may take minutes; whoever stops does not want to wait for it.
        if waiting:
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def follow_parent() -> None:
    """Leave Ctrl-C to the parent, and end when it ends, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()


# On a cluster


def run_on_ray(address: str, work: Work, plan: object, spans: list[Span]) -> Iterator[Played]:
    """Play spans on a Ray cluster whose machines have the same Társas installed."""
    if find_spec("ray") is None:
        raise TarsasError("--ray needs Ray: pip install 'tarsas[ray]' first")
    ray: Any = import_module("ray")
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise TarsasError(f"--ray {address}: no cluster answers there: {error}") from None
    try:
        yield from feed(ray, work, plan, spans)
    except ray.exceptions.RayTaskError as error:
        raise TarsasError(f"--ray {address}: a worker failed: {error.cause}") from None
    finally:
        ray.shutdown()


def feed(ray: Any, work: Work, plan: object, spans: list[Span]) -> Iterator[Played]:
    """Keep the cluster's processors busy and yield what they bring."""
    task = ray.remote(work)
    shared = ray.put(plan)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    left, waiting = iter(spans), []
    while True:
        for span in left:
            waiting.append(task.remote(shared, span))
            if len(waiting) >= ahead:
                break
        if not waiting:
            return
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
