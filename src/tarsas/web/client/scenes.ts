// A deed on the board: the picture, the points, the heading that tells it, and the marks on what it changed.
import type { Board } from "./board";
import { gainsOf, headline, signed, sums } from "./deeds";
import type { Log } from "./log";
import type { Panels } from "./panels";
import { showPrompt, type Chip } from "./prompt";
import type { Recent } from "./recent";
import { speed } from "./speed";
import type { Entry, PastPosition, Position, Seat } from "./types";

/** A position as far as it is seen; of the past less is told. */
export type Seen = Pick<PastPosition, "number" | "svg" | "scores"> & Partial<Pick<Position, "acting" | "supplies" | "if_ended">>;

/** What could be done in the place of some moves: a ghost over the board, and the elements that stand for it. */
export interface Instead {
  ghost: string;
  targets: string[];
}

/** Nothing: the board is as it was before the moves. */
export const UNTOUCHED: Instead = { ghost: "", targets: [] };

export class Scenes {
  constructor(
    private readonly board: Board,
    private readonly panels: Panels,
    private readonly log: Log,
    private readonly recent: Recent,
    private readonly seats: () => Seat[],
  ) {}

  /**
   * Show the position after some moves of one deed, or before them with what is `instead`; `chip` stands
   * before the heading. Ends when what changed is marked.
   */
  async show(position: Seen, moves: Entry[], chip: Chip | null, instead: Instead | null = null): Promise<void> {
    // Who sees the others' turns at once looks at the past by own steps, and these may be seen.
    this.board.draw(position.svg, speed().glide || undefined);
    this.panels.position({ acting: [], ...position, ranks: null });
    this.head(moves, chip);
    this.board.ghost(instead?.ghost || null);
    this.board.light("hinted", instead?.targets ?? []);
    this.log.here(moves.at(-1)?.number ?? position.number);
    if (instead) this.recent.markPieces(moves, this.seats());
    else await this.recent.markDeed(moves, this.seats());
  }

  /** Let the heading say what was done, and what it brought. */
  private head(moves: Entry[], chip: Chip | null): void {
    const gains = sums(gainsOf(moves)).map((sum) => ({
      text: signed(sum.points),
      colour: this.seats()[sum.seat]?.colour ?? null,
    }));
    showPrompt(headline(moves), chip, gains);
  }
}
