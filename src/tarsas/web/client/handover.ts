// One device for several people: where all of them act at once it goes round, and says who is next.
import { mark } from "./marks";
import { byId, make, text } from "./page";
import type { Position, Seat } from "./types";

/** How many people share a device with these seats: who has a name there is somebody else than its reader. */
export function sharing(seats: Seat[]): number {
  const named = seats.filter((seat) => seat.named).length;
  return named + (named < seats.length ? 1 : 0);
}

export class HandOver {
  private readonly card = byId("handover");
  private asked: number | null = null; // who has the device
  private together = false; // whether several of its people were to act just now
  private waiting: number | null = null;

  /** `go` is told when who is next has the device. */
  constructor(private readonly go: () => void) {
    this.card.addEventListener("click", () => {
      this.asked = this.waiting;
      this.wait(null);
      this.go();
    });
  }

  /** Note who is to act for a device that so many people share; say whether it must be handed over first. */
  next(position: Position, seat: Seat | undefined, people: number): boolean {
    if (people < 2 || !seat) {
      this.together = false;
      this.wait(null);
      return false;
    }
    const together = position.choices.length > 1 || this.together;
    this.together = position.choices.length > 1 || (this.together && this.asked !== null && seat.seat !== this.asked);
    if (seat.seat === this.asked || !together) {
      this.asked = seat.seat;
      this.wait(null);
      return false;
    }
    this.wait(seat);
    return true;
  }

  /** The reader chose for whom to act: nobody has to be told. */
  take(seat: number): void {
    this.asked = seat;
  }

  private wait(seat: Seat | null): void {
    if (this.waiting === (seat?.seat ?? null)) return;
    this.waiting = seat?.seat ?? null;
    this.card.hidden = seat === null;
    this.card.className = `handover seat-${seat?.colour ?? "grey"}`;
    this.card.replaceChildren(
      ...(seat ? [make("b", {}, mark(seat.colour), text("handover-now", { name: seat.name || seat.colour_name })), make("span", {}, text("handover-go"))] : []),
    );
    if (seat) this.card.focus({ preventScroll: true });
  }
}
