// Moves are told as deeds, also aloud: what was done, and what it brought.
import { expect, test } from "vitest";
import { aloud, deedsOf, stops, sums } from "../deeds";
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
  expect(aloud(steps, name)).toBe("Red pays and takes the falcon. Golden Otter +2: a room. Silver Fox −1: a debt. round 2 begins.");
});

test("many gains at once are said as sums", () => {
  const gains = Array.from({ length: 9 }, (_, i) => gain(i % 2, 1, "a cat"));
  expect(aloud([entry(1, { text: "It is over.", points: gains })], name)).toBe("It is over. Golden Otter +5. Silver Fox +4.");
});

test("sums leave out who gained nothing", () => {
  expect(sums([gain(0, 2, ""), gain(0, -2, ""), gain(1, 3, "")])).toEqual([{ seat: 1, points: 3 }]);
});
