// What this browser keeps of the reader's own tables: the last position of each, to be read without a
// network. It goes with the visitor.
import { memory } from "./page";
import type { Position, Seat, Table } from "./types";

const MOST = 5; // tables; a picture has up to 60 KB
const LAST = "last-";

type Name = Pick<Seat, "seat" | "colour" | "colour_name" | "name">;

/** A position as it was when it came. */
export interface Kept extends Pick<Position, "number" | "svg" | "prompt" | "scores" | "acting" | "over"> {
  title: string;
  sheet: string;
  language: string;
  seats: Name[];
  /** when it came, in milliseconds */
  at: number;
}

/** Keep a position of a table at which the reader sits; of older tables the oldest goes. */
export function keep(table: Table, position: Position, language: string): void {
  if (!table.seats.some((seat) => seat.mine)) return;
  const { number, svg, prompt, scores, acting, over } = position;
  const seats = table.seats.map(({ seat, colour, colour_name, name }) => ({ seat, colour, colour_name, name }));
  const kept: Kept = { title: table.title, sheet: table.sheet, language, seats, at: Date.now(), number, svg, prompt, scores, acting, over };
  memory.set(LAST + table.id, JSON.stringify(kept));
  const older = memory.names(LAST).filter((name) => name !== LAST + table.id);
  older.sort((a, b) => (read(a)?.at ?? 0) - (read(b)?.at ?? 0));
  for (const name of older.slice(0, Math.max(0, older.length - MOST + 1))) memory.remove(name);
}

function read(name: string): Kept | null {
  try {
    return JSON.parse(memory.get(name) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** The last position of a table that came to this browser. */
export function kept(id: string): Kept | null {
  return read(LAST + id);
}

/** Forget all tables, moves that wait to be sent to them, and games that are being counted or filled in. */
export function forgetKept(): void {
  const kinds = [LAST, "outbox-", "seen-", "count-", "sheets-", "lesson-"];
  for (const name of kinds.flatMap((kind) => memory.names(kind))) memory.remove(name);
}
