// On a small screen the view goes to what the teacher speaks of.
import { SMALL } from "./areas";
import type { Board } from "./board";
import type { Zoom } from "./zoom";

/**
 * Go to pieces that are spoken of; if some of them can be clicked, to those. Where others are to be clicked,
 * such as a die before the place it is written in, they stay in sight.
 */
export function attend(ids: string[], board: Board, zoom: Zoom): void {
  const spoken = ids.flatMap((id) => board.find(id) ?? []);
  const alive = spoken.filter((piece) => piece.classList.contains("target"));
  if (spoken.length === 0 || !matchMedia(SMALL).matches) return;
  if (alive.length > 0) zoom.attend(alive);
  else zoom.attend(spoken, true);
}
