// Light, dark, or as the system has it; remembered in a cookie so that pages arrive right.
import { onClick, setCookie } from "./page";

/** The theme that is seen now, wherever it comes from. */
export function seenTheme(): "light" | "dark" {
  const chosen = document.documentElement.dataset["theme"];
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Pictures inside texts come in one theme; show them in the one that is seen. */
function showPictures(): void {
  const [wanted, other] = seenTheme() === "dark" ? ["-dark.svg", "-light.svg"] : ["-light.svg", "-dark.svg"];
  for (const picture of document.querySelectorAll<HTMLImageElement>(".guide img")) {
    const address = picture.getAttribute("src") ?? "";
    if (address.endsWith(other)) picture.src = address.replace(other, wanted);
  }
}

export function startTheme(): void {
  showPictures();
  for (const name of ["tarsas:theme", "tarsas:language"]) document.addEventListener(name, showPictures);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showPictures);
  onClick("[data-switch-theme]", () => {
    const next = seenTheme() === "dark" ? "light" : "dark";
    document.documentElement.dataset["theme"] = next;
    setCookie("theme", next);
    document.dispatchEvent(new CustomEvent("tarsas:theme"));
  });
}
