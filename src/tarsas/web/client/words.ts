// The position in words, line by line, and what is printed on the pieces.
import { get } from "./api";
import { byId, make } from "./page";
import { pictured } from "./pictured";
import type { PastPosition, Setting } from "./types";

function lines(said: string[]): HTMLLIElement[] {
  return said.map((line) => make("li", {}, ...pictured(line)));
}

/** Tell a position of a table; what never changes is asked for once. */
export async function showWords(address: string, position: Promise<PastPosition>): Promise<void> {
  const { text } = await position;
  byId("words-lines").replaceChildren(...lines(text));
  const printed = byId("setting");
  if (!printed.hidden) return;
  const setting = await get<Setting>(`${address}/setting`);
  printed.querySelector("ul")?.replaceChildren(...lines(setting.text));
  printed.hidden = setting.text.length === 0;
}
