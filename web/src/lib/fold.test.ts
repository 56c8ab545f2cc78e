import { expect, it } from "vitest";
import { folded } from "./fold";

it("keeps the head of a long list, not only its tail", () => {
  const all = Array.from({ length: 20 }, (_, n) => n);
  expect(folded(all, 4)).toEqual({ head: [0, 1], between: 16, tail: [18, 19] });
  expect(folded(all.slice(0, 5), 4)).toEqual({ head: [0, 1, 2, 3, 4], between: 0, tail: [] });
  const { head, between, tail } = folded(all, 8);
  expect(head.length + between + tail.length).toBe(all.length);
});
