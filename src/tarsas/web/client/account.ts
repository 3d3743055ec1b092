// The account at the end: what is counted lights up on the board, one thing after the other.
import { byId, still, text } from "./page";
import { nameOf } from "./people";
import { showPrompt } from "./prompt";
import type { Entry, Gain, Seat } from "./types";

const STEP = 1400;
const LONG = 20_000; // a long account is counted faster

export class Account {
  running = false;
  private skipped = false;
  private wake: () => void = () => undefined;

  constructor(
    private readonly light: (pieces: string[]) => void,
    private readonly seats: () => Seat[],
  ) {}

  /** What the last move of a game brought in points. */
  static of(entries: Entry[]): Gain[] {
    return (entries.at(-1)?.points ?? []).filter((gain) => gain.points !== 0);
  }

  /** Count one thing after the other. */
  async count(gains: Gain[]): Promise<void> {
    if (gains.length < 2 || document.hidden) return;
    this.running = true;
    this.skipped = false;
    const bar = byId("since");
    bar.hidden = false;
    const step = Math.min(still() ? STEP * 1.5 : STEP, LONG / gains.length);
    for (const [i, gain] of gains.entries()) {
      if (this.skipped) break;
      byId("since-count").textContent = text("account", { done: i + 1, all: gains.length });
      this.light(gain.pieces);
      const seat = this.seats()[gain.seat];
      const points = `${gain.points < 0 ? "−" : "+"}${Math.abs(gain.points)}`;
      showPrompt(gain.text, seat ? { text: `${nameOf(seat.colour, seat.colour_name)} ${points}`, colour: seat.colour } : null);
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        setTimeout(resolve, step);
      });
    }
    this.light([]);
    bar.hidden = true;
    this.running = false;
  }

  skip(): void {
    this.skipped = true;
    this.wake();
  }
}
