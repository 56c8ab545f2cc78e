import { describe, expect, it } from "vitest";
import { Chronicle, type Page } from "./chronicle.svelte";
import type { GameEvent } from "./contract";

const told = (n: number, text = `${n}`): GameEvent => ({
  n,
  text,
  rules: [],
  spaces: [],
  pieces: [],
  turn: null,
});
const page = (all: GameEvent[], from: number): Page => ({
  total: all.length,
  from,
  events: all.slice(from, from + 3),
});

describe("the log", () => {
  it("is completed from the server when only its end was sent", async () => {
    const all = Array.from({ length: 10 }, (_, n) => told(n));
    const log = new Chronicle(async (from) => page(all, from));
    log.take(8, all.slice(8), true);
    expect(log.length).toBe(10);
    await expect.poll(() => log.events.map((event) => event.n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("is told again in another language, with what has come meanwhile", async () => {
    const all = [told(0, "un"), told(1, "deux")];
    const log = new Chronicle(async (from) => page(all, from));
    log.take(0, [told(0, "one"), told(1, "two")], true);
    const retold = log.retell();
    log.take(2, [told(2, "trois")], false);
    await retold;
    expect(log.events.map((event) => event.text)).toEqual(["un", "deux", "trois"]);
  });

  it("forgets what was taken back, and what another seat saw", () => {
    const log = new Chronicle(async () => ({ total: 0, from: 0, events: [] }));
    log.take(0, [told(0), told(1), told(2)], true);
    log.take(1, [], false);
    expect(log.events).toHaveLength(1);
    log.take(0, [told(0, "mine")], true);
    expect(log.events.map((event) => event.text)).toEqual(["mine"]);
  });
});
