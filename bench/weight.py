"""What travels to a browser, in bytes on the wire: pages with all they need, and positions."""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

from tarsas.bots.match import Chance, moves
from tarsas.bots.random import RandomBot
from tarsas.core.game import Game
from tarsas.core.record import Move, Record
from tarsas.core.registry import find_game, game_ids
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE
from tarsas.core.text import LANGUAGES
from tarsas.server.compression import compressed
from tarsas.server.messages import Choice, Entry
from tarsas.server.story import Story
from tarsas.table.table import Table
from tests.processes import PATIENCE, find_browser
from tests.server.client import Server, sqlite_url

KIB = 1024
WINDOW = 15  # what browsers agree to: the largest


def measure() -> list[str]:
    """Return the lines of the report."""
    lines = ["| first load, nothing kept | on the wire |", "|---|---:|"]
    with serving() as (browser, server):
        lines.append(
            f"| home | {loaded(browser, server, lambda page: page.goto('/')) / KIB:.0f} KiB |"
        )
        for name in game_ids():
            size = loaded(browser, server, partial(open_table, server=server, game=name))
            lines.append(f"| a table of {name} | {size / KIB:.0f} KiB |")
    lines += ["", "| position | positions | mean | largest |", "|---|---:|---:|---:|"]
    for name in game_ids():
        game = find_game(name)
        sizes = list(positions(game, game.players[-1]))
        mean, most = sum(sizes) / len(sizes) / KIB, max(sizes) / KIB
        told = f"{game.id}, {game.players[-1]} players"
        lines.append(f"| {told} | {len(sizes)} | {mean:.1f} KiB | {most:.1f} KiB |")
    return lines


# Pages


@contextmanager
def serving() -> Iterator[tuple[Browser, Server]]:
    """Start a server and a browser."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        found, flags = find_browser(), ["--no-sandbox"]
        browser = playwright.chromium.launch(executable_path=found, args=flags)
        with Server(sqlite_url(Path(folder)), "--limits", "0") as server:
            yield browser, server
        browser.close()


def loaded(browser: Browser, server: Server, visit: Callable[[Page], object]) -> float:
    """Return how much a visit of somebody new loads."""
    context = browser.new_context(base_url=server.url, locale="en")
    context.set_default_timeout(PATIENCE * 1000)  # in milliseconds
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    sizes: list[float] = []
    devtools.send("Network.enable")
    devtools.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    visit(page)
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(sizes)


def open_table(page: Page, server: Server, game: str) -> None:
    """Open a table and look at its page."""
    seats = [{"kind": "me"}] * find_game(game).usual_players
    wanted = {"game": game, "players": len(seats), "seats": seats}
    origin = {"Origin": server.url}
    answer = page.context.request.post("/api/tables", data=wanted, headers=origin)
    page.goto(answer.json()["url"])
    page.wait_for_selector("#board .target")


# Positions


class Told(msgspec.Struct):
    """What makes a position heavy."""

    prompt: str
    svg: str
    supplies: list[str]
    log: list[Entry]
    choices: list[Choice]


def positions(game: Game, players: int) -> Iterator[int]:
    """Yield the size of every position of a random game as who is to act gets it."""
    record, state, rng = Record.new(game, players), game.new(players), Rng(1)
    for seat, action in moves(lambda: state, [RandomBot(rng)] * players, Chance(rng)):
        record = record.with_moves([*record.moves, Move(seat, action)])
        state.apply(seat, action)
    before, story = None, Story(game)
    for table in Table.stages(record):
        if before is not None:
            story = story.follow([before, table])
        before = table
        for language in () if table.actor == CHANCE else LANGUAGES:
            told = Told(
                story.prompt(table.state, table.acting(), language),
                story.picture(table.state, language),
                story.supplies(table.state, language),
                [story.told(entry, language) for entry in story.entries[-1:]],
                [story.choices(table.state, seat, language) for seat in table.acting()],
            )
            yield len(compressed(msgspec.json.encode(told), WINDOW))


if __name__ == "__main__":
    print("\n".join(measure()))
