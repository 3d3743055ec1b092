"""Every request has a guest: found by the cookie, or somebody new."""

from litestar.di import NamedDependency
from litestar.exceptions import HTTPException

from tarsas.server.asking import Ask, address_of, identity_of, language_of
from tarsas.server.identity import COOKIE, Guest, Identity
from tarsas.server.security import same_origin

A_YEAR = 365 * 24 * 3600
NO_COOKIE = f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
"""The header by which a browser forgets its guest."""

Visitor = NamedDependency[Guest]
"""The guest of a request, as a handler asks for it."""


async def provide_guest(request: Ask) -> Guest:
    """Return who sends a request. Changes must come from our own pages, and are a guest's deeds."""
    identity = identity_of(request)
    guest = await identity.recognise("cookie", request.cookies.get(COOKIE, ""))
    changes = request.method not in ("GET", "HEAD")
    if changes and not same_origin(request.headers, address_of(request)):
        raise HTTPException("this request comes from another site", status_code=403)
    if guest is None:
        language = language_of(request)
        guest = await identity.welcome(language) if changes else identity.newcomer(language)
        request.scope["state"]["new_guest"] = guest
    elif changes:
        await identity.keep(guest)
    return guest


def cookie_for(identity: Identity, guest: Guest, secure: bool) -> str:
    """Return the header by which a browser knows its guest for a year."""
    signed = identity.sign("cookie", guest.id)
    flags = "; Secure" if secure else ""
    return f"{COOKIE}={signed}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{flags}"
