// A move on its way: until the server has answered it, the choice that it made is not offered again.
import type { Choice, Position } from "./types";

export class Sent {
  private revision = -1; // the one that the last command went out for
  private waits: { id: string; choice: string } | null = null;

  /** Whether a command answers this position already. */
  answers(position: Position): boolean {
    return position.revision === this.revision;
  }

  /** A command goes out under an id; it makes a choice, or takes one back. */
  out(id: string, revision: number, choice: Choice | null): void {
    this.revision = revision;
    this.waits = choice && { id, choice: JSON.stringify(choice) };
  }

  /** The server has answered; says whether it is what was waited for. */
  done(id: string): boolean {
    const ours = this.waits?.id === id;
    if (ours) this.waits = null;
    return ours;
  }

  /** What went out was refused: everything can be chosen again. */
  refused(): void {
    this.revision = -1;
    this.waits = null;
  }

  /** Whether a choice is the one that was just made, seen once more: where all act at once, others moved first. */
  made(choice: Choice): boolean {
    return this.waits?.choice === JSON.stringify(choice);
  }
}
