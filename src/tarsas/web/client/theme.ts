// Light, dark, or as the system has it; remembered in a cookie so that pages arrive right.
import { onClick, setCookie } from "./page";

/** The theme that is seen now, wherever it comes from. */
export function seenTheme(): "light" | "dark" {
  const chosen = document.documentElement.dataset["theme"];
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function startTheme(): void {
  onClick("[data-switch-theme]", () => {
    const next = seenTheme() === "dark" ? "light" : "dark";
    document.documentElement.dataset["theme"] = next;
    setCookie("theme", next);
    document.dispatchEvent(new CustomEvent("tarsas:theme"));
  });
}
