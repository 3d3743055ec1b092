// The engine's view of the position on the board: asked slice by slice, for as long as somebody looks.
import { ApiError, get } from "./api";
import { percent } from "./chance";
import { byId, make, memory, onClick, text } from "./page";
import { person } from "./people";
import { pictured } from "./pictured";
import { toast } from "./toast";
import type { Look, LookDeed, Seat } from "./types";

const PAUSE = 120; // milliseconds after a step: who leafs through a game asks for nothing
const MOST_SHOWN = 12; // outcomes of chance

/** What the engine needs of the analysis. */
export interface Watching {
  node(): number;
  seats(): Seat[];
  /** Play the steps of a deed. */
  play(actions: number[]): void;
  portray(place: HTMLElement): void;
  /** Light pieces on the board. */
  light(pieces: string[]): void;
}

/** A number of points with its sign, as a margin is read. */
export function margin(points: number): string {
  const shown = Math.abs(points).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
  return `${points < 0 ? "−" : "+"}${shown}`;
}

export class Engine {
  /** Whose view is shown. */
  seat: number | null = null;
  private run = 0; // counts the positions that were looked at: answers for another one are let go
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seen = false; // whether its panel is before the reader, and not another pane

  constructor(
    private readonly address: string,
    private readonly watching: Watching,
  ) {
    onClick("#engine-on", () => (this.on() ? this.off() : this.start()));
    onClick("[data-line-of-play]", (button) => watching.play((button.dataset["lineOfPlay"] ?? "").split(" ").map(Number)));
    document.addEventListener("visibilitychange", () => (document.hidden ? this.stop() : this.moved()));
    document.addEventListener("tarsas:language", () => this.switched());
    new ResizeObserver(() => this.uncovered(byId("engine").clientHeight > 0)).observe(byId("engine"));
  }

  /** Another pane is opened, or this one: nothing is looked at for nobody. */
  private uncovered(seen: boolean): void {
    if (seen === this.seen) return;
    this.seen = seen;
    if (seen) this.moved();
    else this.stop();
  }

  /** Show the panel, if the host lets an engine look at all. */
  show(there: boolean): void {
    byId("engine").hidden = !there;
    this.switched();
  }

  private on(): boolean {
    return memory.get("engine") === "on";
  }

  private switched(): void {
    document.getElementById("engine-on")?.setAttribute("aria-checked", String(this.on()));
    byId("engine").classList.toggle("on", this.on());
  }

  /** Look from now on. */
  start(): void {
    memory.set("engine", "on");
    this.switched();
    this.moved();
  }

  private off(): void {
    memory.set("engine", "off");
    this.switched();
    this.stop();
    byId("engine-deeds").replaceChildren();
    byId("engine-sum").replaceChildren();
  }

  /** Ask for no more. */
  stop(): void {
    this.run += 1;
    clearTimeout(this.timer);
  }

  /** Another position is on the board: look at that one. */
  moved(): void {
    this.stop();
    if (!this.on() || document.hidden || !this.seen) return;
    const run = this.run;
    this.timer = setTimeout(() => void this.look(run), PAUSE);
  }

  private async look(run: number): Promise<void> {
    byId("engine-sum").textContent = text("engine-thinks");
    byId("engine-deeds").replaceChildren();
    while (run === this.run) {
      let seen: Look;
      try {
        seen = await get<Look>(`${this.address}/nodes/${this.watching.node()}/look`);
      } catch (error) {
        if (run !== this.run) return;
        byId("engine-sum").textContent = error instanceof ApiError ? error.message : String(error);
        if (!(error instanceof ApiError)) toast(String(error), "error");
        return;
      }
      if (run !== this.run) return;
      this.draw(seen);
      if (seen.done) return;
    }
  }

  /** Show on the board what a line speaks of, for as long as it is pointed at. */
  private pointed(line: HTMLLIElement, deed: LookDeed): HTMLLIElement {
    for (const name of ["pointerenter", "focusin"]) line.addEventListener(name, () => this.watching.light(deed.pieces));
    for (const name of ["pointerleave", "focusout"]) line.addEventListener(name, () => this.watching.light([]));
    return line;
  }

  private draw(seen: Look): void {
    this.seat = seen.seat;
    const seat = this.watching.seats()[seen.seat];
    const who = seat && seen.share !== null ? [person(seat.colour, seat.colour_name), " "] : [];
    const average = seen.chance ? [`${text("study-average")}: `] : [];
    const visits = seen.visits.toLocaleString(document.documentElement.lang);
    byId("engine-sum").replaceChildren(...average, ...who, ...worth(seen), make("small", { class: "faint" }, ` ${text("engine-visits", { count: visits })}`));
    const held = document.activeElement instanceof HTMLElement ? document.activeElement.dataset["lineOfPlay"] : undefined;
    const list = byId("engine-deeds");
    list.replaceChildren(...seen.deeds.slice(0, MOST_SHOWN).map((deed) => this.pointed(line(deed, seen.chance), deed)));
    if (held) list.querySelector<HTMLElement>(`[data-line-of-play="${held}"]`)?.focus({ preventScroll: true });
    this.watching.portray(list);
  }
}

/** How likely somebody wins, and by how much; alone, how many points are expected. */
function worth(seen: Pick<Look, "share" | "points">): (Node | string)[] {
  if (seen.share === null) {
    const points = seen.points.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
    return [make("b", {}, text("engine-points", { points }))];
  }
  return [make("b", {}, percent(seen.share)), ` (${margin(seen.points)})`];
}

function line(deed: LookDeed, chance: boolean): HTMLLIElement {
  const visits = deed.visits.toLocaleString(document.documentElement.lang);
  const looks = chance ? [] : [make("small", { class: "faint" }, text("engine-visits", { count: visits }))];
  const why = deed.why.length > 0 ? [make("ul", { class: "engine-why" }, ...deed.why.map((reason) => make("li", {}, ...pictured(reason))))] : [];
  return make(
    "li",
    {},
    make(
      "button",
      { type: "button", class: "entry engine-deed", "data-line-of-play": deed.actions.join(" ") },
      make("span", { class: "engine-worth" }, ...worth(deed), " ", ...looks),
      ...pictured(deed.text),
    ),
    ...why,
  );
}
