// The page of a database that is away: tries its own address now and then, and opens it when it can.
const FIRST_PAUSE = 2000;
const LAST_PAUSE = 15_000;

/** Reload once the address has something else to say; the reader is not disturbed before. */
async function tryAfter(pause: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, pause * (0.75 + Math.random() / 2)));
  const answer = await fetch(location.href, { cache: "no-store" }).catch(() => null);
  if (answer && answer.status !== 503) location.reload();
  else await tryAfter(Math.min(pause * 1.5, LAST_PAUSE));
}

export function startBusy(): void {
  void tryAfter(FIRST_PAUSE);
}
