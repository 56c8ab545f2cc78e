import { CHINA } from "./campaign";
import { expect, testWith } from "./fixtures";
import type { Player } from "./player";
import type { Server } from "./server";
import { say } from "./words";

const test = testWith(CHINA.found);

async function atTheTable(player: Player, server: Server): Promise<Player> {
  const { key, scenario, first } = CHINA;
  const made = await server.newGame({ title: key, scenario, seats: {}, mode: "analysis", seed: "e2e" });
  return player.enter(made.game, made.seats[first]);
}

test("an attack: two divisions go up to a town, the page warns of what they forgot, and the dice fall", async ({
  player,
  server,
}) => {
  test.setTimeout(400_000);
  await atTheTable(player, server);
  await player.play(...CHINA.advance, ...CHINA.attack);
  const board = player.page.locator(".front");
  await expect(board.getByRole("heading")).toContainText(CHINA.board);

  const commit = player.orders.find(({ order }) => order === CHINA.commit);
  expect(commit).toBeDefined();
  if (commit) await player.press(commit);
  await expect(player.sure).toBeVisible();
  await expect(player.question.getByRole("alert")).toContainText(CHINA.unfed);
  await player.question.getByRole("button", { name: say("en", "goBack") }).click();

  await player.play(...CHINA.feed);
  const marked = (): boolean =>
    Object.values(player.view.scene.stacks).some((pile) =>
      pile.some(({ states }) => states.includes(CHINA.attacked)),
    );
  expect(marked()).toBe(false);
  await player.play(CHINA.commit);
  await expect.poll(marked, { message: "the attack was made" }).toBe(true);
});

test("a stack goes together: the others do what the first of them did", async ({ player, server }) => {
  test.setTimeout(400_000);
  const { stack } = CHINA;
  await atTheTable(player, server);
  while (!player.orders.some(({ order }) => order === `move ${stack.first}`)) await player.play("done");
  expect(player.whereabouts(stack.second)).toBe(stack.from);
  await player.clickMarked(stack.from);
  await player.once(() => player.fan.getByRole("button", { name: stack.likewise }).first().click());
  await player.play(`to ${stack.to}`, "stop");
  for (const piece of [stack.first, stack.second])
    await expect.poll(() => player.whereabouts(piece), { message: piece }).toBe(stack.to);
});
