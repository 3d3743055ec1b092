// The player's decision: what is alive on the board, which buttons stand beside the prompt.
import type { Board } from "./board";
import { Choosing } from "./choose";
import { text } from "./page";
import { plainly } from "./pictured";
import { showButtons, type Button } from "./prompt";
import type { Target, Targets } from "./targets";
import type { Action, Choice } from "./types";
import { placing, quick } from "./wishes";

const FEW = 6;
const MOST_CHIPS = 12; // as many places as a tile may have, and some more

/** Whether an action is shown by the first click and carried out by the second. */
function isShownFirst(action: Action): boolean {
  if (quick()) return false;
  // Where nothing can be pointed at without a click, a way of many steps is looked at as well.
  return action.placing ? placing.on() : action.then.length > 0 && matchMedia("(hover: none)").matches;
}

export class Turn {
  private choosing: Choosing | null = null;
  private offered: Choice | null = null; // as the server told it
  private turned = 0; // which of several ghosts on one place is considered
  private hinted: number | null = null;

  constructor(
    private readonly board: Board,
    private readonly targets: Targets,
    private readonly act: (seat: number, action: Action) => void,
    private readonly tools: () => Button[],
  ) {}

  /** Offer a decision, or none. What was clicked already stays, as far as it still fits. */
  offer(choice: Choice | null): void {
    const before = this.choosing;
    if (choice !== this.offered) this.targets.renew();
    this.offered = choice;
    this.turned = 0;
    if (before?.choice.seat !== choice?.seat) this.hinted = null;
    this.choosing = choice ? new Choosing(choice, (id) => this.board.has(id)) : null;
    if (before && this.choosing?.choice.seat === before.choice.seat) this.choosing.resume(before.clicked);
    this.show();
    if (!choice) this.targets.rest();
  }

  /** Forget the clicks: the action has been sent, or another position is on the board. */
  clear(): void {
    this.choosing = null;
    this.hinted = null;
    this.show();
  }

  /** Whether the player is in the middle of a choice: has clicked, or looks at a hint. */
  get begun(): boolean {
    return (this.choosing?.clicked.length ?? 0) > 0 || this.hinted !== null;
  }

  /** Mark what a bot would do, or nothing. */
  hint(action: number | null): void {
    if (action === this.hinted) return;
    this.hinted = action;
    this.show();
  }

  /** Show another move than the one that was clicked, or offer everything again. */
  instead(action: number | null): void {
    if (this.choosing) this.choosing = new Choosing(this.choosing.choice, (id) => this.board.has(id));
    this.turned = 0;
    this.hinted = action;
    this.show();
  }

  /** Take the last click back; say whether there was one. */
  back(): boolean {
    const done = this.choosing?.back() ?? false;
    this.turned = 0;
    if (done) this.show();
    return done;
  }

  /** Consider the next of several actions on the same place. */
  turn(): void {
    const considered = this.considered();
    if (considered.length < 2) return;
    this.turned = (this.turned + 1) % considered.length;
    this.show();
  }

  /** Carry out what is shown, if something is. */
  confirm(): void {
    const action = this.considered()[this.turned];
    if (action && this.choosing) this.act(this.choosing.choice.seat, action);
  }

  show(): void {
    const choosing = this.choosing;
    const clicked = choosing?.clicked ?? [];
    const gathered = this.board.gather(choosing?.choice.kind === "gather" ? clicked : []);
    this.board.light("chosen", clicked.filter((id) => !gathered.includes(id))); // else their place says it
    const hinted = choosing?.choice.actions.find((a) => a.action === this.hinted);
    this.board.light("hinted", hinted?.targets ?? []);
    if (!choosing) {
      this.targets.clear();
      showButtons("buttons", []);
      showButtons("chips", []);
      showButtons("tools", this.tools());
      return;
    }
    const considered = this.considered();
    this.targets.mark(this.marks(choosing, considered), (id) => this.click(id), (id) => this.point(id));
    this.board.ghost(considered[this.turned]?.ghost || hinted?.ghost || null);
    showButtons("buttons", this.buttons(choosing, considered));
    showButtons("chips", this.chips(choosing, considered));
    showButtons("tools", [...this.steps(choosing), ...this.tools()]);
  }

  /** What is shown before it is carried out: the actions at the place that was clicked. */
  private considered(): Action[] {
    const left = this.choosing?.clicked.length ? this.choosing.remaining : [];
    // Several on one place are leafed through, whatever is wished of a single one.
    const shown = left.length === 1 ? left.every(isShownFirst) : left.every((action) => action.placing);
    return left.length <= FEW && shown ? left : [];
  }

  private marks(choosing: Choosing, considered: Action[]): Target[] {
    const gather = choosing.choice.kind === "gather";
    const marks = choosing.alive().map((id) => ({
      id,
      name: this.name(choosing, id),
      pressed: gather ? choosing.clicked.includes(id) : null,
      // The first of several elements for one action is where it happens, and one of them is enough.
      twin: considered.length > 0 || (choosing.only(id)?.targets.find((one) => !choosing.clicked.includes(one)) ?? id) !== id,
    }));
    if (gather) return marks;
    const known = new Set(marks.map((mark) => mark.id));
    const others = choosing.instead().filter((id) => !known.has(id) && !choosing.clicked.includes(id));
    const last = considered.length > 0 ? choosing.clicked.at(-1) : undefined;
    return [
      ...marks,
      ...choosing.clicked.map((id) => {
        const confirms = id === last;
        const name = this.place(id, text(confirms ? "place-here" : "back"));
        return { id, name, pressed: confirms ? null : true, aside: true };
      }),
      ...others.map((id) => ({ id, name: this.place(id), pressed: null, aside: true })),
    ];
  }

  private name(choosing: Choosing, id: string): string {
    const only = choosing.only(id);
    return this.place(id, only?.label || only?.text);
  }

  /** Name an element by what a click on it does, else by what it is. */
  private place(id: string, does = ""): string {
    const element = this.board.find(id);
    if (does) return plainly(does);
    const name = (element && this.board.about(element)) || id;
    // What is written on a piece is part of its name: "The pink die: 3".
    const written = element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
    return written && written.length <= 24 && !name.includes(written) ? `${name.replace(/\.$/, "")}: ${written}` : name;
  }

  private buttons(choosing: Choosing, considered: Action[]): Button[] {
    const button = (action: Action, kind: Button["kind"]): Button => ({
      key: ["action", action.action, ...action.then].join("-"),
      label: action.label || action.text,
      kind: this.hinted === action.action && action.then.length === 0 ? "main" : kind,
      title: action.text,
      act: () => this.act(choosing.choice.seat, action),
      point: (on) => this.board.ghost((on && action.ghost) || this.considered()[this.turned]?.ghost || null),
    });
    const current = considered[this.turned];
    if (current) {
      const act = (): void => this.turn();
      const title = text("turn-title");
      const turn = { key: "turn", label: text("turn"), title, shortcut: "R", kind: "choice" as const, act };
      const here = button(current, "main");
      here.label = text(current.placing ? "place-here" : "do-this"); // the board shows what, the title says it
      return considered.length > 1 ? [here, turn] : [here];
    }
    const offered = choosing.offered();
    const decided = choosing.clicked.length > 0 && offered.length === 1;
    return offered.map((action) => button(action, decided ? "main" : "choice"));
  }

  /** What can be chosen on one small piece, in words: each lights its place. */
  private chips(choosing: Choosing, considered: Action[]): Button[] {
    if (choosing.choice.kind === "gather") return [];
    // What is only looked at so far can still be exchanged for another.
    const looked = considered.length > 0 ? choosing.clicked.pop() : undefined;
    const chips = new Map<Action, string>();
    const named = choosing.alive().every((id) => {
      const only = choosing.only(id);
      if (only && !chips.has(only)) chips.set(only, id);
      return only?.label;
    });
    if (looked !== undefined) choosing.clicked.push(looked);
    if (!named || chips.size > MOST_CHIPS || !this.targets.worded([...chips.values()])) return [];
    return [...chips].map(([action, id]) => ({
      key: `chip-${id}`,
      label: action.label,
      kind: considered.some((one) => one.action === action.action) ? ("main" as const) : ("choice" as const),
      act: () => this.click(id),
      point: (on: boolean) => this.targets.point(on ? id : null),
    }));
  }

  private steps(choosing: Choosing): Button[] {
    if (choosing.clicked.length === 0) return [];
    const act = (): void => void this.back();
    return [{ key: "back", label: text("back"), kind: "quiet", title: text("back-title"), shortcut: "Escape", act }];
  }

  private click(id: string): void {
    const choosing = this.choosing;
    if (!choosing) return;
    // A second click on the same place puts it there, one elsewhere moves it.
    if (this.considered().length > 0 && choosing.clicked.at(-1) === id) {
      this.confirm();
      return;
    }
    const pick = choosing.choice.kind === "pick";
    if (pick && !choosing.alive().includes(id) && choosing.instead().includes(id)) choosing.back();
    this.turned = 0;
    const decided = choosing.click(id);
    if (decided && !isShownFirst(decided)) this.act(choosing.choice.seat, decided);
    else this.show();
  }

  /** Show what the target under the pointer would bring. */
  private point(id: string | null): void {
    const current = this.considered()[this.turned];
    const pointed = id === null ? undefined : this.choosing?.remaining.find((a) => a.targets.includes(id));
    const narrows = id !== null && !this.choosing?.clicked.includes(id);
    this.board.ghost((narrows ? pointed?.ghost : undefined) || current?.ghost || null);
  }
}
