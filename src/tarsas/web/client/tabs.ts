// The tabs beside the board: log, chat, the position in words, the rules, the review; on phones the players too.
import { byId } from "./page";

/** Where the players are a tab, as in style/narrow.css. */
export const SHEET = matchMedia("(max-width: 900px) and (max-aspect-ratio: 13/10)");

export type Tab = "players" | "study" | "log" | "chat" | "words" | "rules" | "review";

export class Tabs {
  private readonly side = byId("side");
  private readonly usual: Tab = document.getElementById("tab-study") ? "study" : "log";
  private before: Tab = this.usual;

  constructor(private readonly chosen: (tab: Tab) => void) {
    const list = byId("tabs");
    list.addEventListener("click", (event) => {
      const tab = event.target instanceof Element ? event.target.closest<HTMLElement>("[role=tab]") : null;
      if (tab) this.choose(tab.dataset["opens"] as Tab);
    });
    list.addEventListener("keydown", (event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!by) return;
      const tabs = this.tabs().filter((tab) => tab.offsetParent !== null);
      const at = tabs.findIndex((tab) => tab.getAttribute("aria-selected") === "true");
      const next = tabs[(at + by + tabs.length) % tabs.length];
      this.choose(next?.dataset["opens"] as Tab);
      next?.focus();
    });
    this.choose(SHEET.matches && this.usual === "log" ? "players" : this.usual);
    // The players need no tab where there is room beside the board.
    SHEET.addEventListener("change", (now) => {
      if (!now.matches && this.current === "players") this.choose(this.usual);
    });
  }

  get current(): Tab {
    return this.side.dataset["tab"] as Tab;
  }

  /** Return to the tab that was open before this one. */
  back(): void {
    this.choose(this.before);
  }

  choose(name: Tab): void {
    if (name !== this.current) this.before = this.current;
    this.side.dataset["tab"] = name;
    for (const tab of this.tabs()) {
      const on = tab.dataset["opens"] === name;
      tab.setAttribute("aria-selected", String(on));
      tab.tabIndex = on ? 0 : -1;
      if (on) this.bring(tab);
    }
    this.chosen(name);
  }

  /** Scroll a tab into sight; scrollIntoView would scroll the whole page on phones. */
  private bring(tab: HTMLElement): void {
    const list = byId("tabs");
    const [left, right] = [tab.offsetLeft - list.offsetLeft, tab.offsetLeft - list.offsetLeft + tab.offsetWidth];
    if (left < list.scrollLeft) list.scrollLeft = left;
    else if (right > list.scrollLeft + list.clientWidth) list.scrollLeft = right - list.clientWidth;
  }

  private tabs(): HTMLElement[] {
    return [...byId("tabs").querySelectorAll<HTMLElement>("[role=tab]")];
  }
}
