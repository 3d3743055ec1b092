"""On a phone a finger finds whatever is to be chosen: nobody has to look closer first."""

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from tarsas.core.registry import game_ids
from tests.processes import wait_until
from tests.server.client import Server

from .person import Clicker
from .test_board import FINGER, act
from .test_gestures import open_table

DECISIONS = 60
ROUNDING = 1  # pixel
SECONDS_TO_SETTLE = 20.0  # a view moves for a fifth of one, on a machine that is not busy

# A tap goes to the nearest target within the reach of a finger. So a target has as much room as it
# is wide, or where it is smaller, as far as it is to the middle of the next one.
ROOM = """() => {
  const frame = document.querySelector('#board').getBoundingClientRect();
  const all = [...document.querySelectorAll('#board .target:not(.aside)')].map((e) => {
    const b = e.getBoundingClientRect();
    return { id: e.id, name: e.ariaLabel, x: b.x + b.width / 2, y: b.y + b.height / 2, b,
             size: Math.min(b.width, b.height) };
  });
  const seen = all.filter(({ x, y }) =>
    x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom);
  const anything = [...document.querySelectorAll('#board .target')].some((e) => {
    const b = e.getBoundingClientRect();
    return b.left < frame.right && b.right > frame.left
      && b.top < frame.bottom && b.bottom > frame.top;
  });
  return { all: all.length, anything, seen: seen.map((one) => {
    const others = all.filter((other) => other.name !== one.name);
    const apart = others.map((other) => Math.hypot(other.x - one.x, other.y - one.y));
    return { id: one.id, name: one.name, room: Math.max(one.size, Math.min(...apart, 999)),
             size: one.size };
  }) };
}"""


def settled(page: Page) -> None:
    """Wait until the view has come to rest where every target in sight has the room of a finger."""
    wrong: list[Any] = []

    def is_fine() -> bool:
        found: dict[str, Any] = page.evaluate(ROOM)
        small = [one for one in found["seen"] if one["room"] < FINGER - ROUNDING]
        wrong[:] = small if found["anything"] or not found["all"] else ["all is out of sight"]
        return not wrong

    def tell() -> str:
        return f"{page.locator('#prompt').inner_text()}: {wrong}"

    wait_until(is_fine, tell, SECONDS_TO_SETTLE)


@pytest.mark.parametrize("game", game_ids())
def test_every_target_of_a_decision_has_the_room_of_a_finger(
    game: str, phone: BrowserContext, server: Server
) -> None:
    person = Clicker(phone, 4)
    page = person.page
    open_table(page, server, game)
    for _ in range(DECISIONS):
        if person.is_over():
            break
        settled(page)
        # A set can be toggled for ever: half of the time it is settled.
        if person.look()["gathers"] and person.rng.random() < 0.5:
            person.press("#buttons button:last-of-type")
            page.wait_for_selector("#board .target, #buttons button", state="attached")
        else:
            act(person)
    assert not person.faults
