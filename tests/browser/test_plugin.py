"""A game of one file, installed from outside: played in a browser, in both themes and languages."""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.plugin import environment, install_example
from tests.processes import PATIENCE
from tests.server.client import Server, sqlite_url

from .conftest import PICTURES
from .person import Clicker

SIZES = {"desk": (1440, 900), "phone": (390, 844)}
ENOUGH = 60  # clicks, after which the bot may finish the game


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("outside")
    install_example(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment(folder)["PYTHONPATH"])
        with Server(sqlite_url(folder)) as running:
            yield running


def at_table(browser: Browser, server: Server, scheme: str, lang: str, size: str) -> BrowserContext:
    """Return a window of somebody at a new table against a bot."""
    width, height = SIZES[size]
    return browser.new_context(
        base_url=server.url,
        viewport={"width": width, "height": height},
        color_scheme="light" if scheme == "light" else "dark",
        locale=lang,
        reduced_motion="reduce",
    )


@pytest.mark.parametrize(
    ("scheme", "lang", "size"),
    [("dark", "hu", "desk"), ("light", "en", "phone")],
)
def test_the_example_is_played_by_clicks(
    browser: Browser, server: Server, scheme: str, lang: str, size: str
) -> None:
    context = at_table(browser, server, scheme, lang, size)
    person = Clicker(context, 3)
    person.page.goto("/")
    PICTURES.mkdir(parents=True, exist_ok=True)
    person.page.screenshot(path=PICTURES / f"plugin-home-{scheme}-{lang}-{size}.png")
    person.page.locator('[data-play="beanstalk"]').click()
    person.page.wait_for_selector("#board svg")
    clicks: set[str] = set()
    moved = time.monotonic()
    while not person.is_over() and person.clicks < ENOUGH:
        seen = person.look()
        clicks |= {target["id"].partition("-")[0] for target in seen["targets"]}
        clicks |= {key for key in seen["buttons"] if key}
        if person.click_something():
            moved = time.monotonic()
        else:
            assert time.monotonic() < moved + PATIENCE, "nobody can do anything"
            person.page.wait_for_timeout(20)
        if person.clicks == ENOUGH // 3:
            person.page.screenshot(path=PICTURES / f"plugin-{scheme}-{lang}-{size}.png")
    assert "stalk" in clicks, "nothing on the board could be clicked"
    assert len(clicks) >= 3, "both buttons and the board are used"
    assert not person.faults
    context.close()
