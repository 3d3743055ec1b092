"""Every request has a guest: found by the cookie, or made on the first visit."""

from litestar.di import NamedDependency
from litestar.exceptions import HTTPException

from tarsas.server.asking import Ask, address_of, identity_of
from tarsas.server.identity import COOKIE, Guest, Identity
from tarsas.server.limits import Bucket
from tarsas.server.security import same_origin

A_YEAR = 365 * 24 * 3600
CHANGES_A_SECOND, CHANGES_AT_ONCE = 2.0, 40.0
MOST_BUCKETS = 10_000
_buckets: dict[str, Bucket] = {}

Visitor = NamedDependency[Guest]
"""The guest of a request, as a handler asks for it."""


async def provide_guest(request: Ask) -> Guest:
    """Return who sends a request. Changes must come from our own pages, and not too fast."""
    identity = identity_of(request)
    guest = await identity.recognise("cookie", request.cookies.get(COOKIE, ""))
    if request.method not in ("GET", "HEAD"):
        if not same_origin(request.headers, address_of(request)):
            raise HTTPException("this request comes from another site", status_code=403)
        address = request.client.host if request.client else ""
        check_rate(guest.id if guest else address)
    if guest is None:
        guest = await identity.welcome()
        request.scope["state"]["new_guest"] = guest
    return guest


def check_rate(key: str) -> None:
    """Refuse a client that changes too much too fast."""
    if len(_buckets) > MOST_BUCKETS:
        _buckets.clear()
    if not _buckets.setdefault(key, Bucket(CHANGES_A_SECOND, CHANGES_AT_ONCE)).take():
        raise HTTPException("too many requests; wait a little", status_code=429)


def cookie_for(identity: Identity, guest: Guest, secure: bool) -> str:
    """Return the header by which a browser knows its guest for a year."""
    signed = identity.sign("cookie", guest.id)
    flags = "; Secure" if secure else ""
    return f"{COOKIE}={signed}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{flags}"
