/** What a player notes about pieces that lie face down. It stays in this browser; nobody else ever sees it. */
export class Notes {
  private readonly kept: Record<string, string>;
  private readonly key: string;

  constructor(game: string) {
    this.key = `grognard.notes.${game}`;
    this.kept = $state(read(this.key));
  }

  of(piece: string): string {
    return this.kept[piece] ?? "";
  }

  write(piece: string, note: string): void {
    const text = note.trim();
    if (text) this.kept[piece] = text;
    else delete this.kept[piece];
    try {
      if (Object.keys(this.kept).length) localStorage.setItem(this.key, JSON.stringify(this.kept));
      else localStorage.removeItem(this.key);
    } catch {
      // A browser that keeps nothing: the notes last as long as the page.
    }
  }
}

function read(key: string): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return found && typeof found === "object" ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}
