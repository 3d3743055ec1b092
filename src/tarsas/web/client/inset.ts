// A piece that must stay in sight, at an edge of the board while another part is looked at.
import type { Board } from "./board";
import { meet, type Box, type Size } from "./lens";
import { make } from "./page";
import { svgElement } from "./svg";
import type { Zoom } from "./zoom";

const SIZES = [92, 60]; // pixels; the smaller one where there is little room
const EDGE = 6; // from the edges of the window

/** A place at the edges of a window where a square hides none of these boxes: large if possible, or none. */
export function freePlace(frame: Size, taken: Box[]): Box | null {
  for (const side of SIZES) {
    const [right, bottom] = [frame.width - side - EDGE, frame.height - side - EDGE];
    const [across, down] = [[right, EDGE, right / 2], [EDGE, bottom, bottom / 2]];
    const places = down.flatMap((y) => across.map((x) => ({ x, y, width: side, height: side })));
    const edges = places.filter((box) => box.x !== right / 2 || box.y !== bottom / 2);
    const free = edges.find((box) => !taken.some((one) => meet(box, one)));
    if (free) return free;
  }
  return null;
}

export class Inset {
  private readonly corner = make("div", { class: "inset", "aria-hidden": "true", hidden: true });

  constructor(
    frame: HTMLElement,
    private readonly board: Board,
    private readonly zoom: Zoom,
  ) {
    frame.append(this.corner);
  }

  /** Show the piece if it is out of sight, where it hides no choice. */
  show(): void {
    const part = this.board.inset();
    const place = part && this.zoom.close && !this.zoom.sees(part) ? freePlace(this.zoom.size(), this.zoom.clickable()) : null;
    this.corner.hidden = place === null;
    if (!part || !place) return;
    const { x, y, width } = place;
    Object.assign(this.corner.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${width}px` });
    const view = svgElement("svg", { viewBox: `${part.x} ${part.y} ${part.width} ${part.height}` });
    view.append(svgElement("use", { href: `#${part.name}` }));
    this.corner.replaceChildren(view);
  }
}
