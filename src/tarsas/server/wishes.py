"""Where a guest wants to be told of its turns: asked for, confirmed, and taken back."""

import re
import secrets
from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, insert, select, update

from tarsas.core.errors import TarsasError
from tarsas.core.text import Message
from tarsas.server.schema import wishes
from tarsas.server.storage import ConflictError, Storage

MAIL = r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d-]{1,63}\.)+[a-z\d-]{2,63}"
MOST_LETTERS = 254
NO_MAIL = {"mail": "", "mail_code": "", "confirmed": False}


class WishError(TarsasError):
    """Nobody can be told there."""

    package = "tarsas.web"


@dataclass(frozen=True)
class Wish:
    """What a guest asked for; `mail_code` is known to who reads the mails."""

    guest: str
    mail: str
    mail_code: str
    confirmed: bool
    hook: str
    language: str


def read_mail(text: str) -> str:
    """Return an address for mails, or refuse it."""
    mail = text.strip()
    if len(mail) > MOST_LETTERS or not re.fullmatch(MAIL, mail, re.ASCII | re.IGNORECASE):
        raise WishError(Message("error-mail"))
    return mail


class Wishes:
    """The wishes in the database."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def of(self, guest: str) -> Wish | None:
        """Return what a guest asked for."""
        return await self._find(wishes.c.guest == guest)

    async def behind(self, code: str) -> Wish | None:
        """Return the wish that a mail's link is about."""
        return await self._find(wishes.c.mail_code == code) if code else None

    async def _find(self, which: ColumnElement[bool]) -> Wish | None:
        row = await self.storage.row(select(wishes).where(which))
        return None if row is None else Wish(**row)

    async def ask_for_mail(self, guest: str, mail: str, language: str) -> str:
        """Note an address and return the code that confirms it; until then it is not used."""
        code = secrets.token_urlsafe(24)
        asked = {"mail": mail, "mail_code": code, "language": language}
        await self._note(guest, {**asked, "confirmed": False})
        return code

    async def ask_for_hook(self, guest: str, hook: str, language: str) -> None:
        """Note where a program of the guest's listens."""
        await self._note(guest, {"hook": hook, "language": language})

    async def _note(self, guest: str, values: dict[str, str | bool]) -> None:
        mine = update(wishes).where(wishes.c.guest == guest).values(values)
        try:
            await self.storage.write((mine, 1))
        except ConflictError:  # it is the first wish
            await self.storage.write((insert(wishes).values(guest=guest, **values), 1))

    async def confirm(self, code: str) -> None:
        """Use an address from now on: who reads its mails agrees."""
        agreed = update(wishes).where(wishes.c.mail_code == code, wishes.c.mail != "")
        await self.storage.write((agreed.values(confirmed=True), None))

    async def stop_mail(self, code: str) -> None:
        """Forget an address: who reads its mails wants no more."""
        unwanted = update(wishes).where(wishes.c.mail_code == code, wishes.c.mail != "")
        empty = delete(wishes).where(wishes.c.mail == "", wishes.c.hook == "")
        await self.storage.write((unwanted.values(NO_MAIL), None), (empty, None))

    async def end(self, guest: str) -> None:
        """Forget all that a guest asked for."""
        await self.storage.write((delete(wishes).where(wishes.c.guest == guest), None))
