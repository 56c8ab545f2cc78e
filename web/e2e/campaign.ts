import { fileURLToPath } from "node:url";

/** The game that the tests play. Only this file of the client's tree knows a title; the client itself knows none. */
export const TITLE = {
  key: "nemesis",
  name: "Nemesis: Burma 1944",
  first: "japan",
  second: "allies",
  secondSeat: "the Allied player",
};

/** Picks that lead from the set-up into the middle of a combat: the second seat is asked for its front line. */
export const INTO_A_COMBAT = ["done", "attack 1902", "commit"];

/** What the question begins with once that combat is over, what it says then, and how the log tells of its dice. */
export const AFTER_THE_COMBAT = {
  asked: /Choose a hex to assault/,
  count: "(1 of 3 Assaults made)",
  rolled: /the die shows \d/,
};

/** A piece that can be moved at the start, alone in its place; and an empty place much too far for it. */
export const MOVER = { piece: "31/58", tooFar: "2914" };

/** The panel in which the hidden choices of both sides lie face down, and how many there are of a side. */
export const SECRETS = "chits";
export const CHITS = 4;

/** For pictures: overlays worth showing, and a word that is in several rules. */
export const OVERLAYS = ["supply-japan", "zoc-japan"];
export const RULE_WORD = "banzai";
/** Words that the rules mostly abbreviate. */
export const RULE_ABBREVIATION = [
  { lang: "en", words: "zone of control", short: "zoc" },
  { lang: "fr", words: "zone de contrôle", short: "zoc" },
];

/** A game with areas and hidden blocks. */
export const BLOCKS = {
  key: "asia-engulfed",
  name: "Asia Engulfed",
  scenario: "tipping-the-balance",
  first: "japan",
  second: "allies",
  /** An option that needs another one as it is, the choices that clash, and a preset in which they do not. */
  bond: {
    needy: { name: "Who pays for a Nationalist attack", choice: "own" },
    needed: { name: "Nationalist attacks", choice: "free" },
  },
  preset: "classic",
  /** The groups of options that are folded away. */
  folded: 2,
  /** The state of a block that the enemy sees. */
  shown: "shown",
  /** A destination for ships at the start. */
  sortie: "sail-to SOL",
  /** The panel with tracks to be clicked in production, and a marker that can be put on one. */
  mat: "production",
  /** For pictures: a long scenario, the board of a battle, and overlays with their hotkeys. */
  campaign: "campaign-1942",
  battle: "battle",
  assault: "Ground Combat",
  overlays: ["network", "influence", "supply-allies"],
  begin: "lay-down ca",
  /** What is said before a player gives up what could still be spent. */
  unspent: /\d+ WERP are not spent/,
};

/** The largest game that there can be, which exists for tests alone: where it is found, its seats, a unit that goes far. */
export const LARGEST = {
  key: "colossus",
  name: "Colossus",
  found: { GROGNARD_TITLES: "tests.titles", PYTHONPATH: fileURLToPath(new URL("../..", import.meta.url)) },
  seats: ["amber", "birch", "coral", "delta", "ember", "fjord", "grove", "heath"],
  seatNames: ["Amber", "Birch", "Coral", "Delta", "Ember", "Fjord", "Grove", "Heath"],
  pledge: "pledge",
  begin: "take",
  unit: "amber-002",
  march: "to",
};

/** A game with fleets on hexes, and with up to seven people. */
export const FLEETS = {
  key: "pearl-harbor",
  name: "Pearl Harbor",
  scenario: "operation-z",
  first: "japan",
  /** Four people: two of them share a side, and act in this order. */
  people: { options: { players: "four" }, seats: ["navy", "army", "us", "allies"] },
  /** An order that ends the set-up of who has a choice. */
  setUp: "deploy-historically",
  /** What partners are asked in secret and together. */
  audience: { yes: "yes" },
  /** Ships of one partner, troops of the other where they lie, and who is asked whether they may come aboard. */
  lift: {
    ships: ["sail IJN-6L-2", "with IJN-6L-3", "with IJN-6L-4", "with IJN-6L-5", "form IJN-TF-1"],
    troops: "load JA-8-3-7",
    unit: "JA-8-3-7",
    ship: "IJN-6L-2",
  },
  /** A loan, whose amount is one of many numbers. */
  loan: "lend ijn",
  /** A task force that strikes: its first ship and who sails with it, its waters, its mission, its air units, its prey. */
  strike: {
    effort: "special-operations ijn",
    from: "E3316",
    sail: "sail IJN-4C-1",
    along: ["with IJN-4C-2", "with IJN-4C-3", "with IJN-5H-1", "with IJN-6L-1", "form IJN-TF-1"],
    waters: "to E2533",
    mission: "mission attack",
    air: ["IJN-NA4-1", "IJN-NA4-2", "IJN-NA4-3"],
    over: "to E2234",
    attack: "bomb-ships E2234",
    at: "at USN-7H-1",
    go: "go",
    second: /second wave/,
    /** A place far away from it; what its board is called, and how the waves are. */
    elsewhere: "E1104",
    board: "Strike on",
    secondWave: "Second wave",
  },
  /** For pictures: overlays with their keys, the panel of a shop, a step at which there is one. */
  overlays: ["supply-japan", "control"],
  shop: "shop",
};

/** A title that is still being built: a battle, its first side, an attack on a town, and a stack that goes together. */
export const CHINA = {
  key: "war-of-resistance",
  found: { GROGNARD_UNFINISHED: "1" },
  scenario: "taierzhuang",
  campaign: "campaign",
  first: "japan",
  /** Both sides' stores, then two divisions beside the town. */
  advance: [
    ...["done", "done"],
    ...["move IJA-10-XX", "to G1:3420", "stop"],
    ...["move IJA-114-XX", "to G1:3419", "stop"],
  ],
  attack: ["done", "attack G1:3520", "with IJA-10-XX", "with IJA-114-XX"],
  board: "Attack on Tenghsien",
  commit: "commit",
  /** What is said of an attack without the supply that lies near, and how that is mended. */
  unfed: /attack supply/,
  feed: ["feed IJA-10-XX", "from G1:3221"],
  /** The state of who has attacked. */
  attacked: "attacked",
  /** Two divisions of the other side in one place, and where both go. */
  stack: {
    from: "G1:3820",
    first: "CA-2-XX",
    second: "CA-25-XX",
    to: "G1:3920",
    likewise: "and one more likewise",
  },
  /** For pictures: overlays over the whole map, and two of a battle. */
  overlays: ["railways", "homes"],
  reach: "reach",
  attacks: "attack-japan",
  /** What the question says when all of it is in French. */
  inFrench: /division d.infanterie/,
  /** For pictures of other scenarios: marines go ashore on the flank, a flotilla goes up the river, a country at war. */
  scenes: {
    landing: {
      scenario: "shanghai",
      lines: [
        ...["done", "done", "done", "done", "done", "done", "done"],
        ...["sail IJN-TF-C", "lay-guns", "stop"],
        ...["sail IJN-NT-1-1", "to G3:0706", "debark IJN-Yok1-SNLF"],
      ],
      at: "",
    },
    river: {
      scenario: "wuhan",
      lines: ["done", "done", "done", "done", "done", "sail IJN-RF-3", "with IJN-RF-1"],
      at: "",
    },
    war: {
      scenario: "campaign",
      lines: ["place-rest", "place-rest", "supply-nearest", "done", "done", "done", "done", "done", "done"],
      at: "G1:1519",
    },
  },
};
