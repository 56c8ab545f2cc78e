import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import fixture from "../fixtures/table.json";
import type { Look, View } from "./contract";
import { MockSocket } from "./mock";
import type { Order } from "./offers";
import { prefs } from "./prefs.svelte";
import { keepToken, tokensOf } from "./purse";
import { keepSeen } from "./seen";
import { Table } from "./table.svelte";

const view = fixture.view as unknown as View;
const look = fixture.look as unknown as Look;

function answer(body: unknown): Response {
  return new Response(JSON.stringify(body), { status: 200 });
}

async function sit(): Promise<{ table: Table; socket: MockSocket }> {
  const table = new Table("g", "secret");
  await table.open();
  const socket = MockSocket.all.at(-1) as MockSocket;
  socket.open();
  socket.say(view);
  return { table, socket };
}

describe("a table", () => {
  beforeEach(() => {
    MockSocket.all = [];
    vi.stubGlobal("WebSocket", MockSocket);
    vi.stubGlobal("fetch", async (path: string) => {
      if (path.includes("/rules"))
        return answer([{ id: "T-1", section: "1", title: "Moving", text: "Move." }]);
      if (path.startsWith("/api/titles?")) return answer([]);
      if (path.startsWith("/api/titles/")) return answer(look);
      return answer(view);
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("knows the orders by what they name", async () => {
    const { table } = await sit();
    expect([...table.byPiece.keys()]).toEqual(["1/A"]);
    expect([...table.bySpace.keys()]).toEqual(["0102"]);
    expect(table.plainOrders.map((order) => order.order)).toEqual(["done"]);
    expect(table.whereabouts.get("2/B")?.space).toBe("0202");
  });

  it("is pending from an order to its answer, and changes nothing by itself", async () => {
    const { table, socket } = await sit();
    const order = table.ask?.orders[0] as Order;
    table.order(order);
    const sent = socket.sent.at(-1);
    expect(sent).toMatchObject({ type: "order", order: "move 1/A", since: 3, version: 3, seat: "red" });
    expect(table.pending).toBe(true);
    table.order(order);
    expect(socket.sent.filter((message) => message.type === "order")).toHaveLength(1);
    expect(table.view?.n).toBe(3);
    socket.say({ type: "ack", id: sent?.id as number, n: 4, version: 4 });
    expect(table.pending).toBe(false);
  });

  it("shows a refusal with its reasons", async () => {
    const { table, socket } = await sit();
    table.order(table.ask?.orders[1] as Order);
    const id = socket.sent.at(-1)?.id as number;
    socket.say({
      type: "refused",
      id,
      message: "No.",
      reasons: [{ rule: "T-1", title: "Moving", text: "Move." }],
    });
    expect(table.pending).toBe(false);
    expect(table.refusal).toMatchObject({ message: "No.", space: "0102" });
  });

  it("adds events from where the server says, also after an undo", async () => {
    const { table, socket } = await sit();
    const event = (n: number, text: string) => ({ n, text, rules: [], spaces: [], pieces: [], turn: 1 });
    socket.say({ ...view, n: 4, from: 2, events: [event(2, "A moves.")] });
    expect(table.events.map((each) => each.text)).toEqual([
      "The game is set up.",
      "Turn 1 begins.",
      "A moves.",
    ]);
    expect(table.fresh.map((each) => each.text)).toEqual(["A moves."]);
    socket.say({ ...view, n: 3, from: 2, events: [] });
    expect(table.events).toHaveLength(2);
    expect(table.fresh).toEqual([]);
  });

  it("asks for a preview with every question", async () => {
    const { table, socket } = await sit();
    expect(socket.sent.at(-1)).toMatchObject({ type: "preview" });
    const preview = {
      title: "Attack",
      lines: [],
      outcomes: [{ chance: [1, 6] as [number, number], text: "hit" }],
    };
    socket.say({ type: "preview", n: 3, preview });
    expect(table.preview).toMatchObject({ title: "Attack" });
    socket.say({ type: "preview", n: 3, preview: null });
    expect(table.preview).toBeNull();
  });

  it("does not take the silence of a look for a refusal", async () => {
    const { table, socket } = await sit();
    const id = socket.sent.at(-1)?.id as number;
    socket.say({ type: "refused", id, message: "There is nothing to see.", reasons: [] });
    expect(table.refusal).toBeNull();
  });

  it("covers itself when people who share it change places, and at first", async () => {
    const { table, socket } = await sit();
    expect(table.curtain).toBeNull();
    const shared = { mine: ["red", "blue"], game: { ...view.game, mode: "people" } } as Partial<View>;
    socket.say({ ...view, ...shared, seat: "blue", n: 4, from: 0, events: [] });
    expect(table.curtain).toBe("blue");
    expect(table.fresh).toEqual([]);
  });

  it("shows dice to both who share it: what all may see on the curtain, the rest behind it", async () => {
    const { table, socket } = await sit();
    const roll = (n: number, text: string) => ({
      n,
      text,
      rules: [],
      spaces: [],
      pieces: [],
      turn: 1,
      die: 5,
    });
    const usual = fetch;
    vi.stubGlobal("fetch", async (path: string) => {
      if (!path.includes("/at/")) return usual(path);
      return answer({ events: [roll(1, path.includes("token=") ? "Blue is told." : "All are told.")] });
    });
    const shared = { mine: ["red", "blue"], game: { ...view.game, mode: "people" } } as Partial<View>;
    const events = [roll(0, "Before."), roll(1, "Blue is told.")];
    socket.say({ ...view, ...shared, seat: "blue", n: 4, from: 0, events });
    expect(table.fresh).toEqual([]);
    await vi.waitFor(() => expect(table.openRolls.map((each) => each.text)).toEqual(["All are told."]));
    expect(table.fresh.map((each) => each.text)).toEqual(["Blue is told."]);
  });

  it("tells who comes back what others did meanwhile, also against a bot", async () => {
    prefs.pace = "off";
    localStorage.clear();
    keepSeen("g", { n: 1, events: 1 });
    const { table } = await sit();
    expect(view.game?.mode).toBe("analysis");
    expect(table.mine).toEqual(["red"]);
    expect(table.fresh.map((each) => each.n)).toEqual([1]);
    expect(table.parade.last).toEqual({ from: 1, to: 3 });
    table.close();
  });

  it("asks before it takes a second seat, and keeps the first", async () => {
    localStorage.clear();
    keepToken("g", "red", "my own secret of a seat");
    const usual = fetch;
    const sat: unknown[] = [];
    vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
      if (path.includes("/sit")) {
        sat.push(path, JSON.parse(String(init?.body)));
        return answer({ seats: ["blue"], token: "my own secret of a seat", message: "You sit there." });
      }
      if (path.startsWith("/api/games/g?"))
        return path.includes("invitation")
          ? answer({ ...view, seat: null, mine: [], ask: null, invited: ["blue"] })
          : answer({ ...view, mine: ["red"], invited: [] });
      return usual(path);
    });
    const table = new Table("g", "invitation");
    await table.open();
    expect(sat).toEqual([]);
    expect(table.invitation?.seats).toEqual(["blue"]);
    expect(table.mine).toEqual(["red"]);
    await table.sitThereToo();
    expect(sat[0]).toContain("invitation");
    expect(sat[1]).toEqual({ secret: "my own secret of a seat" });
    expect(tokensOf("g")).toEqual({ red: "my own secret of a seat", blue: "my own secret of a seat" });
  });

  it("asks again before an order that loses something, and only then", async () => {
    const { table, socket } = await sit();
    const orders = (): number => socket.sent.filter((message) => message.type === "order").length;
    const done = table.plainOrders[0] as Order;
    const warnings = [{ order: done.order, text: "A unit will be lost.", rule: "T-1" }];
    socket.say({ ...view, ask: { ...(view.ask as NonNullable<View["ask"]>), warnings } });
    table.order(done);
    expect(orders()).toBe(0);
    expect(table.losses.map((loss) => loss.text)).toEqual(["A unit will be lost."]);
    table.order(done);
    expect(orders()).toBe(1);
    expect(table.losses).toEqual([]);
  });

  it("says so when an order cannot be sent", async () => {
    const { table, socket } = await sit();
    socket.readyState = 3;
    table.order(table.ask?.orders[0] as Order);
    expect(table.pending).toBe(false);
    expect(table.refusal?.message).toMatch(/^Not sent/);
  });

  it("says so when a link gives no seat", async () => {
    const usual = fetch;
    vi.stubGlobal("fetch", async (path: string) =>
      path.startsWith("/api/games") ? answer({ ...view, seat: null, mine: [], ask: null }) : usual(path),
    );
    const table = new Table("g", "old secret");
    await table.open();
    expect(table.notice?.text).toMatch(/no seat/);
  });

  it("lays a difference on what it knows, and leaves the rest as it is", async () => {
    prefs.pace = "off";
    const { table, socket } = await sit();
    const { scene, ask, game, type, ...standing } = view;
    const untouched = table.scene?.stacks["0202"];
    const change = {
      ...standing,
      type: "change" as const,
      base: "m3",
      mark: "m4",
      n: 4,
      from: 2,
      events: [],
    };
    const turned = [{ face: 1, states: ["moved"], pieces: [0] }];
    const laid = { "0101": [], "0102": ["1/A"] };
    socket.say({ ...change, laid, turned, ask: { in: { offers: { list: [[2, 1]] } } } });
    expect(table.whereabouts.get("1/A")?.space).toBe("0102");
    expect(table.scene?.stacks["0202"]).toBe(untouched);
    expect(table.ask?.orders.map((order) => order.order)).toEqual(["done"]);
    expect(table.about?.id).toBe("g");
    socket.say({ ...change, base: "m4", mark: "m5", n: 5 });
    expect(table.view?.n).toBe(5);
    expect(table.ask?.orders).toHaveLength(1);
  });

  it("asks for all of it when there is nothing to lay a difference on", async () => {
    const { table, socket } = await sit();
    const { scene, ask, game, type, ...standing } = view;
    socket.say({ ...standing, type: "change", base: "other", mark: "m9", n: 9 });
    expect(table.view?.n).toBe(3);
    expect(socket.sent.at(-1)).toMatchObject({ type: "again" });
  });

  it("says hello with what it has seen", async () => {
    const { socket } = await sit();
    expect(socket.sent[0]).toMatchObject({ type: "hello", seen: 2, version: 3, mark: "m3" });
  });

  it("shows what the question says it is about", async () => {
    const { table } = await sit();
    expect(table.question).toEqual([
      { text: "Move " },
      { text: "1/A", piece: "1/A" },
      { text: " to " },
      { text: "0102", space: "0102" },
      { text: "." },
    ]);
    expect([...table.meant]).toEqual(["0102"]);
  });
});
