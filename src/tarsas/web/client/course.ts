// The course of a game: when all is learnt, a first game with a teacher.
import { playBy } from "./play";

export function startCourse(): void {
  playBy("[data-first-game]", (button) => ({ game: button.dataset["firstGame"] ?? "", guided: true }));
}
