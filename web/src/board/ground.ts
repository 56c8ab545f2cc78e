import { Sprite, Texture } from "pixi.js";
import type { Space } from "../lib/contract";
import { picture } from "./picture";
import type { Plan } from "./plan";
import { coarsest } from "./pyramid";

const BARE = "#d8d2bd";
/** Pixels to a unit, and along the whole, at most. */
const SHARP = 48;
const LARGEST = 4096;

/** A map for titles that bring none, and until it is there: the spaces in the colours of their terrain. */
function paintGround(plan: Plan, sharp: number): HTMLCanvasElement {
  const { bounds } = plan.index;
  const wide = bounds.right - bounds.left;
  const high = bounds.bottom - bounds.top;
  const scale = Math.min(sharp, LARGEST / wide, LARGEST / high);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.ceil(wide * scale));
  canvas.height = Math.max(1, Math.ceil(high * scale));
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  pen.scale(scale, scale);
  pen.translate(-bounds.left, -bounds.top);
  pen.lineWidth = 1 / scale;
  const colours = new Map(plan.portrait.terrains.map((terrain) => [terrain.key, terrain.colour || BARE]));
  const groups = new Map<string, Space[]>();
  for (const space of plan.portrait.board.spaces) {
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
        plan.corners(space).forEach(([x, y], k) => {
          if (k) pen.lineTo(x, y);
          else pen.moveTo(x, y);
        });
        pen.closePath();
      }
      pen.fill();
      pen.stroke();
    }
  }
  return canvas;
}

/** A painted ground where it belongs on the board. */
export function layGround(plan: Plan): Sprite {
  const canvas = paintGround(plan, SHARP);
  const { left, right, top, bottom } = plan.index.bounds;
  const sprite = new Sprite(Texture.from({ resource: canvas, autoGenerateMipmaps: true }));
  sprite.position.set(left, top);
  sprite.width = right - left;
  sprite.height = bottom - top;
  return sprite;
}

/** The whole board in a small canvas, for the mini-map: in plain colours first, then as it is drawn. */
export async function sketch(plan: Plan, canvas: HTMLCanvasElement): Promise<void> {
  const { left, right, top, bottom } = plan.index.bounds;
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  const scale = Math.min(canvas.width / (right - left), canvas.height / (bottom - top));
  pen.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  pen.drawImage(paintGround(plan, scale), left, top, right - left, bottom - top);
  for (const { url, x, y, width, height } of coarsest(plan.portrait.images)) {
    const image = await picture(url, () => canvas.isConnected);
    if (image) pen.drawImage(image, x, y, width, height);
    image?.close();
  }
}
