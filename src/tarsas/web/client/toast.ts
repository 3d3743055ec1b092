// Short notes at the foot of the page: what went wrong, what was copied.
import { byId, make } from "./page";
import { pictured } from "./pictured";

const STAY = 6000;

/** Show a note for a while; screen readers read it out. Said again, it takes the place of the one before. */
export function toast(message: string, kind: "note" | "error" = "note"): void {
  const note = make("p", { class: `toast ${kind}`, "data-said": message }, ...pictured(message));
  for (const before of byId("toasts").querySelectorAll<HTMLElement>(".toast")) {
    if (before.dataset["said"] === message) before.remove();
  }
  byId("toasts").append(note);
  setTimeout(() => note.remove(), STAY);
}

/** Run something that asks the server, and say so if it is refused. */
export async function attempt(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error), "error");
    return false;
  }
}
