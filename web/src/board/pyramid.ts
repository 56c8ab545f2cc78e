import type { Pyramid } from "../lib/contract";
import type { Rect } from "./geometry";

/** How much an image may be stretched before a sharper one is wanted. */
const STRETCH = 1.2;

/** A square of a level, where it lies on the board. */
export interface Tile {
  url: string;
  level: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels of a level to a board unit. */
export function sharpness({ pixels, levels }: Pyramid, level: number): number {
  return pixels / 2 ** (levels - 1 - level);
}

/** The coarsest level that is sharp enough for so many pixels to a board unit. */
export function levelFor(pyramid: Pyramid, pixels: number): number {
  for (let level = 0; level < pyramid.levels - 1; level++)
    if (sharpness(pyramid, level) * STRETCH >= pixels) return level;
  return pyramid.levels - 1;
}

/** The tiles of a level that a rectangle of the board shows, those in its middle first. */
export function tilesIn(pyramid: Pyramid, level: number, rect?: Rect): Tile[] {
  const unit = sharpness(pyramid, level);
  const side = pyramid.tile / unit;
  const fold = 2 ** (pyramid.levels - 1 - level);
  const [wide, high] = pyramid.size.map((pixels) => Math.ceil(pixels / fold)) as [number, number];
  const { left, top, right, bottom } = rect ?? {
    left: pyramid.x,
    top: pyramid.y,
    right: pyramid.x + wide / unit,
    bottom: pyramid.y + high / unit,
  };
  const first = (edge: number, corner: number): number => Math.max(0, Math.floor((edge - corner) / side));
  const last = (edge: number, corner: number, pixels: number): number =>
    Math.min(Math.ceil(pixels / pyramid.tile), Math.ceil((edge - corner) / side));
  const found: Tile[] = [];
  for (let row = first(top, pyramid.y); row < last(bottom, pyramid.y, high); row++) {
    for (let column = first(left, pyramid.x); column < last(right, pyramid.x, wide); column++) {
      found.push({
        url: pyramid.url
          .replace("{level}", String(level))
          .replace("{column}", String(column))
          .replace("{row}", String(row)),
        level,
        x: pyramid.x + column * side,
        y: pyramid.y + row * side,
        width: Math.min(pyramid.tile, wide - column * pyramid.tile) / unit,
        height: Math.min(pyramid.tile, high - row * pyramid.tile) / unit,
      });
    }
  }
  const away = ({ x, y, width, height }: Tile): number =>
    (x + width / 2 - (left + right) / 2) ** 2 + (y + height / 2 - (top + bottom) / 2) ** 2;
  return found.sort((a, b) => away(a) - away(b));
}

/** The tiles that show all of the map with the fewest pixels. */
export function coarsest(images: readonly Pyramid[]): Tile[] {
  return images.flatMap((pyramid) => tilesIn(pyramid, 0));
}
