// The messages of a table, as docs/protocol.md gives them.

export interface Seat {
  seat: number;
  colour: string;
  colour_name: string;
  name: string;
  kind: "person" | "bot" | "open" | "invited";
  level: string | null;
  mine: boolean;
  online: boolean;
  handed: boolean;
  invitation: string | null;
}

export interface Clock {
  kind: "none" | "move" | "correspondence";
  seconds?: number;
}

export interface Table {
  type: "table";
  id: string;
  game: string;
  title: string;
  players: number;
  options: { name: string; value: string }[];
  clock: Clock;
  commitment: string;
  over: boolean;
  rematch: string | null;
  sheet: string;
  seats: Seat[];
}

export interface Gain {
  seat: number;
  points: number;
  text: string;
}

export interface Entry {
  number: number;
  seat: number;
  text: string;
  pieces: string[];
  points: Gain[];
}

export interface Action {
  action: number;
  targets: string[];
  text: string;
  label: string;
  /** What the board would show: SVG drawn over it while the action is considered. */
  ghost?: string | null;
}

export interface Choice {
  seat: number;
  kind: "pick" | "gather";
  actions: Action[];
}

export interface Position {
  type: "position";
  revision: number;
  number: number;
  over: boolean;
  acting: number[];
  prompt: string;
  scores: number[];
  svg: string;
  supplies: string[];
  log: { from: number; entries: Entry[] };
  choices: Choice[];
  undo: number[];
  clocks: ({ left: number } | null)[];
  ranks: number[] | null;
  seed: string | null;
}

export interface ChatLine {
  who: string;
  seat: number | null;
  text: string;
  at: string | number;
}

export interface Hint {
  type: "hint";
  revision: number;
  seat: number;
  action: number;
  text: string;
  why: string[];
}

export interface Failure {
  type: "error";
  id: string | null;
  code: string;
  message: string;
}

export type FromServer =
  | Table
  | Position
  | { type: "ack"; id: string; revision: number }
  | Failure
  | { type: "chat"; lines: ChatLine[]; replace: boolean }
  | Hint
  | { type: "pong" };

/** Kept until acknowledged, and sent again after a lost connection. */
export type Command =
  | { type: "act"; id: string; revision: number; seat: number; action: number }
  | { type: "undo"; id: string; revision: number; seat: number };

export type Remark = { type: "chat"; text: string } | { type: "hint"; seat: number } | { type: "ping" };

/** A position of the past, from GET /api/tables/{id}/positions/{number}. */
export interface PastPosition {
  number: number;
  svg: string;
  prompt: string;
  text: string[];
  scores: number[];
}

export interface Story {
  /** Alone: the own best score with this set-up; otherwise null. */
  best: number | null;
  scores: number[][];
  reasons: { text: string; points: number[] }[];
}
