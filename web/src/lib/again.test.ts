import { describe, expect, it } from "vitest";
import { Again } from "./again";
import type { Order } from "./offers";

const order = (verb: string, target: string, kind: Order["kind"]): Order => ({
  order: `${verb} ${target}`,
  verb,
  kind,
  target,
  label: "",
});
const pieces = [order("move", "C", "piece"), order("move", "B", "piece")];
const places = [order("to", "0102", "space"), order("to", "0203", "space")];
const homes: Record<string, string> = { A: "0101", B: "0101", C: "0909" };
const home = (piece: string): string | null => homes[piece] ?? null;

function moved(): Again {
  const again = new Again();
  again.note(order("move", "A", "piece"), home("A"));
  again.note(order("to", "0102", "space"), null);
  again.note(order("to", "0203", "space"), null);
  return again;
}

describe("the last move once more", () => {
  it("is made by the next piece of the same stack, step by step", () => {
    const again = moved();
    expect(again.begin(pieces, home)?.order).toBe("move B");
    expect(again.next(places)?.order).toBe("to 0102");
    expect(again.next(places)?.order).toBe("to 0203");
    expect(again.next(places)).toBeNull();
  });

  it("ends where a step is not offered", () => {
    const again = moved();
    again.begin(pieces, home);
    expect(again.next([order("to", "0505", "space")])).toBeNull();
    expect(again.next(places)).toBeNull();
  });

  it("needs a move, and another piece that lies where the last one lay", () => {
    expect(new Again().begin(pieces, home)).toBeNull();
    expect(moved().begin([order("move", "C", "piece")], home)).toBeNull();
    const attack = new Again();
    attack.note(order("attack", "A", "piece"), home("A"));
    expect(attack.begin(pieces, home)).toBeNull();
  });
});
