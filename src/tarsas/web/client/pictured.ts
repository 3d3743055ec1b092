// Texts in which a piece without a name stands by its picture, and a player by name: marked by
// letters that no language has.
import { make } from "./page";
import { nameBesideMark, nameOf, person } from "./people";
import { widthOf } from "./width";

const MARKED = /([\ue000\ue003])([^\ue001]*)\ue001([^\ue002]*)\ue002/g;
const PERSON = "\ue003";
const SMALLEST = 0.8; // of its size a name keeps at least, before letters are left out
const WHO_DOES = /^\ue003[^\ue001]*\ue001[^\ue002]*\ue002\s+/;

/** Return a text in words: pieces by those for them, players by their names. */
export function plainly(text: string, call = nameOf): string {
  return text.replace(MARKED, (_, kind: string, id: string, words: string) => (kind === PERSON ? call(id, words) : words));
}

/** Whether a text means the player of a colour. */
export function means(text: string, colour: string | undefined): boolean {
  return text.includes(`${PERSON}${colour ?? ""}\ue001`);
}

/** Whether a text names a player, whom a mark alone does not tell. */
export function names(text: string): boolean {
  return text.includes(PERSON);
}

/** Return what a player does as told of somebody else, `it` or nobody, where the text begins with who does it. */
export function doneBy(it: string, text: string): string {
  return text.replace(WHO_DOES, it && `${it} `);
}

/** Return a text as parts of a line: players with their marks; pieces may be given their pictures. */
export function pictured(text: string): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKED)) {
    const [whole, kind, id = "", words = ""] = found;
    if (found.index > end) parts.push(text.slice(end, found.index));
    end = found.index + whole.length;
    if (kind === PERSON) {
      parts.push(person(id, words));
      continue;
    }
    const piece = make("span", { class: "piece", "data-piece": id, title: words }, words);
    const closing = clinging(text.slice(end));
    parts.push(closing ? make("span", { class: "together" }, piece, closing) : piece);
    end += closing.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** What of the words after a piece stays on its line: none begins with a comma, or with an ending. */
export function clinging(words: string): string {
  return /^[^\s\ue000-\ue003]*/.exec(words)?.[0] ?? "";
}

/** Put names into what is written on a picture: what has room for a name stands beside a mark. */
export function nameWithin(picture: Element): void {
  for (const written of picture.querySelectorAll("text, tspan")) {
    const room = Number(written.getAttribute("data-room") ?? Infinity);
    for (const part of written.childNodes) {
      if (part.nodeType !== Node.TEXT_NODE || !part.nodeValue?.includes(PERSON)) continue;
      const whole = plainly(part.nodeValue, room < Infinity ? nameBesideMark : nameOf);
      const smaller = shrink(widthOf(whole, written), room);
      if (smaller < 1) written.setAttribute("font-size", String(smaller * Number(written.getAttribute("font-size"))));
      part.nodeValue = cut(whole, room, (name) => widthOf(name, written));
      if (part.nodeValue !== whole) written.setAttribute("data-about", whole);
    }
  }
}

/** Return by how much a name is written smaller so that all of it has room, or as much as may be. */
export function shrink(width: number, room: number): number {
  return width <= room ? 1 : Math.max(SMALLEST, room / width);
}

/** Return as much of a name as there is room for. */
export function cut(name: string, room: number, width: (name: string) => number): string {
  if (width(name) <= room) return name;
  const letters = [...name];
  const begins = (count: number): string => `${letters.slice(0, count).join("").trimEnd()}…`;
  let count = letters.length - 1;
  while (count > 1 && width(begins(count)) > room) count--;
  return begins(count);
}

/** Give pieces that are still words their pictures, as far as they can be drawn. */
export function portray(within: Element, portrait: (id: string) => SVGSVGElement | null): void {
  for (const piece of within.querySelectorAll<HTMLElement>("[data-piece]")) {
    const drawn = portrait(piece.dataset["piece"] ?? "");
    if (!drawn) continue;
    drawn.setAttribute("role", "img");
    drawn.setAttribute("aria-label", piece.textContent ?? "");
    piece.replaceChildren(drawn);
    piece.removeAttribute("data-piece");
  }
}
