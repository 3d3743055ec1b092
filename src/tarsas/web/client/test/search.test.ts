// Words are found as people type them.
import { expect, test } from "vitest";
import { fold, places } from "../search";

test("capitals and accents do not matter", () => {
  expect(places("Őrült ŐRSZEM", "or")).toEqual([0, 6]);
});

test("a folded text is as long as the text itself", () => {
  const text = "Kör és lapka – „ű” 😀 ﬁ";
  expect(fold(text)).toHaveLength(text.length);
});

test("nothing is found of nothing", () => {
  expect(places("Kör", " ")).toEqual([]);
});

test("places do not overlap", () => {
  expect(places("aaaa", "aa")).toEqual([0, 2]);
});
