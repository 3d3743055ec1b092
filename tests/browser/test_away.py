"""The database goes away under an open page: it says so, and goes on by itself."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tarsas.core.text import Message, say
from tests.server.client import Server, sqlite_url

from .test_pages import Axe
from .test_seats import open_table, someone


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_page_waits_for_the_database_and_goes_on(
    browser: Browser, tmp_path: Path, language: str
) -> None:
    def words(name: str) -> str:
        return say("tarsas.web", language, Message(name))

    file, away = tmp_path / "tarsas.db", tmp_path / "away.db"
    with Server(sqlite_url(tmp_path)) as server:
        player, newcomer = (someone(browser, server, language) for _ in range(2))
        page, other = player.new_page(), newcomer.new_page()
        address = open_table(player, server, "marabunta", "me", "me")
        page.goto(address)
        die, confirm = page.locator("#board .target").first, page.locator("#buttons button").first
        die.click()
        expect(confirm).to_be_visible()
        number = page.locator("#slider-text").inner_text()

        file.rename(away)
        confirm.click()
        expect(page.locator("#unsaved")).to_be_visible()
        expect(page.locator("#unsaved")).to_have_text(words("cannot-save"))
        other.goto("/")  # which lists what only the database knows
        expect(other.locator("h1")).to_have_text(words("busy"))
        found = Axe().run(other).response["violations"]
        assert not [v["id"] for v in found if v["impact"] in ("serious", "critical")]

        away.rename(file)
        expect(page.locator("#unsaved")).to_be_hidden()
        expect(page.locator("#slider-text")).not_to_have_text(number)
        expect(other.get_by_role("heading", name=words("list-live"))).to_be_visible()
        for context in (player, newcomer):
            context.close()
