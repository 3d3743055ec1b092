// Why the reader has nothing to decide, if there is more to it than that others think.
import { text } from "./page";
import type { Chip } from "./prompt";
import type { Seat, Table } from "./types";

/** A seat of the reader's that a bot plays for now; where it has resigned, the bot plays to the end. */
export function handed(table: Table | null): Seat | undefined {
  return own(table).find((seat) => seat.handed && !seat.resigned);
}

/** What stands before the prompt of who is not asked. */
export function aside(table: Table | null, watches: boolean): Chip | null {
  const mine = own(table);
  const [resigned] = mine;
  const away = handed(table);
  if (away) return { text: text("handed-over"), colour: away.colour };
  if (resigned && mine.every((seat) => seat.resigned)) return { text: text("resigned"), colour: resigned.colour };
  return watches ? { text: text("watching"), colour: null } : null;
}

/** The reader's seats in a game that goes on. */
function own(table: Table | null): Seat[] {
  return table && !table.over ? table.seats.filter((seat) => seat.mine) : [];
}
