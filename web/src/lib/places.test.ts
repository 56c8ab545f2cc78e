import { describe, expect, it } from "vitest";
import { cover, roomiest } from "./places";

describe("a card on a full table", () => {
  it("covers what it lies on", () => {
    expect(cover({ x: 0, y: 0, w: 10, h: 10 }, { x: 5, y: 5, w: 10, h: 10 })).toBe(25);
    expect(cover({ x: 0, y: 0, w: 5, h: 5 }, { x: 5, y: 0, w: 5, h: 5 })).toBe(0);
  });
  it("goes where nothing is hidden", () => {
    const hole = { x: 60, y: 0, w: 40, h: 100 };
    const at = roomiest({ w: 30, h: 30 }, { x: 0, y: 0, w: 100, h: 100 }, (rect) => cover(rect, hole));
    expect(at.x + 30).toBeLessThanOrEqual(60);
  });
});
