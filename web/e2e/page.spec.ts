import type { GameEvent } from "../src/lib/contract";
import { say } from "../src/lib/words";
import { INTO_A_COMBAT, TITLE } from "./campaign";
import { expect, test } from "./fixtures";

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

test("on a phone the page says what to do", async ({ newPlayer, server }) => {
  const made = await server.newGame({ title: TITLE.key, seats: {}, mode: "analysis" });
  const { page } = await newPlayer({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto(`${server.url}/#/games/${made.game}/${made.seats[TITLE.first]}`);
  await expect(page.getByRole("heading", { name: say("en", "phone") })).toBeVisible();
  await expect(page.getByText(say("en", "phoneText"))).toBeVisible();
  await expect(page.getByText("Your turn")).toBeVisible();
  await page.getByRole("link", { name: "Lobby" }).click();
  await expect(page.getByRole("heading", { name: "My games" })).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, "the lobby fits").toBeLessThanOrEqual(0);
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
