// Which of the things on a board a finger or an arrow key means. Knows places, no page.
import { FINGER, middle, type Box, type Point } from "./lens";

export type Boxes = Map<string, Box>;

/** How far a point is from a box: nothing inside of it. */
function gap(point: Point, box: Box): number {
  const dx = Math.max(box.x - point.x, 0, point.x - (box.x + box.width));
  const dy = Math.max(box.y - point.y, 0, point.y - (box.y + box.height));
  return Math.hypot(dx, dy);
}

/**
 * The thing that is nearest to a point: the one it lies in, else the one beside it; among equals the
 * one with the nearest middle. So the room between things is divided, and no two of them share any.
 */
export function nearest(point: Point, boxes: Boxes): string | null {
  let best: { id: string; beside: number; far: number } | null = null;
  for (const [id, box] of boxes) {
    const [at, beside] = [middle(box), gap(point, box)];
    const far = Math.hypot(at.x - point.x, at.y - point.y);
    if (!best || beside < best.beside || (beside === best.beside && far < best.far)) best = { id, beside, far };
  }
  return best?.id ?? null;
}

/** What a finger near a point could mean; or somebody who points by another `reach`. */
export function withinReach(point: Point, boxes: Boxes, reach = FINGER / 2): Boxes {
  return new Map([...boxes].filter(([, box]) => gap(point, box) < reach));
}

/** How much closer one has to look before a finger can tell these apart; 1 if it can already. */
export function closerToTell(boxes: Boxes): number {
  const smallest = Math.min(...[...boxes.values()].map((box) => Math.min(box.width, box.height)));
  return boxes.size > 1 && smallest < FINGER * 0.8 ? Math.min(4, (FINGER * 1.2) / smallest) : 1;
}

/** The nearest thing in a direction; aside counts double, so that rows are followed. */
export function ahead(from: Box, way: Point, boxes: Boxes): string | null {
  const start = middle(from);
  let best: { id: string; cost: number } | null = null;
  for (const [id, box] of boxes) {
    const at = middle(box);
    const [dx, dy] = [at.x - start.x, at.y - start.y];
    const forward = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    const cost = forward + 2 * aside;
    if (forward > 1 && aside < 3 * forward && (!best || cost < best.cost)) best = { id, cost };
  }
  return best?.id ?? null;
}
