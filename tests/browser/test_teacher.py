"""A guided first game in a browser: advice, a bad move offered back, and going without."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from .conftest import MILLISECONDS, PICTURES
from .person import Clicker

expect.set_options(timeout=MILLISECONDS)
PLAY = """async () => {
  const asked = { method: "POST", headers: { "content-type": "application/json" } };
  const body = JSON.stringify({ game: "marabunta", guided: true });
  return (await (await fetch("/api/play", { ...asked, body })).json()).url;
}"""
SOMETHING = "#board .target, #buttons button, #teacher [data-key], #end[open]"
MOST = 300  # clicks until one of a random player is offered back


def open_guided(page: Page) -> None:
    """Open a first game as the last lesson does."""
    page.goto("/")
    page.goto(page.evaluate(PLAY))
    expect(page.locator("#teacher")).to_be_visible()


def play_until_warned(person: Clicker) -> None:
    """Click without thinking until the teacher has something against it."""
    back = person.page.locator("#teacher [data-key=back]")
    for _ in range(MOST):
        if back.count():
            return
        if person.page.locator("#teacher [data-key=read]").count():
            person.page.locator("#teacher [data-key=read]").click()
            person.page.locator("#tools [data-key=teacher]").click()
        if person.is_over():  # who has lost anyway is not warned: another game
            open_guided(person.page)
        if not person.click_something():
            person.page.locator(SOMETHING).first.wait_for(state="attached")
    raise AssertionError("nothing was offered back")


@pytest.mark.parametrize("where", ["phone", "desk"])
def test_a_teacher_advises_warns_and_goes(where: str, anywhere: BrowserContext) -> None:
    person = Clicker(anywhere, 4)
    page = person.page
    open_guided(page)
    said = page.locator("#lesson-said")
    expect(said).to_contain_text(".")
    page.screenshot(path=PICTURES / f"teacher-{where}.png")
    play_until_warned(person)
    expect(page.locator("#lesson-remark")).to_contain_text("A bot would do this: it ")
    page.screenshot(path=PICTURES / f"teacher-warns-{where}.png")
    played = page.locator("#slider").get_attribute("max")
    page.locator("#teacher [data-key=back]").click()
    expect(said).to_have_text("All right, choose again.")
    expect(page.locator("#lesson-remark")).to_be_hidden()
    assert page.locator("#slider").get_attribute("max") == played  # nothing was sent

    page.locator("#tutor-menu summary").click()
    page.locator("[data-toggle=advice]").click()
    expect(page.locator("[data-toggle=advice]")).to_have_attribute("aria-checked", "false")
    expect(said).to_be_empty()
    page.locator("[data-toggle=advice]").click()
    expect(said).to_contain_text(".")
    page.keyboard.press("Escape")

    page.locator("#tutor-close").click()
    expect(page.locator("#teacher")).to_be_hidden()
    page.reload()  # at this table it stays so
    expect(page.locator("#tools [data-key=hint]")).to_be_visible()
    expect(page.locator("#teacher")).to_be_hidden()
    page.locator("#tools [data-key=teacher]").click()
    expect(said).to_contain_text(".")
    page.locator("[data-switch-language]").click()
    expect(page.locator("#teacher h2")).to_have_text("Tanító")
    expect(said).to_contain_text(re.compile("számít|döntésre"))  # whatever matters there
    assert not person.faults


OPEN = """async (kind) => {
  const seats = [{ kind: "me" }, { kind }];
  const body = JSON.stringify({ game: "cats", players: 2, seats });
  const asked = { method: "POST", headers: { "content-type": "application/json" }, body };
  return (await (await fetch("/api/tables", asked)).json()).url;
}"""


def test_at_one_device_there_are_hints_but_no_teacher(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/")
    page.goto(f"{page.evaluate(OPEN, 'me')}?teacher")
    expect(page.locator("#tools [data-key=hint]")).to_be_visible()
    expect(page.locator("#teacher")).to_be_hidden()
    expect(page.locator("#tools [data-key=teacher]")).to_have_count(0)


def test_against_people_nobody_is_helped(context: BrowserContext, phone: BrowserContext) -> None:
    page, other = context.new_page(), phone.new_page()
    page.goto("/")
    table = page.evaluate(OPEN, "open")
    other.goto(table)
    other.get_by_role("button", name="Sit down").click()
    page.goto(f"{table}?teacher")
    for one in (page, other):  # all act at once
        expect(one.locator("#board .target").first).to_be_visible()
        expect(one.locator("#tools [data-key=hint], #tools [data-key=teacher]")).to_have_count(0)
        expect(one.locator("#teacher")).to_be_hidden()
