import { Container, Text } from "pixi.js";
import type { Label } from "../lib/contract";
import type { Rect } from "./geometry";

const SERIF =
  '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, "Liberation Serif", serif';
/** So many names are drawn for the first time in one frame while the map moves, and while it rests. */
const NEW_NAMES = { moving: 6, resting: 80 };
const SIZES = [10, 11, 12, 13, 14, 16, 18, 21, 24, 28, 33, 40, 48];

interface Style {
  least: number;
  most: number;
  ink: string;
  halo: string;
  weight: "400" | "600" | "700";
  italic: boolean;
  spacing: number;
  upper: boolean;
}

const STYLES: Record<Label["style"], Style> = {
  place: {
    least: 12,
    most: 20,
    ink: "#1d150b",
    halo: "#fbf5e4",
    weight: "600",
    italic: false,
    spacing: 0,
    upper: false,
  },
  country: {
    least: 14,
    most: 44,
    ink: "#5a3d26",
    halo: "#fbf5e4",
    weight: "400",
    italic: false,
    spacing: 6,
    upper: true,
  },
  region: {
    least: 12,
    most: 36,
    ink: "#5d4a34",
    halo: "#fbf5e4",
    weight: "400",
    italic: false,
    spacing: 4,
    upper: true,
  },
  range: {
    least: 12,
    most: 30,
    ink: "#5a4631",
    halo: "#fbf5e4",
    weight: "400",
    italic: true,
    spacing: 3,
    upper: false,
  },
  water: {
    least: 11,
    most: 22,
    ink: "#17466f",
    halo: "#eef5f8",
    weight: "400",
    italic: true,
    spacing: 2,
    upper: false,
  },
  box: {
    least: 11,
    most: 18,
    ink: "#1d150b",
    halo: "#fbf5e4",
    weight: "600",
    italic: false,
    spacing: 0,
    upper: false,
  },
};

/** From how many pixels to a space on a rank of names is written. */
const NEAR = [0, 15, 24, 34, 46, 60];

export interface Spot {
  label: Label;
  x: number;
  y: number;
  angle: number;
}

interface Written {
  text: Text;
  used: number;
}

/** Names over the map: always at a size that can be read, the important ones first, none across another. */
export class LabelLayer {
  readonly container = new Container({ isRenderGroup: true });
  private spots: Spot[] = [];
  private readonly written = new Map<string, Written>();
  private shown: { spot: Spot; key: string; size: number }[] = [];
  private tick = 0;

  /** Larger on very large screens. */
  magnify = 1;

  constructor(private resolution: number) {}

  set(spots: Spot[]): void {
    this.spots = [...spots].sort((a, b) => a.label.rank - b.label.rank || b.label.size - a.label.size);
    this.shown = [];
    for (const { text } of this.written.values()) text.visible = false;
  }

  /** Whether there are so many names that only those around the view are looked at. */
  get many(): boolean {
    return this.spots.length > 400;
  }

  /** Chooses what is written at a zoom. Where one looks does not matter, so that panning changes nothing. */
  choose(zoom: number, pitch: number, region: Rect): void {
    const { many } = this;
    const taken = new Map<number, [number, number, number, number][]>();
    const cell = 160;
    this.shown = [];
    for (const spot of this.spots) {
      const { label } = spot;
      if (
        many &&
        (spot.x < region.left || spot.x > region.right || spot.y < region.top || spot.y > region.bottom)
      ) {
        continue;
      }
      if (pitch * zoom < (NEAR[Math.min(label.rank, NEAR.length - 1)] as number)) continue;
      const style = STYLES[label.style];
      const wanted = label.size * zoom;
      if (label.style !== "place" && label.style !== "box" && wanted > style.most * 2.2) continue;
      const size = snap(Math.min(style.most * this.magnify, Math.max(style.least * this.magnify, wanted)));
      const wide = label.text.length * (size * 0.52 + style.spacing * (size / 20));
      const high = size * 1.15;
      const cos = Math.abs(Math.cos(spot.angle));
      const sin = Math.abs(Math.sin(spot.angle));
      const halfW = (wide * cos + high * sin) / 2;
      const halfH = (wide * sin + high * cos) / 2;
      const x = spot.x * zoom;
      const y = spot.y * zoom;
      const box: [number, number, number, number] = [x - halfW, y - halfH, x + halfW, y + halfH];
      if (this.collides(taken, box, cell)) continue;
      this.claim(taken, box, cell);
      this.shown.push({ spot, key: `${label.style}|${size}|${label.text}`, size });
    }
  }

  private each(box: readonly number[], cell: number, visit: (key: number) => boolean): boolean {
    const [left, top, right, bottom] = box as [number, number, number, number];
    for (let row = Math.floor(top / cell); row <= Math.floor(bottom / cell); row++) {
      for (let column = Math.floor(left / cell); column <= Math.floor(right / cell); column++) {
        if (visit(row * 65_536 + column)) return true;
      }
    }
    return false;
  }

  private collides(
    taken: Map<number, [number, number, number, number][]>,
    box: [number, number, number, number],
    cell: number,
  ): boolean {
    return this.each(
      box,
      cell,
      (key) =>
        taken.get(key)?.some((o) => box[0] < o[2] && box[2] > o[0] && box[1] < o[3] && box[3] > o[1]) ??
        false,
    );
  }

  private claim(
    taken: Map<number, [number, number, number, number][]>,
    box: [number, number, number, number],
    cell: number,
  ): void {
    this.each(box, cell, (key) => {
      const there = taken.get(key);
      if (there) there.push(box);
      else taken.set(key, [box]);
      return false;
    });
  }

  /** Writes the chosen names that lie in a rectangle. True if some are still to be written. */
  place(rect: Rect, zoom: number, moving: boolean): boolean {
    const most = moving ? NEW_NAMES.moving : NEW_NAMES.resting;
    this.tick += 1;
    let left = false;
    let made = 0;
    for (const { text } of this.written.values()) text.visible = false;
    for (const { spot, key, size } of this.shown) {
      if (spot.x < rect.left || spot.x > rect.right || spot.y < rect.top || spot.y > rect.bottom) continue;
      let entry = this.written.get(key);
      if (!entry) {
        made += 1;
        if (made > most) {
          left = true;
          continue;
        }
        entry = { text: this.make(spot.label, size), used: 0 };
        this.written.set(key, entry);
        this.container.addChild(entry.text);
      }
      entry.used = this.tick;
      entry.text.visible = true;
      entry.text.position.set(spot.x, spot.y);
      entry.text.rotation = spot.angle;
      entry.text.scale.set(1 / zoom);
    }
    if (this.written.size > 500) this.forget();
    return left;
  }

  rescale(zoom: number): void {
    for (const { text } of this.written.values()) if (text.visible) text.scale.set(1 / zoom);
  }

  private make(label: Label, size: number): Text {
    const style = STYLES[label.style];
    const text = new Text({
      text: style.upper ? label.text.toUpperCase() : label.text,
      resolution: this.resolution,
      style: {
        fontFamily: SERIF,
        fontSize: size,
        fontWeight: style.weight,
        fontStyle: style.italic ? "italic" : "normal",
        fill: style.ink,
        letterSpacing: style.spacing * (size / 20),
        stroke: { color: style.halo, width: Math.max(2.5, size * 0.22), join: "round" },
        padding: 4,
      },
    });
    text.anchor.set(0.5);
    text.alpha = label.style === "place" || label.style === "box" ? 1 : 0.86;
    return text;
  }

  private forget(): void {
    for (const [key, { text, used }] of this.written) {
      if (used === this.tick) continue;
      text.destroy();
      this.written.delete(key);
    }
  }
}

function snap(size: number): number {
  let best = SIZES[0] as number;
  for (const each of SIZES) if (each <= size + 0.01) best = each;
  return best;
}

/** Where a name along a line stands: at its middle, turned as the line runs there, never upside down. */
export function along(label: Label): { x: number; y: number; angle: number } {
  const line = label.line;
  if (!line || line.length < 2) return { x: label.x, y: label.y, angle: 0 };
  const lengths = line.slice(1).map(([x, y], i) => {
    const [px, py] = line[i] as [number, number];
    return Math.hypot(x - px, y - py);
  });
  const half = lengths.reduce((sum, length) => sum + length, 0) / 2;
  const reach = (label.text.length * label.size * 0.5) / 2;
  const from = pointAt(line, lengths, half - reach);
  const to = pointAt(line, lengths, half + reach);
  let angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  if (angle > Math.PI / 2) angle -= Math.PI;
  if (angle < -Math.PI / 2) angle += Math.PI;
  const middle = pointAt(line, lengths, half);
  return { x: middle[0], y: middle[1], angle };
}

function pointAt(line: [number, number][], lengths: number[], distance: number): [number, number] {
  let left = Math.max(0, distance);
  for (let i = 0; i < lengths.length; i++) {
    const length = lengths[i] as number;
    const [ax, ay] = line[i] as [number, number];
    const [bx, by] = line[i + 1] as [number, number];
    if (left <= length || i === lengths.length - 1) {
      const share = length ? Math.min(1, left / length) : 0;
      return [ax + (bx - ax) * share, ay + (by - ay) * share];
    }
    left -= length;
  }
  return line[0] as [number, number];
}
