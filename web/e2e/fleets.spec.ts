import type { Panel } from "../src/lib/contract";
import { FLEETS } from "./campaign";
import { expect, test } from "./fixtures";
import type { Player } from "./player";
import { say } from "./words";

const GAME = { title: FLEETS.key, scenario: FLEETS.scenario };
/** Four browsers draw on one machine. */
const SMALL = { width: 1024, height: 768 };

const offers = (player: Player, wanted: string): boolean =>
  player.orders.some((each) => each.order === wanted);

/** Ends the step that is asked about, or the set-up. */
const goOn = (player: Player): Promise<void> =>
  player.play(offers(player, FLEETS.setUp) ? FLEETS.setUp : "done");

async function until(player: Player, wanted: string): Promise<void> {
  while (!offers(player, wanted)) await goOn(player);
}

const inFront = (player: Player, key: string): Panel | undefined =>
  player.view.scene.panels?.find((panel) => panel.front && panel.key === key);

test("a first turn: a loan, a fleet from its box to the enemy's harbour, two waves, and the shop", async ({
  player,
  server,
}) => {
  test.setTimeout(600_000);
  const { strike, loan } = FLEETS;
  const { page } = player;
  const made = await server.newGame({ ...GAME, seats: {}, mode: "analysis", seed: "e2e" });
  await player.enter(made.game, made.seats[FLEETS.first]);
  await until(player, strike.effort);
  await player.play(strike.effort);

  // A number among dozens is no list: a slider for the rough, a field for the exact.
  await until(player, loan);
  await player.play(loan);
  const amounts = player.orders.filter((order) => order.kind === "number");
  expect(amounts.length).toBeGreaterThan(12);
  const field = player.question.getByRole("spinbutton");
  const slider = player.question.getByRole("slider");
  await expect(player.question.getByRole("searchbox")).toHaveCount(0);
  await slider.fill(String(amounts.length - 1));
  await expect(field).toHaveValue(String(amounts.at(-1)?.target));
  await field.fill("9999");
  await expect(field).toHaveValue("9999");
  await field.blur();
  await expect(field).toHaveValue(String(amounts.at(-1)?.target));
  await field.fill(String(amounts[6]?.target));
  await expect(slider).toHaveValue("6");
  await player.once(() => field.press("Enter"));
  await until(player, strike.sail);

  await player.play(strike.sail);
  // Who may come along lies beside the question, and a click there is enough.
  const board = page.locator(".front");
  for (const line of strike.along) {
    const order = player.orders.find((each) => each.order === line);
    if (!order) throw new Error(`${line} is not offered`);
    await player.once(() => board.getByRole("button", { name: order.label }).first().click());
  }
  await player.play(strike.waters, strike.mission);
  for (const piece of strike.air) await player.play(`fly ${piece}`, strike.over);
  await until(player, strike.attack);

  // Whoever looks elsewhere is brought to the battle, and is left alone from then on.
  const seen = async (place: string): Promise<boolean> => {
    const { x, y } = await player.point(place);
    const box = await player.canvas.boundingBox();
    return Boolean(box && x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height);
  };
  const order = player.orders.find((each) => each.order === strike.attack);
  if (!order) throw new Error("there is nothing to attack");
  const harbour = String(order.target);
  await player.find(strike.elsewhere);
  for (let closer = 0; closer < 4; closer++) await page.keyboard.press("+");
  expect(await seen(harbour)).toBe(false);
  await player.once(() => player.giveFromTheList(order));
  await expect.poll(() => seen(harbour)).toBe(true);
  // Of a large stack every counter can be seen.
  await player.clickMarked(harbour);
  const cut = player.fan.evaluate((fan) => fan.scrollWidth - fan.clientWidth);
  expect(await cut, "the stack is laid out whole").toBeLessThanOrEqual(0);
  await player.play(strike.at);
  await player.find(strike.elsewhere);
  await player.once(async () => {
    const line = player.orders.find((each) => each.order === `with ${strike.air[0]}`);
    if (!line) throw new Error("nobody flies there");
    await player.giveFromTheList(line);
  });
  expect(await seen(harbour)).toBe(false);

  await player.play(`with ${strike.air[1]}`);
  const chances = page.getByRole("region", { name: say("en", "preview") });
  await expect(chances).toContainText("%");
  // The board shows who strikes whom, and which wave it is.
  await expect(board).toContainText(strike.board);
  for (const piece of strike.air.slice(0, 2))
    expect(JSON.stringify(inFront(player, "battle"))).toContain(piece);
  await player.play(strike.go);
  await expect(
    page
      .getByRole("region", { name: say("en", "verdict") })
      .locator("svg.die")
      .first(),
  ).toBeVisible();
  await expect(player.prompt).toContainText(strike.second);
  await player.play("yes");
  await expect(board).toContainText(strike.secondWave);

  // Supply lines are drawn across the sea.
  const { overlays } = await server.look(FLEETS.key);
  expect((await player.marks()).lines).toEqual([]);
  await page.keyboard.press(overlays.find((each) => each.key === FLEETS.overlays[0])?.hotkey ?? "");
  await expect.poll(async () => (await player.marks()).lines.length).toBeGreaterThan(10);
  await page.keyboard.press("Escape");

  // The shop shows what can be had, at what price, and what is left.
  while (!inFront(player, FLEETS.shop)) await player.goOn();
  const shop = page.locator(`[data-tour="panel-${FLEETS.shop}"]`);
  const purchase = player.orders.find((each) => each.kind === "piece");
  if (!purchase) throw new Error("nothing is affordable");
  const left = await shop.textContent();
  await expect(shop).toContainText(/\d+ ERP/);
  await player.once(() => shop.getByRole("button", { name: purchase.label }).first().click());
  await expect.poll(() => shop.textContent()).not.toBe(left);
});

test("four browsers: partners choose in secret and lend each other troops, then the other side is asked", async ({
  newPlayer,
  server,
}) => {
  test.setTimeout(600_000);
  const { people, audience, lift } = FLEETS;
  const seats = Object.fromEntries(people.seats.map((seat) => [seat, "link"]));
  const made = await server.newGame({ ...GAME, options: people.options, seats });
  const all = await Promise.all(
    people.seats.map(async (seat) =>
      (await newPlayer({ reducedMotion: "reduce", viewport: SMALL })).enter(made.game, made.seats[seat]),
    ),
  );
  const [first, second, third, fourth] = all as [Player, Player, Player, Player];
  const together = async (): Promise<void> => {
    const n = Math.max(...all.map(({ view }) => view.n));
    await Promise.all(all.map((each) => each.after(n)));
  };
  /** Those who are asked end their steps, until somebody is offered an order. */
  const reach = async (player: Player, wanted: string): Promise<void> => {
    while (!offers(player, wanted)) {
      const asked = all.find((each) => each.view.ask);
      if (!asked) throw new Error("nobody is asked");
      await goOn(asked);
      await together();
    }
  };

  await reach(first, audience.yes);
  // Both are asked at once; neither learns what the other has said before both have.
  expect(first.view.waiting).toEqual(people.seats.slice(0, 2));
  await first.play(audience.yes);
  await together();
  expect(second.view.waiting).toEqual([people.seats[1]]);
  await second.play(audience.yes);
  await together();

  await reach(first, lift.ships[0] ?? "");
  await first.play(...lift.ships, lift.troops);
  await together();
  expect(second.view.waiting).toEqual([people.seats[1]]);
  expect(first.view.ask).toBeNull();
  await second.play("yes");
  await together();
  const home = first.view.scene.stacks[first.whereabouts(lift.unit) ?? ""] ?? [];
  expect(home.find(({ piece }) => piece === lift.unit)?.aboard).toBe(lift.ship);
  await first.play("mission transport");
  await together();

  for (const each of [third, fourth]) {
    await reach(each, "done");
    await expect(each.prompt).toContainText(each.view.ask?.prompt ?? "a question");
    expect(first.view.ask).toBeNull();
  }
});
