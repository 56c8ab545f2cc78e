import { Container, Graphics, Sprite, type Texture } from "pixi.js";
import type { Point, Space } from "../lib/contract";
import { Atlas } from "./atlas";
import { edgeKey, type Rect } from "./geometry";
import type { Plan } from "./plan";
import { overlaps, type Sight } from "./sight";

const CHUNK = 8;
/** Pixels to a space from which the grid and the numbers of spaces are shown. */
const GRID_FROM = 16;
const NUMBERS_FROM = 62;
/** Parts drawn in one frame while the map moves, and while it rests. */
const PARTS = { moving: 1, resting: 40 };

/** A part of the board that is drawn, shown and hidden as one. */
interface Chunk extends Rect {
  spaces: Space[];
  edges: Graphics | null;
  numbers: Container | null;
}

/** The edges of spaces, and their names in small print. */
export class Grid {
  readonly edges = new Container({ isRenderGroup: true });
  readonly numbers = new Container({ isRenderGroup: true });
  shown = true;
  private readonly glyphs = new Atlas(32, 1);
  private chunks: Chunk[] = [];
  private plan: Plan | null = null;

  load(plan: Plan): void {
    this.plan = plan;
    for (const layer of [this.edges, this.numbers]) {
      for (const child of layer.removeChildren()) child.destroy({ children: true });
    }
    const chunks = new Map<number, Chunk>();
    for (const space of plan.portrait.board.spaces) {
      const [key, rect] = plan.part(space, CHUNK);
      let chunk = chunks.get(key);
      if (!chunk) {
        chunk = { ...rect, spaces: [], edges: null, numbers: null };
        chunks.set(key, chunk);
      }
      chunk.spaces.push(space);
    }
    this.chunks = [...chunks.values()];
  }

  destroy(): void {
    this.glyphs.clear();
  }

  /** Draws what is seen, a few parts in each frame. True if some are still to be drawn. */
  update(sight: Sight): boolean {
    const { plan } = this;
    if (!plan) return false;
    const pixels = plan.pitch * sight.zoom;
    const drawn = plan.areas && plan.portrait.images.length > 0;
    this.edges.visible = this.shown && !drawn && pixels > GRID_FROM;
    this.numbers.visible = !plan.areas && pixels > NUMBERS_FROM;
    if (!this.edges.visible && !this.numbers.visible) return false;
    const most = sight.moving ? PARTS.moving : PARTS.resting;
    let made = 0;
    let left = false;
    const may = (): boolean => {
      const now = made < most && performance.now() < sight.until;
      if (now) made += 1;
      else left = true;
      return now;
    };
    for (const chunk of this.chunks) {
      const seen = overlaps(chunk, sight.region);
      if (seen && this.edges.visible && !chunk.edges && may()) {
        chunk.edges = drawEdges(plan, chunk.spaces);
        this.edges.addChild(chunk.edges);
      }
      if (seen && this.numbers.visible && !chunk.numbers && may()) {
        chunk.numbers = this.writeNumbers(plan, chunk.spaces);
        this.numbers.addChild(chunk.numbers);
      }
      if (chunk.edges) chunk.edges.visible = seen;
      if (chunk.numbers) chunk.numbers.visible = seen;
    }
    return left;
  }

  private writeNumbers(plan: Plan, spaces: Space[]): Container {
    const group = new Container({ isRenderGroup: true });
    for (const space of spaces) {
      if (space.name.length > 8) continue;
      const pitch = plan.pitchOf(space);
      const high = pitch * 0.13;
      const advance = high * 0.56;
      let x = space.x - ((space.name.length - 1) * advance) / 2;
      for (const sign of space.name) {
        const sprite = new Sprite(this.glyph(sign));
        sprite.anchor.set(0.5);
        sprite.scale.set(high / 32);
        sprite.position.set(x, space.y - pitch * 0.425);
        sprite.alpha = 0.78;
        group.addChild(sprite);
        x += advance;
      }
    }
    this.glyphs.upload();
    return group;
  }

  private glyph(sign: string): Texture {
    return (
      this.glyphs.get(sign) ??
      this.glyphs.draw(sign, (pen, x, y, size) => {
        pen.font = `700 ${size * 0.8}px "Helvetica Neue", Arial, "Liberation Sans", sans-serif`;
        pen.textAlign = "center";
        pen.textBaseline = "middle";
        pen.fillStyle = "#3b2c1a";
        pen.fillText(sign, x + size / 2, y + size / 2);
      })
    );
  }
}

/** Every edge once, in strokes as long as possible. */
function drawEdges(plan: Plan, spaces: Space[]): Graphics {
  const graphics = new Graphics();
  const done = new Set<number>();
  for (const space of spaces) {
    const corners = plan.corners(space);
    let drawing = false;
    for (let k = 0; k < corners.length; k++) {
      const [ax, ay] = corners[k] as Point;
      const [bx, by] = corners[(k + 1) % corners.length] as Point;
      const key = edgeKey([ax, ay, bx, by], done);
      if (done.has(key)) {
        drawing = false;
        continue;
      }
      done.add(key);
      if (!drawing) graphics.moveTo(ax, ay);
      graphics.lineTo(bx, by);
      drawing = true;
    }
  }
  graphics.stroke({ color: 0x2a1d10, alpha: 0.4, pixelLine: true });
  return graphics;
}
