// The home page: a game at one click, and lists of tables that keep themselves fresh.
import { refresh } from "./language";
import { playBy } from "./play";

const EVERY = 15_000;

/** Buttons that start something and lead to its table; game pages have them too. */
export function startPlay(): void {
  playBy("[data-play]", (button) => ({ game: button.dataset["play"] ?? "" }));
}

export function startHome(): void {
  let last = Date.now();
  const fresh = (): void => {
    const typing = document.querySelector("details.menu[open]");
    if (document.hidden || typing || Date.now() - last < EVERY) return;
    last = Date.now();
    // A failure is not worth a word here: the next turn tries again.
    refresh().catch(() => undefined);
  };
  setInterval(fresh, 1000);
}
