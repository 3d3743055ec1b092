// Clicks narrow a pick and toggle a gather, as a player expects.
import { describe, expect, test } from "vitest";
import { Choosing } from "../choose";
import type { Action, Choice } from "../types";

function actions(...targets: string[][]): Action[] {
  return targets.map((ids, i) => ({ action: i, targets: ids, text: `text ${i}`, label: `label ${i}`, ghost: "", placing: false, then: [] }));
}

function pick(...targets: string[][]): Choosing {
  return new Choosing({ seat: 0, kind: "pick", forced: false, actions: actions(...targets) });
}

function gather(...targets: string[][]): Choosing {
  return new Choosing({ seat: 0, kind: "gather", forced: false, actions: actions(...targets) });
}

const sorted = (ids: string[]): string[] => [...ids].sort();

describe("pick", () => {
  test("one click decides between actions with one target each", () => {
    const choosing = pick(["hex-a1"], ["hex-a2"]);
    expect(sorted(choosing.alive())).toEqual(["hex-a1", "hex-a2"]);
    expect(choosing.click("hex-a2")?.action).toBe(1);
  });

  test("a click keeps the actions that include it, in any order", () => {
    const choosing = pick(["ship-1", "star-1"], ["ship-1", "star-2"], ["ship-2", "star-2"]);
    expect(choosing.click("star-2")).toBeNull();
    expect(sorted(choosing.alive())).toEqual(["ship-1", "ship-2"]);
    expect(choosing.click("ship-2")?.action).toBe(2);
  });

  test("what all remaining actions share is not asked for", () => {
    const choosing = pick(["ship-1", "star-1"], ["ship-1", "star-2"]);
    expect(sorted(choosing.alive())).toEqual(["star-1", "star-2"]);
    expect(choosing.click("star-1")?.action).toBe(0);
  });

  test("the only action is still there to be clicked", () => {
    const choosing = pick(["hex-a1"]);
    expect(choosing.alive()).toEqual(["hex-a1"]);
    expect(choosing.click("hex-a1")?.action).toBe(0);
  });

  test("actions without targets are buttons, until something is clicked", () => {
    const choosing = pick([], ["a", "b"], ["a", "c"]);
    expect(choosing.offered().map((a) => a.action)).toEqual([0]);
    choosing.click("a");
    expect(choosing.offered()).toEqual([]);
  });

  test("an action whose targets are all clicked is a button beside what could follow", () => {
    const choosing = pick(["a"], ["a", "b"], ["c"]);
    choosing.click("a");
    expect(choosing.offered().map((a) => a.action)).toEqual([0]);
    expect(choosing.alive()).toEqual(["b"]);
  });

  test("the only place of a tile that can be turned is clicked like any other, and offers no list", () => {
    const turned = actions(["cell"], ["cell"], ["cell"]).map((action) => ({ ...action, placing: true }));
    const choosing = new Choosing({ seat: 0, kind: "pick", forced: false, actions: turned });
    expect(choosing.offered()).toEqual([]);
    expect(choosing.alive()).toEqual(["cell"]);
    expect(choosing.click("cell")).toBeNull();
    expect(choosing.remaining).toHaveLength(3);
  });

  test("several actions on the same place are buttons", () => {
    const choosing = pick(["spot"], ["spot"], ["other"]);
    expect(choosing.click("spot")).toBeNull();
    expect(choosing.offered().map((a) => a.action)).toEqual([0, 1]);
  });

  test("a click on anything else changes nothing", () => {
    const choosing = pick(["a", "b"], ["a", "c"]);
    expect(choosing.click("z")).toBeNull();
    expect(choosing.clicked).toEqual([]);
  });

  test("a second click on the same goes back to before it", () => {
    const choosing = pick(["a", "b", "x"], ["a", "b", "y"], ["a", "c"], ["d"]);
    choosing.click("a");
    choosing.click("b");
    choosing.click("a");
    expect(choosing.clicked).toEqual([]);
  });

  test("what could have been clicked instead is known", () => {
    const choosing = pick(["spot"], ["spot"], ["other"]);
    choosing.click("spot");
    expect(choosing.instead()).toEqual(["other"]);
    expect(choosing.clicked).toEqual(["spot"]);
  });

  test("Escape steps back one click", () => {
    const choosing = pick(["a", "b"], ["a", "c"], ["d"]);
    choosing.click("a");
    expect(choosing.back()).toBe(true);
    expect(sorted(choosing.alive())).toEqual(["a", "b", "c", "d"]);
    expect(choosing.back()).toBe(false);
  });

  test("a target that the board does not draw is not asked for", () => {
    const choice: Choice = { seat: 0, kind: "pick", forced: false, actions: actions(["a", "hidden"], ["b"]) };
    const choosing = new Choosing(choice, (id) => id !== "hidden");
    expect(choosing.click("a")?.action).toBe(0);
  });

  test("clicks are kept when the list arrives again, but never decide by themselves", () => {
    const choosing = pick(["a", "b"], ["a", "c"], ["d"]);
    choosing.resume(["a"]);
    expect(choosing.clicked).toEqual(["a"]);
    const narrower = pick(["a", "b"], ["d"]);
    narrower.resume(["a"]);
    expect(narrower.clicked).toEqual([]);
  });

  test("a target names its action only if it is the only one", () => {
    const choosing = pick(["a", "b"], ["a", "c"]);
    expect(choosing.only("b")?.label).toBe("label 0");
    expect(choosing.only("a")).toBeNull();
  });
});

describe("gather", () => {
  test("a set is offered when it is exactly one action's", () => {
    const choosing = gather(["a"], ["a", "b"], ["b", "c"]);
    expect(choosing.offered()).toEqual([]);
    choosing.click("a");
    expect(choosing.offered().map((a) => a.action)).toEqual([0]);
    choosing.click("b");
    expect(choosing.offered().map((a) => a.action)).toEqual([1]);
  });

  test("a second click takes it out again", () => {
    const choosing = gather(["a"], ["a", "b"]);
    choosing.click("a");
    choosing.click("b");
    choosing.click("b");
    expect(choosing.clicked).toEqual(["a"]);
  });

  test("only what some action can still contain may be added", () => {
    const choosing = gather(["a", "b"], ["c"]);
    choosing.click("a");
    expect(sorted(choosing.alive())).toEqual(["a", "b"]);
  });

  test("nothing is decided without a confirmation", () => {
    const choosing = gather(["a"]);
    expect(choosing.click("a")).toBeNull();
    expect(choosing.offered()).toHaveLength(1);
  });
});
