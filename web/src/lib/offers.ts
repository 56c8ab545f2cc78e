import type { Ask, Item, Order, Panel, PanelRow } from "./contract";

/** Everything in a row, in its boxes and beside them. */
export function itemsOf(row: PanelRow): Item[] {
  return [...(row.cells ?? []).flatMap((cell) => cell.items ?? []), ...row.items];
}

/** Those of an item's orders that can be given now. */
export function offered(item: Item, ask: Ask | null): Order[] {
  if (!ask || !item.orders?.length) return [];
  return ask.orders.filter((order) => item.orders?.includes(order.order));
}

/** What the panels in front can be clicked for, as it is written. */
export function inFront(panels: Panel[] | undefined): Set<string> {
  const front = (panels ?? []).filter((panel) => panel.front);
  return new Set(front.flatMap((panel) => panel.rows.flatMap(itemsOf).flatMap((item) => item.orders ?? [])));
}
