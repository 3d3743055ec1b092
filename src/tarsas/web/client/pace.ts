// Shows one thing after another with a breath between them, so that a bot's quick moves are seen.

const BREATH = 280;
const MOST = 6; // more than this waiting: the older ones are skipped

export class Pace<T> {
  private readonly queue: T[] = [];
  private free = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (item: T) => void,
    private readonly hurried: () => boolean,
  ) {}

  add(item: T): void {
    this.queue.push(item);
    while (this.queue.length > MOST) this.queue.shift();
    this.next();
  }

  private next(): void {
    clearTimeout(this.timer);
    const wait = this.hurried() ? 0 : this.free - performance.now();
    if (wait > 0) {
      this.timer = setTimeout(() => this.next(), wait);
      return;
    }
    if (this.hurried()) this.queue.splice(0, this.queue.length - 1);
    const item = this.queue.shift();
    if (item === undefined) return;
    this.free = performance.now() + BREATH;
    this.show(item);
    if (this.queue.length > 0) this.next();
  }
}
