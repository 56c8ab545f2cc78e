import { beforeEach, describe, expect, it, vi } from "vitest";
import { askAhead, opening } from "./ahead";

describe("what is asked ahead", () => {
  let asked: string[];
  beforeEach(() => {
    asked = [];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      const [view, look] = [
        { game: { portrait: "/look" } },
        { portrait: { board: {} }, spaces: [], pieces: [] },
      ];
      return new Response(JSON.stringify({ n: asked.length, ...view, ...look }));
    });
  });

  it("is used once", async () => {
    askAhead("g", "secret", "en");
    const first = await opening("g", "secret", "en");
    await first.portrait;
    expect(asked).toHaveLength(2);
    expect(asked[1]).toBe("/look");
    await (await opening("g", "secret", "en")).portrait;
    expect(asked).toHaveLength(4);
  });

  it("is of no use to another seat", async () => {
    askAhead("g", "secret", "en");
    const { view } = await opening("g", null, "en");
    expect(view.n).toBe(2);
    expect(asked.filter((path) => path.includes("secret"))).toHaveLength(1);
  });
});
