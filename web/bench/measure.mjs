// Builds the bench page, runs it in Chromium and prints script time per frame as JSON.
// CHROMIUM names the browser; the default is Debian's.
import { spawnSync } from "node:child_process";
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { chromium } from "playwright-core";

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

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--headless=new",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-background-networking",
    "--no-first-run",
  ],
});
const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
page.on("pageerror", (error) => console.error(error.message));
const steps = process.env.STEPS ?? "60";
// Without a graphics card the pixels are drawn by the processor and would drown the script: draw fewer of them.
const coarse = process.env.COARSE ?? "8";
await page.goto(`http://127.0.0.1:${port}/index.html?steps=${steps}&coarse=${coarse}`);
await page.waitForFunction(() => globalThis.benchResults, null, { timeout: 600_000 });
const results = await page.evaluate(() => globalThis.benchResults);
if (process.env.PICTURE) await page.screenshot({ path: process.env.PICTURE });
await browser.close();
server.close();
console.log(JSON.stringify(results, null, 2));
const slow = Object.entries(results).filter(([, value]) => value.p95 > LIMIT);
if (results.error || slow.length) {
  console.error(`over ${LIMIT} ms a frame: ${slow.map(([name]) => name).join(", ") || results.error}`);
  process.exit(1);
}
