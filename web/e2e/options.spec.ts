import type { TitleCard } from "../src/lib/contract";
import { BLOCKS, TITLE } from "./campaign";
import { expect, test } from "./fixtures";
import { say } from "./words";

test("a scenario and a bot are told of before one starts; on one's own computer a link is told to reach nobody else", async ({
  player,
  server,
}) => {
  const { page } = player;
  await page.route("**/api/me", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), local: true } });
  });
  const titles = await server.get<TitleCard[]>("/api/titles?lang=en");
  await player.lobby();
  for (const { name, scenarios } of titles.filter((each) => [TITLE.key, BLOCKS.key].includes(each.key))) {
    await player.openNewGame(name);
    const dialog = page.getByRole("dialog");
    for (const { key, about, turns, hours, complexity } of scenarios) {
      await dialog.getByLabel("Scenario").selectOption(key);
      for (const told of [
        about,
        say("en", "scenarioTurns", { n: turns ?? 0 }),
        say("en", "scenarioHours", { low: hours?.[0] ?? 0, high: hours?.[1] ?? 0 }),
        say("en", "scenarioComplexity", { n: complexity ?? 0 }),
      ])
        await expect(dialog.locator(".about").first()).toContainText(told);
    }
    await expect(dialog).toContainText(say("en", "botGreedyNote"));
    await dialog.getByRole("button", { name: say("en", "close"), exact: true }).click();
  }
  await player.openNewGame();
  const dialog = page.getByRole("dialog");
  const second = dialog.getByRole("combobox", { name: TITLE.secondSeat });
  await second.selectOption({ label: say("en", "botRandom") });
  await expect(dialog).toContainText(say("en", "botRandomNote"));
  await second.selectOption({ label: say("en", "seatLink") });
  await dialog.getByRole("button", { name: say("en", "start") }).click();
  await expect(page.getByRole("note").filter({ hasText: say("en", "localLink") })).toBeVisible();
});

test("options are found, marked when changed, preset, and explained where they do not go together", async ({
  player,
}) => {
  await player.lobby();
  await player.openNewGame(BLOCKS.name);
  const dialog = player.page.getByRole("dialog");
  const groups = dialog.locator("details");
  const search = dialog.getByLabel("Search the options");
  const start = dialog.getByRole("button", { name: "Start the game" });
  const { needy, needed } = BLOCKS.bond;

  await search.fill(needy.name);
  await expect(groups).toHaveCount(1);
  await expect(groups).toHaveAttribute("open");
  await expect(groups.getByRole("combobox")).toHaveCount(1);
  await groups.getByRole("combobox").selectOption(needy.choice);
  await expect(groups.getByText("changed", { exact: false }).first()).toBeVisible();
  await expect(dialog.getByLabel("Ready-made choices")).toHaveValue("");
  await expect(start).toBeEnabled();

  await search.fill(needed.name);
  await groups.getByRole("combobox").first().selectOption(needed.choice);
  await search.fill(needy.name);
  await expect(groups.getByRole("alert")).toContainText(needed.name);
  await expect(start).toBeDisabled();

  await search.fill("");
  await dialog.getByLabel("Ready-made choices").selectOption(BLOCKS.preset);
  await expect(start).toBeEnabled();
  await expect(groups.getByRole("alert")).toHaveCount(0);
  await search.fill("no such words");
  await expect(dialog.getByText("No option has these words.")).toBeVisible();
});
