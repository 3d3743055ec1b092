// A piece that must stay in sight, in a corner of the board while another part is looked at.
import type { Board } from "./board";
import { make } from "./page";
import { svgElement } from "./svg";
import type { Zoom } from "./zoom";

export class Inset {
  private readonly corner = make("div", { class: "inset", "aria-hidden": "true", hidden: true });

  constructor(
    frame: HTMLElement,
    private readonly board: Board,
    private readonly zoom: Zoom,
  ) {
    frame.append(this.corner);
  }

  /** Show the piece if it is out of sight. */
  show(): void {
    const part = this.board.inset();
    this.corner.hidden = !part || !this.zoom.close || this.zoom.sees(part);
    if (!part || this.corner.hidden) return;
    const view = svgElement("svg", { viewBox: `${part.x} ${part.y} ${part.width} ${part.height}` });
    view.append(svgElement("use", { href: `#${part.name}` }));
    this.corner.replaceChildren(view);
  }
}
