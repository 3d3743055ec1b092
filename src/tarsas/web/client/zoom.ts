// Looks closer at the board: pinch, double tap, or the wheel with Ctrl; drag moves it.

const CLOSEST = 6;
const WORTH = 1.25; // closer than the whole board by less than this is not worth it
const TAP_TIME = 300;
const TAP_SLIP = 12; // pixels a finger may slip and still have tapped

interface Point {
  x: number;
  y: number;
}

/** A named part of the picture, in the picture's own units. */
export interface Part {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Zoom {
  /** The parts that a small screen shows one by one, and which of them is looked at. */
  parts: Part[] = [];
  part: number | null = null;
  onMove: () => void = () => undefined;
  /** Whether the view goes where the choices are: from part to part, or to the whole and back. */
  private roams = false;
  private scale = 1;
  private x = 0;
  private y = 0;
  private readonly fingers = new Map<number, Point>();
  private slipped = 0;
  private tapped: { at: number; point: Point } | null = null;

  /** `frame` is the window on the board, `inside` what is moved, `reset` the button to go back. */
  constructor(
    private readonly frame: HTMLElement,
    private readonly inside: HTMLElement,
    private readonly reset: HTMLButtonElement,
  ) {
    frame.addEventListener("pointerdown", (event) => this.down(event));
    frame.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel"] as const) {
      frame.addEventListener(name, (event) => this.up(event));
    }
    frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    // A drag must not count as a click on what lies under the finger.
    frame.addEventListener("click", (event) => this.slipped > TAP_SLIP && event.stopPropagation(), true);
    reset.addEventListener("click", () => this.whole());
    addEventListener("resize", () => this.again());
    this.place();
  }

  /** Look at the same part in a window of another size. */
  private again(): void {
    const part = this.parts[this.part ?? -1];
    if (part) this.look(part);
    else this.whole();
  }

  /** Show the whole board. */
  whole(): void {
    this.roams = false;
    this.back();
  }

  private back(): void {
    [this.scale, this.x, this.y] = [1, 0, 0];
    this.place();
  }

  /** Look at one part of the picture, as close as it fits. */
  look(part: Part): void {
    this.roams = true;
    this.frame.classList.add("close"); // before measuring: the frame may grow
    const box = this.unmoved(part);
    const { clientWidth: width, clientHeight: height } = this.frame;
    this.scale = Math.min(CLOSEST, Math.max(1.001, Math.min(width / box.width, height / box.height)));
    this.x = width / 2 - (box.x + box.width / 2) * this.scale;
    this.y = height / 2 - (box.y + box.height / 2) * this.scale;
    this.place(this.parts.indexOf(part));
  }

  /** Where a part lies in the frame while the whole board is shown. */
  private unmoved(part: Part): DOMRect {
    const picture = this.inside.querySelector("svg");
    const view = picture?.viewBox.baseVal;
    if (!view) return new DOMRect();
    const { offsetWidth: width, offsetHeight: height } = this.inside;
    const unit = Math.min(width / view.width, height / view.height);
    const [left, top] = [(width - view.width * unit) / 2, (height - view.height * unit) / 2];
    return new DOMRect(left + part.x * unit, top + part.y * unit, part.width * unit, part.height * unit);
  }

  /** Look closer around a point of the screen. */
  closer(point: Point, factor: number): void {
    const frame = this.frame.getBoundingClientRect();
    const [px, py] = [point.x - frame.x, point.y - frame.y];
    const scale = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    this.x = px - ((px - this.x) * scale) / this.scale;
    this.y = py - ((py - this.y) * scale) / this.scale;
    this.scale = scale;
    this.place();
  }

  /** Bring an element into the window, for those who walk the board by keys. */
  reveal(element: Element): void {
    if (this.scale === 1) return;
    const [frame, box] = [this.frame.getBoundingClientRect(), element.getBoundingClientRect()];
    const inside = box.x >= frame.x && box.right <= frame.right && box.y >= frame.y && box.bottom <= frame.bottom;
    if (inside) return;
    this.x += frame.x + frame.width / 2 - (box.x + box.width / 2);
    this.y += frame.y + frame.height / 2 - (box.y + box.height / 2);
    this.place();
  }

  /** Keep what matters now in view: somebody who looked closer must not search for it. */
  follow(elements: Element[]): void {
    if ((this.scale === 1 && !this.roams) || elements.length === 0) return;
    const frame = this.frame.getBoundingClientRect();
    // What is drawn by symbols that are still on their way has no size yet.
    const boxes = elements.map((element) => element.getBoundingClientRect()).filter((box) => box.width > 0);
    if (boxes.length === 0) return;
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const around = this.partAround(left, top, right, bottom);
    const inside = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
    if (inside && (this.close || !around)) return;
    if (around) {
      this.look(around);
      return;
    }
    const fit = 0.9 * Math.min(frame.width / (right - left), frame.height / (bottom - top));
    const scale = Math.min(this.scale, this.scale * fit);
    if (scale < WORTH) {
      this.back();
      return;
    }
    const change = scale / this.scale;
    const [middleX, middleY] = [(left + right) / 2 - frame.left, (top + bottom) / 2 - frame.top];
    this.x = frame.width / 2 - (middleX - this.x) * change;
    this.y = frame.height / 2 - (middleY - this.y) * change;
    this.scale = scale;
    this.place();
  }

  /** Whether all of a part is in the window. */
  sees(part: Part): boolean {
    const [box, { clientWidth, clientHeight }] = [this.unmoved(part), this.frame];
    const [left, top] = [this.x + box.x * this.scale, this.y + box.y * this.scale];
    const [right, bottom] = [left + box.width * this.scale, top + box.height * this.scale];
    return left >= 0 && top >= 0 && right <= clientWidth && bottom <= clientHeight;
  }

  /** The part that holds all of a box of the screen, if one does. */
  private partAround(left: number, top: number, right: number, bottom: number): Part | undefined {
    const frame = this.frame.getBoundingClientRect();
    return this.parts.find((part) => {
      const box = this.unmoved(part);
      const [x, y] = [frame.left + this.x + box.x * this.scale, frame.top + this.y + box.y * this.scale];
      const [width, height] = [box.width * this.scale, box.height * this.scale];
      return left >= x && top >= y && right <= x + width && bottom <= y + height;
    });
  }

  get close(): boolean {
    return this.scale > 1;
  }

  private place(part: number | null = null): void {
    this.part = part;
    // The frame may grow when the board is close, so it is asked after it has been told.
    this.frame.classList.toggle("close", this.close);
    this.reset.hidden = !this.close;
    const { clientWidth: width, clientHeight: height } = this.frame;
    const { offsetWidth: own, offsetHeight: tall } = this.inside;
    this.x = Math.min(0, Math.max(width - own * this.scale, this.x));
    this.y = Math.min(0, Math.max(height - tall * this.scale, this.y));
    this.inside.style.transform = this.close
      ? `translate(${this.x}px, ${this.y}px) scale(${this.scale})`
      : "";
    this.onMove();
  }

  private down(event: PointerEvent): void {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) this.slipped = 0;
  }

  private move(event: PointerEvent): void {
    const was = this.fingers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId);
    const other = others[0]?.[1];
    this.fingers.set(event.pointerId, now);
    this.slipped += Math.hypot(now.x - was.x, now.y - was.y);
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(was, other));
      this.closer({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, factor);
      this.slipped = TAP_SLIP + 1;
    } else if (this.close && this.slipped > TAP_SLIP) {
      this.x += now.x - was.x;
      this.y += now.y - was.y;
      this.place();
    }
  }

  private up(event: PointerEvent): void {
    const known = this.fingers.delete(event.pointerId);
    if (!known || event.pointerType !== "touch" || this.slipped > TAP_SLIP) return;
    const point = { x: event.clientX, y: event.clientY };
    const last = this.tapped;
    this.tapped = { at: event.timeStamp, point };
    if (!last || event.timeStamp - last.at > TAP_TIME || distance(last.point, point) > 30) return;
    this.tapped = null;
    if (this.close) this.whole();
    else this.closer(point, 2.5);
  }

  private wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.closer({ x: event.clientX, y: event.clientY }, Math.exp(-event.deltaY / 200));
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
