// What is news to whom, and which pieces differ between two pictures.
import { describe, expect, test } from "vitest";
import { changed, runsSince } from "../changes";
import { entry, moves } from "./entries";

const CHANCE = -1;

function told(runs: ReturnType<typeof runsSince>): string[] {
  return runs.map((run) => `${run.seat}: ${run.from}-${run.to}`);
}

describe("since when", () => {
  test("for a player, since the own last move, turn by turn", () => {
    const entries = moves(1, 0, 1, 1, CHANCE, 2);
    expect(told(runsSince(entries, [0], 0))).toEqual(["1: 2-5", "2: 5-6"]);
  });

  test("what chance brought after the own move is news of nobody", () => {
    expect(told(runsSince(moves(0, CHANCE, CHANCE), [0], 0))).toEqual(["-1: 1-3"]);
  });

  test("after the own move nothing is left", () => {
    expect(runsSince(moves(1, 1, 0), [0], null)).toEqual([]);
  });

  test("before the first own move, since the first move of anybody", () => {
    expect(told(runsSince(moves(CHANCE, CHANCE, 1, 1), [0], 0))).toEqual(["1: 2-4"]);
  });

  test("while a game is only set up, nothing is news", () => {
    expect(runsSince(moves(CHANCE, CHANCE), [0], 0)).toEqual([]);
  });

  test("with several own seats, since the last move of the one that chooses", () => {
    expect(told(runsSince(moves(0, 1, 1), [0, 1], 0))).toEqual(["1: 1-3"]);
  });

  test("for who watches, the last turn and the chance in it", () => {
    expect(told(runsSince(moves(0, 1, CHANCE, 1, CHANCE), [], null))).toEqual(["1: 1-5"]);
  });

  test("a run speaks of the pieces of all its moves", () => {
    const entries = [entry(1), entry(2, { seat: 1, pieces: ["a"] }), entry(3, { seat: 1, pieces: ["b"] })];
    expect(runsSince(entries, [0], 0)[0]?.pieces).toEqual(["a", "b"]);
  });
});

test("pieces that are new or look different have changed, those that went away have not", () => {
  const before = new Map([["die", "1"], ["hex", "empty"], ["leaf", "green"]]);
  const after = new Map([["die", "1"], ["hex", "5"], ["tile", "new"]]);
  expect(changed(before, after)).toEqual(["hex", "tile"]);
});
