// The marks of the seats: each colour has its own shape (in style/seats.css), so that nothing is told by
// colour alone.
import { make } from "./page";

/** The seats' lines in a chart, for the same reason. */
export const DASHES = [[], [8, 4], [2, 3], [10, 3, 2, 3], [4, 4], [14, 4]];

/** Return a seat's shape in its colour. */
export function mark(colour: string): HTMLElement {
  return make("i", { class: `mark seat-${colour}`, "aria-hidden": "true" });
}
