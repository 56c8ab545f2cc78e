/**
 * Every scenario of every title from its first to its last turn, with the mouse, against the bot, whose turns are
 * looked at: `npm run playthrough`. It takes long; `-g` chooses scenarios, OPTIONS (JSON) rules, MOST how much is done in
 * a phase, HURRY (minutes) after how long nothing more is done than must be, CURIOSITY (milliseconds) how long each turn
 * of the bot is looked at (0: it is not shown). Pictures of every turn, or of every so many (EVERY), go to PLAYED
 * (build/playthrough).
 */
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContextOptions } from "@playwright/test";
import type { TitleCard } from "../src/lib/contract";
import { FLEETS, TITLE } from "./campaign";
import { expect, SETTLED, test } from "./fixtures";
import type { Player } from "./player";
import { Policy } from "./policy";
import { COMMAND, type Server } from "./server";

const FOLDER = process.env.PLAYED ?? fileURLToPath(new URL("../../build/playthrough", import.meta.url));
const OPTIONS = JSON.parse(process.env.OPTIONS ?? "{}") as Record<string, string>;
/** How often the same kind of question is answered with something, in a phase. */
const MOST = Number(process.env.MOST ?? 3);
const HURRY = Number(process.env.HURRY ?? Number.POSITIVE_INFINITY) * 60_000;
const CURIOSITY = Number(process.env.CURIOSITY ?? 2500);
const EVERY = Number(process.env.EVERY ?? 1);
const HOURS = 3_600_000;

const titles = JSON.parse(execFileSync(COMMAND, ["titles", "--json"], { encoding: "utf8" })) as TitleCard[];

/** A picture on the way; a machine with too much to do may fail to take it, which stops nobody from playing. */
async function keep({ page }: Player, name: string): Promise<void> {
  const path = join(FOLDER, `${name}.png`);
  await page.screenshot({ path, timeout: 120_000 }).catch((error: Error) => console.log(error.message));
}

/** The same numbers every time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

for (const { key, ...card } of titles) {
  const seats = card.seats.map((seat) => seat.key);
  for (const [number, { key: scenario }] of card.scenarios.entries()) {
    test(`${key}, ${scenario}`, async ({ server, newPlayer }) => {
      test.setTimeout(2 * HOURS);
      mkdirSync(FOLDER, { recursive: true });
      const mine = seats[number % seats.length] ?? "";
      const taken = Object.fromEntries(seats.map((seat) => [seat, seat === mine ? "me" : "greedy"]));
      const made = await server.newGame({
        title: key,
        scenario,
        options: OPTIONS,
        seats: taken,
        seed: "playthrough",
      });
      const storageState = SETTLED(server.url, { pace: CURIOSITY ? "fast" : "off" });
      const player = await newPlayer({ storageState, reducedMotion: "reduce" });
      player.curiosity = CURIOSITY;
      await player.enter(made.game, made.seats[mine]);
      const policy = new Policy(MOST, numbers(number + 1));
      let turn = "";
      let given = 0;
      const began = Date.now();
      while (await player.askedAgain()) {
        const { scene } = player.view;
        if (Date.now() - began > HURRY) policy.most = 0;
        if (turn !== `${scene.turn}`) {
          turn = `${scene.turn}`;
          if (scene.turn % EVERY === 0) await keep(player, `${key}-${scenario}-${turn}`);
          console.log(`${key}, ${scenario}: turn ${turn}, ${player.view.n} orders`);
        }
        await player.give(policy.choose(player.view, player.orders, FLEETS.setUp));
        given += 1;
      }
      await keep(player, `${key}-${scenario}-end`);
      console.log(`${key}, ${scenario} as ${mine}: ${given} orders by mouse of ${player.view.n}`);
      console.log(
        `of the bot's orders ${player.witnessed.length} were looked at; ${await player.question.innerText()}`,
      );
      if (CURIOSITY) expect(player.witnessed.length, "the opponent's turn is shown").toBeGreaterThan(0);
      await expect(player.question).toContainText(player.view.scene.result?.text ?? "a result");
    });
  }
}

/** Somebody who knows nothing: asks what advice would do at every question, reads why, and does the first of it. */
for (const { key, scenario, viewport } of [
  { key: "nemesis", scenario: "imphal", viewport: { width: 1280, height: 720 } },
  { key: "asia-engulfed", scenario: "tipping-the-balance", viewport: { width: 1280, height: 720 } },
  { key: "nemesis", scenario: "imphal", viewport: { width: 390, height: 844 } },
]) {
  test(`a newcomer asks at every question: ${key}, ${scenario}, ${viewport.width}`, async ({
    server,
    newPlayer,
  }) => {
    test.setTimeout(2 * HOURS);
    mkdirSync(FOLDER, { recursive: true });
    const card = titles.find((each) => each.key === key);
    const [mine = "", ...others] = card?.seats.map((seat) => seat.key) ?? [];
    const seats = Object.fromEntries([[mine, "me"], ...others.map((seat) => [seat, "greedy"])]);
    const made = await server.newGame({ title: key, scenario, options: OPTIONS, seats, seed: "newcomer" });
    const storageState = SETTLED(server.url, { pace: "off" });
    const player = await newPlayer({ storageState, viewport, reducedMotion: "reduce" });
    await player.enter(made.game, made.seats[mine]);
    const met = new Map<string, number>();
    let given = 0;
    while (await player.askedAgain()) {
      const reasons = await player.askAdvice();
      const said = reasons.join(" ");
      expect(said, `${player.view.ask?.prompt}: a reason in words`).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(said, "advice has a reason").not.toBe("Advice rates this highest.");
      const kind = `${player.view.ask?.rules.join()} ${player.orders[0]?.verb}`;
      const times = met.get(kind) ?? 0;
      met.set(kind, times + 1);
      if (times < 2) await keep(player, `newcomer-${key}-${viewport.width}-${given}`);
      console.log(
        `${player.view.ask?.prompt} | ${await player.advised.getByRole("button").first().innerText()} | ${said}`,
      );
      await player.followAdvice();
      given += 1;
    }
    await keep(player, `newcomer-${key}-${viewport.width}-end`);
    console.log(`${key}, ${scenario} as ${mine}: ${given} questions, ${met.size} kinds of them`);
    await expect(player.question).toContainText(player.view.scene.result?.text ?? "a result");
  });
}

/** People, each at a browser of their own, who may be asked at the same time: some turns, or to the end. */
async function together(
  { server, newPlayer }: { server: Server; newPlayer: (options?: BrowserContextOptions) => Promise<Player> },
  game: { title: string; scenario?: string; options: Record<string, string> },
  seats: string[],
  turns: number,
  most: number,
): Promise<void> {
  const made = await server.newGame({
    ...game,
    seats: Object.fromEntries(seats.map((seat) => [seat, "link"])),
  });
  const players: Player[] = [];
  for (const seat of seats)
    players.push(await (await newPlayer({ reducedMotion: "reduce" })).enter(made.game, made.seats[seat]));
  const policies = seats.map((_, at) => new Policy(most, numbers(5 + at)));
  const given = seats.map(() => 0);
  let turn = 0;
  let atOnce = 0;
  let ended = false;
  for (;;) {
    const n = Math.max(...players.map(({ view }) => view.n));
    await Promise.all(players.map((player) => player.after(n)));
    const asked = players.flatMap((player, at) => (player.orders.length > 0 ? [at] : []));
    ended = asked.length === 0;
    if (ended || turn > turns) break;
    if (asked.length > 1) atOnce += 1;
    await Promise.all(
      asked.map(async (at) => {
        const [player, policy] = [players[at], policies[at]];
        if (player && policy) await player.give(policy.choose(player.view, player.orders));
        given[at] = (given[at] ?? 0) + 1;
      }),
    );
    const { scene } = players[0]?.view ?? {};
    if (scene && scene.turn !== turn) {
      turn = scene.turn;
      console.log(
        `${seats.length} browsers: turn ${turn}, ${n} orders (${given.join(", ")}), ${atOnce} choices at the same time`,
      );
    }
  }
  expect(atOnce).toBeGreaterThan(0);
  expect(Math.min(...given)).toBeGreaterThan(0);
  if (ended) expect(players[0]?.view.scene.result?.text).toMatch(/\S/);
  else expect(turn).toBe(turns + 1);
}

test("two people in two browsers, ten turns", async ({ server, newPlayer }) => {
  test.setTimeout(2 * HOURS);
  const game = { title: TITLE.key, options: { chits: "chosen" } };
  await together({ server, newPlayer }, game, [TITLE.first, TITLE.second], 10, 2);
});

test("four people in four browsers, two turns", async ({ server, newPlayer }) => {
  test.setTimeout(2 * HOURS);
  const { key: title, scenario, people } = FLEETS;
  await together({ server, newPlayer }, { title, scenario, options: people.options }, people.seats, 2, MOST);
});
