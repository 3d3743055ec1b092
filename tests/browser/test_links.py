"""Links that people send: to open one only asks, and a button does what it says."""

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tarsas.core.text import Message, say
from tests.server.client import Server

from .test_pages import SIZES, STILL, Axe
from .test_seats import open_table, someone, words


def said(language: str, name: str, **given: str) -> str:
    """Return one of the pages' texts."""
    return say("tarsas.web", language, Message(name, given))


def named(context: BrowserContext, server: Server, name: str) -> str:
    """Give a guest a name and return the guest's own link."""
    context.request.get("/api/me")
    context.request.post("/api/me", data={"name": name}, headers={"Origin": server.url})
    return str(context.request.get("/api/me").json()["recovery"])


def invitation(context: BrowserContext, address: str, seat: int) -> str:
    seats = context.request.get(f"/api/tables/{address.rsplit('/', 1)[1]}").json()["seats"]
    return str(seats[seat]["invitation"])


def check_whole(page: Page) -> None:
    """Hold a page to what every page must keep."""
    page.evaluate(STILL)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")
    found = Axe().run(page).response["violations"]
    serious = [v for v in found if v["impact"] in ("serious", "critical")]
    assert not serious, [f"{v['id']}: {v['nodes'][0]['html'][:200]}" for v in serious]


@pytest.mark.parametrize("script", [True, False])
@pytest.mark.parametrize("language", ["en", "hu"])
def test_an_invitation_seats_who_presses_the_button(
    browser: Browser, server: Server, language: str, script: bool
) -> None:
    opener = someone(browser, server)
    named(opener, server, "Katalin")
    address = open_table(opener, server, "marabunta", "me", "invited")
    guest = browser.new_context(
        base_url=server.url, locale=language, reduced_motion="reduce", java_script_enabled=script
    )
    page = guest.new_page()
    page.goto(invitation(opener, address, 1))
    title = said(language, "invitation-by", who="Katalin", game="Marabunta")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    seats = opener.request.get(f"/api{address.replace('/t/', '/tables/')}").json()["seats"]
    assert seats[1]["kind"] == "invited"
    page.get_by_label(said(language, "your-name"), exact=True).last.fill("katalin")
    page.get_by_role("button", name=said(language, "sit-down")).click()
    page.wait_for_url(f"**{address}")
    if script:
        own = page.locator("#panels .panel").nth(1)
        expect(own.locator(".name")).to_have_text("katalin 2")
        expect(own.locator(".state")).to_contain_text(words(language, "seat-mine"))
    seats = guest.request.get(f"/api{address.replace('/t/', '/tables/')}").json()["seats"]
    assert seats[1]["mine"]
    for context in (opener, guest):
        context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_the_pages_behind_links_are_whole(
    browser: Browser, server: Server, size: str, scheme: str
) -> None:
    opener = someone(browser, server)
    link = named(opener, server, "Katalin")
    address = open_table(opener, server, "cats", "me", "invited", "open")
    asked = invitation(opener, address, 1)
    reader = browser.new_context(
        base_url=server.url,
        viewport=SIZES[size],
        color_scheme="light" if scheme == "light" else "dark",
        locale="hu",
        reduced_motion="reduce",
    )
    faults: list[str] = []
    reader.on("weberror", lambda error: faults.append(str(error.error)))
    page = reader.new_page()
    for path, stands in ((asked, "free"), (f"{asked}x", "renewed"), (link, "own")):
        page.goto(path)
        expect(page.locator("main.letter h1")).not_to_be_empty()
        check_whole(page)
        assert (page.locator("#sit-down").count() == 1) == (stands == "free")
    assert not faults
    for context in (opener, reader):
        context.close()


def test_a_name_that_is_too_long_is_told_not_cut(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/")
    page.locator("#me summary").click()
    field = page.locator("#name-field")
    field.fill("n" * 20)
    expect(page.locator("#rename .count")).to_have_text("20 / 24")
    field.fill("n" * 30)
    expect(page.locator("#rename .count")).to_have_text("30 / 24")
    before = page.locator("#my-name").inner_text()
    page.locator("#rename button").click()
    assert field.evaluate("field => field.validationMessage") == words(
        "en", "too-long", count="30", most="24"
    )
    assert field.input_value() == "n" * 30
    assert context.request.get("/api/me").json()["name"] == before
    field.fill("\u200b\u200b")
    page.locator("#rename button").click()
    unseen = say("tarsas.core", "en", Message("error-name-unseen"))
    expect(page.locator("#toasts")).to_have_text(unseen)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_own_link_asks_before_it_replaces_a_visitor(
    browser: Browser, server: Server, language: str
) -> None:
    here, there = someone(browser, server), someone(browser, server, language)
    link = named(here, server, "Katalin")
    named(there, server, "Bea")
    page = there.new_page()
    page.goto(link)
    heading = said(language, "recovery-ask", there="Katalin")
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    page.get_by_role("link", name=said(language, "recovery-stay", here="Bea")).click()
    expect(page.locator("#my-name")).to_have_text("Bea")
    page.goto(link)
    page.get_by_role("button", name=said(language, "recovery-go", there="Katalin")).focus()
    page.keyboard.press("Enter")
    expect(page.locator("#my-name")).to_have_text("Katalin")
    for context in (here, there):
        context.close()


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_link_is_renewed_by_keys(browser: Browser, server: Server, language: str) -> None:
    here = someone(browser, server, language)
    old = named(here, server, "Katalin")
    page = here.new_page()
    page.goto("/")
    page.locator("#me summary").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name=said(language, "renew-recovery")).focus()
    page.keyboard.press("Enter")
    question = page.get_by_role("alertdialog", name=words(language, "renew-question"))
    expect(question.get_by_role("button", name=words(language, "renew-no"))).to_be_focused()
    check_whole(page)
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#toasts")).to_have_text(words(language, "renewed"))
    expect(page.locator("#recovery")).not_to_have_attribute("data-copy", old)
    new = here.request.get("/api/me").json()["recovery"]
    expect(page.locator("#recovery")).to_have_attribute("data-copy", new)
    page.goto(old)
    renewed = said(language, "recovery-renewed")
    expect(page.get_by_role("heading", level=1)).to_have_text(renewed)
    here.close()
