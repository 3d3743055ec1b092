"""Somebody in front of a browser who clicks what can be clicked, by a seeded whim."""

import random
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import BrowserContext, Page

# What can be done now: targets with a point where a click hits them, and buttons.
LOOK = """() => {
  const targets = [...document.querySelectorAll('#board .target:not(.aside)')].map((element) => {
    const box = element.getBoundingClientRect();
    for (const [u, v] of GRID) {
      const [x, y] = [box.x + box.width * u, box.y + box.height * v];
      const hit = document.elementFromPoint(x, y)?.closest('.target');
      if (hit === element) return { id: element.id, x, y, name: element.ariaLabel };
    }
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const over = document.elementFromPoint(x, y)?.outerHTML.slice(0, 200);
    return { id: element.id, x: -1, y: -1, name: element.ariaLabel, over };
  });
  const buttons = [...document.querySelectorAll('#buttons button')].map((b) => b.dataset.key);
  const over = document.querySelector('#end')?.open ?? false;
  return { targets, buttons, over, gathers: !!document.querySelector('#board [aria-pressed]') };
}"""
GRID = [[u / 8, v / 8] for u in (4, 3, 5, 2, 6, 1, 7) for v in (4, 3, 5, 2, 6, 1, 7)]
MISSES = 600  # in a row; after each there is a moment's pause


@dataclass
class Clicker:
    """One person at one table. `faults` collects what the page complained of."""

    context: BrowserContext
    seed: int
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._heard)
        self.clicks = 0
        self.missed = 0

    def _heard(self, message: Any) -> None:
        if message.type == "error" and "WebSocket" not in message.text:
            self.faults.append(message.text)

    def look(self) -> dict[str, Any]:
        """Return what can be clicked."""
        found: dict[str, Any] = self.page.evaluate(LOOK.replace("GRID", str(GRID)))
        return found

    def click_something(self) -> bool:
        """Click a target or a button at random; say whether there was one."""
        seen = self.look()
        if seen["over"] or not (seen["targets"] or seen["buttons"]):
            return False
        press = seen["buttons"] and (not seen["targets"] or self.rng.random() < 0.35)
        self.clicks += 1
        if press:
            key = self.rng.choice(seen["buttons"])
            self.press(f'#buttons [data-key="{key}"]')
            return True
        target = self.rng.choice(seen["targets"])
        if target["x"] < 0:
            self.missed += 1
            assert self.missed < MISSES, (
                f"{target['id']} cannot be hit: {target['over']} is over it"
            )
            self.page.wait_for_timeout(100)  # a notice may lie over it for some seconds
            return True
        self.missed = 0
        assert target["name"], f"{target['id']} has no accessible name"
        self.page.mouse.click(target["x"], target["y"])
        return True

    def press(self, selector: str) -> bool:
        """Press a button if it is still there: the rival's move may have taken it away."""
        script = "(s) => { const b = document.querySelector(s); b?.click(); return b !== null; }"
        return bool(self.page.evaluate(script, selector))

    def is_over(self) -> bool:
        """Say whether the end of the game is shown."""
        return bool(self.look()["over"])
