// A choice that was made is not offered again while the server has yet to answer.
import { expect, test } from "vitest";
import { Sent } from "../sent";
import type { Choice, Position } from "../types";

const position = (revision: number): Position => ({ revision }) as Position;
const choice = (seat: number, ...actions: number[]): Choice =>
  ({ seat, kind: "pick", forced: false, actions: actions.map((action) => ({ action })) }) as Choice;

test("a position is answered once", () => {
  const sent = new Sent();
  expect(sent.answers(position(7))).toBe(false);
  sent.out("a", 7, choice(0, 1, 2));
  expect(sent.answers(position(7))).toBe(true);
  expect(sent.answers(position(8))).toBe(false);
});

test("where another moved first, the choice that was made is not offered again", () => {
  const sent = new Sent();
  sent.out("a", 7, choice(0, 1, 2));
  expect(sent.made(choice(0, 1, 2))).toBe(true);
  expect(sent.made(choice(1, 1, 2))).toBe(false);
  expect(sent.made(choice(0, 3))).toBe(false);
});

test("once the server has answered, the same may be asked again", () => {
  const sent = new Sent();
  sent.out("a", 7, choice(0, 1, 2));
  expect(sent.done("another")).toBe(false);
  expect(sent.done("a")).toBe(true);
  expect(sent.made(choice(0, 1, 2))).toBe(false);
});

test("what was refused can be chosen again", () => {
  const sent = new Sent();
  sent.out("a", 7, choice(0, 1, 2));
  sent.refused();
  expect(sent.answers(position(7))).toBe(false);
  expect(sent.made(choice(0, 1, 2))).toBe(false);
});
