// What may be clicked on the board: marked, named, reachable by keys, and safe to hit by finger.
import { ahead, closerToTell, nearest, withinReach, type Boxes } from "./aim";
import type { Board } from "./board";
import type { Point } from "./lens";
import { byId } from "./page";
import type { Zoom } from "./zoom";

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export interface Target {
  id: string;
  name: string;
  /** For a gather: whether it is in the set; otherwise null. */
  pressed: boolean | null;
  /** Not what is asked now, but a click on it changes an earlier answer. */
  aside?: boolean;
}

type Pick = (id: string) => void;

export class Targets {
  private ids: string[] = [];
  private onPick: Pick = () => undefined;
  private onPoint: (id: string | null) => void = () => undefined;
  /** Where somebody who plays by keys was when the targets went away. */
  private held: Point | null = null;

  constructor(
    frame: HTMLElement,
    private readonly board: Board,
    private readonly zoom: Zoom,
  ) {
    frame.addEventListener("click", (event) => this.clicked(event));
    frame.addEventListener("keydown", (event) => this.key(event));
    frame.addEventListener("focusin", (event) => {
      const seen = event.target instanceof Element && event.target.matches(":focus-visible");
      if (!seen) return;
      this.zoom.reveal(event.target as Element);
      this.point(this.idOf(event.target));
    });
    frame.addEventListener("focusout", () => this.point(null));
    frame.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "touch") this.point(this.idOf(event.target));
    });
    frame.addEventListener("pointerleave", () => this.point(null));
  }

  private point(id: string | null): void {
    this.board.light("pointed", id === null ? [] : [id]);
    this.onPoint(id);
  }

  /** Mark these targets and no others. `onPoint` hears which one is pointed at. */
  mark(targets: Target[], onPick: Pick, onPoint: (id: string | null) => void): void {
    this.clear();
    this.onPick = onPick;
    this.onPoint = onPoint;
    this.ids = targets.map((target) => target.id);
    for (const target of targets) {
      const element = this.board.find(target.id);
      if (!element) continue;
      element.classList.add("target");
      element.classList.toggle("aside", target.aside ?? false);
      element.setAttribute("tabindex", "0");
      element.setAttribute("role", "button");
      element.setAttribute("aria-label", target.name);
      if (target.pressed !== null) element.setAttribute("aria-pressed", String(target.pressed));
    }
    const asked = targets.filter((target) => !target.aside).map((target) => target.id);
    this.board.light("target", asked);
    this.board.light("other", this.ids.filter((id) => !asked.includes(id)));
    this.zoom.follow(asked.flatMap((id) => this.board.find(id) ?? []));
    this.resume();
  }

  /** Take all marks away. */
  clear(): void {
    this.hold();
    for (const element of this.board.withClass("target")) {
      element.classList.remove("target", "aside");
      for (const name of ["tabindex", "role", "aria-label", "aria-pressed"]) element.removeAttribute(name);
    }
    this.ids = [];
    this.onPoint = () => undefined;
    this.board.light("target", []);
    this.board.light("other", []);
    this.board.light("pointed", []);
  }

  /** Remember where the keys were, before the element that has the focus stops to be a target. */
  private hold(): void {
    const active = document.activeElement;
    const ours = active?.matches(".target:focus-visible, #buttons :focus-visible, #tools :focus-visible");
    if (!active || !ours) return;
    const box = active.getBoundingClientRect();
    this.held = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Give the focus back: to the same element if it is a target again, else to the nearest one. */
  private resume(): void {
    const held = this.held;
    if (!held) return;
    this.held = null;
    const active = document.activeElement;
    if (active && this.ids.includes(active.id)) {
      this.point(active.id);
      return;
    }
    // Somebody who went elsewhere meanwhile, to the chat perhaps, stays there.
    const free = !active || active === document.body || this.board.owns(active) || byId("buttons").contains(active);
    if (!free) return;
    const id = nearest(held, this.boxes());
    const element = id === null ? null : this.board.find(id);
    if (element) element.focus({ preventScroll: true });
    else setTimeout(() => byId("buttons").querySelector("button")?.focus());
  }

  /** The innermost target at or around an element. */
  private idOf(where: EventTarget | null): string | null {
    const hit = where instanceof Element ? where.closest(".target") : null;
    return hit && this.ids.includes(hit.id) ? hit.id : null;
  }

  private clicked(event: MouseEvent): void {
    const touch = event instanceof PointerEvent && event.pointerType === "touch";
    const id = touch ? this.touched(event) : this.idOf(event.target);
    if (id !== null) this.onPick(id);
  }

  /**
   * A finger covers more than a point. It takes the target under it or the only one near it; where
   * small targets lie close together, it looks closer instead of guessing.
   */
  private touched(event: PointerEvent): string | null {
    const point = { x: event.clientX, y: event.clientY };
    const under = this.idOf(event.target);
    const near = withinReach(point, this.boxes());
    const factor = closerToTell(near);
    if (factor > 1 && this.zoom.closer(point, factor)) return null;
    // As close as it gets, the best guess has to do.
    return under ?? (near.size === 1 || factor > 1 ? nearest(point, near) : null);
  }

  private key(event: KeyboardEvent): void {
    const id = this.idOf(event.target);
    if (id === null) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.onPick(id);
    }
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const boxes = this.boxes();
    const from = boxes.get(id);
    const next = from ? ahead(from, way, boxes) : null;
    if (next !== null) this.board.find(next)?.focus({ preventScroll: true });
  }

  /** Where the targets are seen. */
  private boxes(): Boxes {
    const found = this.ids.map((id) => [id, this.board.find(id)?.getBoundingClientRect()] as const);
    return new Map(found.flatMap(([id, box]) => (box ? [[id, box]] : [])));
  }
}
