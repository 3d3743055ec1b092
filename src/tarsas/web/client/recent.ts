// Keeps marked on the board what happened since the reader's own last move, in the colours of who did it.
import type { Board } from "./board";
import { changed, looksOf, runsSince, type Run } from "./changes";
import { parseSvg } from "./svg";
import type { Entry, Seat } from "./types";

const MOST = 8; // runs that are marked: a page that is opened anew asks for their pictures

type Looks = Map<string, string>;

function colourOf(seats: Seat[], seat: number): string {
  return seats[seat]?.colour ?? "chance";
}

export class Recent {
  private readonly looks = new Map<number, Promise<Looks>>(); // by the number of the position
  private readonly found = new Map<string, Promise<string[]>>();
  private asked = 0;

  /** `fetch` returns the picture of a position that was not seen by `keep`. */
  constructor(
    private readonly board: Board,
    private readonly fetch: (number: number) => Promise<string>,
  ) {}

  /** A position arrived; what comes after `from` may be another one than before. */
  keep(number: number, svg: string, from: number): void {
    for (const known of [...this.looks.keys()]) if (known > from) this.looks.delete(known);
    for (const key of [...this.found.keys()]) if (Number(key.split("-")[1]) > from) this.found.delete(key);
    this.looks.set(number, Promise.resolve(looksOf(parseSvg(svg))));
  }

  /** Pictures hold words, and these are in another language now. */
  forget(): void {
    this.looks.clear();
    this.found.clear();
  }

  /** Mark what these entries did since the reader's last move. */
  async mark(entries: Entry[], seats: Seat[], choosing: number | null): Promise<void> {
    const own = seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    const runs = runsSince(entries, own, choosing).slice(-MOST);
    const needed = runs[0]?.from ?? entries.at(-1)?.number ?? 0;
    for (const number of [...this.looks.keys()]) if (number < needed) this.looks.delete(number);
    await this.show(runs, seats);
  }

  /** Mark what one deed did. */
  async markDeed(moves: Entry[], seats: Seat[]): Promise<void> {
    const [first, last] = [moves[0], moves.at(-1)];
    if (!first || !last) return this.clear();
    const pieces = moves.flatMap((move) => move.pieces);
    await this.show([{ seat: first.seat, from: first.number - 1, to: last.number, pieces }], seats);
  }

  /** Mark what some moves speak of, before they change it. */
  markPieces(moves: Entry[], seats: Seat[]): void {
    this.asked += 1;
    this.board.mark(new Map(moves.flatMap((move) => move.pieces.map((id) => [id, colourOf(seats, move.seat)]))));
  }

  clear(): void {
    this.markPieces([], []);
  }

  private async show(runs: Run[], seats: Seat[]): Promise<void> {
    const asked = (this.asked += 1);
    const marks = new Map<string, string>();
    for (const run of runs) {
      const pieces = await this.piecesOf(run).catch(() => run.pieces);
      for (const id of pieces) marks.set(id, colourOf(seats, run.seat));
    }
    // While pictures were on their way, the board may have got others.
    if (asked === this.asked) this.board.mark(marks);
  }

  private piecesOf(run: Run): Promise<string[]> {
    const key = `${run.from}-${run.to}`;
    let found = this.found.get(key);
    if (!found) {
      found = Promise.all([this.looksAt(run.from), this.looksAt(run.to)]).then(([before, after]) => [
        ...changed(before, after),
        ...run.pieces,
      ]);
      found.catch(() => this.found.delete(key));
      this.found.set(key, found);
    }
    return found;
  }

  private looksAt(number: number): Promise<Looks> {
    let found = this.looks.get(number);
    if (!found) {
      found = this.fetch(number).then((svg) => looksOf(parseSvg(svg)));
      found.catch(() => this.looks.delete(number));
      this.looks.set(number, found);
    }
    return found;
  }
}
