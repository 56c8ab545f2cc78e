import en from "../text/en.ftl?raw";
import fr from "../text/fr.ftl?raw";
import type { Language } from "./contract";
import { speaker } from "./fluent";

/** The client's own words. Everything about a game comes from the server, in the language asked for. */
export const TEXTS: Record<Language, string> = { en, fr };

export const say = speaker((language) => TEXTS[language]);

/** "3 hours ago", in the player's language. */
export function ago(language: Language, at: number, now: number = Date.now()): string {
  const seconds = Math.round((at - now) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
  ];
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(seconds, "second");
}
