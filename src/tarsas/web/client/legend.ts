// The signs of the game, in a dialog over the table.
import { onClick } from "./page";

export function startLegend(): void {
  const dialog = (): HTMLDialogElement | null => document.querySelector<HTMLDialogElement>("dialog#legend");
  onClick("#open-legend", () => dialog()?.showModal());
  // A click beside the card is a click on the dialog itself.
  onClick("dialog#legend", (_, event) => {
    if (event.target === dialog()) dialog()?.close();
  });
}
