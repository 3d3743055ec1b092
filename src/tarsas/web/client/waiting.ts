// The waiting room: who is here and who is missing, and for who opened the table the links to the seats.
import { mark } from "./marks";
import { canSend, send } from "./menu";
import { byId, make, text } from "./page";
import { strength } from "./strength";
import type { Seat, Table } from "./types";

export interface WaitingDeeds {
  take(seat: number): void;
  copy(address: string): void;
  /** Begin now, with bots of a strength on the free seats. */
  begin(level: string): void;
}

const FOCUSED = "button, select";

function isFree(seat: Seat): boolean {
  return seat.kind === "open" || seat.kind === "invited";
}

/** What the prompt says while the table waits: which seats are free. */
export function missing(table: Table): string {
  const names = table.seats.filter(isFree).map((seat) => seat.colour_name);
  const listed = names.join(", ");
  return text("waiting-for", { names: listed });
}

export class WaitingRoom {
  private readonly room = byId("waiting");
  private shown = "";

  constructor(private readonly act: WaitingDeeds) {}

  /** Show who is missing, as long as somebody is. */
  show(table: Table): void {
    byId("table").classList.toggle("waits", !table.begun);
    this.room.hidden = table.begun;
    // Drawn anew only when it would look different: a code that is being read must not flicker.
    const look = JSON.stringify([document.documentElement.lang, table.begun, table.owner, table.seats]);
    if (look === this.shown) return;
    this.shown = look;
    const focused = [...this.room.querySelectorAll(FOCUSED)].findIndex((one) => one === document.activeElement);
    this.room.replaceChildren(...(table.begun ? [] : this.parts(table)));
    if (focused >= 0) [...this.room.querySelectorAll<HTMLElement>(FOCUSED)][focused]?.focus({ preventScroll: true });
  }

  private parts(table: Table): HTMLElement[] {
    const plays = table.seats.some((seat) => seat.mine);
    const open = table.seats.some((seat) => seat.kind === "open");
    // Who is missing comes first: something is to be done about them.
    const seats = [...table.seats.filter(isFree), ...table.seats.filter((seat) => !isFree(seat))];
    const parts: HTMLElement[] = [make("ul", { class: "waiting-seats" }, ...seats.map((seat) => this.seat(seat, plays)))];
    if (table.owner) parts.unshift(make("p", { class: "faint" }, text("waiting-how")));
    else if (!plays && open) parts.unshift(make("p", { class: "faint" }, text("waiting-you")));
    if (table.owner) {
      const { field, level } = strength();
      const start = this.button(text("waiting-bots"), "choice", () => this.act.begin(level()));
      parts.push(make("div", { class: "waiting-bots" }, make("p", {}, text("waiting-without")), field, start));
    }
    return parts;
  }

  private seat(seat: Seat, plays: boolean): HTMLElement {
    const more: HTMLElement[] = [];
    const invitation = seat.invitation;
    if (seat.qr) more.push(this.code(seat, seat.qr));
    if (invitation && canSend()) more.push(this.button(text("waiting-send"), "main", () => void send(invitation)));
    else if (invitation) more.push(this.button(text("waiting-copy"), "main", () => this.act.copy(invitation)));
    if (seat.kind === "open" && !plays) {
      more.push(this.button(text("take-seat"), "main", () => this.act.take(seat.seat)));
    }
    return make(
      "li",
      { class: `waiting-seat seat-${seat.colour}${isFree(seat) ? " free" : ""}` },
      make("b", { class: "name" }, mark(seat.colour), seat.name || seat.colour_name),
      make("span", { class: "state" }, ...this.state(seat)),
      ...more,
    );
  }

  private state(seat: Seat): (Node | string)[] {
    if (isFree(seat)) return [text(seat.kind === "open" ? "seat-open" : "seat-invited")];
    if (seat.kind === "bot") return [seat.level];
    const here = seat.mine || seat.online;
    return [make("i", { class: here ? "dot on" : "dot" }), text(seat.mine ? "seat-mine" : here ? "seat-online" : "seat-away")];
  }

  private code(seat: Seat, svg: string): HTMLElement {
    const label = text("waiting-qr", { seat: seat.colour_name });
    const code = make("div", { class: "qr", role: "img", "aria-label": label });
    code.innerHTML = svg;
    code.firstElementChild?.setAttribute("aria-hidden", "true"); // it is one picture, by our name
    return code;
  }

  private button(label: string, kind: string, deed: () => void): HTMLElement {
    const made = make("button", { type: "button", class: `button ${kind}` }, label);
    made.addEventListener("click", deed);
    return made;
  }
}
