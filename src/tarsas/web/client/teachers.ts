// Finds what is taught on this page, if it is no table.
import { Lesson } from "./lesson";
import { byId } from "./page";
import { Puzzle } from "./puzzle";
import type { Taught } from "./taught";

/** `known` is how many entries of the log the page has. */
export function taughtHere(known: () => number): Taught | null {
  const { taught, path = "" } = byId("table").dataset;
  if (taught === undefined) return null;
  return taught === "puzzle" ? new Puzzle(path, known) : new Lesson(path, known);
}
