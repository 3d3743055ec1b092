"""A table that cannot be replayed is set aside: its page says so, and all others go on."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache

import structlog
from sqlalchemy import RowMapping, update

from tarsas.core.errors import TarsasError
from tarsas.core.registry import game_ids, told
from tarsas.core.text import Message
from tarsas.server.schema import tables
from tarsas.server.storage import ConflictError, Storage, StorageError

log = structlog.get_logger()
DAMAGED = Message("error-set-aside")


class SetAsideError(TarsasError):
    """The table is there and cannot be opened."""

    package = "tarsas.web"


@asynccontextmanager
async def replaying(storage: Storage, row: RowMapping) -> AsyncIterator[None]:
    """Replay the table of a row inside; whatever goes wrong there sets it aside.

    Not if its game is missing or broken, for that may be mended, and not if the table has changed
    meanwhile, for then row and moves were not of the same moment.
    """
    if row["set_aside"]:
        raise SetAsideError(DAMAGED)
    try:
        yield
    except (StorageError, ConflictError, MemoryError):
        raise  # no fault of the table's
    except Exception as error:
        why = told(error)
        if row["game"] not in game_ids():
            _log_once(row["id"], row["game"], why)
            plain = f"this table waits for its game: {error}"
            raise SetAsideError(Message("error-waits-for-game"), plain) from None
        same = (tables.c.id == row["id"], tables.c.revision == row["revision"])
        mark = update(tables).where(*same).values(set_aside=why, wakes=None)
        await storage.write((mark, 1))
        log.error("a table is set aside", table=row["id"], game=row["game"], why=why)
        raise SetAsideError(DAMAGED) from None


@lru_cache(maxsize=1000)
def _log_once(table: str, game: str, why: str) -> None:
    log.error("a table waits for its game", table=table, game=game, why=why)
