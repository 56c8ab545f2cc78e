import { beforeEach, describe, expect, it } from "vitest";
import { Notes } from "./notes.svelte";

describe("notes", () => {
  beforeEach(() => localStorage.clear());

  it("are kept by game and piece, and forgotten when they are emptied", () => {
    new Notes("g1").write("X-1", " two carriers ");
    expect(new Notes("g1").of("X-1")).toBe("two carriers");
    expect(new Notes("g2").of("X-1")).toBe("");
    new Notes("g1").write("X-1", " ");
    expect(localStorage.length).toBe(0);
  });

  it("survive nonsense in the store", () => {
    localStorage.setItem("grognard.notes.g1", "{");
    expect(new Notes("g1").of("X-1")).toBe("");
  });
});
