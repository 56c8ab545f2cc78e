import { Container, ImageSource, Sprite, Texture } from "pixi.js";
import type { Pyramid } from "../lib/contract";
import type { Camera } from "./camera";
import { picture } from "./picture";
import { coarsest, levelFor, type Tile, tilesIn } from "./pyramid";

/** Tiles kept beyond those in sight, and those that are fetched at the same time. */
const SPARE = 16;
const FETCHED = 8;
/** Milliseconds after which the player should see something, even if it is not the drawn map yet. */
const PATIENCE = 250;

interface Laid {
  tile: Tile;
  sprite: Sprite;
  here: boolean;
  /** The look in which it was last in sight. */
  seen: number;
}

/**
 * The drawn map: the coarsest level at once and for good, sharper tiles where and when somebody looks closely. Until
 * the first level is there, or if there is none at all, a plain ground lies in its place.
 */
export class Backdrop {
  readonly container = new Container();
  private images: readonly Pyramid[] = [];
  private readonly tiles = new Map<string, Laid>();
  private floors: Container[] = [];
  private looks = 0;
  private shown = false;
  private plain: Sprite | null = null;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly changed: () => void) {}

  show(images: readonly Pyramid[], plainGround: () => Sprite | null): void {
    this.clear();
    this.images = images;
    if (images.length) this.waiting = setTimeout(() => this.layPlain(plainGround()), PATIENCE);
    else this.layPlain(plainGround());
    // Sharper tiles cover coarser ones, which stay to be seen until they come.
    const levels = Math.max(0, ...images.map((pyramid) => pyramid.levels));
    this.floors = Array.from({ length: levels }, () => this.container.addChild(new Container()));
    for (const tile of coarsest(images)) void this.fetch(tile);
  }

  get laid(): boolean {
    return this.plain !== null || this.shown;
  }

  clear(): void {
    clearTimeout(this.waiting);
    this.plain = null;
    this.shown = false;
    this.images = [];
    this.tiles.clear();
    this.floors = [];
    this.container.removeChildren().forEach((child) => {
      child.destroy({ children: true, texture: true, textureSource: true });
    });
  }

  /** Before every frame: fetch what would be seen sharper, let go of what has been out of sight longest. */
  look(camera: Camera, resolution: number): void {
    if (!this.shown) return;
    this.looks += 1;
    const [left, top] = camera.toBoard(0, 0);
    const [right, bottom] = camera.toBoard(camera.width, camera.height);
    let coming = [...this.tiles.values()].filter(({ here }) => !here).length;
    for (const pyramid of this.images) {
      const level = levelFor(pyramid, camera.zoom * resolution);
      if (!level) continue;
      for (const tile of tilesIn(pyramid, level, { left, top, right, bottom })) {
        const there = this.tiles.get(tile.url);
        if (there) there.seen = this.looks;
        else if (coming++ < FETCHED) void this.fetch(tile);
      }
    }
    this.forget();
  }

  /** Whether somebody still looks for a tile that is being fetched. */
  private wants({ tile, sprite, seen }: Laid): boolean {
    return !sprite.destroyed && (!tile.level || seen === this.looks);
  }

  private forget(): void {
    const away = [...this.tiles.values()].filter(
      ({ tile, here, seen }) => here && tile.level && seen < this.looks,
    );
    away.sort((a, b) => b.seen - a.seen);
    for (const { tile, sprite } of away.slice(SPARE)) {
      this.tiles.delete(tile.url);
      sprite.destroy({ texture: true, textureSource: true });
    }
  }

  private layPlain(ground: Sprite | null): void {
    if (!ground) return;
    this.plain = this.container.addChildAt(ground, 0);
    performance.mark("grognard:plain");
    this.changed();
  }

  private async fetch(tile: Tile): Promise<void> {
    const sprite = new Sprite(Texture.EMPTY);
    sprite.position.set(tile.x, tile.y);
    const laid: Laid = { tile, sprite, here: false, seen: this.looks };
    this.tiles.set(tile.url, laid);
    this.floors[tile.level]?.addChild(sprite);
    const image = await picture(tile.url, () => this.wants(laid));
    if (sprite.destroyed) return image?.close();
    if (!image) {
      this.tiles.delete(tile.url);
      sprite.destroy();
      return;
    }
    laid.here = true;
    sprite.texture = new Texture({ source: new ImageSource({ resource: image, autoGenerateMipmaps: true }) });
    sprite.width = tile.width;
    sprite.height = tile.height;
    if (!this.shown) this.lift();
    this.changed();
  }

  /** Takes the plain ground away as soon as the whole of the coarsest level is there. */
  private lift(): void {
    if ([...this.tiles.values()].some(({ here }) => !here)) return;
    clearTimeout(this.waiting);
    this.plain?.destroy({ texture: true, textureSource: true });
    this.plain = null;
    this.shown = true;
    queueMicrotask(() => performance.mark("grognard:map"));
  }
}
