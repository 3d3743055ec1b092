// Who sits at the table: a text names a seat by its colour, and the page says who sits there now.
import { mark } from "./marks";
import { language, make } from "./page";
import type { Seat } from "./types";

let names: Record<string, string> = {};
let own: Record<string, string> = {}; // as they call themselves, whoever else is called so

/** Learn who sits where; whoever is named on the page is called so at once. Says whether it is new. */
export function learnNames(seats: Pick<Seat, "colour" | "colour_name" | "name">[]): boolean {
  const often = (name: string): boolean => name !== "" && seats.filter((seat) => seat.name === name).length > 1;
  const called = seats.flatMap((seat) => {
    // One person at several seats: there the colours tell who is who.
    const colour = seat.colour_name.toLocaleLowerCase(language());
    const name = often(seat.name) ? `${seat.name} (${colour})` : seat.name;
    return name ? [[seat.colour, name] as const] : [];
  });
  const before = JSON.stringify(names);
  names = Object.fromEntries(called);
  own = Object.fromEntries(seats.filter((seat) => seat.name).map((seat) => [seat.colour, seat.name]));
  if (JSON.stringify(names) === before) return false;
  for (const shown of document.querySelectorAll<HTMLElement>("[data-person]")) {
    const { person: colour = "", words = "" } = shown.dataset;
    const name = shown.lastElementChild;
    if (name) name.textContent = nameOf(colour, words);
  }
  return true;
}

/** Whether one plays against bots alone, so that help is unfair to nobody; the server keeps to it too. */
export function isAlone(seats: Pick<Seat, "mine" | "kind" | "resigned">[]): boolean {
  return seats.some((seat) => seat.mine) && seats.every((seat) => seat.mine || seat.kind === "bot" || seat.resigned);
}

/** What somebody is called; where nobody sits, the words for the seat. */
export function nameOf(colour: string, words: string): string {
  return names[colour] ?? words;
}

/** What somebody is called beside the mark of the seat, which tells two of one name apart. */
export function nameBesideMark(colour: string, words: string): string {
  return own[colour] ?? words;
}

/** Name a seat inside a text, as the server does. */
export function named(seat: Pick<Seat, "colour" | "colour_name">): string {
  return `\ue003${seat.colour}\ue001${seat.colour_name}\ue002`;
}

/** Return somebody's mark and name. */
export function person(colour: string, words: string): HTMLElement {
  const attributes = { class: `person seat-${colour}`, "data-person": colour, "data-words": words };
  return make("span", attributes, mark(colour), make("span", {}, nameOf(colour, words)));
}
