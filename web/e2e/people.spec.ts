import type { Told } from "../src/lib/fluent";
import type { Word } from "../src/text/keys";
import { INTO_A_COMBAT, TITLE } from "./campaign";
import { expect, test } from "./fixtures";
import type { Player } from "./player";
import { say } from "./words";

const w = <W extends Word>(word: W, ...told: Told<W>): string => say("en", word, ...told);
const BY_LINK = { title: TITLE.key, seats: { [TITLE.first]: "link", [TITLE.second]: "link" } };

async function seats(player: Player) {
  await player.page.getByRole("button", { name: /You are/ }).click();
  return player.page.getByRole("dialog", { name: w("seats") });
}

async function linkIn(player: Player, label: string): Promise<string> {
  const dialog = await seats(player);
  const link = await dialog.getByRole("textbox", { name: label }).inputValue();
  await dialog.getByRole("button", { name: w("close"), exact: true }).click();
  return link;
}

/** Two people who have sat down at one game, and are at its table. */
async function atOneTable(
  newPlayer: () => Promise<Player>,
  server: {
    newGame(game: Record<string, unknown>): Promise<{ game: string; seats: Record<string, string> }>;
  },
  more: Record<string, unknown> = {},
) {
  const made = await server.newGame({ ...BY_LINK, ...more });
  const first = await (await newPlayer()).enter(made.game, made.seats[TITLE.first]);
  const second = await (await newPlayer()).enter(made.game, made.seats[TITLE.second]);
  await first.page.getByRole("tab", { name: w("people") }).click();
  await second.page.getByRole("tab", { name: w("people") }).click();
  return { game: made.game, first, second };
}

test("three browsers and one link: it is shown until somebody has used it, and opens nothing after that", async ({
  newPlayer,
  server,
  faults,
}) => {
  test.slow();
  faults.expect(/403/);
  const [creator, friend, third] = [await newPlayer(), await newPlayer(), await newPlayer()];
  await creator.lobby();
  await creator.openNewGame();
  const start = creator.page.getByRole("dialog");
  await start.getByRole("combobox", { name: TITLE.secondSeat }).selectOption({ label: w("seatLink") });
  await start.getByRole("button", { name: w("start") }).click();
  const first = await creator.page.getByRole("textbox", { name: w("inviteTitle") }).inputValue();
  await creator.page.getByRole("button", { name: w("go") }).click();
  await creator.atTheTable();

  // Another link makes the first one void.
  const dialog = await seats(creator);
  const offered = dialog.getByRole("textbox", { name: w("inviteTitle") });
  await expect(offered).toHaveValue(first);
  await dialog.getByRole("button", { name: w("inviteNew") }).click();
  await expect(offered).not.toHaveValue(first);
  const link = await offered.inputValue();
  await third.page.goto(first);
  await third.atTheTable();
  expect(third.view.mine).toEqual([]);

  // The friend sits down: the link goes from the creator's screen, also when it is opened anew.
  await friend.page.goto(link);
  await friend.atTheTable();
  await expect.poll(() => friend.view.mine).toEqual([TITLE.second]);
  await expect(offered).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: w("inviteNew") })).toHaveCount(0);
  await creator.reload();
  await expect((await seats(creator)).getByRole("textbox", { name: w("inviteTitle") })).toHaveCount(0);
  expect(await creator.page.evaluate(() => JSON.stringify(localStorage))).not.toContain(
    link.split("/").at(-1),
  );
  await friend.reload();
  expect(friend.view.mine).toEqual([TITLE.second]);
  for (const other of [creator, third]) {
    await other.leaving(() => other.page.goto(server.url));
    await other.page.goto(link);
    await other.atTheTable();
    expect(other.view.mine).toEqual(other === creator ? [TITLE.first] : []);
  }
});

test("who clicks on an invitation of their own is asked first, and keeps their seat either way", async ({
  newPlayer,
  server,
}) => {
  const creator = await newPlayer();
  const made = await server.newGame({ title: TITLE.key, seats: { [TITLE.second]: "link" } });
  await creator.enter(made.game, made.seats[TITLE.first]);
  expect(creator.view.mine).toEqual([TITLE.first]);
  const question = creator.page.getByRole("alertdialog");
  const again = async (): Promise<void> => {
    await creator.leaving(() => creator.page.goto(server.url));
    await creator.enter(made.game, made.seats[TITLE.second]);
    await expect(question).toContainText(TITLE.secondSeat);
    expect(creator.view.mine).toEqual([TITLE.first]);
  };
  await again();
  await question.getByRole("button", { name: w("ownSeatLeave") }).click();
  await expect(question).toHaveCount(0);
  await again();
  await question.getByRole("button", { name: w("ownSeatTake") }).click();
  await expect.poll(() => creator.view.mine).toEqual([TITLE.first, TITLE.second]);
  await creator.reload();
  expect(creator.view.mine).toEqual([TITLE.first, TITLE.second]);
});

test("one's own link is shown, and takes the seat along to another browser", async ({
  newPlayer,
  server,
}) => {
  const made = await server.newGame(BY_LINK);
  const first = await (await newPlayer()).enter(made.game, made.seats[TITLE.first]);
  const link = await linkIn(first, w("ownLink"));
  const elsewhere = await newPlayer({ viewport: { width: 420, height: 800 } });
  await elsewhere.page.goto(link);
  await elsewhere.atTheTable();
  await expect.poll(() => elsewhere.view.mine).toEqual([TITLE.first]);
  await expect.poll(() => first.view.mine).toEqual([]);
  // A phone, too, says how to come back.
  await expect(elsewhere.page.getByRole("status").first()).toContainText("belongs to this browser");
});

test("two people talk, and each keeps notes of their own", async ({ newPlayer, server }) => {
  const { first, second } = await atOneTable(newPlayer, server);
  const talk = (player: Player) => player.page.getByRole("log", { name: w("talk") });
  await first.page.getByRole("textbox", { name: w("talkSay") }).fill("Good luck <b>to you</b>");
  await first.page.getByRole("button", { name: w("say"), exact: true }).click();
  await expect(talk(second)).toContainText("Good luck <b>to you</b>");
  await second.page.getByRole("textbox", { name: w("talkSay") }).fill("And to you");
  await second.page.keyboard.press("Enter");
  await expect(talk(first)).toContainText("And to you");

  const note = (player: Player) => player.page.getByRole("textbox", { name: w("myNote") });
  await note(first).fill("Kohima first");
  await note(first).blur();
  await expect(first.page.getByText(w("noteKept"))).toBeVisible();
  await expect(note(second)).toHaveValue("");
  await first.reload();
  await first.open(w("people"));
  await expect(note(first)).toHaveValue("Kohima first");
  await expect(talk(first)).toContainText("And to you");
});

test("a draw is offered, declined, offered again and accepted; the lobby tells how it ended", async ({
  newPlayer,
  server,
}) => {
  test.slow();
  const { game, first, second } = await atOneTable(newPlayer, server, { label: "Over in a minute" });
  const offer = (player: Player) =>
    player.page.getByRole("region", { name: w("people") }).filter({ hasText: "draw" });
  const draw = first.page.getByRole("button", { name: w("offerDraw") });
  await draw.click();
  await expect(offer(first)).toContainText(w("offerMine"));
  await offer(second)
    .getByRole("button", { name: w("decline") })
    .click();
  await expect(offer(first)).toHaveCount(0);
  await draw.click();
  await offer(second)
    .getByRole("button", { name: w("accept") })
    .click();
  for (const player of [first, second]) {
    await expect.poll(() => player.view.ending?.kind).toBe("draw");
    await expect(player.page.getByText(/agreed on a draw/).first()).toBeVisible();
  }
  await first.leaving(() => first.lobby());
  const row = first.page.getByRole("listitem").filter({ hasText: "Over in a minute" });
  await expect(row).toContainText(/agreed on a draw/);
  await expect(row.locator(".score")).toContainText(/\d/);
  await expect(row.getByRole("link").first()).toHaveAttribute("href", new RegExp(game));
});

test("a die stands between an order and taking it back, unless the other agrees", async ({
  newPlayer,
  server,
}) => {
  test.slow();
  const { first, second } = await atOneTable(newPlayer, server);
  const players = [first, second];
  const rolled = (): boolean =>
    players.some((player) => player.view.events.some((event) => event.die !== undefined));
  let n = 0;
  let last = first;
  while (!rolled()) {
    last = first.view.ask ? first : second;
    const line = INTO_A_COMBAT[n] ?? "";
    await (last.orders.some((order) => order.order === line) ? last.play(line) : last.goOn());
    n += 1;
    for (const player of players) await player.after(n);
  }
  expect(players.map((player) => player.view.takeBack)).toEqual([0, 0]);
  await last.open(w("people"));
  await last.page.getByRole("button", { name: w("offerBack") }).click();
  const other = last === first ? second : first;
  const wish = other.page.getByRole("region", { name: w("people") }).filter({ hasText: "take back" });
  await wish.getByRole("button", { name: w("accept") }).click();
  for (const player of players) await player.after(n - 1);
});

test("who resigns is asked twice, and the game is over for both", async ({ newPlayer, server }) => {
  const { first, second } = await atOneTable(newPlayer, server);
  await first.page.getByRole("button", { name: w("resign"), exact: true }).click();
  await first.page.getByRole("button", { name: w("resignSure") }).click();
  for (const player of [first, second]) {
    await expect.poll(() => player.view.ending?.kind).toBe("resign");
    expect(player.view.ending?.winner).toBe(TITLE.second);
  }
  await first.leaving(() => first.lobby());
  await expect(first.page.getByRole("listitem").filter({ hasText: "resigns" }).first()).toBeVisible();
});

test("an open game is found in the lobby and joined; its clock runs from then on; it is renamed and deleted", async ({
  newPlayer,
}) => {
  test.slow();
  const [host, guest] = [await newPlayer(), await newPlayer()];
  await host.lobby();
  await host.openNewGame();
  const start = host.page.getByRole("dialog");
  await start.getByRole("combobox", { name: TITLE.secondSeat }).selectOption({ label: w("seatLink") });
  await start.getByLabel(w("termsOpen")).check();
  await start.getByLabel(w("termsClock")).selectOption({ index: 1 });
  await start.getByRole("button", { name: w("start") }).click();
  await host.page.getByRole("button", { name: w("go") }).click();
  await host.atTheTable();
  const clock = host.page.getByRole("banner").locator(".time").first();
  await expect(clock).toHaveText(/^1:00:00$|^60:00$/);
  expect(host.view.clock?.running).toBe(false);

  // Nobody joins their own game: they are led to their seat.
  await host.leaving(() => host.lobby());
  const own = host.page.getByRole("region", { name: w("openGames") }).getByRole("listitem");
  await expect(own).toContainText(w("joinOwn"));
  await expect(own.getByRole("button")).toHaveCount(0);
  await own.getByRole("link", { name: w("joinOwnGo") }).click();
  await host.atTheTable();
  expect(host.view.mine).toEqual([TITLE.first]);

  await guest.lobby();
  const open = guest.page.getByRole("region", { name: w("openGames") });
  await open.getByRole("button", { name: w("join", { seat: TITLE.secondSeat }) }).click();
  await guest.atTheTable();
  await expect.poll(() => guest.view.mine).toEqual([TITLE.second]);
  await expect.poll(() => host.view.clock?.running).toBe(true);
  await expect(clock).not.toHaveText(/^1:00:00$|^60:00$/);

  await host.leaving(() => host.lobby());
  const row = host.page.getByRole("listitem").filter({ hasText: TITLE.name }).first();
  await row.getByRole("button", { name: w("rename") }).click();
  await row.getByRole("textbox", { name: w("renameAs") }).fill("Friday evening");
  await row.getByRole("button", { name: w("wishSave") }).click();
  const named = host.page.getByRole("listitem").filter({ hasText: "Friday evening" });
  await expect(named).toContainText(w("yourTurn"));
  await expect(named).toContainText(TITLE.secondSeat);
  await expect(named).toContainText(w("inTurn", { n: 1 }));
  await named.getByRole("button", { name: w("remove"), exact: true }).click();
  await named.getByRole("button", { name: w("removeSure") }).click();
  await expect(named).toHaveCount(0);
  // The other still has it, under its new name.
  await guest.leaving(() => guest.lobby());
  await expect(guest.page.getByRole("listitem").filter({ hasText: "Friday evening" })).toBeVisible();
});

test("at one screen the die is seen before the table is passed on, and after", async ({
  newPlayer,
  server,
}) => {
  test.slow();
  const made = await server.newGame({ title: TITLE.key, seats: {}, mode: "people" });
  const both = await newPlayer();
  await both.enter(made.game, made.seats[TITLE.first]);
  const curtain = both.page.getByRole("dialog", { name: /pass/i });
  const verdict = both.page.getByRole("region", { name: w("verdict") });
  const lift = async (): Promise<boolean> => {
    if (!(await curtain.isVisible())) return false;
    const dice = (await curtain.locator("svg.die").count()) > 0;
    await curtain.getByRole("button").last().click();
    return dice;
  };
  await lift();
  let [before, after] = [false, false];
  for (let n = 0; n < 40 && !(before && after); n++) {
    const line = INTO_A_COMBAT[n];
    if (line && both.orders.some((order) => order.order === line)) await both.play(line);
    else await both.goOn();
    await expect.poll(async () => (await curtain.count()) > 0 || Boolean(both.view.ask)).toBe(true);
    await both.page.waitForTimeout(300);
    if (await lift()) {
      before = true;
      after = await verdict.isVisible();
    }
  }
  expect(before, "on the curtain").toBe(true);
  expect(after, "behind it").toBe(true);
});

test("who has sat down is told whose the seat is, until they have read it or gone on", async ({
  newPlayer,
  server,
}) => {
  const made = await server.newGame(BY_LINK);
  const first = await (await newPlayer()).enter(made.game, made.seats[TITLE.first]);
  const told = (player: Player) =>
    player.page.getByRole("status").filter({ hasText: "belongs to this browser" });
  await expect(told(first)).toBeVisible();
  await first.goOn();
  await expect(told(first)).toHaveCount(0);
  const second = await (await newPlayer()).enter(made.game, made.seats[TITLE.second]);
  await expect(told(second)).toBeVisible();
  await expect(told(second)).toHaveCount(0, { timeout: 40_000 });
});

test("a notice never lies over the dice", async ({ newPlayer, server }) => {
  const made = await server.newGame(BY_LINK);
  const first = await (await newPlayer()).enter(made.game, made.seats[TITLE.first]);
  const second = await (await newPlayer()).enter(made.game, made.seats[TITLE.second]);
  // Who comes by a link that was used looks on, and is told so for as long as they do not close it.
  const late = await (await newPlayer()).enter(made.game, made.seats[TITLE.second]);
  const notice = late.page.getByRole("status").filter({ hasText: w("noSeat") });
  await expect(notice).toBeVisible();
  const verdict = late.page.getByRole("region", { name: w("verdict") });
  for (const line of INTO_A_COMBAT) await first.play(line);
  for (let n = INTO_A_COMBAT.length; n < 14 && !(await verdict.isVisible()); n++) {
    await second.after(n);
    await first.after(n);
    await (first.view.ask ? first : second).goOn();
    await first.after(n + 1);
    await late.after(n + 1);
  }
  await expect(notice).toBeVisible();
  const [above, below] = [await notice.boundingBox(), await verdict.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});
