import { FluentResource } from "@fluent/bundle";

/** A gap of a message: whether the message chooses its words by the number that is put there. */
type Gaps = Map<string, { counted: boolean }>;

/** The gaps of every message of a Fluent text, by key. */
export function gaps(text: string): Map<string, Gaps> {
  return new Map(new FluentResource(text).body.map(({ id, value }) => [id, within(value)]));
}

type Part = NonNullable<FluentResource["body"][number]["value"]>;

function within(value: Part | null): Gaps {
  const found: Gaps = new Map();
  const note = (name: string, counted: boolean) =>
    found.set(name, { counted: counted || Boolean(found.get(name)?.counted) });
  const read = (part: Part | null): void => {
    for (const each of Array.isArray(part) ? part : []) {
      if (typeof each === "string") continue;
      if (each.type === "var") note(each.name, false);
      if (each.type !== "select") continue;
      if (each.selector.type === "var") note(each.selector.name, true);
      for (const variant of each.variants) read(variant.value);
    }
  };
  read(value);
  return found;
}

/** The messages whose text could not be read, which Fluent passes over in silence. */
export function unread(text: string): string[] {
  const read = gaps(text);
  return [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].flatMap(([, id = ""]) => (read.has(id) ? [] : [id]));
}

/** `text/keys.ts`: the words there are, and what fills their gaps, as types. One language that counts is enough. */
export function keys(...texts: [string, ...string[]]): string {
  const languages = texts.map(gaps);
  const counts = (id: string, name: string) => languages.some((words) => words.get(id)?.get(name)?.counted);
  const plain: string[] = [];
  const filled: string[] = [];
  for (const [id, names] of [...gaps(texts[0])].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const fields = [...names.keys()].map(
      (name) => `${name}: ${counts(id, name) ? "number" : "string | number"}`,
    );
    if (fields.length) filled.push(`  ${id}: { ${fields.join("; ")} };`);
    else plain.push(`  | "${id}"`);
  }
  return `${[
    "/** The client's own words, made from the Fluent texts by `npm run words`. */",
    `export type Plain =\n${plain.join("\n")};`,
    `/** Words with gaps, and what is put there. */\nexport interface Filled {\n${filled.join("\n")}\n}`,
    "export type Word = Plain | keyof Filled;",
  ].join("\n\n")}\n`;
}
