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

/** Finds the pieces and places of an event in its sentence, so that they can be shown and pointed at. */
export function partsOf(event: GameEvent, names: Names): Part[] {
  const meant = new Map<string, Part>();
  const know = (text: string | undefined, part: Omit<Part, "text">): void => {
    if (text && !meant.has(text)) meant.set(text, { text, ...part });
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
