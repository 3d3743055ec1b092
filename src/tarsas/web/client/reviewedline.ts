// The line of an analysis that is reviewed: the main one, as far as somebody asked for a review of it. What is played
// on from its end later is not in the review, and takes nothing from it.
import type { Reviewable } from "./review";
import type { Entry, StudyNode } from "./types";
import { entriesOf, ROOT, type Variations } from "./variations";

/** What an analysis does for its review. */
export interface Followed {
  /** Where the server is asked about the analysis, without the node. */
  address: string;
  tree: () => Variations;
  /** The node on the board. */
  at: () => number;
  /** Go to a node of a line, which stays in sight. */
  follow: (node: number, line: StudyNode[]) => void;
}

export class ReviewedLine implements Reviewable {
  /** The last node of which a review was asked for; null: nobody has asked. */
  end: number | null = null;

  constructor(private readonly followed: Followed) {}

  address(): string | null {
    const line = this.line();
    // Where nobody has moved there is nothing to be judged.
    return line.some((node) => (node.entry?.seat ?? -1) >= 0) ? `${this.followed.address}.${line.at(-1)?.number ?? ROOT}` : null;
  }

  entries(): Entry[] {
    return entriesOf(this.line());
  }

  go(number: number): void {
    const line = this.line();
    this.followed.follow(number > 0 ? (line[number - 1]?.number ?? ROOT) : ROOT, line);
  }

  isShown(): boolean {
    const at = this.followed.at();
    return at === ROOT || this.line().some((node) => node.number === at);
  }

  isOld(): boolean {
    return this.line().length < this.main().length;
  }

  renew(): void {
    this.end = null;
  }

  fix(): void {
    this.end = this.line().at(-1)?.number ?? null;
  }

  private main(): StudyNode[] {
    return this.followed.tree().line(ROOT);
  }

  private line(): StudyNode[] {
    const main = this.main();
    const last = main.findIndex((node) => node.number === this.end);
    return last < 0 ? main : main.slice(0, last + 1);
  }
}
