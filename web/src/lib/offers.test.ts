import { describe, expect, it } from "vitest";
import type { Ask, Item, Panel } from "./contract";
import { inFront, itemsOf, type Order, offered, type Question, question } from "./offers";

function order(written: string): Order {
  const [verb = "", target = null] = written.split(" ");
  return { order: written, verb, kind: "choice", target, label: written };
}

const marker: Item = { label: "A", state: "open", orders: ["push a2", "turn a2"] };
const spare: Item = { label: "A", state: "hidden", orders: ["begin a"] };
const price: Item = { label: "Fort", state: "open", value: "2" };
const panel: Panel = {
  key: "yard",
  label: "Yard",
  front: true,
  rows: [
    { label: "Track", items: [spare], cells: [{ label: "1" }, { label: "2", items: [marker], goal: true }] },
    { label: "Prices", items: [price] },
    { label: "Heading", items: [] },
  ],
};
const ask: Question = {
  prompt: "?",
  rules: [],
  since: 0,
  pieces: [],
  spaces: [],
  orders: ["push a2", "push b1", "done"].map(order),
};

describe("what a panel offers", () => {
  it("is what its items name and the question offers", () => {
    expect(offered(marker, ask).map((each) => each.order)).toEqual(["push a2"]);
    expect(offered(spare, ask)).toEqual([]);
    expect(offered(price, ask)).toEqual([]);
    expect(offered(marker, null)).toEqual([]);
  });

  it("is found in the boxes of a track and beside them", () => {
    expect(panel.rows.map((row) => itemsOf(row).length)).toEqual([2, 1, 0]);
  });

  it("counts in front only", () => {
    expect([...inFront([panel])].sort()).toEqual(["begin a", "push a2", "turn a2"]);
    expect(inFront([{ ...panel, front: false }]).size).toBe(0);
    expect(inFront(undefined).size).toBe(0);
  });
});

describe("a question", () => {
  const asked: Ask = {
    prompt: "?",
    rules: [],
    since: 0,
    pieces: [],
    spaces: [],
    offers: [
      { verb: "move", kind: "piece", label: "Move {}", targets: [1, -1] },
      { verb: "to", kind: "space", label: "{} is the goal", targets: [0, 2] },
      { verb: "add", kind: "number", label: "", targets: [1, 2], labels: ["Add one", "Add two"] },
      { verb: "done", kind: "none", label: "Done" },
    ],
  };
  const known = {
    pieces: [
      { name: "1/A", title: "First", called: "1/A — First" },
      { name: "2/B", title: "Second" },
    ],
    board: {
      spaces: [
        { name: "0101", title: "hill (0101)" },
        { name: "0102", title: "0102" },
      ],
    },
    beside: [{ name: "pool", title: "Pool" }],
  };

  it("is spelt out with the names of the portrait", () => {
    expect(question(asked, known).orders.map(({ order, label }) => [order, label])).toEqual([
      ["move 2/B", "Move Second"],
      ["move 1/A", "Move 1/A — First"],
      ["to 0101", "Hill (0101) is the goal"],
      ["to pool", "Pool is the goal"],
      ["add 1", "Add one"],
      ["add 2", "Add two"],
      ["done", "Done"],
    ]);
  });

  it("offers what needs no names before the portrait is there", () => {
    expect(question(asked, null).orders.map(({ order }) => order)).toEqual(["add 1", "add 2", "done"]);
  });

  it("with two thousand orders is spelt out within a frame", () => {
    const spaces = Array.from({ length: 70_200 }, (_, n) => ({ name: `A${n}`, title: `hex A${n}` }));
    const targets = Array.from({ length: 2_000 }, () => 30);
    const offers: Ask["offers"] = [{ verb: "to", kind: "space", label: "March to {}", targets }];
    const start = performance.now();
    const { orders } = question({ ...asked, offers }, { ...known, board: { spaces } });
    expect(performance.now() - start).toBeLessThan(50);
    expect(orders.at(-1)?.order).toBe("to A60000");
  });
});
