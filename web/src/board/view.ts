import "pixi.js/unsafe-eval";
import {
  Assets,
  autoDetectRenderer,
  BitmapText,
  Container,
  Graphics,
  type Renderer,
  Sprite,
  Texture,
} from "pixi.js";
import type {
  Key,
  Overlay,
  PieceLook,
  Point,
  Portrait,
  Scene,
  Side,
  Sign,
  Space,
  Token,
} from "../lib/contract";
import { Atlas } from "./atlas";
import { Camera } from "./camera";
import { drawCounter } from "./counter";
import { cornersOf, hexCorners, pitch, type Rect, SpaceIndex } from "./geometry";
import { along, LabelLayer, type Spot } from "./labels";
import { drawIcon, drawPattern, type Pen } from "./symbols";

export const COUNTER = 0.64;
const STEP = 0.06;
const PILE = 5;
const CHUNK = 12;
const PILES = 24;
/** Milliseconds a frame may spend on the grid and on names; the rest comes in the next frames. */
const BUDGET = 2;
/** Milliseconds between two choices of what is written while the zoom changes. */
const REWRITE = 180;
/** Milliseconds after which the map counts as resting. */
const SETTLED = 150;
/** Milliseconds between frames that may go into drawing counters. */
const STINT = 5;

/** Signs stand around the counter, from its lower left corner upwards. */
const SIGN_PLACES: Point[] = [
  [-0.41, 0.28],
  [-0.48, 0.02],
  [-0.41, -0.24],
  [0.42, 0.28],
  [0.48, 0.02],
];

const ACCENT = 0x1746d1;
const HALO = 0xffffff;

export interface Marks {
  /** Spaces where an order leads. */
  spaces: ReadonlySet<string>;
  /** Pieces that an order can name. */
  pieces: ReadonlySet<string>;
  /** What the log, the search or the tour points at. */
  shown: ReadonlySet<string>;
  /** The space under the pointer or the keyboard. */
  focus: string | null;
  /** Pieces and places already chosen in this step. */
  hovered: string | null;
}

interface Stack {
  space: Space;
  tokens: Token[];
}

/** A part of the board that is drawn, shown and hidden as one. */
interface Chunk extends Rect {
  spaces: Space[];
  grid: Graphics | null;
  numbers: Container | null;
}

/** Counters of a part of the board: a render group of its own, so that the rest is not touched when it changes. */
interface Pile extends Rect {
  stacks: Stack[];
  group: Container;
  sprites: Sprite[];
  level: number;
  stale: boolean;
  /** Sprites whose counters are still to be drawn. */
  waiting: { sprite: Sprite; token: Token }[];
}

/** The table: map, grid, counters and names, drawn on demand. It knows spaces and pieces, and no game. */
export class BoardView {
  readonly camera = new Camera({ left: 0, top: 0, right: 1, bottom: 1 });
  portrait: Portrait | null = null;
  index = new SpaceIndex([], 1);
  spaces = new Map<string, Space>();
  /** Script time of the last frames in milliseconds, for the bench. */
  readonly times: number[] = [];
  measuring = false;
  onframe: (() => void) | null = null;
  /** Whether the player has moved the map. */
  moved = false;

  private renderer: Renderer | null = null;
  private readonly stage = new Container();
  private readonly world = new Container({ isRenderGroup: true });
  private readonly images = new Container();
  private readonly grid = new Container({ isRenderGroup: true });
  private readonly tints = new Graphics();
  private readonly marksUnder = new Graphics();
  private readonly signsLayer = new Container();
  private readonly counters = new Container();
  private readonly piles = new Map<number, Pile>();
  private tints32 = new Map<string, number>();
  private glyphAtlas = new Atlas(32, 1);
  private readonly marksOver = new Graphics();
  private readonly lines = new Graphics();
  private readonly numbers = new Container({ isRenderGroup: true });
  private readonly values = new Container();
  private labels = new LabelLayer(1);

  private large = new Atlas(168, 24);
  private small = new Atlas(64, 40);
  private signAtlas = new Atlas(64, 2);
  private looks = new Map<string, PieceLook>();
  private sides = new Map<string, Side>();
  private states = new Map<string, Key>();
  private signKeys = new Map<string, Key>();
  private stacks: Stack[] = [];
  private stackAt = new Map<string, Stack>();
  private signs: Sign[] = [];
  private chunks: Chunk[] = [];
  private hex: Point[] = [];
  private pitch = 1;
  private keys = new WeakMap<Token, string>();

  private working: ReturnType<typeof setTimeout> | undefined;
  private readonly valuePool: BitmapText[] = [];
  private region: Rect = { left: 0, top: 0, right: 0, bottom: 0 };
  private level = -1;
  private lastZoom = 0;
  private chosenZoom = 0;
  private chosenAt = 0;
  /** Frames since names were chosen last. */
  private frames = 0;
  /** Whether the map is being moved: then little else is done. */
  private moving = false;
  private movedAt = -1000;
  private readonly last = { x: 0, y: 0, zoom: 0 };
  private rewrite = false;
  private stale = true;
  private wanted = false;
  private scheduled = 0;
  private gone = false;
  private marks: Marks = {
    spaces: new Set(),
    pieces: new Set(),
    shown: new Set(),
    focus: null,
    hovered: null,
  };
  private overlayNow: Overlay | null = null;
  private tones = new Map<string, Key>();
  countersHidden = false;
  gridShown = true;
  resolution = 1;

  /** `coarse` draws fewer pixels and does the same work: for measuring where there is no graphics card. */
  async init(canvas: HTMLCanvasElement, coarse = 1): Promise<void> {
    this.resolution = Math.min(2, globalThis.devicePixelRatio || 1);
    this.renderer = await autoDetectRenderer({
      canvas,
      preference: "webgl",
      antialias: coarse === 1,
      resolution: this.resolution / coarse,
      autoDensity: false,
      backgroundAlpha: 0,
      width: 300,
      height: 200,
    });
    this.labels = new LabelLayer(this.resolution);
    this.stage.addChild(this.world);
    this.world.addChild(
      this.images,
      this.grid,
      this.tints,
      this.marksUnder,
      this.numbers,
      this.lines,
      this.counters,
      this.signsLayer,
      this.marksOver,
      this.values,
      this.labels.container,
    );
    this.stage.eventMode = "none";
    this.stage.interactiveChildren = false;
  }

  destroy(): void {
    this.gone = true;
    cancelAnimationFrame(this.scheduled);
    clearTimeout(this.working);
    this.large.clear();
    this.small.clear();
    this.signAtlas.clear();
    this.glyphAtlas.clear();
    this.stage.destroy({ children: true });
    this.renderer?.destroy();
    this.renderer = null;
  }

  resize(width: number, height: number): void {
    this.renderer?.resize(width, height);
    this.camera.resize(width, height);
    const magnify = innerWidth >= 3400 ? 1.65 : innerWidth >= 2400 ? 1.25 : 1;
    if (magnify !== this.labels.magnify) {
      this.labels.magnify = magnify;
      this.chosenZoom = this.lastZoom = 0;
    }
    this.touch();
  }

  /** The whole board, as long as the player has not moved it. */
  refit(): void {
    this.camera.resize(this.camera.width, this.camera.height);
    this.camera.fit();
    this.touch();
  }

  // what is on the table

  load(portrait: Portrait): void {
    this.portrait = portrait;
    const { board } = portrait;
    this.hex = hexCorners(board.tops, board.size);
    this.pitch = pitch(board);
    this.index = new SpaceIndex(board.spaces, board.size, board.frame);
    this.camera.rebound(this.index.bounds);
    this.spaces = new Map(board.spaces.map((space) => [space.name, space]));
    this.looks = new Map(portrait.pieces.map((look) => [look.name, look]));
    this.sides = new Map(portrait.sides.map((side) => [side.key, side]));
    this.states = new Map(portrait.states.map((key) => [key.key, key]));
    this.signKeys = new Map(portrait.signs.map((key) => [key.key, key]));
    this.camera.most = 220 / this.pitch;
    this.large.clear();
    this.small.clear();
    this.signAtlas.clear();
    this.keys = new WeakMap();
    for (const pile of this.piles.values()) pile.group.destroy({ children: true });
    this.piles.clear();
    this.tints32 = new Map(portrait.pieces.map((look) => [look.name, hexNumber(look.colours.fill)]));
    this.makeGrid();
    this.makeImages();
    this.placeLabels();
    this.stale = true;
    this.touch();
  }

  show(scene: Scene): void {
    this.stacks = [];
    this.stackAt.clear();
    for (const [name, tokens] of Object.entries(scene.stacks)) {
      const space = this.spaces.get(name);
      if (!space || !tokens.length) continue;
      const stack = { space, tokens };
      this.stacks.push(stack);
      this.stackAt.set(name, stack);
    }
    this.stacks.sort((a, b) => a.space.y - b.space.y || a.space.x - b.space.x);
    this.sortPiles();
    this.signs = scene.signs.filter((sign) => this.spaces.has(sign.space));
    this.placeLabels();
    this.stale = true;
    this.drawMarks();
    this.touch();
  }

  mark(marks: Marks): void {
    this.marks = marks;
    this.drawMarks();
    this.touch();
  }

  lay(overlay: Overlay | null, tones: readonly Key[] = []): void {
    this.overlayNow = overlay;
    this.tones = new Map(tones.map((tone) => [tone.key, tone]));
    this.drawOverlay();
    this.touch();
  }

  hideCounters(hidden: boolean): void {
    this.countersHidden = hidden;
    this.counters.visible = !hidden;
    this.marksOver.visible = !hidden;
    this.placeLabels();
    this.touch();
  }

  showGrid(shown: boolean): void {
    this.gridShown = shown;
    this.stale = true;
    this.touch();
  }

  stackIn(space: string): Token[] {
    return this.stackAt.get(space)?.tokens ?? [];
  }

  counterPixels(): number {
    return COUNTER * this.pitch * this.camera.zoom;
  }

  // frames

  /** Ask for a frame; several requests make one. */
  touch(): void {
    this.wanted = true;
    if (this.scheduled || this.gone) return;
    this.scheduled = requestAnimationFrame(() => {
      this.scheduled = 0;
      this.frame();
    });
  }

  frame(): void {
    if (!this.renderer || !this.portrait || this.gone) return;
    const start = performance.now();
    this.wanted = false;
    const { camera, world } = this;
    world.scale.set(camera.zoom);
    world.position.set(camera.width / 2 - camera.x * camera.zoom, camera.height / 2 - camera.y * camera.zoom);
    if (camera.zoom !== this.lastZoom) {
      this.lastZoom = camera.zoom;
      this.labels.rescale(camera.zoom);
    }
    if (camera.x !== this.last.x || camera.y !== this.last.y || camera.zoom !== this.last.zoom)
      this.movedAt = start;
    this.moving = start - this.movedAt < SETTLED;
    this.last.x = camera.x;
    this.last.y = camera.y;
    this.last.zoom = camera.zoom;
    // While the zoom changes names only keep their size; now and then, and at rest, they are chosen anew.
    this.frames += 1;
    const due = !this.moving || (this.frames > 12 && start - this.chosenAt > REWRITE);
    if (this.chosenZoom === 0 || (this.chosenZoom !== camera.zoom && due)) this.stale = this.rewrite = true;
    else if (this.chosenZoom !== camera.zoom) this.wanted = true;
    if (this.mustRebuild()) this.rebuild(start + (this.moving ? BUDGET : BUDGET * 8));
    this.renderer.render(this.stage);
    if (this.measuring) this.times.push(performance.now() - start);
    this.onframe?.();
    if (this.wanted) this.touch();
  }

  private mustRebuild(): boolean {
    const { camera, region } = this;
    const halfW = camera.width / 2 / camera.zoom;
    const halfH = camera.height / 2 / camera.zoom;
    return (
      this.stale ||
      this.levelNow() !== this.level ||
      camera.x - halfW < region.left ||
      camera.x + halfW > region.right ||
      camera.y - halfH < region.top ||
      camera.y + halfH > region.bottom
    );
  }

  private levelNow(): number {
    const pixels = this.counterPixels() * this.resolution;
    return pixels < 9 ? 0 : pixels < 44 ? 1 : 2;
  }

  /** Fits the drawn things to what is seen, and a margin around it. */
  private rebuild(until: number): void {
    const { camera, region } = this;
    const reachX = (camera.width / camera.zoom) * 0.7;
    const reachY = (camera.height / camera.zoom) * 0.7;
    region.left = camera.x - reachX;
    region.right = camera.x + reachX;
    region.top = camera.y - reachY;
    region.bottom = camera.y + reachY;
    this.level = this.levelNow();
    this.stale = false;
    // While the map moves, one thing at a time: what does not fit into this frame comes with the next.
    this.showPiles(until);
    if (this.moving && performance.now() > until) {
      this.again();
      return;
    }
    this.showChunks(until);
    if (this.moving && performance.now() > until) {
      this.again();
      return;
    }
    this.placeSigns();
    if (this.rewrite || this.labels.many) {
      this.rewrite = false;
      this.chosenZoom = camera.zoom;
      this.chosenAt = performance.now();
      this.frames = 0;
      this.labels.choose(camera.zoom, this.pitch, region);
    }
    if (this.labels.place(region, camera.zoom, this.moving)) this.again();
  }

  private again(): void {
    this.stale = true;
    this.wanted = true;
  }

  private covers(x: number, y: number): boolean {
    const { region } = this;
    return x > region.left && x < region.right && y > region.top && y < region.bottom;
  }

  // the ground

  private makeImages(): void {
    const portrait = this.portrait as Portrait;
    this.images.removeChildren().forEach((child) => {
      child.destroy();
    });
    if (!portrait.images.length) {
      this.images.addChild(this.paintGround());
      return;
    }
    const layers = [...portrait.images].sort((a, b) => (a.pixels ?? 0) - (b.pixels ?? 0));
    for (const layer of layers) {
      const sprite = new Sprite(Texture.EMPTY);
      sprite.position.set(layer.x, layer.y);
      this.images.addChild(sprite);
      Assets.load<Texture>({ src: layer.url, parser: "loadTextures", data: { autoGenerateMipmaps: true } })
        .then((texture) => {
          if (this.gone || sprite.destroyed) return;
          sprite.texture = texture;
          sprite.width = layer.width;
          sprite.height = layer.height;
          this.touch();
        })
        .catch(() => undefined);
    }
  }

  /** A title without a drawn map gets one: its spaces in the colours of their terrain. */
  private paintGround(): Sprite {
    const portrait = this.portrait as Portrait;
    const { bounds } = this.index;
    const wide = bounds.right - bounds.left;
    const high = bounds.bottom - bounds.top;
    const scale = Math.min(48, 4096 / wide, 4096 / high);
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.ceil(wide * scale));
    canvas.height = Math.max(1, Math.ceil(high * scale));
    const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
    pen.scale(scale, scale);
    pen.translate(-bounds.left, -bounds.top);
    pen.lineWidth = 1 / scale;
    const colours = new Map(portrait.terrains.map((terrain) => [terrain.key, terrain.colour || "#d8d2bd"]));
    const groups = new Map<string, Space[]>();
    for (const space of portrait.board.spaces) {
      const there = groups.get(space.terrain);
      if (there) there.push(space);
      else groups.set(space.terrain, [space]);
    }
    for (const [terrain, spaces] of groups) {
      pen.fillStyle = pen.strokeStyle = colours.get(terrain) ?? "#d8d2bd";
      // Short paths: filling one of ten thousand hexes takes many times as long as filling the hexes.
      for (let first = 0; first < spaces.length; first += 64) {
        pen.beginPath();
        for (const space of spaces.slice(first, first + 64)) {
          const corners = cornersOf(space, this.hex);
          corners.forEach(([x, y], k) => {
            if (k) pen.lineTo(x, y);
            else pen.moveTo(x, y);
          });
          pen.closePath();
        }
        pen.fill();
        pen.stroke();
      }
    }
    const sprite = new Sprite(Texture.from({ resource: canvas, autoGenerateMipmaps: true }));
    sprite.position.set(bounds.left, bounds.top);
    sprite.width = wide;
    sprite.height = high;
    return sprite;
  }

  private makeGrid(): void {
    for (const layer of [this.grid, this.numbers]) {
      for (const child of layer.removeChildren()) child.destroy({ children: true });
    }
    const portrait = this.portrait as Portrait;
    const chunks = new Map<number, Chunk>();
    for (const space of portrait.board.spaces) {
      const [key, rect] = this.part(space, CHUNK);
      let chunk = chunks.get(key);
      if (!chunk) {
        chunk = { ...rect, spaces: [], grid: null, numbers: null };
        chunks.set(key, chunk);
      }
      chunk.spaces.push(space);
    }
    this.chunks = [...chunks.values()];
  }

  /** The part of the board in which a space lies, when it is cut into squares of so many spaces. */
  private part(space: Space, spaces: number): [number, Rect] {
    const side = spaces * this.pitch;
    const { bounds } = this.index;
    const column = Math.floor((space.x - bounds.left) / side);
    const row = Math.floor((space.y - bounds.top) / side);
    const left = bounds.left + column * side - this.pitch;
    const top = bounds.top + row * side - this.pitch;
    return [
      row * 4096 + column,
      { left, top, right: left + side + 2 * this.pitch, bottom: top + side + 2 * this.pitch },
    ];
  }

  private inRegion(rect: Rect): boolean {
    const { region } = this;
    return (
      rect.left < region.right &&
      rect.right > region.left &&
      rect.top < region.bottom &&
      rect.bottom > region.top
    );
  }

  /** Grid and numbers of what is seen; a few parts in each frame. */
  private showChunks(until: number): void {
    const pixels = this.pitch * this.camera.zoom;
    this.grid.visible = this.gridShown && pixels > 16;
    this.numbers.visible = this.portrait?.board.tops !== "none" && pixels > 62;
    if (!this.grid.visible && !this.numbers.visible) return;
    const most = this.moving ? 2 : 30;
    let made = 0;
    for (const chunk of this.chunks) {
      const seen = this.inRegion(chunk);
      if (seen && this.grid.visible && !chunk.grid) {
        if (made >= most || performance.now() > until) this.again();
        else {
          made += 1;
          chunk.grid = this.drawChunk(chunk);
          this.grid.addChild(chunk.grid);
        }
      }
      if (seen && this.numbers.visible && !chunk.numbers) {
        if (made >= most || performance.now() > until) this.again();
        else {
          made += 1;
          chunk.numbers = this.writeNumbers(chunk);
          this.numbers.addChild(chunk.numbers);
        }
      }
      if (chunk.grid) chunk.grid.visible = seen;
      if (chunk.numbers) chunk.numbers.visible = seen;
    }
  }

  private drawChunk(chunk: Chunk): Graphics {
    const graphics = new Graphics();
    const done = new Set<number>();
    for (const space of chunk.spaces) {
      const corners = cornersOf(space, this.hex);
      let drawing = false;
      for (let k = 0; k < corners.length; k++) {
        const [ax, ay] = corners[k] as Point;
        const [bx, by] = corners[(k + 1) % corners.length] as Point;
        const key = edgeKey(ax, ay, bx, by);
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

  private writeNumbers(chunk: Chunk): Container {
    const group = new Container({ isRenderGroup: true });
    const high = this.pitch * 0.13;
    const advance = high * 0.56;
    for (const space of chunk.spaces) {
      if (space.name.length > 8) continue;
      let x = space.x - ((space.name.length - 1) * advance) / 2;
      for (const sign of space.name) {
        const sprite = new Sprite(this.glyph(sign));
        sprite.anchor.set(0.5);
        sprite.scale.set(high / 32);
        sprite.position.set(x, space.y - this.pitch * 0.425);
        sprite.alpha = 0.78;
        group.addChild(sprite);
        x += advance;
      }
    }
    this.glyphAtlas.upload();
    return group;
  }

  private glyph(sign: string): Texture {
    return (
      this.glyphAtlas.get(sign) ??
      this.glyphAtlas.draw(sign, (pen, x, y, size) => {
        pen.font = `700 ${size * 0.8}px "Helvetica Neue", Arial, "Liberation Sans", sans-serif`;
        pen.textAlign = "center";
        pen.textBaseline = "middle";
        pen.fillStyle = "#3b2c1a";
        pen.fillText(sign, x + size / 2, y + size / 2);
      })
    );
  }

  // counters

  private sortPiles(): void {
    for (const pile of this.piles.values()) {
      pile.stacks = [];
      pile.stale = true;
    }
    for (const stack of this.stacks) {
      const [key, rect] = this.part(stack.space, PILES);
      let pile = this.piles.get(key);
      if (!pile) {
        const group = new Container({ isRenderGroup: true });
        pile = { ...rect, stacks: [], group, sprites: [], level: -1, stale: true, waiting: [] };
        this.piles.set(key, pile);
        this.counters.addChild(group);
      }
      pile.stacks.push(stack);
    }
  }

  /** Counters of what is seen; parts that changed are laid again, a few in each frame. */
  private showPiles(until: number): void {
    for (const pile of this.piles.values()) {
      const seen = pile.stacks.length > 0 && this.inRegion(pile);
      pile.group.visible = seen;
      if (!seen || (!pile.stale && pile.level === this.level)) continue;
      if (performance.now() > until && pile.level >= 0) this.again();
      else this.layPile(pile);
    }
    if (!this.working) this.working = setTimeout(() => this.work(), 0);
  }

  private layPile(pile: Pile): void {
    let used = 0;
    pile.level = this.level;
    pile.stale = false;
    pile.waiting.length = 0;
    const side = COUNTER * this.pitch;
    const most = this.level === 0 ? 1 : this.level === 1 ? 3 : PILE;
    for (const { space, tokens } of pile.stacks) {
      const from = Math.max(0, tokens.length - most);
      const reach = (STEP * this.pitch * (tokens.length - from - 1)) / 2;
      for (let depth = from; depth < tokens.length; depth++) {
        let sprite = pile.sprites[used];
        if (!sprite) {
          sprite = new Sprite(Texture.WHITE);
          sprite.anchor.set(0.5);
          pile.sprites.push(sprite);
          pile.group.addChild(sprite);
        }
        used += 1;
        sprite.visible = true;
        const shift = (depth - from) * STEP * this.pitch - reach;
        sprite.position.set(space.x + shift, space.y - shift);
        this.dress(pile, sprite, tokens[depth] as Token, side);
      }
    }
    for (let rest = used; rest < pile.sprites.length; rest++) (pile.sprites[rest] as Sprite).visible = false;
  }

  private dress(pile: Pile, sprite: Sprite, token: Token, side: number): void {
    let texture: Texture | undefined;
    if (this.level > 0) {
      const key = this.keyOf(token);
      texture = (this.level === 2 ? this.large : this.small).get(key);
      if (!texture) {
        pile.waiting.push({ sprite, token });
        texture = (this.level === 2 ? this.small : this.large).get(key);
      }
    }
    if (texture) this.wear(sprite, texture, side);
    else {
      sprite.texture = Texture.WHITE;
      sprite.tint = this.tints32.get(token.piece) ?? 0xddd6c4;
      sprite.scale.set((side * (this.level === 0 ? 1.15 : 1)) / Texture.WHITE.width);
    }
  }

  private wear(sprite: Sprite, texture: Texture, side: number): void {
    sprite.texture = texture;
    sprite.tint = 0xffffff;
    sprite.scale.set(side / 0.93 / texture.width);
  }

  /** Draws counters that are wanted, between frames, in short stints. */
  private work(): void {
    this.working = undefined;
    if (this.gone || this.level === 0) return;
    const until = performance.now() + STINT;
    const atlas = this.level === 2 ? this.large : this.small;
    const side = COUNTER * this.pitch;
    let drawn = 0;
    let left = false;
    for (const pile of this.piles.values()) {
      if (!pile.group.visible || !pile.waiting.length) continue;
      while (pile.waiting.length && performance.now() < until) {
        const { sprite, token } = pile.waiting.pop() as { sprite: Sprite; token: Token };
        const key = this.keyOf(token);
        const cleared = atlas.clearings;
        this.wear(sprite, atlas.get(key) ?? this.paint(atlas, key, token), side);
        if (atlas.clearings !== cleared) this.relay();
        drawn += 1;
      }
      left ||= pile.waiting.length > 0;
    }
    if (drawn) {
      atlas.upload();
      this.touch();
    }
    if (left) this.working = setTimeout(() => this.work(), 8);
  }

  /** The drawings were thrown away because there were too many: everything in sight is laid again. */
  private relay(): void {
    for (const pile of this.piles.values()) pile.level = -1;
    this.stale = true;
  }

  private keyOf(token: Token): string {
    let key = this.keys.get(token);
    if (!key) {
      key = `${token.piece}|${token.face}|${token.states.join()}`;
      this.keys.set(token, key);
    }
    return key;
  }

  private paint(atlas: Atlas, key: string, token: Token): Texture {
    return atlas.draw(key, (pen, x, y, size) =>
      this.paintToken(pen, token, x, y, size, atlas === this.small),
    );
  }

  /** A counter as it lies on the table, with its shadow; also for panels. */
  paintToken(pen: Pen, token: Token, x: number, y: number, size: number, small: boolean): void {
    const inner = size * 0.93;
    const at = (size - inner) / 2;
    pen.fillStyle = "rgba(20,14,6,.45)";
    pen.beginPath();
    pen.roundRect(x + at * 1.9, y + at * 1.9, inner * 0.99, inner * 0.99, inner * 0.07);
    pen.fill();
    const look = this.looks.get(token.piece);
    drawCounter(
      pen,
      {
        look,
        name: token.piece,
        face: token.face,
        states: token.states.map((key) => this.states.get(key) ?? { key, label: key }),
        side: this.sides.get(look?.side ?? ""),
      },
      x + at,
      y + at,
      inner,
      small,
    );
  }

  // signs

  private placeSigns(): void {
    this.signsLayer.removeChildren().forEach((child) => {
      child.destroy();
    });
    if (this.level === 0) return;
    const count = new Map<string, number>();
    for (const sign of this.signs) {
      const space = this.spaces.get(sign.space) as Space;
      if (!this.covers(space.x, space.y)) continue;
      const number = count.get(sign.space) ?? 0;
      count.set(sign.space, number + 1);
      const key = `${sign.kind}|${sign.side ?? ""}|${sign.value ?? ""}`;
      const texture =
        this.signAtlas.get(key) ??
        this.signAtlas.draw(key, (pen, x, y, size) => this.paintSign(pen, sign, x, y, size));
      const sprite = new Sprite(texture);
      sprite.anchor.set(0.5);
      sprite.width = sprite.height = this.pitch * 0.27;
      const [dx, dy] = SIGN_PLACES[Math.min(number, SIGN_PLACES.length - 1)] as Point;
      sprite.position.set(space.x + this.pitch * dx, space.y + this.pitch * dy);
      this.signsLayer.addChild(sprite);
    }
  }

  paintSign(pen: Pen, sign: Sign, x: number, y: number, size: number): void {
    const key = this.signKeys.get(sign.kind);
    const side = this.sides.get(sign.side ?? "");
    const fill = side?.colour ?? key?.colour ?? "#efe6cf";
    const ink = side?.ink ?? "#1b1712";
    pen.fillStyle = fill;
    pen.strokeStyle = "#1b1712";
    pen.lineWidth = size * 0.05;
    pen.beginPath();
    pen.arc(x + size / 2, y + size / 2, size * 0.45, 0, Math.PI * 2);
    pen.fill();
    pen.stroke();
    if (side)
      drawPattern(
        pen,
        side.pattern,
        `${side.ink}33`,
        x + size * 0.18,
        y + size * 0.18,
        size * 0.64,
        size * 0.64,
      );
    drawIcon(
      pen,
      key?.icon || sign.kind,
      key?.label ?? sign.text,
      ink,
      x + size * 0.24,
      y + size * 0.22,
      size * 0.52,
    );
    if (sign.value) {
      pen.font = `700 ${size * 0.36}px system-ui, sans-serif`;
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      pen.lineWidth = size * 0.08;
      pen.strokeStyle = fill;
      pen.strokeText(sign.value, x + size * 0.7, y + size * 0.74);
      pen.fillStyle = ink;
      pen.fillText(sign.value, x + size * 0.7, y + size * 0.74);
    }
  }

  // writing

  private placeLabels(): void {
    const portrait = this.portrait;
    if (!portrait) return;
    const spots: Spot[] = portrait.labels.map((label) => {
      const { x, y, angle } = along(label);
      const space =
        label.style === "place" ? (this.spaces.get(label.space ?? "") ?? this.index.at(x, y)) : null;
      // A counter would hide the name: it is written below it instead.
      if (space && !this.countersHidden && this.stackAt.has(space.name)) {
        return { label, x: space.x, y: space.y + this.pitch * 0.44, angle: 0 };
      }
      return { label, x, y, angle };
    });
    if (!portrait.labels.length) {
      for (const space of portrait.board.spaces) {
        if (!space.label) continue;
        const label = {
          text: space.label,
          x: space.x,
          y: space.y,
          size: 0.2 * this.pitch,
          rank: 2,
          style: "place" as const,
        };
        spots.push({ label, x: space.x, y: space.y + this.pitch * 0.4, angle: 0 });
      }
    }
    this.labels.set(spots);
    this.chosenZoom = 0;
    this.lastZoom = 0;
    this.stale = true;
  }

  private bitmap(
    pool: BitmapText[],
    layer: Container,
    number: number,
    fill: number,
    size: number,
  ): BitmapText {
    let text = pool[number];
    if (!text) {
      text = new BitmapText({
        text: "",
        style: { fontFamily: "Arial, Liberation Sans, sans-serif", fontSize: size, fontWeight: "700", fill },
      });
      text.anchor.set(0.5);
      pool.push(text);
      layer.addChild(text);
    }
    text.visible = true;
    return text;
  }

  // marks and overlays

  private outline(graphics: Graphics, space: Space, share: number): void {
    const corners = cornersOf(space, this.hex);
    const flat: number[] = [];
    for (const [x, y] of corners) flat.push(space.x + (x - space.x) * share, space.y + (y - space.y) * share);
    graphics.poly(flat, true);
  }

  private drawMarks(): void {
    const { marks, marksUnder, marksOver } = this;
    marksUnder.clear();
    marksOver.clear();
    const thick = this.pitch * 0.05;
    this.drawRealm(marks.spaces, thick);
    for (const { space, tokens } of this.stacks) {
      if (!tokens.some((token) => marks.pieces.has(token.piece))) continue;
      const shown = Math.min(PILE, tokens.length);
      const reach = (STEP * this.pitch * (shown - 1)) / 2;
      const side = COUNTER * this.pitch;
      const top = tokens.at(-1) as Token;
      const x = space.x + reach - side / 2;
      const y = space.y - reach - side / 2;
      marksOver.roundRect(
        x - thick * 0.6,
        y - thick * 0.6,
        side + thick * 1.2,
        side + thick * 1.2,
        thick * 1.4,
      );
      marksOver.stroke({ color: HALO, width: thick * 1.5, alpha: 0.95 });
      marksOver.roundRect(
        x - thick * 0.6,
        y - thick * 0.6,
        side + thick * 1.2,
        side + thick * 1.2,
        thick * 1.4,
      );
      marksOver.stroke({ color: ACCENT, width: thick * 0.8, alpha: marks.pieces.has(top.piece) ? 1 : 0.6 });
    }
    for (const name of marks.shown) {
      const space = this.spaces.get(name);
      if (!space) continue;
      marksOver.circle(space.x, space.y, this.pitch * 0.56);
      marksOver.stroke({ color: 0x1b1712, width: thick * 1.7, alpha: 0.85 });
      marksOver.circle(space.x, space.y, this.pitch * 0.56);
      marksOver.stroke({ color: 0xffd23f, width: thick });
    }
    const hovered = this.spaces.get(marks.hovered ?? "");
    if (hovered) {
      const possible = marks.spaces.has(hovered.name);
      this.outline(marksUnder, hovered, 0.97);
      marksUnder.fill({ color: possible ? ACCENT : 0x1b1712, alpha: possible ? 0.22 : 0.06 });
      this.outline(marksUnder, hovered, 0.97);
      marksUnder.stroke({
        color: possible ? ACCENT : 0x1b1712,
        width: thick * (possible ? 1.1 : 0.6),
        alpha: 0.8,
      });
    }
    const focus = this.spaces.get(marks.focus ?? "");
    if (focus) {
      this.outline(marksOver, focus, 1.0);
      marksOver.stroke({ color: 0xffffff, width: thick * 2.4 });
      this.outline(marksOver, focus, 1.0);
      marksOver.stroke({ color: 0x000000, width: thick * 1.1 });
    }
  }

  /** Places where an order leads: lit, and bordered as one land. */
  private drawRealm(names: ReadonlySet<string>, thick: number): void {
    const { marksUnder } = this;
    const edges = new Map<number, [number, number, number, number] | null>();
    for (const name of names) {
      const space = this.spaces.get(name);
      if (!space) continue;
      const corners = cornersOf(space, this.hex);
      this.outline(marksUnder, space, 1);
      marksUnder.fill({ color: HALO, alpha: 0.3 });
      for (let k = 0; k < corners.length; k++) {
        const [ax, ay] = corners[k] as Point;
        const [bx, by] = corners[(k + 1) % corners.length] as Point;
        const key = edgeKey(ax, ay, bx, by);
        edges.set(key, edges.has(key) ? null : [ax, ay, bx, by]);
      }
    }
    for (const edge of edges.values()) if (edge) marksUnder.moveTo(edge[0], edge[1]).lineTo(edge[2], edge[3]);
    if (edges.size) marksUnder.stroke({ color: HALO, width: thick * 2.3, alpha: 0.95, cap: "round" });
    for (const edge of edges.values()) if (edge) marksUnder.moveTo(edge[0], edge[1]).lineTo(edge[2], edge[3]);
    if (edges.size) marksUnder.stroke({ color: ACCENT, width: thick * 1.2, cap: "round" });
  }

  private toneColour(key: string): string {
    return this.tones.get(key)?.colour || this.sides.get(key)?.colour || "#7a4fb5";
  }

  private drawOverlay(): void {
    const { tints, lines, overlayNow } = this;
    tints.clear();
    lines.clear();
    let used = 0;
    if (overlayNow) {
      for (const [name, spot] of Object.entries(overlayNow.spaces)) {
        const space = this.spaces.get(name);
        if (!space) continue;
        const colour = this.toneColour(spot.tone);
        this.outline(tints, space, 0.97);
        tints.fill({ color: colour, alpha: 0.42 });
        this.drawTonePattern(tints, space, spot.tone);
        if (!spot.value) continue;
        // Beside a counter the value is smaller, so that neither hides the other.
        const beside = this.stackAt.has(name) && !this.countersHidden;
        const x = space.x + (beside ? this.pitch * 0.38 : 0);
        const y = space.y + (beside ? this.pitch * 0.31 : 0);
        tints.circle(x, y, this.pitch * (beside ? 0.14 : 0.2));
        tints.fill({ color: 0xfffaf0, alpha: 0.86 });
        const text = this.bitmap(this.valuePool, this.values, used++, 0x1b1712, 40);
        if (text.text !== spot.value) text.text = spot.value;
        text.position.set(x, y);
        text.scale.set((this.pitch * (spot.value.length > 2 ? 0.17 : 0.24) * (beside ? 0.72 : 1)) / 40);
      }
      for (const [from, to, tone] of overlayNow.lines) {
        const a = this.spaces.get(from);
        const b = this.spaces.get(to);
        if (!a || !b) continue;
        lines.moveTo(a.x, a.y).lineTo(b.x, b.y);
        lines.stroke({ color: 0xffffff, width: this.pitch * 0.13, alpha: 0.75, cap: "round" });
        lines.moveTo(a.x, a.y).lineTo(b.x, b.y);
        lines.stroke({ color: this.toneColour(tone), width: this.pitch * 0.075, cap: "round" });
      }
    }
    for (let rest = used; rest < this.valuePool.length; rest++)
      (this.valuePool[rest] as BitmapText).visible = false;
  }

  /** A second way to tell tones apart: bars, hatching, dots or a cross in the space. */
  private drawTonePattern(graphics: Graphics, space: Space, tone: string): void {
    const pattern = this.tones.get(tone)?.pattern || this.sides.get(tone)?.pattern;
    if (!pattern) return;
    const r = this.pitch * 0.34;
    const { x, y } = space;
    const stroke = { color: 0x1b1712, width: this.pitch * 0.02, alpha: 0.5 };
    if (pattern === "disc" || pattern === "dots") {
      for (const [dx, dy] of pattern === "disc"
        ? [[0, -1]]
        : [
            [-0.7, -0.7],
            [0.7, -0.7],
            [0, 1],
            [0, -1],
          ]) {
        graphics.circle(x + (dx as number) * r, y + (dy as number) * r, this.pitch * 0.035);
        graphics.fill({ color: 0x1b1712, alpha: 0.5 });
      }
      return;
    }
    for (const d of [-0.6, 0, 0.6]) {
      if (pattern === "bars") graphics.moveTo(x + d * r, y - r * 0.8).lineTo(x + d * r, y + r * 0.8);
      else if (pattern === "waves") graphics.moveTo(x - r * 0.8, y + d * r).lineTo(x + r * 0.8, y + d * r);
      else graphics.moveTo(x + d * r - r * 0.45, y + r * 0.7).lineTo(x + d * r + r * 0.45, y - r * 0.7);
      if (pattern === "cross")
        graphics.moveTo(x + d * r - r * 0.45, y - r * 0.7).lineTo(x + d * r + r * 0.45, y + r * 0.7);
    }
    graphics.stroke(stroke);
  }

  /** The whole board in a small canvas, for the mini-map. */
  async sketch(canvas: HTMLCanvasElement): Promise<void> {
    const portrait = this.portrait;
    if (!portrait) return;
    const { bounds } = this.index;
    const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
    const scale = Math.min(
      canvas.width / (bounds.right - bounds.left),
      canvas.height / (bounds.bottom - bounds.top),
    );
    pen.setTransform(scale, 0, 0, scale, -bounds.left * scale, -bounds.top * scale);
    const least = [...portrait.images].sort((a, b) => (a.pixels ?? 0) - (b.pixels ?? 0));
    const tiles = least.filter((layer) => layer.pixels === least[0]?.pixels);
    for (const layer of tiles) {
      const image = new Image();
      image.src = layer.url;
      await image.decode().catch(() => undefined);
      if (image.naturalWidth) pen.drawImage(image, layer.x, layer.y, layer.width, layer.height);
    }
    if (!tiles.length) {
      const ground = this.images.children[0] as Sprite | undefined;
      const source = ground?.texture.source.resource as HTMLCanvasElement | undefined;
      if (ground && source)
        pen.drawImage(
          source,
          bounds.left,
          bounds.top,
          bounds.right - bounds.left,
          bounds.bottom - bounds.top,
        );
    }
  }
}

/** The same for an edge from both of its sides. */
function edgeKey(ax: number, ay: number, bx: number, by: number): number {
  return Math.round((ax + bx) * 50) * 1_048_576 + Math.round((ay + by) * 50);
}

function hexNumber(colour: string): number {
  return /^#[\da-f]{6}$/i.test(colour) ? Number.parseInt(colour.slice(1), 16) : 0xddd6c4;
}
