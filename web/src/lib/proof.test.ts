import { describe, expect, it } from "vitest";
import { blake2b, check, commitmentOf, diceOf, sha256 } from "./proof";

const hex = (data: Uint8Array): string =>
  [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");

describe("the dice of a seed", () => {
  it("are those of the server", () => {
    const roll = diceOf("burma");
    expect(Array.from({ length: 12 }, (_, n) => roll(n, 6))).toEqual([4, 6, 5, 4, 3, 1, 5, 4, 6, 6, 6, 6]);
    expect([roll(0, 8), roll(1, 8), roll(2, 8), roll(3, 8), roll(70_000, 6)]).toEqual([2, 4, 7, 2, 3]);
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
        { number: 0, sides: 6, value: 4, order: 1 },
        { number: 1, sides: 6, value: 5, order: 1 },
      ],
    };
    expect(check(proof)).toEqual({ committed: true, wrong: [proof.rolls[1]] });
    expect(check(proof, commitmentOf("other")).committed).toBe(false);
  });
});
