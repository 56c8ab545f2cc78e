import { describe, expect, it } from "vitest";
import { gaps, keys, unread } from "./keys";
import { ago, say, TEXTS } from "./words";

const SOURCES = import.meta.glob(["../**/*.{ts,svelte}", "!../**/*.test.ts", "!../text/keys.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("words", () => {
  it("are there in both languages, with the same gaps", () => {
    const names = (text: string) => [...gaps(text)].map(([key, found]) => [key, [...found.keys()].sort()]);
    expect(names(TEXTS.fr)).toEqual(names(TEXTS.en));
  });

  it("can all be read", () => {
    for (const text of Object.values(TEXTS)) expect(unread(text)).toEqual([]);
    expect(unread("good = yes\nbad = { $n ->\nmore = no")).toEqual(["bad"]);
  });

  it("are known by their types", async () => {
    await expect(keys(TEXTS.en, TEXTS.fr)).toMatchFileSnapshot("../text/keys.ts");
  });

  it("are all in use", () => {
    const source = Object.values(SOURCES).join("\n");
    const unused = (key: string): boolean => !source.includes(`"${key}"`) && !source.includes(`'${key}'`);
    expect([...gaps(TEXTS.en).keys()].filter(unused)).toEqual([]);
    expect(unused("not a word")).toBe(true);
  });

  it("fill their gaps", () => {
    expect(say("en", "turn", { n: 3 })).toBe("Turn 3");
    expect(say("fr", "turn", { n: 1942 })).toBe("Tour 1942");
    expect(say("fr", "waitingFor", { who: "Ney" })).toBe("On attend Ney");
    expect(say("en", "failed", { why: "" })).toBe("That did not work: ");
  });

  it("count as the language does", () => {
    const hits = (language: "en" | "fr") => [0, 1, 2].map((n) => say(language, "hits", { n }));
    expect(hits("en")).toEqual(["0 hits", "1 hit", "2 hits"]);
    expect(hits("fr")).toEqual(["0 touche", "1 touche", "2 touches"]);
  });

  it("tell how long ago something was", () => {
    const now = 1_000_000_000;
    expect(ago("en", now - 3 * 3_600_000, now)).toBe("3 hours ago");
    expect(ago("fr", now - 86_400_000, now)).toBe("hier");
  });
});
