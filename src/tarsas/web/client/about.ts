// What was agreed when the table was opened: options, clock, who may watch, and the promise about chance.
import { clockText } from "./clocks";
import { byId, make, text } from "./page";
import type { Table } from "./types";

/** Who may watch, in words. */
const WATCHING: Record<string, string> = { link: "audience-link", public: "audience-public", closed: "audience-closed" };

export function showAbout(table: Table): void {
  const rows = table.options.map((option) => [option.name, String(option.value)] as const);
  const clock = table.clock.kind === "none" ? text("clock-none") : clockText(table.clock.seconds);
  const audience = [text("audience"), text(WATCHING[table.audience] ?? "audience-link")] as const;
  const all = [...rows, [text("clock"), clock] as const, audience, [text("commitment"), table.commitment] as const];
  byId("about-table").replaceChildren(
    make("dl", {}, ...all.flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, value)])),
    make("p", { class: "faint" }, text("commitment-text")),
  );
}
