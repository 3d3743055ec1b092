// Moves are told as deeds, also aloud: what was done, and what it brought.
import { expect, test } from "vitest";
import { aloud, continues, deedsOf, headline, mayGoOn, stops, sums } from "../deeds";
import { entry } from "./entries";

const name = (seat: number): string => ["Golden Otter", "Silver Fox"][seat] ?? "";

function gain(seat: number, points: number, text: string): { seat: number; points: number; text: string; pieces: string[] } {
  return { seat, points, text, pieces: [] };
}

test("moves of one deed belong together, also when others act between them", () => {
  const found = deedsOf([entry(1), entry(2, { seat: 1 }), entry(3, { deed: 1 })]);
  expect(found.map((deed) => [deed.first.number, deed.last.number])).toEqual([
    [1, 3],
    [2, 2],
  ]);
});

test("deeds stop where their last moves led", () => {
  expect(stops([entry(1), entry(2, { seat: 1 }), entry(3, { deed: 1 }), entry(4)])).toEqual([2, 3, 4]);
});

test("a deed is said once, with what all its moves brought", () => {
  const steps = [
    entry(1, { text: "Red pays.", points: [gain(0, 2, "a room")] }),
    entry(2, { deed: 1, text: "Red pays and takes \ue000tile-7\ue001the falcon\ue002.", points: [gain(1, -1, "a debt"), gain(-1, 0, "round 2 begins")] }),
  ];
  expect(aloud(steps, name)).toBe("Red pays and takes the falcon. Golden Otter +2: a room. Silver Fox −1: a debt. Round 2 begins.");
});

test("many gains at once are said as sums", () => {
  const gains = Array.from({ length: 9 }, (_, i) => gain(i % 2, 1, "a cat"));
  expect(aloud([entry(1, { text: "It is over.", points: gains })], name)).toBe("It is over. Golden Otter +5. Silver Fox +4.");
});

test("sums leave out who gained nothing", () => {
  expect(sums([gain(0, 2, ""), gain(0, -2, ""), gain(1, 3, "")])).toEqual([{ seat: 1, points: 3 }]);
});

test("the headline is what somebody did, whatever chance brought after it", () => {
  const steps = [entry(1), entry(2, { deed: 1, text: "Blue lays a tile and places nobody." }), entry(3, { seat: -1 })];
  expect(headline(steps)).toBe("Blue lays a tile and places nobody.");
  expect(headline([entry(4, { seat: -1, text: "Rolled: 3." })])).toBe("Rolled: 3.");
});

test("a deed goes on where the next move belongs to it, and nowhere after the last one", () => {
  const steps = [entry(1), entry(2, { deed: 1 }), entry(3)];
  expect([0, 1, 2, 3].map((number) => continues(steps, number))).toEqual([false, true, false, false]);
});

test("a rival who still acts may go on, and chance; the reader and the end do not", () => {
  const mine = (seat: number): boolean => seat === 0;
  const goesOn = (seat: number, acting: number[], over = false): boolean =>
    mayGoOn([entry(1, { seat })], { number: 1, acting, over }, mine);
  expect(goesOn(1, [1])).toBe(true);
  expect(goesOn(1, [])).toBe(true);
  expect(goesOn(1, [0])).toBe(false);
  expect(goesOn(0, [0])).toBe(false);
  expect(goesOn(1, [], true)).toBe(false);
});
