import { CanvasSource, Rectangle, Texture } from "pixi.js";
import type { Pen } from "./symbols";

interface Page {
  canvas: HTMLCanvasElement;
  pen: CanvasRenderingContext2D;
  source: CanvasSource;
  used: number;
  dirty: boolean;
}

/** Pixels along a page. Small ones: whatever is drawn on a page, all of it goes to the graphics card again. */
const PAGE = 512;
const LEAST_ACROSS = 3;
const GUTTER = 2;

/** Drawings of one size, kept in a few large textures so that thousands of them cost a few draw calls. */
export class Atlas {
  private readonly pages: Page[] = [];
  private readonly textures = new Map<string, Texture>();
  private readonly across: number;
  /** How often everything was thrown away. */
  clearings = 0;

  constructor(
    readonly cell: number,
    private readonly most: number,
  ) {
    this.across = Math.max(LEAST_ACROSS, Math.floor(PAGE / (cell + GUTTER)));
  }

  get(key: string): Texture | undefined {
    return this.textures.get(key);
  }

  draw(key: string, paint: (pen: Pen, x: number, y: number, size: number) => void): Texture {
    let page = this.pages.at(-1);
    if (!page || page.used >= this.across * this.across) {
      if (this.pages.length >= this.most) this.clear();
      page = this.addPage();
    }
    const x = (page.used % this.across) * (this.cell + GUTTER);
    const y = Math.floor(page.used / this.across) * (this.cell + GUTTER);
    page.used += 1;
    page.dirty = true;
    paint(page.pen, x, y, this.cell);
    const texture = new Texture({ source: page.source, frame: new Rectangle(x, y, this.cell, this.cell) });
    this.textures.set(key, texture);
    return texture;
  }

  /** Hands what was drawn to the graphics card; once a frame, not once a drawing. */
  upload(): void {
    for (const page of this.pages) {
      if (!page.dirty) continue;
      page.dirty = false;
      page.source.update();
    }
  }

  clear(): void {
    this.clearings += 1;
    for (const texture of this.textures.values()) texture.destroy(false);
    for (const page of this.pages) page.source.destroy();
    this.pages.length = 0;
    this.textures.clear();
  }

  private addPage(): Page {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = this.across * (this.cell + GUTTER);
    const pen = canvas.getContext("2d", { willReadFrequently: false }) as CanvasRenderingContext2D;
    const source = new CanvasSource({ resource: canvas, autoGenerateMipmaps: true, scaleMode: "linear" });
    const page: Page = { canvas, pen, source, used: 0, dirty: false };
    this.pages.push(page);
    return page;
  }
}
