import { beforeEach, describe, expect, it } from "vitest";
import { bookmark, bookmarksOf } from "./bookmarks";

describe("moments with names", () => {
  beforeEach(() => localStorage.clear());

  it("are kept for each game, in the order of play, and lose their name again", () => {
    bookmark("g", 40, "Before the landing");
    bookmark("g", 7, " Set-up ");
    bookmark("h", 3, "Other");
    expect(bookmarksOf("g")).toEqual([
      { n: 7, name: "Set-up" },
      { n: 40, name: "Before the landing" },
    ]);
    bookmark("g", 7, "First turn");
    expect(bookmarksOf("g")[0]).toEqual({ n: 7, name: "First turn" });
    expect(bookmark("g", 7, "")).toEqual([{ n: 40, name: "Before the landing" }]);
    expect(bookmarksOf("h")).toHaveLength(1);
    localStorage.setItem("grognard.bookmarks", "no JSON");
    expect(bookmarksOf("g")).toEqual([]);
  });
});
