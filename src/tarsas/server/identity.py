"""Guests: made on the first visit, known again by a signed cookie or a recovery link."""

import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass

from sqlalchemy import insert, update

from tarsas.core.errors import TarsasError
from tarsas.server.limits import NAME_LETTERS
from tarsas.server.schema import guests
from tarsas.server.storage import Storage

COOKIE = "tarsas"
ADJECTIVES = (
    "Amber",
    "Brisk",
    "Calm",
    "Dusky",
    "Early",
    "Fair",
    "Golden",
    "Hazel",
    "Ivory",
    "Jade",
)
ANIMALS = ("Ant", "Badger", "Crane", "Deer", "Finch", "Hare", "Ibis", "Lynx", "Otter", "Wren")


@dataclass(frozen=True)
class Guest:
    """Somebody at the table."""

    id: str
    name: str


class Identity:
    """Makes, names and recognises guests."""

    def __init__(self, storage: Storage, secret: str) -> None:
        self.storage = storage
        self.secret = secret.encode()
        self.known: dict[str, Guest] = {}

    def sign(self, purpose: str, identity: str) -> str:
        """Return a text that only this server can have written."""
        mac = hmac.new(self.secret, f"{purpose}:{identity}".encode(), hashlib.sha256)
        return f"{identity}.{mac.hexdigest()[:40]}"

    def read(self, purpose: str, text: str) -> str | None:
        """Return the identity in a signed text, or None if the signature is not ours."""
        identity = text.partition(".")[0]
        ours = self.sign(purpose, identity).encode()  # compared as bytes: texts must be ASCII
        return identity if hmac.compare_digest(ours, text.encode()) else None

    async def recognise(self, purpose: str, text: str) -> Guest | None:
        """Return the guest of a cookie or recovery link."""
        identity = self.read(purpose, text)
        if identity is None:
            return None
        if identity not in self.known:
            row = await self.storage.guest(identity)
            if row is None:
                return None
            self.known[identity] = Guest(identity, str(row["name"]))
        return self.known[identity]

    async def welcome(self) -> Guest:
        """Make a guest with a name to start with."""
        name = f"{secrets.choice(ADJECTIVES)} {secrets.choice(ANIMALS)}"
        guest = Guest(secrets.token_hex(12), name)
        made = {"id": guest.id, "name": guest.name, "created": time.time()}
        await self.storage.write((insert(guests).values(made), 1))
        self.known[guest.id] = guest
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Give a guest another name."""
        clean = " ".join(name.split())
        if not 1 <= len(clean) <= NAME_LETTERS or not clean.isprintable():
            raise TarsasError(f"a name has 1 to {NAME_LETTERS} letters")
        change = update(guests).where(guests.c.id == guest.id).values(name=clean)
        await self.storage.write((change, 1))
        self.known[guest.id] = Guest(guest.id, clean)
        return self.known[guest.id]
