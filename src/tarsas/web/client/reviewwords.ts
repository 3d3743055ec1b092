// How a review speaks: grades, losses and luck in words and numbers of the reader's language.
import { language, text } from "./page";
import type { Review, ReviewedDeed, Spell } from "./types";
import { favoured, isAlone } from "./verdicts";

/** Of the loss from which a deed is an inaccuracy: less luck than this is not worth a word. */
export const LEAST_LUCK = 0.2;

/** Whom a spell of chance moved most, if that is worth a word. */
export function luckOf(review: Review, spell: Spell): { seat: number; luck: number } | null {
  const found = favoured(spell);
  return Math.abs(found.luck) >= LEAST_LUCK * review.inaccuracy ? found : null;
}

/** A share as people write it: whole per cents, or points of who plays alone. */
export function share(review: Review, value: number): string {
  if (isAlone(review)) return number(value, Math.abs(value) < 9.95 && value % 1 !== 0 ? 1 : 0);
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(value);
}

/** What was gained or lost, with its sign. */
export function change(review: Review, value: number): string {
  const alone = isAlone(review);
  const least = alone ? 0.05 : 0.005; // what would be written as nothing has no sign
  const sign = Math.abs(value) < least ? "" : value < 0 ? "−" : "+";
  const points = number(Math.abs(value), 1);
  return sign + (alone ? text("review-points", { points }) : share(review, Math.abs(value)));
}

export function number(value: number, digits: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: digits }).format(value).replace("-", "−");
}

const GRADES: Record<string, string> = {
  best: "review-grade-best",
  good: "review-grade-good",
  inaccuracy: "review-grade-inaccuracy",
  mistake: "review-grade-mistake",
};

/** What a deed is called; nothing where there was no choice. */
export function gradeOf(deed: ReviewedDeed): string {
  const id = GRADES[deed.grade ?? ""];
  return id ? text(id) : "";
}

/** What a deed is called, and what it threw away if that is worth a number. */
export function verdict(review: Review, deed: ReviewedDeed): string {
  const grade = gradeOf(deed);
  return grade && deed.loss >= review.good ? `${grade} ${change(review, -deed.loss)}` : grade;
}
