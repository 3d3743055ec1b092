// The page without a network: of a table of the reader's own it shows the last position that came.
import { Board } from "./board";
import { kept, type Kept } from "./kept";
import { mark } from "./marks";
import { byId, language, make, text } from "./page";
import { Outbox } from "./outbox";
import { learnNames } from "./people";
import { pictured } from "./pictured";
import type { Seat } from "./types";

const AGAIN = 4000;

/** Go on where the reader wanted to go, once the server answers. */
async function lookForServer(): Promise<void> {
  try {
    const answer = await fetch("/health", { cache: "no-store" });
    if (answer.ok) location.reload();
  } catch {
    // Still away.
  }
}

function show(table: string, position: Kept): void {
  byId("kept-waits").hidden = new Outbox(table, () => undefined).take() === null;
  const at = new Date(position.at).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });
  byId("kept-title").textContent = position.title;
  byId("kept-at").textContent = text("kept-at", { time: at, number: position.number });
  learnNames(position.seats as Seat[]);
  byId("kept-prompt").replaceChildren(...pictured(position.prompt));
  byId("kept-seats").replaceChildren(
    ...position.seats.map((seat) =>
      make(
        "li",
        { class: `seat-${seat.colour}` },
        mark(seat.colour),
        `${seat.name || seat.colour_name} `,
        make("b", {}, String(position.scores[seat.seat] ?? 0)),
      ),
    ),
  );
  byId("kept").hidden = false;
  byId("nothing-kept").hidden = true;
  const board = new Board(byId("board-inside"), byId("sheet"));
  board.draw(position.svg);
  board.loadSheet(position.sheet).catch(() => undefined); // without it the outlines are there
}

export function startOffline(): void {
  const table = /^\/t\/([^/]+)/.exec(location.pathname)?.[1];
  const position = table ? kept(table) : null;
  if (table && position) show(table, position);
  addEventListener("online", () => void lookForServer());
  document.addEventListener("visibilitychange", () => document.hidden || void lookForServer());
  byId("try-again").addEventListener("click", () => location.reload());
  setInterval(() => void lookForServer(), AGAIN);
}
