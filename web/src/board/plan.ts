import type { Graphics } from "pixi.js";
import type { Key, PieceLook, Point, Portrait, Side, Space } from "../lib/contract";
import { cornersOf, hexCorners, inside, pitch, type Rect, SpaceIndex } from "./geometry";

const PLAIN = 0xddd6c4;
/** How finely edges are cut where boxes may lie on them, in board units. */
const STEP = 0.12;

export type Edge = [ax: number, ay: number, bx: number, by: number];

/** A space with four corners lies on the areas around it. */
function isBox(space: Space): boolean {
  return space.corners?.length === 4;
}

/** What can be seen of an edge on which boxes lie. */
function outside(edge: Edge, boxes: Space[]): Edge[] {
  const [ax, ay, bx, by] = edge;
  const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / STEP));
  const at = (step: number): Point => [ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps];
  const free = Array.from({ length: steps }, (_, step) => {
    const [x, y] = at(step + 0.5);
    return !boxes.some((box) => inside(box.corners as Point[], x, y));
  });
  if (free.every(Boolean)) return [edge];
  return free.flatMap((seen, step): Edge[] => (seen ? [[...at(step), ...at(step + 1)]] : []));
}

/** What every layer knows of a title: its spaces and how its things look. It does not change in play. */
export class Plan {
  readonly index: SpaceIndex;
  readonly spaces: Map<string, Space>;
  /** How wide the smallest hexes are between opposite sides: the measure for counters, which fit into all of them. */
  readonly pitch: number;
  readonly looks: Map<string, PieceLook>;
  readonly sides: Map<string, Side>;
  readonly states: Map<string, Key>;
  readonly signs: Map<string, Key>;
  /** The board has areas instead of hexes. */
  readonly areas: boolean;
  private readonly hexes: Point[][];
  private readonly pitches: number[];
  private readonly rims = new Map<Space, Edge[]>();
  private readonly fills: Map<string, number>;

  constructor(readonly portrait: Portrait) {
    const { board } = portrait;
    this.areas = board.sheets.every(({ tops }) => tops === "none");
    this.hexes = board.sheets.map(hexCorners);
    this.pitches = board.sheets.map(pitch);
    this.pitch = Math.min(...this.pitches);
    this.index = new SpaceIndex(board.spaces, board.sheets, board.frame);
    this.spaces = new Map(board.spaces.map((space) => [space.name, space]));
    this.looks = new Map(portrait.pieces.map((look) => [look.name, look]));
    this.sides = new Map(portrait.sides.map((side) => [side.key, side]));
    this.states = new Map(portrait.states.map((key) => [key.key, key]));
    this.signs = new Map(portrait.signs.map((key) => [key.key, key]));
    this.fills = new Map(portrait.pieces.map((look) => [look.name, colourNumber(look.colours.fill)]));
  }

  fillOf(piece: string): number {
    return this.fills.get(piece) ?? PLAIN;
  }

  corners(space: Space): Point[] {
    return cornersOf(space, this.hexes[space.sheet ?? 0] ?? []);
  }

  /** The corners of a hex around its middle; of an area there are none. */
  hexOf(space: Space): readonly Point[] {
    return space.corners?.length ? [] : (this.hexes[space.sheet ?? 0] ?? []);
  }

  /** How wide a space is between opposite sides. */
  pitchOf(space: Space): number {
    return this.pitches[space.sheet ?? 0] ?? this.pitch;
  }

  /** The edges of a space; of an area without what lies below boxes. */
  rim(space: Space): Edge[] {
    let found = this.rims.get(space);
    if (!found) {
      const corners = this.corners(space);
      found = corners.map(([x, y], k): Edge => {
        const [nx, ny] = corners[(k + 1) % corners.length] as Point;
        return [x, y, nx, ny];
      });
      if (space.corners && !isBox(space)) {
        const boxes = this.portrait.board.spaces.filter(isBox);
        found = found.flatMap((edge) => outside(edge, boxes));
      }
      this.rims.set(space, found);
    }
    return found;
  }

  /** Adds the outline of a space, that of a hex drawn in to a share of its size. */
  outline(graphics: Graphics, space: Space, share: number): void {
    if (space.corners?.length) {
      graphics.poly(space.corners.flat(), true);
      return;
    }
    const flat: number[] = [];
    for (const [x, y] of this.corners(space))
      flat.push(space.x + (x - space.x) * share, space.y + (y - space.y) * share);
    graphics.poly(flat, true);
  }

  /** The part of the board in which a point lies, when it is cut into squares of so many spaces. */
  part(at: { x: number; y: number }, spaces: number): [number, Rect] {
    const side = spaces * this.pitch;
    const { bounds } = this.index;
    const column = Math.floor((at.x - bounds.left) / side);
    const row = Math.floor((at.y - bounds.top) / side);
    const left = bounds.left + column * side - this.pitch;
    const top = bounds.top + row * side - this.pitch;
    return [
      row * 4096 + column,
      { left, top, right: left + side + 2 * this.pitch, bottom: top + side + 2 * this.pitch },
    ];
  }
}

function colourNumber(colour: string): number {
  return /^#[\da-f]{6}$/i.test(colour) ? Number.parseInt(colour.slice(1), 16) : PLAIN;
}
