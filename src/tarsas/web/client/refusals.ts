// What the server refuses, in the reader's language: every code of the protocol has its sentence.
import { text } from "./page";

const SENTENCES: Record<string, string> = {
  barred: "chat-closed",
  busy: "busy",
  closed: "refused-closed",
  conflict: "refused-conflict",
  failed: "failed",
  illegal: "refused-illegal",
  malformed: "refused-not-understood",
  name: "refused-name",
  not_found: "refused-not-found",
  not_yours: "refused-not-yours",
  over: "refused-over",
  refused: "refused-because",
  set_aside: "refused-set-aside",
  stale: "refused-stale",
  too_fast: "refused-too-fast",
  too_large: "refused-too-large",
  unknown: "refused-not-understood",
  waiting: "refused-waiting",
};

/** Say why something was refused. What only the server knows is quoted in its own words. */
export function refusal(code: string, why: string): string {
  return text(SENTENCES[code] ?? "refused-because", { why });
}
