"""What a server can be told when it starts."""

from dataclasses import dataclass, field
from os import environ


@dataclass(frozen=True)
class Settings:
    """`database` is a SQLAlchemy URL; `bot_pause` is how long bots wait so that people can follow.

    `secret` signs cookies; without one the database keeps one of its own. `limits` raises what
    visitors and addresses may do (limits.py) by a factor; 0 lifts all of these limits.
    """

    database: str = field(
        default_factory=lambda: environ.get("TARSAS_DATABASE", "sqlite:///tarsas.db")
    )
    secret: str = field(default_factory=lambda: environ.get("TARSAS_SECRET", ""))
    bot_workers: int = 1
    bot_pause: float = 0.45
    limits: float = 1.0

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
