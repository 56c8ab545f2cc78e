import type { Review } from "./contract";

/** Where things stand in the picture of a curve, in pixels. */
export interface Plot {
  width: number;
  height: number;
  /** The height at which nobody is ahead. */
  zero: number;
  x: (n: number) => number;
  y: (stood: number) => number;
}

export interface Margins {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function plotOf(review: Review, width: number, height: number, margin: Margins): Plot {
  const values = review.curve.flatMap(([, stood]) => stood);
  const most = Math.max(...values, 0.5);
  const least = Math.min(...values, -0.5);
  const across = (width - margin.left - margin.right) / Math.max(1, review.n);
  const down = (height - margin.top - margin.bottom) / (most - least);
  const x = (n: number): number => margin.left + n * across;
  const y = (stood: number): number => margin.top + (most - stood) * down;
  return { width, height, zero: y(0), x, y };
}

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The line of a side; it goes in steps, for the war stands as it does until the next order. */
export function lineOf(review: Review, side: number, plot: Plot): string {
  const points = review.curve.map(([n, stood]) => at(plot.x(n), plot.y(stood[side] ?? 0)));
  return `M${points.join("L")}`;
}

/** What lies between the line and the height at which nobody is ahead. */
export function areaOf(review: Review, side: number, plot: Plot): string {
  const first = review.curve[0]?.[0] ?? 0;
  const last = review.curve.at(-1)?.[0] ?? 0;
  return `${lineOf(review, side, plot)}L${at(plot.x(last), plot.zero)}L${at(plot.x(first), plot.zero)}Z`;
}

/** How a side stood after an order. */
export function stoodAt(review: Review, side: number, n: number): number {
  const before = review.curve.filter(([order]) => order <= n).at(-1);
  return before?.[1][side] ?? 0;
}

/** Turns to be named: as many as there is room for. */
export function ticksOf(review: Review, plot: Plot, apart: number): [turn: number, x: number][] {
  const found: [number, number][] = [];
  for (const [turn, n] of review.turns) {
    const x = plot.x(Math.max(0, n - 1));
    const last = found.at(-1);
    if (!last || x - last[1] >= apart) found.push([turn, x]);
  }
  return found;
}

/** With two sides, what one gains the other loses: one line tells all. */
export const mirrored = (review: Review): boolean =>
  review.sides.length === 2 &&
  review.curve.every(([, stood]) => Math.abs((stood[0] ?? 0) + (stood[1] ?? 0)) < 0.01);
