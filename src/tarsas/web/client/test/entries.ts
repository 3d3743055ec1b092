// Entries of a log, for tests that are not about what they say.
import type { Entry } from "../types";

/** A move; what is not given says nothing. */
export function entry(number: number, more: Partial<Entry> = {}): Entry {
  const told = { text: `move ${number}`, pieces: [`piece-${number}`], points: [] };
  return { number, seat: 0, deed: number, chapter: "", ...told, ...more };
}

/** Moves of these seats, one after the other. */
export function moves(...seats: number[]): Entry[] {
  return seats.map((seat, i) => entry(i + 1, { seat }));
}
