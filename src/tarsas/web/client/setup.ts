// The set-up form: shows what the choices so far make sense of, and opens the table.
import { post } from "./api";
import { readOptions, startOptions } from "./options";
import { byId } from "./page";
import { fillingOf } from "./sheets";
import type { Player } from "./tallycard";
import { attempt } from "./toast";
import type { Opened } from "./types";

function players(form: HTMLFormElement): number {
  return Number(new FormData(form).get("players"));
}

function show(element: Element, visible: boolean): void {
  element.toggleAttribute("hidden", !visible);
}

/** Hide the seats nobody sits at, the strength of those who are no bots, what was not chosen. */
function arrange(form: HTMLFormElement): void {
  const count = players(form);
  for (const row of form.querySelectorAll<HTMLElement>("[data-seat]")) {
    show(row, Number(row.dataset["seat"]) < count);
    const kind = row.querySelector<HTMLSelectElement>("[data-kind]");
    const level = row.querySelector("[data-level]");
    if (kind && level) show(level, kind.value === "bot");
  }
  callSeats(form);
  for (const part of form.querySelectorAll<HTMLElement>("[data-players]")) {
    show(part, Number(part.dataset["players"]) === count);
  }
  const clock = String(new FormData(form).get("clock"));
  for (const part of form.querySelectorAll<HTMLElement>("[data-clock]")) {
    show(part, part.dataset["clock"] === clock);
  }
  for (const part of form.querySelectorAll("[data-clocked]")) show(part, clock !== "none");
  const chance = String(new FormData(form).get("chance"));
  for (const part of form.querySelectorAll<HTMLElement>("[data-chance]")) show(part, part.dataset["chance"] === chance);
  for (const part of form.querySelectorAll<HTMLElement>("[data-begins]")) {
    show(part, (part.dataset["begins"] === "under-way") === isUnderWay(form));
  }
  const audience = String(new FormData(form).get("audience"));
  for (const part of form.querySelectorAll<HTMLElement>("[data-audience]")) {
    show(part, part.dataset["audience"] === audience);
  }
}

/** Whether the game goes on from sheets that are filled in first. */
function isUnderWay(form: HTMLFormElement): boolean {
  const data = new FormData(form);
  return data.get("chance") === "box" && data.get("under-way") !== null;
}

/** Who has several seats may name who plays there. */
function callSeats(form: HTMLFormElement): void {
  const rows = [...form.querySelectorAll<HTMLElement>("[data-seat]:not([hidden])")];
  const own = rows.filter((row) => row.querySelector<HTMLSelectElement>("[data-kind]")?.value === "me");
  for (const row of form.querySelectorAll<HTMLElement>("[data-seat]")) {
    const field = row.querySelector<HTMLInputElement>("[data-called]");
    if (!field) continue;
    show(field, own.length > 1 && own.includes(row));
    field.disabled = Boolean(field.hidden); // what is not seen cannot be wrong
  }
  for (const part of form.querySelectorAll("[data-shared]")) show(part, own.length > 1);
}

function readSeats(form: HTMLFormElement): { kind: string; level?: string; name?: string }[] {
  const rows = [...form.querySelectorAll<HTMLElement>("[data-seat]")].slice(0, players(form));
  return rows.map((row) => {
    const kind = row.querySelector<HTMLSelectElement>("[data-kind]")?.value ?? "open";
    const level = row.querySelector<HTMLSelectElement>("[data-level] select")?.value ?? "";
    const called = row.querySelector<HTMLInputElement>("[data-called]:not([hidden])")?.value.trim();
    return kind === "bot" ? { kind, level } : called ? { kind, name: called } : { kind };
  });
}

function readClock(form: HTMLFormElement): { kind: string; seconds?: number } {
  if (new FormData(form).get("chance") === "box") return { kind: "none" };
  const kind = String(new FormData(form).get("clock"));
  const seconds = form.querySelector<HTMLSelectElement>(`[data-clock="${kind}"] select`)?.value;
  return seconds ? { kind, seconds: Number(seconds) } : { kind };
}

/** The text of the file with own components, if one was chosen. */
async function readComponents(form: HTMLFormElement): Promise<{ components?: string }> {
  const file = form.querySelector<HTMLInputElement>("#components")?.files?.[0];
  return file ? { components: await file.text() } : {};
}

export function startSetup(): void {
  const form = byId<HTMLFormElement>("setup");
  arrange(form);
  startOptions(form);
  form.addEventListener("input", () => arrange(form));
  document.addEventListener("tarsas:language", () => arrange(form));
  const filling = fillingOf(form, {
    set: async () => ({ game: form.dataset["game"] ?? "", players: players(form), options: readOptions(form), ...(await readComponents(form)) }),
    players: () => company(form),
    begin: "fill-begin",
    done: (sheets) => openTable(form, { sheets }),
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void attempt(() => (filling && isUnderWay(form) ? filling() : openTable(form)));
  });
}

/** Open the table as it is set up; `more` are options that are not in the form. */
async function openTable(form: HTMLFormElement, more: Record<string, string> = {}): Promise<void> {
  const table = await post<Opened>("/api/tables", {
    game: form.dataset["game"],
    players: players(form),
    options: { ...readOptions(form), ...more },
    seats: readSeats(form),
    clock: readClock(form),
    audience: String(new FormData(form).get("audience")),
    chance: String(new FormData(form).get("chance")),
    ...(await readComponents(form)),
  });
  location.assign(table.url);
}

/** Who sits where, for fields that ask for a seat. */
function company(form: HTMLFormElement): Player[] {
  const rows = [...form.querySelectorAll<HTMLElement>("[data-seat]")].slice(0, players(form));
  return rows.map((row) => {
    const colour = row.dataset["colour"] as Player["colour"];
    const called = row.querySelector<HTMLInputElement>("[data-called]:not([hidden])")?.value.trim() ?? "";
    return { colour, colour_name: row.querySelector(".seat-name")?.textContent?.trim() ?? "", name: called };
  });
}
