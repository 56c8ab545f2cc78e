/** Pictures of every screen for the documentation: `npm run screenshots` writes them to docs/screenshots. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContextOptions } from "@playwright/test";
import { coarsest } from "../src/board/pyramid";
import type { Panel, Scene, View } from "../src/lib/contract";
import { BLOCKS, CHINA, FLEETS, INTO_A_COMBAT, MOVER, OVERLAYS, RULE_WORD, TITLE } from "./campaign";
import { SETTLED, test, testWith } from "./fixtures";
import type { Player } from "./player";
import { finishedJournal, type Server } from "./server";
import { say } from "./words";

const FOLDER = process.env.SHOTS ?? fileURLToPath(new URL("../../docs/screenshots", import.meta.url));
/** The larger a picture, the less its smallest details matter: all together stay under 8 MB. */
const SIZES = [
  { width: 1280, height: 720, quality: 24 },
  { width: 1920, height: 1080, quality: 12 },
  { width: 1024, height: 768, quality: 24 },
];
/** Until the map has been drawn and nothing moves any more. */
const STILL_MS = 2000;

type Take = (player: Player, name: string) => Promise<void>;

function camera(size: string, quality: number): Take {
  mkdirSync(FOLDER, { recursive: true });
  return async ({ page }, name) => {
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    await page.locator("[data-moving]").waitFor({ state: "detached" });
    await page.waitForTimeout(STILL_MS);
    // What is good to know once is not what a picture is about; behind a curtain it cannot be put away, nor read.
    const notice = page.locator(".notices").getByRole("status").getByRole("button");
    if (await notice.isVisible()) {
      await notice.click({ timeout: 2000 }).catch(() => undefined);
      await page.waitForTimeout(STILL_MS / 4);
    }
    const devtools = await page.context().newCDPSession(page);
    const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality });
    await devtools.detach();
    writeFileSync(join(FOLDER, `${name}-${size}.webp`), Buffer.from(data, "base64"));
  };
}

for (const { quality, ...viewport } of SIZES) {
  const size = `${viewport.width}x${viewport.height}`;
  const touch = viewport.width < 1100 ? { hasTouch: true } : {};

  test(`the table, ${size}`, async ({ newPlayer, server }) => {
    test.setTimeout(600_000);
    const take = camera(size, quality);
    const { overlays, images } = await server.look(TITLE.key);
    // The map may have to be drawn first.
    for (const { url } of coarsest(images)) await fetch(new URL(url, server.url));
    const made = await server.newGame({ title: TITLE.key, seats: {}, mode: "analysis", seed: "e2e" });
    const player = await newPlayer({ viewport, ...touch });
    const { page } = player;
    await player.enter(made.game, made.seats[TITLE.first]);
    await take(player, "start");

    for (const key of OVERLAYS) {
      await page.keyboard.press(overlays.find((each) => each.key === key)?.hotkey ?? "");
      await take(player, `overlay-${key.split("-")[0]}`);
      await page.keyboard.press("Escape");
    }

    await player.find(player.whereabouts(MOVER.piece) ?? "");
    await player.play(`move ${MOVER.piece}`);
    await page.keyboard.press("o");
    await take(player, "orders");
    await player.question.getByRole("button", { expanded: true }).click();
    await player.find(MOVER.tooFar);
    await player.hover(MOVER.tooFar);
    await take(player, "why-not");
    await player.play("stop");

    await player.play(...INTO_A_COMBAT.slice(0, 2));
    await page.keyboard.press("0");
    await take(player, "combat-before");
    await player.play(...INTO_A_COMBAT.slice(2));
    while (!player.orders.some((order) => order.verb === "attack")) await player.goOn();
    for (let steps = 0; steps < 3; steps++) await page.keyboard.press("+");
    await player.find(INTO_A_COMBAT[1]?.split(" ")[1] ?? "");
    await take(player, "combat-after");
    const dismiss = page.getByRole("button", { name: "Dismiss" });
    while (await dismiss.count()) await dismiss.first().click();

    if (!(await page.getByRole("tab").first().isVisible())) await page.keyboard.press("b");
    for (const tab of ["Log", "Tracks", "Off map", "Charts", "Rules"]) {
      await player.open(tab);
      if (tab === "Rules") await page.getByRole("searchbox", { name: "Search the rules" }).fill(RULE_WORD);
      await take(player, tab.toLowerCase().replace(" ", "-"));
    }
    await player.open("Log");
    await page.getByRole("button", { name: "Replay" }).click();
    await page.getByRole("button", { name: "Back one order" }).click();
    await take(player, "replay");
    await page.getByText("Back to the game").click();

    await page.getByRole("button", { name: "Settings" }).click();
    await take(player, "settings");
    await page.getByRole("combobox", { name: "Theme" }).selectOption("dark");
    await page.keyboard.press("Escape");
    await take(player, "dark");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("combobox", { name: "Theme" }).selectOption("light");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Language" }).click();
    // Every counter is lettered anew.
    await page.waitForTimeout(STILL_MS);
    await take(player, "french");
  });

  test(`around the table, ${size}`, async ({ newPlayer, server }, info) => {
    test.setTimeout(600_000);
    const take = camera(size, quality);
    const guest = await newPlayer({ viewport, ...touch, storageState: undefined });
    const { page } = guest;
    await guest.lobby();
    await guest.openNewGame();
    await take(guest, "new-game");
    await page.getByRole("dialog").getByRole("button", { name: "Start the game" }).click();
    await guest.atTheTable();
    await take(guest, "tour");
    await guest.endTour();

    // Two people before one screen: a curtain while the table is turned.
    const shared = await server.newGame({ title: TITLE.key, seats: {}, mode: "people" });
    await guest.leaving(() => guest.enter(shared.game, shared.seats[TITLE.first]));
    await take(guest, "hot-seat");

    // The opponent's turn, step by step.
    const seats = { [TITLE.second]: "greedy" };
    const against = await server.newGame({ title: TITLE.key, seats, seed: "e2e" });
    const storageState = SETTLED(server.url, { pace: "slow" });
    const player = await newPlayer({ viewport, ...touch, storageState });
    await player.enter(against.game, against.seats[TITLE.first]);
    const watching = player.page.getByRole("region", { name: say("en", "watching") });
    for (let n = 0; n < 60 && !(await watching.isVisible()); n++) await player.goOn().catch(() => undefined);
    await watching.getByRole("button", { name: say("en", "replayPause") }).click();
    await take(player, "watching");
    await player.page.close();

    await guest.lobby();
    await page
      .getByLabel("Open a journal file")
      .setInputFiles(await finishedJournal(info.outputPath("finished")));
    await page.getByRole("link", { name: "Verify the dice" }).click();
    await page.getByText(/rolls are honest/).waitFor();
    await take(guest, "proof");
    await guest.lobby();
    await take(guest, "lobby");
  });
}

/** The first moment of a finished game, from some order on, whose scene is wanted. */
async function momentOf(
  server: Server,
  game: string,
  from: number,
  wanted: (scene: Scene) => boolean,
): Promise<number> {
  const { n } = await server.get<View>(`/api/games/${game}?lang=en`);
  for (let at = from; at < n; at += 2) {
    const { scene } = await server.get<View>(`/api/games/${game}/at/${at}?lang=en`);
    if (wanted(scene)) return at;
  }
  throw new Error("there is no such moment");
}

const front = (scene: Scene, key: string): Panel | undefined =>
  scene.panels?.find((panel) => panel.front && panel.key === key);
const marked = (panel: Panel | undefined): boolean =>
  (panel?.rows ?? []).filter((row) => row.cells?.some((cell) => cell.items?.length)).length > 2;

/** Moments of a game with areas and blocks that are worth a picture. */
const MOMENTS: Record<string, (scene: Scene) => boolean> = {
  battle: (scene) => (front(scene, BLOCKS.battle)?.rows.length ?? 0) > 3,
  assault: (scene) => scene.phase.includes(BLOCKS.assault) && front(scene, BLOCKS.battle) !== undefined,
  production: (scene) => marked(front(scene, BLOCKS.mat)),
};

for (const { quality, ...viewport } of SIZES) {
  const size = `${viewport.width}x${viewport.height}`;
  const touch = viewport.width < 1100 ? { hasTouch: true } : {};

  test(`blocks, ${size}`, async ({ newPlayer, server }, info) => {
    test.setTimeout(600_000);
    const take = camera(size, quality);
    const { overlays } = await server.look(BLOCKS.key);
    const journal = await finishedJournal(info.outputPath("blocks"), "greedy", BLOCKS.key, BLOCKS.campaign);
    const game = await server.upload(journal);
    const visit = async (n: number): Promise<Player> => {
      const made = await server.branch(game, n);
      const player = await newPlayer({ viewport, ...touch });
      return player.enter(made.game, Object.values(made.seats)[0]);
    };
    const first = await visit(0);
    await take(first, "blocks-start");
    await first.page.close();
    // At the start nobody has built anything yet.
    const grown = ({ turn, side }: Scene): boolean => turn > 3 && side === BLOCKS.first;
    const later = await visit(await momentOf(server, game, 0, grown));
    for (const key of BLOCKS.overlays) {
      await later.page.keyboard.press(overlays.find((each) => each.key === key)?.hotkey ?? "");
      await take(later, `blocks-${key}`);
      await later.page.keyboard.press("Escape");
    }
    await later.page.close();
    for (const [name, wanted] of Object.entries(MOMENTS)) {
      const player = await visit(await momentOf(server, game, 0, wanted));
      await take(player, `blocks-${name}`);
      await player.page.close();
    }
  });
}

/** Plays lines as they come, and ends steps between them. */
async function follow(player: Player, ...lines: string[]): Promise<void> {
  for (const line of lines) {
    while (!player.orders.some((each) => each.order === line)) {
      const setUp = player.orders.some((each) => each.order === FLEETS.setUp);
      await player.play(setUp ? FLEETS.setUp : "done");
    }
    await player.play(line);
  }
}

for (const { quality, ...viewport } of SIZES) {
  const size = `${viewport.width}x${viewport.height}`;
  const touch = viewport.width < 1100 ? { hasTouch: true } : {};

  test(`fleets, ${size}`, async ({ newPlayer, server }) => {
    test.setTimeout(600_000);
    const take = camera(size, quality);
    const { strike } = FLEETS;
    const { overlays } = await server.look(FLEETS.key);
    const made = await server.newGame({
      title: FLEETS.key,
      scenario: FLEETS.scenario,
      seats: {},
      mode: "analysis",
      seed: "e2e",
    });
    const player = await newPlayer({ viewport, ...touch });
    const { page } = player;
    await player.enter(made.game, made.seats[FLEETS.first]);
    await take(player, "fleets-deployment");
    await follow(player, strike.effort, strike.sail);
    await player.find(strike.from);
    await follow(player, ...strike.along.slice(0, 3));
    await take(player, "fleets-in-hand");
    await follow(player, ...strike.along.slice(3), strike.waters);
    await take(player, "fleets-at-sea");
    await follow(player, strike.mission);
    for (const piece of strike.air) await follow(player, `fly ${piece}`, strike.over);
    await follow(player, strike.attack, strike.at, `with ${strike.air[0]}`, `with ${strike.air[1]}`);
    await page.keyboard.press("Escape");
    await take(player, "fleets-strike");
    await follow(player, strike.go);
    await take(player, "fleets-second-wave");
    for (const key of FLEETS.overlays) {
      await page.keyboard.press("0");
      await page.keyboard.press(overlays.find((each) => each.key === key)?.hotkey ?? "");
      await take(player, `fleets-${key.split("-")[0]}`);
      await page.keyboard.press("Escape");
    }
    while (front(player.view.scene, FLEETS.shop) === undefined) await player.goOn();
    await take(player, "fleets-production");
    await page.getByRole("button", { name: "Language" }).click();
    await take(player, "fleets-french");
  });
}

/** A phone: the map above, the question below it. */
async function phone(
  { key: title, scenario = "", first }: { key: string; scenario?: string; first: string },
  name: string,
  newPlayer: (options: BrowserContextOptions) => Promise<Player>,
  server: Server,
): Promise<void> {
  const where = scenario ? { scenario } : {};
  const made = await server.newGame({ title, ...where, seats: {}, mode: "analysis", seed: "e2e" });
  const viewport = { width: 390, height: 844 };
  const player = await newPlayer({ viewport, hasTouch: true, isMobile: true });
  await player.enter(made.game, made.seats[first]);
  await camera("390x844", 60)(player, name);
}

test("phones", async ({ newPlayer, server }) => {
  test.setTimeout(300_000);
  await phone(TITLE, "phone", newPlayer, server);
  await phone(BLOCKS, "blocks-phone", newPlayer, server);
});

test("a phone, fleets", async ({ newPlayer, server }) => {
  test.setTimeout(300_000);
  await phone(FLEETS, "fleets-phone", newPlayer, server);
});

const inTheMaking = testWith(CHINA.found);

for (const { quality, ...viewport } of SIZES.filter(({ width }) => width > 1100)) {
  const size = `${viewport.width}x${viewport.height}`;

  inTheMaking(`china, ${size}`, async ({ newPlayer, server }) => {
    inTheMaking.setTimeout(600_000);
    const take = camera(size, quality);
    const { key: title, first, scenario, campaign, advance, attack } = CHINA;
    const { overlays } = await server.look(title);
    const hotkey = (key: string): string => overlays.find((each) => each.key === key)?.hotkey ?? "";
    const enter = async (which: string): Promise<Player> => {
      const made = await server.newGame({
        title,
        scenario: which,
        seats: {},
        mode: "analysis",
        seed: "e2e",
      });
      return (await newPlayer({ viewport })).enter(made.game, made.seats[first]);
    };
    const player = await enter(scenario);
    const { page } = player;
    await player.play(...advance.slice(0, 3));
    await page.keyboard.press(hotkey(CHINA.reach));
    await take(player, "china-reach");
    await page.keyboard.press("Escape");
    await player.play(...advance.slice(3), attack[0] ?? "");
    await page.keyboard.press(hotkey(CHINA.attacks));
    await take(player, "china-attacks");
    await page.keyboard.press("Escape");
    await player.play(...attack.slice(1), ...CHINA.feed);
    await take(player, "china-assault");
    await page.getByRole("button", { name: "Language" }).click();
    // Every counter and every name is lettered anew.
    await player.question.getByText(CHINA.inFrench).first().waitFor();
    await take(player, "china-french");
    await page.close();
    // By now the map has been drawn.
    const fresh = await enter(scenario);
    await take(fresh, "china-start");
    await fresh.page.close();

    const war = await enter(campaign);
    await war.open("Tracks");
    await take(war, "china-nation");
    for (const key of CHINA.overlays) {
      await war.page.keyboard.press(hotkey(key));
      await take(war, `china-${key}`);
      await war.page.keyboard.press("Escape");
    }
  });

  inTheMaking(`more of china, ${size}`, async ({ newPlayer, server }) => {
    inTheMaking.setTimeout(900_000);
    const take = camera(size, quality);
    for (const [name, { scenario, lines, at }] of Object.entries(CHINA.scenes)) {
      const game = { title: CHINA.key, scenario, seats: {}, mode: "analysis", seed: "e2e" };
      const made = await server.newGame(game);
      const player = await (await newPlayer({ viewport })).enter(made.game, made.seats[CHINA.first]);
      await player.play(...lines);
      if (at) {
        for (let steps = 0; steps < 5; steps++) await player.page.keyboard.press("+");
        await player.find(at);
      }
      await take(player, `china-${name}`);
      await player.page.close();
    }
  });
}
