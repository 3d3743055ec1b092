// Words in a place of fixed height: what has no room there opens over the board, by a press.

/** Keep watch over an element that may hold more words than it has room for. */
export class Unfold {
  constructor(private readonly words: HTMLElement) {
    words.addEventListener("click", () => words.classList.contains("folded") && this.toggle());
    words.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && words.classList.contains("unfolded")) event.stopPropagation();
      else if (event.key !== "Enter" && event.key !== " ") return;
      this.toggle();
      event.preventDefault();
    });
    addEventListener("resize", () => this.fold());
  }

  /** There are other words: show their beginning. */
  fold(): void {
    this.words.classList.remove("unfolded", "folded");
    const folded = this.words.scrollHeight > this.words.clientHeight + 2;
    this.words.classList.toggle("folded", folded);
    if (folded) this.words.setAttribute("tabindex", "0");
    else this.words.removeAttribute("tabindex");
  }

  private toggle(): void {
    this.words.classList.toggle("unfolded");
  }
}
