// A lesson: the page of a table, whose server is a teacher. Where the learner stands follows from the
// answers so far, so every answer is asked for together with those before it.
import { ApiError, get, post } from "./api";
import { byId, make, memory, text } from "./page";
import { pictured } from "./pictured";
import { play } from "./play";
import type { Command, Source, Status } from "./socket";
import { attempt } from "./toast";
import type { FromServer, LessonDone, LessonStand } from "./types";

const GO_ON = -1;

/** Return the lesson of this page, if it is one: `game/number`. */
export function lessonHere(): string | null {
  return byId("table").dataset["lesson"] ?? null;
}

export class Lesson implements Source {
  onMessage: (message: FromServer) => void = () => undefined;
  onStatus: (status: Status) => void = () => undefined;
  onRefused: (code: number) => void = () => undefined;

  private answers: number[];
  private stand: LessonStand | null = null; // as the server told it last
  private shown: LessonStand | null = null; // as the teacher says it
  private revision = 0; // of the last position that was told
  private next: string | null = null;

  /** `known` is how many entries of the log the page has. */
  constructor(
    private readonly name: string,
    private readonly known: () => number,
  ) {
    byId("lesson-again").addEventListener("click", () => void this.ask([]));
    this.answers = (JSON.parse(memory.get(this.key) ?? "[]") as number[]).filter(Number.isInteger);
  }

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

  command(command: Command): void {
    if (command.type === "act") void this.ask([...this.answers, command.action, ...(command.then ?? [])]);
  }

  say(): boolean {
    return false;
  }

  /** The address of a position of the lesson so far. */
  position(number: number): string {
    return `${this.address}/positions/${number}?answers=${this.answers.join(",")}`;
  }

  get address(): string {
    return `/api/lessons/${this.name}`;
  }

  private get key(): string {
    return `lesson-${this.name}`;
  }

  private async ask(answers: number[]): Promise<void> {
    let stand: LessonStand;
    try {
      stand = await get<LessonStand>(`${this.address}?answers=${answers.join(",")}&after=${this.known()}`);
    } catch (error) {
      // What was answered long ago may fit the lesson no more.
      if (error instanceof ApiError && this.stand === null && answers.length > 0) return this.ask([]);
      const told = error instanceof Error ? error.message : String(error);
      this.onMessage({ type: "error", id: "", code: "illegal", message: told, text: told });
      return;
    }
    this.answers = stand.answers;
    memory.set(this.key, JSON.stringify(stand.step === stand.steps ? [] : stand.answers));
    this.stand = stand;
    this.onMessage({ ...stand.table });
    const scenes = [...stand.scenes, stand.position];
    const first = this.revision + 1; // a wrong answer leaves the position, and asks for another
    this.revision += scenes.length;
    for (const [i, position] of scenes.entries()) this.onMessage({ ...position, revision: first + i });
  }

  // As a teacher

  /** What the teacher points at. */
  get lights(): string[] {
    return this.shown?.lights ?? [];
  }

  /** Say what is to be done at a position, once what led to it has been seen; whether it is new. */
  teach(revision: number): boolean {
    const stand = this.stand;
    if (!stand || stand === this.shown || revision !== this.revision) return false;
    this.shown = stand;
    this.steps(stand);
    const remark = byId("lesson-remark");
    remark.hidden = stand.remark === "";
    remark.replaceChildren(...pictured(stand.remark), ...this.rules(stand));
    byId("lesson-said").replaceChildren(...pictured(stand.said));
    byId("teacher").classList.toggle("over", stand.step === stand.steps);
    byId("teacher").querySelector(".teacher-words")?.scrollTo(0, 0);
    this.buttons(stand);
    byId("lesson-again").hidden = stand.answers.length === 0;
    if (stand.step === stand.steps) void this.finish(stand);
    return true;
  }

  /** The numbers of the rules, for who wants to read them. */
  private rules(stand: LessonStand): Node[] {
    return stand.rules.map((rule) => make("small", { class: "rule-number", title: text("lesson-rule", { rule }) }, rule));
  }

  private steps(stand: LessonStand): void {
    const list = byId("lesson-steps");
    const [step, steps] = [Math.min(stand.step + 1, stand.steps), stand.steps];
    list.setAttribute("aria-label", text("lesson-step", { step, steps }));
    list.replaceChildren(
      ...Array.from({ length: steps }, (_, i) =>
        make("i", { class: i < stand.step ? "done" : i === stand.step ? "here" : "" }),
      ),
    );
  }

  private buttons(stand: LessonStand): void {
    const button = (label: string, kind: string, act: () => void): HTMLButtonElement => {
      const made = make("button", { type: "button", class: `button ${kind}` }, label);
      made.addEventListener("click", act);
      return made;
    };
    const made: HTMLButtonElement[] = [];
    if (stand.reads) made.push(button(text("lesson-go-on"), "main", () => void this.ask([...this.answers, GO_ON])));
    if (stand.step === stand.steps) {
      const [game = ""] = this.name.split("/");
      if (this.isLast()) made.push(button(text("lesson-play"), "main", () => void attempt(() => play({ game, guided: true }))));
      else made.push(button(text("lesson-next"), "main", () => location.assign(this.next ?? `/learn/${game}`)));
    }
    byId("lesson-buttons").replaceChildren(...made);
    // Who answers by keys goes on by them; who writes elsewhere is left alone.
    if (document.activeElement === document.body && made[0]?.classList.contains("main")) made[0].focus({ preventScroll: true });
  }

  private isLast(): boolean {
    return byId("teacher").dataset["last"] === "true";
  }

  private async finish(stand: LessonStand): Promise<void> {
    await attempt(async () => {
      const done = await post<LessonDone>(`${this.address}/done`, { answers: stand.answers });
      this.next = done.next;
    });
  }
}
