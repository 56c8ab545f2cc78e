import { describe, expect, it } from "vitest";
import type { Point, Sheet, Space } from "../lib/contract";
import { Camera } from "./camera";
import {
  areaOf,
  cornersOf,
  edgeKey,
  hexCorners,
  inside,
  measure,
  rectOf,
  SpaceIndex,
  slotOf,
} from "./geometry";

const SIZE = 1 / Math.sqrt(3);
const SHEETS: Sheet[] = [{ tops: "flat", size: SIZE }];
const AREAS: Sheet[] = [{ tops: "none", size: 1 }];

function grid(columns: number, rows: number): Space[] {
  const spaces: Space[] = [];
  for (let c = 1; c <= columns; c++) {
    for (let r = 1; r <= rows; r++) {
      spaces.push({
        name: `${c},${r}`,
        x: c * 0.866,
        y: r - (c % 2 ? 0 : 0.5),
        label: "",
        terrain: "",
        title: "",
        notes: [],
      });
    }
  }
  return spaces;
}

describe("finding spaces", () => {
  const spaces = grid(40, 30);
  const index = new SpaceIndex(spaces, SHEETS);

  it("finds every hex at its middle and near its corners", () => {
    for (const space of spaces) {
      expect(index.at(space.x, space.y)?.name).toBe(space.name);
      for (const [dx, dy] of hexCorners({ tops: "flat", size: SIZE * 0.9 })) {
        expect(index.at(space.x + dx, space.y + dy)?.name).toBe(space.name);
      }
    }
  });

  it("finds nothing off the board", () => {
    expect(index.at(-5, -5)).toBeNull();
  });

  it("finds areas by their outlines", () => {
    const corners: [number, number][] = [
      [0, 0],
      [10, 0],
      [10, 2],
      [0, 8],
    ];
    const areas = new SpaceIndex(
      [{ name: "sea", x: 2, y: 2, label: "", terrain: "", title: "", notes: [], corners }],
      AREAS,
      [0, 0, 20, 20],
    );
    expect(inside(corners, 9, 1)).toBe(true);
    expect(areas.at(9, 1)?.name).toBe("sea");
    expect(areas.at(9, 7)).toBeNull();
  });

  it("finds hexes of several sheets, each by its own size", () => {
    const sheets: Sheet[] = [...SHEETS, { tops: "pointy", size: SIZE * 3 }];
    const fine = grid(20, 20);
    const coarse = grid(8, 8).map(
      ({ name, x, y }): Space => ({
        name: `c${name}`,
        x: 25 + y * 3,
        y: x * 3,
        label: "",
        title: "",
        notes: [],
        terrain: "",
        sheet: 1,
      }),
    );
    const both = new SpaceIndex([...fine, ...coarse], sheets);
    for (const space of [...fine, ...coarse]) {
      for (const [dx, dy] of hexCorners(sheets[space.sheet ?? 0] as Sheet)) {
        expect(both.at(space.x + dx * 0.9, space.y + dy * 0.9)?.name).toBe(space.name);
      }
    }
    expect(both.bounds.right).toBeCloseTo(25 + 24 + SIZE * 3);
  });

  it("lists what lies in a rectangle, each once", () => {
    const found: number[] = [];
    index.within({ left: 3, top: 3, right: 9, bottom: 7 }, (number) => found.push(number));
    const wanted = spaces.filter(({ x, y }) => x >= 3 && x <= 9 && y >= 3 && y <= 7).length;
    expect(found).toHaveLength(wanted);
    expect(new Set(found).size).toBe(wanted);
  });
});

describe("the camera", () => {
  it("keeps what is under the pointer while zooming", () => {
    const camera = new Camera({ left: 0, top: 0, right: 30, bottom: 20 });
    camera.resize(900, 600);
    camera.fit();
    camera.zoomAt(3, 450, 300);
    const before = camera.toBoard(400, 280);
    camera.zoomAt(1.7, 400, 280);
    const after = camera.toBoard(400, 280);
    expect(after[0]).toBeCloseTo(before[0], 9);
    expect(after[1]).toBeCloseTo(before[1], 9);
  });

  it("goes to the screen and back", () => {
    const camera = new Camera({ left: 0, top: 0, right: 30, bottom: 20 });
    camera.resize(900, 600);
    camera.centre(10, 10, 50);
    const [px, py] = camera.toScreen(12, 9);
    expect(camera.toBoard(px, py)).toEqual([12, 9]);
    expect(camera.sees(10, 10)).toBe(true);
    expect(camera.sees(29, 19)).toBe(false);
    // What lies below the small map is not seen, though it is on the screen.
    expect(camera.sees(15, 14)).toBe(true);
    camera.corner = { width: 220, height: 150 };
    expect(camera.sees(15, 14)).toBe(false);
    expect(camera.sees(15, 12)).toBe(true);
    // Nor what a long question hides for a while; it is brought out from there.
    camera.foot = 240;
    expect(camera.sees(15, 12)).toBe(false);
    camera.find(10, 19);
    expect(camera.toScreen(10, 19)[1]).toBeLessThanOrEqual(600 - 240 - 24);
  });

  it("fills the view with the board when it goes to a place at the rim", () => {
    const camera = new Camera({ left: 0, top: 0, right: 30, bottom: 20 });
    camera.inset = { left: 0, right: 60, top: 8, bottom: 8 };
    camera.resize(900, 600);
    const at = (x: number, y: number): number[] => camera.toScreen(x, y).map(Math.round);
    camera.find(0.6, 19, 46);
    expect(at(0, 20)).toEqual([0, 600]);
    camera.find(25, 4, 46);
    expect(at(30, 0)).toEqual([900, 0]);
    camera.find(15, 10, 46);
    expect(at(15, 10)).toEqual([420, 300]);
    // Only what would lie below a panel is brought out from there.
    camera.find(29.5, 4, 46);
    expect(at(29.5, 0)).toEqual([900 - 60 - 24, 0]);
    camera.corner = { width: 180, height: 130 };
    camera.find(28, 19.5, 46);
    expect(at(30, 19.5)).toEqual([900, 600 - 130 - 24]);
  });

  it("does not lose the board, and fits it beside the panels", () => {
    const camera = new Camera({ left: 0, top: 0, right: 30, bottom: 20 });
    camera.inset = { left: 300, right: 0, top: 0, bottom: 0 };
    camera.resize(900, 600);
    camera.fit();
    expect(camera.zoom).toBeCloseTo(20);
    expect(camera.toScreen(0, 10)[0]).toBeCloseTo(300);
    camera.pan(-1e6, -1e6);
    expect(camera.toScreen(30, 20)[0]).toBeGreaterThan(0);
  });

  it("shows the part of the board that is played on", () => {
    const camera = new Camera({ left: 0, top: 0, right: 30, bottom: 20 });
    camera.resize(900, 600);
    camera.fit(rectOf([12, 6, 18, 10]) ?? undefined);
    expect(camera.toBoard(450, 300)).toEqual([15, 8]);
    expect(camera.zoom).toBeCloseTo(150);
    camera.fit(rectOf([]) ?? undefined);
    expect(camera.zoom).toBeCloseTo(30);
  });
});

describe("areas", () => {
  const square = (name: string, x: number, y: number, half: number, slots?: Point[]): Space => ({
    name,
    x,
    y,
    label: "",
    terrain: "",
    title: "",
    notes: [],
    corners: [
      [x - half, y - half],
      [x + half, y - half],
      [x + half, y + half],
      [x - half, y + half],
    ],
    ...(slots ? { slots } : {}),
  });
  const sea = square("sea", 10, 10, 10);
  const box = square("box", 12, 10, 1, [
    [11.5, 10],
    [12.5, 10],
  ]);

  it("are found by their shape, the smaller one above", () => {
    const index = new SpaceIndex([box, sea], AREAS);
    expect(index.at(3, 3)).toBe(sea);
    expect(index.at(12.5, 10.5)).toBe(box);
    expect(new SpaceIndex([sea, box], AREAS).at(12.5, 10.5)).toBe(box);
    expect(index.at(25, 10)).toBeNull();
    expect(areaOf(box.corners ?? [])).toBeCloseTo(4);
  });

  it("have room for several stacks", () => {
    expect(slotOf(box, 1)).toEqual([12.5, 10]);
    expect(slotOf(box, 7)).toEqual([12.5, 10]);
    expect(slotOf(sea, 2)).toEqual([10, 10]);
  });
});

describe("what must be seen of a board", () => {
  const spaces = grid(40, 30);

  it("is all of a map with a narrow rim, and no more of a wide one than belongs to the spaces", () => {
    const bare = measure(spaces, SHEETS);
    expect(bare.extent).toEqual(bare.bounds);
    const narrow = measure(spaces, SHEETS, [-0.5, -0.5, 36, 31]);
    expect(narrow.extent).toEqual(narrow.bounds);
    const wide = measure(spaces, SHEETS, [-50, -50, 90, 90]);
    expect(wide.bounds.left).toBe(-50);
    expect(wide.extent.left).toBeCloseTo(bare.bounds.left - 2.5 * SIZE);
  });
});

describe("edges", () => {
  it("are the same from both sides, wherever a sheet lies and however its middles are rounded", () => {
    for (let shift = 0; shift < 0.02; shift += 0.001) {
      const spaces = grid(6, 6).map(({ x, y, ...space }) => ({
        ...space,
        x: Math.round((x + shift) * 1000) / 1000,
        y: Math.round((y + shift) * 1000) / 1000,
      }));
      const known = new Set<number>();
      for (const space of spaces) {
        const corners = cornersOf(space as Space, hexCorners(SHEETS[0] as Sheet));
        corners.forEach((a, k) => {
          const b = corners[(k + 1) % corners.length] as Point;
          known.add(edgeKey([...a, ...b], known));
        });
      }
      // Three for each hex, and those along the rim that has no neighbour.
      expect(known.size).toBe(3 * 36 + 4 * 6 - 1);
    }
  });
});
