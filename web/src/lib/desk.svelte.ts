import { getContext, setContext } from "svelte";
import type { BoardView } from "../board/view";
import type { Deed } from "./contract";
import { Gesture } from "./gesture";
import { Notes } from "./notes.svelte";
import type { Order } from "./offers";
import type { Table } from "./table.svelte";

export type Tab = "log" | "rules" | "charts" | "tracks" | "boxes" | "people";

/** What is open on the player's side of the table. Nothing of it matters to the game. */
export class Desk {
  tab = $state<Tab>("log");
  sideOpen = $state(innerWidth >= 1180);
  /** The player wants to see that page, even if there is little room for it. */
  pageWanted = $state(false);
  /** The question is to be seen, wherever only one page is. */
  questionWanted = $state(false);
  rule = $state<string | null>(null);
  /** The event of the log that is asked for. */
  event = $state<number | null>(null);
  searchOpen = $state(false);
  settingsOpen = $state(false);
  helpOpen = $state(false);
  seatsOpen = $state(false);
  keyOpen = $state(false);
  reviewOpen = $state(false);
  touring = $state(false);
  replaying = $state(false);
  countersHidden = $state(false);
  gridShown = $state(true);
  /** Places that something points at. */
  shown = $state.raw<ReadonlySet<string>>(new Set());
  /** Pieces that something points at. */
  named = $state.raw<ReadonlySet<string>>(new Set());
  /** The order that the pointer is on, wherever it is offered. */
  hinted = $state.raw<Order | null>(null);
  hovered = $state<string | null>(null);
  focus = $state<string | null>(null);
  /** The place whose pieces are laid out, whether it stays open, and which of its stacks it hangs on. */
  fan = $state<{ space: string; pinned: boolean; slot?: number } | null>(null);
  view = $state.raw<BoardView | null>(null);
  /** How far the map is: to be seen as a picture, then lying on the table with all that stands on it. */
  map = $state<"awaited" | "seen" | "laid">("awaited");
  ordersAsked = $state(0);

  /** The player's own notes on pieces that lie face down. */
  readonly notes: Notes;
  readonly gesture: Gesture;

  constructor(readonly table: Table) {
    this.notes = new Notes(table.id);
    this.gesture = new Gesture(() => table.moment);
  }

  /** Give an order that a button offers, if it is this question that the hand has answered. */
  give(order: Order): void {
    if (!this.gesture.meant) return;
    this.table.order(order);
    if (this.table.doubtful) this.gesture.spend();
  }

  /** Open a page of the side panel. */
  open(tab: Tab): void {
    this.tab = tab;
    this.sideOpen = true;
    this.pageWanted = true;
  }

  /** Away with pages that lie over the map: the question is spoken of, or the map. */
  showQuestion(): void {
    if (innerWidth < 1180) this.sideOpen = false;
    this.questionWanted = true;
  }

  /** Look at the past, from some order on. */
  lookBack(n = this.table.view?.n ?? 0): void {
    this.table.parade.skip();
    this.replaying = true;
    this.questionWanted = true;
    void this.table.goTo(n);
  }

  /** Show where something happened, in its own time. */
  async showDeed(deed: Deed, then: boolean): Promise<void> {
    if (then) {
      this.table.parade.skip();
      this.replaying = true;
      this.questionWanted = true;
      await this.table.goTo(deed.n);
    }
    const spaces = deed.events.flatMap((event) => event.spaces);
    const pieces = deed.events.flatMap((event) => event.pieces);
    const place = spaces[0] ?? pieces.flatMap((piece) => this.table.whereabouts.get(piece)?.space ?? [])[0];
    if (place) this.goTo(place);
    this.point(spaces, spaces.length ? [] : pieces);
  }

  /** Back to the game. */
  endReplay(): void {
    this.replaying = false;
    this.pointAway();
    void this.table.goTo(null);
  }

  /** Lay something over the map, for the place in focus if it needs one; or take it away. */
  toggleOverlay(key: string): void {
    const { table } = this;
    if (table.overlayKey === key) {
      table.layOverlay(null);
      return;
    }
    const look = table.portrait?.overlays.find((each) => each.key === key);
    const space = this.focus ?? this.hovered;
    const piece = space ? (table.scene?.stacks[space]?.at(-1)?.piece ?? null) : null;
    table.layOverlay(key, look?.needs === "space" ? space : look?.needs === "piece" ? piece : null);
  }

  openRule(id: string): void {
    this.rule = id;
    this.open("rules");
  }

  openEvent(n: number): void {
    this.event = n;
    this.open("log");
  }

  point(spaces: Iterable<string>, pieces: Iterable<string> = []): void {
    const found = new Set(spaces);
    const named = new Set(pieces);
    this.named = named;
    for (const piece of named) {
      const there = this.table.whereabouts.get(piece);
      if (there) found.add(there.space);
    }
    this.shown = found;
  }

  /** Shows what an order is about: its piece and its place, and the piece or place that the question speaks of. */
  pointOrder(order: Order): void {
    const target = String(order.target);
    const named = this.table.question;
    if (order.kind === "space")
      this.point(
        [target],
        named.flatMap((part) => part.piece ?? []),
      );
    else if (order.kind === "piece")
      this.point(
        named.flatMap((part) => part.space ?? []),
        [target],
      );
    this.hinted = order;
  }

  /** Shows what advice would do before it is done, and brings it into view. */
  propose(order: Order): void {
    this.pointOrder(order);
    const space =
      order.kind === "piece" ? this.table.whereabouts.get(String(order.target))?.space : String(order.target);
    const place = this.table.spaces.get(space ?? "");
    const { view } = this;
    if (!place || !view || view.camera.sees(place.x, place.y)) return;
    view.camera.find(place.x, place.y);
    view.touch();
  }

  pointAway(): void {
    this.shown = new Set();
    this.named = new Set();
    this.hinted = null;
  }

  /** Bring a place into view; boxes beside the map are in their panel. */
  goTo(space: string): void {
    const place = this.table.spaces.get(space);
    const view = this.view;
    if (!place) {
      if (this.table.portrait?.boxes.some((box) => box.name === space)) this.open("boxes");
      return;
    }
    if (!view) return;
    if (!view.camera.sees(place.x, place.y) || view.counterPixels() < 26) {
      view.camera.find(place.x, place.y, Math.max(view.camera.zoom, 46));
      view.touch();
    }
  }

  /** The places where something can be done, in reading order. */
  targets(): string[] {
    const found = new Set<string>(this.table.bySpace.keys());
    for (const piece of this.table.byPiece.keys()) {
      const there = this.table.whereabouts.get(piece);
      if (there) found.add(there.space);
    }
    const at = (name: string): [number, number] => {
      const space = this.table.spaces.get(name);
      return space ? [space.y, space.x] : [1e9, 0];
    };
    return [...found].sort((a, b) => at(a)[0] - at(b)[0] || at(a)[1] - at(b)[1]);
  }

  /** The nearest such place in a direction, from the one in focus or from the middle of the screen. */
  stepToward(dx: number, dy: number): boolean {
    const { spaces } = this.table;
    const camera = this.view?.camera;
    const places = this.targets().flatMap((name) => spaces.get(name) ?? []);
    if (!places.length || !camera) return false;
    const from = spaces.get(this.focus ?? "");
    const [x, y] = from ? [from.x, from.y] : camera.toBoard(camera.width / 2, camera.height / 2);
    let best: { name: string; cost: number } | null = null;
    for (const place of places) {
      if (place === from) continue;
      const ahead = (place.x - x) * dx + (place.y - y) * dy;
      const aside = Math.abs((place.x - x) * dy) + Math.abs((place.y - y) * dx);
      if (from && ahead < 0.2) continue;
      const cost = from ? ahead + 2.5 * aside : Math.hypot(ahead, aside);
      if (!best || cost < best.cost) best = { name: place.name, cost };
    }
    if (best) {
      this.focus = best.name;
      this.goTo(best.name);
    }
    return true;
  }

  step(by: 1 | -1): void {
    const targets = this.targets();
    if (!targets.length) return;
    const now = targets.indexOf(this.focus ?? "");
    const next = targets[(now + by + targets.length) % targets.length] ?? targets[0];
    this.focus = next ?? null;
    if (next) this.goTo(next);
  }
}

const KEY = Symbol("desk");

export function provideDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
