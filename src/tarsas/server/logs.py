"""The log: one JSON object a line on standard error, and nothing in it that visitors sent.

What an error says may quote a name, a link or a statement with its values. So the log tells of what
kind it is and where it came up, in our words for what failed. The same fault again is counted, and
told once a minute.
"""

import asyncio
import logging
import re
import sys
import threading
import warnings
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from traceback import walk_tb
from types import TracebackType
from typing import TextIO

import structlog
from structlog.typing import EventDict

from tarsas.server import metrics

A_MINUTE = 60.0
INNERMOST = 3  # frames, so many of our own; the one that raised comes first
CHAINED = 3  # errors that led to one another
BY_STRANGERS = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
)
"""What the libraries below us call a warning or an error, but is only what somebody sent."""

REPEATED = re.compile(r".*Traceback \(most recent call last\):|Application startup failed.*")
"""How the HTTP server tells that we could not start; we have said so already, and why."""

VALUE = re.compile(r"[^\w ,.:%-]")
"""Where a value may begin among words: asyncio quotes the arguments of what failed."""

Key = tuple[str, str, str]

log = structlog.get_logger()


class PatientLogger(structlog.PrintLogger):
    """Writes lines for as long as they can be written: a full disk must not stop a table."""

    def msg(self, message: str) -> None:
        """Write a line, or do without."""
        with suppress(OSError):
            super().msg(message)

    log = debug = info = warn = warning = msg
    fatal = failure = err = error = critical = exception = msg


def set_up_logs() -> None:
    """Send all that is logged, warned of or not caught the same way: ours and the libraries'."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            name_fault,
            AGAIN.hold_back,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=lambda *_: PatientLogger(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, handlers=[Libraries()], force=True)
    warnings.showwarning = warned
    sys.excepthook = not_caught
    threading.excepthook = lambda given: not_caught(given.exc_type, given.exc_value)
    sys.unraisablehook = lambda given: not_caught(given.exc_type, given.exc_value)


# What a fault is


def name_fault(_: object, __: str, line: EventDict) -> EventDict:
    """Put the kind and the place of an error into its line, and nothing else of it."""
    error = line.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()[1]
    elif isinstance(error, tuple):
        error = error[1]
    if isinstance(error, BaseException):
        line["fault"], line["place"] = kind_of(error), place_of(error)
    if "fault" in line:
        metrics.FAULTS.labels(line["fault"].partition(" ")[0]).inc()
    return line


def kind_of(error: BaseException) -> str:
    """Return the type of an error, and of those that led to it."""
    names = []
    for _, one in zip(range(CHAINED), causes(error), strict=False):
        kind = type(one)
        module = "" if kind.__module__ == "builtins" else f"{kind.__module__}."
        names.append(f"{module}{kind.__qualname__}")
    return " from ".join(names)


def causes(error: BaseException) -> Iterator[BaseException]:
    """Yield an error and what led to it."""
    found: BaseException | None = error
    while found is not None:
        yield found
        if isinstance(found, BaseExceptionGroup):
            found = found.exceptions[0]
        elif found.__cause__ is not None or found.__suppress_context__:
            found = found.__cause__
        else:
            found = found.__context__


def place_of(error: BaseException) -> list[str]:
    """Return where an error came up, innermost first: what raised it, then lines of our own."""
    if elsewhere := getattr(error.__cause__, "tb", None):  # a worker tells its frames as text
        frames = re.findall(r'File "([^"]*)", line (\d+), in (\S+)', str(elsewhere))
        return [shown(*frame) for frame in frames[: -INNERMOST - 1 : -1]]
    walked = list(walk_tb(error.__traceback__))[::-1]
    ours = [one for one in walked if str(one[0].f_globals.get("__name__")).startswith("tarsas.")]
    chosen = [*(one for one in walked[:1] if one not in ours), *ours[:INNERMOST]]
    return [shown(f.f_code.co_filename, line, f.f_code.co_name) for f, line in chosen]


def shown(path: str, line: object, function: str) -> str:
    """Return a place as people look for it."""
    return f"{'/'.join(Path(path).parts[-2:])}:{line} in {function}"


# What comes again


class Again:
    """Lets the first of many alike through and counts the others."""

    def __init__(self) -> None:
        self.counts: dict[Key, int] = {}

    def hold_back(self, _: object, __: str, line: EventDict) -> EventDict:
        """Drop a fault, or a library's line, that was told in the last minute."""
        if ("fault" in line or "logger" in line) and "times" not in line:
            places = line.get("place") or [""]
            key = (str(line["event"]), line.get("fault", ""), places[0])
            self.counts[key] = self.counts.get(key, -1) + 1
            if self.counts[key]:
                raise structlog.DropEvent
        return line

    def rest(self) -> Iterator[tuple[Key, int]]:
        """Return what was held back and how often, and begin a new minute."""
        found = {key: count for key, count in self.counts.items() if count}
        self.counts = dict.fromkeys(found, 0)
        yield from found.items()


AGAIN = Again()


def tell_again() -> None:
    """Say how often each fault came again since this was said last."""
    for (event, fault, place), times in AGAIN.rest():
        log.warning("again", of=event, kind=fault, place=[place], times=times)


async def tell_again_each_minute() -> None:
    """Do so for as long as the server runs."""
    while True:
        await asyncio.sleep(A_MINUTE)
        tell_again()


# What others say


class Libraries(logging.Handler):
    """Takes what libraries log: the first line of their words, without what they put into it."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log it as ours."""
        said = record.msg.strip() if isinstance(record.msg, str) else type(record.msg).__name__
        words = said.partition("\n")[0]
        if REPEATED.match(words):
            return
        if words in BY_STRANGERS:
            log.info(words, logger=record.name)
        else:
            plain = VALUE.split(words, maxsplit=1)[0].rstrip()
            log.log(record.levelno, plain, logger=record.name, exc_info=record.exc_info)


def warned(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    """Log a warning of Python's, e.g. of what nobody awaited: its kind and its place."""
    place = [f"{'/'.join(Path(filename).parts[-2:])}:{lineno}"]
    log.warning("a warning", logger="warnings", kind=category.__name__, place=place)


def not_caught(
    kind: type[BaseException], error: BaseException | None, _: TracebackType | None = None
) -> None:
    """Log an error that nobody caught; Ctrl-C is none."""
    if not issubclass(kind, KeyboardInterrupt):
        log.error("nobody caught an error", exc_info=error or kind())
