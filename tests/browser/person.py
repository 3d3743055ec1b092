"""Somebody in front of a browser who clicks what can be clicked, by a seeded whim."""

import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

# What can be done now: targets and buttons, and which of the buttons stands out.
LOOK = """() => {
  const targets = [...document.querySelectorAll('#board .target:not(.aside)')];
  const buttons = [...document.querySelectorAll('#buttons button')];
  const keys = (some) => some.map((button) => button.dataset.key);
  return {
    targets: targets.map((element) => ({ id: element.id, name: element.ariaLabel })),
    buttons: keys(buttons),
    main: keys(buttons.filter((button) => button.matches('.main'))),
    over: document.querySelector('#end')?.open ?? false,
    gathers: !!document.querySelector('#board [aria-pressed]'),
  };
}"""
# Where a click hits a target; if nowhere, what is over it.
HIT = """(id) => {
  const element = document.getElementById(id);
  if (!element?.matches('.target')) return null;
  const box = element.getBoundingClientRect();
  for (const [u, v] of GRID) {
    const [x, y] = [box.x + box.width * u, box.y + box.height * v];
    if (document.elementFromPoint(x, y)?.closest('.target') === element) return { x, y };
  }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return { over: document.elementFromPoint(x, y)?.outerHTML.slice(0, 200) };
}"""
# What nobody looks at needs no painting, a third of a browser's work; clicks hit it as before.
UNSEEN = """(unseen) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('#board { opacity: 0 }');
  document.adoptedStyleSheets = unseen ? [sheet] : [];
}"""
GRID = [[u / 8, v / 8] for u in (4, 3, 5, 2, 6, 1, 7) for v in (4, 3, 5, 2, 6, 1, 7)]
MISSES = 600  # in a row; after each there is a moment's pause


@dataclass
class Clicker:
    """One person at one table. `faults` collects what the page complained of.

    Whoever plays a whole game may leave the board `unseen`, but for pictures.
    """

    context: BrowserContext
    seed: int
    unseen: bool = False
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)
        if self.unseen:
            self.context.add_init_script(f"({UNSEEN})(true)")
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._heard)
        self.clicks = 0
        self.missed = 0

    def _heard(self, message: Any) -> None:
        if message.type == "error" and "WebSocket" not in message.text:
            self.faults.append(message.text)

    def picture(self, path: Path) -> None:
        """Make a picture of the page as everybody else would see it."""
        self.page.evaluate(UNSEEN, False)
        self.page.screenshot(path=path)
        self.page.evaluate(UNSEEN, self.unseen)

    def look(self) -> dict[str, Any]:
        """Return what can be clicked."""
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def click_something(self) -> bool:
        """Click a target or a button at random; say whether there was one.

        What was pointed at is mostly done then: its button stands out.
        """
        seen = self.look()
        if seen["over"] or not (seen["targets"] or seen["buttons"]):
            return False
        self.clicks += 1
        whim = self.rng.random()
        buttons = (whim < 0.6 and seen["main"]) or seen["buttons"]
        if buttons and (whim < 0.35 or buttons is seen["main"] or not seen["targets"]):
            self.press(f'#buttons [data-key="{self.rng.choice(buttons)}"]')
        else:
            self.click_target(self.rng.choice(seen["targets"]))
        return True

    def click_target(self, target: dict[str, Any]) -> None:
        """Click a target where it can be hit, unless it has gone meanwhile."""
        point = self.page.evaluate(HIT.replace("GRID", str(GRID)), target["id"])
        if point is None:
            return
        if "x" not in point:
            self.missed += 1
            assert self.missed < MISSES, f"{target['id']} cannot be hit: {point} is over it"
            self.page.wait_for_timeout(100)  # a notice may lie over it for some seconds
            return
        self.missed = 0
        assert target["name"], f"{target['id']} has no accessible name"
        self.page.mouse.click(point["x"], point["y"])

    def press(self, selector: str) -> bool:
        """Press a button if it is still there: the rival's move may have taken it away."""
        script = "(s) => { const b = document.querySelector(s); b?.click(); return b !== null; }"
        return bool(self.page.evaluate(script, selector))

    def is_over(self) -> bool:
        """Say whether the end of the game is shown."""
        return bool(self.look()["over"])
