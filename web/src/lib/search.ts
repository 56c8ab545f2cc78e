import type { Rule } from "./contract";

/** Lower case without accents, so that "marechal" finds "maréchal". */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** An abbreviation as rules write it: short, with at least two capitals. */
const ABBREVIATION = /\b(?=\w{2,5}\b)[A-Z][a-z]*[A-Z]\w*\b/g;
/** Words as short as this ("of", "de la") have no capital of their own in an abbreviation. */
const SMALL = 3;

/** What abbreviations of these rules stand for: words with their initials that one of the rules has beside them. */
export function abbreviations(rules: readonly Rule[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { title, text } of rules) {
    const plain = `${title} ${text}`;
    for (const written of new Set(plain.match(ABBREVIATION))) {
      const short = fold(written);
      if (found.has(short)) continue;
      const initials = [...written.replace(/[^A-Z]/g, "").toLowerCase()];
      const small = `(?:\\w{1,${SMALL}}\\W){0,2}`;
      const words = initials.map((letter) => `${letter}\\w{${SMALL},}`).join(`\\W${small}`);
      const long = new RegExp(`\\b${words}`).exec(fold(plain))?.[0];
      if (long) found.set(short, long);
    }
  }
  return found;
}

/** A query with abbreviations written out, and with words made into abbreviations. */
function readings(query: string, known: ReadonlyMap<string, string>): string[][] {
  const said = fold(query).trim();
  const all = new Set([said]);
  for (const [short, long] of known) {
    const whole = new RegExp(`\\b${long.split(" ").join("s? ")}s?\\b`);
    const brief = new RegExp(`\\b${short}s?\\b`);
    if (whole.test(said)) all.add(said.replace(whole, short)).add(said.replace(whole, long));
    if (brief.test(said)) all.add(said.replace(brief, long));
  }
  return [...all].map((reading) => reading.split(/\s+/).filter(Boolean));
}

/** How well a rule fits: words in its title count more; nothing if one is missing. */
function score(title: string, text: string, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    if (title.includes(word)) sum += 3;
    else if (text.includes(word)) sum += 1;
    else return 0;
  }
  return sum / words.length;
}

/** Rules that have all the words, or what abbreviates them; those with the words in their titles first. */
export function searchRules(
  rules: readonly Rule[],
  query: string,
  known: ReadonlyMap<string, string> = new Map(),
): Rule[] {
  if (!query.trim()) return [...rules];
  const wanted = readings(query, known);
  const scored: { rule: Rule; score: number; place: number }[] = [];
  rules.forEach((rule, place) => {
    const title = fold(`${rule.id} ${rule.title}`);
    const text = fold(rule.text);
    const best = Math.max(...wanted.map((words) => score(title, text, words)));
    if (best > 0) scored.push({ rule, score: best, place });
  });
  return scored.sort((a, b) => b.score - a.score || a.place - b.place).map(({ rule }) => rule);
}

export interface Found {
  kind: "space" | "piece" | "box";
  name: string;
  text: string;
  space: string;
}

/** Things by name: the one that is called so first, then those that begin with the words, then those that have them. */
export function searchThings(things: readonly Found[], query: string, most = 12): Found[] {
  const wanted = fold(query.trim());
  if (!wanted) return [];
  const words = wanted.split(/\s+/);
  const exact: Found[] = [];
  const begin: Found[] = [];
  const have: Found[] = [];
  for (const thing of things) {
    const text = fold(`${thing.text} ${thing.name}`);
    if (fold(thing.name) === wanted) exact.push(thing);
    else if (text.startsWith(wanted)) begin.push(thing);
    else if (words.every((word) => text.includes(word))) have.push(thing);
  }
  return [...exact, ...begin, ...have].slice(0, most);
}
