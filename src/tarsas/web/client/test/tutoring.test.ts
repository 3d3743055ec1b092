// What a teacher knows of its pupil, apart from the page.
import { expect, test } from "vitest";
import { chanceSince, ended, gainsSince, GOOD_CHOICES, GOOD_TURNS, isReal, isUpWith, MANY_CHOICES, mayTeach, nameOfChoice, Need } from "../tutoring";
import type { Choice, Seat } from "../types";
import { entry, moves } from "./entries";

function seat(number: number, more: Partial<Seat>): Seat {
  return { seat: number, kind: "bot", mine: false, handed: false, ...more } as Seat;
}

const ME = { kind: "person", mine: true } as const;

test("a teacher helps against bots and alone, never against people", () => {
  expect(mayTeach([seat(0, ME), seat(1, {}), seat(2, {})])).toBe(true);
  expect(mayTeach([seat(0, ME)])).toBe(true);
  expect(mayTeach([seat(0, ME), seat(1, { kind: "person" })])).toBe(false);
  expect(mayTeach([seat(0, ME), seat(1, { kind: "open" }), seat(2, {})])).toBe(false);
  expect(mayTeach([seat(0, ME), seat(1, { kind: "person", resigned: true }), seat(2, {})])).toBe(true); // a bot now
  expect(mayTeach([seat(0, ME), seat(1, ME)])).toBe(false); // two people at one device
  expect(mayTeach([seat(0, { ...ME, handed: true }), seat(1, {})])).toBe(false);
  expect(mayTeach([seat(0, {}), seat(1, {})])).toBe(false);
});

test("where there is one action there is nothing to say", () => {
  const choice = (actions: number): Choice => ({ seat: 0, kind: "pick", forced: false, actions: Array(actions).fill({}) }) as Choice;
  expect([null, choice(1), choice(2)].map(isReal)).toEqual([false, false, true]);
});

test("a choice stays the same while others move, and is another after the own move", () => {
  expect(nameOfChoice(moves(0, 1), 0)).toBe(nameOfChoice(moves(0, 1, 1, -1), 0));
  expect(nameOfChoice(moves(0, 1), 0)).not.toBe(nameOfChoice(moves(0, 1, 0), 0));
});

test("gains are those of the own moves since then", () => {
  const gain = (whose: number, points: number): { seat: number; points: number; text: string; pieces: string[] } => ({ seat: whose, points, text: "", pieces: [] });
  const entries = [
    entry(1, { points: [gain(0, 9)] }),
    entry(2, { points: [gain(0, 2), gain(1, 5), gain(0, 0)] }),
    entry(3, { seat: 1, points: [gain(0, 4)] }),
    entry(4, { points: [gain(0, -1)] }),
  ];
  expect(gainsSince(entries, 1, 0).map((found) => found.points)).toEqual([2, -1]);
});

test("chance after the own move begins another round", () => {
  expect([moves(), moves(0), moves(0, 1), moves(0, -1, 1), moves(-1, 0)].map((all) => chanceSince(all, 0))).toEqual([false, false, false, true, false]);
});

test("who has as many points as the best is not behind", () => {
  expect([isUpWith([3, 3, 1], 0), isUpWith([3, 3, 1], 2), isUpWith([0], 0)]).toEqual([true, false, true]);
});

test("the teacher is needed until enough choices in enough turns went well", () => {
  const need = new Need();
  for (let i = 0; i < GOOD_CHOICES; i++) need.chose(true, false);
  expect(need.isOver(true)).toBe(false); // all in one turn
  for (let i = 0; i < GOOD_TURNS; i++) need.chose(true, true);
  expect([need.isOver(true), need.isOver(false)]).toEqual([true, false]);
  need.chose(false, true);
  expect(need.isOver(true)).toBe(false); // and from the beginning
  for (let i = 0; i < MANY_CHOICES; i++) need.chose(true, true);
  expect(need.isOver(false)).toBe(true);
});

test("who chooses what a hint has shown has not yet managed alone", () => {
  const need = new Need();
  for (let i = 0; i < MANY_CHOICES; i++) need.chose(true, true, true);
  expect(need.isOver(true)).toBe(false);
  for (let i = 0; i < MANY_CHOICES; i++) need.chose(true, true);
  expect(need.isOver(true)).toBe(true);
  need.chose(false, false, true);
  expect(need.isOver(true)).toBe(false);
});

test("reasons end like sentences", () => {
  expect([ended("gains 2"), ended("Red takes it."), ended("unlocks “free zero”")]).toEqual(["gains 2.", "Red takes it.", "unlocks “free zero”."]);
});
