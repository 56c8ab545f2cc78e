import { Container, Graphics, GraphicsContext } from "pixi.js";
import type { Space, Token } from "../lib/contract";
import { type CounterLayer, shiftInStack } from "./counters";
import { edgeKey } from "./geometry";
import type { Edge, Plan } from "./plan";
import type { Proposal } from "./proposals";
import { disc, roundedSquare } from "./shapes";
import type { Nearness } from "./sight";

export const ACCENT = 0x1746d1;
export const HALO = 0xffffff;
const INK = 0x1b1712;
const POINTER = 0xffd23f;

/** How thick lines around areas are, as a share of a space. Areas are large: near by thin lines are enough. */
const AREA_LINES: Record<Nearness["face"], number> = { fill: 0.12, plain: 0.08, small: 0.05, full: 0.03 };

/** More spaces and pieces than can be marked in one frame. */
const MANY = 500;

export interface Marks {
  /** Spaces where an order leads. */
  spaces: ReadonlySet<string>;
  /** Pieces that an order can name. */
  pieces: ReadonlySet<string>;
  /** What the log, the search or the tour points at; else what the question is about. */
  shown: ReadonlySet<string>;
  /** The pieces among that. */
  named: ReadonlySet<string>;
  /** The space that the keyboard is at. */
  focus: string | null;
  /** The space under the pointer. */
  hovered: string | null;
  /** What advice proposes. */
  proposals: readonly Proposal[];
}

export const NO_MARKS: Marks = {
  spaces: new Set(),
  pieces: new Set(),
  shown: new Set(),
  named: new Set(),
  focus: null,
  hovered: null,
  proposals: [],
};

/** What can be done, what is pointed at, and where the player is. */
export class Highlights {
  /** Where an order leads: below the counters, as is the place under the pointer. */
  readonly land = new Graphics();
  readonly rim = new Graphics();
  readonly under = new Graphics();
  /** Around counters that can be named; hidden with them. */
  readonly frames = new Container();
  readonly over = new Graphics();
  private offers: { plan: Plan; marks: Marks; near: Nearness; stacks: unknown } | null = null;
  /** What of the offers is still to be drawn. */
  private due: (() => void)[] = [];
  private pointers: { plan: Plan; marks: Marks } | null = null;
  /** Frames around stacks: of a counter on top, and of one below others. */
  private looks: [GraphicsContext, GraphicsContext] | null = null;

  /** Draws the marks, unless they are there already. True if the next frame has more of them to draw. */
  draw(plan: Plan, marks: Marks, near: Nearness, counters: CounterLayer): boolean {
    const thick = plan.pitch * (plan.areas ? AREA_LINES[near.face] : 0.05);
    const { stacks } = counters;
    const { offers, pointers } = this;
    if (
      offers?.plan !== plan ||
      offers.near !== near ||
      offers.stacks !== stacks ||
      offers.marks.spaces !== marks.spaces ||
      offers.marks.pieces !== marks.pieces
    ) {
      this.offers = { plan, marks, near, stacks };
      const spaces = [...marks.spaces].flatMap((name) => plan.spaces.get(name) ?? []);
      this.due = [
        () => this.fillRealm(plan, spaces),
        () => this.borderRealm(plan, spaces, thick),
        () => this.drawFrames(plan, marks.pieces, near, counters, thick),
      ];
    }
    // What thousands of orders lead to comes in as many frames as it has parts.
    const many = marks.spaces.size + marks.pieces.size > MANY;
    for (const part of this.due.splice(0, many ? 1 : this.due.length)) part();
    if (pointers?.plan !== plan || pointers.marks !== marks) {
      this.pointers = { plan, marks };
      this.drawPointers(plan, marks, thick);
      this.drawNamed(plan, marks.named, near, counters, thick);
    }
    return this.due.length > 0;
  }

  private drawPointers(plan: Plan, marks: Marks, thick: number): void {
    const { under, over } = this;
    under.clear();
    over.clear();
    for (const name of marks.shown) {
      const space = plan.spaces.get(name);
      if (!space) continue;
      disc(over, space.x, space.y, plan.pitch * 0.56);
      over.stroke({ color: INK, width: thick * 1.7, alpha: 0.85 });
      disc(over, space.x, space.y, plan.pitch * 0.56);
      over.stroke({ color: POINTER, width: thick });
    }
    const hovered = plan.spaces.get(marks.hovered ?? "");
    if (hovered) {
      const possible = marks.spaces.has(hovered.name);
      const color = possible ? ACCENT : INK;
      plan.outline(under, hovered, 0.97);
      under.fill({ color, alpha: possible ? 0.22 : 0.06 });
      plan.outline(under, hovered, 0.97);
      under.stroke({ color, width: thick * (possible ? 1.1 : 0.6), alpha: 0.8, join: "round" });
    }
    const focus = plan.spaces.get(marks.focus ?? "");
    if (focus) {
      plan.outline(over, focus, 1);
      over.stroke({ color: HALO, width: thick * 2.4, join: "round" });
      plan.outline(over, focus, 1);
      over.stroke({ color: 0x000000, width: thick * 1.1, join: "round" });
    }
  }

  /** Rings around pieces that are pointed at. */
  private drawNamed(
    plan: Plan,
    pieces: ReadonlySet<string>,
    near: Nearness,
    counters: CounterLayer,
    thick: number,
  ): void {
    if (!pieces.size) return;
    const side = near.share * plan.pitch + thick * 1.6;
    for (const { space, tokens } of counters.stacks) {
      for (const { piece } of tokens) {
        if (!pieces.has(piece)) continue;
        const [x, y] = counters.placeOf(space, piece, near);
        for (const look of [
          { color: INK, width: thick * 2.4 },
          { color: POINTER, width: thick * 1.5 },
        ]) {
          roundedSquare(this.over, x, y, side, thick * 1.4);
          this.over.stroke(look);
        }
      }
    }
  }

  /** Frames around stacks of which a counter can be named; fainter if it lies below others. */
  private drawFrames(
    plan: Plan,
    pieces: ReadonlySet<string>,
    near: Nearness,
    counters: CounterLayer,
    thick: number,
  ): void {
    for (const frame of this.frames.removeChildren()) frame.destroy();
    if (!pieces.size) return;
    // There may be hundreds, all alike: their lines are reckoned once.
    const side = near.share * plan.pitch + thick * 0.9;
    for (const looks of this.looks ?? []) looks.destroy();
    this.looks = [1, 0.6].map((alpha) => frameOf(side, thick, alpha)) as [GraphicsContext, GraphicsContext];
    const [bold, faint] = this.looks;
    for (const { x, y, tokens } of counters.stacks) {
      if (!tokens.some((token) => pieces.has(token.piece))) continue;
      const shown = Math.min(near.most, tokens.length);
      const shift = shiftInStack(near, plan.pitch, shown - 1, shown);
      const frame = new Graphics(pieces.has((tokens.at(-1) as Token).piece) ? bold : faint);
      frame.position.set(x + shift, y - shift);
      this.frames.addChild(frame);
    }
  }

  /** Places where an order leads are lit. */
  private fillRealm(plan: Plan, spaces: readonly Space[]): void {
    const { land } = this;
    land.clear();
    // There may be thousands: all that look alike are filled at once.
    for (const areas of [true, false]) {
      const alike = spaces.filter((space) => Boolean(space.corners) === areas);
      for (const space of alike) plan.outline(land, space, 1);
      if (alike.length) land.fill({ color: HALO, alpha: areas ? 0.2 : 0.3 });
    }
  }

  /** They are bordered as one land. */
  private borderRealm(plan: Plan, spaces: readonly Space[], thick: number): void {
    const { rim } = this;
    rim.clear();
    // The borders of areas are all shown: each is a destination of its own.
    const edges: Edge[] = spaces.flatMap((space) => (space.corners ? plan.rim(space) : []));
    for (const edge of hexBorder(plan, spaces)) edges.push(edge);
    if (!edges.length) return;
    const border = (): void => {
      for (const edge of edges) rim.moveTo(edge[0], edge[1]).lineTo(edge[2], edge[3]);
    };
    border();
    rim.stroke({ color: HALO, width: thick * 2.3, alpha: 0.95, cap: "round" });
    border();
    rim.stroke({ color: ACCENT, width: thick * 1.2, cap: "round" });
  }
}

/** The edges of hexes that no other of them has. */
function hexBorder(plan: Plan, spaces: readonly Space[]): Edge[] {
  const found = new Map<number, Edge | null>();
  for (const space of spaces) {
    const { x, y } = space;
    const corners = plan.hexOf(space);
    let [ax, ay] = corners.at(-1) ?? [0, 0];
    for (const [bx, by] of corners) {
      const edge: Edge = [x + ax, y + ay, x + bx, y + by];
      [ax, ay] = [bx, by];
      const key = edgeKey(edge, found);
      found.set(key, found.has(key) ? null : edge);
    }
  }
  return [...found.values()].flatMap((edge) => (edge ? [edge] : []));
}

/** The lines of a frame around a counter that lies at the origin. */
function frameOf(side: number, thick: number, alpha: number): GraphicsContext {
  const lines = new GraphicsContext();
  for (const look of [
    { color: HALO, width: thick * 1.5, alpha: 0.95 },
    { color: ACCENT, width: thick * 0.9, alpha },
  ]) {
    roundedSquare(lines, 0, 0, side, thick * 1.4);
    lines.stroke(look);
  }
  return lines;
}
