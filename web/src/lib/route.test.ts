import { describe, expect, it } from "vitest";
import { parseRoute } from "./route.svelte";

describe("addresses", () => {
  it("lead to the lobby, a game, a seat or a replay", () => {
    expect(parseRoute("").page).toBe("lobby");
    expect(parseRoute("#/games/abc")).toEqual({ page: "game", game: "abc", token: null, replay: false });
    expect(parseRoute("#/games/abc/t0k-en").token).toBe("t0k-en");
    expect(parseRoute("#/games/abc?replay").replay).toBe(true);
    expect(parseRoute("#/games/abc/d/e").page).toBe("lobby");
  });
});
