import { describe, expect, it } from "vitest";
import { remaining, shownTime } from "./time";

const clock = { running: true, left: { red: 90 }, at: 1000 };

describe("a clock", () => {
  it("runs for who is asked, and not below nothing", () => {
    expect(remaining(clock, "red", true, 1030)).toBe(60);
    expect(remaining(clock, "red", false, 1030)).toBe(90);
    expect(remaining({ ...clock, running: false }, "red", true, 1030)).toBe(90);
    expect(remaining(clock, "red", true, 5000)).toBe(0);
    expect(remaining(clock, "blue", true, 1030)).toBeNull();
  });

  it("shows days, hours or minutes", () => {
    expect(shownTime(59.9)).toBe("0:59");
    expect(shownTime(3725)).toBe("1:02:05");
    expect(shownTime(3 * 86_400)).toBe("3 d");
  });
});
