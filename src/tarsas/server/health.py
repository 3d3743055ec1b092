"""Whether the server can do its work, for whoever watches over it: `/health`."""

import asyncio
import time

from litestar import Response, get

from tarsas.server.answers import refusals
from tarsas.server.asking import Ask, lobby_of
from tarsas.server.bodies import Health
from tarsas.server.storage import Storage, StorageError

SELDOM = 1.0  # seconds between two trials, however many ask


class Pulse:
    """Tries now and then whether anything can be written. All who ask share one trial."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.trial: asyncio.Task[StorageError | None] | None = None
        self.begun = 0.0

    async def trouble(self) -> StorageError | None:
        """Return what is wrong, if anything is."""
        now = time.monotonic()
        if self.trial is None or (self.trial.done() and now - self.begun >= SELDOM):
            self.begun = now
            self.trial = asyncio.create_task(self._try())
        return await asyncio.shield(self.trial)

    async def _try(self) -> StorageError | None:
        try:
            await self.storage.check()
        except StorageError as error:
            return error
        return None


@get("/health", responses=refusals())
async def health(request: Ask) -> Response[Health]:
    """Say that the server runs and its database takes changes; 503 if not, or if it is stopping."""
    rooms = len(lobby_of(request).rooms)
    if request.app.state.leaving.draining:
        return Response(Health("draining", rooms), status_code=503)
    pulse: Pulse = request.app.state.pulse
    if trouble := await pulse.trouble():
        raise trouble
    return Response(Health("ok", rooms))
