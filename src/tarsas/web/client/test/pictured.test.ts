// Names on a picture are cut only where they have no room.
import { expect, test } from "vitest";
import { cut } from "../pictured";

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
