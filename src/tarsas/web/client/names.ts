// Names of places on the board, where a picture has them: shown while one is chosen, or always.
import { memory } from "./page";

export function namesOn(): boolean {
  return memory.get("names") === "on";
}

export function setNames(on: boolean): void {
  memory.set("names", on ? "on" : "off");
  showNames();
}

/** Let the style know; at the start, and when the switch is thrown. */
export function showNames(): void {
  document.documentElement.classList.toggle("with-names", namesOn());
}
