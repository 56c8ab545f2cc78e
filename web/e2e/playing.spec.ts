import type { Locator } from "@playwright/test";
import { AFTER_THE_COMBAT, INTO_A_COMBAT, MOVER, TITLE } from "./campaign";
import { expect, test } from "./fixtures";
import { say } from "./words";

test("a game against the bot is started in the lobby, and a whole turn is played by clicking what is marked", async ({
  player,
}) => {
  test.slow();
  await player.lobby();
  await player.newGame();
  const clicked = new Set<string>();
  await player.mine();
  await player.play(`move ${MOVER.piece}`);
  const goal = player.orders.find((order) => order.kind === "space");
  if (!goal) throw new Error("there is nowhere to go");
  await player.give(goal);
  expect(player.whereabouts(MOVER.piece)).toBe(goal.target);
  while (player.view.scene.turn === 1) {
    await player.mine();
    if (player.view.scene.turn !== 1) break;
    // One attack, to meet the questions of a combat; else the turn is ended as quickly as may be.
    const attack = clicked.has("attack") ? undefined : player.orders.find((order) => order.verb === "attack");
    clicked.add(attack?.verb ?? "");
    if (attack) await player.give(attack);
    else await player.goOn();
  }
  expect(clicked).toContain("attack");
  await player.open("Log");
  await expect(player.log).toContainText("Turn 2");
});

test("two people before one screen play to the end of turn 1", async ({ player }) => {
  await player.lobby();
  await player.newGame(say("en", "seatBeside"));
  const { page } = player;
  const you = page.getByRole("button", { name: /You are/ });
  const names = new Map<string | null, string>();
  let turned = 0;
  let sitting: string | null = null;
  while (player.view.scene.turn === 1) {
    await player.mine();
    if (player.view.seat !== sitting) {
      // The table is turned: nobody sees anything before the other has sat down.
      const curtain = page.getByRole("dialog", { name: /Pass the table/ });
      await curtain.getByRole("button").last().click();
      await expect(curtain).toBeHidden();
      sitting = player.view.seat;
      turned += 1;
    }
    names.set(sitting, (await you.getAttribute("aria-label")) ?? "");
    await player.goOn();
  }
  expect([...names.keys()].sort()).toEqual([TITLE.first, TITLE.second].sort());
  expect(new Set(names.values()).size, "who is to play is said each time").toBe(2);
  expect(turned).toBeGreaterThanOrEqual(8);
});

test("orders can be taken back", async ({ solo }) => {
  const start = solo.view.scene.stacks;
  await solo.play(`move ${MOVER.piece}`);
  const goal = solo.orders.find((order) => order.kind === "space");
  if (!goal) throw new Error("there is nowhere to go");
  await solo.give(goal);
  expect(solo.whereabouts(MOVER.piece)).toBe(goal.target);
  const { n } = solo.view;
  const takeBack = solo.question.getByRole("button", { name: "Take back" });
  await takeBack.click();
  await solo.after(n - 1);
  await takeBack.click();
  await solo.after(n - 2);
  expect(solo.view.scene.stacks).toEqual(start);
  await expect(takeBack).toBeDisabled();
});

test("a combat goes on after a reload", async ({ solo }) => {
  await solo.play(...INTO_A_COMBAT);
  const chances = solo.page.getByRole("region", { name: "What this leads to" });
  await expect(chances).toContainText("%");
  const { n, ask } = solo.view;
  const told = (await chances.textContent()) ?? "";
  await solo.reload();
  expect(solo.view.n).toBe(n);
  expect(solo.view.ask).toEqual(ask);
  expect(await chances.textContent()).toBe(told);
  // On with it, by clicking the unit on the map, until the dice have fallen.
  const front = solo.orders.find((order) => order.kind === "piece");
  if (!front) throw new Error("no unit can be chosen");
  await solo.give(front);
  for (let more = 0; more < 12 && !AFTER_THE_COMBAT.asked.test(solo.view.ask?.prompt ?? ""); more++)
    await solo.goOn();
  await expect(solo.prompt).toContainText(AFTER_THE_COMBAT.count);
  await solo.open("Log");
  await expect(solo.log).toContainText(AFTER_THE_COMBAT.rolled);
});

test("what is forbidden is explained by its rule, one click away from the full text", async ({
  solo,
  server,
}) => {
  const rules = await server.get<{ id: string; title: string; text: string }[]>(
    `/api/titles/${TITLE.key}/rules?lang=en`,
  );
  await solo.play(`move ${MOVER.piece}`);
  await solo.hover(MOVER.tooFar);
  const why = solo.page
    .getByRole("status")
    .filter({ has: solo.page.getByRole("button", { name: /^Rule / }) });
  await expect(why).toBeVisible();
  const chip = why.getByRole("button", { name: /^Rule / }).first();
  const sentence = await why.textContent();
  expect(sentence?.length).toBeGreaterThan(20);
  const name = (await chip.getAttribute("aria-label")) ?? "";
  const rule = rules.find((each) => name.endsWith(`: ${each.title}`));
  if (!rule) throw new Error(`${name} is no rule`);
  // As a hand does it: not in one jump.
  const box = await chip.boundingBox();
  if (!box) throw new Error("the rule cannot be clicked");
  await solo.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await chip.click();
  await expect(solo.page.getByRole("tab", { name: "Rules" })).toHaveAttribute("aria-selected", "true");
  await expect(solo.page.getByRole("tabpanel").getByText(rule.text.slice(0, 40)).first()).toBeInViewport();
  expect(solo.view.n).toBe(1);
});

test("an order is given with the keyboard alone", async ({ player }) => {
  const { keyboard } = player.page;
  const tabTo = async (button: Locator): Promise<void> => {
    const focused = () => button.evaluate((element) => element === document.activeElement);
    for (let tries = 0; tries < 40 && !(await focused()); tries++) await keyboard.press("Tab");
    await expect(button).toBeFocused();
    await keyboard.press("Enter");
  };
  await player.lobby();
  await tabTo(player.card().getByRole("button", { name: "New game" }));
  const dialog = player.page.getByRole("dialog");
  await dialog.waitFor();
  await tabTo(dialog.getByRole("button", { name: "Start the game" }));
  await player.atTheTable();
  await player.mine();
  // The first place where something can be done, its menu, and what is first in it.
  await player.once(async () => {
    await keyboard.press("n");
    await keyboard.press("Enter");
    await player.fan.waitFor();
    await keyboard.press("Enter");
    const menu = player.fan.getByRole("button");
    await expect.poll(async () => player.view.n > 0 || (await menu.count()) > 1).toBe(true);
    if (player.view.n === 0) {
      await keyboard.press("Tab");
      await keyboard.press("Enter");
    }
  });
  expect(player.view.n).toBe(1);
  await keyboard.press("u");
  await player.after(0);
  // And from the list.
  const order = player.orders.find((each) => each.order === `move ${MOVER.piece}`);
  await player.once(async () => {
    await keyboard.press("o");
    await expect(player.question.getByRole("searchbox")).toBeFocused();
    await keyboard.type(order?.order ?? "");
    await keyboard.press("Enter");
  });
  expect(player.view.n).toBe(1);
});

test("what would you do? Three orders with reasons, numbered on the map before one is given", async ({
  newPlayer,
  server,
}) => {
  const made = await server.newGame({ title: TITLE.key, seats: {}, mode: "analysis", seed: "e2e" });
  const player = await newPlayer();
  await player.enter(made.game, made.seats[TITLE.first]);
  await player.mine();
  const { n } = player.view;
  const reasons = await player.askAdvice();
  expect(reasons.join(" ")).toMatch(/^[\p{Lu}\d].*\.$/u);
  const items = player.advised.getByRole("listitem");
  await expect(items).toHaveCount(3);
  const { proposed, ringed } = await player.marks();
  expect(proposed.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(ringed, "the first is shown as an order under the pointer").toContain(proposed[0]?.piece);
  // Nothing is cut off to the right, and nothing has been done.
  const wide = await items.evaluateAll((all) =>
    Math.max(...all.map((item) => item.scrollWidth - item.clientWidth)),
  );
  expect(wide).toBeLessThanOrEqual(0);
  expect(player.view.n).toBe(n);
  await player.followAdvice();
  await expect(player.advised).toBeHidden();
  expect((await player.marks()).proposed).toEqual([]);
});
