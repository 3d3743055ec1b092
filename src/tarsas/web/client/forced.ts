// Forced steps are taken for the player, unless the player wants to take them.
import { memory } from "./page";

export function forcedOn(): boolean {
  return memory.get("forced") !== "off";
}

export function setForced(on: boolean): void {
  memory.set("forced", on ? "on" : "off");
}
