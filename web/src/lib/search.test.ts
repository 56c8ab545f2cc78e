import { describe, expect, it } from "vitest";
import { abbreviations, type Found, fold, searchRules, searchThings } from "./search";

const rules = [
  { id: "T-1", section: "1", title: "Stacking", text: "At most three units." },
  { id: "T-2", section: "2", title: "Movement", text: "Units move; stacking counts at the end." },
  { id: "T-3", section: "3", title: "Général", text: "Maréchal." },
];
const thing = (name: string, text: string): Found => ({ kind: "space", name, text, space: name });

describe("searching", () => {
  it("does not mind accents or capitals", () => {
    expect(fold("Maréchal")).toBe("marechal");
    expect(searchRules(rules, "MARECHAL").map((rule) => rule.id)).toEqual(["T-3"]);
  });

  it("puts titles before texts, and wants all words", () => {
    expect(searchRules(rules, "stacking").map((rule) => rule.id)).toEqual(["T-1", "T-2"]);
    expect(searchRules(rules, "stacking end").map((rule) => rule.id)).toEqual(["T-2"]);
    expect(searchRules(rules, "")).toHaveLength(3);
  });

  it("takes an abbreviation and what it stands for as one", () => {
    const zones = [
      { id: "T-4", section: "4", title: "Zone de Contrôle", text: "Chaque unité a une ZoC." },
      { id: "T-5", section: "5", title: "Retraite", text: "Pas à travers une ZoC ennemie." },
      { id: "T-6", section: "6", title: "Zone", text: "Une zone de contrôle cesse." },
      { id: "T-7", section: "7", title: "Ravitaillement", text: "HQ, Z." },
    ];
    const known = abbreviations(zones);
    expect([...known]).toEqual([["zoc", "zone de controle"]]);
    const ids = (query: string): string[] =>
      searchRules(zones, query, known)
        .map((rule) => rule.id)
        .sort();
    expect(ids("zoc")).toEqual(["T-4", "T-5", "T-6"]);
    expect(ids("zones de contrôle")).toEqual(["T-4", "T-5", "T-6"]);
    expect(ids("zoc ennemie")).toEqual(["T-5"]);
  });

  it("finds places by name or number, beginnings first", () => {
    const things = [thing("0101", "New Imphal"), thing("0410", "Imphal"), thing("0505", "Kohima")];
    expect(searchThings(things, "imph").map((each) => each.name)).toEqual(["0410", "0101"]);
    expect(searchThings(things, "0505").map((each) => each.name)).toEqual(["0505"]);
    expect(searchThings(things, "  ")).toEqual([]);
    const entry = [thing("0608", "Ukhrul"), thing("UK", "British Reinforcement hex")];
    expect(searchThings(entry, "uk").map((each) => each.name)).toEqual(["UK", "0608"]);
  });
});
