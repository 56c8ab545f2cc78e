import { readFileSync } from "node:fs";
import { speaker } from "../src/lib/fluent";

/** The client's words, of its sources: they are what the tests look for on the page. */
export const say = speaker((language) =>
  readFileSync(new URL(`../src/text/${language}.ftl`, import.meta.url), "utf8"),
);
