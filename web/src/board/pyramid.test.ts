import { describe, expect, it } from "vitest";
import type { Pyramid } from "../lib/contract";
import { coarsest, levelFor, sharpness, tilesIn } from "./pyramid";

const MAP: Pyramid = {
  url: "/map-abc-{level}-{column}-{row}.webp",
  x: -1,
  y: 2,
  pixels: 200,
  size: [7501, 5359],
  levels: 4,
  tile: 1024,
};

describe("a pyramid of tiles", () => {
  it("covers the map on every level", () => {
    for (let level = 0; level < MAP.levels; level++) {
      const tiles = tilesIn(MAP, level);
      const unit = sharpness(MAP, level);
      expect(Math.min(...tiles.map(({ x }) => x))).toBe(-1);
      const right = Math.max(...tiles.map(({ x, width }) => x + width));
      expect((right + 1) * unit).toBeCloseTo(Math.ceil(7501 / 2 ** (3 - level)), 6);
      const area = tiles.reduce((sum, { width, height }) => sum + width * height, 0);
      expect(area).toBeCloseTo(
        (Math.ceil(7501 / 2 ** (3 - level)) * Math.ceil(5359 / 2 ** (3 - level))) / unit ** 2,
        6,
      );
    }
    expect(coarsest([MAP]).map(({ url }) => url)).toEqual(["/map-abc-0-0-0.webp"]);
  });

  it("shows what is in sight, the middle first", () => {
    const side = 1024 / 200;
    const seen = tilesIn(MAP, 3, { left: -50, top: 2.1, right: -1 + side * 2.9, bottom: 2 + side * 0.9 });
    expect(seen.map(({ url }) => url)).toEqual([0, 1, 2].map((column) => `/map-abc-3-${column}-0.webp`));
    const middle = tilesIn(MAP, 3, {
      left: -1 + side * 0.9,
      top: 2,
      right: -1 + side * 4.1,
      bottom: 2 + side,
    });
    expect(middle[0]?.url).toBe("/map-abc-3-2-0.webp");
    expect(tilesIn(MAP, 3, { left: 500, top: 0, right: 600, bottom: 50 })).toEqual([]);
  });

  it("is sharp enough and no sharper", () => {
    expect(levelFor(MAP, 10)).toBe(0);
    expect(levelFor(MAP, 25)).toBe(0);
    expect(levelFor(MAP, 31)).toBe(1);
    expect(levelFor(MAP, 100)).toBe(2);
    expect(levelFor(MAP, 900)).toBe(3);
  });
});
