import type { Camera } from "./camera";

interface Spot {
  x: number;
  y: number;
}

/** Pixels that a pointer may wander before it drags. */
const SLACK = { touch: 9, mouse: 5 };
/** The camera's zoom by wheel: pixels at most, pixels of a line, and how fast. */
const WHEEL = { most: 240, line: 33, slow: 0.0016, pinch: 0.01 };

interface Hands {
  /** A pointer is over the map and holds nothing. */
  hover(x: number, y: number): void;
  /** A press and release on the same spot. */
  tap(x: number, y: number, touch: boolean): void;
  /** A drag begins: whether a counter is lifted there, which then moves instead of the map. */
  lift(x: number, y: number): boolean;
  carry(x: number, y: number): void;
  drop(x: number, y: number): void;
  /** The player takes hold of the map. */
  grasp(): void;
  /** The camera was moved. */
  moved(): void;
}

/** Pointers, fingers and wheels on the map: drag and pinch move the camera, taps and hovering are passed on. */
export class Gestures {
  private readonly held = new Map<number, Spot>();
  private start: Spot = { x: 0, y: 0 };
  private dragged = false;
  private carrying = false;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly camera: Camera,
    private readonly hands: Hands,
  ) {}

  place(event: MouseEvent): Spot {
    const box = this.canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0 && event.button !== 1) return;
    this.canvas.setPointerCapture(event.pointerId);
    const at = this.place(event);
    this.held.set(event.pointerId, at);
    // A second finger makes it a pinch: whatever comes of it, it is no tap.
    this.dragged = this.held.size > 1;
    this.carrying = false;
    if (!this.dragged) this.start = at;
    this.hands.grasp();
  }

  move(event: PointerEvent): void {
    const at = this.place(event);
    if (!this.held.has(event.pointerId)) {
      if (event.pointerType !== "touch") this.hands.hover(at.x, at.y);
      return;
    }
    const slack = event.pointerType === "touch" ? SLACK.touch : SLACK.mouse;
    if (!this.dragged && Math.hypot(at.x - this.start.x, at.y - this.start.y) < slack) return;
    // Fingers move the map; a mouse moves the counter that it takes hold of.
    if (!this.dragged && event.pointerType === "mouse" && !(event.buttons & 4))
      this.carrying = this.hands.lift(this.start.x, this.start.y);
    if (this.carrying) {
      this.dragged = true;
      this.hands.carry(at.x, at.y);
      return;
    }
    const before = this.grip();
    this.held.set(event.pointerId, at);
    const now = this.grip();
    this.dragged = true;
    this.camera.pan(now.x - before.x, now.y - before.y);
    if (before.spread > 0 && now.spread > 0) this.camera.zoomAt(now.spread / before.spread, now.x, now.y);
    this.hands.moved();
  }

  up(event: PointerEvent): void {
    const had = this.held.delete(event.pointerId);
    if (had && this.carrying) {
      this.carrying = false;
      const at = this.place(event);
      if (event.type === "pointercancel") this.hands.drop(this.start.x, this.start.y);
      else this.hands.drop(at.x, at.y);
      return;
    }
    if (!had || this.dragged || event.type === "pointercancel" || event.button === 1) return;
    const at = this.place(event);
    this.hands.tap(at.x, at.y, event.pointerType === "touch");
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const at = this.place(event);
    if (event.deltaMode === 0 && !event.ctrlKey && Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      this.camera.pan(-event.deltaX, -event.deltaY);
    } else {
      const delta = event.deltaY * (event.deltaMode === 1 ? WHEEL.line : 1);
      const amount = Math.max(-WHEEL.most, Math.min(WHEEL.most, delta));
      this.camera.zoomAt(Math.exp(-amount * (event.ctrlKey ? WHEEL.pinch : WHEEL.slow)), at.x, at.y);
    }
    this.hands.moved();
  }

  /** The middle of what is held, and how far its two fingers are apart. */
  private grip(): Spot & { spread: number } {
    const spots = [...this.held.values()];
    const sum = spots.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
    const [a, b] = spots;
    const spread = a && b && spots.length === 2 ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    return { x: sum.x / spots.length, y: sum.y / spots.length, spread };
  }
}
