import { api } from "./api";
import type { Whole } from "./columns";
import type { Language, View } from "./contract";

/** What a game needs before anything of it can be shown. */
export interface Opening {
  view: View;
  portrait: Promise<Whole>;
}

let asked: { key: string; opening: Promise<Opening> } | null = null;

const keyOf = (...parts: (string | null)[]): string => JSON.stringify(parts);

async function ask(id: string, token: string | null, language: Language): Promise<Opening> {
  const view = await api.game(id, token, language);
  const portrait = api.portrait(view.game?.portrait ?? "");
  // Whoever waits for it hears of a failure; until then it is nobody's.
  portrait.catch(() => undefined);
  return { view, portrait };
}

/** Asks for a game while the rest of the page is still on its way. */
export function askAhead(id: string, token: string | null, language: Language): void {
  asked = { key: keyOf(id, token, language), opening: ask(id, token, language) };
  asked.opening.catch(() => undefined);
}

/** A game as it is now; what was asked ahead is used once. */
export function opening(id: string, token: string | null, language: Language): Promise<Opening> {
  const early = asked?.key === keyOf(id, token, language) ? asked.opening : null;
  asked = null;
  return early ?? ask(id, token, language);
}
