// What people at the table say to each other.
import { clearField } from "./limits";
import { mark } from "./marks";
import { byId, language, make, text } from "./page";
import type { Chat as Said, ChatLine, Seat } from "./types";

/** As many lines as the server keeps at hand. */
const MOST_LINES = 100;

export class Chat {
  private readonly list = byId<HTMLOListElement>("chat-lines");
  private readonly form = byId<HTMLFormElement>("chat-form");
  private readonly barred = byId("chat-barred");
  private unread = 0;

  /** `send` and `mute` say whether it went out. */
  constructor(
    private readonly seats: () => Seat[],
    send: (line: string) => boolean,
    private readonly mute: (line: number, muted: boolean) => boolean,
    private readonly visible: () => boolean,
    private readonly fail: (message: string) => void,
  ) {
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      const field = this.form.elements.namedItem("line") as HTMLInputElement;
      const line = field.value.trim();
      if (line && send(line)) clearField(field);
      else if (line) this.fail(text("offline"));
    });
  }

  /** Show new lines, or the last ones anew, and whether the reader may add to them. */
  take({ lines, replace, barred, may_mute }: Said): void {
    if (replace) this.list.replaceChildren();
    this.list.append(...lines.map((line) => this.line(line, may_mute)));
    while (this.list.children.length > MOST_LINES) this.list.firstElementChild?.remove();
    this.form.hidden = barred !== "";
    this.barred.hidden = barred === "";
    this.barred.textContent = barred === "muted" ? text("chat-muted") : text("chat-closed");
    byId("chat-empty").hidden = this.list.children.length > 0;
    if (!replace && !this.visible()) this.unread += lines.length;
    this.count();
    const pane = this.list.parentElement;
    if (pane) pane.scrollTop = pane.scrollHeight;
  }

  /** The reader looks at the chat now. */
  read(): void {
    this.unread = 0;
    this.count();
    const pane = this.list.parentElement;
    if (pane) pane.scrollTop = pane.scrollHeight;
  }

  private muting(line: ChatLine): HTMLElement {
    const label = line.muted ? text("unmute", { name: line.who }) : text("mute", { name: line.who });
    const button = make("button", { type: "button", class: "button quiet small" }, label);
    button.addEventListener("click", () => {
      if (!this.mute(line.number, !line.muted)) this.fail(text("offline"));
    });
    return button;
  }

  private count(): void {
    const badge = byId("chat-unread");
    badge.textContent = this.unread ? String(this.unread) : "";
    badge.hidden = this.unread === 0;
  }

  private line(line: ChatLine, mayMute: boolean): HTMLLIElement {
    const seat = line.seat === null ? undefined : this.seats()[line.seat];
    const when = new Date(line.at * 1000);
    const time = when.toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" });
    return make(
      "li",
      { class: line.muted ? "muted" : "" },
      ...(seat ? [mark(seat.colour)] : []),
      make("b", {}, line.who),
      make("time", {}, time),
      ...(mayMute && !seat?.mine ? [this.muting(line)] : []),
      make("p", {}, line.text),
    );
  }
}
