import type { Key, PieceLook, Side } from "../lib/contract";
import { drawBlock, plainBlockKey } from "./block";
import { FIELD, silhouette } from "./silhouettes";
import { drawIcon, drawPattern, faceOf, type Pen, unitSymbol } from "./symbols";

const SANS =
  '"Barlow Condensed", "Arial Narrow", "Liberation Sans Narrow", "Helvetica Neue", Arial, "Liberation Sans", sans-serif';

/** The width of a silhouette, as a share of the counter. */
const SHIP = 0.78;

export interface CounterDrawing {
  look: PieceLook | undefined;
  name: string;
  face: number;
  states: Key[];
  side: Side | undefined;
}

/** Draws a counter into a square; `small` leaves out what could not be read. */
export function drawCounter(
  pen: Pen,
  counter: CounterDrawing,
  x: number,
  y: number,
  size: number,
  small = false,
): void {
  const { look } = counter;
  if (look?.form === "block") {
    drawBlock(pen, counter, look, x, y, size, small ? "small" : "full");
    return;
  }
  drawCard(pen, counter, x, y, size, (shown, ink) => drawFront(pen, counter, shown, ink, size, small));
  pen.save();
  pen.translate(x, y);
  drawStates(pen, counter.states, size, small);
  pen.restore();
}

/** The card of a counter: its ground, what is printed on its face, or its back, and its edge. */
function drawCard(
  pen: Pen,
  counter: CounterDrawing,
  x: number,
  y: number,
  size: number,
  face: (look: PieceLook, ink: string) => void,
): void {
  const { look, side } = counter;
  const fill = look?.colours.fill ?? side?.colour ?? "#ddd6c4";
  const ink = look?.colours.ink ?? side?.ink ?? "#1b1712";
  pen.save();
  pen.translate(x, y);
  pen.beginPath();
  pen.roundRect(0, 0, size, size, size * 0.07);
  pen.save();
  pen.clip();
  pen.fillStyle = fill;
  pen.fillRect(0, 0, size, size);
  if (!look || counter.face < 0) drawBack(pen, counter, fill, ink, size);
  else face(look, ink);
  pen.restore();
  pen.lineWidth = size * 0.028;
  pen.strokeStyle = "rgba(24,18,10,.85)";
  pen.beginPath();
  const inside = size - pen.lineWidth;
  pen.roundRect(pen.lineWidth / 2, pen.lineWidth / 2, inside, inside, size * 0.065);
  pen.stroke();
  pen.restore();
}

/** A counter from afar: whose it is, what it is and how strong, as large as can be. */
export function drawPlainCounter(
  pen: Pen,
  counter: CounterDrawing,
  x: number,
  y: number,
  size: number,
): void {
  const { look } = counter;
  if (look?.form === "block") {
    drawBlock(pen, counter, look, x, y, size, "plain");
    return;
  }
  drawCard(pen, counter, x, y, size, (shown, ink) => drawPlainFront(pen, counter, shown, ink, size));
  pen.save();
  pen.translate(x, y);
  counter.states.slice(0, 2).forEach((state, number) => {
    pen.fillStyle = state.colour || "#33302a";
    pen.strokeStyle = "#fff";
    pen.lineWidth = size * 0.035;
    pen.beginPath();
    pen.arc(size * (0.86 - number * 0.26), size * 0.14, size * 0.12, 0, Math.PI * 2);
    pen.fill();
    pen.stroke();
  });
  pen.restore();
}

function drawPlainFront(pen: Pen, counter: CounterDrawing, look: PieceLook, ink: string, size: number): void {
  const strength = plainStrength(counter);
  const high = strength ? size * 0.4 : size * 0.56;
  pen.fillStyle = look.colours.band;
  pen.fillRect(0, 0, size, size * 0.1);
  drawSymbol(pen, look, ink, size * 0.09, strength ? size * 0.13 : size * 0.24, size * 0.82, high);
  if (look.boxed === 0 && strength) {
    pen.fillStyle = ink;
    pen.fillRect(size * 0.2, size * 0.56, size * 0.6, size * 0.42);
  }
  const tone = look.boxed === 0 ? "#fff" : ink;
  write(pen, strength, size / 2, size * 0.785, size * 0.5, tone, size * 0.9);
  if (counter.face < look.faces.length - 1) drawLoss(pen, size * 1.5, size);
}

/** Counters that look the same from afar share a drawing. */
export function plainKey(counter: CounterDrawing): string {
  const { look, face, states } = counter;
  if (look?.form === "block") return plainBlockKey(counter, look);
  const shown = states.slice(0, 2).map((state) => state.key);
  if (!look || face < 0) return `back|${look?.side ?? ""}|${shown.join()}`;
  const { fill, ink, band, symbol } = look.colours;
  const lost = face < look.faces.length - 1;
  return [fill, ink, band, symbol, look.symbol, plainStrength(counter), look.boxed, lost, shown.join()].join(
    "|",
  );
}

function plainStrength({ look, face }: CounterDrawing): string {
  return look ? (faceOf(look, face)[0] ?? "") : "";
}

function drawBack(pen: Pen, counter: CounterDrawing, fill: string, ink: string, size: number): void {
  pen.fillStyle = counter.side?.colour ?? fill;
  pen.fillRect(0, 0, size, size);
  drawPattern(
    pen,
    counter.side?.pattern ?? "",
    counter.side?.ink ?? ink,
    size * 0.2,
    size * 0.2,
    size * 0.6,
    size * 0.6,
  );
  if (!counter.side) write(pen, "?", size / 2, size / 2, size * 0.5, ink);
}

function drawFront(
  pen: Pen,
  counter: CounterDrawing,
  look: PieceLook,
  ink: string,
  size: number,
  small: boolean,
): void {
  const { side } = counter;
  const band = size * 0.13;
  pen.fillStyle = look.colours.band;
  pen.fillRect(0, 0, size, band);
  if (side) {
    pen.fillStyle = side.colour;
    pen.fillRect(0, 0, band * 1.5, band);
    drawPattern(pen, side.pattern, side.ink, 0, 0, band * 1.5, band);
  }
  const field = small ? 0.62 : 0.5;
  const wide = silhouette(look.symbol) ? SHIP : field;
  drawSymbol(
    pen,
    look,
    ink,
    size * (0.5 - wide / 2),
    size * (small ? 0.22 : 0.3),
    size * wide,
    size * (field * 0.64),
  );
  const values = faceOf(look, counter.face);
  if (small) {
    writeValues(pen, values, look.boxed ?? -1, size * 0.5, size * 0.79, size * 0.34, size * 0.94, ink);
    return;
  }
  write(pen, look.mark, size / 2, size * 0.215, size * 0.135, ink);
  beside(pen, look.left, size * 0.125, size * 0.46, size, ink);
  beside(pen, look.right, size * 0.875, size * 0.46, size, ink);
  writeValues(pen, values, look.boxed ?? -1, size * 0.5, size * 0.8, size * 0.285, size * 0.92, ink);
  drawSteps(pen, look, counter.face, size, ink);
}

export function drawSymbol(
  pen: Pen,
  look: PieceLook,
  ink: string,
  x: number,
  y: number,
  wide: number,
  high: number,
): void {
  const shape = silhouette(look.symbol);
  if (shape) {
    const scale = Math.min(wide / FIELD.wide, high / FIELD.high);
    pen.save();
    pen.translate(x + (wide - FIELD.wide * scale) / 2, y + (high - FIELD.high * scale) / 2);
    pen.scale(scale, scale);
    pen.fillStyle = ink;
    pen.fill(shape, "evenodd");
    pen.restore();
    return;
  }
  const drawn = unitSymbol(look.symbol, look.colours.symbol, ink, 100);
  if (!drawn?.width) {
    pen.fillStyle = look.colours.symbol;
    pen.strokeStyle = ink;
    pen.lineWidth = wide * 0.04;
    pen.fillRect(x, y, wide, high);
    pen.strokeRect(x, y, wide, high);
    drawIcon(pen, look.symbol, look.symbol, ink, x + wide / 2 - high * 0.36, y + high * 0.14, high * 0.72);
    return;
  }
  // Frames differ in shape, and some have a staff or a roof: what counts is that they fill the same field.
  const scale = Math.min(wide / drawn.width, (high * 1.12) / drawn.height);
  const w = drawn.width * scale;
  const h = drawn.height * scale;
  pen.imageSmoothingQuality = "high";
  pen.drawImage(drawn, x + (wide - w) / 2, y + (high - h) / 2, w, h);
}

function drawSteps(pen: Pen, look: PieceLook, face: number, size: number, ink: string): void {
  const steps = look.faces.length;
  if (steps < 2 || steps > 8) return;
  const lost = steps - 1 - face;
  if (lost > 0) drawLoss(pen, size, size);
  const pip = size * 0.05;
  const gap = pip * 1.5;
  const left = size / 2 - ((steps - 1) * gap) / 2;
  for (let step = 0; step < steps; step++) {
    pen.beginPath();
    pen.arc(left + step * gap, size * 0.945, pip * 0.5, 0, Math.PI * 2);
    pen.lineWidth = pip * 0.28;
    pen.strokeStyle = ink;
    pen.fillStyle = ink;
    if (step <= face) pen.fill();
    pen.stroke();
  }
}

/** A red corner: the counter is no longer at full strength. */
function drawLoss(pen: Pen, large: number, size: number): void {
  pen.fillStyle = "#b3261e";
  pen.beginPath();
  pen.moveTo(0, size);
  pen.lineTo(0, size - large * 0.18);
  pen.lineTo(large * 0.18, size);
  pen.fill();
}

export function drawStates(pen: Pen, states: Key[], size: number, small: boolean): void {
  const side = size * (small ? 0.34 : 0.22);
  const most = small ? 2 : 4;
  states.slice(0, most).forEach((state, number) => {
    const x = size - side * 0.94 - number * side * 0.98;
    pen.fillStyle = state.colour || "#33302a";
    pen.strokeStyle = "#fff";
    pen.lineWidth = size * 0.014;
    pen.beginPath();
    pen.arc(x + side / 2, side * 0.46, side * 0.46, 0, Math.PI * 2);
    pen.fill();
    pen.stroke();
    drawIcon(pen, state.icon || state.key, state.label, "#fff", x + side * 0.22, side * 0.18, side * 0.56);
  });
}

export function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  high: number,
  ink: string,
  most = Infinity,
): void {
  pen.font = `700 ${high}px ${SANS}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = ink;
  pen.fillText(text, x, y, Number.isFinite(most) ? most : undefined);
}

/** A short name next to the symbol; longer ones are written upwards. */
function beside(pen: Pen, text: string, x: number, y: number, size: number, ink: string): void {
  if (!text) return;
  const high = size * 0.15;
  pen.font = `700 ${high}px ${SANS}`;
  if (pen.measureText(text).width <= size * 0.23) {
    write(pen, text, x, y, high, ink);
    return;
  }
  pen.save();
  pen.translate(x, y + size * 0.02);
  pen.rotate(-Math.PI / 2);
  write(pen, text, 0, 0, high * 0.92, ink, size * 0.52);
  pen.restore();
}

function writeValues(
  pen: Pen,
  values: string[],
  boxed: number,
  x: number,
  y: number,
  high: number,
  most: number,
  ink: string,
): void {
  pen.font = `700 ${high}px ${SANS}`;
  pen.textBaseline = "middle";
  const parts = values.flatMap((value, number) => (number ? ["-", value] : [value]));
  const room = (part: string, number: number): number =>
    part === "-" ? 0.8 : number === boxed * 2 ? 1.36 : 1;
  const widths = parts.map((part, number) => pen.measureText(part).width * room(part, number));
  const total = widths.reduce((sum, wide) => sum + wide, 0);
  const squeeze = Math.min(1, most / Math.max(1, total));
  pen.save();
  pen.translate(x, y);
  pen.scale(squeeze, 1);
  let at = -total / 2;
  parts.forEach((part, number) => {
    const wide = widths[number] as number;
    pen.textAlign = "center";
    pen.fillStyle = ink;
    if (boxed >= 0 && number === boxed * 2) {
      pen.fillRect(at, -high * 0.52, wide, high * 0.98);
      pen.fillStyle = "#fff";
    }
    pen.fillText(part, at + wide / 2, 0);
    at += wide;
  });
  pen.restore();
}
