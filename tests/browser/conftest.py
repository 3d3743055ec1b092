from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.processes import PATIENCE, find_browser
from tests.server.client import Server, sqlite_url

MILLISECONDS = PATIENCE * 1000  # as Playwright counts

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PICTURES = Path(__file__).parents[2] / "out" / "screenshots"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path_factory.mktemp("browser"))) as running:
        yield running


# Not for the whole session: what runs elsewhere may want an event loop, and Playwright holds one.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=find_browser(), args=list(FLAGS), timeout=MILLISECONDS
        )
        # Every context waits this long, and every expectation: a busy machine is slow, not broken.
        expect.set_options(timeout=MILLISECONDS)
        running.on("context", lambda context: context.set_default_timeout(MILLISECONDS))
        yield running
        running.close()


@pytest.fixture
def context(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    opened = browser.new_context(
        base_url=server.url,
        viewport={"width": 1440, "height": 900},
        locale="en",
        reduced_motion="reduce",
    )
    yield opened
    opened.close()


@pytest.fixture
def anywhere(where: str, context: BrowserContext, phone: BrowserContext) -> BrowserContext:
    """Return the browser of a desk or of a phone, as the test's parameter says."""
    return {"desk": context, "phone": phone}[where]


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    opened = browser.new_context(
        base_url=server.url,
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        locale="en",
        reduced_motion="reduce",
    )
    yield opened
    opened.close()
