import { describe, expect, it } from "vitest";
import type { GameEvent, Scene } from "../lib/contract";
import { changes, wayOf } from "./motion";

function scene(places: Record<string, string[]>): Scene {
  const stacks = Object.fromEntries(
    Object.entries(places).map(([space, pieces]) => [
      space,
      pieces.map((piece) => ({ piece, face: 0, states: [] })),
    ]),
  );
  return {
    headline: "",
    turn: 1,
    phase: "",
    weather: "",
    side: "",
    tracks: {},
    stacks,
    signs: [],
    panels: [],
  };
}

function event(pieces: string[], spaces: string[]): GameEvent {
  return { n: 1, text: "", rules: [], spaces, pieces, turn: 1 };
}

describe("what became of counters", () => {
  it("tells those that moved, went and came from those that stayed", () => {
    const before = scene({ a: ["one", "two"], b: ["three"], pool: ["four"] });
    const after = scene({ a: ["two"], c: ["one"], lost: ["three"], d: ["four"] });
    const found = changes(before, after, [], (space) => space.length === 1);
    expect(found.map(({ kind, token }) => `${token.piece} ${kind}`).sort()).toEqual([
      "four comes",
      "one moves",
      "three goes",
    ]);
  });
});

describe("the way of a piece", () => {
  it("is that of the events", () => {
    expect(wayOf("one", "a", "d", [event(["one"], ["a", "b", "c", "d"])])).toEqual(["a", "b", "c", "d"]);
    expect(wayOf("one", "a", "d", [event(["one"], ["d", "b", "c", "d"])])).toEqual(["a", "b", "c", "d"]);
    expect(wayOf("one", "a", "d", [event(["one"], ["b", "d"])])).toEqual(["a", "b", "d"]);
  });

  it("is straight if they do not tell it", () => {
    expect(wayOf("one", "a", "d", [event(["two"], ["a", "b", "d"])])).toEqual(["a", "d"]);
    expect(wayOf("one", "a", "d", [event(["one"], ["a", "d"])])).toEqual(["a", "d"]);
    expect(wayOf("one", "a", "d", [event(["one"], ["b"])])).toEqual(["a", "d"]);
  });
});
