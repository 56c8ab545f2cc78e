import { Graphics } from "pixi.js";
import type { Arrow, GameEvent, PieceLook, Point, Scene } from "../lib/contract";
import { HALO } from "./highlights";
import { changes } from "./motion";
import type { Plan } from "./plan";
import { tip } from "./shapes";

/** Attacks are red for everybody; moves have the colour of their side. */
const ATTACK = 0xc62718;
const NEUTRAL = 0x3a3a3a;
/** What has come, and what is not what it was. */
const CAME = 0x1f7a3d;
const CHANGED = 0xd98200;
/** More arrows than this tell nothing. */
const MOST = 80;

export interface Drawn {
  /** What is done now, or composed. */
  bold: readonly Arrow[];
  /** What was done since the player's last order: moves, where pieces have gone, came, or are not what they were. */
  faint: readonly Arrow[];
  gone: readonly string[];
  came: readonly string[];
  changed: readonly string[];
}

/** Whether pieces of another side stand in a place. */
export function enemyAt(
  scene: Scene,
  space: string,
  side: string,
  looks: ReadonlyMap<string, PieceLook>,
): boolean {
  return (scene.stacks[space] ?? []).some((token) => {
    const its = looks.get(token.piece)?.side;
    return its !== undefined && its !== side;
  });
}

/** What events tell, as arrows: pieces that changed places, and those that turn against a place with enemies. */
export function arrowsOf(
  before: Scene,
  after: Scene,
  events: readonly GameEvent[],
  looks: ReadonlyMap<string, PieceLook>,
  onMap: (space: string) => boolean,
): Arrow[] {
  const found: Arrow[] = [];
  const moved = new Set<string>();
  for (const change of changes(before, after, events, onMap)) {
    if (change.kind !== "moves") continue;
    moved.add(change.token.piece);
    found.push({ kind: "move", way: change.way, side: looks.get(change.token.piece)?.side ?? "" });
  }
  const home = new Map<string, string>();
  for (const [space, tokens] of Object.entries(before.stacks))
    for (const token of tokens) home.set(token.piece, space);
  for (const event of events) {
    const target = event.spaces[0];
    if (!target || !onMap(target)) continue;
    for (const piece of event.pieces) {
      const from = home.get(piece);
      const side = looks.get(piece)?.side ?? "";
      if (!from || from === target || !onMap(from) || moved.has(piece)) continue;
      if (enemyAt(before, target, side, looks)) found.push({ kind: "attack", way: [from, target], side });
    }
  }
  return once(found);
}

/** Places of the map from which pieces have gone for good, or off it. */
export function goneFrom(before: Scene, after: Scene, onMap: (space: string) => boolean): string[] {
  return changes(before, after, [], onMap).flatMap((change) => (change.kind === "goes" ? [change.from] : []));
}

/** Places of the map where pieces have appeared. */
export function cameTo(before: Scene, after: Scene, onMap: (space: string) => boolean): string[] {
  const found = changes(before, after, [], onMap).flatMap((change) =>
    change.kind === "comes" ? [change.to] : [],
  );
  return [...new Set(found)];
}

/** Places where a piece shows another face (it has lost a step, or was turned up), or a marker is another one. */
export function changedAt(before: Scene, after: Scene, onMap: (space: string) => boolean): string[] {
  const faces = new Map(
    Object.entries(before.stacks).flatMap(([space, tokens]) =>
      tokens.map((token) => [`${space} ${token.piece}`, token.face] as const),
    ),
  );
  const found = Object.entries(after.stacks).flatMap(([space, tokens]) => {
    const turned = tokens.some((token) => {
      const face = faces.get(`${space} ${token.piece}`);
      return face !== undefined && face !== token.face;
    });
    return turned ? [space] : [];
  });
  const signs = (scene: Scene): Map<string, string> => {
    const at = new Map<string, string>();
    for (const { space, kind, side = "", value = "" } of scene.signs ?? [])
      at.set(space, `${at.get(space) ?? ""}|${kind} ${side} ${value}`);
    return at;
  };
  const [then, now] = [signs(before), signs(after)];
  for (const space of new Set([...then.keys(), ...now.keys()]))
    if (then.get(space) !== now.get(space)) found.push(space);
  return [...new Set(found)].filter(onMap);
}

/** Each way once, however many pieces take it. */
function once(arrows: Arrow[]): Arrow[] {
  return [...new Map(arrows.map((arrow) => [`${arrow.kind} ${arrow.way.join(" ")}`, arrow])).values()];
}

/** Moves and attacks as arrows on the map. */
export class ArrowLayer {
  readonly container = new Graphics();
  /** How many arrows lie there. */
  count = { bold: 0, faint: 0 };

  draw(plan: Plan, { bold, faint, gone, came, changed }: Drawn): void {
    const { container } = this;
    container.clear();
    this.count = { bold: 0, faint: 0 };
    const colours = new Map(plan.portrait.sides.map((side) => [side.key, side.colour]));
    const colour = (arrow: Arrow): number | string =>
      arrow.kind === "attack" ? ATTACK : (colours.get(arrow.side ?? "") ?? NEUTRAL);
    for (const arrow of faint.slice(0, MOST))
      if (this.drawArrow(plan, arrow.way, colour(arrow), 0.085, 0.75)) this.count.faint += 1;
    for (const name of changed.slice(0, MOST)) this.drawRing(plan, name, CHANGED);
    for (const name of came.slice(0, MOST)) this.drawRing(plan, name, CAME);
    for (const name of gone.slice(0, MOST)) this.drawCross(plan, name);
    for (const arrow of bold.slice(0, MOST))
      if (this.drawArrow(plan, arrow.way, colour(arrow), arrow.kind === "attack" ? 0.15 : 0.11, 0.95))
        this.count.bold += 1;
  }

  private drawArrow(
    plan: Plan,
    way: readonly string[],
    color: number | string,
    width: number,
    alpha: number,
  ): boolean {
    const { container } = this;
    const { pitch } = plan;
    const spots = way.flatMap((name) => plan.spaces.get(name) ?? []).map(({ x, y }): Point => [x, y]);
    const last = spots.at(-1);
    const before = spots.at(-2);
    const first = spots[0];
    if (!last || !before || !first) return false;
    const angle = Math.atan2(last[1] - before[1], last[0] - before[0]);
    const far = Math.hypot(last[0] - before[0], last[1] - before[1]);
    const short = Math.min(0.48 * pitch, far / 3);
    const end: Point = [last[0] - Math.cos(angle) * short, last[1] - Math.sin(angle) * short];
    for (const look of [
      { color: HALO, width: width * 1.8, head: width * 2.5 },
      { color, width, head: width * 1.9 },
    ]) {
      container.moveTo(...first);
      for (const spot of spots.slice(1, -1)) container.lineTo(...spot);
      container.lineTo(...end);
      container.stroke({ color: look.color, width: look.width * pitch, alpha, cap: "round", join: "round" });
      tip(container, ...end, angle, pitch * look.head);
      container.fill({ color: look.color, alpha });
    }
    return true;
  }

  /** A ring around what lies in a place. */
  private drawRing(plan: Plan, name: string, color: number): void {
    const space = plan.spaces.get(name);
    if (!space) return;
    for (const look of [
      { color: HALO, width: 0.1 },
      { color, width: 0.055 },
    ])
      this.container
        .circle(space.x, space.y, 0.42 * plan.pitch)
        .stroke({ color: look.color, width: look.width * plan.pitch, alpha: 0.85 });
  }

  private drawCross(plan: Plan, name: string): void {
    const space = plan.spaces.get(name);
    if (!space) return;
    const { container } = this;
    const reach = plan.pitch * 0.2;
    for (const look of [
      { color: HALO, width: 0.13 },
      { color: ATTACK, width: 0.07 },
    ]) {
      container.moveTo(space.x - reach, space.y - reach).lineTo(space.x + reach, space.y + reach);
      container.moveTo(space.x + reach, space.y - reach).lineTo(space.x - reach, space.y + reach);
      container.stroke({ color: look.color, width: look.width * plan.pitch, alpha: 0.8, cap: "round" });
    }
  }
}
