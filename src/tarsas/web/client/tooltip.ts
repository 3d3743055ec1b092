// Explains what is pointed at: on hover, on focus and on a long press.
import { FINGER, holds, type Box, type Point } from "./lens";
import type { Outline } from "./outline";
import { make } from "./page";
import { pictured, plainly } from "./pictured";

const HOVER_DELAY = 350;
const PRESS_DELAY = 500;
const PRESS_STAYS = 3000;
const EXPLAINED = "[data-about], .target";

/** Whether one line says all that another does, as its beginning: "The pink die: 3" and "The pink die." */
function tells(whole: string, part: string): boolean {
  return plainly(whole).startsWith(plainly(part).replace(/\.$/, ""));
}

/** The thing at a pointer and the room of a finger around it: what comes there belongs to the click. */
function around(event: PointerEvent): Box {
  const { clientX: x, clientY: y } = event;
  const box = event.target instanceof Element ? event.target.closest(EXPLAINED)?.getBoundingClientRect() : undefined;
  const [left, top] = [Math.min(box?.left ?? x, x - FINGER), Math.min(box?.top ?? y, y - FINGER)];
  const [right, bottom] = [Math.max(box?.right ?? x, x + FINGER), Math.max(box?.bottom ?? y, y + FINGER)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export class Tooltip {
  private readonly bubble = make("div", { class: "tooltip", role: "tooltip", hidden: true });
  private timer = 0;
  /** Where something was clicked: nothing is said about this place until the pointer has left it. */
  private clicked: Box | null = null;

  /**
   * Explains elements inside `frame` that carry `data-about`, are named as targets, or lie in areas;
   * with the pictures of the pieces that they name in `data-pieces`.
   */
  constructor(
    private readonly frame: HTMLElement,
    private readonly outline: Outline,
    private readonly portrait: (id: string) => SVGSVGElement | null,
  ) {
    frame.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "touch" && !this.stays(event)) this.later(event, HOVER_DELAY);
    });
    frame.addEventListener("pointerleave", () => {
      this.clicked = null;
      this.hide();
    });
    // Also beside the board: what is read has been read.
    document.addEventListener("pointerdown", () => this.hide(), { capture: true });
    frame.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "touch") this.later(event, PRESS_DELAY, PRESS_STAYS);
      else this.clicked = around(event);
    });
    for (const name of ["pointerup", "pointercancel"] as const) {
      frame.addEventListener(name, (event) => {
        if (event.pointerType === "touch" && this.bubble.hidden) this.hide();
      });
    }
    frame.addEventListener("focusin", (event) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) this.show(event.target);
    });
    frame.addEventListener("focusout", () => this.hide());
    frame.addEventListener("contextmenu", (event) => !this.bubble.hidden && event.preventDefault());
  }

  /** Whether the pointer is where it clicked last: the picture may have moved under it, it has not. */
  private stays(event: PointerEvent): boolean {
    const point = { x: event.clientX, y: event.clientY, width: 0, height: 0 };
    if (this.clicked && !holds(this.clicked, point)) this.clicked = null;
    return this.clicked !== null;
  }

  hide(): void {
    clearTimeout(this.timer);
    if (!this.bubble.hidden) this.outline.hide();
    this.bubble.hidden = true;
  }

  private later(event: PointerEvent, delay: number, stay = 0): void {
    clearTimeout(this.timer);
    const element = event.target instanceof Element ? event.target : null;
    const point = { x: event.clientX, y: event.clientY };
    const areas = element ? this.outline.at(element, point) : [];
    if (!element || (!element.closest(EXPLAINED) && areas.length === 0)) {
      this.hide();
      return;
    }
    this.timer = window.setTimeout(() => {
      this.show(element, point);
      if (stay) this.timer = window.setTimeout(() => this.hide(), stay);
    }, delay);
  }

  private show(element: Element, point: Point | null = null): void {
    const owner = element.closest(EXPLAINED) ?? element;
    if (!this.frame.contains(owner)) return;
    // What a click would do stands before what the thing is, and that before the areas it is in.
    const does = element.closest(".target")?.getAttribute("aria-label");
    const about = element.closest("[data-about]")?.getAttribute("data-about");
    const areas = this.outline.show(this.outline.at(element, point));
    const said = [does, about, ...areas].flatMap((line) => line || []);
    const lines = said.filter((line, i) => !said.some((other, j) => j !== i && tells(other, line) && (j < i || !tells(line, other))));
    if (lines.length === 0) return;
    // Put in place now: the page may have been morphed since.
    document.body.append(this.bubble);
    const pieces = element.closest("[data-pieces]")?.getAttribute("data-pieces")?.split(" ") ?? [];
    const portraits = pieces.flatMap((id) => this.portrait(id) ?? []);
    this.bubble.replaceChildren(...pictured(lines.join("\n")), make("div", { hidden: !portraits.length }, ...portraits));
    this.bubble.hidden = false;
    const box = owner.getBoundingClientRect();
    const own = this.bubble.getBoundingClientRect();
    const x = Math.min(innerWidth - own.width - 8, Math.max(8, box.x + box.width / 2 - own.width / 2));
    const above = box.y - own.height - 8;
    const y = above > 8 ? above : Math.min(innerHeight - own.height - 8, box.bottom + 8);
    this.bubble.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }
}
