import { describe, expect, it } from "vitest";
import type { GameEvent, PieceLook, Scene } from "../lib/contract";
import { arrowsOf, cameTo, changedAt, goneFrom } from "./arrows";

const token = (piece: string, face = 1) => ({ piece, face, states: [] });
const scene = (stacks: Scene["stacks"], signs: Scene["signs"] = []): Scene => ({ stacks, signs }) as Scene;
const onMap = (space: string): boolean => space !== "box";
const looks = new Map<string, PieceLook>(
  [
    ["a", "red"],
    ["b", "blue"],
  ].map(([name, side]) => [name ?? "", { name, side } as PieceLook]),
);

describe("marks on the map", () => {
  it("say what came, what went, and what is not what it was", () => {
    const before = scene({ x: [token("a"), token("c")], y: [token("b")], box: [token("d")] }, [
      { space: "z", kind: "flag", text: "", side: "red" },
    ]);
    const after = scene({ x: [token("a", 0)], y: [token("b")], w: [token("d")] }, [
      { space: "z", kind: "flag", text: "", side: "blue" },
    ]);
    expect(cameTo(before, after, onMap)).toEqual(["w"]);
    expect(goneFrom(before, after, onMap)).toEqual(["x"]);
    expect(changedAt(before, after, onMap)).toEqual(["x", "z"]);
    expect(changedAt(before, before, onMap)).toEqual([]);
  });

  it("tell moves from attacks", () => {
    const before = scene({ x: [token("a")], y: [token("b")] });
    const attack = { n: 0, text: "", rules: [], spaces: ["y"], pieces: ["a"], turn: 1 } as GameEvent;
    expect(arrowsOf(before, before, [attack], looks, onMap)).toEqual([
      { kind: "attack", way: ["x", "y"], side: "red" },
    ]);
    const moved = scene({ z: [token("a")], y: [token("b")] });
    expect(arrowsOf(before, moved, [], looks, onMap)).toEqual([
      { kind: "move", way: ["x", "z"], side: "red" },
    ]);
  });
});
