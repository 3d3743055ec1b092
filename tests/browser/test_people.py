"""People at the table on the page: names with marks, resigning, and asking for a step back."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.client import Person, Server

from .conftest import MILLISECONDS
from .test_seats import open_table as open_for
from .test_seats import someone, words

expect.set_options(timeout=MILLISECONDS)  # a busy machine is slow, not broken
MARKED = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data } = walker.currentNode;
    if (/[\\ue000-\\ue003]/.test(data)) found.push(data);
  }
  for (const element of document.querySelectorAll("[title], [aria-label]"))
    if (/[\\ue000-\\ue003]/.test(element.title + element.ariaLabel)) found.push(element.outerHTML);
  return found;
}"""
"""What a reader or a screen reader would find of the marks that are to become names."""


class Table:
    """Two people at a table, the first of whom has a page open. Both play by sockets."""

    def __init__(self, browser: Browser, server: Server, opened: ExitStack) -> None:
        self.browser, self.server, self.opened = browser, server, opened
        self.people = [Person(server), Person(server)]
        for person, name in zip(self.people, ("Golden Otter", "Silver Fox"), strict=True):
            person.post("/api/me", {"name": name})
        start = {"start": "red"}
        self.id = self.people[0].open_table("me", "open", game="hunters", options=start)
        self.people[1].post(f"/api/tables/{self.id}/seats/1", {"do": "take"})

    def page_of(self, seat: int, language: str = "en") -> Page:
        """Open the page of one of them."""
        context = someone(self.browser, self.server, language)
        self.opened.callback(context.close)
        value = self.people[seat].http.cookies["tarsas"]
        context.add_cookies([{"name": "tarsas", "value": value, "url": self.server.url}])
        page = context.new_page()
        page.goto(f"{self.server.url}/t/{self.id}?lang={language}")
        expect(page.locator("#log li").first).to_be_attached()
        return page

    def turn(self, seat: int) -> None:
        """Let somebody play until the other is to act."""
        with self.people[seat].sit(self.id) as socket:
            revision = 0
            while seat in socket.wait_until(revision)["acting"]:
                own, legal = socket.choices()
                revision = socket.act(own, legal[0])["revision"]

    def number(self) -> int:
        """Return how many moves were made."""
        with self.people[0].sit(self.id) as socket:
            return int(socket.wait_until(0)["number"])


@pytest.fixture
def table(browser: Browser, server: Server) -> Iterator[Table]:
    with ExitStack() as opened:
        yield Table(browser, server, opened)


def choose(page: Page, language: str, deed: str) -> None:
    """Choose a deed from the menu of the own seat."""
    own = page.locator("#panels .panel").first
    own.locator("summary").click()
    own.get_by_role("button", name=words(language, deed), exact=True).click()


def test_a_new_name_stands_wherever_the_old_one_stood(table: Table) -> None:
    table.turn(0)
    page = table.page_of(0)
    expect(page.locator("#log .person", has_text="Golden Otter").first).to_be_attached()
    expect(page.locator("#log .person .mark.seat-red").first).to_be_attached()
    expect(page.locator("#prompt")).to_contain_text("Silver Fox")
    expect(page.locator("#picture text", has_text="Silver Fox")).to_have_count(1)
    with table.people[1].sit(table.id) as socket:
        socket.say({"type": "chat", "text": "hello"})
        expect(page.locator("#chat-lines b")).to_have_text("Silver Fox")
    name = "<img onerror=x src=x>"
    table.people[1].post("/api/me", {"name": name})
    expect(page.locator("#prompt .person")).to_have_text(name)
    expect(page.locator("#chat-lines b")).to_have_text(name)
    expect(page.locator("#picture text", has_text="<img onerror")).to_have_count(1)
    expect(page.locator("#log .person", has_text="Silver Fox")).to_have_count(0)
    expect(page.locator("#table img")).to_have_count(0)
    assert page.evaluate(MARKED) == []


@pytest.mark.parametrize("language", ["en", "hu"])
def test_who_resigns_is_asked_first_and_the_other_wins(table: Table, language: str) -> None:
    page, other = table.page_of(0, language), table.page_of(1)
    choose(page, language, "resign")
    question = page.locator("#question")
    expect(question).to_contain_text("Silver Fox")
    question.get_by_role("button", name=words(language, "resign-no")).click()
    expect(question).to_be_hidden()
    choose(page, language, "resign")
    question.get_by_role("button", name=words(language, "resign-yes"), exact=True).click()
    won = words(language, "end-winner", name="Silver Fox")
    expect(page.locator("#end-title")).to_have_text(won)
    expect(page.locator("#end th", has_text="Golden Otter")).to_contain_text(
        words(language, "seat-resigned")
    )
    expect(other.locator("#end-title")).to_have_text(words("en", "end-you"))
    assert page.evaluate(MARKED) == []


@pytest.mark.parametrize("language", ["en", "hu"])
def test_who_has_resigned_is_offered_no_seat_to_take_back(
    browser: Browser, server: Server, language: str
) -> None:
    context, *rivals = (someone(browser, server) for _ in range(3))
    address = open_for(context, server, "cats", "me", "open", "open")
    seats = f"/api{address.replace('/t/', '/tables/')}/seats"
    origin = {"Origin": server.url}
    for seat, rival in enumerate(rivals, start=1):
        rival.request.post(f"{seats}/{seat}", data={"do": "take"}, headers=origin)
    page = context.new_page()
    page.goto(f"{address}?lang={language}")
    choose(page, language, "resign")
    yes = page.locator("#question").get_by_role("button", name=words(language, "resign-yes"))
    yes.click()
    expect(page.locator("#prompt .turn")).to_have_text(words(language, "resigned"))
    expect(page.locator("#panels .seat-red .state")).to_contain_text(
        words(language, "seat-resigned")
    )
    expect(page.locator("#tools [data-key=take-back]")).to_have_count(0)
    for one in (context, *rivals):
        one.close()


def test_a_step_back_is_asked_for_from_the_menu_and_granted_by_the_other(table: Table) -> None:
    table.turn(0)
    made = table.number()
    page, other = table.page_of(0), table.page_of(1)
    choose(page, "en", "ask-back")
    expect(page.locator("#asked-back")).to_contain_text("Silver Fox")
    bar = other.locator("#asked-back")
    expect(bar).to_contain_text("Golden Otter")
    expect(bar).to_contain_text(words("en", "back-chance"))
    other.reload()  # it outlives that
    bar.get_by_role("button", name=words("en", "back-agree")).click()
    expect(bar).to_be_hidden()
    expect(page.locator("#asked-back")).to_be_hidden()
    assert table.number() < made
    assert other.evaluate(MARKED) == []


def test_a_refusal_is_told_to_who_asked(table: Table) -> None:
    table.turn(0)
    page, other = table.page_of(0, "hu"), table.page_of(1)
    choose(page, "hu", "ask-back")
    refuse = other.locator("#asked-back").get_by_role("button", name=words("en", "back-refuse"))
    refuse.click()
    bar = page.locator("#asked-back")
    expect(bar).to_have_text(
        f"Silver Fox nem egyezett bele a visszalépésbe.{words('hu', 'back-read')}"
    )
    bar.get_by_role("button").click()
    expect(bar).to_be_hidden()
