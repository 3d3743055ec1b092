// The view of the board: goes where one has to act, and comes closer by the player's own wish.
import { around, FINGER, holds, Lens, middle, placeOf, relaid, smallest, type Box, type Laid, type Point, type Size } from "./lens";

const TILE = 48; // pixels that a tile has at least on a desk, unless the player wants to see more at once
const AIMED = 16; // pixels that a mouse needs

/** A named part of the picture, in the picture's own units. */
export type Part = Box & { name: string };

export class Zoom {
  /** The parts that a small screen shows one by one, and which of them is looked at. */
  parts: Part[] = [];
  part: number | null = null;
  /** The size of a tile in the picture's own units, or 0 for pictures without any. */
  grain = 0;
  onMove: () => void = () => undefined;
  private readonly lens = new Lens();
  /** Where the view goes back to when it has gone somewhere by itself. */
  private readonly home = new Lens();
  /** Whether how close one looks is the player's own wish. */
  private wished = false;
  /** Whether the view goes from part to part. */
  private roams = false;
  /** Where the choices are on the board, where the same ones are once more, and where a click would change one. */
  private asked: Box[] = [];
  private twins: Box[] = [];
  private others: Box[] = [];
  /** What the picture keeps together with the choices: seen too, where there is room. */
  private together: Box[] = [];
  /** How everything lay when the view was placed last. */
  private laid: Laid = { frame: { width: 0, height: 0 }, picture: { x: 0, y: 0, width: 0, height: 0 } };
  private tiny = false;

  /** `frame` is the window on the board, `inside` what is moved. */
  constructor(
    private readonly frame: HTMLElement,
    private readonly inside: HTMLElement,
  ) {
    addEventListener("resize", () => this.again());
    this.place();
  }

  get close(): boolean {
    return this.lens.close;
  }

  get scale(): number {
    return this.lens.scale;
  }

  // What the player wishes

  /** Show the whole board. */
  whole(): void {
    this.lens.whole();
    this.keep(true);
  }

  /** Look closer around a point of the screen, or from further away; says whether that is possible. */
  closer(point: Point, factor: number): boolean {
    const before = this.lens.scale;
    this.lens.closer(this.inFrame(point), factor);
    if (this.lens.scale === before) return false;
    this.keep();
    return this.lens.scale > before;
  }

  /** Look closer around the middle of the window, or from further away. */
  step(factor: number): void {
    const { width, height } = this.size();
    this.lens.closer({ x: width / 2, y: height / 2 }, factor);
    this.keep(true);
  }

  /** Move the board under the window. */
  drag(by: Point): void {
    // Who looks around where the view has gone by itself wants to go back as much as before.
    const own = this.lens.scale === this.home.scale;
    this.lens.move(by);
    this.place();
    if (own) this.home.as(this.lens);
  }

  private keep(glides = false): void {
    this.wished = true;
    this.place(null, glides);
    this.home.as(this.lens);
  }

  /** Look at one part of the picture, as close as it fits; from then on the view goes from part to part. */
  look(part: Part, glides = false): void {
    this.wished = false;
    this.roams = true;
    this.lens.look(this.unmoved(part), this.size());
    this.place(this.parts.indexOf(part), glides);
    this.home.as(this.lens);
  }

  /** Look at the same place in a window of another size. */
  private again(): void {
    const part = this.parts[this.part ?? -1];
    const [before, now] = [this.laid, { frame: this.size(), picture: this.picture() }];
    if (before.picture.width > 0) {
      for (const lens of [this.lens, this.home]) lens.relay(before, now);
      const again = (boxes: Box[]): Box[] => boxes.map((box) => relaid(box, before, now));
      [this.asked, this.twins, this.others, this.together] = [again(this.asked), again(this.twins), again(this.others), again(this.together)];
    }
    if (part) this.look(part);
    else this.place();
    if (this.asked.length > 0) this.follow(this.tiny);
  }

  // What the game asks

  /** Bring an element into the window, for those who walk the board by keys. */
  reveal(element: Element): void {
    const box = this.onBoard(element);
    if (this.lens.within([box], this.size()).length > 0) return;
    this.lens.center(box, this.size());
    this.place(null, true);
  }

  /** Bring what is spoken of into the window, unless some of it is there already. */
  revealSome(elements: Element[]): void {
    const boxes = elements.map((one) => this.onBoard(one)).filter((box) => box.width > 0);
    const [first] = boxes;
    if (!first || this.lens.within(boxes, this.size()).length > 0) return;
    this.lens.center(first, this.size());
    this.place(null, true);
  }

  /** Say where the choices are, where else the same ones are, and what else can be clicked. */
  choose(asked: Element[], twins: Element[] = [], others: Element[] = []): void {
    // What is drawn by symbols that are still on their way has no size yet.
    const boxes = (all: Element[]): Box[] => all.map((one) => this.onBoard(one)).filter((box) => box.width > 0);
    [this.asked, this.twins, this.others] = [boxes(asked), boxes(twins), boxes(others)];
    this.together = boxes([...new Set(asked.flatMap((one) => one.closest("[data-together]") ?? []))]);
    this.onMove();
  }

  /** Go where one has to act: nobody must search for it, nor aim at what is too small, or `tiny` on a piece. */
  follow(tiny = false): void {
    this.tiny = tiny;
    if (this.asked.length === 0 || (this.wished && !this.home.close)) return;
    this.base();
    if (this.cutsOff()) this.lens.as(this.home);
    const part = this.partToAct();
    if (part) {
      this.lens.look(this.unmoved(part), this.size());
      this.home.as(this.lens);
    }
    this.lens.follow(this.asked, this.size(), tiny || coarse() ? FINGER : AIMED, coarse(), this.twins);
    if (this.together.length > 0) this.lens.takeIn(this.asked, this.together, this.size());
    this.place(part ? this.parts.indexOf(part) : this.amid(), true);
  }

  /** Go to what is spoken of, as to where one has to act; if that is elsewhere, only `beside` it. */
  attend(spoken: Element[], beside = false): void {
    const { asked, twins, together } = this;
    const boxes = spoken.map((one) => this.onBoard(one)).filter((box) => box.width > 0);
    if (beside && asked.length > 0) {
      this.lens.takeIn(asked, boxes, this.size());
      this.place(this.part, true);
      return;
    }
    [this.asked, this.twins, this.together] = [boxes, [], []];
    this.follow();
    if (boxes.length > 1 && this.misses()) {
      this.asked = boxes.slice(0, 1); // without room for all one begins with the first
      this.follow();
    }
    [this.asked, this.twins, this.together] = [asked, twins, together];
    this.onMove();
  }

  /** Come closer to some elements, as far as all of them and what is around them are seen. */
  approach(elements: Element[], closest: number): void {
    const boxes = elements.map((one) => this.onBoard(one)).filter((box) => box.width > 0);
    this.lens.whole();
    if (boxes.length > 0) this.lens.approach(boxes, this.size(), closest);
    this.place(null, true);
  }

  /** Nothing is to be chosen: go back to where the player looked. */
  rest(): void {
    this.base();
    this.place(this.amid(), true);
  }

  /** Begin where the player looked, at tiles that can be made out. */
  private base(): void {
    this.lens.as(this.home);
    const size = this.size();
    const least = (coarse() ? FINGER : TILE) / (this.grain * this.unit());
    const middle = { x: size.width / 2, y: size.height / 2 };
    if (!this.wished && this.grain > 0 && this.lens.scale < least) this.lens.closer(middle, least / this.lens.scale);
  }

  /** Whether tiles are looked at closer at the cost of choices that are large without it. */
  private cutsOff(): boolean {
    const [size, all] = [this.size(), around(this.asked)];
    const fits = all.width * this.lens.scale <= size.width && all.height * this.lens.scale <= size.height;
    const large = smallest(this.asked) * this.home.scale >= TILE;
    return !fits && large && this.home.within([all], size).length > 0;
  }

  /** The part to go to: one with all choices, or with most of them if none is in sight. */
  private partToAct(): Part | null {
    const seen = this.lens.within(this.asked, this.size()).length;
    if (!this.roams || this.wished || seen === this.asked.length) return null;
    const counts = this.parts.map((part) => this.asked.filter((box) => this.lies(box, part)).length);
    const most = Math.max(0, ...counts);
    const part = this.parts[counts.indexOf(most)];
    return part && (most === this.asked.length || (seen === 0 && most > 0)) ? part : null;
  }

  /** The part in the middle of the window, where the view has gone by itself. */
  private amid(): number | null {
    if (!this.roams || this.wished) return this.part;
    const { width, height } = this.size();
    const centre = { x: width / 2, y: height / 2, width: 0, height: 0 };
    const there = (part: Part | undefined): boolean => part !== undefined && holds(this.lens.seen(this.unmoved(part)), centre);
    if (there(this.parts[this.part ?? -1])) return this.part;
    const found = this.parts.findIndex(there);
    return found < 0 ? null : found;
  }

  private lies(box: Box, part: Part): boolean {
    return holds(this.unmoved(part), { ...middle(box), width: 0, height: 0 });
  }

  /** Whether all of a part is in the window. */
  sees(part: Part): boolean {
    return holds({ x: 0, y: 0, ...this.size() }, this.lens.seen(this.unmoved(part)));
  }

  /** Whether there are choices out of sight: anywhere, or in a part. */
  misses(part: Part | null = null): boolean {
    const there = part ? this.asked.filter((box) => this.lies(box, part)) : this.asked;
    return this.lens.within(there, this.size()).length < there.length;
  }

  /** Where something can be clicked in the window, when the view has come to rest. */
  clickable(): Box[] {
    return [...this.asked, ...this.twins, ...this.others].map((box) => this.lens.seen(box));
  }

  /** Where elements are while the player looks as wished, whether the view has come closer by itself or not. */
  atHome(elements: Element[]): Box[] {
    return elements.map((element) => this.home.seen(this.onBoard(element)));
  }

  // What the page says

  size(): Size {
    return { width: this.frame.clientWidth, height: this.frame.clientHeight };
  }

  private inFrame(point: Point): Point {
    const frame = this.frame.getBoundingClientRect();
    return { x: point.x - frame.x, y: point.y - frame.y };
  }

  /** Where an element is while the whole board is shown; also while the view is on its way. */
  private onBoard(element: Element): Box {
    const [box, board] = [element.getBoundingClientRect(), this.inside.getBoundingClientRect()];
    const scale = board.width / this.inside.offsetWidth || 1;
    return {
      x: (box.x - board.x) / scale,
      y: (box.y - board.y) / scale,
      width: box.width / scale,
      height: box.height / scale,
    };
  }

  private board(): Size {
    return { width: this.inside.offsetWidth, height: this.inside.offsetHeight };
  }

  private view(): Size | null {
    return this.inside.querySelector("svg")?.viewBox.baseVal ?? null;
  }

  /** How many pixels a unit of the picture has while the whole board is shown. */
  private unit(): number {
    const [view, board] = [this.view(), this.board()];
    return view ? Math.min(board.width / view.width, board.height / view.height) : 1;
  }

  /** Where the picture lies in the frame while the whole board is shown. */
  private picture(): Box {
    const view = this.view();
    return view ? placeOf({ x: 0, y: 0, width: view.width, height: view.height }, view, this.board()) : { x: 0, y: 0, ...this.board() };
  }

  /** Where a part lies in the frame while the whole board is shown. */
  private unmoved(part: Part): Box {
    const view = this.view();
    return view ? placeOf(part, view, this.board()) : { x: 0, y: 0, width: 0, height: 0 };
  }

  private place(part: number | null = null, glides = false): void {
    this.part = part;
    this.frame.classList.toggle("close", this.close);
    this.inside.classList.toggle("glides", glides);
    this.laid = { frame: this.size(), picture: this.picture() };
    this.lens.stop(this.laid.frame, this.laid.picture);
    const { x, y, scale } = this.lens;
    this.inside.style.transform = this.close ? `translate(${x}px, ${y}px) scale(${scale})` : "";
    this.onMove();
  }
}

/** Whether fingers point at things here. */
function coarse(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
