// The messages of a table. `make protocol` writes this file from the server's structs.

/** Everything that travels between a client and the server. */
export type Travelling =
  | FromServer
  | FromClient
  | Ack
  | Act
  | Action
  | Advice
  | AgreedOption
  | AnswerBack
  | AskAdvice
  | AskBack
  | AskHint
  | BareChoice
  | BareEntry
  | BareLog
  | BarePosition
  | Chat
  | ChatLine
  | Choice
  | Clock
  | Counted
  | Entry
  | Failure
  | Forgotten
  | Gain
  | GameOption
  | GamePreset
  | GameSummary
  | Health
  | Hint
  | LessonAnswers
  | LessonDone
  | LessonStand
  | Level
  | Log
  | Me
  | Mute
  | Named
  | NewName
  | Opened
  | OptionChoice
  | PastPosition
  | Ping
  | Pong
  | Position
  | Problem
  | Reason
  | Refusal
  | RowSeat
  | Say
  | Seat
  | SeatChange
  | Setting
  | StepBack
  | Story
  | Table
  | TableRow
  | TimeLeft
  | Undo
  | Unscored
  | WantedBots
  | WantedClock
  | WantedPlay
  | WantedSeat
  | WantedTable
  | Weigh
  | Weighed;
/** What the server says on the socket. */
export type FromServer = Table | Position | Ack | Failure | Chat | Hint | Advice | Weighed | Pong;
/** What a client may say on the socket. */
export type FromClient = Act | Undo | AskBack | AnswerBack | Say | Mute | AskHint | AskAdvice | Weigh | Ping;

/** What is to be known of a table besides its position: sent first, and when seats change. */
export interface Table {
  type: "table";
  /** the table's own, as in its address */
  id: string;
  /** the game's id */
  game: string;
  /** the game's name in the reader's language */
  title: string;
  /** how many seats there are */
  players: number;
  /** what was agreed when the table was opened */
  options: AgreedOption[];
  /** the time to think */
  clock: Clock;
  /** the hash of the seed, by which chance can be checked */
  commitment: string;
  /** whether everybody has sat down; until then nobody plays and no clock runs */
  begun: boolean;
  /** whether the game has ended */
  over: boolean;
  /** who may watch: whoever has the `link`, the `public`, or nobody but the table's people */
  audience: "link" | "public" | "closed";
  /** the address of the next table, if there is one */
  rematch: string | null;
  /** the address of the symbols that the pictures refer to */
  sheet: string;
  /** whether the reader opened the table, and may free its seats */
  owner: boolean;
  /** in order */
  seats: Seat[];
  /** what somebody asks the others for, if anything */
  step_back: StepBack | null;
}
/** An option of the game as it was agreed. */
export interface AgreedOption {
  /** its name in the reader's language */
  name: string;
  /** its value as people read it */
  value: string | number;
}
/** The time to think. Who runs out of it is replaced by a bot. */
export interface Clock {
  /** what is timed */
  kind: "none" | "move" | "correspondence";
  /** for each turn; 0 without a clock */
  seconds: number;
}
/** One seat of a table. */
export interface Seat {
  /** its number, from 0 */
  seat: number;
  /** its colour, by which records name it */
  colour: "red" | "blue" | "green" | "yellow" | "violet" | "orange";
  /** the colour in the reader's language */
  colour_name: string;
  /** who sits there; bots have names of their own; empty: nobody */
  name: string;
  /** who may sit there */
  kind: "person" | "bot" | "open" | "invited";
  /** the strength of the bot that plays or played it, in words */
  level: string;
  /** whether the reader acts for it */
  mine: boolean;
  /** whether who sits there is looking at the table */
  online: boolean;
  /** a person's seat that a bot plays for now */
  handed: boolean;
  /** whether the person has given up: a bot plays to the end */
  resigned: boolean;
  /** the link that invites to it, only for who opened the table */
  invitation: string | null;
  /** the same link as a QR code, an SVG, as long as the table waits */
  qr: string | null;
}
/** A step back that somebody asks for. It ends when a person moves, or all have agreed. */
export interface StepBack {
  /** its number, to be sent back */
  request: number;
  /** who asks */
  seat: number;
  /** how many moves would stay */
  number: number;
  /** the seats that have not agreed yet */
  waiting: number[];
  /** the seat that refused, if one has: then it is over */
  refused: number | null;
}
/** The present position: sent second, and after every change. */
export interface Position {
  type: "position";
  /** rises with every change, also by an undo */
  revision: number;
  /** how many moves led here */
  number: number;
  /** whether the game has ended */
  over: boolean;
  /** the seats that may act */
  acting: number[];
  /** each seat's points */
  scores: number[];
  /** own seats that may take their last action back */
  undo: number[];
  /** own seats that may ask the others for a step back */
  may_ask: number[];
  /** each seat's clock, if it runs */
  clocks: (TimeLeft | null)[];
  /** each seat's rank from 1, when the game is over */
  ranks: number[] | null;
  /** what `commitment` promised, when the game is over */
  seed: string | null;
  /** who does what now */
  prompt: string;
  /** the section `rule-…` of `/games/{game}/rules` that speaks of it; or empty */
  rule: string;
  /** the picture */
  svg: string;
  /** what each seat has, in words */
  supplies: string[];
  /** each seat's points if the game ended here */
  if_ended: number[];
  /** what the points came of, when the game is over */
  account: Counted[];
  /** what happened */
  log: Log;
  /** what this client may do */
  choices: Choice[];
}
/** A clock that runs. */
export interface TimeLeft {
  /** seconds at the time of sending */
  left: number;
}
/** A line of the account at the end. */
export interface Counted {
  /** what was counted; pieces as in an entry's `text` */
  text: string;
  /** what each seat got for it */
  points: number[];
  /** the ids of the elements it speaks of */
  pieces: string[];
}
/** Moves that the client does not have yet. */
export interface Log {
  /** how many entries to keep before these are added; after an undo it is smaller than what the client has */
  from: number;
  /** the new ones */
  entries: Entry[];
}
/** A move as the log tells it. Entries of one deed are one line, and the last says it all. */
export interface Entry {
  /** counts moves from 1; also the position that it led to */
  number: number;
  /** who moved; -1 for chance */
  seat: number;
  /** the number of the first move of the deed that it belongs to */
  deed: number;
  /** the part of the game, such as the round; or empty */
  chapter: string;
  /** the deed so far, in a sentence; a piece that has no name is written as U+E000, the id of its element, U+E001, words for it, U+E002 */
  text: string;
  /** the ids of the elements it speaks of */
  pieces: string[];
  /** what it brought */
  points: Gain[];
}
/** What a move brought about by itself: points, or anything else that changed. */
export interface Gain {
  /** whom it concerns; -1: nobody */
  seat: number;
  /** points gained or lost; 0: none */
  points: number;
  /** what for, or what changed; pieces and players as in the entry's `text` */
  text: string;
  /** the ids of the elements it speaks of */
  pieces: string[];
}
/** What a seat of this client may do. */
export interface Choice {
  /** the seat that chooses */
  seat: number;
  /** how clicks choose */
  kind: "pick" | "gather";
  /** never empty */
  actions: Action[];
  /** whether there is one action alone, and the seat is still to act after it */
  forced: boolean;
}
/** Something that a seat may do. */
export interface Action {
  /** its number, to be sent back */
  action: number;
  /** the ids of the elements that stand for it; none: it is a button */
  targets: string[];
  /** what it does, in a sentence */
  text: string;
  /** the same in a few words, for a button */
  label: string;
  /** an SVG fragment of what it would put on the board, drawn over it; or empty */
  ghost: string;
  /** whether it puts something on the board, and is better looked at first */
  placing: boolean;
  /** the steps after it, if it is the first one of a way; send them too */
  then: number[];
}
/** The message of this id is carried out and committed to the database. */
export interface Ack {
  type: "ack";
  /** the client's own id of the message */
  id: string;
  /** the revision that it led to */
  revision: number;
}
/** The message was refused and changed nothing. */
export interface Failure {
  type: "error";
  /** the client's own id of the message; empty where it has none */
  id: string;
  /** what kind of fault it is */
  code:
    | "malformed"
    | "too_large"
    | "unknown"
    | "illegal"
    | "stale"
    | "not_yours"
    | "too_fast"
    | "over"
    | "waiting"
    | "barred"
    | "busy";
  /** what was wrong, in English, for programs and logs */
  message: string;
  /** the same for a person, in the socket's language */
  text: string;
}
/** What is said at the table: the last lines first, then new ones. */
export interface Chat {
  type: "chat";
  /** oldest first */
  lines: ChatLine[];
  /** whether these take the place of all lines before */
  replace: boolean;
  /** why the reader may not speak: `muted` by who opened the table, or the table is `closed` to strangers; empty: the reader may */
  barred: "" | "closed" | "muted";
  /** whether the reader may mute others */
  may_mute: boolean;
}
/** What somebody said. */
export interface ChatLine {
  /** counts the table's lines from 1 */
  number: number;
  /** the speaker's name */
  who: string;
  /** the speaker's seat, if any */
  seat: number | null;
  /** what was said */
  text: string;
  /** when, in seconds since 1970 */
  at: number;
  /** whether the speaker may say no more */
  muted: boolean;
}
/** What the bot would do. */
export interface Hint {
  type: "hint";
  /** the position that it speaks of */
  revision: number;
  /** the seat that asked */
  seat: number;
  /** what it would choose */
  action: number;
  /** the action in a sentence */
  text: string;
  /** reasons */
  why: string[];
}
/** What matters now: what speaks for the move that the bot would make, without naming it. */
export interface Advice {
  type: "advice";
  /** the position that it speaks of */
  revision: number;
  /** the seat that asked */
  seat: number;
  /** reasons, the weightiest first; none, if nothing particular is to be said */
  why: string[];
}
/** What the teacher thinks of an action. */
export interface Weighed {
  type: "weighed";
  /** the position that it answers */
  revision: number;
  /** the seat that asked */
  seat: number;
  /** what was asked about */
  action: number;
  /** whether it clearly throws chances away, by the measure of the game */
  bad: boolean;
  /** what would have been better, in a sentence; empty if not `bad` */
  better: string;
  /** its number, where it could be chosen in the place of `action`; else null */
  instead: number | null;
  /** what speaks for that; none if not `bad` */
  why: string[];
  /** what speaks for the action, the weightiest first */
  brought: string[];
}
/** Somebody is there. */
export interface Pong {
  type: "pong";
}
/** Carry out an action that answers a revision. */
export interface Act {
  type: "act";
  /** the client's own, any unique text: sent twice, it is carried out once */
  id: string;
  /** the revision that this answers */
  revision: number;
  /** the seat that acts */
  seat: number;
  /** one of the actions that `choices` offer */
  action: number;
  /**
   * the steps that `choices` offer after it: all are done, or none
   *
   * @maxItems 50
   */
  then?: number[];
}
/** Take the seat's last action back. */
export interface Undo {
  type: "undo";
  /** the client's own, any unique text: sent twice, it is carried out once */
  id: string;
  /** the revision that this answers */
  revision: number;
  /** the seat that takes back */
  seat: number;
  /** whether the last real choice is meant, with all forced actions after it */
  choice?: boolean;
}
/** Ask everybody else for a step back to before the seat's last choice, over their moves. */
export interface AskBack {
  type: "ask_back";
  /** an own seat among those of `may_ask` */
  seat: number;
}
/** Agree to a step back that somebody asks for, or refuse it; who asked may let it go. */
export interface AnswerBack {
  type: "answer_back";
  /** the number of the request */
  request: number;
  /** whether the step back is granted */
  agree: boolean;
}
/** Say something in the chat. */
export interface Say {
  type: "chat";
  /** the line */
  text: string;
}
/** Mute who said a line of the chat, or let them speak again; for who opened the table. */
export interface Mute {
  type: "mute";
  /** the line's number */
  line: number;
  /** whether its speaker is to be muted */
  muted: boolean;
}
/** Ask the bot what it would do. */
export interface AskHint {
  type: "hint";
  /** an own seat that is to act */
  seat: number;
}
/** Ask the teacher what matters now. */
export interface AskAdvice {
  type: "advise";
  /** an own seat that is to act */
  seat: number;
}
/** Ask the teacher what to think of an action that answers a revision, before it is sent. */
export interface Weigh {
  type: "weigh";
  /** the revision that this answers */
  revision: number;
  /** an own seat that is to act */
  seat: number;
  /** one of the actions that `choices` offer */
  action: number;
  /**
   * the steps that `choices` offer after it
   *
   * @maxItems 50
   */
  then?: number[];
}
/** Ask whether anybody is there; answered by `pong`. */
export interface Ping {
  type: "ping";
}
/** What a seat of this client may do, without words. */
export interface BareChoice {
  /** the seat that chooses */
  seat: number;
  /** the actions' numbers */
  actions: number[];
}
/** A move without words. */
export interface BareEntry {
  /** counts moves from 1 */
  number: number;
  /** who moved; -1 for chance */
  seat: number;
}
/** Moves that the client does not have yet, without words. */
export interface BareLog {
  /** how many entries to keep before these are added */
  from: number;
  /** the new ones */
  entries: BareEntry[];
}
/** The present position without pictures and sentences, for `view=bare`. */
export interface BarePosition {
  type: "position";
  /** rises with every change, also by an undo */
  revision: number;
  /** how many moves led here */
  number: number;
  /** whether the game has ended */
  over: boolean;
  /** the seats that may act */
  acting: number[];
  /** each seat's points */
  scores: number[];
  /** own seats that may take their last action back */
  undo: number[];
  /** own seats that may ask the others for a step back */
  may_ask: number[];
  /** each seat's clock, if it runs */
  clocks: (TimeLeft | null)[];
  /** each seat's rank from 1, when the game is over */
  ranks: number[] | null;
  /** what `commitment` promised, when the game is over */
  seed: string | null;
  /** what happened */
  log: BareLog;
  /** what this client may do */
  choices: BareChoice[];
}
/** A guest that is no more. */
export interface Forgotten {
  /** what the guest's own id was */
  id: string;
}
/** An option of a game. */
export interface GameOption {
  /** as `options` of a table to open takes it */
  name: string;
  /** what it holds */
  kind: "choice" | "flag" | "number" | "text";
  /** without a word about it */
  default: string | number | boolean;
  /** its name in the reader's language */
  label: string;
  /** what it does */
  help: string;
  /** the values it may have; empty: see `kind` */
  choices: OptionChoice[];
  /** values of a text that people often want */
  offers: OptionChoice[];
  /** what an own text is put together of, if anything */
  parts: OptionChoice[];
  /** how many of the parts */
  taken: number;
  /** of a number */
  lowest: number;
  /** of a number */
  highest: number;
}
/** A value that an option may have. */
export interface OptionChoice {
  /** as `options` of a table to open takes it */
  value: string | number | boolean;
  /** in the reader's language */
  label: string;
  /** what it means; or empty, where its name says it all */
  help: string;
}
/** Options that belong together, to be chosen by name. */
export interface GamePreset {
  /** its id */
  name: string;
  /** its name in the reader's language */
  label: string;
  /** what it is good for */
  help: string;
  /** what it sets; all other options have their defaults */
  options: {
    [k: string]: string | number | boolean;
  };
}
/** A game, with what a set-up form needs to know of it. */
export interface GameSummary {
  /** its id in records and commands */
  id: string;
  /** its name in the reader's language */
  name: string;
  /** what it is, in a sentence */
  tagline: string;
  /** how many may play */
  players: number[];
  /** how many play where nobody says */
  usual_players: number;
  /** from and to how long it takes */
  minutes: number[];
  /** what can be agreed */
  options: GameOption[];
  /** options to be agreed together */
  presets: GamePreset[];
  /** how many lessons teach it */
  lessons: number;
}
/** What a server says of itself: that it can do its work, or that it is about to stop. */
export interface Health {
  /** how it is */
  status: "ok" | "draining";
  /** how many tables it has in memory */
  rooms: number;
}
/** All answers of a lesson that is done. */
export interface LessonAnswers {
  /**
   * as `LessonStand` has them
   *
   * @maxItems 200
   */
  answers: number[];
}
/** A lesson that is done. */
export interface LessonDone {
  /** the address of the next lesson, if there is one */
  next: string | null;
}
/** Where a learner stands in a lesson, which is played like a table. */
export interface LessonStand {
  /** who plays, as on the socket of a table */
  table: Table;
  /** what happened by itself since the answer before, in order */
  scenes: Position[];
  /** the present position, with what can be done */
  position: Position;
  /** what the teacher says of what is to be done */
  said: string;
  /** what the teacher says of a wrong answer; empty: it was right */
  remark: string;
  /** the numbers of the rules that this is about */
  rules: string[];
  /** the ids of the elements that the teacher speaks of */
  lights: string[];
  /** how many steps are done */
  step: number;
  /** how many there are */
  steps: number;
  /** whether there is nothing to do but to go on: the answer -1 */
  reads: boolean;
  /** those that led here; the next one is added */
  answers: number[];
}
/** A strength of bots. */
export interface Level {
  /** as `level` takes it */
  id: "kitten" | "player" | "club" | "master";
  /** in the reader's language */
  name: string;
}
/** Who the client is. */
export interface Me {
  /** the guest's own, on every device */
  id: string;
  /** what others see */
  name: string;
  /** a link that carries the guest to another device */
  recovery: string;
}
/** A guest by its new name. */
export interface Named {
  /** the guest's own, on every device */
  id: string;
  /** what others see */
  name: string;
}
/** A new name for the guest. */
export interface NewName {
  /** something of it must show; seats keep up with it, with a number where somebody else at the table is called the same */
  name: string;
}
/** A table that is open. */
export interface Opened {
  /** the table's own */
  id: string;
  /** the address of its page */
  url: string;
}
/** Any position of the game so far. */
export interface PastPosition {
  /** how many moves led there */
  number: number;
  /** the picture */
  svg: string;
  /** who does what then */
  prompt: string;
  /** the position line by line, good enough to play by ear */
  text: string[];
  /** each seat's points */
  scores: number[];
  /** each seat's points if the game had ended there */
  if_ended: number[];
  /** what these would have been counted for besides */
  unscored: Unscored[];
}
/** Points that would be counted if the game ended. */
export interface Unscored {
  /** whose they would be */
  seat: number;
  /** gained or lost */
  points: number;
  /** what for */
  text: string;
}
/** What was wrong. */
export interface Problem {
  /** what kind of fault it is */
  code:
    | "refused"
    | "name"
    | "closed"
    | "not_found"
    | "conflict"
    | "set_aside"
    | "too_large"
    | "too_fast"
    | "busy"
    | "failed";
  /** what was wrong, where, and what would have been right: in English */
  message: string;
  /** the same for a person, in the language that was asked for */
  text: string;
}
/** Points that were gained for one reason in the whole game. */
export interface Reason {
  /** what for */
  text: string;
  /** each seat's */
  points: number[];
}
/** The answer to every request that failed, with a fitting status. */
export interface Refusal {
  /** what was wrong */
  error: Problem;
}
/** A seat of a table in a list. */
export interface RowSeat {
  /** its colour */
  colour: "red" | "blue" | "green" | "yellow" | "violet" | "orange";
  /** who sits there; empty: nobody */
  name: string;
  /** who may sit there */
  kind: "person" | "bot" | "open" | "invited";
  /** whether who sits there has given up */
  resigned: boolean;
}
/** What to do with a seat. */
export interface SeatChange {
  /** `take` it, `leave` it, hand it to a `bot`, take it `back` from the bot, or `resign`: of two players the other wins, of more the bot plays to the end. Who opened the table may `free` any seat (then only its new link leads to it), `open` a free one to anybody, or give a free one to a `bot` */
  do: "take" | "leave" | "bot" | "back" | "resign" | "free" | "open";
  /** of an invitation, to take an invited seat */
  code?: string;
  /** how strong the bot is */
  level?: "kitten" | "player" | "club" | "master";
}
/** What is printed on the pieces of a game and never changes. */
export interface Setting {
  /** line by line, for who cannot see the pieces */
  text: string[];
}
/** How the points came about. */
export interface Story {
  /** each seat's points after every move */
  scores: number[][];
  /** points by reason */
  reasons: Reason[];
  /** alone: the own best score with this set-up */
  best: number | null;
}
/** A table in a list. */
export interface TableRow {
  /** the table's own */
  id: string;
  /** the address of its page, or of a free seat at a table that is closed */
  url: string;
  /** the game's id */
  game: string;
  /** the game's name in the reader's language */
  title: string;
  /** in order */
  seats: RowSeat[];
  /** the seats that may act */
  acting: number[];
  /** whether one of them is the reader's */
  your_turn: boolean;
  /** whether everybody has sat down, so that it is played */
  begun: boolean;
  /** whether the game has ended */
  over: boolean;
  /** how many there were */
  moves: number;
  /** when it changed last, in seconds since 1970 */
  updated: number;
}
/** Bots on all free seats, so that a game begins that waits for its people. */
export interface WantedBots {
  /** how strong they are */
  level?: "kitten" | "player" | "club" | "master";
}
/** The clock of a table to open. */
export interface WantedClock {
  /** what is timed */
  kind?: "none" | "move" | "correspondence";
  /** for each turn: 5 to 3600 for `move`; 3600 to 2592000 for `correspondence` */
  seconds?: number;
}
/** A game against bots at once, with as many of them as is usual in the game. */
export interface WantedPlay {
  /** the game's id */
  game: string;
  /** how strong the bots are */
  level?: "kitten" | "player" | "club" | "master";
  /** whether it is a first game: then bots are the weakest, and a teacher helps */
  guided?: boolean;
}
/** A seat of a table to open. */
export interface WantedSeat {
  /** `me`: who opens the table (several are several seats on one device); `open`: anybody may take it; `invited`: by its link only; `bot` */
  kind: "me" | "open" | "invited" | "bot";
  /** the strength of a bot: an `id` of `GET /api/levels` */
  level?: string;
}
/** A table to open. */
export interface WantedTable {
  /** the game's id */
  game: string;
  /** how many seats */
  players: number;
  /** one for each player */
  seats: WantedSeat[];
  /** by their names; those left out have their defaults */
  options?: {
    [k: string]: string | number | boolean;
  };
  /** the time to think */
  clock?: WantedClock;
  /** replaced ones, as a tree or as the text of a TOML file */
  components?: {} | string;
  /** who may watch: whoever has the `link`, the `public` (then the table is listed while it is played), or nobody, for it is `closed` to all but its people */
  audience?: "link" | "public" | "closed";
}
