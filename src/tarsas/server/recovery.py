"""The link that carries a guest to another device; renewed, the old one is worth nothing."""

from sqlalchemy import update

from tarsas.core.errors import TarsasError
from tarsas.core.text import Message
from tarsas.server.identity import Guest, Identity
from tarsas.server.schema import guests
from tarsas.server.storage import News


class RenewedError(TarsasError):
    """A link of ours that was renewed."""

    package = "tarsas.web"


def recovery_of(identity: Identity, guest: Guest) -> str:
    """Return what a guest's present link ends with."""
    # The first link is signed as it always was, so that those in people's notes go on working.
    return identity.sign("recovery", f"{guest.id}:{guest.links}" if guest.links else guest.id)


async def whose(identity: Identity, text: str) -> Guest | None:
    """Return who a link carries to another device; None if it is not one of ours.

    The database is asked each time: another server may have renewed the link.
    """
    subject = identity.read("recovery", text)
    if subject is None:
        return None
    name, _, count = subject.partition(":")
    row = await identity.storage.guest(name)
    if int(count or 0) != (row["links"] if row else 0):
        raise RenewedError(Message("error-renewed"))
    return await identity.find(name)


async def renew(identity: Identity, guest: Guest) -> Guest:
    """Make the guest's link so far worth nothing. Who is known by a cookie stays so."""
    more = guests.c.links + 1
    change = update(guests).where(guests.c.id == guest.id).values(links=more)
    await identity.storage.write((change, 1), News("guest", guest.id))
    identity.forget(guest.id)
    return await identity.find(guest.id)
