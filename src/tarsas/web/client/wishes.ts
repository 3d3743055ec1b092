// What a player may switch on or off for all tables, kept by the browser.
import { memory } from "./page";

export interface Wish {
  on: () => boolean;
  set: (on: boolean) => void;
}

/** A wish by its name, as it usually is; `changed` is told when it is another. */
function wish(name: string, usual: boolean, changed: () => void = () => undefined): Wish {
  const on = (): boolean => (memory.get(name) ?? (usual ? "on" : "off")) === "on";
  const set = (wanted: boolean): void => {
    memory.set(name, wanted ? "on" : "off");
    changed();
  };
  return { on, set };
}

/** Steps without a choice are taken for the player. */
export const forced = wish("forced", true);
/** What is put on the board is shown first, and put there by a second click. */
export const placing = wish("placing", true);
/** Places on the board have their names all the time, where a picture has them. */
export const names = wish("names", false, showNames);
/** At a table with a box: what is entered and moved is done at once, and shown without films. */
export const quickly = wish("quickly", false);

/** Whether this page is of such a table, and its reader in a hurry. */
export function quick(): boolean {
  return quickly.on() && (document.getElementById("table")?.classList.contains("boxed") ?? false);
}

/** A teacher says what matters before a move. */
export const advice = wish("advice", true, tellTeacher);
/** A teacher says what a move has brought. */
export const remarks = wish("remarks", true, tellTeacher);
/** A teacher offers a clearly bad move back. */
export const warnings = wish("warnings", true, tellTeacher);

/** Let the teacher of this page know. */
function tellTeacher(): void {
  document.dispatchEvent(new CustomEvent("tarsas:teacher"));
}

/** Let the style know; at the start, and when the switch is thrown. */
export function showNames(): void {
  document.documentElement.classList.toggle("with-names", names.on());
}
