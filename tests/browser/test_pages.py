"""Every page: no errors, no serious accessibility violation, nothing wider than the screen."""

from importlib import import_module
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from tarsas.core.registry import game_ids
from tests.server.client import Server

from .conftest import PICTURES

SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
    "small": {"width": 360, "height": 640},
}
GAME = "marabunta"
Axe: Any = import_module("axe_playwright_python.sync_playwright").Axe  # has no types

# Where all act at once, the bot has moved: it changes nothing more until the reader does.
ALONE = "() => document.querySelectorAll('#panels .panel.acting').length === 1"
# Typefaces and pictures have come and have been painted; nothing moves for who wants no motion.
STILL = """async () => {
  await document.fonts.ready;
  const awaited = [...document.images].filter((image) => image.loading !== "lazy");
  await Promise.allSettled(awaited.map((image) => image.decode()));
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}"""


ADDRESSES = {
    "home": "/",
    "game": "/games/{game}",
    "setup": "/new/{game}",
    "course": "/learn/{game}",
    "lesson": "/learn/{game}/1",
    "puzzles": "/puzzles",
    "puzzle": "/puzzles/{game}/daily",
}


def open_page(context: BrowserContext, name: str, game: str = GAME) -> Page:
    """Open a page by name; a table is opened against a bot."""
    page = context.new_page()
    if name == "table":
        page.goto("/")
        page.locator(f'[data-play="{game}"]').first.click()
        page.wait_for_url("**/t/*")
        page.wait_for_selector("#board svg .target, #buttons button")
        page.wait_for_function(ALONE)
    else:
        page.goto(ADDRESSES[name].format(game=game))
        if name in ("lesson", "puzzle"):
            page.wait_for_selector("#board svg .target")
    return page


def check_page(
    browser: Browser, server: Server, name: str, game: str, size: str, schemes: str, language: str
) -> None:
    """Open a page and hold it to everything that every page must keep; leaves pictures."""
    context = browser.new_context(
        base_url=server.url, viewport=SIZES[size], locale=language, reduced_motion="reduce"
    )
    faults: list[str] = []
    context.on("weberror", lambda error: faults.append(str(error.error)))
    context.on("console", lambda m: faults.append(m.text) if m.type == "error" else None)
    page = open_page(context, name, game)
    assert page.locator("html").get_attribute("lang") == language
    PICTURES.mkdir(parents=True, exist_ok=True)
    which = name if game == GAME else f"{name}-{game}"
    for scheme in schemes.split():  # as when evening comes: the page stays open
        page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
        page.evaluate(STILL)
        page.screenshot(path=PICTURES / f"page-{which}-{size}-{scheme}-{language}.png")
        assert not faults
        wide = page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")
        assert not wide, "the page scrolls sideways"
        if name in ("table", "lesson", "puzzle") and size == "desk":
            assert not page.evaluate("document.documentElement.scrollHeight > innerHeight + 1")
        violations = Axe().run(page).response["violations"]
        serious = [one for one in violations if one["impact"] in ("serious", "critical")]
        said = [f"{scheme}: {one['id']}: {one['nodes'][0]['html'][:200]}" for one in serious]
        assert not serious, said
    context.close()


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["home", "setup", "game", "table", "course", "lesson"])
def test_a_page_is_whole_by_day_and_by_night(
    browser: Browser, server: Server, name: str, size: str, language: str
) -> None:
    check_page(browser, server, name, GAME, size, "light dark", language)


@pytest.mark.parametrize(
    ("size", "scheme", "language"), [("desk", "dark", "hu"), ("phone", "light", "en")]
)
@pytest.mark.parametrize("name", ["puzzles", "puzzle"])
def test_the_pages_of_puzzles_are_whole(
    browser: Browser, server: Server, name: str, size: str, scheme: str, language: str
) -> None:
    check_page(browser, server, name, GAME, size, scheme, language)


@pytest.mark.parametrize("game", [game for game in game_ids() if game != GAME])
@pytest.mark.parametrize(
    ("size", "scheme", "language"), [("desk", "dark", "hu"), ("phone", "light", "en")]
)
@pytest.mark.parametrize("name", ["setup", "game", "table"])
def test_the_pages_of_every_game_are_whole(
    browser: Browser, server: Server, name: str, game: str, size: str, scheme: str, language: str
) -> None:
    check_page(browser, server, name, game, size, scheme, language)


@pytest.mark.parametrize("game", game_ids())
def test_play_now_shows_a_running_game_within_two_seconds(
    game: str, context: BrowserContext
) -> None:
    """No timing is asserted here; the page must come to a decision or a bot's thinking."""
    page = context.new_page()
    page.goto("/")
    page.locator(f'[data-play="{game}"]').first.click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#board svg")
    assert page.locator("#prompt").inner_text()


def test_a_table_is_set_up_by_the_form(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(f"/new/{GAME}")
    page.locator("#setup").evaluate("form => form.requestSubmit()")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#board svg")


@pytest.mark.parametrize("typed", ["", "C A F L"])
def test_a_text_left_empty_is_as_usual(context: BrowserContext, typed: str) -> None:
    page = context.new_page()
    page.goto("/new/cats")
    page.get_by_role("radio", name="something else").check()
    page.locator("#option-abilities-own").fill(typed)
    page.locator("#setup").evaluate("form => form.requestSubmit()")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#board svg")
    texts = page.locator("#board svg text").all_text_contents()
    assert "detach" in texts  # ability A
    assert ("number for mouse" in texts) == (not typed)  # B


def test_a_level_and_abilities_are_chosen_by_their_cards(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/new/cats")
    page.get_by_role("radio", name="Level 2").check()
    page.get_by_role("radio", name="something else").check()
    for letter in "LBCA":
        page.get_by_role("button", name=f"{letter}: ").click()
    assert page.locator("#option-abilities-own").input_value() == "L B C A"
    assert page.get_by_role("button", name="D: ").is_disabled()
    page.locator("#setup").evaluate("form => form.requestSubmit()")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#board svg")
    page.locator("#about summary").click()
    agreed = page.locator("#about-table").inner_text()
    assert "L B C A" in agreed


def test_a_missing_page_says_so(context: BrowserContext) -> None:
    page = context.new_page()
    answer = page.goto("/t/nothing")
    assert answer is not None
    assert answer.status == 404
    assert page.locator("main a[href='/']").count() == 1


def test_what_people_say_is_text_not_markup(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/")
    evil = "<img src=x onerror=x>"
    page.evaluate(
        "name => fetch('/api/me', {method: 'POST', headers: {'Content-Type': 'application/json'},"
        " body: JSON.stringify({name})})",
        evil,
    )
    page.goto("/")
    assert page.locator("#my-name").inner_text() == evil
    assert page.locator("#my-name img").count() == 0


def test_the_table_comes_back_after_the_server_was_killed(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("killed")
    with Server(f"sqlite:///{folder}/t.db") as server:
        context = browser.new_context(base_url=server.url, reduced_motion="reduce", locale="en")
        page = open_page(context, "table")
        before = page.locator("#slider-text").inner_text()
        server.kill()
        page.wait_for_selector("#connection:not([hidden])")
        server.start()
        page.wait_for_selector("#connection", state="hidden")
        page.wait_for_selector("#table:not(.offline) #board svg .target, #buttons button")
        assert page.locator("#slider-text").inner_text() >= before
        context.close()
