// The common board on a television: no controls, large letters, and the view goes to what changed.
import { get } from "./api";
import { Board } from "./board";
import { continues, gainsOf, headline, mayGoOn, signed, sums } from "./deeds";
import { Film } from "./film";
import { mark } from "./marks";
import { byId, language, make, still, text } from "./page";
import { learnNames } from "./people";
import { showPieces, showPrompt } from "./prompt";
import { Recent } from "./recent";
import { CLOSED, TableSocket } from "./socket";
import type { Speed } from "./speed";
import type { Entry, FromServer, PastPosition, Position, Seat, Table } from "./types";
import { missing } from "./waiting";
import { Zoom } from "./zoom";

/** Slower than at a desk: nobody holds the screen, and people look up from a real table. */
const SPEED: Speed = { scene: 2400, glide: 700, most: 9000 };
const CLOSEST = 2.2; // what changed is seen in its surroundings

class Television {
  private readonly id = byId("table").dataset["table"] ?? "";
  private table: Table | null = null;
  private latest: Position | null = null;
  private shown: Position | null = null;
  private scene: Entry[] = []; // what led to it from the one before
  private entries: Entry[] = [];

  private readonly board = new Board(byId("board-inside"), byId("sheet"));
  private readonly zoom = new Zoom(byId("board"), byId("board-inside"));
  private readonly recent = new Recent(this.board, (number) => this.picture(number));
  private readonly socket = new TableSocket(() => this.address());
  private readonly film = new Film<Position>({
    show: (position, over) => this.show(position, over),
    same: (first, second) => first.number < second.number && continues(this.entries, first.number),
    goesOn: (position) => mayGoOn(this.entries, position, () => false),
    tells: (position) => this.news(position).some((entry) => entry.seat >= 0),
    hurried: () => still() || document.hidden,
    speed: () => SPEED,
  });

  start(): void {
    showPieces((id) => this.board.portrait(id));
    this.socket.onMessage = (message) => this.receive(message);
    this.socket.onStatus = (status) => {
      if (status !== "connecting") byId("connection").hidden = status === "open";
    };
    this.socket.onRefused = (code) => {
      if (code === CLOSED) location.reload(); // the page says why
    };
    this.socket.connect();
    addEventListener("online", () => this.socket.hurry());
    addEventListener("pagehide", () => this.socket.close());
    addEventListener("pageshow", (event) => event.persisted && this.socket.connect());
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) return;
      this.socket.hurry();
      void stayAwake();
    });
    void stayAwake();
  }

  private address(): string {
    const address = new URL(`/t/${this.id}/socket`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const asked = { lang: language(), view: "board", after: String(this.entries.length) };
    address.search = new URLSearchParams(asked).toString();
    return address.href;
  }

  private async picture(number: number): Promise<string> {
    return (await get<PastPosition>(`/api/tables/${this.id}/positions/${number}`)).svg;
  }

  /** The seats as one who only watches sees them, wherever this screen's owner sits. */
  private seats(): Seat[] {
    return (this.table?.seats ?? []).map((seat) => ({ ...seat, mine: false }));
  }

  private receive(message: FromServer): void {
    if (message.type === "table") {
      this.table = message;
      if (learnNames(message.seats)) this.board.renamed();
      this.board.loadSheet(message.sheet).then(
        (fresh) => fresh && this.shown && this.show(this.shown, true), // pieces have their sizes only now
        () => undefined, // it is asked for again with the next connection
      );
      if (this.shown) this.show(this.shown, !this.film.running);
    } else if (message.type === "position") {
      this.entries = [...this.entries.slice(0, message.log.from), ...message.log.entries];
      this.recent.keep(message.number, message.svg, message.log.from);
      const first = this.latest === null;
      this.latest = message;
      if (first) this.show(message, true);
      else this.film.add(message);
    }
  }

  /** What led from the position on the screen to another one; nothing, if moves were taken back. */
  private news(position: Position): Entry[] {
    return this.entries.slice(this.shown?.number ?? 0, position.number);
  }

  /** Put a position on the screen: as a scene, or to stay when the film is `over`. */
  private show(position: Position, over: boolean): void {
    if (this.shown !== null && this.shown !== position) this.scene = this.news(position);
    this.shown = position;
    this.board.draw(position.svg, still() ? undefined : SPEED.glide);
    this.showSeats(position);
    if (over || this.scene.length === 0) {
      this.ask(position);
      this.zoom.rest();
      void this.recent.mark(this.entries.slice(0, position.number), this.seats(), null);
    } else {
      this.tell(this.scene);
      void this.recent.markDeed(this.scene, this.seats()).then(() => this.film.running && this.follow());
    }
  }

  /** Go to what the scene changed. */
  private follow(): void {
    if (!still()) this.zoom.approach(this.board.changes(), CLOSEST);
  }

  /** Say who does what now. */
  private ask(position: Position): void {
    const words = this.table?.begun === false ? missing(this.table) : position.prompt;
    showPrompt(words, null);
  }

  /** Say what was done, and what it brought. */
  private tell(moves: Entry[]): void {
    const gains = sums(gainsOf(moves)).map((sum) => ({
      text: signed(sum.points),
      colour: this.table?.seats[sum.seat]?.colour ?? null,
    }));
    showPrompt(headline(moves), null, gains);
  }

  /** Show names and points; whose turn it is stands out. */
  private showSeats(position: Position): void {
    const cards = (this.table?.seats ?? []).map((seat) => {
      const acts = position.acting.includes(seat.seat) && !position.over;
      const won = position.ranks?.[seat.seat] === 1;
      return make(
        "li",
        { class: `seat-${seat.colour}${acts ? " acts" : ""}${won ? " won" : ""}`, "aria-current": acts ? "true" : null },
        mark(seat.colour),
        make("span", { class: "name" }, seat.name || seat.colour_name),
        ...(acts ? [make("span", { class: "unseen" }, text("television-turn"))] : []),
        make("b", { class: "score" }, String(position.scores[seat.seat] ?? 0)),
      );
    });
    byId("seats").replaceChildren(...cards);
  }
}

/** Keep the screen on; a browser that cannot only lets it go dark. */
async function stayAwake(): Promise<void> {
  try {
    await navigator.wakeLock.request("screen");
  } catch {
    // Without https, or with an empty battery, nobody keeps it awake.
  }
}

export function startTelevision(): void {
  new Television().start();
}
