// What was agreed when the table was opened: options, clock, who may watch, the promise about chance,
// and the way to a television.
import { clockText } from "./clocks";
import { byId, make, text } from "./page";
import type { Table } from "./types";

/** Who may watch, in words. */
const WATCHING: Record<string, string> = { link: "audience-link", public: "audience-public", closed: "audience-closed" };

/** Say what was agreed; of a table that nobody sits at, as in an analysis, that is how it is set up. */
export function showAbout(table: Table, sitting: boolean): void {
  const rows = table.options.map((option) => [option.name, String(option.value)] as const);
  if (!sitting) {
    byId("about-table").replaceChildren(listed(rows));
    return;
  }
  const clock = table.clock.kind === "none" ? text("clock-none") : clockText(table.clock.seconds);
  const audience = [text("audience"), text(WATCHING[table.audience] ?? "audience-link")] as const;
  const boxed = table.chance === "box";
  const promise = boxed ? ([text("chance"), text("chance-box")] as const) : ([text("commitment"), table.commitment] as const);
  byId("about-table").replaceChildren(
    listed([...rows, [text("clock"), clock], audience, promise]),
    make("p", { class: "faint" }, text(boxed ? "chance-box-text" : "commitment-text")),
    ...television(table),
  );
}

function listed(rows: (readonly [string, string])[]): HTMLElement {
  return make("dl", {}, ...rows.flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, value)]));
}

/** The way to the common board on a screen that all look at: an address, and its code for a camera. */
function television(table: Table): HTMLElement[] {
  if (table.audience === "closed") return []; // another screen would not be let in
  const address = `/t/${table.id}/board`;
  const link = make("a", { class: "button small", href: address, target: "_blank", rel: "noopener" }, text("television"));
  const code = make("img", { class: "television-code", src: `${address}/qr.svg`, alt: text("television-code"), loading: "lazy" });
  return [make("p", { class: "television-way" }, link), make("p", { class: "faint" }, text("television-help")), code];
}
