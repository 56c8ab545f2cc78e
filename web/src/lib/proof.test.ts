import { describe, expect, it } from "vitest";
import { blake2b, check, commitmentOf, diceOf, sha256 } from "./proof";

const hex = (data: Uint8Array): string =>
  [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const FIRST = { value: 4, attempt: 0, drawn: "560b8c3eab727d59" };

describe("the dice of a seed", () => {
  it("are those of the server", () => {
    const roll = diceOf("burma");
    expect(Array.from({ length: 12 }, (_, n) => roll(n, 6).value)).toEqual([
      4, 6, 5, 4, 3, 1, 5, 4, 6, 6, 6, 6,
    ]);
    expect([0, 1, 2, 3].map((n) => roll(n, 8).value)).toEqual([2, 4, 7, 2]);
    expect(roll(70_000, 6).value).toBe(3);
    expect(roll(0, 6)).toEqual(FIRST);
    expect(commitmentOf("burma")).toBe("0b6f26e5a86c2f0a753951ab8e73b10a92ae2df7e63d6de6e641f42a09776ae7");
  });

  it("come from hashes that everybody knows", () => {
    expect(hex(blake2b(new Uint8Array(200).fill(0x78), 32))).toBe(
      "7eb9c902d76f4876a0494066a9773bd4f8c0caf612f4683e352af66bc12af33e",
    );
    expect(sha256(new Uint8Array(130).fill(0x79))).toBe(
      "363f2674b4232b0241193e93b52c9e9f328c312f7461aff85f577144580c97cb",
    );
  });

  it("show a roll that was changed, and a seed that was", () => {
    const proof = {
      game: "g",
      seed: "burma",
      commitment: commitmentOf("burma"),
      agrees: true,
      orders: 1,
      rolls: [
        { number: 0, sides: 6, order: 1, ...FIRST },
        { number: 1, sides: 6, order: 1, ...diceOf("burma")(1, 6), value: 5 },
        { number: 0, sides: 6, order: 1, ...FIRST, drawn: "0".repeat(16) },
      ],
    };
    expect(check(proof)).toEqual({ committed: true, wrong: proof.rolls.slice(1) });
    expect(check(proof, commitmentOf("other")).committed).toBe(false);
  });
});
