// What is pointed at explains itself; a click ends that, until something is pointed at anew.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Outline } from "../outline";
import { Tooltip } from "../tooltip";
import { as, happen, Prop, setStage } from "./stage";

const SOON = 400; // ms, longer than a look takes to become a question
const AREA = { at: () => [], show: () => [], hide: () => undefined };

let frame: Prop;
let cell: Prop;
let body: Prop;
let pressed: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  setStage({});
  pressed = [];
  vi.stubGlobal("window", { setTimeout });
  vi.stubGlobal("innerWidth", 800);
  vi.stubGlobal("innerHeight", 600);
  body = as(document.body as unknown as Prop);
  Object.assign(document, { addEventListener: (_: string, act: () => void) => pressed.push(act) });
  frame = new Prop();
  cell = new Prop({ id: "cell", "data-about": "A free place." });
  cell.box = { x: 100, y: 100, width: 80, height: 80 };
  frame.append(cell);
  new Tooltip(as(frame), AREA as unknown as Outline, () => null);
});

afterEach(() => {
  vi.useRealTimers();
});

/** The mouse comes over the cell, at a point of the window. */
function point(clientX: number, clientY: number): void {
  happen(frame, "pointerover", { pointerType: "mouse", clientX, clientY }, cell);
  vi.advanceTimersByTime(SOON);
}

function click(clientX: number, clientY: number): void {
  for (const act of pressed) act();
  happen(frame, "pointerdown", { pointerType: "mouse", clientX, clientY }, cell);
}

function said(): boolean {
  return body.children.some((child) => !child.hidden);
}

test("what is pointed at is explained", () => {
  point(120, 120);
  expect(said()).toBe(true);
});

test("a click ends that, and what comes under the pointer by itself is not explained", () => {
  point(120, 120);
  click(120, 120);
  expect(said()).toBe(false);
  point(121, 120); // the tile that was laid
  expect(said()).toBe(false);
});

test("who leaves the place and comes back is told again", () => {
  click(120, 120);
  point(300, 300);
  point(120, 120);
  expect(said()).toBe(true);
});

test("who leaves the board and comes back to the place is told again", () => {
  click(120, 120);
  happen(frame, "pointerleave", { pointerType: "mouse" }, frame);
  point(120, 120);
  expect(said()).toBe(true);
});

test("a press beside the board ends it too", () => {
  point(120, 120);
  for (const act of pressed) act();
  expect(said()).toBe(false);
});
