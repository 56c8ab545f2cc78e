import ms from "milsymbol";
import type { Pattern, PieceLook } from "../lib/contract";
import { iconPath } from "./icons";

export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

// Every browser that we run in draws SVG paths; the trial of it would wait for the graphics processor.
(ms as unknown as { setBrokenPath2D: (broken: boolean) => void }).setBrokenPath2D(false);

const symbols = new Map<string, HTMLCanvasElement>();

/** The symbol of a unit by the standard, without its echelon, which is printed larger above it. */
export function unitSymbol(code: string, fill: string, ink: string, size: number): HTMLCanvasElement | null {
  if (!/^\d{20}$|^\d{30}$/.test(code)) return null;
  const key = `${code} ${fill} ${ink} ${size}`;
  let drawn = symbols.get(key);
  if (!drawn) {
    const bare = `${code.slice(0, 8)}00${code.slice(10)}`;
    const symbol = new ms.Symbol(bare, {
      size,
      fillColor: fill,
      frameColor: { Friend: ink, Hostile: ink, Neutral: ink, Unknown: ink, Civilian: ink, Suspect: ink },
      iconColor: ink,
      strokeWidth: 6,
      infoFields: false,
    } as ConstructorParameters<typeof ms.Symbol>[1]);
    drawn = symbol.asCanvas(1) as HTMLCanvasElement;
    if (symbols.size > 600) symbols.clear();
    symbols.set(key, drawn);
  }
  return drawn;
}

/** Fills a rectangle with the pattern of a side, for eyes that do not tell its colour. */
export function drawPattern(
  pen: Pen,
  pattern: Pattern,
  ink: string,
  x: number,
  y: number,
  wide: number,
  high: number,
): void {
  if (!pattern) return;
  pen.save();
  pen.beginPath();
  pen.rect(x, y, wide, high);
  pen.clip();
  pen.fillStyle = ink;
  pen.strokeStyle = ink;
  const step = Math.max(3, Math.min(wide, high) / 3);
  pen.lineWidth = step * 0.38;
  pen.beginPath();
  if (pattern === "disc") {
    pen.arc(x + wide / 2, y + high / 2, Math.min(wide, high) * 0.3, 0, Math.PI * 2);
    pen.fill();
  } else if (pattern === "dots") {
    for (let px = x + step / 2; px < x + wide; px += step) {
      for (let py = y + step / 2; py < y + high; py += step) {
        pen.moveTo(px, py);
        pen.arc(px, py, step * 0.26, 0, Math.PI * 2);
      }
    }
    pen.fill();
  } else {
    for (let d = -high; d < wide + high; d += step) {
      if (pattern === "bars") {
        pen.moveTo(x + d, y);
        pen.lineTo(x + d, y + high);
      } else if (pattern === "waves") {
        pen.moveTo(x, y + d);
        for (let px = 0; px <= wide; px += step / 2)
          pen.lineTo(x + px, y + d + ((px / step) % 1 < 0.5 ? 0 : step / 2));
      } else {
        pen.moveTo(x + d, y + high);
        pen.lineTo(x + d + high, y);
        if (pattern === "cross") {
          pen.moveTo(x + d, y);
          pen.lineTo(x + d + high, y + high);
        }
      }
    }
    pen.stroke();
  }
  pen.restore();
}

const paths = new Map<string, Path2D>();

/** An icon in a square; a word without a drawing is shown by its first letter. */
export function drawIcon(
  pen: Pen,
  word: string,
  label: string,
  ink: string,
  x: number,
  y: number,
  size: number,
): void {
  const path = iconPath(word);
  pen.fillStyle = ink;
  if (!path) {
    pen.font = `700 ${size}px system-ui, sans-serif`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillText(label.slice(0, 1).toUpperCase(), x + size / 2, y + size * 0.56);
    return;
  }
  let drawn = paths.get(word);
  if (!drawn) {
    drawn = new Path2D(path);
    paths.set(word, drawn);
  }
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 24, size / 24);
  pen.fill(drawn, "evenodd");
  pen.restore();
}

export function faceOf(look: PieceLook, face: number): string[] {
  return look.faces[Math.min(Math.max(face, 0), look.faces.length - 1)] ?? [];
}
