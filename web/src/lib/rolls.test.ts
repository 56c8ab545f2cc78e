import { describe, expect, it } from "vitest";
import type { GameEvent } from "./contract";
import { readingOf, rolled } from "./rolls";

const chart = {
  key: "combat",
  title: "Combat",
  columns: ["", "1:1", "2:1"],
  rows: [
    ["≤ 1", "A2", "A1"],
    ["2", "A1", "D1"],
  ],
  rule: "",
};
const event = (more: Partial<GameEvent>): GameEvent => ({
  n: 0,
  text: "",
  rules: [],
  spaces: [],
  pieces: [],
  turn: 1,
  ...more,
});

describe("a roll", () => {
  it("is read in its column, in the row of the die with what was added", () => {
    expect(readingOf(event({ die: 1, modifier: 1, column: "2:1" }), [chart])).toEqual({
      row: 2,
      column: "2:1",
      result: "D1",
    });
  });

  it("is read in the last row beyond the end of the table", () => {
    expect(readingOf(event({ die: 6, modifier: 2, column: "1:1" }), [chart])?.row).toBe(2);
  });

  it("without a column is in no table", () => {
    expect(readingOf(event({ die: 3 }), [chart])).toBeNull();
    expect(readingOf(event({ die: 3, column: "9:1" }), [chart])).toBeNull();
  });

  it("may be a handful of dice", () => {
    expect(rolled(event({ dice: [1, 6] }))).toBe(true);
    expect(rolled(event({ dice: [] }))).toBe(false);
  });
});
