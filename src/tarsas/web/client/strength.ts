// The field for the strength of a bot, wherever one may come.
import { byId } from "./page";

/** Return a field as the page brings it, and what is chosen there; that stays chosen elsewhere. */
export function strength(): { field: HTMLElement; level: () => string } {
  const page = byId("strength");
  const chosen = page.querySelector("select");
  const field = page.cloneNode(true) as HTMLElement;
  const select = field.querySelector("select");
  field.removeAttribute("id");
  field.hidden = false;
  if (chosen && select) {
    select.value = chosen.value;
    select.addEventListener("change", () => (chosen.value = select.value));
  }
  return { field, level: () => select?.value ?? "" };
}
