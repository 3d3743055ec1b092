"""Areas of many pieces: pointing at one piece outlines the whole and says what it is."""

from playwright.sync_api import BrowserContext, expect

from tests.server.client import Server

from .conftest import MILLISECONDS, PICTURES
from .person import Clicker

MOST_CLICKS = 2_000
LIT = "#lights .lights-area > g .part"
expect.set_options(timeout=MILLISECONDS)  # a busy machine is slow, not broken


def test_pointing_at_a_zone_outlines_and_explains_its_area(
    context: BrowserContext, server: Server
) -> None:
    page = context.new_page()
    page.goto("/")
    answer = context.request.post(
        "/api/tables",
        data={"game": "hunters", "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]},
        headers={"Origin": server.url},
        timeout=MILLISECONDS,
    )
    page.goto(answer.json()["url"])
    page.wait_for_selector("#board .target")
    lake = page.locator("#tile-e0-s0 use[data-area]").nth(3)
    lake.hover(force=True)
    expect(page.locator(".tooltip")).to_contain_text("River system: 1 fish.")
    assert page.locator(LIT).count() == 2  # the lake and its river
    # A thing lies upon its area, and both are explained.
    page.locator("#tile-e0-s0 g use").first.hover(force=True)
    expect(page.locator(".tooltip")).to_contain_text("1 mammoth, gold, 1 fish")
    expect(page.locator(".tooltip")).to_contain_text("Meadow: 1 mammoth × 2; now 2 points.")
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / "hunters-area.png")
    page.mouse.move(5, 5)
    expect(page.locator(".tooltip")).to_be_hidden()
    assert page.locator(LIT).count() == 0


def test_the_heap_unfolds_the_tiles_not_drawn_yet(context: BrowserContext, server: Server) -> None:
    page = context.new_page()
    page.goto("/")
    answer = context.request.post(
        "/api/tables",
        data={"game": "hunters", "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]},
        headers={"Origin": server.url},
        timeout=MILLISECONDS,
    )
    page.goto(answer.json()["url"])
    heap = page.locator("#heap-land")
    unfolded = heap.locator(".unfolds")
    expect(unfolded).to_be_hidden()
    heap.locator("text").first.hover()
    expect(unfolded).to_be_visible()
    page.screenshot(path=PICTURES / "hunters-heap.png")
    page.mouse.move(5, 5)
    expect(unfolded).to_be_hidden()
    heap.focus()
    expect(unfolded).to_be_visible()


def test_a_free_place_shows_which_tiles_would_fit(context: BrowserContext, server: Server) -> None:
    person = Clicker(context, 3)
    page = person.page
    page.goto("/")
    answer = context.request.post(
        "/api/tables",
        data={"game": "hunters", "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]},
        headers={"Origin": server.url},
        timeout=MILLISECONDS,
    )
    page.goto(answer.json()["url"])
    cells = page.locator("#picture [data-pieces] > use")
    for _ in range(MOST_CLICKS):
        if cells.count():
            break
        if not person.click_something():
            page.wait_for_timeout(20)
    named = cells.first.locator("..").get_attribute("data-pieces") or ""
    page.mouse.move(1, 1)  # the last click may have been there, and who clicked wants no words
    cells.first.hover(force=True)
    bubble = page.locator(".tooltip")
    expect(bubble).to_contain_text("land tiles face down would fit here")
    assert bubble.locator(".portrait").count() == len(named.split())
    seen = bubble.locator(".portrait").first.bounding_box()
    assert seen is not None
    assert min(seen["width"], seen["height"]) > 20
    page.screenshot(path=PICTURES / "hunters-fitting.png")
