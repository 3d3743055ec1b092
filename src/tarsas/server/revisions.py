"""The schema's revisions: which there are, which a database has, and on to another."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "head"
TABLE = "alembic_version"
"""Where a database keeps its own."""


def known() -> list[str]:
    """Return all revisions, the newest first."""
    scripts = ScriptDirectory.from_config(_config())
    return [script.revision for script in scripts.walk_revisions()]


def current(connection: Connection) -> str | None:
    """Return a database's revision, or None if it was never used."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, to: str) -> None:
    """Bring a database to a revision, in the transaction of its connection."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
