import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { picture } from "./picture";

const IMAGE = { width: 1 };
const good = { ok: true, status: 200, blob: async () => new Blob() };

describe("a picture of the map", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("createImageBitmap", async () => IMAGE);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function after(answers: unknown[], wanted = () => true): Promise<{ image: unknown; asked: number }> {
    const fetch = vi.fn(async () => {
      const next = answers.shift();
      if (next instanceof Error) throw next;
      return next;
    });
    vi.stubGlobal("fetch", fetch);
    const coming = picture("/map", wanted);
    await vi.advanceTimersByTimeAsync(60_000);
    return { image: await coming, asked: fetch.mock.calls.length };
  }

  it("is asked for until it comes", async () => {
    const away = new TypeError("no connection");
    const busy = { ok: false, status: 429 };
    expect(await after([away, busy, away, good])).toEqual({ image: IMAGE, asked: 4 });
  });

  it("is given up when there is none, or nobody looks any more", async () => {
    expect(await after([{ ok: false, status: 404 }, good])).toEqual({ image: null, asked: 1 });
    let looks = 0;
    expect(await after([{ ok: false, status: 500 }, good], () => looks++ < 1)).toEqual({
      image: null,
      asked: 1,
    });
  });
});
