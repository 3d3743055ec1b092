// The menus of the header: they close by themselves; name, recovery link and switches live there.
import { post } from "./api";
import { ask } from "./ask";
import { byId, onClick, text } from "./page";
import { attempt, toast } from "./toast";
import type { Me, Named, Seat } from "./types";

export async function copy(address: string): Promise<void> {
  const whole = new URL(address, location.href).href;
  try {
    await navigator.clipboard.writeText(whole);
    toast(text("copied"));
  } catch {
    // Without permission the address is at least shown, to be copied by hand.
    toast(whole);
  }
}

/** Whether the device hands links on to other programs, as phones do. */
export function canSend(): boolean {
  return "share" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Hand a link on, to a messenger perhaps; who thinks better of it has said so already. */
export async function send(address: string): Promise<void> {
  try {
    await navigator.share({ url: new URL(address, location.href).href });
  } catch (error) {
    const declined = error instanceof DOMException && error.name === "AbortError";
    if (!declined) await copy(address); // the device offers a menu, and then has none
  }
}

/** Show the reader's own name in the header, which another window may have changed. */
export function showOwnName(seats: Seat[]): void {
  const own = seats.find((seat) => seat.mine && !seat.handed && !seat.named && seat.name);
  if (own) byId("my-name").textContent = own.name;
}

function closeMenus(but: Element | null = null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.menu[open]")) {
    if (menu !== but) menu.open = false;
  }
}

/** Ask, then let the link so far be worth nothing and hold the new one ready. */
async function renewLink(): Promise<void> {
  const sure = await ask({
    question: text("renew-question"),
    more: text("renew-more"),
    yes: text("renew-yes"),
    no: text("renew-no"),
  });
  if (!sure) return;
  await attempt(async () => {
    const me = await post<Me>("/api/me/link");
    byId("recovery").dataset["copy"] = me.recovery;
    toast(text("renewed"));
  });
}

export function startMenu(): void {
  document.addEventListener("click", (event) => {
    const inside = event.target instanceof Element ? event.target.closest("details.menu") : null;
    closeMenus(inside);
  });
  document.addEventListener("keydown", (event) => {
    const open = document.querySelector<HTMLDetailsElement>("details.menu[open]");
    if (event.key !== "Escape" || !open) return;
    open.querySelector("summary")?.focus();
    closeMenus();
    event.stopImmediatePropagation();
  });
  onClick("[data-renew]", () => void renewLink());
  onClick("[data-copy]", (button) => void copy(button.dataset["copy"] ?? ""));
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.id !== "rename") return;
    event.preventDefault();
    const name = String(new FormData(form).get("name") ?? "").trim();
    void attempt(async () => {
      const me = await post<Named>("/api/me", { name });
      byId("my-name").textContent = me.name;
      toast(text("renamed", { name: me.name }));
      closeMenus();
    });
  });
}
