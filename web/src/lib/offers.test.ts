import { describe, expect, it } from "vitest";
import type { Ask, Item, Order, Panel } from "./contract";
import { inFront, itemsOf, offered } from "./offers";

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
const ask: Ask = { prompt: "?", rules: [], takeBack: 0, orders: ["push a2", "push b1", "done"].map(order) };

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
