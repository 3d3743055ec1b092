"""Carries mails and webhooks out of the house, a few at a time, while play goes on.

What waits is in memory: a notice that a stopping server still has is lost. Nobody is told twice.
"""

import asyncio
import ssl
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import localtime, make_msgid
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import aiosmtplib
import structlog

from tarsas.core.text import Message, say
from tarsas.server.limits import Bucket
from tarsas.server.settings import Settings
from tarsas.server.wishes import WishError

log = structlog.get_logger()
TEXTS = "tarsas.web"
MOST_WAITING = 500
CARRIERS = 4  # at the same time
TRIES = 3
PAUSE = 5.0  # seconds before the second try, and twice as much before the third
TIMEOUT = 15.0  # seconds for a mail
# Some programs do not read a link that begins on a line of its own.
WHOLE_LINKS = SMTP.clone(max_line_length=500)
AN_HOUR = 3600.0
MOST_COUNTED = 20_000


class Errand(NamedTuple):
    """Something to carry: which kind it is, and how."""

    kind: str
    carry: Callable[[], Awaitable[None]]


class Counted:
    """So many an hour for each of those who are counted."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Say whether there may be one more."""
        if who not in self.buckets:
            if len(self.buckets) >= MOST_COUNTED:
                self.buckets.popitem(last=False)  # who came first
            self.buckets[who] = Bucket(self.most / AN_HOUR, self.most)
        return self.buckets[who].take()


def reason(error: BaseException | None) -> str:
    """Say why something did not arrive, for the host; never what another server says of it.

    That may hold an address. Of a certificate the sentence is OpenSSL's, up to the name in it.
    """
    kind = type(error).__name__
    while error:
        if isinstance(error, ssl.SSLCertVerificationError):
            return f"the certificate was refused: {error.verify_message.partition(',')[0]}"
        if isinstance(error, aiosmtplib.SMTPAuthenticationError):
            return "user or password was refused"
        if kind == "SMTPException" and "STARTTLS" in str(error):
            return "no STARTTLS is offered there, and a password goes over a safe line only"
        error = error.__cause__ or error.__context__
    return kind


class Postman:
    """Takes errands and carries them; what cannot be delivered is one line in the log."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.waiting: asyncio.Queue[Errand] = asyncio.Queue(MOST_WAITING)
        self.carriers: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to carry."""
        self.carriers = [asyncio.create_task(self._carry()) for _ in range(CARRIERS)]

    def close(self) -> None:
        """Stop."""
        for carrier in self.carriers:
            carrier.cancel()

    def has_room(self) -> bool:
        """Say whether one more notice, by mail and by webhook, can be taken."""
        return self.waiting.qsize() <= MOST_WAITING - 2

    def take(self, kind: str, carry: Callable[[], Awaitable[None]]) -> None:
        """Take an errand, or refuse it: there are too many."""
        try:
            self.waiting.put_nowait(Errand(kind, carry))
        except asyncio.QueueFull:
            raise WishError(Message("error-too-fast")) from None

    async def _carry(self) -> None:
        while True:
            errand = await self.waiting.get()
            try:
                await self._insist(errand)
            finally:
                self.waiting.task_done()

    async def _insist(self, errand: Errand) -> None:
        why = ""
        for number in range(TRIES):
            if number:
                await asyncio.sleep(PAUSE * number)
            try:
                await errand.carry()
                return
            except WishError as error:  # it leads where nothing goes: so it will the next time
                why = str(error)
                break
            except Exception as error:  # whatever others' servers do, the next errand goes on
                why = reason(error)
        log.warning("a notice was not delivered", kind=errand.kind, why=why)

    async def mail(self, to: str, subject: str, text: str, stop: str) -> None:
        """Hand in a mail; `stop` is the page on which its reader ends them."""
        letter = EmailMessage(WHOLE_LINKS)
        letter["From"], letter["To"], letter["Subject"] = self.settings.mail_from, to, subject
        letter["Date"] = localtime()
        letter["Message-ID"] = make_msgid(domain=urlsplit(self.settings.address).hostname)
        letter["Auto-Submitted"] = "auto-generated"
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text)
        office = urlsplit(self.settings.smtp)
        await aiosmtplib.send(
            letter,
            hostname=office.hostname,
            port=office.port,
            username=unquote(office.username) if office.username else None,
            password=unquote(office.password) if office.password else None,
            use_tls=office.scheme == "smtps",
            # A password goes over a safe line only.
            start_tls=True if office.scheme == "smtp" and office.password else None,
            timeout=TIMEOUT,
        )

    def link(self, code: str, language: str) -> str:
        """Return the page of an address for mails, on which it is confirmed or forgotten."""
        return f"{self.settings.address}/mail/{code}?lang={language}"

    async def ask(self, to: str, code: str, language: str) -> None:
        """Send the mail that asks whether the address may be used."""
        link = self.link(code, language)
        subject = say(TEXTS, language, Message("confirm-mail-subject"))
        text = say(TEXTS, language, Message("confirm-mail", {"url": link}))
        await self.mail(to, subject, text, link)
