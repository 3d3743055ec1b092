// Where one looks: how close, and at which place of the board. Knows sizes, no page.

export const CLOSEST = 6;
const WORTH = 1.25; // closer than the whole board by less than this is not worth it
const MARGIN = 0.9; // what is followed fills this much of the window at most

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

/** The smallest box around boxes. */
export function around(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Where a part of a picture lies in the place that shows all of it, in the middle. */
export function placeOf(part: Box, picture: Size, place: Size): Box {
  const unit = Math.min(place.width / picture.width, place.height / picture.height);
  const left = (place.width - picture.width * unit) / 2;
  const top = (place.height - picture.height * unit) / 2;
  return { x: left + part.x * unit, y: top + part.y * unit, width: part.width * unit, height: part.height * unit };
}

/** Boxes "of the board" are where things lie while the whole is shown, the others where they are seen. */
export class Lens {
  scale = 1;
  x = 0;
  y = 0;

  get close(): boolean {
    return this.scale > 1;
  }

  whole(): void {
    [this.scale, this.x, this.y] = [1, 0, 0];
  }

  /** Look at a box of the board, as close as it fits. */
  look(box: Box, frame: Size): void {
    // Never exactly the whole: a part that was chosen is looked at.
    this.scale = Math.min(CLOSEST, Math.max(1.001, Math.min(frame.width / box.width, frame.height / box.height)));
    this.x = frame.width / 2 - (box.x + box.width / 2) * this.scale;
    this.y = frame.height / 2 - (box.y + box.height / 2) * this.scale;
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

  /** Leave no gap between the board and the edges of the window. */
  stop(frame: Size, board: Size): void {
    this.x = Math.min(0, Math.max(frame.width - board.width * this.scale, this.x));
    this.y = Math.min(0, Math.max(frame.height - board.height * this.scale, this.y));
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

  /** Where to look to see a box: "here" already, at the part of this index, at the "whole", or "about" it. */
  toSee(box: Box, frame: Size, parts: Box[]): "here" | "whole" | "about" | number {
    const part = parts.findIndex((one) => holds(this.seen(one), box));
    if (holds({ x: 0, y: 0, ...frame }, box) && (this.close || part < 0)) return "here";
    if (part >= 0) return part;
    return this.fitting(box, frame) < WORTH ? "whole" : "about";
  }

  /** Bring a box into the middle of the window, never closer than now. */
  center(box: Box, frame: Size): void {
    const scale = this.fitting(box, frame);
    const change = scale / this.scale;
    this.x = frame.width / 2 - (box.x + box.width / 2 - this.x) * change;
    this.y = frame.height / 2 - (box.y + box.height / 2 - this.y) * change;
    this.scale = scale;
  }

  private fitting(box: Box, frame: Size): number {
    return this.scale * Math.min(1, MARGIN * Math.min(frame.width / box.width, frame.height / box.height));
  }
}
