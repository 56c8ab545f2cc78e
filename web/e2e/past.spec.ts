import { readFileSync, writeFileSync } from "node:fs";
import { INTO_A_COMBAT } from "./campaign";
import { expect, test } from "./fixtures";
import { finishedJournal } from "./server";
import { say } from "./words";

test("the past is looked at, and another game branches off it", async ({ solo }) => {
  await solo.play(...INTO_A_COMBAT);
  const { n } = solo.view;
  const { page } = solo;
  const parent = page.url();
  await page.getByRole("button", { name: "Replay" }).click();
  const replay = page.getByRole("region", { name: "Replay" });
  await expect(replay).toContainText(`After order ${n} of ${n}`);
  await replay.getByRole("button", { name: "Back one order" }).click();
  await expect(replay).toContainText(`After order ${n - 1} of ${n}`);
  await replay.getByRole("button", { name: "First" }).click();
  await expect(replay).toContainText(`After order 0 of ${n}`);
  await replay.getByRole("slider").fill("1");
  await expect(replay).toContainText(`After order 1 of ${n}`);
  await solo.leaving(() => replay.getByRole("button", { name: "Play on from here" }).click());
  await expect(page).not.toHaveURL(parent);
  await solo.atTheTable();
  expect(solo.view.n).toBe(1);
  await solo.goOn();
  expect(solo.view.n).toBe(2);
  // The game that it came from has not changed.
  await solo.leaving(async () => {
    await page.goto(parent);
  });
  await solo.atTheTable();
  expect(solo.view.n).toBe(n);
});

test("a position gets a name, and is found again by it", async ({ solo }, info) => {
  await solo.play(...INTO_A_COMBAT);
  const { n } = solo.view;
  const { page } = solo;
  await page.getByRole("button", { name: "Replay" }).click();
  const replay = page.getByRole("region", { name: "Replay" });
  await replay.getByRole("slider").fill("1");
  await expect(replay).toContainText(`After order 1 of ${n}`);
  await replay.getByRole("textbox").fill("Before the attack");
  await page.keyboard.press("Enter");
  await replay.getByRole("button", { name: "Last" }).click();
  await expect(replay).toContainText(`After order ${n} of ${n}`);
  await expect(replay.getByRole("textbox")).toHaveValue("");
  await page.screenshot({ path: info.outputPath("named.png") });
  // It is kept beyond this visit.
  await solo.leaving(async () => {
    await page.reload();
  });
  await solo.atTheTable();
  await page.getByRole("button", { name: "Replay" }).click();
  await replay.getByRole("button", { name: /^Before the attack/ }).click();
  await expect(replay).toContainText(`After order 1 of ${n}`);
  await replay
    .getByRole("button", { name: say("en", "bookmarkForget", { name: "Before the attack" }) })
    .click();
  await expect(replay.getByRole("list")).toHaveCount(0);
});

test("a tampered journal is refused, and the page says what is wrong with it", async ({
  solo,
  newPlayer,
  faults,
}, info) => {
  await solo.play(...INTO_A_COMBAT);
  const { page } = solo;
  await page.keyboard.press("?");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Save the journal" }).first().click(),
  ]);
  const honest = info.outputPath("honest.grog");
  await download.saveAs(honest);
  const [header, ...lines] = readFileSync(honest, "utf8").trimEnd().split("\n");
  const forged = info.outputPath("forged.grog");
  const other = { ...JSON.parse(header ?? ""), seed: "0".repeat(64) };
  writeFileSync(forged, [JSON.stringify(other), ...lines, ""].join("\n"));

  faults.expect(/422/);
  await solo.lobby();
  const file = page.getByLabel("Open a journal file");
  await file.setInputFiles(forged);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(/dice/i);

  // The honest one says the same as the game here; and where nobody has that game, it becomes one.
  await file.setInputFiles(honest);
  await expect(page.getByRole("status")).toContainText(/agrees/);
  await expect(alert).toBeHidden();
  const elsewhere = await newPlayer();
  await elsewhere.lobby();
  await elsewhere.page.getByLabel("Open a journal file").setInputFiles(honest);
  await elsewhere.atTheTable();
  expect(elsewhere.view.n).toBe(INTO_A_COMBAT.length);
});

test("a finished game is replayed, and its dice are proved", async ({ player, server }, info) => {
  const { page } = player;
  await player.lobby();
  await page
    .getByLabel("Open a journal file")
    .setInputFiles(await finishedJournal(info.outputPath("finished")));
  await player.atTheTable();
  await expect(player.question).toContainText("The game is over");
  const game = /games\/(\w[\w-]*)/.exec(page.url())?.[1] ?? "";
  const { rolls } = await server.get<{ rolls: { value: number }[] }>(`/api/games/${game}/proof`);
  await page.getByRole("link", { name: "Verify the dice" }).click();
  await expect(
    page.getByRole("heading", { name: say("en", "proofGood", { n: rolls.length }) }),
  ).toBeVisible();

  // A server that changes one roll afterwards is found out.
  await page.route("**/proof", async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as { rolls: { value: number; sides: number }[] };
    const roll = told.rolls[3];
    if (roll) roll.value = (roll.value % roll.sides) + 1;
    await route.fulfill({ response: answer, json: told });
  });
  await page.reload();
  await expect(page.getByRole("heading", { name: say("en", "proofBad") })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "✗" })).toHaveCount(1);

  await player.lobby();
  await page.getByRole("heading", { name: "Finished games" }).waitFor();
  await page.getByRole("link", { name: /Replay/ }).click();
  await expect(page.getByRole("region", { name: "Replay" })).toContainText(/After order 0 of \d{3}/);
});
