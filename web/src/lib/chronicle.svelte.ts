import type { GameEvent, LogPage } from "./contract";

/** Events of the end that are kept, and how many there may be before some are let go. */
const KEPT = 200;
const MOST = 600;
/** How much of what comes before is read together with an event that is looked for. */
const BEFORE = 40;

/** The log. Only a part of it is known here: its end, and the pages that somebody reads. */
export class Chronicle {
  /** The end of the log. */
  events = $state.raw<GameEvent[]>([]);
  /** What is read of it; null: its end. */
  private pages = $state.raw<GameEvent[] | null>(null);
  /** Turns, and where each begins. */
  turns = $state.raw<[number, number][]>([]);
  length = $state(0);
  private reading = false;

  constructor(private readonly page: (from: number) => Promise<LogPage>) {}

  get shown(): GameEvent[] {
    return this.pages ?? this.events;
  }

  get hasOlder(): boolean {
    return (this.shown[0]?.n ?? 0) > 0;
  }

  get hasNewer(): boolean {
    return (this.shown.at(-1)?.n ?? this.length) < this.length - 1;
  }

  /**
   * Events from a number on; those before it stand, unless somebody else looks at the game now (`anew`) who has been
   * told otherwise: then the log does not go on where it ended.
   */
  take(from: number, events: GameEvent[], anew: boolean): void {
    const first = this.events[0]?.n ?? 0;
    const follows = from === this.length || (!anew && from >= first && from < this.length);
    const kept = follows ? this.events.slice(0, from - first) : [];
    this.events = [...kept, ...events];
    if (this.events.length > MOST) this.events = this.events.slice(-KEPT);
    if (!follows) this.pages = null;
    else if (this.pages) {
      const stand = this.pages.filter((event) => event.n < from);
      const atEnd = (stand.at(-1)?.n ?? -1) === from - 1;
      this.pages = atEnd ? [...stand, ...events] : stand;
    }
    this.length = from + events.length;
  }

  /** Nothing is known any more: it will be told in another language. */
  forget(): void {
    this.events = [];
    this.pages = null;
    this.length = 0;
  }

  /** Read on before what is shown. */
  async older(): Promise<void> {
    const first = this.shown[0]?.n ?? 0;
    if (first > 0)
      await this.read(Math.max(0, first - KEPT), (found) => [
        ...found.filter((event) => event.n < first),
        ...this.shown.slice(0, MOST),
      ]);
  }

  /** Read on after it. */
  async newer(): Promise<void> {
    const last = this.shown.at(-1)?.n ?? -1;
    if (this.hasNewer) await this.read(last + 1, (found) => [...this.shown.slice(-MOST), ...found]);
  }

  /** Read where an event stands. */
  async find(n: number): Promise<void> {
    const [first, last] = [this.shown[0]?.n ?? 0, this.shown.at(-1)?.n ?? -1];
    if (n < first || n > last) await this.read(Math.max(0, n - BEFORE), (found) => found);
  }

  /** Back to the end. */
  end(): void {
    this.pages = null;
  }

  /** Ask where the turns begin. */
  async survey(): Promise<void> {
    const page = await this.page(this.length).catch(() => null);
    if (page) this.turns = page.turns;
  }

  private async read(from: number, lay: (found: GameEvent[]) => GameEvent[]): Promise<void> {
    if (this.reading) return;
    this.reading = true;
    const [shown, length] = [this.shown, this.length];
    const page = await this.page(from).catch(() => null);
    this.reading = false;
    // What has come meanwhile may have changed what it was to be laid beside.
    if (!page || shown !== this.shown || length !== this.length) return;
    this.turns = page.turns;
    this.pages = lay(page.events);
  }
}
