import { describe, expect, it } from "vitest";
import { Chronicle } from "./chronicle.svelte";
import type { GameEvent } from "./contract";

const told = (n: number, text = `${n}`): GameEvent => ({
  n,
  text,
  rules: [],
  spaces: [],
  pieces: [],
  turn: Math.floor(n / 500),
});
const all = Array.from({ length: 3000 }, (_, n) => told(n));
const numbers = (events: GameEvent[]): [number | undefined, number | undefined, number] => [
  events[0]?.n,
  events.at(-1)?.n,
  events.length,
];

function reader(): { log: Chronicle; asked: number[] } {
  const asked: number[] = [];
  const log = new Chronicle(async (from) => {
    asked.push(from);
    return { total: all.length, from, events: all.slice(from, from + 200), turns: [[0, 0]] };
  });
  return { log, asked };
}

describe("the log", () => {
  it("knows its end, and asks for nothing by itself", () => {
    const { log, asked } = reader();
    log.take(2900, all.slice(2900), true);
    expect(log.length).toBe(3000);
    expect(numbers(log.shown)).toEqual([2900, 2999, 100]);
    expect(log.hasOlder).toBe(true);
    expect(log.hasNewer).toBe(false);
    expect(asked).toEqual([]);
  });

  it("is read backwards page by page, and never wholly", async () => {
    const { log } = reader();
    log.take(2900, all.slice(2900), true);
    await log.older();
    expect(numbers(log.shown)).toEqual([2700, 2999, 300]);
    for (let page = 0; page < 20; page++) await log.older();
    expect(numbers(log.shown)).toEqual([0, 699, 700]);
    expect(log.hasOlder).toBe(false);
    expect(log.hasNewer).toBe(true);
    await log.newer();
    expect(numbers(log.shown)).toEqual([100, 899, 800]);
    expect(log.shown.every((event, place) => event.n === 100 + place)).toBe(true);
    log.end();
    expect(numbers(log.shown)).toEqual([2900, 2999, 100]);
  });

  it("is opened where an event stands", async () => {
    const { log, asked } = reader();
    log.take(2900, all.slice(2900), true);
    await log.find(2950);
    expect(asked).toEqual([]);
    await log.find(500);
    expect(log.shown.some((event) => event.n === 500)).toBe(true);
    log.take(3000, [told(3000)], false);
    expect(log.shown.at(-1)?.n).toBeLessThan(800);
    expect(log.events.at(-1)?.n).toBe(3000);
  });

  it("goes on while somebody reads at its end", async () => {
    const { log } = reader();
    log.take(2900, all.slice(2900), true);
    await log.older();
    log.take(3000, [told(3000)], false);
    expect(numbers(log.shown)).toEqual([2700, 3000, 301]);
  });

  it("lets go of what is long past", () => {
    const { log } = reader();
    log.take(0, all.slice(0, 500), true);
    log.take(500, all.slice(500, 700), false);
    expect(log.events.length).toBeLessThan(400);
    expect(log.length).toBe(700);
  });

  it("forgets what was taken back, and what another seat saw", () => {
    const { log } = reader();
    log.take(0, [told(0), told(1), told(2)], true);
    log.take(1, [], false);
    expect(log.events).toHaveLength(1);
    expect(log.length).toBe(1);
    log.take(0, [told(0, "mine")], true);
    expect(log.events.map((event) => event.text)).toEqual(["mine"]);
  });

  it("is told again in another language", () => {
    const { log } = reader();
    log.take(0, [told(0, "one"), told(1, "two")], true);
    log.forget();
    log.take(0, [told(0, "un"), told(1, "deux")], false);
    expect(log.events.map((event) => event.text)).toEqual(["un", "deux"]);
  });
});
