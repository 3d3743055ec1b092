"""What a server can be told when it starts."""

import re
from dataclasses import dataclass, field
from os import environ
from pathlib import Path

from tarsas.core.errors import TarsasError
from tarsas.server.keep import Keep

PLAIN_HOST = r"(?:[\w.-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?"


def read_address(text: str) -> str:
    """Return the address that links begin with, or refuse it; empty: as each reader asks."""
    if text and not re.fullmatch(rf"https?://{PLAIN_HOST}/?", text, re.ASCII):
        raise TarsasError(
            f"--address {text}: expected one like https://games.example or http://host:8000"
        )
    return text.rstrip("/")


@dataclass(frozen=True)
class Settings:
    """`database` is a SQLAlchemy URL; `bot_pause` is how long a bot waits before its turn.

    `secret` signs cookies; without one the database keeps one of its own. `address` is where people
    reach the server: links begin with it. Without one they begin as the reader asked. `limits`
    raises what visitors and addresses may do (limits.py) by a factor; 0 lifts all of these limits.
    `prune` lets the server delete once a day what is older than `keep` says. Who brings
    `metrics_token` may read /metrics.
    """

    database: str = field(
        default_factory=lambda: environ.get("TARSAS_DATABASE", "sqlite:///tarsas.db")
    )
    secret: str = field(default_factory=lambda: environ.get("TARSAS_SECRET", ""))
    metrics_token: str = field(default_factory=lambda: environ.get("TARSAS_METRICS_TOKEN", ""))
    address: str = field(default_factory=lambda: read_address(environ.get("TARSAS_ADDRESS", "")))
    bot_workers: int = 1
    bot_pause: float = 0.45
    limits: float = 1.0
    prune: bool = False
    keep: Keep = field(default_factory=Keep.given)

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
