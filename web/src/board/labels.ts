import { CanvasSource, Container, Sprite, Texture } from "pixi.js";
import type { Label, Space } from "../lib/contract";
import type { CounterLayer } from "./counters";
import type { Rect } from "./geometry";
import { bowOf, type Glyph, glyphsOn, isGround, letter, linesOf, STYLES, widthOf } from "./lettering";
import type { Plan } from "./plan";
import { covers, type Sight } from "./sight";

/** So many names are drawn for the first time in one frame while the map moves, and while it rests. */
const NEW_NAMES = { moving: 3, resting: 60 };
const SIZES = [10, 11, 12, 13, 14, 16, 18, 21, 24, 28, 33, 40, 48, 58, 70];
/** From how many pixels to a space on a rank of names is written. */
const NEAR = [0, 15, 24, 34, 46, 60];
/** Up to this rank a name is written even across a counter, if there is no other way. */
const DEAR = 0;
/** Names of the ground vanish when they would be larger than their largest letters by this factor. */
const TOO_NEAR = 2.6;
/** Bows are drawn for zooms that are so far apart. */
const BOW_STEP = 1.12;
const CELL = 128;
/** So many names drawn are kept. */
const KEPT = 500;

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Boxes on the screen, and what they cross. */
class Taken {
  private readonly cells = new Map<number, Box[]>();

  crosses(box: Box): boolean {
    return this.each(
      box,
      (key) =>
        this.cells.get(key)?.some((o) => box[0] < o[2] && box[2] > o[0] && box[1] < o[3] && box[3] > o[1]) ??
        false,
    );
  }

  add(box: Box): void {
    this.each(box, (key) => {
      const there = this.cells.get(key);
      if (there) there.push(box);
      else this.cells.set(key, [box]);
      return false;
    });
  }

  private each([left, top, right, bottom]: Box, visit: (key: number) => boolean): boolean {
    for (let row = Math.floor(top / CELL); row <= Math.floor(bottom / CELL); row++) {
      for (let column = Math.floor(left / CELL); column <= Math.floor(right / CELL); column++) {
        if (visit(row * 65_536 + column)) return true;
      }
    }
    return false;
  }
}

interface Name {
  number: number;
  label: Label;
  /** The space whose counters it must stand clear of. */
  space: Space | null;
}

/** A name that was chosen, and where its middle is on the board. */
interface Chosen {
  name: Name;
  key: string;
  size: number;
  x: number;
  y: number;
  glyphs: Glyph[] | null;
}

interface Written {
  sprite: Sprite;
  used: number;
}

/** Names over the map: always at a size that can be read, the important ones first, none across another. */
export class LabelLayer {
  /** Countries, ranges and waters, below the counters; places above them. */
  readonly ground = new Container({ isRenderGroup: true });
  readonly places = new Container({ isRenderGroup: true });
  /** Larger on very large screens. */
  magnify = 1;
  private names: Name[] = [];
  private pitch = 1;
  private extent: Rect = { left: 0, top: 0, right: 0, bottom: 0 };
  private readonly written = new Map<string, Written>();
  private shown: Chosen[] = [];
  private tick = 0;

  constructor(private readonly resolution: number) {}

  load(plan: Plan): void {
    this.pitch = plan.pitch;
    this.extent = plan.index.extent;
    this.shown = [];
    for (const { sprite } of this.written.values()) this.erase(sprite);
    this.written.clear();
    const { labels } = plan.portrait;
    const found = labels.length ? labels : ownLabels(plan);
    this.names = found
      .map((label, number) => ({ number, label, space: spaceOf(plan, label) }))
      .sort((a, b) => a.label.rank - b.label.rank || b.label.size - a.label.size);
  }

  /** Whether there are so many names that only those around the view are looked at. */
  get many(): boolean {
    return this.names.length > 400;
  }

  /** Chooses what is written at a zoom. Unless there are many, panning changes nothing. */
  choose(sight: Sight, counters: CounterLayer | null): void {
    const { zoom, near, region } = sight;
    const { many, pitch } = this;
    const written = new Taken();
    const blocked = new Taken();
    // Half the side of each stack, in pixels.
    const reaches = new Map<Space, number>();
    if (counters && near.face !== "fill") {
      for (const { space, x: atX, y: atY, tokens } of counters.stacks) {
        if (many && !covers(region, atX, atY)) continue;
        const shifts = Math.min(near.most, tokens.length) - 1;
        const reach = ((near.share + shifts * near.step) / 2) * pitch * zoom;
        if (!space.corners) reaches.set(space, Math.max(reach, reaches.get(space) ?? 0));
        const x = atX * zoom;
        const y = atY * zoom;
        blocked.add([x - reach, y - reach, x + reach, y + reach]);
      }
    }
    this.shown = [];
    for (const name of this.names) {
      const { label, space } = name;
      if (many && !covers(region, label.x, label.y)) continue;
      if (pitch * zoom < (NEAR[Math.min(label.rank, NEAR.length - 1)] as number)) continue;
      const size = this.sizeOf(label, zoom);
      if (!size) continue;
      if (label.line && label.line.length > 1) this.chooseBow(name, size, zoom, written);
      else this.choosePlace(name, size, zoom, (space && reaches.get(space)) ?? 0, written, blocked);
    }
  }

  private sizeOf(label: Label, zoom: number): number {
    const style = STYLES[label.style];
    const wanted = label.size * zoom;
    if (isGround(label.style) && wanted > style.most * this.magnify * TOO_NEAR) return 0;
    return snap(Math.min(style.most * this.magnify, Math.max(style.least * this.magnify, wanted)));
  }

  private chooseBow(name: Name, size: number, zoom: number, written: Taken): void {
    const { label } = name;
    const drawn = BOW_STEP ** Math.round(Math.log(zoom) / Math.log(BOW_STEP));
    const bow = bowOf(label.line ?? [], widthOf(label, size) / drawn);
    const glyphs = glyphsOn(bow, label, size, drawn);
    const [x, y] = bow.middle;
    const r = size * 0.55;
    const boxes = glyphs.map((glyph): Box => {
      const gx = x * zoom + glyph.x;
      const gy = y * zoom + glyph.y;
      return [gx - r, gy - r, gx + r, gy + r];
    });
    if (boxes.some((box) => written.crosses(box))) return;
    for (const box of boxes) written.add(box);
    this.shown.push({ name, key: `${name.number}|${size}|${drawn.toFixed(3)}`, size, x, y, glyphs });
  }

  /** A place is written where it is printed, or beside what hides it. `half`: half the side of its stack. */
  private choosePlace(
    name: Name,
    size: number,
    zoom: number,
    half: number,
    written: Taken,
    blocked: Taken,
  ): void {
    const { label, space } = name;
    const wide = widthOf(label, size) / 2 + 2;
    const high = size * 0.58 * linesOf(label).length;
    const around = half && space ? space : label;
    const x = around.x * zoom;
    const y = around.y * zoom;
    const up = half ? half + high + 1 : high * 1.6;
    const aside = (half || high) + wide + 1;
    const spots: [number, number][] = [
      [x, y + up],
      [x, y - up],
      [x + aside, y],
      [x - aside, y],
      [x + aside, y + up * 0.7],
      [x - aside, y + up * 0.7],
      [x + aside, y - up * 0.7],
      [x - aside, y - up * 0.7],
    ];
    if (!half) spots.unshift([x, y]);
    const { left, right } = this.extent;
    const free = (pieces: boolean): [number, number] | undefined =>
      spots.find(([sx, sy]) => {
        if (sx - wide < left * zoom || sx + wide > right * zoom) return false;
        const box: Box = [sx - wide, sy - high, sx + wide, sy + high];
        return !written.crosses(box) && !(pieces && blocked.crosses(box));
      });
    const spot = free(true) ?? (label.rank <= DEAR ? free(false) : undefined);
    if (!spot) return;
    const [sx, sy] = spot;
    written.add([sx - wide, sy - high, sx + wide, sy + high]);
    this.shown.push({ name, key: `${name.number}|${size}`, size, x: sx / zoom, y: sy / zoom, glyphs: null });
  }

  /** Writes the chosen names that lie in a rectangle. True if some are still to be written. */
  place(rect: Rect, zoom: number, moving: boolean): boolean {
    const most = moving ? NEW_NAMES.moving : NEW_NAMES.resting;
    this.tick += 1;
    let left = false;
    let made = 0;
    for (const { name, key, size, x, y, glyphs } of this.shown) {
      if (!covers(rect, x, y)) continue;
      let entry = this.written.get(key);
      if (!entry) {
        made += 1;
        if (made > most) {
          left = true;
          continue;
        }
        entry = { sprite: this.write(name.label, size, glyphs), used: 0 };
        this.written.set(key, entry);
      }
      entry.used = this.tick;
      entry.sprite.visible = true;
      entry.sprite.position.set(x, y);
      entry.sprite.scale.set(1 / zoom);
    }
    for (const { sprite, used } of this.written.values()) if (used !== this.tick) sprite.visible = false;
    if (this.written.size > KEPT) this.forget();
    return left;
  }

  /** Names keep their size on the screen. */
  rescale(zoom: number): void {
    for (const { sprite } of this.written.values()) if (sprite.visible) sprite.scale.set(1 / zoom);
  }

  private write(label: Label, size: number, glyphs: Glyph[] | null): Sprite {
    const resource = letter(label, size, glyphs, this.resolution);
    const sprite = new Sprite(
      new Texture({ source: new CanvasSource({ resource, resolution: this.resolution }) }),
    );
    sprite.anchor.set(0.5);
    const ground = isGround(label.style);
    sprite.alpha = ground ? 0.88 : 1;
    (ground ? this.ground : this.places).addChild(sprite);
    return sprite;
  }

  private erase(sprite: Sprite): void {
    sprite.destroy({ texture: true, textureSource: true });
  }

  private forget(): void {
    for (const [key, { sprite, used }] of this.written) {
      if (used === this.tick) continue;
      this.erase(sprite);
      this.written.delete(key);
    }
  }
}

/** The names of spaces, where a title gives no labels. */
function ownLabels(plan: Plan): Label[] {
  return plan.portrait.board.spaces
    .filter((space) => space.label)
    .map((space) => ({
      text: space.label,
      x: space.x,
      y: space.y + plan.pitch * 0.4,
      size: 0.2 * plan.pitch,
      rank: 2,
      style: "place",
      space: space.name,
    }));
}

function spaceOf(plan: Plan, label: Label): Space | null {
  if (label.style !== "place") return null;
  return plan.spaces.get(label.space ?? "") ?? plan.index.at(label.x, label.y);
}

function snap(size: number): number {
  let best = SIZES[0] as number;
  for (const each of SIZES) if (each <= size + 0.01) best = each;
  return best;
}
