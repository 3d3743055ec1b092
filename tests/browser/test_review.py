"""A game is reviewed in the browser: asked for, waited for, read by clicks and keys.

It was played here, or it is a record that somebody pastes.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tarsas.core.notation import write_record
from tests.server.client import Person, Server, sqlite_url
from tests.server.test_study_reviews import given_up

from .conftest import MILLISECONDS
from .test_pages import Axe

ROWS = "#review-pane .review-all .entry"

expect.set_options(timeout=MILLISECONDS)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TARSAS_REVIEW_SIMULATIONS", "40")
        folder = tmp_path_factory.mktemp("reviewed")
        with Server(sqlite_url(folder), "--limits", "0") as running:
            yield running


def played_out(server: Server, context: BrowserContext, *seats: str, game: str) -> str:
    """Play a game to its end, without a browser, as the guest of that browser."""
    person = Person(server)
    table = person.open_table(*seats, game=game)
    with person.sit(table) as socket:
        while not socket.position.get("over"):
            if socket.position.get("choices"):
                seat, actions = socket.choices()
                socket.wait_until(socket.act_in_time(seat, actions[-1])["revision"])
            else:
                socket.receive()
    cookie = person.http.cookies["tarsas"]
    context.add_cookies([{"name": "tarsas", "value": cookie, "url": server.url}])
    return table


def check_access(page: Page) -> None:
    """Hold the page to what every page must keep, and to its width."""
    found = Axe().run(page)
    serious = [v for v in found.response["violations"] if v["impact"] in ("serious", "critical")]
    assert not serious, [f"{v['id']}: {v['nodes'][0]['html'][:200]}" for v in serious]
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")


def shown(page: Page) -> int:
    """Return the number of the position on the board."""
    return int(page.locator("#slider").input_value())


def test_a_game_is_reviewed_and_read_by_graph_list_and_keys(
    server: Server, context: BrowserContext
) -> None:
    table = played_out(server, context, "me", "me", game="marabunta")
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(f"/t/{table}")
    page.locator("#end").get_by_role("button", name="Review").click()
    pane = page.locator("#review-pane")
    expect(pane.locator("progress, .review-graph svg").first).to_be_visible()
    page.reload()  # it goes on
    page.locator("#end").get_by_role("button", name="Close").click()
    page.get_by_role("tab", name="Review").click()
    expect(pane.locator(".review-graph svg")).to_be_visible()
    expect(pane.locator(".review-seats th[scope=row]")).to_have_count(2)
    # The graph: a click in its middle goes to the middle of the game.
    last = int(page.locator("#slider").get_attribute("max") or 0)
    box = pane.locator(".review-graph").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 40)
    expect(page.locator("#table")).to_have_class(re.compile("past"))
    assert 0.3 * last < shown(page) < 0.7 * last
    # The keys: a deed on, and back.
    here = shown(page)
    page.locator("body").press("ArrowRight")
    assert shown(page) > here
    page.locator("body").press("ArrowLeft")
    assert shown(page) <= here
    # The list of mistakes: what was better is on the board, and what was played a button away.
    pane.get_by_role("button", name="Mistakes").click()
    row = page.locator(ROWS).first
    row.click()
    expect(row).to_have_attribute("aria-current", "true")
    expect(page.locator("#prompt .turn")).to_have_text(re.compile(r"(Mistake|Inaccuracy) −\d+%"))
    before = shown(page)
    expect(page.locator("#lights .lights-hinted *").first).to_be_attached()
    page.locator("#tools [data-key=review-played]").click()
    assert shown(page) > before
    page.locator("#tools [data-key=review-better]").click()
    assert shown(page) == before
    # Somebody alone in the graph, with the chances at this position.
    blue = pane.locator(".review-here button").last
    expect(blue).to_have_text(re.compile(r"blue.* \d+%"))
    blue.click()
    expect(pane.locator(".review-line.dimmed")).to_have_count(1)
    blue.click()
    expect(pane.locator(".dimmed")).to_have_count(0)
    # The list of all goes along with the keys, if it is what is being read.
    pane.get_by_role("button", name="Everything").click()
    rows = page.locator(ROWS)
    rows.last.click()
    for _ in range(12):
        page.locator("body").press("ArrowLeft")
    expect(page.locator(f"{ROWS}[aria-current]").first).to_be_in_viewport()
    expect(rows.last).not_to_be_in_viewport()
    # What chance did, also before the heading, and the numbers for who does not see the graph.
    pane.get_by_role("button", name="Luck").click()
    expect(pane.locator(".review-all .chance").first).to_be_visible()
    page.locator(f"{ROWS}:has(.gain)").first.click()
    expect(page.locator("#prompt .turn")).to_have_text(re.compile(r"Luck [+−]\d+%"))
    pane.get_by_text("The graph in numbers").click()
    expect(pane.locator(".review-numbers tbody tr").first).to_be_visible()
    check_access(page)
    assert faults == []


@pytest.mark.parametrize("where", ["phone"])
def test_who_played_alone_reads_points_and_asks_for_more(
    server: Server, anywhere: BrowserContext
) -> None:
    table = played_out(server, anywhere, "me", game="cats")
    page = anywhere.new_page()
    page.goto("/mine")
    page.locator(".row-review").click()
    expect(page).to_have_url(re.compile(rf"/t/{table}\?review"))
    pane = page.locator("#review-pane")
    expect(pane.locator(".review-graph svg")).to_be_attached()
    page.locator("#end").get_by_role("button", name="Close").click()
    expect(pane.locator(".review-seats tr:not(.counts) td").last).to_contain_text("pts")
    expect(pane.locator(".review-here")).to_have_text(re.compile(r"in the end: \d+ points"))
    deep = pane.locator(".review-depth")
    expect(deep).to_contain_text("by 40 trials")
    deep.get_by_role("button", name="Look four times as deep").click()
    expect(deep).to_contain_text("by 160 trials")
    expect(deep.get_by_role("button")).to_have_count(0)
    pane.get_by_text("How to read this").click()
    expect(pane.locator(".review-about").first).to_contain_text("four times as many as usual")
    check_access(page)


# A record from elsewhere


def pasted(page: Page, moves: int = 40) -> Locator:
    """Paste a record and have it reviewed; return the pane of the review."""
    page.goto("/mine")
    page.locator("#read-record textarea").fill(f"\n{write_record(given_up(moves))}")
    page.get_by_role("button", name="Review this game").click()
    page.wait_for_url("**/s/*")
    return page.locator("#review-pane")


def test_a_pasted_record_is_reviewed_and_its_link_shows_that_to_a_friend(
    context: BrowserContext, phone: BrowserContext
) -> None:
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    pane = pasted(page)
    expect(pane.locator("progress, .review-graph svg").first).to_be_visible()
    page.reload()  # it goes on
    expect(pane.locator(".review-graph svg")).to_be_visible()
    expect(pane.locator(".review-seats th[scope=row]")).to_have_count(2)
    box = pane.locator(".review-graph").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 40)
    expect(page.locator("#slider")).not_to_have_value("40")
    here = shown(page)
    page.locator("body").press("ArrowRight")
    expect(page.locator("#slider")).not_to_have_value(str(here))
    pane.get_by_role("button", name="Mistakes").click()
    page.locator(ROWS).first.click()
    expect(page.locator("#prompt .turn")).to_have_text(re.compile(r"(Mistake|Inaccuracy) −\d+%"))
    expect(page.locator("#lights .lights-hinted *").first).to_be_attached()
    before = shown(page)
    page.locator("#tools [data-key=review-played]").click()
    expect(page.locator("#slider")).not_to_have_value(str(before))
    page.locator("#tools [data-key=review-better]").click()
    expect(page.locator("#slider")).to_have_value(str(before))
    check_access(page)
    # From what is only looked at to moves of one's own.
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator("#tree .here")).to_be_in_viewport()
    expect(page.locator("#table")).not_to_have_class(re.compile("past"))
    friend = phone.new_page()
    friend.goto(page.url.split("?")[0])
    friend.get_by_role("tab", name="Review").click()
    expect(friend.locator("#review-pane .review-graph svg")).to_be_visible()
    check_access(friend)
    assert faults == []


def test_what_is_played_on_is_reviewed_when_somebody_asks_for_it(context: BrowserContext) -> None:
    page = context.new_page()
    pane = pasted(page, 12)
    expect(pane.locator(".review-graph svg")).to_be_visible()
    page.locator("#tab-study").click()
    rows = page.locator("#tree .branch")
    known = rows.count()
    page.get_by_role("switch", name="Engine").click()
    page.locator(".engine-deed").first.click()
    expect(rows).not_to_have_count(known)
    page.get_by_role("switch", name="Engine").click()
    page.locator("#tab-review").click()
    expect(pane.locator(".review-graph svg")).to_be_visible()  # of what was reviewed
    pane.get_by_role("button", name="Review all of it").click()
    expect(pane.get_by_role("button", name="Review all of it")).to_have_count(0)
    expect(pane.locator(".review-graph svg")).to_be_visible()


def test_where_nobody_has_moved_it_is_said_that_there_is_nothing_to_review(
    context: BrowserContext,
) -> None:
    page = context.new_page()
    page.goto("/analysis/marabunta")
    page.get_by_role("button", name="Begin the analysis").click()
    page.get_by_role("tab", name="Review").click()
    expect(page.locator("#review-pane")).to_contain_text("nobody has made a move")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"tarsas-record 1\ngame: chess 1\n", "Line 2, column 7: expected a known game"),
        (b"\x89PNG\0\0", "This is no text"),
        (b"x" * 300_000, "too long"),
        (b" \n", "Paste a record first"),
    ],
    ids=["chess", "picture", "long", "empty"],
)
def test_a_file_that_is_no_record_is_refused_and_nothing_kept(
    context: BrowserContext, content: bytes, said: str
) -> None:
    page = context.new_page()
    page.goto("/analysis")
    page.locator("#record-file").set_input_files(
        {"name": "game.tarsas", "mimeType": "text/plain", "buffer": content}
    )
    if len(content) < 200_000:
        expect(page.locator("#read-record textarea")).not_to_have_value("")
        page.get_by_role("button", name="Review this game").click()
    expect(page.locator("#record-wrong")).to_contain_text(said)
    page.reload()
    expect(page.locator("main")).to_contain_text("You have none yet")
