import type { Chance, Side } from "./contract";

/** Steps from which on a gain is shown in full colour: the same for every outcome, wherever it stands. */
const FULL = 3;
const FAINTEST = 35;

/** The colour of an outcome: that of the side which gains, the stronger the more it gains; grey if nobody does. */
export function gainColour(outcome: Chance, sides: ReadonlyMap<string, Side>): string {
  const colour = sides.get(outcome.side ?? "")?.colour;
  if (!colour || !outcome.gain) return "var(--line)";
  const share = FAINTEST + ((100 - FAINTEST) * Math.min(outcome.gain, FULL)) / FULL;
  return `color-mix(in srgb, ${colour} ${Math.round(share)}%, var(--line))`;
}
