"""Guests: known by a signed cookie or a recovery link, and kept from their first deed on."""

import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, replace

from sqlalchemy import insert, select, update

from tarsas.core.text import LANGUAGES
from tarsas.server.limits import NAME_LETTERS
from tarsas.server.schema import chat, guests, seats, tables
from tarsas.server.storage import ConflictError, News, Statement, Storage
from tarsas.table.names import distinct, tidy

COOKIE = "tarsas"
MOST_KNOWN = 10_000  # guests that need not be looked up
A_DAY = 24 * 3600.0
NAMES = {
    "en": (
        "Amber Brisk Calm Dusky Early Fair Golden Hazel Ivory Jade",
        "Ant Badger Crane Deer Finch Hare Ibis Lynx Otter Wren",
    ),
    "hu": (
        "Bátor Csendes Derűs Fürge Gyors Huncut Kíváncsi Merész Szelíd Vidám",
        "Hangya Borz Daru Szarvas Pinty Nyúl Íbisz Hiúz Vidra Ökörszem",
    ),
}
"""What guests are called until they choose a name: two words of their language."""


BOT = "-b"
"""How the id of a guest ends that is a bot: whoever has the id need ask nobody."""


def is_bot(identity: str) -> bool:
    """Say whether a guest is a bot that plays over the network."""
    return identity.endswith(BOT)


@dataclass(frozen=True)
class Guest:
    """Somebody at the table. `links` counts how often the recovery link was renewed."""

    id: str
    name: str
    links: int = 0


class Identity:
    """Makes, names and recognises guests.

    A signed cookie is enough to be a guest. The database learns of one when it does something:
    visitors who only look, and programs that keep no cookie, leave nothing behind.
    """

    def __init__(self, storage: Storage, secret: str) -> None:
        self.storage = storage
        self.secret = secret.encode()
        self.known: OrderedDict[str, Guest] = OrderedDict()  # the last ones to come by
        self.kept: OrderedDict[str, float] = OrderedDict()  # when the database learnt of a deed

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
        return None if identity is None else await self.find(identity)

    async def find(self, identity: str) -> Guest:
        """Return a guest, also one who has done nothing yet."""
        if identity not in self.known:
            row = await self.storage.guest(identity)
            known = Guest(identity, str(row["name"]), int(row["links"])) if row else None
            self._know(known or Guest(identity, name_of(identity)))
        self.known.move_to_end(identity)
        return self.known[identity]

    def newcomer(self, language: str = "en") -> Guest:
        """Return somebody who was never here, with a name to start with.

        Nobody writes down a guest who only looks, so the last digit keeps the language of the name.
        """
        identity = f"{secrets.token_hex(12)[:-1]}{LANGUAGES.index(language):x}"
        return Guest(identity, name_of(identity))

    async def welcome(self, language: str = "en") -> Guest:
        """Return somebody new whose first visit is a deed."""
        guest = self.newcomer(language)
        await self.keep(guest)
        return guest

    async def keep(self, guest: Guest) -> None:
        """Let the database know that a guest did something; once a day is enough."""
        now = time.time()
        if now - self.kept.get(guest.id, 0.0) < A_DAY:
            return
        if await self.storage.guest(guest.id) is None:
            made = {"id": guest.id, "name": guest.name, "created": now, "seen": now}
            with suppress(ConflictError):  # another deed of the same guest was quicker
                await self.storage.write((insert(guests).values(made), 1))
        else:
            change = update(guests).where(guests.c.id == guest.id).values(seen=now)
            await self.storage.write((change, None))
        self.kept[guest.id] = now
        if len(self.kept) > MOST_KNOWN:
            self.kept.popitem(last=False)

    def _know(self, guest: Guest) -> None:
        self.known[guest.id] = guest
        if len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Give a guest another name."""
        clean = bot_named(name) if is_bot(guest.id) else tidy(name, NAME_LETTERS)
        await self.keep(guest)
        rename = update(guests).where(guests.c.id == guest.id).values(name=clean)
        await self.storage.write((rename, 1), *await self._at_tables(guest, clean))
        renamed = replace(guest, name=clean)
        self._know(renamed)
        return renamed

    async def _at_tables(self, guest: Guest, name: str) -> list[Statement | News]:
        """Return what gives a guest's seats and words another name, except where the game is over.

        Who played a game stays written down, by the name of that time. Where others are called the
        same, the name is told apart.
        """
        sits = select(seats.c.table_id).where(seats.c.guest == guest.id)
        spoke = select(chat.c.table_id).where(chat.c.guest == guest.id)
        mine = tables.c.id.in_(sits) | tables.c.id.in_(spoke)
        running = select(tables.c.id).where(tables.c.over.is_(False), mine)
        parts: list[Statement | News] = [News("guest", guest.id)]
        found = [str(row["id"]) for row in await self.storage.rows(running)]
        for table, places in sorted((await self.storage.seats_of_all(found)).items()):
            others = [str(place["name"]) for place in places if place["guest"] != guest.id]
            changed = update(tables).where(tables.c.id == table)
            parts.append((changed.values(people=tables.c.people + 1), None))
            others += [str(place["name"]) for place in places if place["named"]]
            for what in (seats, chat):
                own = update(what).where(what.c.table_id == table, what.c.guest == guest.id)
                if what is seats:  # one that is named stays so: somebody else plays there
                    own = own.where(seats.c.named.is_(False))
                parts.append((own.values(name=distinct(name, others)), None))
            parts.append(News("table", table))
        return parts

    def forget(self, *identities: str) -> None:
        """Look some guests up again, or all: other servers may have given them other names."""
        for identity in identities or list(self.known):
            self.known.pop(identity, None)


def bot_named(name: str) -> str:
    """Return the name of a bot, which says that it is one, as those of our own bots do."""
    ending = " bot"
    if name.strip().casefold().endswith(ending):
        return tidy(name, NAME_LETTERS)
    return tidy(name, NAME_LETTERS - len(ending)) + ending


def name_of(identity: str) -> str:
    """Return the name that a guest has until it chooses one."""
    language = LANGUAGES[int(identity[-1], 16) % len(LANGUAGES)]
    adjectives, animals = (words.split() for words in NAMES[language])
    number = int(identity[:8], 16)
    animal = animals[number // len(adjectives) % len(animals)]
    return f"{adjectives[number % len(adjectives)]} {animal}"
