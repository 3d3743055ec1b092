// The end of a game as it is filled in: its answers, its steps, and what of them is kept on this device.
import { memory } from "./page";
import type { CountField, CountForm, CountSection } from "./types";

export type Card = Record<string, number[]>;
export type Answers = Record<string, Card[]>;

/** What somebody has filled in; `at` is the step they are at. */
export interface Draft {
  players: number;
  names: string[];
  answers: Answers;
  at: string;
}

/** One step of the way: a card to fill in, a list of cards, who plays, or the result. */
export interface Step {
  key: string;
  section: CountSection | null;
  /** Which card of the section; -1 for a list of them. */
  card: number;
}

export const FIRST = "players";
export const LAST = "result";

/** The steps of a form, from who played to the result. */
export function steps(form: CountForm, players: number): Step[] {
  const asked = form.sections.flatMap((section): Step[] => {
    if (section.kind === "many") return [{ key: section.name, section, card: -1 }];
    const cards = section.kind === "seats" ? players : 1;
    return Array.from({ length: cards }, (_, card) => ({ key: `${section.name}-${card}`, section, card }));
  });
  const bare = (key: string): Step => ({ key, section: null, card: -1 });
  return [bare(FIRST), ...asked, bare(LAST)];
}

/** How many numbers answer a field. */
export function width(field: CountField, players: number): number {
  if (field.kind === "several") return field.choices.length;
  return field.each ? players : 1;
}

/** The answer to a field on a card, the usual one if there is none. */
export function answer(card: Card, field: CountField, players: number): number[] {
  const given = card[field.name];
  return given?.length === width(field, players) ? given : Array<number>(width(field, players)).fill(field.usual);
}

/** Whether a field is asked for, as its card stands. */
export function isAsked(card: Card, field: CountField): boolean {
  return field.needs.length === 0 || field.needs.some((need) => (card[need.field]?.[need.place] ?? 0) !== 0);
}

/** A number as it may be: whole, and in its range. */
export function within(field: CountField, value: number): number {
  return Number.isFinite(value) ? Math.min(field.highest, Math.max(field.lowest, Math.trunc(value))) : field.usual;
}

// What is kept until it is done: nothing is lost if the page is closed.

export function readDraft(game: string, usual: number): Draft {
  const fresh: Draft = { players: usual, names: [], answers: {}, at: FIRST };
  try {
    return { ...fresh, ...(JSON.parse(memory.get(`count-${game}`) ?? "{}") as Partial<Draft>) };
  } catch {
    return fresh;
  }
}

export function keepDraft(game: string, draft: Draft): void {
  memory.set(`count-${game}`, JSON.stringify(draft));
}

export function forgetDraft(game: string): void {
  memory.remove(`count-${game}`);
}
