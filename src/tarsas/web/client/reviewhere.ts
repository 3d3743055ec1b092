// How everybody stands at the position on the board, below the graph of a review; whoever is pressed has it alone.
import { mark } from "./marks";
import { make, text } from "./page";
import { nameOf } from "./people";
import { share } from "./reviewwords";
import type { Review, Seat } from "./types";
import { standAt } from "./verdicts";

export class Standings {
  readonly element = make("div", { class: "review-here" });
  private review: Review | null = null;
  private at = 0;
  private only: number | null = null;

  /** `single` shows one seat alone, null all of them. */
  constructor(
    private readonly seats: () => Seat[],
    private readonly single: (seat: number | null) => void,
  ) {}

  show(review: Review): void {
    this.review = review;
    this.only = null;
    const several = review.seats.length > 1;
    this.element.replaceChildren(...[...review.seats.keys()].map((seat) => (several ? this.button(seat) : make("b"))));
    this.element.setAttribute("role", "group");
    this.element.setAttribute("aria-label", text(several ? "review-here" : "review-here-alone"));
    this.here(this.at);
  }

  /** Tell how it stood at a position. */
  here(number: number): void {
    this.at = number;
    const { review } = this;
    if (!review) return;
    const shares = standAt(review, number)?.shares ?? [];
    for (const [seat, line] of [...this.element.children].entries()) {
      const points = share(review, shares[seat] ?? 0); // with several players, per cents
      const { colour = "grey", colour_name: name = "" } = this.seats()[seat] ?? {};
      if (shares.length === 1) line.textContent = text("review-expected", { points });
      else line.replaceChildren(mark(colour), make("span", { class: "unseen" }, `${nameOf(colour, name)} `), points);
    }
  }

  private button(seat: number): HTMLElement {
    const { colour = "grey" } = this.seats()[seat] ?? {};
    const button = make("button", { type: "button", class: `seat-${colour}`, "aria-pressed": "false", title: text("review-only") });
    button.addEventListener("click", () => {
      this.only = this.only === seat ? null : seat;
      for (const [other, one] of [...this.element.children].entries()) one.setAttribute("aria-pressed", String(other === this.only));
      this.single(this.only);
    });
    return button;
  }
}
