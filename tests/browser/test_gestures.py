"""One gesture for one deed: dice go to a tray, a tile is looked at first, a flight is a click."""

from playwright.sync_api import BrowserContext, Page, expect

from tests.server.client import Server

from .conftest import MILLISECONDS, PICTURES
from .person import Clicker

MOST_CLICKS = 2_000
expect.set_options(timeout=MILLISECONDS)  # a busy machine is slow, not broken


def open_table(page: Page, server: Server, game: str) -> None:
    """Open a table at which the reader plays both seats."""
    page.goto("/")
    answer = page.context.request.post(
        "/api/tables",
        data={"game": game, "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]},
        headers={"Origin": server.url},
        timeout=MILLISECONDS,
    )
    page.goto(answer.json()["url"])
    page.wait_for_selector("#board .target")


def test_dice_move_into_the_other_tray_and_back(context: BrowserContext, server: Server) -> None:
    page = context.new_page()
    open_table(page, server, "marabunta")
    die, tray = page.locator("#die-green"), page.locator("#plate-plain")

    def in_tray() -> bool:
        mine, its = die.bounding_box(), tray.bounding_box()
        assert mine is not None
        assert its is not None
        return its["x"] < mine["x"] < its["x"] + its["width"]

    assert not in_tray()
    die.click()
    page.wait_for_timeout(500)
    assert in_tray()
    page.screenshot(path=PICTURES / "marabunta-trays.png")
    die.click()
    page.wait_for_timeout(500)
    assert not in_tray()


def test_a_tile_is_shown_by_the_first_click_and_laid_by_the_second(
    context: BrowserContext, server: Server
) -> None:
    page = context.new_page()
    open_table(page, server, "hunters")
    laid = page.locator('#picture [id^="tile-"]')
    before = laid.count()
    cell = page.locator("#board .target").first
    identity = cell.get_attribute("id")
    cell.click(force=True)
    expect(page.locator("#ghost")).to_have_count(1)
    expect(page.locator("#buttons button").first).to_have_text("Place here")
    page.screenshot(path=PICTURES / "hunters-place.png")
    assert laid.count() == before
    page.keyboard.press("Escape")
    expect(page.locator("#ghost")).to_have_count(0)
    page.locator(f"#{identity}").click(force=True)
    page.locator(f"#{identity}").click(force=True)
    expect(laid).to_have_count(before + 1)


def test_what_is_shown_is_placed_by_enter(context: BrowserContext, server: Server) -> None:
    page = context.new_page()
    open_table(page, server, "hunters")
    laid = page.locator('#picture [id^="tile-"]')
    before = laid.count()
    page.locator("#board .target").first.click(force=True)
    expect(page.locator("#ghost")).to_have_count(1)
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("Enter")
    expect(laid).to_have_count(before + 1)


def test_a_flight_is_one_click_on_its_end(context: BrowserContext, server: Server) -> None:
    person = Clicker(context, 5)
    page = person.page
    open_table(page, server, "pulsar")
    ship = page.locator('#picture [id^="ship-"].target')
    for _ in range(MOST_CLICKS):
        if ship.count():
            break
        if not person.click_something():
            page.wait_for_timeout(20)
    ends = page.locator('#picture [id^="at-"].target')
    expect(ends.first).to_be_attached()
    last = ends.nth(ends.count() - 1)
    told = last.get_attribute("aria-label") or ""
    assert "flies" in told
    last.hover(force=True)
    expect(page.locator("#ghost > *").first).to_be_attached()
    page.screenshot(path=PICTURES / "pulsar-flight.png")
    last.click(force=True)
    expect(page.locator("#log")).to_contain_text("flies")
