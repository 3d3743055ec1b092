"""Work shared out among many workers: processes of this machine, or a Ray cluster."""

import multiprocessing
import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from queue import SimpleQueue
from typing import Any, TypeVar

from tarsas.core.errors import TarsasError
from tarsas.core.processes import follow_parent, undisturbed_start

T = TypeVar("T")
PATIENCE = 10.0  # seconds until a cluster must have answered
AHEAD = 3  # calls handed out for each worker: none waits, and the queue stays short


@dataclass(frozen=True)
class Span:
    """Games by their numbers, both ends included."""

    first: int
    last: int

    def __len__(self) -> int:
        return self.last - self.first + 1


@dataclass(frozen=True)
class Played:
    """What a worker hands over: decisions and games of a span, as Parquet, and how long it took."""

    span: Span
    decisions: bytes
    games: bytes
    seconds: float


Work = Callable[[Any, Span], T]


# Here


def in_processes(jobs: int, calls: Iterable[Callable[[], T]]) -> Iterator[T]:
    """Make calls in processes of this machine and yield what they return, in any order."""
    # Spawned, because a fork would copy the threads' locks of progress bar and Arrow.
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, context, follow_parent)
    left, waiting = iter(calls), 0
    # The futures' own `wait` and `as_completed` lock all of them for a moment; Ctrl-C in it left
    # them locked, and the pool waited for ever.
    done: SimpleQueue[Future[T]] = SimpleQueue()
    try:
        while True:
            with undisturbed_start():
                for call in islice(left, AHEAD * jobs - waiting):
                    pool.submit(call).add_done_callback(done.put)
                    waiting += 1
            if not waiting:
                return
            task = done.get()
            waiting -= 1
            yield task.result()
    except BrokenProcessPool:
        raise TarsasError(
            "a worker died, perhaps for want of memory; the same command goes on"
        ) from None
    finally:
        # A call may take minutes; whoever stops does not want to wait for it.
        if waiting:
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def run_here(jobs: int, work: Work[T], plan: object, spans: Iterable[Span]) -> Iterator[T]:
    """Play spans on this machine; with several jobs they come back in any order.

    A span is asked for when a worker is about to be free, so what came back may decide it.
    """
    calls = (partial(work, plan, span) for span in spans)
    return (call() for call in calls) if jobs == 1 else in_processes(jobs, calls)


# On a cluster


def run_on_ray(address: str, work: Work[T], plan: object, spans: Iterable[Span]) -> Iterator[T]:
    """Play spans on a Ray cluster whose machines have the same Társas installed."""
    check_ray(address)
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


def check_ray(address: str) -> None:
    """Refuse a cluster that cannot be used, as far as that is seen at once."""
    if find_spec("ray") is None:
        raise TarsasError("--ray needs Ray: pip install 'tarsas[ray]' first")
    check_listening(address)


def check_listening(address: str) -> None:
    """Refuse an address where nothing listens: Ray would try for minutes and say nothing."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return  # "auto" and the like: Ray looks itself
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise TarsasError(f"--ray {address}: no cluster answers there: {error}") from None


def feed(ray: Any, work: Work[T], plan: object, spans: Iterable[Span]) -> Iterator[T]:
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
