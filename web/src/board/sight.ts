import type { Rect } from "./geometry";

/** How counters lie and what they show from a distance on. */
export interface Nearness {
  /** From so many pixels to a space on. */
  from: number;
  face: "fill" | "plain" | "small" | "full";
  /** The side of a counter, as a share of a space. */
  share: number;
  /** How far each counter of a stack is shifted, as a share of a space, and how many are shown. */
  step: number;
  most: number;
}

/** From afar counters are drawn larger, so that they can be read; close by they leave the map to be seen. */
export const NEARNESS: readonly Nearness[] = [
  { from: 0, face: "fill", share: 0.74, step: 0, most: 1 },
  { from: 13, face: "plain", share: 0.84, step: 0.055, most: 3 },
  { from: 38, face: "small", share: 0.76, step: 0.055, most: 4 },
  { from: 66, face: "full", share: 0.64, step: 0.06, most: 5 },
];

export function nearnessAt(pixels: number): number {
  let found = 0;
  for (let level = 0; level < NEARNESS.length; level++)
    if (pixels >= (NEARNESS[level] as Nearness).from) found = level;
  return found;
}

/** What is seen in a frame, and how much time it may take to show it. */
export interface Sight {
  /** What is drawn: what is seen, and a margin around it. */
  region: Rect;
  zoom: number;
  level: number;
  near: Nearness;
  /** Whether the map is being moved: then little else is done. */
  moving: boolean;
  /** The time by which the frame should be drawn. */
  until: number;
}

export function covers(region: Rect, x: number, y: number): boolean {
  return x > region.left && x < region.right && y > region.top && y < region.bottom;
}

export function overlaps(a: Rect, b: Rect): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
