import { Container, Sprite, Texture } from "pixi.js";
import type { Point, Scene, Space, Token } from "../lib/contract";
import { Atlas } from "./atlas";
import { type CounterDrawing, drawCounter, drawPlainCounter, plainKey } from "./counter";
import { type Rect, slotOf } from "./geometry";
import type { Plan } from "./plan";
import { NEARNESS, type Nearness, overlaps, type Sight } from "./sight";
import type { Pen } from "./symbols";

const PART = 24;
/** Milliseconds after a frame that may go into drawing counters, while the map moves and while it rests. */
const STINT = { moving: 2, resting: 14 };
/** Milliseconds after which counters drawn so far are shown, if there are more to draw. */
const SHOWN_EVERY = 400;
/** The share of a drawing that is counter; the rest is its shadow. */
const BODY = 0.93;

/** Counters that lie together; a space may have several stacks. */
export interface Stack {
  space: Space;
  x: number;
  y: number;
  tokens: Token[];
  /** The part of the board in which it lies, once that is known. */
  part?: [number, Rect];
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

/** Where a counter lies in its stack, counted from the middle of the space. */
export function shiftInStack(near: Nearness, pitch: number, place: number, shown: number): number {
  return (place - (shown - 1) / 2) * near.step * pitch;
}

/** The stacks of a space; what is aboard another piece is not seen. */
function stacksOf(space: Space, tokens: Token[]): Stack[] {
  const found = new Map<number, Stack>();
  for (const token of tokens) {
    if (token.aboard) continue;
    const slot = token.slot ?? 0;
    let stack = found.get(slot);
    if (!stack) {
      const [x, y] = slotOf(space, slot);
      stack = { space, x, y, tokens: [] };
      found.set(slot, stack);
    }
    stack.tokens.push(token);
  }
  return [...found.values()];
}

/** The counters on the map. Faces are drawn once for each look, between frames, and shared. */
export class CounterLayer {
  readonly container = new Container();
  stacks: Stack[] = [];
  /** Pieces that are on their way and shown elsewhere. */
  away: ReadonlySet<string> = new Set();
  private at = new Map<string, { tokens: Token[]; stacks: Stack[] }>();
  private laid: Scene["stacks"] | null = null;
  private readonly piles = new Map<number, Pile>();
  private atlases: Record<"plain" | "small" | "full", Atlas>;
  private plan: Plan | null = null;
  private keys = new WeakMap<Token, string>();
  private near = NEARNESS[0] as Nearness;
  private level = 0;
  private sight: Sight | null = null;
  /** Whether counters were drawn that no frame has shown, and when one did. */
  private unseen = false;
  private seenAt = 0;
  private working = 0;
  private stint: ReturnType<typeof setTimeout> | undefined;

  /** `changed` asks for a frame, and whether counters must be laid again for it. */
  constructor(
    private readonly changed: (again: boolean) => void,
    resolution: number,
  ) {
    this.atlases = {
      plain: new Atlas(Math.round(48 * resolution), 40),
      small: new Atlas(Math.round(60 * resolution), 160),
      full: new Atlas(Math.round(168 * Math.min(1.5, resolution)), 96),
    };
  }

  load(plan: Plan): void {
    this.plan = plan;
    this.clear();
    this.keys = new WeakMap();
    for (const pile of this.piles.values()) pile.group.destroy({ children: true });
    this.piles.clear();
    this.stacks = [];
    this.at.clear();
    this.laid = null;
  }

  destroy(): void {
    cancelAnimationFrame(this.working);
    clearTimeout(this.stint);
    this.clear();
  }

  private clear(): void {
    for (const atlas of Object.values(this.atlases)) atlas.clear();
  }

  /** Lays all stacks; those that are the same as before stay the same objects. */
  set({ stacks: all }: Scene): void {
    if (all === this.laid) return;
    this.laid = all;
    const before = this.at;
    this.at = new Map();
    this.stacks = [];
    for (const name in all) {
      const tokens = all[name] as Token[];
      const space = this.plan?.spaces.get(name);
      if (!space || !tokens.length) continue;
      const known = before.get(name);
      const there = known?.tokens === tokens ? known : { tokens, stacks: stacksOf(space, tokens) };
      for (const stack of there.stacks) this.stacks.push(stack);
      this.at.set(name, there);
    }
    this.stacks.sort((a, b) => a.y - b.y || a.x - b.x);
    this.sortPiles();
  }

  stackIn(space: string): Token[] {
    return this.at.get(space)?.tokens ?? [];
  }

  has(space: string): boolean {
    return this.at.has(space);
  }

  /** The stack that lies at a point, the uppermost one; `half` is half the side of a counter. */
  stackAt(x: number, y: number, half: number): Stack | undefined {
    return this.stacks.filter((stack) => Math.abs(x - stack.x) < half && Math.abs(y - stack.y) < half).at(-1);
  }

  /** Where a counter lies in its stack. */
  placeOf(space: Space, piece: string, near: Nearness): Point {
    const stack = this.at
      .get(space.name)
      ?.stacks.find(({ tokens }) => tokens.some((token) => token.piece === piece));
    if (!stack) return slotOf(space);
    const shown = Math.min(near.most, stack.tokens.length);
    const place = stack.tokens.findIndex((token) => token.piece === piece) - (stack.tokens.length - shown);
    const shift = shiftInStack(near, this.plan?.pitch ?? 1, Math.max(0, place), shown);
    return [stack.x + shift, stack.y - shift];
  }

  /** A counter in a space is shown there again, or no longer. */
  relay(space: Space): void {
    for (const stack of this.at.get(space.name)?.stacks ?? []) {
      const pile = this.piles.get(this.plan?.part(stack, PART)[0] ?? -1);
      if (pile) pile.stale = true;
    }
  }

  /** What changed in a part of the board is a stack that came, went, or holds other counters. */
  private sortPiles(): void {
    const plan = this.plan as Plan;
    const before = new Map<Pile, Stack[]>();
    for (const pile of this.piles.values()) {
      before.set(pile, pile.stacks);
      pile.stacks = [];
    }
    for (const stack of this.stacks) {
      stack.part ??= plan.part(stack, PART);
      const [key, rect] = stack.part;
      let pile = this.piles.get(key);
      if (!pile) {
        const group = new Container({ isRenderGroup: true });
        pile = { ...rect, stacks: [], group, sprites: [], level: -1, stale: true, waiting: [] };
        this.piles.set(key, pile);
        this.container.addChild(group);
      }
      pile.stacks.push(stack);
    }
    for (const [pile, stacks] of before) pile.stale ||= !this.same(stacks, pile.stacks);
  }

  private same(before: Stack[], now: Stack[]): boolean {
    return (
      before.length === now.length &&
      now.every((stack, number) => {
        const { x, y, tokens } = stack;
        const old = before[number] as Stack;
        if (old === stack) return true;
        return (
          old.x === x &&
          old.y === y &&
          old.tokens.length === tokens.length &&
          tokens.every((token, depth) => this.keyOf(token) === this.keyOf(old.tokens[depth] as Token))
        );
      })
    );
  }

  /** Lays the counters that are seen, a few parts in each frame. True if some are still to be laid. */
  update(sight: Sight): boolean {
    this.sight = sight;
    this.near = sight.near;
    this.level = sight.level;
    let left = false;
    let laid = 0;
    for (const pile of this.piles.values()) {
      const seen = pile.stacks.length > 0 && overlaps(pile, sight.region);
      pile.group.visible = seen;
      if (!seen || (!pile.stale && pile.level === sight.level)) continue;
      if (laid && performance.now() > sight.until) left = true;
      else {
        laid += 1;
        this.lay(pile);
      }
    }
    if (laid && !this.working) this.workSoon();
    return left;
  }

  /** While the map moves, after the next frame: one stint for each, however slowly they come. */
  private workSoon(): void {
    const work = (): void => {
      this.stint = setTimeout(() => this.work(), 0);
    };
    if (this.sight?.moving) this.working = requestAnimationFrame(work);
    else {
      this.working = -1;
      work();
    }
  }

  private lay(pile: Pile): void {
    const { near } = this;
    const pitch = this.plan?.pitch ?? 1;
    let used = 0;
    pile.level = this.level;
    pile.stale = false;
    pile.waiting.length = 0;
    for (const { x, y, tokens } of pile.stacks) {
      const shown = Math.min(near.most, tokens.length);
      for (let place = 0; place < shown; place++) {
        const token = tokens[tokens.length - shown + place] as Token;
        if (this.away.has(token.piece)) continue;
        let sprite = pile.sprites[used];
        if (!sprite) {
          sprite = new Sprite(Texture.WHITE);
          sprite.anchor.set(0.5);
          pile.sprites.push(sprite);
          pile.group.addChild(sprite);
        }
        used += 1;
        sprite.visible = true;
        const shift = shiftInStack(near, pitch, place, shown);
        sprite.position.set(x + shift, y - shift);
        if (!this.dress(sprite, token)) pile.waiting.push({ sprite, token });
      }
    }
    for (let rest = used; rest < pile.sprites.length; rest++) (pile.sprites[rest] as Sprite).visible = false;
  }

  /** Gives a sprite the face of a counter. False if that is still to be drawn: it wears another until then. */
  private dress(sprite: Sprite, token: Token): boolean {
    const { face } = this.near;
    const key = this.keyOf(token);
    const wanted = face === "fill" ? undefined : this.atlases[face].get(this.keyFor(face, token));
    if (wanted) {
      this.wear(sprite, wanted);
      return true;
    }
    const other = face === "fill" ? undefined : (this.atlases.small.get(key) ?? this.atlases.full.get(key));
    if (other) this.wear(sprite, other);
    else {
      sprite.texture = Texture.WHITE;
      sprite.tint = this.plan?.fillOf(token.piece) ?? 0xffffff;
      sprite.scale.set(this.side / Texture.WHITE.width);
    }
    return face === "fill";
  }

  private wear(sprite: Sprite, texture: Texture): void {
    sprite.texture = texture;
    sprite.tint = 0xffffff;
    sprite.scale.set(this.side / BODY / texture.width);
  }

  /** The side of a counter in board units. */
  get side(): number {
    return this.near.share * (this.plan?.pitch ?? 1);
  }

  /** A counter outside its stack, with its face drawn at once. */
  loose(token: Token): Sprite {
    const sprite = new Sprite(Texture.WHITE);
    sprite.anchor.set(0.5);
    const { face } = this.near;
    if (face === "fill") this.dress(sprite, token);
    else {
      this.wear(sprite, this.texture(face, token));
      this.atlases[face].upload();
    }
    return sprite;
  }

  /** Draws counters that are wanted, between frames, in short stints. */
  private work(): void {
    this.working = 0;
    const { face } = this.near;
    if (face === "fill") return;
    const atlas = this.atlases[face];
    const until = performance.now() + (this.sight?.moving ? STINT.moving : STINT.resting);
    const cleared = atlas.clearings;
    let drawn = 0;
    let left = false;
    for (const pile of this.piles.values()) {
      if (!pile.group.visible || !pile.waiting.length || pile.level !== this.level) continue;
      while (pile.waiting.length && performance.now() < until) {
        const { sprite, token } = pile.waiting.pop() as { sprite: Sprite; token: Token };
        this.wear(sprite, this.texture(face, token));
        drawn += 1;
      }
      left ||= pile.waiting.length > 0;
    }
    // The drawings were thrown away because there were too many: everything in sight is laid again.
    if (atlas.clearings !== cleared) {
      for (const pile of this.piles.values()) pile.level = -1;
      left = false;
    }
    // At rest frames would only hold up the work: what was drawn is shown together.
    this.unseen ||= drawn > 0;
    const now = performance.now();
    if (this.unseen && (!left || this.sight?.moving || now - this.seenAt > SHOWN_EVERY)) {
      this.unseen = false;
      this.seenAt = now;
      atlas.upload();
      this.changed(atlas.clearings !== cleared);
    }
    if (left) this.workSoon();
  }

  private texture(face: "plain" | "small" | "full", token: Token): Texture {
    const atlas = this.atlases[face];
    const key = this.keyFor(face, token);
    return atlas.get(key) ?? atlas.draw(key, (pen, x, y, size) => this.paint(pen, token, x, y, size, face));
  }

  private keyFor(face: "plain" | "small" | "full", token: Token): string {
    return face === "plain" ? plainKey(this.drawing(token)) : this.keyOf(token);
  }

  private keyOf(token: Token): string {
    let key = this.keys.get(token);
    if (!key) {
      key = `${token.piece}|${token.face}|${token.states.join()}`;
      this.keys.set(token, key);
    }
    return key;
  }

  private drawing(token: Token): CounterDrawing {
    const look = this.plan?.looks.get(token.piece);
    return {
      look,
      name: token.piece,
      face: token.face,
      states: token.states.map((key) => this.plan?.states.get(key) ?? { key, label: key }),
      side: this.plan?.sides.get(look?.side ?? ""),
    };
  }

  /** A counter as it lies on the table, with its shadow. */
  private paint(
    pen: Pen,
    token: Token,
    x: number,
    y: number,
    size: number,
    face: "plain" | "small" | "full",
  ): void {
    const inner = size * BODY;
    const at = (size - inner) / 2;
    pen.fillStyle = "rgba(20,14,6,.45)";
    pen.beginPath();
    pen.roundRect(x + at * 1.9, y + at * 1.9, inner * 0.99, inner * 0.99, inner * 0.07);
    pen.fill();
    const drawing = this.drawing(token);
    if (face === "plain") drawPlainCounter(pen, drawing, x + at, y + at, inner);
    else drawCounter(pen, drawing, x + at, y + at, inner, face === "small");
  }
}
