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

/** A piece that can be moved at the start, alone in its place; and an empty place much too far for it. */
export const MOVER = { piece: "31/58", tooFar: "2914" };

/** The panel in which the hidden choices of both sides lie face down, and how many there are of a side. */
export const SECRETS = "chits";
export const CHITS = 4;

/** For pictures: overlays worth showing, and a word that is in several rules. */
export const OVERLAYS = ["supply-japan", "zoc-japan"];
export const RULE_WORD = "banzai";
