import type { Rule } from "./contract";

/** Lower case without accents, so that "marechal" finds "maréchal". */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Rules that have all the words, those with the words in their titles first. */
export function searchRules(rules: readonly Rule[], query: string): Rule[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [...rules];
  const scored: { rule: Rule; score: number; place: number }[] = [];
  rules.forEach((rule, place) => {
    const title = fold(`${rule.id} ${rule.title}`);
    const text = fold(rule.text);
    let score = 0;
    for (const word of words) {
      if (title.includes(word)) score += 3;
      else if (text.includes(word)) score += 1;
      else return;
    }
    scored.push({ rule, score, place });
  });
  return scored.sort((a, b) => b.score - a.score || a.place - b.place).map(({ rule }) => rule);
}

export interface Found {
  kind: "space" | "piece" | "box";
  name: string;
  text: string;
  space: string;
}

/** Things by name: those that begin with the words first, then those that have them. */
export function searchThings(things: readonly Found[], query: string, most = 12): Found[] {
  const wanted = fold(query.trim());
  if (!wanted) return [];
  const words = wanted.split(/\s+/);
  const begin: Found[] = [];
  const have: Found[] = [];
  for (const thing of things) {
    const text = fold(`${thing.text} ${thing.name}`);
    if (text.startsWith(wanted) || fold(thing.name) === wanted) begin.push(thing);
    else if (words.every((word) => text.includes(word))) have.push(thing);
  }
  return [...begin, ...have].slice(0, most);
}
