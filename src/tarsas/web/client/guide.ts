// The contents of a long guide, made from its headings.
import { byId, make } from "./page";

function list(): void {
  const place = byId("contents");
  const headings = [...byId("guide").querySelectorAll<HTMLElement>("h2")];
  place.hidden = headings.length < 3;
  place.querySelector("ul")?.replaceChildren(
    ...headings.map((heading) => {
      const name = heading.id || heading.closest("section")?.id;
      return make("li", {}, make("a", { href: `#${name}` }, heading.textContent ?? ""));
    }),
  );
}

export function startGuide(): void {
  if (!document.getElementById("guide")) return;
  list();
  document.addEventListener("tarsas:language", list);
}
