// The review of a game: asked for, waited for, and read beside its positions. It needs a pane, a game and a way to show
// positions; what it says of the position on the board the page asks by `at`.
import { ApiError, get, post } from "./api";
import { make, text } from "./page";
import { nameOf, person } from "./people";
import { plainly } from "./pictured";
import type { Button, Chip } from "./prompt";
import { Graph } from "./reviewgraph";
import { Standings } from "./reviewhere";
import { ReviewList } from "./reviewlist";
import { change, luckOf, number, share, verdict } from "./reviewwords";
import type { Instead } from "./scenes";
import { attempt } from "./toast";
import type { Entry, Review, ReviewedDeed, ReviewStand, Seat } from "./types";
import { deedAt, isAlone, isDeed, nextPause, spellAt, type Turn } from "./verdicts";

const BUSY = ["waiting", "working"];
const GONE = ["not_found", "closed", "refused"]; // as the server calls it
const FIRST_PAUSE = 700; // ms until the server is asked again how far it is

/** A game that can be reviewed: one that is over, or a line of an analysis, which may go on. */
export interface Reviewable {
  /** Where the server is asked about it: `/api/reviews/` with its kind and id; null: nobody has moved yet. */
  address(): string | null;
  /** Show the position after so many moves. */
  go(number: number): void;
  entries(): Entry[];
  /** Whether the board shows one of its positions. */
  isShown(): boolean;
  /** Whether there are moves by now that its review knows nothing of. */
  isOld(): boolean;
  /** Take these in from the next review on. */
  renew(): void;
  /** A review was asked for: this is what it is of. */
  fix(): void;
}

/** The game of a table, which does not change any more. */
export function finishedGame(table: string, go: (number: number) => void, entries: () => Entry[]): Reviewable {
  const nothing = (): void => undefined;
  return { address: () => `/api/reviews/t/${table}`, go, entries, isShown: () => true, isOld: () => false, renew: nothing, fix: nothing };
}

/** What a page does for the review. */
export interface ReviewDesk {
  /** Open the pane. */
  open: () => void;
  /** There is more to be said of the position on the board than before. */
  changed: () => void;
  seats: () => Seat[];
  portrait: (id: string) => SVGSVGElement | null;
}

/** What is to be said of the position on the board: moves, how good they were, and what was better. */
export interface Verdict {
  moves: Entry[];
  chip: Chip;
  /** What would have been better, if the board shows the position before the moves. */
  better: Instead | null;
}

export class Reviewing {
  private address: string | null = null; // of what the rest is about
  private stand: ReviewStand | null = null;
  private review: Review | null = null;
  private open = false;
  private timer = 0;
  private pause = FIRST_PAUSE;
  private asking: Promise<void> | null = null;
  private offered = false;
  /** The deed that is looked at from before, and whether the board has shown that yet. */
  private before: { deed: ReviewedDeed; seen: boolean } | null = null;
  private readonly graph: Graph;
  private readonly standings: Standings;
  private readonly list: ReviewList;
  private readonly status = make("div", { class: "review-status" });
  private readonly body = make("div", { class: "review-body", hidden: true });

  constructor(
    place: HTMLElement,
    private readonly game: Reviewable,
    private readonly desk: ReviewDesk,
  ) {
    this.graph = new Graph((at) => this.go(at));
    this.standings = new Standings(desk.seats, (seat) => this.graph.single(seat));
    this.list = new ReviewList({ ...desk, entries: () => game.entries(), choose: (turn) => this.choose(turn) });
    place.append(this.status, this.body);
    document.addEventListener("tarsas:language", () => {
      this.review = null; // its words are in the other language
      if (this.open) void this.look();
    });
    document.addEventListener("visibilitychange", () => this.open && !document.hidden && void this.look());
  }

  // Asking

  /** The pane is shown, or is not: nobody is asked for what nobody sees. */
  show(open: boolean): void {
    if (open === this.open) return;
    this.open = open;
    clearTimeout(this.timer);
    if (open) void this.look();
  }

  /** The game can be reviewed: offer that by a tab. Who followed a link to it wants it now. */
  offer(tab: HTMLElement): void {
    const linked = tab.hidden && !this.offered && new URLSearchParams(location.search).has("review");
    tab.hidden = false;
    tab.parentElement?.classList.add("crowded");
    this.offered = true;
    if (linked) void this.want();
  }

  /** The game goes on after all: there is nothing to review before it ends again. */
  withdraw(tab: HTMLElement): void {
    tab.hidden = true;
    tab.parentElement?.classList.remove("crowded");
    clearTimeout(this.timer);
    [this.address, this.stand, this.review, this.before] = [null, null, null, null];
    this.body.hidden = true;
  }

  /** Open the pane, and ask for the review unless there is one or somebody has. */
  async want(): Promise<void> {
    this.desk.open();
    await this.look();
    if (this.stand?.status === "none") await this.ask(1);
  }

  private async ask(depth: number): Promise<void> {
    const address = this.find();
    if (address === null) return;
    await attempt(async () => {
      this.take(address, await post<ReviewStand>(address, { depth }));
      this.game.fix();
      this.pause = FIRST_PAUSE;
    });
    this.wait();
  }

  /** Return where the server is asked; of another game than before nothing is known. */
  private find(): string | null {
    const address = this.game.address();
    if (address === this.address) return address;
    [this.address, this.stand, this.review, this.before] = [address, null, null, null];
    this.body.hidden = true;
    return address;
  }

  /** Ask how far it is. What was missed comes with the answer. */
  private async look(): Promise<void> {
    this.asking ??= this.fetch().finally(() => (this.asking = null));
    await this.asking;
    this.wait();
  }

  private async fetch(): Promise<void> {
    const address = this.find();
    if (address === null) return this.tell(null);
    const fetched = async (): Promise<void> => this.take(address, await get<ReviewStand>(`${address}?known=${this.review?.depth ?? 0}`));
    if (this.stand) await fetched().catch((error: unknown) => this.miss(error));
    else await attempt(fetched);
  }

  /** Who waits asks again soon, and need not hear of a fault; but what was deleted is not waited for. */
  private miss(error: unknown): void {
    if (!(error instanceof ApiError) || !GONE.includes(error.code)) return;
    this.stand = null;
    this.status.hidden = false;
    this.status.replaceChildren(make("p", { role: "alert" }, error.message));
  }

  /** Look again in a while, as long as there is something to wait for. */
  private wait(): void {
    clearTimeout(this.timer);
    if (!this.open || !BUSY.includes(this.stand?.status ?? "") || document.hidden) return;
    this.pause = nextPause(this.pause);
    this.timer = window.setTimeout(() => void this.look(), this.pause);
  }

  private take(address: string, stand: ReviewStand): void {
    if (address !== this.address) return; // the answer was on its way while the game became another one
    const fresh = stand.review !== null;
    this.stand = stand;
    this.review = stand.review ?? this.review;
    this.tell(stand);
    if (!fresh || !this.review) return;
    this.fill(this.review);
    this.desk.changed();
  }

  // In the pane

  /** Say how far it is, or what can be asked for. */
  private tell(stand: ReviewStand | null): void {
    const parts = stand ? this.standing(stand) : [make("p", { class: "empty" }, text("review-empty"))];
    this.status.hidden = parts.length === 0;
    this.status.replaceChildren(...parts);
    const deeper = this.body.querySelector<HTMLElement>("[data-deeper]");
    if (deeper) deeper.hidden = stand === null || BUSY.includes(stand.status ?? "") || deeper.childElementCount === 0;
  }

  private standing(stand: ReviewStand): HTMLElement[] {
    const { status } = stand;
    const parts: HTMLElement[] = [];
    if (status === "none") parts.push(make("p", {}, text("review-what")), this.button(text("review-start"), 1));
    if (status === "failed") parts.push(make("p", { role: "alert" }, text("review-failed")), this.button(text("review-again"), stand.depth ?? 1));
    if (BUSY.includes(status ?? "")) {
      const waits = (stand.ahead ?? 0) > 0 ? text("review-ahead", { count: stand.ahead ?? 0 }) : text("review-soon");
      const words = status === "working" ? text("review-working", { done: stand.done, all: stand.tasks }) : waits;
      const bar = make("progress", { "aria-label": text("review-progress"), ...(stand.tasks > 0 ? { value: stand.done, max: stand.tasks } : {}) });
      parts.push(make("p", { role: "status" }, words), bar, make("p", { class: "faint small" }, text("review-leave")));
    } else if (this.game.isOld()) {
      parts.push(make("p", {}, text("review-old")), this.button(text("review-renew"), 1, "choice", true));
    }
    return parts;
  }

  private button(label: string, depth: number, kind = "main", anew = false): HTMLElement {
    const button = make("button", { type: "button", class: `button ${kind}` }, label);
    button.addEventListener("click", () => {
      if (anew) this.game.renew();
      void this.ask(depth);
    });
    return button;
  }

  private fill(review: Review): void {
    this.body.hidden = false;
    const top = make("div", { class: "review-top" }, this.graph.element, this.standings.element);
    this.body.replaceChildren(top, this.legend(review), this.depth(review), this.list.element, this.about(review), this.inNumbers(review));
    this.list.show(review);
    const words = {
      share: (value: number) => share(review, value),
      colour: (seat: number) => this.desk.seats()[seat]?.colour ?? "grey",
      luck: text("review-name-luck"),
      points: text("review-name-points"),
    };
    this.graph.show(review, words, text(isAlone(review) ? "review-graph-alone" : "review-graph"));
    this.standings.show(review);
  }

  /** Everybody in one line: how accurate, how lucky, and how many deeds of each grade. */
  private legend(review: Review): HTMLElement {
    const rows = review.seats.flatMap((one, seat) => {
      const { colour = "grey", colour_name: name = "" } = this.desk.seats()[seat] ?? {};
      const counts = text("review-counts", { best: one.best, good: one.good, inaccuracy: one.inaccuracy, mistake: one.mistake });
      const row = make(
        "tr",
        { class: `seat-${colour}` },
        make("th", { scope: "row" }, person(colour, name)),
        make("td", {}, one.accuracy === null ? "–" : number(one.accuracy, 0)),
        make("td", {}, change(review, one.luck)),
      );
      return [row, make("tr", { class: "counts" }, make("td", { colspan: 3 }, counts))];
    });
    const head = make("tr", {}, make("td"), make("th", { scope: "col" }, text("review-accuracy")), make("th", { scope: "col" }, text("review-luck")));
    return make("table", { class: "review-seats" }, make("thead", {}, head), make("tbody", {}, ...rows));
  }

  /** How deep it goes, and the way to more: above the lists, which may be long. */
  private depth(review: Review): HTMLElement {
    const more = (this.stand?.deepest ?? 1) > review.depth ? [this.button(text("review-deeper"), review.depth + 1, "choice small")] : [];
    const simulations = number(review.simulations, 0);
    const words = text("review-deep", { simulations });
    return make("div", { class: "review-depth" }, make("p", {}, words), make("p", { "data-deeper": true }, ...more));
  }

  /** How all of it is meant. */
  private about(review: Review): HTMLElement {
    const limits = { good: share(review, review.good), inaccuracy: share(review, review.inaccuracy), mistake: share(review, review.mistake) };
    const depth = text(review.depth > 1 ? "review-depth-more" : "review-depth", { simulations: number(review.simulations, 0) });
    const noise = share(review, review.noise);
    return make(
      "details",
      { class: "review-about" },
      make("summary", {}, text("review-how")),
      make("p", {}, text(isAlone(review) ? "review-limits-alone" : "review-limits", limits)),
      make("p", {}, text(isAlone(review) ? "review-luck-alone" : "review-luck-what")),
      make("p", {}, depth, " ", text("review-noise", { noise })),
    );
  }

  /** The graph for who cannot see it, or wants the numbers. */
  private inNumbers(review: Review): HTMLElement {
    const names = review.seats.map((_, seat) => {
      const { colour = "grey", colour_name: name = "" } = this.desk.seats()[seat] ?? {};
      return nameOf(colour, name);
    });
    const rows = review.positions.map((one) =>
      make(
        "tr",
        {},
        make("th", { scope: "row" }, String(one.number)),
        ...one.shares.map((value, seat) => make("td", {}, this.cell(share(review, value), one.points[seat] ?? 0))),
      ),
    );
    const head = make("tr", {}, make("th", { scope: "col" }, text("review-move")), ...names.map((name) => make("th", { scope: "col" }, name)));
    const table = make("table", { class: "review-numbers" }, make("thead", {}, head), make("tbody", {}, ...rows));
    const scroll = make("div", { class: "scroll-x", tabindex: 0, role: "region", "aria-label": text("review-numbers") }, table);
    return make("details", { class: "review-about" }, make("summary", {}, text("review-numbers")), scroll);
  }

  private cell(share: string, points: number): string {
    return text("review-cell", { share, points });
  }

  // On the board

  private go(at: number): void {
    this.before = null;
    this.game.go(at);
  }

  /** Show a deed as it was done, or what was better from the position before it. */
  private choose(turn: Turn): void {
    if (isDeed(turn) && turn.better) this.lookBefore(turn);
    else this.go(turn.last);
  }

  private lookBefore(deed: ReviewedDeed): void {
    this.before = { deed, seen: false };
    this.game.go(deed.first - 1);
  }

  /** Whether there is a review, before the reader's eyes, of the position on the board. */
  isRead(): boolean {
    return this.open && this.review !== null && this.game.isShown();
  }

  /** The board is drawn with a position: pieces may get their pictures from there. */
  portray(position: number): void {
    this.list.portray(this.game.isShown() ? position : null);
  }

  /** Mark the position that the board shows, and return what is to be said of it. */
  at(position: number): Verdict | null {
    const { review, before } = this;
    if (!review || !this.game.isShown()) return null;
    if (before && before.deed.first - 1 === position) before.seen = true;
    else if (before?.seen) this.before = null;
    const deed = this.looked(position);
    this.graph.here(position);
    this.standings.here(position);
    this.list.here(deed && this.isBefore(position) ? deed.first : position);
    const entries = this.game.entries();
    if (!deed) return this.byChance(review, position, entries);
    const own = (entry: Entry): boolean => entry.seat === deed.seat && entry.number >= deed.first && entry.number <= deed.last;
    const moves = entries.filter((entry) => own(entry) && (this.isBefore(position) || entry.number <= position));
    const said = verdict(review, deed) || text("review-forced");
    const better = this.isBefore(position) ? deed.better : null;
    return { moves, chip: { text: said, colour: null }, better: better && { ghost: better.ghost, targets: better.targets } };
  }

  /** What chance did there, if that is worth a word. */
  private byChance(review: Review, position: number, entries: Entry[]): Verdict | null {
    const spell = spellAt(review, position);
    const told = spell && luckOf(review, spell);
    if (!told) return null;
    const { colour = null } = this.desk.seats()[told.seat] ?? {};
    const moves = entries.filter((entry) => entry.deed === entries[position - 1]?.deed && entry.number <= position);
    return { moves, chip: { text: `${text("review-luck")} ${change(review, told.luck)}`, colour }, better: null };
  }

  private isBefore(position: number): boolean {
    return this.before?.deed.first === position + 1;
  }

  private looked(position: number): ReviewedDeed | null {
    if (!this.review) return null;
    return this.isBefore(position) ? (this.before?.deed ?? null) : deedAt(this.review, position);
  }

  /** Buttons beside the heading of a position: from what was done to what was better, and back. */
  tools(position: number): Button[] {
    const deed = this.looked(position);
    if (!deed?.better) return [];
    if (this.isBefore(position)) {
      return [{ key: "review-played", label: text("review-played"), kind: "choice", act: () => this.go(deed.last) }];
    }
    const title = plainly(`${text("review-better")} ${deed.better.text}`);
    return [{ key: "review-better", label: text("review-show-better"), kind: "choice", title, act: () => this.lookBefore(deed) }];
  }
}
