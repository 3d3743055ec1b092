// The end of a game: who won, points by reason, the scores over time, and what to do next.
import { get, post } from "./api";
import { DASHES, mark } from "./marks";
import { byId, language, make, text } from "./page";
import { named, nameOf } from "./people";
import { pictured } from "./pictured";
import type { Button } from "./prompt";
import { svgElement } from "./svg";
import { analyse } from "./study";
import { attempt } from "./toast";
import type { Opened, Position, Story, Table } from "./types";

export class End {
  private readonly dialog = byId<HTMLDialogElement>("end");
  private story: Story | null = null;
  private wanted = false;

  constructor(private readonly review: () => void) {
    this.dialog.addEventListener("click", (event) => {
      // A click beside the card is a click on the dialog itself.
      if (event.target === this.dialog) this.dialog.close();
    });
    document.addEventListener("tarsas:theme", () => void this.chart(null));
  }

  /** Show how the game ended. */
  async show(table: Table, position: Position): Promise<void> {
    this.wanted = true;
    await attempt(async () => {
      this.story = await get<Story>(`/api/tables/${table.id}/story?lang=${language()}`);
      if (!this.wanted) return;
      this.fill(table, position, this.story);
      if (!this.dialog.open) this.dialog.showModal();
      await this.chart(table);
    });
  }

  /** The game goes on after all. */
  withdraw(): void {
    this.wanted = false;
    this.dialog.close();
  }

  /** What can be done when it is over: go on to the next game, or see how it ended. */
  tools(table: Table, position: Position): Button[] {
    const rematch = table.rematch;
    const next = (): void => location.assign(rematch ?? "");
    return [
      ...(rematch ? [{ key: "rematch", label: text("to-rematch"), kind: "main" as const, act: next }] : []),
      { key: "result", label: text("result"), kind: rematch ? "choice" : "main", act: () => void this.show(table, position) },
    ];
  }

  private table: Table | null = null;

  private async chart(table: Table | null): Promise<void> {
    this.table = table ?? this.table;
    const place = this.dialog.querySelector<HTMLElement>(".chart");
    if (!place || !this.story || !this.table || !this.dialog.open) return;
    const { drawChart } = await import("./chart");
    drawChart(place, this.table.seats, this.story.scores);
  }

  private fill(table: Table, position: Position, story: Story): void {
    const names = table.seats.map((seat) => nameOf(seat.colour, seat.colour_name));
    const winners = table.seats.filter((seat) => position.ranks?.[seat.seat] === 1);
    const winnerNames = winners.map(named).join(", ");
    const mine = winners.some((seat) => seat.mine) && table.seats.filter((seat) => seat.mine).length === 1;
    const title =
      winners.length > 1
        ? text("end-tie", { names: winnerNames })
        : mine
          ? text("end-you")
          : text("end-winner", { name: winnerNames });
    this.dialog.replaceChildren(
      make(
        "div",
        { class: "end-card" },
        make(
          "header",
          {},
          make("h2", { id: "end-title" }, ...pictured(title)),
          make("p", { class: "faint" }, ...pictured(position.prompt)),
          ...(story.best === null ? [] : [make("p", {}, text("end-best", { points: story.best }))]),
          make("p", { class: "rematch", role: "status" }, table.rematch ? text("rematch-asked") : ""),
        ),
        make(
          "div",
          { class: "end-body", tabindex: 0, role: "region", "aria-labelledby": "end-title" },
          this.scores(table, position, story, names),
          make("figure", { class: "chart-figure" }, make("figcaption", {}, text("end-chart"), ...this.legend(table, names)), make("div", { class: "chart" })),
          ...this.proof(table, position),
        ),
        this.buttons(table),
      ),
    );
  }

  private scores(table: Table, position: Position, story: Story, names: string[]): HTMLElement {
    const head = table.seats.map((seat) =>
      make("th", { scope: "col", class: `seat-${seat.colour}` }, mark(seat.colour), ` ${names[seat.seat] ?? ""}`, ...(seat.resigned ? [` (${text("seat-resigned")})`] : [])),
    );
    const rows = story.reasons.map((reason) =>
      make(
        "tr",
        {},
        make("th", { scope: "row" }, ...pictured(reason.text)),
        ...table.seats.map((seat) => make("td", {}, String(reason.points[seat.seat] ?? 0).replace("-", "−"))),
      ),
    );
    const totals = table.seats.map((seat) => make("td", {}, String(position.scores[seat.seat] ?? 0)));
    const ranks = table.seats.map((seat) => make("td", {}, `${position.ranks?.[seat.seat] ?? ""}.`));
    return make(
      "div",
      { class: "scroll-x", tabindex: 0, role: "region", "aria-label": text("end-scores") },
      make(
        "table",
        { class: "scores" },
        make("thead", {}, make("tr", {}, make("td"), ...head)),
        make("tbody", {}, ...rows),
        make(
          "tfoot",
          {},
          make("tr", {}, make("th", { scope: "row" }, text("end-total")), ...totals),
          make("tr", {}, make("th", { scope: "row" }, text("end-rank")), ...ranks),
        ),
      ),
    );
  }

  private legend(table: Table, names: string[]): HTMLElement[] {
    return table.seats.map((seat) => {
      const sample = svgElement("svg", { viewBox: "0 0 36 8", width: 36, height: 8, "aria-hidden": "true" });
      const dash = (DASHES[seat.seat] ?? []).join(" ") || "none";
      sample.append(svgElement("path", { d: "M0 4H36", "stroke-width": 3, "stroke-dasharray": dash }));
      return make("span", { class: `legend seat-${seat.colour}` }, sample, names[seat.seat] ?? "");
    });
  }

  private proof(table: Table, position: Position): HTMLElement[] {
    if (table.chance === "box") return [make("p", { class: "proof faint" }, text("chance-box-text"))];
    if (!position.seed) return [];
    return [
      make(
        "details",
        { class: "proof" },
        make("summary", {}, text("end-proof")),
        make("p", {}, text("end-proof-text")),
        make("dl", {}, make("dt", {}, text("commitment")), make("dd", {}, table.commitment), make("dt", {}, text("seed")), make("dd", {}, position.seed)),
      ),
    ];
  }

  /** Somebody wants to play again: whoever still looks at the result sees it there. */
  offer(table: Table): void {
    const shown = this.dialog.querySelector(".dialog-buttons");
    if (!this.dialog.open || !shown || this.table?.rematch === table.rematch) return;
    this.table = table;
    const asked = this.dialog.querySelector(".rematch");
    if (asked) asked.textContent = text("rematch-asked");
    const inside = shown.contains(document.activeElement);
    const buttons = this.buttons(table);
    shown.replaceWith(buttons);
    if (inside) buttons.querySelector("button")?.focus();
  }

  private buttons(table: Table): HTMLElement {
    const button = (label: string, kind: string, act: () => void): HTMLButtonElement => {
      const made = make("button", { type: "button", class: `button ${kind}` }, label);
      made.addEventListener("click", act);
      made.autofocus = kind === "main";
      return made;
    };
    const again = (): void => {
      void attempt(async () => {
        const next = table.rematch ?? (await post<Opened>(`/api/tables/${table.id}/rematch`)).url;
        location.assign(next);
      });
    };
    const played = table.seats.some((seat) => seat.mine);
    const review = (): void => {
      this.dialog.close();
      this.review();
    };
    return make(
      "div",
      { class: "dialog-buttons" },
      ...(played || table.rematch ? [button(text(table.rematch ? "to-rematch" : "rematch"), "main", again)] : []),
      button(text("review"), "choice", review),
      button(text("analyse"), "choice", () => void attempt(() => analyse({ source: `table:${table.id}` }))),
      make("a", { class: "button choice", href: `/api/tables/${table.id}/record`, download: `${table.id}.txt` }, text("record")),
      make("a", { class: "button choice", href: "/" }, text("home")),
      button(text("close"), "quiet", () => this.dialog.close()),
    );
  }
}
