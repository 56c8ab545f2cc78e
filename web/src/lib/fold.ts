/** What is seen of a long list: its beginning and its end, and how much lies between them. */
export interface Folded<T> {
  head: readonly T[];
  between: number;
  tail: readonly T[];
}

/** What began it and what came of it are both seen. */
const HEAD = 2;

/** At most so many of a list; one more is no reason to hide any. */
export function folded<T>(list: readonly T[], most: number): Folded<T> {
  if (list.length <= most + 1) return { head: list, between: 0, tail: [] };
  const tail = list.slice(HEAD - most);
  return { head: list.slice(0, HEAD), between: list.length - HEAD - tail.length, tail };
}
