"""Who of a table's people looks at it, on whichever server."""

from collections.abc import Sequence

from sqlalchemy import delete, insert, select

from tarsas.server.lease import Lease
from tarsas.server.room import Room
from tarsas.server.schema import presence
from tarsas.server.storage import ConflictError, News, Storage, StorageError


class Presence:
    """Writes down who is here, and reads who is elsewhere. Strangers do not matter."""

    def __init__(self, storage: Storage, lease: Lease) -> None:
        self.storage = storage
        self.lease = lease
        self.written: dict[str, set[str]] = {}

    def forget(self) -> None:
        """Take nothing for written: a server that was taken for dead has lost its rows."""
        self.written.clear()

    async def write(self, rooms: Sequence[Room]) -> None:
        """Write down what changed at some tables."""
        for room in rooms:
            room.stirred = False
            here = room.here()
            if here == self.written.get(room.id, set()):
                continue
            try:
                await self._write(room.id, here)
            except ConflictError:
                continue  # the server was taken for dead; it comes back to this
            except StorageError:
                room.stirred = True
                raise
            self.written[room.id] = here
            if not here:
                del self.written[room.id]

    async def _write(self, table: str, here: set[str]) -> None:
        mine = (presence.c.table_id == table, presence.c.server == self.lease.id)
        rows = [{"table_id": table, "guest": guest, "server": self.lease.id} for guest in here]
        new = [(insert(presence), rows)] if rows else []
        await self.storage.write(
            (delete(presence).where(*mine), None), *new, News("present", table)
        )

    async def read(self, rooms: Sequence[Room]) -> None:
        """Learn who is at some tables on other servers."""
        found: dict[str, set[str]] = {room.id: set() for room in rooms}
        query = select(presence.c.table_id, presence.c.guest).where(
            presence.c.table_id.in_(found), presence.c.server != self.lease.id
        )
        for row in await self.storage.rows(query):
            found[row["table_id"]].add(row["guest"])
        for room in rooms:
            room.see_elsewhere(found[room.id])
