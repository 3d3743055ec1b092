// Switches the language in place: the page is fetched anew and morphed into the one that is open.
import { Idiomorph } from "idiomorph";
import { onClick, readTexts, setCookie } from "./page";
import { attempt } from "./toast";

const KEPT = new Set(["open", "data-tab", "aria-selected", "aria-checked", "tabindex"]);

/** Fetch this page and morph it in. What the client itself draws (`data-live`) is left alone. */
export async function refresh(): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: "text/html" } });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  document.documentElement.lang = page.documentElement.lang;
  document.title = page.title;
  Idiomorph.morph(document.body, page.body, {
    morphStyle: "outerHTML",
    // What is being typed stays; anything else that has the focus speaks the new language too.
    ignoreActiveValue: document.activeElement instanceof HTMLInputElement,
    callbacks: {
      beforeNodeMorphed: (old) => !(old instanceof HTMLElement && "live" in old.dataset),
      // A menu that is open, a dialog that is open and a tab that is chosen stay so.
      beforeAttributeUpdated: (name) => !KEPT.has(name),
    },
  });
  readTexts();
}

export function startLanguage(): void {
  onClick("[data-switch-language]", (link, event) => {
    event.preventDefault();
    const chosen = link.dataset["switchLanguage"] ?? "en";
    void attempt(async () => {
      setCookie("lang", chosen);
      const address = new URL(location.href);
      address.searchParams.delete("lang");
      history.replaceState(history.state, "", address);
      await refresh();
      document.dispatchEvent(new CustomEvent("tarsas:language"));
    });
  });
}
