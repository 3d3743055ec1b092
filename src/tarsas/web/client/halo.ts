// The bare shapes of a piece, whatever it is drawn with: what a light around it follows.
import { svgElement } from "./svg";

const GROUPS = new Set(["g", "svg", "a", "symbol", "switch"]);
const GEOMETRY: Record<string, string[]> = {
  path: ["d"],
  rect: ["x", "y", "width", "height", "rx", "ry"],
  circle: ["cx", "cy", "r"],
  ellipse: ["cx", "cy", "rx", "ry"],
  polygon: ["points"],
  polyline: ["points"],
  line: ["x1", "y1", "x2", "y2"],
};
const FEW = 16; // more lines than this are a pattern within a shape, not its outline

/** A shape without colours: `own` is the width of its line, in its own units; `open` ones have no inside. */
export interface Shape {
  tag: string;
  attributes: Record<string, string>;
  transform: string;
  own: number;
  open: boolean;
}

/** How a shape is to be seen: not at all, or with its inside, its line, or both. */
function paint(element: Element): { fill: boolean; line: number } {
  const { fill, fillOpacity, stroke, strokeWidth } = getComputedStyle(element);
  const seen = (colour: string): boolean => colour !== "none" && !/^(transparent|rgba\(.*, 0\))$/.test(colour);
  return {
    fill: seen(fill) && parseFloat(fillOpacity || "1") > 0.02,
    line: seen(stroke) ? parseFloat(strokeWidth) || 0 : 0,
  };
}

/** Whether a line comes back to where it began. */
function closed(element: Element): boolean {
  if (element.localName === "path") return /z\s*$/i.test(element.getAttribute("d") ?? "");
  return element.localName !== "line" && element.localName !== "polyline";
}

function collect(element: Element, transform: string, found: Shape[], unseen: Shape[]): void {
  if (element.getAttribute("display") === "none") return;
  const own = element.getAttribute("transform") ?? "";
  const placed = own ? `${transform} ${own}` : transform;
  const geometry = GEOMETRY[element.localName];
  if (GROUPS.has(element.localName)) for (const child of element.children) collect(child, placed, found, unseen);
  else if (element.localName === "use") {
    const named = document.getElementById((element.getAttribute("href") ?? "").slice(1));
    const [x, y] = [element.getAttribute("x") ?? "0", element.getAttribute("y") ?? "0"];
    if (named) collect(named, `${placed} translate(${x} ${y})`, found, unseen);
  } else if (geometry) {
    const { fill, line } = paint(element);
    const attributes: Record<string, string> = {};
    for (const name of geometry) {
      const value = element.getAttribute(name);
      if (value !== null) attributes[name] = value;
    }
    const shape = { tag: element.localName, attributes, transform: placed, own: line, open: !fill && !closed(element) };
    (fill || line > 0 ? found : unseen).push(shape);
  }
}

/** The shapes of a piece, inside of what it stands in; of one that is only to be hit, that one. */
export function shapesOf(piece: SVGGraphicsElement): Shape[] {
  const [found, unseen]: [Shape[], Shape[]] = [[], []];
  collect(piece, "", found, unseen);
  if (found.length === 0 && unseen.length === 0) return boxOf(piece);
  const shapes = found.length > 0 ? found : unseen;
  const whole = shapes.filter((shape) => !shape.open);
  return whole.length > 0 && shapes.length - whole.length > FEW ? whole : shapes;
}

/** Words have no shape but their box. */
function boxOf(piece: SVGGraphicsElement): Shape[] {
  const { x, y, width, height } = piece.getBBox();
  if (width === 0) return [];
  const attributes = { x, y, width, height, rx: 4 };
  const words = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]));
  return [{ tag: "rect", attributes: words, transform: piece.getAttribute("transform") ?? "", own: 0, open: false }];
}

/** How many units around it a unit of a shape is long. */
function stretch(matrix: { a: number; b: number; c: number; d: number }): number {
  return Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) || 1;
}

/** The transformation of a shape's own; asking for it must not change it. */
function matrixOf(shape: SVGGraphicsElement): DOMMatrix | undefined {
  return (shape.cloneNode() as SVGGraphicsElement).transform.baseVal.consolidate()?.matrix;
}

/**
 * Draw a shape with a line that is `pixels` wide on the screen beside its own: the style's `--pixel`
 * says how long a pixel is in the picture, and `around` where the shape stands in it.
 */
export function drawShape(shape: Shape, around: DOMMatrix, pixels: number): SVGElement {
  const drawn = svgElement(shape.tag as "path", shape.attributes);
  if (shape.transform) drawn.setAttribute("transform", shape.transform.trim());
  const inner = matrixOf(drawn);
  const scale = stretch(around) * (inner ? stretch(inner) : 1);
  // Only the half outside of a filled shape is seen of its own line; an open one is a line as a whole.
  drawn.style.strokeWidth = `calc(${shape.own.toFixed(2)}px + var(--pixel) * ${(pixels / scale).toFixed(3)}px)`;
  if (shape.open) drawn.classList.add("open");
  return drawn;
}
