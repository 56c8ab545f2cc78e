import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Filled, Word } from "../text/keys";
import type { Language } from "./contract";

/** What a word must be told: nothing, or what fills its gaps; of one word out of several, what any of them asks for. */
type Gaps<W extends Word> = (
  W extends keyof Filled
    ? (gaps: Filled[W]) => void
    : (gaps: unknown) => void
) extends (gaps: infer All) => void
  ? All
  : never;
export type Told<W extends Word> = unknown extends Gaps<W> ? [] : [gaps: Gaps<W>];

/** A function that says words out of Fluent texts. A language is read when its first word is said. */
export function speaker(text: (language: Language) => string) {
  const bundles = new Map<Language, FluentBundle>();
  const bundle = (language: Language): FluentBundle => {
    let found = bundles.get(language);
    if (!found) {
      found = new FluentBundle(language, { useIsolating: false });
      found.addResource(new FluentResource(text(language)));
      bundles.set(language, found);
    }
    return found;
  };
  const say = (language: Language, word: string, gaps: Record<string, string | number> = {}): string => {
    const said = bundle(language);
    const pattern = said.getMessage(word)?.value;
    return pattern ? said.formatPattern(pattern, plain(gaps), []) : word;
  };
  return say as <W extends Word>(language: Language, word: W, ...told: Told<W>) => string;
}

/** Numbers are counts, turns, years: written without a mark for thousands. */
function plain(gaps: Record<string, string | number>): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(gaps).map(([name, value]) => [
      name,
      typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value,
    ]),
  );
}
