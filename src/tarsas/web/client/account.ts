// The account at the end: what is counted lights up on the board, one thing after the other.
import { byId, still, text } from "./page";
import { nameOf } from "./people";
import { showPrompt } from "./prompt";
import { signed } from "./deeds";
import type { Counted, Seat } from "./types";

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

  /** Count one thing after the other. */
  async count(lines: Counted[]): Promise<void> {
    if (lines.length < 2 || document.hidden) return;
    this.running = true;
    this.skipped = false;
    const bar = byId("since");
    bar.hidden = false;
    const step = Math.min(still() ? STEP * 1.5 : STEP, LONG / lines.length);
    for (const [i, line] of lines.entries()) {
      if (this.skipped) break;
      byId("since-count").textContent = text("account", { done: i + 1, all: lines.length });
      this.light(line.pieces);
      const scorers = this.seats().filter((seat) => line.points[seat.seat]);
      const gains = scorers.map((seat) => `${nameOf(seat.colour, seat.colour_name)} ${signed(line.points[seat.seat] ?? 0)}`);
      const colour = scorers.length === 1 ? (scorers[0]?.colour ?? null) : null;
      showPrompt(line.text, gains.length > 0 ? { text: gains.join(" · "), colour } : null);
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
