import { describe, expect, it } from "vitest";
import { parseRoute } from "./route.svelte";

describe("addresses", () => {
  it("lead to the lobby, a game, a seat or a replay", () => {
    expect(parseRoute("").page).toBe("lobby");
    expect(parseRoute("#/games/abc")).toEqual({ page: "game", game: "abc", token: null, replay: null });
    expect(parseRoute("#/games/abc/t0k-en").token).toBe("t0k-en");
    expect(parseRoute("#/games/abc?replay").replay).toBe(0);
    expect(parseRoute("#/games/abc?replay=12").replay).toBe(12);
    expect(parseRoute("#/proof/abc")).toMatchObject({ page: "proof", game: "abc" });
    expect(parseRoute("#/games/abc/d/e").page).toBe("lobby");
  });
});
