import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "./fixtures";
import { COMMAND } from "./server";

test("a bug report is a case that runs, one click away from who plays alone", async ({
  solo,
  newPlayer,
  server,
}) => {
  for (let more = 0; more < 3; more++) await solo.goOn();
  await solo.page.keyboard.press("?");
  const [file] = await Promise.all([
    solo.page.waitForEvent("download"),
    solo.page.getByRole("dialog").getByRole("link", { name: "Bug report as a case" }).click(),
  ]);
  const path = await file.path();
  expect(await readFile(path, "utf8")).toMatch(/^title .+\n\ncase /);
  // It passes: what happens now is what it expects, until somebody corrects that.
  const kept = `${path}.case`;
  await file.saveAs(kept);
  const { stdout } = await promisify(execFile)(COMMAND, ["case", "run", kept]);
  expect(stdout).toContain("1 passed, 0 failed");

  // Between people it would tell too much.
  const made = await server.newGame({
    title: solo.view.game?.title ?? "",
    seats: Object.fromEntries(Object.keys(solo.view.seats).map((seat) => [seat, "link"])),
    mode: "people",
  });
  const person = await (await newPlayer()).enter(made.game, Object.values(made.seats)[0]);
  await person.page.keyboard.press("?");
  await expect(person.page.getByRole("dialog").getByRole("link", { name: "Save the journal" })).toBeVisible();
  await expect(person.page.getByRole("link", { name: "Bug report as a case" })).toBeHidden();
});
