// A deed is looked at while its line is pointed at: before it, after it, and without disturbing anybody.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deedsOf, type Deed } from "../deeds";
import { Glimpse } from "../glimpse";
import type { PastPosition } from "../types";
import { entry } from "./entries";
import { setStage } from "./stage";

const [FIRST, SECOND] = deedsOf([entry(1), entry(2, { deed: 1 }), entry(3)]) as [Deed, Deed];

let seen: string[];
let fetched: number[];
let free: boolean;
let glimpse: Glimpse;

beforeEach(() => {
  vi.useFakeTimers();
  setStage({});
  seen = [];
  fetched = [];
  free = true;
  glimpse = new Glimpse({
    fetch: (number) => {
      fetched.push(number);
      return Promise.resolve({ number } as PastPosition);
    },
    free: () => free,
    show: (past, _, moment) => seen.push(`${moment} ${past.number}`),
    end: () => seen.push("end"),
  });
});

afterEach(() => void vi.useRealTimers());

test("the board is seen before the deed, then after it, until the line is left", async () => {
  glimpse.point(FIRST);
  await vi.runAllTimersAsync();
  glimpse.point(null);
  expect(seen).toEqual(["before 0", "after 2", "end"]);
});

test("a pointer that only passes fetches nothing", async () => {
  glimpse.point(FIRST);
  glimpse.point(SECOND);
  glimpse.point(null);
  await vi.runAllTimersAsync();
  expect(fetched).toEqual([]);
  expect(seen).toEqual([]);
});

test("from line to line the board goes from deed to deed", async () => {
  glimpse.point(FIRST);
  await vi.runAllTimersAsync();
  glimpse.point(SECOND);
  await vi.runAllTimersAsync();
  expect(seen).toEqual(["before 0", "after 2", "before 2", "after 3"]);
});

test("both moments can be asked for", async () => {
  glimpse.point(FIRST);
  await vi.runAllTimersAsync();
  glimpse.turn("before");
  await vi.runAllTimersAsync();
  expect(seen.at(-1)).toBe("before 0");
});

test("a board that is in the middle of something is left alone", async () => {
  free = false;
  glimpse.point(FIRST);
  await vi.runAllTimersAsync();
  glimpse.point(null);
  expect(seen).toEqual([]);
  expect(fetched).toEqual([]);
});

test("who wants nothing to move sees the end of it", async () => {
  setStage({}, { still: true });
  glimpse.point(FIRST);
  await vi.runAllTimersAsync();
  expect(seen).toEqual(["after 2"]);
});

test("when the game needs the board, the look is over without a word", async () => {
  glimpse.point(FIRST);
  await vi.runAllTimersAsync();
  glimpse.stop();
  glimpse.point(null);
  expect(seen.at(-1)).toBe("after 2");
  expect(glimpse.running).toBe(false);
});
