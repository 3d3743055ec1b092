// A look at a deed of the past while its line in the log is pointed at: the board before it, and after it.
import type { Deed } from "./deeds";
import { still } from "./page";
import type { PastPosition } from "./types";

const REST = 300; // milliseconds that the pointer stays before anything is fetched
const BEFORE = 650; // that the board before it is seen at first

export type Moment = "before" | "after";

export interface Stage {
  fetch(number: number): Promise<PastPosition>;
  /** Whether the board is free, and not in the middle of something. */
  free(): boolean;
  show(past: PastPosition, deed: Deed, moment: Moment): void;
  end(): void;
}

export class Glimpse {
  private deed: Deed | null = null;
  private shown = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly stage: Stage) {}

  /** Whether the board shows a deed of the past. */
  get running(): boolean {
    return this.shown;
  }

  /** Look at a deed soon, or no longer at any. */
  point(deed: Deed | null): void {
    if (deed?.last === this.deed?.last && deed !== null) return;
    clearTimeout(this.timer);
    this.deed = deed;
    if (deed) this.timer = setTimeout(() => void this.play(deed), REST);
    else this.leave();
  }

  /** Look at one of both moments, for as long as the line is pointed at. */
  turn(moment: Moment): void {
    clearTimeout(this.timer);
    if (this.deed) void this.look(this.deed, moment);
  }

  /** The board is needed for something else. */
  stop(): void {
    clearTimeout(this.timer);
    this.deed = null;
    this.shown = false;
  }

  private async play(deed: Deed): Promise<void> {
    if (!this.stage.free()) return;
    if (still()) {
      await this.look(deed, "after");
      return;
    }
    void this.stage.fetch(deed.last.number).catch(() => undefined);
    await this.look(deed, "before");
    if (this.deed === deed && this.shown) this.timer = setTimeout(() => void this.look(deed, "after"), BEFORE);
  }

  private async look(deed: Deed, moment: Moment): Promise<void> {
    if (!this.stage.free()) return;
    const number = moment === "before" ? deed.first.number - 1 : deed.last.number;
    const past = await this.stage.fetch(number).catch(() => null);
    if (!past || this.deed !== deed || !this.stage.free()) return;
    this.shown = true;
    this.stage.show(past, deed, moment);
  }

  private leave(): void {
    if (!this.shown) return;
    this.shown = false;
    this.stage.end();
  }
}
