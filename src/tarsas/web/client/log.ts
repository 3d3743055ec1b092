// The story in sentences, a line for each deed. Pointing at one lights up the pieces it speaks of.
import { mark } from "./marks";
import { byId, make, text } from "./page";
import { person } from "./people";
import { pictured, plainly, portray } from "./pictured";
import type { Entry, Gain, Position, Seat } from "./types";

/** A line of the log: the heading of a chapter, or the moves of one deed. */
interface Line {
  key: string;
  moves: Entry[];
  draw: () => HTMLLIElement;
}

export class Log {
  entries: Entry[] = [];
  private lines: Line[] = [];
  private readonly list = byId<HTMLOListElement>("log");

  /** `light` shows pieces on the board, `visit` goes to the position after a deed. */
  constructor(
    private readonly seats: () => Seat[],
    light: (pieces: string[]) => void,
    visit: (number: number) => void,
  ) {
    const movesOf = (where: EventTarget | null): Entry[] => {
      const line = where instanceof Element ? where.closest<HTMLElement>("[data-line]") : null;
      return (line && this.lines[Number(line.dataset["line"])]?.moves) ?? [];
    };
    for (const name of ["pointerover", "focusin"]) {
      this.list.addEventListener(name, (event) => light(movesOf(event.target).flatMap((move) => move.pieces)));
    }
    for (const name of ["pointerleave", "focusout"]) this.list.addEventListener(name, () => light([]));
    this.list.addEventListener("click", (event) => {
      const last = movesOf(event.target).at(-1);
      if (last) visit(last.number);
    });
  }

  /** Take what a position brings: after an undo it starts further back. */
  take(log: Position["log"]): void {
    this.entries.splice(log.from, Infinity, ...log.entries);
    const lines = this.divide();
    const changed = lines.findIndex((line, i) => line.key !== this.lines[i]?.key);
    const first = changed < 0 ? lines.length : changed;
    const opening = this.lines.length === 0;
    this.lines = lines;
    while (this.list.children.length > first) this.list.lastElementChild?.remove();
    const pane = this.list.parentElement;
    const atEnd = pane ? pane.scrollHeight - pane.scrollTop - pane.clientHeight < 60 : false;
    this.list.append(...lines.slice(first).map((line) => line.draw()));
    byId("log-empty").hidden = this.entries.length > 0;
    if (pane && (atEnd || opening)) pane.scrollTop = pane.scrollHeight;
  }

  /** Scroll to the newest line. */
  end(): void {
    const pane = this.list.parentElement;
    if (pane) pane.scrollTop = pane.scrollHeight;
  }

  /** Show pieces that have no name by their pictures, as far as they lie on the board. */
  portray(portrait: (id: string) => SVGSVGElement | null): void {
    portray(this.list, portrait);
  }

  /** Show which line led to the position on the board. */
  here(number: number): void {
    for (const line of this.list.querySelectorAll(".here")) line.classList.remove("here");
    const at = this.lines.findIndex((line) => line.moves.some((move) => move.number === number));
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

  /** Group the moves by deeds, and put a heading where a chapter begins. */
  private divide(): Line[] {
    const deeds = new Map<number, Entry[]>();
    for (const entry of this.entries) {
      const moves = deeds.get(entry.deed);
      if (moves) moves.push(entry);
      else deeds.set(entry.deed, [entry]);
    }
    const lines: Line[] = [];
    let chapter = "";
    for (const moves of deeds.values()) {
      const [first, last] = [moves[0], moves.at(-1)];
      if (!first || !last) continue;
      if (first.chapter && first.chapter !== chapter) {
        const title = (chapter = first.chapter);
        lines.push({ key: title, moves: [], draw: () => make("li", { class: "chapter" }, ...pictured(title)) });
      }
      const index = lines.length;
      const key = `${first.deed} ${last.number} ${last.text}`;
      lines.push({ key, moves, draw: () => this.line(moves, last, index) });
    }
    return lines;
  }

  private line(moves: Entry[], last: Entry, index: number): HTMLLIElement {
    const seat = this.seats()[last.seat];
    const button = make(
      "button",
      { type: "button", class: "entry", "data-line": index, title: text("visit") },
      ...pictured(last.text),
      ...moves.flatMap((move) => move.points.map((gain) => this.gain(gain, last.seat))),
    );
    return make("li", { class: seat ? `seat-${seat.colour}` : "chance" }, button);
  }

  /** What a move brought; who gets points by the move of another is named. */
  private gain(gain: Gain, mover: number): HTMLElement {
    if (gain.points === 0) return make("span", { class: "news" }, ...pictured(gain.text));
    const seat = this.seats()[gain.seat];
    const colour = seat?.colour ?? "grey";
    const who = seat && gain.seat !== mover ? [person(colour, seat.colour_name), " "] : [mark(colour)];
    const points = `${gain.points < 0 ? "−" : "+"}${Math.abs(gain.points)}: `;
    const title = plainly(gain.text);
    return make("span", { class: `gain seat-${colour}`, title }, ...who, points, ...pictured(gain.text));
  }
}
