// The tree of variations beside the board: deeds in words, what is said of them, and the way to each.
import { byId, make, onClick, text } from "./page";
import { pictured } from "./pictured";
import type { StudyNode } from "./types";
import { ROOT, type Row, type Variations } from "./variations";

/** What the analysis does for its tree. */
export interface Climbing {
  go(node: number): void;
  beside(by: 1 | -1): void;
  call(name: string): void;
  comment(words: string): void;
  resume(): void;
  promote(): void;
  cut(): void;
  portray(place: HTMLElement): void;
}

const DEEPEST = 6; // variations that lie deeper are no further to the right
const TYPING = "input, select, textarea, dialog, .target, [role=tab], [role=radiogroup]";

export class Branches {
  private readonly list = byId<HTMLOListElement>("tree");
  private tree: Variations | null = null;
  private at = ROOT;
  private mine = false;
  private filled = -1; // the node whose words the fields show

  constructor(private readonly climbing: Climbing) {
    this.list.addEventListener("click", (event) => {
      const line = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-node]") : null;
      if (line) climbing.go(Number(line.dataset["node"]));
    });
    document.addEventListener("keydown", (event) => {
      const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
      const at = event.target instanceof Element ? event.target : document.body;
      if (!by || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      if (at.closest(TYPING) || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      climbing.beside(by);
    });
    document.addEventListener("change", (event) => {
      const field = event.target;
      if (field instanceof HTMLInputElement && field.id === "study-name") climbing.call(field.value);
      if (field instanceof HTMLTextAreaElement && field.id === "study-comment") climbing.comment(field.value);
    });
    // The engine's view above grows and shrinks: where one stands stays in sight.
    if (this.list.parentElement) new ResizeObserver(() => this.revealHere()).observe(this.list.parentElement);
    onClick("#study-resume", () => climbing.resume());
    onClick("#study-promote", () => climbing.promote());
    onClick("#study-cut", () => climbing.cut());
  }

  /** Draw the tree with where one stands; `mine`: whether it may be changed. */
  draw(tree: Variations, mine: boolean, at: number): void {
    this.tree = tree;
    this.mine = mine;
    const root = tree.node(ROOT);
    const before = new Map([...this.list.children].map((line) => [line instanceof HTMLElement ? line.dataset["nodes"] : "", line]));
    this.list.replaceChildren(
      make("li", { class: "branch chance" }, make("button", { type: "button", class: "entry", "data-node": ROOT }, text("study-opening")), ...said(root)),
      ...tree.rows().map((row) => this.row(row)),
    );
    for (const line of this.list.children) {
      const drawn = line instanceof HTMLElement && before.get(line.dataset["nodes"]);
      if (drawn) keepPictures(drawn, line);
    }
    this.here(at);
  }

  private row({ nodes, depth }: Row): HTMLLIElement {
    const last = nodes.at(-1);
    const seat = last?.entry?.seat ?? -1;
    const names = nodes.flatMap((node) => (node.name ? [make("b", { class: "branch-name" }, node.name)] : []));
    const button = make("button", { type: "button", class: "entry", "data-node": last?.number ?? ROOT }, ...names, ...pictured(last?.entry?.text ?? ""));
    const line = make("li", { class: seat < 0 ? "branch chance" : "branch" }, button, ...nodes.flatMap(said));
    line.style.setProperty("--depth", String(Math.min(depth, DEEPEST)));
    line.dataset["nodes"] = nodes.map((node) => node.number).join(" ");
    if (depth > 0) line.classList.add("aside");
    return line;
  }

  /** Mark where one stands, and show what is said of it. */
  here(node: number): void {
    this.at = node;
    const way = new Set(this.tree?.path(node).map((one) => String(one.number)));
    for (const line of this.list.children) {
      if (!(line instanceof HTMLElement)) continue;
      const nodes = (line.dataset["nodes"] ?? String(ROOT)).split(" ");
      // Where another line leads the same piece may be another one, or none.
      if (nodes.every((one) => way.has(one))) this.climbing.portray(line);
      const on = nodes.includes(String(node));
      line.classList.toggle("here", on);
      const button = line.querySelector("button");
      if (on) button?.setAttribute("aria-current", "true");
      else button?.removeAttribute("aria-current");
    }
    this.revealHere();
    this.fields();
  }

  private revealHere(): void {
    const line = this.list.querySelector<HTMLElement>(".here");
    if (line) this.reveal(line);
  }

  /** Bring a line into sight; scrollIntoView would scroll the whole page on phones. */
  private reveal(line: HTMLElement): void {
    const pane = this.list.parentElement;
    if (!pane) return;
    if (line.offsetTop < pane.scrollTop || line.offsetTop + line.offsetHeight > pane.scrollTop + pane.clientHeight) {
      // In the middle; of one that is higher than the pane, the beginning.
      pane.scrollTop = line.offsetTop + Math.min(0, (line.offsetHeight - pane.clientHeight) / 2);
    }
  }

  private fields(): void {
    if (!this.mine) return;
    const node = this.tree?.node(this.at);
    const name = byId<HTMLInputElement>("study-name");
    const comment = byId<HTMLTextAreaElement>("study-comment");
    // What is being written about the same position stays.
    const same = this.filled === this.at;
    this.filled = this.at;
    if (!same || document.activeElement !== name) name.value = node?.name ?? "";
    if (!same || document.activeElement !== comment) comment.value = node?.comment ?? "";
    name.disabled = this.at === ROOT; // what the opening is called is the title
    byId<HTMLButtonElement>("study-resume").disabled = !this.tree?.canResume(this.at);
    byId<HTMLButtonElement>("study-cut").disabled = this.at === ROOT;
    byId<HTMLButtonElement>("study-promote").disabled = !this.tree?.isAside(this.at);
  }
}

/** Let a line have the pictures of pieces that it had before it was drawn anew. */
function keepPictures(before: Element, line: Element): void {
  const known = before.querySelectorAll<HTMLElement>(".piece");
  for (const [i, piece] of line.querySelectorAll<HTMLElement>(".piece").entries()) {
    const old = known[i];
    if (old && old.title === piece.title && !("piece" in old.dataset)) piece.replaceWith(old);
  }
}

/** What is said of a position. */
function said(node: StudyNode | undefined): HTMLElement[] {
  return node?.comment ? [make("p", { class: "branch-comment" }, node.comment)] : [];
}
