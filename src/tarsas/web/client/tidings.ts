// Tells the reader what happened to the table itself: a seat was freed, the game begins, there is a rematch.
import { call } from "./notify";
import { text } from "./page";
import { play } from "./sound";
import { toast } from "./toast";
import type { Seat, Table } from "./types";

export class Tidings {
  /** Seats that the reader stood up from: of these nothing is told. */
  readonly leaving = new Set<number>();
  private before: Table | null = null;

  /** `again` hears that somebody wants to play again. */
  constructor(private readonly again: (table: Table) => void) {}

  /** A table arrived: say what is new. */
  tell(now: Table): void {
    const { before } = this;
    this.before = now;
    if (!before) return;
    this.tellFreed(before.seats, now.seats);
    if (before.rematch !== now.rematch) {
      toast(text("rematch-asked"));
      this.again(now);
    }
    if (!before.begun && now.begun) {
      toast(text("waiting-begun"));
      play("turn");
      call(text("waiting-begun"), now.id);
    }
  }

  /** Say so if a seat was freed by somebody else than the reader. */
  private tellFreed(before: Seat[], now: Seat[]): void {
    const lost = before.find((seat) => seat.mine && !now[seat.seat]?.mine && !this.leaving.has(seat.seat));
    if (!lost) return;
    const colour = lost.colour_name;
    if (now.some((seat) => seat.mine)) toast(text("freed-one", { colour }));
    else toast(text("freed", { colour }));
  }
}
