// The story in sentences, a line for each deed. Pointing at one shows on the board what it did.
import { deedsOf, gainsOf, signed, type Deed } from "./deeds";
import type { Moment } from "./glimpse";
import { mark } from "./marks";
import { byId, make, text } from "./page";
import { person } from "./people";
import { pictured, plainly, portray } from "./pictured";
import type { Entry, Gain, Position, Seat } from "./types";

/** A line of the log: the heading of a chapter, or the moves of one deed. */
interface Line {
  key: string;
  deed: Deed | null;
  draw: () => HTMLLIElement;
}

/** What the board does for the log. */
export interface Pointing {
  /** Light pieces. */
  light(pieces: string[]): void;
  /** Show a deed, or none. */
  look(deed: Deed | null): void;
  /** Show the board before or after the deed that is shown. */
  turn(moment: Moment): void;
  /** Go to the position after a deed. */
  visit(number: number): void;
  /** What takes the game back to before a deed, if the reader may. */
  before(deed: Deed): (() => void) | null;
}

export class Log {
  entries: Entry[] = [];
  private lines: Line[] = [];
  private readonly list = byId<HTMLOListElement>("log");
  private readonly back = make("button", { type: "button", class: "back-to", hidden: true }, text("box-back"));
  private readonly moments = make(
    "span",
    { class: "moments" },
    ...(["before", "after"] as const).map((moment) =>
      make("button", { type: "button", "data-moment": moment, "aria-pressed": "false" }, text(moment)),
    ),
    this.back,
  );

  constructor(
    private readonly seats: () => Seat[],
    private readonly pointing: Pointing,
  ) {
    this.list.addEventListener("pointerover", (event) => this.point(event.target, event.pointerType !== "touch"));
    this.list.addEventListener("focusin", (event) => {
      this.point(event.target, event.target instanceof Element && event.target.matches(":focus-visible"));
    });
    this.list.addEventListener("pointerleave", () => this.point(null, false));
    this.list.addEventListener("focusout", (event) => {
      // From a line to what is offered beside it is no leaving.
      if (!this.moments.contains(event.relatedTarget as Node | null)) this.point(null, false);
    });
    this.back.addEventListener("click", (event) => {
      event.stopPropagation();
      const deed = this.deedAt(this.moments.parentElement?.firstElementChild ?? null);
      if (deed) pointing.before(deed)?.();
    });
    this.list.addEventListener("click", (event) => {
      const last = this.deedAt(event.target)?.last;
      if (last) pointing.visit(last.number);
    });
  }

  private deedAt(where: EventTarget | null): Deed | null {
    const line = where instanceof Element ? where.closest<HTMLElement>("[data-line]") : null;
    return (line && this.lines[Number(line.dataset["line"])]?.deed) ?? null;
  }

  /** A line is pointed at, or none. `look`: whether the board may show its deed, beyond its pieces. */
  private point(where: EventTarget | null, look: boolean): void {
    const moment = where instanceof Element ? where.closest<HTMLElement>("[data-moment]")?.dataset["moment"] : null;
    if (moment) {
      this.pointing.turn(moment as Moment);
      return;
    }
    if (where instanceof Element && this.moments.contains(where)) return; // it belongs to the deed that is shown
    const deed = this.deedAt(where);
    this.pointing.light((deed?.moves ?? []).flatMap((move) => move.pieces));
    this.pointing.look(look ? deed : null);
  }

  /** Offer both moments of the deed that the board shows beside its line; none: nowhere. */
  offerMoments(deed: Deed | null, moment: Moment): void {
    const at = deed ? this.lines.findIndex((line) => line.deed?.last === deed.last) : -1;
    const line = this.list.children[at];
    if (!line) this.moments.remove();
    else if (this.moments.parentElement !== line) line.append(this.moments);
    this.back.hidden = !deed || !this.pointing.before(deed);
    for (const button of this.moments.querySelectorAll("[data-moment]")) {
      button.setAttribute("aria-pressed", String(button.getAttribute("data-moment") === moment));
    }
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
    const at = this.lines.findIndex((line) => line.deed?.moves.some((move) => move.number === number));
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
    const lines: Line[] = [];
    let chapter = "";
    for (const deed of deedsOf(this.entries)) {
      const { first, last } = deed;
      if (first.chapter && first.chapter !== chapter) {
        const title = (chapter = first.chapter);
        lines.push({ key: title, deed: null, draw: () => make("li", { class: "chapter" }, ...pictured(title)) });
      }
      const index = lines.length;
      const key = `${first.deed} ${last.number} ${last.text}`;
      lines.push({ key, deed, draw: () => this.line(deed, index) });
    }
    return lines;
  }

  private line({ moves, last }: Deed, index: number): HTMLLIElement {
    const seat = this.seats()[last.seat];
    const button = make(
      "button",
      { type: "button", class: "entry", "data-line": index, title: text("visit") },
      ...pictured(last.text),
      ...gainsOf(moves).map((gain) => this.gain(gain, last.seat)),
    );
    return make("li", { class: seat ? `seat-${seat.colour}` : "chance" }, button);
  }

  /** What a move brought; who gets points by the move of another is named. */
  private gain(gain: Gain, mover: number): HTMLElement {
    if (gain.points === 0) return make("span", { class: "news" }, ...pictured(gain.text));
    const seat = this.seats()[gain.seat];
    const colour = seat?.colour ?? "grey";
    const who = seat && gain.seat !== mover ? [person(colour, seat.colour_name), " "] : [mark(colour)];
    const points = `${signed(gain.points)}: `;
    const title = plainly(gain.text);
    return make("span", { class: `gain seat-${colour}`, title }, ...who, points, ...pictured(gain.text));
  }
}
