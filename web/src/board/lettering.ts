import type { Label, Point } from "../lib/contract";

const SERIF =
  'Alegreya, "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, "Liberation Serif", serif';
/** How far a name may bend, as a share of its length. */
const BEND = 0.16;
const STEPS = 24;
/** From line to line, as a share of the size of the letters. */
const LEADING = 1.12;

interface Style {
  /** The smallest and largest letters, in pixels. */
  least: number;
  most: number;
  ink: string;
  halo: string;
  weight: "400" | "600" | "700";
  italic?: true;
  upper?: true;
  /** Between letters, as a share of their size. */
  spacing: number;
}

const PAPER = "#fbf5e4";
export const STYLES: Record<Label["style"], Style> = {
  place: { least: 12, most: 20, ink: "#1d150b", halo: PAPER, weight: "600", spacing: 0 },
  box: { least: 11, most: 18, ink: "#1d150b", halo: PAPER, weight: "600", spacing: 0 },
  country: { least: 15, most: 44, ink: "#5a3d26", halo: PAPER, weight: "400", upper: true, spacing: 0.3 },
  region: { least: 12, most: 34, ink: "#5d4a34", halo: PAPER, weight: "400", upper: true, spacing: 0.2 },
  range: { least: 12, most: 28, ink: "#5a4631", halo: PAPER, weight: "400", italic: true, spacing: 0.15 },
  water: { least: 12, most: 22, ink: "#17466f", halo: "#eef5f8", weight: "400", italic: true, spacing: 0.1 },
};

/** Whether a name belongs to the ground: counters lie on it. */
export function isGround(style: Label["style"]): boolean {
  return style !== "place" && style !== "box";
}

export function wording(label: Label): string {
  return STYLES[label.style].upper ? label.text.toUpperCase() : label.text;
}

/** A name may be written in several lines. */
export function linesOf(label: Label): string[] {
  return wording(label).split("\n");
}

function font(style: Style, size: number): string {
  return `${style.italic ? "italic " : ""}${style.weight} ${size}px ${SERIF}`;
}

const widths = new Map<string, number>();
let ruler: CanvasRenderingContext2D | null = null;

/** How wide a text is, as a share of the size of its letters. */
function measure(style: Style, text: string): number {
  ruler ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!ruler) return text.length * 0.5;
  ruler.font = font(style, 100);
  return ruler.measureText(text).width / 100;
}

export function widthOf(label: Label, size: number): number {
  const style = STYLES[label.style];
  const text = wording(label);
  const key = `${label.style}|${text}`;
  let wide = widths.get(key);
  if (wide === undefined) {
    wide = Math.max(...linesOf(label).map((line) => measure(style, line) + line.length * style.spacing));
    widths.set(key, wide);
  }
  return wide * size;
}

/** How wide each letter of a name is, its spacing included. */
function advances(label: Label, size: number): number[] {
  const style = STYLES[label.style];
  const text = wording(label);
  // Differences of whole widths, so that pairs of letters stand as in a straight name.
  const whole = Array.from({ length: text.length + 1 }, (_, k) => measure(style, text.slice(0, k)));
  return whole.slice(1).map((wide, k) => (wide - (whole[k] as number) + style.spacing) * size);
}

/** A piece of a curve along which a name is written: through three points. */
export interface Bow {
  from: Point;
  middle: Point;
  to: Point;
}

/** The part of a line around its middle that a name takes, as a gentle bow that reads from left to right. */
export function bowOf(line: readonly Point[], length: number): Bow {
  const lengths = line.slice(1).map(([x, y], i) => {
    const [px, py] = line[i] as Point;
    return Math.hypot(x - px, y - py);
  });
  const half = lengths.reduce((sum, each) => sum + each, 0) / 2;
  let from = pointAt(line, lengths, half - length / 2);
  let to = pointAt(line, lengths, half + length / 2);
  if (to[0] < from[0] || (to[0] === from[0] && to[1] > from[1])) [from, to] = [to, from];
  const [x, y] = pointAt(line, lengths, half);
  const chord: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const off = Math.hypot(x - chord[0], y - chord[1]);
  const most = Math.hypot(to[0] - from[0], to[1] - from[1]) * BEND;
  const share = off > most ? most / off : 1;
  // The name stays at the middle of its line, also where it does not bend as far as that does.
  const bent: Point = [chord[0] + (x - chord[0]) * share, chord[1] + (y - chord[1]) * share];
  const shift: Point = [x - bent[0], y - bent[1]];
  return {
    from: [from[0] + shift[0], from[1] + shift[1]],
    middle: [x, y],
    to: [to[0] + shift[0], to[1] + shift[1]],
  };
}

/** A point of a line; beyond its ends it goes straight on. */
function pointAt(line: readonly Point[], lengths: number[], distance: number): Point {
  let left = distance;
  for (let i = 0; i < lengths.length; i++) {
    const length = lengths[i] as number;
    if (left <= length || i === lengths.length - 1) {
      const [ax, ay] = line[i] as Point;
      const [bx, by] = line[i + 1] as Point;
      const share = length ? left / length : 0;
      return [ax + (bx - ax) * share, ay + (by - ay) * share];
    }
    left -= length;
  }
  return line[0] as Point;
}

export interface Glyph {
  text: string;
  x: number;
  y: number;
  angle: number;
}

/** Where each letter stands on a bow, in pixels from its middle; `zoom` makes pixels of its lengths. */
export function glyphsOn(bow: Bow, label: Label, size: number, zoom: number): Glyph[] {
  const { from, middle, to } = bow;
  const px = (point: Point): Point => [(point[0] - middle[0]) * zoom, (point[1] - middle[1]) * zoom];
  const a = px(from);
  const c = px(to);
  // The control point of a quadratic curve that passes through the middle, which is the origin.
  const b: Point = [-(a[0] + c[0]) / 2, -(a[1] + c[1]) / 2];
  const at = (t: number): Point => [
    (1 - t) * (1 - t) * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0],
    (1 - t) * (1 - t) * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1],
  ];
  const points = Array.from({ length: STEPS + 1 }, (_, k) => at(k / STEPS));
  const lengths = points.slice(1).map(([x, y], k) => {
    const [lx, ly] = points[k] as Point;
    return Math.hypot(x - lx, y - ly);
  });
  const total = lengths.reduce((sum, each) => sum + each, 0);
  const wide = advances(label, size);
  let far = (total - widthOf(label, size)) / 2;
  return [...wording(label)].map((text, k) => {
    const step = wide[k] as number;
    const [x, y] = pointAt(points, lengths, far + step / 2);
    const [lx, ly] = pointAt(points, lengths, far);
    const [rx, ry] = pointAt(points, lengths, far + step);
    far += step;
    return { text, x, y, angle: Math.atan2(ry - ly, rx - lx) };
  });
}

/** A name on a canvas of its own, in the middle of it. */
export function letter(
  label: Label,
  size: number,
  glyphs: Glyph[] | null,
  resolution: number,
): HTMLCanvasElement {
  const style = STYLES[label.style];
  const rim = Math.ceil(size * 0.9 + 3);
  const halfW = glyphs
    ? Math.max(...glyphs.map(({ x }) => Math.abs(x))) + rim
    : widthOf(label, size) / 2 + rim * 0.6;
  const lines = linesOf(label);
  const halfH = glyphs
    ? Math.max(...glyphs.map(({ y }) => Math.abs(y))) + rim
    : rim + ((lines.length - 1) * size * LEADING) / 2;
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(halfW * 2 * resolution);
  canvas.height = Math.ceil(halfH * 2 * resolution);
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  pen.scale(resolution, resolution);
  pen.font = font(style, size);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.lineJoin = "round";
  pen.lineWidth = Math.max(2.5, size * 0.22);
  pen.strokeStyle = style.halo;
  pen.fillStyle = style.ink;
  const letters =
    glyphs ??
    lines.map((text, line) => ({
      text,
      x: 0,
      y: (line - (lines.length - 1) / 2) * size * LEADING,
      angle: 0,
    }));
  // All halos first: none may lie over a neighbour.
  for (const paint of ["strokeText", "fillText"] as const) {
    for (const { text, x, y, angle } of letters) {
      pen.save();
      pen.translate(halfW + x, halfH + y);
      pen.rotate(angle);
      pen[paint](text, 0, 0);
      pen.restore();
    }
  }
  return canvas;
}
