import { beforeEach, describe, expect, it } from "vitest";
import {
  changeTokens,
  forgetInvitation,
  invitationsOf,
  keepInvitation,
  keepLink,
  keepToken,
  ownToken,
  tokenOf,
  tokensOf,
} from "./purse";

describe("a purse", () => {
  beforeEach(() => localStorage.clear());

  it("keeps one's own seat when another one is taken, and lets go of the link", () => {
    keepToken("g", "red", "mine");
    keepLink("g", "invitation");
    expect(tokenOf("g")).toBe("mine");
    changeTokens("g", ["blue"], "mine");
    expect(tokensOf("g")).toEqual({ red: "mine", blue: "mine" });
  });

  it("changes the secret of a seat that has moved here", () => {
    keepLink("g", "old");
    expect(tokenOf("g")).toBe("old");
    expect(ownToken("g")).toBeNull();
    changeTokens("g", ["red"], "new");
    expect(tokensOf("g")).toEqual({ red: "new" });
  });

  it("forgets a link that somebody has used", () => {
    keepInvitation("g", "blue", "invitation");
    keepInvitation("g", "green", "other");
    forgetInvitation("g", "blue");
    forgetInvitation("g", "nobody");
    expect(invitationsOf("g")).toEqual({ green: "other" });
  });
});
