// A puzzle asks the server for every step, says what it answers, and plays the solution step by step.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, get, post } from "../api";
import { Puzzle } from "../puzzle";
import type { FromServer, PuzzleStand } from "../types";
import { happen, Prop, setStage } from "./stage";

vi.mock("../api", async (original) => ({ ...(await original<object>()), get: vi.fn(), post: vi.fn() }));
vi.mock("../menu", () => ({ copy: vi.fn() }));
vi.mock("../page", async (original) => ({ ...(await original<object>()), text: (id: string) => id }));

const [asked, sent] = [vi.mocked(get), vi.mocked(post)];
let props: Record<string, Prop>;
let messages: FromServer[];
let puzzle: Puzzle;

function stand(state: PuzzleStand["state"], answers: number[], film: number[] = [], number = 9): PuzzleStand {
  const scenes = [...film, number].map((at) => ({ type: "position", number: at }));
  return {
    ...{ table: { type: "table" }, scenes: [], position: scenes.pop(), film: scenes },
    ...{ said: "task", remark: state, result: [], lights: [], answers, state, next: "/puzzles/game" },
  } as unknown as PuzzleStand;
}

/** The positions that went to the board, and what the page teaches at the last of them. */
function seen(): number[] {
  return messages.flatMap((message) => (message.type === "position" ? [message.number] : []));
}

function teach(): void {
  for (const message of messages) if (message.type === "position") puzzle.teach(message.revision);
}

function act(action: number, then: number[] = []): void {
  puzzle.command({ type: "act", id: "x", revision: 1, seat: 0, action, then });
}

async function press(label: string): Promise<void> {
  const button = props["lesson-buttons"]!.children.find((one) => one.textContent === label);
  happen(button!, "click");
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(async () => {
  vi.useFakeTimers();
  const ids = ["teacher", "lesson-again", "lesson-remark", "lesson-said", "lesson-words", "lesson-buttons", "puzzle-result"];
  props = Object.fromEntries(ids.map((id) => [id, new Prop({ id })]));
  setStage(props);
  vi.stubGlobal("location", { href: "http://table/puzzles/game/1" });
  asked.mockReset().mockResolvedValue(stand("open", []));
  sent.mockReset();
  messages = [];
  puzzle = new Puzzle("game/1", () => 4);
  puzzle.onMessage = (message) => messages.push(message);
  puzzle.connect();
  await vi.advanceTimersByTimeAsync(0);
  teach();
});

afterEach(() => {
  vi.useRealTimers();
});

test("it begins by asking, and what is asked is said", () => {
  expect(asked).toHaveBeenCalledWith("/api/puzzles/game/1?after=4");
  expect(seen()).toEqual([9]);
  expect(props["lesson-said"]!.textContent).toBe("task");
  expect(props["lesson-buttons"]!.textContent).toBe("puzzle-show");
});

test("a step is sent with the right ones before it, and a wrong one is forgotten", async () => {
  sent.mockResolvedValueOnce(stand("open", [5], [], 10)).mockResolvedValueOnce(stand("wrong", [5], [], 10));
  act(5);
  await vi.advanceTimersByTimeAsync(0);
  act(6, [7]);
  await vi.advanceTimersByTimeAsync(0);
  teach();
  expect(sent.mock.lastCall?.[1]).toEqual({ answers: [5, 6, 7], show: false, after: 4 });
  expect(props["lesson-remark"]!.textContent).toBe("wrong");
  expect(puzzle.position(3)).toBe("/api/puzzles/game/1/positions/3?answers=5");
});

test("the solution of who gives up comes scene by scene", async () => {
  sent.mockResolvedValue(stand("shown", [5, 6], [9, 10], 11));
  await press("puzzle-show");
  expect(sent.mock.lastCall?.[1]).toEqual({ answers: [], show: true, after: 4 });
  expect(seen()).toEqual([9, 9]);
  await vi.advanceTimersByTimeAsync(1100);
  expect(seen()).toEqual([9, 9, 10]);
  await vi.advanceTimersByTimeAsync(1100);
  expect(seen()).toEqual([9, 9, 10, 11]);
});

test("a solution that was found is on the board at once, and plays again on demand", async () => {
  sent.mockResolvedValue(stand("solved", [5, 6], [9, 10], 11));
  act(5, [6]);
  await vi.advanceTimersByTimeAsync(5000);
  teach();
  expect(seen()).toEqual([9, 11]);
  await press("puzzle-film");
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen()).toEqual([9, 11, 9, 10, 11]);
});

test("who tries again after the solution does not ask for it any more", async () => {
  sent.mockResolvedValue(stand("shown", [5], [9], 10));
  await press("puzzle-show");
  await vi.advanceTimersByTimeAsync(5000);
  teach();
  await press("puzzle-retry");
  expect(asked).toHaveBeenCalledTimes(2);
  expect(seen().at(-1)).toBe(9);
});

test("what fails is told, and does not turn the next answer into giving up", async () => {
  sent.mockRejectedValueOnce(new ApiError("offline")).mockResolvedValueOnce(stand("wrong", []));
  await press("puzzle-show");
  expect(messages.at(-1)).toMatchObject({ type: "error", text: "offline" });
  act(5);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.mock.lastCall?.[1]).toEqual({ answers: [5], show: false, after: 4 });
});
