// Plays what others do as a short film: a scene for each deed, at the reader's speed, never long behind.
import type { Speed } from "./speed";

const BREATH = 280; // what is not told as a scene stands for this long at least
const GATHER = 350; // how long a scene waits for its deed to go on

export interface Direction<T> {
  /** Put something on the stage; `over` says that nothing follows, now or any more. */
  show(item: T, over: boolean): void;
  /** Whether the second goes on with the deed of the first. */
  same(first: T, second: T): boolean;
  /** Whether its deed is likely to go on at once. */
  goesOn(item: T): boolean;
  /** Whether it tells what a rival did; all else is only put there. */
  tells(item: T): boolean;
  /** Whether nobody wants to see a film now. */
  hurried(): boolean;
  speed(): Speed;
}

interface Waiting<T> {
  item: T;
  since: number;
}

export class Film<T> {
  private readonly queue: Waiting<T>[] = [];
  private current: T | null = null; // the scene on the stage
  private until = 0;
  private arrived = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly direction: Direction<T>) {}

  /** Whether something is on the stage that is not over. */
  get running(): boolean {
    return this.current !== null;
  }

  add(item: T): void {
    this.arrived = performance.now();
    const last = this.queue.at(-1);
    if (last && this.direction.same(last.item, item)) last.item = item;
    else this.queue.push({ item, since: this.arrived });
    this.next();
  }

  /** Go to the end of what there is. */
  skip(): void {
    clearTimeout(this.timer);
    const item = this.queue.splice(0).at(-1)?.item ?? this.current;
    this.current = null;
    this.until = performance.now() + BREATH;
    if (item !== null) this.direction.show(item, true);
  }

  private next(): void {
    clearTimeout(this.timer);
    if (this.direction.hurried()) {
      this.skip();
      return;
    }
    const now = performance.now();
    const first = this.queue[0];
    if (now < this.until) this.wait(this.until - now);
    else if (!first) this.end();
    else if (this.queue.length === 1 && this.direction.goesOn(first.item) && now < first.since + GATHER) {
      this.wait(first.since + GATHER - now);
    } else {
      this.queue.shift();
      this.current = first.item;
      this.until = now + this.length(first.item, now);
      this.direction.show(first.item, false);
      this.wait(this.until - now);
    }
  }

  private end(): void {
    const item = this.current;
    this.current = null;
    if (item !== null) this.direction.show(item, true);
  }

  private wait(milliseconds: number): void {
    this.timer = setTimeout(() => this.next(), Math.max(0, milliseconds));
  }

  /** How long a scene takes: the more wait, the shorter, so that a long turn is still a short film. */
  private length(item: T, now: number): number {
    const { scene, most } = this.direction.speed();
    const left = Math.max(0, this.arrived + most - now) / (this.queue.length + 1);
    return Math.min(this.direction.tells(item) ? scene : BREATH, left);
  }
}
