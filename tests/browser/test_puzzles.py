"""Puzzles in a browser: answered wrong and right, shown, by clicks and by keys, desk and phone."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tarsas.core.registry import find_game
from tarsas.core.solving import Attempt, Riddle, riddles
from tarsas.draw.view import view_of

from .conftest import MILLISECONDS, PICTURES
from .person import Clicker

Axe: Any = import_module("axe_playwright_python.sync_playwright").Axe  # has no types

expect.set_options(timeout=MILLISECONDS)
MARABUNTA = find_game("marabunta")


def pointed_at() -> Iterator[Riddle]:
    """Return puzzles that are solved by one click, and whose second best move is one as well."""
    for riddle in riddles(MARABUNTA):
        ways = [way for way in riddle.puzzle.solutions if len(way) == 1]
        if ways and all(len(way) == 1 for way in riddle.puzzle.solutions):
            words = (ways[0][0], riddle.puzzle.second)
            if all(len(pieces(riddle.begin(), one)) == 1 for one in words):
                yield riddle


def pieces(attempt: Attempt, words: str) -> tuple[str, ...]:
    action = MARABUNTA.parse(attempt.state, attempt.seat, words)
    return view_of(MARABUNTA).targets(attempt.state, attempt.seat, action)


RIDDLE = next(pointed_at())
ADDRESS = f"/puzzles/marabunta/{RIDDLE.id}"
[RIGHT] = pieces(RIDDLE.begin(), RIDDLE.puzzle.solutions[0][0])
[WRONG] = pieces(RIDDLE.begin(), RIDDLE.puzzle.second)


def choose(page: Page, piece: str) -> None:
    """Act by keys, as sizes do not matter to them."""
    target = page.locator(f"#{piece}.target")
    expect(target).to_have_count(1)
    target.focus()
    page.keyboard.press("Enter")
    if page.locator("#ghost > *").count():  # what is written is looked at first
        page.keyboard.press("Enter")


def is_at(page: Page, state: str) -> None:
    expect(page.locator(f'#teacher[data-state="{state}"]')).to_have_count(1)


def check_access(page: Page) -> None:
    found = Axe().run(page).response["violations"]
    serious = [v["id"] for v in found if v["impact"] in ("serious", "critical")]
    assert not serious


@pytest.mark.parametrize("where", ["phone", "desk"])
def test_a_wrong_answer_costs_and_the_right_one_is_explained(
    where: str, anywhere: BrowserContext
) -> None:
    person = Clicker(anywhere, 1)
    page = person.page
    page.goto(ADDRESS)
    is_at(page, "open")
    expect(page.locator("#prompt")).to_have_css("opacity", "1")  # what is to be chosen
    expect(page.locator("#prompt")).not_to_be_empty()
    choose(page, WRONG)
    is_at(page, "wrong")
    expect(page.locator("#lesson-words")).to_contain_text("games of 100")
    expect(page.locator("#puzzle-result")).to_contain_text("still uncertain")
    page.screenshot(path=PICTURES / f"puzzle-wrong-{where}.png")
    choose(page, RIGHT)  # the board is as it was
    is_at(page, "solved")
    expect(page.locator("#puzzle-result")).to_contain_text("Your first answer counted: −")
    page.screenshot(path=PICTURES / f"puzzle-solved-{where}.png")
    assert (
        page.locator("#lesson-words").evaluate("(words) => words.scrollHeight - words.clientHeight")
        <= 0
    )
    check_access(page)
    page.locator("[data-switch-language]").click()
    expect(page.locator("#lesson-remark")).to_contain_text("Ez az!")
    page.get_by_role("button", name="Újra megpróbálom").click()
    is_at(page, "open")
    expect(page.locator("#puzzle-result")).to_contain_text("most nem számít")
    assert not person.faults


def test_a_puzzle_is_solved_by_a_click_and_leads_to_the_next(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/")
    page.get_by_role("link", name="Puzzles: find the best move").click()
    page.get_by_role("link", name="Begin: Marabunta").click()
    page.wait_for_url("**/puzzles/marabunta/*")
    page.goto(ADDRESS)
    page.locator(f"#{RIGHT}.target").click()
    place = page.locator("#buttons").get_by_role("button", name="Place here")
    if place.count():
        place.click()
    is_at(page, "solved")
    expect(page.locator("#puzzle-result")).to_contain_text("Your rating: 1")
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_url("**/puzzles/marabunta/*")
    page.goto("/puzzles")
    expect(page.locator("#puzzles-marabunta")).to_contain_text("1 of 1")
    page.goto("/mine")
    expect(page.locator("#my-puzzles")).to_contain_text("1 of 1")


def test_the_solution_plays_on_the_board_for_who_gives_up_by_keys(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(ADDRESS)
    is_at(page, "open")
    before = len(RIDDLE.puzzle.moves)
    page.get_by_role("button", name="Show the solution").focus()
    page.keyboard.press("Enter")
    is_at(page, "shown")
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
    expect(page.locator("#slider-text")).to_have_text(f"{before + 1} / {before + 1}")
    expect(page.locator("#log")).not_to_be_empty()
    page.get_by_role("button", name="Play the solution").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#slider-text")).to_have_text(f"{before} / {before}")
    expect(page.locator("#slider-text")).to_have_text(f"{before + 1} / {before + 1}")
    page.get_by_role("button", name="Try it again").focus()
    page.keyboard.press("Enter")
    is_at(page, "open")
    expect(page.locator("#lesson-words")).to_be_focused()  # the task is read out
    expect(page.locator(f"#{RIGHT}.target")).to_have_count(1)
