// Light around pieces along their real outline, in a layer of its own above the picture: no neighbour
// covers it, the picture itself stays untouched, and no number is covered.
import { drawShape, shapesOf } from "./halo";
import { meet, type Box } from "./lens";
import { make } from "./page";
import { svgElement } from "./svg";

/** Who may have changed something lately: a seat by its colour, or chance. */
export const RECENT = ["red", "blue", "green", "yellow", "violet", "orange", "chance"] as const;

/** What is lit, from below to above, with the width of its light in pixels. */
const KINDS = {
  "recent-red": 4,
  "recent-blue": 4,
  "recent-green": 4,
  "recent-yellow": 4,
  "recent-violet": 4,
  "recent-orange": 4,
  "recent-chance": 2.5,
  around: 2,
  area: 3,
  other: 2,
  target: 2.6,
  hinted: 4,
  taught: 5,
  lit: 4,
  chosen: 4,
  pointed: 4,
};
const SMALL = 32; // pixels: around a smaller piece a thin line would be overlooked
const BROAD = 4.5;
const SEAM = 1; // pixels: parts of a piece that touch each other get one outline
const TICK = 11; // half a tick, in units of the picture

export type Kind = keyof typeof KINDS;

/** How classes name a kind of light: `recent-red` also wears the colours of the red seat. */
function dress(kind: Kind): string {
  return `${kind.split("-")[0] ?? ""} ${seatOf(kind)}`.trim();
}

function seatOf(kind: Kind): string {
  const colour = kind.split("-")[1];
  return colour ? `seat-${colour}` : "";
}

export class Lights {
  private readonly layer = svgElement("svg");
  private readonly cover = make("div", { id: "lights", inert: true, "aria-hidden": "true" }, this.layer);
  private readonly groups = new Map<Kind, SVGGElement>();
  private picture: SVGSVGElement | null = null;
  private closer = 1;
  private masks = 0;

  constructor() {
    for (const kind of Object.keys(KINDS) as Kind[]) {
      const group = svgElement("g", { class: `lights-${dress(kind)}` });
      this.layer.append(group);
      this.groups.set(kind, group);
    }
  }

  /** Lie over this picture. */
  over(picture: SVGSVGElement): void {
    this.picture = picture;
    this.layer.setAttribute("viewBox", picture.getAttribute("viewBox") ?? "");
    picture.after(this.cover);
  }

  /** Light these pieces and no others; the parts of a piece get one outline. */
  show(kind: Kind, pieces: SVGGraphicsElement[][]): void {
    if (pieces.length > 0) this.measure(this.closer);
    const words = pieces.length > 0 ? this.words() : [];
    this.groups.get(kind)?.replaceChildren(...pieces.flatMap((parts) => this.draw(kind, parts, words)));
  }

  /** Lights are as wide on a phone as on a desk, and close up as from afar: they follow the size. */
  measure(closer: number): void {
    this.closer = closer;
    this.layer.style.setProperty("--pixel", this.pixel().toFixed(4));
  }

  /** How long a pixel of the screen is in the picture. */
  private pixel(): number {
    const [box, room] = [this.picture?.viewBox.baseVal, this.picture?.parentElement];
    if (!box || !room || room.offsetWidth === 0) return 1;
    return Math.max(box.width / room.offsetWidth, box.height / room.offsetHeight) / this.closer;
  }

  private draw(kind: Kind, parts: SVGGraphicsElement[], words: Box[]): SVGElement[] {
    const [light, inside] = [svgElement("g"), svgElement("g")];
    const broad = kind === "target" && parts.every((part) => part.getBoundingClientRect().width < SMALL);
    const pixels = broad ? BROAD : KINDS[kind];
    for (const part of parts) {
      const around = this.placeOf(part.parentNode as SVGGraphicsElement);
      if (!around) continue;
      const m = [around.a, around.b, around.c, around.d, around.e, around.f].map((n) => n.toFixed(4));
      for (const [group, width] of [[light, 2 * pixels], [inside, SEAM]] as const) {
        const placed = svgElement("g", { class: "part", transform: `matrix(${m.join(" ")})` });
        placed.style.transform = part.style.transform ? `${cssMatrix(around)} ${part.style.transform}` : "";
        placed.append(...shapesOf(part).map((shape) => drawShape(shape, around, width)));
        group.append(placed);
      }
    }
    if (!light.firstChild) return [];
    if (parts.some((part) => part.closest("[data-night]"))) light.setAttribute("class", `night ${seatOf(kind)}`);
    const boxes = parts.map((part) => this.boxOf(part));
    const wide = pixels * this.pixel();
    const near = words.filter((word) => boxes.some((box) => meet(grown(box, wide), word)));
    const mask = this.mask(inside, near);
    light.setAttribute("mask", `url(#${mask.id})`);
    return [mask, light, ...(kind === "chosen" ? boxes.map((box) => this.tick(box, words)) : [])];
  }

  /** What is not to be lit: the piece itself, and words beside it. */
  private mask(inside: SVGGElement, words: Box[]): SVGMaskElement {
    const { x, y, width, height } = this.picture?.viewBox.baseVal ?? new DOMRect();
    const all = { x: x - width, y: y - height, width: 3 * width, height: 3 * height };
    const mask = svgElement("mask", { id: `around-${++this.masks}`, maskUnits: "userSpaceOnUse", ...all });
    const holes = words.map((word) => svgElement("rect", { ...word, rx: 2 }));
    mask.append(svgElement("rect", { ...all, class: "all" }), inside, ...holes);
    return mask;
  }

  /** The transformation from an element's inside to the picture. */
  private placeOf(element: SVGGraphicsElement): DOMMatrix | null {
    const [root, own] = [this.picture?.getScreenCTM()?.inverse(), element.getScreenCTM()];
    return root && own ? root.multiply(own) : null;
  }

  /** Where an element lies in the picture. */
  private boxOf(element: Element): Box {
    const root = this.picture?.getScreenCTM()?.inverse() ?? new DOMMatrix();
    const box = element.getBoundingClientRect();
    const [from, to] = [new DOMPoint(box.left, box.top), new DOMPoint(box.right, box.bottom)];
    const [a, b] = [from.matrixTransform(root), to.matrixTransform(root)];
    return { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y };
  }

  /** Where numbers and words stand. Above and below the letters their boxes are empty. */
  private words(): Box[] {
    const all = [...(this.picture?.querySelectorAll("text") ?? [])].map((word) => this.boxOf(word));
    return all.map((box) => ({ ...box, y: box.y + 0.2 * box.height, height: 0.6 * box.height }));
  }

  /** A sign that something is chosen, for those who do not see a wider light: in a corner without a number. */
  private tick(box: Box, words: Box[]): SVGElement {
    const corners = [box.y, box.y + box.height].flatMap((y) => [box.x + box.width, box.x].map((x) => ({ x, y })));
    const room = ({ x, y }: { x: number; y: number }): Box => ({ x: x - TICK, y: y - TICK, width: 2 * TICK, height: 2 * TICK });
    const at = corners.find((corner) => !words.some((word) => meet(room(corner), word))) ?? { x: box.x + box.width, y: box.y };
    const sign = svgElement("g", { class: "tick", transform: `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})` });
    const drawn = svgElement("g", {}); // it comes no closer with the picture: it would hide its neighbours
    drawn.append(svgElement("circle", { r: TICK }), svgElement("path", { d: "M-5 0L-1.5 4L5.5-4.5" }));
    sign.append(drawn);
    return sign;
  }
}

function cssMatrix(m: DOMMatrix): string {
  return `matrix(${[m.a, m.b, m.c, m.d, m.e, m.f].join(", ")})`;
}

function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}
