import { beforeEach, describe, expect, it, vi } from "vitest";
import { matching, percent } from "../chance";
import { margin } from "../engine";

const OUTCOMES = ["The pink die falls: 3.", "The pink die falls: 1.", "The blue die falls: 1."].map((text, action) => ({
  action,
  text,
  share: 0.1,
  name: text,
  picture: "",
  left: 0,
  numbers: [`n0${action}`],
}));

beforeEach(() => vi.stubGlobal("document", { documentElement: { lang: "en" } }));

describe("what chance may bring", () => {
  it("is found by its words, in any order", () => {
    expect(matching(OUTCOMES, "1 PINK").map((one) => one.action)).toEqual([1]);
    expect(matching(OUTCOMES, " ")).toHaveLength(3);
    expect(matching(OUTCOMES, "green")).toEqual([]);
  });

  it("is found by its number, as records write it or as people say it", () => {
    expect(matching(OUTCOMES, "N02").map((one) => one.action)).toEqual([2]);
    expect(matching(OUTCOMES, "2").map((one) => one.action)).toEqual([2]);
  });

  it("is found by a number alone before what only says it", () => {
    expect(matching(OUTCOMES, "1").map((one) => one.action)).toEqual([1]);
    expect(matching(OUTCOMES, "3").map((one) => one.action)).toEqual([0]); // nothing bears that
  });

  it("says a word as often as it is looked for", () => {
    const sides = ["forest, forest, river", "forest, river, river"].map((name, action) => ({ ...OUTCOMES[0]!, action, name, text: `Red draws: ${name}` }));
    expect(matching(sides, "forest forest").map((one) => one.action)).toEqual([0]);
    expect(matching(sides, "forest river").map((one) => one.action)).toEqual([0, 1]);
    expect(matching(sides, "river forest river").map((one) => one.action)).toEqual([1]);
  });

  it("says how likely it is, small shares more exactly", () => {
    expect(percent(1 / 6)).toBe("17 %");
    expect(percent(1 / 36)).toBe("2.8 %");
    expect(percent(0)).toBe("0 %");
  });
});

describe("a margin", () => {
  it("has a sign", () => {
    expect([margin(2.25), margin(-0.5)]).toEqual(["+2.3", "−0.5"]);
  });
});
