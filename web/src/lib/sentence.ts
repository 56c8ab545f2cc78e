import type { Span } from "./contract";

/** A stretch of a sentence, and the piece or place that it names. */
export interface Part {
  text: string;
  piece?: string;
  space?: string;
}

/** A sentence in parts: the server says where it names pieces and places. */
export function partsOf(text: string, spans: readonly Span[] = []): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { start, end: stop, piece, space } of spans) {
    if (start > end) parts.push({ text: text.slice(end, start) });
    parts.push({ text: text.slice(start, stop), ...(piece ? { piece } : {}), ...(space ? { space } : {}) });
    end = stop;
  }
  if (end < text.length || !parts.length) parts.push({ text: text.slice(end) });
  return parts;
}
