// Fingers, mouse and wheel look closer at the board; a drag is no click. The view goes where one acts.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Gestures } from "../gestures";
import { Zoom, type Part } from "../zoom";
import { as, happen, Prop, setStage } from "./stage";

const VIEW = { width: 800, height: 600 }; // the picture's own units; the window has half as many pixels

let frame: Prop;
let inside: Prop;
let zoom: Zoom;
let gestures: Gestures;

beforeEach(() => {
  setStage({});
  frame = new Prop();
  inside = new Prop();
  Object.assign(frame, { clientWidth: 400, clientHeight: 300, box: { x: 50, y: 20, width: 400, height: 300 } });
  Object.assign(inside, { offsetWidth: 400, offsetHeight: 300, querySelector: () => ({ viewBox: { baseVal: VIEW } }) });
  zoom = new Zoom(as(frame), as(inside));
  gestures = new Gestures(as(frame), zoom);
});

/** A finger or the mouse, at a point of the window. */
function pointer(name: string, x: number, y: number, more: object = {}): void {
  const at = { clientX: 50 + x, clientY: 20 + y };
  happen(frame, name, { pointerId: 1, pointerType: "touch", buttons: 1, timeStamp: 0, ...at, ...more });
}

function tap(x: number, y: number, timeStamp: number): void {
  pointer("pointerdown", x, y, { timeStamp });
  pointer("pointerup", x, y, { timeStamp });
}

function drag(...points: [number, number][]): void {
  const [first, ...rest] = points;
  pointer("pointerdown", ...first!);
  for (const point of rest) pointer("pointermove", ...point);
}

/** How close one looks, and where the board's corner is. */
function seen(): { x: number; y: number; scale: number } {
  const found = /translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(inside.style["transform"] ?? "");
  const [x, y, scale] = found ? found.slice(1).map(Number) : [0, 0, 1];
  return { x: x!, y: y!, scale: scale! };
}

describe("closer", () => {
  test("at first the whole board is shown", () => {
    expect(seen().scale).toBe(1);
    expect(zoom.close).toBe(false);
  });

  test("two fingers apart look closer, together again further", () => {
    pointer("pointerdown", 150, 150);
    pointer("pointerdown", 250, 150, { pointerId: 2 });
    pointer("pointermove", 350, 150, { pointerId: 2 });
    expect(seen().scale).toBe(2);
    expect(frame.classList.contains("close")).toBe(true);
    pointer("pointermove", 160, 150, { pointerId: 2 });
    expect(seen().scale).toBe(1);
    expect(zoom.close).toBe(false);
  });

  const wheel = (more: object): Event =>
    happen(frame, "wheel", { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, clientX: 250, clientY: 170, ...more });

  test("the plain wheel looks closer where it points, and the page does not scroll", () => {
    const event = wheel({ deltaY: -400 });
    expect(seen().scale).toBeCloseTo(Math.E);
    expect(event.defaultPrevented).toBe(true);
    expect(seen().x).toBeCloseTo(200 - 200 * Math.E);
  });

  test("two fingers on a pad do, and browsers that count lines", () => {
    wheel({ deltaY: -100, ctrlKey: true });
    expect(seen().scale).toBeCloseTo(Math.E);
    wheel({ deltaY: 3, deltaMode: 1 });
    expect(seen().scale).toBeCloseTo(Math.exp(1 - 99 / 400));
  });

  test("a wheel that goes sideways moves what is close", () => {
    zoom.step(2);
    const before = seen();
    wheel({ deltaX: 30 });
    expect(seen()).toEqual({ ...before, x: before.x - 30 });
  });

  test("a step looks closer in the middle, and back to the whole", () => {
    zoom.step(2);
    expect(seen()).toEqual({ x: -200, y: -150, scale: 2 });
    zoom.step(0.4);
    expect(zoom.close).toBe(false);
  });

  test("it says whether it could come closer", () => {
    expect(zoom.closer({ x: 250, y: 170 }, 4)).toBe(true);
    expect(zoom.closer({ x: 250, y: 170 }, 8)).toBe(true);
    expect(zoom.closer({ x: 250, y: 170 }, 4)).toBe(false);
  });
});

describe("taps", () => {
  test("two quick ones look closer, two more show the whole", () => {
    tap(100, 100, 1000);
    tap(105, 100, 1200);
    expect(seen().scale).toBe(2.5);
    tap(100, 100, 2000);
    tap(100, 100, 2200);
    expect(seen().scale).toBe(1);
  });

  test("slow ones, and ones far apart, mean nothing", () => {
    tap(100, 100, 1000);
    tap(100, 100, 2000);
    tap(300, 200, 2100);
    expect(seen().scale).toBe(1);
  });

  test("one that chose something does not count", () => {
    tap(100, 100, 1000);
    gestures.forget();
    tap(100, 100, 1200);
    expect(seen().scale).toBe(1);
  });

  test("a finger with which the browser scrolls has not tapped", () => {
    for (const timeStamp of [1000, 1100, 1200]) {
      pointer("pointerdown", 100, 100, { timeStamp });
      pointer("pointercancel", 100, 104, { timeStamp });
    }
    expect(seen().scale).toBe(1);
  });
});

describe("dragging", () => {
  const click = (detail: number): boolean => happen(frame, "click", { detail }).cancelBubble;

  test("moves the board when it is close, after a little slip", () => {
    zoom.closer({ x: 250, y: 170 }, 2);
    const before = seen();
    drag([200, 150], [205, 150]);
    expect(seen()).toEqual(before);
    drag([200, 150], [215, 150], [235, 150]);
    expect(seen().x).toBe(before.x + 35);
  });

  test("does not move the whole board", () => {
    drag([200, 150], [260, 150]);
    expect(seen()).toEqual({ x: 0, y: 0, scale: 1 });
  });

  test("is no click; a press that hardly slips is", () => {
    drag([200, 150], [260, 150]);
    expect(click(1)).toBe(true);
    drag([200, 150], [204, 150]);
    expect(click(1)).toBe(false);
  });

  test("does not keep the keys from clicking", () => {
    drag([200, 150], [260, 150]);
    pointer("pointerup", 260, 150);
    expect(click(0)).toBe(false);
  });

  test("ends when the button was let go outside of the window", () => {
    zoom.closer({ x: 250, y: 170 }, 2);
    drag([200, 150], [240, 150]);
    const before = seen();
    pointer("pointermove", 100, 100, { buttons: 0 });
    pointer("pointermove", 150, 100, { buttons: 0 });
    expect(seen()).toEqual(before);
  });
});

describe("parts", () => {
  const left: Part = { name: "left", x: 0, y: 0, width: 400, height: 300 };
  const right: Part = { name: "right", x: 400, y: 0, width: 400, height: 300 };

  beforeEach(() => {
    zoom.parts = [left, right];
  });

  test("one is looked at as close as it fits", () => {
    zoom.look(right);
    expect(seen()).toEqual({ x: -400, y: 0, scale: 2 });
    expect(zoom.part).toBe(1);
    expect([zoom.sees(left), zoom.sees(right)]).toEqual([false, true]);
  });

  test("the view goes to the part where the choices are", () => {
    zoom.look(right);
    ask({ x: 50, y: 50, width: 40, height: 40 });
    expect(zoom.part).toBe(0);
  });

  test("the part is named that the view has come to, also by most of the choices", () => {
    const small = { width: 10, height: 10 };
    zoom.look(right);
    const there = { x: 205, y: 5, ...small }; // one is in sight, so the view goes to no other part as such
    const far = [{ x: 60, y: 50, ...small }, { x: 80, y: 50, ...small }, { x: 60, y: 75, ...small }];
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    ask(there, ...far);
    expect([seen().scale > 2, zoom.part]).toEqual([true, 0]);
    zoom.choose([]);
    zoom.rest();
    expect([seen().scale, zoom.part]).toEqual([2, 1]);
  });

  test("what has no size yet is not followed", () => {
    zoom.look(right);
    ask({ x: 0, y: 0, width: 0, height: 0 });
    expect(zoom.part).toBe(1);
  });

  test("who came closer by own wish is not sent from part to part", () => {
    zoom.look(right);
    zoom.step(2);
    ask({ x: 50, y: 50, width: 20, height: 20 });
    expect([zoom.part, seen().scale]).toEqual([null, 4]);
    expect(zoom.misses()).toBe(false);
  });

  test("what the keys come to is brought into the window", () => {
    zoom.look(left);
    zoom.reveal(element({ x: 380, y: 75, width: 10, height: 10 }));
    expect(seen().x).toBe(-400);
  });
});

/** An element where it is on the board while the whole is shown. */
function element(box: { x: number; y: number; width: number; height: number }): Element {
  const { x, y, scale } = seen();
  inside.box = { x: 50 + x, y: 20 + y, width: 400 * scale, height: 300 * scale };
  const there = { x: 50 + x + box.x * scale, y: 20 + y + box.y * scale, width: box.width * scale, height: box.height * scale };
  return as(Object.assign(new Prop(), { box: there }));
}

/** Choices appear at these places, and the view follows. */
function ask(...boxes: { x: number; y: number; width: number; height: number }[]): void {
  zoom.choose(boxes.map(element));
  zoom.follow();
}

describe("where one acts", () => {
  const small = { x: 100, y: 100, width: 11, height: 11 };
  const large = { x: 20, y: 20, width: 60, height: 60 };

  test("the view comes closer to what is small, and goes back when all is done", () => {
    ask(small);
    expect(seen().scale).toBeCloseTo(4);
    zoom.choose([]);
    zoom.rest();
    expect(zoom.close).toBe(false);
  });

  test("what is large enough is chosen from where one looks", () => {
    ask(large);
    expect(zoom.close).toBe(false);
  });

  test("fingers need more room than a mouse", () => {
    const medium = { ...small, width: 30, height: 30 };
    ask(medium);
    expect(zoom.close).toBe(false);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    ask(medium);
    expect(zoom.close).toBe(true);
  });

  test("who looks at the whole board of own will is not moved", () => {
    zoom.step(2);
    zoom.whole();
    ask(small);
    expect(zoom.close).toBe(false);
  });

  test("who came closer stays as close, wherever the choice is", () => {
    zoom.step(5);
    ask({ ...large, x: 0, y: 0 });
    expect(seen().scale).toBe(5);
    expect(zoom.misses()).toBe(false);
  });

  test("looking around there does not change where one comes from", () => {
    ask(small);
    drag([200, 150], [230, 150], [260, 150]);
    zoom.choose([]);
    zoom.rest();
    expect(zoom.close).toBe(false);
  });

  test("it is known when choices are out of sight", () => {
    zoom.step(3);
    ask({ ...small, x: 195, y: 145 }, { ...small, x: 0, y: 0 }, { ...small, x: 380, y: 280 });
    expect(zoom.misses()).toBe(true);
  });

  test("tiles that would be too small to make out are looked at closer, unless all is wished for", () => {
    zoom.grain = 48; // 24 pixels in this window
    ask(large);
    expect(seen().scale).toBe(2);
    zoom.whole();
    ask(large);
    expect(zoom.close).toBe(false);
  });

  test("large choices are not cut off for the tiles' sake", () => {
    zoom.grain = 48;
    const [left, right] = [0, 200].map((x) => ({ x, y: 200, width: 190, height: 60 }));
    ask(left!, right!);
    expect(zoom.close).toBe(false);
    zoom.choose([]);
    zoom.rest();
    expect(seen().scale).toBe(2);
  });
});

describe("what the picture keeps together", () => {
  const die = { x: 240, y: 100, width: 60, height: 60 };
  const row = { x: 240, y: 100, width: 150, height: 60 };

  function choose(box: typeof row): void {
    const [one, around] = [element(die), element(box)];
    Object.assign(around, { attributes: new Map([["data-together", "1"]]) });
    (around as unknown as Prop).append(one as unknown as Prop);
    zoom.choose([one]);
    zoom.follow();
  }

  test("is seen with the choice, where there is room", () => {
    zoom.grain = 48; // half of the board is in the window, from 100 to 300
    choose(row);
    expect(seen().scale).toBe(2);
    expect(seen().x + (row.x + row.width) * 2).toBeLessThanOrEqual(400);
  });

  test("does not move the view where there is none", () => {
    zoom.grain = 48;
    choose({ ...row, x: 0, width: 400 });
    expect(seen().x).toBe(-200);
  });
});

describe("what a teacher speaks of", () => {
  const [left, right] = [{ x: 20, y: 140, width: 40, height: 40 }, { x: 340, y: 140, width: 40, height: 40 }];

  /** Where a box of the board is seen, from the left edge of the window. */
  const across = (box: { x: number; width: number }): number => seen().x + (box.x + box.width / 2) * seen().scale;
  const inWindow = (box: { x: number; width: number }): boolean => across(box) > 0 && across(box) < 400;

  test("is looked at, beginning with the first where they have no room together", () => {
    for (const [first, second] of [[left, right], [right, left]] as const) {
      zoom.closer({ x: 250, y: 170 }, 2 / seen().scale);
      zoom.attend([element(first), element(second)]);
      expect([first, second].map(inWindow)).toEqual([true, false]);
    }
  });

  test("stays aside where something else is to be chosen, and comes in where both have room", () => {
    zoom.closer({ x: 250, y: 170 }, 2);
    ask(left);
    zoom.attend([element(right)], true);
    expect([left, right].map(inWindow)).toEqual([true, false]);
    zoom.attend([element({ ...left, x: 150 })], true);
    expect([left, { ...left, x: 150 }].map(inWindow)).toEqual([true, true]);
  });
});
