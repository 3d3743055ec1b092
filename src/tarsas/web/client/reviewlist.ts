// The lists of a review: the turning points with what was better and why, and all that happened with its grade.
import { deedsOf } from "./deeds";
import { make, text } from "./page";
import { person } from "./people";
import { pictured, portray } from "./pictured";
import { change, LEAST_LUCK, verdict } from "./reviewwords";
import type { BetterDeed, Entry, Review, ReviewedDeed, Seat, Spell } from "./types";
import { isDeed, isPoor, seenAt, turns, type Turn } from "./verdicts";

/** What the list of all can be narrowed to, with what that is called. */
const FILTERS = { all: "review-show-all", poor: "review-show-poor", luck: "review-show-luck" };
type Filter = keyof typeof FILTERS;

/** What the lists know and do. */
export interface ListDesk {
  entries: () => Entry[];
  seats: () => Seat[];
  /** A small picture of a piece on the board. */
  portrait: (id: string) => SVGSVGElement | null;
  /** Show a deed or a spell of chance on the board. */
  choose: (turn: Turn) => void;
}

export class ReviewList {
  readonly element = make("div", { class: "review-lists" });
  private readonly lines = new Map<HTMLElement, Turn>();
  private filter: Filter = "all";
  private review: Review | null = null;
  private at: number | null = null; // the position that is on the board
  private readonly all = make("ol", { class: "review-all" });

  constructor(private readonly desk: ListDesk) {
    this.element.addEventListener("click", (event) => {
      const line = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-turn]") : null;
      const turn = line && this.lines.get(line);
      if (!line || !turn) return;
      this.desk.choose(turn);
      this.reveal(line.parentElement ?? line);
    });
  }

  show(review: Review): void {
    this.review = review;
    this.lines.clear();
    const found = turns(review);
    const none = make("p", { class: "empty" }, text("review-no-turns"));
    const list = make("ol", { class: "review-turns" }, ...found.map((turn) => this.turn(review, turn)));
    this.element.replaceChildren(
      make("h2", {}, text("review-turns")),
      found.length > 0 ? list : none,
      make("h2", {}, text("review-all")),
      this.filters(),
      this.all,
    );
    this.fill();
  }

  /** Pieces get their pictures as they lie on the board, after so many moves: elsewhere lies something else, or nothing. */
  portray(at: number | null = this.at): void {
    this.at = at;
    if (at === null || !this.element.querySelector("[data-piece]")) return;
    for (const [line, turn] of this.lines) {
      const seen = seenAt(turn, at);
      if (seen.done) portray(line, this.desk.portrait);
      if (seen.better && line.nextElementSibling) portray(line.nextElementSibling, this.desk.portrait);
    }
  }

  /** Show which lines speak of the position on the board, and bring the one in the list of all into view. */
  here(number: number): void {
    for (const [line, turn] of this.lines) {
      const on = turn.first <= number && number <= turn.last;
      line.parentElement?.classList.toggle("here", on);
      if (on) line.setAttribute("aria-current", "true");
      else line.removeAttribute("aria-current");
      if (on && line.closest("ol") === this.all && this.isRead()) this.reveal(line);
    }
  }

  /** What of the pane is seen: the rest is covered by the graph, which stays. */
  private seen(): { pane: Element; top: number; bottom: number } | null {
    const pane = this.element.closest(".pane");
    if (!pane || pane.clientHeight === 0) return null;
    const { top, bottom } = pane.getBoundingClientRect();
    return { pane, top: top + (pane.querySelector(".review-top")?.clientHeight ?? 0), bottom };
  }

  /** Whether the list of all is being read, and not something else. */
  private isRead(): boolean {
    const seen = this.seen();
    return seen !== null && this.all.getBoundingClientRect().top <= (seen.top + seen.bottom) / 2;
  }

  /** Bring a line into sight: into the middle, and of one that is higher than the pane the beginning. */
  private reveal(line: HTMLElement): void {
    const seen = this.seen();
    if (!seen) return;
    const own = line.getBoundingClientRect();
    if (own.top >= seen.top && own.bottom <= seen.bottom) return;
    seen.pane.scrollTop += own.top - Math.max(seen.top, (seen.top + seen.bottom - own.height) / 2);
  }

  private filters(): HTMLElement {
    const buttons = (Object.keys(FILTERS) as Filter[]).map((name) => {
      const button = make("button", { type: "button", class: "button small", "aria-pressed": String(name === this.filter) }, text(FILTERS[name]));
      button.addEventListener("click", () => {
        this.filter = name;
        for (const one of buttons) one.setAttribute("aria-pressed", String(one === button));
        this.fill();
      });
      return button;
    });
    return make("div", { class: "review-filters", role: "group", "aria-label": text("review-filter") }, ...buttons);
  }

  private fill(): void {
    const { review } = this;
    if (!review) return;
    for (const line of this.all.querySelectorAll<HTMLElement>("[data-turn]")) this.lines.delete(line);
    const shown: Turn[] = {
      all: [...review.deeds, ...review.spells],
      poor: review.deeds.filter(isPoor),
      luck: review.spells,
    }[this.filter].sort((a, b) => a.first - b.first);
    this.all.replaceChildren(...shown.map((turn) => this.line(review, turn, [])));
    if (shown.length === 0) this.all.append(make("li", { class: "empty" }, text("review-none-such")));
    this.portray();
  }

  private turn(review: Review, turn: Turn): HTMLElement {
    const better = isDeed(turn) ? turn.better : null;
    return this.line(review, turn, better ? [this.better(better)] : []);
  }

  private line(review: Review, turn: Turn, more: HTMLElement[]): HTMLElement {
    const said = isDeed(turn) ? this.deed(review, turn) : this.spell(review, turn);
    const button = make("button", { type: "button", class: "entry", "data-turn": turn.first, title: text("visit") }, ...said);
    this.lines.set(button, turn);
    const colour = isDeed(turn) ? `seat-${this.desk.seats()[turn.seat]?.colour ?? "grey"}` : "chance";
    return make("li", { class: colour }, button, ...more);
  }

  private deed(review: Review, deed: ReviewedDeed): (Node | string)[] {
    const told = this.desk.entries()[deed.last - 1]?.text ?? "";
    const words = verdict(review, deed);
    return [...(words ? [make("span", { class: `grade grade-${deed.grade}` }, words), " "] : []), ...pictured(told)];
  }

  /** What chance did, and for whom: of two players, what one gains the other loses. */
  private spell(review: Review, spell: Spell): (Node | string)[] {
    const told = deedsOf(this.desk.entries().slice(spell.first - 1, spell.last)).map((deed) => deed.last.text);
    const moved = spell.luck.map((luck, seat) => ({ luck, seat })).filter((one) => Math.abs(one.luck) >= LEAST_LUCK * review.inaccuracy);
    const chips = moved.map(({ luck, seat }) => {
      const { colour = "grey", colour_name: name = "" } = this.desk.seats()[seat] ?? {};
      return make("span", { class: `gain seat-${colour}` }, person(colour, name), ` ${change(review, luck)}`);
    });
    return [...told.flatMap((words, i) => [...(i > 0 ? [" "] : []), ...pictured(words)]), " ", ...chips];
  }

  private better(better: BetterDeed): HTMLElement {
    const why = better.why.map((reason) => make("li", {}, ...pictured(reason)));
    return make(
      "div",
      { class: "review-better" },
      make("p", {}, make("b", {}, text("review-better")), " ", ...pictured(better.text)),
      ...(why.length > 0 ? [make("ul", {}, ...why)] : []),
    );
  }
}
