// The set-up form: shows what the choices so far make sense of, and opens the table.
import { post } from "./api";
import { byId } from "./page";
import { attempt } from "./toast";
import type { Opened } from "./types";

type Value = string | number | boolean;

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

/** Write what was offered and chosen into the field that is sent; an own text is typed there. */
function takeOffer(form: HTMLFormElement, touched: EventTarget | null): void {
  if (!(touched instanceof HTMLSelectElement) || !touched.dataset["offers"]) return;
  const field = form.querySelector<HTMLInputElement>(`#${touched.dataset["offers"]}`);
  if (!field) return;
  field.value = touched.value;
  field.hidden = touched.value !== "";
  if (!field.hidden) field.focus();
}

type Field = HTMLInputElement | HTMLSelectElement;

/** Put the options that belong to a preset into the form, and the defaults for all others. */
function apply(form: HTMLFormElement, preset: Record<string, Value>): void {
  for (const field of form.querySelectorAll<Field>("[data-option]")) {
    const chosen = preset[field.dataset["option"] ?? ""];
    if (field instanceof HTMLSelectElement) {
      const options = [...field.options];
      const index = chosen === undefined ? options.findIndex((one) => one.defaultSelected) : options.findIndex((one) => one.value === String(chosen));
      field.selectedIndex = Math.max(0, index);
    } else if (field.type === "checkbox") field.checked = chosen === undefined ? field.defaultChecked : chosen === true;
    else field.value = chosen === undefined ? field.defaultValue : String(chosen);
  }
}

/** Which preset the options make up is seen by who changes one. */
function showPreset(form: HTMLFormElement, touched: EventTarget | null): void {
  if (touched instanceof HTMLInputElement && touched.dataset["preset"]) {
    apply(form, JSON.parse(touched.dataset["preset"]) as Record<string, Value>);
  } else if (touched instanceof Element && touched.matches("[data-option]")) {
    for (const radio of form.querySelectorAll<HTMLInputElement>("[data-preset]")) radio.checked = false;
  }
  const chosen = form.querySelector<HTMLInputElement>("[data-preset]:checked")?.value;
  for (const help of form.querySelectorAll<HTMLElement>("[data-preset-help]")) {
    show(help, help.dataset["presetHelp"] === chosen);
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

function readOptions(form: HTMLFormElement): Record<string, Value> {
  const options: Record<string, Value> = {};
  for (const field of form.querySelectorAll<Field>("[data-option]")) {
    const name = field.dataset["option"] ?? "";
    if (field instanceof HTMLInputElement && field.type === "checkbox") options[name] = field.checked;
    else if (field instanceof HTMLInputElement && field.type === "number") options[name] = field.valueAsNumber;
    else if (field.value) options[name] = field.value; // a text left empty is as usual
  }
  return options;
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
  form.addEventListener("input", (event) => {
    arrange(form);
    takeOffer(form, event.target);
    showPreset(form, event.target);
  });
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
