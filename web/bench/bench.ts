import { BoardView } from "../src/board/view";
import type { PieceLook, Portrait, Scene, Space } from "../src/lib/contract";

/** A made-up board as large as the largest that must be carried: 70,200 hexes, 6,000 different counters. */

const COLUMNS = 360;
const ROWS = 195;
const COUNTERS = 6000;
const ROOT = Math.sqrt(3) / 2;
const TERRAINS = ["sea", "clear", "wood", "hill", "desert"];
const SYMBOLS = ["121100", "120500", "130300", "121300", "140700"];

let seed = 12345;
function chance(): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
}

function synthetic(): { portrait: Portrait; scene: Scene } {
  const spaces: Space[] = [];
  for (let c = 1; c <= COLUMNS; c++) {
    for (let r = 1; r <= ROWS; r++) {
      const land = Math.sin(c / 23) + Math.cos(r / 17) + Math.sin((c + r) / 41);
      const terrain = land < 0 ? "sea" : (TERRAINS[1 + Math.floor(chance() * 4)] as string);
      const name = `${String(c).padStart(3, "0")}${String(r).padStart(3, "0")}`;
      spaces.push({
        name,
        x: c * ROOT,
        y: r - (c % 2 ? 0 : 0.5),
        label: chance() < 0.02 ? `Town ${c}-${r}` : "",
        terrain,
        title: name,
        notes: [],
      });
    }
  }
  const fills = ["#f3dd8d", "#c9ad7c", "#a8c0a4", "#a9c3dc", "#c7b3d6"];
  const pieces: PieceLook[] = Array.from({ length: COUNTERS }, (_, n) => ({
    name: `p${n}`,
    title: `Unit ${n}`,
    side: n % 2 ? "red" : "blue",
    symbol: `1003100017${SYMBOLS[n % SYMBOLS.length]}0000`,
    mark: "XXX",
    left: String(n % 99),
    right: String(n % 37),
    size: "large",
    kind: "",
    legend: [],
    traits: [],
    colours: { fill: fills[n % fills.length] as string, ink: "#1b1712", band: "#2e6db4", symbol: "#fff" },
    faces: [
      [String(n % 7), "3", "5"],
      [String((n % 7) + 2), "3", "5"],
    ],
  }));
  const stacks: Scene["stacks"] = {};
  for (const look of pieces) {
    const place = spaces[Math.floor(chance() * chance() * spaces.length)] as Space;
    stacks[place.name] ??= [];
    stacks[place.name]?.push({ piece: look.name, face: 1, states: chance() < 0.2 ? ["moved"] : [] });
  }
  const portrait: Portrait = {
    key: "bench",
    name: "Bench",
    subtitle: "",
    credits: [],
    sides: [
      { key: "red", name: "Red", colour: "#c8481b", ink: "#fff", pattern: "disc" },
      { key: "blue", name: "Blue", colour: "#0a5f9e", ink: "#fff", pattern: "bars" },
    ],
    board: {
      sheets: [{ tops: "flat", size: 0.5 / ROOT }],
      frame: [0, 0, (COLUMNS + 1) * ROOT, ROWS + 1],
      spaces,
    },
    pieces,
    boxes: [],
    groups: [],
    terrains: [
      { key: "sea", label: "Sea", colour: "#9fc3d8" },
      { key: "clear", label: "Clear", colour: "#dcdcae" },
      { key: "wood", label: "Wood", colour: "#a5c08a" },
      { key: "hill", label: "Hill", colour: "#cbb083" },
      { key: "desert", label: "Desert", colour: "#ead9a9" },
    ],
    states: [{ key: "moved", label: "Moved", colour: "#78909c", icon: "done" }],
    signs: [],
    tracks: [],
    charts: [],
    overlays: [],
    tour: [],
    images: [],
    labels: [],
  };
  return {
    portrait,
    scene: {
      headline: "",
      turn: 1,
      phase: "",
      weather: "",
      side: "",
      tracks: {},
      stacks,
      signs: [],
      panels: [],
    },
  };
}

/** Moves the camera step by step, one frame each. Marks in the trace tell frames and runs apart. */
async function run(
  name: string,
  view: BoardView,
  steps: number,
  move: (step: number) => void,
): Promise<void> {
  for (let step = 0; step < steps; step++) {
    performance.mark(`frame ${name}`);
    move(step);
    view.touch();
    await new Promise((done) => requestAnimationFrame(done));
  }
  performance.mark("frame over");
}

async function bench(): Promise<Record<string, unknown>> {
  const canvas = document.getElementById("board") as HTMLCanvasElement;
  const view = new BoardView();
  await view.init(canvas, Number(new URLSearchParams(location.search).get("coarse") ?? 1));
  const { portrait, scene } = synthetic();
  view.resize(innerWidth, innerHeight);
  const start = performance.now();
  const parts: Record<string, number> = {};
  const part = (name: string, work: () => void): void => {
    const from = performance.now();
    work();
    parts[name] = Math.round(performance.now() - from);
  };
  part("load", () => view.load(portrait));
  part("show", () => view.show(scene));
  view.camera.resize(innerWidth, innerHeight);
  view.camera.fit();
  part("firstFrame", () => view.frame());
  const load = Math.round(performance.now() - start);
  const { camera } = view;
  const results: Record<string, unknown> = {
    hexes: portrait.board.spaces.length,
    counters: COUNTERS,
    load,
    parts,
  };
  const STEPS = Number(new URLSearchParams(location.search).get("steps") ?? 150);
  // Programs of the graphics card are compiled once, when they are first used: not what is measured here.
  for (const zoom of [6, 22, 48, 90]) {
    camera.centre(70, 70, zoom);
    await run("warm", view, 12, () => undefined);
  }
  camera.fit();
  await run("panWhole", view, STEPS, (step) => camera.pan(step % 2 ? 4 : -4, 1));
  camera.centre(60, 60, 22);
  await run("panFar", view, STEPS, () => camera.pan(-14, -5));
  camera.centre(60, 60, 48);
  await run("panMiddle", view, STEPS, () => camera.pan(-14, -5));
  camera.centre(60, 60, 90);
  await run("panNear", view, STEPS, () => camera.pan(-14, -6));
  camera.centre(80, 80, 8);
  await run("zoom", view, STEPS, (step) =>
    camera.zoomAt(step < STEPS / 2 ? 1.05 : 1 / 1.05, innerWidth / 2, innerHeight / 2),
  );
  return results;
}

bench().then(
  (results) => Object.assign(globalThis, { benchResults: results }),
  (error: Error) => Object.assign(globalThis, { benchResults: { error: error.message } }),
);
