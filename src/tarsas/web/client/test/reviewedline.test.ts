import { expect, test } from "vitest";
import { ReviewedLine } from "../reviewedline";
import type { StudyNode } from "../types";
import { Variations } from "../variations";
import { entry } from "./entries";

function node(number: number, parent: number, place = 0, seat = 0): StudyNode {
  const told = number === 0 ? null : { ...entry(number), seat };
  return { number, parent, place, name: "", comment: "", entry: told };
}

/** Three moves, the first by chance; node 4 is played in the place of the last. */
function tree(...more: StudyNode[]): Variations {
  return new Variations([node(0, -1), node(1, 0, 0, -1), node(2, 1), node(3, 2), node(4, 2, 1), ...more]);
}

function line(grown: { tree: Variations; at: number }): { line: ReviewedLine; went: number[] } {
  const went: number[] = [];
  const followed = { address: "/r/s", tree: () => grown.tree, at: () => grown.at, follow: (to: number) => void went.push(to) };
  return { line: new ReviewedLine(followed), went };
}

test("the main line is reviewed, to its end", () => {
  const { line: found, went } = line({ tree: tree(), at: 3 });
  expect(found.address()).toBe("/r/s.3");
  found.go(2);
  found.go(0);
  expect(went).toEqual([2, 0]);
});

test("a variation is no part of it", () => {
  const grown = { tree: tree(), at: 4 };
  const { line: found } = line(grown);
  expect(found.isShown()).toBe(false);
  grown.at = 2;
  expect(found.isShown()).toBe(true);
});

test("what is played on later is reviewed when somebody asks for it", () => {
  const grown = { tree: tree(), at: 3 };
  const { line: found } = line(grown);
  found.fix();
  grown.tree = tree(node(5, 3));
  expect([found.address(), found.isOld(), found.entries().length]).toEqual(["/r/s.3", true, 3]);
  found.renew();
  expect([found.address(), found.isOld()]).toEqual(["/r/s.5", false]);
});

test("a line that is the main one no more gives way to the one that is", () => {
  const grown = { tree: tree(), at: 3 };
  const { line: found } = line(grown);
  found.fix();
  grown.tree = new Variations([node(0, -1), node(1, 0, 0, -1), node(2, 1), node(3, 2, 1), node(4, 2)]);
  expect([found.address(), found.isOld()]).toEqual(["/r/s.4", false]);
});

test("where only chance acted there is nothing to be reviewed", () => {
  const chance = new Variations([node(0, -1), node(1, 0, 0, -1)]);
  expect(line({ tree: chance, at: 0 }).line.address()).toBeNull();
});
