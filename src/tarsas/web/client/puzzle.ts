// The teacher of a puzzle: says whether an answer was right, and plays the solution on the board.
import { get, post } from "./api";
import { copy } from "./menu";
import { byId, make, text } from "./page";
import { speed } from "./speed";
import { analyse, type Studied } from "./study";
import { type Offer, Taught } from "./taught";
import { attempt } from "./toast";
import type { Position, PuzzleStand } from "./types";

const SCENE = 1100; // for who sees others' turns at once: a solution that jumps is none

export class Puzzle extends Taught<PuzzleStand> {
  private gaveUp = false;
  private watches = false; // the solution was asked for just now
  private timer: ReturnType<typeof setTimeout> | undefined;

  get address(): string {
    return `/api/puzzles/${this.path}`;
  }

  get studied(): Studied | null {
    const over = (this.latest?.film.length ?? 0) > 0;
    return over ? { source: `puzzle:${this.path}`, answers: this.answers } : null;
  }

  override close(): void {
    clearTimeout(this.timer);
    super.close();
  }

  protected fetch(answers: number[]): Promise<PuzzleStand> {
    clearTimeout(this.timer);
    const [after, show] = [this.known(), this.gaveUp || this.watches];
    if (answers.length === 0 && !show) return get<PuzzleStand>(`${this.address}?after=${after}`);
    return post<PuzzleStand>(this.address, { answers, show, after }).catch((error: unknown) => {
      this.watches = false;
      throw error;
    });
  }

  protected reached(stand: PuzzleStand): void {
    this.gaveUp = stand.state === "shown";
  }

  /** Put positions on the board; a solution that was asked for comes step by step. */
  protected override show(scenes: Position[]): void {
    const film = this.watches ? (this.latest?.film ?? []) : [];
    this.watches = false;
    this.play([...film, ...scenes]);
  }

  private play(scenes: Position[]): void {
    const [first, ...rest] = scenes;
    if (!first) return;
    super.show([first]);
    if (rest.length > 0) this.timer = setTimeout(() => this.play(rest), speed().scene || SCENE);
  }

  protected tell(stand: PuzzleStand): void {
    const over = stand.film.length > 0;
    const teacher = byId("teacher");
    teacher.classList.toggle("over", over);
    teacher.dataset["state"] = stand.state;
    const result = byId("puzzle-result");
    result.hidden = stand.result.length === 0;
    result.replaceChildren(...stand.result.map((line) => make("span", {}, line)));
    this.offer(over ? this.ways(stand) : [{ label: text("puzzle-show"), kind: "choice", act: () => this.giveUp() }]);
  }

  /** Where to go from a solution. */
  private ways(stand: PuzzleStand): Offer[] {
    const link = new URL(`/puzzles/${this.path}`, location.href).href;
    return [
      { label: text("puzzle-next"), kind: "main", act: () => location.assign(stand.next) },
      { label: text("puzzle-film"), kind: "choice", act: () => this.watch(stand) },
      { label: text("puzzle-retry"), kind: "choice", act: () => this.again() },
      { label: text("analyse"), kind: "choice", act: () => void attempt(() => analyse({ source: `puzzle:${this.path}`, answers: this.answers })) },
      { label: text("puzzle-share"), kind: "quiet", act: () => void copy(link) },
    ];
  }

  private giveUp(): void {
    this.watches = true;
    void this.ask(this.answers);
  }

  protected override again(): void {
    this.gaveUp = false;
    super.again();
  }

  private watch(stand: PuzzleStand): void {
    clearTimeout(this.timer);
    this.play([...stand.film, stand.position]);
  }
}
