import { expect, type Locator, type Page } from "@playwright/test";
import { assembled, type Whole } from "../src/lib/columns";
import type { Columns, Look, ServerMessage, View } from "../src/lib/contract";
import { inFront, type Order, question } from "../src/lib/offers";
import { viewed } from "../src/lib/patch";
import { TITLE } from "./campaign";
import { say } from "./words";

interface Point {
  x: number;
  y: number;
}

interface Marks {
  ringed: string[];
  arrows: { bold: number; faint: number };
  ways: [string, string][];
  lines: [string, string][];
  /** The numbers of what advice proposes, where they stand on the map. */
  proposed: { number: number; space: string; piece: string }[];
}

/** Words that end a step. */
const ENDINGS = ["done", "stop", "pass", "commit"];

/** Somebody with a browser: does what can be done with mouse and keys, and keeps all that the server sent. */
export class Player {
  /** Every frame of every socket of this page, as it came over the wire. */
  readonly frames: string[] = [];
  /** Every view, with what differences made of the one before. */
  readonly views: View[] = [];
  private latest: View | null = null;
  private early: View | null = null;
  /** How the title looks: orders name pieces and places by their numbers. */
  private portrait: Whole | null = null;
  private met = "";
  private reading: Promise<unknown> = Promise.resolve();

  constructor(
    readonly page: Page,
    private readonly origin: string,
  ) {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        const text = String(payload);
        this.frames.push(text);
        const message = JSON.parse(text) as ServerMessage;
        // What could not be read once must not keep from reading what comes after it.
        this.reading = this.reading
          .then(() => this.see(message))
          .catch((error: unknown) => console.error(error));
      }),
    );
    // The first view may have been asked for before there was a socket.
    page.on("response", (answer) => {
      if (!/\/api\/games\/[^/?]+\?/.test(answer.url()) || !answer.ok()) return;
      this.reading = this.reading.then(async () => {
        this.early = (await answer.json().catch(() => null)) as View | null;
        await this.meet(this.early);
      });
    });
  }

  private async meet(view: View | null): Promise<void> {
    if (!view?.game || this.met === view.game.portrait) return;
    const fetched = async <T>(url: string): Promise<T> =>
      (await (await fetch(`${this.origin}${url}`)).json()) as T;
    this.portrait = await assembled(await fetched<Look>(view.game.portrait), fetched<Columns>);
    this.met = view.game.portrait;
  }

  private async see(message: ServerMessage): Promise<void> {
    if (message.type !== "view" && message.type !== "change") return;
    if (message.type === "view") await this.meet(message);
    const pieces = this.portrait?.pieces ?? [];
    const known = message.type === "view" ? message : viewed(this.latest, message, pieces);
    const view = known ?? (message.type === "change" ? viewed(this.early, message, pieces) : null);
    if (!view) return;
    this.latest = view;
    this.views.push(view);
  }

  // where to go

  async enter(game: string, token = ""): Promise<this> {
    await this.page.goto(`${this.origin}/#/games/${game}${token ? `/${token}` : ""}`);
    await this.atTheTable();
    return this;
  }

  async lobby(): Promise<void> {
    await this.page.goto(`${this.origin}/`);
    await this.page.getByRole("button", { name: "New game" }).first().waitFor();
  }

  /** The socket has said where the game stands, and the map is drawn. */
  async atTheTable(): Promise<void> {
    await expect.poll(() => this.latest !== null, { message: "the first view", timeout: 60_000 }).toBe(true);
    await this.page.waitForFunction(() => "grognardPlace" in globalThis, null, { timeout: 90_000 });
    await this.settled();
  }

  /** Forgets this table while the page goes to another. */
  async leaving(work: () => Promise<unknown>): Promise<void> {
    this.latest = null;
    await work();
  }

  async reload(): Promise<void> {
    await this.leaving(() => this.page.reload());
    await this.atTheTable();
  }

  /** A title in the lobby. */
  card(title = TITLE.name): Locator {
    return this.page.getByRole("article").filter({ hasText: title });
  }

  async openNewGame(title = TITLE.name): Promise<void> {
    await this.card(title).getByRole("button", { name: "New game" }).click();
  }

  /** Starts a game as the dialogue offers it: against the bot; or with somebody else in the other seat. */
  async newGame(other?: string): Promise<void> {
    await this.openNewGame();
    const dialog = this.page.getByRole("dialog");
    if (other) await dialog.getByRole("combobox", { name: TITLE.secondSeat }).selectOption({ label: other });
    await dialog.getByRole("button", { name: "Start the game" }).click();
    await this.atTheTable();
  }

  async endTour(): Promise<void> {
    await this.page.getByRole("button", { name: "End the tour" }).first().click();
  }

  // what is there

  get view(): View {
    if (!this.latest) throw new Error("nothing has been seen yet");
    return this.latest;
  }

  get orders(): Order[] {
    return this.view.ask ? question(this.view.ask, this.portrait).orders : [];
  }

  get question(): Locator {
    return this.page.locator("[data-tour=prompt]");
  }

  get prompt(): Locator {
    return this.question.getByRole("heading").first();
  }

  /** The button that gives an order although it would lose something. */
  get sure(): Locator {
    return this.question.getByRole("button", { name: say("en", "allTheSame", { order: "" }) });
  }

  /** Whether something has come of what was done: an order, or the question whether it is meant. */
  private async answered(n: number): Promise<boolean> {
    return this.view.n !== n || (await this.sure.isVisible());
  }

  get canvas(): Locator {
    return this.page.getByRole("application");
  }

  get fan(): Locator {
    return this.page.getByRole("dialog", { name: /pieces? at/ });
  }

  get log(): Locator {
    return this.page.getByRole("log");
  }

  /** Opens a page of the side panel. */
  async open(tab: string): Promise<void> {
    await this.page.getByRole("tab", { name: tab }).click();
  }

  /** The page shows the question that the server asked last: of the last order, even if it reads like the one before. */
  async settled(): Promise<void> {
    await expect
      .poll(async () => {
        await this.lookOn();
        const orders = await this.page.locator("[data-orders]").getAttribute("data-orders");
        const asked = this.view.ask?.prompt;
        // While others' orders are shown there is no question.
        const shown = await this.prompt.textContent({ timeout: 1000 }).catch(() => null);
        return Number(orders) === this.view.n && (asked === undefined || shown?.trim() === asked);
      })
      .toBe(true);
    await expect(this.page.getByText("Sent; waiting")).toBeHidden();
  }

  /** Waits until as many orders stand. */
  async after(n: number): Promise<void> {
    await expect.poll(() => this.view.n, { message: "orders given" }).toBe(n);
    await this.settled();
  }

  /** Does something that must be one order, and waits for it. */
  async once(work: () => Promise<void>): Promise<void> {
    const { n } = this.view;
    await work();
    await expect.poll(() => this.answered(n), { message: "orders given" }).toBe(true);
    // What would lose something is asked about once more.
    if (this.view.n === n) await this.sure.click();
    await expect.poll(() => this.view.n, { message: "orders given" }).toBeGreaterThan(n);
    await this.settled();
  }

  async mine(): Promise<void> {
    await expect.poll(() => Boolean(this.view.ask), { message: "being asked", timeout: 30_000 }).toBe(true);
    await this.settled();
  }

  /** Waits until this player is asked, or the game is over; says whether there is something to answer. */
  async askedAgain(): Promise<boolean> {
    const due = (): boolean => Boolean(this.view.ask ?? this.view.scene.result);
    await expect.poll(due, { message: "being asked, or the end", timeout: 900_000 }).toBe(true);
    await this.lookOn();
    if (this.view.scene.result) return false;
    await this.settled();
    return true;
  }

  /** Milliseconds for which this player looks on while others' orders are shown, before going to the present. */
  curiosity = 0;
  /** What others did, step by step, as far as it was looked at. */
  readonly witnessed: string[] = [];

  private async lookOn(): Promise<void> {
    if (!this.curiosity) return;
    const watching = this.page.getByRole("region", { name: say("en", "watching") });
    const steps = watching.getByRole("listitem");
    for (
      const end = Date.now() + this.curiosity;
      await watching.isVisible();
      await this.page.waitForTimeout(100)
    ) {
      const text = (await steps.allTextContents()).join(" ").trim();
      if (text && text !== this.witnessed.at(-1)) this.witnessed.push(text);
      const skip = watching.getByRole("button", { name: say("en", "watchSkip") });
      if (Date.now() > end) await skip.click({ timeout: 2000 }).catch(() => undefined); // it may end by itself
    }
  }

  // the map

  whereabouts(piece: string): string | null {
    const found = Object.entries(this.view.scene.stacks).find(([, pile]) =>
      pile.some((token) => token.piece === piece),
    );
    return found?.[0] ?? null;
  }

  /** Brings a place into the middle with the finder, and says where it is on the screen. */
  async find(place: string): Promise<Point> {
    await this.page.keyboard.press("/");
    const field = this.page.getByRole("combobox", { name: "Find a place or a piece" });
    await field.fill(place);
    await this.page.getByRole("option").first().waitFor();
    await field.press("Enter");
    await expect(field).toBeHidden();
    return this.point(place);
  }

  async point(place: string, piece?: string): Promise<Point> {
    const found = await this.pointOnTheMap(place, piece);
    if (!found) throw new Error(`${place} is not on the map`);
    return found;
  }

  /** Where a place is on the screen, or a piece in it; nothing if it is no place of the map. */
  private pointOnTheMap(place: string, piece?: string): Promise<Point | null> {
    return this.page.evaluate(
      ([name, token]) => {
        const { grognardPlace } = globalThis as unknown as {
          grognardPlace: (name: string, piece?: string) => Point | null;
        };
        return grognardPlace(name ?? "", token);
      },
      [place, piece],
    );
  }

  /** Points at a place on the map; if it is out of sight, the finder brings it. */
  async hover(place: string, piece?: string): Promise<Point> {
    const seen = await this.point(place, piece);
    if (!(await this.onTheCanvas(seen))) {
      // Something may lie over it.
      await this.page.keyboard.press("Escape");
      await this.find(place);
    }
    const at = await this.point(place, piece);
    await this.page.mouse.move(at.x - 3, at.y - 3);
    await this.page.mouse.move(at.x, at.y);
    return at;
  }

  private onTheCanvas(at: Point): Promise<boolean> {
    return this.canvas.evaluate((canvas, { x, y }) => document.elementFromPoint(x, y) === canvas, at);
  }

  /** Clicks on a place, which must be marked as one where something can be done, unless its pieces lie open already. */
  async clickMarked(place: string, piece?: string): Promise<void> {
    const at = await this.hover(place, piece);
    const marked = (): Promise<boolean> =>
      this.canvas.evaluate((canvas) => getComputedStyle(canvas).cursor === "pointer");
    const open = (): Promise<boolean> => this.fan.isVisible();
    await expect
      .poll(async () => (await marked()) || (await open()), { message: `${place} is marked` })
      .toBe(true);
    if (await marked()) await this.page.mouse.click(at.x, at.y);
  }

  /** The pieces that are ringed, how many arrows lie on the map, and from where to where ways lead. */
  marks(): Promise<Marks> {
    return this.page.evaluate(() => {
      const { grognardMarks } = globalThis as unknown as { grognardMarks: () => Marks };
      return grognardMarks();
    });
  }

  // orders

  /** Gives an order in the way that lies nearest: on the map if it is about a place or a piece there. */
  async give(order: Order): Promise<void> {
    await this.once(async () => {
      const place = await this.placeOf(order);
      if (place) await this.giveOnTheMap(order, place);
      else if (inFront(this.view.scene.panels).has(order.order)) await this.giveInFront(order);
      else if (order.kind === "piece" || order.kind === "space") await this.giveFromTheList(order);
      else await this.press(order);
    });
  }

  private async placeOf(order: Order): Promise<string | null> {
    const target = String(order.target);
    const place = order.kind === "space" ? target : order.kind === "piece" ? this.whereabouts(target) : null;
    return place && (await this.pointOnTheMap(place)) ? place : null;
  }

  private async giveOnTheMap(order: Order, place: string): Promise<void> {
    const { n } = this.view;
    await this.clickMarked(place, order.kind === "piece" ? String(order.target) : undefined);
    // Where a click can mean several things, they are laid out.
    const menu = this.fan.getByRole("button", { name: order.label, exact: true });
    const brief = this.fan.getByRole("button", { name: order.label.split(" — ")[0] ?? "", exact: true });
    const token = this.fan.getByRole("button", { name: order.label });
    for (const choice of [token, menu.or(brief)]) {
      await expect.poll(async () => (await this.answered(n)) || (await choice.count()) > 0).toBe(true);
      if (await this.answered(n)) return;
      // The first click may have been the order already: then its menu goes away.
      await choice
        .first()
        .click({ timeout: 20_000 })
        .catch((error: unknown) => {
          if (this.view.n === n) throw error;
        });
      await expect
        .poll(async () => (await this.answered(n)) || (await menu.or(brief).count()) > 0, { timeout: 2000 })
        .toBe(true)
        .catch(() => undefined);
    }
  }

  /** Clicks on what stands for the order in a panel beside the question. */
  private async giveInFront(order: Order): Promise<void> {
    await this.page.locator(".front").getByRole("button", { name: order.label }).first().click();
  }

  /** Presses the button of an order that is about no place; where there are too many for buttons, they are a list. */
  async press(order: Order): Promise<void> {
    const button = this.question.getByRole("button", { name: order.label, exact: true }).first();
    const list = this.question.getByRole("searchbox");
    const amount = this.question.getByRole("spinbutton");
    await button.or(list).or(amount).first().waitFor();
    if (order.kind === "number" && (await amount.isVisible())) await amount.fill(String(order.target));
    if (await button.isVisible()) await button.click();
    else await this.giveFromTheList(order);
  }

  async giveFromTheList(order: Order): Promise<void> {
    const filter = this.question.getByRole("searchbox");
    if (!(await filter.isVisible())) await this.page.keyboard.press("o");
    await filter.fill(order.order);
    await this.question
      .getByRole("listitem")
      .getByRole("button", { name: order.label, exact: true })
      .first()
      .click();
  }

  /** Gives an order by its notation. */
  async play(...lines: string[]): Promise<void> {
    for (const line of lines) {
      await this.mine();
      const order = this.orders.find((each) => each.order === line);
      if (!order)
        throw new Error(`${line} is not offered, but ${this.orders.map((each) => each.order).join(", ")}`);
      await this.give(order);
    }
  }

  /** What advice would do, as it stands in the list: the first is given by a press. */
  get advised(): Locator {
    return this.question.getByRole("list", { name: say("en", "whatWouldYouDo") });
  }

  /** Asks what advice would do; what it says of its first proposal. */
  async askAdvice(): Promise<string[]> {
    await this.question.getByRole("button", { name: say("en", "whatWouldYouDo") }).click();
    await this.advised.waitFor();
    return this.advised.getByRole("listitem").first().getByRole("paragraph").allTextContents();
  }

  /** Does what advice would do. */
  async followAdvice(): Promise<void> {
    await this.once(() => this.advised.getByRole("button").first().click());
  }

  /** Goes on with as little as possible: ends the step if it can be ended, else takes the first thing offered. */
  async goOn(): Promise<void> {
    await this.mine();
    const { orders } = this;
    const first = orders.find((order) => ENDINGS.includes(order.order)) ?? orders[0];
    if (first) await this.give(first);
  }
}
