// A table's page: takes the server's messages and keeps board, prompt, panels and log in step.
import { showAbout } from "./about";
import { Account } from "./account";
import { post } from "./api";
import { Announcer } from "./announce";
import { Areas } from "./areas";
import { attend } from "./attention";
import { Board } from "./board";
import { Chat } from "./chat";
import { Clocks } from "./clocks";
import { continues, type Deed, mayGoOn, stops } from "./deeds";
import { End } from "./end";
import { Film } from "./film";
import { Gestures } from "./gestures";
import { Glimpse, type Moment } from "./glimpse";
import { hideHint, showHint } from "./hint";
import { Inset } from "./inset";
import { Lesson, lessonHere } from "./lesson";
import { startKeys } from "./keys";
import { Log } from "./log";
import { copy, showOwnName } from "./menu";
import { call, keepTitle, markTitle } from "./notify";
import { byId, language, text } from "./page";
import { Outline } from "./outline";
import { Panels } from "./panels";
import { learnNames } from "./people";
import { sureToFree, sureToLeave, sureToResign } from "./partings";
import { plainly, portray } from "./pictured";
import { showPrompt, type Button } from "./prompt";
import { Recent } from "./recent";
import { Rules } from "./rules";
import { Scenes } from "./scenes";
import { Since } from "./since";
import { Slider } from "./slider";
import { CLOSED, noRoom, type Source, type Status, TableSocket } from "./socket";
import { play } from "./sound";
import { speed } from "./speed";
import { showStanding } from "./standing";
import { StepBackBar } from "./stepback";
import { Tabs } from "./tabs";
import { Targets } from "./targets";
import { attempt, toast } from "./toast";
import { Tooltip } from "./tooltip";
import { Turn } from "./turn";
import { Tutor } from "./tutor";
import { uniqueId } from "./unique";
import type { Act, Action, Choice, Entry, FromServer, Hint, PastPosition, Position, Seat, SeatChange, Table, Undo } from "./types";
import { missing, WaitingRoom } from "./waiting";
import { forced } from "./wishes";
import { showWords } from "./words";
import { Zoom } from "./zoom";

class TablePage {
  private readonly id = byId("table").dataset["table"] ?? "";
  private table: Table | null = null;
  private latest: Position | null = null; // from the server
  private shown: Position | null = null; // on the board, unless the past is
  private settled: Position | null = null; // the last one that no film led away from
  private scene: Entry[] = []; // what led to it from the one before
  private past: PastPosition | null = null;
  private answered = -1; // the revision that a command of ours has gone out for
  private seat: number | null = null; // which of several own seats is played
  private readonly leaving = new Set<number>(); // seats that the reader stood up from
  private first = true;
  private ended = false;

  private readonly frame = byId("board");
  private readonly board = new Board(byId("board-inside"), byId("sheet"));
  private readonly zoom = new Zoom(this.frame, byId("board-inside"));
  private readonly inset = new Inset(this.frame, this.board, this.zoom);
  private readonly areas = new Areas(byId("areas"), this.board, this.zoom, this.inset);
  private readonly targets = new Targets(this.frame, this.board, this.zoom, new Gestures(this.frame, this.zoom));
  private readonly tooltip = new Tooltip(this.frame, new Outline(this.board), (id) => this.board.portrait(id));
  private readonly turn = new Turn(
    this.board,
    this.targets,
    (seat, action) => this.tutor?.tries(seat, action) || this.act(seat, action),
    () => this.tools(),
  );
  private readonly lesson = this.taught();
  private readonly socket: Source = this.lesson ?? new TableSocket(() => this.address());
  private readonly tutor = this.lesson ? null : this.tutored();
  private readonly announcer = new Announcer(() => this.seats());
  private readonly slider = new Slider(
    (number) => this.lesson?.position(number) ?? `${this.api}/positions/${number}`,
    (past) => this.visit(past),
    (error) => toast(error instanceof Error ? error.message : String(error), "error"),
    () => stops(this.log.entries),
  );
  private readonly recent = new Recent(this.board, (number) => this.slider.fetch(number).then((past) => past.svg));
  private readonly glimpse = new Glimpse({
    fetch: (number) => this.slider.fetch(number),
    free: () => !this.film.running && !this.since.running && !this.account.running && !this.turn.begun,
    show: (past, deed, moment) => this.glimpsed(past, deed, moment),
    end: () => this.render(),
  });
  private readonly log = new Log(() => this.seats(), {
    light: (pieces) => this.board.light("lit", pieces),
    look: (deed) => this.glimpse.point(deed),
    turn: (moment) => this.glimpse.turn(moment),
    visit: (number) => this.slider.go(number),
  });
  private readonly panels = new Panels({
    take: (seat) => this.seatDeed(seat, { do: "take" }),
    leave: (seat) => void this.leave(seat),
    resign: (seat) => void this.resign(seat),
    askBack: (seat) => void this.socket.say({ type: "ask_back", seat }),
    bot: (seat, level) => this.seatDeed(seat, { do: "bot", level }),
    back: (seat) => this.seatDeed(seat, { do: "back" }),
    copy: (address) => void copy(address),
    free: (seat) => void this.free(seat),
    open: (seat) => this.seatDeed(seat, { do: "open" }),
    invite: (seat) => this.seatDeed(seat, { do: "free" }),
    standing: () => void this.standing(),
  });
  private readonly waiting = new WaitingRoom({
    take: (seat) => this.seatDeed(seat, { do: "take" }),
    copy: (address) => void copy(address),
    begin: (level) => void attempt(() => post(`/api/tables/${this.id}/begin`, { level })),
  });
  private readonly stepBack = new StepBackBar((request, agree) => this.socket.say({ type: "answer_back", request, agree }));
  private readonly scenes = new Scenes(this.board, this.panels, this.log, this.recent, () => this.seats());
  private readonly clocks = new Clocks();
  private readonly since = new Since(this.id);
  private readonly end = new End(() => this.slider.go(0));
  private readonly account = new Account(
    (pieces) => this.board.light("lit", pieces),
    () => this.seats(),
  );
  private readonly film = new Film<Position>({
    show: (position, over) => this.show(position, over),
    same: (first, second) => first.number < second.number && continues(this.log.entries, first.number),
    goesOn: (position) => mayGoOn(this.log.entries, position, (seat) => this.mine(seat)),
    tells: (position) => this.news(position).some((entry) => entry.seat >= 0 && !this.mine(entry.seat)),
    // Who is to choose is not kept waiting by what others do meanwhile.
    hurried: () => speed().scene === 0 || document.hidden || this.past !== null || (this.shown?.choices.length ?? 0) > 0,
    speed,
  });
  private readonly chat = new Chat(
    () => this.seats(),
    (line) => this.socket.say({ type: "chat", text: line }),
    (line, muted) => this.socket.say({ type: "mute", line, muted }),
    () => this.tabs.current === "chat",
    (message) => toast(message, "error"),
  );
  private readonly rules = new Rules({ open: () => this.tabs.choose("rules"), close: () => this.tabs.back() });
  private readonly tabs: Tabs = new Tabs((tab) => {
    if (tab === "log") this.log.end();
    if (tab === "chat") this.chat.read();
    if (tab === "words") void this.words();
    this.rules.show(tab === "rules");
  });

  start(): void {
    this.socket.onMessage = (message) => this.receive(message);
    this.socket.onStatus = (status) => this.status(status);
    this.socket.onRefused = (code) => {
      if (code === CLOSED) location.reload(); // the page says why
      else toast(noRoom(code), "error");
    };
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
    startKeys({
      back: () => this.goBack(),
      undo: () => {
        const undo = this.undoable();
        if (undo !== undefined && !this.past) this.undo(undo);
      },
      confirm: () => this.turn.confirm(),
      turn: () => this.turn.turn(),
      zoom: (key) => this.areas.key(key),
      step: (by) => this.turn.begun || this.slider.step(by),
      first: () => this.turn.begun || this.slider.go(0),
      last: () => this.slider.go(Infinity),
    });
    document.addEventListener("tarsas:language", () => {
      keepTitle();
      this.log.entries = [];
      this.slider.forget();
      this.recent.forget();
      byId("setting").hidden = true;
      this.slider.go(Infinity);
      this.socket.connect();
    });
    byId("skip").addEventListener("click", () => {
      this.since.skip();
      this.account.skip();
    });
  }

  /** The lesson that is played on this page, if it is none of a table. */
  private taught(): Lesson | null {
    const name = lessonHere();
    return name === null ? null : new Lesson(name, () => this.log.entries.length);
  }

  /** The teacher beside this table, for who wants one. */
  private tutored(): Tutor {
    return new Tutor(this.id, {
      choice: () => this.choice(),
      entries: () => this.log.entries,
      say: (remark) => this.socket.say(remark),
      revision: () => this.latest?.revision ?? 0,
      act: (seat, action) => this.act(seat, action),
      point: (action) => this.turn.instead(action),
      refresh: () => this.turn.show(),
    });
  }

  /** Where the server is asked about this table. */
  private get api(): string {
    return this.lesson?.address ?? `/api/tables/${this.id}`;
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
        this.tellBegun(message);
        this.table = { ...message, over: message.over || (this.latest?.over ?? false) };
        this.board.own = this.onlySeat(this.table);
        if (learnNames(message.seats)) this.board.renamed();
        showOwnName(message.seats);
        this.panels.seats(this.table);
        this.tutor?.seats(this.table);
        this.waiting.show(this.table);
        this.stepBack.show(this.table, this.log.entries);
        showAbout(message);
        this.clocks.show();
        this.board.loadSheet(message.sheet).then(
          (fresh) => fresh && this.sized(), // pieces have their sizes only now
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
      case "advice":
      case "weighed":
        this.tutor?.take(message);
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
    this.recent.keep(position.number, position.svg, position.log.from);
    this.clocks.set(position.clocks);
    if (this.table) this.stepBack.show(this.table, this.log.entries);
    this.tutor?.happened(position);
    if (this.first) {
      this.first = false;
      this.shown = position;
      if (!this.catchUp()) this.show(position, true);
    } else if (!this.since.running) {
      this.film.add(position);
    }
  }

  /** Show once what happened while the reader was away; say whether anything did. */
  private catchUp(): boolean {
    const missed = this.since.missed(this.log.entries, (seat) => this.mine(seat));
    if (missed.length === 0 || this.since.running || this.past) return false;
    const bar = byId("since");
    bar.hidden = false;
    this.glimpse.stop();
    void this.since
      .replay(missed, {
        fetch: (number) => this.slider.fetch(number),
        show: (past, deed, done, all) => this.replayed(past, deed, done, all),
        end: () => {
          bar.hidden = true;
          if (this.latest) this.show(this.latest, true);
        },
      })
      .catch(() => undefined);
    this.turn.clear();
    return true;
  }

  private replayed(past: PastPosition, deed: Deed, done: number, all: number): void {
    byId("since-count").textContent = text("since", { done, all });
    this.scenes.show(past, deed.moves, null);
    this.announcer.tell(deed.moves);
    this.since.saw(deed.last.number);
  }

  /** Show a deed of the past for as long as its line is pointed at. */
  private glimpsed(past: PastPosition, deed: Deed, moment: Moment): void {
    this.log.offerMoments(deed, moment);
    this.turn.clear();
    this.scenes.show(past, deed.moves, { text: text(moment), colour: null }, moment === "before");
    this.board.light("lit", []);
  }

  // On the board

  /** What led from the position on the board to another one; nothing, if moves were taken back. */
  private news(position: Position): Entry[] {
    return this.log.entries.slice(this.shown?.number ?? 0, position.number);
  }

  /** Put a position of the running game on the board: as a scene, or to stay when the film is `over`. */
  private show(position: Position, over: boolean): void {
    const before = this.shown;
    if (before !== position) this.scene = this.news(position);
    this.shown = position;
    this.since.saw(position.number);
    if (before?.number !== position.number) this.closeHint();
    if (before !== position) this.announcer.tell(this.scene);
    this.glimpse.stop();
    if (!this.past) this.render();
    if (over) this.settle(position, before !== position);
    else play("move");
  }

  /** Begin what waited for the film: the reader's turn, or the end. */
  private settle(position: Position, fresh: boolean): void {
    const before = this.settled;
    this.settled = position;
    if (position !== this.latest || this.takeForced(position)) return;
    this.teach(position);
    const [was, is] = [before?.choices.length ?? 0, position.choices.length];
    markTitle(is > 0);
    if (is > 0 && (was === 0 || before === position)) {
      play("turn");
      call(plainly(position.prompt), this.id);
    } else if (before && fresh && before.number !== position.number) play("move");
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

  /** Let the teacher speak, and point at what is spoken of. */
  private teach(position: Position): void {
    this.tutor?.turn(position);
    if (!this.lesson?.teach(position.revision)) return;
    this.board.light("taught", this.lesson.lights);
    attend(this.lesson.lights, this.board, this.zoom);
  }

  /** Draw once more, and go where one has to act: the symbols have come, so pieces have sizes. */
  private sized(): void {
    this.targets.renew();
    if (this.shown) this.render();
    attend(this.lesson?.lights ?? [], this.board, this.zoom);
  }

  /** Count up what the last move brought, for who saw it, and show the result. */
  private async finish(table: Table, position: Position, played: boolean): Promise<void> {
    const givenUp = table.seats.filter((seat) => !seat.resigned).length < 2 && table.players > 1;
    if (played && !givenUp) await this.account.count(position.account);
    if (this.past) return;
    this.render();
    if (!this.lesson) await this.end.show(table, position);
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
    if (!position || this.since.running || this.account.running || this.glimpse.running) return;
    this.tooltip.hide();
    this.log.offerMoments(null, "after");
    this.board.light("lit", []);
    byId("table").classList.toggle("past", this.past !== null);
    if (this.past) this.review(this.past);
    else if (this.film.running && this.scene.length > 0) {
      this.turn.clear();
      this.scenes.show(position, this.scene, null);
    } else {
      this.board.draw(position.svg);
      this.panels.position(position);
      this.log.here(position.number);
      this.rules.now(position.rule);
      this.turn.offer(this.choice());
      this.ask(position);
      this.board.light("taught", this.lesson?.lights ?? []);
    }
    this.areas.show();
    if (!this.past) this.markRecent(position);
    const portrait = (id: string): SVGSVGElement | null => this.board.portrait(id);
    this.log.portray(portrait);
    portray(byId("asked-back"), portrait);
    if (this.tabs.current === "words") void this.words();
  }

  /** Show a position of the past, and what was done there. */
  private review(past: PastPosition): void {
    this.turn.clear();
    const last = this.log.entries[past.number - 1];
    const moves = this.log.entries.filter((entry) => entry.deed === last?.deed && entry.number <= past.number);
    const chip = { text: text("past", { number: past.number }), colour: null };
    this.scenes.show(past, moves, chip);
    this.announcer.tell(moves);
    if (!last) showPrompt(text("beginning"), null);
  }

  /** Say who does what now. */
  private ask(position: Position): void {
    const colour = this.seats()[this.choice()?.seat ?? -1]?.colour;
    const words = this.table?.begun === false ? missing(this.table) : position.prompt;
    showPrompt(words, colour ? { text: text("your-turn"), colour } : this.aside());
    this.announcer.ask(colour ? `${text("your-turn")}: ${words}` : words);
  }

  /** Mark what happened since the reader's last move, as long as there is a next one. */
  private markRecent(position: Position): void {
    const told = this.log.entries.slice(0, position.number);
    if (position.over) this.recent.clear();
    else void this.recent.mark(told, this.seats(), this.choice()?.seat ?? null);
  }

  /** Why the reader has nothing to decide, if there is more to it than that others think. */
  private aside(): { text: string; colour: string | null } | null {
    const handed = this.handed();
    if (handed) return { text: text("handed-over"), colour: handed.colour };
    return this.watches() ? { text: text("watching"), colour: null } : null;
  }

  /** A seat of the reader's that a bot plays for now. */
  private handed(): Seat | undefined {
    return this.table?.over ? undefined : this.seats().find((seat) => seat.mine && seat.handed);
  }

  /** The decision to be made on this board, unless it is made already or out of date. */
  private choice(): Choice | null {
    const position = this.shown;
    if (!position || position !== this.latest || this.answered === position.revision || this.film.running) return null;
    return position.choices.find((choice) => choice.seat === this.seat) ?? position.choices[0] ?? null;
  }

  private visit(past: PastPosition | null): void {
    this.since.skip();
    this.account.skip();
    this.closeHint();
    this.glimpse.stop();
    this.past = past;
    this.film.skip();
    if (past === null && this.latest) this.shown = this.latest;
    this.render();
  }

  private async standing(): Promise<void> {
    const number = this.past?.number ?? this.shown?.number;
    if (number === undefined) return;
    await attempt(async () => showStanding(await this.slider.fetch(number), this.seats()));
  }

  private async words(): Promise<void> {
    const number = this.past?.number ?? this.shown?.number;
    if (number !== undefined) await attempt(() => showWords(this.api, this.slider.fetch(number)));
  }

  // What the player does

  /** Buttons that are there whatever the game asks. */
  private tools(): Button[] {
    if (this.past) {
      const back = (): void => this.slider.go(Infinity);
      return [{ key: "now", label: text("to-the-game"), kind: "main", act: back }];
    }
    const position = this.shown;
    if (this.film.running) return [{ key: "skip", label: text("skip"), kind: "quiet", act: () => this.film.skip() }];
    const tools: Button[] = [];
    const handed = this.handed();
    if (handed) {
      const act = (): void => this.seatDeed(handed.seat, { do: "back" });
      tools.push({ key: "take-back", label: text("take-back"), kind: "main", act });
    }
    if (!position || position !== this.latest || this.since.running || this.lesson) return tools;
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
      const title = text("undo-title");
      tools.push({ key: "undo", label: text("undo"), kind: "quiet", title, shortcut: "Control+Z", act });
    }
    const choice = this.choice();
    if (choice) {
      const act = (): void => void this.socket.say({ type: "hint", seat: choice.seat });
      tools.push({ key: "hint", label: text("hint"), kind: "quiet", title: text("hint-title"), act });
    }
    tools.push(...(this.tutor?.tools() ?? []));
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

  private act(seat: number, action: Action): void {
    this.command({ type: "act", seat, action: action.action, then: action.then });
  }

  private command(what: Omit<Act, "id" | "revision"> | Omit<Undo, "id" | "revision">): void {
    const position = this.latest;
    if (!position || this.answered === position.revision) return;
    this.answered = position.revision;
    this.socket.command({ ...what, id: uniqueId(), revision: position.revision });
    this.turn.clear();
  }

  private hint(hint: Hint): void {
    // Where all act at once, others may have moved since.
    if (!this.choice()?.actions.some((action) => action.action === hint.action)) return;
    showHint(hint, () => this.closeHint());
    this.turn.hint(hint.action);
  }

  private closeHint(): void {
    hideHint();
    this.turn.hint(null);
  }

  private async leave(seat: number): Promise<void> {
    const sure = await sureToLeave(this.seats()[seat]?.colour_name ?? "");
    // The game may have ended meanwhile: who sat at its end stays in its result.
    if (sure && !this.table?.over) this.seatDeed(seat, { do: "leave" });
  }

  private async resign(seat: number): Promise<void> {
    const sure = await sureToResign(this.seats().filter((other) => other.seat !== seat && !other.resigned));
    if (sure && !this.table?.over) this.seatDeed(seat, { do: "resign" });
  }

  private async free(seat: number): Promise<void> {
    const { name = "", colour_name: colour = "" } = this.seats()[seat] ?? {};
    const sure = await sureToFree(name, colour);
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

  /** Call everybody to the table when nobody is missing any more. */
  private tellBegun(now: Table): void {
    if (!this.table || this.table.begun || !now.begun) return;
    toast(text("waiting-begun"));
    play("turn");
    call(text("waiting-begun"), this.id);
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

  /** Stop what plays, take a click back, or return from the past. */
  private goBack(): void {
    if (this.account.running) this.account.skip();
    else if (this.since.running) this.since.skip();
    else if (this.film.running) this.film.skip();
    else if (this.glimpse.running) this.glimpse.point(null);
    else if (!this.turn.back() && this.past) this.slider.go(Infinity);
  }
}

export function startTable(): void {
  new TablePage().start();
}
