/**
 * Every scenario of every title from its first to its last turn, with the mouse, against the bot: `npm run
 * playthrough`. It takes long; `-g` chooses scenarios, OPTIONS (JSON) rules. Pictures of every turn go to PLAYED
 * (build/playthrough).
 */
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "./fixtures";
import { Policy } from "./policy";
import { COMMAND } from "./server";

const FOLDER = process.env.PLAYED ?? fileURLToPath(new URL("../../build/playthrough", import.meta.url));
const OPTIONS = JSON.parse(process.env.OPTIONS ?? "{}") as Record<string, string>;
const HOURS = 3_600_000;

interface Card {
  key: string;
  scenarios: string[];
  seats: string[];
}

const titles = JSON.parse(execFileSync(COMMAND, ["titles", "--json"], { encoding: "utf8" })) as Card[];

/** The same numbers every time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

for (const { key, scenarios, seats } of titles) {
  for (const [number, scenario] of scenarios.entries()) {
    test(`${key}, ${scenario}`, async ({ server, player }) => {
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
      await player.enter(made.game, made.seats[mine]);
      const policy = new Policy(3, numbers(number + 1));
      let turn = "";
      let given = 0;
      while (await player.askedAgain()) {
        const { scene } = player.view;
        if (turn !== `${scene.turn}`) {
          turn = `${scene.turn}`;
          await player.page.screenshot({ path: join(FOLDER, `${key}-${scenario}-${turn}.png`) });
          console.log(`${key}, ${scenario}: turn ${turn}, ${player.view.n} orders`);
        }
        await player.give(policy.choose(player.view));
        given += 1;
      }
      await player.page.screenshot({ path: join(FOLDER, `${key}-${scenario}-end.png`) });
      console.log(`${key}, ${scenario} as ${mine}: ${given} orders by mouse of ${player.view.n}`);
      await expect(player.question).toContainText(/\S/);
    });
  }
}
