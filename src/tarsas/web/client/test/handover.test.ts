// The device goes round where all act at once, and nobody is asked where one acts after the other.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { HandOver } from "../handover";
import type { Choice, Position, Seat } from "../types";
import { happen, Prop, setStage } from "./stage";

vi.mock("../page", async (original) => ({ ...(await original<object>()), text: (id: string) => id }));

const SEATS = ["red", "blue"].map((colour, seat) => ({ seat, colour, colour_name: colour, name: `N${seat}` }) as Seat);

/** A position at which these seats of the device are to act. */
function asks(...seats: number[]): Position {
  return { choices: seats.map((seat) => ({ seat }) as Choice) } as Position;
}

let card: Prop;
let went: number;
let hands: HandOver;

beforeEach(() => {
  card = new Prop({ id: "handover" });
  setStage({ handover: card });
  went = 0;
  hands = new HandOver(() => (went += 1));
});

describe("a device of several people", () => {
  it("is handed to each in turn where all act at once", () => {
    expect(hands.next(asks(0, 1), SEATS[0], 2)).toBe(true);
    happen(card, "click");
    expect(went).toBe(1);
    expect(hands.next(asks(0, 1), SEATS[0], 2)).toBe(false);
    expect(hands.next(asks(1), SEATS[1], 2)).toBe(true);
    happen(card, "click");
    expect(hands.next(asks(1), SEATS[1], 2)).toBe(false);
  });

  it("goes on by itself where one acts after the other", () => {
    expect(hands.next(asks(0), SEATS[0], 2)).toBe(false);
    expect(hands.next(asks(1), SEATS[1], 2)).toBe(false);
  });

  it("asks nobody who plays alone, or chose for whom to act", () => {
    expect(hands.next(asks(0), SEATS[0], 1)).toBe(false);
    hands.take(1);
    expect(hands.next(asks(0, 1), SEATS[1], 2)).toBe(false);
  });
});
