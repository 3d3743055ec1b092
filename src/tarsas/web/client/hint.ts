// What a bot would do and why, in the place of the prompt; the board shows the rest.
import { byId, make, text } from "./page";
import { doneBy, pictured } from "./pictured";
import type { Hint } from "./types";
import { Unfold } from "./unfold";

let unfold: Unfold | null = null;

/** Show a hint; `close` is called when the reader has seen enough. */
export function showHint(hint: Hint, close: () => void): void {
  const button = make("button", { type: "button", class: "button quiet icon", "aria-label": text("hint-close"), title: text("hint-close") }, "×");
  button.addEventListener("click", close);
  const why = hint.why.length > 0 ? [make("ul", {}, ...hint.why.map((reason) => make("li", {}, ...pictured(reason))))] : [];
  const panel = byId("hint");
  const done = doneBy(text("hint-it"), hint.text);
  panel.replaceChildren(make("div", { class: "hint-words" }, make("p", {}, ...pictured(text("hint-says", { text: done }))), ...why), button);
  panel.hidden = false;
  unfold ??= new Unfold(panel);
  unfold.fold();
}

export function hideHint(): void {
  byId("hint").hidden = true;
}
