// The row of buttons for the view: the parts of a picture where the whole is too small, closer, back, all.
import type { Board } from "./board";
import type { Inset } from "./inset";
import { byId, make, text } from "./page";
import { pictured, plainly } from "./pictured";
import { tellKey } from "./prompt";
import type { Part, Zoom } from "./zoom";

/** The screens on which style/narrow.css shows the row of areas. */
export const SMALL = "(max-width: 900px) and (max-aspect-ratio: 13/10)";

/** Windows too tall for pictures that are made for wide ones: there is room for one page, not for all. */
const TALL = "(max-aspect-ratio: 7/5)";

/** How much closer a press of a button or key looks. */
const STEP = 1.5;

export class Areas {
  private told = "";
  private opened = false;

  constructor(
    private readonly row: HTMLElement,
    private readonly board: Board,
    private readonly zoom: Zoom,
    private readonly inset: Inset,
  ) {
    for (const [id, key] of [["zoom-in", "+"], ["zoom-out", "-"]] as const) tellKey(byId(id), byId(id).title, key);
    byId("zoom-in").addEventListener("click", () => this.zoom.step(STEP));
    byId("zoom-out").addEventListener("click", () => this.zoom.step(1 / STEP));
    byId("zoom-fit").addEventListener("click", () => this.zoom.whole());
    const strip = this.row.parentElement;
    // A mouse has one wheel, and the row goes sideways.
    strip?.addEventListener("wheel", (event) => strip.scrollBy({ left: event.deltaY + event.deltaX }), { passive: true });
    this.zoom.onMove = () => {
      this.mark();
      this.inset.show();
      this.board.resize(this.zoom.scale);
    };
  }

  /** Offer the areas of the picture on the board; the first time, a screen with room for one opens it. */
  show(): void {
    const parts = this.board.areas();
    this.zoom.parts = parts;
    this.zoom.grain = this.board.grain();
    this.offer(parts);
    this.inset.show();
    const [first] = parts;
    if (this.opened || !first) return;
    this.opened = true;
    if (!matchMedia(SMALL).matches && !(this.board.manyPages() && matchMedia(TALL).matches)) return;
    this.zoom.look(first);
    this.zoom.follow(); // unless what is to be chosen lies elsewhere
  }

  /** Come closer or go back by a key; say whether it was one for that. */
  key(key: string): boolean {
    if (key === "+" || key === "=") this.zoom.step(STEP);
    else if (key === "-") this.zoom.step(1 / STEP);
    else if (key === "0") this.zoom.whole();
    else return false;
    return true;
  }

  private offer(parts: Part[]): void {
    const names = parts.map((part) => plainly(part.name));
    if (names.join("|") === this.told) return;
    this.told = names.join("|");
    const all = parts.map((part, i) => this.button(part.name, () => this.zoom.look(this.zoom.parts[i] ?? part, true)));
    this.row.replaceChildren(...all);
    this.mark();
  }

  private button(name: string, look: () => void): HTMLButtonElement {
    const button = make("button", { type: "button", class: "button" }, ...pictured(name));
    button.addEventListener("click", look);
    return button;
  }

  /** Bring a button into its row; the page itself stays where it is. */
  private reveal(button: HTMLElement): void {
    const strip = this.row.parentElement;
    if (!strip) return;
    const [left, right] = [button.offsetLeft - strip.offsetLeft, button.offsetLeft - strip.offsetLeft + button.offsetWidth];
    if (left < strip.scrollLeft) strip.scrollLeft = left - 12;
    else if (right > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = right - strip.clientWidth + 24;
  }

  /** Show which area is looked at, and where choices are out of sight. */
  private mark(): void {
    for (const [i, button] of [...this.row.children].entries()) {
      const [current, part] = [i === this.zoom.part, this.zoom.parts[i]];
      button.setAttribute("aria-pressed", String(current));
      button.classList.toggle("beyond", part !== undefined && this.zoom.misses(part));
      if (current) this.reveal(button as HTMLElement);
    }
    const fit = byId("zoom-fit");
    fit.setAttribute("aria-pressed", String(!this.zoom.close));
    fit.classList.toggle("beyond", this.zoom.misses());
    tellKey(fit, text(this.zoom.misses() ? "zoom-beyond" : "zoom-fit"), "0");
    byId<HTMLButtonElement>("zoom-out").disabled = !this.zoom.close;
  }
}
