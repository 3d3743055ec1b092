"""`tarsas serve` with faults built in, each with a secret beside it, for tests of the log."""

import asyncio
import gc
import threading
from typing import Any
from unittest.mock import patch

from litestar import get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler
from sqlalchemy import text

from tarsas.cli import main
from tarsas.server import pages, socket
from tarsas.server.asking import Ask, lobby_of
from tarsas.server.messages import Ping
from tarsas.server.thinking import Thinkers
from tarsas.server.waiting import Thought

SECRET = "hush-5f1c"


def fail(*_: object) -> None:
    """Fail, with the secret in a local and in what the error says."""
    secret = SECRET
    raise ValueError(f"this is {secret}\nand more")


async def fail_later() -> None:
    fail()


async def fail_to_think(*_: object) -> Thought:
    fail()
    return Thought(0)


@get("/faulty/{kind:str}/{secret:str}")
async def faulty(request: Ask, kind: FromPath[str], secret: FromPath[str]) -> str:
    """Fail in a way of one's choice."""
    match kind:
        case "handler":
            fail()
        case "chained":
            try:
                fail()
            except ValueError as error:
                raise KeyError(secret) from error
        case "sql":
            async with lobby_of(request).storage.engine.connect() as connection:
                await connection.execute(text("SELECT * FROM nowhere WHERE x = :x"), {"x": secret})
        case "task":
            task = asyncio.create_task(fail_later())
            await asyncio.wait([task])
            del task
        case "forgotten":
            fail_later()  # type: ignore[unused-coroutine]
        case "thread":
            thread = threading.Thread(target=fail, name=secret)
            thread.start()
            thread.join()
        case "callback":
            asyncio.get_running_loop().call_soon(fail, secret)
        case "group":
            raise ExceptionGroup(secret, [ValueError(secret)])
    gc.collect()
    return "failed"


handlers = pages.handlers


def with_faults() -> list[ControllerRouterHandler]:
    return [*handlers(), faulty]


handle = socket.handle


async def fail_to_handle(said: Any, *rest: Any) -> None:
    if isinstance(said, Ping):
        fail()
    await handle(said, *rest)


if __name__ == "__main__":
    with (
        patch.object(pages, "handlers", with_faults),
        patch.object(socket, "handle", fail_to_handle),
        patch.object(Thinkers, "think", fail_to_think),
    ):
        main()
