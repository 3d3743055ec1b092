"""A game under way on a real table: its sheets are filled in by taps or keys, and it goes on."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from .test_links import check_whole


@pytest.fixture
def page(anywhere: BrowserContext) -> Iterator[Page]:
    page, faults = anywhere.new_page(), list[str]()
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    assert not faults


def begin(page: Page, game: str) -> None:
    """Set a table up for a game that is under way, with both seats one's own."""
    page.goto(f"/new/{game}")
    page.get_by_label("Who sits at Blue").select_option("me")
    page.get_by_role("radio", name="We have the box").check()
    page.get_by_label("The game is already under way").check()
    page.get_by_role("button", name="Fill in the sheets").click()
    expect(page.get_by_role("heading", name="Fill in the sheets")).to_be_focused()


def pen(page: Page, value: str) -> None:
    page.locator(f"input[name=filling-pen][value='{value}']").check(force=True)


def write(page: Page, value: str, *pieces: str) -> None:
    pen(page, value)
    for piece in pieces:
        page.locator(f"#{piece}").click()


def go_on(page: Page) -> None:
    """Open the table; there it is asked for what falls."""
    expect(page.get_by_text("Everything fits")).to_be_visible()
    check_whole(page)
    page.get_by_role("button", name="Go on with the game").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#entry")).to_be_visible()


@pytest.mark.parametrize("where", ["phone", "desk"])
def test_marabunta_goes_on_from_its_map_leaves_and_boards(page: Page) -> None:
    begin(page, "marabunta")
    write(page, "red-2", "hex-c3")
    write(page, "blue-1", "hex-h3")
    write(page, "cross", "hex-d3", "hex-a1", "hex-a1")  # the last one is taken away
    page.locator("#anthill-red-2").click()
    page.locator("#leaf-pink").click()  # with the pen for a cross: that for circles is taken up
    expect(page.locator("input[name=filling-pen][value=red-circle]")).to_be_checked()
    wrong = page.locator(".filling-wrong li")
    expect(wrong.first).to_contain_text("which round comes next")
    expect(page.get_by_role("button", name="Go on with the game")).to_be_disabled()
    page.get_by_role("button", name="Next round: one more").click()
    expect(wrong).to_contain_text(["Before round 2 one token has been", "Blue has numbers in one"])
    page.get_by_role("checkbox", name="two chests").check()
    page.locator("#anthill-blue-2").click()
    page.get_by_text("Everything fits").wait_for()
    page.reload()  # nothing is lost
    begin(page, "marabunta")
    go_on(page)
    expect(page.locator("#round")).to_contain_text("2")


@pytest.mark.parametrize("where", ["phone", "desk"])
def test_house_of_cats_goes_on_from_its_sheets(page: Page) -> None:
    begin(page, "cats")
    write(page, "2", "cell-red-0", "cell-red-1", "cell-red-2")
    write(page, "5", "cell-blue-0")
    page.get_by_role("button", name="Next round: one more").click()
    page.get_by_text("Everything fits").wait_for()
    pen(page, "room")
    page.locator("#cell-red-1").click()
    expect(page.get_by_text("Now tap the other cell")).to_be_visible()
    page.locator("#cell-red-2").click()
    page.locator("#ability-red-2").click()  # the circle of that room was used
    page.locator("#track-red-3").click()
    expect(page.get_by_text("Now tap the other cell")).to_be_hidden()
    go_on(page)
    table = page.url.rpartition("/")[2]
    options = page.request.get(f"/api/tables/{table}/record").text()
    said = "red.a1=2 red.b1=2 red.c1=2 red.used-2=1 red.track=3 blue.a1=5 red.b1+red.c1"
    assert f"option sheets: round=2 {said}\n" in options


@pytest.mark.parametrize("where", ["desk"])
def test_an_analysis_begins_with_sheets_in_either_language(page: Page) -> None:
    page.goto("/analysis/cats")
    page.get_by_role("button", name="Fill in the sheets").click()
    write(page, "5", "cell-blue-0")
    expect(page.locator(".filling-wrong li")).to_contain_text("which round comes next")
    expect(page.get_by_role("button", name="Begin the analysis")).to_be_disabled()
    page.get_by_role("button", name="Next round: one more").click()
    page.locator("[data-switch-language]").first.click()
    expect(page.get_by_text("Minden stimmel")).to_be_visible()
    expect(page.locator("#opening")).to_be_hidden()
    expect(page.get_by_role("radio", name="Kék", exact=True)).to_be_attached()
    page.get_by_role("button", name="Elemzés indítása").click()
    page.wait_for_url("**/s/*")
    record = page.request.get(f"/api/studies/{page.url.split('/s/')[1].split('?')[0]}/record")
    assert "option sheets: round=2 blue.a1=5\n" in record.text()


@pytest.mark.parametrize("where", ["desk"])
def test_sheets_are_filled_in_by_keys_and_cleared(page: Page) -> None:
    begin(page, "cats")
    for cell in (0, 1):
        page.locator(f"#cell-red-{cell}").focus()
        page.keyboard.press("Enter")
        expect(page.locator(f"#cell-red-{cell}")).to_be_focused()
        expect(page.locator(f"#cell-red-{cell}")).to_have_attribute("aria-label", re.compile(": 2"))
    expect(page.locator(".filling-wrong li")).to_contain_text("which round comes next")
    page.get_by_role("button", name="Clear everything").click()
    page.locator("#question").get_by_role("button", name="Clear everything").click()
    expect(page.get_by_text("Everything fits")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_label("Who sits at Blue")).to_be_visible()


@pytest.mark.parametrize("where", ["desk"])
def test_without_a_network_taps_wait_and_nothing_is_lost(
    page: Page, anywhere: BrowserContext
) -> None:
    begin(page, "cats")
    anywhere.set_offline(True)
    page.locator("#cell-red-0").click()
    expect(page.locator(".filling-wrong .wrong")).to_be_visible()
    anywhere.set_offline(False)
    page.locator("#cell-red-1").click()
    expect(page.locator(".filling-wrong li")).to_contain_text("which round comes next")
    page.get_by_role("button", name="Next round: one more").click()
    expect(page.get_by_text("Everything fits")).to_be_visible()
    expect(page.locator("#cell-red-0")).to_have_attribute("aria-label", re.compile("a1: 2"))


@pytest.mark.parametrize("where", ["phone"])
def test_everybodys_sheet_comes_to_the_front_and_drawn_abilities_are_named(page: Page) -> None:
    page.goto("/new/cats")
    page.get_by_role("radio", name="6", exact=True).check()
    page.get_by_role("radio", name="Level 4").check()
    page.get_by_role("radio", name="We have the box").check()
    page.get_by_label("The game is already under way").check()
    page.get_by_role("button", name="Fill in the sheets").click()
    expect(page.locator(".filling-wrong li")).to_contain_text("four different abilities")
    for number, letter in zip((2, 3, 4, 5), "EFGH", strict=True):
        chosen = page.get_by_label(f"Ability for rooms of {number}")
        chosen.select_option(chosen.locator("option").filter(has_text=f"{letter}:").inner_text())
    expect(page.get_by_text("Everything fits")).to_be_visible()
    page.get_by_role("radio", name="Orange", exact=True).check()
    expect(page.locator("[data-page]").first).not_to_have_attribute("data-page", "orange")
    large = page.locator("[data-page=orange]").bounding_box()
    small = page.locator("[data-page=red]").bounding_box()
    assert large is not None
    assert small is not None
    assert large["width"] > 1.5 * small["width"]
    check_whole(page)
