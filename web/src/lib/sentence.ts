import type { GameEvent } from "./contract";

/** A stretch of a sentence, and the piece or place that it names. */
export interface Part {
  text: string;
  piece?: string;
  space?: string;
}

interface Names {
  piece(name: string): string | undefined;
  space(name: string): string[];
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** As it stands at the beginning of a sentence. */
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Finds the pieces and places of an event in its sentence, so that they can be shown and pointed at. */
export function partsOf(event: Pick<GameEvent, "text" | "spaces" | "pieces">, names: Names): Part[] {
  const meant = new Map<string, Part>();
  const know = (name: string | undefined, part: Omit<Part, "text">): void => {
    if (!name) return;
    for (const text of [name, capital(name)]) if (!meant.has(text)) meant.set(text, { text, ...part });
  };
  for (const space of event.spaces) for (const name of names.space(space)) know(name, { space });
  for (const piece of event.pieces) {
    know(names.piece(piece), { piece });
    know(piece, { piece });
  }
  if (!meant.size) return [{ text: event.text }];
  const longest = [...meant.keys()].sort((a, b) => b.length - a.length).map(literally);
  return event.text
    .split(new RegExp(`(?<![\\p{L}\\d/])(${longest.join("|")})(?![\\p{L}\\d/])`, "u"))
    .filter(Boolean)
    .map((text) => meant.get(text) ?? { text });
}

/** Finds pieces and places in a sentence of which nobody said what it names, by their full names. */
export function namedIn(text: string, pieces: Map<string, string>, spaces: Map<string, string>): Part[] {
  const named = (titles: Map<string, string>): string[] =>
    [...titles]
      .filter(([, title]) => text.includes(title) || text.startsWith(capital(title)))
      .map(([key]) => key);
  return partsOf(
    { text, spaces: named(spaces), pieces: named(pieces) },
    { piece: (key) => pieces.get(key), space: (key) => [spaces.get(key) ?? ""] },
  );
}
