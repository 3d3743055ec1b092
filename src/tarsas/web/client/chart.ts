// The scores over time, drawn by uPlot. Loaded when a game is over.
import uPlot from "uplot";
import { DASHES } from "./marks";
import type { Seat } from "./types";

const WHOLE = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000];

function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

/** Draw the chart into `place`, anew if there is one. */
export function drawChart(place: HTMLElement, seats: Seat[], scores: number[][]): void {
  place.replaceChildren();
  const axis = {
    stroke: colour("ink"),
    grid: { stroke: colour("line"), width: 1 },
    ticks: { stroke: colour("line"), width: 1 },
    font: `13px ${colour("font")}`,
  };
  const numbers = [0, ...scores.map((_, i) => i + 1)];
  const lines = seats.map((seat) => [0, ...scores.map((points) => points[seat.seat] ?? 0)]);
  const stepped = uPlot.paths.stepped?.({ align: 1 });
  new uPlot(
    {
      width: Math.max(240, place.clientWidth),
      height: 190,
      legend: { show: false },
      cursor: { show: false },
      // Moves and points are whole numbers, and a game without points is no reason for a hundred of them.
      scales: { x: { time: false }, y: { range: (_, low, high) => [Math.min(0, low), Math.max(4, high * 1.05)] } },
      axes: [
        { ...axis, incrs: WHOLE },
        { ...axis, size: 40, incrs: WHOLE },
      ],
      series: [
        {},
        ...seats.map((seat) => ({
          label: seat.name,
          stroke: colour(seat.colour),
          width: 2.5,
          dash: DASHES[seat.seat] ?? [],
          points: { show: false },
          ...(stepped ? { paths: stepped } : {}),
        })),
      ],
    },
    [numbers, ...lines],
    place,
  );
}
