import { BitmapText, Container } from "pixi.js";

const INK = 0x1b1712;
const FONT_SIZE = 40;

/** Numbers over the map, from a pool: writing is dear, moving it is not. */
export class Values {
  readonly container = new Container();
  private readonly pool: BitmapText[] = [];
  private used = 0;

  constructor(private readonly ink = INK) {}

  begin(): void {
    this.used = 0;
  }

  write(value: string, x: number, y: number, high: number): void {
    let text = this.pool[this.used];
    if (!text) {
      text = new BitmapText({
        text: "",
        style: {
          fontFamily: "Arial, Liberation Sans, sans-serif",
          fontSize: FONT_SIZE,
          fontWeight: "700",
          fill: this.ink,
        },
      });
      text.anchor.set(0.5);
      this.pool.push(text);
      this.container.addChild(text);
    }
    this.used += 1;
    text.visible = true;
    if (text.text !== value) text.text = value;
    text.position.set(x, y);
    text.scale.set(high / FONT_SIZE);
  }

  end(): void {
    for (let rest = this.used; rest < this.pool.length; rest++)
      (this.pool[rest] as BitmapText).visible = false;
  }
}
