// The line above the board: whose turn it is, what to do, and the choices that have no place on it.
import { mark } from "./marks";
import { byId, make } from "./page";
import { pictured, plainly, portray } from "./pictured";
import { Unfold } from "./unfold";

type Draw = (id: string) => SVGSVGElement | null;

let unfold: Unfold | null = null;
let said = ""; // what the line says, in words
let draw: Draw = () => null;

const FEW = 4; // more buttons than this are drawn smaller, or scrolled
const WORDY = 80; // letters; more than that are written smaller, so that all of them are seen

export interface Button {
  /** Stays the same while the button means the same, so that focus survives. */
  key: string;
  label: string;
  kind: "main" | "choice" | "quiet";
  title?: string;
  /** The key that does the same; only who has keys is told. */
  shortcut?: string;
  act: () => void;
  point?: (on: boolean) => void;
}

/** A word in the colour of a seat, if it is one's. */
export interface Chip {
  text: string;
  colour: string | null;
}

/** Tell how pieces without a name look: lines and buttons show them as the log does. */
export function showPieces(by: Draw): void {
  draw = by;
}

/** Say who does what now, or what was done. `turn` is a word before it; `gains` are points behind it. */
export function showPrompt(words: string, turn: Chip | null, gains: Chip[] = []): void {
  const parts: (Node | string)[] = [];
  if (turn) {
    const marks = turn.colour ? [mark(turn.colour)] : [];
    const chip = make("span", { class: `turn seat-${turn.colour ?? "grey"}` }, ...marks, turn.text);
    parts.push(chip, " ");
  }
  parts.push(make("span", { class: "words" }, ...pictured(words)));
  for (const gain of gains) {
    const marks = gain.colour ? [mark(gain.colour)] : [];
    parts.push(" ", make("span", { class: `gain seat-${gain.colour ?? "grey"}` }, ...marks, gain.text));
  }
  const line = byId("prompt");
  const whole = parts.map((part) => (typeof part === "string" ? part : part.textContent)).join("");
  // Leave it alone when it would say the same: who reads it or has it read is not disturbed.
  if (said === whole && line.hasChildNodes()) return portray(line, draw);
  said = whole;
  line.replaceChildren(...parts);
  portray(line, draw);
  line.classList.toggle("wordy", whole.length > WORDY);
  unfold ??= new Unfold(line);
  unfold.fold();
}

/** Tell the key of a button where there is one to press: a phone speaks of none. */
export function tellKey(button: HTMLElement, title: string, key: string): void {
  button.setAttribute("aria-keyshortcuts", key);
  button.title = matchMedia("(hover: hover) and (pointer: fine)").matches ? `${title} (${key.replace("Control", "Ctrl").replace("Escape", "Esc")})` : title;
}

/** Show the buttons beside the line. */
export function showButtons(place: "buttons" | "chips" | "tools", buttons: Button[]): void {
  const bar = byId(place);
  const held = document.activeElement instanceof HTMLElement ? document.activeElement.dataset["key"] : null;
  const elements = buttons.map((button) => {
    const parts = pictured(button.label);
    const element = make(
      "button",
      { type: "button", class: `button ${button.kind}`, "data-key": button.key, title: button.title ? plainly(button.title) : null },
      parts.length > 1 ? make("span", {}, ...parts) : (parts[0] ?? ""), // one line of words, not parts side by side
    );
    portray(element, draw);
    if (button.shortcut) tellKey(element, plainly(button.title ?? button.label), button.shortcut);
    element.addEventListener("click", button.act);
    const point = button.point;
    if (point) {
      for (const name of ["pointerenter", "focus"]) element.addEventListener(name, () => point(true));
      for (const name of ["pointerleave", "blur"]) element.addEventListener(name, () => point(false));
    }
    return element;
  });
  const inside = bar.contains(document.activeElement);
  const keys = (all: Iterable<Element>): string => [...all].map((e) => (e as HTMLElement).dataset["key"]).join(" ");
  const strip = keys(bar.children) === keys(elements) ? null : bar.closest(".strip");
  bar.replaceChildren(...elements);
  strip?.scrollTo({ left: 0, behavior: "instant" }); // other choices are read from the first
  bar.classList.toggle("many", elements.length > FEW);
  bar.closest(".foot")?.classList.toggle("worded", elements.length > 0);
  if (inside) (elements.find((e) => e.dataset["key"] === held) ?? elements[0])?.focus({ preventScroll: true });
}
