// What is studied alone, a lesson or a puzzle: the page of a table, whose server is a teacher. Where one
// stands follows from the answers so far, so every answer is sent together with those before it.
import { ApiError } from "./api";
import { byId, make } from "./page";
import { pictured } from "./pictured";
import type { Command, Source, Status } from "./socket";
import type { Studied } from "./study";
import type { FromServer, LessonStand, Position, PuzzleStand } from "./types";

/** What both kinds are told of where one stands. */
export type Stand = Pick<LessonStand & PuzzleStand, "table" | "scenes" | "position" | "said" | "remark" | "lights" | "answers">;

/** A button below what the teacher says. */
export interface Offer {
  label: string;
  kind: "main" | "choice" | "quiet";
  act: () => void;
}

export abstract class Taught<S extends Stand = Stand> implements Source {
  onMessage: (message: FromServer) => void = () => undefined;
  onStatus: (status: Status) => void = () => undefined;
  onRefused: (code: number) => void = () => undefined;

  protected answers: number[] = [];
  protected latest: S | null = null; // as the server told it last
  private shown: S | null = null; // as the teacher says it
  private revision = 0; // of the last position that was told

  /** `known` is how many entries of the log the page has. */
  constructor(
    protected readonly path: string,
    protected readonly known: () => number,
  ) {
    byId("lesson-again").addEventListener("click", () => this.again());
  }

  /** Where the server is asked about it. */
  abstract get address(): string;

  /** What the teacher points at. */
  get lights(): string[] {
    return this.shown?.lights ?? [];
  }

  /** What an analysis of it begins with; null: it would give the solution away. */
  abstract get studied(): Studied | null;

  /** Ask the server where answers lead. */
  protected abstract fetch(answers: number[]): Promise<S>;

  /** Note where one stands, before it is shown. */
  protected abstract reached(stand: S): void;

  /** Say what there is to say of a stand besides the teacher's words. */
  protected abstract tell(stand: S): void;

  // As a table's server

  connect(): void {
    void this.ask(this.answers);
  }

  close(): void {
    this.shown = null;
  }

  hurry(): void {
    // Nothing is open that could have been lost.
  }

  falter(): void {
    // Nor is anything now.
  }

  command(command: Command): void {
    if (command.type === "act") void this.ask([...this.answers, command.action, ...(command.then ?? [])]);
  }

  say(): boolean {
    return false;
  }

  /** The address of a position of the game so far. */
  position(number: number): string {
    return `${this.address}/positions/${number}?answers=${this.answers.join(",")}`;
  }

  /** Begin from the beginning. */
  protected again(): void {
    void this.ask([]);
  }

  protected async ask(answers: number[]): Promise<void> {
    let stand: S;
    try {
      stand = await this.fetch(answers);
    } catch (error) {
      // What was answered long ago may fit no more.
      if (error instanceof ApiError && this.latest === null && answers.length > 0) return this.ask([]);
      const told = error instanceof Error ? error.message : String(error);
      this.onMessage({ type: "error", id: "", code: "illegal", message: told, text: told });
      return;
    }
    this.answers = stand.answers;
    this.latest = stand;
    this.reached(stand);
    this.onMessage({ ...stand.table });
    this.show([...stand.scenes, stand.position]);
  }

  /** Put positions on the board, the last of them to stay. */
  protected show(scenes: Position[]): void {
    const first = this.revision + 1; // a wrong answer leaves the position, and asks for another
    this.revision += scenes.length;
    for (const [i, position] of scenes.entries()) this.onMessage({ ...position, revision: first + i });
  }

  // As a teacher

  /** Say what is to be done at a position, once what led to it has been seen; whether it is new. */
  teach(revision: number): boolean {
    const stand = this.latest;
    if (!stand || stand === this.shown || revision !== this.revision) return false;
    this.shown = stand;
    const remark = byId("lesson-remark");
    remark.hidden = stand.remark === "";
    remark.replaceChildren(...pictured(stand.remark));
    byId("lesson-said").replaceChildren(...pictured(stand.said));
    byId("lesson-again").hidden = stand.answers.length === 0;
    this.tell(stand);
    byId("lesson-words").scrollTo(0, 0);
    return true;
  }

  /** Offer buttons; who answers by keys goes on by them, and who writes elsewhere is left alone. */
  protected offer(offers: Offer[]): void {
    const held = byId("lesson-buttons").contains(document.activeElement); // goes with its button
    const made = offers.map((offer) => {
      const button = make("button", { type: "button", class: `button ${offer.kind}` }, offer.label);
      button.addEventListener("click", offer.act);
      return button;
    });
    byId("lesson-buttons").replaceChildren(...made);
    const main = made.find((button) => button.classList.contains("main"));
    if (main && document.activeElement === document.body) main.focus({ preventScroll: true });
    else if (held) byId("lesson-words").focus({ preventScroll: true });
  }
}
