export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The area that two rectangles share. */
export function cover(a: Rect, b: Rect): number {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const STEPS = 6;

/** Where in a room a card of some size is least in the way. The first of equals, from the bottom right. */
export function roomiest(
  size: { w: number; h: number },
  room: Rect,
  cost: (at: Rect) => number,
): { x: number; y: number } {
  let best = { x: room.x, y: room.y, cost: Number.POSITIVE_INFINITY };
  for (let row = STEPS; row >= 0; row--) {
    for (let column = STEPS; column >= 0; column--) {
      const x = room.x + (Math.max(0, room.w - size.w) * column) / STEPS;
      const y = room.y + (Math.max(0, room.h - size.h) * row) / STEPS;
      const found = cost({ x, y, ...size });
      if (found < best.cost - 1e-6) best = { x, y, cost: found };
    }
  }
  return { x: best.x, y: best.y };
}
