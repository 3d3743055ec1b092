// A step back that somebody asks for: who asks, what would be undone, and who is still to agree.
import { byId, make, text } from "./page";
import { named } from "./people";
import { pictured } from "./pictured";
import type { Entry, Seat, Table } from "./types";

type Asked = NonNullable<Table["step_back"]>;

export class StepBackBar {
  private readonly bar = byId("asked-back");
  private shown = "";
  private seen = -1; // a refusal that the asker has read

  /** `answer` agrees to a request or refuses it. */
  constructor(private readonly answer: (request: number, agree: boolean) => void) {}

  /** Show what is asked for at the table, if anything; `entries` are its moves so far. */
  show(table: Table, entries: Entry[]): void {
    const asked = table.step_back;
    const undone = asked ? entries.filter((entry) => entry.number > asked.number) : [];
    const shown = JSON.stringify([asked, undone.length, asked?.request === this.seen, document.documentElement.lang]);
    if (shown === this.shown) return;
    this.shown = shown;
    const inside = asked ? this.inside(asked, table.seats, undone) : [];
    this.bar.replaceChildren(...inside);
    this.bar.hidden = inside.length === 0;
  }

  private inside(asked: Asked, seats: Seat[], undone: Entry[]): HTMLElement[] {
    const name = (seat: number): string => (seats[seat] ? named(seats[seat]) : "");
    const who = name(asked.seat);
    const mine = seats[asked.seat]?.mine ?? false;
    const button = (label: string, kind: string, act: () => void): HTMLElement => {
      const made = make("button", { type: "button", class: `button ${kind}` }, label);
      made.addEventListener("click", act);
      return made;
    };
    const bar = (said: string, more: string[], ...buttons: HTMLElement[]): HTMLElement[] => [
      make("div", {}, make("p", {}, ...pictured(said)), ...more.map((line) => make("p", { class: "more" }, ...pictured(line)))),
      make("div", { class: "buttons" }, ...buttons),
    ];
    if (asked.refused !== null) {
      const read = (): void => {
        this.seen = asked.request;
        this.bar.hidden = true;
      };
      if (!mine || this.seen === asked.request) return [];
      return bar(text("back-refused", { who: name(asked.refused) }), [], button(text("back-read"), "choice", read));
    }
    const others = asked.waiting.map(name).join(", ");
    if (mine) {
      const withdraw = button(text("back-withdraw"), "quiet", () => this.answer(asked.request, false));
      return bar(text("back-mine", { others }), [], withdraw);
    }
    if (!asked.waiting.some((seat) => seats[seat]?.mine)) return bar(text("back-others", { who, others }), []);
    const deed = undone.filter((entry) => entry.deed === undone[0]?.deed).at(-1)?.text ?? "";
    const again = undone.some((entry) => entry.seat < 0) ? [text("back-chance")] : [];
    return bar(
      text("back-asks", { who }),
      [text("back-undone", { deed }), ...again],
      button(text("back-agree"), "main", () => this.answer(asked.request, true)),
      button(text("back-refuse"), "choice", () => this.answer(asked.request, false)),
    );
  }
}
