import { describe, expect, it } from "vitest";
import type { StudyNode } from "../types";
import { common, entriesOf, ROOT, Variations } from "../variations";
import { entry } from "./entries";

/** A node; the deed of its move begins with it, unless another is given. */
function node(number: number, parent: number, move: number, place = 0, deed = move): StudyNode {
  return { number, parent, place, name: "", comment: "", entry: number === ROOT ? null : entry(move, { deed }) };
}

// 1 and 2 are one deed, 3 follows; 4 is played in the place of 2, 5 after it; 6 in the place of 1.
const NODES = [node(0, -1, 0), node(1, 0, 1), node(2, 1, 2, 0, 1), node(3, 2, 3), node(4, 1, 2, 1, 1), node(5, 4, 3), node(6, 0, 1, 1)];

describe("a tree of variations", () => {
  it("leads to a node, and on by the main moves", () => {
    const tree = new Variations(NODES);
    expect(tree.path(5).map((one) => one.number)).toEqual([1, 4, 5]);
    expect(tree.line(1).map((one) => one.number)).toEqual([1, 2, 3]);
    expect(entriesOf(tree.line(ROOT)).map((one) => one.number)).toEqual([1, 2, 3]);
  });

  it("is read deed by deed, with what is played instead after each", () => {
    const rows = new Variations(NODES).rows();
    expect(rows.map(({ nodes, depth }) => [depth, ...nodes.map((one) => one.number)])).toEqual([[0, 1, 2], [1, 6], [1, 4], [1, 5], [0, 3]]);
  });

  it("knows what is played in the same place, round and round", () => {
    const tree = new Variations(NODES);
    expect(tree.beside(2, 1)).toBe(4);
    expect(tree.beside(5, 1)).toBe(2);
    expect(tree.beside(1, -1)).toBe(6);
    expect(new Variations([node(0, -1, 0), node(1, 0, 1)]).beside(1, 1)).toBeNull();
  });

  it("can go on as the line that it left, where nothing follows yet", () => {
    const tree = new Variations(NODES);
    expect([5, 6, 3].map((one) => tree.canResume(one))).toEqual([true, true, true]);
    expect([ROOT, 1, 4].map((one) => tree.canResume(one))).toEqual([false, false, false]);
    expect(new Variations([node(0, -1, 0), node(1, 0, 1)]).canResume(1)).toBe(false);
  });

  it("takes changes: what is new, what stands elsewhere, what is gone", () => {
    const tree = new Variations(NODES);
    expect(tree.isAside(5)).toBe(true);
    tree.take({ nodes: [node(4, 1, 2, 0, 1), node(2, 1, 2, 1, 1)], gone: [6] });
    expect(tree.isAside(5)).toBe(false);
    expect(tree.line(ROOT).map((one) => one.number)).toEqual([1, 4, 5]);
    expect(tree.has(6)).toBe(false);
  });

  it("keeps of another line what both have in common", () => {
    const tree = new Variations(NODES);
    expect(common(tree.line(3), tree.line(5))).toBe(1);
    expect(common([], tree.line(5))).toBe(0);
    expect(common(tree.line(5), tree.path(4))).toBe(2);
  });
});
