"""Whole games of every kind, played through clicks by two people in two browsers."""

import time

import pytest
from playwright.sync_api import Browser

from tarsas.core.notation import parse_record
from tarsas.core.record import verify
from tarsas.core.registry import find_game, game_ids
from tests.processes import PATIENCE
from tests.server.client import Server

from .conftest import MILLISECONDS, PICTURES
from .person import Clicker

MOST_CLICKS = 20_000  # a game takes some hundreds
# Who clicks at random buys little, so that a game takes long to end otherwise.
OPTIONS = {"ankhor": {"idle_rounds": 5}}


@pytest.mark.parametrize("game", game_ids())
def test_two_people_play_a_whole_game(game: str, browser: Browser, server: Server) -> None:
    people = []
    for seed, scheme in ((1, "light"), (2, "dark")):
        context = browser.new_context(
            base_url=server.url,
            viewport={"width": 1440, "height": 900},
            color_scheme="light" if scheme == "light" else "dark",
            locale="en",
            reduced_motion="reduce",
        )
        people.append(Clicker(context, seed, unseen=True))
    first, second = people
    players = find_game(game).usual_players
    assert players == 2
    first.page.goto("/")
    answer = first.context.request.post(
        "/api/tables",
        data={
            "game": game,
            "players": 2,
            "seats": [{"kind": "me"}, {"kind": "invited"}],
            "options": OPTIONS.get(game, {}),
        },
        headers={"Origin": server.url},
        timeout=MILLISECONDS,
    )
    table = answer.json()["url"]
    first.page.goto(table)
    seats = first.context.request.get(f"/api/tables/{answer.json()['id']}").json()["seats"]
    second.page.goto(seats[1]["invitation"])
    second.page.locator("#sit-down button").click()
    second.page.wait_for_url(f"**{table}")
    play(first, second, game)
    identity = answer.json()["id"]
    record = parse_record(first.context.request.get(f"/api/tables/{identity}/record").text())
    assert verify(record) == []
    state = record.replay()
    shown = [int(text) for text in first.page.locator("#panels .score").all_inner_texts()]
    assert shown == [int(state.score(seat)) for seat in range(2)]
    assert not first.faults + second.faults
    for person in people:
        person.context.close()


def play(first: Clicker, second: Clicker, game: str) -> None:
    """Click to the end, with a reload, an undo and a change of language on the way."""
    done: set[str] = set()
    moved = time.monotonic()
    while True:
        assert first.clicks + second.clicks < MOST_CLICKS, "the game does not end"
        clicked = [person.click_something() for person in (first, second)]
        if any(clicked):
            moved = time.monotonic()
        elif first.is_over() and second.is_over():
            break
        else:
            assert time.monotonic() < moved + PATIENCE, "nobody can do anything"
            first.page.wait_for_timeout(20)
        # Early: some games of random clicks are short.
        if first.clicks > 2 and "undo" not in done and first.press('[data-key="undo"]'):
            done.add("undo")
        if first.clicks > 6 and "reload" not in done:
            first.page.reload()
            done.add("reload")
        if second.clicks > 6 and "language" not in done:
            second.page.locator("[data-switch-language]").click()
            second.page.wait_for_selector("html[lang=hu]")
            done.add("language")
        if first.clicks > 10 and "picture" not in done:
            PICTURES.mkdir(parents=True, exist_ok=True)
            first.picture(PICTURES / f"{game}-table-light.png")
            second.picture(PICTURES / f"{game}-table-dark.png")
            done.add("picture")
    first.picture(PICTURES / f"{game}-end.png")
    assert {"undo", "reload", "language", "picture"} <= done
