import type { ServerMessage } from "../src/lib/contract";
import { BLOCKS, INTO_A_COMBAT, RULE_ABBREVIATION, TITLE } from "./campaign";
import { expect, test } from "./fixtures";
import { say } from "./words";

test("the rules are searched after a click on a rule, by abbreviation or in words, in both languages", async ({
  solo,
}) => {
  const { page } = solo;
  await solo.question
    .getByRole("button", { name: /^Rule / })
    .first()
    .click();
  const panel = page.getByRole("tabpanel");
  for (const { lang, words, short } of RULE_ABBREVIATION) {
    const field = panel.getByRole("searchbox");
    const found = panel.locator("article");
    await field.fill("");
    await field.pressSequentially(words);
    await expect(field).toHaveValue(words);
    // The rules come in the new language first.
    await expect.poll(() => found.count(), { message: lang }).toBeGreaterThan(5);
    const wordy = await found.count();
    await field.fill(short);
    await expect(found).toHaveCount(wordy);
    if (lang === "en") await page.getByRole("button", { name: say("en", "language") }).click();
  }
});

for (const title of [TITLE.key, BLOCKS.key])
  test(`the charts of ${title} show all their columns, in both languages and on a small screen`, async ({
    server,
    player,
  }) => {
    const made = await server.newGame({ title, seats: {}, mode: "analysis", seed: "e2e" });
    const { page } = player;
    await player.enter(made.game, made.seats[TITLE.first]);
    await player.open(say("en", "charts"));
    const cut = (): Promise<number[]> =>
      page
        .locator(".charts .scroll")
        .evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth).filter((more) => more > 0));
    for (const lang of ["en", "fr"] as const)
      for (const width of [1280, 1024]) {
        await page.setViewportSize({ width, height: 720 });
        await page.locator(".charts table").first().waitFor();
        await expect.poll(cut, { message: `${lang}, ${width} wide` }).toEqual([]);
        if (width === 1024)
          await page.getByRole("button", { name: say(lang, "language"), exact: true }).click();
      }
    // On a phone letters would be too small to read: there a wide chart is moved sideways, and nothing is out of reach.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("tab", { name: say("en", "charts") }).click();
    await page.locator(".charts table").first().waitFor();
    for (const box of await page.locator(".charts .scroll").all()) {
      await box.locator("tr").last().scrollIntoViewIfNeeded();
      await box.evaluate((each) => each.scrollTo({ left: each.scrollWidth }));
      await expect(box.locator("tr").last().locator("td").last()).toBeInViewport({ ratio: 0.9 });
      await expect(box).toHaveCSS("overflow-x", "auto");
    }
    const size = await page
      .locator(".charts table")
      .evaluateAll((all) =>
        Math.min(...all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize))),
      );
    expect(size, "letters that can be read").toBeGreaterThanOrEqual(9);
  });

test("the list of orders closes with its question", async ({ solo }) => {
  const { page } = solo;
  await page.keyboard.press("o");
  const filter = solo.question.getByRole("searchbox");
  await expect(filter).toBeFocused();
  await page.keyboard.type("move");
  const lit = solo.question.getByRole("listitem").locator(".lit");
  await page.keyboard.press("ArrowDown");
  const second = (await solo.question.getByRole("listitem").nth(1).getByRole("button").textContent()) ?? "";
  await expect(lit).toHaveText(second);
  await solo.once(() => page.keyboard.press("Enter"));
  await expect(filter).toBeHidden();
  // Enter gave what was lit: the second of those that match.
  expect(solo.view.n).toBe(1);
  const asked = solo.view.ask?.prompt ?? "";
  const name = second.split(" — ").at(-1) ?? "";
  expect(asked).toContain(name);
});

test("the log keeps its end in sight", async ({ solo }) => {
  await solo.open("Log");
  await solo.play(...INTO_A_COMBAT);
  for (let n = 0; n < 4; n++) await solo.goOn();
  await solo.open("Log");
  const rest = (): Promise<number> =>
    solo.log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
  await expect.poll(rest).toBeLessThan(4);
  await solo.page.setViewportSize({ width: 1280, height: 560 });
  await expect.poll(rest).toBeLessThan(4);
  // Lines go and come faster than the list can tell of it: as when the screen passes to another seat.
  await solo.log.evaluate((list) => {
    const lines = list.firstElementChild as HTMLElement;
    lines.style.display = "none";
    list.scrollTop;
    lines.style.display = "";
    lines.style.paddingBottom = "900px";
  });
  await expect.poll(rest).toBeLessThan(4);
  // Who reads further up is left there; with room for the odds that the next question may bring.
  await solo.page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(rest).toBeLessThan(4);
  await solo.log.hover();
  await solo.page.mouse.wheel(0, -300);
  await expect.poll(rest).toBeGreaterThan(100);
  const read = await solo.log.evaluate((list) => list.scrollTop);
  await solo.goOn();
  expect(Math.abs((await solo.log.evaluate((list) => list.scrollTop)) - read)).toBeLessThan(60);
});

test("a combat's die is seen large, with its column, its row and what the table says there", async ({
  solo,
}) => {
  await solo.play(...INTO_A_COMBAT);
  const verdict = solo.page.getByRole("region", { name: say("en", "verdict") });
  for (let n = 0; n < 12 && !(await verdict.isVisible()); n++) await solo.goOn();
  await expect(verdict.getByText(/^Column \S+$/)).toBeVisible();
  await expect(verdict.getByText(/^Row \d$/)).toBeVisible();
  await expect(verdict.locator(".result")).toHaveText(/\d/);
  await expect(verdict.locator("svg.die").first()).toBeInViewport({ ratio: 1 });
  const wide = async (): Promise<number> =>
    (await verdict.locator("svg.die").first().boundingBox())?.width ?? 0;
  await expect.poll(wide).toBeGreaterThan(50);
  await verdict.getByRole("button", { name: say("en", "dismiss") }).click();
  await expect(verdict).toBeHidden();
});

test("outcomes have one scale and the colour of who gains in all rows", async ({ solo, server }) => {
  await solo.play(...INTO_A_COMBAT.slice(0, -1));
  const bars = solo.page.getByRole("region", { name: say("en", "preview") }).locator("ol .bar");
  await bars.first().waitFor();
  const rows = await bars.evaluateAll((all) =>
    all.map((bar) => ({
      wide: bar.getBoundingClientRect().width / (bar.parentElement?.getBoundingClientRect().width ?? 1),
      said: Number.parseFloat(bar.closest("li")?.querySelector(".share")?.textContent ?? "") / 100,
      tone: getComputedStyle(bar).getPropertyValue("--tone"),
    })),
  );
  const { sides } = await server.look(TITLE.key);
  const told = solo.frames.map((frame) => JSON.parse(frame) as ServerMessage);
  const preview = told.flatMap((message) => (message.type === "preview" ? [message.preview] : [])).at(-1);
  const outcomes = [preview, ...(preview?.choices ?? []), ...(preview?.prospects ?? [])].flatMap(
    (each) => each?.outcomes ?? [],
  );
  const gaining = sides.filter(({ key }) => outcomes.some(({ side, gain }) => side === key && gain));
  expect(gaining.length).toBeGreaterThan(0);
  for (const side of sides)
    expect(
      rows.some(({ tone }) => tone.includes(side.colour)),
      side.key,
    ).toBe(gaining.includes(side));
  for (const { wide, said } of rows.filter((row) => row.said > 0))
    expect(Math.abs(wide - said)).toBeLessThan(0.03);
});

test("a place is told with its terrain and pieces", async ({ solo }) => {
  await solo.page.keyboard.press("n");
  const told = solo.page.locator("[data-spoken]");
  await expect(told).not.toBeEmpty();
  const text = (await told.textContent()) ?? "";
  expect(text).toMatch(/(piece|pieces): .+\d/);
  const terrain = await solo.page.locator(".inspector .terrain").textContent();
  expect(text).toContain(terrain?.trim() ?? "?");
});

test("a page that was opened on a small screen is not covered by the chances of a combat", async ({
  newPlayer,
  server,
}) => {
  const made = await server.newGame({ title: TITLE.key, seats: {}, mode: "analysis", seed: "e2e" });
  const player = await newPlayer({ viewport: { width: 1024, height: 768 } });
  await player.enter(made.game, made.seats[TITLE.first]);
  await player.play(...INTO_A_COMBAT);
  const chances = player.page.getByRole("region", { name: say("en", "preview") });
  const low = async (): Promise<number> => (await chances.boundingBox())?.height ?? 0;
  await expect(chances).toContainText("%");
  await expect.poll(low).toBeGreaterThan(200);
  await player.page.keyboard.press("b");
  await player.open(say("en", "charts"));
  const page = player.page.getByRole("tabpanel");
  // Both may still be on their way to where they stay.
  const over = async (): Promise<number> => {
    const [open, foot] = [await page.boundingBox(), await chances.boundingBox()];
    return open && foot ? open.y + open.height - foot.y : Number.POSITIVE_INFINITY;
  };
  await expect.poll(over).toBeLessThanOrEqual(1);
});
