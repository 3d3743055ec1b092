// The players: colour, name, score, clock, whether they are here, and what can be done with a seat.
import { mark } from "./marks";
import { byId, make, still, text } from "./page";
import { plainly } from "./pictured";
import { strength } from "./strength";
import type { Position, Seat, Table } from "./types";

export interface SeatDeeds {
  take(seat: number): void;
  leave(seat: number): void;
  resign(seat: number): void;
  /** Ask the others for a step back over their moves. */
  askBack(seat: number): void;
  /** Let a bot play the seat: an own one for now, a free one for good. */
  bot(seat: number, level: string): void;
  back(seat: number): void;
  copy(address: string): void;
  /** Ask, then send away who sits there. */
  free(seat: number): void;
  /** Let anybody sit down on a free seat. */
  open(seat: number): void;
  /** Keep a free seat for who has its link, which is a new one. */
  invite(seat: number): void;
  /** Show what everybody would have if the game ended now. */
  standing(): void;
}

/** What can be done with a seat: at a glance, and what a menu holds. */
interface Deeds {
  plain: HTMLElement[];
  menu: HTMLElement[];
}

function state(seat: Seat): string {
  if (seat.kind === "open") return text("seat-open");
  if (seat.kind === "invited") return text("seat-invited");
  if (seat.resigned) return text("seat-resigned");
  if (seat.handed) return text("seat-handed");
  // A bot of an old table goes by its strength; there is nothing to add.
  if (seat.kind === "bot") return seat.name === seat.level ? text("seat-bot") : seat.level;
  if (seat.program) return seat.level;
  if (seat.mine) return text("seat-mine");
  return text(seat.online ? "seat-online" : "seat-away");
}

function deeds(seat: Seat, table: Table, act: SeatDeeds): Deeds {
  const button = (label: string, deed: () => void, kind = "small"): HTMLElement => {
    const made = make("button", { type: "button", class: `button ${kind}` }, label);
    made.addEventListener("click", () => {
      const menu = made.closest("details");
      menu?.removeAttribute("open");
      menu?.querySelector("summary")?.focus(); // what is in a closed menu cannot keep it
      deed();
    });
    return made;
  };
  const bot = (label: string): HTMLElement[] => {
    const { field, level } = strength();
    return [field, button(label, () => act.bot(seat.seat, level()))];
  };
  const plain: HTMLElement[] = [];
  const menu: HTMLElement[] = [];
  if (table.over || seat.resigned) return { plain, menu };
  const invitation = seat.invitation;
  const [isOpen, isInvited] = [seat.kind === "open", seat.kind === "invited"];
  // While the table waits, the waiting room has what everybody looks for.
  const plays = table.seats.some((one) => one.mine);
  const take = button(text("take-seat"), () => act.take(seat.seat));
  if (invitation && table.begun) plain.push(button(text("copy-invitation"), () => act.copy(invitation)));
  if (isOpen && table.begun) plain.push(take);
  else if (isOpen && plays) menu.push(take);
  if (seat.mine) {
    if (seat.handed) menu.push(button(text("take-back"), () => act.back(seat.seat)));
    else menu.push(...bot(text("hand-over")));
    const back = button(text("ask-back"), () => act.askBack(seat.seat), "small quiet");
    back.dataset["deed"] = "ask-back";
    menu.push(back);
    const rivals = table.seats.length > 1 && table.seats.every((one) => one.kind === "person" || one.kind === "bot");
    if (rivals) menu.push(button(text("resign"), () => act.resign(seat.seat), "small quiet"));
    menu.push(button(text("leave"), () => act.leave(seat.seat), "small quiet"));
  } else if (table.owner && (isOpen || isInvited)) {
    menu.push(...bot(text("seat-bot-here")));
    if (isInvited) menu.push(button(text("seat-open-up"), () => act.open(seat.seat), "small quiet"));
    const link = isInvited ? text("seat-new-link") : text("seat-by-link");
    menu.push(button(link, () => act.invite(seat.seat), "small quiet"));
  } else if (table.owner) menu.push(button(text("seat-free"), () => act.free(seat.seat)));
  return { plain, menu };
}

/** How what was gained comes and goes; for who wants no motion it is there, then gone. */
const RISES = [
  { opacity: 0, transform: "translateY(6px)" },
  { opacity: 1, transform: "none", offset: 0.15 },
  { opacity: 1, transform: "none", offset: 0.8 },
  { opacity: 0, transform: "translateY(-6px)" },
];
const SHOWN = [{ opacity: 1 }, { opacity: 1 }];
const FOCUSED = "summary, select, button:not([hidden])";

export class Panels {
  private readonly list = byId<HTMLUListElement>("panels");
  private shown: number[] = [];
  private number = 0; // of the position that is shown
  private supplies: string[] = [];
  private ifEnded: number[] = [];
  private mayAsk: number[] = [];

  constructor(private readonly act: SeatDeeds) {}

  /** Draw the seats anew; whoever is at one of them by keys stays at it. */
  seats(table: Table): void {
    const focus = this.focus();
    const open = this.list.querySelector("details[open]")?.closest<HTMLElement>("li")?.dataset["seat"];
    const cards = table.seats.map((seat) => {
      const { plain, menu } = deeds(seat, table, this.act);
      const more: HTMLElement[] = [];
      if (plain.length > 0) more.push(make("div", { class: "seat-deeds" }, ...plain));
      if (menu.length > 0) {
        const label = text("seat-menu", { name: seat.name || seat.colour_name });
        const body = make("div", { class: "menu-body" }, ...menu);
        const details = make(
          "details",
          { class: "menu seat-menu", open: open === String(seat.seat) },
          make("summary", { "aria-label": label }, "⋯"),
          body,
        );
        details.addEventListener("toggle", () => details.open && body.scrollIntoView({ block: "nearest" }));
        more.push(details);
      }
      return make(
        "li",
        { class: `panel seat-${seat.colour}`, "data-seat": seat.seat },
        mark(seat.colour),
        make(
          "div",
          { class: "who" },
          make("b", { class: "name" }, seat.name || seat.colour_name),
          make(
            "div",
            { class: "state-line" },
            make(
              "span",
              { class: "state" },
              ...(seat.kind === "person" ? [make("i", { class: seat.online ? "dot on" : "dot" })] : []),
              seat.name && seat.name !== seat.colour_name ? `${seat.colour_name} · ${state(seat)}` : state(seat),
            ),
            make("span", { class: "clock", "data-clock-of": seat.seat, hidden: true }),
          ),
          ...(seat.fault ? [make("span", { class: "fault" }, seat.fault)] : []),
        ),
        make("span", { class: "rise", "aria-hidden": "true" }),
        make(
          "div",
          { class: "points" },
          make("output", { class: "score", "aria-label": text("score-of", { name: seat.name || seat.colour_name }) }, "0"),
          this.ended(),
        ),
        ...more,
        make("span", { class: "supplies" }),
      );
    });
    this.list.replaceChildren(...cards);
    if (focus) this.refocus(focus);
    this.list.classList.toggle("several", table.seats.length > 2);
    this.list.classList.toggle("many", table.seats.length > 4);
    this.scores(this.shown, []);
    this.foresee(this.shown, this.ifEnded);
    this.stock();
    this.offerBack();
  }

  /** Show whose turn it is and the points; what somebody has just gained rises beside them, unless one goes back. */
  position(
    position: Pick<Position, "number" | "scores" | "acting" | "ranks"> & { supplies?: string[]; if_ended?: number[]; may_ask?: number[] },
  ): void {
    this.scores(position.scores, position.number < this.number ? [] : this.shown);
    this.number = position.number;
    this.ifEnded = position.ranks ? [] : (position.if_ended ?? []); // it has ended
    this.foresee(position.scores, this.ifEnded);
    this.mayAsk = position.may_ask ?? [];
    this.offerBack();
    // What nobody tells of the past keeps its place, so that nothing moves under a pointer.
    this.list.classList.toggle("bygone", position.supplies === undefined);
    if (position.supplies) this.supplies = position.supplies;
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

  /** A button for what the points would be if the game ended now. */
  private ended(): HTMLElement {
    const button = make("button", { type: "button", class: "if-ended", hidden: true });
    button.addEventListener("click", () => this.act.standing());
    return button;
  }

  /** Show what the points would come to, where that is another number. */
  private foresee(scores: number[], ifEnded: number[]): void {
    const any = ifEnded.some((points, seat) => points !== scores[seat]);
    for (const [seat, card] of this.cards()) {
      const button = card.querySelector<HTMLElement>(".if-ended");
      const points = ifEnded[seat];
      if (!button) continue;
      button.hidden = !any || points === undefined;
      button.textContent = `→ ${points}`;
      button.title = text("if-ended", { points: points ?? 0 });
      button.setAttribute("aria-label", button.title);
    }
  }

  /** Let those seats ask for a step back that may. */
  private offerBack(): void {
    for (const [seat, card] of this.cards()) {
      const back = card.querySelector<HTMLElement>("[data-deed='ask-back']");
      if (back) back.hidden = !this.mayAsk.includes(seat);
    }
  }

  /** What each player has, in words; positions of the past are told by the board alone. */
  private stock(): void {
    for (const [seat, card] of this.cards()) {
      const line = card.querySelector<HTMLElement>(".supplies");
      if (line) line.textContent = line.title = plainly(this.supplies[seat] ?? "");
    }
  }

  /** Which seat has the focus, and at which of the things that can have it. */
  private focus(): { seat: number; at: number; of: number } | null {
    for (const [seat, card] of this.cards()) {
      const all = [...card.querySelectorAll(FOCUSED)];
      const at = all.findIndex((one) => one === document.activeElement);
      if (at >= 0) return { seat, at, of: all.length };
    }
    return null;
  }

  private refocus({ seat, at, of }: { seat: number; at: number; of: number }): void {
    const all = [...(this.list.children[seat]?.querySelectorAll<HTMLElement>(FOCUSED) ?? [])];
    (all.length === of ? all[at] : all[0])?.focus({ preventScroll: true });
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
      shown.animate(still() ? SHOWN : RISES, { duration: 2400 });
    }
  }
}
