import { describe, expect, it } from "vitest";
import type { GameEvent } from "./contract";
import { partsOf } from "./sentence";

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
});
