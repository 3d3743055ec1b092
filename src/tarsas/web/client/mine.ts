// My games: times as the reader's country writes them, a record to look at, and the end of a guest.
import { post } from "./api";
import { ask } from "./ask";
import { forgetKept } from "./kept";
import { language, onClick, text } from "./page";
import { startRecord } from "./records";
import { attempt } from "./toast";

const KINDS: Record<string, Intl.DateTimeFormatOptions> = {
  day: { dateStyle: "medium" },
  moment: { dateStyle: "medium", timeStyle: "short" },
};

/** Write every time of the page in the reader's language and time zone. */
export function showTimes(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-at]")) {
    const at = new Date(Number(time.dataset["at"]) * 1000);
    time.dateTime = at.toISOString();
    time.textContent = at.toLocaleString(language(), KINDS[time.dataset["kind"] ?? "day"]);
  }
}

async function forgetMe(): Promise<void> {
  const sure = await ask({
    question: text("forget-question"),
    more: text("forget-more"),
    yes: text("forget-yes"),
    no: text("forget-no"),
  });
  if (!sure) return;
  await attempt(async () => {
    await post("/api/me/forget");
    forgetKept();
    location.assign("/");
  });
}

export function startMine(): void {
  showTimes();
  document.addEventListener("tarsas:language", showTimes);
  startRecord();
  onClick("[data-forget]", () => void forgetMe());
}
