/** How far this browser's owner has followed each game: orders, and events of the log. */

interface Seen {
  n: number;
  events: number;
}

const KEY = "grognard.seen";
/** Games that are remembered. */
const MOST = 60;

function read(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Seen>;
  } catch {
    return {};
  }
}

export function seenOf(game: string): Seen | null {
  return read()[game] ?? null;
}

export function keepSeen(game: string, seen: Seen): void {
  const { [game]: _, ...others } = read();
  const kept = Object.entries(others).slice(1 - MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [game, seen]])));
}
