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

  it("keeps a word that ends the move, but none of the question that it began with", () => {
    const stop = { ...order("stop", "", "piece"), order: "stop", kind: "word" as Order["kind"] };
    const again = new Again();
    again.note(order("move", "A", "piece"), home("A"), pieces);
    again.note(order("to", "0102", "space"), null, [...places, stop]);
    again.note(stop, null, [...places, stop]);
    again.begin(pieces, home);
    expect(again.next(places)?.order).toBe("to 0102");
    expect(again.next([stop])?.order).toBe("stop");
    again.note(stop, null, pieces);
    expect(again.begin(pieces, home)).toBeNull();
  });

  it("is made by all of a stack, each of them once, and ends with the stack", () => {
    const again = new Again();
    const [move, other, to] = [order("move", "A", "piece"), pieces[1] as Order, places[0] as Order];
    again.together();
    again.note(move, home("A"), [move, ...pieces]);
    expect(again.next(places, home)).toBeNull(); // where the first goes is for the player to say
    again.note(to, null, places);
    expect(again.next(pieces, home)).toBe(other);
    again.note(other, home("B"), pieces);
    expect(again.next(places, home)).toBe(to);
    again.note(to, null, places);
    expect(again.next(pieces, home)).toBeNull();
  });

  it("needs no way where the pieces are only named", () => {
    const again = new Again();
    const joins = ["A", "B"].map((piece) => order("with", piece, "piece"));
    again.together();
    again.note(joins[0] as Order, home("A"), joins);
    expect(again.next([joins[1] as Order], home)?.order).toBe("with B");
  });

  it("of a stack stops when somebody else is taken in hand", () => {
    const again = moved();
    expect(again.rest(pieces, home)?.order).toBe("move B");
    again.note(order("move", "C", "piece"), home("C"), pieces);
    again.note(places[0] as Order, null, places);
    expect(again.next(pieces, home)).toBeNull();
  });
});
