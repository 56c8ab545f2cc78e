import type { Order } from "./offers";

type Home = (piece: string) => string | null;

/** The last move of a piece, to be made once more: by the next piece of the same stack, or by all of them. */
export class Again {
  /** How a piece was taken in hand, and where it lay then. */
  private taken: { verb: string; home: string } | null = null;
  /** What was ordered of it, order by order, and whether it went anywhere. */
  private way: string[] = [];
  private went = false;
  /** What is still to be given of a move that is being repeated. */
  private left: string[] | null = null;
  /** While a whole stack goes: those of it who have been sent. */
  private sent: Set<string> | null = null;

  /** Remember an order that is given, and what else was offered; `home` is where its piece lies. */
  note(order: Order, home: string | null, orders: readonly Order[] = []): void {
    if (order.kind === "piece") {
      const same = this.taken && order.verb === this.taken.verb && home === this.taken.home;
      if (this.sent?.size && !same) this.sent = null;
      this.sent?.add(String(order.target));
      this.taken = home ? { verb: order.verb, home } : null;
      this.way = [];
      this.went = false;
    } else if (this.taken && !this.offersMore(orders)) {
      // A word that ends the move belongs to it; one of the question that it began with does not.
      this.way.push(order.order);
      this.went ||= order.kind === "space";
    } else if (order.kind !== "space") this.taken = this.sent = null;
  }

  private offersMore(orders: readonly Order[]): boolean {
    return orders.some(({ kind, verb }) => kind === "piece" && verb === this.taken?.verb);
  }

  /** Those who could go where the last one went. */
  alike(orders: readonly Order[], home: Home): Order[] {
    const { taken } = this;
    if (!taken) return [];
    return orders.filter(
      ({ kind, verb, target }) =>
        kind === "piece" && verb === taken.verb && home(String(target)) === taken.home,
    );
  }

  /** The order with which the last move begins once more: another piece from where the last one lay. */
  begin(orders: readonly Order[], home: Home): Order | null {
    if (!this.went) return null;
    const [found] = this.alike(orders, home);
    this.left = found ? [...this.way] : null;
    return found ?? null;
  }

  /** From now on all of a stack do what the first of them does. */
  together(): void {
    this.left = null;
    this.taken = null;
    this.sent = new Set();
  }

  /** The rest of the stack goes the way of the last one. */
  rest(orders: readonly Order[], home: Home): Order | null {
    const first = this.begin(orders, home);
    if (first) this.sent = new Set();
    return first;
  }

  /** What comes next of a move that is being repeated. What is not offered ends it: the player goes on alone. */
  next(orders: readonly Order[], home: Home = () => null): Order | null {
    if (this.left?.length) {
      const wanted = this.left.shift();
      const found = orders.find(({ order }) => order === wanted) ?? null;
      if (!found) this.left = null;
      return found;
    }
    this.left = null;
    const { sent } = this;
    // Nobody has been sent yet, or who was sent came back at once.
    if (!sent?.size || (this.way.length && !this.went)) return null;
    const found = this.alike(orders, home).find(({ target }) => !sent.has(String(target)));
    if (found) this.left = [...this.way];
    return found ?? null;
  }

  /** Nothing is repeated any more. */
  stop(): void {
    this.left = null;
    this.sent = null;
  }
}
