import type { Word } from "../text/keys";
import type { Language } from "./contract";
import type { Told } from "./fluent";
import type { Pace } from "./parade.svelte";
import { say } from "./words";

export type Theme = "auto" | "light" | "dark";

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  confirm: boolean;
  /** How fast others' turns are shown. */
  pace: Pace;
  toured: string[];
}

const KEY = "grognard.prefs";

function browserLanguage(): Language {
  for (const tag of navigator.languages ?? [navigator.language]) {
    if (tag.toLowerCase().startsWith("fr")) return "fr";
    if (tag.toLowerCase().startsWith("en")) return "en";
  }
  return "en";
}

function read(): Kept {
  const fresh: Kept = {
    language: browserLanguage(),
    theme: "auto",
    sound: false,
    confirm: true,
    pace: "normal",
    toured: [],
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

class Prefs {
  #kept = $state<Kept>(read());
  #system = $state(false);

  constructor() {
    const media = matchMedia("(prefers-color-scheme: dark)");
    this.#system = media.matches;
    media.addEventListener("change", () => {
      this.#system = media.matches;
      this.#show();
    });
    this.#show();
  }

  get language(): Language {
    return this.#kept.language;
  }
  set language(language: Language) {
    this.#change({ language });
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#change({ theme });
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && this.#system);
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#change({ sound });
  }

  get confirm(): boolean {
    return this.#kept.confirm;
  }
  set confirm(confirm: boolean) {
    this.#change({ confirm });
  }

  get pace(): Pace {
    return this.#kept.pace;
  }
  set pace(pace: Pace) {
    this.#change({ pace });
  }

  toured(title: string): boolean {
    return this.#kept.toured.includes(title);
  }
  tour(title: string): void {
    if (!this.toured(title)) this.#change({ toured: [...this.#kept.toured, title] });
  }

  #change(part: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...part };
    // The language is kept only once it was chosen, so that the browser's own goes on counting until then.
    localStorage.setItem(KEY, JSON.stringify({ ...JSON.parse(localStorage.getItem(KEY) ?? "{}"), ...part }));
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
    document.documentElement.lang = this.language;
  }
}

export const prefs = new Prefs();

/** A word of the client in the player's language. */
export function t<W extends Word>(word: W, ...told: Told<W>): string {
  return say(prefs.language, word, ...told);
}
