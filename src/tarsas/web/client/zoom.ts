// Looks closer at the board: pinch, double tap, or the wheel with Ctrl; drag moves it.
import { around, holds, Lens, placeOf, type Box, type Point, type Size } from "./lens";

const TAP_TIME = 300;
const TAP_SLIP = 12; // pixels a finger may slip and still have tapped

/** A named part of the picture, in the picture's own units. */
export type Part = Box & { name: string };

export class Zoom {
  /** The parts that a small screen shows one by one, and which of them is looked at. */
  parts: Part[] = [];
  part: number | null = null;
  onMove: () => void = () => undefined;
  /** Whether the view goes where the choices are: from part to part, or to the whole and back. */
  private roams = false;
  private readonly lens = new Lens();
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
    frame.addEventListener("pointerup", (event) => this.up(event));
    // The browser scrolls with this finger: it has neither tapped nor dragged.
    frame.addEventListener("pointercancel", (event) => this.fingers.delete(event.pointerId));
    frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    frame.addEventListener("click", (event) => this.clicked(event), true);
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
    this.lens.whole();
    this.place();
  }

  /** Look at one part of the picture, as close as it fits. */
  look(part: Part): void {
    this.roams = true;
    this.frame.classList.add("close"); // before measuring: the frame may grow
    this.lens.look(this.unmoved(part), this.size());
    this.place(this.parts.indexOf(part));
  }

  /** Look closer around a point of the screen; says whether that is possible. */
  closer(point: Point, factor: number): boolean {
    const before = this.lens.scale;
    this.lens.closer(this.inFrame(point), factor);
    this.place();
    return this.lens.scale > before;
  }

  /** Bring an element into the window, for those who walk the board by keys. */
  reveal(element: Element): void {
    if (!this.close) return;
    const [frame, box] = [this.size(), this.boxOf(element)];
    if (holds({ x: 0, y: 0, ...frame }, box)) return;
    this.lens.move({ x: frame.width / 2 - (box.x + box.width / 2), y: frame.height / 2 - (box.y + box.height / 2) });
    this.place();
  }

  /** Keep what matters now in view: somebody who looked closer must not search for it. */
  follow(elements: Element[]): void {
    if (!this.close && !this.roams) return;
    // What is drawn by symbols that are still on their way has no size yet.
    const boxes = elements.map((element) => this.boxOf(element)).filter((box) => box.width > 0);
    if (boxes.length === 0) return;
    const all = around(boxes);
    const where = this.lens.toSee(all, this.size(), this.parts.map((part) => this.unmoved(part)));
    const part = typeof where === "number" ? this.parts[where] : undefined;
    if (part) this.look(part);
    else if (where === "whole") this.back();
    else if (where === "about") {
      this.lens.center(all, this.size());
      this.place();
    }
  }

  /** Whether all of a part is in the window. */
  sees(part: Part): boolean {
    return holds({ x: 0, y: 0, ...this.size() }, this.lens.seen(this.unmoved(part)));
  }

  get close(): boolean {
    return this.lens.close;
  }

  // What the page says

  private size(): Size {
    return { width: this.frame.clientWidth, height: this.frame.clientHeight };
  }

  private inFrame(point: Point): Point {
    const frame = this.frame.getBoundingClientRect();
    return { x: point.x - frame.x, y: point.y - frame.y };
  }

  /** Where an element is seen in the frame. */
  private boxOf(element: Element): Box {
    const box = element.getBoundingClientRect();
    return { ...this.inFrame(box), width: box.width, height: box.height };
  }

  /** Where a part lies in the frame while the whole board is shown. */
  private unmoved(part: Part): Box {
    const view = this.inside.querySelector("svg")?.viewBox.baseVal;
    if (!view) return { x: 0, y: 0, width: 0, height: 0 };
    return placeOf(part, view, { width: this.inside.offsetWidth, height: this.inside.offsetHeight });
  }

  private place(part: number | null = null): void {
    this.part = part;
    // The frame may grow when the board is close, so it is asked after it has been told.
    this.frame.classList.toggle("close", this.close);
    this.reset.hidden = !this.close;
    this.lens.stop(this.size(), { width: this.inside.offsetWidth, height: this.inside.offsetHeight });
    const { x, y, scale } = this.lens;
    this.inside.style.transform = this.close ? `translate(${x}px, ${y}px) scale(${scale})` : "";
    this.onMove();
  }

  // Fingers, mouse and wheel

  private down(event: PointerEvent): void {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) this.slipped = 0;
  }

  private move(event: PointerEvent): void {
    const was = this.fingers.get(event.pointerId);
    if (!was) return;
    if (event.buttons === 0) {
      this.fingers.delete(event.pointerId); // let go outside of the window, where we heard nothing
      return;
    }
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId);
    const other = others[0]?.[1];
    this.fingers.set(event.pointerId, now);
    this.slipped += distance(was, now);
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(was, other));
      this.closer({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, factor);
      this.slipped = TAP_SLIP + 1;
    } else if (this.close && this.slipped > TAP_SLIP) {
      this.lens.move({ x: now.x - was.x, y: now.y - was.y });
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

  /** A drag must not count as a click on what lies under the finger; a click by keys is none. */
  private clicked(event: MouseEvent): void {
    if (this.slipped > TAP_SLIP && event.detail > 0) event.stopPropagation();
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
