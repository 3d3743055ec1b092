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
  | BetterDeed
  | Chat
  | ChatLine
  | Choice
  | Clock
  | CountAccount
  | CountChoice
  | CountField
  | CountForm
  | CountGone
  | CountNeed
  | CountSection
  | Counted
  | Entry
  | Failure
  | Fall
  | FilledSheets
  | Forgotten
  | Gain
  | GameOption
  | GamePreset
  | GameSummary
  | GoBack
  | Health
  | Hint
  | KeptCount
  | LessonAnswers
  | LessonDone
  | LessonStand
  | Level
  | Log
  | Look
  | LookDeed
  | Me
  | Mute
  | Named
  | NewCount
  | NewName
  | Opened
  | OptionChoice
  | Outcome
  | PastPosition
  | Ping
  | Pong
  | Position
  | Problem
  | PuzzleAnswers
  | PuzzleRating
  | PuzzleStand
  | Reason
  | Refusal
  | Review
  | ReviewStand
  | ReviewedDeed
  | ReviewedPosition
  | ReviewedSeat
  | RowSeat
  | Say
  | Seat
  | SeatChange
  | Setting
  | SheetFault
  | SheetPen
  | SheetPlace
  | Spell
  | StepBack
  | Story
  | StudyChange
  | StudyDeed
  | StudyGone
  | StudyNode
  | StudyPosition
  | StudyRow
  | StudyStand
  | Table
  | TableRow
  | Tap
  | TimeLeft
  | Undo
  | UnfinishedCount
  | UnfinishedSheets
  | Unscored
  | WantedBots
  | WantedClock
  | WantedPlay
  | WantedReview
  | WantedSeat
  | WantedStudy
  | WantedTable
  | Weigh
  | Weighed;
/** What the server says on the socket. */
export type FromServer = Table | Position | Ack | Failure | Chat | Hint | Advice | Weighed | Pong;
/** What a client may say on the socket. */
export type FromClient = Act | Undo | GoBack | AskBack | AnswerBack | Say | Mute | AskHint | AskAdvice | Weigh | Ping;

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
  /** who brings chance: the `table`, or its people, who have a `box` and enter what falls */
  chance: "table" | "box";
  /** the hash of the seed, by which chance can be checked; empty with a `box` */
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
  /** whether the name is that of somebody without a device, for whom a guest acts */
  named: boolean;
  /** who may sit there */
  kind: "person" | "bot" | "open" | "invited";
  /** the strength of the bot that plays or played it, in words */
  level: string;
  /** why a kitten plays in the place of the bot that was chosen; or empty */
  fault: string;
  /** whether who sits there is a bot of somebody's that plays over the network */
  program: boolean;
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
  /** where chance comes from a box: how many moves stay if the reader takes back the last entry or move; else null */
  back: number | null;
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
  /** what this client may enter, where chance comes from a box: one outcome of each, sent together as the `action` of seat -1 and what it does `then` */
  falls: Fall[];
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
/** One piece of chance that is to be entered: a die, a tile. */
export interface Fall {
  /** what falls or is drawn, in a few words */
  prompt: string;
  /** what it can be */
  outcomes: Outcome[];
  /** words that some of many `name`s share, to search by */
  words: string[];
}
/** What chance may bring. */
export interface Outcome {
  /** its number, to be sent back */
  action: number;
  /** what would happen, in a sentence */
  text: string;
  /** how likely it is */
  share: number;
  /** it alone in a few words: one can search there */
  name: string;
  /** an SVG of it, which refers to the table's sheet; or empty */
  picture: string;
  /** how many of it can still come; 0: any number, as with dice */
  left: number;
  /** what records call it if that is a number, as `n07`; one for each copy */
  numbers: string[];
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
  /** the same as they are said of a move, as `weighed` says what one brought */
  brought: string[];
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
/** Take back all moves but the first, where chance comes from a box; nobody is asked. */
export interface GoBack {
  type: "go_back";
  /** the client's own, any unique text: sent twice, it is carried out once */
  id: string;
  /** the revision that this answers */
  revision: number;
  /** how many moves stay */
  number: number;
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
  /** the seat that chooses; -1: what fell is to be entered */
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
  /** where chance comes from a box: how many moves stay if the reader takes back the last entry or move; else null */
  back: number | null;
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
/** What would have been better than a deed, from the position before it. */
export interface BetterDeed {
  /** what it is, in a sentence; pieces as in an entry's `text` */
  text: string;
  /** what speaks for it, best reason first */
  why: string[];
  /** the ids of the elements that stand for its steps */
  targets: string[];
  /** an SVG fragment of what it would put on the board, drawn over it; or empty */
  ghost: string;
}
/** What the end of a game comes to. */
export interface CountAccount {
  /** each seat's points so far */
  before: number[];
  /** what is counted, in order */
  lines: Counted[];
  /** the same by reason */
  reasons: Reason[];
  /** each seat's points in the end */
  scores: number[];
  /** each seat's rank, from 1; equal ones are shared */
  ranks: number[];
  /** SVG of pieces that the lines name, by their ids */
  pictures: {
    [k: string]: string;
  };
}
/** Points that were gained for one reason in the whole game. */
export interface Reason {
  /** what for */
  text: string;
  /** each seat's */
  points: number[];
}
/** One of the values of a field. */
export interface CountChoice {
  /** what it is */
  text: string;
  /** an SVG of the game's symbols, or empty */
  picture: string;
}
/** One thing that is asked for. */
export interface CountField {
  /** by which it is answered */
  name: string;
  /** `number`; `flag`, 0 or 1; `choice`, the place of a choice; `seat`, -1 for nobody; or `several`, 0 or 1 for every choice */
  kind: "number" | "flag" | "choice" | "seat" | "several";
  /** what is asked */
  text: string;
  /** what its sign means, or empty */
  help: string;
  /** an SVG of the game's symbols, or empty */
  picture: string;
  /** the lowest number */
  lowest: number;
  /** the highest number */
  highest: number;
  /** what stands for no answer */
  usual: number;
  /** whether it has a number for every seat */
  each: boolean;
  /** of a `choice` and of `several` */
  choices: CountChoice[];
  /** of `several`, how many can be chosen */
  most: number;
  /** asked for only if one of these is not 0; empty: in any case */
  needs: CountNeed[];
}
/** A number of another field on the same card. */
export interface CountNeed {
  /** the field's name */
  field: string;
  /** which of its numbers, from 0 */
  place: number;
}
/** What is asked, after the answers so far, and what they come to. */
export interface CountForm {
  /** in order; answers may lead to others */
  sections: CountSection[];
  /** all of them, with what is usual for those missing */
  answers: {
    [k: string]: {
      [k: string]: number[];
    }[];
  };
  /** null: no game can end like that */
  account: CountAccount | null;
  /** why not, or empty */
  problem: string;
}
/** Fields that are asked for together, on a card. */
export interface CountSection {
  /** by which it is answered */
  name: string;
  /** how many cards it has: one (`once`), one for every seat, or any */
  kind: "once" | "seats" | "many";
  /** its heading */
  title: string;
  /** what is to be done, or empty */
  help: string;
  /** of `many`: the button for another card */
  add: string;
  /** of `many`: the headings of the cards, as many as can be */
  ones: string[];
  /** in order */
  fields: CountField[];
}
/** A count that is deleted. */
export interface CountGone {
  /** what was its own */
  id: string;
}
/** Sheets as far as they are filled in. */
export interface FilledSheets {
  /** what is filled in: the option `sheets` of a table */
  sheets: string;
  /** the position that they show */
  svg: string;
  /** the address of the symbols that pictures refer to */
  symbols: string;
  /** what is asked beside the picture */
  sections: CountSection[];
  /** all of them */
  answers: {
    [k: string]: {
      [k: string]: number[];
    }[];
  };
  /** in order */
  pens: SheetPen[];
  /** what can be tapped */
  places: SheetPlace[];
  /** elements tapped with a pen that joins, without another */
  waiting: string[];
  /** what is wrong; empty: a game can go on from here */
  faults: SheetFault[];
}
/** Something to write. */
export interface SheetPen {
  /** by which it is named */
  value: string;
  /** what it writes */
  text: string;
  /** what that means, or empty */
  help: string;
  /** the seat whose colour it writes in, or empty */
  colour: string;
  /** an SVG of the game's symbols, or empty */
  picture: string;
  /** whether two places are tapped, which belong together */
  joins: boolean;
}
/** A place to fill in. */
export interface SheetPlace {
  /** as the line of words calls it */
  name: string;
  /** the ids of its elements in the picture */
  pieces: string[];
  /** those that write there; empty: any counts on */
  pens: string[];
  /** what stands there in words; empty: as usual */
  value: string;
}
/** What is wrong with sheets. */
export interface SheetFault {
  /** what, and what would be right */
  text: string;
  /** the ids of the elements that it is about */
  pieces: string[];
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
  /** how many puzzles there are of it */
  puzzles: number;
}
/** What a server says of itself: that it can do its work, or that it is about to stop. */
export interface Health {
  /** how it is */
  status: "ok" | "draining";
  /** how many tables it has in memory */
  rooms: number;
}
/** A counted game. */
export interface KeptCount {
  /** its own */
  id: string;
  /** the address of its page */
  url: string;
  /** the game's id */
  game: string;
  /** the game's name in the reader's language */
  title: string;
  /** what the players are called, seat by seat; may be empty */
  players: string[];
  /** what was filled in */
  answers: {
    [k: string]: {
      [k: string]: number[];
    }[];
  };
  /** what it came to */
  account: CountAccount;
  /** when it was counted, in seconds since 1970 */
  at: number;
  /** whether the reader counted it, and may delete it */
  mine: boolean;
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
/** Where a learner stands in a lesson; a `remark` is about a wrong answer. */
export interface LessonStand {
  /** who plays, as on the socket of a table */
  table: Table;
  /** what happened by itself since the answer before, in order */
  scenes: Position[];
  /** the present position, with what can be done */
  position: Position;
  /** what the teacher says of what is to be done, or was done */
  said: string;
  /** what the teacher says of the last answer, if anything */
  remark: string;
  /** the ids of the elements that the teacher speaks of */
  lights: string[];
  /** those that led here; the next one is added */
  answers: number[];
  /** the numbers of the rules that this is about */
  rules: string[];
  /** how many steps are done */
  step: number;
  /** how many there are */
  steps: number;
  /** whether there is nothing to do but to go on: the answer -1 */
  reads: boolean;
}
/** A strength of bots. */
export interface Level {
  /** as `level` takes it */
  id: string;
  /** in the reader's language */
  name: string;
}
/** What the engine thinks of a position so far. */
export interface Look {
  /** whose view it is */
  seat: number;
  /** whether chance acts: then these are its outcomes, best first */
  chance: boolean;
  /** the best first */
  deeds: LookDeed[];
  /** how likely the seat wins; null: one plays alone */
  share: number | null;
  /** the margin to be expected; alone, the points */
  points: number;
  /** how often was looked in all */
  visits: number;
  /** whether it was looked at for as long as the host allows */
  done: boolean;
}
/** What the engine thinks of a deed, or of what chance may bring. */
export interface LookDeed {
  /** its steps */
  actions: number[];
  /** what it is, in a sentence */
  text: string;
  /** how likely it wins, from 0 to 1; null: one plays alone */
  share: number | null;
  /** the margin to be expected; alone, the points */
  points: number;
  /** how often it was looked into: the more, the surer */
  visits: number;
  /** what speaks for it, the weightiest first */
  why: string[];
  /** the ids of the elements that its steps choose */
  pieces: string[];
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
/** A filled-in end of a game that is to be kept. */
export interface NewCount {
  /** the game's id */
  game: string;
  /** how many played */
  players: number;
  /** by section a list of cards; each has numbers by field; what is missing is as usual */
  answers?: {
    [k: string]: {
      [k: string]: number[];
    }[];
  };
  /**
   * what the players are called, seat by seat; empty: by the colour
   *
   * @maxItems 6
   */
  names?:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string];
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
    | "token"
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
/** What somebody does in a puzzle: steps of one deed. */
export interface PuzzleAnswers {
  /**
   * all steps, the right ones before included
   *
   * @maxItems 50
   */
  answers?: number[];
  /** whether to give up and look at the solution */
  show?: boolean;
  /** how many entries of the log the client has */
  after?: number;
}
/** How strong the guest is in the puzzles of a game, by the first answer to this one. */
export interface PuzzleRating {
  /** whether the first answer was right */
  solved: boolean;
  /** the rating before it */
  before: number;
  /** the rating after it */
  after: number;
  /** whether a few more answers may change it much */
  uncertain: boolean;
  /** whether it was the answer that was given just now */
  fresh: boolean;
}
/** Where somebody stands in a puzzle; a `remark` says whether the last answer was right. */
export interface PuzzleStand {
  /** who plays, as on the socket of a table */
  table: Table;
  /** what happened by itself since the answer before, in order */
  scenes: Position[];
  /** the present position, with what can be done */
  position: Position;
  /** what the teacher says of what is to be done, or was done */
  said: string;
  /** what the teacher says of the last answer, if anything */
  remark: string;
  /** the ids of the elements that the teacher speaks of */
  lights: string[];
  /** those that led here; the next one is added */
  answers: number[];
  /** how it is going */
  state: "open" | "wrong" | "solved" | "shown";
  /** when it is over: the positions of the solution before the last, in order */
  film: Position[];
  /** ratings and difficulty in words, when they may be told */
  result: string[];
  /** what the first answer came to, if there was one */
  rating: PuzzleRating | null;
  /** by how much a wrong answer is less likely to win than the best, if that is known */
  cost: number | null;
  /** the address of the next puzzle */
  next: string;
}
/** The answer to every request that failed, with a fitting status. */
export interface Refusal {
  /** what was wrong */
  error: Problem;
}
/** A finished game, judged. Who plays alone has expected points in the place of shares. */
export interface Review {
  /** how deep it was looked into: 1 is as deep as usual */
  depth: number;
  /** how many games each search tried */
  simulations: number;
  /** by how much two looks at one position differ, on average */
  noise: number;
  /** from what loss on a deed is good at most */
  good: number;
  /** from what loss on it is an inaccuracy */
  inaccuracy: number;
  /** from what loss on it is a mistake */
  mistake: number;
  /** in order */
  seats: ReviewedSeat[];
  /** before each deed and at the end */
  positions: ReviewedPosition[];
  /** in the order of their first moves */
  deeds: ReviewedDeed[];
  /** what chance did, in order */
  spells: Spell[];
}
/** How somebody played, in one line. */
export interface ReviewedSeat {
  /** from 0 to 100; null: nothing was to be chosen */
  accuracy: number | null;
  /** what chance gave or took in all */
  luck: number;
  /** how many deeds were the best that was found */
  best: number;
  /** how many were as good as that, nearly */
  good: number;
  /** how many were inaccuracies */
  inaccuracy: number;
  /** how many were mistakes */
  mistake: number;
}
/** How the game stood. */
export interface ReviewedPosition {
  /** after how many moves */
  number: number;
  /** each seat's share of winning, or expected points */
  shares: number[];
  /** each seat's points */
  points: number[];
}
/** What a seat did, and how good that was. */
export interface ReviewedDeed {
  /** the number of its first move */
  first: number;
  /** the number of its last move */
  last: number;
  /** who did it */
  seat: number;
  /** the seat's share of winning after it, or expected points */
  share: number;
  /** how much less that is than after the best deed */
  loss: number;
  /** how good it was; empty: there was no choice */
  grade: "" | "best" | "good" | "inaccuracy" | "mistake";
  /** whether it is one of the turning points */
  turning: boolean;
  /** what was better, if anything is worth a word */
  better: BetterDeed | null;
}
/** What chance did in a row. */
export interface Spell {
  /** the number of its first move */
  first: number;
  /** the number of its last move */
  last: number;
  /** what it gave each seat, or took: less than 0 */
  luck: number[];
  /** whether it is one of the turning points */
  turning: boolean;
}
/** How far the review of a game is: the deepest that was asked for. */
export interface ReviewStand {
  /** how it is */
  status: "none" | "waiting" | "working" | "done" | "failed";
  /** how deep it is; 0: nobody has asked for one */
  depth: number;
  /** how deep one can be */
  deepest: number;
  /** how many of its tasks are done */
  done: number;
  /** how many there are; 0: it has not begun */
  tasks: number;
  /** how many reviews come before it */
  ahead: number;
  /** the deepest that is done, unless the reader knows one as deep */
  review: Review | null;
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
  /** how strong the bot is: an `id` of `GET /api/levels` */
  level?: string;
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
/** What a change made of a study. */
export interface StudyChange {
  /** the present one */
  revision: number;
  /** the node where one stands then */
  at: number;
  /** those that are new, or other than before */
  nodes: StudyNode[];
  /** those that are not there any more */
  gone: number[];
}
/** A position of a study: the move that led there, and what is said of it. */
export interface StudyNode {
  /** its own, for as long as the study exists; 0: the opening */
  number: number;
  /** the node before it; -1: none */
  parent: number;
  /** where it stands among those that follow the same one, from 0 */
  place: number;
  /** of the variation that begins with it, or empty */
  name: string;
  /** what is said of the position, or empty */
  comment: string;
  /** the move; the opening has none */
  entry: Entry | null;
}
/** A change of a study. */
export interface StudyDeed {
  /** `play` a move after a node, `draw` what chance brings there, `resume` the line that its variation left, `name` or `comment` it, `promote` its variation, `delete` it with all that follows; or give the study a `title` */
  do: "play" | "draw" | "resume" | "name" | "comment" | "promote" | "delete" | "title";
  /** the revision that it answers */
  revision: number;
  /** the node */
  at?: number;
  /** who moves; -1 for chance */
  seat?: number;
  /**
   * the steps of a move
   *
   * @maxItems 50
   */
  actions?: number[];
  /** whether chance is drawn then until somebody decides, or the game is over */
  draws?: boolean;
  /** a name, a comment or a title */
  text?: string;
}
/** A study that is deleted. */
export interface StudyGone {
  /** what was its own */
  id: string;
}
/** A position of a study. */
export interface StudyPosition {
  /** its node */
  node: number;
  /** as on the socket of a table; its log is in the nodes, and its `falls` are what chance may bring next */
  position: Position;
}
/** A study in a list. */
export interface StudyRow {
  /** its own */
  id: string;
  /** the address of its page */
  url: string;
  /** the game's id */
  game: string;
  /** the game's name in the reader's language */
  name: string;
  /** what it is called, or empty */
  title: string;
  /** how many were ever played in it */
  moves: number;
  /** when it changed last, in seconds since 1970 */
  updated: number;
}
/** A study: a tree of variations over a set-up, which is played like a table. */
export interface StudyStand {
  /** its own, as in its address */
  id: string;
  /** the address of its page; who has it may look */
  url: string;
  /** what it is called, or empty */
  title: string;
  /** the name of whose it is */
  by: string;
  /** whether the reader may change it */
  mine: boolean;
  /** rises with every change; a change answers one */
  revision: number;
  /** the node that it opens at */
  at: number;
  /** for how many seconds a position may be looked at; 0: never */
  engine: number;
  /** the last node of the main line of which a review was asked for */
  reviewed: number | null;
  /** who plays, as on the socket of a table */
  table: Table;
  /** each after its parent */
  nodes: StudyNode[];
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
/** A piece of the picture that somebody tapped, with a pen. */
export interface Tap {
  /** the id of the element */
  piece: string;
  /** the `value` of a pen; empty: what stands there is rubbed out */
  pen: string;
}
/** The end of a game while it is being filled in. */
export interface UnfinishedCount {
  /** the game's id */
  game: string;
  /** how many played */
  players: number;
  /** by section a list of cards; each has numbers by field; what is missing is as usual */
  answers?: {
    [k: string]: {
      [k: string]: number[];
    }[];
  };
  /** whether answers that do not fit any more are as usual, instead of refused */
  mend?: boolean;
}
/** Sheets as far as they are filled in, and what is done to them next. */
export interface UnfinishedSheets {
  /** the game's id */
  game: string;
  /** how many seats */
  players: number;
  /** as of a table; `sheets` among them is what is filled in, as it was answered last */
  options?: {
    [k: string]: string | number | boolean;
  };
  /** replaced ones, as a tree or as the text of a TOML file */
  components?: {} | string;
  /**
   * what was tapped since, in order
   *
   * @maxItems 100
   */
  taps?: Tap[];
  /** by section a list of cards; each has numbers by field; what is missing is as usual; null: as they were */
  answers?: {
    [k: string]: {
      [k: string]: number[];
    }[];
  } | null;
}
/** Bots on all free seats, so that a game begins that waits for its people. */
export interface WantedBots {
  /** how strong they are: an `id` of `GET /api/levels` */
  level?: string;
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
  /** how strong the bots are: an `id` of `GET /api/levels` */
  level?: string;
  /** whether it is a first game: then bots are the weakest, and a teacher helps */
  guided?: boolean;
}
/** A review to be made. */
export interface WantedReview {
  /** how deep: 1 is as deep as is usual in the game */
  depth?: number;
}
/** A seat of a table to open. */
export interface WantedSeat {
  /** `me`: who opens the table (several are several seats on one device); `open`: anybody may take it; `invited`: by its link only; `bot` */
  kind: "me" | "open" | "invited" | "bot";
  /** the strength of a bot: an `id` of `GET /api/levels` */
  level?: string;
  /** of who plays at a seat of `me` without a device of their own; empty: the guest's */
  name?: string;
}
/** A position to analyse. */
export interface WantedStudy {
  /** where it comes from: `game:<id>` (the opening), `table:<id>`, `study:<id>` (a copy), `lesson:<game>/<number>`, `puzzle:<game>/<id>`, or `record` (see there) */
  source: string;
  /** the position by its number of moves, of a study its node; null: the last one */
  number?: number | null;
  /** of an opening; null: as is usual */
  players?: number | null;
  /** of an opening, by name */
  options?: {
    [k: string]: string | number | boolean;
  };
  /** of a lesson or a puzzle, as its stand has them */
  answers?: number[];
  /** the text of a record, with or without variations */
  record?: string;
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
  /** who brings chance: the `table`, sealed, or its people, who have the `box` and enter what falls; then no clock runs */
  chance?: "table" | "box";
}
