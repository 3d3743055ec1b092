// The teacher of a first game: says what matters before a move, what it brought after it, and offers a
// clearly bad one back before it is sent. It takes the panel in which lessons are taught.
import { hideHint } from "./hint";
import { byId, make, memory, text } from "./page";
import { doneBy, pictured } from "./pictured";
import type { Button } from "./prompt";
import type { Remark } from "./socket";
import { chanceSince, ended, gainsSince, isReal, isUpWith, mayTeach, nameOfChoice, Need } from "./tutoring";
import type { Action, Advice, Choice, Entry, Gain, Position, Table, Weighed } from "./types";
import { advice, remarks, warnings } from "./wishes";

/** How long a move waits for the teacher's opinion. */
const PATIENCE = 1500;

/** What the teacher sees and moves at its table. */
export interface Desk {
  /** The decision at hand, if there is one. */
  choice: () => Choice | null;
  /** The moves so far. */
  entries: () => Entry[];
  /** Ask the server; say whether that went out. */
  say: (remark: Remark) => boolean;
  /** The revision that an action answers now. */
  revision: () => number;
  /** Carry out what the pupil has decided on. */
  act: (seat: number, action: Action) => void;
  /** Show another move on the board, or what is offered as if nothing had been clicked. */
  point: (action: number | null) => void;
  /** The tools of the table have changed. */
  refresh: () => void;
}

/** A deed that waits for the teacher's opinion, or for the pupil's second thought. */
interface Tried {
  seat: number;
  action: Action;
  timer: number;
}

export class Tutor {
  private need = new Need();
  private offered = false; // whether anybody plays here whom it may help
  private on: boolean;
  private leaving = false; // has said goodbye, and is still to be read
  private asked = ""; // the choice that it speaks of
  private known = 0; // how many moves it has seen
  private warned = false; // whether it has offered a deed of this choice back
  private hinted = false; // whether the pupil has asked what to do
  private tried: Tried | null = null;
  private seat: number | null = null; // the pupil's
  private position: Pick<Position, "over" | "if_ended"> | null = null;
  private rested = true; // whether others had a turn since the pupil's last choice
  private brought = ""; // what speaks for the last move, still to be said
  private sent: { number: number; seat: number; brought: string[] } | null = null;

  constructor(
    private readonly table: string,
    private readonly desk: Desk,
  ) {
    const wanted = new URLSearchParams(location.search).has("teacher");
    this.on = (memory.get(this.key) ?? (wanted ? "on" : "off")) === "on";
    byId("tutor-close").addEventListener("click", () => this.turnOff());
    document.addEventListener("tarsas:language", () => this.renew());
    document.addEventListener("tarsas:teacher", () => this.wished());
  }

  private get key(): string {
    return `teacher-${this.table}`;
  }

  private get isOn(): boolean {
    return this.on && this.offered;
  }

  // What happens at the table

  /** Somebody came or went, or the game has ended. */
  seats(table: Table): void {
    this.seat = table.seats.find((seat) => seat.mine)?.seat ?? null;
    this.offered = table.begun && !table.over && mayTeach(table.seats);
    this.show();
  }

  /** Moves have been made: say what the own one brought. */
  happened(position: Pick<Position, "acting">): void {
    const { sent } = this;
    this.rested ||= this.seat !== null && !position.acting.includes(this.seat);
    const entries = this.desk.entries();
    if (entries.length < this.known) this.remark(""); // what it spoke of was taken back
    this.known = entries.length;
    if (!sent || !entries.slice(sent.number).some((entry) => entry.seat === sent.seat)) return;
    this.sent = null;
    if (!this.isOn || this.leaving) return;
    this.say("");
    const gains = gainsSince(entries, sent.number, sent.seat);
    const points = gains.reduce((sum, gain) => sum + gain.points, 0);
    this.brought = remarks.on() && points === 0 ? (sent.brought[0] ?? "") : "";
    this.remark(remarks.on() && points !== 0 ? this.scored(points, gains) : "");
    // In the midst of a turn the next advice may say the same: it is heard first.
    if (!advice.on() || !position.acting.includes(sent.seat)) this.tellBrought();
  }

  private scored(points: number, gains: Gain[]): string {
    const what = ended([...new Set(gains.map((gain) => gain.text))].join("; "));
    return points > 0 ? text("tutor-gained", { points, what }) : text("tutor-lost", { points: -points, what });
  }

  /** Say what speaks for the last move, unless that is still to come. */
  private tellBrought(advised = ""): void {
    if (this.brought && this.brought !== advised) this.remark(text("tutor-brought", { what: ended(this.brought) }));
    this.brought = "";
  }

  /** The pupil is to choose, or is not. */
  turn(position: Pick<Position, "over" | "if_ended">): void {
    if (position.over) this.offered = false;
    this.position = position;
    this.show();
    const choice = this.desk.choice();
    const entries = this.desk.entries();
    const name = choice ? nameOfChoice(entries, choice.seat) : "";
    if (!choice || name === this.asked) return;
    // It goes between turns, so that the board does not move in the midst of one.
    const fresh = this.rested || chanceSince(entries, choice.seat);
    this.drop();
    this.asked = name;
    this.warned = this.hinted = false;
    if (this.leaving && fresh) this.left();
    if (!this.isOn) return;
    if (!isReal(choice)) this.tellBrought();
    else if (fresh && this.need.isOver(isUpWith(position.if_ended, choice.seat))) this.leave();
    else if (advice.on()) this.desk.say({ type: "advise", seat: choice.seat });
    else this.say("");
  }

  /** The server has answered. */
  take(message: Advice | Weighed): void {
    if (!this.isOn || this.leaving) return;
    if (message.type === "weighed") this.weighed(message);
    else if (this.tried === null && this.desk.choice()?.seat === message.seat && advice.on()) {
      const [why] = message.why;
      this.tellBrought(message.brought[0]);
      this.say(why ? text("tutor-look", { what: ended(why) }) : text("tutor-free"));
    }
  }

  // What the pupil does

  /** The pupil has been shown what to do. */
  helps(): void {
    this.hinted = true;
  }

  /** The pupil has decided: say whether the teacher looks at it first, and carries it out then. */
  tries(seat: number, action: Action): boolean {
    const choice = this.desk.choice();
    if (!this.isOn || this.leaving || !isReal(choice) || !(warnings.on() || remarks.on())) return false;
    if (this.tried?.timer && this.tried.action === action) return true; // clicked twice
    this.drop();
    const asked = this.desk.say({ type: "weigh", revision: this.desk.revision(), seat, action: action.action, then: action.then });
    if (!asked) return false;
    this.tried = { seat, action, timer: window.setTimeout(() => this.goOn([], null), PATIENCE) };
    return true;
  }

  private weighed(message: Weighed): void {
    const { tried } = this;
    if (!tried?.timer || tried.seat !== message.seat || tried.action.action !== message.action) return;
    if (!message.bad || !warnings.on() || this.warned) {
      this.goOn(message.brought, !message.bad);
      return;
    }
    clearTimeout(tried.timer);
    this.tried = { ...tried, timer: 0 };
    this.warned = true;
    const [why] = message.why;
    const better = ended(doneBy(text("hint-it"), message.better));
    this.remark(why ? text("tutor-wait", { better, why: ended(why) }) : text("tutor-wait-plain", { better }));
    this.say("");
    hideHint(); // it speaks of the same choice
    this.desk.point(message.instead);
    this.buttons([
      { key: "back", label: text("tutor-back"), kind: "main", act: () => this.takeBack() },
      { key: "anyway", label: text("tutor-anyway"), kind: "choice", act: () => this.goOn(message.brought, false) },
    ]);
  }

  /** Carry out what was decided on, if it can still be; whether that is `well` may be unknown. */
  private goOn(brought: string[], well: boolean | null): void {
    const { tried } = this;
    const entries = this.desk.entries();
    this.drop();
    const choice = this.desk.choice();
    const found = tried && choice?.seat === tried.seat ? choice.actions.find((one) => one.action === tried.action.action) : undefined;
    if (!tried || !found) return;
    if (well !== null) this.need.chose(well, this.rested || chanceSince(entries, tried.seat), this.hinted);
    this.rested = false;
    this.sent = { number: entries.length, seat: tried.seat, brought };
    this.desk.act(tried.seat, tried.action);
  }

  private takeBack(): void {
    this.need.chose(false, false);
    this.drop();
    this.remark("");
    this.say(text("tutor-again"));
  }

  /** Let go what was tried: it is carried out, taken back, or out of date. */
  private drop(): void {
    const { tried } = this;
    if (!tried) return;
    clearTimeout(tried.timer);
    this.tried = null;
    if (tried.timer) return;
    this.desk.point(null);
    this.buttons([]);
  }

  // Coming and going

  /** The button that calls the teacher, where it may help and is not there. */
  tools(): Button[] {
    if (!this.offered || this.on) return [];
    return [{ key: "teacher", label: text("tutor"), kind: "quiet", title: text("tutor-title"), act: () => this.turnOn() }];
  }

  private turnOn(): void {
    this.need = new Need();
    this.leaving = false;
    this.keep(true);
    this.renew();
    if (this.position) this.turn(this.position);
  }

  /** The pupil wants to hear more or less. */
  private wished(): void {
    if (this.tried || this.leaving) return;
    if (!remarks.on()) this.remark("");
    if (!advice.on()) this.say("");
    this.asked = "";
    if (this.position) this.turn(this.position);
  }

  private turnOff(): void {
    const { tried } = this;
    this.drop();
    this.keep(false);
    this.left();
    if (tried?.timer) this.desk.act(tried.seat, tried.action);
  }

  /** Say goodbye; the panel stays until the next turn, unless it is closed. */
  private leave(): void {
    this.keep(false);
    this.leaving = true;
    this.rested = false;
    this.remark("");
    this.say(text("tutor-goodbye"));
    this.buttons([{ key: "read", label: text("tutor-read"), kind: "main", act: () => this.left() }]);
    this.show();
  }

  private left(): void {
    this.leaving = false;
    this.renew();
  }

  private keep(on: boolean): void {
    this.on = on;
    memory.set(this.key, on ? "on" : "off");
    this.desk.refresh();
  }

  /** Begin anew, with nothing said. */
  private renew(): void {
    this.asked = this.brought = "";
    this.sent = null;
    this.remark("");
    this.say("");
    this.buttons([]);
    this.show();
  }

  // In the panel

  private show(): void {
    const there = this.isOn || this.leaving;
    byId("teacher").hidden = !there;
    byId("table").classList.toggle("tutored", there);
  }

  private say(words: string): void {
    byId("lesson-said").replaceChildren(...pictured(words));
  }

  private remark(words: string): void {
    byId("lesson-remark").hidden = words === "";
    byId("lesson-remark").replaceChildren(...pictured(words));
    byId("lesson-words").scrollTo(0, 0);
  }

  private buttons(buttons: Button[]): void {
    const made = buttons.map((button) => {
      const element = make("button", { type: "button", class: `button ${button.kind}`, "data-key": button.key }, button.label);
      element.addEventListener("click", button.act);
      return element;
    });
    byId("lesson-buttons").replaceChildren(...made);
    // Who decides by keys answers by them.
    made[0]?.focus({ preventScroll: true });
  }
}
