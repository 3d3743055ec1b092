// What a review says, asked in ways that a page needs: knows no page and no game.
import type { Review, ReviewedDeed, ReviewedPosition, Spell } from "./types";

/** A turning point: what somebody did, or what chance did. */
export type Turn = ReviewedDeed | Spell;

const GRADED_DOWN = ["inaccuracy", "mistake"];

export function isDeed(turn: Turn): turn is ReviewedDeed {
  return "grade" in turn;
}

/** Whether a deed is called an inaccuracy or a mistake. */
export function isPoor(deed: ReviewedDeed): boolean {
  return GRADED_DOWN.includes(deed.grade ?? "");
}

/** The turning points in the order in which they happened. */
export function turns(review: Review): Turn[] {
  return [...review.deeds, ...review.spells].filter((one) => one.turning).sort((a, b) => a.first - b.first);
}

/** The deed that led to a position, or the one that was under way there. */
export function deedAt(review: Review, number: number): ReviewedDeed | null {
  return review.deeds.find((deed) => deed.last === number) ?? review.deeds.findLast((deed) => deed.first <= number && number < deed.last) ?? null;
}

/** What chance did to come to a position, if it did. */
export function spellAt(review: Review, number: number): Spell | null {
  return review.spells.find((spell) => spell.first <= number && number <= spell.last) ?? null;
}

/** What of a turn can be seen on a board after so many moves: what was done, and what would have been better from there. */
export function seenAt(turn: Turn, at: number): { done: boolean; better: boolean } {
  return { done: turn.last <= at, better: turn.first === at + 1 };
}

/** How it stood at a position: what is known last, for who is in the middle of a deed. */
export function standAt(review: Review, number: number): ReviewedPosition | null {
  return review.positions.findLast((one) => one.number <= number) ?? null;
}

/** The position of which most is known near a number: there the lines of the graph have a corner. */
export function nearest(positions: ReviewedPosition[], number: number): ReviewedPosition | null {
  const far = (one: ReviewedPosition): number => Math.abs(one.number - number);
  return positions.reduce<ReviewedPosition | null>((best, one) => (best && far(best) <= far(one) ? best : one), null);
}

/** Whom a spell of chance moved most: of two alike, the one it was kind to. */
export function favoured(spell: Spell): { seat: number; luck: number } {
  const moved = spell.luck.map((luck, seat) => ({ seat, luck }));
  return moved.reduce((best, one) => {
    const more = Math.abs(one.luck) - Math.abs(best.luck);
    return more > 1e-6 || (more > -1e-6 && one.luck > best.luck) ? one : best;
  });
}

/** Whether the numbers of a review are points: then one played alone. */
export function isAlone(review: Review): boolean {
  return review.seats.length === 1;
}

/** How long to wait before the server is asked again, in ms. */
export function nextPause(pause: number): number {
  return Math.min(5000, pause * 1.3);
}
