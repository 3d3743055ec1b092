// The piece in hand lies where it hides nothing that can be chosen.
import { expect, test } from "vitest";
import { freePlace } from "../inset";
import { meet } from "../lens";

const FRAME = { width: 390, height: 390 };

test("a free corner is taken, the right one above first", () => {
  expect(freePlace(FRAME, [])).toMatchObject({ x: 292, y: 6 });
});

test("a corner with a choice is left free", () => {
  const choice = { x: 340, y: 40, width: 30, height: 30 };
  const place = freePlace(FRAME, [choice]);
  expect(place && meet(place, choice)).toBe(false);
});

test("where there is little room it is smaller", () => {
  const choices = [{ x: 70, y: 70, width: 250, height: 250 }];
  expect(freePlace(FRAME, choices)?.width).toBe(60);
});

test("where there is none, it hides nothing", () => {
  expect(freePlace(FRAME, [{ x: 0, y: 0, ...FRAME }])).toBeNull();
});
