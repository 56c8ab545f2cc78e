import { Kept } from "./kept";

/** How far this browser's owner has followed each game: orders, and events of the log. */
interface Seen {
  n: number;
  events: number;
}

const games = new Kept<Seen>("grognard.seen");

export function seenOf(game: string): Seen | null {
  return games.of(game);
}

export function keepSeen(game: string, seen: Seen): void {
  games.keep(game, seen);
}
