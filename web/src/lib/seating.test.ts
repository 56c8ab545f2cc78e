import { describe, expect, it } from "vitest";
import { seated } from "./seating";

describe("the seats of a new game", () => {
  it("are for analysis when nobody else plays", () => {
    expect(seated({ red: "me", blue: "me" })).toEqual({ seats: { red: "me", blue: "me" }, mode: "analysis" });
    expect(seated({ red: "me", blue: "greedy" }).mode).toBe("analysis");
  });
  it("are between people at one screen, by link or by mail", () => {
    expect(seated({ red: "me", blue: "beside" })).toEqual({
      seats: { red: "me", blue: "me" },
      mode: "people",
    });
    expect(seated({ red: "me", blue: "link" }).mode).toBe("people");
  });
});
