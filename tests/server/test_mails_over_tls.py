"""Mails are handed in over a safe line: at once or after STARTTLS, and to nobody unknown."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import trustme
from aiosmtpd.smtp import SMTP, AuthResult, LoginPassword
from structlog.testing import capture_logs

from tarsas.server import postman
from tarsas.server.reminder import Reminder

from .evening import MAIL, Evening, Office, evening

USER, PASSWORD = "table@games.example", "p@ss/word"
LOGIN = "table%40games.example:p%40ss%2Fword"
LINES = ("smtps", "smtp")  # TLS at once, and after STARTTLS


@pytest.fixture
def authority(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[trustme.CA]:
    """Return who makes certificates and is believed, as an authority of the host's own is."""
    made = trustme.CA()
    with made.cert_pem.tempfile(dir=str(tmp_path)) as file:
        monkeypatch.setenv("SSL_CERT_FILE", file)
        yield made


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait_for_ever(_: Reminder) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Reminder, "run", wait_for_ever)
    monkeypatch.setattr(postman, "PAUSE", 0.0)


class Counter:
    """Where people show who they are before they hand a mail in."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, _: SMTP, __: object, ___: object, ____: str, shown: object) -> AuthResult:
        self.asked += 1
        assert isinstance(shown, LoginPassword)
        known = (shown.login, shown.password) == (USER.encode(), PASSWORD.encode())
        return AuthResult(success=known, handled=False)


@asynccontextmanager
async def at_office(
    folder: Path, line: str, certificate: trustme.LeafCert | None, login: str = LOGIN
) -> AsyncIterator[tuple[Evening, Counter]]:
    """Open an office that takes mails over a line, and a server that hands them in there."""
    office, counter = Office(), Counter()
    safe = None
    if certificate:
        safe = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        certificate.configure_cert(safe)
    at_once = line == "smtps"

    def clerk() -> SMTP:
        # Over TLS from the first byte on, a clerk does not see the line: it takes passwords anyway.
        return SMTP(
            office,
            hostname="post",
            tls_context=None if at_once else safe,
            auth_require_tls=False,
            authenticator=counter,
        )

    post = await asyncio.get_running_loop().create_server(
        clerk, "127.0.0.1", 0, ssl=safe if at_once else None
    )
    port = post.sockets[0].getsockname()[1]
    try:
        address = f"{line}://{login}{'@' * bool(login)}localhost:{port}"
        async with evening(folder, smtp=address) as here:
            here.office = office
            yield here, counter
    finally:
        post.close()


async def lost(here: Evening) -> dict[str, Any]:
    """Ask for a mail that cannot be handed in, and return the line in the log."""
    with capture_logs() as logs:
        assert (await here.post("/mine/mail", mail=MAIL)).status_code == 303
        await here.reminder.postman.waiting.join()
    assert here.office.mails.empty()
    [line] = [dict(line) for line in logs if line["event"] == "a notice was not delivered"]
    assert MAIL not in str(line)
    assert PASSWORD not in str(line)
    return line


@pytest.mark.parametrize("line", LINES)
def test_a_mail_is_handed_in_over_a_safe_line(
    tmp_path: Path, line: str, authority: trustme.CA
) -> None:
    async def scenario() -> None:
        certificate = authority.issue_cert("localhost")
        async with at_office(tmp_path, line, certificate) as (here, counter):
            await here.confirmed()
            await here.open_table()
            await here.look()
            assert (await here.office.next())["To"] == MAIL
            assert counter.asked == 2, "the office was shown user and password for both mails"

    asyncio.run(scenario())


def test_without_a_password_the_line_is_safe_where_the_office_offers_it(
    tmp_path: Path, authority: trustme.CA
) -> None:
    async def scenario() -> None:
        certificate = authority.issue_cert("localhost")
        async with at_office(tmp_path, "smtp", certificate, login="") as (here, _):
            await here.confirmed()

    asyncio.run(scenario())


@pytest.mark.parametrize("line", LINES)
def test_a_certificate_that_nobody_vouches_for_is_refused_and_the_log_says_why(
    tmp_path: Path, line: str
) -> None:
    async def scenario() -> None:
        certificate = trustme.CA().issue_cert("localhost")
        async with at_office(tmp_path, line, certificate) as (here, counter):
            told = await lost(here)
            assert told["why"].startswith("the certificate was refused: ")
            assert counter.asked == 0, "no password for strangers"

    asyncio.run(scenario())


@pytest.mark.parametrize("line", LINES)
def test_a_certificate_for_another_name_is_refused_and_the_log_says_why(
    tmp_path: Path, line: str, authority: trustme.CA
) -> None:
    async def scenario() -> None:
        certificate = authority.issue_cert("elsewhere.example")
        async with at_office(tmp_path, line, certificate) as (here, counter):
            assert (await lost(here))["why"] == "the certificate was refused: Hostname mismatch"
            assert counter.asked == 0

    asyncio.run(scenario())


def test_a_password_stays_here_where_no_safe_line_is_offered(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with at_office(tmp_path, "smtp", None) as (here, counter):
            assert "STARTTLS" in (await lost(here))["why"]
            assert counter.asked == 0

    asyncio.run(scenario())


def test_a_wrong_password_is_told_as_one(tmp_path: Path, authority: trustme.CA) -> None:
    async def scenario() -> None:
        certificate = authority.issue_cert("localhost")
        login = "table%40games.example:wrong"
        async with at_office(tmp_path, "smtps", certificate, login) as (here, _):
            assert (await lost(here))["why"] == "user or password was refused"

    asyncio.run(scenario())
