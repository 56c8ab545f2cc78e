import type { Graphics, GraphicsContext } from "pixi.js";

/** Corners of a circle. Pixi counts them by its radius, which in board units is far below one. */
const ROUND = 32;

/** Adds a disc. */
export function disc(graphics: Graphics, x: number, y: number, radius: number): void {
  graphics.poly(arc(x, y, radius, 0, 4), true);
}

/** Adds a square around a point, with rounded corners. */
export function roundedSquare(
  graphics: Graphics | GraphicsContext,
  x: number,
  y: number,
  side: number,
  radius: number,
): void {
  const far = side / 2 - radius;
  graphics.poly(
    [
      ...arc(x + far, y + far, radius, 0, 1),
      ...arc(x - far, y + far, radius, 1, 2),
      ...arc(x - far, y - far, radius, 2, 3),
      ...arc(x + far, y - far, radius, 3, 4),
    ],
    true,
  );
}

/** Adds a rectangle around a point whose short sides are round; `half` is half its width. */
export function pill(graphics: Graphics, x: number, y: number, half: number, radius: number): void {
  const far = Math.max(0, half - radius);
  graphics.poly([...arc(x + far, y, radius, 3, 5), ...arc(x - far, y, radius, 1, 3)], true);
}

/** Points along a circle, from one quarter turn to another. */
function arc(x: number, y: number, radius: number, from: number, to: number): number[] {
  const flat: number[] = [];
  const steps = (ROUND / 4) * (to - from);
  for (let k = 0; k <= steps; k++) {
    const angle = (from + ((to - from) * k) / steps) * (Math.PI / 2);
    flat.push(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  return flat;
}

/** Adds a three-cornered tip around a point, turned by an angle. */
export function tip(graphics: Graphics, x: number, y: number, angle: number, size: number): void {
  const corner = (turn: number): [number, number] => [
    x + Math.cos(angle + turn) * size,
    y + Math.sin(angle + turn) * size,
  ];
  graphics.poly([...corner(0), ...corner(2.35), ...corner(-2.35)], true);
}
