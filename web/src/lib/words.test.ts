import { describe, expect, it } from "vitest";
import { ago, say, WORDS } from "./words";

describe("words", () => {
  it("are there in both languages, with the same gaps", () => {
    const gaps = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort();
    for (const [key, text] of Object.entries(WORDS.en)) {
      const french = WORDS.fr[key as keyof typeof WORDS.fr];
      expect(french, key).toBeTruthy();
      expect(gaps(french), key).toEqual(gaps(text));
    }
  });

  it("fill their gaps", () => {
    expect(say("en", "turn", { n: 3 })).toBe("Turn 3");
    expect(say("fr", "waitingFor", { who: "Ney" })).toBe("On attend Ney");
  });

  it("tell how long ago something was", () => {
    const now = 1_000_000_000;
    expect(ago("en", now - 3 * 3_600_000, now)).toBe("3 hours ago");
    expect(ago("fr", now - 86_400_000, now)).toBe("hier");
  });
});
