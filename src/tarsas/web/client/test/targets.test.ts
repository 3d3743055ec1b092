// What may be clicked lights up, narrows with every click, and can be hit by finger and keys.
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Board } from "../board";
import type { Gestures } from "../gestures";
import type { Button } from "../prompt";
import { Targets, type Target } from "../targets";
import { Turn } from "../turn";
import type { Action, Choice } from "../types";
import { placing } from "../wishes";
import type { Zoom } from "../zoom";
import { as, happen, Prop, setStage } from "./stage";

const shown = vi.hoisted(() => ({ buttons: [] as Button[], chips: [] as Button[] }));
vi.mock("../page", async (original) => ({ ...(await original<object>()), text: (id: string) => id }));
vi.mock("../prompt", () => ({
  showButtons: (place: string, buttons: Button[]) => {
    if (place !== "tools") shown[place as "buttons" | "chips"] = buttons;
  },
}));

/** A board with a row of pieces, each `size` pixels wide, `step` apart. */
class FakeBoard {
  lit: Record<string, string[]> = {};
  ghosts: (string | null)[] = [];
  pieces = new Map<string, Prop>();

  lay(ids: string[], step: number, size: number): void {
    for (const [i, id] of ids.entries()) {
      this.pieces.set(id, Object.assign(new Prop({ id }), { box: { x: i * step, y: 0, width: size, height: size } }));
    }
  }

  find(id: string): Prop | null {
    return this.pieces.get(id) ?? null;
  }

  gather(): string[] {
    return [];
  }

  has(id: string): boolean {
    return this.pieces.has(id);
  }

  owns(element: Prop): boolean {
    return [...this.pieces.values()].includes(element);
  }

  withClass(name: string): Prop[] {
    return [...this.pieces.values()].filter((piece) => piece.classList.contains(name));
  }

  light(kind: string, ids: string[]): void {
    this.lit[kind] = [...ids];
  }

  ghost(markup: string | null): void {
    this.ghosts.push(markup);
  }

  about(): string {
    return "";
  }
}

let frame: Prop;
let board: FakeBoard;
let closer: number[];
let asked: number;
let followed: number;
let onPiece: boolean;
let rested: number;
let canComeCloser: boolean;
let targets: Targets;
let picked: string[];

beforeEach(() => {
  setStage({ buttons: new Prop({ id: "buttons" }) });
  frame = new Prop();
  board = new FakeBoard();
  [closer, asked, followed, rested, canComeCloser, picked] = [[], 0, 0, 0, true, []];
  const zoom = {
    closer: (_: unknown, factor: number) => closer.push(factor) > 0 && canComeCloser,
    choose: (elements: unknown[]) => (asked = elements.length),
    follow: (tiny: boolean) => ([followed, onPiece] = [followed + 1, tiny]),
    rest: () => (rested += 1),
    atHome: (elements: Prop[]) => elements.map((one) => one.box),
    reveal: () => undefined,
  };
  const gestures = { forget: () => undefined };
  targets = new Targets(as(frame), board as unknown as Board, zoom as unknown as Zoom, gestures as unknown as Gestures);
});

function mark(...ids: string[]): void {
  const wanted: Target[] = ids.map((id) => ({ id, name: `take ${id}`, pressed: null }));
  targets.mark(wanted, (id) => picked.push(id), () => undefined);
}

function on(id: string): Prop {
  return board.find(id)!;
}

describe("marks", () => {
  beforeEach(() => board.lay(["a", "b", "c"], 100, 50));

  test("what is asked for lights up, what would change an answer is paler", () => {
    targets.mark(
      [
        { id: "a", name: "take a", pressed: null },
        { id: "b", name: "take b", pressed: null, aside: true },
      ],
      () => undefined,
      () => undefined,
    );
    expect(board.lit).toMatchObject({ target: ["a"], other: ["b"] });
    expect(asked).toBe(1);
  });

  test("the view goes to them once, and again with another decision", () => {
    mark("a", "b");
    mark("b", "a"); // as when a set grows: the same places, in the order of what is left
    expect(followed).toBe(1);
    mark("b");
    expect(followed).toBe(2);
    targets.renew();
    mark("b");
    expect(followed).toBe(3);
  });

  test("of two elements for one action the view goes to where it happens", () => {
    const [here, there] = ["a", "b"].map((id) => ({ id, name: `take ${id}`, pressed: null, twin: id === "b" }));
    targets.mark([here!, there!], () => undefined, () => undefined);
    expect(asked).toBe(1);
    expect(board.lit["target"]).toEqual(["a", "b"]);
  });

  test("small ones that lie together are told in words, and those that the picture says", () => {
    board.lay(["d", "e", "f"], 30, 20);
    board.lay(["small", "far"], 500, 20);
    expect([targets.worded(["d", "e", "f"]), targets.worded(["small", "far"]), targets.worded(["a", "b"])]).toEqual([true, false, false]);
    for (const id of ["a", "b"]) on(id).setAttribute("data-worded", "");
    expect(targets.worded(["a", "b"])).toBe(true);
  });

  test("the view comes closer to small ones only where they are on one piece, as the picture says", () => {
    board.lay(["d", "e", "f"], 30, 20);
    mark("d", "e", "f");
    expect(onPiece).toBe(false);
    for (const id of ["a", "b"]) on(id).setAttribute("data-worded", "");
    mark("a", "b");
    expect(onPiece).toBe(true);
  });

  test("a target has a name, a role and a place among the keys; other pieces have none", () => {
    mark("a");
    expect(["role", "aria-label", "tabindex"].map((name) => on("a").getAttribute(name))).toEqual([
      "button",
      "take a",
      "0",
    ]);
    expect(on("b").getAttribute("role")).toBeNull();
  });

  test("new marks take the old ones away", () => {
    mark("a", "b");
    mark("b");
    expect(on("a").getAttribute("aria-label")).toBeNull();
    expect(board.lit["target"]).toEqual(["b"]);
    targets.clear();
    expect(board.lit["target"]).toEqual([]);
    expect(board.withClass("target")).toEqual([]);
  });

  test("a click picks the target it hits, and nothing else", () => {
    mark("a", "b");
    const inner = new Prop();
    on("b").append(inner);
    happen(frame, "click", { pointerType: "mouse" }, inner);
    happen(frame, "click", { pointerType: "mouse" }, on("c"));
    expect(picked).toEqual(["b"]);
  });
});

describe("a mouse", () => {
  const move = (kind: string, x: number, target: Prop): void =>
    void happen(frame, kind, { pointerType: "mouse", buttons: 0, clientX: x, clientY: 5 }, target);

  test("means a small target right beside it, and shows it before", () => {
    board.lay(["a", "b", "ground"], 100, 10);
    mark("a", "b");
    move("pointermove", 15, on("ground"));
    expect(board.lit["pointed"]).toEqual(["a"]);
    move("click", 15, on("ground"));
    move("click", 50, on("ground"));
    expect(picked).toEqual(["a"]);
  });

  test("does not mean a large one beside it, nor any from outside of the picture", () => {
    board.lay(["a", "b", "ground"], 100, 50);
    mark("a", "b");
    move("click", 55, on("ground"));
    board.lay(["a", "b", "ground"], 100, 10);
    move("click", 15, frame);
    expect(picked).toEqual([]);
  });
});

describe("a finger", () => {
  const touch = (x: number, y: number, target: Prop = frame): void =>
    void happen(frame, "click", { pointerType: "touch", clientX: x, clientY: y }, target);

  test("takes what is under it", () => {
    board.lay(["a", "b"], 100, 50);
    mark("a", "b");
    touch(25, 25, on("a"));
    expect(picked).toEqual(["a"]);
  });

  test("takes the nearest one, and none that is out of its reach", () => {
    board.lay(["a", "b"], 100, 50);
    mark("a", "b");
    touch(60, 25);
    touch(75, 90);
    expect(picked).toEqual(["a"]);
  });

  test("between two large ones it takes the nearer", () => {
    board.lay(["a", "b"], 60, 50);
    mark("a", "b");
    touch(54, 25);
    touch(56, 25);
    expect([picked, closer]).toEqual([["a", "b"], []]);
  });

  test("where two overlap, the nearer middle decides", () => {
    board.lay(["a", "b"], 40, 60);
    mark("a", "b");
    touch(48, 30);
    touch(52, 30);
    expect(picked).toEqual(["a", "b"]);
  });

  test("among small ones it looks closer instead of guessing", () => {
    board.lay(["a", "b"], 12, 10);
    mark("a", "b");
    touch(5, 5, on("a"));
    expect(picked).toEqual([]);
    expect(closer.length).toBe(1);
  });

  test("as close as it gets, it takes what is under it or nearest", () => {
    canComeCloser = false;
    board.lay(["a", "b"], 12, 10);
    mark("a", "b");
    touch(5, 5, on("a"));
    touch(21, 5);
    expect(picked).toEqual(["a", "b"]);
  });
});

describe("keys", () => {
  beforeEach(() => {
    board.lay(["a", "b", "c"], 100, 50);
    board.pieces.set("low", Object.assign(new Prop({ id: "low" }), { box: { x: 100, y: 200, width: 50, height: 50 } }));
  });

  const focused = (): string => (document.activeElement as unknown as Prop).id;
  const press = (key: string, at: string): Event => happen(frame, "keydown", { key }, on(at));

  test("Enter and space pick", () => {
    mark("a", "b");
    press("Enter", "a");
    press(" ", "b");
    press("x", "b");
    expect(picked).toEqual(["a", "b"]);
  });

  test("arrows walk to the next target in their direction", () => {
    mark("a", "b", "c", "low");
    for (const [key, from, to] of [
      ["ArrowRight", "a", "b"],
      ["ArrowLeft", "c", "b"],
      ["ArrowDown", "b", "low"],
      ["ArrowUp", "low", "b"],
    ] as const) {
      expect(press(key, from).defaultPrevented).toBe(true);
      expect(focused()).toBe(to);
    }
  });

  test("what is no target is passed over, and at the edge one stays", () => {
    mark("a", "c");
    on("a").focus();
    press("ArrowLeft", "a");
    expect(focused()).toBe("a");
    press("ArrowRight", "a");
    expect(focused()).toBe("c");
  });
});

describe("a decision", () => {
  const choice = (kind: Choice["kind"], ...sets: string[][]): Choice => ({
    seat: 0,
    kind,
    forced: false,
    actions: sets.map((ids, i) => action(i, ids)),
  });
  const action = (i: number, targets: string[], more: Partial<Action> = {}): Action => {
    return { action: i, targets, text: `text ${i}`, label: `label ${i}`, ghost: "", placing: false, then: [], ...more };
  };
  let acted: number[];
  let ways: number[][];
  let turn: Turn;

  beforeEach(() => {
    board.lay(["ship", "boat", "star", "moon"], 100, 50);
    [acted, ways] = [[], []];
    turn = new Turn(
      board as unknown as Board,
      targets,
      (_, { action, then }) => {
        acted.push(action);
        ways.push(then);
      },
      () => [],
    );
  });

  const click = (id: string): void => void happen(frame, "click", { pointerType: "mouse" }, on(id));
  const lit = (kind: string): string[] => [...(board.lit[kind] ?? [])].sort();

  test("every click leaves only what still leads on, until one action is left", () => {
    turn.offer(choice("pick", ["ship", "star"], ["ship", "moon"], ["boat", "moon"]));
    expect(lit("target")).toEqual(["boat", "moon", "ship", "star"]);
    click("ship");
    expect(lit("chosen")).toEqual(["ship"]);
    expect(lit("target")).toEqual(["moon", "star"]);
    click("star");
    expect(acted).toEqual([0]);
  });

  test("what could have been clicked instead stays in reach, paler", () => {
    turn.offer(choice("pick", ["ship", "star"], ["ship", "moon"], ["boat", "star"], ["boat", "moon"]));
    click("ship");
    expect(lit("other")).toEqual(["boat", "ship"]);
    click("boat");
    expect(lit("chosen")).toEqual(["boat"]);
    expect(acted).toEqual([]);
  });

  test("back gives back what the click took away", () => {
    turn.offer(choice("pick", ["ship", "star"], ["ship", "moon"], ["boat", "moon"]));
    click("ship");
    expect(turn.back()).toBe(true);
    expect(lit("target")).toEqual(["boat", "moon", "ship", "star"]);
    expect(turn.back()).toBe(false);
  });

  test("a set is gathered until it is one action's; then there is a button for it", () => {
    turn.offer(choice("gather", ["ship", "boat"], ["ship", "moon"]));
    click("ship");
    expect(shown.buttons).toEqual([]);
    click("boat");
    expect(on("boat").getAttribute("aria-pressed")).toBe("true");
    expect(shown.buttons.map((button) => button.key)).toEqual(["action-0"]);
    expect(acted).toEqual([]);
  });

  test("what is not drawn is not asked for", () => {
    turn.offer(choice("pick", ["ship", "nowhere"], ["boat", "nowhere"]));
    expect(lit("target")).toEqual(["boat", "ship"]);
    click("boat");
    expect(acted).toEqual([1]);
  });

  test("what is placed is shown by the first click and placed by the second", () => {
    const [here, turned] = [action(0, ["star"], { placing: true }), action(1, ["star"], { placing: true })];
    const alone = action(2, ["moon"], { placing: true });
    turn.offer({ ...choice("pick"), actions: [here, turned, alone] });
    click("moon");
    expect(acted).toEqual([]);
    click("star"); // elsewhere instead
    turn.turn();
    expect(acted).toEqual([]);
    click("star");
    expect(acted).toEqual([1]);
  });

  test("what is shown is confirmed by a key and forgotten by going back", () => {
    turn.offer({ ...choice("pick"), actions: [action(0, ["star"], { placing: true }), action(1, ["moon"])] });
    click("star");
    expect(turn.back()).toBe(true);
    turn.confirm();
    expect(acted).toEqual([]);
    click("star");
    turn.confirm();
    expect(acted).toEqual([0]);
  });

  test("who does not want to look first places at once", () => {
    const wished = vi.spyOn(placing, "on").mockReturnValue(false);
    turn.offer({ ...choice("pick"), actions: [action(0, ["star"], { placing: true }), action(1, ["moon"])] });
    click("star");
    expect(acted).toEqual([0]);
    turn.clear();
    const several = [action(2, ["star"], { placing: true }), action(3, ["star"], { placing: true })];
    turn.offer({ ...choice("pick"), actions: [...several, action(1, ["moon"])] });
    click("star");
    turn.turn();
    click("star");
    expect(acted).toEqual([0, 3]);
    wished.mockRestore();
  });

  test("a way of several steps is gone by one click where it can be pointed at before", () => {
    turn.offer({ ...choice("pick"), actions: [action(0, []), action(0, ["star"], { then: [4, 5] })] });
    click("star");
    expect(acted).toEqual([0]);
    expect(ways).toEqual([[4, 5]]);
  });

  test("by finger a way is looked at first", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    turn.offer({ ...choice("pick"), actions: [action(0, []), action(0, ["star"], { then: [4, 5] })] });
    click("star");
    expect(acted).toEqual([]);
    click("star");
    expect(ways).toEqual([[4, 5]]);
    vi.unstubAllGlobals();
  });

  test("without a decision nothing is lit", () => {
    turn.offer(choice("pick", ["ship"], ["boat"]));
    turn.offer(null);
    expect([...lit("target"), ...lit("chosen"), ...lit("other")]).toEqual([]);
    expect(rested).toBe(1);
  });

  test("small places on one piece are chips too, which light their places", () => {
    for (const piece of board.pieces.values()) piece.setAttribute("data-worded", "");
    turn.offer(choice("pick", ["ship"], ["boat"]));
    expect(shown.chips.map((chip) => chip.key)).toEqual(["chip-ship", "chip-boat"]);
    shown.chips[1]?.point?.(true);
    expect(lit("pointed")).toEqual(["boat"]);
    shown.chips[1]?.act();
    expect(acted.length).toBe(1);
  });
});
