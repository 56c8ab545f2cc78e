import type { ChartTable, GameEvent } from "./contract";

/** Whether dice were rolled in an event. */
export function rolled(event: GameEvent): boolean {
  return event.die !== undefined || Boolean(event.dice?.length);
}

export interface Reading {
  /** The row of the table that the die leads to, after what was added to it. */
  row: number;
  column: string;
  /** What the table says there. */
  result: string;
}

/** Where in the tables of a title a roll is read. */
export function readingOf(event: GameEvent, charts: readonly ChartTable[]): Reading | null {
  const { die, column } = event;
  if (die === undefined || !column) return null;
  const wanted = die + (event.modifier ?? 0);
  for (const chart of charts) {
    const at = chart.columns.indexOf(column);
    if (at < 1) continue;
    const rows = chart.rows.filter((row) => /\d/.test(row[0] ?? ""));
    const numbers = rows.map((row) => Number(/-?\d+/.exec((row[0] ?? "").replace("−", "-"))?.[0]));
    if (!rows.length) continue;
    // Beyond its ends a table is read at its last row.
    const row = Math.min(Math.max(wanted, Math.min(...numbers)), Math.max(...numbers));
    const result = rows[numbers.indexOf(row)]?.[at];
    if (result !== undefined) return { row, column, result };
  }
  return null;
}
