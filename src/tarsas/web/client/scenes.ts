// A deed on the board: the picture, the points, the heading that tells it, and the marks on what it changed.
import type { Board } from "./board";
import { gainsOf, signed, sums } from "./deeds";
import type { Log } from "./log";
import type { Panels } from "./panels";
import { plainly } from "./pictured";
import { showPrompt, type Chip } from "./prompt";
import type { Recent } from "./recent";
import { speed } from "./speed";
import type { Entry, Seat } from "./types";

/** A position as far as it is seen. */
export interface Seen {
  number: number;
  svg: string;
  scores: number[];
}

export class Scenes {
  constructor(
    private readonly board: Board,
    private readonly panels: Panels,
    private readonly log: Log,
    private readonly recent: Recent,
    private readonly seats: () => Seat[],
  ) {}

  /** Show the position after some moves of one deed, or `before` them; `chip` stands before the heading. */
  show(position: Seen, moves: Entry[], chip: Chip | null, before = false): void {
    // Who sees the others' turns at once looks at the past by own steps, and these may be seen.
    this.board.draw(position.svg, speed().glide || undefined);
    this.panels.position({ scores: position.scores, acting: [], ranks: null });
    this.head(moves, chip);
    if (before) this.recent.clear();
    else void this.recent.markDeed(moves, this.seats());
    this.log.here(moves.at(-1)?.number ?? position.number);
  }

  /** Let the heading say what was done, and what it brought. */
  private head(moves: Entry[], chip: Chip | null): void {
    const gains = sums(gainsOf(moves)).map((sum) => ({
      text: signed(sum.points),
      colour: this.seats()[sum.seat]?.colour ?? null,
    }));
    showPrompt(plainly(moves.at(-1)?.text ?? ""), chip, gains);
  }
}
