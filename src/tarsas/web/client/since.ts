// "Since your last move": on coming back, what happened meanwhile is shown once, and can be skipped.
import { deedsOf, type Deed } from "./deeds";
import { memory } from "./page";
import { speed } from "./speed";
import type { Entry, PastPosition } from "./types";

const MOST = 16; // deeds; further back than this, only the last ones are shown
const LONGEST = 3; // times as long as one turn of a rival: many turns are a longer film

export interface Stage {
  fetch(number: number): Promise<PastPosition>;
  show(past: PastPosition, deed: Deed, done: number, all: number): void;
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

  /** Return what others and chance did since the reader last looked; nothing, if all is to come at once. */
  missed(entries: Entry[], mine: (seat: number) => boolean): Deed[] {
    const seen = this.seen();
    if (seen === null || speed().scene === 0) return [];
    const unseen = entries.filter((entry) => entry.number > seen);
    return unseen.some((entry) => entry.seat >= 0 && !mine(entry.seat)) ? deedsOf(unseen).slice(-MOST) : [];
  }

  /** Show the missed deeds one by one. */
  async replay(missed: Deed[], stage: Stage): Promise<void> {
    this.running = true;
    this.skipped = false;
    try {
      for (const [i, deed] of missed.entries()) {
        if (this.skipped) break;
        stage.show(await stage.fetch(deed.last.number), deed, i + 1, missed.length);
        await this.breath(missed.length);
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

  private breath(scenes: number): Promise<void> {
    const { scene, most } = speed();
    return new Promise((resolve) => {
      this.wake = resolve;
      setTimeout(resolve, Math.min(scene, (LONGEST * most) / scenes));
    });
  }
}
