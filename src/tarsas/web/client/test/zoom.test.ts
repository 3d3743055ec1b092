// Fingers, mouse and wheel look closer at the board; a drag is no click.
import { beforeEach, describe, expect, test } from "vitest";
import { Zoom, type Part } from "../zoom";
import { as, happen, Prop, setStage } from "./stage";

const VIEW = { width: 800, height: 600 }; // the picture's own units; the window has half as many pixels

let frame: Prop;
let inside: Prop;
let reset: Prop;
let zoom: Zoom;

beforeEach(() => {
  setStage({});
  frame = new Prop();
  inside = new Prop();
  reset = new Prop();
  Object.assign(frame, { clientWidth: 400, clientHeight: 300, box: { x: 50, y: 20, width: 400, height: 300 } });
  Object.assign(inside, { offsetWidth: 400, offsetHeight: 300, querySelector: () => ({ viewBox: { baseVal: VIEW } }) });
  zoom = new Zoom(as(frame), as(inside), as(reset));
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
  test("at first the whole board is shown, with no way back", () => {
    expect(seen().scale).toBe(1);
    expect(reset.hidden).toBe(true);
  });

  test("two fingers apart look closer, together again further", () => {
    pointer("pointerdown", 150, 150);
    pointer("pointerdown", 250, 150, { pointerId: 2 });
    pointer("pointermove", 350, 150, { pointerId: 2 });
    expect(seen().scale).toBe(2);
    expect(reset.hidden).toBe(false);
    expect(frame.classList.contains("close")).toBe(true);
    pointer("pointermove", 160, 150, { pointerId: 2 });
    expect(seen().scale).toBe(1);
    expect(reset.hidden).toBe(true);
  });

  test("the wheel looks closer with Ctrl only; without, the page scrolls", () => {
    const plain = happen(frame, "wheel", { deltaY: -200, ctrlKey: false });
    expect([seen().scale, plain.defaultPrevented]).toEqual([1, false]);
    const meant = happen(frame, "wheel", { deltaY: -200, ctrlKey: true, clientX: 250, clientY: 170 });
    expect(seen().scale).toBeCloseTo(Math.E);
    expect(meant.defaultPrevented).toBe(true);
  });

  test("it says whether it could come closer", () => {
    expect(zoom.closer({ x: 250, y: 170 }, 4)).toBe(true);
    expect(zoom.closer({ x: 250, y: 170 }, 4)).toBe(true);
    expect(zoom.closer({ x: 250, y: 170 }, 4)).toBe(false);
  });

  test("the button shows the whole board", () => {
    zoom.closer({ x: 250, y: 170 }, 3);
    happen(reset, "click");
    expect(zoom.close).toBe(false);
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
  const element = (box: object): Element => as(Object.assign(new Prop(), { box }));

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
    zoom.follow([element({ x: -300, y: 50, width: 40, height: 40 })]);
    expect(zoom.part).toBe(0);
  });

  test("who looks at the whole board of own will is not moved", () => {
    zoom.look(right);
    zoom.whole();
    zoom.follow([element({ x: 60, y: 50, width: 40, height: 40 })]);
    expect(zoom.close).toBe(false);
  });

  test("what has no size yet is not followed", () => {
    zoom.look(right);
    zoom.follow([element({ x: 0, y: 0, width: 0, height: 0 })]);
    expect(zoom.part).toBe(1);
  });

  test("what the keys come to is brought into the window", () => {
    zoom.look(left);
    zoom.reveal(element({ x: 650, y: 170, width: 20, height: 20 }));
    expect(seen().x).toBe(-400);
  });
});
