import { expect, it } from "vitest";
import type { Token } from "./contract";
import { askedFirst, Lying } from "./lying";

const token = (piece: string, face = 0): Token => ({ piece, face, states: [] });
const told = (places: ReadonlyMap<string, { space: string; token: Token }>): [string, string, number][] =>
  [...places]
    .map(
      ([
        piece,
        {
          space,
          token: { face },
        },
      ]): [string, string, number] => [piece, space, face],
    )
    .sort();

it("finds every piece, whatever has moved, turned, come or gone", () => {
  const lying = new Lying();
  const first = { A: [token("a"), token("b")], B: [token("c")] };
  expect(told(lying.at(first))).toEqual([
    ["a", "A", 0],
    ["b", "A", 0],
    ["c", "B", 0],
  ]);
  const kept = lying.at(first);
  expect(lying.at(first)).toBe(kept);
  // b goes to B, which was told before A; c turns; d comes; what stays is the same object.
  const second = { A: [first.A[0] as Token], B: [token("c", 1), token("b")], C: [token("d")] };
  expect(told(lying.at(second))).toEqual([
    ["a", "A", 0],
    ["b", "B", 0],
    ["c", "B", 1],
    ["d", "C", 0],
  ]);
  expect(kept.get("b")?.space, "what was read before stays as it was").toBe("A");
  expect(told(lying.at({ C: second.C }))).toEqual([["d", "C", 0]]);
  expect(told(lying.at({}))).toEqual([]);
});

it("shows who is asked about before the many who wait", () => {
  const box = ["a", "b", "c", "d"].map((piece) => token(piece));
  const shown = askedFirst(box, new Set(["d", "b"])).map(({ piece }) => piece);
  expect(shown).toEqual(["b", "d", "a", "c"]);
  expect(box.map(({ piece }) => piece)).toEqual(["a", "b", "c", "d"]);
});
