// Where analyses are: the own ones, and a record to begin another.
import { showTimes } from "./mine";
import { startRecord } from "./records";

export function startAnalysis(): void {
  showTimes();
  document.addEventListener("tarsas:language", showTimes);
  startRecord();
}
