import { expect, test } from "vitest";
import { Gesture } from "./gesture";

function at(start: number): { gesture: Gesture; go: (moment: number) => void } {
  let now = start;
  return { gesture: new Gesture(() => now), go: (moment) => (now = moment) };
}

test("the second click of a double one belongs to the question of the first", () => {
  const { gesture, go } = at(3);
  gesture.pressed({ detail: 1 });
  expect(gesture.meant).toBe(true);
  go(4);
  gesture.pressed({ detail: 2 });
  expect(gesture.meant).toBe(false);
  gesture.pressed({ detail: 3 });
  expect(gesture.meant).toBe(false);
  gesture.pressed({ detail: 1 });
  expect(gesture.meant).toBe(true);
});

test("a button that is let go after the question has changed gives nothing", () => {
  const { gesture, go } = at(3);
  gesture.pressed({ detail: 1 });
  go(4);
  expect(gesture.meant).toBe(false);
});

test("a key that is held answers one question", () => {
  const { gesture, go } = at(3);
  gesture.typed({ repeat: false });
  expect(gesture.meant).toBe(true);
  go(4);
  gesture.typed({ repeat: true });
  expect(gesture.meant).toBe(false);
  gesture.typed({ repeat: false });
  expect(gesture.meant).toBe(true);
});

test("what has raised a doubt does not dispel it", () => {
  const { gesture } = at(3);
  gesture.pressed({ detail: 1 });
  gesture.spend();
  gesture.pressed({ detail: 2 });
  expect(gesture.meant).toBe(false);
  gesture.pressed({ detail: 1 });
  expect(gesture.meant).toBe(true);
});

test("a click that no hand has made is meant", () => {
  const { gesture, go } = at(3);
  gesture.pressed({ detail: 1 });
  gesture.clicked();
  go(4);
  gesture.clicked();
  expect(gesture.meant).toBe(true);
  gesture.pressed({ detail: 1 });
  go(5);
  gesture.clicked();
  expect(gesture.meant).toBe(false);
});

test("without a hand everything is meant", () => {
  expect(at(3).gesture.meant).toBe(true);
});
