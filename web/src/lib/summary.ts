import type { GameEvent, Scene } from "./contract";
import { rolled } from "./rolls";

export interface Summary {
  /** Pieces that lie elsewhere, that were lost or went off the map, and that came onto it. */
  moved: number;
  gone: number;
  came: number;
  /** Rolls of dice. */
  rolls: number;
}

function places(scene: Scene): Map<string, string> {
  const found = new Map<string, string>();
  for (const [space, tokens] of Object.entries(scene.stacks))
    for (const token of tokens) found.set(token.piece, space);
  return found;
}

/** What changed between two scenes, in numbers. */
export function summarise(
  before: Scene,
  after: Scene,
  events: readonly GameEvent[],
  onMap: (space: string) => boolean,
): Summary {
  const then = places(before);
  const now = places(after);
  const lies = (at: Map<string, string>, piece: string): string | null => {
    const space = at.get(piece);
    return space && onMap(space) ? space : null;
  };
  const sum: Summary = { moved: 0, gone: 0, came: 0, rolls: events.filter(rolled).length };
  for (const piece of new Set([...then.keys(), ...now.keys()])) {
    const [from, to] = [lies(then, piece), lies(now, piece)];
    if (from && to && from !== to) sum.moved += 1;
    else if (from && !to) sum.gone += 1;
    else if (to && !from) sum.came += 1;
  }
  return sum;
}
