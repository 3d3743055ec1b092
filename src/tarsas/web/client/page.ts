// What every page has: its texts, its elements, and a way to make new ones.

let texts: Record<string, string> = {};

/** Read the texts that the page carries; again after the language was switched. */
export function readTexts(): void {
  const block = document.getElementById("texts");
  texts = block ? (JSON.parse(block.textContent ?? "{}") as Record<string, string>) : {};
}

/** Return a text of the page's language; %name% is replaced by the argument of that name. */
export function text(id: string, args: Record<string, string | number> = {}): string {
  const found = texts[`js-${id}`];
  if (found === undefined) throw new Error(`the page has no text js-${id}`);
  return found.replace(/%(\w+)%/g, (whole, name: string) => String(args[name] ?? whole));
}

export function language(): string {
  return document.documentElement.lang;
}

/** Return an element that the template promises. */
export function byId<T extends Element = HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no element #${id}`);
  return found as Element as T;
}

type Attributes = Record<string, string | number | boolean | null>;

/** Make an element: `true` sets an attribute without a value, `false` and `null` leave it out. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== false) element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children);
  return element;
}

/** Say whether the reader wants things to jump instead of move. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Run `act` for clicks on anything that matches, now or after the page is morphed. */
export function onClick(selector: string, act: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener("click", (event) => {
    const hit = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (hit) act(hit, event);
  });
}

/** What the browser keeps for us between visits; a browser that refuses only forgets. */
export const memory = {
  get(name: string): string | null {
    try {
      return localStorage.getItem(`tarsas-${name}`);
    } catch {
      return null;
    }
  },
  set(name: string, value: string): void {
    try {
      localStorage.setItem(`tarsas-${name}`, value);
    } catch {
      // Storage is full or forbidden: the setting lasts as long as the page.
    }
  },
  remove(name: string): void {
    try {
      localStorage.removeItem(`tarsas-${name}`);
    } catch {
      // What cannot be kept is not there.
    }
  },
  /** The names of what is kept that begin like this. */
  names(beginning: string): string[] {
    try {
      const all = Object.keys(localStorage).filter((name) => name.startsWith(`tarsas-${beginning}`));
      return all.map((name) => name.slice("tarsas-".length));
    } catch {
      return [];
    }
  },
};

/** Keep a choice in a cookie, so that the server draws the next page with it. */
export function setCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}
