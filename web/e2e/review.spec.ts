import type { Review } from "../src/lib/contract";
import { expect, test } from "./fixtures";
import { finishedJournal } from "./server";
import { say } from "./words";

test("what was that? What the others did that mattered most, and one click shows where", async ({
  newPlayer,
  server,
}, info) => {
  const game = await server.upload(await finishedJournal(info.outputPath("finished"), "greedy"));
  const review = await server.get<Review>(`/api/games/${game}/review?lang=en`);
  // Beyond the turning point, where somebody else is asked.
  const [turn] = review.turns.slice(4);
  const made = await server.branch(game, turn?.[1] ?? 0);
  const player = await newPlayer();
  await player.enter(made.game, Object.values(made.seats)[0]);
  await player.mine();
  await player.question.getByRole("button", { name: say("en", "whatWasThat") }).click();
  const list = player.question.getByRole("list", { name: say("en", "whatWasThat") });
  const deeds = list.locator("> li");
  await expect(deeds.first()).toContainText(/(worse|better) for you/);
  expect(await deeds.count()).toBeLessThanOrEqual(3);
  // The page waits for nobody meanwhile, and the next order takes the answer away.
  const place = list.getByRole("button").first();
  const before = await player.canvas.screenshot();
  for (let closer = 0; closer < 5; closer++) await player.page.keyboard.press("+");
  await place.click();
  await expect.poll(async () => (await player.canvas.screenshot()).equals(before)).toBe(false);
  await info.attach("what-was-that", { body: await player.page.screenshot(), contentType: "image/png" });
  await player.goOn();
  await expect(list).toHaveCount(0);
});

for (const { name, viewport, look } of [
  { name: "wide", viewport: { width: 1280, height: 720 }, look: "light" as const },
  { name: "small", viewport: { width: 1024, height: 768 }, look: "dark" as const },
  { name: "phone", viewport: { width: 390, height: 844 }, look: "light" as const },
]) {
  test(`the page after a game: curve, turning points, dice and losses (${name})`, async ({
    newPlayer,
    server,
  }, info) => {
    const game = await server.upload(await finishedJournal(info.outputPath("finished"), "greedy"));
    const player = await newPlayer({ viewport, colorScheme: look });
    const { page } = player;
    await player.enter(game);
    await player.question.getByRole("button", { name: say("en", "review") }).click();
    const dialog = page.getByRole("dialog", { name: say("en", "review") });
    const curve = dialog.getByRole("group", { name: say("en", "curve") });
    await expect(curve.locator("path").first()).toBeVisible();
    const points = dialog.getByRole("region", { name: say("en", "turningPoints") }).getByRole("button");
    await expect(points).toHaveCount(await curve.getByRole("button").count());
    await expect(dialog.getByRole("region", { name: say("en", "luck") })).toContainText(
      /\d+ rolls were weighed/,
    );
    await expect(
      dialog
        .getByRole("region", { name: say("en", "losses") })
        .locator("canvas")
        .first(),
    ).toBeVisible();
    const wide = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(wide, "nothing is cut off").toBeLessThanOrEqual(0);
    await page.screenshot({ path: `${process.env.SHOTS ?? info.outputDir}/review-${name}.png` });
    await dialog.getByRole("region", { name: say("en", "losses") }).scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${process.env.SHOTS ?? info.outputDir}/review-${name}-2.png` });
    // A turning point leads to the map as it was.
    const review = await server.get<Review>(`/api/games/${game}/review?lang=en`);
    await curve.getByRole("button").nth(1).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("region", { name: "Replay" })).toContainText(
      `After order ${review.deeds[1]?.n} of ${review.n}`,
    );
    await page.screenshot({ path: `${process.env.SHOTS ?? info.outputDir}/review-${name}-3.png` });
  });
}
