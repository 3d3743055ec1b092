// Asks before something that cannot be taken back.
import { byId, make } from "./page";
import { pictured } from "./pictured";

export interface Asked {
  question: string;
  /** What a yes brings about. */
  more: string;
  yes: string;
  no: string;
}

/** Ask, and return whether the answer was yes; to close the question by any other way is a no. */
export function ask({ question, more, yes, no }: Asked): Promise<boolean> {
  const dialog = byId<HTMLDialogElement>("question");
  dialog.replaceChildren(
    make(
      "form",
      { method: "dialog", class: "question-card" },
      make("h2", { id: "question-title" }, ...pictured(question)),
      make("p", { id: "question-more" }, ...pictured(more)),
      make(
        "div",
        { class: "dialog-buttons" },
        make("button", { class: "button", value: "yes" }, yes),
        make("button", { class: "button main", autofocus: true }, no),
      ),
    ),
  );
  dialog.onclick = (event) => {
    if (event.target === dialog) dialog.close(); // beside the card
  };
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.onclose = () => resolve(dialog.returnValue === "yes");
  });
}
