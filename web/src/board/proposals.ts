import { Container, Graphics } from "pixi.js";
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
    const taken = new Map<string, number>();
    for (const { number, space: name, piece } of proposals) {
      const space = plan.spaces.get(name);
      if (!space) continue;
      const [x, y] = piece ? counters.placeOf(space, piece, near) : [space.x, space.y];
      // Where several are about one place they stand side by side.
      const place = `${x} ${y}`;
      const before = taken.get(place) ?? 0;
      taken.set(place, before + 1);
      const [left, top] = [x + before * radius * 2.1, y - plan.pitch * ABOVE];
      disc(this.discs, left, top, radius);
      this.discs.fill(ACCENT);
      disc(this.discs, left, top, radius);
      this.discs.stroke({ color: HALO, width: radius * 0.22 });
      this.numbers.write(String(number), left, top, radius * 1.25);
    }
    this.numbers.end();
  }
}
