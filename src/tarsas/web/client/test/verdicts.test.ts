// What a page asks of a review: turning points in order, the deed at a position, whom chance favoured.
import { describe, expect, test } from "vitest";
import type { Review, ReviewedDeed, Spell } from "../types";
import { deedAt, favoured, isAlone, isPoor, nearest, nextPause, seenAt, spellAt, standAt, turns } from "../verdicts";

function deed(first: number, last: number, more: Partial<ReviewedDeed> = {}): ReviewedDeed {
  return { first, last, seat: 0, share: 0.5, loss: 0, grade: "best", turning: false, better: null, ...more };
}

function spell(first: number, last: number, luck: number[], turning = false): Spell {
  return { first, last, luck, turning };
}

const seat = { accuracy: 90, luck: 0, best: 1, good: 0, inaccuracy: 0, mistake: 0 };

const REVIEW: Review = {
  depth: 1,
  simulations: 100,
  noise: 0.01,
  good: 0.01,
  inaccuracy: 0.05,
  mistake: 0.1,
  seats: [seat, seat],
  positions: [0, 2, 5, 9].map((number) => ({ number, shares: [0.5, 0.5], points: [0, 0] })),
  deeds: [deed(2, 4, { grade: "mistake", loss: 0.2, turning: true }), deed(5, 5), deed(7, 9, { seat: 1, grade: "inaccuracy", loss: 0.06 })],
  spells: [spell(1, 1, [0.2, -0.2], true), spell(6, 6, [-0.01, 0.01])],
};

describe("a review", () => {
  test("lists its turning points as they happened, deeds and luck together", () => {
    expect(turns(REVIEW).map((turn) => turn.first)).toEqual([1, 2]);
  });

  test("knows the deed that led to a position, and the one under way there", () => {
    expect(deedAt(REVIEW, 4)?.first).toBe(2);
    expect(deedAt(REVIEW, 3)?.first).toBe(2);
    expect(deedAt(REVIEW, 5)?.first).toBe(5);
    expect(deedAt(REVIEW, 0)).toBeNull();
    expect(deedAt(REVIEW, 6)).toBeNull(); // chance did that
  });

  test("knows what chance did to come to a position", () => {
    expect([0, 1, 2, 6].map((number) => spellAt(REVIEW, number)?.first ?? null)).toEqual([null, 1, null, 6]);
  });

  test("tells in the middle of a deed how it stood before that", () => {
    expect([0, 1, 2, 4, 5, 100].map((number) => standAt(REVIEW, number)?.number)).toEqual([0, 0, 2, 2, 5, 9]);
    expect(standAt({ ...REVIEW, positions: [] }, 3)).toBeNull();
  });

  test("calls inaccuracies and mistakes poor, and nothing else", () => {
    expect(REVIEW.deeds.map(isPoor)).toEqual([true, false, true]);
  });

  test("finds the corner of the graph that is nearest", () => {
    expect([0.9, 1.1, 3.4, 4, 100].map((number) => nearest(REVIEW.positions, number)?.number)).toEqual([0, 2, 2, 5, 9]);
    expect(nearest([], 1)).toBeNull();
  });

  test("names whom chance moved most, of two alike the one it was kind to", () => {
    expect(favoured(spell(1, 1, [-0.2, 0.2]))).toEqual({ seat: 1, luck: 0.2 });
    expect(favoured(spell(1, 1, [-0.3, 0.2, 0.1]))).toEqual({ seat: 0, luck: -0.3 });
    expect(favoured(spell(1, 1, [-4]))).toEqual({ seat: 0, luck: -4 });
  });

  test("counts points where one played alone", () => {
    expect(isAlone(REVIEW)).toBe(false);
    expect(isAlone({ ...REVIEW, seats: [seat] })).toBe(true);
  });
});

test("who waits asks less and less often, and never less than every five seconds", () => {
  let pause = 700;
  const pauses = Array.from({ length: 20 }, () => (pause = nextPause(pause)));
  expect(pauses[0]).toBeGreaterThan(700);
  expect(Math.max(...pauses)).toBe(5000);
});

test("a piece is drawn from a board on which it lies, and what was better from the one before it", () => {
  const turn = deed(5, 7);
  expect([4, 5, 7, 9].map((at) => seenAt(turn, at))).toEqual([
    { done: false, better: true },
    { done: false, better: false },
    { done: true, better: false },
    { done: true, better: false },
  ]);
});
