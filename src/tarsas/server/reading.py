"""Requests of strangers: what cannot be read is refused before anything else looks at it."""

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException, HTTPException, NotFoundException
from litestar.types import ASGIApp, Receive, Scope, Send

from tarsas.core.bounds import BoundsError, check_bounds

LONGEST_PATH = 255
"""In bytes, as for the name of a file; no address of ours comes near."""


class CarefulRequest(Request[Any, Any, Any]):
    """A request whose body is JSON that every part of the server can take."""

    async def json(self) -> Any:
        """Read the body, or say why it cannot be read."""
        try:
            check_bounds((await self.body()).decode())
            found = await super().json()
        except UnicodeDecodeError as error:
            why = f"the body is not UTF-8: byte {error.start} is wrong"
            raise ClientException(why) from None
        except BoundsError as error:
            why = f"the body is not JSON as we take it: at {error.position}, {error}"
            raise ClientException(why) from None
        if holds_nul(found):
            raise ClientException("the body holds the character NUL, which no text may")
        return found


def holds_nul(tree: Any) -> bool:
    """Say whether there is a NUL in any text of a tree: PostgreSQL does not store it."""
    if isinstance(tree, str):
        return "\0" in tree
    if isinstance(tree, dict):
        return any(holds_nul(key) or holds_nul(value) for key, value in tree.items())
    return isinstance(tree, list) and any(map(holds_nul, tree))


def refuse_odd_paths(app: ASGIApp) -> ASGIApp:
    """Answer addresses that cannot be ours: no file, row or key of ours is called like that."""

    async def careful(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if not path.isprintable() or "\ufffd" in path:
            raise NotFoundException("there is no such page: its address holds odd characters")
        if len(path.encode()) > LONGEST_PATH:
            raise HTTPException(f"an address has at most {LONGEST_PATH} bytes", status_code=414)
        await app(scope, receive, send)

    return careful
