// The graph of a review: every seat's share of winning over the game, beneath it what chance did and the points.
// A click goes to the position.
import { DASHES } from "./marks";
import { make } from "./page";
import { svgElement } from "./svg";
import type { Review, ReviewedPosition, Spell } from "./types";
import { favoured, isAlone, isPoor, nearest } from "./verdicts";

const LEFT = 34; // for the numbers of the axes
const RIGHT = 11; // for half of the last mark
const [TOP, GAP, BOTTOM] = [8, 7, 4];
/** How high the shares, the luck and the points are drawn: where there is room, and where there is little. */
const ROOMY = { shares: 96, luck: 22, points: 44 };
const SPARE = { shares: 58, luck: 16, points: 26 };
const LITTLE = 420; // pixels of the pane
const LEAST_LUCK = 0.15; // of the most that chance did: less than this is not drawn

/** A range of numbers over so many pixels. */
type Scale = (value: number) => number;

function scale(from: number, to: number, start: number, end: number): Scale {
  const span = to - from || 1;
  return (value) => start + ((value - from) / span) * (end - start);
}

/** What the graph is told by the page. */
export interface GraphWords {
  /** How a number of the upper axis is written. */
  share: (value: number) => string;
  /** The colour of a seat. */
  colour: (seat: number) => string;
  /** What the two strips beneath are called. */
  luck: string;
  points: string;
}

export class Graph {
  readonly element = make("div", { class: "review-graph" });
  private review: Review | null = null;
  private words: GraphWords | null = null;
  private label = "";
  private at = 0;
  private x: Scale = () => 0;
  private cursor: SVGElement | null = null;
  private drawnWidth = 0;
  private sizes = ROOMY;
  private only: number | null = null; // the seat that is looked at alone

  /** `go` shows a position. */
  constructor(go: (number: number) => void) {
    this.element.addEventListener("click", (event) => {
      const found = this.under(event.clientX);
      if (found) go(found.number);
    });
    new ResizeObserver(() => this.element.clientWidth !== this.drawnWidth && this.draw()).observe(this.element);
  }

  /** Show a review; `label` says in words what is to be seen. */
  show(review: Review, words: GraphWords, label: string): void {
    [this.review, this.words, this.label, this.only] = [review, words, label, null];
    this.draw();
  }

  /** Let one seat's lines and luck stand out; null: all are alike. */
  single(seat: number | null): void {
    this.only = seat;
    this.draw();
  }

  /** The class of what belongs to a seat. */
  private of(seat: number, words: GraphWords, kind: string): string {
    return `${kind} seat-${words.colour(seat)}${this.only !== null && this.only !== seat ? " dimmed" : ""}`;
  }

  /** Mark a position. */
  here(number: number): void {
    this.at = number;
    const x = this.x(number).toFixed(1);
    this.cursor?.setAttribute("d", `M${x} ${TOP - 4}V${this.height() - BOTTOM + 2}`);
  }

  private under(x: number): ReviewedPosition | null {
    if (!this.review) return null;
    const [first, last] = [this.x(0), this.x(this.last())];
    const share = (x - this.element.getBoundingClientRect().x - first) / (last - first);
    return nearest(this.review.positions, share * this.last());
  }

  private last(): number {
    return this.review?.positions.at(-1)?.number ?? 0;
  }

  private height(): number {
    const { shares, luck, points } = this.sizes;
    return TOP + shares + GAP + luck + GAP + points + BOTTOM;
  }

  private draw(): void {
    const { review, words } = this;
    const width = (this.drawnWidth = this.element.clientWidth);
    if (!review || !words || width === 0) return;
    this.sizes = (this.element.closest(".pane")?.clientHeight ?? LITTLE) < LITTLE ? SPARE : ROOMY;
    const height = this.height();
    const svg = svgElement("svg", { viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": this.label });
    this.x = scale(0, this.last(), LEFT, width - RIGHT);
    const y = this.shares(review);
    svg.append(...this.axis(review, y, words, width));
    svg.append(...this.luck(review, words));
    svg.append(...this.points(review, words, width));
    for (const seat of review.seats.keys()) svg.append(this.line(review, seat, y, words));
    svg.append(...this.marks(review, y, words));
    this.cursor = svgElement("path", { class: "review-cursor" });
    svg.append(this.cursor, this.name(words.luck, TOP + this.sizes.shares + GAP + 8), this.name(words.points, height - BOTTOM - this.sizes.points + 9));
    this.element.replaceChildren(svg);
    this.here(this.at);
  }

  /** How high a share is drawn: chances from none to all, points as far as they went. */
  private shares(review: Review): Scale {
    if (!isAlone(review)) return scale(0, 1, TOP + this.sizes.shares, TOP);
    const values = review.positions.flatMap((one) => one.shares);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const room = Math.max(1, high - low) * 0.08;
    return scale(low - room, high + room, TOP + this.sizes.shares, TOP);
  }

  private axis(review: Review, y: Scale, words: GraphWords, width: number): SVGElement[] {
    const values = review.positions.flatMap((one) => one.shares);
    const alone = [Math.min(...values), Math.max(...values)].map(Math.round);
    const at = isAlone(review) ? [...new Set(alone)] : [0, 0.5, 1];
    return at.flatMap((value) => {
      const height = y(value).toFixed(1);
      return [svgElement("path", { class: "review-grid", d: `M${LEFT} ${height}H${width - RIGHT}` }), this.number(words.share(value), y(value))];
    });
  }

  private number(words: string, y: number): SVGElement {
    const text = svgElement("text", { x: LEFT - 5, y: (y + 4).toFixed(1), class: "review-number" });
    text.textContent = words;
    return text;
  }

  private name(words: string, y: number): SVGElement {
    const text = svgElement("text", { x: LEFT + 3, y, class: "review-name" });
    text.textContent = words;
    return text;
  }

  private line(review: Review, seat: number, y: Scale, words: GraphWords): SVGElement {
    const corners = review.positions.map((one) => `${this.x(one.number).toFixed(1)} ${y(one.shares[seat] ?? 0).toFixed(1)}`);
    return this.path(`M${corners.join("L")}`, seat, words, "review-line");
  }

  private path(d: string, seat: number, words: GraphWords, kind: string): SVGElement {
    const dash = (DASHES[seat] ?? []).join(" ") || "none";
    return svgElement("path", { class: this.of(seat, words, kind), d, "stroke-dasharray": dash });
  }

  /** Inaccuracies and mistakes on the lines of who made them; a turning point has a ring. */
  private marks(review: Review, y: Scale, words: GraphWords): SVGElement[] {
    return review.deeds.filter((deed) => isPoor(deed) || deed.turning).map((deed) => {
      const [cx, cy] = [this.x(deed.last), y(deed.share)];
      const group = svgElement("g", { class: this.of(deed.seat, words, "review-mark"), transform: `translate(${cx.toFixed(1)} ${cy.toFixed(1)})` });
      if (deed.turning) group.append(svgElement("circle", { r: 7.5, class: "review-ring" }));
      // A mistake is a cross, an inaccuracy a dot.
      if (deed.grade === "mistake") group.append(svgElement("path", { d: "M-3.2-3.2 3.2 3.2M3.2-3.2-3.2 3.2", class: "review-cross" }));
      else group.append(svgElement("circle", { r: 2.6, class: "review-dot" }));
      return group;
    });
  }

  /** What chance did, as bars in the colour of who it moved most, or of who is looked at alone: up for what it gave, down
   * for what it took. A turning point is a broad one. */
  private luck(review: Review, words: GraphWords): SVGElement[] {
    const middle = TOP + this.sizes.shares + GAP + this.sizes.luck / 2;
    const found = review.spells.map((spell) => ({ spell, ...this.moved(spell) }));
    const most = Math.max(...found.map((one) => Math.abs(one.luck)), 1e-9);
    const bars = found.filter((one) => Math.abs(one.luck) >= LEAST_LUCK * most).map((one) => {
      const tall = (one.luck / most) * (this.sizes.luck / 2);
      const x = this.x(one.spell.last).toFixed(1);
      const kind = one.spell.turning ? "review-luck turning" : "review-luck";
      return svgElement("path", { class: this.of(one.seat, words, kind), d: `M${x} ${middle}V${(middle - tall).toFixed(1)}` });
    });
    const end = this.x(this.last());
    return [svgElement("path", { class: "review-grid", d: `M${LEFT} ${middle}H${end.toFixed(1)}` }), ...bars];
  }

  private moved(spell: Spell): { seat: number; luck: number } {
    return this.only === null ? favoured(spell) : { seat: this.only, luck: spell.luck[this.only] ?? 0 };
  }

  private points(review: Review, words: GraphWords, width: number): SVGElement[] {
    const values = review.positions.flatMap((one) => one.points);
    const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
    const floor = this.height() - BOTTOM;
    const y = scale(low, high, floor, floor - this.sizes.points);
    const lines = [...review.seats.keys()].map((seat) => {
      const steps = review.positions.map((one, i) => {
        const [px, py] = [this.x(one.number).toFixed(1), y(one.points[seat] ?? 0).toFixed(1)];
        return i === 0 ? `M${px} ${py}` : `H${px}V${py}`;
      });
      return this.path(steps.join(""), seat, words, "review-points");
    });
    const axis = [low, high].flatMap((value) => [
      svgElement("path", { class: "review-grid", d: `M${LEFT} ${y(value).toFixed(1)}H${width - RIGHT}` }),
      this.number(String(value), y(value)),
    ]);
    return [...axis, ...lines];
  }
}
