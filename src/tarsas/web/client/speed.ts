// How fast the turns of others are shown: as the reader wishes, kept by the browser.
import { memory, still } from "./page";
import { quick } from "./wishes";

/** In milliseconds: one scene, the way of its pieces, and what a film takes at most after its last news. */
export interface Speed {
  scene: number;
  glide: number;
  most: number;
}

const SPEEDS = {
  slow: { scene: 2000, glide: 700, most: 10_000 },
  normal: { scene: 1100, glide: 400, most: 4500 },
  fast: { scene: 500, glide: 220, most: 2000 },
  once: { scene: 0, glide: 0, most: 0 },
} satisfies Record<string, Speed>;

export type SpeedName = keyof typeof SPEEDS;

function isName(name: string | null): name is SpeedName {
  return name !== null && name in SPEEDS;
}

/** What the reader chose; who wants nothing to move and chose nothing sees things at once. */
export function speedName(): SpeedName {
  const kept = memory.get("speed");
  return isName(kept) ? kept : still() ? "once" : "normal";
}

export function setSpeed(name: string): void {
  if (isName(name)) memory.set("speed", name);
}

export function speed(): Speed {
  return SPEEDS[quick() ? "once" : speedName()];
}
