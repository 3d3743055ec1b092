// The panel at a table with a box: what fell there is chosen among pictures, all dice of a roll on one screen.
import { faces, left } from "./chance";
import { byId, make, text } from "./page";
import { plainly } from "./pictured";
import type { Fall } from "./types";
import { quickly } from "./wishes";

/** A sentence without its full stop, to go on behind it. */
function unended(sentence: string): string {
  return sentence.replace(/\.$/, "");
}

export class EntryPanel {
  private readonly panel = byId("entry");
  private shown = "";
  private falls: Fall[] = [];
  private readonly form = make("form", { class: "entry-form" });
  private readonly missing = make("p", { class: "wrong", role: "alert", hidden: true });
  private readonly send = make("button", { class: "button main" });
  private readonly quickly = make("button", { type: "button", class: "switch", role: "switch", "data-toggle": "quickly" });

  /** `enter` carries out one outcome of each piece. */
  constructor(private readonly enter: (actions: number[]) => void) {
    this.panel.append(this.form);
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
    this.form.addEventListener("click", (event) => {
      const pointed = event.detail > 0 && event.target instanceof HTMLInputElement && event.target.type === "radio";
      if (pointed) this.pointed(event.target as HTMLInputElement);
    });
  }

  /** Ask for what fell, or for nothing. What was chosen already stays as long as the same is asked. */
  show(falls: Fall[], revision: number): void {
    byId("table").classList.toggle("entering", falls.length > 0);
    this.panel.hidden = falls.length === 0;
    const look = falls.length > 0 ? `${document.documentElement.lang} ${revision}` : "";
    if (look === this.shown) return;
    this.shown = look;
    this.falls = falls;
    this.missing.hidden = true;
    this.send.textContent = text("entry-send");
    this.quickly.textContent = text("entry-quickly");
    this.quickly.setAttribute("aria-checked", String(quickly.on()));
    const rows = falls.map((fall, i) => faces(fall, `fall-${i}`, this.caption(i), left));
    for (const [i, row] of rows.entries()) {
      // Of a row of dice one heading is enough to see; each has its own to hear.
      const legend = row.querySelector("legend");
      if (falls[i - 1]?.prompt === falls[i]?.prompt) legend?.classList.add("unseen");
      else if (legend && falls.length > 1) {
        legend.replaceChildren(make("span", { "aria-hidden": "true" }, plainly(falls[i]?.prompt ?? "")), make("span", { class: "unseen" }, this.caption(i)));
      }
    }
    for (const [i, fall] of falls.entries()) {
      // What can only come in one way is chosen already.
      const only = fall.outcomes.length === 1 ? rows[i]?.querySelector("input") : null;
      if (only) only.checked = true;
    }
    this.form.classList.toggle("several", falls.length > 1);
    this.form.replaceChildren(make("div", { class: "falls" }, ...rows), make("div", { class: "entry-end" }, this.send, this.missing, this.quickly));
    this.panel.scrollTop = 0;
  }

  /** What a piece is: those of one roll are counted. */
  private caption(index: number): string {
    const prompt = plainly(this.falls[index]?.prompt ?? "");
    const same = this.falls.filter((fall) => plainly(fall.prompt) === prompt);
    if (same.length === 1) return prompt;
    const number = this.falls.slice(0, index + 1).filter((fall) => plainly(fall.prompt) === prompt).length;
    return text("entry-one-of", { prompt: unended(prompt), number, all: same.length });
  }

  private chosen(): (number | null)[] {
    const data = new FormData(this.form);
    return this.falls.map((_, i) => {
      const value = data.get(`fall-${i}`);
      return value === null ? null : Number(value);
    });
  }

  /** A picture was pointed at: go on to the next piece; who enters quickly has said it all after the last. */
  private pointed(field: HTMLInputElement): void {
    this.missing.hidden = true;
    const next = this.chosen().indexOf(null);
    if (next < 0) {
      if (quickly.on()) this.submit();
      return;
    }
    const row = this.form.querySelectorAll<HTMLElement>(".fall")[next];
    if (row && !row.contains(field)) row.scrollIntoView({ block: "nearest" });
  }

  private submit(): void {
    const chosen = this.chosen();
    const open = chosen.indexOf(null);
    if (open >= 0) {
      this.missing.textContent = text("entry-missing", { what: unended(this.caption(open)) });
      this.missing.hidden = false;
      this.form.querySelectorAll<HTMLElement>(".fall")[open]?.querySelector("input")?.focus();
      return;
    }
    this.panel.hidden = true; // it is on its way, or waits for the network; if it is refused, it is asked again
    this.enter(chosen.filter((action) => action !== null));
  }
}
