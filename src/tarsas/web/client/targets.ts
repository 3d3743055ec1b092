// What may be clicked on the board: marked, named, reachable by keys, and safe to hit by finger.
import { ahead, closerToTell, nearest, withinReach, type Boxes } from "./aim";
import type { Board } from "./board";
import type { Gestures } from "./gestures";
import { around, smallest, type Point } from "./lens";
import { byId } from "./page";
import type { Zoom } from "./zoom";

const SMALL = 24; // pixels below which a target deserves a name beside the board
const BESIDE = 8; // pixels by which a mouse may miss one that small
const CLUSTER = 8; // times as large as its smallest target is what looks like one piece

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
  /** The same can be chosen at another element, where it happens. */
  twin?: boolean;
}

type Pick = (id: string) => void;

export class Targets {
  private ids: string[] = [];
  private onPick: Pick = () => undefined;
  private onPoint: (id: string | null) => void = () => undefined;
  /** Where somebody who plays by keys was when the targets went away. */
  private held: Point | null = null;
  /** The targets that the view went to last: it goes once, and leaves the player alone from then on. */
  private followed = "";
  private hovered: string | null = null; // what the pointer is at

  constructor(
    frame: HTMLElement,
    private readonly board: Board,
    private readonly zoom: Zoom,
    private readonly gestures: Gestures,
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
    frame.addEventListener("pointermove", (event) => {
      if (event.pointerType !== "touch" && event.buttons === 0) this.hover(this.aimed(event));
    });
    frame.addEventListener("pointerleave", () => this.hover(null));
  }

  /** Show what a target means, or none: it is pointed at, here or where it is named. */
  point(id: string | null): void {
    this.board.light("pointed", id === null ? [] : [id]);
    this.onPoint(id);
  }

  /** The pointer is at a target, or at none; nothing is said twice. */
  private hover(id: string | null): void {
    if (id === this.hovered) return;
    this.hovered = id;
    this.point(id);
  }

  /** Mark these targets and no others. `onPoint` hears which one is pointed at. */
  mark(targets: Target[], onPick: Pick, onPoint: (id: string | null) => void): void {
    this.clear();
    this.hovered = null; // what is there may mean something else now
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
    this.go(targets);
    this.resume();
  }

  /** Let the view go to the targets, unless it has been there already. */
  private go(targets: Target[]): void {
    const found = (some: Target[]): Element[] => some.flatMap((one) => this.board.find(one.id) ?? []);
    const asked = targets.filter((target) => !target.aside);
    const first = asked.filter((target) => !target.twin);
    this.zoom.choose(found(first), found(asked.filter((target) => target.twin)), found(targets.filter((target) => target.aside)));
    const ids = first.map((target) => target.id).sort().join(" ");
    if (ids === "" || ids === this.followed) return;
    this.followed = ids;
    this.zoom.follow(this.onPiece(found(first)));
  }

  /** Another decision begins, perhaps at the same targets: the view goes there again. */
  renew(): void {
    this.followed = "";
  }

  /** There is nothing to decide: the view goes back to where the player looked. */
  rest(): void {
    this.renew();
    this.zoom.rest();
  }

  /** Whether these are small places on one piece, as the picture says: what is around them matters little. */
  private onPiece(elements: Element[]): boolean {
    return elements.every((element) => element.closest("[data-worded]"));
  }

  /** Whether targets are to be told in words as well: the picture says so, or they are small and lie together. */
  worded(ids: string[]): boolean {
    const elements = ids.flatMap((id) => this.board.find(id) ?? []);
    if (elements.length === 0) return false;
    if (this.onPiece(elements)) return true;
    const boxes = this.zoom.atHome(elements);
    const [least, { width, height }] = [smallest(boxes), around(boxes)];
    return least < SMALL && Math.max(width, height) < CLUSTER * least;
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
    this.zoom.choose([]);
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
    const aimed = !(event instanceof PointerEvent) || event.pointerType === "mouse" || event.pointerType === "";
    const id = aimed ? this.aimed(event) : this.touched(event);
    if (id === null) return;
    this.gestures.forget();
    this.onPick(id);
  }

  /** A mouse or pen means what is under it; where that is nothing, a small target right beside it. */
  private aimed(event: MouseEvent): string | null {
    const under = this.idOf(event.target);
    // What has the room of its own, as a button over the board, is no miss.
    if (under !== null || !this.board.owns(event.target as Element)) return under;
    const point = { x: event.clientX, y: event.clientY };
    const small = [...this.boxes()].filter(([, box]) => Math.min(box.width, box.height) < SMALL);
    return nearest(point, withinReach(point, new Map(small), BESIDE));
  }

  /**
   * A finger covers more than a point. It takes the target under it or the nearest one within its
   * reach; where small targets lie close together, it looks closer instead of guessing.
   */
  private touched(event: PointerEvent): string | null {
    const point = { x: event.clientX, y: event.clientY };
    const near = withinReach(point, this.boxes());
    const factor = closerToTell(near);
    if (factor > 1 && this.zoom.closer(point, factor)) return null;
    return this.idOf(event.target) ?? nearest(point, near);
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
