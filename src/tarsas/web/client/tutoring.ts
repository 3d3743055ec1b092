// What a teacher beside the board knows of its pupil: which choice is at hand, what the last deed
// brought, and whether the pupil still needs it. Nothing here touches the page.
import { gainsOf } from "./deeds";
import { isAlone } from "./people";
import type { Choice, Entry, Gain, Seat } from "./types";

/** So many choices in a row without a warning, in so many turns, and who is not behind needs no teacher. */
export const GOOD_CHOICES = 12;
export const GOOD_TURNS = 6;
/** Whoever is behind may lose no more by bad moves, so it takes more of them to tell. */
export const MANY_CHOICES = 25;

/** Whether a teacher may help: the one own seat plays against bots, or alone. */
export function mayTeach(seats: Seat[]): boolean {
  const own = seats.filter((seat) => seat.mine);
  return own.length === 1 && !own[0]?.handed && isAlone(seats);
}

/** Whether there is anything to decide, so that there is something to say. */
export function isReal(choice: Choice | null): choice is Choice {
  return choice !== null && choice.actions.length > 1;
}

/** The name of a seat's present choice: what others do meanwhile, all acting at once, does not change it. */
export function nameOfChoice(entries: Entry[], seat: number): string {
  return `${seat}-${entries.filter((entry) => entry.seat === seat).length}`;
}

/** What a seat gained or lost by its own moves from a position on. */
export function gainsSince(entries: Entry[], number: number, seat: number): Gain[] {
  const own = entries.slice(number).filter((entry) => entry.seat === seat);
  return gainsOf(own).filter((gain) => gain.seat === seat && gain.points !== 0);
}

/** Whether chance has come since a seat moved last: where all act at once, another round has begun. */
export function chanceSince(entries: Entry[], seat: number): boolean {
  return entries.slice(entries.findLastIndex((entry) => entry.seat === seat) + 1).some((entry) => entry.seat < 0);
}

/** Whether a seat would not be behind if the game ended here. */
export function isUpWith(points: number[], seat: number): boolean {
  return points.every((other) => (points[seat] ?? 0) >= other);
}

/** End a reason like a sentence. */
export function ended(words: string): string {
  return /[.!?…]$/.test(words.trim()) ? words : `${words}.`;
}

/** Counts what went well, until the pupil can go on alone. */
export class Need {
  private choices = 0;
  private turns = 0;

  /**
   * The pupil chose: well enough or not, in the same turn as before or in a `fresh` one. Who was `helped`
   * by a hint has shown nothing by choosing well.
   */
  chose(well: boolean, fresh: boolean, helped = false): void {
    if (well && helped) return;
    this.choices = well ? this.choices + 1 : 0;
    if (!well) this.turns = 0;
    else if (fresh) this.turns += 1;
  }

  /** Whether the pupil, who is `up` with the others or not, can do without. */
  isOver(up: boolean): boolean {
    return this.choices >= (up ? GOOD_CHOICES : MANY_CHOICES) && this.turns >= GOOD_TURNS;
  }
}
