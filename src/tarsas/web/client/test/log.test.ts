// The log tells every move once, keeps its reader's place, and speaks of the pieces on the board.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Log } from "../log";
import type { Entry, Seat } from "../types";
import { entry } from "./entries";
import { happen, Prop, setStage } from "./stage";

vi.mock("../page", async (original) => ({ ...(await original<object>()), text: (id: string) => id }));

const LINE = 20; // pixels
const SEATS = [{ colour: "red", colour_name: "Red" }, { colour: "blue", colour_name: "Blue" }] as Seat[];

function entries(from: number, to: number): Entry[] {
  return Array.from({ length: to - from + 1 }, (_, i) => entry(from + i));
}

let list: Prop;
let pane: Prop;
let empty: Prop;
let log: Log;
let lit: string[][];
let looked: (number | null)[];
let visited: number[];

/** A pane that is five lines high. */
class Pane extends Prop {
  constructor() {
    super();
    Object.defineProperty(this, "scrollHeight", { get: () => list.children.length * LINE });
    this.clientHeight = 5 * LINE;
  }
}

beforeEach(() => {
  list = new Prop({ id: "log" });
  pane = new Pane();
  empty = new Prop({ id: "log-empty" });
  pane.append(list, empty);
  setStage({ log: list, "log-empty": empty });
  lit = [];
  visited = [];
  looked = [];
  log = new Log(() => SEATS, {
    light: (pieces) => lit.push(pieces),
    look: (deed) => looked.push(deed?.last.number ?? null),
    turn: () => undefined,
      before: () => null,
    visit: (number) => visited.push(number),
  });
});

function told(): string[] {
  return list.children.map((line) => line.textContent);
}

describe("which lines", () => {
  test("before anything has happened, that is said", () => {
    log.take({ from: 0, entries: [] });
    expect(told()).toEqual([]);
    expect(empty.hidden).toBe(false);
  });

  test("new lines follow the old ones", () => {
    log.take({ from: 0, entries: entries(1, 2) });
    const first = list.children[0];
    log.take({ from: 2, entries: entries(3, 3) });
    expect(told()).toEqual(["move 1", "move 2", "move 3"]);
    expect(list.children[0]).toBe(first);
    expect(empty.hidden).toBe(true);
  });

  test("what was taken back is gone, and what came instead is told", () => {
    log.take({ from: 0, entries: entries(1, 3) });
    log.take({ from: 1, entries: [entry(2, { text: "another" })] });
    expect(told()).toEqual(["move 1", "another"]);
    expect(log.entries.map((one) => one.text)).toEqual(["move 1", "another"]);
  });

  test("in another language everything is told anew", () => {
    log.take({ from: 0, entries: entries(1, 2) });
    log.entries = [];
    log.take({ from: 0, entries: [entry(1, { text: "1. lépés" }), entry(2, { text: "2. lépés" })] });
    expect(told()).toEqual(["1. lépés", "2. lépés"]);
  });

  test("a line wears its seat's colour, chance none", () => {
    log.take({ from: 0, entries: [entry(1, { seat: 1 }), entry(2, { seat: -1 })] });
    expect(list.children.map((line) => line.getAttribute("class"))).toEqual(["seat-blue", "chance"]);
  });

  test("points stand behind the move, each in the colour of who got them, and others by name", () => {
    const points = [
      { seat: 1, points: 3, text: "for a cake", pieces: [] },
      { seat: 0, points: -2, text: "for nothing", pieces: [] },
      { seat: -1, points: 0, text: "a new round begins", pieces: [] },
    ];
    log.take({ from: 0, entries: [entry(1, { points })] });
    expect(told()[0]).toContain("move 1");
    const gains = list.querySelectorAll(".gain").map((gain) => gain.textContent);
    expect(gains).toEqual([" +3: for a cakeBlue", "−2: for nothing"]);
    expect(list.querySelectorAll(".news").map((news) => news.textContent)).toEqual(["a new round begins"]);
    expect(list.querySelectorAll(".gain").map((gain) => gain.getAttribute("class"))).toEqual([
      "gain seat-blue",
      "gain seat-red",
    ]);
  });
});

describe("deeds and chapters", () => {
  test("the steps of a deed are one line that grows", () => {
    log.take({ from: 0, entries: [entry(1), entry(2)] });
    log.take({ from: 2, entries: [entry(3, { deed: 2, text: "move 2 and 3" })] });
    expect(told()).toEqual(["move 1", "move 2 and 3"]);
    log.take({ from: 2, entries: [] });
    expect(told()).toEqual(["move 1", "move 2"]);
  });

  test("a deed grows in its place while others act", () => {
    log.take({ from: 0, entries: [entry(1), entry(2, { seat: 1 }), entry(3, { deed: 1, text: "move 1 and 3" })] });
    expect(told()).toEqual(["move 1 and 3", "move 2"]);
  });

  test("a line stands for its last move and lights the pieces of all", () => {
    log.take({ from: 0, entries: [entry(1), entry(2, { deed: 1 })] });
    const line = list.children[0]!.children[0]!;
    happen(list, "pointerover", {}, line);
    happen(list, "click", {}, line);
    expect(lit).toEqual([["piece-1", "piece-2"]]);
    expect(visited).toEqual([2]);
    log.here(1);
    expect(list.children[0]!.classList.contains("here")).toBe(true);
  });

  test("a heading stands where a chapter begins", () => {
    const chapters = ["Round 1", "Round 1", "Round 2"];
    log.take({ from: 0, entries: chapters.map((chapter, i) => entry(i + 1, { chapter })) });
    expect(told()).toEqual(["Round 1", "move 1", "move 2", "Round 2", "move 3"]);
    expect(list.querySelectorAll(".chapter").length).toBe(2);
  });

  test("a piece without a name is told in words until its picture is known", () => {
    log.take({ from: 0, entries: [entry(1, { text: "lays \ue000tile-7\ue001tile n42\ue002." })] });
    expect(list.querySelectorAll("[data-piece]").map((piece) => piece.textContent)).toEqual(["tile n42"]);
    expect(list.querySelectorAll(".entry")[0]!.words).toBe("lays ");
    expect(list.querySelectorAll(".together").map((kept) => kept.words)).toEqual(["."]); // no full stop alone on a line
  });
});

describe("the reader's place", () => {
  beforeEach(() => {
    log.take({ from: 0, entries: entries(1, 20) });
    for (const [i, line] of list.children.entries()) {
      Object.assign(line, { offsetTop: i * LINE, offsetHeight: LINE });
    }
  });

  test("the log opens at its end", () => {
    expect(pane.scrollTop).toBe(20 * LINE);
  });

  test("who is at the end stays there", () => {
    pane.scrollTop = 15 * LINE;
    log.take({ from: 20, entries: entries(21, 21) });
    expect(pane.scrollTop).toBe(21 * LINE);
  });

  test("who reads further up is not torn away", () => {
    pane.scrollTop = 3 * LINE;
    log.take({ from: 20, entries: entries(21, 21) });
    expect(pane.scrollTop).toBe(3 * LINE);
  });

  test("the line of the position on the board is marked, and no other", () => {
    log.here(4);
    log.here(7);
    expect(list.querySelectorAll(".here").map((line) => line.textContent)).toEqual(["move 7"]);
    log.here(0);
    expect(list.querySelectorAll(".here")).toEqual([]);
  });

  test("a marked line out of sight is brought to the middle, one in sight is not moved", () => {
    pane.scrollTop = 0;
    log.here(11);
    expect(pane.scrollTop).toBe(10 * LINE - pane.clientHeight / 2);
    const before = pane.scrollTop;
    log.here(10);
    expect(pane.scrollTop).toBe(before);
  });
});

describe("pointing", () => {
  beforeEach(() => log.take({ from: 0, entries: entries(1, 3) }));

  const button = (line: number): Prop => list.children[line]!.children[0]!;

  test("a line under the pointer or the focus lights its pieces, until it is left", () => {
    happen(list, "pointerover", {}, button(1));
    happen(list, "pointerleave");
    happen(list, "focusin", {}, button(2));
    happen(list, "focusout", { relatedTarget: null });
    expect(lit).toEqual([["piece-2"], [], ["piece-3"], []]);
  });

  test("the board shows the deed under a pointer, not under a finger that scrolls", () => {
    happen(list, "pointerover", { pointerType: "mouse" }, button(1));
    happen(list, "pointerover", { pointerType: "touch" }, button(2));
    expect(looked).toEqual([2, null]);
  });

  test("a click goes to the position after the move", () => {
    happen(list, "click", {}, button(1));
    happen(list, "click", {}, list);
    expect(visited).toEqual([2]);
  });

  test("after an undo a line stands for what it says", () => {
    log.take({ from: 1, entries: [entry(2, { pieces: ["other"] })] });
    happen(list, "pointerover", {}, button(1));
    expect(lit).toEqual([["other"]]);
  });
});
