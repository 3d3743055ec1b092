"""What a server can be told when it starts."""

from dataclasses import dataclass, field
from os import environ
from pathlib import Path

from tarsas.server.keep import Keep


@dataclass(frozen=True)
class Settings:
    """`database` is a SQLAlchemy URL; `bot_pause` is how long bots wait so that people can follow.

    `secret` signs cookies; without one the database keeps one of its own. `prune` lets the server
    delete once a day what is older than `keep` says. Who brings `metrics_token` may read /metrics.
    """

    database: str = field(
        default_factory=lambda: environ.get("TARSAS_DATABASE", "sqlite:///tarsas.db")
    )
    secret: str = field(default_factory=lambda: environ.get("TARSAS_SECRET", ""))
    metrics_token: str = field(default_factory=lambda: environ.get("TARSAS_METRICS_TOKEN", ""))
    bot_workers: int = 1
    bot_pause: float = 0.45
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
