// Says aloud what happens, for those who hear the table: what comes together is said together, and once.
import { aloud } from "./deeds";
import { byId, make } from "./page";
import { plainly } from "./pictured";
import type { Entry, Seat } from "./types";

const GATHER = 250; // milliseconds without news, after which it is said
const MOST = 2000; // milliseconds after which it is said although there is more
const KEPT = 8; // paragraphs; a region that grows for ever is slow to read

export class Announcer {
  private readonly region = byId("announcements");
  private moves: Entry[] = [];
  private prompt = "";
  private said = "";
  private since: number | null = null; // when the first of what waits came
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly seats: () => Seat[]) {}

  /** Tell what some moves did, soon. */
  tell(moves: Entry[]): void {
    if (moves.length === 0) return;
    this.moves.push(...moves);
    this.begin();
  }

  /** Say who does what now, after what is still to be told; of several such things the last one. */
  ask(prompt: string): void {
    this.prompt = plainly(prompt);
    this.begin();
  }

  private begin(): void {
    const now = performance.now();
    this.since ??= now;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.speak(), Math.min(GATHER, Math.max(0, this.since + MOST - now)));
  }

  private speak(): void {
    this.since = null;
    const seats = this.seats();
    const told = aloud(this.moves, (seat) => seats[seat]?.name || seats[seat]?.colour_name || "");
    const asked = told || this.prompt !== this.said ? this.prompt : "";
    const words = [told, asked].filter((part) => part).join(" ");
    this.moves = [];
    this.said = this.prompt;
    if (words) this.region.append(make("p", {}, words));
    while (this.region.children.length > KEPT) this.region.firstElementChild?.remove();
  }
}
