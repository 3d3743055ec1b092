"""What a server can be told when it starts."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from os import environ
from pathlib import Path
from urllib.parse import urlsplit

from tarsas.bots.levels import BOTS
from tarsas.core.errors import TarsasError
from tarsas.programs.command import Command, is_command, read_command
from tarsas.server.keep import Keep
from tarsas.table.names import NamingError, tidy

PLAIN_HOST = r"(?:[\w.-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?"
BOT_LETTERS = 20
TAKEN_BOTS = (*BOTS, "program", "person", "me")
"""Names that mean something else where the levels of rivals are written down."""


def read_address(text: str) -> str:
    """Return the address that links begin with, or refuse it; empty: as each reader asks."""
    if text and not re.fullmatch(rf"https?://{PLAIN_HOST}/?", text, re.ASCII):
        raise TarsasError(
            f"--address {text}: expected one like https://games.example or http://host:8000"
        )
    return text.rstrip("/")


def read_smtp(text: str) -> str:
    """Return where mails are handed in, or refuse it without repeating it: it holds a password."""
    wrong = TarsasError(
        "TARSAS_SMTP: expected one like smtps://user:password@mail.example:465 or smtp://localhost"
    )
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise wrong from None
    plain = parts.scheme in ("smtp", "smtps") and parts.hostname and parts.path in ("", "/")
    if text and (not plain or port == 0 or bool(parts.username) != bool(parts.password)):
        raise wrong
    return text


def read_sender(text: str) -> str:
    """Return who mails come from, or refuse it."""
    if text and not re.fullmatch(r"[^\s@<>]+@[^\s@<>]+|[^\r\n<>]+<[^\s@<>]+@[^\s@<>]+>", text):
        raise TarsasError(
            f"TARSAS_MAIL_FROM {text}: expected one like Társas <table@games.example>"
        )
    return text


def read_webhooks(text: str) -> str:
    """Return whether players may have webhooks: not at all, `yes`, or also `local` ones."""
    if text not in ("", "no", "yes", "local"):
        raise TarsasError(f"TARSAS_WEBHOOKS {text}: expected yes, local or no")
    return text.removeprefix("no")


def read_wait(text: str) -> float:
    """Return for how many seconds a position waits before somebody is told of it."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 30 * 24 * 3600:
        raise TarsasError(f"TARSAS_NOTICE_AFTER {text}: expected a number of seconds")
    return seconds


def read_simulations(text: str) -> int:
    """Return how many simulations a search of a review has; 0: as each game has it."""
    if text and not re.fullmatch(r"[1-9]\d{0,5}", text, re.ASCII):
        raise TarsasError(f"TARSAS_REVIEW_SIMULATIONS {text}: expected a number from 1 to 999999")
    return int(text or 0)


def read_analysis(text: str) -> float:
    """Return for how many seconds a bot looks at a position that somebody analyses."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 600:
        raise TarsasError(f"TARSAS_ANALYSIS_SECONDS {text}: expected 0 to 600 seconds")
    return seconds


def read_programs(given: Sequence[str]) -> dict[str, Command]:
    """Read programs as the host names them, NAME=cmd:PROGRAM, or refuse them."""
    found: dict[str, Command] = {}
    for text in given:
        name, equals, program = text.partition("=")
        if not equals or not is_command(program):
            raise TarsasError(f"--bot {text!r}: expected NAME=cmd:PROGRAM")
        try:
            name = tidy(name, BOT_LETTERS)
        except NamingError as error:
            raise TarsasError(f"--bot {text!r}: {error}") from None
        if ":" in name:
            raise TarsasError(f"--bot {text!r}: a name has no colon")
        if name.casefold() in (*TAKEN_BOTS, *(other.casefold() for other in found)):
            raise TarsasError(f"--bot {text!r}: there is a bot {name} already")
        found[name] = read_command(program)
    return found


@dataclass(frozen=True)
class Settings:
    """`database` is a SQLAlchemy URL; `bot_pause` is how long a bot waits before its turn.

    `bot_workers` and `review_workers` are how many processes think of moves, and of finished games;
    `review_simulations` is how deep these are looked into where a game's own depth takes too long.
    `secret` signs cookies; without one the database keeps one of its own. `address` is where people
    reach the server: links begin with it. Without one they begin as the reader asked. `limits`
    raises what visitors and addresses may do (limits.py) by a factor; 0 lifts all of these limits.
    `prune` lets the server delete once a day what is older than `keep` says. Who brings
    `metrics_token` may read /metrics. Players may ask for notices of their turns: by mail if
    `smtp`, `mail_from` and `address` are set, by `webhooks` if these are allowed. A notice is sent
    when a position has waited for `notice_after` seconds. Who analyses a position sees what bots
    think of it after up to `analysis` seconds; 0: nothing. `programs` are bots of the host's own,
    by the names that people choose them by.
    """

    database: str = field(
        default_factory=lambda: environ.get("TARSAS_DATABASE", "sqlite:///tarsas.db")
    )
    secret: str = field(default_factory=lambda: environ.get("TARSAS_SECRET", ""))
    metrics_token: str = field(default_factory=lambda: environ.get("TARSAS_METRICS_TOKEN", ""))
    address: str = field(default_factory=lambda: read_address(environ.get("TARSAS_ADDRESS", "")))
    smtp: str = field(default_factory=lambda: read_smtp(environ.get("TARSAS_SMTP", "")), repr=False)
    mail_from: str = field(default_factory=lambda: read_sender(environ.get("TARSAS_MAIL_FROM", "")))
    webhooks: str = field(default_factory=lambda: read_webhooks(environ.get("TARSAS_WEBHOOKS", "")))
    notice_after: float = field(
        default_factory=lambda: read_wait(environ.get("TARSAS_NOTICE_AFTER", "120"))
    )
    analysis: float = field(
        default_factory=lambda: read_analysis(environ.get("TARSAS_ANALYSIS_SECONDS", "20"))
    )
    programs: Mapping[str, Command] = field(default_factory=dict)
    bot_workers: int = 1
    review_workers: int = 1
    bot_pause: float = 0.45
    review_simulations: int = field(
        default_factory=lambda: read_simulations(environ.get("TARSAS_REVIEW_SIMULATIONS", ""))
    )
    limits: float = 1.0
    prune: bool = False
    keep: Keep = field(default_factory=Keep.given)

    def mails(self) -> bool:
        """Say whether mails can be sent: a link in one needs an address to begin with."""
        return bool(self.smtp and self.mail_from and self.address)

    def async_url(self) -> str:
        """Return the URL with the driver that waits for nobody."""
        for plain, driven in (
            ("sqlite://", "sqlite+aiosqlite://"),
            ("postgresql://", "postgresql+asyncpg://"),
            ("postgres://", "postgresql+asyncpg://"),
        ):
            if self.database.startswith(plain):
                return driven + self.database.removeprefix(plain)
        return self.database

    def missing_file(self) -> Path | None:
        """Return the file of a SQLite database that is not there yet: opening would make it."""
        scheme, _, path = self.database.partition(":///")
        file = Path(path)
        return file if scheme.startswith("sqlite") and not file.is_file() else None
