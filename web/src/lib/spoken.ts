import type { PieceLook, Token } from "./contract";
import { t } from "./prefs.svelte";
import type { Table } from "./table.svelte";

/** What a piece can do and how it stands, as one reads it off the counter. */
function pieceTold(look: PieceLook | undefined, token: Token, states: ReadonlyMap<string, string>): string {
  if (!look || token.face < 0) return [look?.title, t("face")].filter(Boolean).join(", ");
  const values = (look.legend ?? []).map((word, at) => `${word} ${look.faces[token.face]?.[at] ?? ""}`);
  return [look.title, ...values, ...token.states.map((state) => states.get(state) ?? state)].join(", ");
}

/** A place for who cannot see the map: its name and terrain, what is printed and lies there, and every piece. */
export function placeTold(table: Table, name: string): string {
  const space = table.spaces.get(name);
  const terrain = table.portrait?.terrains.find((each) => each.key === space?.terrain)?.label;
  const states = new Map(table.portrait?.states.map((state) => [state.key, state.label]));
  const signs = (table.scene?.signs ?? []).filter((sign) => sign.space === name).map((sign) => sign.text);
  const tokens = [...(table.scene?.stacks[name] ?? [])].reverse();
  const pieces = tokens.map((token) => pieceTold(table.looks.get(token.piece), token, states));
  const count = t("pieces", { n: tokens.length });
  return [
    [table.placeTitle(name), terrain].filter(Boolean).join(", "),
    ...signs,
    ...(space?.notes ?? []),
    tokens.length ? `${count}: ${pieces.join("; ")}` : t("noPieces"),
  ]
    .map((sentence) => sentence.replace(/[.\s]+$/, ""))
    .filter(Boolean)
    .join(". ");
}
