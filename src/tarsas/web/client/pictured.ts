// Texts in which a piece that has no name stands by its picture: marked by letters no language has.
import { make } from "./page";

const PIECE = /\ue000([^\ue001]*)\ue001([^\ue002]*)\ue002/g;

/** Return a text with the words for its pieces in their places. */
export function plainly(text: string): string {
  return text.replace(PIECE, "$2");
}

/** Return a text as parts of a line; each piece is an element that may be given its picture. */
export function pictured(text: string): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let end = 0;
  for (const found of text.matchAll(PIECE)) {
    const [whole, id = "", name = ""] = found;
    if (found.index > end) parts.push(text.slice(end, found.index));
    parts.push(make("span", { class: "piece", "data-piece": id, title: name }, name));
    end = found.index + whole.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
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
