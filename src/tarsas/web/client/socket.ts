// The connection to a table: opens itself again, and sends what was not acknowledged once more,
// under the same id, so that the server carries it out exactly once.
import type { Act, AskHint, FromServer, Ping, Say, Undo } from "./types";

/** Kept until acknowledged, and sent again after a lost connection. */
export type Command = Act | Undo;
export type Remark = Say | AskHint | Ping;

export type Status = "connecting" | "open" | "lost";

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
/** A server that says that it restarts is back in seconds: try about once in each. */
const RESTARTS = 1012;
const RESTART_RETRY = 1000;
const RESTART_TRIES = 30;
const PING_AFTER = 20_000;
const PONG_WITHIN = 8000;

export class TableSocket {
  /** Called for every message, and whenever the connection comes or goes. */
  onMessage: (message: FromServer) => void = () => undefined;
  onStatus: (status: Status) => void = () => undefined;

  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Command>();
  private retry = FIRST_RETRY;
  private soon = 0;
  private cancelTimer: () => void = () => undefined;
  private closed = false;

  /** `address` is asked at every opening: language and known log entries change. */
  constructor(
    private readonly address: () => string,
    private readonly around: Surroundings = browser,
  ) {}

  connect(): void {
    this.drop();
    this.closed = false;
    this.onStatus("connecting");
    const socket = this.around.open(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.retry = FIRST_RETRY;
      this.soon = 0;
      this.onStatus("open");
      for (const command of this.waiting.values()) socket.send(JSON.stringify(command));
      this.watch();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.watch();
      this.receive(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event: CloseEvent) => {
      if (event.code === RESTARTS) this.soon = RESTART_TRIES;
      this.lost();
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

  /** Send a command; it stays until the server acknowledges or refuses it. */
  command(command: Command): void {
    this.waiting.set(command.id, command);
    if (this.isOpen()) this.socket?.send(JSON.stringify(command));
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
    if (message.type === "ack" || message.type === "error") this.waiting.delete(message.id);
    this.onMessage(message);
  }

  private drop(): void {
    this.cancelTimer();
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
    }
  }

  private lost(): void {
    this.drop();
    if (this.closed) return;
    this.onStatus("lost");
    // Spread out, so that a restarted server does not get everybody in the same instant.
    let delay = this.retry * (0.75 + Math.random() / 2);
    if (this.soon > 0) {
      this.soon -= 1;
      delay = RESTART_RETRY * (0.5 + Math.random());
    } else {
      this.retry = Math.min(this.retry * 2, LAST_RETRY);
    }
    this.cancelTimer = this.around.wait(delay, () => this.connect());
  }

  /** A silent connection is asked for a sign of life, and given up without one. */
  private watch(): void {
    this.cancelTimer();
    this.cancelTimer = this.around.wait(PING_AFTER, () => {
      this.say({ type: "ping" });
      this.cancelTimer = this.around.wait(PONG_WITHIN, () => this.lost());
    });
  }
}
