// A table with a real box: what fell is entered, and anybody who sits there goes back where it was wrong.
import { ask } from "./ask";
import { type Deed, deedsOf } from "./deeds";
import { EntryPanel } from "./entry";
import { byId, text } from "./page";
import type { Button } from "./prompt";
import { toast } from "./toast";
import type { Act, Entry, GoBack, Position, Table } from "./types";

const CHANCE = -1;

export type BoxCommand = Omit<Act, "id" | "revision"> | Omit<GoBack, "id" | "revision">;

export class Box {
  private readonly panel: EntryPanel;
  private here = false;
  private left = -1; // the revision that the reader went back from

  constructor(
    private readonly command: (command: BoxCommand) => void,
    private readonly latest: () => Position | null,
    private readonly entries: () => Entry[],
  ) {
    this.panel = new EntryPanel(([action, ...then]) => {
      if (action !== undefined) command({ type: "act", seat: CHANCE, action, then });
    });
  }

  /** Learn whether the table has a box. */
  table(table: Table): void {
    this.here = table.chance === "box";
    byId("table").classList.toggle("boxed", this.here);
  }

  /** A position comes after the latest: say so if somebody else went back, or the board just jumps. */
  arrived(position: Position): void {
    const before = this.latest();
    const went = this.here && before !== null && position.number < before.number;
    if (went && before.revision !== this.left) toast(text("box-went-back"));
  }

  /** Whether it is asked for what fell. */
  get asks(): boolean {
    return this.here && (this.latest()?.falls.length ?? 0) > 0;
  }

  /** Ask for what fell, unless it is said already or another position is looked at. */
  show(position: Position | null): void {
    this.panel.show((this.here && position?.falls) || [], position?.revision ?? 0);
  }

  /** The way back to before the last entry or move. */
  tools(position: Position): Button[] {
    const number = position.back;
    if (number === null || number === undefined) return [];
    const act = (): void => (position.over ? void this.goBack(number) : this.back(number));
    return [{ key: "undo", label: text("undo"), kind: "quiet", title: text("box-undo-title"), shortcut: "Control+Z", act }];
  }

  /** Take the last entry or move back; say whether that can be done. */
  undo(): boolean {
    const position = this.latest();
    const tool = position ? this.tools(position)[0] : undefined;
    tool?.act();
    return tool !== undefined;
  }

  /** What a line of the log offers: to go back to before it, after a question. */
  before(deed: Deed): (() => void) | null {
    return this.mayGoBack() ? () => void this.goBack(deed.first.number - 1) : null;
  }

  /** The same while a position of the past is looked at, by the move that led there. */
  past(entry: Entry | undefined): Button[] {
    if (!entry || !this.mayGoBack()) return [];
    return [{ key: "go-back", label: text("box-back"), kind: "choice", act: () => void this.goBack(entry.deed - 1) }];
  }

  private mayGoBack(): boolean {
    const position = this.latest();
    return this.here && position !== null && position.back !== null;
  }

  private async goBack(number: number): Promise<void> {
    const { number: made = 0, over = false } = this.latest() ?? {};
    const more = text("box-back-more", { deeds: deedsOf(this.entries().slice(number)).length });
    const asked = {
      question: text("box-back-question"),
      more: over ? `${more} ${text("box-back-ended")}` : more,
      yes: text("box-back-yes"),
      no: text("box-back-no"),
    };
    // Somebody else may have gone on meanwhile: then the question was another one.
    if ((await ask(asked)) && this.latest()?.number === made) this.back(number);
  }

  private back(number: number): void {
    this.left = this.latest()?.revision ?? -1;
    this.command({ type: "go_back", number });
  }
}
