// Names on a picture are cut only where they have no room; what follows a picture closely stays with it; what
// a bot would do is not told of the player.
import { expect, test } from "vitest";
import { clinging, cut, doneBy, shrink } from "../pictured";

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

test("a name that is a little too long is written smaller, and only so far", () => {
  expect(shrink(100, 100)).toBe(1);
  expect(shrink(100, 90)).toBe(0.9);
  expect(shrink(100, 20)).toBe(0.8);
});

test("what a bot would do is told of the bot, and only of who does it", () => {
  const [red, blue] = ["\ue003red\ue001Red\ue002", "\ue003blue\ue001Blue\ue002"];
  expect(doneBy("it", `${red} takes a 1 from ${blue}.`)).toBe(`it takes a 1 from ${blue}.`);
  expect(doneBy("", `${red} elvesz egy 1-est.`)).toBe("elvesz egy 1-est.");
  expect(doneBy("it", `${red}’s turn ends.`)).toBe(`${red}’s turn ends.`);
  expect(doneBy("it", "Die 1")).toBe("Die 1");
});

test("a comma or an ending stays with the picture before it, the next word does not", () => {
  expect(clinging(", and lays it")).toBe(",");
  expect(clinging("-et lerakja")).toBe("-et");
  expect(clinging(" and lays it")).toBe("");
  expect(clinging("")).toBe("");
  expect(clinging("\ue000tile\ue001the tile\ue002")).toBe("");
});
