import { describe, expect, it } from "vitest";
import { partsOf } from "./sentence";

describe("a sentence of the log", () => {
  it("shows the pieces and places that the server says it names", () => {
    const spans = [
      { start: 0, end: 20, piece: "1/A" },
      { start: 30, end: 38, space: "0102" },
    ];
    expect(partsOf("1st Regiment (Alpha) moves to hex 0102.", spans)).toEqual([
      { text: "1st Regiment (Alpha)", piece: "1/A" },
      { text: " moves to " },
      { text: "hex 0102", space: "0102" },
      { text: "." },
    ]);
  });

  it("looks for no name by itself", () => {
    expect(partsOf("1/A attacks 1/A.", [{ start: 12, end: 15, piece: "1/A" }])).toEqual([
      { text: "1/A attacks " },
      { text: "1/A", piece: "1/A" },
      { text: "." },
    ]);
  });

  it("stays whole when it names nothing", () => {
    expect(partsOf("Turn 1.")).toEqual([{ text: "Turn 1." }]);
    expect(partsOf("")).toEqual([{ text: "" }]);
  });
});
