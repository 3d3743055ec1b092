// The marks of the seats: each colour has its own shape (in style.css), so that nothing is told by
// colour alone.
import { make } from "./page";

/** Return a seat's shape in its colour. */
export function mark(colour: string): HTMLElement {
  return make("i", { class: `mark seat-${colour}`, "aria-hidden": "true" });
}
