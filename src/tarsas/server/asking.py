"""What every handler asks of a request: the server's parts, the language, the address."""

import re
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from tarsas.core.text import LANGUAGES
from tarsas.server.checking import Checker
from tarsas.server.identity import Guest, Identity
from tarsas.server.lobby import Lobby
from tarsas.server.room import Room
from tarsas.server.settings import PLAIN_HOST
from tarsas.server.studies import Studies
from tarsas.server.terminal import HERE

Ask = Request[Any, Any, Any]
Connection = ASGIConnection[Any, Any, Any, Any]
"""A request or a socket."""


def lobby_of(request: Ask) -> Lobby:
    """Return the server's lobby."""
    found = request.app.state.lobby
    assert isinstance(found, Lobby)
    return found


async def room_for(request: Ask, guest: Guest, identity: str) -> Room:
    """Return the room of a table that a guest may look at."""
    room = await lobby_of(request).room(identity)
    room.admit(guest)
    return room


def checker_of(request: Ask) -> Checker:
    """Return what tries strangers' components."""
    found = request.app.state.checker
    assert isinstance(found, Checker)
    return found


def studies_of(request: Ask) -> Studies:
    """Return the server's studies."""
    found = request.app.state.studies
    assert isinstance(found, Studies)
    return found


def identity_of(request: Ask) -> Identity:
    """Return the server's identity service."""
    found = request.app.state.identity
    assert isinstance(found, Identity)
    return found


def base_of(connection: Connection) -> str:
    """Return what links begin with: the configured address, else the one that was asked for.

    Who sits at the server's own machine invites others by its address in the network, if they can
    come in there: to their phones, localhost is the phone. A `Host` that is no plain
    name could turn a link elsewhere; links are bare paths then.
    """
    if address := address_of(connection):
        return address
    host = connection.headers.get("host", "")
    if not re.fullmatch(PLAIN_HOST, host, re.ASCII):
        return ""
    if connection.app.state.home and urlsplit(f"//{host}").hostname in HERE:
        return str(connection.app.state.home)
    return f"{'https' if is_secure(connection) else 'http'}://{host}"


def address_of(connection: Connection) -> str:
    """Return the configured address, or nothing."""
    return str(connection.app.state.address)


def is_secure(connection: Connection) -> bool:
    """Say whether the reader's browser reaches us by https."""
    if address := address_of(connection):
        return address.startswith("https:")
    return connection.scope["scheme"] in ("https", "wss")


def by_host(request: Ask) -> bool:
    """Say whether it is the host who asks: somebody at the machine that the server runs on.

    A proxy on that machine asks for others, but by the name that they know the server by.
    """
    here = ("127.0.0.1", "::1", "localhost")
    asked = re.sub(r":\d*$", "", request.headers.get("host", "")).strip("[]") in here
    return asked and request.client is not None and request.client.host in here


def language_of(request: Ask) -> str:
    """Return the reader's language: asked for, chosen before, or preferred by the browser."""
    given = request.query_params.get("lang") or request.cookies.get("lang")
    if given in LANGUAGES:
        return str(given)
    accepted = request.headers.get("accept-language", "")
    wanted = [part.split(";")[0].strip()[:2] for part in accepted.split(",")]
    return next((language for language in wanted if language in LANGUAGES), "en")
