// A bot's quick moves are seen one after the other, and nobody waits for what is old.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "../pace";

let shown: number[];
let hurried: boolean;
let pace: Pace<number>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  hurried = false;
  pace = new Pace<number>(
    (item) => shown.push(item),
    () => hurried,
  );
});

afterEach(() => void vi.useRealTimers());

test("the first is shown at once", () => {
  pace.add(1);
  expect(shown).toEqual([1]);
});

test("what comes quickly is shown in order, one breath each", () => {
  for (const item of [1, 2, 3]) pace.add(item);
  expect(shown).toEqual([1]);
  vi.advanceTimersToNextTimer();
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersToNextTimer();
  expect(shown).toEqual([1, 2, 3]);
  expect(vi.getTimerCount()).toBe(0);
});

test("after a breath the next is shown at once again", () => {
  pace.add(1);
  vi.advanceTimersByTime(10_000);
  pace.add(2);
  expect(shown).toEqual([1, 2]);
});

test("when too many wait, the older ones are skipped and the newest is never", () => {
  for (let item = 1; item <= 20; item++) pace.add(item);
  vi.runAllTimers();
  expect(shown).toEqual([1, 15, 16, 17, 18, 19, 20]);
});

test("in a hurry only the newest is shown, and at once", () => {
  for (const item of [1, 2, 3]) pace.add(item);
  hurried = true;
  pace.add(4);
  expect(shown).toEqual([1, 4]);
  vi.runAllTimers();
  expect(shown).toEqual([1, 4]);
});

test("a hurry that begins while some wait skips to the newest", () => {
  for (const item of [1, 2, 3]) pace.add(item);
  hurried = true;
  vi.runAllTimers();
  expect(shown).toEqual([1, 3]);
});
