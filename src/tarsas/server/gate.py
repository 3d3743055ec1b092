"""The gate: whatever is asked for is counted against the limits of its visitor and address."""

import math
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Receive, Scope, Send

from tarsas.server.guests import visitor_of
from tarsas.server.limits import Limits

Connection = ASGIConnection[Any, Any, Any, Any]
COUNTS_AS = "counts_as"  # a handler says in its options what it counts as
NOTHING = ""


def gate(app: ASGIApp) -> ASGIApp:
    """Refuse requests of those who ask for too much too fast."""

    async def gated(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            usual = "ask" if scope["method"] in ("GET", "HEAD") else "change"
            deed = scope["route_handler"].opt.get(COUNTS_AS, usual)
            if deed != NOTHING:
                check_rate(Request(scope), deed)
        await app(scope, receive, send)

    return gated


def check_rate(connection: Connection, deed: str) -> None:
    """Count a deed, or refuse it with the time after which it may be done."""
    visitor = visitor_of(connection)
    if wait := limits_of(connection).take(deed, visitor, caller_of(connection)):
        seconds = math.ceil(wait)
        raise HTTPException(
            f"too many requests; try again in {seconds} s",
            status_code=429,
            headers={"Retry-After": str(seconds)},
        )


def limits_of(connection: Connection) -> Limits:
    """Return the server's limits."""
    found = connection.app.state.limits
    assert isinstance(found, Limits)
    return found


def caller_of(connection: Connection) -> str:
    """Return where a request comes from, as the proxy says if there is a trusted one."""
    return connection.client.host if connection.client else ""
