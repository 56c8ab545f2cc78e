import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import fixture from "../fixtures/table.json";
import type { Order, Portrait, View } from "./contract";
import { MockSocket } from "./mock";
import { complete, isFarewell, Table } from "./table.svelte";

const view = fixture.view as unknown as View;
const portrait = fixture.portrait as unknown as Portrait;

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
      if (path.startsWith("/api/titles/")) return answer(portrait);
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
    expect(sent).toMatchObject({ type: "order", order: "move 1/A", at: 3, version: 3, seat: "red" });
    expect(table.pending).toBe(true);
    table.order(order);
    expect(socket.sent.filter((message) => message.type === "order")).toHaveLength(1);
    expect(table.view?.n).toBe(3);
    socket.say({ type: "ack", id: sent?.id as number, n: 4 });
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
    socket.say({ type: "preview", n: 3, title: "Attack", outcomes: [{ chance: [1, 6], text: "hit" }] });
    expect(table.preview).toMatchObject({ title: "Attack", lines: [] });
    socket.say({ type: "preview", n: 3 });
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

  it("knows which pieces a farewell would leave idle", async () => {
    const { table, socket } = await sit();
    const order = (verb: string, kind: Order["kind"], target: string): Order => ({
      order: `${verb} ${target}`,
      verb,
      kind,
      target,
      label: verb,
    });
    const ask = (orders: Order[]): View["ask"] => ({ prompt: "?", rules: [], takeBack: 0, orders });
    const moves = [
      order("move", "piece", "1/A"),
      order("dig", "piece", "2/B"),
      order("move", "piece", "1/A"),
    ];
    socket.say({ ...view, ask: ask(moves) });
    expect(table.idle()).toEqual(["1/A"]);
    socket.say({ ...view, ask: ask([order("attack", "space", "0102"), ...moves]) });
    expect(table.idle()).toEqual([]);
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
    expect(table.notice).toMatch(/no seat/);
  });

  it("tells what ends a step from what goes on with it", () => {
    const none = (verb: string): Order => ({ order: verb, verb, kind: "none", target: null, label: verb });
    expect(isFarewell(none("done"))).toBe(true);
    expect(isFarewell(none("stop"))).toBe(false);
  });

  it("fills in the lists that a title leaves out", () => {
    const filled = complete(portrait);
    expect(filled.charts).toEqual([]);
    expect(filled.pieces).toHaveLength(2);
  });
});
