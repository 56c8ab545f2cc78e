// Plays a few orders in a browser against a running server. GROGNARD_URL names it; SHOTS a folder for pictures.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";

const base = (process.env.GROGNARD_URL ?? "http://127.0.0.1:8000").replace(/\/$/, "");
const shots = process.env.SHOTS;
if (shots) mkdirSync(shots, { recursive: true });

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
const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: "en-GB" });
const page = await context.newPage();
const faults = [];
page.on("pageerror", (error) => faults.push(error.message));
page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
page.on("request", (request) => {
  if (!request.url().startsWith(base) && !/^(data|blob|ws):/.test(request.url()))
    faults.push(`loads ${request.url()}`);
});

let passed = 0;
async function step(name, work) {
  const start = Date.now();
  try {
    await work();
    passed += 1;
    console.log(`ok    ${name} (${Date.now() - start} ms)`);
  } catch (error) {
    console.error(`FAIL  ${name}: ${String(error.message).split("\n")[0]}`);
    if (shots) await page.screenshot({ path: join(shots, "failure.png") });
    await browser.close();
    process.exit(1);
  }
  if (shots)
    await page.screenshot({
      path: join(shots, `${String(passed).padStart(2, "0")}-${name.replace(/\W+/g, "-")}.png`),
    });
}

const prompt = page.locator(".prompt h2");
const orders = page.locator(".prompt li button");

await step("the lobby shows the titles", async () => {
  await page.goto(`${base}/`);
  await page.locator("article.title h3").first().waitFor();
});

await step("a new game starts", async () => {
  await page.locator("article.title button.primary").first().click();
  await page.locator("dialog form button.primary").click();
  await prompt.waitFor({ timeout: 20_000 });
});

await step("the tour can be ended", async () => {
  const end = page.locator(".tour button[aria-label='End the tour']");
  await end.waitFor({ timeout: 5000 }).catch(() => undefined);
  if (await end.count()) await end.click();
});

await step("the keyboard opens the list of orders", async () => {
  await page.keyboard.press("o");
  await orders.first().waitFor();
});

await step("an order is carried out", async () => {
  const before = await prompt.textContent();
  await orders.first().click();
  await page.waitForFunction((text) => document.querySelector(".prompt h2")?.textContent !== text, before);
});

await step("it can be taken back", async () => {
  const before = await prompt.textContent();
  await page.keyboard.press("Escape");
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press("u");
  await page.waitForFunction((text) => document.querySelector(".prompt h2")?.textContent !== text, before);
});

await step("an overlay is laid by its key", async () => {
  await page.locator("button[aria-label='Overlays']").click();
  await page.locator(".tools .list button").first().click();
  await page.locator(".legend").waitFor();
  await page.keyboard.press("Escape");
});

await step("a place is found by name", async () => {
  await page.keyboard.press("/");
  await page.locator(".search input").fill("a");
  await page.locator(".search li button").first().waitFor();
  await page.keyboard.press("Escape");
});

await step("a rule is one click away", async () => {
  await page.locator(".prompt .chip").first().click();
  await page.locator("article.wanted").waitFor();
});

await step("the past can be looked at", async () => {
  await page.locator("button[aria-label='Replay']").click();
  await page.locator(".replay input[type=range]").waitFor();
  await page.getByText("Back to the game").click();
  await prompt.waitFor();
});

await step("the language changes at once", async () => {
  const before = await prompt.textContent();
  await page.locator("button[aria-label='Language']").click();
  await page.waitForFunction((text) => document.querySelector(".prompt h2")?.textContent !== text, before);
  await page.locator("button[aria-label='Langue']").click();
});

await step("the game is in the lobby, and goes on", async () => {
  await page.locator("a.home").click();
  await page.locator(".games a").first().click();
  await prompt.waitFor({ timeout: 20_000 });
});

await step("nothing went wrong in the page, and nothing came from elsewhere", async () => {
  if (faults.length) throw new Error(faults.join(" | "));
});

await browser.close();
console.log(`${passed} steps passed`);
