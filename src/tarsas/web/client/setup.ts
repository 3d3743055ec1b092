// The set-up form: shows what the choices so far make sense of, and opens the table.
import { post } from "./api";
import { readOptions, startOptions } from "./options";
import { byId } from "./page";
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
  for (const part of form.querySelectorAll<HTMLElement>("[data-players]")) {
    show(part, Number(part.dataset["players"]) === count);
  }
  const clock = String(new FormData(form).get("clock"));
  for (const part of form.querySelectorAll<HTMLElement>("[data-clock]")) {
    show(part, part.dataset["clock"] === clock);
  }
  for (const part of form.querySelectorAll("[data-clocked]")) show(part, clock !== "none");
  const audience = String(new FormData(form).get("audience"));
  for (const part of form.querySelectorAll<HTMLElement>("[data-audience]")) {
    show(part, part.dataset["audience"] === audience);
  }
}

function readSeats(form: HTMLFormElement): { kind: string; level?: string }[] {
  const rows = [...form.querySelectorAll<HTMLElement>("[data-seat]")].slice(0, players(form));
  return rows.map((row) => {
    const kind = row.querySelector<HTMLSelectElement>("[data-kind]")?.value ?? "open";
    const level = row.querySelector<HTMLSelectElement>("[data-level] select")?.value ?? "";
    return kind === "bot" ? { kind, level } : { kind };
  });
}

function readClock(form: HTMLFormElement): { kind: string; seconds?: number } {
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
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void attempt(async () => {
      const table = await post<Opened>("/api/tables", {
        game: form.dataset["game"],
        players: players(form),
        options: readOptions(form),
        seats: readSeats(form),
        clock: readClock(form),
        audience: String(new FormData(form).get("audience")),
        ...(await readComponents(form)),
      });
      location.assign(table.url);
    });
  });
}
