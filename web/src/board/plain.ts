import type { Point, Portrait, Space } from "../lib/contract";

const BARE = "#d8d2bd";

/** A pen without the graphics card: to call upon one takes far longer than to draw what is small. */
export function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  return canvas.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
}

/** A map for titles that bring none, and until it is there: the spaces in the colours of their terrain. */
export function paintSpaces(
  pen: CanvasRenderingContext2D,
  { terrains, board }: Portrait,
  corners: (space: Space) => Point[],
): void {
  const colours = new Map(terrains.map((terrain) => [terrain.key, terrain.colour || BARE]));
  const groups = new Map<string, Space[]>();
  for (const space of board.spaces) {
    const there = groups.get(space.terrain);
    if (there) there.push(space);
    else groups.set(space.terrain, [space]);
  }
  for (const [terrain, spaces] of groups) {
    pen.fillStyle = pen.strokeStyle = colours.get(terrain) ?? BARE;
    // Short paths: filling one of ten thousand hexes takes many times as long as filling the hexes.
    for (let first = 0; first < spaces.length; first += 64) {
      pen.beginPath();
      for (const space of spaces.slice(first, first + 64)) {
        corners(space).forEach(([x, y], k) => {
          if (k) pen.lineTo(x, y);
          else pen.moveTo(x, y);
        });
        pen.closePath();
      }
      pen.fill();
      pen.stroke();
    }
  }
}
