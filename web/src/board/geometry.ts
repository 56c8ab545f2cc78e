import type { Point, Sheet, Space } from "../lib/contract";

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const ROOT_3 = Math.sqrt(3);

/** The corners of a hex around the origin. */
export function hexCorners({ tops, size }: Sheet): Point[] {
  const turn = tops === "pointy" ? Math.PI / 6 : 0;
  return Array.from({ length: 6 }, (_, k): Point => {
    const angle = (Math.PI / 3) * k + turn;
    return [size * Math.cos(angle), size * Math.sin(angle)];
  });
}

/** How wide the spaces of a sheet are between opposite sides: the measure for counters. */
export function pitch({ size }: Sheet): number {
  return size * ROOT_3;
}

/** The size of a hex of the sheet on which a space lies. */
function sizeOf(space: Space, sheets: readonly Sheet[]): number {
  return sheets[space.sheet ?? 0]?.size ?? 1;
}

export function cornersOf(space: Space, hex: Point[]): Point[] {
  if (space.corners?.length) return space.corners;
  return hex.map(([x, y]): Point => [x + space.x, y + space.y]);
}

export function inside(polygon: readonly Point[], x: number, y: number): boolean {
  let within = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i] as Point;
    const [bx, by] = polygon[j] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

/** How much room a polygon takes. */
export function areaOf(polygon: readonly Point[]): number {
  let sum = 0;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i] as Point;
    const [bx, by] = polygon[j] as Point;
    sum += bx * ay - ax * by;
  }
  return Math.abs(sum) / 2;
}

/** Where a stack of a space lies. */
export function slotOf(space: Space, slot = 0): Point {
  return space.slots?.[Math.min(slot, space.slots.length - 1)] ?? [space.x, space.y];
}

/** How much of what is drawn around the spaces is seen with them, in sizes of a space. */
const RIM = 2.5;

/** The rectangle of a frame on the wire: left, top, right, bottom. */
export function rectOf(frame: readonly number[] | undefined): Rect | null {
  if (frame?.length !== 4) return null;
  const [left, top, right, bottom] = frame as [number, number, number, number];
  return { left, top, right, bottom };
}

/** How large a board is: `bounds` with all that is drawn, `extent` where its spaces lie and a little around them. */
export function measure(
  spaces: readonly Space[],
  sheets: readonly Sheet[],
  frame?: readonly number[],
): { bounds: Rect; extent: Rect } {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const space of spaces) {
    const size = sizeOf(space, sheets);
    for (const [x, y] of space.corners ?? [[space.x, space.y]]) {
      bounds.left = Math.min(bounds.left, x - size);
      bounds.top = Math.min(bounds.top, y - size);
      bounds.right = Math.max(bounds.right, x + size);
      bounds.bottom = Math.max(bounds.bottom, y + size);
    }
  }
  if (!spaces.length) Object.assign(bounds, { left: 0, top: 0, right: 1, bottom: 1 });
  const spread = { ...bounds };
  if (frame?.length === 4) {
    const [left, top, right, bottom] = frame as [number, number, number, number];
    bounds.left = Math.min(bounds.left, left);
    bounds.top = Math.min(bounds.top, top);
    bounds.right = Math.max(bounds.right, right);
    bounds.bottom = Math.max(bounds.bottom, bottom);
  }
  const rim = RIM * Math.max(...sheets.map(({ size }) => size), 0);
  const extent = {
    left: Math.max(spread.left - rim, bounds.left),
    top: Math.max(spread.top - rim, bounds.top),
    right: Math.min(spread.right + rim, bounds.right),
    bottom: Math.min(spread.bottom + rim, bounds.bottom),
  };
  return { bounds, extent };
}

/** How far from its middle a hex is found, in sizes of it. */
const REACH = 1.02;

/** Finds spaces by place: buckets of a few spaces each, no allocation when asked. */
export class SpaceIndex {
  /** All of the map, its rim included. */
  readonly bounds: Rect;
  /** Where its spaces lie, and a little around them. */
  readonly extent: Rect;
  /** Of the smallest hexes, from their middle to a corner. */
  readonly size: number;
  private readonly cell: number;
  private readonly columns: number;
  private readonly rows: number;
  private readonly buckets: number[][];
  private readonly areas: Map<Space, number>;

  constructor(
    readonly spaces: readonly Space[],
    private readonly sheets: readonly Sheet[],
    frame?: readonly number[],
  ) {
    const { bounds, extent } = measure(spaces, sheets, frame);
    this.bounds = bounds;
    this.extent = extent;
    this.areas = new Map(
      spaces.flatMap((space) => (space.corners?.length ? [[space, areaOf(space.corners)]] : [])),
    );
    const sizes = sheets.map(({ size }) => size);
    this.size = sizes.length ? Math.min(...sizes) : 1;
    // So wide that the hex around a point has its middle in this bucket or in one beside it.
    this.cell = Math.max(4 * this.size, REACH * Math.max(...sizes, 0));
    this.columns = Math.max(1, Math.ceil((bounds.right - bounds.left) / this.cell));
    this.rows = Math.max(1, Math.ceil((bounds.bottom - bounds.top) / this.cell));
    this.buckets = Array.from({ length: this.columns * this.rows }, () => []);
    spaces.forEach((space, number) => {
      if (space.corners?.length) this.spread(space.corners, number);
      else this.buckets[this.bucket(space.x, space.y)]?.push(number);
    });
  }

  private bucket(x: number, y: number): number {
    const column = Math.min(this.columns - 1, Math.max(0, Math.floor((x - this.bounds.left) / this.cell)));
    const row = Math.min(this.rows - 1, Math.max(0, Math.floor((y - this.bounds.top) / this.cell)));
    return row * this.columns + column;
  }

  private spread(corners: readonly Point[], number: number): void {
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    const first = this.bucket(Math.min(...xs), Math.min(...ys));
    const last = this.bucket(Math.max(...xs), Math.max(...ys));
    for (let row = Math.floor(first / this.columns); row <= Math.floor(last / this.columns); row++) {
      for (let column = first % this.columns; column <= last % this.columns; column++) {
        this.buckets[row * this.columns + column]?.push(number);
      }
    }
  }

  /** The space at a point: the smallest area that holds it, or the hex whose middle is nearest. */
  at(x: number, y: number): Space | null {
    const area = this.areaAt(x, y);
    if (area) return area;
    let best: Space | null = null;
    let least = REACH * REACH;
    const column = Math.floor((x - this.bounds.left) / this.cell);
    const row = Math.floor((y - this.bounds.top) / this.cell);
    for (let r = Math.max(0, row - 1); r <= Math.min(this.rows - 1, row + 1); r++) {
      for (let c = Math.max(0, column - 1); c <= Math.min(this.columns - 1, column + 1); c++) {
        const bucket = this.buckets[r * this.columns + c] as number[];
        for (const number of bucket) {
          const space = this.spaces[number] as Space;
          if (space.corners?.length) continue;
          const distance = ((space.x - x) ** 2 + (space.y - y) ** 2) / sizeOf(space, this.sheets) ** 2;
          if (distance < least) {
            least = distance;
            best = space;
          }
        }
      }
    }
    return best;
  }

  private areaAt(x: number, y: number): Space | null {
    let best: Space | null = null;
    let least = Infinity;
    for (const number of this.buckets[this.bucket(x, y)] as number[]) {
      const space = this.spaces[number] as Space;
      const area = this.areas.get(space) ?? Infinity;
      if (area < least && inside(space.corners as Point[], x, y)) {
        best = space;
        least = area;
      }
    }
    return best;
  }

  /** Calls back for every space whose middle lies in a rectangle, in rows of buckets. */
  within(rect: Rect, found: (number: number) => void): void {
    const first = this.bucket(rect.left, rect.top);
    const last = this.bucket(rect.right, rect.bottom);
    for (let row = Math.floor(first / this.columns); row <= Math.floor(last / this.columns); row++) {
      for (let column = first % this.columns; column <= last % this.columns; column++) {
        const bucket = this.buckets[row * this.columns + column] as number[];
        for (const number of bucket) {
          const { x, y } = this.spaces[number] as Space;
          if (x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom) found(number);
        }
      }
    }
  }
}

/** How far apart, at most, both spaces of an edge see its middle, in the unit of keys. */
const BLUR = 0.2;

/** The whole numbers that somebody may have rounded to who sees nearly the same number. */
function rounded(value: number): number[] {
  const down = Math.floor(value);
  return Math.abs(value - down - 0.5) > BLUR ? [Math.round(value)] : [down, down + 1];
}

/** The same for an edge from both of its sides: as it is `known` already, if it is. */
export function edgeKey(
  [ax, ay, bx, by]: readonly [number, number, number, number],
  known: { has(key: number): boolean },
): number {
  const [x, y] = [(ax + bx) * 50, (ay + by) * 50];
  const key = (column: number, row: number): number => column * 1_048_576 + row;
  const plain = key(Math.round(x), Math.round(y));
  if (known.has(plain)) return plain;
  for (const column of rounded(x))
    for (const row of rounded(y)) if (known.has(key(column, row))) return key(column, row);
  return plain;
}
