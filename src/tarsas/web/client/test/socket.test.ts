// A lost connection loses no command and doubles none.
import { beforeEach, describe, expect, test } from "vitest";
import { CROWDED, TableSocket, TOO_FAST, TOO_MANY_PAGES, type Command, type Status } from "../socket";
import type { FromServer } from "../types";

/** A socket whose network is this test. */
class FakeSocket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let opened: FakeSocket[];
let timers: { after: number; then: () => void; cancelled: boolean }[];
let states: Status[];
let socket: TableSocket;
let known: number;
let heard: FromServer[];

function last(): FakeSocket {
  return opened[opened.length - 1]!;
}

/** Let the next timer that still runs out run out. */
function time(): void {
  const next = timers.find((timer) => !timer.cancelled);
  if (!next) throw new Error("nothing is waited for");
  next.cancelled = true;
  next.then();
}

function running(): typeof timers {
  return timers.filter((timer) => !timer.cancelled);
}

/** Let the timer that was set last run out: after a refusal, that of the repetition. */
function repeat(): void {
  const next = running().at(-1)!;
  next.cancelled = true;
  next.then();
}

function act(id: string): Command {
  return { type: "act", id, revision: 5, seat: 0, action: 17 };
}

beforeEach(() => {
  [opened, timers, states, known, heard] = [[], [], [], 0, []];
  socket = new TableSocket(() => `/socket?after=${known}`, {
    open: (address) => {
      const made = new FakeSocket(address);
      opened.push(made);
      return made as unknown as WebSocket;
    },
    wait: (after, then) => {
      const timer = { after, then, cancelled: false };
      timers.push(timer);
      return () => {
        timer.cancelled = true;
      };
    },
  });
  socket.onStatus = (status) => states.push(status);
  socket.onMessage = (message) => heard.push(message);
  socket.connect();
});

describe("commands", () => {
  test("are sent once while the connection holds", () => {
    last().opens();
    socket.command(act("a"));
    last().says({ type: "ack", id: "a", revision: 6 });
    expect(last().sent).toEqual([act("a")]);
    expect(socket.busy).toBe(false);
  });

  test("given before the connection opens wait for it", () => {
    socket.command(act("a"));
    expect(last().sent).toEqual([]);
    last().opens();
    expect(last().sent).toEqual([act("a")]);
  });

  test("without an acknowledgement are sent again under the same id", () => {
    last().opens();
    socket.command(act("a"));
    last().breaks();
    time();
    last().opens();
    expect(opened).toHaveLength(2);
    expect(last().sent).toEqual([act("a")]);
  });

  test("with an acknowledgement are not sent again", () => {
    last().opens();
    socket.command(act("a"));
    last().says({ type: "ack", id: "a", revision: 6 });
    last().breaks();
    time();
    last().opens();
    expect(last().sent).toEqual([]);
  });

  test("that are refused are not sent again", () => {
    last().opens();
    socket.command(act("a"));
    last().says({ type: "error", id: "a", code: "stale", message: "too late", text: "too late" });
    last().breaks();
    time();
    last().opens();
    expect(last().sent).toEqual([]);
  });

  test("that cannot be saved just now are sent again under the same id until they can", () => {
    last().opens();
    socket.command(act("a"));
    for (let i = 0; i < 3; i++) {
      last().says({ type: "error", id: "a", code: "busy", message: "not saved", text: "not saved" });
      expect(states.at(-1)).toBe("busy");
      expect(socket.busy).toBe(true);
      repeat();
    }
    expect(last().sent).toEqual([act("a"), act("a"), act("a"), act("a")]);
    last().says({ type: "ack", id: "a", revision: 6 });
    expect(states.at(-1)).toBe("open");
    expect(heard.map((message) => message.type)).toEqual(["ack"]);
  });

  test("that cannot be saved are repeated ever more slowly", () => {
    last().opens();
    socket.command(act("a"));
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      last().says({ type: "error", id: "a", code: "busy", message: "not saved", text: "not saved" });
      waits.push(running().at(-1)!.after);
      repeat();
      last().says({ type: "pong" });
    }
    expect(waits[0]).toBeLessThan(700);
    expect(waits[7]).toBeGreaterThan(5000);
  });

  test("that cannot be saved wait for a connection that is lost meanwhile", () => {
    last().opens();
    socket.command(act("a"));
    last().says({ type: "error", id: "a", code: "busy", message: "not saved", text: "not saved" });
    last().breaks();
    time();
    expect(opened).toHaveLength(2);
    last().opens();
    expect(last().sent).toEqual([act("a")]);
  });

  test("keep their order", () => {
    socket.command(act("a"));
    socket.command(act("b"));
    last().opens();
    expect(last().sent.map((command) => command["id"])).toEqual(["a", "b"]);
  });
});

describe("the connection", () => {
  test("asks for what is new when it opens again", () => {
    last().opens();
    known = 12;
    last().breaks();
    time();
    expect(last().address).toBe("/socket?after=12");
    expect(states).toEqual(["connecting", "open", "lost", "connecting"]);
  });

  test("is tried ever more slowly", () => {
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      last().breaks();
      waits.push(timers[timers.length - 1]!.after);
      time();
    }
    expect(waits[0]).toBeLessThan(700);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
    expect(waits[7]).toBeGreaterThan(5000);
  });

  test("that opens only to say that the database is away is tried ever more slowly too", () => {
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      last().opens();
      last().breaks(1013);
      expect(states.at(-1)).toBe("busy");
      waits.push(timers[timers.length - 1]!.after);
      time();
    }
    expect(waits[7]).toBeGreaterThan(5000);
  });

  test("that has no room is told why, and tried again after a while", () => {
    const codes: number[] = [];
    socket.onRefused = (code) => codes.push(code);
    for (const code of [TOO_FAST, TOO_MANY_PAGES, CROWDED]) {
      last().opens();
      last().breaks(code);
      expect(codes.at(-1)).toBe(code);
      expect(timers[timers.length - 1]!.after).toBeGreaterThan(20_000);
      time();
    }
    last().breaks();
    expect(codes).toHaveLength(3);
  });

  test("is tried every second or so when the server restarts, not all clients at once", () => {
    last().opens();
    last().breaks(1012);
    const waits: number[] = [];
    for (let i = 0; i < 20; i++) {
      waits.push(timers[timers.length - 1]!.after);
      time();
      last().breaks();
    }
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(500);
    expect(Math.max(...waits)).toBeLessThanOrEqual(1500);
    expect(new Set(waits).size).toBeGreaterThan(10);
  });

  test("that a restarted server does not take back is tried more slowly in the end", () => {
    last().opens();
    last().breaks(1012);
    for (let i = 0; i < 60; i++) {
      time();
      last().breaks();
    }
    expect(timers[timers.length - 1]!.after).toBeGreaterThan(5000);
  });

  test("that is silent is asked, and given up without an answer", () => {
    last().opens();
    time();
    expect(last().sent).toEqual([{ type: "ping" }]);
    time();
    expect(states.at(-1)).toBe("lost");
  });

  test("that answers is kept", () => {
    last().opens();
    time();
    last().says({ type: "pong" });
    time();
    expect(states.at(-1)).toBe("open");
  });

  test("does not wait when the network is back", () => {
    last().breaks();
    socket.hurry();
    expect(opened).toHaveLength(2);
  });

  test("stays closed once it is left", () => {
    socket.close();
    socket.hurry();
    expect(opened).toHaveLength(1);
  });
});
