import type { Rect } from "./geometry";

/** Pixels at the rim of what is seen in which a place is too easily overlooked. */
const RIM = 60;
/** Pixels that a place must be away from panels to be clicked with ease. */
const CLEAR = 24;

/** Where the table is looked at from: the middle in board units, and pixels to a unit. */
export class Camera {
  x = 0;
  y = 0;
  zoom = 40;
  width = 1;
  height = 1;
  least = 1;
  most = 400;
  /** Room that panels take from the view, so that "fit" and "centre" mean what is seen. */
  inset = { left: 0, right: 0, top: 0, bottom: 0 };
  /** What lies over the lower right corner, in pixels. */
  corner = { width: 0, height: 0 };
  /** How far a long question rises over the map, in pixels: what it hides for a while does not change what "fit" means. */
  foot = 0;
  /** The part of the board that is looked at first, if it is not all of it. */
  home: Rect | null = null;

  /** `bounds`: all of the map; `extent`: what of it must be seen when it fits the screen. */
  constructor(
    private bounds: Rect,
    private extent = bounds,
  ) {}

  rebound(bounds: Rect, extent = bounds): void {
    this.bounds = bounds;
    this.extent = extent;
  }

  resize(width: number, height: number): void {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.least = this.fitting() * 0.75;
    this.clamp();
  }

  toBoard(px: number, py: number): [number, number] {
    return [this.x + (px - this.width / 2) / this.zoom, this.y + (py - this.height / 2) / this.zoom];
  }

  toScreen(x: number, y: number): [number, number] {
    return [(x - this.x) * this.zoom + this.width / 2, (y - this.y) * this.zoom + this.height / 2];
  }

  pan(dx: number, dy: number): void {
    this.x -= dx / this.zoom;
    this.y -= dy / this.zoom;
    this.clamp();
  }

  /** Zoom by a factor, keeping what is under a point of the screen there. */
  zoomAt(factor: number, px: number, py: number): void {
    const [x, y] = this.toBoard(px, py);
    this.zoom = Math.min(this.most, Math.max(this.least, this.zoom * factor));
    this.x = x - (px - this.width / 2) / this.zoom;
    this.y = y - (py - this.height / 2) / this.zoom;
    this.clamp();
  }

  /** All of the map, or a part of it. */
  fit(part = this.extent): void {
    const { left, right, top, bottom } = part;
    this.zoom = this.fitting(part);
    this.x = (left + right) / 2 + (this.inset.right - this.inset.left) / 2 / this.zoom;
    this.y = (top + bottom) / 2 + (this.inset.bottom - this.inset.top) / 2 / this.zoom;
  }

  centre(x: number, y: number, zoom = this.zoom): void {
    this.zoom = Math.min(this.most, Math.max(this.least, zoom));
    const { inset, bounds } = this;
    this.x = filling(
      x + (inset.right - inset.left) / 2 / this.zoom,
      bounds.left,
      bounds.right,
      this.width / this.zoom,
    );
    this.y = filling(
      y + (inset.bottom - inset.top) / 2 / this.zoom,
      bounds.top,
      bounds.bottom,
      this.height / this.zoom,
    );
  }

  /** Bring a place into the middle, or as near to it as the rim of the map allows, and out from below the panels. */
  find(x: number, y: number, zoom = this.zoom): void {
    this.centre(x, y, zoom);
    const { inset, corner } = this;
    const [px, py] = this.toScreen(x, y);
    const cornered = px > this.width - corner.width - CLEAR;
    const bottom = Math.max(inset.bottom, this.foot, cornered ? corner.height : 0);
    this.x += beyond(px, inset.left + CLEAR, this.width - inset.right - CLEAR) / this.zoom;
    this.y += beyond(py, inset.top + CLEAR, this.height - bottom - CLEAR) / this.zoom;
  }

  /** Whether a place can be seen, away from the rim and the panels. */
  sees(x: number, y: number): boolean {
    const [px, py] = this.toScreen(x, y);
    const { corner } = this;
    if (px > this.width - corner.width - CLEAR && py > this.height - corner.height - CLEAR) return false;
    return (
      px > this.inset.left + RIM &&
      px < this.width - this.inset.right - RIM &&
      py > this.inset.top + RIM &&
      py < this.height - Math.max(this.inset.bottom, this.foot) - RIM
    );
  }

  private fitting({ left, right, top, bottom } = this.extent): number {
    const wide = this.width - this.inset.left - this.inset.right;
    const high = this.height - this.inset.top - this.inset.bottom;
    return Math.max(0.5, Math.min(wide / (right - left), high / (bottom - top)));
  }

  private clamp(): void {
    const { left, right, top, bottom } = this.bounds;
    this.x = within(this.x, left, right, this.width / this.zoom);
    this.y = within(this.y, top, bottom, this.height / this.zoom);
  }
}

/** The middle of a view along one axis, so that the board fills it; a smaller board lies in the middle. */
function filling(at: number, low: number, high: number, view: number): number {
  return high - low < view ? (low + high) / 2 : Math.min(Math.max(at, low + view / 2), high - view / 2);
}

/** How far something lies outside a span; 0 inside it. */
function beyond(at: number, low: number, high: number): number {
  return Math.max(0, at - high) + Math.min(0, at - low);
}

/** The middle of a view along one axis, so that the board does not slip off the table. */
function within(at: number, low: number, high: number, view: number): number {
  const slack = view * 0.35;
  const first = low - slack + view / 2;
  const last = high + slack - view / 2;
  return Math.min(Math.max(at, Math.min(first, last)), Math.max(first, last));
}
