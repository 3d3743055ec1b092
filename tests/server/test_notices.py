"""Notices of turns: asked for, confirmed, sent once, and never to whoever did not want them."""

import asyncio
import io
import json
import socket
import time
import zipfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select, update
from structlog.testing import capture_logs

from tarsas.core.errors import TarsasError
from tarsas.server import hooks, postman
from tarsas.server.hooks import is_public, post_to, read_hook
from tarsas.server.housekeeping import Housekeeping
from tarsas.server.keep import Keep
from tarsas.server.reminder import Reminder
from tarsas.server.schema import guests, seats, tables, wishes
from tarsas.server.settings import Settings, read_sender, read_smtp, read_webhooks
from tarsas.server.storage import Storage
from tarsas.server.wishes import WishError, read_mail
from tests.processes import PATIENCE

from .client import sqlite_url
from .evening import ADDRESS, MAIL, Onlooker, evening, link_in, prompt_of


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the tests say when the server looks; and try again at once."""

    async def wait_for_ever(_: Reminder) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Reminder, "run", wait_for_ever)
    monkeypatch.setattr(postman, "PAUSE", 0.0)


def go(scenario: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(scenario())


# What the host offers


def test_without_settings_nothing_is_offered(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path, smtp="", webhooks="") as here:
            assert 'id="notices"' not in (await here.client.get("/mine")).text
            assert (await here.post("/mine/mail", mail=MAIL)).status_code == 404
            assert (await here.post("/mine/hook", hook=here.hook)).status_code == 404
            assert await here.wishes() == []

    go(scenario)


def test_without_an_address_of_the_server_no_mails_are_offered(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path, address="") as here:
            page = (await here.client.get("/mine")).text
            assert 'id="notice-hook"' in page
            assert 'id="notice-mail"' not in page

    go(scenario)


def test_who_asked_is_told_nothing_once_the_host_offers_it_no_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path) as here:
            await here.confirmed()
            await here.open_table()
        async with evening(tmp_path, smtp="", webhooks="") as later:
            assert await later.reminder._due(time.time()) == []

    go(scenario)


@pytest.mark.parametrize(
    "text", ["post.test", "http://post.test", "smtp://user@post.test", "smtp://x:sesame@:25"]
)
def test_a_wrong_office_is_refused_without_its_password(text: str) -> None:
    with pytest.raises(TarsasError) as caught:
        read_smtp(text)
    assert text not in str(caught.value)


def test_settings_say_what_is_expected() -> None:
    assert read_smtp("smtps://user:pass%40word@mail.example:465")
    assert (read_webhooks("no"), read_webhooks("local")) == ("", "local")
    with pytest.raises(TarsasError, match="expected yes, local or no"):
        read_webhooks("maybe")
    with pytest.raises(TarsasError, match="expected one like"):
        read_sender("x\r\nBcc: y@z.example")


# Mails


def test_only_a_button_behind_the_link_confirms_an_address(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path) as here:
            await here.open_table()
            await here.post("/mine/mail?lang=hu", mail=MAIL)
            asked = await here.office.next()
            assert asked["To"] == MAIL
            page = link_in(asked)
            assert f"{ADDRESS}{page}" in asked.get_content()
            assert "Írhatunk neked?" in (await here.client.get(page)).text
            await here.look()
            assert here.office.mails.empty(), "to open the link is not enough"
            await here.post(page, do="confirm")
            await here.look()
            assert (await here.office.next())["To"] == MAIL

    go(scenario)


def test_a_notice_names_the_game_and_the_table_in_the_players_language(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path) as here:
            page = await here.confirmed("hu")
            room = await here.open_table()
            await here.look()
            mail = await here.office.next()
            title, text = room.record.game.title("hu"), mail.get_content().replace("\r\n", "\n")
            assert mail["Subject"] == f"{title}: te jössz"
            assert f"{ADDRESS}/t/{room.id}\n" in text
            assert f"{ADDRESS}{page}" in text
            assert f"\n{prompt_of(room, 'hu')}\n" in text
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

    go(scenario)


def test_a_seat_is_told_once_until_its_person_moves(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path) as here:
            await here.confirmed()
            room = await here.open_table()
            await here.look()
            await here.office.next()
            await here.look()
            assert here.office.mails.empty()
            await here.act(room)
            await here.look()
            await here.office.next()

    go(scenario)


def test_another_server_does_not_tell_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path) as here:
            await here.confirmed()
            await here.open_table()
            [row] = await here.reminder._due(time.time())
            assert await here.reminder._note(row, time.time())
            assert not await here.reminder._note(row, time.time())

    go(scenario)


def test_who_looks_at_the_table_is_not_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path) as here:
            await here.confirmed()
            room = await here.open_table()
            onlooker = Onlooker(here.guest)
            room.came(onlooker)
            await here.look()
            assert here.office.mails.empty()
            room.went(onlooker)
            await here.look()
            await here.office.next()

    go(scenario)


def test_who_looks_at_the_table_on_another_server_is_not_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path) as here:
            await here.confirmed()
            room = await here.open_table()
            room.see_elsewhere({here.guest.id})
            await here.look()
            assert here.office.mails.empty()

    go(scenario)


@pytest.mark.parametrize(
    ("clock", "told"),
    [
        ({"kind": "move", "seconds": 600}, False),
        ({"kind": "move", "seconds": 3600}, True),
        ({"kind": "correspondence", "seconds": 86400}, True),
    ],
)
def test_only_slow_games_tell(tmp_path: Path, clock: dict[str, Any], told: bool) -> None:
    async def scenario() -> None:
        async with evening(tmp_path) as here:
            await here.confirmed()
            await here.open_table(clock=clock)
            await here.look()
            assert here.office.mails.qsize() == told

    go(scenario)


def test_a_position_that_has_not_waited_yet_is_not_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path, notice_after=3600.0) as here:
            await here.confirmed()
            room = await here.open_table()
            await here.look()
            assert here.office.mails.empty()
            earlier = time.time() - 3601
            storage = here.lobby.storage
            await storage.write((update(tables).values(updated=earlier, began=earlier), 1))
            await storage.write((update(seats).values(since=earlier), 1))
            await here.look()
            assert room.id in (await here.office.next()).get_content()

    go(scenario)


def test_a_notice_that_is_refused_is_tried_three_times(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path) as here:
            await here.confirmed()
            room = await here.open_table()
            here.office.refuses = 2
            await here.look()
            await here.office.next()
            await here.act(room)
            here.office.refuses = 3
            with capture_logs() as logs:
                await here.look()
            assert here.office.mails.empty()
            [line] = [line for line in logs if line["event"] == "a notice was not delivered"]
            assert line["kind"] == "mail"
            assert MAIL not in str(line)

    go(scenario)


def test_a_guest_gets_twenty_notices_an_hour_at_most(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path) as here:
            await here.confirmed()
            for _ in range(21):
                await here.open_table()
            await here.look()
            assert here.office.mails.qsize() == 20

    go(scenario)


def test_an_address_is_asked_three_times_an_hour_at_most(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path) as here:
            for _ in range(3):
                assert (await here.post("/mine/mail", mail=MAIL)).status_code == 303
                await here.office.next()
            assert (await here.post("/mine/mail", mail=MAIL.upper())).status_code == 400

    go(scenario)


@pytest.mark.parametrize("fields", [{"do": "stop"}, {"List-Unsubscribe": "One-Click"}])
def test_who_reads_the_mails_can_end_them(tmp_path: Path, fields: dict[str, str]) -> None:
    async def scenario() -> None:
        async with evening(tmp_path) as here:
            page = await here.confirmed()
            await here.open_table()
            assert (await here.client.get(page)).status_code == 200
            [wish] = await here.wishes()
            assert wish["confirmed"], "to open the link ends nothing"
            here.client.cookies.clear()
            assert "No more mails" in (await here.post(page, **fields)).text
            assert await here.wishes() == []
            await here.look()
            assert here.office.mails.empty()
            assert (await here.client.get(page)).status_code == 404

    go(scenario)


def test_the_player_can_switch_all_of_it_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path) as here:
            await here.confirmed()
            await here.post("/mine/hook", hook=here.hook)
            assert 'id="silence"' in (await here.client.get("/mine")).text
            await here.post("/mine/silence")
            assert await here.wishes() == []
            assert 'id="silence"' not in (await here.client.get("/mine")).text

    go(scenario)


def test_another_address_has_to_be_confirmed_anew(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path) as here:
            old = await here.confirmed()
            await here.post("/mine/mail", mail="other@post.example")
            assert (await here.office.next())["To"] == "other@post.example"
            assert (await here.post(old, do="confirm")).status_code == 404
            await here.open_table()
            await here.look()
            assert here.office.mails.empty()

    go(scenario)


def test_another_site_cannot_ask_for_a_guest(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path) as here:
            there = {"Origin": "https://elsewhere.example"}
            answer = await here.client.post("/mine/mail", data={"mail": MAIL}, headers=there)
            assert answer.status_code == 403
            assert here.office.mails.empty()

    go(scenario)


@pytest.mark.parametrize(
    "text", ["", "anna", "a@b", "a@b.example, c@d.example", "a@b.example\nX: y"]
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(WishError):
        read_mail(text)


# Webhooks


def test_a_webhook_is_told_which_table_waits(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path) as here:
            assert (await here.post("/mine/hook?lang=en", hook=here.hook)).status_code == 303
            room = await here.open_table()
            await here.look()
            told = await asyncio.wait_for(here.listener.told.get(), PATIENCE)
            assert told == {
                "table": room.id,
                "game": "cats",
                "title": room.record.game.title("en"),
                "url": f"{ADDRESS}/t/{room.id}",
                "prompt": prompt_of(room, "en"),
            }

    go(scenario)


def test_a_webhook_that_sends_elsewhere_is_not_followed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path) as here:
            here.listener.answer = f"307 Moved\r\nLocation: {here.hook}"
            await here.post("/mine/hook", hook=here.hook)
            await here.open_table()
            await here.look()
            assert here.listener.asked == 3, "three tries, and nothing besides"

    go(scenario)


@pytest.mark.parametrize(
    "hook",
    [
        "http://hook.example/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://localhost/",
        "https://10.1.2.3/",
        "https://169.254.169.254/latest",
        "https://[::ffff:192.168.0.1]/",
        "https://2130706433/",
        "https://user:pass@hook.example/",
        "ftp://hook.example/",
        "no address",
    ],
)
def test_a_webhook_into_the_hosts_network_is_refused(tmp_path: Path, hook: str) -> None:
    async def scenario() -> None:
        async with evening(tmp_path, webhooks="yes") as here:
            assert (await here.post("/mine/hook", hook=hook)).status_code == 400
            assert await here.wishes() == []

    go(scenario)


@pytest.mark.parametrize(
    ("place", "public"),
    [
        ("1.1.1.1", True),
        ("2606:4700::1111", True),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:10.0.0.1", False),
        ("2002:7f00:1::", False),
        ("64:ff9b::a00:1", False),
    ],
)
def test_what_the_open_internet_is(place: str, public: bool) -> None:
    assert is_public(place) == public


def test_a_name_that_leads_inside_later_is_refused_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with evening(tmp_path) as here:
            port = httpx.URL(here.hook).port
            found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

            async def inside(*_: Any, **__: Any) -> Any:
                return found

            monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", inside)
            with pytest.raises(WishError):
                await post_to(f"https://hook.example:{port}/", {}, local=False)
            assert here.listener.asked == 0

    go(scenario)


def test_the_place_that_was_looked_up_is_the_one_that_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with evening(tmp_path) as here:

            async def here_it_is(*_: Any, **__: Any) -> str:
                return "127.0.0.1"

            monkeypatch.setattr(hooks, "place_of", here_it_is)
            hook = read_hook(here.hook.replace("127.0.0.1", "nowhere.invalid"), local=True)
            await post_to(hook, {"table": "t"}, local=True)
            assert here.listener.told.get_nowait() == {"table": "t"}

    go(scenario)


# A guest's data


def test_the_export_holds_the_wishes_without_the_secret_of_the_mails(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path) as here:
            await here.confirmed()
            [wish] = await here.wishes()
            content = (await here.client.get("/api/me/data")).content
            with zipfile.ZipFile(io.BytesIO(content)) as archive:
                text = archive.read("tarsas.json").decode()
            told = {"mail": MAIL, "confirmed": True, "hook": "", "language": "en"}
            assert json.loads(text)["notices"] == told
            assert wish["mail_code"] not in text

    go(scenario)


def test_who_is_deleted_is_told_nothing_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path) as here:
            await here.confirmed()
            await here.open_table()
            assert (await here.client.post("/api/me/forget", json={})).status_code == 200
            assert await here.wishes() == []
            await here.look()
            assert here.office.mails.empty()

    go(scenario)


def test_wishes_go_with_a_guest_who_left_nothing_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        storage = Storage(Settings(database=sqlite_url(tmp_path)))
        await storage.open()
        for guest, seen in (("old", 1.0), ("new", time.time())):
            made = {"id": guest, "name": guest, "created": 1.0, "seen": seen}
            wish = {"guest": guest, "hook": "https://hook.example/", "language": "en"}
            await storage.write((insert(guests).values(made), 1), (insert(wishes).values(wish), 1))
        await Housekeeping(storage, Keep(guests=30)).clean()
        assert [row["guest"] for row in await storage.rows(select(wishes))] == ["new"]
        await storage.close()

    go(scenario)
