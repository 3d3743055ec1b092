"""The end of a game with one's own box: counted by taps on a phone, kept and shown."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.server.client import Server

from .conftest import MILLISECONDS
from .test_board import FINGER
from .test_links import check_whole

# What is to be tapped, and is not hidden or out of use.
SMALL = """(finger) => [...document.querySelectorAll('#tally :is(button, input, a, label)')]
  .filter((e) => e.checkVisibility() && !e.closest('label > input'))
  .map((e) => [e.textContent || e.ariaLabel, e.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < finger)
  .map(([name, box]) => `${name} ${box.width} ${box.height}`)"""

# Whether what has the focus lies above the foot of the page, which stays where it is.
IN_SIGHT = """() => document.activeElement.closest('label').getBoundingClientRect().bottom
  <= document.querySelector('.tally-end').getBoundingClientRect().top"""


@pytest.fixture
def page(phone: BrowserContext) -> Iterator[Page]:
    page, faults = phone.new_page(), list[str]()
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    assert not faults


def begin(page: Page, game: str, players: int) -> None:
    page.goto(f"/games/{game}")
    page.get_by_role("link", name="Count the end of a game").tap()
    page.get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_label("Name of Red").fill("Anna")
    go_on(page)


def go_on(page: Page, button: str = "Next") -> None:
    """Look at the step as every page is looked at, and go on."""
    check_whole(page)
    assert page.evaluate(SMALL, FINGER) == []
    page.get_by_role("button", name=button, exact=True).tap()


def tap(page: Page, what: str, times: int) -> None:
    for _ in range(times):
        page.get_by_role("button", name=f"{what}: one more", exact=True).tap()
    expect(page.get_by_role("spinbutton", name=what, exact=True)).to_have_value(str(times))


def totals(page: Page, *points: int) -> None:
    expect(page.locator(".tally-totals b")).to_have_text([str(number) for number in points])


def test_the_rulebooks_meadows_are_counted_by_taps(page: Page) -> None:
    begin(page, "hunters", 3)
    go_on(page)  # the edition of 2002
    for who, number in (("Anna", 20), ("Blue", 30), ("Green", 10)):
        page.get_by_role("spinbutton", name=f"Points so far, {who}").fill(str(number))
    totals(page, 20, 30, 10)
    go_on(page)
    page.get_by_role("button", name="Add a river system").tap()
    tap(page, "Huts, Anna", 1)
    tap(page, "Fish", 5)
    totals(page, 25, 30, 10)
    go_on(page, "Done")
    go_on(page)
    page.get_by_role("button", name="Add a meadow").tap()
    for what in ("Hunters, Blue", "Hunters, Green", "Deer", "Mammoths", "Tigers"):
        tap(page, what, 1)
    totals(page, 25, 32, 12)  # 2 for each of those who tie: the tiger eats the deer
    go_on(page, "Done")
    page.reload()  # nothing is lost
    page.get_by_role("button", name="Add a meadow").tap()
    for what, number in (("Hunters, Anna", 2), ("Hunters, Blue", 1), ("Deer", 2)):
        tap(page, what, number)
    for what, number in (("Mammoths", 2), ("Aurochs", 1), ("Tigers", 1)):
        tap(page, what, number)
    totals(page, 33, 32, 12)  # 8 to the majority
    go_on(page, "Done")
    go_on(page)
    expect(page.locator(".tally-winner")).to_have_text("Anna wins")
    go_on(page, "Save, with a link to show")
    page.wait_for_url("**/counts/*")
    expect(page.locator(".scores tfoot td").first).to_have_text("33")
    expect(page.get_by_text("most there with 2 to 1")).to_be_visible()
    check_whole(page)
    page.goto("/mine")
    page.locator("#counted a").tap()
    page.get_by_role("link", name="Correct it").tap()
    expect(page.get_by_label("Name of Red")).to_have_value("Anna")
    totals(page, 33, 32, 12)


def test_the_rulebooks_goal_and_stations_are_counted_by_taps(page: Page) -> None:
    begin(page, "pulsar", 3)
    goals = page.locator(".tally-choice input[type=checkbox]")
    for number in range(goals.count()):  # by keys, from one to the next
        goals.nth(number).focus()
        assert page.evaluate(IN_SIGHT), number
    page.get_by_role("checkbox", name="G2a").check()
    go_on(page)
    go_on(page)  # the play order pays 7 and 4
    totals(page, 7, 4, 0)
    tap(page, "Other patents", 5)
    tap(page, "Engineering cubes", 5)
    totals(page, 25, 4, 0)  # 6, and 6 more for 4 cubes and for 1
    page.get_by_role("spinbutton", name="Stations on planets").fill("13")
    totals(page, 75, 4, 0)  # 50
    for _ in range(2):
        go_on(page)
    page.get_by_role("spinbutton", name="Points so far").fill("4")
    expect(page.locator(".tally-where")).to_have_text("Step 6 of 8")  # there is a tie now
    go_on(page)
    expect(page.get_by_role("radio", name="whoever is further back")).to_be_checked()
    go_on(page)
    expect(page.locator(".tally-winner")).to_have_text("Anna wins")
    ranks = page.locator(".scores tfoot tr:last-child td")
    expect(ranks).to_have_text(["1.", "3.", "2."])


@pytest.mark.parametrize(("game", "players"), [("hunters", 5), ("pulsar", 4)])
def test_everybodys_points_are_seen_at_once(
    game: str, players: int, page: Page, server: Server
) -> None:
    page.goto("/")
    data = {"game": game, "players": players, "names": ["Erzsébet Margaréta"] * players}
    answer = page.context.request.post(
        "/api/counts", data=data, headers={"Origin": server.url}, timeout=MILLISECONDS
    )
    page.goto(f"/counts/{answer.json()['id']}?lang=hu")
    table = page.locator(".scroll-x").first
    expect(table.locator("thead th")).to_have_count(players)
    assert table.evaluate("(e) => e.scrollWidth <= e.clientWidth")
