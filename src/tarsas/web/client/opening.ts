// Where an analysis begins: at an opening that is set up as for a table, or at a position that its sheets show.
import { readOptions, startOptions } from "./options";
import { byId } from "./page";
import { fillingOf } from "./sheets";
import { analyse } from "./study";
import type { Player } from "./tallycard";
import { attempt } from "./toast";

export function startOpening(): void {
  const form = byId<HTMLFormElement>("opening");
  const game = form.dataset["game"] ?? "";
  const players = (): number => Number(new FormData(form).get("players"));
  const begin = (more: Record<string, string> = {}): Promise<void> =>
    analyse({ source: `game:${game}`, players: players(), options: { ...readOptions(form), ...more } });
  startOptions(form);
  const filling = fillingOf(form, {
    set: async () => ({ game, players: players(), options: readOptions(form) }),
    players: () => (JSON.parse(byId("opening-seats").textContent ?? "[]") as Player[]).slice(0, players()),
    begin: "fill-analyse",
    done: (sheets) => begin({ sheets }),
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const wants = event.submitter instanceof HTMLButtonElement ? event.submitter.value : "";
    void attempt(() => (filling && wants === "sheets" ? filling() : begin()));
  });
}
