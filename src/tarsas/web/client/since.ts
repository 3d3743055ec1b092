// "Since your last move": on coming back, what happened meanwhile is shown once, and can be skipped.
import { memory, still } from "./page";
import type { Entry, PastPosition } from "./types";

const STEP = 1100;
const MOST = 24; // further back than this, only the last ones are shown

export interface Stage {
  fetch(number: number): Promise<PastPosition>;
  show(past: PastPosition, entry: Entry, done: number, all: number): void;
  end(): void;
}

export class Since {
  /** Whether a replay is running. */
  running = false;
  private skipped = false;
  private wake: () => void = () => undefined;

  constructor(private readonly table: string) {}

  /** The number of the last position this reader has seen, or null on a first visit. */
  seen(): number | null {
    const kept = memory.get(`seen-${this.table}`);
    return kept === null ? null : Number(kept);
  }

  /** Remember what is on the board, if anybody is looking. */
  saw(number: number): void {
    if (!document.hidden) memory.set(`seen-${this.table}`, String(number));
  }

  /** Return what others and chance did since the reader last looked. */
  missed(entries: Entry[], mine: (seat: number) => boolean): Entry[] {
    const seen = this.seen();
    if (seen === null) return [];
    const unseen = entries.filter((entry) => entry.number > seen);
    return unseen.some((entry) => entry.seat >= 0 && !mine(entry.seat)) ? unseen.slice(-MOST) : [];
  }

  /** Show the missed moves one by one. */
  async replay(missed: Entry[], stage: Stage): Promise<void> {
    this.running = true;
    this.skipped = false;
    try {
      for (const [i, entry] of missed.entries()) {
        if (this.skipped) break;
        stage.show(await stage.fetch(entry.number), entry, i + 1, missed.length);
        await this.breath();
      }
    } finally {
      this.running = false;
      stage.end();
    }
  }

  skip(): void {
    this.skipped = true;
    this.wake();
  }

  private breath(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
      setTimeout(resolve, still() ? STEP * 1.5 : STEP);
    });
  }
}
