// What others do is a short film: a scene for each deed, at the reader's speed, and nobody waits long.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Film } from "../film";

interface Step {
  number: number;
  deed: number;
  plain?: boolean; // not told as a scene
  last?: boolean; // nothing of its deed follows
}

const SPEED = { scene: 1000, glide: 400, most: 4000 };

let shown: string[];
let hurried: boolean;
let film: Film<Step>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  hurried = false;
  film = new Film<Step>({
    show: (step, over) => shown.push(`${step.number}${over ? " over" : ""}`),
    same: (first, second) => first.deed === second.deed,
    goesOn: (step) => !step.last,
    tells: (step) => !step.plain,
    hurried: () => hurried,
    speed: () => SPEED,
  });
});

afterEach(() => void vi.useRealTimers());

function deeds(count: number): void {
  for (let i = 1; i <= count; i++) film.add({ number: i, deed: i, last: true });
}

describe("scenes", () => {
  test("a scene begins at once, and what waited begins when it is over", () => {
    deeds(1);
    expect(shown).toEqual(["1"]);
    expect(film.running).toBe(true);
    vi.advanceTimersByTime(SPEED.scene);
    expect(shown).toEqual(["1", "1 over"]);
    expect(film.running).toBe(false);
  });

  test("deeds follow each other, and only the last one is over", () => {
    deeds(3);
    vi.runAllTimers();
    expect(shown).toEqual(["1", "2", "3", "3 over"]);
  });

  test("the steps of a deed that come quickly are one scene", () => {
    film.add({ number: 1, deed: 1 });
    film.add({ number: 2, deed: 1 });
    expect(shown).toEqual([]);
    film.add({ number: 3, deed: 1, last: true });
    expect(shown).toEqual(["3"]);
  });

  test("a deed that goes on late does not hold up what is there", () => {
    film.add({ number: 1, deed: 1 });
    vi.advanceTimersByTime(500);
    expect(shown).toEqual(["1"]);
  });

  test("what nobody tells takes a breath, not a scene", () => {
    film.add({ number: 1, deed: 1, plain: true, last: true });
    vi.advanceTimersByTime(SPEED.scene / 2);
    expect(shown).toEqual(["1", "1 over"]);
  });
});

describe("nobody waits long", () => {
  test("a long turn is as short a film as a short one", () => {
    deeds(20);
    vi.advanceTimersByTime(SPEED.scene + SPEED.most);
    expect(shown.at(-1)).toBe("20 over");
    expect(shown.length).toBe(21);
  });

  test("who skips sees the end of what there is", () => {
    deeds(3);
    film.skip();
    expect(shown).toEqual(["1", "3 over"]);
    vi.runAllTimers();
    expect(shown).toEqual(["1", "3 over"]);
  });

  test("in a hurry only the newest is shown, and it is over at once", () => {
    deeds(3);
    hurried = true;
    film.add({ number: 4, deed: 4, last: true });
    expect(shown).toEqual(["1", "4 over"]);
  });

  test("a hurry that begins during a scene ends it at its time", () => {
    deeds(2);
    hurried = true;
    vi.runAllTimers();
    expect(shown).toEqual(["1", "2 over"]);
  });
});
