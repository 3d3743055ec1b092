// Buttons that start a game at once and lead to its table.
import { post } from "./api";
import { onClick } from "./page";
import { attempt } from "./toast";
import type { Opened, WantedPlay } from "./types";

/** Open a table, and go there. */
export async function play(wanted: WantedPlay): Promise<void> {
  const table = await post<Opened>("/api/play", wanted);
  location.assign(table.url);
}

/** Let buttons that match open the table that `wanted` reads from them. */
export function playBy(selector: string, wanted: (button: HTMLElement) => WantedPlay): void {
  onClick(selector, (button) => {
    button.setAttribute("aria-busy", "true");
    void attempt(() => play(wanted(button))).then((done) => {
      if (!done) button.removeAttribute("aria-busy");
    });
  });
  // Coming back by the browser's history must not show the button still waiting.
  addEventListener("pageshow", () => {
    for (const button of document.querySelectorAll(selector)) button.removeAttribute("aria-busy");
  });
}
