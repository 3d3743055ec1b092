// A move that finds no network waits, over a reload too, and is sent once under the same id.
import { beforeEach, expect, test, vi } from "vitest";
import { forgetKept, keep, kept } from "../kept";
import { Outbox } from "../outbox";
import { memory } from "../page";
import { TableSocket, type Command } from "../socket";
import type { Position, Table } from "../types";

class Storage {
  [name: string]: unknown;
  getItem(name: string): string | null {
    return (this[name] as string | undefined) ?? null;
  }
  setItem(name: string, value: string): void {
    this[name] = value;
  }
  removeItem(name: string): void {
    delete this[name];
  }
}

class Line {
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event?: { code: number }) => void) | null = null;
  send(data: string): void {
    this.sent.push(data);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
}

const move: Command = { type: "act", id: "one", revision: 3, seat: 0, action: 7, then: [] };
let lines: Line[] = [];
const around = {
  open: (): WebSocket => {
    lines.push(new Line());
    return lines.at(-1) as unknown as WebSocket;
  },
  wait: () => () => undefined,
};

beforeEach(() => {
  lines = [];
  vi.stubGlobal("localStorage", new Storage());
});

test("a move without a network waits and says so, and goes out under its id", () => {
  const told: boolean[] = [];
  const socket = new TableSocket(() => "/", around, new Outbox("t", (waits) => told.push(waits)));
  socket.connect();
  lines[0]?.open();
  socket.falter();
  socket.command(move);
  expect(told).toEqual([true]);
  socket.connect();
  lines[1]?.open();
  expect(lines[1]?.sent.map((sent) => (JSON.parse(sent) as Command).id)).toEqual(["one"]);
  lines[1]?.onmessage?.({ data: JSON.stringify({ type: "ack", id: "one", revision: 4 }) });
  expect(told).toEqual([true, false]);
  expect(new Outbox("t", () => undefined).take()).toBeNull();
});

test("a move that went out without an answer waits too", () => {
  const box = new Outbox("t", () => undefined);
  const socket = new TableSocket(() => "/", around, box);
  socket.connect();
  lines[0]?.open();
  socket.command(move);
  expect(box.take()).toBeNull();
  socket.falter();
  expect(box.take()?.id).toBe("one");
});

test("a move waits over a reload", () => {
  new Outbox("t", () => undefined).put(move);
  const socket = new TableSocket(() => "/", around, new Outbox("t", () => undefined));
  socket.connect();
  lines[0]?.open();
  expect(lines[0]?.sent).toEqual([JSON.stringify(move)]);
});

function table(id: string, mine: boolean): Table {
  return { id, title: id, sheet: "/s", seats: [{ seat: 0, colour: "red", colour_name: "Red", name: "A", mine }] } as unknown as Table;
}
const position = { number: 1, svg: "<svg/>", prompt: "", scores: [0], acting: [0], over: false } as unknown as Position;

test("the last positions of own tables are kept, of some tables only, until all is forgotten", () => {
  vi.useFakeTimers();
  keep(table("watched", false), position, "en");
  expect(kept("watched")).toBeNull();
  for (const id of ["a", "b", "c", "d", "e", "f"]) {
    vi.advanceTimersByTime(10);
    keep(table(id, true), position, "en");
  }
  expect(kept("a")).toBeNull();
  expect(kept("f")?.title).toBe("f");
  new Outbox("f", () => undefined).put(move);
  const more = ["seen-f", "count-pulsar", "sheets-cats-2-{}", "lesson-cats/1"];
  for (const name of more) memory.set(name, "1");
  forgetKept();
  expect(more.filter((name) => memory.get(name) !== null)).toEqual([]);
  expect(kept("f")).toBeNull();
  expect(new Outbox("f", () => undefined).take()).toBeNull();
  vi.useRealTimers();
});

test("a move that comes too late is refused, told, and not sent again", () => {
  const box = new Outbox("t", () => undefined);
  box.put(move);
  const socket = new TableSocket(() => "/", around, box);
  const heard: string[] = [];
  socket.onMessage = (message) => heard.push(message.type);
  socket.connect();
  lines[0]?.open();
  lines[0]?.onmessage?.({ data: JSON.stringify({ type: "error", id: "one", code: "stale", text: "" }) });
  expect(heard).toEqual(["error"]);
  expect(socket.busy).toBe(false);
  expect(box.take()).toBeNull();
});
