"""Friends and bots at the table: names, rematch, clocks, and what is not for everybody."""

import re

from playwright.sync_api import Browser, expect

from tests.server.client import Person, Server
from tests.server.test_table import play_to_the_end

from .conftest import MILLISECONDS
from .test_links import invitation, said
from .test_people import Table, table
from .test_seats import open_table, someone, words

expect.set_options(timeout=MILLISECONDS)  # a busy machine is slow, not broken
__all__ = ["table"]  # a fixture


def test_a_rival_is_called_by_name_with_a_mark_in_prompt_and_log(table: Table) -> None:
    page = table.page_of(0)
    table.turn(0)
    prompt = page.locator("#prompt")
    expect(prompt).to_contain_text("Silver Fox")
    expect(prompt).not_to_contain_text("Blue")
    expect(page.locator("#log li .seat-red").first).to_contain_text("Golden Otter")


def test_seats_of_a_rematch_are_kept_for_who_played(browser: Browser, server: Server) -> None:
    first, second = Person(server), Person(server)
    old = first.open_table("me", "open")
    second.post(f"/api/tables/{old}/seats/1", {"do": "take"})
    with first.sit(old) as one, second.sit(old) as two:
        play_to_the_end([one, two], last_choice=True)
    again = first.post(f"/api/tables/{old}/rematch", {})["id"]
    stranger = someone(browser, server)
    page = stranger.new_page()
    page.goto(f"/t/{again}")
    expect(page.locator("#prompt")).to_contain_text(words("en", "watching"))
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    stranger.close()


def test_bots_of_one_level_have_names_of_their_own(browser: Browser, server: Server) -> None:
    person = Person(server)
    game = person.open_table("me", *["bot:kitten"] * 3, game="cats")
    context = someone(browser, server)
    value = person.http.cookies["tarsas"]
    context.add_cookies([{"name": "tarsas", "value": value, "url": server.url}])
    page = context.new_page()
    page.goto(f"/t/{game}")
    expect(page.locator("#panels .panel .name")).to_have_count(4)
    names = page.locator("#panels .panel .name").all_inner_texts()
    assert len(set(names)) == 4, names
    context.close()


def test_a_game_against_bots_is_in_nobody_elses_list(browser: Browser, server: Server) -> None:
    person = Person(server)
    alone = person.open_table("me", "bot:kitten")
    stranger = someone(browser, server)
    page = stranger.new_page()
    page.goto("/")
    expect(page.locator("#lists")).to_be_attached()
    expect(page.locator(f'a[href="/t/{alone}"]')).to_have_count(0)
    stranger.close()


def test_a_used_invitation_says_in_hungarian_too_who_sits_there(
    browser: Browser, server: Server
) -> None:
    opener, guest, late = (someone(browser, server, "hu") for _ in range(3))
    link = invitation(opener, open_table(opener, server, "marabunta", "me", "invited"), 1)
    sitting, page = guest.new_page(), late.new_page()
    sitting.goto(link)
    sitting.locator("#sit-down button").click()
    sitting.wait_for_url("**/t/*")
    name = sitting.locator("#my-name").inner_text()
    page.goto(link)
    expect(page.locator(".lead")).to_contain_text(name)
    expect(page.get_by_role("link", name=said("hu", "only-watch"))).to_be_visible()
    for context in (opener, guest, late):
        context.close()


def test_a_quick_clock_runs_for_who_is_to_act_alone(browser: Browser, server: Server) -> None:
    people = [Person(server), Person(server)]
    clock = {"kind": "move", "seconds": 3600}
    start = {"start": "red"}
    game = people[0].open_table("me", "open", game="hunters", options=start, clock=clock)
    people[1].post(f"/api/tables/{game}/seats/1", {"do": "take"})
    context = someone(browser, server)
    page = context.new_page()
    page.goto(f"/t/{game}")
    red, blue = (page.locator(f"#panels .panel.seat-{name} .clock") for name in ("red", "blue"))
    expect(red).to_have_text(re.compile("^59:|^1:00:00$|^60:00$"))
    expect(blue).to_be_hidden()
    with people[0].sit(game) as socket:
        revision = 0
        while 0 in socket.wait_until(revision)["acting"]:
            own, legal = socket.choices()
            revision = socket.act(own, legal[0])["revision"]
    expect(blue).to_be_visible()
    expect(red).to_be_hidden()
    context.close()
