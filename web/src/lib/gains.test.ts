import { expect, it } from "vitest";
import type { Chance, Side } from "./contract";
import { gainColour } from "./gains";

const sides = new Map<string, Side>([
  ["red", { colour: "#c00" } as Side],
  ["blue", { colour: "#00c" } as Side],
]);
const outcome = (side: string, gain: number): Chance => ({ chance: [1, 6], text: "", side, gain });

it("colours an outcome for who gains, on one scale, whatever else is in its row", () => {
  expect(gainColour(outcome("red", 3), sides)).toContain("#c00 100%");
  expect(gainColour(outcome("blue", 3), sides)).toContain("#00c 100%");
  expect(gainColour(outcome("red", 9), sides)).toBe(gainColour(outcome("red", 3), sides));
  const weak = Number(/ (\d+)%/.exec(gainColour(outcome("red", 1), sides))?.[1]);
  expect(weak).toBeGreaterThan(30);
  expect(weak).toBeLessThan(100);
  expect(gainColour(outcome("", 0), sides)).toBe(gainColour(outcome("red", 0), sides));
});
