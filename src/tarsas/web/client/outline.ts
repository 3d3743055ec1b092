// Areas that lie over many pieces: pointing at one outlines the whole, and says what it is.
import type { Board } from "./board";
import type { Point } from "./lens";

/** Elements name the areas that they are a piece of in `data-area`, the narrowest first. */
const PIECE = "[data-area]";

export class Outline {
  constructor(private readonly board: Board) {}

  /** The areas of an element, or of what lies under it at a point: things lie upon areas. */
  at(element: Element, point: Point | null): string[] {
    const under = point ? document.elementsFromPoint(point.x, point.y) : [];
    const piece = [element, ...under].find((one) => this.board.owns(one) && one.closest(PIECE));
    const names = piece?.closest(PIECE)?.getAttribute("data-area") ?? "";
    return names.split(" ").filter((name) => name).map((name) => `area-${name}`);
  }

  /** Outline areas, the first one strongly; returns what the picture says about them. */
  show(ids: string[]): string[] {
    this.board.light("area", ids.slice(0, 1));
    this.board.light("around", ids.slice(1));
    return ids.flatMap((id) => this.board.find(id)?.getAttribute("data-about") ?? []);
  }

  hide(): void {
    this.board.light("area", []);
    this.board.light("around", []);
  }
}
