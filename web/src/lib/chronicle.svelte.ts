import type { GameEvent } from "./contract";

export interface Page {
  total: number;
  from: number;
  events: GameEvent[];
}

/** The log. The server sends the latest events; earlier ones are fetched in pages. */
export class Chronicle {
  events = $state.raw<GameEvent[]>([]);
  /** The number of the first event that is known here. */
  private first = 0;
  private reading = 0;

  constructor(private readonly page: (from: number) => Promise<Page>) {}

  /** How many events there are. */
  get length(): number {
    return this.first + this.events.length;
  }

  /** Events from a number on; those before it stand, unless somebody else looks at the game now (`anew`). */
  take(from: number, events: GameEvent[], anew: boolean): void {
    if (anew || from < this.first || from > this.length) {
      this.first = from;
      this.events = events;
    } else this.events = [...this.events.slice(0, from - this.first), ...events];
    if (this.first > 0) void this.retell();
  }

  /** Fetch the whole log, because it is not known or in another language. */
  async retell(): Promise<void> {
    this.reading += 1;
    const reading = this.reading;
    const found: GameEvent[] = [];
    let total = 1;
    while (found.length < total) {
      const page = await this.page(found.length).catch(() => null);
      if (reading !== this.reading || !page?.events.length) break;
      found.push(...page.events);
      total = page.total;
    }
    if (reading !== this.reading || found.length < this.first) return;
    const later = this.events.filter((event) => event.n >= found.length);
    const taken = this.length < found.length ? found.slice(0, this.length) : found;
    this.first = 0;
    this.events = [...taken, ...later];
  }
}
