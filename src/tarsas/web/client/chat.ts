// What people at the table say to each other.
import { clearField } from "./limits";
import { mark } from "./marks";
import { byId, language, make, text } from "./page";
import type { ChatLine, Seat } from "./types";

export class Chat {
  private readonly list = byId<HTMLOListElement>("chat-lines");
  private readonly form = byId<HTMLFormElement>("chat-form");
  private unread = 0;

  /** `send` says whether it went out. */
  constructor(
    private readonly seats: () => Seat[],
    send: (line: string) => boolean,
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

  /** Show new lines, or all of them. */
  take(lines: ChatLine[], replace: boolean): void {
    if (replace) this.list.replaceChildren();
    this.list.append(...lines.map((line) => this.line(line)));
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

  private count(): void {
    const badge = byId("chat-unread");
    badge.textContent = this.unread ? String(this.unread) : "";
    badge.hidden = this.unread === 0;
  }

  private line(line: ChatLine): HTMLLIElement {
    const seat = line.seat === null ? undefined : this.seats()[line.seat];
    const when = new Date(line.at * 1000);
    const time = when.toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" });
    return make(
      "li",
      {},
      ...(seat ? [mark(seat.colour)] : []),
      make("b", {}, line.who),
      make("time", {}, time),
      make("p", {}, line.text),
    );
  }
}
