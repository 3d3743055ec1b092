// A card of a form: each field with its picture, and buttons that are large enough for a thumb.
import { mark } from "./marks";
import { make, text } from "./page";
import { nameOf } from "./people";
import { answer, isAsked, within, type Card } from "./tallyform";
import type { CountField, Seat } from "./types";

export type Player = Pick<Seat, "colour" | "colour_name" | "name">;

const MANY = 8; // choices, from which on they are a list that opens

/** What a player is called. */
export function called(player: Player): string {
  return nameOf(player.colour, player.colour_name);
}

/** Return a picture of the game, if there is one. */
export function drawn(svg: string): Node[] {
  if (!svg) return [];
  const sign = make("span", { class: "tally-sign", "aria-hidden": "true" });
  sign.innerHTML = svg; // of the game's own drawings
  return [sign];
}

/** A card that is filled in: every change is written to it, and told. */
export class FormCard {
  private readonly shown: [CountField, HTMLElement][];

  constructor(
    fields: CountField[],
    private readonly card: Card,
    private readonly players: Player[],
    private readonly changed: () => void,
  ) {
    this.shown = fields.map((field) => [field, this.make(field)]);
    this.show();
  }

  get parts(): HTMLElement[] {
    return this.shown.map(([, part]) => part);
  }

  private show(): void {
    for (const [field, part] of this.shown) part.hidden = !isAsked(this.card, field);
  }

  private values(field: CountField): number[] {
    return answer(this.card, field, this.players.length);
  }

  private set(field: CountField, place: number, value: number): void {
    const values = [...this.values(field)];
    values[place] = within(field, value);
    this.card[field.name] = values;
    this.show();
    this.changed();
  }

  private make(field: CountField): HTMLElement {
    switch (field.kind) {
      case "flag":
        return this.flag(field);
      case "choice":
        if (field.choices.length > MANY) return this.pick(field);
        return this.group(field, "radio", field.choices.map((choice) => [...drawn(choice.picture), make("span", {}, choice.text)]));
      case "several":
        return this.group(field, "checkbox", field.choices.map((choice) => [...drawn(choice.picture), make("span", {}, choice.text)]));
      case "seat":
        return this.seat(field);
      default:
        return field.each ? this.each(field) : this.row(field, 0, [...drawn(field.picture), make("span", {}, field.text)], field.text);
    }
  }

  private heading(field: CountField): HTMLElement {
    return make("legend", { title: field.help || null }, ...drawn(field.picture), make("span", {}, field.text));
  }

  /** A number of every seat. */
  private each(field: CountField): HTMLElement {
    const rows = this.players.map((player, seat) => {
      const name = [mark(player.colour), make("span", {}, called(player))];
      return this.row(field, seat, name, `${field.text}, ${called(player)}`);
    });
    return make("fieldset", { class: "tally-field" }, this.heading(field), ...rows);
  }

  private row(field: CountField, place: number, label: Node[], what: string): HTMLElement {
    const input = make("input", {
      type: "number",
      inputmode: "numeric",
      min: field.lowest,
      max: field.highest,
      value: this.values(field)[place] ?? field.usual,
      "aria-label": what,
    });
    const step = (by: number, sign: string, id: "count-less" | "count-more"): HTMLButtonElement => {
      const button = make("button", { type: "button", class: "button tally-step", "aria-label": text(id, { what }) }, sign);
      button.addEventListener("click", () => put((this.values(field)[place] ?? 0) + by));
      return button;
    };
    const less = step(-1, "−", "count-less");
    const more = step(1, "+", "count-more");
    const put = (value: number): void => {
      this.set(field, place, value);
      input.value = String(this.values(field)[place]);
      bound();
    };
    // A button that is switched off loses the focus, so it only says that it does nothing.
    const bound = (): void => {
      const value = this.values(field)[place] ?? field.usual;
      less.setAttribute("aria-disabled", String(value <= field.lowest));
      more.setAttribute("aria-disabled", String(value >= field.highest));
    };
    input.addEventListener("input", () => {
      this.set(field, place, input.valueAsNumber);
      bound();
    });
    input.addEventListener("change", () => put(input.valueAsNumber));
    input.addEventListener("focus", () => input.select());
    bound();
    return make("div", { class: "tally-row", title: field.help || null }, make("span", { class: "tally-label" }, ...label), make("span", { class: "tally-stepper" }, less, input, more));
  }

  private flag(field: CountField): HTMLElement {
    const checked = this.values(field)[0] === 1;
    const button = make(
      "button",
      { type: "button", class: "switch tally-row", role: "switch", "aria-checked": String(checked), title: field.help || null },
      make("span", { class: "tally-label" }, ...drawn(field.picture), make("span", {}, field.text)),
    );
    button.addEventListener("click", () => {
      const on = this.values(field)[0] !== 1;
      button.setAttribute("aria-checked", String(on));
      this.set(field, 0, Number(on));
    });
    return button;
  }

  private seat(field: CountField): HTMLElement {
    const seats = this.players.map((player): Node[] => [mark(player.colour), make("span", {}, called(player))]);
    const nobody: Node[][] = field.lowest < 0 ? [[make("span", {}, text("count-nobody"))]] : [];
    return this.group(field, "radio", [...nobody, ...seats]);
  }

  /** Many choices, of which only the chosen one is seen. */
  private pick(field: CountField): HTMLElement {
    const chosen = this.values(field)[0] ?? field.usual;
    const options = field.choices.map((choice, place) => make("option", { value: place, selected: place === chosen }, choice.text));
    const list = make("select", {}, ...options);
    list.addEventListener("change", () => this.set(field, 0, Number(list.value)));
    return make("label", { class: "tally-row", title: field.help || null }, make("span", { class: "tally-label" }, ...drawn(field.picture), make("span", {}, field.text)), list);
  }

  /** Choices side by side or below one another; of boxes to tick, no more than can be. */
  private group(field: CountField, kind: "radio" | "checkbox", labels: Node[][]): HTMLElement {
    const boxes = labels.map((label, place) => {
      const now = this.values(field);
      const checked = kind === "radio" ? now[0] === place + field.lowest : now[place] === 1;
      const box = make("input", { type: kind, name: `tally-${field.name}`, checked });
      box.addEventListener("change", () => {
        if (kind === "radio") this.set(field, 0, place + field.lowest);
        else this.set(field, place, Number(box.checked));
        bound();
      });
      return { box, label: make("label", { class: "tally-choice" }, box, make("span", { class: "tally-face" }, ...label)) };
    });
    const bound = (): void => {
      if (kind === "radio") return;
      const full = boxes.filter(({ box }) => box.checked).length >= field.most;
      for (const { box } of boxes) box.disabled = full && !box.checked;
    };
    bound();
    const wide = field.choices.some((choice) => choice.text.length > 24);
    const shape = wide ? "tally-choices wide" : "tally-choices";
    return make("fieldset", { class: "tally-field" }, this.heading(field), make("div", { class: shape }, ...boxes.map(({ label }) => label)));
  }
}

/** A card in short: what it has, with pictures. */
export function inShort(fields: CountField[], card: Card, players: Player[]): Node[] {
  const parts: Node[] = [];
  for (const field of fields) {
    const values = answer(card, field, players.length);
    if (!isAsked(card, field)) continue;
    const named = (label: Node[], value: string, said: string): void => {
      parts.push(make("span", { class: "tally-bit", title: said }, ...label, value, make("span", { class: "unseen" }, said)));
    };
    if (field.each) {
      for (const [seat, player] of players.entries()) {
        const value = values[seat] ?? 0;
        if (value) named([mark(player.colour)], String(value), `${called(player)}, ${field.text}`);
      }
    } else if (field.kind === "seat") {
      const player = players[values[0] ?? -1];
      if (player) named([...drawn(field.picture), mark(player.colour)], "", `${field.text}: ${called(player)}`);
    } else if (values[0]) {
      named(drawn(field.picture), field.kind === "flag" ? "" : String(values[0]), field.text);
    }
  }
  return parts.length > 0 ? parts : [make("span", { class: "faint" }, text("count-empty"))];
}
