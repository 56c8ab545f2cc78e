import { Container, Sprite } from "pixi.js";
import type { Point, Scene, Sign, Space } from "../lib/contract";
import { Atlas } from "./atlas";
import type { Plan } from "./plan";
import { covers, type Sight } from "./sight";
import { drawIcon, drawPattern, type Pen } from "./symbols";

/** Signs stand around the counter, from its lower left corner upwards. */
const PLACES: Point[] = [
  [-0.41, 0.28],
  [-0.48, 0.02],
  [-0.41, -0.24],
  [0.42, 0.28],
  [0.48, 0.02],
];

/** How large signs are, as a share of a space, close by and from afar. */
const NEAR = 0.27;
const FAR = 0.55;

/** Markers that are no pieces: flags, works, reserves. */
export class SignLayer {
  readonly container = new Container();
  private readonly atlas = new Atlas(64, 8);
  private signs: Sign[] = [];
  private plan: Plan | null = null;

  load(plan: Plan): void {
    this.plan = plan;
    this.atlas.clear();
    this.signs = [];
    this.empty();
  }

  set(scene: Scene): void {
    this.signs = scene.signs.filter((sign) => this.plan?.spaces.has(sign.space));
  }

  destroy(): void {
    this.atlas.clear();
  }

  private empty(): void {
    for (const child of this.container.removeChildren()) child.destroy();
  }

  update(sight: Sight): void {
    const { plan } = this;
    if (!plan || (!this.signs.length && !this.container.children.length)) return;
    this.empty();
    if (sight.near.face === "fill") return;
    const all = new Map<string, number>();
    for (const { space } of this.signs) all.set(space, (all.get(space) ?? 0) + 1);
    const count = new Map<string, number>();
    const far = sight.near.face !== "full";
    for (const sign of this.signs) {
      const space = plan.spaces.get(sign.space) as Space;
      if (!covers(sight.region, space.x, space.y)) continue;
      const number = count.get(sign.space) ?? 0;
      count.set(sign.space, number + 1);
      const key = `${sign.kind}|${sign.side ?? ""}|${sign.value ?? ""}`;
      const texture =
        this.atlas.get(key) ??
        this.atlas.draw(key, (pen, x, y, size) => paintSign(plan, pen, sign, x, y, size));
      const sprite = new Sprite(texture);
      sprite.anchor.set(0.5);
      const side = plan.pitch * (space.marks && far ? FAR : NEAR);
      sprite.width = sprite.height = side;
      if (space.marks) {
        const [x, y] = space.marks;
        sprite.position.set(x + (number - ((all.get(sign.space) ?? 1) - 1) / 2) * side * 1.08, y);
      } else {
        const [dx, dy] = PLACES[Math.min(number, PLACES.length - 1)] as Point;
        sprite.position.set(space.x + plan.pitch * dx, space.y + plan.pitch * dy);
      }
      this.container.addChild(sprite);
    }
    this.atlas.upload();
  }
}

function paintSign(plan: Plan, pen: Pen, sign: Sign, x: number, y: number, size: number): void {
  const key = plan.signs.get(sign.kind);
  const side = plan.sides.get(sign.side ?? "");
  const fill = side?.colour ?? key?.colour ?? "#efe6cf";
  const ink = side?.ink ?? "#1b1712";
  pen.fillStyle = fill;
  pen.strokeStyle = "#1b1712";
  pen.lineWidth = size * 0.05;
  pen.beginPath();
  pen.arc(x + size / 2, y + size / 2, size * 0.45, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  if (side) {
    const inner = size * 0.64;
    drawPattern(pen, side.pattern, `${side.ink}33`, x + size * 0.18, y + size * 0.18, inner, inner);
  }
  const label = key?.label ?? sign.text;
  drawIcon(pen, key?.icon || sign.kind, label, ink, x + size * 0.24, y + size * 0.22, size * 0.52);
  if (!sign.value) return;
  pen.font = `700 ${size * 0.36}px system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.lineWidth = size * 0.08;
  pen.strokeStyle = fill;
  pen.strokeText(sign.value, x + size * 0.7, y + size * 0.74);
  pen.fillStyle = ink;
  pen.fillText(sign.value, x + size * 0.7, y + size * 0.74);
}
