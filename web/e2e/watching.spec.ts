import { TITLE } from "./campaign";
import { expect, SETTLED, test } from "./fixtures";
import { say } from "./words";

/** Orders until the other side has had something to do. */
const MOST = 60;

test("the opponent's turn is shown step by step, can be skipped and seen again, and leaves its marks", async ({
  newPlayer,
  server,
}) => {
  test.setTimeout(300_000);
  const player = await newPlayer({ storageState: SETTLED(server.url, { pace: "normal" }) });
  const { page } = player;
  const made = await server.newGame({ title: TITLE.key, seats: { [TITLE.second]: "greedy" }, seed: "e2e" });
  await player.enter(made.game, made.seats[TITLE.first]);
  const watching = page.getByRole("region", { name: say("en", "watching") });
  const skip = watching.getByRole("button", { name: say("en", "watchSkip") });
  const news = page.getByRole("region", { name: say("en", "happened") });
  let moved = false;
  for (let n = 0; n < MOST && !moved; n++) {
    await expect.poll(async () => Boolean(player.view.ask) || (await watching.isVisible())).toBe(true);
    if (await watching.isVisible()) {
      // The question waits while one looks on.
      await expect(player.question).toBeHidden();
      await expect
        .poll(() => Boolean(player.view.ask ?? player.view.scene.result), { timeout: 120_000 })
        .toBe(true);
      if (await skip.isVisible()) await skip.click();
      await expect(watching).toBeHidden();
      moved = (await player.marks()).arrows.faint > 0;
    } else
      await player.goOn().catch(async (error: unknown) => {
        if (!(await watching.isVisible())) throw error;
      });
  }
  expect(moved, "the bot has moved something, and the map shows it").toBe(true);
  await expect(news).toContainText(say("en", "away"));
  await expect(news).toContainText(/\d+ moved/);
  await expect(player.question).toBeVisible();

  // Again, slowly enough to stop it.
  await news.getByRole("button", { name: say("en", "watch") }).click();
  await expect(watching.getByRole("listitem").first()).toBeVisible();
  await watching.getByRole("button", { name: say("en", "replayPause") }).click();
  const value = (): Promise<number> =>
    watching.locator("progress").evaluate((bar) => (bar as HTMLProgressElement).value);
  const at = await value();
  await watching.getByRole("button", { name: say("en", "replayNext") }).click();
  await expect.poll(value).toBeGreaterThan(at);
  await watching.getByRole("combobox", { name: say("en", "pace") }).selectOption("fast");
  await skip.click();
  await player.settled();

  // The next order is the end of that.
  await player.goOn().catch(() => undefined);
  await expect
    .poll(async () => (await player.marks()).arrows.faint === 0 || (await watching.isVisible()))
    .toBe(true);
});
