// What may be clicked on the board: marked, named, reachable by keys, and safe to hit by finger.
import type { Board } from "./board";
import { byId } from "./page";
import type { Zoom } from "./zoom";

const FINGER = 40; // pixels that a fingertip needs

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
  private held: { x: number; y: number } | null = null;

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
    const far = (id: string): number => {
      const at = this.middle(id);
      return at ? Math.hypot(at.x - held.x, at.y - held.y) : Infinity;
    };
    const nearest = [...this.ids].sort((a, b) => far(a) - far(b))[0];
    const element = nearest === undefined ? null : this.board.find(nearest);
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
    const under = this.idOf(event.target);
    const near = this.ids.filter((id) => {
      const box = this.board.find(id)?.getBoundingClientRect();
      if (!box) return false;
      const dx = Math.max(box.x - event.clientX, 0, event.clientX - box.right);
      const dy = Math.max(box.y - event.clientY, 0, event.clientY - box.bottom);
      return Math.hypot(dx, dy) < FINGER / 2;
    });
    const sizes = near.map((id) => {
      const box = this.board.find(id)?.getBoundingClientRect();
      return box ? Math.min(box.width, box.height) : FINGER;
    });
    const smallest = Math.min(...sizes);
    if (near.length > 1 && smallest < FINGER * 0.8) {
      this.zoom.closer({ x: event.clientX, y: event.clientY }, Math.min(4, (FINGER * 1.2) / smallest));
      return null;
    }
    return under ?? (near.length === 1 ? (near[0] ?? null) : null);
  }

  private key(event: KeyboardEvent): void {
    const id = this.idOf(event.target);
    if (id === null) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.onPick(id);
    }
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!way) return;
    event.preventDefault();
    this.walk(id, way[0] ?? 0, way[1] ?? 0);
  }

  /** Focus the nearest target in a direction; aside counts double, so that rows are followed. */
  private walk(from: string, wayX: number, wayY: number): void {
    const start = this.middle(from);
    let best: { id: string; cost: number } | null = null;
    for (const id of this.ids) {
      const at = this.middle(id);
      if (id === from || !start || !at) continue;
      const [dx, dy] = [at.x - start.x, at.y - start.y];
      const ahead = dx * wayX + dy * wayY;
      const aside = Math.abs(dx * wayY) + Math.abs(dy * wayX);
      const cost = ahead + 2 * aside;
      if (ahead > 1 && aside < 3 * ahead && (!best || cost < best.cost)) best = { id, cost };
    }
    if (best) this.board.find(best.id)?.focus({ preventScroll: true });
  }

  private middle(id: string): { x: number; y: number } | null {
    const box = this.board.find(id)?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  }
}
