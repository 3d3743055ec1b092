"""The common board on a television: large, without controls, and it follows the game."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.server.client import Server

from .conftest import PICTURES
from .test_pages import Axe
from .test_seats import open_table, someone

SIZE = "(element) => parseFloat(getComputedStyle(element).fontSize)"
LARGE = 32  # pixels of letters that are read from three metres, on a screen of 1080 lines


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_television_follows_the_game(browser: Browser, server: Server, language: str) -> None:
    player = someone(browser, server, language)
    address = open_table(player, server, "marabunta", "me", "me")
    screen = browser.new_context(
        base_url=server.url, viewport={"width": 1920, "height": 1080}, locale=language
    )
    page, board = player.new_page(), screen.new_page()
    board.goto(f"{address}/board")
    expect(board.locator("#picture")).to_be_visible()
    expect(board.get_by_role("button")).to_have_count(0)
    expect(board.locator("#seats li.acts")).to_have_count(1)
    for place in ("#prompt", "#seats .name", "#seats .score"):
        size = board.locator(place).first.evaluate(
            "(e) => parseFloat(getComputedStyle(e).fontSize)"
        )
        assert size >= LARGE, place
    asked = board.locator("#prompt").inner_text()
    page.goto(address)
    page.locator("#board .target").first.click()
    page.locator("#buttons button").first.click()
    expect(board.locator("#prompt")).not_to_have_text(asked)
    found = Axe().run(board).response["violations"]
    assert not [v["id"] for v in found if v["impact"] in ("serious", "critical")]
    PICTURES.mkdir(parents=True, exist_ok=True)
    board.screenshot(path=PICTURES / f"television-{language}.png")
    for context in (player, screen):
        context.close()


def test_the_view_goes_to_what_changed_and_back(browser: Browser, server: Server) -> None:
    player = someone(browser, server)
    screen = browser.new_context(base_url=server.url, viewport={"width": 1920, "height": 1080})
    address = open_table(player, server, "cats", "me", "me")
    page, board = player.new_page(), screen.new_page()
    board.goto(f"{address}/board")
    expect(board.locator("#picture")).to_be_visible()
    page.goto(address)
    page.locator('#board [id^="die-"].target').first.click()
    expect(board.locator("#board")).to_have_class(re.compile(r"\bclose\b"))
    expect(board.locator("#board")).not_to_have_class(re.compile(r"\bclose\b"))
    for context in (player, screen):
        context.close()


def test_the_tables_menu_shows_the_way(browser: Browser, server: Server) -> None:
    player = someone(browser, server)
    page = player.new_page()
    address = open_table(player, server, "marabunta", "me", "me")
    page.goto(address)
    page.locator("#about summary").click()
    code = page.locator(".television-code")
    expect(code).to_be_visible()
    code.scroll_into_view_if_needed()
    page.wait_for_function("() => document.querySelector('.television-code').naturalWidth > 0")
    way = page.locator(".television-way a").get_attribute("href")
    assert way is not None
    assert address.endswith(way.removesuffix("/board"))
    player.close()
