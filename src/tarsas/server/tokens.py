"""Tokens by which bots of guests log in. Each bot is a guest of its own, and its id says so.

A token is signed, so that anybody's nonsense is known without the database, and shown once: what is
kept is its hash. Who deletes a bot makes its token worth nothing.
"""

import hashlib
import hmac
import secrets
import time

from sqlalchemy import RowMapping, func, insert, select

from tarsas.core.errors import TarsasError
from tarsas.core.text import Message
from tarsas.server.identity import BOT, Guest, Identity, bot_named, is_bot
from tarsas.server.schema import bots, guests
from tarsas.server.storage import Storage

MOST_BOTS = 10  # of one guest
PURPOSE = "bot"


class TokenError(TarsasError):
    """A bot that cannot be had."""

    package = "tarsas.web"


def bearer(header: str) -> str:
    """Return the token that an `Authorization` header brings, or nothing."""
    kind, _, token = header.partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def bot_in(identity: Identity, token: str) -> str:
    """Return the id of the bot that a token was made for, if we made it; it may be deleted."""
    found = identity.read(PURPOSE, token)
    return found.partition(":")[0] if found else ""


async def bot_of(identity: Identity, token: str) -> Guest | None:
    """Return the bot of a token. The database is asked each time: it may be deleted."""
    if not (found := bot_in(identity, token)):
        return None
    row = await identity.storage.row(select(bots.c.hash).where(bots.c.id == found))
    if row is None or not hmac.compare_digest(row["hash"], hash_of(token)):
        return None
    return await identity.find(found)


async def make_bot(identity: Identity, guest: Guest, name: str) -> tuple[Guest, str]:
    """Make a bot of a guest; return it with its token, which nobody sees again."""
    if is_bot(guest.id):
        raise TokenError(Message("error-bot-of-bot"))
    clean = bot_named(name)
    count = select(func.count()).select_from(bots).where(bots.c.guest == guest.id)
    row = await identity.storage.row(count)
    if row is not None and next(iter(row.values())) >= MOST_BOTS:
        raise TokenError(Message("error-many-bots", {"most": MOST_BOTS}))
    made = Guest(f"{secrets.token_hex(12)}{BOT}", clean)
    token, now = identity.sign(PURPOSE, f"{made.id}:{secrets.token_urlsafe(18)}"), time.time()
    seen = {"id": made.id, "name": clean, "created": now, "seen": now}
    kept = {"id": made.id, "guest": guest.id, "hash": hash_of(token), "created": now}
    await identity.storage.write((insert(guests).values(seen), 1), (insert(bots).values(kept), 1))
    return made, token


async def bots_of(storage: Storage, guest: str) -> list[RowMapping]:
    """Return a guest's bots with their names, the oldest first."""
    columns = (bots.c.id, bots.c.created, guests.c.name, guests.c.seen)
    query = select(*columns).join(guests, guests.c.id == bots.c.id).where(bots.c.guest == guest)
    return list(await storage.rows(query.order_by(bots.c.created)))


def hash_of(token: str) -> str:
    """Return what is kept of a token: it is long and random, so no more is needed."""
    return hashlib.sha256(token.encode()).hexdigest()
