// What is asked before somebody leaves a seat, gives up, or is sent away.
import { ask } from "./ask";
import { text } from "./page";
import { named } from "./people";
import type { Seat } from "./types";

/** How somebody parts from a seat. */
export type Parting = "leave" | "resign" | "free";

/** Ask whether somebody really parts from a seat like this. */
export function sureTo(parting: Parting, seat: number, seats: Seat[]): Promise<boolean> {
  const { name = "", colour_name: colour = "" } = seats[seat] ?? {};
  if (parting === "leave") return sureToLeave(colour);
  if (parting === "free") return sureToFree(name, colour);
  return sureToResign(seats.filter((other) => other.seat !== seat && !other.resigned));
}

/** Ask whether the reader really wants to stand up. */
function sureToLeave(colour: string): Promise<boolean> {
  return ask({
    question: text("leave-question"),
    more: text("leave-more", { colour }),
    yes: text("leave-yes"),
    no: text("leave-no"),
  });
}

/** Ask whether the reader really gives up, against these others. */
function sureToResign(others: Seat[]): Promise<boolean> {
  const [rival, ...more] = others;
  return ask({
    question: text("resign-question"),
    more: rival && more.length === 0 ? text("resign-two", { who: named(rival) }) : text("resign-more"),
    yes: text("resign-yes"),
    no: text("resign-no"),
  });
}

/** Ask whether somebody is really to be sent away. */
function sureToFree(name: string, colour: string): Promise<boolean> {
  return ask({
    question: text("free-question", { name }),
    more: text("free-more", { name, colour }),
    yes: text("free-yes"),
    no: text("free-no"),
  });
}
