// What chance may bring, as pictures to choose among: for who enters what fell, and for who studies what might.
import { byId, make, text } from "./page";
import { names, plainly } from "./pictured";
import type { Fall, Outcome } from "./types";

const FEW = 12; // more than these can be searched

/** How likely something is, as people read it. */
export function percent(share: number): string {
  const shown = share * 100;
  const digits = shown > 0 && shown < 10 ? 1 : 0;
  return `${shown.toLocaleString(document.documentElement.lang, { maximumFractionDigits: digits })} %`;
}

/**
 * Those that say all the words that are looked for, however they are inflected, and each as often as it is
 * looked for: a tile with two sides of forest says so twice. A number alone means what bears it, if anything does.
 */
export function matching(outcomes: Outcome[], wanted: string): Outcome[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const bears = (outcome: Outcome, word: string): boolean =>
    outcome.numbers.some((number) => number.toLocaleLowerCase() === word || number.replace(/^\D+0*/, "") === word);
  if (words.length === 1) {
    const found = outcomes.filter((outcome) => bears(outcome, words[0] ?? ""));
    if (found.length > 0) return found;
  }
  const asked = (word: string): number => words.filter((other) => other === word).length;
  const says = (outcome: Outcome, word: string): boolean => Math.max(often(outcome.name, word), often(outcome.text, word)) >= asked(word);
  return outcomes.filter((outcome) => words.every((word) => says(outcome, word) || bears(outcome, word)));
}

/** How often a text says a word. */
function often(text: string, word: string): number {
  return plainly(text).toLocaleLowerCase().split(word).length - 1;
}

/** What stands beside an outcome: how many of it are left, or how likely it is. */
export type Note = (outcome: Outcome) => string;

export const left: Note = (outcome) => (outcome.left > 1 ? `×${outcome.left}` : "");
export const likely: Note = (outcome) => percent(outcome.share);

/** One piece of chance: a group of pictures, of which one is chosen. `name` is its field in the form around it. */
export function faces(fall: Fall, name: string, caption: string, note: Note): HTMLFieldSetElement {
  const many = fall.outcomes.length > FEW;
  const notes = (outcome: Outcome): string => [note(outcome), many ? outcome.numbers.join(", ") : ""].filter(Boolean).join(" · ");
  const shown = fall.outcomes.map((outcome) => face(outcome, name, notes(outcome)));
  const group = make("div", { class: "faces" }, ...shown);
  const legend = make("legend", {}, caption);
  if (!many) return make("fieldset", { class: "fall" }, legend, group);
  const count = make("output", { class: "count" });
  const search = make("input", { type: "search", "aria-label": text("study-search"), placeholder: text("study-search"), autocomplete: "off" });
  // Pressed again, a word is wanted once more, as long as anything says it as often: two sides of forest, three.
  const chips = fall.words.map((word) => ({
    word,
    wanted: 0,
    most: Math.max(...fall.outcomes.map((outcome) => often(outcome.name, word))),
    button: make("button", { type: "button", class: "button small", "aria-pressed": "false" }, word),
  }));
  const narrow = (): void => {
    const pressed = chips.flatMap((chip) => Array<string>(chip.wanted).fill(chip.word));
    const found = new Set(matching(fall.outcomes, [search.value, ...pressed].join(" ")));
    fall.outcomes.forEach((outcome, i) => shown[i]?.toggleAttribute("hidden", !found.has(outcome)));
    // What is not seen any more is not what somebody means to enter.
    const chosen = group.querySelector<HTMLInputElement>("[hidden] input:checked");
    if (chosen) chosen.checked = false;
    count.textContent = found.size > 0 ? text("entry-found", { found: found.size, all: fall.outcomes.length }) : text("study-none-found");
  };
  search.addEventListener("input", narrow);
  search.addEventListener("keydown", (event) => event.key === "Enter" && event.preventDefault());
  for (const chip of chips) {
    chip.button.addEventListener("click", () => {
      chip.wanted = chip.wanted < chip.most ? chip.wanted + 1 : 0;
      chip.button.setAttribute("aria-pressed", String(chip.wanted > 0));
      chip.button.textContent = chip.wanted > 1 ? `${chip.word} ×${chip.wanted}` : chip.word;
      narrow();
    });
  }
  narrow();
  const tools = make("div", { class: "fall-tools" }, search, make("div", { class: "fall-words", role: "group", "aria-label": text("entry-words") }, ...chips.map((chip) => chip.button)), count);
  return make("fieldset", { class: "fall many" }, legend, tools, group);
}

/** An ending stays with its number: no line ends after "2-" of "2-es". */
function unbroken(name: string): string {
  return name.replace(/(?<=\d-)(?=\p{L})/gu, "\u2060");
}

function face(outcome: Outcome, name: string, note: string): HTMLElement {
  const picture = make("span", { class: "face-picture" });
  picture.innerHTML = outcome.picture; // drawn by the server
  const size = picture.querySelector("svg")?.viewBox.baseVal;
  const kinds = { plain: !outcome.picture, person: names(outcome.name), wide: size && size.width > 1.3 * size.height };
  return make(
    "label",
    { class: ["face", ...Object.entries(kinds).flatMap(([kind, is]) => (is ? [kind] : []))].join(" "), title: plainly(outcome.name) },
    make("input", { type: "radio", name, value: outcome.action, class: "unseen" }),
    picture,
    make("span", { class: "face-name" }, unbroken(plainly(outcome.name))),
    ...(note ? [make("small", { class: "faint" }, note)] : []),
  );
}

/** Let the reader choose what chance brings; null: nothing. */
export function pickOutcome(fall: Fall): Promise<number | null> {
  const dialog = byId<HTMLDialogElement>("question");
  const form = make(
    "form",
    { method: "dialog", class: "question-card picker" },
    make("h2", { id: "question-title" }, text("study-pick")),
    make("div", { class: "faces-scroll" }, faces(fall, "outcome", plainly(fall.prompt), likely)),
    make("div", { class: "dialog-buttons" }, make("button", { class: "button main", value: "yes" }, text("entry-choose")), make("button", { class: "button", value: "" }, text("back"))),
  );
  dialog.replaceChildren(form);
  form.addEventListener("click", (event) => {
    // Who points at a picture has chosen; who walks through them by keys says when.
    if (event.detail > 0 && event.target instanceof HTMLInputElement && event.target.type === "radio") dialog.close("yes");
  });
  dialog.onclick = (event) => {
    if (event.target === dialog) dialog.close("");
  };
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.onclose = () => {
      const chosen = new FormData(form).get("outcome");
      resolve(dialog.returnValue === "yes" && chosen !== null ? Number(chosen) : null);
    };
  });
}
