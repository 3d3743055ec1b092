// The tree of variations as the page knows it: where lines lead, and which deeds they are made of.
import type { Entry, StudyChange, StudyNode } from "./types";

export const ROOT = 0;

/** A line of the tree as it is read: the nodes of one deed, and how deep in variations it lies. */
export interface Row {
  nodes: StudyNode[];
  depth: number;
}

export class Variations {
  private readonly nodes = new Map<number, StudyNode>();
  private following = new Map<number, number[]>();

  constructor(nodes: StudyNode[]) {
    for (const node of nodes) this.nodes.set(node.number, node);
    this.arrange();
  }

  /** Take what a change made of the tree. */
  take(change: Pick<StudyChange, "nodes" | "gone">): void {
    for (const number of change.gone) this.nodes.delete(number);
    for (const node of change.nodes) this.nodes.set(node.number, node);
    this.arrange();
  }

  /** How many nodes there are. */
  get size(): number {
    return this.nodes.size;
  }

  has(number: number): boolean {
    return this.nodes.has(number);
  }

  node(number: number): StudyNode | undefined {
    return this.nodes.get(number);
  }

  /** The moves that follow a node, the main one first. */
  after(number: number): number[] {
    return this.following.get(number) ?? [];
  }

  /** The nodes from the first move to this one. */
  path(number: number): StudyNode[] {
    const found: StudyNode[] = [];
    for (let node = this.nodes.get(number); node && node.number !== ROOT; node = this.nodes.get(node.parent)) found.push(node);
    return found.reverse();
  }

  /** The nodes to this one, and on from it by the main moves to the end. */
  line(number: number): StudyNode[] {
    const found = this.path(number);
    for (let [next] = this.after(number); next !== undefined; [next] = this.after(next)) {
      const node = this.nodes.get(next);
      if (node) found.push(node);
    }
    return found;
  }

  /** Whether the variation that a node belongs to is not the first everywhere. */
  isAside(number: number): boolean {
    return this.path(number).some((node) => node.place > 0);
  }

  /** Whether a line ends here that left another one, so that it could go on as that one does. */
  canResume(number: number): boolean {
    return this.after(number).length === 0 && this.path(number).some((node) => this.after(node.parent).length > 1);
  }

  /** What is played in the place of a move on the way here, the nearest first: the next or the one before. */
  beside(number: number, by: 1 | -1): number | null {
    for (const node of this.path(number).reverse()) {
      const others = this.after(node.parent);
      if (others.length > 1) return others[(others.indexOf(node.number) + by + others.length) % others.length] ?? null;
    }
    return null;
  }

  /** The lines of the tree in the order in which they are read: a deed, what is played instead, the next. */
  rows(): Row[] {
    const rows: Row[] = [];
    const begin = (number: number, depth: number, instead: number[]): void => {
      const line = this.line(number).slice(this.path(number).length - 1);
      for (let at = 0; at < line.length; ) {
        const deed = line[at]?.entry?.deed;
        let end = at + 1;
        while (end < line.length && line[end]?.entry?.deed === deed) end += 1;
        const nodes = line.slice(at, end);
        rows.push({ nodes, depth });
        for (const node of nodes) {
          const others = node.number === number ? instead : this.after(node.parent).slice(1);
          for (const other of others) begin(other, depth + 1, []);
        }
        at = end;
      }
    };
    const [first, ...others] = this.after(ROOT);
    if (first !== undefined) begin(first, 0, others);
    return rows;
  }

  private arrange(): void {
    this.following = new Map();
    for (const node of [...this.nodes.values()].sort((a, b) => a.place - b.place)) {
      if (node.number === ROOT) continue;
      const others = this.following.get(node.parent);
      if (others) others.push(node.number);
      else this.following.set(node.parent, [node.number]);
    }
  }
}

/** The log of a line. */
export function entriesOf(nodes: StudyNode[]): Entry[] {
  return nodes.flatMap((node) => (node.entry ? [node.entry] : []));
}

/** How many moves two lines begin with in common. */
export function common(one: StudyNode[], other: StudyNode[]): number {
  const differs = one.findIndex((node, i) => node.number !== other[i]?.number);
  return differs < 0 ? Math.min(one.length, other.length) : differs;
}
