// Calls the player back when it is their turn: the tab's title always, a notification if allowed.
import { memory, text } from "./page";

let title = document.title;

export function notifyOn(): boolean {
  return memory.get("notify") === "on" && "Notification" in window && Notification.permission === "granted";
}

/** Turn notifications on or off; the browser asks for permission the first time. */
export async function setNotify(on: boolean): Promise<boolean> {
  if (on && "Notification" in window) {
    const granted = (await Notification.requestPermission()) === "granted";
    memory.set("notify", granted ? "on" : "off");
    return granted;
  }
  memory.set("notify", "off");
  return false;
}

/** Remember the page's own title; again after the language was switched. */
export function keepTitle(): void {
  title = document.title.replace(/^● /, "");
}

/** Show in the tab whether it is the reader's turn. */
export function markTitle(myTurn: boolean): void {
  document.title = myTurn ? `● ${title}` : title;
}

/** Call, unless the reader is looking. */
export function call(prompt: string, table: string): void {
  if (!document.hidden || !notifyOn()) return;
  const note = new Notification(text("your-turn"), { body: prompt, tag: `tarsas-${table}` });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
