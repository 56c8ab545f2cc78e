import type { GameEvent, Moment, Scene, View } from "./contract";

/** Milliseconds for which a step of another player is shown. */
export const PACES = { off: 0, slow: 2200, normal: 1100, fast: 400 } as const;
export type Pace = keyof typeof PACES;
/** How much longer dice are looked at, and how short what happens nowhere. */
const DICE = 1.8;
const NOWHERE = 0.5;
/** Steps that are fetched ahead. */
const AHEAD = 4;

/** A stretch of the game that others played: after order `from`, up to order `to`. */
export interface Stretch {
  from: number;
  to: number;
}

interface Stage {
  /** The game after an order, with the events of that order. */
  at: (n: number) => Promise<Moment>;
  /** Shows a moment of the past; null: the present. */
  show: (moment: Moment | null) => void;
  pace: () => number;
}

function weight(events: readonly GameEvent[]): number {
  if (events.some((event) => event.die !== undefined || event.dice?.length)) return DICE;
  return events.some((event) => event.spaces.length || event.pieces.length) ? 1 : NOWHERE;
}

/** What others do, shown order by order at a speed that one can look at. The game itself has long gone on. */
export class Parade {
  /** What is being shown. */
  running = $state<Stretch | null>(null);
  /** The order that is shown now. */
  now = $state(0);
  paused = $state(false);
  /** What can be watched, or watched again. */
  last = $state.raw<Stretch | null>(null);
  /** How the map looked before it. */
  before = $state.raw<Scene | null>(null);

  private readonly ahead = new Map<number, Promise<Moment | null>>();
  private wake: (() => void) | null = null;
  private round = 0;

  constructor(private readonly stage: Stage) {}

  /** Others have played: show it, after what is being shown already. `then`: the view before it. */
  follow(from: number, to: number, then: Pick<View, "n" | "seat" | "scene" | "waiting">): void {
    const joined = this.last && this.last.to === from ? this.last.from : from;
    if (joined === from) this.before = then.scene;
    this.last = { from: joined, to };
    if (this.running) this.running = { ...this.running, to };
    else if (this.stage.pace()) {
      this.stage.show({
        n: then.n,
        of: to,
        seat: then.seat,
        scene: then.scene,
        waiting: then.waiting,
        events: [],
      });
      void this.play({ from, to });
    }
  }

  /** What others played while nobody looked on from here. */
  async offer(stretch: Stretch): Promise<void> {
    this.last = stretch;
    const then = await this.stage.at(stretch.from).catch(() => null);
    if (then && this.last === stretch) this.before = then.scene;
  }

  /** Show the last stretch again. */
  replay(): void {
    if (this.last && !this.running) void this.play(this.last);
  }

  /** Go to the present. */
  skip(): void {
    if (!this.running) return;
    this.round += 1;
    this.end();
  }

  pause(): void {
    this.paused = !this.paused;
    if (!this.paused) this.wake?.();
  }

  /** On to the next step at once. */
  next(): void {
    this.wake?.();
  }

  /** The player has taken part again: what was before is no news. */
  forget(): void {
    this.last = null;
    this.before = null;
  }

  private async play(stretch: Stretch): Promise<void> {
    this.round += 1;
    const round = this.round;
    this.running = stretch;
    this.paused = false;
    this.now = stretch.from;
    this.ahead.clear();
    for (let n = stretch.from + 1; n <= (this.running?.to ?? 0); n++) {
      const view = await this.fetch(n);
      if (round !== this.round) return;
      if (!view) break;
      this.now = n;
      if (!view.events.length) continue;
      this.stage.show(view);
      const pace = this.stage.pace() || PACES.normal;
      await this.wait(pace * weight(view.events));
      if (round !== this.round) return;
    }
    this.end();
  }

  private fetch(n: number): Promise<Moment | null> {
    for (let k = n; k <= Math.min(n + AHEAD, this.running?.to ?? n); k++)
      if (!this.ahead.has(k))
        this.ahead.set(
          k,
          this.stage.at(k).catch(() => null),
        );
    const found = this.ahead.get(n) as Promise<Moment | null>;
    this.ahead.delete(n - 1);
    return found;
  }

  private async wait(ms: number): Promise<void> {
    await new Promise<void>((done) => {
      this.wake = done;
      setTimeout(() => !this.paused && done(), ms);
    });
    this.wake = null;
  }

  private end(): void {
    this.wake?.();
    this.running = null;
    this.paused = false;
    this.ahead.clear();
    this.stage.show(null);
  }
}
