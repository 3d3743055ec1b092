// Lets pieces move from where they were to where they are, whatever changed in the picture.
import { still } from "./page";

/** How long pieces are on their way, in milliseconds, where nobody says. */
export const GLIDE = 260;
const SMALLEST = 3; // units of the picture below which a piece has not moved
const MOST = 80; // more moving at once is a new picture, not a move

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where it lies in the part of the picture around it: who goes with that part as a whole stays there. */
  within?: { part: string; x: number; y: number };
}

export type Places = Map<string, Place>;

function linear(matrix: DOMMatrix, x: number, y: number): [number, number] {
  return [matrix.a * x + matrix.c * y, matrix.b * x + matrix.d * y];
}

function apply(matrix: DOMMatrix, x: number, y: number): [number, number] {
  const [turnedX, turnedY] = linear(matrix, x, y);
  return [turnedX + matrix.e, turnedY + matrix.f];
}

/** Pieces are the elements with an id that hold no other such element. */
function pieces(svg: SVGSVGElement): SVGGraphicsElement[] {
  const named = [...svg.querySelectorAll<SVGGraphicsElement>("[id]")];
  return named.filter((piece) => piece.querySelector("[id]") === null && "getBBox" in piece);
}

/** Note where every piece lies, in units of the picture. */
export function notePlaces(svg: SVGSVGElement): Places {
  const places: Places = new Map();
  const root = svg.getScreenCTM()?.inverse();
  if (!root || still()) return places;
  for (const piece of pieces(svg)) {
    const own = piece.getScreenCTM();
    if (!own) continue;
    const box = piece.getBBox();
    const [x, y] = apply(root, ...apply(own, box.x + box.width / 2, box.y + box.height / 2));
    const place: Place = { x, y, width: box.width, height: box.height };
    const part = (piece.parentNode as Element | null)?.closest<SVGGraphicsElement>("[id]");
    const inside = part?.getScreenCTM()?.inverse();
    if (part && inside) {
      const [partX, partY] = apply(inside, ...apply(own, box.x + box.width / 2, box.y + box.height / 2));
      place.within = { part: part.id, x: partX, y: partY };
    }
    places.set(piece.id, place);
  }
  return places;
}

function alike(a: number, b: number): boolean {
  return Math.abs(a - b) <= 0.15 * Math.max(a, b) + 1;
}

/** Which pieces went elsewhere; none if so many did that it is another picture. */
export function moved(before: Places, now: Places): Set<string> {
  const ids = [...now.keys()].filter((id) => {
    const [was, is] = [before.get(id), now.get(id)];
    // A piece that grew or shrank is drawn differently; its middle says nothing about a move.
    if (!was || !is || !alike(was.width, is.width) || !alike(was.height, is.height)) return false;
    const [from, to] = was.within && was.within.part === is.within?.part ? [was.within, is.within] : [was, is];
    return Math.hypot(from.x - to.x, from.y - to.y) > SMALLEST;
  });
  return new Set(ids.length > MOST ? [] : ids);
}

/** Start the moves from the places noted before the picture changed. */
export function moveFrom(svg: SVGSVGElement, before: Places, duration = GLIDE): void {
  if (before.size === 0) return;
  const now = notePlaces(svg);
  const root = svg.getScreenCTM();
  const moving = moved(before, now);
  if (!root || moving.size === 0) return;
  for (const piece of pieces(svg).filter((piece) => moving.has(piece.id))) {
    const parent = (piece.parentNode as SVGGraphicsElement).getScreenCTM();
    const [was, is] = [before.get(piece.id), now.get(piece.id)];
    if (!parent || !was || !is) continue;
    const onScreen = linear(root, was.x - is.x, was.y - is.y);
    const [dx, dy] = linear(parent.inverse(), ...onScreen);
    const own = piece.transform.baseVal.consolidate()?.matrix;
    const end = own ? `matrix(${own.a},${own.b},${own.c},${own.d},${own.e},${own.f})` : "translate(0px,0px)";
    piece.animate([{ transform: `translate(${dx}px,${dy}px) ${end}` }, { transform: end }], {
      duration,
      easing: "ease-in-out",
    });
  }
}

/** Let pieces that were not there before appear softly. */
export function appear(svg: SVGSVGElement, before: Places, duration = GLIDE): void {
  if (before.size === 0) return;
  for (const piece of pieces(svg)) {
    if (!before.has(piece.id)) piece.animate([{ opacity: 0 }, {}], { duration });
  }
}
