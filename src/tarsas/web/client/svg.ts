// Pictures from the server: parsed, and made ready for the page.

const SVG = "http://www.w3.org/2000/svg";

/** Parse the markup of an `<svg>`, or of what stands inside one. */
export function parseSvg(markup: string): SVGSVGElement {
  const whole = markup.trimStart().startsWith("<svg") ? markup : `<svg xmlns="${SVG}">${markup}</svg>`;
  const parsed = new DOMParser().parseFromString(whole, "image/svg+xml").documentElement;
  if (!(parsed instanceof SVGSVGElement)) throw new Error("the picture is not well-formed SVG");
  return document.importNode(parsed, true);
}

/**
 * Turn every `<title>` into an attribute of the element it explains: the browser would show it
 * late, never on touch or focus, and beside our own explanation.
 */
export function titlesToData(svg: SVGSVGElement): void {
  for (const title of [...svg.querySelectorAll("title")]) {
    const owner = title.parentElement as Element | null;
    const said = title.textContent ?? "";
    if (owner === svg) svg.setAttribute("aria-label", said);
    else owner?.setAttribute("data-about", said);
    title.remove();
  }
  for (const area of svg.querySelectorAll("desc[id]")) {
    area.setAttribute("data-about", area.textContent ?? "");
    area.replaceChildren(); // else it would be read out as what the whole picture is about
  }
}

/** Make an SVG element. */
export function svgElement<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Record<string, string | number> = {},
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}
