// Cold starts: a new server process, a new browser, and how long a page takes from navigation until it can be used.
// PYTHON names the interpreter that has grognard, TITLE the game to open; EMPTY=1 starts without anything drawn ahead.
import { spawnSync } from "node:child_process";
import { chromium } from "playwright-core";
import { chromiumOptions } from "../chromium.mjs";
import { python, withServer } from "./served.mjs";

const LIMIT = 2000;
const runs = Number(process.env.RUNS ?? 3);

async function visit(address, ready, faults) {
  const start = performance.now();
  const browser = await chromium.launch(chromiumOptions);
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  page.on("pageerror", (error) => faults.push(error.message));
  const opened = performance.now();
  let bytes = 0;
  const cdp = await page.context().newCDPSession(page);
  cdp.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await cdp.send("Network.enable");
  await page.goto(address);
  const at = await ready(page);
  // What comes after the first sight belongs to the first load as well.
  await page.waitForLoadState("networkidle");
  if (process.env.PICTURE) await page.screenshot({ path: process.env.PICTURE });
  await browser.close();
  return { browser_start: Math.round(opened - start), bytes, ...at };
}

/**
 * The prompt and the map are there, and last the pieces; times are those of the page, from the start of its navigation.
 */
async function table(page) {
  const found = await page.evaluate(
    () =>
      new Promise((done) => {
        const at = {};
        const look = () => {
          if (!at.prompt && document.querySelector(".prompt h2")?.textContent) at.prompt = performance.now();
          at.pieces ??= performance.getEntriesByName("grognard:map")[0]?.startTime;
          for (const sight of ["sight", "plain-sight"])
            at.map ??= performance.getEntriesByName(`grognard:${sight}`)[0]?.startTime;
          at.map ??= at.pieces;
          if (at.prompt && at.map && at.pieces) done(at);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  const { prompt, map, pieces } = found;
  return Object.fromEntries(
    Object.entries({ prompt, map, pieces, usable: Math.max(prompt, map) }).map(([key, at]) => [
      key,
      Math.round(at),
    ]),
  );
}

async function lobby(page) {
  await page.waitForFunction(() => document.querySelector("article.title img")?.complete);
  return { usable: Math.round(await page.evaluate(() => performance.now())) };
}

const titles = JSON.parse(
  spawnSync(python, ["-m", "grognard.cli", "titles", "--json"], { encoding: "utf8" }).stdout,
);
const title = titles.find(({ key }) => key === process.env.TITLE) ?? titles[0];
const faults = [];
const results = { lobby: [], game: [] };
for (let run = 0; run < runs; run += 1) {
  results.lobby.push(await withServer((url) => visit(`${url}/`, lobby, faults)));
  results.game.push(
    await withServer(async (url) => {
      const body = JSON.stringify({ title: title.key, seats: {} });
      const headers = { "content-type": "application/json" };
      const made = await (await fetch(`${url}/api/games`, { method: "POST", headers, body })).json();
      return visit(`${url}${Object.values(made.links)[0]}`, table, faults);
    }),
  );
}
const worst = Math.max(...Object.values(results).flatMap((found) => found.map((each) => each.usable)));
console.log(JSON.stringify({ limit: LIMIT, worst, faults, ...results }, null, 2));
if (worst > LIMIT || faults.length) process.exit(1);
