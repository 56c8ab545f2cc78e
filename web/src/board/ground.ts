import { Sprite, Texture } from "pixi.js";
import { picture } from "./picture";
import { paintSpaces, penOf } from "./plain";
import type { Plan } from "./plan";
import { coarsest } from "./pyramid";

/** Pixels to a unit, and along the whole, at most. */
const SHARP = 48;
const LARGEST = 4096;

/** The spaces in the colours of their terrain. */
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
  paintSpaces(pen, plan.portrait, (space) => plan.corners(space));
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
  const pen = penOf(canvas);
  const scale = Math.min(canvas.width / (right - left), canvas.height / (bottom - top));
  pen.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  pen.drawImage(paintGround(plan, scale), left, top, right - left, bottom - top);
  for (const { url, x, y, width, height } of coarsest(plan.portrait.images)) {
    const image = await picture(url, () => canvas.isConnected);
    if (image) pen.drawImage(image, x, y, width, height);
    image?.close();
  }
}
