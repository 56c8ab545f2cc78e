// Builds the bench page, runs it in Chromium and prints script time per frame as JSON.
// CHROMIUM names the browser; the default is Debian's.
import { spawnSync } from "node:child_process";
import { createReadStream, existsSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { chromium } from "playwright-core";
import { chromiumOptions } from "../chromium.mjs";

const LIMIT = 8;
const root = new URL("../dist-bench", import.meta.url).pathname;
const built = spawnSync("npx", ["vite", "build", "--logLevel", "error"], {
  cwd: new URL("..", import.meta.url).pathname,
  env: { ...process.env, GROGNARD_BENCH: "1" },
  stdio: "inherit",
});
if (built.status !== 0) process.exit(1);

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
const server = createServer((request, answer) => {
  const path = join(root, normalize(new URL(request.url ?? "/", "http://x").pathname));
  const file = existsSync(path) && extname(path) ? path : join(root, "index.html");
  answer.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream");
  createReadStream(file).pipe(answer);
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const { port } = server.address();

const browser = await chromium.launch(chromiumOptions);
const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
page.on("pageerror", (error) => console.error(error.message));
const steps = process.env.STEPS ?? "60";
// Without a graphics card the pixels are drawn by the processor and would drown the script: draw fewer of them.
const coarse = process.env.COARSE ?? "8";
const cdp = await page.context().newCDPSession(page);
const trace = [];
cdp.on("Tracing.dataCollected", ({ value }) => trace.push(...value));
const traced = new Promise((done) => cdp.once("Tracing.tracingComplete", done));
await cdp.send("Tracing.start", {
  traceConfig: { includedCategories: ["devtools.timeline", "blink.user_timing"] },
});
await page.goto(`http://127.0.0.1:${port}/index.html?steps=${steps}&coarse=${coarse}`);
await page.waitForFunction(() => globalThis.benchResults, null, { timeout: 600_000 });
const results = await page.evaluate(() => globalThis.benchResults);
await cdp.send("Tracing.end");
await traced;
if (process.env.PICTURE) await page.screenshot({ path: process.env.PICTURE });
await browser.close();
server.close();
if (process.env.TRACE) writeFileSync(process.env.TRACE, JSON.stringify(trace));

Object.assign(results, figures(trace));
console.log(JSON.stringify(results, null, 2));
const slow = Object.entries(results).filter(([, value]) => value.p95 > LIMIT);
if (results.error || slow.length) {
  console.error(`over ${LIMIT} ms a frame: ${slow.map(([name]) => name).join(", ") || results.error}`);
  process.exit(1);
}

/** Script from each frame to the next by run, in time of the page's thread: others may be at work as well. */
function figures(events) {
  const marks = events.filter(({ cat, name }) => cat === "blink.user_timing" && name.startsWith("frame "));
  const thread = marks[0]?.tid;
  const tasks = events.filter(
    ({ name, tid }) => tid === thread && (name === "TimerFire" || name === "FireAnimationFrame"),
  );
  const runs = {};
  for (const [number, { name, ts }] of marks.entries()) {
    const run = name.slice("frame ".length);
    const next = marks[number + 1];
    if (run === "warm" || run === "over" || !next) continue;
    const script = tasks
      .filter((task) => task.ts >= ts && task.ts < next.ts)
      .reduce((sum, { tdur }) => sum + (tdur ?? 0), 0);
    runs[run] ??= [];
    runs[run].push(script / 1000);
  }
  return Object.fromEntries(Object.entries(runs).map(([run, times]) => [run, shares(times)]));
}

function shares(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) =>
    Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(2));
  return { frames: times.length, p50: at(0.5), p95: at(0.95), max: at(1) };
}
