import { Container, ImageSource, Sprite, Texture } from "pixi.js";
import type { ImageLayer } from "../lib/contract";
import type { Camera } from "./camera";
import { picture } from "./picture";

/** How much an image may be stretched before the next sharper one is fetched. */
const STRETCH = 1.2;
/** Sharp images kept beyond those in sight. */
const SPARE = 6;
/** Milliseconds after which the player should see something, even if it is not the drawn map yet. */
const PATIENCE = 250;

interface Tile {
  layer: ImageLayer;
  /** Pixels to a unit from which on this image is worth having. */
  from: number;
  sprite: Sprite;
  state: "away" | "coming" | "here";
}

/**
 * The drawn map: the coarsest image at once, sharper ones where and when somebody looks closely. Until the first one
 * is there, or if there is none at all, a plain ground lies in its place.
 */
export class Backdrop {
  readonly container = new Container();
  private tiles: Tile[] = [];
  private shown = false;
  private plain: Sprite | null = null;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly changed: () => void) {}

  show(layers: ImageLayer[], plainGround: () => Sprite | null): void {
    this.clear();
    if (layers.length) this.waiting = setTimeout(() => this.layPlain(plainGround()), PATIENCE);
    else this.layPlain(plainGround());
    const sorted = [...layers].sort((a, b) => (a.pixels ?? 0) - (b.pixels ?? 0));
    const levels = [...new Set(sorted.map((layer) => layer.pixels ?? 0))];
    this.tiles = sorted.map((layer) => {
      const level = levels.indexOf(layer.pixels ?? 0);
      const sprite = new Sprite(Texture.EMPTY);
      sprite.position.set(layer.x, layer.y);
      this.container.addChild(sprite);
      return { layer, from: level ? (levels[level - 1] ?? 0) * STRETCH : 0, sprite, state: "away" };
    });
    for (const tile of this.tiles) if (!tile.from) void this.fetch(tile);
  }

  get laid(): boolean {
    return this.plain !== null || this.shown;
  }

  clear(): void {
    clearTimeout(this.waiting);
    this.plain = null;
    this.tiles = [];
    this.container.removeChildren().forEach((child) => {
      child.destroy({ texture: true, textureSource: true });
    });
  }

  /** Before every frame: fetch what would be seen sharper, let go of what is out of sight. */
  look(camera: Camera, resolution: number): void {
    const first = this.tiles[0];
    if (first?.state !== "here") return;
    if (!this.shown) {
      this.shown = true;
      queueMicrotask(() => performance.mark("grognard:map"));
    }
    const wanted = camera.zoom * resolution;
    const away: Tile[] = [];
    for (const tile of this.tiles) {
      if (!tile.from) continue;
      const useful = wanted > tile.from && inSight(tile.layer, camera);
      if (useful && tile.state === "away") void this.fetch(tile);
      else if (!useful && tile.state === "here") away.push(tile);
    }
    for (const tile of away.slice(0, Math.max(0, away.length - SPARE))) {
      tile.state = "away";
      tile.sprite.texture.destroy(true);
      tile.sprite.texture = Texture.EMPTY;
    }
  }

  private layPlain(ground: Sprite | null): void {
    if (!ground) return;
    this.plain = this.container.addChildAt(ground, 0);
    performance.mark("grognard:plain");
    this.changed();
  }

  private async fetch(tile: Tile): Promise<void> {
    const { layer, sprite } = tile;
    tile.state = "coming";
    const image = await picture(layer.url, () => !sprite.destroyed);
    if (!image || sprite.destroyed) return image?.close();
    tile.state = "here";
    clearTimeout(this.waiting);
    this.plain?.destroy({ texture: true, textureSource: true });
    this.plain = null;
    sprite.texture = new Texture({ source: new ImageSource({ resource: image, autoGenerateMipmaps: true }) });
    sprite.width = layer.width;
    sprite.height = layer.height;
    this.changed();
  }
}

function inSight({ x, y, width, height }: ImageLayer, camera: Camera): boolean {
  const [left, top] = camera.toBoard(0, 0);
  const [right, bottom] = camera.toBoard(camera.width, camera.height);
  return x < right && x + width > left && y < bottom && y + height > top;
}
