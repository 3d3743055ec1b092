"""A table waits for its people on everybody's page, and goes on when the last one sits down."""

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.server.client import Server

from .test_links import check_whole, invitation
from .test_pages import SIZES
from .test_seats import DECISION, open_table, someone, words


@pytest.mark.parametrize(("size", "scheme"), [("desk", "light"), ("small", "dark")])
def test_the_waiting_room_is_whole(
    browser: Browser, server: Server, size: str, scheme: str
) -> None:
    opener = browser.new_context(
        base_url=server.url,
        viewport=SIZES[size],
        color_scheme="light" if scheme == "light" else "dark",
        locale="hu",
        reduced_motion="reduce",
    )
    page = opener.new_page()
    page.goto(open_table(opener, server, "cats", "me", *["invited"] * 4, "open"))
    room = page.get_by_role("region", name="Várószoba")
    expect(room.get_by_role("img")).to_have_count(5)
    expect(room.get_by_role("img").first).to_have_accessible_name("A meghívó QR-kódja: Kék")
    expect(page.locator(DECISION)).to_have_count(0)
    expect(page.locator("#picture")).to_be_attached()
    check_whole(page)
    opener.close()


@pytest.mark.parametrize("where", ["desk", "phone"])
def test_who_opened_the_table_is_led_to_its_links_first(
    anywhere: BrowserContext, server: Server
) -> None:
    page = anywhere.new_page()
    page.goto("/")
    page.goto(open_table(anywhere, server, "cats", "me", "invited", "open"))
    main = page.locator("#waiting .button.main")
    expect(main).to_have_count(2)
    links = [words("en", name) for name in ("waiting-copy", "waiting-send")]
    assert {one.strip() for one in main.all_inner_texts()} <= set(links)
    expect(main.first).to_be_in_viewport(ratio=1)
    bots = page.get_by_role("button", name=words("en", "waiting-bots"))
    expect(bots).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("fault", "told"), [("", ""), ("AbortError", ""), ("NotAllowedError", "copied")]
)
def test_a_phone_hands_the_link_on_by_its_own_menu_or_copies_it(
    phone: BrowserContext, server: Server, fault: str, told: str
) -> None:
    phone.grant_permissions(["clipboard-read", "clipboard-write"])
    # Chromium has no menu of a phone: this stands in for it.
    phone.add_init_script(f"""navigator.share = async (what) => {{
      window.handed = what.url;
      if ("{fault}") throw new DOMException("", "{fault}");
    }};""")
    page = phone.new_page()
    page.goto("/")
    page.goto(open_table(phone, server, "cats", "me", "invited"))
    page.get_by_role("button", name=words("en", "waiting-send")).click()
    page.wait_for_function("() => window.handed")
    link = page.evaluate("window.handed")
    assert link.startswith(server.url)
    if told:
        expect(page.locator("#toasts")).to_contain_text(words("en", told))
        assert page.evaluate("navigator.clipboard.readText()") == link
    else:
        expect(page.locator("#toasts")).to_have_text("")


@pytest.mark.parametrize("where", ["desk", "phone"])
def test_a_table_can_be_opened_from_everywhere_on_the_page(anywhere: BrowserContext) -> None:
    page = anywhere.new_page()
    page.goto("/new/cats")
    go = page.get_by_role("button", name="Open the table")
    for share in (0, 0.5, 1):
        page.evaluate("(s) => scrollTo(0, s * document.body.scrollHeight)", share)
        expect(go).to_be_in_viewport(ratio=1)


def test_every_page_goes_on_when_the_last_one_sits_down(browser: Browser, server: Server) -> None:
    opener, guest = someone(browser, server), someone(browser, server)
    address = open_table(opener, server, "cats", "me", "invited")
    page, other = opener.new_page(), guest.new_page()
    page.goto(address)
    expect(page.locator("#prompt")).to_have_text(words("en", "waiting-for", names="Blue"))
    expect(page.locator("#waiting .qr")).to_be_visible()
    other.goto(invitation(opener, address, 1))
    other.locator("#sit-down button").click()
    for one in (page, other):
        expect(one.locator("#waiting")).to_be_hidden()
        expect(one.locator(DECISION).first).to_be_visible()
    expect(page.locator("#toasts")).to_contain_text(words("en", "waiting-begun"))
    for context in (opener, guest):
        context.close()


@pytest.mark.parametrize("language", ["en", "hu"])
def test_who_opened_the_table_starts_with_bots(
    browser: Browser, server: Server, language: str
) -> None:
    opener = someone(browser, server, language)
    page = opener.new_page()
    page.goto(open_table(opener, server, "cats", "me", "invited", "open"))
    page.locator("#waiting select").select_option("kitten")
    page.get_by_role("button", name=words(language, "waiting-bots")).click()
    expect(page.locator(DECISION).first).to_be_visible()
    names = page.locator("#panels .name")
    expect(names.nth(1)).to_contain_text(" bot")
    expect(names.nth(2)).to_contain_text(" bot")
    assert names.nth(1).inner_text() != names.nth(2).inner_text()
    opener.close()


def test_a_stranger_sits_down_in_the_waiting_room(browser: Browser, server: Server) -> None:
    opener, guest = someone(browser, server), someone(browser, server)
    page = guest.new_page()
    page.goto(open_table(opener, server, "marabunta", "me", "open"))
    expect(page.locator("#prompt")).to_contain_text(words("en", "watching"))
    expect(page.locator("#waiting .qr")).to_have_count(0)  # links are for who opened the table
    page.get_by_role("button", name=words("en", "take-seat")).click()
    expect(page.locator("#waiting")).to_be_hidden()
    expect(page.locator("#panels .seat-blue .state")).to_contain_text(words("en", "seat-mine"))
    for context in (opener, guest):
        context.close()


def test_a_seat_that_a_bot_plays_is_taken_back_beside_the_prompt(
    browser: Browser, server: Server
) -> None:
    context, rival = someone(browser, server), someone(browser, server)
    page = context.new_page()
    address = open_table(context, server, "cats", "me", "open")
    seats = f"/api{address.replace('/t/', '/tables/')}/seats"
    origin = {"Origin": server.url}
    rival.request.post(f"{seats}/1", data={"do": "take"}, headers=origin)
    context.request.post(f"{seats}/0", data={"do": "bot"}, headers=origin)
    page.goto(address)  # the bot waits for the rival, who does nothing
    expect(page.locator("#prompt")).to_contain_text(words("en", "handed-over"))
    page.locator("#tools").get_by_role("button", name=words("en", "take-back")).click()
    expect(page.locator("#panels .seat-red .state")).to_contain_text(words("en", "seat-mine"))
    expect(page.locator("#prompt")).not_to_contain_text(words("en", "handed-over"))
    expect(page.locator("#tools [data-key=take-back]")).to_have_count(0)
    for one in (context, rival):
        one.close()


def test_a_table_is_closed_to_watchers_where_it_is_set_up(browser: Browser, server: Server) -> None:
    opener, stranger = someone(browser, server), someone(browser, server)
    page, other = opener.new_page(), stranger.new_page()
    page.goto("/new/marabunta")
    page.get_by_label("Nobody", exact=True).check()
    expect(page.locator("[data-audience=closed]")).to_be_visible()
    expect(page.locator("[data-audience=link]")).to_be_hidden()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#picture")).to_be_attached()
    other.goto(page.url)
    expect(other.get_by_role("heading", level=1)).to_have_text("This table is closed")
    for context in (opener, stranger):
        context.close()


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_clock_runs_from_the_beginning_on_and_cuts_no_name(
    browser: Browser, server: Server, language: str
) -> None:
    opener, guest = someone(browser, server, language), someone(browser, server)
    opened = opener.request.post(
        "/api/tables",
        data={
            "game": "cats",
            "players": 2,
            "seats": [{"kind": "me"}, {"kind": "invited"}],
            "clock": {"kind": "correspondence", "seconds": 3 * 86400},
        },
        headers={"Origin": server.url},
    )
    address = str(opened.json()["url"])
    page, other = opener.new_page(), guest.new_page()
    page.goto(address)
    expect(page.locator("#waiting .qr")).to_be_visible()
    clock = page.locator("#panels .clock").first
    expect(clock).to_be_hidden()
    other.goto(invitation(opener, address, 1))
    other.locator("#sit-down button").click()
    expect(clock).to_be_visible()
    expect(clock).to_have_text(words(language, "clock-days-hours", days="2", hours="23"))
    for part in ("name", "state"):
        cut = page.locator(f"#panels .{part}").first
        assert cut.evaluate("(one) => one.scrollWidth <= one.clientWidth"), part
    for context in (opener, guest):
        context.close()
