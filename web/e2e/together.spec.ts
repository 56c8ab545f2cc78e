import type { View } from "../src/lib/contract";
import { CHITS, SECRETS, TITLE } from "./campaign";
import { expect, test } from "./fixtures";
import type { Player } from "./player";
import { Server } from "./server";
import { say } from "./words";

const BY_LINK = { title: TITLE.key, seats: { [TITLE.first]: "link", [TITLE.second]: "link" } };

interface Veil {
  /** What a seat may not know yet, as it stands in a frame: only that something lies face down. */
  facedown: unknown[];
  /** The frame without what its reader may see: their own secrets, and what has been played. */
  rest: string;
}

function veil(own: string, frame: string): Veil {
  const message = JSON.parse(frame) as View;
  if (message.type !== "view") return { facedown: [], rest: frame };
  const facedown: unknown[] = [];
  for (const panel of message.scene.panels ?? []) {
    if (panel.key !== SECRETS) continue;
    panel.rows = panel.rows.filter((row) => row.side !== own);
    for (const row of panel.rows) {
      row.items = row.items.filter((item) => item.state !== "done" && item.state !== "now");
      facedown.push(...row.items);
    }
  }
  message.ask = null;
  return { facedown, rest: JSON.stringify(message) };
}

/** What a player was sent from a moment on: whole views, differences laid on what was there before. */
const told = (player: Player, from = 0): string[] =>
  player.views.slice(from).map((view) => JSON.stringify(view));

/** No frame says what was chosen: neither the order, nor the marker, nor anything but "?". */
function expectVeiled(own: string, choice: string, frames: string[]): void {
  expect(frames.length).toBeGreaterThan(0);
  const saysWhat = new RegExp(`${choice}|"key":"${choice.split(" ").at(-1)}"`);
  for (const frame of frames) {
    const { facedown, rest } = veil(own, frame);
    for (const item of facedown) expect(item).toEqual({ label: "?", state: "hidden" });
    expect(rest).not.toMatch(saysWhat);
  }
}

/** Goes on until both are asked in secret at the same time. */
async function untilTheSecret(players: Record<string, Player>): Promise<void> {
  const all = Object.values(players);
  for (;;) {
    const n = Math.max(...all.map((player) => player.view.n));
    for (const player of all) await player.after(n);
    const waiting = all[0]?.view.waiting ?? [];
    if (waiting.length === all.length) return;
    await players[waiting[0] ?? ""]?.goOn();
  }
}

test("two browsers play a turn and a phase, and neither receives what the other has chosen in secret", async ({
  server,
  newPlayer,
}) => {
  test.slow();
  const { game, seats } = await server.newGame(BY_LINK);
  const first = await (await newPlayer()).enter(game, seats[TITLE.first]);
  const second = await (await newPlayer()).enter(game, seats[TITLE.second]);
  const watcher = await (await newPlayer()).enter(game);
  await untilTheSecret({ [TITLE.first]: first, [TITLE.second]: second });

  // Different choices, so that one cannot be taken for the other.
  const choices = first.orders.map((order) => order.order);
  const mine = choices[0] ?? "";
  const theirs = second.orders.map((order) => order.order).find((order) => order !== mine) ?? "";
  const { n } = first.view;
  const before = { first: first.views.length, second: second.views.length, watcher: watcher.views.length };

  await first.play(mine);
  await second.after(n + 1);
  await watcher.after(n + 1);
  expectVeiled(TITLE.second, mine, told(second, before.second));
  expectVeiled("", mine, told(watcher, before.watcher));
  // Only that somebody has chosen can be known.
  expect(second.view.waiting).toEqual([TITLE.second]);

  await second.play(theirs);
  await first.after(n + 2);
  expect(first.view.scene.turn).toBe(2);
  // The choice of the first is open now; that of the second is not, during the whole phase of the first.
  const open = new RegExp(`"key":"${mine.split(" ").at(-1)}"`);
  expect(JSON.stringify(second.view.scene.panels)).toMatch(open);
  let given = 0;
  while (first.view.scene.side === TITLE.first) {
    given += 1;
    await (first.view.waiting.includes(TITLE.first) ? first : second).goOn();
    await first.after(Math.max(first.view.n, second.view.n));
  }
  expect(given).toBeGreaterThan(0);
  expect(told(first).map((frame) => veil(TITLE.first, frame).facedown.length)).toContain(CHITS);
  await watcher.after(first.view.n);
  const opened = (frame: string): boolean => {
    const message = JSON.parse(frame) as View;
    return message.type === "view" && message.n > n + 1 && message.scene.side === TITLE.second;
  };
  for (const [player, start, own] of [
    [first, before.first, TITLE.first],
    [watcher, before.watcher, TITLE.first],
  ] as const) {
    const frames = told(player, start);
    expectVeiled(own, theirs, frames.slice(0, frames.findIndex(opened)));
  }
});

test("a spectator sees the table but no secrets, and cannot answer", async ({ server, newPlayer }) => {
  const { game, seats } = await server.newGame(BY_LINK);
  const player = await (await newPlayer()).enter(game, seats[TITLE.first]);
  const watcher = await (await newPlayer()).enter(game);
  await expect(watcher.page.getByRole("button", { name: /You are watching/ })).toBeVisible();
  await expect(watcher.prompt).toContainText("Waiting for");
  await expect(watcher.question.getByRole("button")).toHaveCount(0);
  expect(watcher.view.ask).toBeNull();
  expect(watcher.view.seat).toBeNull();
  // Not even past the page's own buttons.
  const answers = await watcher.page.evaluate(
    ([id, order, seat]) =>
      new Promise<string[]>((done) => {
        const socket = new WebSocket(`ws://${location.host}/ws/games/${id}`);
        const heard: string[] = [];
        socket.onopen = () => {
          socket.send(JSON.stringify({ type: "hello", token: null, lang: "en" }));
          socket.send(JSON.stringify({ type: "order", order, at: 0, seat }));
        };
        socket.onmessage = ({ data }) => {
          const { type } = JSON.parse(data) as { type: string };
          heard.push(type);
          if (type === "ack" || type === "refused" || type === "error") {
            socket.close();
            done(heard);
          }
        };
      }),
    [game, player.orders[0]?.order ?? "", TITLE.first],
  );
  expect(answers).toContain("refused");
  expect(answers).not.toContain("ack");
  expect(player.view.n).toBe(0);

  // What the player does is seen at once.
  await player.goOn();
  await watcher.after(1);
});

test("a seat is handed to a bot and taken back", async ({ solo }) => {
  const { page } = solo;
  const dialog = page.getByRole("dialog", { name: "Seats" });
  await page.getByRole("button", { name: /You are/ }).click();
  await dialog
    .getByRole("combobox", { name: /Let a bot play this seat/ })
    .first()
    .selectOption("greedy");
  // The bot plays on until the other seat is asked.
  await expect.poll(() => solo.view.waiting, { timeout: 30_000 }).toEqual([TITLE.second]);
  expect(solo.view.n).toBeGreaterThan(0);
  await expect(dialog).toContainText("Bot");
  await dialog.getByRole("button", { name: "Take this seat back" }).click();
  await expect(dialog.getByRole("combobox", { name: /Let a bot play this seat/ })).toHaveCount(2);
  await dialog.getByRole("button", { name: "Close" }).click();
  expect(solo.view.seat).toBe(TITLE.second);
  // Now both seats are ours again: when the first is asked, it waits for us.
  while (solo.view.seat !== TITLE.first) await solo.goOn();
  await solo.mine();
  expect(solo.view.waiting).toEqual([TITLE.first]);
});

test("the connection is lost, and play goes on when the server is back", async ({ newPlayer, faults }) => {
  const server = new Server();
  await server.start();
  try {
    faults.expect(/WebSocket connection to .* failed/, /ERR_CONNECTION_REFUSED/, /ERR_CONNECTION_RESET/);
    faults.alsoFrom(server.url);
    const made = await server.newGame({ title: TITLE.key, seats: {}, mode: "analysis" });
    const player = await newPlayer({ storageState: undefined });
    await player.page.goto(`${server.url}/#/games/${made.game}/${made.seats[TITLE.first]}`);
    await player.atTheTable();
    await player.endTour();
    await player.goOn();
    const { n, ask } = player.view;
    await server.kill();
    const lost = player.page.getByRole("alert").filter({ hasText: say("en", "lost") });
    await expect(lost).toBeVisible();
    await server.start();
    await expect(lost).toBeHidden({ timeout: 30_000 });
    await expect.poll(() => player.view.n).toBe(n);
    expect(player.view.ask).toEqual(ask);
    await player.goOn();
    expect(player.view.n).toBe(n + 1);
  } finally {
    await server.close();
  }
});
