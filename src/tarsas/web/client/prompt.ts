// The line above the board: whose turn it is, what to do, and the choices that have no place on it.
import { mark } from "./marks";
import { byId, make } from "./page";
import { pictured, plainly } from "./pictured";

export interface Button {
  /** Stays the same while the button means the same, so that focus survives. */
  key: string;
  label: string;
  kind: "main" | "choice" | "quiet";
  title?: string;
  act: () => void;
  point?: (on: boolean) => void;
}

/** Say who does what now. `turn` is a word before it, in the colour of the seat, if it is one's. */
export function showPrompt(words: string, turn: { text: string; colour: string | null } | null): void {
  const parts: (Node | string)[] = [];
  if (turn) {
    const marks = turn.colour ? [mark(turn.colour)] : [];
    const chip = make("span", { class: `turn seat-${turn.colour ?? "grey"}` }, ...marks, turn.text);
    parts.push(chip, " ");
  }
  parts.push(make("span", { class: "words" }, ...pictured(words)));
  const line = byId("prompt");
  const whole = parts.map((part) => (typeof part === "string" ? part : part.textContent)).join("");
  // A live region is read out when it changes: leave it alone when it would say the same.
  if (line.textContent !== whole) line.replaceChildren(...parts);
}

/** Show the buttons beside the line. */
export function showButtons(place: "buttons" | "tools", buttons: Button[]): void {
  const bar = byId(place);
  const held = document.activeElement instanceof HTMLElement ? document.activeElement.dataset["key"] : null;
  const elements = buttons.map((button) => {
    const element = make(
      "button",
      { type: "button", class: `button ${button.kind}`, "data-key": button.key, title: button.title ? plainly(button.title) : null },
      ...pictured(button.label),
    );
    element.addEventListener("click", button.act);
    const point = button.point;
    if (point) {
      for (const name of ["pointerenter", "focus"]) element.addEventListener(name, () => point(true));
      for (const name of ["pointerleave", "blur"]) element.addEventListener(name, () => point(false));
    }
    return element;
  });
  const inside = bar.contains(document.activeElement);
  bar.replaceChildren(...elements);
  if (inside) (elements.find((e) => e.dataset["key"] === held) ?? elements[0])?.focus({ preventScroll: true });
}
