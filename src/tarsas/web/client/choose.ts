// Turns clicks into one action. A pick narrows the list by what was clicked until one action is
// left; a gather toggles a set until it is one action's. Knows no game and no page.
import type { Action, Choice } from "./types";

export class Choosing {
  /** What was clicked or toggled so far, in that order. */
  clicked: string[] = [];
  readonly choice: Choice;

  /** `drawn` says which ids the board has: a target that is not drawn cannot be asked for. */
  constructor(choice: Choice, drawn: (id: string) => boolean = () => true) {
    const actions = choice.actions.map((a) => ({ ...a, targets: a.targets.filter(drawn) }));
    this.choice = { ...choice, actions };
  }

  /** The actions that still agree with the clicks. */
  get remaining(): Action[] {
    return this.choice.actions.filter((a) => this.clicked.every((id) => a.targets.includes(id)));
  }

  /** The ids whose click leads on (pick) or may be toggled (gather). */
  alive(): string[] {
    const left = this.remaining;
    const ids = new Set(left.flatMap((a) => a.targets));
    if (this.choice.kind === "gather") return [...ids];
    const open = [...ids].filter((id) => !this.clicked.includes(id));
    return open.filter((id) => !this.common(id, left));
  }

  /**
   * Whether all that is left have this id in common: then it decides nothing, unless it is the only thing
   * to click. What is placed is shown at its place first, so the only place there is asks for its click too.
   */
  private common(id: string, left: Action[]): boolean {
    if (left.length < 2 || !left.every((a) => a.targets.includes(id))) return false;
    const onlyPlace = left.every((a) => a.placing && a.targets.length === 1);
    return this.clicked.length > 0 || !onlyPlace;
  }

  /** The actions that need no further click: they are buttons. */
  offered(): Action[] {
    const left = this.remaining;
    if (this.choice.kind === "gather") {
      return left.filter((a) => a.targets.length === this.clicked.length);
    }
    return left.filter((a) => a.targets.every((id) => this.clicked.includes(id) || this.common(id, left)));
  }

  /** What could have been clicked instead of the last click. */
  instead(): string[] {
    const last = this.clicked.pop();
    if (last === undefined) return [];
    const others = this.alive().filter((id) => id !== last);
    this.clicked.push(last);
    return others;
  }

  /**
   * Take a click on an id; return the action if it is decided. A second click on the same takes it
   * out of a set, or goes back to before it was picked.
   */
  click(id: string): Action | null {
    const at = this.clicked.indexOf(id);
    if (at >= 0) {
      this.clicked.splice(at, this.choice.kind === "gather" ? 1 : Infinity);
      return null;
    }
    if (!this.alive().includes(id)) return null;
    this.clicked.push(id);
    const left = this.remaining;
    return this.choice.kind === "pick" && left.length === 1 ? (left[0] ?? null) : null;
  }

  /** Forget the last click; say whether there was one. */
  back(): boolean {
    return this.clicked.pop() !== undefined;
  }

  /** Click again what was clicked in an earlier list, as far as it still means something. */
  resume(clicked: string[]): void {
    for (const id of clicked) {
      const before = [...this.clicked];
      if (this.click(id)) {
        // Never decide by itself: the last click is the player's.
        this.clicked = before;
        return;
      }
    }
  }

  /** The action that an id stands for, if it is the only one left with it. */
  only(id: string): Action | null {
    const found = this.remaining.filter((a) => a.targets.includes(id));
    return this.choice.kind === "pick" && found.length === 1 ? (found[0] ?? null) : null;
  }
}
