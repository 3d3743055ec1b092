// What a clock shows: minutes while it is short, and days in the words of the page's language.
import { expect, test, vi } from "vitest";
import { clockText } from "../clocks";

vi.mock("../page", () => ({ text: (id: string, args: object) => `${id} ${JSON.stringify(args)}` }));

const HOUR = 3600;
const DAY = 24 * HOUR;

test("below an hour there are minutes and seconds, never below zero", () => {
  expect([119.2, 61, 0, -5].map(clockText)).toEqual(["2:00", "1:01", "0:00", "0:00"]);
});

test("below a day there are hours too", () => {
  expect([HOUR, DAY - 1].map(clockText)).toEqual(["1:00:00", "23:59:59"]);
});

test("days are told by a text of the page, and hours only if there are any", () => {
  expect(clockText(3 * DAY)).toBe('clock-days {"days":3,"hours":0}');
  expect(clockText(2 * DAY + 5 * HOUR + 59)).toBe('clock-days-hours {"days":2,"hours":5}');
});
