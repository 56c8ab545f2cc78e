import { describe, expect, it } from "vitest";
import examples from "../fixtures/patches.json";
import stacks from "../fixtures/stacks.json";
import fixture from "../fixtures/table.json";
import type { Change, View } from "./contract";
import { type Patch, patched, viewed } from "./patch";

describe("a difference", () => {
  for (const { name, old, new: wanted, patch } of examples) {
    it(`is laid on what was there: ${name}`, () => {
      const before = JSON.stringify(old);
      expect(patched(old, patch as Patch)).toEqual(wanted);
      expect(JSON.stringify(old)).toBe(before);
    });
  }

  it("leaves alone what has not changed", () => {
    const old = {
      stacks: { a: [{ piece: "x" }], b: [{ piece: "y" }] },
      panels: [{ key: "p" }, { key: "q" }],
    };
    const made = patched(old, {
      in: { stacks: { in: { b: { is: [] } } }, panels: { list: [[1, 1]] } },
    }) as typeof old;
    expect(made.stacks.a).toBe(old.stacks.a);
    expect(made.panels[0]).toBe(old.panels[1]);
    expect(patched(old, {})).toBe(old);
  });
});

describe("stacks", () => {
  const pieces = stacks.pieces.map((name) => ({ name }));
  const view = fixture.view as unknown as View;
  for (const { name, old, new: wanted, laid, turned } of stacks.examples) {
    it(`are laid anew: ${name}`, () => {
      const before = { ...view, scene: { ...view.scene, stacks: old } } as unknown as View;
      const change = { ...view, type: "change", base: view.mark, scene: {}, ask: {}, laid, turned };
      const after = viewed(before, change as unknown as Change, pieces);
      expect(after?.scene.stacks).toEqual(wanted);
      expect(after?.scene.headline).toBe(view.scene.headline);
    });
  }
});
