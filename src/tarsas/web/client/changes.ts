// What changed: the turns since the reader's own last move, and the pieces that differ between two pictures.
import type { Entry } from "./types";

/** Moves of one seat in a row, as the positions before and after them; -1: chance alone. */
export interface Run {
  seat: number;
  from: number;
  to: number;
  pieces: string[];
}

/**
 * The runs since a reader's last move. `own` are the reader's seats; with several of them, `choosing` is
 * the one that looks now. Who only watches gets the last turn.
 */
export function runsSince(entries: Entry[], own: number[], choosing: number | null): Run[] {
  const runs: Run[] = [];
  for (const entry of entries.slice(begin(entries, own, choosing))) {
    const last = runs.at(-1);
    // Chance belongs to the turn that led to it: pictures come after both.
    if (last && (last.seat === entry.seat || entry.seat < 0)) {
      last.to = entry.number;
      last.pieces.push(...entry.pieces);
    } else runs.push({ seat: entry.seat, from: entry.number - 1, to: entry.number, pieces: [...entry.pieces] });
  }
  return runs;
}

/** The index of the first entry that is news. */
function begin(entries: Entry[], own: number[], choosing: number | null): number {
  if (own.length === 0) {
    const turn = entries.findLast((entry) => entry.seat >= 0)?.seat;
    return entries.findLastIndex((entry) => entry.seat >= 0 && entry.seat !== turn) + 1;
  }
  const mine = choosing === null ? own : [choosing];
  const last = entries.findLastIndex((entry) => mine.includes(entry.seat));
  // Before the first own move the others' turns are news, the setting up is not.
  const first = entries.findIndex((entry) => entry.seat >= 0);
  return last >= 0 ? last + 1 : first < 0 ? entries.length : first;
}

/** How each piece of a picture looks, and where it lies within the piece or part around it. */
export function looksOf(picture: SVGSVGElement): Map<string, string> {
  const looks = new Map<string, string>();
  for (const piece of picture.querySelectorAll<SVGElement>("[id]")) {
    // What holds others is a part of the board; what only passes, is folded away or is only referred to is no piece.
    if (piece.querySelector("[id]") || !("getBBox" in piece) || piece.closest(".passing, .unfolds, symbol, defs")) continue;
    let place = "";
    for (let at = piece.parentElement; at && !at.id && (at as Element) !== picture; at = at.parentElement) {
      place += at.getAttribute("transform") ?? "";
    }
    // Explanations and hints for the client may change while the piece stays as it is.
    const look = piece.outerHTML.replace(/<title[^>]*>[^]*?<\/title>/g, "").replace(/ (data|aria)-[\w-]+="[^"]*"/g, "");
    looks.set(piece.id, place + look);
  }
  return looks;
}

/** The pieces that are new or look different. */
export function changed(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after].filter(([id, look]) => before.get(id) !== look).map(([id]) => id);
}
