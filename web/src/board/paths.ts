import { Graphics } from "pixi.js";
import type { Overlay, Space } from "../lib/contract";
import { ACCENT, HALO } from "./highlights";
import type { Plan } from "./plan";
import { disc, tip } from "./shapes";
import { Values } from "./values";

const PAPER = 0xfffaf0;

/** The way of a move before it is made: an arrow along its steps, and what each has cost by then. */
export class PathLayer {
  readonly arrow = new Graphics();
  private readonly written = new Values();
  readonly values = this.written.container;
  /** The places from which and to which the ways lead. */
  ends: [string, string][] = [];

  draw(plan: Plan, path: Overlay | null): void {
    const { arrow, written } = this;
    arrow.clear();
    this.ends = [];
    written.begin();
    for (const way of path ? chains(path) : []) this.drawWay(plan, path as Overlay, way);
    written.end();
  }

  private drawWay(plan: Plan, path: Overlay, names: string[]): void {
    const { arrow, written } = this;
    const { pitch } = plan;
    const spots = names.flatMap((name) => plan.spaces.get(name) ?? []);
    if (spots.length > 1) {
      const last = spots.at(-1) as Space;
      const before = spots.at(-2) ?? last;
      const angle = Math.atan2(last.y - before.y, last.x - before.x);
      const end = { x: last.x - Math.cos(angle) * pitch * 0.34, y: last.y - Math.sin(angle) * pitch * 0.34 };
      for (const look of [
        { color: HALO, width: pitch * 0.2, head: 0.3, alpha: 0.95 },
        { color: ACCENT, width: pitch * 0.11, head: 0.22, alpha: 1 },
      ]) {
        arrow.moveTo((spots[0] as Space).x, (spots[0] as Space).y);
        for (const spot of spots.slice(1, -1)) arrow.lineTo(spot.x, spot.y);
        arrow.lineTo(end.x, end.y);
        arrow.stroke({
          color: look.color,
          width: look.width,
          alpha: look.alpha,
          cap: "round",
          join: "round",
        });
        tip(arrow, end.x, end.y, angle, pitch * look.head);
        arrow.fill({ color: look.color, alpha: look.alpha });
      }
      this.ends.push([(spots[0] as Space).name, last.name]);
      for (const spot of spots.slice(1)) {
        const value = path.spaces[spot.name]?.value;
        if (!value) continue;
        const radius = pitch * (spot === last ? 0.21 : 0.17);
        disc(arrow, spot.x, spot.y, radius);
        arrow.fill({ color: PAPER });
        arrow.stroke({ color: ACCENT, width: pitch * 0.03 });
        written.write(value, spot.x, spot.y, radius * (value.length > 2 ? 0.9 : 1.25));
      }
    }
  }
}

/** The ways that the lines of an overlay make up, each from its first space to its last. */
function chains(path: Overlay): string[][] {
  const found: string[][] = [];
  for (const [from, to] of path.lines) {
    const open = found.at(-1);
    if (open?.at(-1) === from) open.push(to);
    else found.push([from, to]);
  }
  return found;
}
