// The player's decision: what is alive on the board, which buttons stand beside the prompt.
import type { Board } from "./board";
import { Choosing } from "./choose";
import { text } from "./page";
import { showButtons, type Button } from "./prompt";
import type { Target, Targets } from "./targets";
import type { Action, Choice } from "./types";

const FEW = 6;

export class Turn {
  private choosing: Choosing | null = null;
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
    this.turned = 0;
    if (before?.choice.seat !== choice?.seat) this.hinted = null;
    this.choosing = choice ? new Choosing(choice, (id) => this.board.has(id)) : null;
    if (before && this.choosing?.choice.seat === before.choice.seat) this.choosing.resume(before.clicked);
    this.show();
  }

  /** Forget the clicks: the action has been sent, or another position is on the board. */
  clear(): void {
    this.choosing = null;
    this.hinted = null;
    this.show();
  }

  /** Mark what a bot would do, or nothing. */
  hint(action: number | null): void {
    if (action === this.hinted) return;
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
  turn(): boolean {
    const ghosts = this.ghosts();
    if (ghosts.length === 0) return false;
    this.turned = (this.turned + 1) % ghosts.length;
    this.show();
    return true;
  }

  show(): void {
    const choosing = this.choosing;
    this.board.light("chosen", choosing?.clicked ?? []);
    const hinted = choosing?.choice.actions.find((a) => a.action === this.hinted);
    this.board.light("hinted", hinted?.targets ?? []);
    if (!choosing) {
      this.targets.clear();
      showButtons("buttons", []);
      showButtons("tools", this.tools());
      return;
    }
    const ghosts = this.ghosts();
    this.targets.mark(this.marks(choosing, ghosts), (id) => this.click(id), (id) => this.point(id));
    this.board.ghost(ghosts[this.turned]?.ghost || hinted?.ghost || null);
    showButtons("buttons", this.buttons(choosing, ghosts));
    showButtons("tools", [...this.steps(choosing), ...this.tools()]);
  }

  /** The few actions that are left and can all be shown: they are leafed through, not listed. */
  private ghosts(): Action[] {
    const left = this.choosing?.remaining ?? [];
    const begun = (this.choosing?.clicked.length ?? 0) > 0 || this.choosing?.alive().length === 0;
    const few = left.length > 1 && left.length <= FEW;
    return begun && few && left.every((action) => action.ghost) ? left : [];
  }

  private marks(choosing: Choosing, ghosts: Action[]): Target[] {
    const gather = choosing.choice.kind === "gather";
    const marks = choosing.alive().map((id) => ({
      id,
      name: this.name(choosing, id),
      pressed: gather ? choosing.clicked.includes(id) : null,
    }));
    if (gather) return marks;
    const known = new Set(marks.map((mark) => mark.id));
    const others = choosing.instead().filter((id) => !known.has(id) && !choosing.clicked.includes(id));
    const last = ghosts.length > 0 ? choosing.clicked.at(-1) : undefined;
    return [
      ...marks,
      ...choosing.clicked.map((id) => {
        const turns = id === last;
        return { id, name: this.place(id, text(turns ? "turn" : "back")), pressed: turns ? null : true, aside: true };
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
    const name = does || (element && this.board.about(element)) || id;
    // What is written on a piece is part of its name: "The pink die: 3".
    const written = element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
    return written && written.length <= 24 && !name.includes(written) ? `${name.replace(/\.$/, "")}: ${written}` : name;
  }

  private buttons(choosing: Choosing, ghosts: Action[]): Button[] {
    const button = (action: Action, kind: Button["kind"]): Button => ({
      key: `action-${action.action}`,
      label: action.label || action.text,
      kind: this.hinted === action.action ? "main" : kind,
      title: action.text,
      act: () => this.act(choosing.choice.seat, action),
      point: (on) => this.board.ghost((on && action.ghost) || this.ghosts()[this.turned]?.ghost || null),
    });
    const current = ghosts[this.turned];
    if (current) {
      const turn = { key: "turn", label: text("turn"), kind: "choice" as const, act: () => void this.turn() };
      return [button(current, "main"), turn];
    }
    const offered = choosing.offered();
    const decided = choosing.clicked.length > 0 && offered.length === 1;
    return offered.map((action) => button(action, decided ? "main" : "choice"));
  }

  private steps(choosing: Choosing): Button[] {
    if (choosing.clicked.length === 0) return [];
    const act = (): void => void this.back();
    return [{ key: "back", label: text("back"), kind: "quiet", title: text("back-title"), act }];
  }

  private click(id: string): void {
    const choosing = this.choosing;
    if (!choosing) return;
    // A click on the same place turns what lies there, one elsewhere moves it.
    if (this.ghosts().length > 0 && choosing.clicked.at(-1) === id) {
      this.turn();
      return;
    }
    const pick = choosing.choice.kind === "pick";
    if (pick && !choosing.alive().includes(id) && choosing.instead().includes(id)) choosing.back();
    this.turned = 0;
    const decided = choosing.click(id);
    if (decided) this.act(choosing.choice.seat, decided);
    else this.show();
  }

  /** Show what the target under the pointer would bring. */
  private point(id: string | null): void {
    const current = this.ghosts()[this.turned];
    const pointed = id === null ? undefined : this.choosing?.remaining.find((a) => a.targets.includes(id));
    const narrows = id !== null && !this.choosing?.clicked.includes(id);
    this.board.ghost((narrows ? pointed?.ghost : undefined) || current?.ghost || null);
  }
}
