import { describe, expect, it } from "vitest";
import type { TitleCard } from "./contract";
import { clashes, everySeat, firstChoices, made, matches, presetChoices, seatsFor } from "./options";

const named = (key: string) => ({ key, name: key.toUpperCase() });
const title: TitleCard = {
  key: "siege",
  name: "Siege",
  subtitle: "",
  credits: [],
  rules_version: "1",
  sides: [named("red"), named("blue")].map((side) => ({ ...side, alliance: null })),
  alliances: [],
  groups: [],
  length: null,
  complexity: null,
  picture: null,
  scenarios: [
    { ...named("long"), about: "", turns: 9, hours: [2, 3], complexity: 2, options: {}, forbids: {} },
    {
      ...named("short"),
      about: "",
      turns: 3,
      hours: null,
      complexity: 1,
      options: { weather: "mud" },
      forbids: { bombers: ["on"] },
    },
  ],
  options: [
    { ...named("players"), rule: "R-1", group: "", choices: [named("four"), named("two")], bonds: [] },
    { ...named("weather"), rule: "R-2", group: "", choices: [named("fair"), named("mud")], bonds: [] },
    {
      ...named("bombers"),
      rule: "R-3",
      group: "",
      choices: [named("off"), named("on")],
      bonds: [
        { choices: ["on"], option: "weather", values: ["fair"], excludes: false },
        { choices: ["on"], option: "players", values: ["two"], excludes: true },
      ],
    },
  ],
  presets: [{ ...named("easy"), about: "", options: { bombers: "on" } }],
  seats: ["red-north", "red-south"].map((key) => ({ ...named(key), side: "red" })),
  seatings: [{ when: { players: "two" }, seats: [{ ...named("league"), side: "red" }] }],
};

describe("the options of a new game", () => {
  it("begin with the first choices, and those of the scenario", () => {
    expect(firstChoices(title, "long")).toEqual({ players: "four", weather: "fair", bombers: "off" });
    expect(firstChoices(title, "short").weather).toBe("mud");
    expect(
      presetChoices(title, "short", { key: "easy", name: "", about: "", options: { bombers: "on" } }),
    ).toEqual({ players: "four", weather: "mud", bombers: "on" });
  });
  it("are told to the server where they differ from that", () => {
    expect(made(title, "long", { players: "four", weather: "mud", bombers: "off" })).toEqual({
      weather: "mud",
    });
    expect(made(title, "short", { players: "four", weather: "fair", bombers: "off" })).toEqual({
      weather: "fair",
    });
  });
  it("say what they need, exclude, or may not be in a scenario", () => {
    const against = (scenario: string, weather: string, players = "four") =>
      clashes(title, scenario, { players, weather, bombers: "on" }).get("bombers") ?? [];
    expect(against("long", "fair")).toEqual([]);
    expect(against("long", "mud")).toMatchObject([{ forbidden: false, bond: { excludes: false } }]);
    expect(against("long", "fair", "two")).toMatchObject([
      { bond: { excludes: true }, other: { key: "players" } },
    ]);
    expect(against("short", "fair")).toEqual([{ forbidden: true }]);
  });
  it("bring seats to the table", () => {
    expect(seatsFor(title, { players: "four" }).map((seat) => seat.key)).toEqual(["red-north", "red-south"]);
    expect(seatsFor(title, { players: "two" }).map((seat) => seat.key)).toEqual(["league"]);
    expect(everySeat(title).map((seat) => seat.key)).toEqual(["red-north", "red-south", "league"]);
  });
  it("are found by any of their words", () => {
    const found = (query: string) =>
      title.options.filter((option) => matches(option, query)).map(({ key }) => key);
    expect(found("r-2")).toEqual(["weather"]);
    expect(found("Mud weather")).toEqual(["weather"]);
    expect(found("mud on")).toEqual([]);
    expect(found("")).toHaveLength(3);
  });
});
