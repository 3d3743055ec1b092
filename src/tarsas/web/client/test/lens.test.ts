// How close one looks, and that the board never leaves the window.
import { describe, expect, test } from "vitest";
import { around, CLOSEST, FINGER, holds, Lens, middle, placeOf, relaid, room, type Box } from "../lens";

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

  test("a finger has the room of a thing, or the way to the next one", () => {
    const [small, large] = [{ x: 0, y: 0, width: 10, height: 10 }, { x: 100, y: 0, width: 60, height: 60 }];
    expect(room([small, { ...small, x: 30 }])).toBe(30);
    expect(room([large, { ...large, x: 130 }])).toBe(60);
    expect(room([large])).toBe(Infinity);
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
    lens.stop(FRAME, { x: 0, y: 0, ...FRAME });
    expect([lens.x, lens.y]).toEqual([0, 0]);
    lens.move({ x: -10_000, y: -10_000 });
    lens.stop(FRAME, { x: 0, y: 0, ...FRAME });
    expect([lens.x, lens.y]).toEqual([-400, -300]);
  });

  test("a picture that is lower than its window leaves no gap where it is looked at closely", () => {
    const lens = closeTo(3);
    lens.move({ x: 0, y: -10_000 });
    lens.stop(FRAME, { x: 0, y: 100, width: 400, height: 100 });
    expect(lens.seen({ x: 0, y: 200, width: 0, height: 0 }).y).toBe(300);
  });

  test("as long as there is room for all of a picture, it lies in the middle", () => {
    const lens = closeTo(2);
    lens.move({ x: 0, y: -10_000 });
    lens.stop(FRAME, { x: 0, y: 100, width: 400, height: 100 });
    expect(lens.seen({ x: 0, y: 100, width: 400, height: 100 })).toMatchObject({ y: 50, height: 200 });
  });
});

describe("a window of another size", () => {
  const before = { frame: FRAME, picture: { x: 0, y: 0, ...FRAME } };
  const now = { frame: { width: 300, height: 500 }, picture: { x: 0, y: 137.5, width: 300, height: 225 } };

  test("what was in the middle stays there", () => {
    const lens = closeTo(2);
    lens.center({ x: 100, y: 60, width: 0, height: 0 }, FRAME);
    lens.relay(before, now);
    expect(lens.seen(relaid({ x: 100, y: 60, width: 0, height: 0 }, before, now))).toMatchObject({ x: 150, y: 250 });
    expect(lens.scale).toBe(2);
  });

  test("a box of the board goes with the picture", () => {
    expect(relaid({ x: 200, y: 100, width: 40, height: 20 }, before, now)).toEqual({ x: 150, y: 212.5, width: 30, height: 15 });
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
  const box = (x: number, y: number, size: number): Box => ({ x, y, width: size, height: size });
  const MOUSE = 24;

  test("what is in sight and large enough is left there", () => {
    const lens = closeTo(2);
    const before = { ...lens };
    lens.follow([box(160, 120, 30)], FRAME, MOUSE);
    expect({ ...lens }).toEqual(before);
  });

  test("what is out of sight is brought to the middle, as close as before", () => {
    const lens = closeTo(2);
    lens.follow([box(350, 100, 30)], FRAME, MOUSE);
    expect(lens.scale).toBe(2);
    expect(middle(lens.seen(box(350, 100, 30)))).toEqual({ x: 200, y: 150 });
  });

  test("what is too small is looked at closer, until a finger can hit it", () => {
    const lens = new Lens();
    lens.follow([box(100, 100, 10), box(130, 120, 11)], FRAME, MOUSE);
    expect(lens.seen(box(100, 100, 10)).width).toBeCloseTo(FINGER);
  });

  test("coming closer never leaves any of it out of sight", () => {
    const lens = new Lens();
    const far = [box(20, 20, 5), box(300, 200, 5)];
    lens.follow(far, FRAME, MOUSE);
    expect(lens.scale).toBeGreaterThan(1.2);
    expect(lens.within(far, FRAME)).toEqual(far);
  });

  test("gives a finger room at other places of the same choices too", () => {
    const lens = new Lens();
    const [asked, twins] = [[box(100, 100, 40), box(160, 100, 40)], [box(100, 145, 20), box(130, 145, 20)]];
    lens.follow(asked, FRAME, FINGER, true, twins);
    expect(lens.scale * 30).toBeGreaterThanOrEqual(FINGER);
    expect(lens.within(asked, FRAME)).toHaveLength(2);
  });

  test("where fingers point, it comes closer than that, to where most of it is", () => {
    const lens = new Lens();
    const crowd = [box(300, 200, 5), box(310, 200, 5), box(305, 210, 5)];
    lens.follow([box(20, 20, 5), ...crowd], FRAME, FINGER, true);
    expect(room(crowd.map((one) => lens.seen(one)))).toBeGreaterThanOrEqual(FINGER);
    expect(lens.within(crowd, FRAME)).toEqual(crowd);
  });

  test("small things far from each other need no closer look for a finger than for the eye", () => {
    const lens = new Lens();
    lens.follow([box(20, 20, 10), box(360, 20, 10), box(20, 270, 10)], FRAME, FINGER, true);
    expect(lens.scale).toBeLessThan(1.1);
  });

  test("it never steps back: who sees one choice of many stays", () => {
    const lens = closeTo(4);
    const before = { ...lens };
    lens.follow([box(190, 140, 20), box(0, 0, 20), box(380, 280, 20)], FRAME, MOUSE);
    expect({ ...lens }).toEqual(before);
  });

  test("who sees most of many is brought to where all have room, be it to the edge", () => {
    const lens = closeTo(2);
    const many = [box(20, 100, 20), box(195, 100, 20)]; // together 390 of 400 pixels
    lens.follow(many, FRAME, MOUSE);
    expect(lens.scale).toBe(2);
    expect(lens.within(many, FRAME)).toEqual(many);
  });

  test("who sees none of many is brought to the nearest", () => {
    const lens = closeTo(4);
    const near = box(260, 140, 20);
    lens.follow([box(0, 0, 20), near, box(380, 280, 20)], FRAME, MOUSE);
    expect(lens.scale).toBe(4);
    expect(lens.within([near], FRAME)).toEqual([near]);
  });
});

describe("what changed is approached", () => {
  const frame = { width: 1000, height: 600 };

  test("with its surroundings, and not closer than told", () => {
    const lens = new Lens();
    lens.approach([{ x: 400, y: 200, width: 40, height: 40 }], frame, 2);
    expect(lens.scale).toBe(2);
    expect(middle(lens.seen({ x: 400, y: 200, width: 40, height: 40 }))).toEqual({ x: 500, y: 300 });
  });

  test("not at all where it is spread over the board", () => {
    const lens = new Lens();
    lens.approach([{ x: 0, y: 0, width: 10, height: 10 }, { x: 900, y: 500, width: 10, height: 10 }], frame, 2);
    expect(lens.close).toBe(false);
  });
});

describe("what is spoken of while something else is to be chosen", () => {
  const [die, cell] = [{ x: 300, y: 250, width: 20, height: 20 }, { x: 190, y: 140, width: 20, height: 20 }];

  test("is seen too where both have room", () => {
    const lens = closeTo(2, { x: 400, y: 300 });
    expect(lens.within([die, cell], FRAME)).toEqual([die]);
    lens.takeIn([die], [cell], FRAME);
    expect(lens.scale).toBe(2);
    expect(lens.within([die, cell], FRAME)).toEqual([die, cell]);
  });

  test("never takes the choice out of sight, and moves nothing that is seen", () => {
    const [near, far] = [closeTo(4, { x: 400, y: 300 }), closeTo(1.2, { x: 300, y: 200 })];
    for (const lens of [near, far]) {
      const [x, y] = [lens.x, lens.y];
      lens.takeIn([die], [cell], FRAME);
      expect([lens.x, lens.y]).toEqual([x, y]);
      expect(lens.within([die], FRAME)).toEqual([die]);
    }
  });
});
