import { FLEETS } from "./campaign";
import { expect, testWith } from "./fixtures";
import type { Player } from "./player";

/** The title may still be being built. */
const test = testWith(FLEETS.found);
const GAME = { title: FLEETS.key, scenario: FLEETS.scenario, seed: "e2e" };

/** Ends steps until an order is on offer. */
async function until(player: Player, wanted: string): Promise<void> {
  while (!player.orders.some((each) => each.order === wanted)) {
    await player.mine();
    const setUp = player.orders.find((each) => each.order === FLEETS.setUp);
    if (setUp) await player.play(FLEETS.setUp);
    else await player.play("done");
  }
}

test("a first turn: a task force sails from its box, and its air units strike with the chances before their eyes", async ({
  player,
  server,
}) => {
  test.setTimeout(300_000);
  const { strike } = FLEETS;
  const made = await server.newGame({ ...GAME, seats: {}, mode: "analysis" });
  await player.enter(made.game, made.seats[FLEETS.first]);
  await until(player, strike.effort);
  await player.play(strike.effort);
  await until(player, strike.sail);
  await player.play(strike.sail);
  // Who may come along lies beside the question, and a click there is enough.
  const board = player.page.locator(".front");
  for (const line of strike.along) {
    const order = player.orders.find((each) => each.order === line);
    if (!order) throw new Error(`${line} is not offered`);
    await player.once(() => board.getByRole("button", { name: order.label }).first().click());
  }
  await player.play(strike.waters, strike.mission);
  for (const piece of strike.air) await player.play(`fly ${piece}`, strike.over);
  await until(player, strike.attack);
  await player.play(strike.attack, strike.at, `with ${strike.air[0]}`, `with ${strike.air[1]}`);
  const chances = player.page.getByRole("region", { name: "What this leads to" });
  await expect(chances).toContainText("%");
  await expect(board).toContainText("Strike on");
  await player.play(strike.go);
  await expect(player.prompt).toContainText(strike.second);
});

test("four browsers: two partners are heard by the Emperor, and one lends troops to the other", async ({
  newPlayer,
  server,
}) => {
  test.setTimeout(300_000);
  const { people, audience, lift } = FLEETS;
  const seats = Object.fromEntries(people.seats.map((seat) => [seat, "link"]));
  const made = await server.newGame({ ...GAME, options: people.options, seats });
  const table: Record<string, Player> = {};
  for (const seat of people.seats) table[seat] = await (await newPlayer()).enter(made.game, made.seats[seat]);
  const all = Object.values(table);
  const [first, second] = people.seats.map((seat) => table[seat]) as [Player, Player];
  /** Everybody goes on until somebody is offered an order; those who are asked end their steps. */
  const goOn = async (player: Player, wanted: string): Promise<void> => {
    while (!player.orders.some((each) => each.order === wanted)) {
      const asked = all.find((each) => each.view.ask);
      if (!asked) throw new Error("nobody is asked");
      const setUp = asked.orders.find((each) => each.order === FLEETS.setUp);
      await asked.play(setUp ? FLEETS.setUp : "done");
      for (const each of all) await each.after(asked.view.n);
    }
  };

  await goOn(first, audience.yes);
  // Both are asked at once; neither learns what the other has said before both have.
  expect(first.view.waiting).toEqual(people.seats.slice(0, 2));
  await first.play(audience.yes);
  await second.after(first.view.n);
  expect(second.view.waiting).toEqual([people.seats[1]]);
  await second.play(audience.yes);
  for (const each of all) await each.after(second.view.n);
  await goOn(first, audience.petition);
  await first.play(audience.petition);
  for (const each of all) await each.after(first.view.n);
  // Everybody hears what came of it, in the language of their own.
  for (const each of all)
    expect(
      each.views
        .flatMap((view) => view.events)
        .map((event) => event.text)
        .join(" "),
    ).toMatch(audience.heard);

  await goOn(first, lift.ships[0] ?? "");
  await first.play(...lift.ships, lift.troops);
  await second.mine();
  expect(first.view.ask).toBeNull();
  expect(second.view.waiting).toEqual([people.seats[1]]);
  await second.play("yes");
  await first.mine();
  expect(
    first.view.scene.stacks[first.whereabouts(lift.unit) ?? ""]?.find(({ piece }) => piece === lift.unit)
      ?.aboard,
  ).toBeTruthy();
});
