import type { PieceLook, Review } from "./contract";

export interface KindLost {
  kind: string;
  steps: number;
  /** One of them, to be shown. */
  piece: string | null;
}

export interface SideLost {
  side: string;
  total: number;
  kinds: KindLost[];
}

const MOST = 7;

/** What each side lost, kind by kind, the most first; what there is little of is put together. */
export function lossesOf(review: Review, looks: ReadonlyMap<string, PieceLook>, others: string): SideLost[] {
  const found = new Map<string, Map<string, KindLost>>();
  for (const { piece, steps } of review.losses) {
    const look = looks.get(piece);
    if (!look) continue;
    const kinds = found.get(look.side) ?? new Map<string, KindLost>();
    found.set(look.side, kinds);
    const kind = kinds.get(look.kind) ?? { kind: look.kind, steps: 0, piece };
    kinds.set(look.kind, { ...kind, steps: kind.steps + steps });
  }
  return [...found].map(([side, by]) => {
    const all = [...by.values()].sort((a, b) => b.steps - a.steps);
    const rest = all.slice(MOST);
    const sum = (some: KindLost[]): number => some.reduce((steps, each) => steps + each.steps, 0);
    const kinds =
      rest.length > 1 ? [...all.slice(0, MOST), { kind: others, steps: sum(rest), piece: null }] : all;
    return { side, total: sum(all), kinds };
  });
}
