import { t } from "./prefs.svelte";

/** What a bot is called: its level for those that are known here, else its own name. */
export function botName(bot: string): string {
  if (bot === "greedy") return t("botGreedy");
  if (bot === "general") return t("botGeneral");
  if (bot === "random") return t("botRandom");
  return t("botNamed", { name: bot });
}

/** A sentence on how a bot plays, if it is known here. */
export function botNote(bot: string): string {
  if (bot === "greedy") return t("botGreedyNote");
  if (bot === "general") return t("botGeneralNote");
  return bot === "random" ? t("botRandomNote") : "";
}

/** Who takes a seat of a new game: `me`, `beside` (somebody at the same screen), `link`, `mail`, or a bot. */
export type Takers = Record<string, string>;

/** As the server is told: who sits beside me holds my seats, but as another person. */
export function seated(takers: Takers): { seats: Record<string, string>; mode: "people" | "analysis" } {
  const people = ["beside", "link", "mail"];
  return {
    seats: Object.fromEntries(
      Object.entries(takers).map(([seat, who]) => [seat, who === "beside" ? "me" : who]),
    ),
    mode: Object.values(takers).some((who) => people.includes(who)) ? "people" : "analysis",
  };
}
