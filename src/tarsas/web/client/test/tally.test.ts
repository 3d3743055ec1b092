import { describe, expect, it } from "vitest";
import { answer, FIRST, isAsked, LAST, steps, within } from "../tallyform";
import type { CountField, CountForm, CountSection } from "../types";

const field = (more: Partial<CountField> = {}): CountField => ({
  name: "deer", kind: "number", text: "Deer", help: "", picture: "", lowest: 0, highest: 60, usual: 0,
  each: false, choices: [], most: 0, needs: [], ...more,
});
const section = (name: string, kind: CountSection["kind"]): CountSection => ({ name, kind, title: name, help: "", add: "", ones: [], fields: [] });

describe("the form of a count", () => {
  it("goes from the players card by card to the result", () => {
    const form = { sections: [section("edition", "once"), section("company", "seats"), section("meadows", "many")] } as CountForm;
    expect(steps(form, 2).map((step) => step.key)).toEqual([FIRST, "edition-0", "company-0", "company-1", "meadows", LAST]);
  });

  it("takes what is usual where nothing, or not enough, is answered", () => {
    const hunters = field({ name: "hunters", each: true });
    expect(answer({}, hunters, 3)).toEqual([0, 0, 0]);
    expect(answer({ hunters: [1, 2] }, hunters, 3)).toEqual([0, 0, 0]);
    expect(answer({ hunters: [1, 2, 0] }, hunters, 3)).toEqual([1, 2, 0]);
  });

  it("asks for what others need only while they are there", () => {
    const lakes = field({ name: "lakes", needs: [{ field: "raft", place: 0 }] });
    expect(isAsked({}, lakes)).toBe(false);
    expect(isAsked({ raft: [1] }, lakes)).toBe(true);
  });

  it("keeps numbers whole and in their range", () => {
    expect([-3, 2.7, 99, Number.NaN].map((value) => within(field(), value))).toEqual([0, 2, 60, 0]);
  });
});
