"""My games in the browser: results, times and deletion; errors in the language of the page."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.server.client import Person, Server, sqlite_url
from tests.server.test_mine import finished

from .test_links import check_whole, said
from .test_pages import SIZES
from .test_seats import someone, words


@pytest.mark.parametrize("language", ["en", "hu"])
def test_my_games_show_a_result_and_let_me_go(
    browser: Browser, server: Server, language: str
) -> None:
    person = Person(server)
    person.post("/api/me", {"name": "Katalin"})
    finished(person, "me")
    context = someone(browser, server, language)
    cookies = person.http.cookies.items()
    context.add_cookies([{"name": n, "value": v, "url": server.url} for n, v in cookies])
    page = context.new_page()
    page.goto("/")
    page.locator("#lists").get_by_role("link", name=said(language, "list-mine-all")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(said(language, "mine-title"))
    expect(page.locator("#finished li")).to_have_count(1)
    expect(page.locator("#finished time[datetime]")).to_be_visible()
    expect(page.locator("#summary-cats .course").first).to_be_visible()
    for size in SIZES.values():
        page.set_viewport_size(size)
        check_whole(page)
    page.locator("#forget").click()
    question = page.get_by_role("alertdialog", name=words(language, "forget-question"))
    question.get_by_role("button", name=words(language, "forget-yes")).click()
    page.wait_for_url(f"{server.url}/")
    expect(page.locator("#my-name")).not_to_have_text("Katalin")
    page.goto("/mine")
    expect(page.locator("#finished")).to_have_count(0)


@pytest.mark.parametrize("where", ["desk", "phone"])
def test_games_that_wait_for_me_stand_first_on_the_home_page(
    where: str, anywhere: BrowserContext, server: Server
) -> None:
    person = Person(server)
    waiting = person.open_table("me", "bot:kitten", game="cats")
    with person.sit(waiting) as socket:
        socket.wait_until(0)
    person.open_table("me", "invited")  # touched later, but nobody waits for me there
    value = person.http.cookies["tarsas"]
    anywhere.add_cookies([{"name": "tarsas", "value": value, "url": server.url}])
    page = anywhere.new_page()
    page.goto("/")
    first = page.locator("#rows-mine .table-row").first
    expect(first).to_have_attribute("href", f"/t/{waiting}")
    expect(first).to_be_in_viewport(ratio=1)
    expect(page.locator("#rows-mine")).to_have_count(1)


def test_a_refusal_is_told_in_the_language_of_the_page(browser: Browser, server: Server) -> None:
    page = someone(browser, server, "hu").new_page()
    page.goto("/new/cats")
    page.locator("#setup").evaluate("form => { form.dataset.game = 'chess'; }")
    page.locator("#setup button[type=submit], #setup button.main").first.click()
    expect(page.locator("#toasts .error")).to_have_text("Nincs „chess” nevű játék.")


@pytest.mark.parametrize("language", ["en", "hu"])
def test_notices_are_asked_for_and_stopped_where_the_host_offers_them(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("TARSAS_WEBHOOKS", "local")
    with Server(sqlite_url(tmp_path)) as server:
        context = someone(browser, server, language)
        page = context.new_page()
        page.goto("/mine")
        field = page.get_by_label(said(language, "notice-by-hook"))
        save = page.get_by_role("button", name=said(language, "notice-hook-save"))
        field.fill("ftp://127.0.0.1/turn")
        save.click()
        expect(page.locator("main")).to_contain_text(said(language, "error-hook"))
        page.goto("/mine")
        field.fill(f"{server.url}/turn")
        save.click()
        expect(field).to_have_value(f"{server.url}/turn")
        check_whole(page)
        page.locator("#silence").click()
        expect(page.locator("#silence")).to_have_count(0)
        expect(field).to_have_value("")
        context.close()
