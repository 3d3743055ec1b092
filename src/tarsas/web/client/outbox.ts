// A move that found no network: kept until it can be sent, under the same id, also over a reload.
import { memory } from "./page";
import type { Command } from "./socket";

export class Outbox {
  private readonly name: string;

  /** `tell` says whether a move waits. */
  constructor(
    table: string,
    private readonly tell: (waits: boolean) => void,
  ) {
    this.name = `outbox-${table}`;
  }

  /** The move that waits, if any. */
  take(): Command | null {
    try {
      return JSON.parse(memory.get(this.name) ?? "null") as Command | null;
    } catch {
      return null;
    }
  }

  /** A move has no way out just now. */
  put(command: Command): void {
    memory.set(this.name, JSON.stringify(command));
    this.tell(true);
  }

  /** The server has answered a move: it is done, or refused. */
  done(id: string): void {
    if (this.take()?.id !== id) return;
    memory.remove(this.name);
    this.tell(false);
  }
}
