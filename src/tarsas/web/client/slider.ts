// Steps through the positions of the game so far, for this reader alone.
import { get } from "./api";
import { byId, text } from "./page";
import type { PastPosition } from "./types";

export class Slider {
  private last = 0;
  private at = 0;
  private readonly known = new Map<number, Promise<PastPosition>>();
  private readonly range = byId<HTMLInputElement>("slider");

  /**
   * `address` is where a position is found; `show` draws one of the past, or goes back to the game for null; `stops` are the positions
   * at which deeds are over. With `lead` there is no past: a position that is gone to is one to play on from.
   */
  constructor(
    private readonly address: (number: number) => string,
    private readonly show: (past: PastPosition | null) => void,
    private readonly fail: (error: unknown) => void,
    private readonly stops: () => number[],
    private readonly lead: ((number: number) => void) | null = null,
  ) {
    this.range.addEventListener("input", () => this.go(this.range.valueAsNumber));
    byId("step-first").addEventListener("click", () => this.go(0));
    byId("step-back").addEventListener("click", () => this.go(this.at - 1));
    byId("step-on").addEventListener("click", () => this.go(this.at + 1));
    byId("step-last").addEventListener("click", () => this.go(this.last));
  }

  /** Whether the board shows the past. */
  get past(): boolean {
    return this.lead === null && this.at < this.last;
  }

  /** The game went on, or back: `from` is the first position that may have changed, `at` the one that is shown. */
  grow(last: number, from: number, at = last): void {
    const looking = this.past;
    for (const number of [...this.known.keys()]) if (number > from) this.known.delete(number);
    this.last = last;
    this.at = looking ? Math.min(this.at, last) : at;
    this.refresh();
    // An undo took back what the reader looks at: show what is there now.
    if (looking && (!this.past || this.at > from)) this.go(this.at);
  }

  /** What was fetched is in another language now. */
  forget(): void {
    this.known.clear();
  }

  /** Return a position of the game so far. */
  fetch(number: number): Promise<PastPosition> {
    let found = this.known.get(number);
    if (!found) {
      found = get<PastPosition>(this.address(number));
      found.catch(() => this.known.delete(number));
      this.known.set(number, found);
    }
    return found;
  }

  /** Show a position. */
  go(number: number): void {
    if (this.lead) return this.lead(Math.max(0, Math.min(this.last, number)));
    this.at = Math.max(0, Math.min(this.last, number));
    this.refresh();
    if (!this.past) {
      this.show(null);
      return;
    }
    const wanted = this.at;
    this.fetch(wanted).then(
      // While it was on its way, the reader may have gone elsewhere.
      (position) => this.at === wanted && this.past && this.show(position),
      this.fail,
    );
    // The neighbour is likely next.
    if (wanted > 0) this.fetch(wanted - 1).catch(() => undefined);
  }

  /** Go so many deeds on, or back. */
  step(by: 1 | -1): void {
    const stops = this.stops();
    const next = by > 0 ? stops.find((stop) => stop > this.at) : stops.findLast((stop) => stop < this.at);
    this.go(next ?? (by > 0 ? this.last : 0));
  }

  private refresh(): void {
    this.range.max = String(this.last);
    this.range.value = String(this.at);
    const words = text("position-of", { number: this.at, last: this.last });
    this.range.setAttribute("aria-valuetext", words);
    byId("slider-text").textContent = `${this.at} / ${this.last}`;
    byId<HTMLButtonElement>("step-first").disabled = this.at === 0;
    byId<HTMLButtonElement>("step-back").disabled = this.at === 0;
    byId<HTMLButtonElement>("step-on").disabled = this.at === this.last;
    byId<HTMLButtonElement>("step-last").disabled = this.at === this.last;
  }
}
