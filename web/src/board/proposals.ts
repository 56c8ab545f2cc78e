import { Container, Graphics } from "pixi.js";
import type { Point } from "../lib/contract";
import type { CounterLayer } from "./counters";
import { ACCENT, HALO } from "./highlights";
import type { Plan } from "./plan";
import { disc } from "./shapes";
import type { Nearness } from "./sight";
import { Values } from "./values";

/** An order that was proposed: its number in the list, and the place or the piece that it is about. */
export interface Proposal {
  number: number;
  space: string;
  piece: string;
}

/** Pixels, however near the map is. */
const RADIUS = 11;
/** How far above the middle of a space a number stands, as a share of the space. */
const ABOVE = 0.4;

/** The numbers of proposals, where they would be carried out. */
export class Proposals {
  readonly container = new Container();
  private readonly discs = new Graphics();
  private readonly numbers = new Values(HALO);
  private drawn: unknown[] = [];

  constructor() {
    this.container.addChild(this.discs, this.numbers.container);
  }

  draw(
    plan: Plan,
    proposals: readonly Proposal[],
    near: Nearness,
    counters: CounterLayer,
    zoom: number,
  ): void {
    const now = [plan, proposals, near, counters.stacks, zoom];
    if (now.every((each, at) => each === this.drawn[at])) return;
    this.drawn = now;
    this.discs.clear();
    this.numbers.begin();
    const radius = RADIUS / zoom;
    const taken: Point[] = [];
    for (const { number, space: name, piece } of proposals) {
      const space = plan.spaces.get(name);
      if (!space) continue;
      const [x, y] = piece ? counters.placeOf(space, piece, near) : [space.x, space.y];
      let left = x;
      const top = y - plan.pitch * ABOVE;
      // Where several are close together they stand side by side.
      while (taken.some(([ox, oy]) => Math.hypot(ox - left, oy - top) < radius * 2)) left += radius * 2.1;
      taken.push([left, top]);
      disc(this.discs, left, top, radius);
      this.discs.fill(ACCENT);
      disc(this.discs, left, top, radius);
      this.discs.stroke({ color: HALO, width: radius * 0.22 });
      this.numbers.write(String(number), left, top, radius * 1.25);
    }
    this.numbers.end();
  }
}
