import type { Ask, Change, Scene, Token, View } from "./contract";
import { numbers } from "./offers";

/** Lays a difference on a value (`table/patch.py`). What has not changed stays the same object. */

interface Changed {
  at: number;
  in: Patch;
}
type Part = [first: number, count: number] | { is: unknown[] } | Changed;

export interface Patch {
  is?: unknown;
  put?: Record<string, unknown>;
  cut?: string[];
  in?: Record<string, Patch>;
  list?: Part[];
}

export function patched(old: unknown, patch: Patch): unknown {
  if ("is" in patch) return patch.is;
  if (patch.list) return joined(old as unknown[], patch.list);
  if (!patch.put && !patch.cut && !patch.in) return old;
  const made = { ...(old as Record<string, unknown>), ...patch.put };
  for (const key of patch.cut ?? []) delete made[key];
  for (const [key, inner] of Object.entries(patch.in ?? {})) made[key] = patched(made[key], inner);
  return made;
}

type Stacks = Record<string, Token[]>;
type Moved = Pick<Change, "laid" | "turned">;

/** Stacks after some pieces have come to lie elsewhere or look otherwise; `pieces` are known by their numbers. */
function relaid(old: Stacks, { laid = {}, turned = [] }: Moved, pieces: readonly { name: string }[]): Stacks {
  const looks = new Map<string, Token>();
  for (const { pieces: steps, face, states = [], ...more } of turned)
    for (const number of numbers(steps)) {
      const piece = pieces[number]?.name ?? "";
      looks.set(piece, { piece, face, states, ...more });
    }
  const spaces = Object.keys(laid);
  if (!spaces.length && !looks.size) return old;
  // Where pieces leave, others lie as well: all of them come from places that are told.
  const before = new Map<string, Token>();
  for (const space of spaces) for (const token of old[space] ?? []) before.set(token.piece, token);
  const made = { ...old };
  for (const space of spaces) {
    const tokens = (laid[space] ?? []).flatMap((piece) => looks.get(piece) ?? before.get(piece) ?? []);
    if (tokens.length) made[space] = tokens;
    else delete made[space];
  }
  if (!looks.size) return made;
  for (const space of spaces) for (const piece of laid[space] ?? []) looks.delete(piece);
  if (!looks.size) return made;
  for (const space in made) {
    const tokens = made[space] ?? [];
    if (tokens.some(({ piece }) => looks.has(piece)))
      made[space] = tokens.map((token) => looks.get(token.piece) ?? token);
  }
  return made;
}

/** A view that was told as a difference to the last one; null if it is not the one that is known. */
export function viewed(
  before: View | null,
  { base, scene, ask, laid, turned, ...standing }: Change,
  pieces: readonly { name: string }[],
): View | null {
  if (before?.mark !== base) return null;
  const { stacks } = before.scene;
  const drawn = patched(before.scene, (scene ?? {}) as Patch) as Scene;
  const moved = relaid(stacks, { ...(laid && { laid }), ...(turned && { turned }) }, pieces);
  return {
    ...before,
    ...standing,
    type: "view",
    scene: moved === stacks ? drawn : { ...drawn, stacks: moved },
    ask: patched(before.ask, (ask ?? {}) as Patch) as Ask | null,
  };
}

function joined(old: unknown[], parts: Part[]): unknown[] {
  const made: unknown[] = [];
  for (const part of parts) {
    if (Array.isArray(part)) for (let k = 0; k < part[1]; k++) made.push(old[part[0] + k]);
    else if ("at" in part) made.push(patched(old[part.at], part.in));
    else for (const value of part.is) made.push(value);
  }
  return made;
}
