"""The rules beside a table: at what is being played, searchable, without leaving the page."""

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.client import Server

from .test_telling import ME, open_table

# Whether a section begins at the upper edge of what is read.
AT_THE_TOP = """(id) => {
  const top = (id) => document.getElementById(id).getBoundingClientRect().top;
  return Math.abs(top(id) - top("rules-text")) < 3;
}"""
BOARD = "() => JSON.stringify(document.getElementById('board').getBoundingClientRect())"


def read(page: Page) -> None:
    """Open the rules by the sign in the header."""
    page.locator("#open-rules").click()
    page.wait_for_selector("#rules-text section")


def test_the_rules_open_at_what_is_being_played(context: BrowserContext, server: Server) -> None:
    page = context.new_page()
    open_table(page, server, "marabunta", ME, ME)
    page.wait_for_selector("#board .target")
    before = page.evaluate(BOARD)
    read(page)
    page.wait_for_function(AT_THE_TOP, arg="rule-round")
    expect(page.locator("#rules-now")).to_have_text("Now: A round")
    assert page.evaluate(BOARD) == before, "the board stays where it was"
    page.locator("#rules-contents summary").click()
    page.locator("#rules-contents a", has_text="The fine print").click()
    page.wait_for_function(AT_THE_TOP, arg="rule-fine-print")
    expect(page.locator("#rule-fine-print h3")).to_be_focused()


def test_the_rules_are_searched(context: BrowserContext, server: Server) -> None:
    page = context.new_page()
    open_table(page, server, "cats", ME, ME)
    page.keyboard.press("?")
    page.wait_for_selector("#rules-text section")
    page.locator("#rules-search").fill("CHÉESE")
    expect(page.locator("#rule-level-1")).to_be_visible()
    expect(page.locator("#rule-level-3")).to_be_hidden()
    page.locator("#rules-search").press("Escape")
    expect(page.locator("#rule-level-3")).to_be_visible()
    page.locator("#rules-search").fill("spaceship")
    expect(page.locator("#rules-found")).to_have_text("The rules do not mention that.")


def test_on_a_phone_the_rules_are_a_sheet_that_escape_closes(
    browser: Browser, server: Server
) -> None:
    context = browser.new_context(
        base_url=server.url, viewport={"width": 390, "height": 844}, locale="hu"
    )
    page = context.new_page()
    open_table(page, server, "hunters", ME, ME)
    read(page)
    sheet = page.locator("#rules-pane").bounding_box()
    assert sheet is not None
    assert sheet["width"] == 390
    assert sheet["height"] > 700
    page.keyboard.press("Escape")
    expect(page.locator("#rules-pane")).to_be_hidden()
    expect(page.locator("#open-rules")).to_be_focused()
    context.close()
