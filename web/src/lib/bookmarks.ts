import { Kept } from "./kept";

/** A moment of a game that its player gave a name: after so many orders. */
export interface Bookmark {
  n: number;
  name: string;
}

const games = new Kept<Bookmark[]>("grognard.bookmarks");

export function bookmarksOf(game: string): Bookmark[] {
  return games.of(game) ?? [];
}

/** Give a moment a name; an empty one takes it away. Returns all, in the order of play. */
export function bookmark(game: string, n: number, name: string): Bookmark[] {
  const others = bookmarksOf(game).filter((each) => each.n !== n);
  const kept = name.trim() ? [...others, { n, name: name.trim() }] : others;
  kept.sort((a, b) => a.n - b.n);
  games.keep(game, kept);
  return kept;
}
