// Finds words in a text as people type them in a hurry: without capitals, without accents.

/** Return a text without capitals and accents, letter for letter, so that places stay the same. */
export function fold(text: string): string {
  return text.replace(/[^\x00-\x7f]/g, (letter) => letter.normalize("NFD").charAt(0)).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Return where a text holds what is sought, from its beginning on. */
export function places(text: string, sought: string): number[] {
  const [folded, wanted] = [fold(text), fold(sought.trim())];
  const found: number[] = [];
  if (!wanted) return found;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) found.push(at);
  return found;
}

/** Return the ranges of an element's text that hold what is sought. */
export function ranges(element: Element, sought: string): Range[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const [found, length]: [Range[], number] = [[], sought.trim().length];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const at of places(node.textContent ?? "", sought)) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + length);
      found.push(range);
    }
  }
  return found;
}
