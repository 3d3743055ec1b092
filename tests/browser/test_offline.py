"""A phone that loses the network: what it still shows, and a move that waits."""

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tarsas.core.text import Message, say
from tests.server.client import Server

from .conftest import PICTURES
from .test_box import opened
from .test_pages import Axe
from .test_seats import open_table, someone

WORKS = (
    "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
)
KEPT = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("tarsas-"));
  const stores = await Promise.all(names.map((name) => caches.open(name)));
  const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
  return requests.map((request) => new URL(request.url).pathname);
}"""

ON_TOP = """(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
TABLES = "() => Object.keys(localStorage).filter((n) => n.startsWith('tarsas-last-')).length"


def words(language: str, name: str) -> str:
    return say("tarsas.web", language, Message(name))


def at_own_table(context: BrowserContext, server: Server) -> Page:
    page = context.new_page()
    address = open_table(context, server, "marabunta", "me", "me")
    page.goto(address)
    expect(page.locator("#board .target").first).to_be_visible()
    page.wait_for_function(WORKS)
    return page


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_move_waits_for_the_network(browser: Browser, server: Server, language: str) -> None:
    player = someone(browser, server, language)
    page = at_own_table(player, server)
    page.locator("#board .target").first.click()
    number = page.locator("#slider-text").inner_text()
    player.set_offline(True)
    expect(page.locator("#connection")).to_be_visible()
    expect(page.locator("#picture")).to_be_visible()
    page.locator("#buttons button").first.click()
    expect(page.locator("#move-waits")).to_have_text(words(language, "move-waits"))
    expect(page.locator("#move-waits")).to_be_visible()
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"waits-{language}.png")
    player.set_offline(False)
    expect(page.locator("#connection")).to_be_hidden()
    expect(page.locator("#slider-text")).not_to_have_text(number)
    expect(page.locator("#move-waits")).to_be_hidden()
    player.close()


def test_what_is_entered_for_a_box_waits_too_and_says_so(
    phone: BrowserContext, server: Server
) -> None:
    """The panel in which it is entered covers the board; nothing covers what is said."""
    page = phone.new_page()
    page.goto(f"/t/{opened(page, server, 'cats', 'me', 'Bence')}")
    entry, lost = page.locator("#entry"), page.locator("#connection")
    expect(entry).to_be_visible()
    page.wait_for_function(WORKS)
    phone.set_offline(True)
    expect(lost).to_be_visible()
    assert lost.evaluate(ON_TOP), "something lies over it"
    for row in entry.locator(".fall").all():
        row.locator(".face").first.click()
    entry.locator(".entry-end .main").click()
    expect(entry).to_be_hidden()
    expect(page.locator("#move-waits")).to_be_visible()
    assert lost.evaluate(ON_TOP), "something lies over it"
    page.reload()
    expect(page.locator("#kept-waits")).to_be_visible()
    phone.set_offline(False)
    expect(page.locator("#handover")).to_be_visible()  # the roll is in


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_reload_without_network_shows_the_last_position(
    browser: Browser, server: Server, language: str
) -> None:
    player = someone(browser, server, language)
    page = at_own_table(player, server)
    player.set_offline(True)
    page.reload()
    expect(page.locator("h1")).to_have_text(words(language, "offline-title"))
    expect(page.locator("#kept #picture")).to_be_visible()
    expect(page.locator("#kept-seats li")).to_have_count(2)
    found = Axe().run(page).response["violations"]
    assert not [v["id"] for v in found if v["impact"] in ("serious", "critical")]
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"offline-{language}.png", full_page=True)
    player.set_offline(False)
    expect(page.locator("#board .target").first).to_be_visible()  # it goes on by itself
    player.close()


def test_what_is_kept_says_nothing_of_anybody_and_goes_with_the_visitor(
    browser: Browser, server: Server
) -> None:
    player = someone(browser, server)
    page = at_own_table(player, server)
    paths = page.evaluate(KEPT)
    assert paths
    for path in paths:
        assert path.startswith(("/static/assets/", "/theme.css", "/games/", "/offline", "/kept-"))
    assert page.evaluate(TABLES) == 1
    page.goto("/mine")
    page.locator("[data-forget]").first.click()
    page.locator("#question button[value='yes']").first.click()
    page.wait_for_url("**/")
    assert page.evaluate(TABLES) == 0
    player.set_offline(True)
    page.goto(f"{server.url}/games/cats")
    expect(page.locator("#nothing-kept")).to_be_visible()
    player.close()
