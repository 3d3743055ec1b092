// The story in sentences. Pointing at a line lights up the pieces it speaks of.
import { mark } from "./marks";
import { byId, make, text } from "./page";
import type { Entry, Position, Seat } from "./types";

export class Log {
  entries: Entry[] = [];
  private readonly list = byId<HTMLOListElement>("log");

  /** `light` shows pieces on the board, `visit` goes to the position after a move. */
  constructor(
    private readonly seats: () => Seat[],
    light: (pieces: string[]) => void,
    visit: (number: number) => void,
  ) {
    const entryOf = (where: EventTarget | null): Entry | undefined => {
      const line = where instanceof Element ? where.closest<HTMLElement>("[data-entry]") : null;
      return line ? this.entries[Number(line.dataset["entry"])] : undefined;
    };
    for (const name of ["pointerover", "focusin"]) {
      this.list.addEventListener(name, (event) => light(entryOf(event.target)?.pieces ?? []));
    }
    for (const name of ["pointerleave", "focusout"]) this.list.addEventListener(name, () => light([]));
    this.list.addEventListener("click", (event) => {
      const entry = entryOf(event.target);
      if (entry) visit(entry.number);
    });
  }

  /** Take what a position brings: after an undo it starts further back. */
  take(log: Position["log"]): void {
    this.entries.splice(log.from, Infinity, ...log.entries);
    while (this.list.children.length > log.from) this.list.lastElementChild?.remove();
    const pane = this.list.parentElement;
    const atEnd = pane ? pane.scrollHeight - pane.scrollTop - pane.clientHeight < 60 : false;
    const first = this.list.children.length;
    this.list.append(...this.entries.slice(first).map((entry, i) => this.line(entry, first + i)));
    byId("log-empty").hidden = this.entries.length > 0;
    if (pane && (atEnd || first === 0)) pane.scrollTop = pane.scrollHeight;
  }

  /** Scroll to the newest line. */
  end(): void {
    const pane = this.list.parentElement;
    if (pane) pane.scrollTop = pane.scrollHeight;
  }

  /** Show which line led to the position on the board. */
  here(number: number): void {
    for (const line of this.list.querySelectorAll(".here")) line.classList.remove("here");
    const at = this.entries.findIndex((entry) => entry.number === number);
    const line = this.list.children[at];
    line?.classList.add("here");
    // scrollIntoView would scroll the whole page on phones.
    const pane = this.list.parentElement;
    if (line instanceof HTMLElement && pane) {
      if (line.offsetTop < pane.scrollTop || line.offsetTop + line.offsetHeight > pane.scrollTop + pane.clientHeight) {
        pane.scrollTop = line.offsetTop - pane.clientHeight / 2;
      }
    }
  }

  private line(entry: Entry, index: number): HTMLLIElement {
    const seat = this.seats()[entry.seat];
    const gains = entry.points.map((gain) => {
      const colour = this.seats()[gain.seat]?.colour ?? "red";
      const sign = gain.points < 0 ? "−" : "+";
      const points = `${sign}${Math.abs(gain.points)}`;
      return make("span", { class: `gain seat-${colour}`, title: gain.text }, mark(colour), `${points} ${gain.text}`);
    });
    const button = make(
      "button",
      { type: "button", class: "entry", "data-entry": index, title: text("visit") },
      entry.text,
      ...gains,
    );
    const kind = seat ? `seat-${seat.colour}` : "chance";
    return make("li", { class: kind }, button);
  }
}
