// People are called by the names that they have now, and what they call themselves is only ever text.
import { beforeEach, describe, expect, test } from "vitest";
import { learnNames, named, nameBesideMark } from "../people";
import { pictured, plainly } from "../pictured";
import type { Seat } from "../types";
import { Prop, setStage } from "./stage";

function seat(colour: string, colour_name: string, name = ""): Seat {
  return { colour, colour_name, name } as Seat;
}

const RED = "\ue003red\ue001the red player\ue002";
const BLUE = "\ue003blue\ue001the blue player\ue002";
let page: Prop;

beforeEach(() => {
  page = new Prop();
  setStage({ page });
  learnNames([]);
});

function show(text: string): Prop {
  const line = new Prop();
  line.append(...(pictured(text) as unknown as (Prop | string)[]));
  page.append(line);
  return line;
}

describe("in words", () => {
  test("where somebody sits, their name stands for the colour", () => {
    learnNames([seat("red", "Red", "Golden Otter"), seat("blue", "Blue")]);
    expect(plainly(`${RED} pays ${BLUE}.`)).toBe("Golden Otter pays the blue player.");
  });

  test("pieces are told by the words for them", () => {
    expect(plainly("lays \ue000tile-7\ue001a tile\ue002 here")).toBe("lays a tile here");
  });

  test("seats where nobody sits go by their colours, however many they are", () => {
    learnNames([seat("red", "Red", "Ann"), seat("blue", "Blue"), seat("green", "Green")]);
    expect(plainly("\ue003green\ue001Green\ue002 is free")).toBe("Green is free");
  });

  test("one person at two seats is told apart by the colours", () => {
    learnNames([seat("red", "Red", "Ann"), seat("blue", "Blue", "Ann")]);
    expect(plainly(`${RED}, ${BLUE}`)).toBe("Ann (red), Ann (blue)");
    expect(plainly(`${RED}, ${BLUE}`, nameBesideMark)).toBe("Ann, Ann");
  });

  test("a seat may be named by the page itself", () => {
    learnNames([seat("red", "Red", "Ann")]);
    expect(plainly(`${named(seat("red", "Red"))} and ${named(seat("green", "Green"))}`)).toBe("Ann and Green");
  });
});

describe("on the page", () => {
  test("a name comes with the mark of its colour", () => {
    learnNames([seat("red", "Red", "Ann")]);
    const line = show(`${RED} begins`);
    expect(line.querySelectorAll(".mark").map((mark) => mark.getAttribute("class"))).toEqual(["mark seat-red"]);
    expect(line.textContent).toContain("Ann");
  });

  test("a new name is shown at once, wherever the old one stood", () => {
    learnNames([seat("red", "Red", "Ann")]);
    const lines = [show(`${RED} begins`), show(`${RED} ends`)];
    expect(learnNames([seat("red", "Red", "Bea")])).toBe(true);
    expect(lines.map((line) => line.querySelectorAll("[data-person]")[0]?.textContent)).toEqual(["Bea", "Bea"]);
    expect(learnNames([seat("red", "Red", "Bea")])).toBe(false);
  });

  test("who stands up leaves the words for the seat", () => {
    learnNames([seat("red", "Red", "Ann")]);
    const line = show(`${RED} begins`);
    learnNames([seat("red", "Red")]);
    expect(line.querySelectorAll("[data-person]")[0]?.textContent).toBe("the red player");
  });

  test("a name that looks like a tag is a text like any other", () => {
    learnNames([seat("red", "Red", "<img onerror=alert()>")]);
    const line = show(`${RED} begins`);
    const name = line.querySelectorAll("[data-person]")[0]?.children[1];
    expect(name?.words).toBe("<img onerror=alert()>");
    expect(name?.children).toEqual([]);
  });
});
