// How wide a text is drawn, asked before it is in the page.
let pen: CanvasRenderingContext2D | null = null;

/** Return the width of a text in the units of the element that will hold it. */
export function widthOf(text: string, holder: Element): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return 0;
  const [size, weight] = [holder.getAttribute("font-size") ?? "16", holder.getAttribute("font-weight") ?? "normal"];
  pen.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(text).width;
}
