"""What can be done with a seat: leave it, take it again, let a bot play it, free it, keep it."""

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tarsas.core.text import Message, say
from tests.server.client import Person, Server
from tests.server.test_table import play_to_the_end

from .test_pages import Axe, open_page

DECISION = "#board .target, #buttons button"


def words(language: str, name: str, /, **given: str) -> str:
    """Return one of the client's texts."""
    found = say("tarsas.web", language, Message(f"js-{name}"))
    for argument, value in given.items():
        found = found.replace(f"%{argument}%", value)
    return found


def open_table(context: BrowserContext, server: Server, game: str, *kinds: str) -> str:
    """Open a table without a bot and return its address."""
    answer = context.request.post(
        "/api/tables",
        data={"game": game, "players": len(kinds), "seats": [{"kind": kind} for kind in kinds]},
        headers={"Origin": server.url},
    )
    return str(answer.json()["url"])


def someone(browser: Browser, server: Server, language: str = "en") -> BrowserContext:
    return browser.new_context(base_url=server.url, locale=language, reduced_motion="reduce")


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_seat_is_left_and_taken_again_by_keys(
    browser: Browser, server: Server, language: str
) -> None:
    context = someone(browser, server, language)
    page = open_page(context, "table")
    own = page.locator("#panels .panel").first
    question = page.locator("#question")

    def ask_to_leave() -> None:
        own.locator("summary").focus()
        page.keyboard.press("Enter")
        own.get_by_role("button", name=words(language, "leave"), exact=True).focus()
        page.keyboard.press("Enter")
        expect(question).to_be_visible()

    ask_to_leave()
    dialog = page.get_by_role("alertdialog", name=words(language, "leave-question"))
    expect(dialog).to_be_visible()
    expect(question.get_by_role("button", name=words(language, "leave-no"))).to_be_focused()
    found = Axe().run(page).response["violations"]
    assert not [v["id"] for v in found if v["impact"] in ("serious", "critical")]
    page.keyboard.press("Escape")
    expect(question).to_be_hidden()
    expect(own.locator("summary")).to_be_focused()
    expect(page.locator(DECISION).first).to_be_visible()

    ask_to_leave()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#prompt")).to_contain_text(words(language, "watching"))
    expect(page.locator(DECISION)).to_have_count(0)
    expect(own.locator(".state")).to_have_text(words(language, "seat-open"))
    expect(own.locator("button:visible").first).to_be_focused()  # the keys stay at this seat

    own.get_by_role("button", name=words(language, "take-seat")).focus()
    page.keyboard.press("Enter")
    expect(page.locator("#prompt")).not_to_contain_text(words(language, "watching"))
    expect(page.locator(DECISION).first).to_be_visible()
    expect(own.locator(".state")).to_contain_text(words(language, "seat-mine"))
    context.close()


def test_a_seat_that_was_left_can_be_taken_by_another(browser: Browser, server: Server) -> None:
    first, second = someone(browser, server), someone(browser, server)
    address = open_table(first, server, "marabunta", "me", "me")
    for context in (first, second):
        context.new_page().goto(address)
    leaving, watching = first.pages[0], second.pages[0]
    expect(watching.locator("#prompt")).to_contain_text("You are watching")
    expect(watching.locator(".seat-deeds button")).to_have_count(0)
    blue = leaving.locator("#panels .seat-blue")
    blue.locator("summary").click()
    blue.get_by_role("button", name="Leave my seat").click()
    leaving.get_by_role("button", name="Leave the seat").click()
    expect(leaving.locator("#panels .seat-blue .state")).to_have_text("free seat")
    expect(leaving.locator("#prompt")).not_to_contain_text("You are watching")  # red is left
    watching.get_by_role("button", name="Sit down here").click()
    expect(watching.locator("#panels .seat-blue .state")).to_contain_text("you")
    expect(leaving.locator("#panels .seat-blue .state")).to_contain_text("here")
    for context in (first, second):
        context.close()


def test_a_bot_of_the_chosen_strength_plays_a_seat(browser: Browser, server: Server) -> None:
    context = someone(browser, server)
    page = context.new_page()
    address = open_table(context, server, "marabunta", "me", "open")
    page.goto(address)
    own = page.locator("#panels .panel").first
    own.locator("summary").click()
    own.get_by_label("Strength of the bot").select_option("master")
    own.get_by_role("button", name="Let a bot play for me").click()
    expect(own.locator(".state")).to_contain_text("played by a bot for now")
    seat = context.request.get(f"/api/tables/{address.rsplit('/', 1)[1]}").json()["seats"][0]
    assert (seat["handed"], seat["level"]) == (True, "Master bot")
    own.locator("summary").click()
    own.get_by_role("button", name="Take my seat back").click()
    expect(own.locator(".state")).to_contain_text("you")
    own.locator("summary").click()
    expect(own.get_by_label("Strength of the bot")).to_have_value("master")
    context.close()


def test_who_sits_down_gets_the_own_page_in_the_large_place(
    browser: Browser, server: Server
) -> None:
    opener, guest = someone(browser, server), someone(browser, server)
    page = guest.new_page()
    page.goto(open_table(opener, server, "cats", "me", "open"))
    pages = page.locator("#picture [data-page]")
    expect(pages.first).to_be_attached()
    large = pages.first.get_attribute("transform") or ""
    blue = page.locator("#picture [data-page=blue]")
    expect(blue).not_to_have_attribute("transform", large)
    page.get_by_role("button", name="Sit down here").click()
    expect(blue).to_have_attribute("transform", large)
    # What a small screen offers to look at is called by who it belongs to.
    own = page.locator("#panels .panel.seat-blue .name").inner_text()
    expect(page.locator("#areas button").first).to_have_text(own)
    for context in (opener, guest):
        context.close()


@pytest.mark.parametrize("language", ["en", "hu"])
def test_who_opened_the_table_frees_a_seat_by_keys(
    browser: Browser, server: Server, language: str
) -> None:
    opener, guest = someone(browser, server, language), someone(browser, server, language)
    address = open_table(opener, server, "marabunta", "me", "open")
    page, other = opener.new_page(), guest.new_page()
    for one in (page, other):
        one.goto(address)
    take = words(language, "take-seat")
    other.locator("#waiting").get_by_role("button", name=take).click()
    blue, theirs = page.locator("#panels .seat-blue"), other.locator("#panels .seat-blue")
    expect(theirs.locator(".state")).to_contain_text(words(language, "seat-mine"))
    expect(other.locator("#panels .seat-red summary")).to_have_count(0)  # not theirs to free
    name = blue.locator(".name").inner_text()
    question = page.get_by_role("alertdialog", name=words(language, "free-question", name=name))

    def ask_to_free() -> None:
        blue.locator("summary").focus()
        page.keyboard.press("Enter")
        blue.get_by_role("button", name=words(language, "seat-free")).focus()
        page.keyboard.press("Enter")
        expect(question.get_by_role("button", name=words(language, "free-no"))).to_be_focused()

    ask_to_free()
    found = Axe().run(page).response["violations"]
    assert not [v["id"] for v in found if v["impact"] in ("serious", "critical")]
    page.keyboard.press("Escape")
    expect(question).to_be_hidden()
    expect(theirs.locator(".state")).to_contain_text(words(language, "seat-mine"))
    ask_to_free()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(blue.locator(".state")).to_have_text(words(language, "seat-invited"))
    colour = say("tarsas.web", language, Message("blue"))
    expect(other.locator("#toasts")).to_contain_text(words(language, "freed", colour=colour))
    expect(other.locator("#prompt")).to_contain_text(words(language, "watching"))
    freed = words(language, "freed", colour=colour)
    expect(page.locator("#toasts")).not_to_contain_text(freed)
    for context in (opener, guest):
        context.close()


def test_a_friend_who_does_not_come_is_replaced_by_a_bot_and_back(
    browser: Browser, server: Server
) -> None:
    context = someone(browser, server)
    page = context.new_page()
    page.goto(open_table(context, server, "marabunta", "me", "invited"))
    blue = page.locator("#panels .seat-blue")

    def choose(name: str) -> None:
        blue.locator("summary").click()
        blue.get_by_role("button", name=words("en", name)).click()

    blue.locator("summary").click()
    blue.get_by_label("Strength of the bot").select_option("kitten")
    blue.get_by_role("button", name="Put a bot here").click()
    expect(blue.locator(".state")).to_contain_text("bot")
    choose("seat-free")
    page.get_by_role("button", name="Free the seat").click()
    expect(blue.locator(".state")).to_have_text("invited")
    choose("seat-open-up")
    expect(blue.locator(".state")).to_have_text("free seat")
    choose("seat-by-link")
    expect(blue.locator(".state")).to_have_text("invited")
    expect(blue.get_by_role("button", name="Copy the invitation link")).to_be_visible()
    context.close()


def test_a_rematch_is_offered_to_who_looks_at_the_result(browser: Browser, server: Server) -> None:
    first, second = Person(server), Person(server)
    table = first.open_table("me", "open")
    second.post(f"/api/tables/{table}/seats/1", {"do": "take"})
    with first.sit(table) as one, second.sit(table) as two:
        play_to_the_end([one, two], last_choice=True)
    contexts = [someone(browser, server), someone(browser, server)]
    for context, person in zip(contexts, (first, second), strict=True):
        cookie = person.http.cookies["tarsas"]
        context.add_cookies([{"name": "tarsas", "value": cookie, "url": server.url}])
    asking, asked = (context.new_page() for context in contexts)
    for page in (asking, asked):
        page.goto(f"/t/{table}")
        expect(page.locator("#end")).to_be_visible()
    asking.get_by_role("button", name="Rematch").click()
    asking.wait_for_url(lambda address: not address.endswith(table))
    expect(asked.locator("#end [role=status]")).to_have_text(words("en", "rematch-asked"))
    asked.locator("#end").get_by_role("button", name="To the rematch").click()
    asked.wait_for_url(asking.url)
    expect(asked.locator("#panels .seat-blue .state")).to_contain_text("you")
    expect(asking.locator("#panels .seat-blue .state")).to_contain_text("here")
    blue = asking.locator("#panels .seat-blue")  # who opened the rematch may free the seat again
    blue.locator("summary").click()
    blue.get_by_role("button", name="Free this seat").click()
    asking.get_by_role("button", name="Free the seat").click()
    expect(blue.locator(".state")).to_have_text("invited")
    for context in contexts:
        context.close()
