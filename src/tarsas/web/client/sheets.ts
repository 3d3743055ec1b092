// From a form that sets a game up to its sheets, which are filled in, and back: the one stands in the place of the other.
import { Filling, type SetUp } from "./filling";
import type { Player } from "./tallycard";
import { attempt } from "./toast";

/** What a form does for the sheets. */
export interface SheetDesk {
  /** The game as it is set up. */
  set: () => Promise<SetUp>;
  /** Whoever plays, in the language of the page. */
  players: () => Player[];
  /** The text of the button at the end. */
  begin: string;
  /** Go on with what is filled in. */
  done: (sheets: string) => Promise<void>;
}

/** Return what lets the sheets be filled in, where a game has such. */
export function fillingOf(form: HTMLFormElement, desk: SheetDesk): (() => Promise<void>) | null {
  const place = document.getElementById("filling");
  if (!place) return null;
  const page = form.closest(".page");
  const turn = (filled: boolean): void => {
    form.hidden = filled;
    place.hidden = !filled;
    page?.classList.toggle("fills", filled);
  };
  document.addEventListener("tarsas:language", () => turn(!place.hidden)); // the page came anew, with its form
  const filling = new Filling(place, { ...desk, done: (sheets) => attempt(() => desk.done(sheets)), back: () => turn(false) });
  return async () => {
    await filling.open(await desk.set());
    turn(true);
    scrollTo({ top: 0 });
  };
}
