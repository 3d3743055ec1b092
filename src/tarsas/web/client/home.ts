// The home page: a game at one click, and lists of tables that keep themselves fresh.
import { post } from "./api";
import { refresh } from "./language";
import { onClick } from "./page";
import { attempt } from "./toast";
import type { Opened } from "./types";

const EVERY = 15_000;

/** Buttons that start something and lead to its table; game pages have them too. */
export function startPlay(): void {
  onClick("[data-play]", (button) => {
    button.setAttribute("aria-busy", "true");
    void attempt(async () => {
      const table = await post<Opened>("/api/play", {
        game: button.dataset["play"],
        level: button.dataset["level"],
        guided: "guided" in button.dataset,
      });
      location.assign(table.url);
    }).then((done) => {
      if (!done) button.removeAttribute("aria-busy");
    });
  });
  // Coming back by the browser's history must not show the button still waiting.
  addEventListener("pageshow", () => {
    for (const button of document.querySelectorAll("[data-play]")) button.removeAttribute("aria-busy");
  });
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
