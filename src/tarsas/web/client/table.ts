// A table's page: takes the server's messages and keeps board, prompt, panels and log in step.
import { showAbout } from "./about";
import { Account } from "./account";
import { get, post } from "./api";
import { Areas } from "./areas";
import { ask } from "./ask";
import { Board } from "./board";
import { Chat } from "./chat";
import { Clocks } from "./clocks";
import { End } from "./end";
import { hideHint, showHint } from "./hint";
import { Inset } from "./inset";
import { startLegend } from "./legend";
import { Log } from "./log";
import { copy } from "./menu";
import { call, keepTitle, markTitle } from "./notify";
import { Pace } from "./pace";
import { byId, language, make, still, text } from "./page";
import { Outline } from "./outline";
import { Panels } from "./panels";
import { plainly } from "./pictured";
import { showPrompt, type Button } from "./prompt";
import { Since } from "./since";
import { Slider } from "./slider";
import { CROWDED, type Status, TableSocket, TOO_MANY_PAGES } from "./socket";
import { play } from "./sound";
import { Tabs } from "./tabs";
import { Targets } from "./targets";
import { attempt, toast } from "./toast";
import { Tooltip } from "./tooltip";
import { Turn } from "./turn";
import type { Act, Choice, Entry, FromServer, Hint, PastPosition, Position, Seat, SeatChange, Setting, Table, Undo } from "./types";
import { forced } from "./wishes";
import { Zoom } from "./zoom";

function uniqueId(): string {
  // randomUUID exists on https only, and a table may be served in a home network without it.
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Why there is no connection, and what to do about it. */
function noRoom(code: number): string {
  if (code === CROWDED) return text("crowded");
  return code === TOO_MANY_PAGES ? text("too-many-pages") : text("too-fast");
}

class TablePage {
  private readonly id = byId("table").dataset["table"] ?? "";
  private table: Table | null = null;
  private latest: Position | null = null; // from the server
  private shown: Position | null = null; // on the board, unless the past is
  private past: PastPosition | null = null;
  private answered = -1; // the revision that a command of ours has gone out for
  private seat: number | null = null; // which of several own seats is played
  private readonly leaving = new Set<number>(); // seats that the reader stood up from
  private first = true;
  private ended = false;

  private readonly frame = byId("board");
  private readonly board = new Board(byId("board-inside"), byId("sheet"));
  private readonly zoom = new Zoom(this.frame, byId("board-inside"), byId<HTMLButtonElement>("zoom-out"));
  private readonly inset = new Inset(this.frame, this.board, this.zoom);
  private readonly areas = new Areas(byId("areas"), this.board, this.zoom, this.inset);
  private readonly targets = new Targets(this.frame, this.board, this.zoom);
  private readonly tooltip = new Tooltip(this.frame, new Outline(this.board), (id) => this.board.portrait(id));
  private readonly turn = new Turn(
    this.board,
    this.targets,
    (seat, action) => this.command({ type: "act", seat, action: action.action, then: action.then }),
    () => this.tools(),
  );
  private readonly socket = new TableSocket(() => this.address());
  private readonly log = new Log(
    () => this.seats(),
    (pieces) => this.board.light("lit", pieces),
    (number) => this.slider.go(number),
  );
  private readonly slider = new Slider(
    this.id,
    (past) => this.visit(past),
    (error) => toast(error instanceof Error ? error.message : String(error), "error"),
  );
  private readonly panels = new Panels({
    take: (seat) => this.seatDeed(seat, { do: "take" }),
    leave: (seat) => void this.leave(seat),
    bot: (seat, level) => this.seatDeed(seat, { do: "bot", level }),
    back: (seat) => this.seatDeed(seat, { do: "back" }),
    copy: (address) => void copy(address),
    free: (seat) => void this.free(seat),
    open: (seat) => this.seatDeed(seat, { do: "open" }),
    invite: (seat) => this.seatDeed(seat, { do: "free" }),
  });
  private readonly clocks = new Clocks();
  private readonly since = new Since(this.id);
  private readonly end = new End(() => this.slider.go(0));
  private readonly account = new Account(
    (pieces) => this.board.light("lit", pieces),
    () => this.seats(),
  );
  private readonly pace = new Pace<Position>(
    (position) => this.show(position),
    () => still() || document.hidden || this.past !== null,
  );
  private readonly chat = new Chat(
    () => this.seats(),
    (line) => this.socket.say({ type: "chat", text: line }),
    (line, muted) => this.socket.say({ type: "mute", line, muted }),
    () => this.tabs.current === "chat",
    (message) => toast(message, "error"),
  );
  private readonly tabs: Tabs = new Tabs((tab) => {
    if (tab === "log") this.log.end();
    if (tab === "chat") this.chat.read();
    if (tab === "words") void this.words();
  });

  start(): void {
    this.socket.onMessage = (message) => this.receive(message);
    this.socket.onStatus = (status) => this.status(status);
    this.socket.onRefused = (code) => toast(noRoom(code), "error");
    this.socket.connect();
    addEventListener("online", () => this.socket.hurry());
    addEventListener("pagehide", () => this.socket.close());
    // The browser may bring the page back as it was, with the socket closed.
    addEventListener("pageshow", (event) => event.persisted && this.socket.connect());
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) return;
      this.socket.hurry();
      this.catchUp();
    });
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("tarsas:language", () => {
      keepTitle();
      this.log.entries = [];
      this.slider.forget();
      byId("setting").hidden = true;
      this.slider.go(Infinity);
      this.socket.connect();
    });
    byId("skip").addEventListener("click", () => {
      this.since.skip();
      this.account.skip();
    });
  }

  private address(): string {
    const address = new URL(`/t/${this.id}/socket`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.search = new URLSearchParams({
      lang: language(),
      view: "board",
      after: String(this.log.entries.length),
    }).toString();
    return address.href;
  }

  private seats(): Seat[] {
    return this.table?.seats ?? [];
  }

  /** The colour of the reader's seat, unless there are several: then the picture decides. */
  private onlySeat(table: Table): string | null {
    const own = table.seats.filter((seat) => seat.mine);
    return own.length === 1 ? (own[0]?.colour ?? null) : null;
  }

  private mine(seat: number): boolean {
    return this.seats()[seat]?.mine ?? false;
  }

  /** Whether the reader has no seat in a game that goes on. */
  private watches(): boolean {
    return this.table !== null && !this.table.over && !this.seats().some((seat) => seat.mine);
  }

  // From the server

  private receive(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.tellFreed(message.seats);
        this.tellRematch(message);
        this.table = { ...message, over: message.over || (this.latest?.over ?? false) };
        this.board.own = this.onlySeat(this.table);
        this.panels.seats(this.table);
        showAbout(message);
        this.clocks.show();
        this.board.loadSheet(message.sheet).then(
          (fresh) => fresh && this.shown && this.render(), // pieces have their sizes only now
          () => toast(text("offline"), "error"),
        );
        if (this.shown) this.render();
        break;
      case "position":
        this.arrive(message);
        break;
      case "chat":
        this.chat.take(message);
        break;
      case "hint":
        this.hint(message);
        break;
      case "error":
        toast(message.text, "error");
        this.answered = -1;
        if (!this.past) this.render();
        break;
      case "ack":
      case "pong":
        break;
    }
  }

  /** Take a position in. The log is complete at once; the board follows at a pace to be seen. */
  private arrive(position: Position): void {
    this.latest = position;
    this.log.take(position.log);
    this.slider.grow(position.number, position.log.from);
    this.clocks.set(position.clocks);
    if (this.first) {
      this.first = false;
      this.shown = position;
      if (!this.catchUp()) this.show(position);
    } else if (!this.since.running) {
      this.pace.add(position);
    }
  }

  /** Show once what happened while the reader was away; say whether anything did. */
  private catchUp(): boolean {
    const missed = this.since.missed(this.log.entries, (seat) => this.mine(seat));
    if (missed.length === 0 || this.since.running || this.past) return false;
    const bar = byId("since");
    bar.hidden = false;
    void this.since
      .replay(missed, {
        fetch: (number) => this.slider.fetch(number),
        show: (past, entry, done, all) => this.replayed(past, entry, done, all),
        end: () => {
          bar.hidden = true;
          if (this.latest) this.show(this.latest);
        },
      })
      .catch(() => undefined);
    this.turn.clear();
    return true;
  }

  private replayed(past: PastPosition, entry: Entry, done: number, all: number): void {
    this.board.draw(past.svg);
    this.board.light("lit", entry.pieces);
    this.panels.position({ scores: past.scores, acting: [], ranks: null });
    this.log.here(entry.number);
    byId("since-count").textContent = text("since", { done, all });
    showPrompt(plainly(entry.text), null);
    this.since.saw(entry.number);
  }

  // On the board

  /** Put a position of the running game on the board. */
  private show(position: Position): void {
    const before = this.shown;
    this.shown = position;
    this.since.saw(position.number);
    const newest = position === this.latest;
    if (before?.number !== position.number) this.closeHint();
    if (!this.past) this.render();
    if (!newest || this.takeForced(position)) return;
    const [was, is] = [before?.choices.length ?? 0, position.choices.length];
    markTitle(is > 0);
    if (is > 0 && (was === 0 || before === position)) {
      play("turn");
      call(position.prompt, this.id);
    } else if (before && before.number !== position.number) play("move");
    if (position.over && this.table && !this.ended) {
      this.ended = true;
      this.table.over = true;
      this.panels.seats(this.table);
      this.panels.position(position);
      const played = before !== null && before !== position && !before.over;
      if (played) play("end");
      if (!this.past) void this.finish(this.table, position, played);
    }
  }

  /** Count up what the last move brought, for who saw it, and show the result. */
  private async finish(table: Table, position: Position, played: boolean): Promise<void> {
    if (played) await this.account.count(Account.of(this.log.entries));
    if (this.past) return;
    this.render();
    await this.end.show(table, position);
  }

  /** Take the only step there is for the reader; say whether there was one. */
  private takeForced(position: Position): boolean {
    const choice = position.choices[0];
    const only = choice?.actions[0];
    if (!choice || !only || !choice.forced || position.choices.length > 1 || !forced.on()) return false;
    if (this.answered === position.revision) return true;
    this.answered = position.revision;
    // Two pages of one reader send the same id: the step is taken once.
    const id = `forced-${position.revision}-${choice.seat}`;
    this.socket.command({ type: "act", id, revision: position.revision, seat: choice.seat, action: only.action });
    this.turn.clear();
    return true;
  }

  /** Draw what is to be seen now: the game, or a position of its past. */
  private render(): void {
    const position = this.shown;
    if (!position || this.since.running || this.account.running) return;
    this.tooltip.hide();
    byId("table").classList.toggle("past", this.past !== null);
    if (this.past) {
      this.board.draw(this.past.svg);
      this.areas.show();
      this.panels.position({ scores: this.past.scores, acting: [], ranks: null });
      this.turn.clear();
      showPrompt(this.past.prompt, { text: text("past", { number: this.past.number }), colour: null });
    } else {
      this.board.draw(position.svg);
      this.areas.show();
      this.board.light("lit", []);
      this.panels.position(position);
      const choice = this.choice();
      this.turn.offer(choice);
      const colour = this.seats()[choice?.seat ?? -1]?.colour;
      const watching = this.watches() ? { text: text("watching"), colour: null } : null;
      showPrompt(position.prompt, colour ? { text: text("your-turn"), colour } : watching);
    }
    this.log.portray((id) => this.board.portrait(id));
    this.log.here(this.past?.number ?? position.number);
    if (this.tabs.current === "words") void this.words();
  }

  /** The decision to be made on this board, unless it is made already or out of date. */
  private choice(): Choice | null {
    const position = this.shown;
    if (!position || position !== this.latest || this.answered === position.revision) return null;
    return position.choices.find((choice) => choice.seat === this.seat) ?? position.choices[0] ?? null;
  }

  private visit(past: PastPosition | null): void {
    this.since.skip();
    this.account.skip();
    this.closeHint();
    this.past = past;
    if (past === null && this.latest) this.shown = this.latest;
    this.render();
  }

  private async words(): Promise<void> {
    const number = this.past?.number ?? this.shown?.number;
    if (number === undefined) return;
    const lines = (said: string[]): HTMLLIElement[] => said.map((line) => make("li", {}, line));
    await attempt(async () => {
      const { text: said } = await this.slider.fetch(number);
      byId("words-lines").replaceChildren(...lines(said));
      const printed = byId("setting");
      if (!printed.hidden) return;
      const setting = await get<Setting>(`/api/tables/${this.id}/setting?lang=${language()}`);
      printed.querySelector("ul")?.replaceChildren(...lines(setting.text));
      printed.hidden = setting.text.length === 0;
    });
  }

  // What the player does

  /** Buttons that are there whatever the game asks. */
  private tools(): Button[] {
    if (this.past) {
      const back = (): void => this.slider.go(Infinity);
      return [{ key: "now", label: text("to-the-game"), kind: "main", act: back }];
    }
    const position = this.shown;
    if (!position || position !== this.latest || this.since.running) return [];
    const tools: Button[] = [];
    for (const choice of position.choices.length > 1 ? position.choices : []) {
      const colour = this.seats()[choice.seat]?.colour_name ?? "";
      if (choice === this.choice()) continue;
      const act = (): void => {
        this.seat = choice.seat;
        this.render();
      };
      tools.push({ key: `seat-${choice.seat}`, label: text("play-as", { colour }), kind: "choice", act });
    }
    const undo = this.undoable();
    if (undo !== undefined) {
      const act = (): void => this.undo(undo);
      tools.push({ key: "undo", label: text("undo"), kind: "quiet", title: text("undo-title"), act });
    }
    const choice = this.choice();
    if (choice) {
      const act = (): void => void this.socket.say({ type: "hint", seat: choice.seat });
      tools.push({ key: "hint", label: text("hint"), kind: "quiet", title: text("hint-title"), act });
    }
    if (position.over && this.table) {
      const table = this.table;
      const rematch = table.rematch;
      if (rematch) {
        const act = (): void => location.assign(rematch);
        tools.push({ key: "rematch", label: text("to-rematch"), kind: "main", act });
      }
      tools.push({ key: "result", label: text("result"), kind: rematch ? "choice" : "main", act: () => void this.end.show(table, position) });
    }
    return tools;
  }

  /** The seat whose last move may be taken back; the end is the end. */
  private undoable(): number | undefined {
    const position = this.latest;
    return position && !position.over ? position.undo.find((seat) => this.mine(seat)) : undefined;
  }

  private undo(seat: number): void {
    this.command({ type: "undo", seat, choice: forced.on() });
  }

  private command(what: Omit<Act, "id" | "revision"> | Omit<Undo, "id" | "revision">): void {
    const position = this.latest;
    if (!position || this.answered === position.revision) return;
    this.answered = position.revision;
    this.socket.command({ ...what, id: uniqueId(), revision: position.revision });
    this.turn.clear();
  }

  private hint(hint: Hint): void {
    if (hint.revision !== this.shown?.revision) return;
    showHint(hint, () => this.closeHint());
    this.turn.hint(hint.action);
  }

  private closeHint(): void {
    hideHint();
    this.turn.hint(null);
  }

  private async leave(seat: number): Promise<void> {
    const colour = this.seats()[seat]?.colour_name ?? "";
    const sure = await ask({
      question: text("leave-question"),
      more: text("leave-more", { colour }),
      yes: text("leave-yes"),
      no: text("leave-no"),
    });
    // The game may have ended meanwhile: who sat at its end stays in its result.
    if (sure && !this.table?.over) this.seatDeed(seat, { do: "leave" });
  }

  private async free(seat: number): Promise<void> {
    const { name = "", colour_name: colour = "" } = this.seats()[seat] ?? {};
    const sure = await ask({
      question: text("free-question", { name }),
      more: text("free-more", { name, colour }),
      yes: text("free-yes"),
      no: text("free-no"),
    });
    if (sure && !this.table?.over) this.seatDeed(seat, { do: "free" });
  }

  /** Say so if a seat was freed by somebody else than the reader. */
  private tellFreed(now: Seat[]): void {
    const lost = this.seats().find((seat) => seat.mine && !now[seat.seat]?.mine && !this.leaving.has(seat.seat));
    if (!lost) return;
    const colour = lost.colour_name;
    if (now.some((seat) => seat.mine)) toast(text("freed-one", { colour }));
    else toast(text("freed", { colour }));
  }

  /** Say so when somebody asks for a rematch; the way there is among the tools and in the result. */
  private tellRematch(now: Table): void {
    if (!this.table || this.table.rematch === now.rematch) return;
    toast(text("rematch-asked"));
    this.end.offer(now);
  }

  private seatDeed(seat: number, deed: { do: Exclude<SeatChange["do"], undefined>; level?: string }): void {
    if (deed.do === "leave") this.leaving.add(seat);
    else this.leaving.delete(seat);
    void attempt(async () => {
      await post(`/api/tables/${this.id}/seats/${seat}`, deed);
      // The seats arrive by the socket; what may be done with them comes with a fresh one.
      this.socket.connect();
    });
  }

  private status(status: Status): void {
    if (status === "connecting") return; // what was said before holds until it is open
    byId("connection").hidden = status !== "lost";
    byId("unsaved").hidden = status !== "busy";
    byId("table").classList.toggle("offline", status === "lost");
  }

  private key(event: KeyboardEvent): void {
    const typing = event.target instanceof Element && event.target.closest("input, select, textarea, dialog");
    if (typing) return;
    if (event.key === "Escape") {
      if (this.account.running) this.account.skip();
      else if (this.since.running) this.since.skip();
      else if (!this.turn.back() && this.past) this.slider.go(Infinity);
    } else if ((event.ctrlKey || event.metaKey) && event.key === "z") {
      const undo = this.undoable();
      if (undo !== undefined && !this.past) this.undo(undo);
    } else if (event.key === "Enter" && event.target === document.body) this.turn.confirm();
    else if (event.key === "r" && !event.ctrlKey && !event.metaKey) this.turn.turn();
  }
}

export function startTable(): void {
  startLegend();
  new TablePage().start();
}
