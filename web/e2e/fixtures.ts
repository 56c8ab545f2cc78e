import { type BrowserContextOptions, test as base, expect } from "@playwright/test";
import { BLOCKS, CHINA, FLEETS, TITLE } from "./campaign";
import { Faults } from "./faults";
import { Player } from "./player";
import { Server } from "./server";

interface PerTest {
  faults: Faults;
  /** Another person with a browser of their own. */
  newPlayer: (options?: BrowserContextOptions) => Promise<Player>;
  player: Player;
  /** Somebody with both seats, at the start of a game whose dice are always the same. */
  solo: Player;
}

interface PerWorker {
  server: Server;
}

/** The tour and others' turns are shown to who has never been here; they have tests of their own. */
export const SETTLED = (origin: string, more: Record<string, unknown> = {}) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [
        {
          name: "grognard.prefs",
          value: JSON.stringify({
            toured: [TITLE.key, BLOCKS.key, FLEETS.key, CHINA.key],
            pace: "off",
            ...more,
          }),
        },
      ],
    },
  ],
});

export const test = base.extend<PerTest, PerWorker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants to see what a fixture needs
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  faults: async ({ server }, use) => {
    const faults = new Faults(server.url);
    await use(faults);
    expect(faults.unexpected).toEqual([]);
  },
  newPlayer: async ({ browser, server, faults, contextOptions, viewport, locale, colorScheme }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        locale,
        colorScheme,
        storageState: SETTLED(server.url),
        ...options,
      });
      contexts.push(context);
      faults.watch(context);
      return new Player(await context.newPage(), server.url);
    });
    for (const context of contexts) await context.close();
  },
  player: async ({ newPlayer }, use) => use(await newPlayer()),
  solo: async ({ player, server }, use) => {
    const made = await server.newGame({ title: TITLE.key, seats: {}, mode: "analysis", seed: "e2e" });
    await use(await player.enter(made.game, made.seats[TITLE.first]));
  },
});

/** With a server that has more in its surroundings, such as titles that are still being built. */
export const testWith = (surroundings: Record<string, string>) =>
  test.extend<object, PerWorker>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner wants to see what a fixture needs
      async ({}, use) => {
        const server = new Server(surroundings);
        await server.start();
        await use(server);
        await server.close();
      },
      { scope: "worker", timeout: 90_000 },
    ],
  });

export { expect };
