import type { Order, View } from "../src/lib/contract";
import { BLOCKS } from "./campaign";
import { expect, test } from "./fixtures";
import type { Player } from "./player";

/** A whole turn of one side is a few dozen orders. */
const MOST_ORDERS = 120;

/** What to do next: each kind of question is answered twice with something, and then ended if it can be. */
function choice(player: Player, answered: Map<string, number>): Order {
  const { ask } = player.view;
  const orders = ask?.orders ?? [];
  const key = `${ask?.rules.join()} ${orders[0]?.verb}`;
  const times = answered.get(key) ?? 0;
  answered.set(key, times + 1);
  const ending = orders.find((order) => order.kind === "none" && ["done", "pass"].includes(order.verb));
  const first = orders.find((order) => order.order === BLOCKS.sortie) ?? orders[0];
  const picked = ending && times >= 2 ? ending : first;
  if (!picked) throw new Error("nothing is offered");
  return picked;
}

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
  const answered = new Map<string, number>();
  const phases = new Set<string>();
  for (let n = 0; n < MOST_ORDERS; n++) {
    await player.mine();
    const { scene } = player.view;
    if (scene.side !== BLOCKS.first || scene.turn !== turn) break;
    phases.add(scene.phase);
    await player.give(choice(player, answered));
  }
  expect(player.view.scene.side).toBe(BLOCKS.second);
  expect(phases.size).toBeGreaterThanOrEqual(5);
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
  const look = await server.get<{
    board: { spaces: { name: string }[] };
    pieces: { name: string; side: string; form?: string }[];
  }>(`/api/titles/${BLOCKS.key}?lang=en`);
  const spaces = new Set(look.board.spaces.map((space) => space.name));
  const blocks = new Map(
    look.pieces.flatMap((piece) => (piece.form === "block" ? [[piece.name, piece.side]] : [])),
  );
  const first = await (await newPlayer()).enter(made.game, made.seats[BLOCKS.first]);
  const second = await (await newPlayer()).enter(made.game, made.seats[BLOCKS.second]);

  const players: Record<string, Player> = { [BLOCKS.first]: first, [BLOCKS.second]: second };
  const { phase } = first.view.scene;
  const answered = new Map<string, number>();
  while (first.view.scene.phase === phase) {
    const player = players[first.view.waiting?.[0] ?? ""];
    if (!player) break;
    await player.mine();
    await player.give(choice(player, answered));
    for (const each of Object.values(players)) await each.after(player.view.n);
  }

  for (const [own, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const side = own === first ? BLOCKS.first : BLOCKS.second;
    const secrets = new Map<number, Set<string>>();
    const ever = new Set<string>();
    for (const frame of own.frames) {
      const view = JSON.parse(frame) as View;
      if (view.type !== "view") continue;
      const hidden = secretsOf(view, spaces, side, blocks);
      secrets.set(view.n, hidden);
      for (const piece of hidden) ever.add(piece);
    }
    expect(ever.size).toBeGreaterThan(10);
    for (const frame of other.frames) {
      const view = JSON.parse(frame) as View;
      if (view.type !== "view") continue;
      const told = new Set(frame.match(/"[A-Z]+-[A-Z0-9-]+"/g)?.map((word) => word.slice(1, -1)));
      for (const piece of secrets.get(view.n) ?? []) expect(told.has(piece), `${piece} is told`).toBe(false);
    }
  }
});
