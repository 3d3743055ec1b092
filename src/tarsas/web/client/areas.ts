// The parts of a picture, to be looked at one by one where the whole is too small to read.
import type { Board } from "./board";
import type { Inset } from "./inset";
import { make, text } from "./page";
import { pictured, plainly } from "./pictured";
import type { Part, Zoom } from "./zoom";

/** The screens on which style/narrow.css shows the row of areas. */
const SMALL = "(max-width: 900px) and (max-aspect-ratio: 13/10)";

export class Areas {
  private told = "";
  private opened = false;

  constructor(
    private readonly row: HTMLElement,
    private readonly board: Board,
    private readonly zoom: Zoom,
    private readonly inset: Inset,
  ) {
    this.zoom.onMove = () => {
      this.mark();
      this.inset.show();
      this.board.resize();
    };
  }

  /** Offer the areas of the picture on the board; the first time, a small screen opens one. */
  show(): void {
    const parts = this.board.areas();
    this.zoom.parts = parts;
    this.offer(parts);
    this.inset.show();
    const [first] = parts;
    if (this.opened || !first) return;
    this.opened = true;
    if (matchMedia(SMALL).matches) this.zoom.look(first);
  }

  private offer(parts: Part[]): void {
    const names = parts.map((part) => plainly(part.name));
    if (names.join("|") === this.told) return;
    this.told = names.join("|");
    const whole = this.button(text("whole"), () => this.zoom.whole());
    const all = parts.map((part, i) => this.button(part.name, () => this.zoom.look(this.zoom.parts[i] ?? part)));
    this.row.replaceChildren(whole, ...all);
    this.mark();
  }

  private button(name: string, look: () => void): HTMLButtonElement {
    const button = make("button", { type: "button", class: "button" }, ...pictured(name));
    button.addEventListener("click", look);
    return button;
  }

  /** Show which area is looked at. */
  private mark(): void {
    const current = this.zoom.part === null ? (this.zoom.close ? -1 : 0) : this.zoom.part + 1;
    for (const [i, button] of [...this.row.children].entries()) {
      button.setAttribute("aria-pressed", String(i === current));
    }
    this.row.children[current]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}
