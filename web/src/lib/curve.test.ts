import { expect, test } from "vitest";
import type { Review } from "./contract";
import { areaOf, lineOf, mirrored, plotOf, stoodAt, ticksOf } from "./curve";

const REVIEW: Review = {
  n: 10,
  sides: ["red", "blue"],
  curve: [
    [0, [0, 0]],
    [5, [2, -2]],
    [10, [-1, 1]],
  ],
  turns: [
    [1, 1],
    [2, 2],
    [3, 6],
  ],
  deeds: [],
  luck: [],
  weighed: 0,
  rolled: 0,
  losses: [],
};
const PLOT = plotOf(REVIEW, 120, 60, { left: 10, right: 10, top: 10, bottom: 10 });

test("a curve fills its picture", () => {
  expect(PLOT.x(0)).toBe(10);
  expect(PLOT.x(10)).toBe(110);
  expect(PLOT.y(2)).toBe(10);
  expect(PLOT.y(-2)).toBe(50);
  expect(PLOT.zero).toBe(30);
  expect(lineOf(REVIEW, 0, PLOT)).toBe("M10.0 30.0L60.0 10.0L110.0 40.0");
  expect(areaOf(REVIEW, 0, PLOT)).toMatch(/L110.0 30.0L10.0 30.0Z$/);
});

test("turns are named where there is room", () => {
  expect(ticksOf(REVIEW, PLOT, 20)).toEqual([
    [1, 10],
    [3, 60],
  ]);
});

test("one line is enough where two sides mirror each other", () => {
  expect(mirrored(REVIEW)).toBe(true);
  expect(mirrored({ ...REVIEW, sides: ["red", "blue", "green"] })).toBe(false);
  expect(stoodAt(REVIEW, 0, 7)).toBe(2);
});
