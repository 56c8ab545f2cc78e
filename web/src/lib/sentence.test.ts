import { describe, expect, it } from "vitest";
import type { GameEvent } from "./contract";
import { namedIn, partsOf } from "./sentence";

const event = (text: string, spaces: string[], pieces: string[]): GameEvent => ({
  n: 0,
  text,
  rules: [],
  spaces,
  pieces,
  turn: 1,
});
const names = {
  piece: (name: string) => (name === "1/A" ? "1st Regiment (Alpha)" : undefined),
  space: (name: string) => [`Hill (${name})`, `hex ${name}`],
};

describe("a sentence of the log", () => {
  it("shows the pieces and places that it names", () => {
    expect(partsOf(event("1st Regiment (Alpha) moves to hex 0102.", ["0102"], ["1/A"]), names)).toEqual([
      { text: "1st Regiment (Alpha)", piece: "1/A" },
      { text: " moves to " },
      { text: "hex 0102", space: "0102" },
      { text: "." },
    ]);
  });

  it("finds short names, but not inside others", () => {
    expect(partsOf(event("11/A and 1/A attack.", [], ["1/A"]), names)).toEqual([
      { text: "11/A and " },
      { text: "1/A", piece: "1/A" },
      { text: " attack." },
    ]);
  });

  it("stays whole when it names nothing", () => {
    expect(partsOf(event("Turn 1.", [], []), names)).toEqual([{ text: "Turn 1." }]);
  });

  it("knows a name that begins it", () => {
    const own = { ...names, piece: () => "a fleet" };
    expect(partsOf(event("A fleet sails.", [], ["f"]), own)).toEqual([
      { text: "A fleet", piece: "f" },
      { text: " sails." },
    ]);
  });
});

describe("a question", () => {
  const spaces = new Map([
    ["J", "Java"],
    ["S", "Java Sea"],
    ["B", "Bali"],
  ]);
  const pieces = new Map([["f", "fleet 1"]]);

  it("shows what it names, and not that whose name is part of another", () => {
    expect(namedIn("Who sails to Java Sea?", pieces, spaces)).toEqual([
      { text: "Who sails to " },
      { text: "Java Sea", space: "S" },
      { text: "?" },
    ]);
    expect(namedIn("Fleet 1: where to?", pieces, spaces)).toEqual([
      { text: "Fleet 1", piece: "f" },
      { text: ": where to?" },
    ]);
  });

  it("stays whole when it names nothing", () => {
    expect(namedIn("fleet 10 sails.", pieces, spaces)).toEqual([{ text: "fleet 10 sails." }]);
  });
});
