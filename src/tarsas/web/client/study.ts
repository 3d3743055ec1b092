// An analysis: the page of a table whose reader acts for everybody. The server keeps the tree of variations; each change
// answers its revision, so that two windows never write over each other.
import { ApiError, get, post } from "./api";
import { ask } from "./ask";
import { Branches } from "./branches";
import { pickOutcome } from "./chance";
import { Engine } from "./engine";
import { byId, language, memory, onClick, text } from "./page";
import { isAlone } from "./people";
import type { Button } from "./prompt";
import type { Command, Source, Status } from "./socket";
import { attempt, toast } from "./toast";
import { ReviewedLine } from "./reviewedline";
import type {
  Fall,
  FromServer,
  Opened,
  StudyChange,
  StudyDeed,
  StudyNode,
  StudyPosition,
  StudyStand,
  Table,
  WantedStudy,
} from "./types";
import { common, entriesOf, ROOT, Variations } from "./variations";
import { forced } from "./wishes";

const KEPT = 300; // positions that were fetched
const CHANCE = -1;

/** Return the analysis of this page, if it is one. */
export function studyHere(stage: Stage): Study | null {
  const name = byId("table").dataset["study"];
  return name === undefined ? null : new Study(name, stage);
}

/** What an analysis begins with, as POST /api/studies takes it. */
export type Studied = Pick<WantedStudy, "source"> & Partial<WantedStudy>;

/** Open an analysis and go there, as `query` says. */
export async function analyse(studied: Studied, query = ""): Promise<void> {
  location.assign((await post<Opened>("/api/studies", studied)).url + query);
}

/** What an analysis of a table begins with; null: it would help somebody against people. */
export function studiedTable(table: Table | null): Studied | null {
  return table && (table.over || isAlone(table.seats)) ? { source: `table:${table.id}` } : null;
}

/** What the page does for an analysis. */
export interface Stage {
  /** Show pieces that have no name by their pictures. */
  portray(place: HTMLElement): void;
  /** Light pieces on the board. */
  light(pieces: string[]): void;
  /** Open the pane of the analysis. */
  open(): void;
}

export class Study implements Source {
  onMessage: (message: FromServer) => void = () => undefined;
  onStatus: (status: Status) => void = () => undefined;
  onRefused: (code: number) => void = () => undefined;

  private stand: StudyStand | null = null;
  private spoken = ""; // the language in which it was told
  private tree = new Variations([]);
  private at = ROOT;
  private line: StudyNode[] = []; // through where one stands, to its end
  private told: StudyNode[] = []; // the line that the page was told last
  private shown: StudyPosition | null = null;
  private grown = false; // the tree has changed since it was drawn
  private revision = 0; // of the last position that was told
  private wanted: number | null = null; // where the reader goes while a position is on its way
  private changing: Promise<boolean> = Promise.resolve(true);
  private waiting = 0; // changes that are not done yet
  private readonly positions = new Map<number, StudyPosition>();
  /** What of it is reviewed. */
  readonly reviewed: ReviewedLine;
  private readonly branches: Branches;
  private readonly engine: Engine;

  constructor(
    private readonly name: string,
    private readonly stage: Stage,
  ) {
    this.branches = new Branches({
      go: (node) => void this.go(node),
      beside: (by) => void this.go(this.tree.beside(this.at, by) ?? this.at),
      call: (name) => void this.change({ do: "name", at: this.at, text: name }),
      comment: (words) => void this.change({ do: "comment", at: this.at, text: words }),
      resume: () => void this.resume(),
      promote: () => void this.change({ do: "promote", at: this.at }),
      cut: () => void this.cut(),
      portray: (place) => stage.portray(place),
    });
    this.engine = new Engine(this.address, {
      node: () => this.at,
      seats: () => this.stand?.table.seats ?? [],
      play: (actions) => void this.playLine(actions),
      portray: (place) => stage.portray(place),
      light: (pieces) => stage.light(pieces),
    });
    this.reviewed = new ReviewedLine({
      address: `/api/reviews/s/${name}`,
      tree: () => this.tree,
      at: () => this.at,
      follow: (node, line) => {
        this.line = line;
        void this.go(node);
      },
    });
    this.buttons();
  }

  // As a table's server

  connect(): void {
    void attempt(() => this.load());
  }

  close(): void {
    this.engine.stop();
  }

  /** The window is looked at again: another one may have changed the tree meanwhile. */
  hurry(): void {
    if (this.stand) void attempt(() => this.load());
  }

  falter(): void {
    // Nothing is open that could have been lost.
  }

  command(command: Command): void {
    if (command.type !== "act") return;
    void this.play(command.seat, [command.action, ...(command.then ?? [])]);
  }

  say(): boolean {
    return false;
  }

  get address(): string {
    return `/api/studies/${this.name}`;
  }

  /** The address of a position of the line that is shown. */
  position(number: number): string {
    return `${this.address}/nodes/${this.line.at(-1)?.number ?? ROOT}/positions/${number}`;
  }

  /** The tree is seen again: bring where one stands into sight. */
  reveal(): void {
    this.branches.here(this.at);
  }

  /** How many moves the line has that is shown. */
  get length(): number {
    return this.line.length;
  }

  /** Go to the position after so many moves of the line that is shown. */
  travel(number: number): void {
    void this.go(number > 0 ? (this.line[number - 1]?.number ?? this.at) : ROOT);
  }

  /** What chance may bring next, if it is to. */
  private get fall(): Fall | null {
    return this.shown?.position.falls[0] ?? null;
  }

  /** What can be done besides moves: with chance, or by who only has the link. */
  tools(): Button[] {
    if (!this.stand?.mine) return [this.playOn(() => undefined)];
    if (!this.fall) return [];
    // Two clicks draw once: the second would be another outcome in the place of the first.
    const draw = (): void => void (this.waiting > 0 || this.change({ do: "draw", at: this.at, draws: this.draws.on() }));
    const tools: Button[] = [
      { key: "draw", label: text("study-draw"), title: text("study-draw-title"), kind: "main", act: draw },
      { key: "choose", label: text("study-choose"), title: text("study-choose-title"), kind: "choice", act: () => void this.choose() },
    ];
    const average = (): void => {
      this.stage.open(); // on a phone another pane may be before it
      this.engine.start();
    };
    if (this.stand.engine > 0) {
      tools.push({ key: "average", label: text("study-average"), title: text("study-average-title"), kind: "choice", act: average });
    }
    return tools;
  }

  /** The way from what is only shown to moves of one's own: `open` where they can be made, or a copy. */
  playOn(open: () => void): Button {
    const mine = this.stand?.mine ?? false;
    const title = text(mine ? "analyse-title" : "study-play-on-title");
    return { key: "play-on", label: text("study-play-on"), title, kind: "main", act: mine ? open : () => void this.copy() };
  }

  // Where one stands

  private async load(): Promise<void> {
    const first = this.stand === null;
    const stand = await get<StudyStand>(this.address);
    const same = this.stand?.revision === stand.revision && this.spoken === language();
    if (!first && same && this.revision > 0 && this.told.length > 0) return;
    this.stand = stand;
    this.spoken = language();
    this.tree = new Variations(stand.nodes);
    this.reviewed.end = stand.reviewed;
    this.positions.clear();
    this.told = [];
    this.engine.show(stand.engine > 0);
    const asked = Number(new URLSearchParams(location.search).get("at") ?? Number.NaN);
    if (first) this.at = this.tree.has(asked) ? asked : stand.at;
    if (!this.tree.has(this.at)) this.at = ROOT;
    this.onMessage({ ...stand.table });
    this.branches.draw(this.tree, stand.mine, this.at);
    await this.go(this.at);
  }

  /** Go to a node. Who goes on before its position is there is only shown the last one. */
  private async go(node: number): Promise<void> {
    const busy = this.wanted !== null;
    this.wanted = node;
    if (busy) return;
    try {
      let position = await this.fetch(node);
      while (position.node !== this.wanted) position = await this.fetch(this.wanted);
      this.arrive(position);
    } catch (error) {
      this.fail(error);
    } finally {
      this.wanted = null;
      if (this.grown) this.drawTree(); // also if its position did not come
    }
  }

  private async fetch(node: number): Promise<StudyPosition> {
    let found = this.positions.get(node);
    if (!found) {
      found = await get<StudyPosition>(`${this.address}/nodes/${node}`);
      if (this.positions.size >= KEPT) this.positions.clear();
      this.positions.set(node, found);
    }
    return found;
  }

  private arrive(shown: StudyPosition): void {
    this.at = shown.node;
    this.shown = shown;
    // Back on the line that is shown, what follows stays in sight.
    if (!this.line.some((node) => node.number === this.at) || this.line.some((node) => !this.tree.has(node.number))) {
      this.line = this.tree.line(this.at);
    } else this.line = this.tree.line(this.line.at(-1)?.number ?? ROOT);
    if (this.at === ROOT && this.line.length === 0) this.line = this.tree.line(ROOT);
    const from = common(this.told, this.line);
    this.told = this.line;
    this.revision += 1;
    this.onMessage({ ...shown.position, revision: this.revision, log: { from, entries: entriesOf(this.line).slice(from) } });
    this.drawTree();
    this.engine.moved();
    const address = new URL(location.href);
    address.searchParams.set("at", String(this.at));
    history.replaceState(history.state, "", address);
    for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-picture]")) {
      const dark = getComputedStyle(document.documentElement).colorScheme === "dark";
      link.href = `${this.address}/nodes/${this.at}/${link.dataset["picture"] ?? ""}?theme=${dark ? "dark" : "light"}&lang=${document.documentElement.lang}`;
    }
  }

  /** Show the tree with where one stands; one that has grown is drawn with the position that it has grown by. */
  private drawTree(): void {
    if (this.grown) this.branches.draw(this.tree, this.stand?.mine ?? false, this.at);
    else this.branches.here(this.at);
    this.grown = false;
  }

  private fail(error: unknown): void {
    const told = error instanceof Error ? error.message : String(error);
    this.onMessage({ type: "error", id: "", code: "illegal", message: told, text: told });
  }

  // What is done

  /** Play a move, draw what chance brings then if it does so by itself, and take forced steps. */
  private async play(seat: number, actions: number[]): Promise<void> {
    await this.change({ do: "play", at: this.at, seat, actions, draws: this.draws.on() });
    for (let most = 20; most > 0 && forced.on(); most -= 1) {
      const [choice, ...others] = this.shown?.position.choices ?? [];
      const only = choice?.actions[0];
      if (!choice?.forced || !only || others.length > 0) return;
      if (!(await this.change({ do: "play", at: this.at, seat: choice.seat, actions: [only.action], draws: this.draws.on() }))) return;
    }
  }

  /** Play what the engine thinks of, or what it says that may come. */
  private async playLine(actions: number[]): Promise<void> {
    if (!this.stand?.mine) return;
    const seat = this.fall ? CHANCE : (this.engine.seat ?? this.shown?.position.acting[0] ?? 0);
    await this.play(seat, actions);
  }

  /** Go on as the line does that this one left, and say how far that could be followed. */
  private async resume(): Promise<void> {
    const before = this.tree.size;
    if (!(await this.change({ do: "resume", at: this.at }))) return;
    if (this.tree.size > before) toast(text("study-resumed", { count: this.tree.size - before }));
  }

  private async choose(): Promise<void> {
    await this.changing; // while a move is on its way no position is shown: this is meant for the one after it
    const chosen = this.fall && (await pickOutcome(this.fall));
    if (chosen !== null) await this.change({ do: "play", at: this.at, seat: CHANCE, actions: [chosen] });
  }

  private async cut(): Promise<void> {
    const after = this.tree.after(this.at).length > 0;
    const asked = { question: text("study-cut-question"), more: text("study-cut-more"), yes: text("study-delete-yes"), no: text("study-delete-no") };
    if (this.at !== ROOT && (!after || (await ask(asked)))) await this.change({ do: "delete", at: this.at });
  }

  /** Change the tree, after what is being changed; say whether it was done. */
  private change(deed: Omit<StudyDeed, "revision">): Promise<boolean> {
    this.waiting += 1;
    return (this.changing = this.changing.then(() => this.carryOut(deed)).finally(() => (this.waiting -= 1)));
  }

  /** Let the server change the tree. One that was changed elsewhere is shown as it is now. */
  private async carryOut(deed: Omit<StudyDeed, "revision">): Promise<boolean> {
    const stand = this.stand;
    if (!stand) return false;
    try {
      const change = await post<StudyChange>(this.address, { ...deed, revision: stand.revision });
      stand.revision = change.revision;
      this.tree.take(change);
      this.grown ||= change.nodes.length > 0 || change.gone.length > 0;
      if (change.gone.length > 0) this.line = this.tree.line(change.at);
      this.shown = null;
      await this.go(change.at);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === "conflict") {
        await attempt(() => this.load());
        toast(text("study-changed"), "error");
      } else this.fail(error);
      return false;
    }
  }

  private async copy(): Promise<void> {
    await attempt(() => analyse({ source: `study:${this.name}`, number: this.at }));
  }

  /** Whether chance is drawn by itself after a move. */
  private readonly draws = {
    on: (): boolean => (memory.get("study-draws") ?? "on") === "on",
    set: (on: boolean): void => memory.set("study-draws", on ? "on" : "off"),
  };

  private buttons(): void {
    const show = (): void => document.getElementById("study-draws")?.setAttribute("aria-checked", String(this.draws.on()));
    show();
    document.addEventListener("tarsas:language", show);
    onClick("#study-draws", () => {
      this.draws.set(!this.draws.on());
      show();
    });
    onClick("#study-copy", () => void this.copy());
    onClick("#study-delete", () => void this.remove());
    document.addEventListener("change", (event) => {
      const field = event.target;
      if (field instanceof HTMLInputElement && field.id === "study-title") void this.change({ do: "title", at: this.at, text: field.value });
    });
  }

  private async remove(): Promise<void> {
    const asked = { question: text("study-delete-question"), more: text("study-delete-more"), yes: text("study-delete-yes"), no: text("study-delete-no") };
    if (!(await ask(asked))) return;
    await attempt(async () => {
      await post(`${this.address}/delete`);
      location.assign("/analysis");
    });
  }
}
