// The connection to a table: opens itself again, and sends what was not acknowledged once more,
// under the same id, so that the server carries it out exactly once. A command that the server cannot
// save just now is sent again too, until it can.
import { text } from "./page";
import type { Act, AnswerBack, AskAdvice, AskBack, AskHint, FromServer, GoBack, Mute, Ping, Say, Undo, Weigh } from "./types";

/** Kept until acknowledged, and sent again after a lost connection. */
export type Command = Act | Undo | GoBack;
export type Remark = Say | Mute | AskHint | AskAdvice | Weigh | AskBack | AnswerBack | Ping;

/** Why the server closed a connection; from the first on, it had no room for it. */
export const TOO_FAST = 4429;
export const TOO_MANY_PAGES = 4430;
export const CROWDED = 4431;
export const CLOSED = 4432;

/** Say why there is no connection, and what to do about it. */
export function noRoom(code: number): string {
  if (code === CROWDED) return text("crowded");
  return code === TOO_MANY_PAGES ? text("too-many-pages") : text("too-fast");
}

/** "busy": the server is there and cannot save just now. */
export type Status = "connecting" | "open" | "busy" | "lost";

/** Where a command is kept that has no way out. */
export interface Keeping {
  take(): Command | null;
  put(command: Command): void;
  done(id: string): void;
}

/** What the socket needs of its surroundings; tests give their own. */
export interface Surroundings {
  open(address: string): WebSocket;
  wait(milliseconds: number, then: () => void): () => void;
}

export const browser: Surroundings = {
  open: (address) => new WebSocket(address),
  wait: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};

const FIRST_RETRY = 400;
const LAST_RETRY = 8000;
const TRY_AGAIN_LATER = 1013; // as the server closes a socket while its database is away
const REFUSED_RETRY = 30_000;
/** A server that says that it restarts is back in seconds: try about once in each. */
const RESTARTS = 1012;
const RESTART_RETRY = 1000;
const RESTART_TRIES = 30;
const PING_AFTER = 20_000;
const PONG_WITHIN = 8000;

/** Where a table's page gets its messages from, and sends them to. */
export interface Source {
  onMessage: (message: FromServer) => void;
  onStatus: (status: Status) => void;
  onRefused: (code: number) => void;
  connect(): void;
  close(): void;
  hurry(): void;
  /** The network has gone: do not wait for silence to tell. */
  falter(): void;
  /** Send a command; it stays until it is answered. */
  command(command: Command): void;
  /** Send what need not survive a lost connection; say whether it went out. */
  say(remark: Remark): boolean;
}

export class TableSocket implements Source {
  /** Called for every message, and whenever the connection comes or goes. */
  onMessage: (message: FromServer) => void = () => undefined;
  onStatus: (status: Status) => void = () => undefined;
  /** Called when the server does not want this connection, with the code that says why. */
  onRefused: (code: number) => void = () => undefined;

  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Command>();
  private retry = FIRST_RETRY;
  private soon = 0;
  private cancelTimer: () => void = () => undefined;
  private cancelRepeat: () => void = () => undefined;
  private refused = false; // whether a command waits for the server to save again
  private closed = false;

  /** `address` is asked at every opening: language and known log entries change. */
  constructor(
    private readonly address: () => string,
    private readonly around: Surroundings = browser,
    private readonly outbox: Keeping | null = null,
  ) {
    const kept = outbox?.take();
    if (kept) this.waiting.set(kept.id, kept); // sent when it opens, under the same id
  }

  connect(): void {
    this.drop();
    this.closed = false;
    this.onStatus("connecting");
    const socket = this.around.open(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.soon = 0;
      this.onStatus("open");
      this.repeat();
      this.watch();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      // Not before: a server without its database opens a socket only to say so.
      if (!this.refused) this.retry = FIRST_RETRY;
      this.watch();
      this.receive(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event?: CloseEvent) => {
      if (event?.code === RESTARTS) this.soon = RESTART_TRIES;
      if (event && event.code >= TOO_FAST) {
        this.retry = REFUSED_RETRY;
        this.onRefused(event.code);
      }
      this.lost(event?.code === TRY_AGAIN_LATER ? "busy" : "lost");
    };
    socket.onerror = () => undefined;
  }

  /** Close for good. */
  close(): void {
    this.closed = true;
    this.drop();
  }

  /** Do not wait any longer to try again: the network or the reader is back. */
  hurry(): void {
    if (!this.closed && this.socket === null) this.connect();
  }

  falter(): void {
    if (!this.closed && this.socket !== null) this.lost("lost");
  }

  /** Send a command; it stays until the server acknowledges or refuses it. */
  command(command: Command): void {
    this.waiting.set(command.id, command);
    if (this.isOpen()) this.socket?.send(JSON.stringify(command));
    else this.outbox?.put(command);
  }

  /** Send what need not survive a lost connection; say whether it went out. */
  say(remark: Remark): boolean {
    if (!this.isOpen()) return false;
    this.socket?.send(JSON.stringify(remark));
    return true;
  }

  /** Whether a command has gone out without an answer yet. */
  get busy(): boolean {
    return this.waiting.size > 0;
  }

  private isOpen(): boolean {
    return this.socket?.readyState === 1;
  }

  private receive(message: FromServer): void {
    if (message.type === "error" && message.code === "busy" && this.waiting.has(message.id)) {
      this.refused = true;
      this.onStatus("busy");
      this.cancelRepeat();
      this.cancelRepeat = this.around.wait(this.pause(), () => this.repeat());
      return;
    }
    if (message.type === "ack" || message.type === "error") {
      this.waiting.delete(message.id);
      this.outbox?.done(message.id);
      if (this.refused && !this.busy) {
        this.refused = false;
        this.onStatus("open");
      }
    }
    this.onMessage(message);
  }

  /** Send once more, in their order, the commands that have no answer. */
  private repeat(): void {
    if (!this.isOpen()) return; // then when it opens
    for (const command of this.waiting.values()) this.socket?.send(JSON.stringify(command));
  }

  /** Return how long to wait for the next try: ever longer, and not all clients at once. */
  private pause(): number {
    if (this.soon > 0) {
      this.soon -= 1;
      return RESTART_RETRY * (0.5 + Math.random());
    }
    const delay = this.retry * (0.75 + Math.random() / 2);
    this.retry = Math.min(this.retry * 2, LAST_RETRY);
    return delay;
  }

  private drop(): void {
    this.cancelTimer();
    this.cancelRepeat();
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
    }
  }

  private lost(status: Status): void {
    this.drop();
    if (this.closed) return;
    for (const command of this.waiting.values()) this.outbox?.put(command);
    this.onStatus(status);
    this.cancelTimer = this.around.wait(this.pause(), () => this.connect());
  }

  /** A silent connection is asked for a sign of life, and given up without one. */
  private watch(): void {
    this.cancelTimer();
    this.cancelTimer = this.around.wait(PING_AFTER, () => {
      this.say({ type: "ping" });
      this.cancelTimer = this.around.wait(PONG_WITHIN, () => this.lost("lost"));
    });
  }
}
