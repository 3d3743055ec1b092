// Tells how much a field takes before it is full; what is too long is kept, and said, not cut off.
import { text } from "./page";

const NEAR = 0.8; // from this share on, what is typed is counted for the writer to see

/** Fields with `data-most` take so many letters; the form's `.count` shows where they stand. */
export function startLimits(): void {
  document.addEventListener("input", (event) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement) || !field.dataset["most"]) return;
    const most = Number(field.dataset["most"]);
    const count = [...field.value.trim()].length; // letters as the server counts them
    field.setCustomValidity(count > most ? text("too-long", { count, most }) : "");
    const shown = field.form?.querySelector(".count");
    if (!shown) return;
    shown.textContent = count > most * NEAR ? `${count} / ${most}` : "";
    shown.classList.toggle("over", count > most);
  });
}

/** Empty a field whose line has gone out, and its count with it. */
export function clearField(field: HTMLInputElement): void {
  field.value = "";
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
