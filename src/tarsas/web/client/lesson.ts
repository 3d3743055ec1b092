// The teacher of a lesson: what is to be done, step by step, and where the next lesson is.
import { get, post } from "./api";
import { byId, make, memory, text } from "./page";
import { play } from "./play";
import { analyse, type Studied } from "./study";
import { type Offer, Taught } from "./taught";
import { attempt } from "./toast";
import type { LessonDone, LessonStand } from "./types";

const GO_ON = -1;

export class Lesson extends Taught<LessonStand> {
  private next: string | null = null;

  constructor(path: string, known: () => number) {
    super(path, known);
    this.answers = (JSON.parse(memory.get(this.key) ?? "[]") as number[]).filter(Number.isInteger);
  }

  get address(): string {
    return `/api/lessons/${this.path}`;
  }

  get studied(): Studied {
    return { source: `lesson:${this.path}`, answers: this.answers };
  }

  private get key(): string {
    return `lesson-${this.path}`;
  }

  protected fetch(answers: number[]): Promise<LessonStand> {
    return get<LessonStand>(`${this.address}?answers=${answers.join(",")}&after=${this.known()}`);
  }

  protected reached(stand: LessonStand): void {
    memory.set(this.key, JSON.stringify(stand.step === stand.steps ? [] : stand.answers));
  }

  protected tell(stand: LessonStand): void {
    this.steps(stand);
    byId("lesson-remark").append(...this.rules(stand));
    byId("teacher").classList.toggle("over", stand.step === stand.steps);
    this.offer(this.offers(stand));
    if (stand.step === stand.steps) void this.finish(stand);
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

  private offers(stand: LessonStand): Offer[] {
    if (stand.reads) return [{ label: text("lesson-go-on"), kind: "main", act: () => void this.ask([...this.answers, GO_ON]) }];
    if (stand.step < stand.steps) return [];
    const [game = ""] = this.path.split("/");
    const { last, enough } = byId("teacher").dataset;
    const study = (): void => void attempt(() => analyse(this.studied));
    const look: Offer = { label: text("analyse"), kind: "choice", act: study };
    const first: Offer = { label: text("lesson-play"), kind: "main", act: () => void attempt(() => play({ game, guided: true })) };
    if (last === "true") return [first, look];
    const next: Offer = { label: text("lesson-next"), kind: "main", act: () => location.assign(this.next ?? `/learn/${game}`) };
    return [next, enough === "true" ? { ...first, kind: "choice" } : look];
  }

  private async finish(stand: LessonStand): Promise<void> {
    await attempt(async () => {
      const done = await post<LessonDone>(`${this.address}/done`, { answers: stand.answers });
      this.next = done.next;
    });
  }
}
