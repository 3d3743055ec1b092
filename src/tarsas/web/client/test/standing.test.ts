import { expect, test } from "vitest";
import { gathered } from "../standing";

test("the same reason several times is one line", () => {
  const gains = [
    { seat: 0, points: 4, text: "huts" },
    { seat: 0, points: 2, text: "meadow" },
    { seat: 0, points: 3, text: "huts" },
  ];
  expect(gathered(gains)).toEqual([
    { text: "huts", points: 7 },
    { text: "meadow", points: 2 },
  ]);
});
