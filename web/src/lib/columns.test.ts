import { describe, expect, it } from "vitest";
import fixture from "../fixtures/table.json";
import { assembled, unfold } from "./columns";
import type { Columns, Look, Space } from "./contract";

const columns: Columns = {
  rows: 3,
  columns: {
    name: ["0101", "0102", "0103"],
    x: [1, 2.5, 4],
    terrain: { of: ["wood", "clear"], at: [0, 1, 0] },
    label: { of: [""] },
    corners: [null, [[0, 1]], null],
  },
};

describe("columns", () => {
  it("are read as rows", () => {
    const spaces = unfold<Space>(columns);
    expect(spaces.map((space) => [space.name, space.x, space.terrain, space.label])).toEqual([
      ["0101", 1, "wood", ""],
      ["0102", 2.5, "clear", ""],
      ["0103", 4, "wood", ""],
    ]);
    expect(spaces[0]?.corners).toBeUndefined();
    expect(spaces[1]?.corners).toBe(spaces[1]?.corners);
    expect(spaces[2]?.notes).toBeUndefined();
  });

  it("come from elsewhere if the board is big", async () => {
    const look = fixture.look as unknown as Look;
    const fetched: string[] = [];
    const portrait = await assembled({ ...look, spaces: ["one", "two"] }, async (url) => {
      fetched.push(url);
      return columns;
    });
    expect(fetched).toEqual(["one", "two"]);
    expect(portrait.board.spaces).toHaveLength(6);
    expect(portrait.pieces.map((piece) => piece.title)).toEqual(["First", "Second"]);
  });
});
