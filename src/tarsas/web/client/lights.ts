// Rings of light around pieces, in a layer of their own above the picture: no neighbour covers them,
// the picture itself stays untouched, and a pulse costs no repainting of it.
import { make } from "./page";
import { svgElement } from "./svg";

/** What is lit, from below to above; each has its filter and its group. */
const KINDS = { other: 2.2, target: 2.6, hinted: 5, lit: 5, chosen: 4.5, pointed: 4.5 };

export type Kind = keyof typeof KINDS;

/** A ring is the piece grown a little, without the piece. */
function ring(kind: Kind, radius: number): SVGFilterElement {
  const filter = svgElement("filter", { id: `ring-${kind}`, x: "-40%", y: "-40%", width: "180%", height: "180%" });
  const solid = svgElement("feComponentTransfer", { in: "SourceAlpha", result: "solid" });
  // Pale pieces and shadows count as whole ones.
  solid.append(svgElement("feFuncA", { type: "linear", slope: 8 }));
  filter.append(
    solid,
    svgElement("feMorphology", { in: "solid", operator: "dilate", radius, result: "grown" }),
    svgElement("feMorphology", { in: "solid", operator: "erode", radius: 1, result: "inner" }),
    svgElement("feComposite", { in: "grown", in2: "inner", operator: "out", result: "ring" }),
    svgElement("feFlood", { class: `flood-${kind}` }),
    svgElement("feComposite", { in2: "ring", operator: "in" }),
  );
  return filter;
}

export class Lights {
  private readonly layer = svgElement("svg");
  // Copies of what can be focused could be focused too, were the layer not inert.
  private readonly cover = make("div", { id: "lights", inert: true, "aria-hidden": "true" }, this.layer);
  private readonly groups = new Map<Kind, SVGGElement>();
  private picture: SVGSVGElement | null = null;

  constructor() {
    const filters = svgElement("defs");
    this.layer.append(filters);
    for (const [name, radius] of Object.entries(KINDS)) {
      const kind = name as Kind;
      const group = svgElement("g", { class: `lights-${kind}` });
      filters.append(ring(kind, radius));
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

  /** Light these pieces and no others. */
  show(kind: Kind, pieces: SVGGraphicsElement[]): void {
    this.groups.get(kind)?.replaceChildren(...pieces.flatMap((piece) => this.draw(kind, piece)));
  }

  private draw(kind: Kind, piece: SVGGraphicsElement): SVGElement[] {
    const root = this.picture?.getScreenCTM()?.inverse();
    const around = (piece.parentNode as SVGGraphicsElement | null)?.getScreenCTM();
    if (!root || !around) return [];
    // A <use> brings the piece's own place with it, but not those of the groups around it.
    const m = root.multiply(around);
    const transform = `matrix(${[m.a, m.b, m.c, m.d, m.e, m.f].map((n) => n.toFixed(4)).join(" ")})`;
    const copy = svgElement("use", { href: `#${piece.id}`, transform, filter: `url(#ring-${kind})` });
    return kind === "chosen" ? [copy, this.tick(piece)] : [copy];
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
