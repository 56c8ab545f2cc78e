import { describe, expect, it } from "vitest";
import type { Label, Point } from "../lib/contract";
import { bowOf, glyphsOn } from "./lettering";

const label: Label = { text: "River", x: 0, y: 0, size: 0.2, rank: 2, style: "water" };

describe("names along lines", () => {
  it("stand at the middle and read from left to right", () => {
    const line: Point[] = [
      [10, 0],
      [5, 0],
      [0, 0],
    ];
    const bow = bowOf(line, 2);
    expect(bow.middle).toEqual([5, 0]);
    expect(bow.from[0]).toBeCloseTo(4);
    expect(bow.to[0]).toBeCloseTo(6);
    const glyphs = glyphsOn(bow, label, 12, 30);
    expect(glyphs.map(({ text }) => text).join("")).toBe("River");
    for (const { angle, y } of glyphs) {
      expect(angle).toBeCloseTo(0);
      expect(y).toBeCloseTo(0);
    }
    expect(glyphs[0]?.x).toBeLessThan(glyphs[4]?.x ?? 0);
  });

  it("go straight on beyond the ends of a short line", () => {
    const bow = bowOf(
      [
        [0, 0],
        [1, 1],
      ],
      10,
    );
    expect(Math.hypot(bow.to[0] - bow.from[0], bow.to[1] - bow.from[1])).toBeCloseTo(10);
  });

  it("bend gently where the line turns sharply", () => {
    const bow = bowOf(
      [
        [0, 0],
        [5, 5],
        [10, 0],
      ],
      10,
    );
    const chord = [(bow.from[0] + bow.to[0]) / 2, (bow.from[1] + bow.to[1]) / 2];
    const wide = bow.to[0] - bow.from[0];
    expect(Math.abs((chord[1] ?? 0) - bow.middle[1])).toBeLessThanOrEqual(wide * 0.161);
  });
});
