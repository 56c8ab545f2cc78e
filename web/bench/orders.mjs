// A question with two thousand orders: how long the page is busy when it comes, and when one is found and given.
// TITLE names the game, whose titles GROGNARD_TITLES finds; it is played to the first question with so many orders.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { chromiumOptions } from "../chromium.mjs";
import { python, withServer } from "./served.mjs";

const MANY = 2000;
/** Plays the first that is offered until an order leads to a question with thousands, and says which order that is. */
const PLAYED = `
import sys, grognard
game = grognard.new(sys.argv[1], seed=1, mode="analysis")
while True:
    ask = game.asks[0]
    for order in ask.orders[:40] if len(ask.orders) > 100 else ():
        game.play(order, ask.seat)
        if game.asks and len(game.asks[0].orders) >= ${MANY}:
            game.undo()
            game.save(sys.argv[2])
            print(game.title.write(game.kit, order))
            sys.exit()
        game.undo()
    game.play(ask.orders[0], ask.seat)
`;
/** The longest task of the page while something is done, in time of its thread: others may be at work as well. */
async function longest(page, work) {
  const cdp = await page.context().newCDPSession(page);
  const trace = [];
  cdp.on("Tracing.dataCollected", ({ value }) => trace.push(...value));
  const traced = new Promise((done) => cdp.once("Tracing.tracingComplete", done));
  const includedCategories = ["devtools.timeline", "disabled-by-default-devtools.timeline"];
  await cdp.send("Tracing.start", { traceConfig: { includedCategories } });
  await work();
  await cdp.send("Tracing.end");
  await traced;
  await cdp.detach();
  const thread = trace.find(({ name }) => name === "FireAnimationFrame" || name === "EventDispatch")?.tid;
  const tasks = trace.filter(({ name, tid }) => name === "RunTask" && tid === thread);
  return Math.round(Math.max(0, ...tasks.map(({ tdur }) => (tdur ?? 0) / 1000)));
}

const folder = mkdtempSync(join(tmpdir(), "grognard-orders-"));
const journal = join(folder, "many.grog");
const played = spawnSync(python, ["-c", PLAYED, process.env.TITLE ?? "", journal], { encoding: "utf8" });
const begin = played.stdout.trim();
if (!begin) throw new Error(played.stderr);

const found = await withServer(async (url) => {
  const body = readFileSync(journal);
  const headers = { "content-type": "application/x-ndjson" };
  const taken = await (await fetch(`${url}/api/journals`, { method: "POST", headers, body })).json();
  const browser = await chromium.launch(chromiumOptions);
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.addInitScript((title) => {
    localStorage.setItem("grognard.prefs", JSON.stringify({ toured: [title], pace: "off" }));
  }, process.env.TITLE);
  await page.goto(`${url}/#/games/${taken.game}/${Object.values(taken.seats)[0]}`);
  await page.waitForFunction(() => performance.getEntriesByName("grognard:map").length, null, {
    timeout: 120_000,
  });
  await page.waitForTimeout(3000);
  const give = async () => {
    const orders = await page.locator("[data-orders]").getAttribute("data-orders");
    await page.getByRole("searchbox").press("Enter");
    await page.waitForFunction((n) => document.querySelector("[data-orders]")?.dataset.orders !== n, orders);
    await page.waitForTimeout(1500);
  };
  await page.keyboard.press("o");
  await page.getByRole("searchbox").fill(begin);
  const asked = await longest(page, give);
  await page.keyboard.press("o");
  const typed = await longest(page, async () => {
    await page.getByRole("searchbox").pressSequentially("10");
    await page.waitForTimeout(500);
  });
  const chosen = await longest(page, give);
  await browser.close();
  return { asked_task_ms: asked, typed_task_ms: typed, chosen_task_ms: chosen };
});
rmSync(folder, { recursive: true, force: true });
console.log(JSON.stringify(found, null, 2));
