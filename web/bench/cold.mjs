// Cold starts: a new server process, a new browser, and how long a page takes from navigation until it can be used.
// PYTHON names the interpreter that has grognard, TITLE the game to open; EMPTY=1 starts without anything drawn ahead.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { chromiumOptions } from "../chromium.mjs";

const LIMIT = 2000;
const runs = Number(process.env.RUNS ?? 3);
const python = process.env.PYTHON ?? new URL("../../.venv/bin/python", import.meta.url).pathname;

async function freePort() {
  const probe = createServer();
  await new Promise((done) => probe.listen(0, "127.0.0.1", done));
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
}

async function withServer(work) {
  const folder = mkdtempSync(join(tmpdir(), "grognard-cold-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = process.env.EMPTY ? { ...process.env, XDG_CACHE_HOME: folder } : process.env;
  const database = `sqlite:///${folder}/games.db`;
  const start = performance.now();
  const server = spawn(
    python,
    ["-m", "grognard.cli", "serve", "--port", String(port), "--database", database],
    { env, stdio: "inherit" },
  );
  try {
    while (!(await fetch(`${url}/api/health`).catch(() => null))?.ok)
      await new Promise((done) => setTimeout(done, 20));
    return { server_start: Math.round(performance.now() - start), ...(await work(url)) };
  } finally {
    server.kill();
    await new Promise((done) => server.once("exit", done));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function visit(address, ready, faults) {
  const start = performance.now();
  const browser = await chromium.launch(chromiumOptions);
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  page.on("pageerror", (error) => faults.push(error.message));
  const opened = performance.now();
  await page.goto(address);
  const at = await ready(page);
  if (process.env.PICTURE) await page.screenshot({ path: process.env.PICTURE });
  await browser.close();
  return { browser_start: Math.round(opened - start), ...at };
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
          at.map ??= performance.getEntriesByName("grognard:sight")[0]?.startTime ?? at.pieces;
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
