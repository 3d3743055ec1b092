"""The second look at promises that another file holds once: trays, words, covers, points, links."""

import re
import zipfile
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tarsas.core.registry import game_ids
from tests.server.client import Person, Server

from .conftest import MILLISECONDS
from .person import Clicker
from .test_board import act, choose_until
from .test_everywhere import page_of
from .test_gestures import open_table
from .test_links import invitation, said
from .test_seats import open_table as open_for
from .test_seats import someone, words

expect.set_options(timeout=MILLISECONDS)  # a busy machine is slow, not broken
CODE = re.compile(r"-?\d+,-?\d+|\b[gs]\d+\b|\([A-Z]\)|_")  # what only a program calls things
DECISIONS = 10


@pytest.mark.parametrize("game", game_ids())
def test_buttons_speak_of_no_codes(game: str, context: BrowserContext, server: Server) -> None:
    person = Clicker(context, 6)
    open_table(person.page, server, game)
    for _ in range(DECISIONS):
        told = person.page.locator("#buttons button, #chips button").all_inner_texts()
        assert not [one for one in told if CODE.search(one)]
        act(person)


def test_a_die_goes_into_the_other_tray_by_keys(context: BrowserContext, server: Server) -> None:
    page = context.new_page()
    open_table(page, server, "marabunta")
    die = page.locator("#die-green")
    for pressed in ("true", "false"):
        die.focus()
        page.keyboard.press("Enter")
        expect(die).to_have_attribute("aria-pressed", pressed)


def test_pulsar_tells_what_the_points_would_come_to(
    context: BrowserContext, server: Server
) -> None:
    person = Clicker(context, 3)
    page = person.page
    open_table(page, server, "pulsar")
    choose_until(person, "#panels .if-ended:not([hidden])")
    ahead = page.locator("#panels .if-ended:not([hidden])")
    expect(ahead).to_have_count(2)
    expect(ahead.first).to_have_text(re.compile(r"→ \d+"))
    expect(ahead.first).to_have_accessible_name(re.compile(r"\d"))


def test_every_game_has_a_cover_for_day_and_night(browser: Browser, server: Server) -> None:
    for scheme, shown in (("light", "on-light"), ("dark", "on-dark")):
        context = browser.new_context(
            base_url=server.url, color_scheme="light" if scheme == "light" else "dark"
        )
        page = context.new_page()
        page.goto("/")
        for game in game_ids():
            cover = page.locator(f'img.{shown}[src="/games/{game}/cover-{scheme}.svg"]')
            cover.scroll_into_view_if_needed()
            expect(cover).to_be_visible()
            assert cover.evaluate("async (e) => { await e.decode(); return e.naturalWidth; }") > 0
        context.close()


def test_a_used_invitation_offers_to_watch(browser: Browser, server: Server) -> None:
    opener, guest, late = (someone(browser, server) for _ in range(3))
    address = open_for(opener, server, "marabunta", "me", "invited")
    link = invitation(opener, address, 1)
    page, other = guest.new_page(), late.new_page()
    page.goto(link)
    page.locator("#sit-down button").click()
    page.wait_for_url(f"**{address}")
    other.goto(link)
    expect(other.locator("#sit-down")).to_have_count(0)
    other.get_by_role("link", name=said("en", "only-watch")).click()
    expect(other.locator("#prompt")).to_contain_text(words("en", "watching"))
    for context in (opener, guest, late):
        context.close()


def test_a_table_by_link_only_is_in_no_list(browser: Browser, server: Server) -> None:
    opener, stranger = someone(browser, server), someone(browser, server)
    page, other = opener.new_page(), stranger.new_page()
    page.goto("/new/marabunta")
    page.locator('input[name="audience"][value="link"]').check(force=True)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#picture")).to_be_attached()
    path = page.url.removeprefix(server.url)
    other.goto("/")
    expect(other.locator(f'a[href="{path}"]')).to_have_count(0)
    other.goto(path)
    expect(other.locator("#prompt")).to_contain_text(words("en", "watching"))
    for context in (opener, stranger):
        context.close()


def test_my_data_is_handed_out_as_a_file(browser: Browser, server: Server, tmp_path: Path) -> None:
    person = Person(server)
    person.post("/api/me", {"name": "Katalin"})
    context = someone(browser, server)
    value = person.http.cookies["tarsas"]
    context.add_cookies([{"name": "tarsas", "value": value, "url": server.url}])
    page = context.new_page()
    page.goto("/mine")
    expect(page.locator("#notices input")).to_have_count(0)  # the host has not set any up
    with page.expect_download() as coming:
        page.locator("#export").click()
    file = tmp_path / "mine.zip"
    coming.value.save_as(file)
    assert zipfile.ZipFile(file).namelist()
    context.close()


def test_everybodys_points_are_side_by_side_on_a_phone(
    phone: BrowserContext, server: Server
) -> None:
    person, rng = Person(server), Random(1)
    table = person.open_table(*["me"] * 6, game="cats")
    with person.sit(table) as socket:
        socket.wait_until(0)
        while not socket.position["over"]:
            seat, actions = socket.choices()
            socket.wait_until(socket.act_in_time(seat, rng.choice(actions))["revision"])
    page = page_of(person, phone, table)
    scores = page.locator("#end .scores")
    expect(scores).to_be_visible()
    assert page.locator("#end .scroll-x").evaluate("e => e.scrollWidth <= e.clientWidth")
    rooms = [one for one in scores.locator("tbody th").all_inner_texts() if "rooms" in one]
    assert rooms == sorted(rooms), "sizes of rooms are in their order"
