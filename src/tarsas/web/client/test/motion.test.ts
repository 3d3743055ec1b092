// Pieces move from where they were; what is another picture, or unwished, does not move.
import { beforeEach, describe, expect, test } from "vitest";
import { appear, moved, moveFrom, notePlaces, type Places } from "../motion";
import { setStage } from "./stage";

const PLAIN = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

function places(given: Record<string, [x: number, y: number, size?: number]>): Places {
  return new Map(
    Object.entries(given).map(([id, [x, y, size = 10]]) => [id, { x, y, width: size, height: size }]),
  );
}

describe("what moved", () => {
  test("a piece elsewhere", () => {
    expect(moved(places({ a: [0, 0], b: [5, 5] }), places({ a: [40, 0], b: [5, 5] }))).toEqual(new Set(["a"]));
  });

  test("not one that trembles, is new, or is gone", () => {
    expect(moved(places({ a: [0, 0], gone: [9, 9] }), places({ a: [2, 2], fresh: [50, 50] })).size).toBe(0);
  });

  test("not one that lies where it lay on a map that became smaller as a whole", () => {
    const on = (part: string, x: number): Places =>
      new Map([["tile", { x, y: 0, width: 10, height: 10, within: { part, x: 7, y: 7 } }]]);
    expect(moved(on("map", 0), on("map", 50)).size).toBe(0);
    expect(moved(on("hand", 0), on("map", 50)).size).toBe(1);
  });

  test("not one that grew or shrank: it is drawn differently", () => {
    expect(moved(places({ a: [0, 0, 10] }), places({ a: [40, 0, 30] })).size).toBe(0);
    expect(moved(places({ a: [0, 0, 30] }), places({ a: [40, 0, 32] })).size).toBe(1);
  });

  test("nothing, if so much moved that it is another picture", () => {
    const many = (x: number, count: number): Places =>
      places(Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}`, [x, i] as [number, number]])));
    expect(moved(many(0, 80), many(50, 80)).size).toBe(80);
    expect(moved(many(0, 81), many(50, 81)).size).toBe(0);
  });
});

type Frames = Record<string, string | number>[];

/** A piece at a place of the picture; it keeps the animations it was given. */
class Piece {
  animations: Frames[] = [];
  transform = { baseVal: { consolidate: () => null } };
  parentNode = { closest: () => null, getScreenCTM: () => ({ ...PLAIN, inverse: () => PLAIN }) };

  constructor(
    readonly id: string,
    public x: number,
    public y: number,
  ) {}

  querySelector(): null {
    return null;
  }

  getBBox(): object {
    return { x: this.x - 5, y: this.y - 5, width: 10, height: 10 };
  }

  getScreenCTM(): object {
    return PLAIN;
  }

  animate(frames: Frames): void {
    this.animations.push(frames);
  }
}

function picture(...pieces: Piece[]): SVGSVGElement {
  // Twice as large on the screen as in its own units.
  const screen = { ...PLAIN, a: 2, d: 2, inverse: () => ({ ...PLAIN, a: 0.5, d: 0.5 }) };
  return { querySelectorAll: () => pieces, getScreenCTM: () => screen } as unknown as SVGSVGElement;
}

describe("on the board", () => {
  beforeEach(() => setStage({}));

  test("a piece starts where it was and ends where it is", () => {
    const piece = new Piece("ship", 10, 20);
    const svg = picture(piece);
    const before = notePlaces(svg);
    expect(before.get("ship")).toEqual({ x: 5, y: 10, width: 10, height: 10 });
    piece.x = 110;
    moveFrom(svg, before);
    expect(piece.animations).toEqual([
      [{ transform: "translate(-100px,0px) translate(0px,0px)" }, { transform: "translate(0px,0px)" }],
    ]);
  });

  test("a new piece appears, the others do not", () => {
    const [old, fresh] = [new Piece("old", 0, 0), new Piece("fresh", 50, 50)];
    const before = notePlaces(picture(old));
    appear(picture(old, fresh), before);
    expect(old.animations).toEqual([]);
    expect(fresh.animations).toEqual([[{ opacity: 0 }, {}]]);
  });

  test("nothing moves or fades for a reader who wants it still", () => {
    setStage({}, { still: true });
    const [piece, fresh] = [new Piece("ship", 10, 20), new Piece("fresh", 50, 50)];
    const before = notePlaces(picture(piece));
    piece.x = 110;
    moveFrom(picture(piece, fresh), before);
    appear(picture(piece, fresh), before);
    expect([...piece.animations, ...fresh.animations]).toEqual([]);
  });
});
