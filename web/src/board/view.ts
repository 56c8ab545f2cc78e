import "pixi.js/unsafe-eval";
import { Container, type Renderer, WebGLRenderer } from "pixi.js";
import type { GameEvent, Key, Overlay, Point, Portrait, Scene, Space, Token } from "../lib/contract";
import { ArrowLayer, type Drawn } from "./arrows";
import { Backdrop } from "./backdrop";
import { Camera } from "./camera";
import { CounterLayer, type Stack } from "./counters";
import { type Rect, SpaceIndex } from "./geometry";
import { Grid } from "./grid";
import { layGround, sketch } from "./ground";
import { Highlights, type Marks, NO_MARKS } from "./highlights";
import { LabelLayer } from "./labels";
import { changes, Motion } from "./motion";
import { OverlayLayer } from "./overlays";
import { PathLayer } from "./paths";
import { Plan } from "./plan";
import { Proposals } from "./proposals";
import { NEARNESS, type Nearness, nearnessAt, type Sight } from "./sight";
import { SignLayer } from "./signs";

/** Milliseconds a frame may spend on what changed; the rest comes in the next frames. */
/** What is left of the light of the map by night. */
const NIGHT = { ground: 0x8b8b86, names: 0xd2d0c8 };
const BUDGET = { moving: 2, resting: 12 };
/** Milliseconds between two choices of what is written while the zoom changes. */
const REWRITE = 180;
/** Milliseconds after which the map counts as resting. */
const SETTLED = 150;
/** How much is drawn around what is seen, as a share of it. */
const MARGIN = 0.2;

const NOWHERE: Rect = { left: 0, top: 0, right: 0, bottom: 0 };
const EMPTY = new SpaceIndex([], []);

/** The table: map, grid, counters and names, drawn on demand. It knows spaces and pieces, and no game. */
export class BoardView {
  readonly camera = new Camera({ left: 0, top: 0, right: 1, bottom: 1 });
  onframe: (() => void) | null = null;
  /** Hears when counters begin to move by themselves, and when all have arrived. */
  onmoving: ((moving: boolean) => void) | null = null;
  /** Whether the player has moved the map. */
  moved = false;
  resolution = 1;
  /** The map can be seen already, below this one. */
  seen = false;

  private renderer: Renderer | null = null;
  private plan: Plan | null = null;
  private readonly stage = new Container();
  private readonly world = new Container({ isRenderGroup: true });
  private readonly backdrop = new Backdrop(() => this.touch());
  private readonly grid = new Grid();
  private readonly signs = new SignLayer();
  private readonly highlights = new Highlights();
  private readonly proposals = new Proposals();
  private readonly overlays = new OverlayLayer();
  private readonly path = new PathLayer();
  private readonly arrows = new ArrowLayer();
  private counters = new CounterLayer(() => undefined, 1);
  private motion = new Motion(
    this.counters,
    () => undefined,
    () => undefined,
  );
  private labels = new LabelLayer(1);

  private scene: Scene | null = null;
  private marks: Marks = NO_MARKS;
  private overlay: { laid: Overlay | null; tones: readonly Key[] } = { laid: null, tones: [] };
  private countersHidden = false;

  private readonly sight: Sight = {
    region: { ...NOWHERE },
    zoom: 0,
    level: -1,
    near: NEARNESS[0] as Nearness,
    moving: false,
    until: 0,
  };
  /** Something in sight is not drawn as it should be. */
  private stale = true;
  private readonly names = { due: false, zoom: 0, at: 0, frames: 0 };
  private readonly last = { x: 0, y: 0, zoom: 0, movedAt: -1000 };
  private wanted = false;
  private scheduled = 0;
  private gone = false;

  /** `coarse` draws fewer pixels and does the same work: for measuring where there is no graphics card. */
  async init(canvas: HTMLCanvasElement, coarse = 1): Promise<void> {
    this.resolution = Math.min(2, globalThis.devicePixelRatio || 1);
    // Asking for this renderer by name spares the page two trial contexts, which take long without a graphics card.
    const renderer = new WebGLRenderer();
    await renderer.init({
      canvas,
      antialias: coarse === 1,
      resolution: this.resolution / coarse,
      autoDensity: false,
      backgroundAlpha: 0,
      width: 300,
      height: 200,
    });
    this.renderer = renderer;
    this.labels = new LabelLayer(this.resolution);
    this.counters = new CounterLayer((again) => {
      this.stale ||= again;
      this.touch();
    }, this.resolution);
    this.motion = new Motion(
      this.counters,
      () => {
        this.stale = true;
        this.touch();
      },
      (moving) => this.onmoving?.(moving),
    );
    const { overlays, highlights, path } = this;
    this.stage.addChild(this.world);
    this.world.addChild(
      this.backdrop.container,
      this.grid.edges,
      overlays.tints,
      highlights.land,
      highlights.rim,
      highlights.under,
      this.grid.numbers,
      this.labels.ground,
      overlays.lines,
      this.counters.container,
      this.signs.container,
      highlights.frames,
      highlights.over,
      overlays.discs,
      overlays.values,
      this.labels.places,
      this.arrows.container,
      path.arrow,
      path.values,
      this.proposals.container,
      this.motion.container,
    );
    this.stage.eventMode = "none";
    this.stage.interactiveChildren = false;
  }

  destroy(): void {
    this.gone = true;
    cancelAnimationFrame(this.scheduled);
    this.onmoving = null;
    this.motion.finish();
    this.counters.destroy();
    this.signs.destroy();
    this.grid.destroy();
    this.backdrop.clear();
    this.stage.destroy({ children: true });
    this.renderer?.destroy();
    this.renderer = null;
  }

  get index(): SpaceIndex {
    return this.plan?.index ?? EMPTY;
  }

  get spaces(): ReadonlyMap<string, Space> {
    return this.plan?.spaces ?? new Map();
  }

  resize(width: number, height: number): void {
    this.renderer?.resize(width, height);
    this.camera.resize(width, height);
    const magnify = innerWidth >= 3400 ? 1.65 : innerWidth >= 2400 ? 1.25 : 1;
    if (magnify !== this.labels.magnify) {
      this.labels.magnify = magnify;
      this.rename();
    }
    this.touch();
  }

  /** Where it is played, as long as the player has not moved the board. */
  refit(): void {
    this.camera.resize(this.camera.width, this.camera.height);
    this.camera.fit(this.camera.home ?? undefined);
    this.touch();
  }

  // what is on the table

  load(portrait: Portrait): void {
    const plan = new Plan(portrait);
    this.plan = plan;
    this.motion.finish();
    this.camera.rebound(plan.index.bounds, plan.index.extent);
    this.camera.most = 220 / plan.pitch;
    this.scene = null;
    this.backdrop.show(portrait.images, () => (this.seen ? null : layGround(plan)));
    this.grid.load(plan);
    this.counters.load(plan);
    this.signs.load(plan);
    this.labels.load(plan);
    this.rename();
    this.touch();
  }

  /** Shows a scene at once; counters that changed places since the last one glide there, as the events tell. */
  show(scene: Scene, events: readonly GameEvent[] = []): void {
    const { plan } = this;
    if (!plan) return;
    const before = this.scene;
    this.scene = scene;
    this.counters.set(scene);
    this.signs.set(scene);
    if (before && !this.countersHidden) {
      const found = changes(before, scene, events, (space) => plan.spaces.has(space));
      this.motion.start(plan, this.sight.near, found);
    }
    this.drawOverlay();
    this.rename();
    this.touch();
  }

  mark(marks: Marks): void {
    this.marks = marks;
    this.touch();
  }

  lay(overlay: Overlay | null, tones: readonly Key[] = []): void {
    this.overlay = { laid: overlay, tones };
    this.drawOverlay();
    this.touch();
  }

  private drawOverlay(): void {
    const { laid, tones } = this.overlay;
    const { near } = this.sight;
    if (this.plan)
      this.overlays.draw(this.plan, laid, tones, near, this.countersHidden ? null : this.counters);
  }

  /** Shows the way of an order before it is given. */
  layPath(path: Overlay | null): void {
    if (!this.plan) return;
    this.path.draw(this.plan, path);
    this.touch();
  }

  /** Shows moves and attacks as arrows. */
  layArrows(arrows: Drawn): void {
    if (!this.plan) return;
    this.arrows.draw(this.plan, arrows);
    this.touch();
  }

  /** What has been laid over the map: how many arrows, and the ends of ways. */
  pointed(): {
    arrows: { bold: number; faint: number };
    ways: [string, string][];
    lines: [string, string][];
  } {
    return { arrows: this.arrows.count, ways: this.path.ends, lines: this.overlays.steps };
  }

  hideCounters(hidden: boolean): void {
    if (hidden === this.countersHidden) return;
    this.countersHidden = hidden;
    this.motion.finish();
    for (const layer of [this.counters.container, this.highlights.frames]) layer.visible = !hidden;
    this.drawOverlay();
    this.rename();
    this.touch();
  }

  /** By night the ground is darker than the counters on it. */
  dim(dark: boolean): void {
    this.backdrop.container.tint = dark ? NIGHT.ground : 0xffffff;
    for (const layer of [this.labels.ground, this.labels.places]) layer.tint = dark ? NIGHT.names : 0xffffff;
    this.touch();
  }

  showGrid(shown: boolean): void {
    this.grid.shown = shown;
    this.stale = true;
    this.touch();
  }

  /** The ground can be seen, be it only a plain one. */
  get laid(): boolean {
    return this.backdrop.laid;
  }

  stackIn(space: string): Token[] {
    return this.counters.stackIn(space);
  }

  /** The stack at a point of the board. */
  stackAt(x: number, y: number): Stack | undefined {
    return this.countersHidden ? undefined : this.counters.stackAt(x, y, this.counterSide() / 2 + 0.06);
  }

  /** Where to point at a piece, or at a space: in an area, where no counter lies. */
  spotOf(name: string, piece?: string): Point | null {
    const space = this.spaces.get(name);
    if (!space) return null;
    if (piece) return this.counters.placeOf(space, piece, this.sight.near);
    const middle: Point = [space.x, space.y];
    if (!space.corners) return middle;
    const inner = space.corners.map(([x, y]): Point => [x * 0.4 + space.x * 0.6, y * 0.4 + space.y * 0.6]);
    const free = [middle, ...inner].find(([x, y]) => !this.stackAt(x, y) && this.index.at(x, y) === space);
    return free ?? middle;
  }

  /** The side of a counter as it lies on the map, in board units. */
  counterSide(): number {
    return this.sight.near.share * (this.plan?.pitch ?? 1);
  }

  counterPixels(): number {
    return this.counterSide() * this.camera.zoom;
  }

  /** The whole board in a small canvas. */
  async sketch(canvas: HTMLCanvasElement): Promise<void> {
    if (this.plan) await sketch(this.plan, canvas);
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
    const { renderer, plan, camera, world, sight } = this;
    if (!renderer || !plan || this.gone) return;
    const start = performance.now();
    this.wanted = false;
    world.scale.set(camera.zoom);
    world.position.set(camera.width / 2 - camera.x * camera.zoom, camera.height / 2 - camera.y * camera.zoom);
    this.follow(start);
    const away = this.motion.step(start);
    this.backdrop.look(camera, this.resolution);
    if (this.mustRebuild(plan)) {
      sight.until = start + (sight.moving ? BUDGET.moving : BUDGET.resting);
      this.rebuild(plan);
    }
    if (this.highlights.draw(plan, this.marks, sight.near, this.counters)) this.wanted = true;
    this.proposals.draw(plan, this.marks.proposals, sight.near, this.counters, camera.zoom);
    renderer.render(this.stage);
    this.onframe?.();
    if (away || this.stale) this.wanted = true;
    if (this.wanted) this.touch();
  }

  /** Notes how the camera moved. */
  private follow(now: number): void {
    const { camera, last, names, sight } = this;
    if (camera.zoom !== last.zoom) this.labels.rescale(camera.zoom);
    // The first look at the board is no movement.
    if (last.zoom && (camera.x !== last.x || camera.y !== last.y || camera.zoom !== last.zoom))
      last.movedAt = now;
    sight.moving = now - last.movedAt < SETTLED;
    last.x = camera.x;
    last.y = camera.y;
    last.zoom = camera.zoom;
    // While the zoom changes names only keep their size; now and then, and at rest, they are chosen anew.
    names.frames += 1;
    if (names.zoom === camera.zoom) return;
    const due = !sight.moving || (names.frames > 12 && now - names.at > REWRITE);
    if (names.zoom === 0 || due) this.stale = names.due = true;
    else this.wanted = true;
  }

  /** Names are to be chosen anew. */
  private rename(): void {
    this.names.zoom = 0;
    this.stale = true;
  }

  private mustRebuild(plan: Plan): boolean {
    const { camera, sight } = this;
    const { region } = sight;
    const halfW = camera.width / 2 / camera.zoom;
    const halfH = camera.height / 2 / camera.zoom;
    return (
      this.stale ||
      nearnessAt(plan.pitch * camera.zoom) !== sight.level ||
      camera.x - halfW < region.left ||
      camera.x + halfW > region.right ||
      camera.y - halfH < region.top ||
      camera.y + halfH > region.bottom
    );
  }

  /** Fits the drawn things to what is seen. While the map moves, what does not fit into this frame comes later. */
  private rebuild(plan: Plan): void {
    const { camera, sight, names, labels } = this;
    const reachX = (camera.width / camera.zoom) * (0.5 + MARGIN);
    const reachY = (camera.height / camera.zoom) * (0.5 + MARGIN);
    Object.assign(sight.region, {
      left: camera.x - reachX,
      right: camera.x + reachX,
      top: camera.y - reachY,
      bottom: camera.y + reachY,
    });
    sight.zoom = camera.zoom;
    const level = nearnessAt(plan.pitch * camera.zoom);
    if (level !== sight.level) {
      sight.level = level;
      sight.near = NEARNESS[level] as Nearness;
      this.drawOverlay();
    }
    const late = (): boolean => sight.moving && performance.now() > sight.until;
    this.stale = this.counters.update(sight);
    if (late()) {
      this.stale = true;
      return;
    }
    if (this.grid.update(sight)) this.stale = true;
    if (late()) {
      this.stale = true;
      return;
    }
    this.signs.update(sight);
    if (names.due || labels.many) {
      names.due = false;
      names.zoom = camera.zoom;
      names.at = performance.now();
      names.frames = 0;
      labels.choose(sight, this.countersHidden ? null : this.counters);
    }
    if (labels.place(sight.region, camera.zoom, sight.moving)) this.stale = true;
  }
}
