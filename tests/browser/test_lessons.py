"""Lessons in a browser: done by clicks, left and resumed, in both languages, on desk and phone."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from .conftest import MILLISECONDS, PICTURES
from .person import Clicker

expect.set_options(timeout=MILLISECONDS)
COURSE, LESSON = "/learn/marabunta", "/learn/marabunta/1"


def choose(page: Page, piece: str) -> None:
    """Act by keys, as sizes do not matter to them."""
    target = page.locator(f"#{piece}.target")
    expect(target).to_have_count(1)
    target.dispatch_event("keydown", {"key": "Enter", "bubbles": True})


@pytest.mark.parametrize("where", ["phone", "desk"])
def test_a_lesson_answers_mistakes_and_leads_to_the_next(
    where: str, anywhere: BrowserContext
) -> None:
    person = Clicker(anywhere, 1)
    page = person.page
    page.goto("/")
    page.get_by_role("link", name="Learn: Marabunta").click()
    page.get_by_role("link", name="Begin", exact=True).click()
    expect(page.locator("#lesson-said")).to_contain_text("red ants")
    page.screenshot(path=PICTURES / f"lesson-{where}.png")
    choose(page, "plate-token")
    expect(page.locator("#lesson-remark")).to_be_visible()
    expect(page.locator("#lesson-remark .rule-number")).to_have_text("R3")
    choose(page, "plate-plain")
    expect(page.locator("#lesson-steps .done")).to_have_count(1)
    expect(page.locator("#lesson-remark")).to_be_hidden()
    choose(page, "die-green")
    expect(page.locator("#hex-b5.target")).to_have_count(1)
    page.reload()  # a lesson is left and resumed
    expect(page.locator("#lesson-steps .done")).to_have_count(1)
    choose(page, "hex-b5")
    expect(page.locator("#lesson-steps .done")).to_have_count(2)
    choose(page, "die-blue")
    choose(page, "hex-b4")
    expect(page.locator("#lesson-steps .done")).to_have_count(3)
    page.locator("[data-switch-language]").click()
    expect(page.locator("#lesson-said")).to_contain_text("hangyaboly")
    page.locator("#buttons button").first.click()
    expect(page.locator(".teacher.over")).to_have_count(1)
    page.get_by_role("button", name="Következő lecke").click()
    expect(page.locator("h1")).to_contain_text("Terjeszkedés")
    page.goto(COURSE)
    expect(page.locator(".lessons .done")).to_have_count(1)
    assert not person.faults


def test_a_lesson_can_be_begun_again(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(LESSON)
    choose(page, "plate-plain")
    expect(page.locator("#lesson-steps .done")).to_have_count(1)
    page.get_by_role("button", name="Start again").click()
    expect(page.locator("#lesson-steps .done")).to_have_count(0)
    choose(page, "plate-plain")
    expect(page.locator("#lesson-steps .done")).to_have_count(1)
