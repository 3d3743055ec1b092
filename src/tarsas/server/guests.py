"""Every request has a guest: found by the cookie, or somebody new."""

from litestar.di import NamedDependency
from litestar.exceptions import HTTPException

from tarsas.core.errors import TarsasError
from tarsas.core.text import Message
from tarsas.server.asking import Ask, Connection, address_of, identity_of, language_of
from tarsas.server.identity import COOKIE, Guest, Identity
from tarsas.server.security import same_origin
from tarsas.server.tokens import bearer, bot_in, bot_of

A_YEAR = 365 * 24 * 3600
NO_COOKIE = f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
"""The header by which a browser forgets its guest."""

Visitor = NamedDependency[Guest]
"""The guest of a request, as a handler asks for it."""


class WrongTokenError(TarsasError):
    """A token that is not one of ours, or of a bot that was deleted."""

    package = "tarsas.web"


async def recognise(connection: Connection) -> Guest | None:
    """Return who a request or a socket comes from: a bot by its token, anybody by the cookie."""
    identity: Identity = connection.app.state.identity
    if token := bearer(connection.headers.get("authorization", "")):
        if (bot := await bot_of(identity, token)) is None:
            raise WrongTokenError(Message("error-no-token"))
        return bot
    return await identity.recognise("cookie", connection.cookies.get(COOKIE, ""))


def visitor_of(connection: Connection) -> str:
    """Return the same without asking the database: whom limits count, or nobody."""
    identity: Identity = connection.app.state.identity
    if token := bearer(connection.headers.get("authorization", "")):
        return bot_in(identity, token)
    return identity.read("cookie", connection.cookies.get(COOKIE, "")) or ""


async def provide_guest(request: Ask) -> Guest:
    """Return who sends a request. Changes must come from our own pages, and are a guest's deeds."""
    identity = identity_of(request)
    guest = await recognise(request)
    changes = request.method not in ("GET", "HEAD")
    if changes:
        check_origin(request)
    if guest is None:
        language = language_of(request)
        guest = await identity.welcome(language) if changes else identity.newcomer(language)
        request.scope["state"]["new_guest"] = guest
    elif changes:
        await identity.keep(guest)
    return guest


def check_origin(request: Ask) -> None:
    """Refuse what comes from the pages of another site."""
    if not same_origin(request.headers, address_of(request)):
        raise HTTPException("this request comes from another site", status_code=403)


def cookie_for(identity: Identity, guest: Guest, secure: bool) -> str:
    """Return the header by which a browser knows its guest for a year."""
    signed = identity.sign("cookie", guest.id)
    flags = "; Secure" if secure else ""
    return f"{COOKIE}={signed}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{flags}"
