import type { Column, Columns, Look, PieceLook, Place, Portrait, Space } from "./contract";

/** A column as it is read: numbers lie closely packed. */
function reader(column: Column): (row: number) => unknown {
  if (Array.isArray(column)) {
    const packed = column.every((value) => typeof value === "number") ? Float64Array.from(column) : column;
    return (row) => packed[row] ?? undefined;
  }
  const { of, at } = column;
  if (!at?.length) return () => of[0] ?? undefined;
  const places = of.length < 256 ? Uint8Array.from(at) : Uint32Array.from(at);
  return (row) => of[places[row] as number] ?? undefined;
}

/** Rows of columns: each looks up what it is asked for, and keeps nothing but its number. */
export function unfold<Row extends object>({ rows, columns }: Columns): Row[] {
  class Light {
    constructor(readonly row: number) {}
  }
  for (const [name, column] of Object.entries(columns)) {
    const read = reader(column);
    Object.defineProperty(Light.prototype, name, {
      enumerable: true,
      get(this: Light) {
        return read(this.row);
      },
    });
  }
  return Array.from({ length: rows }, (_, row) => new Light(row) as unknown as Row);
}

/** A portrait with its spaces and pieces, and the spaces that are not on the board. */
export interface Whole extends Portrait {
  beside: Place[];
}

/** The portrait of a title; sheets that are elsewhere are fetched, all at once. */
export async function assembled(look: Look, fetch: (url: string) => Promise<Columns>): Promise<Whole> {
  const rows = async <Row extends object>(sheets: (Columns | string)[]): Promise<Row[]> => {
    const laid = await Promise.all(sheets.map((sheet) => (typeof sheet === "string" ? fetch(sheet) : sheet)));
    return laid.flatMap((sheet) => unfold<Row>(sheet));
  };
  const [spaces, pieces] = await Promise.all([rows<Space>(look.spaces), rows<PieceLook>(look.pieces)]);
  const { portrait, beside = [] } = look;
  return { ...portrait, board: { ...portrait.board, spaces }, pieces, beside };
}
