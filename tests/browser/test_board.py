"""The board stays where it is, can be looked at closer, and shows where one has to act."""

import itertools
import re
import time
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.server.client import Server

from .conftest import MILLISECONDS, PICTURES
from .person import Clicker
from .test_gestures import open_table
from .test_seats import open_table as open_seats

GAMES = ("ankhor", "cats", "hunters", "marabunta", "pulsar")
CLICKS = 12
MOST_CLICKS = 2_000
expect.set_options(timeout=MILLISECONDS)  # a busy machine is slow, not broken

SCALE = "() => new DOMMatrix(getComputedStyle(document.querySelector('#board-inside')).transform).a"
PLACE = "() => { const b = document.querySelector('#board').getBoundingClientRect();"
PLACE += " return [b.x, b.y, b.width, b.height]; }"
# What players have, and on a desk the tools beside the prompt, is read without scrolling.
CUT = """() => [...document.querySelectorAll('.supplies, .state, #tools, #prompt')].filter((e) =>
  e.id === 'prompt' ? e.offsetHeight === 0 : e.scrollHeight > e.clientHeight + 1
    || (e.scrollWidth > e.clientWidth + 1 && (innerWidth > 900 || e.matches('.state')))
).map((e) => e.textContent)"""
ALL_SEEN = """() => {
  const frame = document.querySelector('#board').getBoundingClientRect();
  const targets = [...document.querySelectorAll('#board .target')];
  return targets.length > 0 && targets.every((target) => {
    const box = target.getBoundingClientRect();
    return box.left >= frame.left - 1 && box.right <= frame.right + 1
      && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
  });
}"""
CELL = '[id^="cell-"].target'  # not after every turn: a tile that fits in one way lays itself
FINGER, TILE, READ, LAID = 44, 48, 36, 200  # pixels


def scale(page: Page) -> float:
    return float(page.evaluate(SCALE))


def middle(page: Page) -> tuple[float, float]:
    x, y, width, height = page.evaluate(PLACE)
    return x + width / 2, y + height / 2


def sizes(page: Page, selector: str) -> list[float]:
    script = "(s) => [...document.querySelectorAll(s)].map((e) => {"
    script += " const b = e.getBoundingClientRect(); return Math.min(b.width, b.height); })"
    return [float(size) for size in page.evaluate(script, selector)]


def choose_until(person: Clicker, selector: str) -> None:
    """Act by keys, as sizes do not matter to them, until something is on the board."""
    page = person.page
    for _ in range(MOST_CLICKS):
        if page.locator(selector).count():
            return
        act(person)
    raise AssertionError(f"{selector} never came")


def act(person: Clicker) -> None:
    """Choose something at random, and wait until there is something to choose again."""
    page = person.page
    ids = [target["id"] for target in person.look()["targets"]]
    if ids:
        script = "(id) => document.getElementById(id)?.dispatchEvent("
        script += "new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))"
        page.evaluate(script, person.rng.choice(ids))
    else:
        person.press("#buttons button")
    page.wait_for_selector("#board .target, #buttons button", state="attached")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("where", ["phone", "desk"])
def test_the_board_does_not_move_while_a_game_goes_on(
    game: str, anywhere: BrowserContext, server: Server
) -> None:
    person = Clicker(anywhere, 3)
    page = person.page
    open_table(page, server, game)
    before = page.evaluate(PLACE)
    for _ in range(CLICKS):
        act(person)
        assert page.evaluate(PLACE) == before
        assert page.evaluate(CUT) == [], "words of the table are cut off"
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector("#hint:not([hidden])")
    assert page.evaluate(PLACE) == before
    assert not person.faults


def test_wheel_buttons_and_keys_look_closer(context: BrowserContext, server: Server) -> None:
    page = context.new_page()
    open_table(page, server, "marabunta")
    assert scale(page) == 1
    page.mouse.move(*middle(page))
    page.mouse.wheel(0, -240)
    page.wait_for_function(f"({SCALE})() > 1.5")
    page.get_by_role("button", name="Whole board").click()
    assert scale(page) == 1
    page.get_by_role("button", name="Closer").click()
    assert scale(page) == pytest.approx(1.5)
    page.get_by_role("button", name="Further away").click()
    assert scale(page) == 1
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("+")
    page.keyboard.press("+")
    assert scale(page) == pytest.approx(2.25)
    page.keyboard.press("-")
    assert scale(page) == pytest.approx(1.5)
    page.keyboard.press("0")
    assert scale(page) == 1


def test_two_fingers_look_closer_and_two_taps_at_all(phone: BrowserContext, server: Server) -> None:
    page = phone.new_page()
    open_table(page, server, "pulsar")
    page.get_by_role("button", name="Whole board").click()
    x, y = middle(page)
    touch = phone.new_cdp_session(page)
    ticks = itertools.count()
    begun = time.time()

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": a, "y": b, "id": i} for i, (a, b) in enumerate(points)]
        # Two taps are quick ones by their own clock, however busy the machine is.
        when = begun + next(ticks) / 50
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at, "timestamp": when})

    fingers("touchStart", (x - 30, y), (x + 30, y))
    fingers("touchMove", (x - 60, y), (x + 60, y))
    fingers("touchMove", (x - 90, y), (x + 90, y))
    fingers("touchEnd")
    page.wait_for_function(f"({SCALE})() > 2")
    assert page.evaluate("visualViewport.scale") == 1  # the board came closer, not the page
    page.screenshot(path=PICTURES / "pulsar-pinched.png")
    free = page.evaluate(
        """() => { const b = document.querySelector('#board').getBoundingClientRect();
          for (let x = b.left + 40; x < b.right - 40; x += 12)
            for (let y = b.top + 40; y < b.bottom - 40; y += 12) {
              const near = [...document.querySelectorAll('#board .target')].some((e) => {
                const t = e.getBoundingClientRect();
                return x > t.left - 30 && x < t.right + 30 && y > t.top - 30 && y < t.bottom + 30;
              });
              if (!near) return [x, y];
            }
          return null; }"""
    )
    assert free is not None
    for _ in range(2):
        fingers("touchStart", (free[0], free[1]))
        fingers("touchEnd")
    page.wait_for_function(f"({SCALE})() === 1")


@pytest.mark.parametrize("where", ["phone", "desk"])
def test_the_view_goes_to_the_tile_just_laid_and_names_its_places(
    where: str, anywhere: BrowserContext, server: Server
) -> None:
    person = Clicker(anywhere, 8)
    page = person.page
    open_table(page, server, "hunters")
    for _ in range(4):
        choose_until(person, '[id^="spot-"].target')
        person.press("#buttons button")  # nobody
        choose_until(person, CELL)
        assert min(sizes(page, '#picture [id^="tile-"]')) >= (FINGER if where == "phone" else TILE)
    choose_until(person, '[id^="spot-"].target')
    assert min(sizes(page, "#picture #last")) >= LAID
    spots = page.locator('[id^="spot-"].target')
    assert min(sizes(page, '[id^="spot-"].target')) >= FINGER - 1
    chips = page.locator("#chips button")
    assert chips.count() == spots.count()
    assert all(":" in chip for chip in chips.all_text_contents())
    page.screenshot(path=PICTURES / f"hunters-places-{where}.png")
    chips.first.focus()
    assert page.locator("#lights .lights-pointed .part").count() > 0
    chips.first.click()
    expect(page.locator("#ghost")).to_have_count(1)
    expect(page.locator("#buttons button").first).to_be_in_viewport(ratio=1)  # whole, beside tools
    assert chips.count() > 0  # another can be looked at
    assert min(sizes(page, "#picture #last")) >= LAID
    chips.first.click()
    choose_until(person, CELL)


def test_the_tile_in_hand_hides_no_legal_place(phone: BrowserContext, server: Server) -> None:
    person = Clicker(phone, 2)
    page = person.page
    open_table(page, server, "hunters")
    hidden = """() => { const i = document.querySelector('.inset').getBoundingClientRect();
      return [...document.querySelectorAll('[id^="cell-"].target')].filter((e) => {
        const c = e.getBoundingClientRect();
        return i.width && c.left < i.right && c.right > i.left && c.top < i.bottom
          && c.bottom > i.top; }).map((e) => e.id); }"""
    seen = 0
    for _ in range(16):
        if page.locator('[id^="cell-"].target').count():
            assert page.evaluate(hidden) == []
            seen += page.locator(".inset").is_visible()
        act(person)
    assert seen


TAPPED = """() => {
  const frame = document.querySelector('#board').getBoundingClientRect();
  return [...document.querySelectorAll('#board .target')].map((e) => {
    const b = e.getBoundingClientRect();
    return { id: e.id, x: b.x + b.width / 2, y: b.y + b.height / 2,
      seen: b.left >= frame.left && b.right <= frame.right && b.top >= frame.top
        && b.bottom <= frame.bottom };
  }).filter((t) => t.seen);
}"""


def test_a_phone_turned_sideways_still_shows_what_is_to_be_chosen(
    phone: BrowserContext, server: Server
) -> None:
    page = phone.new_page()
    open_table(page, server, "marabunta")
    page.wait_for_function(ALL_SEEN)
    for width, height in ((844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(ALL_SEEN)


def test_a_tap_beside_a_small_target_goes_to_the_nearest(
    phone: BrowserContext, server: Server
) -> None:
    person = Clicker(phone, 8)
    page = person.page
    open_table(page, server, "hunters")
    choose_until(person, '[id^="spot-"].target')
    targets: list[dict[str, Any]] = page.evaluate(TAPPED)
    spot = next(target for target in targets if target["id"].startswith("spot-"))
    apart = [abs(spot["x"] - t["x"]) + abs(spot["y"] - t["y"]) for t in targets if t is not spot]
    beside = min([18.0, *[gap / 3 for gap in apart]])
    page.touchscreen.tap(spot["x"] - beside, spot["y"])
    expect(page.locator(f'[id="{spot["id"]}"]')).to_have_attribute("aria-label", "Place here")


def test_light_follows_the_outline_and_leaves_numbers_free(
    context: BrowserContext, server: Server
) -> None:
    page = context.new_page()
    open_table(page, server, "pulsar")
    lights = page.locator("#lights .lights-target")
    targets = page.locator("#board .target")
    assert lights.locator("> g").count() == targets.count()
    assert page.locator("#lights filter").count() == 0
    # Every light has a mask, in which the piece itself is left out.
    assert lights.locator("> mask .part").count() >= targets.count()


KEY = re.compile(r"\((?:[A-Z0?+−-]|Esc|Enter|Ctrl\+\w)\)")


def test_a_phone_speaks_of_no_keys(phone: BrowserContext, server: Server) -> None:
    page = phone.new_page()
    open_table(page, server, "hunters")
    page.locator("#board .target").first.dispatch_event("click")
    expect(page.locator("#ghost")).to_have_count(1)
    titles = page.locator("#tools [title], #buttons [title], .zoom [title]")
    told = [titles.nth(i).get_attribute("title") or "" for i in range(titles.count())]
    assert told
    assert not [title for title in told if KEY.search(title)]


def test_the_menu_of_a_seat_is_whole_on_a_phone(phone: BrowserContext, server: Server) -> None:
    page = phone.new_page()
    open_table(page, server, "marabunta")
    page.locator("#panels .panel").last.locator("summary").tap()
    body = page.locator("#panels details[open] .menu-body")
    expect(body).to_be_visible()
    for button in body.locator("button:visible").all():
        expect(button).to_be_in_viewport(ratio=1)


def test_light_on_dark_ground_wears_the_colours_of_the_dark_theme(
    context: BrowserContext, server: Server
) -> None:
    page = context.new_page()
    open_table(page, server, "pulsar")
    colours = page.evaluate(
        """() => [document.querySelector('.lights-target > .night .part'), document.body].map(
             (one) => getComputedStyle(one).getPropertyValue('--glow'))"""
    )
    assert colours[0] != colours[1], "the glow of the light theme is lost on a night sky"


def test_hexes_on_a_small_desk_are_large_enough_unless_all_is_wished_for(
    context: BrowserContext, server: Server
) -> None:
    page = context.new_page()
    page.set_viewport_size({"width": 1024, "height": 768})
    open_table(page, server, "marabunta")
    hexes = '#picture [id^="hex-"]'
    page.wait_for_function(f"({SCALE})() > 1")
    assert min(sizes(page, hexes)) >= TILE - 1
    page.wait_for_function(ALL_SEEN)  # the dice to be split
    frame, token = (page.locator(one).bounding_box() for one in ("#board", "#token"))
    assert frame
    assert token
    assert token["x"] + token["width"] <= frame["x"] + frame["width"], "the token belongs to them"
    looked = page.evaluate("document.querySelector('#board-inside').style.transform")
    page.locator("#die-green").click()
    page.locator("#die-grey").click()
    expect(page.locator("#picture [aria-pressed=true]")).to_have_count(2)
    assert page.evaluate("document.querySelector('#board-inside').style.transform") == looked
    assert "…" not in (page.locator("#picture").text_content() or ""), "a name is cut"
    page.screenshot(path=PICTURES / "marabunta-small-desk.png")
    page.get_by_role("button", name="Whole board").click()
    page.wait_for_function(f"({SCALE})() === 1")
    assert min(sizes(page, hexes)) < TILE


@pytest.mark.parametrize(("width", "height", "near"), [(1024, 768, True), (1440, 900, False)])
def test_a_desk_without_room_for_all_pages_opens_at_the_own_one(
    width: int, height: int, near: bool, context: BrowserContext, server: Server
) -> None:
    page = context.new_page()
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/")
    page.goto(open_seats(context, server, "cats", *["me"] * 6))
    page.wait_for_selector("#board .target")
    page.wait_for_function(ALL_SEEN)
    assert (scale(page) > 1) is near
    assert min(sizes(page, '#picture [id^="cell-red-"]')) >= READ
    page.keyboard.press("0")
    page.wait_for_function(f"({SCALE})() === 1")
