import { readFileSync } from "node:fs";
import type { GameEvent, Moment, ServerMessage, View } from "../src/lib/contract";
import type { Order } from "../src/lib/offers";
import { BLOCKS } from "./campaign";
import { expect, test } from "./fixtures";
import type { Player } from "./player";
import { Policy } from "./policy";
import { finishedJournal } from "./server";
import { say } from "./words";

/** A whole turn of one side is a few dozen orders. */
const MOST_ORDERS = 120;

test("a first Player-Turn against the bot, from the lobby on, with the mouse", async ({ player }) => {
  test.setTimeout(600_000);
  await player.lobby();
  await player.openNewGame(BLOCKS.name);
  const dialog = player.page.getByRole("dialog");
  const groups = dialog.locator("details");
  await expect(groups).toHaveCount(BLOCKS.folded);
  for (const group of await groups.all()) await expect(group).not.toHaveAttribute("open");
  await dialog.getByLabel("Scenario").selectOption(BLOCKS.scenario);
  await dialog.getByRole("button", { name: "Start the game" }).click();
  await player.atTheTable();

  const { turn } = player.view.scene;
  const policy = new Policy(2);
  const phases = new Set<string>();
  const going = (): boolean => player.view.scene.side === BLOCKS.first && player.view.scene.turn === turn;
  for (let given = 0; (await player.askedAgain()) && going(); given++) {
    expect(given, `still in ${player.view.scene.phase}`).toBeLessThan(MOST_ORDERS);
    phases.add(player.view.scene.phase);
    await player.give(policy.choose(player.view, player.orders, BLOCKS.sortie));
  }
  expect(phases.size).toBeGreaterThanOrEqual(5);
});

test("what is built stands on tracks that can be clicked", async ({ server, player }) => {
  test.setTimeout(300_000);
  const game = { title: BLOCKS.key, scenario: BLOCKS.scenario, seats: {}, mode: "analysis", seed: "e2e" };
  const made = await server.newGame(game);
  await player.enter(made.game, made.seats[BLOCKS.first]);
  while (!player.orders.some((order) => order.order === BLOCKS.begin)) await player.goOn();

  const mat = player.page.locator(`[data-tour="panel-${BLOCKS.mat}"]`);
  const markers = mat.getByRole("listitem").getByText("✓");
  const { label } = player.orders.find((order) => order.order === BLOCKS.begin) as Order;
  await expect(markers).toHaveCount(0);
  await player.play(BLOCKS.begin);
  await expect(markers).toHaveCount(1);
  // What has been paid for in this phase tells which rule forbids more.
  await expect(player.question.getByRole("button", { name: label, exact: true })).toHaveCount(0);
  await mat.getByRole("listitem").getByRole("button").filter({ hasText: "✓" }).click();
  await expect(player.question.getByRole("alert")).toContainText("4.7-j");
});

test("a handful of dice is seen large after a battle, with those that hit", async ({
  server,
  player,
}, info) => {
  test.setTimeout(300_000);
  const journal = await finishedJournal(info.outputPath("blocks"), "greedy", BLOCKS.key, BLOCKS.scenario);
  const orders = readFileSync(journal, "utf8")
    .split("\n")
    .flatMap((line) => (line.includes('"order"') ? [(JSON.parse(line) as { order: string }).order] : []));
  const game = await server.upload(journal);
  const eventsAt = async (n: number): Promise<GameEvent[]> =>
    (await server.get<Moment>(`/api/games/${game}/at/${n}?lang=en`)).events;
  let n = 1;
  const handful = (event: GameEvent): boolean => (event.dice?.length ?? 0) > 2 && Boolean(event.hits);
  while (!(await eventsAt(n)).some(handful)) n += 1;
  const made = await server.branch(game, n - 1);
  await player.enter(made.game, Object.values(made.seats)[0]);
  await player.play(orders[n - 1] ?? "");

  const told = player.view.events.filter((event) => event.dice?.length || event.die !== undefined).at(-1);
  const verdict = player.page.getByRole("region", { name: say("en", "verdict") });
  const dice = verdict.locator(".dice .die svg");
  await expect(dice).toHaveCount(told?.dice?.length ?? 0);
  const missed = (told?.dice ?? []).filter((die, at) => die < (told?.needs?.[at] ?? 0)).length;
  await expect(verdict.locator(".dice .miss")).toHaveCount(missed);
  const hits = told?.hits ?? 0;
  expect(hits + missed).toBe(told?.dice?.length);
  await expect(verdict.locator(".result")).toHaveText(say("en", "hits", { n: hits }));
  for (const die of await dice.all()) {
    await expect(die).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await die.boundingBox())?.width ?? 0).toBeGreaterThan(24);
  }
});

/** The pieces of a side's own view that the enemy must not be able to name: blocks on the map that stand hidden. */
function secretsOf(
  view: View,
  stacks: ReadonlySet<string>,
  side: string,
  blocks: ReadonlyMap<string, string>,
): Set<string> {
  const found = new Set<string>();
  for (const [space, tokens] of Object.entries(view.scene.stacks)) {
    if (!stacks.has(space)) continue;
    for (const token of tokens) {
      const hidden = blocks.get(token.piece) === side && !token.states.includes(BLOCKS.shown);
      if (hidden && token.face >= 0) found.add(token.piece);
    }
  }
  return found;
}

test("nobody is told what stands behind the blocks of the enemy", async ({ server, newPlayer }) => {
  test.setTimeout(300_000);
  const seats = { [BLOCKS.first]: "link", [BLOCKS.second]: "link" };
  const made = await server.newGame({ title: BLOCKS.key, scenario: BLOCKS.scenario, seats });
  const look = await server.look(BLOCKS.key);
  const spaces = new Set(look.board.spaces.map((space) => space.name));
  const blocks = new Map(
    look.pieces.flatMap((piece) => (piece.form === "block" ? [[piece.name, piece.side]] : [])),
  );
  const first = await (await newPlayer()).enter(made.game, made.seats[BLOCKS.first]);
  const second = await (await newPlayer()).enter(made.game, made.seats[BLOCKS.second]);

  const players: Record<string, Player> = { [BLOCKS.first]: first, [BLOCKS.second]: second };
  const { phase } = first.view.scene;
  const policy = new Policy(2);
  while (first.view.scene.phase === phase) {
    const player = players[first.view.waiting?.[0] ?? ""];
    if (!player) break;
    await player.mine();
    await player.give(policy.choose(player.view, player.orders, BLOCKS.sortie));
    for (const each of Object.values(players)) await each.after(player.view.n);
  }

  for (const [own, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const side = own === first ? BLOCKS.first : BLOCKS.second;
    const secrets = new Map<number, Set<string>>();
    const ever = new Set<string>();
    for (const view of own.views) {
      const hidden = secretsOf(view, spaces, side, blocks);
      secrets.set(view.n, hidden);
      for (const piece of hidden) ever.add(piece);
    }
    expect(ever.size).toBeGreaterThan(10);
    for (const frame of other.frames) {
      const view = JSON.parse(frame) as ServerMessage;
      if (view.type !== "view" && view.type !== "change") continue;
      const told = new Set(frame.match(/"[A-Z]+-[A-Z0-9-]+"/g)?.map((word) => word.slice(1, -1)));
      for (const piece of secrets.get(view.n) ?? []) expect(told.has(piece), `${piece} is told`).toBe(false);
    }
  }
});
