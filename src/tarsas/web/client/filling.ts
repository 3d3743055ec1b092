// A game under way on a real table: its sheets are filled in by pens on the picture, then the game goes on.
import { ApiError, post } from "./api";
import { ask } from "./ask";
import { Board } from "./board";
import { mark } from "./marks";
import { make, memory, text } from "./page";
import { pictured } from "./pictured";
import { called, drawn, FormCard, type Player } from "./tallycard";
import type { Answers } from "./tallyform";
import type { CountSection, FilledSheets, SheetPen, Tap } from "./types";

/** What a game is set up with; what is filled in is one more of the options. */
export interface SetUp {
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  components?: string;
}

/** What is done around the sheets. */
export interface Desk {
  players: () => Player[];
  /** The text of the button that goes on with what is filled in. */
  begin: string;
  /** Go on with it; say whether that went well. */
  done: (sheets: string) => Promise<boolean>;
  /** Lead to the set-up. */
  back: () => void;
}

const RUBBER = "";
const OFFLINE = ""; // what no server has refused

export class Filling {
  private set: SetUp = { game: "", players: 0, options: {} };
  private sheets = "";
  private found: FilledSheets | null = null;
  private pen = RUBBER;
  private taps: Tap[] = [];
  private answers: Answers | null = null;
  private asking = false;
  private shownSections = "";
  private players: Player[] = [];
  private readonly fields = make("form", { class: "filling-fields", autocomplete: "off" });
  private readonly pens = make("div", { class: "filling-pens", role: "radiogroup" });
  private readonly frame = make("div", { class: "filling-board", id: "filling-board" });
  private readonly symbols = make("div", { hidden: true });
  private readonly turns = make("div", { class: "segments filling-turns", role: "radiogroup" });
  private readonly wrong = make("div", { class: "filling-wrong", role: "status" });
  private readonly board = new Board(this.frame, this.symbols);
  private readonly begin = make("button", { type: "button", class: "button main big" });

  constructor(
    private readonly place: HTMLElement,
    private readonly desk: Desk,
  ) {
    this.frame.addEventListener("click", (event) => this.pointed(event));
    this.frame.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      this.pointed(event);
    });
    this.fields.addEventListener("submit", (event) => event.preventDefault());
    this.begin.addEventListener("click", () => void this.finish());
    document.addEventListener("tarsas:language", () => {
      if (!place.hidden) void this.open(this.set);
    });
    addEventListener("online", () => void this.send());
  }

  /** Fill in the sheets of such a game; what was filled in before for the same one is there again. */
  async open(set: SetUp): Promise<void> {
    this.set = set;
    this.players = this.desk.players();
    this.sheets = memory.get(this.key()) ?? "";
    this.found = null;
    this.taps = [];
    this.answers = null;
    this.shownSections = "";
    try {
      await this.ask();
    } catch (error) {
      if (!this.sheets) throw error;
      this.sheets = ""; // what an older release kept says nothing now
      await this.ask();
    }
    this.lay();
  }

  private key(): string {
    return `sheets-${this.set.game}-${this.set.players}-${JSON.stringify(this.set.options)}`;
  }

  // What the server makes of it

  private async ask(): Promise<void> {
    const taps = this.taps.splice(0);
    const answers = this.answers;
    this.answers = null;
    const { game, players, options, components } = this.set;
    const asked = { game, players, options: { ...options, sheets: this.sheets }, taps, answers, ...(components ? { components } : {}) };
    try {
      this.found = await post<FilledSheets>("/api/sheets", asked);
    } catch (error) {
      if (error instanceof ApiError && error.code === OFFLINE) this.keep(taps, answers);
      throw error;
    }
    this.sheets = this.found.sheets;
    memory.set(this.key(), this.sheets);
  }

  /** What could not be said is said with what comes next. */
  private keep(taps: Tap[], answers: Answers | null): void {
    this.taps.unshift(...taps);
    this.answers ??= answers;
  }

  /** Send what was tapped and answered; while one request is under way, the next one waits. */
  private async send(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      while (this.taps.length > 0 || this.answers !== null) await this.ask();
      this.show();
    } catch (error) {
      this.say(error instanceof Error ? error.message : String(error));
    } finally {
      this.asking = false;
    }
  }

  // Showing it

  private lay(): void {
    const clear = make("button", { type: "button", class: "button quiet" }, text("fill-clear"));
    clear.addEventListener("click", () => void this.clear());
    const back = make("button", { type: "button", class: "button big" }, text("fill-back"));
    back.addEventListener("click", this.desk.back);
    this.begin.textContent = text(this.desk.begin);
    this.pens.setAttribute("aria-label", text("fill-pens"));
    this.place.replaceChildren(
      make("h2", { tabindex: -1 }, text("fill-title")),
      make("p", { class: "faint" }, text("fill-lead")),
      this.fields,
      this.turns,
      this.pens,
      this.frame,
      this.symbols,
      make("p", { class: "filling-clear" }, clear),
      make("div", { class: "form-end filling-end" }, this.wrong, make("div", { class: "filling-way" }, back, this.begin)),
    );
    this.place.hidden = false;
    this.place.querySelector("h2")?.focus();
    this.show();
  }

  private show(): void {
    const found = this.found;
    if (!found) return;
    this.showFields(found);
    this.showPens(found.pens);
    void this.board.loadSheet(found.symbols);
    const held = document.activeElement?.id ?? "";
    this.board.draw(found.svg, 0);
    this.showTurns();
    this.ready(found);
    if (held && this.frame.contains(document.getElementById(held))) document.getElementById(held)?.focus({ preventScroll: true });
    this.showFaults(found);
  }

  /** The fields stay as they are while one types, unless others are asked. */
  private showFields(found: FilledSheets): void {
    const asked = JSON.stringify(found.sections);
    if (asked === this.shownSections) return;
    this.shownSections = asked;
    const answers = found.answers;
    this.fields.replaceChildren(...found.sections.flatMap((section) => this.section(section, answers)));
  }

  private section(section: CountSection, answers: Answers): HTMLElement[] {
    const cards = answers[section.name] ?? [];
    return cards.map((card, n) => {
      const shown = new FormCard(section.fields, card, this.players, () => {
        this.answers = answers;
        void this.send();
      });
      const title = make("h3", {}, section.kind === "seats" ? (this.players[n]?.colour_name ?? "") : section.title);
      return make("div", {}, title, ...(section.help ? [make("p", { class: "faint small" }, section.help)] : []), make("div", { class: "tally-card" }, ...shown.parts));
    });
  }

  /** Where everybody has a sheet of their own, one of them is large. */
  private showTurns(): void {
    const pages = this.players.filter((player) => this.frame.querySelector(`[data-page="${player.colour}"]`));
    this.turns.hidden = pages.length < 2;
    const looks = pages.map((player) => called(player)).join(" ");
    if (this.turns.hidden || this.turns.dataset["looks"] === looks) return;
    this.turns.dataset["looks"] = looks;
    this.turns.setAttribute("aria-label", text("fill-whose"));
    const made = pages.map((player, n) => {
      const box = make("input", { type: "radio", name: "filling-whose", value: player.colour, checked: n === 0 });
      box.addEventListener("change", () => {
        this.board.own = player.colour;
        this.frame.scrollTo({ left: 0, top: 0 });
        this.show();
      });
      return make("label", {}, box, make("span", {}, mark(player.colour), ` ${called(player)}`));
    });
    this.board.own = pages[0]?.colour ?? null;
    this.turns.replaceChildren(...made);
  }

  private showPens(pens: SheetPen[]): void {
    const looks = pens.map((pen) => pen.text).join(" ") + document.documentElement.lang;
    if (this.pens.dataset["looks"] === looks) return;
    this.pens.dataset["looks"] = looks;
    if (!pens.some((pen) => pen.value === this.pen)) this.pen = pens[0]?.value ?? RUBBER;
    const rubber: SheetPen = { value: RUBBER, text: text("fill-rubber"), help: "", colour: "", picture: "", joins: false };
    const made = [...pens, rubber].map((pen) => {
      const said = `${pen.colour ? `${this.players.find((one) => one.colour === pen.colour)?.colour_name ?? ""} ` : ""}${pen.text}`;
      const box = make("input", { type: "radio", name: "filling-pen", value: pen.value, checked: pen.value === this.pen, "aria-label": said });
      box.addEventListener("change", () => {
        this.pen = pen.value;
        if (this.found) this.showFaults(this.found);
      });
      const face = pen.picture ? drawn(pen.picture) : [...(pen.colour ? [mark(pen.colour)] : []), make("span", {}, pen.text)];
      return make("label", { class: "filling-pen", title: pen.help || pen.text }, box, make("span", { class: "filling-face", "aria-hidden": "true" }, ...face));
    });
    this.pens.replaceChildren(...made);
  }

  /** What can be tapped is reached by keys too. */
  private ready(found: FilledSheets): void {
    const wrong = new Set(found.faults.flatMap((fault) => fault.pieces));
    const waiting = new Set(found.waiting);
    for (const place of found.places) {
      for (const id of place.pieces) {
        const piece = this.piece(id);
        if (!piece) continue;
        piece.classList.add("fillable");
        piece.classList.toggle("waiting", waiting.has(id));
        piece.setAttribute("tabindex", "0");
        piece.setAttribute("role", "button");
        const about = piece.getAttribute("data-about") ?? place.name;
        const said = about.includes(place.value) ? about : `${about}: ${place.value}`; // most pictures say it themselves
        if (place.value || !piece.hasAttribute("aria-label")) piece.setAttribute("aria-label", said);
      }
    }
    for (const id of wrong) this.piece(id)?.classList.add("amiss");
  }

  private piece(id: string): Element | null {
    return this.frame.querySelector(`#${CSS.escape(id)}`);
  }

  private showFaults(found: FilledSheets): void {
    const right = found.faults.length === 0;
    this.begin.disabled = !right;
    const joins = found.pens.find((pen) => pen.value === this.pen);
    const hint = joins?.joins ? [make("p", { class: "small" }, found.waiting.length > 0 ? text("fill-join-next") : joins.help)] : [];
    const faults = found.faults.map((fault) => make("li", {}, ...pictured(fault.text)));
    this.wrong.replaceChildren(
      ...hint,
      ...(right ? [make("p", { class: "filling-right" }, text("fill-right"))] : [make("b", {}, text("fill-wrong")), make("ul", {}, ...faults)]),
    );
  }

  private say(words: string): void {
    this.wrong.replaceChildren(make("p", { class: "wrong" }, words));
    this.begin.disabled = true;
  }

  // What is done

  private pointed(event: Event): void {
    const piece = event.target instanceof Element ? event.target.closest(".fillable") : null;
    if (!piece || !this.found) return;
    const here = this.found.places.filter((place) => place.pieces.includes(piece.id));
    const joins = this.found.pens.find((pen) => pen.value === this.pen)?.joins ?? false;
    const fits = this.pen === RUBBER || joins || here.some((place) => place.pens.length === 0 || place.pens.includes(this.pen));
    if (!fits) this.choose(here[0]?.pens[0] ?? this.pen); // the pen for such a place
    this.taps.push({ piece: piece.id, pen: this.pen });
    void this.send();
  }

  private choose(pen: string): void {
    this.pen = pen;
    for (const box of this.pens.querySelectorAll("input")) box.checked = box.value === pen;
  }

  private async clear(): Promise<void> {
    const sure = await ask({ question: text("fill-clear-question"), more: text("fill-clear-more"), yes: text("fill-clear"), no: text("fill-clear-no") });
    if (!sure) return;
    memory.remove(this.key());
    await this.open(this.set);
  }

  private async finish(): Promise<void> {
    if (this.asking || !this.found || this.found.faults.length > 0) return;
    const key = this.key();
    if (await this.desk.done(this.sheets)) memory.remove(key);
  }
}
