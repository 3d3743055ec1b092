// The keys of a table's page. They leave alone who types, and what has a use for the same keys.

export interface Keys {
  /** Stop what plays, take a click back, or return from the past. */
  back(): void;
  undo(): void;
  confirm(): void;
  turn(): void;
  /** Come closer or go back by a key; says whether it was one for that. */
  zoom(key: string): boolean;
  /** Go one deed back or on in the game so far. */
  step(by: 1 | -1): void;
  /** Go to the beginning, or back to the game. */
  first(): void;
  last(): void;
}

const TYPING = "input, select, textarea, dialog";
const ARROWS = ".target, [role=tab], details.menu"; // go elsewhere by arrows
const SCROLLS = "[tabindex]:not(button)"; // go to their ends by Home and End

export function startKeys(keys: Keys): void {
  document.addEventListener("keydown", (event) => {
    const at = event.target instanceof Element ? event.target : document.body;
    if (at.closest(TYPING) || document.querySelector("dialog[open]")) return;
    const held = event.ctrlKey || event.metaKey;
    if (event.key === "Escape") keys.back();
    else if (held && event.key === "z") keys.undo();
    else if (held || event.altKey) return; // with Ctrl, + and - are the browser's
    else if (keys.zoom(event.key)) event.preventDefault();
    else if (event.shiftKey) return;
    else if (event.key === "Enter" && at === document.body) keys.confirm();
    else if (event.key === "r") keys.turn();
    else if (!event.defaultPrevented && !at.closest(ARROWS)) travel(event, at, keys);
  });
}

/** Go through the positions of the game so far. */
function travel(event: KeyboardEvent, at: Element, keys: Keys): void {
  const ways: Record<string, () => void> = { ArrowLeft: () => keys.step(-1), ArrowRight: () => keys.step(1) };
  if (!at.closest(SCROLLS)) Object.assign(ways, { Home: () => keys.first(), End: () => keys.last() });
  const way = ways[event.key];
  if (!way) return;
  event.preventDefault();
  way();
}
