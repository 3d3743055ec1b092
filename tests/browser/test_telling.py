"""What a table tells: the signs, a hint on the board, forced steps, and the account at the end."""

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.processes import wait_until
from tests.server.client import Server

from .person import Clicker


def open_table(page: Page, server: Server, game: str, *seats: dict[str, str]) -> str:
    """Open a table and go there."""
    page.goto("/")
    answer = page.context.request.post(
        "/api/tables",
        data={"game": game, "players": len(seats), "seats": list(seats)},
        headers={"Origin": server.url},
    )
    opened: dict[str, Any] = answer.json()
    page.goto(opened["url"])
    page.wait_for_selector("#board svg")
    return str(opened["id"])


ME = {"kind": "me"}
KITTEN = {"kind": "bot", "level": "kitten"}


@pytest.mark.parametrize("game", ["marabunta", "cats", "ankhor", "hunters", "pulsar"])
def test_the_signs_of_a_game_are_at_hand(
    game: str, context: BrowserContext, server: Server
) -> None:
    page = context.new_page()
    open_table(page, server, game, ME, ME)
    page.locator("#tab-rules").click()
    page.wait_for_selector("#rule-signs li")
    assert page.locator("#rule-signs li svg").count() > 5
    assert all(page.locator("#rule-signs li span").all_inner_texts())
    page.goto(f"/games/{game}")
    assert page.locator("#guide .legend-list li").count() > 5


def test_a_hint_is_one_panel_that_the_next_move_closes(
    context: BrowserContext, server: Server
) -> None:
    person = Clicker(context, 3)
    page = person.page
    open_table(page, server, "marabunta", ME, ME)
    for _ in range(2):
        page.locator('[data-key="hint"]').click()
        page.wait_for_selector("#hint:not([hidden])")
    assert page.locator("#hint").count() == 1
    assert page.locator("#toasts .toast").count() == 0
    number = page.locator("#slider-text").inner_text()

    def moved() -> bool:
        person.click_something()  # nothing is offered while a choice is on its way
        return page.locator("#slider-text").inner_text() != number

    wait_until(moved)
    page.wait_for_selector("#hint", state="hidden")


def test_the_account_at_the_end_is_counted_on_the_board_and_can_be_skipped(
    context: BrowserContext, server: Server
) -> None:
    page = context.new_page()
    open_table(page, server, "marabunta", KITTEN, KITTEN)
    page.wait_for_function(
        "() => document.querySelector('#since-count')?.textContent.startsWith('The account')"
        " && !document.querySelector('#since').hidden"
    )
    page.locator("#skip").click()
    page.wait_for_selector("#end[open]")
    assert page.locator("#end tbody tr").count() > 0
    assert page.locator("#since").is_hidden()
