// The picture of the position: morphed from one to the next, with lights and ghosts upon it.
import { Idiomorph } from "idiomorph";
import { Lights, RECENT, type Kind } from "./lights";
import { appear, GLIDE, moveFrom, notePlaces } from "./motion";
import { text } from "./page";
import { means, nameWithin, plainly } from "./pictured";
import { parseSvg, svgElement, titlesToData } from "./svg";
import type { Part } from "./zoom";

const LARGE = 0.06; // a share of the picture

type PartData = [string, number, number, number, number];

function partsData(picture: SVGSVGElement | null): PartData[] {
  return JSON.parse(picture?.dataset["areas"] ?? "[]") as PartData[];
}

function toPart([name, x, y, width, height]: PartData): Part {
  return { name, x, y, width, height };
}

/** What makes a piece one that can be found and chosen on the board: a small picture of it is neither. */
const BOARD_ONLY = ["id", "tabindex", "role", "aria-label", "aria-pressed"];

export class Board {
  private svg: SVGSVGElement | null = null;
  private drawn = "";
  private sheet = "";
  private first: string | null = null;
  private taught: string[] = [];
  private readonly lights = new Lights();
  private marked = new Map<string, string>();
  private lately: string[] = [];

  /** `frame` holds the picture, `symbols` what the pictures refer to. */
  constructor(
    private readonly frame: HTMLElement,
    private readonly symbols: HTMLElement,
  ) {}

  /** Load the symbols that the pictures refer to, once per game; says whether they are new. */
  async loadSheet(address: string): Promise<boolean> {
    if (address === this.sheet) return false;
    this.sheet = address;
    const markup = await (await fetch(address)).text();
    const sheet = parseSvg(markup);
    titlesToData(sheet);
    for (const side of ["width", "height"]) sheet.setAttribute(side, "0");
    this.symbols.replaceChildren(sheet);
    return true;
  }

  /** Say whose page lies in the first, large place, where players have pages of their own. */
  set own(colour: string | null) {
    if (colour === this.first) return;
    this.first = colour;
    this.drawn = ""; // the same picture is another one now
  }

  /** Draw the next picture anew, though it may be the same: somebody in it has another name. */
  renamed(): void {
    this.drawn = "";
  }

  private putOwnFirst(picture: SVGSVGElement): void {
    const pages = [...picture.querySelectorAll<SVGGElement>("[data-page]")];
    const [large, mine] = [pages[0], pages.find((page) => page.dataset["page"] === this.first)];
    if (!large || !mine || large === mine) return;
    const place = large.getAttribute("transform") ?? "";
    large.setAttribute("transform", mine.getAttribute("transform") ?? "");
    mine.setAttribute("transform", place);
    // The places keep their order, so the names of the two areas change with the pages.
    const areas = partsData(picture);
    const of = (page: SVGGElement): PartData | undefined => areas.find(([name]) => means(name, page.dataset["page"]));
    const [there, here] = [of(large), of(mine)];
    if (there && here) [there[0], here[0]] = [here[0], there[0]];
    picture.dataset["areas"] = JSON.stringify(areas);
  }

  /** Show a picture. What stays the same element stays; pieces move to their new places in `glide` ms. */
  draw(markup: string, glide = GLIDE): void {
    this.ghost(null);
    if (markup === this.drawn && this.svg) return;
    this.drawn = markup;
    const next = parseSvg(markup);
    titlesToData(next);
    nameWithin(next);
    this.putOwnFirst(next);
    next.setAttribute("role", "group");
    next.setAttribute("id", "picture");
    if (!this.svg || this.svg.getAttribute("viewBox") !== next.getAttribute("viewBox")) {
      this.svg?.remove();
      this.frame.prepend(next);
      this.svg = next;
      this.lights.over(next);
      return;
    }
    const places = notePlaces(this.svg);
    Idiomorph.morph(this.svg, next, { morphStyle: "outerHTML", restoreFocus: true });
    moveFrom(this.svg, places, glide);
    appear(this.svg, places, glide);
  }

  /** The piece that must stay in sight; its name is its id. */
  inset(): Part | null {
    const found = this.svg?.dataset["inset"];
    return found === undefined ? null : toPart(JSON.parse(found) as PartData);
  }

  /** The size of a tile in the picture, below which it is hard to make out; 0: it has none. */
  grain(): number {
    return Number(this.svg?.dataset["grain"] ?? 0);
  }

  /** The parts of the picture that are worth looking at alone. */
  areas(): Part[] {
    return partsData(this.svg).map(toPart);
  }

  /** Whether so many players have a page of their own that the others' lie small beside the reader's. */
  manyPages(): boolean {
    return (this.svg?.querySelectorAll("g[id][data-page]").length ?? 0) > 2;
  }

  /** Find an element of the picture. */
  find(id: string): SVGGraphicsElement | null {
    return this.svg?.querySelector<SVGGraphicsElement>(`[id="${CSS.escape(id)}"]`) ?? null;
  }

  /** Return a small picture of a piece alone, upright; null if it does not lie there. */
  portrait(id: string): SVGSVGElement | null {
    const piece = this.find(id);
    if (!piece) return null;
    const folded = piece.closest(".unfolds"); // not shown, so without any size
    folded?.setAttribute("display", "inline");
    const { x, y, width, height } = piece.getBBox();
    folded?.setAttribute("display", "none");
    if (width === 0 || height === 0) return null;
    const copy = piece.cloneNode(true) as SVGGraphicsElement;
    copy.removeAttribute("transform");
    for (const one of [copy, ...copy.querySelectorAll("[id]")]) {
      for (const name of BOARD_ONLY) one.removeAttribute(name);
      one.classList.remove("target", "aside");
    }
    const drawn = svgElement("svg", { viewBox: `${x} ${y} ${width} ${height}`, class: "portrait" });
    drawn.append(copy);
    return drawn;
  }

  has(id: string): boolean {
    return this.find(id) !== null;
  }

  /** Whether an element is part of the picture. */
  owns(element: Element): boolean {
    return this.svg?.contains(element) ?? false;
  }

  /** Every element of the picture that carries a class. */
  withClass(name: string): SVGGraphicsElement[] {
    return [...(this.svg?.querySelectorAll<SVGGraphicsElement>(`.${name}`) ?? [])];
  }

  /** Keep the lights as wide as they are when the picture has come closer. */
  resize(closer: number): void {
    this.lights.measure(closer);
  }

  /** Light these elements, or areas as a whole, and no others. */
  light(kind: Kind, ids: string[]): void {
    const pieces = [...new Set(ids)].map((id) => this.partsOf(id));
    this.lights.show(kind, pieces);
    if (kind !== "taught") return;
    this.taught = ids;
    this.describe(pieces.flat());
  }

  /** Let a teacher's lit pieces be heard as well: sentences speak of them as such. */
  private describe(lit: Element[]): void {
    for (const piece of this.svg?.querySelectorAll("[aria-description]") ?? []) piece.removeAttribute("aria-description");
    for (const piece of lit) piece.setAttribute("aria-description", text("lit"));
  }

  /** Mark pieces as changed, each in the colour of who changed it, and no others. */
  mark(changes: Map<string, string>): void {
    this.marked = changes;
    const pieces = [...changes.keys()].flatMap((id) => this.find(id) ?? []);
    // Where the pieces of a part are marked one by one, the part itself says nothing more.
    const holds = (part: Element): boolean => pieces.some((piece) => piece !== part && part.contains(piece));
    const small = [...changes].filter(([id]) => this.partsOf(id).some((part) => this.isSmall(part) && !holds(part)));
    this.lately = small.map(([id]) => id);
    for (const colour of RECENT) {
      this.light(`recent-${colour}`, small.filter(([, by]) => by === colour).map(([id]) => id));
    }
  }

  /** The pieces that are marked as changed. */
  changes(): SVGGraphicsElement[] {
    return this.lately.flatMap((id) => this.partsOf(id));
  }

  /** A mark around a large part of the board would say nothing. */
  private isSmall(part: SVGGraphicsElement): boolean {
    const [box, whole] = [part.getBoundingClientRect(), this.svg?.getBoundingClientRect() ?? new DOMRect()];
    return box.width * box.height < LARGE * whole.width * whole.height;
  }

  /** The parts of a piece: itself, or of an area all that name it but what stands there. */
  private partsOf(id: string): SVGGraphicsElement[] {
    const name = /^area-(\w+)$/.exec(id)?.[1];
    const parts = name ? this.svg?.querySelectorAll<SVGGraphicsElement>(`[data-area~="${name}"]:not([id])`) : null;
    const piece = this.find(id);
    return parts?.length ? [...parts] : piece ? [piece] : [];
  }

  /** Let pieces that are chosen together go where the picture says, and others back; return these. */
  gather(ids: string[]): string[] {
    const movable = [...(this.svg?.querySelectorAll<SVGGraphicsElement>("[data-gathered]") ?? [])];
    for (const piece of movable) {
      const [right, down] = (piece.dataset["gathered"] ?? "").split(" ");
      piece.style.transform = ids.includes(piece.id) ? `translate(${right}px, ${down}px)` : "";
    }
    if (movable.some((piece) => this.marked.has(piece.id))) this.mark(this.marked); // lights go with them
    if (this.taught.length > 0) this.light("taught", this.taught);
    return movable.map((piece) => piece.id).filter((id) => ids.includes(id));
  }

  /** Draw something over the picture that is not there yet, or nothing. */
  ghost(markup: string | null): void {
    this.svg?.querySelector("#ghost")?.remove();
    if (markup === null || !this.svg) return;
    const ghost = svgElement("g", { id: "ghost", "aria-hidden": "true" });
    ghost.append(...parseSvg(markup).childNodes);
    for (const part of ghost.querySelectorAll<SVGGElement>("[data-page]")) {
      const page = this.svg.querySelector(`[data-page="${part.dataset["page"] ?? ""}"]`);
      part.setAttribute("transform", page?.getAttribute("transform") ?? "");
    }
    this.svg.append(ghost);
  }

  /** What the picture says about an element: its own explanation or the nearest around it. */
  about(element: Element): string {
    return plainly(element.closest("[data-about]")?.getAttribute("data-about") ?? "");
  }
}
