"""The analysis board in a browser: variations and comments, from the opening and from a game."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tarsas.core.registry import find_game, game_ids

from .conftest import MILLISECONDS, PICTURES
from .person import Clicker

expect.set_options(timeout=MILLISECONDS)
RECORD = """tarsas-record 1
game: marabunta 1
players: 2
option start: red

1 chance: token two_chests
2 chance: roll pink 3
3 chance: roll blue circle
end
"""


def pasted(page: Page, record: str) -> None:
    page.goto("/analysis")
    page.locator("#read-record textarea").fill(record)
    page.get_by_role("button", name="Analyse it").click()


def pick(page: Page, words: str) -> None:
    """Choose what chance brings."""
    page.get_by_role("button", name="Choose", exact=True).click()
    page.locator("#question .face", has_text=words).first.click()


@pytest.mark.parametrize("where", ["phone", "desk"])
def test_a_variation_is_played_named_kept_and_shared(where: str, anywhere: BrowserContext) -> None:
    person = Clicker(anywhere, 1)
    page = person.page
    page.goto("/analysis/marabunta")
    page.get_by_role("button", name="Begin the analysis").click()
    page.get_by_role("switch", name="Chance draws by itself").click()
    rows = page.locator("#tree .branch")
    expect(rows).to_have_count(1)
    pick(page, "Red")
    expect(rows).to_have_count(2)
    expect(page.locator("#tree .here")).to_contain_text("Red")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#tree .here")).to_contain_text("The opening")
    pick(page, "Blue")
    expect(page.locator("#tree .aside.here")).to_have_count(1)
    page.locator("#study-name").fill("Blue begins")
    page.locator("#study-comment").fill("What if?")
    page.locator("#study-title").fill("Who splits?")
    page.locator("#study-comment").focus()
    expect(page.locator("#tree .aside.here")).to_contain_text("Blue begins")
    expect(page.locator("#tree .branch-comment")).to_have_text("What if?")
    page.screenshot(path=PICTURES / f"analysis-{where}.png")
    page.reload()
    expect(page.locator("#tree .aside.here")).to_contain_text("Blue begins")
    expect(page.locator("#study-title")).to_have_value("Who splits?")
    page.locator("#study-promote").click()
    expect(page.locator("#tree .aside")).to_contain_text("Red")
    assert not person.faults


@pytest.mark.parametrize("where", ["phone", "desk"])
def test_everything_to_take_along_is_in_sight(anywhere: BrowserContext) -> None:
    page = anywhere.new_page()
    pasted(page, RECORD)
    page.locator("#study-export summary").click()
    ways = page.locator("#study-export .menu-body .button")
    expect(ways).to_have_count(6)
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("name", game_ids())
def test_engine_and_tree_are_in_sight_however_many_play(name: str, context: BrowserContext) -> None:
    page = context.new_page()
    page.set_viewport_size({"width": 1366, "height": 700})
    page.goto("/analysis")  # which makes a guest
    wanted = {"source": f"game:{name}", "players": max(find_game(name).players)}
    study = page.request.post("/api/studies", data=wanted).json()["id"]
    address = f"/api/studies/{study}"
    page.request.post(address, data={"do": "draw", "at": 0, "draws": True, "revision": 1})
    page.goto(f"/s/{study}")
    page.get_by_role("switch", name="Engine").click()
    expect(page.locator(".engine-worth").first).to_be_in_viewport(ratio=1)
    expect(page.locator("#tree .here")).to_be_in_viewport(ratio=0.3)
    page.locator("#study-cut").scroll_into_view_if_needed()
    expect(page.locator("#study-cut")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("where", ["phone", "desk"])
def test_after_another_roll_the_rest_is_as_before(anywhere: BrowserContext) -> None:
    page = anywhere.new_page()
    pasted(page, RECORD)
    expect(page.locator("#study-resume")).to_be_disabled()
    page.locator("#tree [data-node]", has_text="token").click()
    expect(page.locator("#slider-text")).to_have_text("1 / 3")
    pick(page, "pink 1")
    page.get_by_role("button", name="The rest as before").click()
    expect(page.locator(".toast")).to_have_text(re.compile("as far as the rules allow: 1$"))
    expect(page.locator("#tree .aside")).to_contain_text("circle")
    expect(page.locator("#study-resume")).to_be_enabled()


def test_in_another_language_an_analysis_stays_where_it_is(context: BrowserContext) -> None:
    page = context.new_page()
    pasted(page, RECORD)
    page.locator("#tree [data-node]", has_text="token").click()
    expect(page.locator("#slider-text")).to_have_text("1 / 3")
    page.locator("[data-switch-language]").first.click()
    expect(page.locator("#tree .branch").first).to_have_text("Kezdőállás")
    expect(page.locator("#tree .branch").last).to_contain_text("rózsaszín")
    expect(page.locator(".panel .name").first).to_have_text("Piros")
    expect(page.locator("#slider-text")).to_have_text("1 / 3")
    expect(page.locator("#slider")).to_have_value("1")
    expect(page.locator("#step-back")).to_be_enabled()
    expect(page.get_by_role("tab", name="Értékelés")).to_be_visible()


def test_a_second_window_shows_what_the_first_has_changed(context: BrowserContext) -> None:
    first, second = context.new_page(), context.new_page()
    pasted(first, RECORD)
    first.wait_for_url("**/s/*")
    second.goto(first.url)
    expect(second.locator("#tree .branch")).to_have_count(3)
    first.locator("#study-name").fill("From the first")
    first.locator("#study-title").focus()
    expect(first.locator("#tree .branch-name")).to_have_text("From the first")
    second.locator("#study-name").fill("From the second")
    second.locator("#study-title").focus()
    expect(second.locator(".toast.error")).to_contain_text("changed elsewhere")
    expect(second.locator("#tree .branch-name")).to_have_text("From the first")


def test_what_is_no_record_is_said_beside_it(context: BrowserContext) -> None:
    page = context.new_page()
    pasted(page, RECORD.replace("pink 3", "pink 9"))
    expect(page.locator("#record-wrong")).to_contain_text("Line 7, column 21")
    assert page.url.endswith("/analysis")


def test_a_game_that_is_over_is_played_on_and_a_friend_copies_it(
    context: BrowserContext, phone: BrowserContext
) -> None:
    page = context.new_page()
    page.goto("/")
    table = page.request.post(
        "/api/tables",
        data={
            "game": "marabunta",
            "players": 2,
            "seats": [{"kind": "me"}, {"kind": "bot", "level": "kitten"}],
        },
    ).json()["id"]
    page.request.post(f"/api/tables/{table}/seats/0", data={"do": "resign"})
    page.goto(f"/t/{table}")
    page.locator("#end").get_by_role("button", name="Analyse").click()
    page.wait_for_url("**/s/*")
    expect(page.locator("#tree .here")).to_have_count(1)
    friend = phone.new_page()
    friend.goto(page.url)
    expect(friend.locator("#study-comment")).to_have_count(0)
    friend.get_by_role("button", name="Play on from here").click()
    friend.wait_for_url(lambda url: "/s/" in url and url.split("?")[0] != page.url.split("?")[0])
    expect(friend.locator("#study-comment")).to_have_count(1)


def test_the_engine_says_what_it_thinks_and_its_deeds_can_be_played(
    context: BrowserContext,
) -> None:
    page = context.new_page()
    pasted(page, RECORD)
    page.get_by_role("button", name="Draw", exact=True).click()
    page.get_by_role("switch", name="Engine").click()
    expect(page.locator("#engine-sum")).to_contain_text(re.compile(r"\d+ %.*looks"))
    rows = page.locator("#tree .branch").count()
    page.locator(".engine-deed").first.click()
    expect(page.locator("#tree .branch")).not_to_have_count(rows)
    page.get_by_role("switch", name="Engine").click()
    expect(page.locator(".engine-deed")).to_have_count(0)


def test_nothing_is_looked_at_while_another_pane_is_open(phone: BrowserContext) -> None:
    page = phone.new_page()
    pasted(page, RECORD)
    page.get_by_role("button", name="Draw", exact=True).click()
    page.get_by_role("switch", name="Engine").click()
    expect(page.locator("#engine-sum")).to_contain_text("looks")
    page.get_by_role("tab", name="Log").click()
    expect(page.locator("#engine")).to_be_hidden()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for _ in range(2):  # by the second step the first would have been looked at
        before = page.locator("#slider").input_value()
        page.locator("#step-back").click()
        expect(page.locator("#slider")).not_to_have_value(before)
    page.locator("#slider").fill("0")
    expect(page.locator("#slider-text")).to_have_text(re.compile("^0 /"))
    assert not [one for one in asked if "/look" in one]
    # Who wants the average of what may come sees it, whichever pane was open.
    page.get_by_role("button", name="Average").click()
    expect(page.locator("#engine-sum")).to_contain_text("looks")
    expect(page.locator("#engine-sum")).to_be_visible()


def test_against_bots_alone_a_past_position_is_played_on(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "kitten"}]
    data = {"game": "marabunta", "players": 2, "seats": seats}
    table = page.request.post("/api/tables", data=data).json()["id"]
    page.goto(f"/t/{table}")
    page.locator("#step-back").click()
    past = page.locator("#slider").input_value()
    page.get_by_role("button", name="Analyse").click()
    page.wait_for_url("**/s/*")
    expect(page.locator("#slider")).to_have_value(past)
