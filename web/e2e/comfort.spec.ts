import { INTO_A_COMBAT, OVERLAYS, TITLE } from "./campaign";
import { expect, test } from "./fixtures";
import { say } from "./words";

test("Escape leaves the filter of orders, and keys are keys again", async ({ solo }) => {
  const { page } = solo;
  await page.keyboard.press("o");
  const filter = solo.question.getByRole("searchbox");
  await expect(filter).toBeFocused();
  await page.keyboard.type("mo");
  await page.keyboard.press("Escape");
  await expect(filter).toBeHidden();
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox", { name: say("en", "find") })).toBeFocused();
});

test("a stack that cannot do anything says why", async ({ solo }) => {
  const offered = new Set(solo.orders.map((order) => order.target));
  const [place] =
    Object.entries(solo.view.scene.stacks).find(
      ([space, pile]) =>
        /^\d+$/.test(space) && pile.length > 1 && !pile.some((token) => offered.has(token.piece)),
    ) ?? [];
  if (!place) throw new Error("every stack can do something");
  await solo.hover(place);
  await expect(solo.fan).toBeVisible();
  await expect(solo.fan.getByRole("button", { name: /^Rule / }).first()).toBeVisible();
  expect(solo.view.n).toBe(0);
});

/** A map is drawn when it is first asked for, which takes a while if the machine has other things to do. */
const DRAWING_MS = 100_000;

test("the map is asked for until it is there, and in the meantime a plain one is shown", async ({
  server,
  player,
  faults,
}) => {
  test.setTimeout(2 * DRAWING_MS);
  faults.expect(/503/);
  let refused = 0;
  await player.page.route("**/map/map-*", (route) =>
    refused++ < 3 ? route.fulfill({ status: 503 }) : route.continue(),
  );
  const made = await server.newGame({ title: TITLE.key, seats: {}, mode: "analysis", seed: "e2e" });
  await player.enter(made.game, made.seats[TITLE.first]);
  for (const mark of ["grognard:plain", "grognard:map"])
    await player.page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark, {
      timeout: DRAWING_MS,
    });
  expect(refused).toBeGreaterThan(3);
});

test("a combat has the room that it needs, and the log is one click away", async ({ solo }) => {
  await solo.play(...INTO_A_COMBAT);
  const { page } = solo;
  const chances = page.getByRole("region", { name: say("en", "preview") });
  await expect(chances).toContainText("%");
  await expect(solo.log).toBeHidden();
  const share = await page
    .getByRole("complementary")
    .evaluate((aside) => (aside.firstElementChild?.clientHeight ?? 0) / aside.clientHeight);
  expect(share).toBeGreaterThan(0.9);
  await solo.open("Log");
  await expect(solo.log).toBeVisible();
  await expect(chances).toBeVisible();
});

test("the legend of an overlay takes one line, and opens", async ({ solo, server }) => {
  const { page } = solo;
  const { overlays } = await server.look(TITLE.key);
  const overlay = overlays.find((each) => each.key === OVERLAYS[0]);
  await page.keyboard.press(overlay?.hotkey ?? "");
  const more = page.getByRole("button", { name: say("en", "legendMore") });
  const legend = page.getByRole("status").filter({ has: more });
  const high = async (): Promise<number> => (await legend.boundingBox())?.height ?? 0;
  expect(await high()).toBeLessThan(44);
  await more.click();
  await expect.poll(high).toBeGreaterThan(44);
});

test("what was wished for is shown again", async ({ server, player }) => {
  const { page } = player;
  const address = "player@example.org";
  await page.route("**/api/me", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), mail: true } });
  });
  await page.route("**/wish?*", (route) =>
    route.fulfill({ json: { email: address, webhook: null, lang: "en", name: null } }),
  );
  const made = await server.newGame({ title: TITLE.key, seats: { [TITLE.second]: "link" } });
  await player.enter(made.game, made.seats[TITLE.first]);
  await page.getByRole("button", { name: /You are/ }).click();
  const seats = page.getByRole("dialog", { name: say("en", "seats") });
  const wish = seats.getByText(say("en", "wish"));
  await expect(wish).toContainText(address);
  await wish.click();
  await expect(seats.getByLabel(say("en", "wishMail"))).toHaveValue(address);
});

test("a full stop sends the next piece of the stack the way that the last one went", async ({ solo }) => {
  const movable = new Set(solo.orders.filter((order) => order.verb === "move").map((order) => order.target));
  const home = (piece: string): string =>
    Object.entries(solo.view.scene.stacks).find(([, pile]) =>
      pile.some((token) => token.piece === piece),
    )?.[0] ?? "";
  const pile = Object.values(solo.view.scene.stacks)
    .map((stack) => stack.map((token) => token.piece).filter((piece) => movable.has(piece)))
    .find((pieces) => pieces.length > 1);
  const [first = "", second = ""] = pile ?? [];
  await solo.play(`move ${first}`);
  const away = solo.orders.find((order) => order.kind === "space");
  if (!away) throw new Error(`${first} can go nowhere`);
  await solo.play(away.order);
  if (!solo.orders.some((order) => order.order === `move ${second}`)) await solo.play("stop");
  const place = home(first);
  expect(place).toBe(away.target);
  expect(home(second)).not.toBe(place);
  await solo.page.keyboard.press(".");
  await expect.poll(() => home(second)).toBe(place);
});
