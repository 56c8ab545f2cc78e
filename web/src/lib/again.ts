import type { Order } from "./offers";

/** The last move of a piece, to be made once more by the next piece of the same stack. */
export class Again {
  /** How a piece was taken in hand, and where it lay then. */
  private taken: { verb: string; home: string } | null = null;
  /** Where it was sent, order by order. */
  private way: string[] = [];
  /** What is still to be given of a move that is being repeated. */
  private left: string[] | null = null;

  /** Remember an order that is given; `home` is where its piece lies. */
  note(order: Order, home: string | null): void {
    if (order.kind === "piece") {
      this.taken = home ? { verb: order.verb, home } : null;
      this.way = [];
    } else if (order.kind === "space" && this.taken) this.way.push(order.order);
  }

  /** The order with which the last move begins once more: another piece from where the last one lay. */
  begin(orders: readonly Order[], home: (piece: string) => string | null): Order | null {
    const { taken, way } = this;
    if (!taken || !way.length) return null;
    const found = orders.find(
      ({ kind, verb, target }) =>
        kind === "piece" && verb === taken.verb && home(String(target)) === taken.home,
    );
    this.left = found ? [...way] : null;
    return found ?? null;
  }

  /** What comes next of a move that is being repeated. What is not offered ends it: the player goes on alone. */
  next(orders: readonly Order[]): Order | null {
    const wanted = this.left?.shift();
    const found = orders.find(({ order }) => order === wanted) ?? null;
    if (!found || !this.left?.length) this.left = null;
    return found;
  }

  /** Nothing is repeated any more. */
  stop(): void {
    this.left = null;
  }
}
