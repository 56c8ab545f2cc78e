import { LARGEST } from "./campaign";
import { expect, SETTLED, testWith } from "./fixtures";
import { Player } from "./player";

const MORE_THAN = 2000;
/** Milliseconds of script, on any machine; `npm run bench` holds it to less. */
const STUTTER = 500;
const FIRST_SIGHT = 30_000;

/** A server that knows the titles of the tests as well. */
const test = testWith(LARGEST.found);

// One server, one browser at a time: it is the largest game.
test.describe.configure({ mode: "serial" });

/** Counts tasks that keep the page from answering, from now on. */
async function watchTasks(player: Player): Promise<() => Promise<number>> {
  await player.page.evaluate(() => {
    const found: number[] = [];
    Object.assign(globalThis, { tasks: found });
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) found.push(task.duration);
    }).observe({ type: "longtask" });
  });
  return () =>
    player.page.evaluate(() =>
      Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks.splice(0)),
    );
}

test("the largest game stands in the lobby with its eight seats", async ({ player }) => {
  await player.lobby();
  await player.openNewGame(LARGEST.name);
  const dialog = player.page.getByRole("dialog");
  for (const name of LARGEST.seatNames)
    await expect(dialog.getByRole("combobox", { name, exact: true })).toBeVisible();
});

test("the largest game is played: eight seats choose in secret, then one marches among two thousand hexes", async ({
  browser,
  server,
  faults,
}) => {
  test.setTimeout(400_000);
  // Its pictures are drawn while nobody looks: a first visit is one to a server that has them.
  await expect
    .poll(async () => (await fetch(`${server.url}/api/titles/${LARGEST.key}`)).ok, { timeout: 120_000 })
    .toBe(true);
  const made = await server.newGame({ title: LARGEST.key, seats: {}, mode: "analysis", seed: "e2e" });
  const context = await browser.newContext({
    storageState: SETTLED(server.url, { toured: [LARGEST.key] }),
    viewport: { width: 1280, height: 720 },
    locale: "en-GB",
  });
  faults.watch(context);
  const player = new Player(await context.newPage(), server.url);
  // Without a graphics card a busy machine draws a frame of this map in seconds.
  player.page.setDefaultTimeout(120_000);
  const start = Date.now();
  await player.enter(made.game, made.seats[LARGEST.seats[0] ?? ""]);
  expect(Date.now() - start).toBeLessThan(FIRST_SIGHT);
  const worst = await watchTasks(player);

  const chose = new Set<string>();
  while (player.orders[0]?.verb !== LARGEST.begin) {
    const [order] = player.orders;
    if (order?.verb === LARGEST.pledge) chose.add(player.view.seat ?? "");
    if (!order) throw new Error("nobody is asked");
    if (order.kind === "space") await player.once(() => player.giveFromTheList(order));
    else await player.once(() => player.press(order));
  }
  expect([...chose].sort()).toEqual(LARGEST.seats);
  await worst();

  const many = player.orders.find((each) => each.order === `${LARGEST.begin} ${LARGEST.unit}`);
  if (!many) throw new Error("the unit cannot march");
  await player.once(() => player.giveFromTheList(many));
  expect(player.orders.length).toBeGreaterThan(MORE_THAN);
  const asked = await worst();
  // Typing among them, going down the list, and giving one.
  const goal = player.orders.filter((order) => order.verb === LARGEST.march).at(-1);
  if (!goal) throw new Error("there is nowhere to go");
  await player.once(() => player.giveFromTheList(goal));
  const given = await worst();
  expect(player.whereabouts(String(many.target))).toBe(goal.target);
  console.log(`longest tasks: ${Math.round(asked)} ms when asked, ${Math.round(given)} ms when choosing`);
  expect(Math.max(asked, given)).toBeLessThan(STUTTER);

  // The log can be read by side, whatever the number of sides.
  await player.open("Log");
  const filter = player.page.getByRole("combobox", { name: "Side shown" });
  await expect(filter.getByRole("option")).toHaveText(["All sides", ...LARGEST.seatNames]);
  const lines = player.log.locator("[data-event]");
  const all = await lines.count();
  await filter.selectOption({ label: LARGEST.seatNames[0] ?? "" });
  await expect.poll(() => lines.count()).toBeLessThan(all);
  expect(await lines.count()).toBeGreaterThan(0);
  await context.close();
});
