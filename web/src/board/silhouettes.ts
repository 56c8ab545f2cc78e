/** Ships and other things from the side, as paths in a field of 60 by 24, by the words that portraits use. */

const PATHS: Record<string, string> = {
  battleship:
    "M1 17l3 5h48l7-6-9 .500V15h-3v-2h-5l-4-1.500v1.500h-3V7h-2V3h-2v-2h-1.500v2h-2v4h-3v3h-2V7h-4v6h-3v-2l-5 1h5v1l-7 .200v1.300H8v2zM6 12l6-1.200v1L6 13zM47 12l7-2.200v1.100l-7 2z",
  cruiser:
    "M2 17l4 5h44l8-6-10 .500v-2h-4v-2h-4v2h-4V9h-2V4h-1.500v5h-3v5h-3V8h-3.500v6h-3V8h-3.500v6h-3v-2h-4v2h-4v3zM6 12.500l5-1v1l-5 1zM46 12l6-1.600v1l-6 1.600z",
  carrier:
    "M1 14l2 3h5l2 5h42l2-5h3l2-4H38V9h-2V6h-1.500V3H33v3h-4v3h-2v4zM9 11l4-1 2 .200.5-1.500h1l.5 1.700 2 .600v.800H9z",
  oiler: "M2 15l3 7h48l5-7h-5v-5h-3v-3h-3v3h-4v5H25V8h-2v7h-6V8h-2v7h-4v-3H7v3zM27 13h14v1.500H27z",
  fighter:
    "M30 1c1.800 0 2.600 2 2.800 5L54 9.500v4L32.500 14 32 19l6 2v2l-8-.800L22 23v-2l6-2-.500-5L6 13.500v-4L27.200 6c.200-3 1-5 2.800-5z",
  bomber:
    "M30 1c1.900 0 2.900 2.500 3 5.500l7 .800.3-2.300h3l.4 2.800L58 9.500v3.500l-25 1.300-.500 4.700 7.500 2v2L30 22.300 20 23v-2l7.500-2-.500-4.700L2 13V9.500l14.300-1.700.4-2.800h3l.3 2.300 7-.800C27.100 3.500 28.100 1 30 1z",
  base: "M4 22V11l11-7 11 7v11zm6-7v5h10v-5zm32-13a4 4 0 0 1 2 7.500V12h5v3h-5v4.500c3-.500 5-2.500 5.500-4.500l3 1.500c-1 4-5 6.500-10.500 6.500s-9.500-2.500-10.500-6.500l3-1.500c.5 2 2.500 4 5.500 4.500V15h-5v-3h5V9.500A4 4 0 0 1 42 2zm0 2.500a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3z",
  "half-base":
    "M30 1a4 4 0 0 1 2 7.500V11h6v3h-6v5.500c4-.500 6.500-3 7-5.500l3.500 1.500C41 20 36.500 23 30 23s-11-3-12.500-7.500L21 14c.5 2.500 3 5 7 5.500V14h-6v-3h6V8.500A4 4 0 0 1 30 1zm0 2.500a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3z",
  fleet: "M6 1h2.500v2H30l-4 4.500L30 12H8.500v11H6zM26 18l2 4h25l4-5-5 .300V16h-3v-4h-2v-3h-2v3h-3v4h-6v2z",
};

const drawn = new Map<string, Path2D>();

/** The size of the field that silhouettes are drawn in. */
export const FIELD = { wide: 60, high: 24 };

export function silhouette(word: string): Path2D | undefined {
  const path = PATHS[word];
  if (!path) return undefined;
  let found = drawn.get(word);
  if (!found) {
    found = new Path2D(path);
    drawn.set(word, found);
  }
  return found;
}
