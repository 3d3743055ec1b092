// Fingers, pen, mouse and wheel on the board: they come closer and move it. A drag is no click.
import type { Point } from "./lens";
import type { Zoom } from "./zoom";

const TAP_TIME = 300;
const TAP_SLIP = 12; // pixels a finger may slip and still have tapped
const DOUBLE = 2.5; // how much closer two taps look
const NOTCH = 400; // pixels of scrolling by a wheel that come closer by e
const PINCH = 100; // the same of two fingers on a pad, which browsers report as a wheel with Ctrl
const LINE = 33; // pixels of a line, which is what some browsers scroll by

export class Gestures {
  private readonly fingers = new Map<number, Point>();
  private slipped = 0;
  private tapped: { at: number; point: Point } | null = null;

  constructor(
    frame: HTMLElement,
    private readonly zoom: Zoom,
  ) {
    frame.addEventListener("pointerdown", (event) => this.down(event));
    frame.addEventListener("pointermove", (event) => this.move(event));
    frame.addEventListener("pointerup", (event) => this.up(event));
    // The browser took this finger for itself: it has neither tapped nor dragged.
    frame.addEventListener("pointercancel", (event) => this.fingers.delete(event.pointerId));
    frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    frame.addEventListener("click", (event) => this.clicked(event), true);
  }

  /** The last tap chose something: another one there is no wish to look closer. */
  forget(): void {
    this.tapped = null;
  }

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
      this.zoom.closer({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, factor);
      this.slipped = TAP_SLIP + 1;
    } else if (this.zoom.close && this.slipped > TAP_SLIP) this.zoom.drag({ x: now.x - was.x, y: now.y - was.y });
  }

  private up(event: PointerEvent): void {
    const known = this.fingers.delete(event.pointerId);
    if (!known || event.pointerType === "mouse" || this.slipped > TAP_SLIP) return;
    const point = { x: event.clientX, y: event.clientY };
    const last = this.tapped;
    this.tapped = { at: event.timeStamp, point };
    if (!last || event.timeStamp - last.at > TAP_TIME || distance(last.point, point) > 30) return;
    this.tapped = null;
    if (this.zoom.close) this.zoom.whole();
    else this.zoom.closer(point, DOUBLE);
  }

  /** A drag must not count as a click on what lies under the finger; a click by keys is none. */
  private clicked(event: MouseEvent): void {
    if (this.slipped > TAP_SLIP && event.detail > 0) event.stopPropagation();
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaMode === 0 ? 1 : LINE;
    const [across, down] = [event.deltaX * pixels, event.deltaY * pixels];
    if (Math.abs(across) > Math.abs(down)) this.zoom.drag({ x: -across, y: 0 });
    else this.zoom.closer({ x: event.clientX, y: event.clientY }, Math.exp(-down / (event.ctrlKey ? PINCH : NOTCH)));
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
