"""What a player may rely on in all games, with every device, and in both languages."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tarsas.core.registry import game_ids
from tests.processes import wait_until
from tests.server.client import Person, Server

from .conftest import MILLISECONDS
from .person import Clicker
from .test_gestures import open_table
from .test_happening import place, play_until
from .test_links import said
from .test_seats import open_table as open_for
from .test_seats import someone, words
from .test_telling import KITTEN, ME
from .test_telling import open_table as open_seats

expect.set_options(timeout=MILLISECONDS)  # a busy machine is slow, not broken
KIB = 1024
TABLES = 20  # at one of so many something is placed
APPRAISED = ("hunters", "marabunta", "pulsar")  # the others count everything at once


def here(language: str = "en") -> str:
    """Return the button that puts what is looked at where it is shown."""
    return f'#buttons button.main:text-is("{words(language, "place-here")}")'


# Deeds


def about_to(
    server: Server,
    game: str,
    deed: Callable[[Any], bool],
    among: Callable[[list[Any]], bool] = bool,
) -> tuple[Person, str, str]:
    """Play by the protocol until some deed can be chosen, among such others as are asked for.

    Return by whom, the table and where.
    """
    for seed in range(TABLES):
        rng, person = Random(seed), Person(server)
        table = person.open_table("me", "me", game=game)
        with person.sit(table, view="board") as socket:
            socket.wait_until(0)
            while choices := socket.position["choices"]:
                actions, forced = choices[0]["actions"], choices[0]["forced"]
                for one in actions if among(actions) else ():
                    # What is forced the page would do itself as it opens.
                    if deed(one) and len(one["targets"]) == 1 and not forced:
                        return person, table, one["targets"][0]
                chosen = rng.choice([one["action"] for one in actions if not one["then"]])
                socket.wait_until(socket.act_in_time(choices[0]["seat"], chosen)["revision"])
    raise AssertionError("nothing of that kind was ever possible")


def page_of(person: Person, context: BrowserContext, table: str) -> Page:
    """Open a table in a browser as somebody who plays there."""
    address, cookie = str(person.http.base_url), person.http.cookies["tarsas"]
    context.add_cookies([{"name": "tarsas", "value": cookie, "url": address}])
    page = context.new_page()
    page.goto(f"/t/{table}")
    return page


@pytest.mark.parametrize("game", game_ids())
def test_what_is_placed_is_looked_at_first_in_every_game(
    game: str, context: BrowserContext, server: Server
) -> None:
    person, table, where = about_to(server, game, lambda action: bool(action["placing"]))
    page = page_of(person, context, table)
    target = page.locator(f"#{where}.target")
    expect(target).to_have_count(1)
    before = place(page)
    target.dispatch_event("click")
    expect(page.locator(here())).to_have_count(1)
    expect(page.locator("#ghost > *").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator(here())).to_have_count(0)
    assert place(page) == before, "nothing was done yet"
    target.dispatch_event("click")
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("Enter")
    expect(page.locator("#slider-text")).not_to_have_text(before)


def flies(action: Any) -> bool:
    """Say whether an action is a whole flight to a place on the chart."""
    return len(action["then"]) > 1 and action["targets"][0].startswith("at-")


def test_on_a_phone_a_way_is_looked_at_and_its_button_is_short(
    phone: BrowserContext, server: Server
) -> None:
    person, table, where = about_to(server, "pulsar", flies)
    page = page_of(person, phone, table)
    target = page.locator(f"#{where}.target")
    expect(target).to_have_count(1)
    before = place(page)
    target.dispatch_event("click")
    go = page.locator("#buttons button.main")
    expect(go).to_have_text(words("en", "do-this"))
    expect(go).to_have_attribute("title", re.compile(r"\w+ \w+"))
    expect(page.locator("#ghost > *").first).to_be_attached()
    assert place(page) == before
    go.click()
    expect(page.locator("#slider-text")).not_to_have_text(before)


@pytest.mark.parametrize("device", ["mouse", "pen", "touch", "keys"])
def test_a_tile_is_placed_with_every_device(device: str, browser: Browser, server: Server) -> None:
    context = browser.new_context(
        base_url=server.url, locale="en", reduced_motion="reduce", has_touch=device == "touch"
    )
    page = context.new_page()
    open_table(page, server, "hunters")
    laid = page.locator('#picture [id^="tile-"]')
    before = laid.count()
    identity = page.locator("#board .target").first.get_attribute("id")
    pointer = context.new_cdp_session(page)

    def choose() -> None:
        target = page.locator(f"#{identity}")
        box = target.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if device == "keys":
            target.focus()
            page.keyboard.press("Enter")
        elif device == "touch":
            page.touchscreen.tap(x, y)
        else:
            for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
                what = {"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1}
                pointer.send("Input.dispatchMouseEvent", {**what, "pointerType": device})

    choose()
    expect(page.locator(here())).to_have_count(1)

    def placed() -> bool:
        # What is drawn anew between pressing and releasing hears no click: one clicks again.
        if page.locator(here()).count() and page.locator(f"#{identity}").count():
            choose()
        page.wait_for_timeout(500)
        return laid.count() == before + 1

    wait_until(placed)
    context.close()


def test_a_flight_can_go_by_a_way_point(context: BrowserContext, server: Server) -> None:
    def begins(action: Any) -> bool:
        return "".join(action["targets"]).startswith("ship-")

    def part_early(actions: list[Any]) -> bool:
        """Say whether ways part before their last step: a step that is forced is not asked for."""
        return len({tuple(one["then"][:-1]) for one in actions if flies(one)}) > 1

    person, table, ship = about_to(server, "pulsar", begins, part_early)
    page = page_of(person, context, table)
    expect(page.locator(f"#{ship}.target")).to_have_count(1)
    before = place(page)
    page.locator(f"#{ship}").dispatch_event("click")
    expect(page.locator("#slider-text")).not_to_have_text(before)
    ends = page.locator('#picture [id^="at-"].target')
    expect(ends.first).to_be_attached()
    named = [one.get_attribute("aria-label") or "" for one in ends.all()]
    assert len(set(named)) == len(named), "every end says which way leads there"
    assert any("flies" in name for name in named), "the end can be pointed at"
    begun, next_one = place(page), next(name for name in named if name.startswith("To "))
    page.locator(f'#picture .target[aria-label="{next_one}"]').dispatch_event("click")
    expect(page.locator("#slider-text")).not_to_have_text(begun)
    expect(page.locator("#log")).to_contain_text("flies")


# What just happened


def test_points_are_said_aloud(context: BrowserContext, server: Server) -> None:
    person = Clicker(context, 4)
    open_table(person.page, server, "ankhor")
    play_until(person, "#log .gain")
    region = person.page.get_by_role("log", name="What happens")
    expect(region).to_contain_text(re.compile(r"[+−]\d+: "))


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_a_rivals_pieces_move_unless_nobody_wants_it(
    wish: str, browser: Browser, server: Server
) -> None:
    context = browser.new_context(
        base_url=server.url,
        locale="en",
        reduced_motion="reduce" if wish == "reduce" else "no-preference",
    )
    context.add_init_script(
        """localStorage.setItem('tarsas-speed', 'slow');
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...all) {
          // A number may come and go where nothing moves.
          if (JSON.stringify(all[0]).includes('translate')) window.moved = (window.moved ?? 0) + 1;
          return animate.apply(this, all);
        };"""
    )
    person = Clicker(context, 4)
    page = person.page
    open_seats(page, server, "hunters", ME, KITTEN)
    play_until(person, '[data-key="skip"]')
    if wish == "reduce":
        assert page.evaluate("window.moved") is None
    else:
        page.wait_for_function("() => window.moved > 0")
    context.close()


# The board


@pytest.mark.parametrize("game", APPRAISED)
def test_what_is_not_scored_yet_stands_beside_the_points(
    game: str, context: BrowserContext, server: Server
) -> None:
    person = Clicker(context, 3)
    page = person.page
    open_table(page, server, game)
    play_until(person, "#panels .if-ended:not([hidden])")
    ahead = page.locator("#panels .if-ended:not([hidden])")
    expect(ahead.first).to_have_text(re.compile(r"→ \d+"))
    ahead.first.click()
    expect(page.locator("#standing")).to_be_visible()
    expect(page.locator("#standing .standing-body")).not_to_be_empty()
    assert not person.faults


HIDDEN = """() => {
  const inset = document.querySelector('.inset')?.getBoundingClientRect();
  return [...document.querySelectorAll('[id^="cell-"].target')].filter((cell) => {
    const box = cell.getBoundingClientRect();
    return inset?.width && box.left < inset.right && box.right > inset.left
      && box.top < inset.bottom && box.bottom > inset.top;
  }).map((cell) => cell.id);
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_the_tile_in_hand_hides_no_legal_place_on_a_desk(
    size: tuple[int, int], context: BrowserContext, server: Server
) -> None:
    person = Clicker(context, 2)
    page = person.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_table(page, server, "hunters")
    for _ in range(12):
        play_until(person, '[id^="cell-"].target')
        assert page.evaluate(HIDDEN) == []
        person.click_something()


# Rules and set-up


def test_editions_say_how_they_differ_and_how_long_they_take(
    browser: Browser, server: Server
) -> None:
    context = someone(browser, server, "hu")
    page = context.new_page()
    page.goto("/new/hunters")
    cards = page.locator(".option-card")
    expect(cards.first).to_be_visible()
    assert all(card.locator("svg").count() for card in cards.all()[:2])
    page.locator("details.more summary", has_text=said("hu", "what-differs")).first.click()
    expect(page.locator("details.more[open] table")).to_be_visible()
    two = page.locator('.facts [data-players="2"]')
    five = page.locator('.facts [data-players="5"]')
    expect(two).to_be_visible()
    page.locator('input[name="players"][value="5"]').check(force=True)
    expect(five).to_be_visible()
    expect(two).to_be_hidden()
    assert two.text_content() != five.text_content()
    context.close()


# Weight and words


def loaded(context: BrowserContext, address: str) -> float:
    """Return how many bytes a first visit takes, by what the browser counts."""
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    sizes: list[float] = []
    devtools.send("Network.enable")
    devtools.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.close()
    return sum(sizes)


def test_the_home_page_is_light(context: BrowserContext) -> None:
    assert loaded(context, "/") < 150 * KIB


@pytest.mark.parametrize("game", game_ids())
def test_the_first_look_at_a_table_is_light(
    game: str, context: BrowserContext, server: Server
) -> None:
    context.request.get("/")  # who comes gets a cookie, and nothing that the browser keeps
    address = open_for(context, server, game, "me", "me")
    assert loaded(context, address) < 200 * KIB


REFUSED = """([table, what]) => new Promise((done) => {
  const address = `${location.origin.replace("http", "ws")}/t/${table}/socket?lang=hu`;
  const socket = new WebSocket(address);
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "position") {
      const { revision, acting } = message;
      socket.send(JSON.stringify({ type: "act", id: "x", revision, seat: acting[0], ...what }));
    }
    if (message.type === "error") {
      socket.close();
      done(message.text);
    }
  };
})"""


def test_what_is_not_legal_is_refused_in_the_language_of_the_page(
    browser: Browser, server: Server
) -> None:
    context, other = someone(browser, server, "hu"), someone(browser, server, "hu")
    address = open_for(context, server, "marabunta", "me", "me")
    page = context.new_page()
    page.goto(address)
    table = address.removeprefix("/t/")
    refused: Any = page.evaluate(REFUSED, [table, {"action": 9999}])
    assert refused == "Ezt most nem lehet."
    other.request.get("/")
    seat, origin = f"/api/tables/{table}/seats/0?lang=hu", {"Origin": server.url}
    answer = other.request.post(seat, data={"do": "take"}, headers=origin).json()
    assert re.search("[áéíóöőúüű]", answer["error"]["text"]), answer
    for one in (context, other):
        one.close()
