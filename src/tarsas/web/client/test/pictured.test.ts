// Names on a picture are cut only where they have no room; what follows a picture closely stays with it.
import { expect, test } from "vitest";
import { clinging, cut } from "../pictured";

const TEN = (text: string): number => 10 * [...text].length;

test("a name that fits is whole", () => {
  expect(cut("Early Wren", 100, TEN)).toBe("Early Wren");
});

test("a name that is too long keeps as many letters as there is room for", () => {
  expect(cut("Early Wren", 70, TEN)).toBe("Early…");
  expect(cut("Early Wren", 90, TEN)).toBe("Early Wr…");
});

test("of every name there is at least a letter", () => {
  expect(cut("Early Wren", 5, TEN)).toBe("E…");
});

test("a comma or an ending stays with the picture before it, the next word does not", () => {
  expect(clinging(", and lays it")).toBe(",");
  expect(clinging("-et lerakja")).toBe("-et");
  expect(clinging(" and lays it")).toBe("");
  expect(clinging("")).toBe("");
  expect(clinging("\ue000tile\ue001the tile\ue002")).toBe("");
});
