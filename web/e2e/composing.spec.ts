import type { ServerMessage, View } from "../src/lib/contract";
import { BLOCKS, INTO_A_COMBAT, MOVER, TITLE } from "./campaign";
import { expect, test } from "./fixtures";
import { say } from "./words";

test("a counter is dragged to where it is to go, and the map is dragged beside it", async ({ solo }) => {
  const { page } = solo;
  await solo.play(`move ${MOVER.piece}`);
  const target = String(solo.orders.find((order) => order.kind === "space")?.target);
  await page.keyboard.press("u");
  await solo.after(0);
  const home = solo.whereabouts(MOVER.piece) ?? "";
  await solo.find(home);
  const from = await solo.point(home, MOVER.piece);
  const to = await solo.point(target);
  await solo.once(async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 12, from.y + 12, { steps: 3 });
    await expect(page.locator(".lifted")).toBeVisible();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
  });
  await expect.poll(() => solo.whereabouts(MOVER.piece)).toBe(target);
  expect(solo.view.n).toBe(2);
  // A drag beside a counter moves the map, and gives no order.
  const place = await solo.point(target);
  await page.mouse.move(place.x, place.y + 160);
  await page.mouse.down();
  await page.mouse.move(place.x + 60, place.y + 190, { steps: 4 });
  await page.mouse.up();
  const moved = await solo.point(target);
  expect(Math.round(moved.x - place.x)).toBe(60);
  expect(solo.view.n).toBe(2);
});

test("a stack stays open while one picks from it", async ({ player, server }) => {
  test.setTimeout(300_000);
  const game = { title: BLOCKS.key, scenario: BLOCKS.scenario, seats: {}, mode: "analysis", seed: "e2e" };
  const made = await server.newGame(game);
  await player.enter(made.game, made.seats[BLOCKS.first]);
  while (!player.orders.some((order) => order.order === BLOCKS.sortie)) await player.goOn();
  await player.play(BLOCKS.sortie);
  const homes = player.orders
    .filter((order) => order.kind === "piece")
    .map((order) => player.whereabouts(String(order.target)));
  const place = homes.find((space, at) => space && homes.indexOf(space) !== at);
  if (!place) throw new Error("no port has two fleets that can sail");
  await player.clickMarked(
    place,
    String(player.orders.find((order) => player.whereabouts(String(order.target)) === place)?.target),
  );
  await player.fan.waitFor();
  const tokens = player.fan.locator("button.offered");
  const before = await tokens.count();
  expect(before).toBeGreaterThan(1);
  await player.once(() => tokens.first().click());
  await expect(player.fan).toBeVisible();
  await expect(tokens).toHaveCount(before - 1);
});

test("an attack that is composed is seen as arrows", async ({ solo }) => {
  await solo.play(...INTO_A_COMBAT.slice(0, 1));
  expect((await solo.marks()).arrows.bold).toBe(0);
  await solo.play(...INTO_A_COMBAT.slice(1, 2));
  expect((await solo.marks()).arrows.bold).toBeGreaterThan(0);
});

test("the way of a move is laid on the map before it is given", async ({ solo }) => {
  const from = solo.whereabouts(MOVER.piece);
  await solo.play(`move ${MOVER.piece}`);
  const far = solo.orders.filter((order) => order.kind === "space").at(-1)?.target;
  await solo.hover(String(far));
  await expect.poll(async () => (await solo.marks()).ways).toEqual([[from, far]]);
});

test("a fleet that is pointed at shows its way to the sea that was named", async ({ server, player }) => {
  const { key, scenario, first, sortie } = BLOCKS;
  const made = await server.newGame({ title: key, scenario, seats: {}, mode: "analysis", seed: "e2e" });
  await player.enter(made.game, made.seats[first]);
  await player.play(sortie);
  await player.page.keyboard.press("o");
  await player.question.getByRole("listitem").first().getByRole("button").hover();
  const goal = sortie.split(" ").at(-1);
  await expect.poll(async () => (await player.marks()).ways.at(-1)?.[1]).toBe(goal);
});

test("pieces are listed with place and strength, and an order that is pointed at is ringed", async ({
  solo,
}) => {
  const { page } = solo;
  await page.keyboard.press("o");
  await solo.question.getByRole("searchbox").fill(`move ${MOVER.piece}`);
  const line = solo.question.getByRole("listitem").first();
  await expect(line.locator(".where")).toContainText(/\S+.* · \d/);
  await line.getByRole("button").hover();
  expect((await solo.marks()).ringed).toEqual([MOVER.piece]);
});

test("Done says what will be lost, and does not nag about what is optional", async ({
  solo,
  server,
  newPlayer,
}) => {
  test.setTimeout(300_000);
  // Nobody has moved yet, but nobody has to.
  const farewell = solo.orders.find((order) => order.order === "done");
  await solo.once(() =>
    solo.question.getByRole("button", { name: farewell?.label ?? "", exact: true }).click(),
  );
  expect(solo.view.n).toBe(1);

  const player = await newPlayer();
  const game = { title: BLOCKS.key, scenario: BLOCKS.scenario, seats: {}, mode: "analysis", seed: "e2e" };
  const made = await server.newGame(game);
  await player.enter(made.game, made.seats[BLOCKS.first]);
  while (!player.orders.some((order) => order.order === BLOCKS.begin)) await player.goOn();
  const { n } = player.view;
  const done = player.orders.find((order) => order.order === "done");
  const button = player.question.getByRole("button", { name: done?.label ?? "", exact: true });
  await button.click();
  const alert = player.question.getByRole("alert");
  await expect(alert).toContainText(BLOCKS.unspent);
  await alert.getByRole("button", { name: say("en", "goBack") }).click();
  await expect(alert).toBeHidden();
  expect(player.view.n).toBe(n);
  await button.click();
  await player.once(() => alert.getByRole("button", { name: /all the same/ }).click());
});

test("a question with one answer is asked all the same, and Enter answers it", async ({ player, server }) => {
  const { page } = player;
  const sent: string[] = [];
  const cut = (view: View): View => ({
    ...view,
    mark: "cut",
    ask: view.ask && {
      ...view.ask,
      offers: view.ask.offers.slice(0, 1).map(({ targets = [], labels = [], ...verb }) => ({
        ...verb,
        targets: targets.slice(0, 1),
        labels: labels.slice(0, 1),
      })),
    },
  });
  await page.route(/\/api\/games\/[^/?]+\?/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: cut((await answer.json()) as View) });
  });
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const far = socket.connectToServer();
    socket.onMessage((message) => {
      const said = JSON.parse(String(message)) as { type: string; order?: string };
      if (said.type === "order") sent.push(said.order ?? "");
      else far.send(message);
    });
    far.onMessage((message) => {
      const told = JSON.parse(String(message)) as ServerMessage;
      socket.send(JSON.stringify(told.type === "view" ? cut(told) : told));
    });
  });
  const made = await server.newGame({ title: TITLE.key, seats: {}, mode: "analysis", seed: "e2e" });
  await page.goto(`${server.url}/#/games/${made.game}/${made.seats[TITLE.first]}`);
  const only = player.question.locator("button.primary");
  await expect(only).toHaveCount(1);
  await page.waitForFunction(() => "grognardPlace" in globalThis);
  expect(sent).toEqual([]);
  await page.keyboard.press("Enter");
  await expect.poll(() => sent.length).toBe(1);
});

test("a double click ends one step, and not the next one too", async ({ solo }) => {
  const { page } = solo;
  const done = solo.question.getByRole("button", { name: "Done", exact: true });
  await done.hover();
  const click = async (clickCount: number): Promise<void> => {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  await click(1);
  await solo.after(1);
  // The next step is ended by the same word.
  await expect(done).toBeVisible();
  await done.hover();
  await click(2);
  await solo.page.waitForTimeout(400);
  expect(solo.view.n).toBe(1);
  // A click of its own ends it.
  await click(1);
  await solo.after(2);
});

test("on a slow line, too, a button belongs to the step in which it was pressed", async ({
  newPlayer,
  server,
}) => {
  const made = await server.newGame({ title: TITLE.key, seats: {}, mode: "analysis", seed: "e2e" });
  const player = await newPlayer();
  const { page } = player;
  await page.routeWebSocket(/\/ws\/games\//, (near) => {
    const far = near.connectToServer();
    near.onMessage((message) => setTimeout(() => far.send(message), 700));
  });
  await player.enter(made.game, made.seats[TITLE.first]);
  const done = player.question.getByRole("button", { name: "Done", exact: true });
  await done.dblclick();
  await player.after(1);
  // A hand that goes on clicking has not read the next question.
  await done.hover();
  await page.mouse.down({ clickCount: 3 });
  await page.mouse.up({ clickCount: 3 });
  await page.waitForTimeout(1500);
  expect(player.view.n).toBe(1);
  // A key that is held answers once.
  await done.focus();
  await page.keyboard.down("Enter");
  await player.after(2);
  for (let again = 0; again < 3; again++) await page.keyboard.down("Enter");
  await page.waitForTimeout(1500);
  expect(player.view.n).toBe(2);
});
