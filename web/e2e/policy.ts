import type { View } from "../src/lib/contract";
import type { Order } from "../src/lib/offers";

const ENDINGS = ["done", "pass", "stop"];

/** How somebody plays who wants to get on: a few things of each kind in every phase, then on to the next question. */
export class Policy {
  private readonly answered = new Map<string, number>();
  private phase = "";

  /** `most`: how often the same kind of question is answered with something; `dice` says with which. */
  constructor(
    public most: number,
    private readonly dice: () => number = () => 0,
  ) {}

  choose(view: View, orders: Order[], wish?: string): Order {
    const { turn, side, phase } = view.scene;
    if (this.phase !== `${turn} ${side} ${phase}`) this.answered.clear();
    this.phase = `${turn} ${side} ${phase}`;
    const kind = `${view.ask?.rules.join()} ${orders[0]?.verb}`;
    const times = this.answered.get(kind) ?? 0;
    this.answered.set(kind, times + 1);
    const ending = orders.find((order) => order.kind === "none" && ENDINGS.includes(order.verb));
    const others = orders.filter((order) => order !== ending);
    const wished = orders.find((order) => order.order === wish);
    const enough = times >= this.most;
    // What can go on for long is ended by a choice, if not by a word.
    const choices = others.filter((order) => order.kind === "choice");
    const open = enough && choices.length > 0 ? choices : others;
    const picked = enough && ending ? ending : (wished ?? open[Math.floor(this.dice() * open.length)]);
    const found = picked ?? ending;
    if (!found) throw new Error("nothing is offered");
    return found;
  }
}
