// Rings of light around pieces, in a layer of their own above the picture: no neighbour covers them,
// the picture itself stays untouched, and a pulse costs no repainting of it.
import { make } from "./page";
import { svgElement } from "./svg";

/** Who may have changed something lately: a seat by its colour, or chance. */
export const RECENT = ["red", "blue", "green", "yellow", "violet", "orange", "chance"] as const;

/** What is lit, from below to above, with the width of its ring in pixels. */
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
  target: 2.4,
  hinted: 4,
  lit: 4,
  chosen: 4,
  pointed: 4,
};
const GAP = 5; // parts of a piece closer together than this, in pixels, get one ring

export type Kind = keyof typeof KINDS;

/** How classes name a kind of light: `recent-red` also wears the colours of the red seat. */
function dress(kind: Kind): string {
  const [name = "", colour] = kind.split("-");
  return colour ? `${name} seat-${colour}` : name;
}

/** The light around a piece. `unit` is a pixel in the picture. */
function ring(kind: Kind, unit: number): SVGFilterElement {
  const filter = svgElement("filter", { id: `ring-${kind}`, x: "-75%", y: "-75%", width: "250%", height: "250%" });
  const solid = svgElement("feComponentTransfer", { in: "SourceAlpha", result: "solid" });
  // Pale pieces and shadows count as whole ones.
  solid.append(svgElement("feFuncA", { type: "linear", slope: 8 }));
  const width = KINDS[kind] * unit;
  filter.append(
    solid,
    ...(kind.startsWith("recent") ? halo(width) : line(width, unit)),
    svgElement("feFlood", { class: `flood-${dress(kind)}` }),
    svgElement("feComposite", { in2: "ring", operator: "in" }),
  );
  return filter;
}

/** A line that touches the piece: the piece grown a little, without the piece. */
function line(radius: number, unit: number): SVGElement[] {
  const gap = GAP * unit;
  return [
    svgElement("feMorphology", { in: "solid", operator: "dilate", radius: gap, result: "wide" }),
    svgElement("feMorphology", { in: "wide", operator: "erode", radius: gap, result: "shape" }),
    svgElement("feMorphology", { in: "shape", operator: "dilate", radius, result: "grown" }),
    svgElement("feMorphology", { in: "shape", operator: "erode", radius: unit, result: "inner" }),
    svgElement("feComposite", { in: "grown", in2: "inner", operator: "out", result: "ring" }),
  ];
}

/** Something softer that covers nothing of the piece, and is quickly drawn around many. */
function halo(width: number): SVGElement[] {
  const strong = svgElement("feComponentTransfer", { in: "blurred", result: "soft" });
  strong.append(svgElement("feFuncA", { type: "linear", slope: 6 }));
  return [
    svgElement("feGaussianBlur", { in: "solid", stdDeviation: 0.8 * width, result: "blurred" }),
    strong,
    svgElement("feComposite", { in: "soft", in2: "solid", operator: "out", result: "ring" }),
  ];
}

export class Lights {
  private readonly layer = svgElement("svg");
  // Copies of what can be focused could be focused too, were the layer not inert.
  private readonly cover = make("div", { id: "lights", inert: true, "aria-hidden": "true" }, this.layer);
  private readonly groups = new Map<Kind, SVGGElement>();
  private readonly filters = svgElement("defs");
  private picture: SVGSVGElement | null = null;
  private unit = 0;

  constructor() {
    this.layer.append(this.filters);
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

  /** Light these pieces and no others; the parts of a piece get one ring. */
  show(kind: Kind, pieces: SVGGraphicsElement[][]): void {
    if (pieces.length > 0) this.measure();
    this.groups.get(kind)?.replaceChildren(...pieces.flatMap((parts) => this.draw(kind, parts)));
  }

  /** Rings are as wide on a phone as on a desk, and close up as from afar: they follow the size. */
  measure(): void {
    const box = this.picture?.viewBox.baseVal;
    const { width, height } = this.picture?.getBoundingClientRect() ?? new DOMRect();
    if (!box || width === 0 || height === 0) return;
    const unit = Math.max(box.width / width, box.height / height);
    if (Math.abs(unit - this.unit) < 0.05 * unit) return;
    this.unit = unit;
    this.filters.replaceChildren(...(Object.keys(KINDS) as Kind[]).map((kind) => ring(kind, unit)));
  }

  private draw(kind: Kind, parts: SVGGraphicsElement[]): SVGElement[] {
    const copies = parts.flatMap((part) => this.copy(part) ?? []);
    if (copies.length === 0) return [];
    // The filter stands outside the copies' own scales, so that all rings are equally wide.
    const ringed = svgElement("g", { filter: `url(#ring-${kind})` });
    ringed.append(...copies);
    return kind === "chosen" ? [ringed, ...parts.map((part) => this.tick(part))] : [ringed];
  }

  private copy(part: SVGGraphicsElement): SVGElement | null {
    const root = this.picture?.getScreenCTM()?.inverse();
    const around = (part.parentNode as SVGGraphicsElement | null)?.getScreenCTM();
    if (!root || !around) return null;
    // A <use> brings the part's own place with it, but not those of the groups around it.
    const m = root.multiply(around);
    const transform = `matrix(${[m.a, m.b, m.c, m.d, m.e, m.f].map((n) => n.toFixed(4)).join(" ")})`;
    if (part.id) return svgElement("use", { href: `#${part.id}`, transform });
    const placed = svgElement("g", { transform });
    placed.append(part.cloneNode(true));
    return placed;
  }

  /** A sign that something is chosen, for those who do not see a thicker ring. */
  private tick(piece: SVGGraphicsElement): SVGElement {
    const root = this.picture?.getScreenCTM()?.inverse() ?? new DOMMatrix();
    const box = piece.getBoundingClientRect();
    const at = new DOMPoint(box.right, box.top).matrixTransform(root);
    const sign = svgElement("g", { class: "tick", transform: `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})` });
    sign.append(svgElement("circle", { r: 11 }), svgElement("path", { d: "M-5 0L-1.5 4L5.5-4.5" }));
    return sign;
  }
}
