// A counted game: its account, and what can be done with it.
import { post } from "./api";
import { ask } from "./ask";
import { canSend, copy, send } from "./menu";
import { showTimes } from "./mine";
import { byId, make, text } from "./page";
import { learnNames } from "./people";
import { accountParts } from "./tallyaccount";
import type { Player } from "./tallycard";
import { attempt } from "./toast";
import type { CountAccount, CountGone } from "./types";

function show(): void {
  const place = byId("tally");
  const count = place.dataset["count"] ?? "";
  const form = `/games/${place.dataset["of"] ?? ""}/count`;
  const players = JSON.parse(byId("tally-seats").textContent ?? "[]") as Player[];
  const account = JSON.parse(byId("tally-account").textContent ?? "{}") as CountAccount;
  learnNames(players);
  const button = (label: string, kind: string, act: () => void): HTMLButtonElement => {
    const made = make("button", { type: "button", class: `button ${kind}` }, label);
    made.addEventListener("click", act);
    return made;
  };
  const link = (label: string, address: string): HTMLElement => make("a", { class: "button", href: address }, label);
  const own = [link(text("count-correct"), `${form}?from=${encodeURIComponent(count)}`), button(text("count-delete"), "quiet", () => void remove(count))];
  const hand = canSend() ? button(text("count-send"), "main", () => void send(location.href)) : button(text("count-copy"), "main", () => void copy(location.href));
  place.replaceChildren(
    ...accountParts(account, players),
    make("div", { class: "tally-way" }, hand, link(text("count-new"), form), ...("mine" in place.dataset ? own : [])),
  );
  showTimes();
}

async function remove(count: string): Promise<void> {
  const sure = await ask({
    question: text("count-delete-question"),
    more: text("count-delete-more"),
    yes: text("count-delete-yes"),
    no: text("count-delete-no"),
  });
  if (!sure) return;
  await attempt(async () => {
    await post<CountGone>(`/api/counts/${encodeURIComponent(count)}/delete`);
    location.assign("/mine");
  });
}

export function startCounted(): void {
  show();
  document.addEventListener("tarsas:language", show);
}
