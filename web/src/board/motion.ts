import { Container, type Sprite } from "pixi.js";
import type { GameEvent, Point, Scene, Space, Token } from "../lib/contract";
import type { CounterLayer } from "./counters";
import { slotOf } from "./geometry";
import type { Plan } from "./plan";
import type { Nearness } from "./sight";

/** Milliseconds of a straight glide, of each further step of a way, and at most. */
const GLIDE = 250;
const FURTHER = 50;
const LONGEST = 500;
const FADE = 320;
/** When more counters than this change places, the table was set up anew: nothing glides. */
const MOST = 40;

interface Lying {
  space: string;
  token: Token;
}

export type Change = { token: Token } & (
  | { kind: "moves"; way: string[]; slot?: number }
  | { kind: "goes"; from: string }
  | { kind: "comes"; to: string }
);

/** Where pieces lie, in spaces where another scene has other stacks: what has not changed is the same object. */
function whereabouts(scene: Scene, other: Scene): Map<string, Lying> {
  const found = new Map<string, Lying>();
  if (scene.stacks === other.stacks) return found;
  for (const [space, tokens] of Object.entries(scene.stacks))
    if (other.stacks[space] !== tokens) for (const token of tokens) found.set(token.piece, { space, token });
  return found;
}

/** The steps of a piece from one space to another, if the events tell them; else straight. */
export function wayOf(piece: string, from: string, to: string, events: readonly GameEvent[]): string[] {
  for (const event of [...events].reverse()) {
    if (!event.pieces.includes(piece)) continue;
    const { spaces } = event;
    const last = spaces.lastIndexOf(to);
    // An event may name the place where it ends before the steps that lead there.
    const first = spaces[0] === to && last > 0 ? 0 : spaces.lastIndexOf(from, last);
    if (last > first + 1) return [from, ...spaces.slice(first + 1, last + 1)];
  }
  return [from, to];
}

/** What became of the counters on the map between two scenes. `onMap` tells spaces from boxes beside it. */
export function changes(
  before: Scene,
  after: Scene,
  events: readonly GameEvent[],
  onMap: (space: string) => boolean,
): Change[] {
  const found: Change[] = [];
  const now = whereabouts(after, before);
  const then = whereabouts(before, after);
  for (const [piece, old] of then) {
    const lies = now.get(piece);
    if (lies?.space === old.space || !onMap(old.space)) continue;
    if (lies && onMap(lies.space))
      found.push({
        kind: "moves",
        token: lies.token,
        way: wayOf(piece, old.space, lies.space, events),
        ...(old.token.slot ? { slot: old.token.slot } : {}),
      });
    else found.push({ kind: "goes", token: old.token, from: old.space });
  }
  for (const [piece, lies] of now) {
    const old = then.get(piece);
    if (onMap(lies.space) && !(old && onMap(old.space)))
      found.push({ kind: "comes", token: lies.token, to: lies.space });
  }
  return found;
}

interface Traveller {
  sprite: Sprite;
  start: number;
  length: number;
  /** Corners of the way, and how far along it each is. */
  way: [x: number, y: number, far: number][];
  fade: -1 | 0 | 1;
  /** Where the counter lies in truth. */
  home: Space | null;
}

/** Counters on their way. It is only to be seen: the scene has long moved on. */
export class Motion {
  readonly container = new Container();
  private readonly travellers = new Map<string, Traveller>();

  private ending: ReturnType<typeof setTimeout> | undefined;

  /** `changed`: stacks are to be laid again. `onmoving`: the first counter sets out, or the last has arrived. */
  constructor(
    private readonly counters: CounterLayer,
    private readonly changed: () => void,
    private readonly onmoving: (moving: boolean) => void,
  ) {}

  /** Sends counters on their way. */
  start(plan: Plan, near: Nearness, found: readonly Change[]): void {
    if (!found.length || found.length > MOST || still()) return;
    const now = performance.now();
    const idle = !this.travellers.size;
    for (const change of found) {
      const names = change.kind === "moves" ? change.way : [change.kind === "goes" ? change.from : change.to];
      const spaces = names.flatMap((name) => plan.spaces.get(name) ?? []);
      const last = spaces.at(-1);
      if (!last) continue;
      const piece = change.token.piece;
      this.drop(piece);
      const sprite = this.counters.loose(change.token);
      this.container.addChild(sprite);
      const goes = change.kind === "goes";
      const places = spaces.map((space, number): Point => {
        if (space === last && !goes) return this.counters.placeOf(space, piece, near);
        if (number) return [space.x, space.y];
        return slotOf(space, change.kind === "moves" ? change.slot : change.token.slot);
      });
      let far = 0;
      const way = places.map(([x, y], number): [number, number, number] => {
        const before = places[number - 1];
        if (before) far += Math.hypot(x - before[0], y - before[1]);
        return [x, y, far];
      });
      this.travellers.set(piece, {
        sprite,
        start: now,
        length: change.kind === "moves" ? Math.min(LONGEST, GLIDE + (way.length - 2) * FURTHER) : FADE,
        way,
        fade: goes ? -1 : change.kind === "comes" ? 1 : 0,
        home: goes ? null : last,
      });
      if (!goes) this.counters.relay(last);
    }
    this.tell();
    if (idle && this.travellers.size) this.onmoving(true);
    this.step(now);
    // However slowly frames come, it is over when it is over.
    clearTimeout(this.ending);
    this.ending = setTimeout(() => this.finish(), LONGEST);
  }

  /** Moves everything to where it is at a time. True while something is on its way. */
  step(now: number): boolean {
    const before = this.travellers.size;
    for (const [piece, traveller] of this.travellers) {
      const share = Math.max(0, (now - traveller.start) / traveller.length);
      if (share >= 1) {
        this.drop(piece);
        continue;
      }
      const { sprite, fade } = traveller;
      const [x, y] = pointAt(traveller.way, ease(share));
      sprite.position.set(x, y);
      if (fade) sprite.alpha = fade > 0 ? share : 1 - share;
    }
    const { size } = this.travellers;
    if (size < before) this.tell();
    if (before && !size) this.onmoving(false);
    return size > 0;
  }

  /** Everything is where it belongs at once. */
  finish(): void {
    clearTimeout(this.ending);
    if (!this.travellers.size) return;
    for (const piece of [...this.travellers.keys()]) this.drop(piece);
    this.tell();
    this.onmoving(false);
  }

  private drop(piece: string): void {
    const traveller = this.travellers.get(piece);
    if (!traveller) return;
    this.travellers.delete(piece);
    traveller.sprite.destroy();
    if (traveller.home) this.counters.relay(traveller.home);
  }

  /** Counters on their way do not lie in their stacks as well. */
  private tell(): void {
    const away = [...this.travellers].filter(([, { home }]) => home);
    this.counters.away = new Set(away.map(([piece]) => piece));
    this.changed();
  }
}

function still(): boolean {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function ease(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

function pointAt(way: Traveller["way"], share: number): [number, number] {
  const last = way.at(-1) as [number, number, number];
  const far = share * last[2];
  for (let number = 1; number < way.length; number++) {
    const [bx, by, there] = way[number] as [number, number, number];
    if (there < far) continue;
    const [ax, ay, before] = way[number - 1] as [number, number, number];
    const part = there > before ? (far - before) / (there - before) : 1;
    return [ax + (bx - ax) * part, ay + (by - ay) * part];
  }
  return [last[0], last[1]];
}
