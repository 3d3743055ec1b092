// A table's page: takes the server's messages and keeps board, prompt, panels and log in step.
import { showAbout } from "./about";
import { Account } from "./account";
import { Announcer } from "./announce";
import { Areas } from "./areas";
import { aside, handed } from "./aside";
import { attend } from "./attention";
import { Board } from "./board";
import { Box, type BoxCommand } from "./box";
import { Chat } from "./chat";
import { Clocks } from "./clocks";
import { continues, type Deed, mayGoOn, stops } from "./deeds";
import { End } from "./end";
import { Film } from "./film";
import { Gestures } from "./gestures";
import { Glimpse, type Moment } from "./glimpse";
import { HandOver, sharing } from "./handover";
import { hideHint, showHint } from "./hint";
import { Inset } from "./inset";
import { keep } from "./kept";
import { startKeys } from "./keys";
import { Log } from "./log";
import { showOwnName } from "./menu";
import { call, keepTitle, markTitle } from "./notify";
import { byId, language, text } from "./page";
import { Outline } from "./outline";
import { Outbox } from "./outbox";
import { Panels } from "./panels";
import { isAlone, learnNames } from "./people";
import { plainly, portray } from "./pictured";
import { showPieces, showPrompt, type Button } from "./prompt";
import { Recent } from "./recent";
import { finishedGame, Reviewing } from "./review";
import { Rules } from "./rules";
import { Scenes, type Seen, UNTOUCHED } from "./scenes";
import { Seating } from "./seating";
import { Sent } from "./sent";
import { Since } from "./since";
import { Slider } from "./slider";
import { browser, CLOSED, noRoom, type Source, type Status, TableSocket } from "./socket";
import { play } from "./sound";
import { speed } from "./speed";
import { showStanding } from "./standing";
import { StepBackBar } from "./stepback";
import { analyse, studiedTable, studyHere } from "./study";
import { Tabs } from "./tabs";
import { Targets } from "./targets";
import type { Taught } from "./taught";
import { taughtHere } from "./teachers";
import { Tidings } from "./tidings";
import { attempt, toast } from "./toast";
import { Tooltip } from "./tooltip";
import { Turn } from "./turn";
import { Tutor } from "./tutor";
import { uniqueId } from "./unique";
import type { Action, Choice, Entry, FromServer, Hint, PastPosition, Position, Seat, Table, Undo } from "./types";
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
  private looking = false; // whether what is drawn is only looked at
  private seat: number | null = null; // which of several own seats is played
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
  private readonly lesson: Taught | null = taughtHere(() => this.log.entries.length);
  private readonly study = studyHere({
    portray: (place) => portray(place, (id) => this.board.portrait(id)),
    light: (pieces) => this.board.light("lit", pieces),
    open: () => this.tabs.choose("study"),
  });
  private readonly instead = this.lesson ?? this.study; // of a table that is played
  private readonly outbox = new Outbox(this.id, (waits) => void (byId("move-waits").hidden = !waits));
  private readonly socket: Source = this.instead ?? new TableSocket(() => this.address(), browser, this.outbox);
  private readonly tutor = this.instead ? null : this.tutored();
  private readonly sent = new Sent();
  private readonly announcer = new Announcer(() => this.seats());
  private readonly slider = new Slider(
    (number) => this.instead?.position(number) ?? `${this.api}/positions/${number}`,
    (past) => this.visit(past),
    (error) => toast(error instanceof Error ? error.message : String(error), "error"),
    () => stops(this.log.entries),
    this.study && ((number) => this.study?.travel(number)),
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
    before: (deed) => this.box.before(deed),
  });
  private readonly seating = new Seating(this.id, {
    table: () => this.table,
    leaves: (seat, leaves) => void (leaves ? this.tidings.leaving.add(seat) : this.tidings.leaving.delete(seat)),
    askBack: (seat) => void this.socket.say({ type: "ask_back", seat }),
    standing: () => void this.standing(),
    // The seats arrive by the socket; what may be done with them comes with a fresh one.
    changed: () => this.socket.connect(),
  });
  private readonly panels = new Panels(this.seating);
  private readonly waiting = new WaitingRoom(this.seating);
  private readonly stepBack = new StepBackBar((request, agree) => this.socket.say({ type: "answer_back", request, agree }));
  private readonly scenes = new Scenes(this.board, this.panels, this.log, this.recent, () => this.seats());
  private readonly clocks = new Clocks();
  private readonly since = new Since(this.id);
  private readonly played = finishedGame(this.id, (number) => this.slider.go(number), () => this.log.entries);
  private readonly reviewing = new Reviewing(byId("review-pane"), this.study?.reviewed ?? this.played, {
    open: () => this.tabs.choose("review"),
    changed: () => this.render(),
    seats: () => this.seats(),
    portrait: (id) => this.board.portrait(id),
  });
  private readonly end = new End(() => this.reviewing.want());
  private readonly tidings = new Tidings((table) => this.end.offer(table));
  private readonly box = new Box((command) => this.command(command), () => this.latest, () => this.log.entries);
  private readonly handOver = new HandOver(() => this.render());
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
    if (tab === "study") this.study?.reveal();
    this.rules.show(tab === "rules");
    this.reviewing.show(tab === "review");
    byId("table").classList.toggle("reviewing", tab === "review");
    if (this.study && this.looking !== (this.looked() !== null)) this.render();
  });

  start(): void {
    showPieces((id) => this.board.portrait(id));
    this.socket.onMessage = (message) => this.receive(message);
    this.socket.onStatus = (status) => this.status(status);
    this.socket.onRefused = (code) => {
      if (code === CLOSED) location.reload(); // the page says why
      else toast(noRoom(code), "error");
    };
    this.socket.connect();
    addEventListener("online", () => this.socket.hurry());
    addEventListener("offline", () => this.socket.falter());
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
        if (this.past || this.box.undo()) return;
        if (undo !== undefined) this.undo(undo);
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
      if (!this.study) this.slider.go(Infinity);
      this.socket.connect();
    });
    byId("skip").addEventListener("click", () => {
      this.since.skip();
      this.account.skip();
    });
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
    return this.instead?.address ?? `/api/tables/${this.id}`;
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

  /** The colour of the reader's seat; of several, of the one that is asked, else the picture decides. */
  private front(): string | null {
    const own = this.seats().filter((seat) => seat.mine);
    if (own.length === 1) return own[0]?.colour ?? null;
    return this.study ? null : (this.seats()[this.offered()?.seat ?? -1]?.colour ?? null);
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
        this.tidings.tell(message);
        this.table = { ...message, over: message.over || (this.latest?.over ?? false) };
        this.board.own = this.front();
        this.box.table(message);
        if (learnNames(message.seats)) this.board.renamed();
        if (!this.study) showOwnName(message.seats);
        this.panels.seats(this.table);
        this.tutor?.seats(this.table);
        if ((this.table.over && !this.instead) || this.study) this.reviewing.offer(byId("tab-review"));
        this.waiting.show(this.table);
        this.stepBack.show(this.table, this.log.entries);
        showAbout(message, !this.instead);
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
        this.sent.refused();
        if (!this.past) this.render();
        break;
      case "ack":
        if (this.sent.done(message.id) && !this.past && !this.film.running) this.render();
        break;
      case "pong":
        break;
    }
  }

  /** Take a position in. The log is complete at once; the board follows at a pace to be seen. */
  private arrive(position: Position): void {
    this.box.arrived(position);
    this.latest = position;
    if (this.table && !this.instead) keep(this.table, position, language());
    this.log.take(position.log);
    this.slider.grow(this.study?.length ?? position.number, position.log.from, position.number);
    this.recent.keep(position.number, position.svg, position.log.from);
    this.clocks.set(position.clocks);
    if (this.table) this.stepBack.show(this.table, this.log.entries);
    this.tutor?.happened(position);
    if (this.first) {
      this.first = false;
      this.shown = position;
      if (!this.catchUp()) this.show(position, true);
    } else if (this.study) this.show(position, true);
    else if (!this.since.running) {
      this.film.add(position);
    }
  }

  /** Show once what happened while the reader was away; say whether anything did. */
  private catchUp(): boolean {
    const missed = this.since.missed(this.log.entries, (seat) => this.mine(seat));
    if (missed.length === 0 || this.study || this.since.running || this.past) return false;
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
    void this.scenes.show(past, deed.moves, null);
    this.announcer.tell(deed.moves);
    this.since.saw(deed.last.number);
  }

  /** Show a deed of the past for as long as its line is pointed at. */
  private glimpsed(past: PastPosition, deed: Deed, moment: Moment): void {
    this.log.offerMoments(deed, moment);
    this.turn.clear();
    void this.scenes.show(past, deed.moves, { text: text(moment), colour: null }, moment === "before" ? UNTOUCHED : null);
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
    if (before?.number !== position.number || position.over) this.closeHint();
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
    if (this.study || position !== this.latest || this.takeForced(position)) return;
    this.teach(position);
    const [was, is] = [before?.choices.length ?? 0, position.choices.length];
    markTitle(is > 0);
    if (is > 0 && (was === 0 || before === position)) {
      play("turn");
      call(plainly(position.prompt), this.id);
    } else if (before && fresh && before.number !== position.number) play("move");
    if (!position.over && this.table && this.ended) this.reopen(this.table, position);
    if (position.over && this.table && !this.ended) {
      this.ended = true;
      this.table.over = true;
      if (!this.lesson) this.reviewing.offer(byId("tab-review"));
      this.panels.seats(this.table);
      this.panels.position(position);
      const played = before !== null && before !== position && !before.over;
      if (played) play("end");
      if (!this.past) void this.finish(this.table, position, played);
    }
  }

  /** The last entry of a game with a box was wrong, and it goes on: nothing of its end holds any more. */
  private reopen(table: Table, position: Position): void {
    this.ended = false;
    table.over = false;
    this.account.skip();
    this.end.withdraw();
    if (this.tabs.current === "review") this.tabs.back();
    this.reviewing.withdraw(byId("tab-review"));
    this.panels.seats(table);
    this.panels.position(position);
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
    // In a lesson the teacher speaks of what is counted.
    if (played && !givenUp && !this.lesson) await this.account.count(position.account);
    if (this.past || !this.ended) return;
    this.render();
    if (!this.lesson) await this.end.show(table, position);
  }

  /** Take the only step there is for the reader; say whether there was one. */
  private takeForced(position: Position): boolean {
    const choice = position.choices[0];
    const only = choice?.actions[0];
    if (!choice || !only || !choice.forced || position.choices.length > 1 || !forced.on()) return false;
    if (this.sent.answers(position)) return true;
    // What stands in for the server, in a lesson or a study, acknowledges nothing: nothing is waited for.
    // Two pages of one reader send the same id: the step is taken once.
    const id = `forced-${position.revision}-${choice.seat}`;
    this.sent.out(id, position.revision, this.instead ? null : choice);
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
    const looked = this.looked();
    this.looking = looked !== null;
    byId("table").classList.toggle("past", this.looking);
    if (looked) this.review(looked);
    else if (this.film.running && this.scene.length > 0) {
      this.turn.clear();
      void this.scenes.show(position, this.scene, null);
    } else {
      this.board.own = this.front();
      this.board.draw(position.svg);
      this.panels.position(position);
      this.log.here(position.number);
      this.reviewing.at(position.number);
      this.rules.now(position.rule);
      this.turn.offer(this.choice());
      this.ask(position);
      this.board.light("taught", this.lesson?.lights ?? []);
    }
    this.box.show(this.past || this.film.running || this.sent.answers(position) || position !== this.latest ? null : position);
    this.areas.show();
    if (!looked) this.markRecent(position);
    const portrait = (id: string): SVGSVGElement | null => this.board.portrait(id);
    this.log.portray(portrait);
    this.reviewing.portray((looked ?? position).number);
    portray(byId("asked-back"), portrait);
    if (this.tabs.current === "words") void this.words();
  }

  /** The position that is only looked at: of the past, or of an analysis whose review is read. */
  private looked(): Seen | null {
    return this.past ?? (this.study && this.reviewing.isRead() ? this.shown : null);
  }

  /** Show what was done to come to a position; or was better, if somebody reviews the game. */
  private review(past: Seen): void {
    this.turn.clear();
    const last = this.log.entries[past.number - 1];
    const verdict = this.reviewing.at(past.number);
    const moves = verdict?.moves ?? this.log.entries.filter((entry) => entry.deed === last?.deed && entry.number <= past.number);
    const chip = verdict?.chip ?? { text: text("past", { number: past.number }), colour: null };
    // Where the board is looked at closely, what somebody did may lie elsewhere.
    const reveals = !verdict?.better && moves.some((move) => move.seat >= 0);
    void this.scenes.show(past, moves, chip, verdict?.better).then(() => {
      if (reveals && this.looked() === past) this.zoom.revealSome(this.board.changes());
    });
    const better = verdict?.better && this.board.find(verdict.better.ghost ? "ghost" : (verdict.better.targets[0] ?? ""));
    if (better) this.zoom.reveal(better);
    this.announcer.tell(moves);
    if (moves.length === 0) showPrompt(text("beginning"), null);
  }

  /** Say who does what now. */
  private ask(position: Position): void {
    const colour = this.seats()[this.choice()?.seat ?? -1]?.colour;
    const words = this.table?.begun === false ? missing(this.table) : position.prompt;
    const entering = this.box.asks ? { text: text("entry"), colour: null } : aside(this.table, this.watches() && !this.study);
    showPrompt(words, colour && !this.study ? { text: text("your-turn"), colour } : entering);
    this.announcer.ask(colour && !this.study ? `${text("your-turn")}: ${words}` : words);
  }

  /** Mark what happened since the reader's last move, as long as there is a next one. */
  private markRecent(position: Position): void {
    const told = this.log.entries.slice(0, position.number);
    if (position.over || this.study) this.recent.clear();
    else void this.recent.mark(told, this.seats(), this.choice()?.seat ?? null);
  }

  /** What one of the reader's seats may decide; of several seats one after the other. */
  private offered(): Choice | null {
    const open = (this.shown?.choices ?? []).filter((choice) => !this.sent.made(choice));
    return open.find((choice) => choice.seat === this.seat) ?? open[0] ?? null;
  }

  /** The decision to be made on this board, unless it is made already, out of date, or the device goes round. */
  private choice(): Choice | null {
    const position = this.shown;
    if (!position || position !== this.latest || this.sent.answers(position) || this.film.running) return null;
    const offered = this.offered();
    const own = this.instead ? [] : this.seats().filter((seat) => seat.mine && !seat.handed);
    return this.handOver.next(position, this.seats()[offered?.seat ?? -1], sharing(own)) ? null : offered;
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
    const looked = this.looked();
    if (looked) {
      const back = (): void => this.slider.go(Infinity);
      const now: Button = { key: "now", label: text("to-the-game"), kind: "main", act: back };
      const on = this.study?.playOn(() => this.tabs.choose("study")) ?? now;
      const before = this.box.past(this.log.entries[looked.number - 1]);
      return [...this.reviewing.tools(looked.number), on, ...before, ...this.analysis(looked.number)];
    }
    const position = this.shown;
    if (this.film.running) return [{ key: "skip", label: text("skip"), kind: "quiet", act: () => this.film.skip() }];
    const tools: Button[] = [];
    const away = handed(this.table);
    if (away) {
      const act = (): void => this.seating.back(away.seat);
      tools.push({ key: "take-back", label: text("take-back"), kind: "main", act });
    }
    if (!position || position !== this.latest || this.since.running || this.lesson) return tools;
    for (const choice of position.choices.length > 1 ? position.choices : []) {
      const seat = this.seats()[choice.seat];
      const colour = (seat?.named ? seat.name : seat?.colour_name) ?? "";
      if (choice === this.choice()) continue;
      const act = (): void => {
        this.seat = choice.seat;
        this.handOver.take(choice.seat);
        this.render();
      };
      tools.push({ key: `seat-${choice.seat}`, label: text("play-as", { colour }), kind: "choice", act });
    }
    if (this.study) return [...tools, ...this.study.tools()];
    tools.push(...this.box.tools(position));
    const undo = this.undoable();
    if (undo !== undefined) {
      const act = (): void => this.undo(undo);
      const title = text("undo-title");
      tools.push({ key: "undo", label: text("undo"), kind: "quiet", title, shortcut: "Control+Z", act });
    }
    const choice = this.choice();
    if (choice && isAlone(this.seats())) {
      const act = (): void => void this.socket.say({ type: "hint", seat: choice.seat });
      tools.push({ key: "hint", label: text("hint"), kind: "quiet", title: text("hint-title"), act });
    }
    tools.push(...(this.tutor?.tools() ?? []));
    if (position.over && this.table) {
      tools.push(...this.end.tools(this.table, position), ...this.analysis(position.number));
    }
    return tools;
  }

  /** The way to play on from a position, where it helps nobody against people. */
  private analysis(number: number): Button[] {
    const studied = this.lesson ? this.lesson.studied : studiedTable(this.table);
    if (!studied || this.study) return [];
    const act = (): void => void attempt(() => analyse({ ...studied, number }));
    return [{ key: "analyse", label: text("analyse"), title: text("analyse-title"), kind: "choice", act }];
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

  private command(what: BoxCommand | Omit<Undo, "id" | "revision">): void {
    const position = this.latest;
    if (!position || this.sent.answers(position)) return;
    const id = uniqueId();
    this.sent.out(id, position.revision, what.type === "act" && !this.instead ? this.choice() : null);
    this.socket.command({ ...what, id, revision: position.revision });
    this.turn.clear();
  }

  private hint(hint: Hint): void {
    // Where all act at once, others may have moved since.
    if (!this.choice()?.actions.some((action) => action.action === hint.action)) return;
    showHint(hint, () => this.closeHint());
    this.turn.hint(hint.action);
    this.tutor?.helps();
  }

  private closeHint(): void {
    hideHint();
    this.turn.hint(null);
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
