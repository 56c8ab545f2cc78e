import type { PieceLook } from "../lib/contract";
import { type CounterDrawing, drawStates, drawSymbol, write } from "./counter";
import { drawIcon, drawPattern, type Pen } from "./symbols";

/** How deep a block is, as a share of its square: one sees its top and its right side. */
const DEPTH = 0.12;

/** A wooden block that stands upright; `plain` and `small` leave out what could not be read from afar. */
export function drawBlock(
  pen: Pen,
  block: CounterDrawing,
  look: PieceLook,
  x: number,
  y: number,
  size: number,
  detail: "plain" | "small" | "full",
): void {
  const deep = size * DEPTH;
  const face = size - deep;
  pen.save();
  pen.translate(x, y);
  drawWood(pen, look, size, deep);
  pen.translate(0, deep);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, face, face);
  pen.clip();
  pen.fillStyle = look.colours.fill;
  pen.fillRect(0, 0, face, face);
  if (block.face < 0) drawHidden(pen, block, look, face);
  else drawFace(pen, block, look, face, detail);
  pen.restore();
  pen.lineWidth = size * (detail === "plain" ? 0.05 : 0.03);
  pen.strokeStyle = "rgba(24,18,10,.9)";
  pen.strokeRect(0, 0, face, face);
  pen.restore();
  pen.save();
  pen.translate(x, y);
  drawStates(pen, block.states, size, detail !== "full");
  pen.restore();
}

/** The top, which catches the light, and the side in the shade. */
function drawWood(pen: Pen, look: PieceLook, size: number, deep: number): void {
  const face = size - deep;
  const sides: [string, [number, number][]][] = [
    [
      "rgba(255,255,255,.38)",
      [
        [0, deep],
        [deep, 0],
        [size, 0],
        [face, deep],
      ],
    ],
    [
      "rgba(0,0,0,.42)",
      [
        [face, deep],
        [size, 0],
        [size, face],
        [face, size],
      ],
    ],
  ];
  for (const [shade, corners] of sides) {
    pen.beginPath();
    for (const [x, y] of corners) pen.lineTo(x, y);
    pen.closePath();
    pen.fillStyle = look.colours.fill;
    pen.fill();
    pen.fillStyle = shade;
    pen.fill();
    pen.lineWidth = size * 0.02;
    pen.strokeStyle = "rgba(24,18,10,.75)";
    pen.stroke();
  }
}

/** What the enemy sees: whose it is and what class of thing. */
function drawHidden(pen: Pen, block: CounterDrawing, look: PieceLook, size: number): void {
  const { ink } = look.colours;
  drawIcon(pen, look.symbol, look.kind ?? look.title, ink, size * 0.2, size * 0.1, size * 0.6);
  drawFoot(pen, block, look, size);
}

/** The side's sign and the nation, along the lower edge. */
function drawFoot(pen: Pen, block: CounterDrawing, look: PieceLook, size: number): void {
  const high = size * 0.24;
  if (block.side) {
    pen.fillStyle = block.side.colour;
    pen.fillRect(0, size - high, size, high);
    drawPattern(
      pen,
      block.side.pattern,
      block.side.ink,
      size * 0.04,
      size - high * 0.9,
      high * 0.8,
      high * 0.8,
    );
  }
  write(
    pen,
    block.face < 0 ? look.left : `${look.left} ${look.mark}`.trim(),
    size * 0.6,
    size - high * 0.46,
    high * 0.86,
    block.side?.ink ?? look.colours.ink,
    size * 0.7,
  );
}

function drawFace(
  pen: Pen,
  block: CounterDrawing,
  look: PieceLook,
  size: number,
  detail: "plain" | "small" | "full",
): void {
  const { ink } = look.colours;
  const steps = Math.min(block.face, look.faces.length - 1) + 1;
  if (detail === "plain") {
    drawSymbol(pen, look, ink, size * 0.06, size * 0.06, size * 0.88, size * 0.44);
    write(pen, String(steps), size / 2, size * 0.78, size * 0.5, ink);
    return;
  }
  drawPips(pen, look, steps, size, detail === "small");
  const wide = detail === "small" ? 0.78 : 0.7;
  drawSymbol(pen, look, ink, size * (0.5 - wide / 2), size * 0.245, size * wide, size * 0.47);
  drawFoot(pen, block, look, size);
  if (detail === "full") write(pen, look.right, size * 0.9, size * 0.66, size * 0.14, ink);
}

/** Steps along the upper edge: full pips are left, hollow ones lost. */
function drawPips(pen: Pen, look: PieceLook, steps: number, size: number, small: boolean): void {
  const all = look.faces.length;
  const pip = size * (small ? 0.16 : 0.125);
  const gap = Math.min(pip * 1.35, (size * 0.9) / all);
  const left = size / 2 - ((all - 1) * gap) / 2;
  for (let step = 0; step < all; step++) {
    pen.beginPath();
    pen.arc(left + step * gap, size * 0.13, pip / 2, 0, Math.PI * 2);
    pen.lineWidth = size * 0.022;
    pen.strokeStyle = look.colours.ink;
    pen.fillStyle = look.colours.ink;
    if (step < steps) pen.fill();
    pen.stroke();
  }
}

/** Blocks that look the same from afar share a drawing. */
export function plainBlockKey(block: CounterDrawing, look: PieceLook): string {
  const states = block.states.slice(0, 2).map((state) => state.key);
  return ["block", look.colours.fill, look.symbol, look.left, block.face, states.join()].join("|");
}
