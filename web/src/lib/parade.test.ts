import { describe, expect, it, vi } from "vitest";
import type { GameEvent, Moment } from "./contract";
import { Parade } from "./parade.svelte";

const event = { n: 0, text: "moves", rules: [], spaces: ["0101"], pieces: [], turn: 1 } as GameEvent;
const scene = {
  headline: "",
  turn: 1,
  phase: "",
  weather: "",
  side: "",
  panels: [],
  tracks: {},
  stacks: {},
  signs: [],
};
const moment = (n: number, events: GameEvent[] = [event]): Moment => ({
  n,
  of: 9,
  seat: "a",
  scene,
  waiting: [],
  events,
});

function staged(pace = 100) {
  const shown: (number | null)[] = [];
  const at = vi.fn(async (n: number) => moment(n, n === 3 ? [] : [event]));
  const parade = new Parade({
    at,
    show: (view) => shown.push(view?.n ?? null),
    pace: () => pace,
  });
  return { parade, shown, at };
}

describe("what others play", () => {
  it("is shown order by order from where it began, and ends in the present", async () => {
    vi.useFakeTimers();
    const { parade, shown } = staged();
    parade.follow(1, 4, moment(1));
    await vi.runAllTimersAsync();
    // Nothing happened by order 3.
    expect(shown).toEqual([1, 2, 4, null]);
    expect(parade.running).toBeNull();
    expect(parade.last).toEqual({ from: 1, to: 4 });
    vi.useRealTimers();
  });

  it("goes on with what comes meanwhile, and can be skipped and seen again", async () => {
    vi.useFakeTimers();
    const { parade, shown } = staged();
    parade.follow(1, 2, moment(1));
    parade.follow(2, 4, moment(2));
    await vi.advanceTimersByTimeAsync(50);
    expect(parade.running).toEqual({ from: 1, to: 4 });
    parade.skip();
    await vi.runAllTimersAsync();
    expect(shown).toEqual([1, 2, null]);
    parade.replay();
    await vi.runAllTimersAsync();
    expect(shown).toEqual([1, 2, null, 2, 4, null]);
    vi.useRealTimers();
  });

  it("waits while it is paused", async () => {
    vi.useFakeTimers();
    const { parade, shown } = staged();
    parade.follow(1, 4, moment(1));
    await vi.advanceTimersByTimeAsync(10);
    parade.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown).toEqual([1, 2]);
    parade.pause();
    await vi.runAllTimersAsync();
    expect(shown.at(-1)).toBeNull();
    vi.useRealTimers();
  });

  it("is only kept for later where nothing is to be shown by itself", async () => {
    const { parade, shown, at } = staged(0);
    parade.follow(1, 4, moment(1));
    expect(at).not.toHaveBeenCalled();
    expect(shown).toEqual([]);
    expect(parade.last).toEqual({ from: 1, to: 4 });
  });
});
