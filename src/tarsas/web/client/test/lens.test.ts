// How close one looks, and that the board never leaves the window.
import { describe, expect, test } from "vitest";
import { around, CLOSEST, holds, Lens, placeOf } from "../lens";

const FRAME = { width: 400, height: 300 };
const part = { x: 100, y: 100, width: 100, height: 50 };

function closeTo(scale: number, at = { x: 200, y: 150 }): Lens {
  const lens = new Lens();
  lens.closer(at, scale);
  return lens;
}

describe("boxes", () => {
  test("a picture is fitted into its place and put in the middle", () => {
    const wide = placeOf({ x: 10, y: 0, width: 20, height: 10 }, { width: 100, height: 50 }, FRAME);
    expect(wide).toEqual({ x: 40, y: 50, width: 80, height: 40 });
    const tall = placeOf({ x: 0, y: 10, width: 10, height: 10 }, { width: 50, height: 100 }, FRAME);
    expect(tall).toEqual({ x: 125, y: 30, width: 30, height: 30 });
  });

  test("around several", () => {
    const boxes = [part, { x: 0, y: 120, width: 10, height: 100 }];
    expect(around(boxes)).toEqual({ x: 0, y: 100, width: 200, height: 120 });
  });

  test("a box holds itself, and nothing that stands out", () => {
    expect(holds(part, part)).toBe(true);
    expect(holds(part, { ...part, x: part.x + 1 })).toBe(false);
    expect(holds(part, { ...part, height: part.height + 1 })).toBe(false);
  });
});

describe("closer", () => {
  test("the point under the fingers stays under them", () => {
    const lens = closeTo(2, { x: 100, y: 50 });
    expect(lens.seen({ x: 100, y: 50, width: 0, height: 0 })).toMatchObject({ x: 100, y: 50 });
    expect(lens.scale).toBe(2);
  });

  test("there is a closest, and nothing is further than the whole", () => {
    expect(closeTo(100).scale).toBe(CLOSEST);
    const lens = closeTo(2);
    lens.closer({ x: 0, y: 0 }, 0.01);
    expect(lens.scale).toBe(1);
    expect(lens.close).toBe(false);
  });

  test("there and back again is where one was", () => {
    const lens = closeTo(2, { x: 30, y: 40 });
    lens.closer({ x: 30, y: 40 }, 0.5);
    expect([lens.scale, lens.x, lens.y]).toEqual([1, 0, 0]);
  });
});

describe("the edges", () => {
  test("no drag opens a gap between board and window", () => {
    const lens = closeTo(2);
    lens.move({ x: 10_000, y: 10_000 });
    lens.stop(FRAME, FRAME);
    expect([lens.x, lens.y]).toEqual([0, 0]);
    lens.move({ x: -10_000, y: -10_000 });
    lens.stop(FRAME, FRAME);
    expect([lens.x, lens.y]).toEqual([-400, -300]);
  });
});

describe("looking at a part", () => {
  test("it fills the window and lies in its middle", () => {
    const lens = new Lens();
    lens.look(part, FRAME);
    expect(lens.scale).toBe(4);
    expect(lens.seen(part)).toEqual({ x: 0, y: 50, width: 400, height: 200 });
  });

  test("a tiny one is looked at as close as one gets", () => {
    const lens = new Lens();
    lens.look({ x: 0, y: 0, width: 1, height: 1 }, FRAME);
    expect(lens.scale).toBe(CLOSEST);
  });

  test("one as large as the board counts as looked at", () => {
    const lens = new Lens();
    lens.look({ x: 0, y: 0, width: 800, height: 600 }, FRAME);
    expect(lens.close).toBe(true);
  });
});

describe("following what matters", () => {
  const inSight = { x: 10, y: 10, width: 50, height: 50 };
  const outOfSight = { x: 500, y: 10, width: 50, height: 50 };

  test("what is in sight is left there", () => {
    expect(closeTo(2).toSee(inSight, FRAME, [])).toBe("here");
  });

  test("what lies in another part is looked at there", () => {
    const lens = closeTo(2);
    const other = { x: 300, y: 0, width: 100, height: 150 }; // seen from 400 to 600
    expect(lens.toSee(outOfSight, FRAME, [part, other])).toBe(1);
  });

  test("from the whole board one goes to the part, though all is in sight", () => {
    expect(new Lens().toSee(inSight, FRAME, [{ x: 0, y: 0, width: 100, height: 100 }])).toBe(0);
  });

  test("without parts it is brought to the middle, never closer than before", () => {
    const lens = closeTo(2);
    expect(lens.toSee(outOfSight, FRAME, [])).toBe("about");
    lens.center(outOfSight, FRAME);
    expect(lens.scale).toBe(2);
    expect(lens.x).toBe(-200 + 200 - 525);
  });

  test("what is too wide for the window makes one step back, as far as is worth it", () => {
    const wide = { x: -50, y: 0, width: 500, height: 100 };
    const lens = closeTo(4);
    expect(lens.toSee(wide, FRAME, [])).toBe("about");
    lens.center(wide, FRAME);
    expect(lens.scale).toBeCloseTo(4 * 0.9 * 0.8);
    expect(closeTo(1.5).toSee(wide, FRAME, [])).toBe("whole");
  });
});
