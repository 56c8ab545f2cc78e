import type { Page } from "@playwright/test";
import type { GameEvent } from "../src/lib/contract";
import { BLOCKS, INTO_A_COMBAT, TITLE } from "./campaign";
import { expect, test } from "./fixtures";
import { say } from "./words";

/** Pixels by which something is wider than the screen: the page, or what it cuts off or lets be moved sideways. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate((width) => {
    // Not `innerWidth`: a phone shows all of a page that is too wide, only smaller.
    const parts = [...document.querySelectorAll("[role=tabpanel]")];
    const over = parts.map((part) =>
      Math.max(part.scrollWidth - part.clientWidth, part.getBoundingClientRect().right - width),
    );
    return Math.max(document.documentElement.scrollWidth - width, ...over);
  }, page.viewportSize()?.width ?? 0);

test("the language changes at once, also in the log of the past", async ({ server, player }) => {
  const made = await server.newGame({ title: TITLE.key, seats: {}, mode: "analysis", seed: "e2e" });
  const token = made.seats[TITLE.first] ?? "";
  await player.enter(made.game, token);
  await player.play(...INTO_A_COMBAT);
  const told = (language: string) =>
    server.get<{ events: GameEvent[] }>(`/api/games/${made.game}/log?token=${token}&lang=${language}`);
  const [english, french] = [(await told("en")).events, (await told("fr")).events];
  expect(english.length).toBeGreaterThan(2);
  await player.open("Log");
  for (const event of english) await expect(player.log).toContainText(event.text);
  await player.page.getByRole("button", { name: "Language" }).click();
  await expect(player.page.locator("html")).toHaveAttribute("lang", "fr");
  for (const event of french) await expect(player.page.getByRole("log")).toContainText(event.text);
  await player.settled();
  await expect(player.page.getByRole("tab", { name: "Règles" })).toBeVisible();
  await expect(player.question.getByRole("button", { name: "Reprendre" })).toBeVisible();
  // It is kept.
  await player.reload();
  await expect(player.page.getByRole("tab", { name: "Journal" })).toBeVisible();
});

test("a French browser is met in French", async ({ newPlayer, server }) => {
  const player = await newPlayer({ locale: "fr-FR" });
  await player.page.goto(server.url);
  await expect(player.page.getByRole("button", { name: "Nouvelle partie" }).first()).toBeVisible();
});

test("on a portrait phone one answers, reads the log and looks at the map", async ({ newPlayer, server }) => {
  const made = await server.newGame({ title: TITLE.key, seats: {}, mode: "analysis", seed: "e2e" });
  const player = await newPlayer({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page } = player;
  await player.enter(made.game, made.seats[TITLE.first]);
  await expect(player.canvas).toBeVisible();
  const done = player.question.getByRole("button", { name: "Done", exact: true });
  await expect(done).toBeInViewport({ ratio: 1 });
  await player.once(() => done.click());
  await player.open("Log");
  await expect(player.log.locator("[data-event]").first()).toBeVisible();
  expect(await tooWide(page), "the log fits").toBeLessThanOrEqual(0);
  const map = async (): Promise<number> => (await player.canvas.boundingBox())?.height ?? 0;
  const small = await map();
  await page.getByRole("button", { name: say("en", "mapMore") }).click();
  await expect.poll(map).toBeGreaterThan(small * 1.5);
  const wide = (): Promise<number> => tooWide(page);
  expect(await wide(), "the game fits").toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: "Lobby" }).click();
  await expect(page.getByRole("heading", { name: "My games" })).toBeVisible();
  expect(await wide(), "the lobby fits").toBeLessThanOrEqual(0);
});

test("on a portrait phone one sees who sits where, looks at the past and is shown around", async ({
  newPlayer,
  server,
}) => {
  const made = await server.newGame({ title: TITLE.key, seats: {}, mode: "analysis", seed: "e2e" });
  const player = await newPlayer({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page } = player;
  await player.enter(made.game, made.seats[TITLE.first]);
  await player.goOn();
  const choose = async (word: "seats" | "replayMode" | "tour" | "settings" | "help" | "find") => {
    await page.getByRole("button", { name: say("en", "menu"), exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("en", word), exact: true })
      .click();
  };
  const wide = (): Promise<number> => tooWide(page);

  await player.open("Log");
  await choose("seats");
  const seats = page.getByRole("dialog", { name: say("en", "seats") });
  await expect(seats.getByRole("region", { name: TITLE.secondSeat })).toBeVisible();
  const cut = await seats.evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(cut, "the seats fit").toBeLessThanOrEqual(0);
  await seats.getByRole("button", { name: say("en", "close"), exact: true }).click();

  await choose("replayMode");
  const replay = page.getByRole("region", { name: say("en", "replayMode") });
  await expect(replay).toContainText("After order 1 of 1");
  await replay.getByRole("button", { name: say("en", "replayPrev") }).click();
  await expect(replay).toContainText("After order 0 of 1");
  const live = replay.getByRole("button", { name: say("en", "replayLive") });
  await expect(live).toBeInViewport({ ratio: 1 });
  await live.click();
  await player.settled();

  await choose("find");
  await page.getByRole("combobox", { name: say("en", "find") }).fill("Imphal");
  await page.getByRole("option").first().click();

  // Every step of the tour has its frame, and its card lies whole on the screen.
  await player.open("Rules");
  await choose("tour");
  const tour = page.getByRole("region", { name: say("en", "tour") });
  const next = tour.getByRole("button", { name: say("en", "tourNext") });
  for (let steps = 1; ; steps++) {
    const title = (await tour.getByRole("heading").textContent()) ?? "";
    await expect(page.locator(".hole"), `${title}: a frame`).toBeInViewport({ ratio: 0.5 });
    await expect(tour, title).toBeInViewport({ ratio: 1 });
    if (!(await next.isVisible())) {
      expect(steps).toBeGreaterThanOrEqual(6);
      break;
    }
    await next.click();
    await expect(tour.getByRole("heading")).not.toHaveText(title);
  }
  await tour
    .getByRole("button", { name: say("en", "tourEnd") })
    .last()
    .click();
  await expect(tour).toBeHidden();
  expect(await wide(), "the game fits").toBeLessThanOrEqual(0);

  // Whoever comes to a replay by its address sees the replay.
  await player.leaving(() => page.goto(`${server.url}/#/games/${made.game}?replay=0`));
  await page.reload();
  await expect(replay).toContainText("After order 0 of 1");
});

test("the lettering is the same on every machine, and by night the map is darker", async ({
  solo,
  newPlayer,
  server,
}) => {
  // What the page has loaded itself: of a font that nobody has declared a browser says that it is there.
  const fonts = await solo.page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family, style, weight }) => `${family.replaceAll('"', "")} ${style} ${weight}`),
  );
  expect(fonts).toEqual(
    expect.arrayContaining(["Alegreya normal 600", "Alegreya italic 400", "Barlow Condensed normal 700"]),
  );
  expect(await solo.page.locator("h1").evaluate((head) => getComputedStyle(head).fontFamily)).toMatch(
    /^"?Alegreya/,
  );
  const night = await newPlayer({ colorScheme: "dark" });
  const made = await server.newGame({ title: TITLE.key, seats: {}, mode: "analysis", seed: "e2e" });
  await night.enter(made.game, made.seats[TITLE.first]);
  const light = async (page: typeof solo.page): Promise<number> => {
    await page.waitForFunction(() => performance.getEntriesByName("grognard:map").length > 0);
    const picture = (await page.getByRole("application").screenshot()).toString("base64");
    // A page of ours fetches nothing from such addresses.
    const bench = await page.context().newPage();
    return bench.evaluate(async (data) => {
      const image = await createImageBitmap(
        await (await fetch(`data:image/png;base64,${data}`)).blob(),
      ).catch(() => null);
      if (!image) return -1;
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
      pen.drawImage(image, 0, 0);
      const { data: pixels } = pen.getImageData(0, 0, image.width, image.height);
      return pixels.reduce((sum, value, at) => (at % 4 === 3 ? sum : sum + value), 0) / pixels.length;
    }, picture);
  };
  expect(await light(night.page)).toBeLessThan(0.8 * (await light(solo.page)));
});

for (const { key, scenario, first, second } of [{ scenario: "", ...TITLE }, BLOCKS])
  for (const seat of [first, second])
    test(`the tour of ${key} frames what it speaks of, for ${seat}`, async ({ newPlayer, server }) => {
      const others = { [seat === first ? second : first]: "link" };
      const made = await server.newGame({ title: key, ...(scenario ? { scenario } : {}), seats: others });
      const player = await newPlayer({ storageState: undefined });
      await player.enter(made.game, made.seats[seat]);
      const tour = player.page.getByRole("region", { name: "Guided tour" });
      const next = tour.getByRole("button", { name: "Next" });
      for (let steps = 1; ; steps++) {
        const title = (await tour.getByRole("heading").textContent()) ?? "";
        await expect(player.page.locator(".hole"), `${title}: a frame`).toBeInViewport({ ratio: 0.5 });
        if (!(await next.isVisible())) {
          expect(steps).toBeGreaterThanOrEqual(6);
          break;
        }
        await next.click();
        await expect(tour.getByRole("heading")).not.toHaveText(title);
      }
    });

test("who has never been here is shown around", async ({ newPlayer, server }) => {
  const made = await server.newGame({ title: TITLE.key, seats: {}, mode: "analysis", seed: "e2e" });
  const player = await newPlayer({ storageState: undefined });
  await player.enter(made.game, made.seats[TITLE.first]);
  const tour = player.page.getByRole("region", { name: "Guided tour" });
  await expect(tour).toBeVisible();
  const next = tour.getByRole("button", { name: "Next" });
  let steps = 1;
  while (await next.isVisible()) {
    const title = (await tour.getByRole("heading").textContent()) ?? "";
    await next.click();
    await expect(tour.getByRole("heading")).not.toHaveText(title);
    steps += 1;
  }
  expect(steps).toBeGreaterThanOrEqual(6);
  expect(steps).toBeLessThanOrEqual(10);
  await tour.getByRole("button", { name: "End the tour" }).last().click();
  await expect(tour).toBeHidden();
  await player.reload();
  await expect(tour).toBeHidden();
});
