// The players: colour, name, score, clock, whether they are here, and what can be done with a seat.
import { mark } from "./marks";
import { byId, make, text } from "./page";
import type { Position, Seat, Table } from "./types";

export interface SeatDeeds {
  take(seat: number): void;
  leave(seat: number): void;
  hand(seat: number): void;
  back(seat: number): void;
  copy(address: string): void;
}

function state(seat: Seat): string {
  if (seat.kind === "open") return text("seat-open");
  if (seat.kind === "invited") return text("seat-invited");
  if (seat.handed) return text("seat-handed");
  if (seat.kind === "bot") return text("seat-bot", { level: seat.level });
  if (seat.mine) return text("seat-mine");
  return text(seat.online ? "seat-online" : "seat-away");
}

function deeds(seat: Seat, table: Table, act: SeatDeeds): HTMLElement[] {
  const button = (label: string, deed: () => void): HTMLElement => {
    const made = make("button", { type: "button", class: "button small" }, label);
    made.addEventListener("click", () => {
      made.closest("details")?.removeAttribute("open");
      deed();
    });
    return made;
  };
  if (table.over) return [];
  const found: HTMLElement[] = [];
  const invitation = seat.invitation;
  if (invitation) found.push(button(text("copy-invitation"), () => act.copy(invitation)));
  if (seat.kind === "open") found.push(button(text("take-seat"), () => act.take(seat.seat)));
  if (seat.mine && seat.handed) found.push(button(text("take-back"), () => act.back(seat.seat)));
  else if (seat.mine) found.push(button(text("hand-over"), () => act.hand(seat.seat)));
  return found;
}

export class Panels {
  private readonly list = byId<HTMLUListElement>("panels");
  private shown: number[] = [];
  private supplies: string[] = [];

  constructor(private readonly act: SeatDeeds) {}

  /** Draw the seats anew. */
  seats(table: Table): void {
    const open = this.list.querySelector("details[open]")?.closest<HTMLElement>("li")?.dataset["seat"];
    const cards = table.seats.map((seat) => {
      const found = deeds(seat, table, this.act);
      const free = seat.kind === "open" || seat.kind === "invited";
      const more =
        found.length === 0
          ? []
          : free
            ? [make("div", { class: "seat-deeds" }, ...found)]
            : [
                make(
                  "details",
                  { class: "menu seat-menu", open: open === String(seat.seat) },
                  make("summary", { "aria-label": text("seat-menu", { name: seat.name || seat.colour_name }) }, "⋯"),
                  make("div", { class: "menu-body" }, ...found),
                ),
              ];
      return make(
        "li",
        { class: `panel seat-${seat.colour}`, "data-seat": seat.seat },
        mark(seat.colour),
        make(
          "div",
          { class: "who" },
          make("b", { class: "name" }, seat.name || seat.colour_name),
          make(
            "span",
            { class: "state" },
            ...(seat.kind === "person" ? [make("i", { class: seat.online ? "dot on" : "dot" })] : []),
            seat.name && seat.name !== seat.colour_name ? `${seat.colour_name} · ${state(seat)}` : state(seat),
          ),
          make("span", { class: "supplies" }),
        ),
        make("span", { class: "clock", "data-clock-of": seat.seat, hidden: true }),
        make("span", { class: "rise", "aria-hidden": "true" }),
        make("output", { class: "score", "aria-label": text("score-of", { name: seat.name || seat.colour_name }) }, "0"),
        ...more,
      );
    });
    this.list.replaceChildren(...cards);
    this.list.classList.toggle("many", table.seats.length > 4);
    this.scores(this.shown, []);
    this.stock();
  }

  /** Show whose turn it is and the points; what somebody has just gained rises beside them. */
  position(position: Pick<Position, "scores" | "acting" | "ranks"> & { supplies?: string[] }): void {
    this.scores(position.scores, this.shown);
    this.supplies = position.supplies ?? [];
    this.stock();
    for (const [seat, card] of this.cards()) {
      const acts = position.acting.includes(seat);
      card.classList.toggle("acting", acts);
      if (acts) card.setAttribute("aria-current", "true");
      else card.removeAttribute("aria-current");
      card.classList.toggle("winner", position.ranks?.[seat] === 1);
    }
    this.shown = position.scores;
  }

  /** What each player has, in words; positions of the past are told by the board alone. */
  private stock(): void {
    for (const [seat, card] of this.cards()) {
      const line = card.querySelector<HTMLElement>(".supplies");
      if (line) line.textContent = line.title = this.supplies[seat] ?? "";
    }
  }

  private cards(): [number, HTMLElement][] {
    return [...this.list.querySelectorAll<HTMLElement>("li.panel")].map((card, i) => [i, card]);
  }

  private scores(now: number[], before: number[]): void {
    for (const [seat, card] of this.cards()) {
      const points = now[seat];
      const output = card.querySelector("output");
      if (points === undefined || !output) continue;
      output.textContent = String(points);
      const rise = points - (before[seat] ?? points);
      const shown = card.querySelector(".rise");
      if (!rise || !shown) continue;
      shown.textContent = `${rise > 0 ? "+" : "−"}${Math.abs(rise)}`;
      shown.animate(
        [
          { opacity: 0, transform: "translateY(6px)" },
          { opacity: 1, transform: "none", offset: 0.15 },
          { opacity: 1, transform: "none", offset: 0.8 },
          { opacity: 0, transform: "translateY(-6px)" },
        ],
        { duration: 2400 },
      );
    }
  }
}
