"""What just happened: marked, played as a film, told aloud, and looked at again."""

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.client import Server

from .conftest import MILLISECONDS
from .person import Clicker
from .test_telling import KITTEN, ME, open_table

expect.set_options(timeout=MILLISECONDS)  # a busy machine is slow, not broken

DEED = "#log > li:is(.seat-red, .seat-blue)"  # a line about somebody, whoever begins
SECOND_DEED = f"{DEED} ~ :is(.seat-red, .seat-blue)"


def play_until(person: Clicker, selector: str) -> None:
    """Click whatever can be clicked until something is there."""
    wanted, page = f"{selector}, #board .target, #buttons button", person.page
    while not page.locator(selector).count():
        page.wait_for_selector(wanted, state="attached")
        if not page.locator(selector).count():
            person.click_something()


@pytest.fixture
def person(context: BrowserContext, server: Server) -> Clicker:
    """Somebody who plays both seats: the first deed is done, the other one is to choose."""
    clicker = Clicker(context, 4)
    open_table(clicker.page, server, "marabunta", ME, ME)
    play_until(clicker, DEED)
    expect(clicker.page.locator("#prompt")).to_contain_text("choose a group")
    return clicker


def place(page: Page) -> str:
    return page.locator("#slider-text").inner_text()


@pytest.mark.parametrize("game", ["marabunta", "cats", "ankhor", "hunters", "pulsar"])
def test_what_a_rival_changed_is_marked_in_its_colour(
    game: str, context: BrowserContext, server: Server
) -> None:
    person = Clicker(context, 4)
    open_table(person.page, server, game, ME, KITTEN)
    play_until(person, ".lights-recent.seat-blue > *")
    assert not person.faults


def test_the_marks_outlast_a_reload_and_go_with_the_own_move(person: Clicker) -> None:
    page = person.page
    marks = page.locator(".lights-recent > *")
    expect(marks).not_to_have_count(0)
    count = marks.count()
    page.reload()
    expect(marks).to_have_count(count)
    play_until(person, SECOND_DEED)
    expect(marks).to_have_count(0)


def test_a_rivals_turn_is_a_film_that_escape_ends(browser: Browser, server: Server) -> None:
    with browser.new_context(base_url=server.url, locale="en") as context:
        context.add_init_script("localStorage.setItem('tarsas-speed', 'slow')")
        person = Clicker(context, 4)
        page = person.page
        open_table(page, server, "hunters", ME, KITTEN)
        play_until(person, '[data-key="skip"]')
        expect(page.locator("#prompt")).to_contain_text("bot lays")
        assert not person.look()["targets"]
        while page.locator('[data-key="skip"]').count():
            page.keyboard.press("Escape")
        expect(page.locator("#prompt")).to_contain_text("Your turn")


def test_the_speed_is_chosen_once_for_all_tables(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/")
    speed = page.locator("#speed")
    expect(speed).to_have_value("once")  # for somebody who wants nothing to move
    page.locator("#me summary").click()
    speed.select_option("fast")
    page.reload()
    expect(speed).to_have_value("fast")


def test_pointing_at_a_line_shows_the_board_before_and_after_it(person: Clicker) -> None:
    page = person.page
    heading = page.locator("#prompt")
    asked = heading.inner_text()
    line = page.locator(f"{DEED} .entry").first
    line.hover()
    expect(heading).to_contain_text("After")
    expect(heading).to_contain_text(line.inner_text())
    after = page.locator("#picture").inner_html()
    page.locator('[data-moment="before"]').hover()
    expect(heading).to_contain_text("Before")
    assert page.locator("#picture").inner_html() != after
    page.mouse.move(1, 1)
    expect(heading).to_have_text(asked, use_inner_text=True)
    expect(page.locator("[data-moment]")).to_have_count(0)
    assert not person.faults


def test_a_line_that_has_the_focus_shows_both_moments_by_keys(person: Clicker) -> None:
    page = person.page
    page.locator(f"{DEED} .entry").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.locator("#prompt")).to_contain_text("After")
    page.keyboard.press("Tab")
    expect(page.locator("#prompt")).to_contain_text("Before")


def test_the_heading_of_a_past_position_says_what_was_played(person: Clicker) -> None:
    page = person.page
    play_until(person, SECOND_DEED)
    told = page.locator(f"{DEED} .entry").first.inner_text()
    page.locator(f"{DEED} .entry").first.click()
    expect(page.locator("#table.past #prompt")).to_contain_text("Move")
    expect(page.locator("#prompt .words")).to_have_text(told)


@pytest.mark.parametrize("game", ["hunters", "pulsar"])
def test_headings_show_pieces_without_a_name_as_the_log_does(
    game: str, context: BrowserContext, server: Server
) -> None:
    person = Clicker(context, 2)
    page = person.page
    open_table(page, server, game, ME, ME)
    play_until(person, "#log .entry .portrait")
    page.locator("#log .entry", has=page.locator(".portrait")).first.hover()
    expect(page.locator("#prompt .portrait").first).to_be_attached()
    expect(page.locator("#prompt [data-piece]")).to_have_count(0)
    assert page.locator("#log .portrait :is([tabindex], [role], .target)").count() == 0


IN_SIGHT = """() => {
  const frame = document.querySelector('#board').getBoundingClientRect();
  return [...document.querySelectorAll('#lights [class*="lights-recent"] .part')].some((part) => {
    const box = part.getBoundingClientRect();
    return box.left < frame.right && box.right > frame.left
      && box.top < frame.bottom && box.bottom > frame.top;
  });
}"""


def test_on_a_phone_looking_back_goes_to_what_was_done(
    phone: BrowserContext, server: Server
) -> None:
    person = Clicker(phone, 2)
    page = person.page
    open_table(page, server, "hunters", ME, ME)
    play_until(person, '#table:has(#log li:nth-child(12)) [id^="cell-"].target')
    page.locator("#areas button").last.click()  # far from the land
    heading, number = page.locator("#prompt"), page.locator("#slider-text")
    while True:
        before = number.inner_text()
        page.locator("#step-back").click()
        expect(number).not_to_have_text(before)
        if heading.locator(".portrait").count():  # a tile was laid
            break
    page.wait_for_function(IN_SIGHT)


def test_arrow_keys_go_from_deed_to_deed(person: Clicker) -> None:
    page = person.page
    now = place(page)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowLeft")  # before the deed lies the roll of all dice
    expect(page.locator("#prompt")).to_contain_text("The dice show")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#prompt")).to_contain_text("Your turn")
    page.keyboard.press("Home")
    expect(page.locator("#prompt")).to_have_text("Before the first move")
    assert place(page).startswith("0 /")
    page.keyboard.press("End")
    expect(page.locator("#slider-text")).to_have_text(now)


def test_arrow_keys_stay_on_the_board_for_who_plays_by_them(person: Clicker) -> None:
    page = person.page
    now = place(page)
    page.locator("#board .target").first.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    assert place(page) == now
    expect(page.locator("#board .target:focus")).to_have_count(1)


def test_deeds_are_said_aloud_once(person: Clicker) -> None:
    page = person.page
    region = page.get_by_role("log", name="What happens")
    told = page.locator(f"{DEED} .entry").first.inner_text()
    expect(region).to_contain_text(told)
    expect(region).to_contain_text("choose a group")
    assert region.inner_text().count(told) == 1
