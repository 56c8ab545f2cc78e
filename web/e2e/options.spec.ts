import { BLOCKS } from "./campaign";
import { expect, test } from "./fixtures";

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
