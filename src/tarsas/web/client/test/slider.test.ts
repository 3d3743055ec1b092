// The slider steps through the game so far, keeps within it, and follows the game when it is at its end.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { get } from "../api";
import { Slider } from "../slider";
import type { PastPosition } from "../types";
import { happen, Prop, setStage } from "./stage";

vi.mock("../api", () => ({ get: vi.fn() }));
vi.mock("../page", async (original) => ({
  ...(await original<object>()),
  text: (id: string, given: object) => `${id} ${Object.values(given).join("/")}`,
}));

const fetched = vi.mocked(get);
let props: Record<string, Prop>;
let slider: Slider;
let shown: (number | null)[];
let failures: unknown[];

function numberIn(address: unknown): number {
  return Number(/positions\/(\d+)/.exec(String(address))?.[1]);
}

/** Let what was fetched arrive. */
async function arrive(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

function press(id: string): void {
  happen(props[id]!, "click");
}

beforeEach(() => {
  const ids = ["slider", "slider-text", "step-first", "step-back", "step-on", "step-last"];
  props = Object.fromEntries(ids.map((id) => [id, new Prop({ id })]));
  setStage(props);
  fetched.mockReset();
  fetched.mockImplementation((address) => Promise.resolve({ number: numberIn(address) }));
  shown = [];
  failures = [];
  slider = new Slider(
    (number) => `/positions/${number}`,
    (past: PastPosition | null) => shown.push(past?.number ?? null),
    (error) => failures.push(error),
    () => [1, 4, 5],
  );
  slider.grow(5, 0);
});

function disabled(): string[] {
  return Object.values(props).flatMap((prop) => (prop.disabled ? [prop.id] : []));
}

describe("stepping", () => {
  test("by deeds one goes from the end of one to the end of the next, and no further than the game", () => {
    const visited: string[] = [];
    for (const by of [-1, -1, -1, -1, 1, 1, 1, 1] as const) {
      slider.step(by);
      visited.push(props["slider-text"]!.textContent);
    }
    expect(visited.map((words) => parseInt(words))).toEqual([4, 1, 0, 0, 1, 4, 5, 5]);
  });

  test("the end of the game is now: there is no further", () => {
    expect(slider.past).toBe(false);
    expect(disabled()).toEqual(["step-on", "step-last"]);
    press("step-on");
    expect(props["slider-text"]!.textContent).toBe("5 / 5");
    expect(shown).toEqual([null]);
  });

  test("a step back shows the position before", async () => {
    press("step-back");
    await arrive();
    expect(shown).toEqual([4]);
    expect(disabled()).toEqual([]);
    expect(props["slider"]!.getAttribute("aria-valuetext")).toBe("position-of 4/5");
  });

  test("the beginning is the beginning", async () => {
    press("step-first");
    press("step-back");
    await arrive();
    expect(new Set(shown)).toEqual(new Set([0]));
    expect(disabled()).toEqual(["step-first", "step-back"]);
  });

  test("on and on leads back to the game", async () => {
    press("step-first");
    await arrive();
    for (let i = 0; i < 5; i++) press("step-on");
    await arrive();
    expect(shown.at(-1)).toBeNull();
    expect(slider.past).toBe(false);
  });

  test("dragging shows where the thumb is", async () => {
    Object.assign(props["slider"]!, { valueAsNumber: 2 });
    happen(props["slider"]!, "input");
    await arrive();
    expect(shown).toEqual([2]);
  });

  test("only where the reader has come to is shown, whatever arrives late", async () => {
    const waiting = new Map<number, (past: unknown) => void>();
    fetched.mockImplementation((address) => new Promise((resolve) => waiting.set(numberIn(address), resolve)));
    slider.go(1);
    slider.go(3);
    waiting.get(3)!({ number: 3 });
    waiting.get(1)!({ number: 1 });
    await arrive();
    expect(shown).toEqual([3]);
  });

  test("a position is asked for once, and again after it failed", async () => {
    fetched.mockRejectedValueOnce(new Error("offline"));
    slider.go(3);
    await arrive();
    expect(failures).toHaveLength(1);
    slider.go(3);
    slider.go(3);
    await arrive();
    expect(shown).toEqual([3, 3]);
    expect(fetched.mock.calls.map(([address]) => numberIn(address))).toEqual([3, 2, 3]);
  });
});

describe("the game goes on", () => {
  test("who is at its end stays there", () => {
    slider.grow(6, 5);
    expect(slider.past).toBe(false);
    expect(props["slider-text"]!.textContent).toBe("6 / 6");
  });

  test("who looks at the past is left alone", async () => {
    slider.go(2);
    await arrive();
    slider.grow(6, 5);
    await arrive();
    expect(shown).toEqual([2]);
    expect(props["slider-text"]!.textContent).toBe("2 / 6");
  });

  test("an undo up to where the reader looks brings the reader back to the game", async () => {
    slider.go(4);
    await arrive();
    slider.grow(4, 4);
    expect(slider.past).toBe(false);
    expect(shown).toEqual([4, null]);
  });

  test("a position that was taken back and played otherwise is fetched anew", async () => {
    slider.go(4);
    await arrive();
    fetched.mockClear();
    slider.grow(6, 3);
    await arrive();
    expect(shown).toEqual([4, 4]);
    expect(fetched.mock.calls.map(([address]) => numberIn(address))).toEqual([4]);
  });
});
