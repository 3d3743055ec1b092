// Where an analysis begins at an opening: the game is set up as for a table.
import { readOptions, startOptions } from "./options";
import { byId } from "./page";
import { analyse } from "./study";
import { attempt } from "./toast";

export function startOpening(): void {
  const form = byId<HTMLFormElement>("opening");
  startOptions(form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const players = Number(new FormData(form).get("players"));
    void attempt(() => analyse({ source: `game:${form.dataset["game"] ?? ""}`, players, options: readOptions(form) }));
  });
}
