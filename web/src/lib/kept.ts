/** Something that this browser remembers of each game, of the games last touched. */
export class Kept<T> {
  constructor(
    private readonly key: string,
    /** Games that are remembered. */
    private readonly most = 60,
  ) {}

  of(game: string): T | null {
    return this.read()[game] ?? null;
  }

  keep(game: string, value: T): void {
    const { [game]: _, ...others } = this.read();
    const kept = Object.entries(others).slice(1 - this.most);
    localStorage.setItem(this.key, JSON.stringify(Object.fromEntries([...kept, [game, value]])));
  }

  private read(): Record<string, T> {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "{}") as Record<string, T>;
    } catch {
      return {};
    }
  }
}
