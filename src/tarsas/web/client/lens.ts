// Where one looks: how close, and at which place of the board. Knows sizes, no page.

export const CLOSEST = 12;
export const FINGER = 44; // pixels that a fingertip needs
const RIM = 3; // pixels that a ring around a choice adds to its size while it is measured
const WORTH = 1.25; // coming closer by less than this is not worth it
const MARGIN = 0.9; // what is followed fills this much of the window at most
const AMID = 0.5; // what is looked at amid its surroundings fills this much

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Box = Point & Size;

/** Whether one box lies within another. */
export function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** Whether two boxes have some room in common. */
export function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The smallest box around boxes. */
export function around(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

export function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The shorter side of the smallest box. */
export function smallest(boxes: Box[]): number {
  return Math.min(...boxes.map((box) => Math.min(box.width, box.height)));
}

/**
 * How much room a finger has at least for each of several boxes, as the nearest one takes a tap: what the
 * box has itself, or as far as it is from its middle to the next one.
 */
export function room(boxes: Box[]): number {
  const at = boxes.map(middle);
  const apart = (i: number): number =>
    Math.min(...at.filter((_, j) => j !== i).map((other) => Math.hypot(other.x - at[i]!.x, other.y - at[i]!.y)));
  return Math.min(...boxes.map((box, i) => Math.max(smallest([box]), apart(i))));
}

/** Where a part of a picture lies in the place that shows all of it, in the middle. */
export function placeOf(part: Box, picture: Size, place: Size): Box {
  const unit = Math.min(place.width / picture.width, place.height / picture.height);
  const left = (place.width - picture.width * unit) / 2;
  const top = (place.height - picture.height * unit) / 2;
  return { x: left + part.x * unit, y: top + part.y * unit, width: part.width * unit, height: part.height * unit };
}

/** A window, and where the picture lies in it while the whole is shown. */
export interface Laid {
  frame: Size;
  picture: Box;
}

/** Where a box of the board lies after window and picture got other sizes. */
export function relaid(box: Box, { picture: from }: Laid, { picture: to }: Laid): Box {
  const unit = to.width / from.width;
  return { x: to.x + (box.x - from.x) * unit, y: to.y + (box.y - from.y) * unit, width: box.width * unit, height: box.height * unit };
}

/** Boxes "of the board" are where things lie while the whole is shown, the others where they are seen. */
export class Lens {
  scale = 1;
  x = 0;
  y = 0;

  get close(): boolean {
    return this.scale > 1;
  }

  /** Look where another one does. */
  as(other: Lens): void {
    [this.scale, this.x, this.y] = [other.scale, other.x, other.y];
  }

  whole(): void {
    [this.scale, this.x, this.y] = [1, 0, 0];
  }

  /** Look at a box of the board, as close as it fits. */
  look(box: Box, frame: Size): void {
    // Never exactly the whole: a part that was chosen is looked at.
    const fitting = Math.min(frame.width / box.width, frame.height / box.height);
    this.center(box, frame, Math.min(CLOSEST, Math.max(1.001, fitting)));
  }

  /** Come closer, or go back, while a point of the window stays where it is. */
  closer(point: Point, factor: number): void {
    const scale = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    this.x = point.x - ((point.x - this.x) * scale) / this.scale;
    this.y = point.y - ((point.y - this.y) * scale) / this.scale;
    this.scale = scale;
  }

  move(by: Point): void {
    this.x += by.x;
    this.y += by.y;
  }

  /** Leave no gap between the picture and the edges of the window; what is smaller lies in the middle. */
  stop(frame: Size, picture: Box): void {
    const stopped = (at: number, from: number, length: number, room: number): number => {
      const [start, size] = [from * this.scale, length * this.scale];
      return size <= room ? (room - size) / 2 - start : Math.min(0 - start, Math.max(room - size - start, at));
    };
    this.x = stopped(this.x, picture.x, picture.width, frame.width);
    this.y = stopped(this.y, picture.y, picture.height, frame.height);
  }

  /** Where a box of the board is seen. */
  seen(box: Box): Box {
    return {
      x: this.x + box.x * this.scale,
      y: this.y + box.y * this.scale,
      width: box.width * this.scale,
      height: box.height * this.scale,
    };
  }

  /** Those boxes of the board of which all is in the window. */
  within(boxes: Box[], frame: Size): Box[] {
    return boxes.filter((box) => holds({ x: 0, y: 0, ...frame }, this.seen(box)));
  }

  /**
   * Go where one of these boxes of the board is to be chosen, never further away than now. Boxes
   * smaller than `least` pixels are looked at closer, as long as all of them are seen; where `fingers`
   * point, closer than that if need be, and the board is moved to reach the others. Nobody has to see the
   * `twins`, other places for the same choices, but a finger that finds one needs its room there too.
   */
  follow(boxes: Box[], frame: Size, least: number, fingers = false, twins: Box[] = []): void {
    const all = around(boxes);
    const filling = Math.min(frame.width / all.width, frame.height / all.height);
    const fitting = MARGIN * filling;
    const size = smallest(boxes);
    const asked = size * this.scale < least ? Math.min(FINGER / size, fitting) : 0;
    const wanted = Math.min(CLOSEST, Math.max(asked, fingers ? (FINGER + RIM) / room([...boxes, ...twins]) : 0));
    const seen = this.within(boxes, frame).length;
    // What fingers or places on one piece need is no matter of taste.
    if (wanted > this.scale * (least < FINGER ? WORTH : 1)) this.center(wanted > fitting ? this.crowd(boxes, frame, wanted) : all, frame, wanted);
    else if (seen === boxes.length) return;
    else if (filling >= this.scale) this.center(all, frame, this.scale);
    // Not all of them have room: somebody who sees one can go on from there.
    else if (seen === 0) this.center(this.nearest(boxes, frame), frame, this.scale);
  }

  /** See other boxes of the board besides these, if all have room in the window as close as it is. */
  takeIn(boxes: Box[], others: Box[], frame: Size): void {
    const every = [...boxes, ...others];
    const all = around(every);
    const fits = all.width * this.scale <= frame.width && all.height * this.scale <= frame.height;
    if (fits && this.within(every, frame).length < every.length) this.center(all, frame);
  }

  /** Come closer to boxes of the board, with as much around them as they take up; not for too little. */
  approach(boxes: Box[], frame: Size, closest: number): void {
    const all = around(boxes);
    const scale = Math.min(closest, AMID * Math.min(frame.width / all.width, frame.height / all.height));
    if (scale > WORTH) this.center(all, frame, scale);
  }

  /** Bring a box of the board into the middle of the window. */
  center(box: Box, frame: Size, scale = this.scale): void {
    const at = middle(box);
    this.scale = scale;
    this.x = frame.width / 2 - at.x * scale;
    this.y = frame.height / 2 - at.y * scale;
  }

  /** Keep what is in the middle of the window there, as window and picture get other sizes. */
  relay(before: Laid, now: Laid): void {
    const { width, height } = before.frame;
    const at = { x: (width / 2 - this.x) / this.scale, y: (height / 2 - this.y) / this.scale, width: 0, height: 0 };
    this.center(relaid(at, before, now), now.frame);
  }

  /** The place of the window that sees most of these boxes at a scale; of several the nearest. */
  private crowd(boxes: Box[], frame: Size, scale: number): Box {
    const views = boxes.map((box) => {
      const at = middle(box);
      const [width, height] = [(MARGIN * frame.width) / scale, (MARGIN * frame.height) / scale];
      const view = { x: at.x - width / 2, y: at.y - height / 2, width, height };
      return boxes.filter((other) => holds(view, other));
    });
    const most = Math.max(1, ...views.map((seen) => seen.length));
    const best = views.filter((seen) => seen.length === most).map(around);
    return this.nearest(best.length > 0 ? best : boxes, frame);
  }

  private nearest(boxes: Box[], frame: Size): Box {
    const far = (box: Box): number => {
      const at = middle(this.seen(box));
      return Math.hypot(at.x - frame.width / 2, at.y - frame.height / 2);
    };
    return boxes.reduce((best, box) => (far(box) < far(best) ? box : best));
  }
}
