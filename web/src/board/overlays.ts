import { Graphics } from "pixi.js";
import type { Key, Overlay, Space } from "../lib/contract";
import type { CounterLayer } from "./counters";
import type { Plan } from "./plan";
import { disc, pill, tip } from "./shapes";
import type { Nearness } from "./sight";
import { Values } from "./values";

const INK = 0x1b1712;
const PAPER = 0xfffaf0;
/** How large discs with values are, as a share of a space: from afar larger, as counters are. */
const FULL_RADII = { beside: 0.16, free: 0.21 };
const FAR_RADII = { beside: 0.24, free: 0.31 };
/** Areas have room for large ones. */
const AREA_RADII: Record<Nearness["face"], number> = { fill: 0.9, plain: 0.6, small: 0.36, full: 0.24 };

/** What a title lays over the map: tinted spaces with values, and lines between spaces. */
export class OverlayLayer {
  readonly tints = new Graphics();
  readonly lines = new Graphics();
  /** Discs with values; above the counters, beside them where there are any. */
  readonly discs = new Graphics();
  private readonly written = new Values();
  readonly values = this.written.container;
  private tones = new Map<string, Key>();
  /** The steps of lines that are drawn. */
  steps: [string, string][] = [];

  /** `counters` are those that lie on the map, unless they are hidden. */
  draw(
    plan: Plan,
    overlay: Overlay | null,
    tones: readonly Key[],
    near: Nearness,
    counters: CounterLayer | null,
  ): void {
    this.tones = new Map(tones.map((tone) => [tone.key, tone]));
    for (const graphics of [this.tints, this.lines, this.discs]) graphics.clear();
    this.steps = [];
    this.written.begin();
    if (overlay) {
      this.drawSpots(plan, overlay, near, counters);
      this.drawLines(plan, overlay);
    }
    this.written.end();
  }

  private drawSpots(plan: Plan, overlay: Overlay, near: Nearness, counters: CounterLayer | null): void {
    const { tints, discs } = this;
    const { pitch, areas } = plan;
    const radii = near.face === "full" ? FULL_RADII : FAR_RADII;
    const free = areas ? AREA_RADII[near.face] : radii.free;
    for (const [name, spot] of Object.entries(overlay.spaces)) {
      const space = plan.spaces.get(name);
      if (!space) continue;
      const color = this.colour(plan, spot.tone);
      const beside = !space.corners && (counters?.has(name) ?? false);
      plan.outline(tints, space, 0.97);
      tints.fill({ color, alpha: 0.42 });
      if (beside) {
        // Counters hide most of the ground: its rim has to tell.
        plan.outline(tints, space, 0.93);
        tints.stroke({ color, width: pitch * 0.08 });
      }
      this.drawPattern(plan, space, spot.tone);
      if (!spot.value) continue;
      // Beside a counter the value is smaller, so that neither hides the other.
      const [middleX, middleY] = space.marks ?? [space.x, space.y];
      const x = middleX + (beside ? pitch * 0.36 : 0);
      const y = middleY + (beside ? pitch * 0.34 : 0);
      const radius = pitch * (beside ? radii.beside : free);
      if (spot.value.length > 3) pill(discs, x, y, radius * (0.6 + spot.value.length * 0.28), radius);
      else disc(discs, x, y, radius);
      discs.fill({ color: PAPER, alpha: 0.92 });
      discs.stroke({ color: INK, width: pitch * 0.012, alpha: 0.6 });
      this.written.write(spot.value, x, y, radius * (spot.value.length > 2 ? 0.85 : 1.2));
    }
  }

  /** Each step of a line, with a tip that says which way it runs. */
  private drawLines(plan: Plan, overlay: Overlay): void {
    const { lines } = this;
    const { pitch } = plan;
    const steps = overlay.lines.flatMap(([from, to, tone]) => {
      const a = plan.spaces.get(from);
      const b = plan.spaces.get(to);
      return a && b ? [{ a, b, tone }] : [];
    });
    this.steps = steps.map(({ a, b }) => [a.name, b.name]);
    for (const { a, b } of steps) lines.moveTo(a.x, a.y).lineTo(b.x, b.y);
    if (steps.length) lines.stroke({ color: 0xffffff, width: pitch * 0.15, alpha: 0.85, cap: "round" });
    for (const { a, b, tone } of steps) {
      const color = this.colour(plan, tone);
      lines.moveTo(a.x, a.y).lineTo(b.x, b.y);
      lines.stroke({ color, width: pitch * 0.085, cap: "round" });
      tip(lines, (a.x + b.x) / 2, (a.y + b.y) / 2, Math.atan2(b.y - a.y, b.x - a.x), pitch * 0.13);
      lines.fill({ color });
    }
  }

  private colour(plan: Plan, tone: string): string {
    return this.tones.get(tone)?.colour || plan.sides.get(tone)?.colour || "#7a4fb5";
  }

  /** A second way to tell tones apart: bars, hatching, dots or a cross in the space. */
  private drawPattern(plan: Plan, space: Space, tone: string): void {
    const pattern = this.tones.get(tone)?.pattern || plan.sides.get(tone)?.pattern;
    if (!pattern) return;
    const { tints } = this;
    const { pitch } = plan;
    const r = pitch * 0.34;
    const { x, y } = space;
    if (pattern === "disc" || pattern === "dots") {
      const spots = [
        [0, -1],
        [0, 1],
        [-0.7, -0.7],
        [0.7, -0.7],
      ] as const;
      for (const [dx, dy] of pattern === "disc" ? spots.slice(0, 1) : spots) {
        disc(tints, x + dx * r, y + dy * r, pitch * 0.035);
        tints.fill({ color: INK, alpha: 0.5 });
      }
      return;
    }
    for (const d of [-0.6, 0, 0.6]) {
      if (pattern === "bars") tints.moveTo(x + d * r, y - r * 0.8).lineTo(x + d * r, y + r * 0.8);
      else if (pattern === "waves") tints.moveTo(x - r * 0.8, y + d * r).lineTo(x + r * 0.8, y + d * r);
      else tints.moveTo(x + d * r - r * 0.45, y + r * 0.7).lineTo(x + d * r + r * 0.45, y - r * 0.7);
      if (pattern === "cross")
        tints.moveTo(x + d * r - r * 0.45, y - r * 0.7).lineTo(x + d * r + r * 0.45, y + r * 0.7);
    }
    tints.stroke({ color: INK, width: pitch * 0.02, alpha: 0.5 });
  }
}
