// What can be done with seats: sit down, stand up, give up, let a bot play, send somebody away.
import { post } from "./api";
import { copy } from "./menu";
import type { SeatDeeds } from "./panels";
import { type Parting, sureTo } from "./partings";
import { attempt } from "./toast";
import type { SeatChange, Table } from "./types";
import type { WaitingDeeds } from "./waiting";

type Deed = { do: Exclude<SeatChange["do"], undefined>; level?: string };

/** What stands around the seats. */
export interface Around {
  table(): Table | null;
  /** The reader stands up from a seat, or is to stay: who leaves by own will is told nothing of it. */
  leaves(seat: number, leaves: boolean): void;
  askBack(seat: number): void;
  standing(): void;
  /** The server has changed a seat. */
  changed(): void;
}

export class Seating implements SeatDeeds, WaitingDeeds {
  constructor(
    private readonly id: string,
    private readonly around: Around,
  ) {}

  take(seat: number): void {
    this.change(seat, { do: "take" });
  }

  leave(seat: number): void {
    void this.part("leave", seat);
  }

  resign(seat: number): void {
    void this.part("resign", seat);
  }

  free(seat: number): void {
    void this.part("free", seat);
  }

  bot(seat: number, level: string): void {
    this.change(seat, { do: "bot", level });
  }

  back(seat: number): void {
    this.change(seat, { do: "back" });
  }

  open(seat: number): void {
    this.change(seat, { do: "open" });
  }

  invite(seat: number): void {
    this.change(seat, { do: "free" });
  }

  askBack(seat: number): void {
    this.around.askBack(seat);
  }

  standing(): void {
    this.around.standing();
  }

  copy(address: string): void {
    void copy(address);
  }

  begin(level: string): void {
    void attempt(() => post(`/api/tables/${this.id}/begin`, { level }));
  }

  private async part(how: Parting, seat: number): Promise<void> {
    const sure = await sureTo(how, seat, this.around.table()?.seats ?? []);
    // The game may have ended meanwhile: who sat at its end stays in its result.
    if (sure && !this.around.table()?.over) this.change(seat, { do: how });
  }

  private change(seat: number, deed: Deed): void {
    this.around.leaves(seat, deed.do === "leave");
    void attempt(async () => {
      await post(`/api/tables/${this.id}/seats/${seat}`, deed);
      this.around.changed();
    });
  }
}
