// What each player would have if the game ended now, and for what, in a dialog over the table.
import { signed } from "./deeds";
import { mark } from "./marks";
import { byId, make, text } from "./page";
import { pictured } from "./pictured";
import type { PastPosition, Seat, Unscored } from "./types";

/** The same reason several times is one line with its points together. */
export function gathered(gains: Unscored[]): { text: string; points: number }[] {
  const found = new Map<string, number>();
  for (const gain of gains) found.set(gain.text, (found.get(gain.text) ?? 0) + gain.points);
  return [...found].map(([text, points]) => ({ text, points }));
}

export function showStanding(position: PastPosition, seats: Seat[]): void {
  const dialog = byId<HTMLDialogElement>("standing");
  const cards = seats.map((seat) => {
    const lines = gathered(position.unscored.filter((gain) => gain.seat === seat.seat));
    const now = position.scores[seat.seat] ?? 0;
    return make(
      "section",
      { class: `standing-of seat-${seat.colour}` },
      make("h3", {}, mark(seat.colour), seat.name || seat.colour_name, make("b", {}, String(position.if_ended[seat.seat] ?? now))),
      make(
        "ul",
        {},
        make("li", {}, make("span", {}, text("standing-now")), make("b", {}, String(now))),
        ...lines.map((line) => make("li", {}, make("span", {}, ...pictured(line.text)), make("b", {}, signed(line.points)))),
      ),
    );
  });
  dialog.querySelector(".standing-body")?.replaceChildren(...cards);
  dialog.onclick = (event) => {
    if (event.target === dialog) dialog.close(); // beside the card
  };
  dialog.showModal();
}
