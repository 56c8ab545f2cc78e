import type { Token } from "./contract";

type Stacks = Readonly<Record<string, Token[]>>;
type Places = Map<string, { space: string; token: Token }>;

/** Where every piece lies, found anew only for stacks that are not the same objects as before. */
export class Lying {
  private stacks: Stacks = {};
  private places: Places = new Map();

  at(stacks: Stacks): Places {
    const before = this.stacks;
    if (stacks === before) return this.places;
    const found: Places = new Map(this.places);
    for (const space in before)
      if (stacks[space] !== before[space])
        for (const token of before[space] ?? [])
          if (found.get(token.piece)?.space === space) found.delete(token.piece);
    for (const space in stacks)
      if (stacks[space] !== before[space])
        for (const token of stacks[space] ?? []) found.set(token.piece, { space, token });
    this.stacks = stacks;
    this.places = found;
    return found;
  }
}

/** The pieces of a box, those with which something can be done before all others, else in their order. */
export function askedFirst(tokens: readonly Token[], asked: { has(piece: string): boolean }): Token[] {
  return [...tokens].sort((one, other) => Number(asked.has(other.piece)) - Number(asked.has(one.piece)));
}
