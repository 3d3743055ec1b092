// A stage for modules that speak to a page: as much of a document as they ask for, and no browser.
import { vi } from "vitest";

type Attributes = Record<string, string | number | boolean | null>;

function named(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** An element with attributes, children and listeners. Sizes and places are the test's to set. */
export class Prop extends EventTarget {
  children: Prop[] = [];
  parentElement: Prop | null = null;
  style: Record<string, string> = {};
  hidden = false;
  disabled = false;
  words = "";
  box = { x: 0, y: 0, width: 0, height: 0 };
  scrollTop = 0;
  scrollHeight = 0;
  clientHeight = 0;
  clientWidth = 0;
  offsetTop = 0;
  offsetWidth = 0;
  offsetHeight = 0;
  private readonly attributes = new Map<string, string>();

  constructor(attributes: Attributes = {}) {
    super();
    for (const [name, value] of Object.entries(attributes)) this.setAttribute(name, value);
  }

  readonly classList = {
    contains: (name: string): boolean => this.classes().has(name),
    add: (...names: string[]): void => this.setClasses([...this.classes(), ...names]),
    remove: (...names: string[]): void =>
      this.setClasses([...this.classes()].filter((name) => !names.includes(name))),
    toggle: (name: string, on: boolean): void =>
      on ? this.classList.add(name) : this.classList.remove(name),
  };

  readonly dataset: Record<string, string | undefined> = new Proxy(
    {},
    { get: (_, name) => this.getAttribute(`data-${named(String(name))}`) ?? undefined },
  );

  get id(): string {
    return this.getAttribute("id") ?? "";
  }

  get textContent(): string {
    return this.words + this.children.map((child) => child.textContent).join("");
  }

  set textContent(words: string) {
    this.words = words;
    this.children = [];
  }

  get lastElementChild(): Prop | undefined {
    return this.children.at(-1);
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  append(...children: (Prop | string)[]): void {
    for (const child of children) {
      if (typeof child === "string") this.words += child;
      else {
        child.parentElement = this;
        this.children.push(child);
      }
    }
  }

  replaceChildren(...children: (Prop | string)[]): void {
    this.textContent = "";
    this.append(...children);
  }

  scrollTo(): void {
    this.scrollTop = 0;
  }

  remove(): void {
    const siblings = this.parentElement?.children ?? [];
    siblings.splice(siblings.indexOf(this), 1);
  }

  /** Classes, ids or attributes, one or another: more is not asked for on stage. */
  matches(selector: string): boolean {
    if (selector.includes(", ")) return selector.split(", ").some((one) => this.matches(one));
    if (selector.startsWith(".")) return this.classList.contains(selector.slice(1));
    if (selector.startsWith("#")) return this.id === selector.slice(1);
    return selector.startsWith("[") && this.attributes.has(selector.slice(1, -1));
  }

  closest(selector: string): Prop | null {
    return this.matches(selector) ? this : (this.parentElement?.closest(selector) ?? null);
  }

  querySelectorAll(selector: string): Prop[] {
    const deeper = this.children.flatMap((child) => child.querySelectorAll(selector));
    return [...this.children.filter((child) => child.matches(selector)), ...deeper];
  }

  getBoundingClientRect(): object {
    const { x, y, width, height } = this.box;
    return { ...this.box, left: x, top: y, right: x + width, bottom: y + height };
  }

  contains(other: Prop | null): boolean {
    return other !== null && (other === this || this.contains(other.parentElement));
  }

  focus(): void {
    (document as unknown as { activeElement: Prop }).activeElement = this;
  }

  private classes(): Set<string> {
    return new Set((this.getAttribute("class") ?? "").split(" ").filter((name) => name));
  }

  private setClasses(names: string[]): void {
    this.setAttribute("class", [...new Set(names)].join(" "));
  }
}

/** An element of the page, for the module's eyes. */
export function as<T>(prop: Prop): T {
  return prop as unknown as T;
}

/** Something happens to an element, as if inside of `target`. */
export function happen(to: Prop, name: string, more: object = {}, target: Prop = to): Event {
  const event = new Event(name, { cancelable: true });
  for (const [key, value] of Object.entries({ target, ...more })) {
    Object.defineProperty(event, key, { value });
  }
  to.dispatchEvent(event);
  return event;
}

/** Set the page up: elements by id, the reader's wish for stillness, and the words it says. */
export function setStage(props: Record<string, Prop>, { still = false } = {}): void {
  const body = new Prop();
  vi.stubGlobal("Element", Prop);
  vi.stubGlobal("HTMLElement", Prop);
  vi.stubGlobal("PointerEvent", Event);
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", {
    body,
    activeElement: body,
    documentElement: { lang: "en" },
    getElementById: (id: string) => props[id] ?? null,
    createElement: () => new Prop(),
    querySelectorAll: (selector: string) => Object.values(props).flatMap((prop) => prop.querySelectorAll(selector)),
  });
}
