// Counting the end of a game that was played elsewhere: one thing at a time, with the points in sight.
import { get, post } from "./api";
import { ask } from "./ask";
import { mark } from "./marks";
import { byId, make, text } from "./page";
import { learnNames } from "./people";
import { pictured } from "./pictured";
import { accountParts } from "./tallyaccount";
import { called, FormCard, inShort, type Player } from "./tallycard";
import { FIRST, forgetDraft, keepDraft, LAST, readDraft, steps, type Card, type Draft, type Step } from "./tallyform";
import { attempt } from "./toast";
import type { CountForm, CountSection, KeptCount, Opened } from "./types";

const LETTERS = 24; // of a name, as the server takes them

class Tally {
  private readonly place = byId("tally");
  private readonly game = this.place.dataset["game"] ?? "";
  private readonly counts = (this.place.dataset["counts"] ?? "").split(",").map(Number);
  private draft: Draft;
  private form: CountForm | null = null;
  private open = -1; // which card of a list is being filled in
  private asking = false;
  private stale = false;
  private readonly body = make("form", { class: "tally-body", autocomplete: "off" });
  private readonly problem = make("p", { class: "tally-problem wrong", role: "status" });
  private readonly totals = make("ul", { class: "tally-totals", "aria-label": text("count-totals"), "aria-live": "polite" });
  private readonly way = make("div", { class: "tally-way" });

  constructor() {
    this.draft = readDraft(this.game, Number(this.place.dataset["usual"]));
    if (!this.counts.includes(this.draft.players)) this.draft.players = this.counts[0] ?? 2;
    this.place.replaceChildren(this.body, make("div", { class: "form-end tally-end" }, this.problem, this.totals, this.way));
    this.body.addEventListener("submit", (event) => {
      event.preventDefault();
      this.goOn();
    });
    addEventListener("online", () => void this.weigh());
    document.addEventListener("tarsas:language", () => void this.weigh().then(() => this.show()));
  }

  async start(): Promise<void> {
    const from = new URLSearchParams(location.search).get("from");
    if (from) await attempt(() => this.take(from));
    learnNames(this.players());
    await this.weigh();
    this.show(false);
  }

  /** Go on with what was counted before. */
  private async take(count: string): Promise<void> {
    const kept = await get<KeptCount>(`/api/counts/${encodeURIComponent(count)}`);
    history.replaceState(history.state, "", location.pathname);
    if (kept.game !== this.game) return;
    this.draft = { players: kept.players.length, names: kept.players, answers: kept.answers, at: FIRST };
    keepDraft(this.game, this.draft);
  }

  private players(): Player[] {
    const seats = JSON.parse(byId("tally-seats").textContent ?? "[]") as Player[];
    return seats.slice(0, this.draft.players).map((seat, n) => ({ ...seat, name: (this.draft.names[n] ?? "").trim() }));
  }

  // What the server makes of it

  /** Ask what the answers come to; while one request is under way, the next one waits. */
  private async weigh(): Promise<void> {
    if (this.asking) {
      this.stale = true;
      return;
    }
    this.asking = true;
    do {
      this.stale = false;
      const { players, answers } = this.draft;
      try {
        const before = this.form && this.shape(this.form);
        this.form = await post<CountForm>("/api/counts/form", { game: this.game, players, answers, mend: true });
        this.problem.replaceChildren(...pictured(this.form.problem));
        // What was answered may have led to other questions.
        if (before !== this.shape(this.form) && !this.stale) {
          this.draft.answers = this.form.answers; // without those that do not fit these
          if (before !== null) this.show(false);
        }
      } catch (error) {
        this.problem.textContent = error instanceof Error ? error.message : String(error);
      }
    } while (this.stale);
    this.asking = false;
    this.showTotals();
    if (this.draft.at !== LAST) return;
    this.showBody(LAST);
    this.showWay();
  }

  private shape(form: CountForm): string {
    return JSON.stringify(form.sections);
  }

  private changed(): void {
    keepDraft(this.game, this.draft);
    void this.weigh();
  }

  // Where one is

  private steps(): Step[] {
    return this.form ? steps(this.form, this.draft.players) : [];
  }

  private number(): number {
    const found = this.steps().findIndex((step) => step.key === this.draft.at);
    return Math.max(0, found);
  }

  private go(by: number): void {
    const step = this.steps()[this.number() + by];
    if (!step) return;
    this.draft.at = step.key;
    this.open = -1;
    keepDraft(this.game, this.draft);
    this.show();
  }

  private goOn(): void {
    if (this.open >= 0) this.close();
    else this.go(1);
  }

  private close(): void {
    this.open = -1;
    this.show();
  }

  // Showing it

  /** Show the step; whoever came to a new one begins at its heading. */
  private show(arrived = true): void {
    const held = arrived ? null : this.held();
    this.showBody(this.steps()[this.number()]?.key ?? FIRST);
    this.showTotals();
    this.showWay();
    if (held !== null) this.focusables()[held]?.focus();
    else if (arrived && this.form) {
      this.body.querySelector("h2")?.focus({ preventScroll: true });
      if (this.place.getBoundingClientRect().top < 0) this.place.scrollIntoView();
    }
  }

  private focusables(): HTMLElement[] {
    return [...this.body.querySelectorAll<HTMLElement>("button, input")];
  }

  /** Which field has the focus, to give it back after it was drawn anew. */
  private held(): number | null {
    const found = this.focusables().indexOf(document.activeElement as HTMLElement);
    return found < 0 ? null : found;
  }

  private showBody(key: string): void {
    const step = this.steps().find((one) => one.key === key);
    const number = this.number() + 1;
    this.place.parentElement?.classList.toggle("begun", number > 1);
    const section = step?.section ?? null;
    const where = make("p", { class: "faint small tally-where" }, text("count-step", { step: number, all: this.steps().length }));
    const parts = section ? this.asked(section, step?.card ?? -1) : key === LAST ? this.result() : this.who();
    this.body.replaceChildren(...(this.form ? [where] : []), ...parts);
  }

  private heading(title: string, help: string): HTMLElement[] {
    return [make("h2", { tabindex: -1 }, title), ...(help ? [make("p", { class: "faint" }, help)] : [])];
  }

  private who(): HTMLElement[] {
    const segments = this.counts.map((count) => {
      const box = make("input", { type: "radio", name: "tally-players", value: count, checked: count === this.draft.players });
      box.addEventListener("change", () => {
        this.draft.players = count;
        this.draft.answers = fitted(this.draft.answers, this.form, count);
        learnNames(this.players());
        this.changed();
        this.show(false);
      });
      return make("label", {}, box, make("span", {}, String(count)));
    });
    const names = this.players().map((player, seat) => {
      const field = make("input", { value: this.draft.names[seat] ?? "", maxlength: LETTERS, placeholder: player.colour_name, "aria-label": text("count-name", { colour: player.colour_name }), autocomplete: "off" });
      field.addEventListener("input", () => {
        const given = this.players().map((_, n) => this.draft.names[n] ?? "");
        given[seat] = field.value;
        this.draft.names = given;
        keepDraft(this.game, this.draft);
        learnNames(this.players());
        this.showTotals();
      });
      return make("li", { class: `seat-${player.colour}` }, mark(player.colour), field);
    });
    return [
      ...this.heading(text("count-players"), text("count-players-help")),
      make("div", { class: "segments", role: "radiogroup", "aria-label": text("count-how-many") }, ...segments),
      make("ul", { class: "tally-names" }, ...names),
    ];
  }

  private cards(section: CountSection): Card[] {
    return (this.draft.answers[section.name] ??= []);
  }

  private asked(section: CountSection, card: number): HTMLElement[] {
    if (section.kind === "many") return this.open < 0 ? this.list(section) : this.one(section);
    const cards = this.cards(section);
    while (cards.length <= card) cards.push({});
    const player = section.kind === "seats" ? this.players()[card] : null;
    const title = this.heading(player ? called(player) : section.title, section.help);
    if (player) title[0]?.prepend(mark(player.colour));
    return [...title, ...this.card(section, card)];
  }

  private card(section: CountSection, card: number): HTMLElement[] {
    const given = this.cards(section)[card] ?? {};
    const shown = new FormCard(section.fields, given, this.players(), () => this.changed());
    // A section of one field has said in its heading what it is.
    const alone = section.fields.length === 1 && section.kind !== "seats";
    return [make("div", { class: alone ? "tally-card alone" : "tally-card" }, ...shown.parts)];
  }

  private list(section: CountSection): HTMLElement[] {
    const items = this.cards(section).map((card, n) => {
      const open = make("button", { type: "button", class: "tally-item" }, make("b", {}, section.ones[n] ?? ""), make("span", { class: "tally-short" }, ...inShort(section.fields, card, this.players())));
      open.addEventListener("click", () => {
        this.open = n;
        this.show();
      });
      return make("li", {}, open);
    });
    const add = make("button", { type: "button", class: "button big tally-add" }, `+ ${section.add}`);
    add.disabled = items.length >= section.ones.length;
    add.addEventListener("click", () => {
      this.open = this.cards(section).push({}) - 1;
      this.changed();
      this.show();
    });
    return [...this.heading(section.title, section.help), make("ul", { class: "tally-list" }, ...items), add];
  }

  private one(section: CountSection): HTMLElement[] {
    const remove = make("button", { type: "button", class: "button quiet" }, text("count-remove"));
    remove.addEventListener("click", () => {
      this.cards(section).splice(this.open, 1);
      this.changed();
      this.close();
    });
    return [...this.heading(section.ones[this.open] ?? "", ""), ...this.card(section, this.open), make("p", { class: "tally-remove" }, remove)];
  }

  private result(): HTMLElement[] {
    const account = this.form?.account;
    return [...this.heading(text("count-result"), ""), ...(account ? accountParts(account, this.players()) : [])];
  }

  private showTotals(): void {
    const scores = this.form?.account?.scores ?? [];
    const shown = this.players().map((player, seat) =>
      make("li", { class: `seat-${player.colour}`, title: called(player) }, mark(player.colour), make("span", { class: "tally-name" }, called(player)), make("b", {}, String(scores[seat] ?? "–"))),
    );
    this.totals.replaceChildren(...shown);
    this.totals.setAttribute("aria-label", text("count-totals"));
    // Before anything was answered, points would come of what is usual alone.
    this.totals.hidden = this.number() === 0 || this.draft.at === LAST;
  }

  private showWay(): void {
    const button = (label: string, kind: string, act: () => void): HTMLButtonElement => {
      const made = make("button", { type: "button", class: `button ${kind}` }, label);
      made.addEventListener("click", act);
      return made;
    };
    const last = this.draft.at === LAST;
    if (this.open >= 0) this.way.replaceChildren(button(text("count-done"), "main big", () => this.close()));
    else if (last) {
      const keep = button(text("count-keep"), "main big", () => void this.keep());
      keep.disabled = !this.form?.account;
      this.way.replaceChildren(button(text("count-back"), "big", () => this.go(-1)), button(text("count-new"), "big", () => void this.anew()), keep);
    } else {
      const back = this.number() > 0 ? [button(text("count-back"), "big", () => this.go(-1))] : [];
      this.way.replaceChildren(...back, button(text("count-on"), "main big", () => this.go(1)));
    }
  }

  // At the end

  private async keep(): Promise<void> {
    await attempt(async () => {
      const { players, answers } = this.draft;
      const names = this.players().map((player) => player.name);
      const kept = await post<Opened>("/api/counts", { game: this.game, players, answers, names });
      forgetDraft(this.game);
      location.assign(kept.url);
    });
  }

  private async anew(): Promise<void> {
    const sure = await ask({
      question: text("count-new-question"),
      more: text("count-new-more"),
      yes: text("count-new-yes"),
      no: text("count-new-no"),
    });
    if (!sure) return;
    forgetDraft(this.game);
    location.reload();
  }
}

/** Answers for another number of players: what is of every seat has as many numbers as there are. */
function fitted(answers: Draft["answers"], form: CountForm | null, players: number): Draft["answers"] {
  for (const section of form?.sections ?? []) {
    const cards = answers[section.name] ?? [];
    if (section.kind === "seats") cards.splice(players);
    for (const card of cards) {
      for (const field of section.fields) {
        const given = card[field.name];
        if (given && field.each) card[field.name] = Array.from({ length: players }, (_, n) => given[n] ?? field.usual);
        // An order in which everybody has a place is another one among more or fewer.
        if (given && field.kind === "seat" && (field.lowest >= 0 || (given[0] ?? 0) >= players)) delete card[field.name];
      }
    }
  }
  return answers;
}

export function startTally(): void {
  void new Tally().start();
}
