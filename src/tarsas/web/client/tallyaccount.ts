// What the end of a counted game comes to: who won, points by reason, and item by item.
import { signed } from "./deeds";
import { mark } from "./marks";
import { make, text } from "./page";
import { named } from "./people";
import { pictured, portray } from "./pictured";
import { called, type Player } from "./tallycard";
import type { CountAccount } from "./types";

/** Return the account as parts of a page. */
export function accountParts(account: CountAccount, players: Player[]): HTMLElement[] {
  const parts = [winner(account, players), table(account, players), ...items(account, players)];
  for (const part of parts) portray(part, (piece) => portrait(account.pictures[piece]));
  return parts;
}

function portrait(svg: string | undefined): SVGSVGElement | null {
  const place = make("span");
  place.innerHTML = svg ?? ""; // of the game's own drawings
  return place.querySelector("svg");
}

function winner(account: CountAccount, players: Player[]): HTMLElement {
  const first = players.filter((_, seat) => account.ranks[seat] === 1);
  const names = first.map(named).join(", ");
  const title = first.length > 1 ? text("end-tie", { names }) : text("end-winner", { name: names });
  return make("p", { class: "tally-winner" }, ...pictured(title));
}

function table(account: CountAccount, players: Player[]): HTMLElement {
  const row = (title: string, values: (string | number)[]): HTMLElement =>
    make("tr", {}, make("th", { scope: "row" }, ...pictured(title)), ...values.map((value) => make("td", {}, String(value).replace("-", "−"))));
  return make(
    "div",
    { class: "scroll-x", tabindex: 0, role: "region", "aria-label": text("end-scores") },
    make(
      "table",
      { class: "scores" },
      make("thead", {}, make("tr", {}, make("td"), ...players.map((player) => make("th", { scope: "col", class: `seat-${player.colour}` }, mark(player.colour), ` ${called(player)}`)))),
      make("tbody", {}, row(text("count-so-far"), account.before), ...account.reasons.map((reason) => row(reason.text, reason.points))),
      make("tfoot", {}, row(text("end-total"), account.scores), row(text("end-rank"), account.ranks.map((rank) => `${rank}.`))),
    ),
  );
}

function items(account: CountAccount, players: Player[]): HTMLElement[] {
  if (account.lines.length === 0) return [make("p", { class: "empty" }, text("count-nothing"))];
  const lines = account.lines.map((line) => {
    const gains = players.flatMap((player, seat) => {
      const points = line.points[seat] ?? 0;
      return points ? [make("b", { class: `tally-gain seat-${player.colour}`, title: called(player) }, mark(player.colour), make("span", { class: "unseen" }, `${called(player)}: `), signed(points))] : [];
    });
    return make("li", {}, make("span", {}, ...pictured(line.text)), ...gains);
  });
  return [make("h3", {}, text("count-items")), make("ol", { class: "tally-items" }, ...lines)];
}
