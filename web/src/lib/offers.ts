import type { Ask, Item, Offers, OrderKind, Panel, PanelRow, Place } from "./contract";

/** An order that is offered: as it is written, its parts, and as it stands in a menu. */
export interface Order {
  order: string;
  verb: string;
  kind: OrderKind;
  target: string | number | null;
  label: string;
}

/** A question as it is shown: its orders spelt out. */
export interface Question extends Omit<Ask, "offers"> {
  orders: Order[];
}

/** A piece or a space by its number, with what orders call it. */
interface Named {
  name: string;
  title: string;
  called?: string;
}

/** All that numbers may stand for: the pieces of a portrait; its spaces, and then those beside the board. */
export interface Numbered {
  pieces: readonly Named[];
  board: { spaces: readonly Named[] };
  beside?: readonly Place[];
}

/** Numbers that are told by how much each is more than the one before. */
export function numbers(steps: readonly number[]): number[] {
  let at = 0;
  return steps.map((step) => {
    at += step;
    return at;
  });
}

/** As it stands at the beginning of a sentence. */
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function spelt({ verb, kind, label, targets = [], labels = [] }: Offers, known: Numbered | null): Order[] {
  if (kind === "none") return [{ order: verb, verb, kind, target: null, label }];
  if (kind !== "piece" && kind !== "space")
    return targets.map((target, at) => ({
      order: `${verb} ${target}`,
      verb,
      kind,
      target: String(target),
      label: labels[at] ?? "",
    }));
  if (!known) return [];
  const { spaces } = known.board;
  const find = (number: number): Named | undefined =>
    kind === "piece" ? known.pieces[number] : (spaces[number] ?? known.beside?.[number - spaces.length]);
  return numbers(targets as number[]).flatMap((number) => {
    const found = find(number);
    if (!found) return [];
    const { name, title, called } = found;
    return {
      order: `${verb} ${name}`,
      verb,
      kind,
      target: name,
      label: capital(label.replace("{}", () => called || title)),
    };
  });
}

/** A question with its orders spelt out; those that name pieces and spaces need the portrait. */
export function question(ask: Ask, known: Numbered | null): Question {
  const { offers, ...rest } = ask;
  return { ...rest, orders: offers.flatMap((each) => spelt(each, known)) };
}

/** Everything in a row, in its boxes and beside them. */
export function itemsOf(row: PanelRow): Item[] {
  return [...(row.cells ?? []).flatMap((cell) => cell.items ?? []), ...row.items];
}

const written = new WeakMap<Question, Map<string, Order>>();

/** The orders of a question as they are written; a question may have thousands, and panels hundreds of items. */
function byWriting(ask: Question): Map<string, Order> {
  const known = written.get(ask) ?? new Map(ask.orders.map((order) => [order.order, order]));
  written.set(ask, known);
  return known;
}

/** Those of an item's orders that can be given now. */
export function offered(item: Item, ask: Question | null): Order[] {
  if (!ask || !item.orders?.length) return [];
  const found = byWriting(ask);
  return item.orders.flatMap((order) => found.get(order) ?? []);
}

/** What the panels in front can be clicked for, as it is written. */
export function inFront(panels: Panel[] | undefined): Set<string> {
  const front = (panels ?? []).filter((panel) => panel.front);
  return new Set(front.flatMap((panel) => panel.rows.flatMap(itemsOf).flatMap((item) => item.orders ?? [])));
}
