import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage } from "./contract";
import { MockSocket } from "./mock";
import { backoff, GameSocket, type Link } from "./socket";

describe("a socket to a game", () => {
  let links: Link[];
  let heard: ServerMessage[];
  let socket: GameSocket;
  let seen = 0;
  let away: number[];

  beforeEach(() => {
    vi.useFakeTimers();
    MockSocket.all = [];
    links = [];
    heard = [];
    seen = 0;
    away = [];
    socket = new GameSocket({
      url: "ws://table/ws/games/g",
      token: "secret",
      language: () => "fr",
      seen: () => ({ seen, version: 7 }),
      receive: (message) => heard.push(message),
      changed: (link) => links.push(link),
      sentAway: (code) => away.push(code),
      make: (url) => new MockSocket(url),
      wait: () => 1000,
    });
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
  });

  it("says hello first, with its token, language and what it has seen", () => {
    seen = 12;
    MockSocket.all[0]?.open();
    expect(MockSocket.all[0]?.sent).toEqual([
      { type: "hello", token: "secret", lang: "fr", seen: 12, version: 7 },
    ]);
    expect(links).toEqual(["connecting", "open"]);
  });

  it("comes back by itself, resumes where it was, and does not repeat an order", () => {
    MockSocket.all[0]?.open();
    expect(socket.send({ type: "order", order: "done", since: 3 })).toBe(true);
    seen = 20;
    MockSocket.all[0]?.close();
    expect(links.at(-1)).toBe("lost");
    expect(socket.send({ type: "order", order: "done", since: 3 })).toBe(false);
    vi.advanceTimersByTime(1000);
    MockSocket.all[1]?.open();
    expect(MockSocket.all[1]?.sent).toEqual([
      { type: "hello", token: "secret", lang: "fr", seen: 20, version: 7 },
    ]);
  });

  it("does not come back to a game that is not there", () => {
    MockSocket.all[0]?.open();
    MockSocket.all[0]?.close(4404);
    vi.advanceTimersByTime(60_000);
    expect(MockSocket.all).toHaveLength(1);
    expect(away).toEqual([4404]);
  });

  it("stays closed once it was closed", () => {
    MockSocket.all[0]?.open();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(MockSocket.all).toHaveLength(1);
  });

  it("hands on what the server says", () => {
    MockSocket.all[0]?.open();
    MockSocket.all[0]?.say({ type: "pong" });
    expect(heard).toEqual([{ type: "pong" }]);
  });

  it("waits longer after each failure, up to a quarter of a minute", () => {
    const pauses = [0, 1, 2, 3, 10].map((attempt) => backoff(attempt, 0.5));
    expect(pauses).toEqual([500, 1000, 2000, 4000, 15_000]);
  });
});
