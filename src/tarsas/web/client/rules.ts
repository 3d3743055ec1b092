// The rules beside the board, opened at what is being played: loaded once, searched, read in sections.
import { byId, language, make, onClick, text } from "./page";
import { places, ranges } from "./search";
import { SHEET } from "./tabs";
import { attempt } from "./toast";

const FOUND = "found"; // the name by which style/rules.css marks what was sought
const ABOVE = 40; // how far below the edge a place comes to lie that was found

export interface Frame {
  open: () => void;
  close: () => void;
}

export class Rules {
  private readonly pane = byId("rules-pane");
  private readonly body = byId("rules-text");
  private readonly search = byId<HTMLInputElement>("rules-search");
  private readonly contents = byId<HTMLDetailsElement>("rules-contents");
  private loaded = ""; // the language it is in
  private rule = "";
  private shown = false;
  private opener: Element | null = null; // what has the focus when the sheet is closed

  constructor(private readonly frame: Frame) {
    onClick("#open-rules", () => this.open());
    onClick("#rules-close", () => this.close());
    onClick("#rules-now", () => this.jump(this.rule));
    onClick("#rules-contents a", (link, event) => {
      event.preventDefault();
      this.contents.open = false;
      this.jump((link as HTMLAnchorElement).hash.replace("#rule-", ""));
    });
    this.search.addEventListener("input", () => this.find());
    this.pane.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("keydown", (event) => {
      const typing = event.target instanceof Element && event.target.closest("input, select, textarea, dialog");
      if (event.key === "?" && !typing) this.open();
    });
    document.addEventListener("tarsas:language", () => void this.load());
    SHEET.addEventListener("change", () => this.cover());
  }

  /** Take note of what is being played. What is being read stays where it is. */
  now(rule: string): void {
    this.rule = rule;
    this.point();
  }

  /** Be shown or not, as the tabs have it. */
  show(shown: boolean): void {
    this.shown = shown;
    this.cover();
    if (shown) void this.load().then(() => !this.search.value && this.go(this.rule));
  }

  private open(): void {
    this.opener = document.activeElement;
    if (!this.shown) this.frame.open();
    this.body.focus({ preventScroll: true });
  }

  private close(): void {
    this.frame.close();
    if (this.opener instanceof HTMLElement) this.opener.focus();
  }

  /** As a sheet it lies over everything else, which is out of reach then. */
  private cover(): void {
    const covered = this.shown && SHEET.matches;
    for (const below of document.querySelectorAll<HTMLElement>(".stage, #tabs")) below.inert = covered;
  }

  private async load(): Promise<void> {
    if (!this.shown || this.loaded === language()) return;
    await attempt(async () => {
      const address = `${this.pane.dataset["rules"]}?lang=${language()}`;
      const response = await fetch(address);
      if (!response.ok) throw new Error(text("failed"));
      this.body.innerHTML = await response.text(); // the server's own page
      this.loaded = language();
      this.list();
      this.find();
      this.point();
    });
  }

  private sections(): HTMLElement[] {
    return [...this.body.querySelectorAll<HTMLElement>("section[id]")];
  }

  private list(): void {
    const entry = (section: HTMLElement): HTMLLIElement => {
      const heading = section.querySelector("h2, h3");
      const link = make("a", { href: `#${section.id}` }, heading?.textContent ?? "");
      return make("li", { class: heading?.tagName.toLowerCase() ?? null }, link);
    };
    this.contents.querySelector("ul")?.replaceChildren(...this.sections().map(entry));
  }

  /** Name what is being played, and mark it. */
  private point(): void {
    const section = this.section(this.rule);
    for (const one of this.sections()) one.classList.toggle("now", one === section);
    const title = section?.querySelector("h2, h3")?.textContent ?? "";
    const button = byId("rules-now");
    button.hidden = !section;
    button.textContent = text("rules-now", { title });
  }

  /** The section of a name, which may be that of a smaller heading in it. */
  private section(name: string): HTMLElement | null {
    return name ? (this.place(name)?.closest<HTMLElement>("section") ?? null) : null;
  }

  private place(name: string): HTMLElement | null {
    return this.body.querySelector<HTMLElement>(`[id="rule-${name}"]`);
  }

  /** Show a section, whatever was sought, and read on from there. */
  private jump(name: string): void {
    this.search.value = "";
    this.find();
    this.go(name);
    const heading = this.section(name)?.querySelector<HTMLElement>("h2, h3");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  private go(name: string): void {
    const place = this.place(name);
    if (place) this.scrollTo(place);
  }

  private scrollTo(place: HTMLElement | Range, above = 0): void {
    this.body.scrollTop += place.getBoundingClientRect().top - this.body.getBoundingClientRect().top - above;
  }

  /** Leave the sections that hold what is sought, and mark it in them. */
  private find(): void {
    const sought = this.search.value;
    const sections = [...this.body.querySelectorAll<HTMLElement>("section")];
    for (const section of sections) section.hidden = sought.trim() !== "" && places(section.textContent ?? "", sought).length === 0;
    const left = sections.filter((section) => !section.hidden);
    byId("rules-found").textContent = !sought.trim() ? "" : left.length ? text("rules-found", { count: left.length }) : text("rules-none");
    if (typeof Highlight !== "undefined") CSS.highlights.set(FOUND, new Highlight(...left.flatMap((one) => ranges(one, sought))));
    this.body.scrollTop = 0;
    if (sought.trim()) this.next();
  }

  /** Go to the next place below that holds what is sought; after the last, to the first. */
  private next(): void {
    const found = ranges(this.body, this.search.value).filter((range) => range.getClientRects().length > 0);
    const edge = this.body.getBoundingClientRect().top + ABOVE + 1;
    const below = found.find((range) => range.getBoundingClientRect().top > edge) ?? found[0];
    if (below) this.scrollTo(below, ABOVE);
  }

  private key(event: KeyboardEvent): void {
    if (event.key === "Enter" && event.target === this.search) this.next();
    if (event.key !== "Escape") return;
    if (this.search.value) {
      this.search.value = "";
      this.find();
    } else if (SHEET.matches) this.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
