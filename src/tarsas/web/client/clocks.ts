// Clocks that run between the server's messages.
import { text } from "./page";
import type { Position } from "./types";

const LOW = 15;

export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const [days, hours, minutes] = [Math.floor(left / 86400), Math.floor(left / 3600) % 24, Math.floor(left / 60) % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  if (days > 0) return text(hours > 0 ? "clock-days-hours" : "clock-days", { days, hours });
  if (left >= 3600) return `${hours}:${two(minutes)}:${two(left % 60)}`;
  return `${minutes}:${two(left % 60)}`;
}

export class Clocks {
  private clocks: Position["clocks"] = [];
  private since = 0;

  constructor() {
    setInterval(() => this.show(), 250);
  }

  set(clocks: Position["clocks"]): void {
    this.clocks = clocks;
    this.since = performance.now();
    this.show();
  }

  show(): void {
    const passed = (performance.now() - this.since) / 1000;
    for (const place of document.querySelectorAll<HTMLElement>("[data-clock-of]")) {
      const clock = this.clocks[Number(place.dataset["clockOf"])] ?? null;
      place.hidden = clock === null;
      if (clock === null) continue;
      const left = clock.left - passed;
      const words = clockText(left);
      if (place.textContent !== words) place.textContent = words;
      place.classList.toggle("low", left < LOW);
    }
  }
}
