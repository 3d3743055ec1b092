"""Games with a real box: what falls is entered on phones, taken back, and the phone goes round."""

import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tarsas.core.notation import parse_record
from tarsas.core.registry import game_ids
from tests.processes import PATIENCE
from tests.server.client import Person, Server, Socket

from .conftest import MILLISECONDS
from .person import Clicker
from .test_everywhere import page_of

# All that can fall in House of Cats; and who clicks at random buys little, so that Ankh'or goes on.
OPTIONS: dict[str, dict[str, int]] = {"cats": {"level": 4}, "ankhor": {"idle_rounds": 5}}
QUICK = "localStorage.setItem('tarsas-quickly', 'on')"
# Choose something of every piece and enter it; what can be done is done as with keys.
STEP = """(picks) => {
  const seen = (id) => { const e = document.getElementById(id); return e && !e.hidden ? e : null; };
  if (document.querySelector('#end')?.open) return 'over';
  const card = seen('handover');
  if (card) { card.click(); return 'handed'; }
  const entry = seen('entry');
  if (entry) {
    for (const row of entry.querySelectorAll('.fall')) {
      const faces = [...row.querySelectorAll('input[type=radio]')];
      faces[picks[0] % faces.length].click();
    }
    entry.querySelector('.entry-end .main').click();
    return 'entered';
  }
  const targets = [...document.querySelectorAll('#board .target:not(.aside)')];
  const buttons = [...document.querySelectorAll('#buttons button')];
  if (buttons.length && (!targets.length || picks[1] % 3 === 0)) {
    buttons[picks[0] % buttons.length].click();
    return 'pressed';
  }
  if (!targets.length) return '';
  targets[picks[0] % targets.length].focus();
  return 'focused';
}"""


class Phone(Clicker):
    """Somebody with a phone who enters, moves and passes it on, by a seeded whim."""

    def step(self) -> str:
        """Do one thing, and say what."""
        picks = [self.rng.randrange(1000), self.rng.randrange(1000)]
        done = str(self.page.evaluate(STEP, picks))
        if done == "focused":
            self.page.keyboard.press("Enter")
        self.clicks += bool(done)
        return done


def phone_of(browser: Browser, server: Server) -> BrowserContext:
    opened = browser.new_context(
        base_url=server.url,
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        locale="en",
        reduced_motion="reduce",
    )
    opened.add_init_script(QUICK)
    return opened


@pytest.fixture
def pair(browser: Browser, server: Server) -> Iterator[tuple[Phone, Phone]]:
    people = [Phone(phone_of(browser, server), seed, unseen=True) for seed in (1, 2)]
    yield people[0], people[1]
    for person in people:
        person.context.close()


def opened(page: Page, server: Server, game: str, *seats: str, **more: Any) -> str:
    """Open a table with a box and return its id; the page stays where it is."""
    page.goto("/")
    wanted = [
        {"kind": "me", "name": seat} if seat not in ("me", "open", "invited") else {"kind": seat}
        for seat in seats
    ]
    data = {"game": game, "players": len(seats), "seats": wanted, "chance": "box", **more}
    answer = page.context.request.post(
        "/api/tables", data=data, headers={"Origin": server.url}, timeout=MILLISECONDS
    )
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def to_the_end(seen: Socket) -> None:
    """Play a game to its end by the protocol: always what comes first."""
    while not seen.position["over"]:
        seat, actions = seen.choices()
        seen.wait_until(seen.act_in_time(seat, actions[0])["revision"])


def sit_down(page: Page, opener: Page, table: str, seat: int) -> None:
    seats = opener.context.request.get(f"/api/tables/{table}").json()["seats"]
    page.goto(seats[seat]["invitation"])
    page.locator("#sit-down button").click()
    page.wait_for_url(f"**/t/{table}")


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_is_entered_on_two_phones(
    game: str, pair: tuple[Phone, Phone], server: Server
) -> None:
    first, second = pair
    table = opened(first.page, server, game, "me", "invited", options=OPTIONS.get(game, {}))
    first.page.goto(f"/t/{table}")
    sit_down(second.page, first.page, table, 1)
    moved, said = time.monotonic(), set[str]()
    while not said >= {"over", "over too"}:
        done = [first.step(), second.step()]
        said |= {"over"} if done[0] == "over" else set()
        said |= {"over too"} if done[1] == "over" else set()
        if any(done):
            moved = time.monotonic()
        assert time.monotonic() < moved + PATIENCE, "nobody can do anything"
        first.page.wait_for_timeout(10)
    record = parse_record(first.context.request.get(f"/api/tables/{table}/record").text())
    assert record.entered
    assert record.replay().ending()
    assert not first.faults + second.faults
    expect(first.page.locator("#end .proof")).to_contain_text("Nobody can check")


@pytest.mark.parametrize("game", game_ids())
def test_one_phone_goes_round(game: str, browser: Browser, server: Server) -> None:
    """The first rounds of every game, entered and played for two on one phone."""
    phone = Phone(phone_of(browser, server), 3, unseen=True)
    table = opened(phone.page, server, game, "me", "Bence")
    phone.page.goto(f"/t/{table}")
    done, moved = list[str](), time.monotonic()
    while sum(step in ("focused", "pressed") for step in done) < 8:
        step = phone.step()
        if step:
            done.append(step)
            moved = time.monotonic()
        assert time.monotonic() < moved + PATIENCE, "nothing can be done"
        phone.page.wait_for_timeout(20)
    assert "entered" in done
    assert not phone.faults
    phone.context.close()


def test_what_is_missing_is_asked_for(phone: BrowserContext, server: Server) -> None:
    page = phone.new_page()
    page.goto(f"/t/{opened(page, server, 'cats', 'me', 'Bence')}")
    entry = page.locator("#entry")
    rows = entry.locator(".fall")
    expect(rows).to_have_count(4)
    expect(page.locator("#announcements")).to_contain_text("The dice are rolled")
    rows.nth(0).locator(".face").nth(2).click()
    entry.get_by_role("button", name="Enter", exact=True).click()
    expect(entry.get_by_role("alert")).to_have_text("Still missing: The dice are rolled (2 of 4)")
    for number in range(1, 4):
        rows.nth(number).locator(".face").nth(2).click()
    for face in entry.locator(".face").all():
        box = face.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    entry.get_by_role("button", name="Enter", exact=True).click()
    expect(entry).to_be_hidden()
    # All act at once: the phone is handed to one after the other.
    card = page.locator("#handover")
    expect(card).to_contain_text("Now:")
    card.click()
    expect(card).to_be_hidden()
    page.locator('#tools [data-key="undo"]').click()
    expect(entry).to_be_visible()


@pytest.mark.parametrize("game", ["ankhor", "hunters", "marabunta"])
def test_who_may_begin_is_called_by_name(game: str, phone: BrowserContext, server: Server) -> None:
    page = phone.new_page()
    page.goto(f"/t/{opened(page, server, game, 'Anna', 'Bence')}")
    names = page.locator("#entry .fall").first.locator(".face-name")
    expect(names).to_have_text(["Anna", "Bence"])
    for name in names.all():  # and it is seen, not only heard
        box = name.bounding_box()
        assert box
        assert box["width"] > 10


def test_a_tile_is_found_by_words_and_keys(context: BrowserContext, server: Server) -> None:
    page = context.new_page()
    page.goto(f"/t/{opened(page, server, 'hunters', 'me', 'Bence', options={'start': 'red'})}")
    entry = page.locator("#entry")
    expect(entry).to_be_visible()
    everything = entry.locator(".face:visible").count()
    entry.get_by_role("searchbox").fill("gold forest")
    few = entry.locator(".face:visible").count()
    assert 0 < few < everything
    entry.get_by_role("button", name="mammoth").click()
    assert entry.locator(".face:visible").count() < few
    entry.get_by_role("button", name="mammoth").click()
    entry.get_by_role("searchbox").fill("")
    sides = entry.get_by_role("button", name="forest")
    shown = [everything]
    for wanted in ("forest", "forest ×2", "forest ×3"):
        sides.click()
        expect(sides).to_have_text(wanted)
        shown.append(entry.locator(".face:visible").count())
    assert shown == sorted({*shown}, reverse=True)  # fewer and fewer
    while sides.get_attribute("aria-pressed") == "true":
        sides.click()
    entry.get_by_role("searchbox").fill("n28")
    expect(entry.locator(".face:visible")).to_have_count(1)
    entry.locator(".face:visible input").first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(entry).to_be_hidden()
    expect(page.locator("#prompt")).to_contain_text("choose a place")


def test_a_tile_that_is_not_shown_any_more_is_not_entered(
    context: BrowserContext, server: Server
) -> None:
    page = context.new_page()
    page.goto(f"/t/{opened(page, server, 'hunters', 'me', 'Bence', options={'start': 'red'})}")
    entry = page.locator("#entry")
    expect(entry).to_be_visible()
    entry.locator(".face:visible input").first.check(force=True)
    entry.get_by_role("searchbox").fill("no such tile")
    assert entry.locator(".face:visible").count() == 0
    entry.get_by_role("searchbox").fill("")
    expect(entry.locator("input:checked")).to_have_count(0)
    entry.locator(".entry-end .main").click()
    expect(entry.locator(".entry-end")).to_contain_text("Still missing")
    expect(entry).to_be_visible()


def test_a_reload_in_the_middle_of_a_roll_asks_for_all_of_it_again(
    phone: BrowserContext, server: Server
) -> None:
    page = phone.new_page()
    page.goto(f"/t/{opened(page, server, 'marabunta', 'me', 'Bence', options={'start': 'red'})}")
    entry = page.locator("#entry")
    expect(entry.locator(".fall")).to_have_count(7)
    entry.locator(".fall").nth(1).locator("input").first.check(force=True)
    page.reload()
    expect(entry.locator(".fall")).to_have_count(7)
    expect(entry.locator("input:checked")).to_have_count(0)
    for number in range(7):
        entry.locator(".fall").nth(number).locator("input").first.check(force=True)
    entry.locator(".entry-end .main").click()
    expect(entry).to_be_hidden()


def test_who_is_late_sees_what_others_entered(pair: tuple[Phone, Phone], server: Server) -> None:
    first, second = pair
    options = {"level": 4}  # its abilities are turned up one after the other
    table = opened(first.page, server, "cats", "me", "invited", "Csilla", options=options)
    first.page.goto(f"/t/{table}")
    sit_down(second.page, first.page, table, 1)
    faces = second.page.locator("#entry .fall").first.locator(".face")
    expect(faces).to_have_count(12)
    second.context.set_offline(True)
    assert first.step() == "entered"
    expect(first.page.locator("#entry .fall").first.locator(".face")).to_have_count(11)
    second.context.set_offline(False)
    expect(faces).to_have_count(11)
    watching = first.context.browser
    assert watching
    stranger = phone_of(watching, server).new_page()
    stranger.goto(f"/t/{table}")
    expect(stranger.locator("#prompt")).not_to_be_empty()
    expect(stranger.locator("#entry")).to_be_hidden()
    # Marked is the note of that ability, and nothing where no piece lies.
    expect(stranger.locator(".lights-recent > g")).to_have_count(1)
    assert stranger.locator('#tools [data-key="undo"]').count() == 0
    stranger.context.close()


def test_an_entry_that_waited_while_others_entered_is_not_made(
    pair: tuple[Phone, Phone], server: Server
) -> None:
    first, second = pair
    options = {"start": "red"}
    table = opened(first.page, server, "marabunta", "me", "invited", options=options)
    first.page.goto(f"/t/{table}")
    sit_down(second.page, first.page, table, 1)
    expect(second.page.locator("#entry")).to_be_visible()
    second.context.set_offline(True)
    assert second.step() == "entered"
    expect(second.page.locator("#move-waits")).to_be_visible()
    expect(first.page.locator("#entry")).to_be_visible()
    assert first.step() == "entered"
    expect(first.page.locator("#board .target").first).to_be_visible()
    told = first.page.locator("#log .entry").all_inner_texts()
    second.context.set_offline(False)
    expect(second.page.locator("#toasts .error")).to_be_visible()
    expect(second.page.locator("#entry")).to_be_hidden()
    second.page.get_by_role("tab", name="Log").click()
    expect(second.page.locator("#log .entry")).to_have_text(told)


def test_a_line_of_the_log_leads_back_to_before_it(context: BrowserContext, server: Server) -> None:
    person = Phone(context, 5)
    page = person.page
    page.goto(f"/t/{opened(page, server, 'marabunta', 'me', 'Bence', options={'start': 'red'})}")
    for _ in range(200):
        if page.locator("#log .entry").count() > 3:
            break
        person.step()
        page.wait_for_timeout(20)
    page.locator("#log .entry").nth(1).click()  # the dice, over which somebody has moved
    page.locator('[data-key="go-back"]').click()
    question = page.locator("#question")
    expect(question).to_contain_text("fall away")
    question.get_by_role("button", name="Leave it").click()
    expect(question).to_be_hidden()
    page.locator('[data-key="go-back"]').click()
    question.get_by_role("button", name="Go back").click()
    expect(page.locator("#entry")).to_be_visible()
    expect(page.locator("#log .entry")).to_have_count(1)


def test_who_did_not_go_back_is_told(pair: tuple[Phone, Phone], server: Server) -> None:
    first, second = pair
    options = {"start": "red"}
    table = opened(first.page, server, "marabunta", "me", "invited", options=options)
    first.page.goto(f"/t/{table}")
    sit_down(second.page, first.page, table, 1)
    expect(first.page.locator("#entry")).to_be_visible()
    assert first.step() == "entered"
    expect(first.page.locator("#entry")).to_be_hidden()
    expect(first.page.locator("#board .target").first).to_be_visible()
    second.page.locator('#tools [data-key="undo"]').click()
    expect(first.page.locator("#toasts")).to_contain_text("went back")
    expect(first.page.locator("#entry")).to_be_visible()
    expect(second.page.locator("#entry")).to_be_visible()
    expect(second.page.locator("#toasts")).not_to_contain_text("went back")


def test_a_wrong_last_entry_is_taken_back_after_the_end(
    pair: tuple[Phone, Phone], server: Server
) -> None:
    family = Person(server)
    table = family.open_table("me", "me", game="cats", chance="box")
    seen = family.sit(table)
    seen.wait_for("position")
    to_the_end(seen)
    first, second = pages = [page_of(family, phone.context, table) for phone in pair]
    for page in pages:
        expect(page.locator("#end")).to_be_visible()
        expect(page.locator("#tab-review")).to_be_visible()
    first.locator("#end").get_by_role("button", name="Close").click()
    first.locator('#tools [data-key="undo"]').click()
    question = first.locator("#question")
    expect(question).to_contain_text("its result")
    question.get_by_role("button", name="Go back").click()
    expect(second.locator("#toasts")).to_contain_text("went back")
    for page in pages:
        expect(page.locator("#end")).to_be_hidden()
        expect(page.locator("#tab-review")).to_be_hidden()
        expect(page.locator('#tools [data-key="result"]')).to_have_count(0)
    while seen.position["over"]:
        seen.receive()
    to_the_end(seen)
    for page in pages:
        expect(page.locator("#end")).to_be_visible()


def test_set_up_offers_the_box_and_no_clock_with_it(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/new/cats")
    clock = page.locator("input[name=clock]").first
    page.locator("[data-seat='1'] [data-kind]").select_option("me")
    page.get_by_role("radio", name="We have the box").check()
    expect(clock).to_be_hidden()
    page.locator("[data-seat='1'] [data-called]").fill("Bence")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("#entry")).to_be_visible()
    expect(page.locator("#panels")).to_contain_text("Bence")
    page.locator("#about summary").click()
    expect(page.locator("#about-table")).to_contain_text("your own box")


def test_a_roll_outlives_a_killed_server(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("killed")
    with Server(f"sqlite:///{folder}/t.db") as server:
        context = phone_of(browser, server)
        page = context.new_page()
        table = opened(page, server, "cats", "me", "Bence")
        page.goto(f"/t/{table}")
        entry = page.locator("#entry")
        rows = entry.locator(".fall")
        rows.nth(0).locator(".face").nth(2).click()
        server.kill()
        page.wait_for_selector("#connection:not([hidden])")
        # What is tapped already stays, the rest can be tapped meanwhile, and all is sent later.
        for number in range(1, 4):
            rows.nth(number).locator(".face").nth(2).click()
        expect(page.locator("#move-waits")).to_be_visible()
        server.start()
        expect(page.locator("#move-waits")).to_be_hidden()
        expect(page.locator("#log .entry")).not_to_have_count(0)
        record = page.request.get(f"/api/tables/{table}/record").text()
        assert record.count("roll 4") == 4, record
        context.close()
