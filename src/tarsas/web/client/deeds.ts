// Deeds: the moves of the log that belong together, and what they did, in plain words.
import { plainly } from "./pictured";
import type { Entry, Gain, Position } from "./types";

const FEW = 6; // more gains at once than this are told as sums

/** What one seat did by one or several moves; the last one's sentence says it all. */
export interface Deed {
  moves: Entry[];
  first: Entry;
  last: Entry;
}

/** Group moves by deeds, in the order in which they began. */
export function deedsOf(entries: Entry[]): Deed[] {
  const found = new Map<number, Deed>();
  for (const entry of entries) {
    const begun = found.get(entry.deed);
    if (!begun) found.set(entry.deed, { moves: [entry], first: entry, last: entry });
    else {
      begun.moves.push(entry);
      begun.last = entry;
    }
  }
  return [...found.values()];
}

/** Whether the move after a position goes on with the deed that led there. */
export function continues(entries: Entry[], number: number): boolean {
  return entries[number] !== undefined && entries[number]?.deed === entries[number - 1]?.deed;
}

/** Whether a rival, or chance, is likely to go on at once with what led to the newest position. */
export function mayGoOn(
  entries: Entry[],
  position: Pick<Position, "number" | "acting" | "over">,
  mine: (seat: number) => boolean,
): boolean {
  const seat = entries[position.number - 1]?.seat ?? -1;
  const rival = seat >= 0 && !mine(seat) && position.acting.includes(seat);
  return !position.over && (rival || position.acting.length === 0);
}

/** The positions at which deeds are over, in order. */
export function stops(entries: Entry[]): number[] {
  return deedsOf(entries)
    .map((deed) => deed.last.number)
    .sort((a, b) => a - b);
}

/** The sentence that tells some moves best: what somebody did last, not what chance made of it. */
export function headline(moves: Entry[]): string {
  const deeds = deedsOf(moves);
  const told = deeds.findLast((deed) => deed.first.seat >= 0) ?? deeds.at(-1);
  return told?.last.text ?? "";
}

/** Everything that some moves brought. */
export function gainsOf(moves: Entry[]): Gain[] {
  return moves.flatMap((move) => move.points);
}

/** How many points each seat gained or lost, if any. */
export function sums(gains: Gain[]): { seat: number; points: number }[] {
  const found = new Map<number, number>();
  for (const gain of gains) found.set(gain.seat, (found.get(gain.seat) ?? 0) + gain.points);
  return [...found].map(([seat, points]) => ({ seat, points })).filter((sum) => sum.points !== 0);
}

/** A number of points with its sign. */
export function signed(points: number): string {
  return `${points < 0 ? "−" : "+"}${Math.abs(points)}`;
}

/** Say what happened and what it brought, as one reads it aloud. `name` calls a seat. */
export function aloud(moves: Entry[], name: (seat: number) => string): string {
  const points = (seat: number, count: number): string => `${name(seat)} ${signed(count)}`;
  const parts = deedsOf(moves).flatMap((deed) => {
    const gains = gainsOf(deed.moves);
    const told =
      gains.length > FEW
        ? sums(gains).map((sum) => `${points(sum.seat, sum.points)}.`)
        : gains.map((gain) => {
            const what = plainly(gain.text);
            return gain.points === 0 ? `${what}.` : `${points(gain.seat, gain.points)}: ${what}.`;
          });
    return [plainly(deed.last.text), ...told];
  });
  const sentences = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return sentences.join(" ").replaceAll("..", ".");
}
