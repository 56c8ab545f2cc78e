import { Again } from "./again";
import { opening } from "./ahead";
import { ApiError, api } from "./api";
import { Chronicle } from "./chronicle.svelte";
import type { Whole } from "./columns";
import type {
  Advised,
  Change,
  ClientMessage,
  Deed,
  GameAbout,
  GameEvent,
  Moment,
  OfferState,
  Overlay,
  PieceLook,
  Preview,
  Reason,
  Rule,
  Said,
  Scene,
  SeatCard,
  SeatState,
  ServerMessage,
  Side,
  Space,
  TitleCard,
  View,
} from "./contract";
import { Lying } from "./lying";
import { inFront, type Order, type Question, question } from "./offers";
import { everySeat } from "./options";
import { PACES, Parade } from "./parade.svelte";
import { viewed } from "./patch";
import { prefs, t } from "./prefs.svelte";
import { changeTokens, forgetLink, freshSecret, keepToken, ownToken, tokenOf } from "./purse";
import { rolled } from "./rolls";
import { keepSeen, seenOf } from "./seen";
import { partsOf } from "./sentence";
import { GameSocket, type Link } from "./socket";

export interface Refusal {
  message: string;
  reasons: Reason[];
  /** Where to show it: beside a place, or at the prompt. */
  space: string | null;
}

/** Words with which a player goes on to the next step. */
const ENDINGS = new Set(["done", "pass", "stop", "end", "commit", "finish"]);

export function isEnding(order: Order): boolean {
  return order.kind === "none" && ENDINGS.has(order.verb);
}

const REOPEN_MS = 3000;

/** One game as this browser knows it: what the server has said last, and what was asked of it. */
export class Table {
  portrait = $state.raw<Whole | null>(null);
  card = $state.raw<TitleCard | null>(null);
  rules = $state.raw<Rule[]>([]);
  view = $state.raw<View | null>(null);
  seats = $state.raw<Record<string, SeatState>>({});
  /** What the staff officer would do, if that was asked. */
  hints = $state.raw<Advised[]>([]);
  /** What mattered most in the last turn of the others, once it was asked for; and whether it is being worked out. */
  recent = $state.raw<Deed[] | null>(null);
  recalling = $state(false);
  about = $state.raw<GameAbout | null>(null);
  /** What the last view brought that was not known before. */
  arrived = $state.raw<GameEvent[]>([]);
  preview = $state.raw<Preview | null>(null);
  overlay = $state.raw<Overlay | null>(null);
  overlayKey = $state<string | null>(null);
  /** The way of the order that the pointer is on. */
  way = $state.raw<Overlay | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  link = $state<Link>("connecting");
  pending = $state(false);
  failure = $state<string | null>(null);
  /** Something that is good to know, and hinders nothing; what is fleeting goes by itself once it was to be read. */
  notice = $state.raw<{ text: string; fleeting?: boolean } | null>(null);
  /** A link to another seat of a game in which this browser has one already: to be taken only if that is meant. */
  invitation = $state.raw<{ token: string; seats: string[] } | null>(null);
  /** The seat that is to come to the screen, while the one before it must not see on. */
  curtain = $state<string | null>(null);
  /** Dice of the last order as everybody may see them, while the table is passed on. */
  openRolls = $state.raw<GameEvent[]>([]);
  lastOrder = $state("");
  chat = $state.raw<Said[]>([]);
  /** An order that would lose something: to be given a second time. */
  doubtful = $state.raw<Order | null>(null);
  /** The moment that is looked at in a replay, or nothing. */
  past = $state.raw<Moment | null>(null);

  readonly scene = $derived<Scene | null>((this.past ?? this.view)?.scene ?? null);
  /** The question as it came; while nothing of it changes it stays the same object. */
  private readonly told = $derived(this.past ? null : (this.view?.ask ?? null));
  readonly ask = $derived<Question | null>(this.told && question(this.told, this.portrait));
  readonly takeBack = $derived(this.past ? 0 : (this.view?.takeBack ?? 0));
  readonly mine = $derived(this.view?.mine ?? []);
  /** Another question, or more orders: a view may come again without either, or because others choose in secret. */
  readonly moment = $derived(this.ask?.since ?? this.view?.n ?? -1);
  readonly over = $derived(Boolean(this.view?.over));

  readonly looks = $derived(
    new Map<string, PieceLook>(this.portrait?.pieces.map((look) => [look.name, look])),
  );
  readonly sides = $derived(new Map<string, Side>(this.portrait?.sides.map((side) => [side.key, side])));
  readonly spaces = $derived(
    new Map<string, Space>(this.portrait?.board.spaces.map((space) => [space.name, space])),
  );
  private readonly lying = new Lying();
  /** Where every piece lies. Of thousands few move: the others are taken over from before. */
  readonly whereabouts = $derived(this.lying.at(this.scene?.stacks ?? {}));
  private readonly boxes = $derived(new Map(this.portrait?.boxes.map((box) => [box.name, box])));
  /** The question, with the pieces and the places that it names. */
  readonly question = $derived(partsOf(this.ask?.prompt ?? "", this.ask?.spans));
  /** What the question is about: the places that it names, else those of its pieces. */
  readonly meant = $derived.by(() => {
    const spaces = this.ask?.spaces ?? [];
    const homes = (this.ask?.pieces ?? []).flatMap((piece) => this.whereabouts.get(piece)?.space ?? []);
    return new Set(spaces.length ? spaces : homes);
  });
  /** Orders that panels beside the question can be clicked for. */
  readonly inFront = $derived(inFront(this.scene?.panels));
  /** Other orders that concern pieces and places beside the map. */
  readonly offMap = $derived.by(() => {
    const { boxes } = this;
    return (this.ask?.orders ?? []).filter((order) => {
      if (this.inFront.has(order.order)) return false;
      const target = String(order.target);
      if (order.kind === "space") return boxes.has(target);
      return order.kind === "piece" && boxes.has(this.whereabouts.get(target)?.space ?? "");
    });
  });
  /** Orders by what they name. */
  readonly byPiece = $derived(this.gather("piece"));
  readonly bySpace = $derived(this.gather("space"));
  readonly plainOrders = $derived(
    (this.ask?.orders ?? []).filter((o) => o.kind !== "piece" && o.kind !== "space"),
  );
  readonly rulesById = $derived(new Map(this.rules.map((rule) => [rule.id, rule])));

  /** What others do, step by step. */
  readonly parade = new Parade({
    at: (n) => api.at(this.id, n, this.token, prefs.language, this.view?.seat ?? null),
    show: (moment) => (this.past = moment),
    pace: () => (this.curtain ? 0 : PACES[prefs.pace]),
  });
  /** What the order in doubt would lose. */
  readonly losses = $derived(this.ask?.warnings?.filter((each) => each.order === this.doubtful?.order) ?? []);

  readonly log = new Chronicle((from) =>
    api.log(this.id, this.token, prefs.language, from, this.view?.seat ?? null),
  );
  private news = $state<number | null>(null);
  private socket: GameSocket | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  token: string | null;
  /** The token came with the address. */
  private readonly byLink: boolean;
  private asked: { order: string; space: string | null } | null = null;
  private readonly again = new Again();
  private lastWhy = 0;
  private sent = 0;
  private awaited = -1;
  private handing = -2;
  private seenOrders = -1;
  /** The orders up to here are this player's own. */
  private own = -1;

  constructor(
    readonly id: string,
    token: string | null,
  ) {
    this.byLink = token !== null;
    this.token = token ?? tokenOf(id);
  }

  get events(): GameEvent[] {
    return this.log.events;
  }

  /** What has happened since this player's last order. */
  get fresh(): GameEvent[] {
    const news = this.news;
    return news === null ? [] : this.events.filter((event) => event.n >= news);
  }

  dismissNews(): void {
    this.news = null;
    this.parade.forget();
    this.noteSeen();
  }

  async open(): Promise<void> {
    try {
      const { view, portrait } = await opening(this.id, this.token, prefs.language);
      this.receive((await this.sitDown(view)) ?? view);
      await this.loadTitle(this.about?.title ?? "", portrait);
      this.failure = null;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : -1;
      const told = error instanceof ApiError && error.message ? error.message : t("noServer");
      this.failure = status === 404 ? t("noSuchGame") : told;
      if (status === 0 || status >= 500) this.retry = setTimeout(() => void this.open(), REOPEN_MS);
      return;
    }
    if (this.token && !this.mine.length) this.notice = { text: t("noSeat") };
    this.welcome();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new GameSocket({
      url: `${scheme}://${location.host}/ws/games/${encodeURIComponent(this.id)}`,
      token: this.token,
      language: () => prefs.language,
      seen: () => ({
        seen: this.log.length,
        ...(this.view ? { version: this.view.version, mark: this.view.mark } : {}),
      }),
      receive: (message) => this.receive(message),
      changed: (link) => {
        this.link = link;
        if (link === "open") this.seenOrders = -1;
        if (link !== "open") this.pending = false;
      },
      sentAway: (code) => {
        this.failure = t(code === 4404 ? "noSuchGame" : "notWelcome");
      },
    });
  }

  private async loadTitle(title: string, portrait: Promise<Whole>): Promise<void> {
    const language = prefs.language;
    // Names of seats and the text of the rules can come later; without them the game can be played as well.
    const late = (): undefined => undefined;
    void api.titles(language).then((cards) => {
      this.card = cards.find((card) => card.key === title) ?? null;
    }, late);
    this.portrait = await portrait;
    void api.rules(title, language).then((rules) => {
      this.rules = rules;
    }, late);
  }

  async changeLanguage(): Promise<void> {
    this.seenOrders = -1;
    this.log.forget();
    this.send({ type: "lang", lang: prefs.language });
    this.layOverlay(null);
    if (this.about) await this.loadTitle(this.about.title, api.look(this.about.title, prefs.language));
    if (this.past) await this.goTo(this.past.n);
  }

  close(): void {
    clearTimeout(this.retry);
    this.socket?.close();
  }

  // what the server says

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "view":
        this.take(message);
        break;
      case "change":
        this.lay(message);
        break;
      case "ack":
        if (message.id === this.awaited) this.settled();
        break;
      case "refused":
        if (message.id === this.awaited) this.settled();
        else if (message.id !== this.handing) break; // a question that found no answer is no refusal
        this.again.stop();
        this.refusal = {
          message: message.message,
          reasons: message.reasons,
          space: this.asked?.space ?? null,
        };
        break;
      case "why":
        if (this.asked?.order !== message.order) break;
        this.refusal = message.reasons.length
          ? { message: "", reasons: message.reasons, space: this.asked.space }
          : null;
        break;
      case "hint":
        if (message.n === this.view?.n) this.hints = message.hints;
        break;
      case "overlay":
        if (message.key === this.overlayKey) this.overlay = message.overlay;
        else if (message.target === this.traced) this.way = message.overlay;
        break;
      case "preview":
        if (message.n === this.view?.n) this.preview = message.preview;
        break;
      case "seats":
        this.seats = message.seats;
        break;
      case "chat": {
        const known = new Set(this.chat.map((each) => each.id));
        this.chat = [...this.chat, ...message.messages.filter((each) => !known.has(each.id))];
        break;
      }
      case "error":
        this.settled();
        this.refusal = { message: message.message, reasons: [], space: null };
        break;
      default:
        break;
    }
  }

  /** A link is good for one: who opens it gets a secret of their own, and the game as it is seen from that seat. */
  private async sitDown(view: View): Promise<View | null> {
    const { token } = this;
    const { invited } = view;
    const used = !invited?.length && !view.mine.length;
    if (!token || !invited || !(this.byLink || invited.length)) return null;
    const own = invited.length || used ? await this.seatedAlready(view) : null;
    if (own) {
      if (invited.length) this.invitation = { token, seats: invited };
      this.token = ownToken(this.id);
      forgetLink(this.id);
      return own;
    }
    if (used) return null;
    await this.sit(token, freshSecret());
    return api.game(this.id, this.token, prefs.language);
  }

  /** The game from a seat that this browser, or its account, has at it. */
  private async seatedAlready(view: View): Promise<View | null> {
    if (view.mine.length) return view;
    const own = ownToken(this.id);
    if (!own || own === this.token) return null;
    const seen = await api.game(this.id, own, prefs.language);
    return seen.mine.length ? seen : null;
  }

  private async sit(token: string, secret: string): Promise<void> {
    const sat = await api.sit(this.id, token, { secret });
    this.token = sat.token;
    changeTokens(this.id, sat.seats, sat.token);
    this.notice = { text: sat.message, fleeting: true };
  }

  /** Take the seat of the invitation beside one's own: the same secret opens both. */
  async sitThereToo(): Promise<void> {
    const { invitation } = this;
    this.invitation = null;
    if (!invitation) return;
    try {
      await this.sit(invitation.token, this.token ?? freshSecret());
    } catch (error) {
      this.notice = { text: error instanceof Error && error.message ? error.message : t("noServer") };
    }
  }

  leaveInvitation(): void {
    this.invitation = null;
  }

  /** Tells what happened since this browser was here last. */
  private welcome(): void {
    const seen = seenOf(this.id);
    const n = this.view?.n ?? 0;
    const others = Object.keys(this.seats).some((seat) => !this.mine.includes(seat));
    if (seen && this.view?.seat && n > seen.n && others) {
      this.news = seen.events;
      void this.parade.offer({ from: seen.n, to: n });
    } else this.noteSeen();
  }

  private noteSeen(): void {
    if (this.view?.seat) keepSeen(this.id, { n: this.view.n, events: this.log.length });
  }

  private settled(): void {
    this.pending = false;
    this.awaited = -1;
    this.goOn();
  }

  /** The next step of a move that is repeated, once the last one was taken and its view is here, whichever came first. */
  private goOn(): void {
    if (this.pending || (this.view?.n ?? -1) < this.own) return;
    const next = this.again.next(this.ask?.orders ?? [], (piece) => this.home(piece));
    if (next) this.order(next);
  }

  /** A view that is told as a difference to the last one. */
  private lay(change: Change): void {
    const view = viewed(this.view, change, this.portrait?.pieces ?? []);
    if (view) this.take(view);
    else this.send({ type: "again" });
  }

  private take(view: View): void {
    const before = this.view;
    const { from } = view;
    const known = this.log.length;
    this.view = view;
    this.log.take(from, view.events, before?.seat !== view.seat);
    this.seats = view.seats;
    if (view.game && view.game !== before?.game) {
      this.about = view.game;
      for (const seat of view.mine) if (this.token) keepToken(this.id, seat, this.token);
    }
    if (!before || view.n !== before.n) this.refusal = this.doubtful = null;
    if (before && view.n > before.n) {
      this.arrived = view.events.filter((event) => event.n >= known);
      this.news ??= known;
      if (view.n > Math.max(before.n, this.own) && view.seat === before.seat)
        this.parade.follow(before.n, view.n, before);
    } else if (before && view.n < before.n) {
      this.news = null;
      this.parade.skip();
      this.parade.forget();
    }
    // People who share a screen have secrets from each other.
    if (this.about?.mode === "people" && this.mine.length > 1 && view.seat !== before?.seat) {
      this.curtain = view.seat;
      this.news = null;
      this.openRolls = [];
      if (before && view.n > before.n) void this.tellBoth(before.n + 1, view);
    }
    if (this.seenOrders !== view.n || !before) {
      this.seenOrders = view.n;
      this.preview = null;
      this.trace(null);
      if (view.ask) this.send({ type: "preview" });
      if (this.overlayKey && this.overlay) this.askOverlay(this.overlayKey, this.overlayTarget);
    }
    this.goOn();
  }

  /**
   * Who rolled the dice sees them before the table is passed on, and so does who comes to it. The curtain is for the
   * eyes of both: only what everybody may see stands on it.
   */
  private async tellBoth(n: number, view: View): Promise<void> {
    const told = (token: string | null, seat: string | null): Promise<GameEvent[]> =>
      api.at(this.id, n, token, prefs.language, seat).then(
        (moment) => moment.events,
        () => [],
      );
    const [open, mine] = await Promise.all([told(null, null), told(this.token, view.seat)]);
    if (this.view?.n !== view.n || this.view.seat !== view.seat) return;
    this.openRolls = open.filter(rolled);
    if (mine.some(rolled)) this.news ??= mine[0]?.n ?? null;
  }

  /** Sends a message; returns its number, or -1 if there is no connection. */
  private send(message: ClientMessage): number {
    const id = ++this.sent;
    return this.socket?.send({ ...message, id }) ? id : -1;
  }

  private await(id: number): void {
    this.awaited = id;
    this.pending = id >= 0;
    if (id < 0) this.refusal = { message: t("notSent"), reasons: [], space: null };
  }

  // what the player does

  order(order: Order): void {
    if (!this.view || this.pending || this.past) return;
    const warned = this.ask?.warnings?.some((each) => each.order === order.order);
    if (warned && prefs.confirm && this.doubtful?.order !== order.order) {
      this.doubtful = order;
      return;
    }
    this.refusal = this.doubtful = null;
    if (this.notice?.fleeting) this.notice = null;
    this.parade.forget();
    this.lastOrder = order.order;
    this.again.note(order, this.home(String(order.target)), this.ask?.orders);
    this.asked = { order: order.order, space: order.kind === "space" ? String(order.target) : null };
    this.news = this.log.length;
    const { n, version, seat } = this.view;
    this.own = n + 1;
    this.noteSeen();
    this.await(
      this.send({
        type: "order",
        order: order.order,
        version,
        ...(this.ask ? { since: this.ask.since } : {}),
        ...(seat ? { seat } : {}),
      }),
    );
  }

  /** The next piece of the same stack goes the way that the last one went. */
  repeat(): void {
    const first = this.pending ? null : this.again.begin(this.ask?.orders ?? [], (piece) => this.home(piece));
    if (first) this.order(first);
  }

  /** All that are left of the stack go the way that the last one went. */
  repeatAll(): void {
    const first = this.pending ? null : this.again.rest(this.ask?.orders ?? [], (piece) => this.home(piece));
    if (first) this.order(first);
  }

  /** An order about a piece, which the others of its stack follow. */
  orderAll(first: Order): void {
    this.again.together();
    this.order(first);
  }

  private home(piece: string): string | null {
    return this.whereabouts.get(piece)?.space ?? null;
  }

  /** Ask which rule forbids an order. Not more often than the table listens. */
  why(order: string, space: string | null, insist = false): void {
    if (!this.ask || this.pending) return;
    const now = Date.now();
    if (!insist && now - this.lastWhy < 350) return;
    this.lastWhy = now;
    this.asked = { order, space };
    this.send({ type: "why", order });
  }

  /** What would you do? */
  askHint(): void {
    if (this.ask) this.send({ type: "hint" });
  }

  /** What mattered most in the last turn of the others: it is worked out apart, and nobody waits for it. */
  async askRecent(): Promise<void> {
    const seat = this.view?.seat;
    if (!seat || this.recalling) return;
    const { moment } = this;
    this.recalling = true;
    try {
      const { deeds } = await api.recent(this.id, this.token, prefs.language, seat);
      if (this.moment === moment) this.recent = deeds;
    } catch (error) {
      this.refusal = { message: error instanceof Error ? error.message : "", reasons: [], space: null };
    } finally {
      this.recalling = false;
    }
  }

  undo(): void {
    if (this.takeBack < 1 || this.pending) return;
    this.again.stop();
    this.asked = null;
    this.await(this.send({ type: "undo", orders: 1 }));
  }

  // with the other people at the table

  speak(text: string): void {
    if (text.trim()) this.handing = this.send({ type: "say", text: text.trim() });
  }

  resign(): void {
    this.handing = this.send({ type: "resign" });
  }

  claimTime(): void {
    this.handing = this.send({ type: "flag" });
  }

  offer(key: "draw" | "takeback"): void {
    this.handing = this.send(key === "draw" ? { type: "offer", key } : { type: "offer", key, orders: 1 });
  }

  reply(offer: OfferState, accept: boolean): void {
    this.handing = this.send({ type: accept ? "accept" : "decline", key: offer.key });
  }

  handOver(seat: string, bot: string | null): void {
    this.handing = this.send({ type: "bot", seat, bot });
  }

  /** Look at the game from another of my seats; null: whichever is asked. */
  sitAt(seat: string | null): void {
    this.send({ type: "seat", seat });
  }

  private overlayTarget: string | null = null;

  layOverlay(key: string | null, target: string | null = null): void {
    this.overlayKey = key;
    this.overlayTarget = target;
    this.overlay = null;
    if (key) this.askOverlay(key, target);
  }

  private traced: string | null = null;

  /** Show the way of an order before it is given, if the title tells it. */
  trace(order: Order | null): void {
    const wanted = order?.order ?? null;
    if (wanted === this.traced) return;
    this.traced = wanted;
    this.way = null;
    const look = this.portrait?.overlays.find((each) => each.needs === "order");
    if (look && wanted) this.send({ type: "overlay", key: look.key, target: wanted });
  }

  private askOverlay(key: string, target: string | null): void {
    const look = this.portrait?.overlays.find((each) => each.key === key);
    if (!look || (look.needs && !target)) return;
    this.send({ type: "overlay", key, target });
  }

  // the past

  async goTo(n: number | null): Promise<void> {
    if (n === null) {
      this.past = null;
      return;
    }
    try {
      this.past = await api.at(this.id, n, this.token, prefs.language, this.view?.seat ?? null);
    } catch (error) {
      this.refusal = { message: error instanceof Error ? error.message : "", reasons: [], space: null };
    }
  }

  async branch(n: number): Promise<string> {
    const made = await api.branch(this.id, n, this.token);
    for (const [seat, token] of Object.entries(made.seats)) keepToken(made.game, seat, token);
    return made.game;
  }

  journalUrl(): string {
    return api.journalUrl(this.id, this.token);
  }

  /** The moment that is shown, as a case: what it holds is no secret where nobody else plays. */
  caseUrl(): string {
    return api.caseUrl(this.id, this.token, this.past?.n ?? null);
  }

  // names

  private seatOf(seat: string): SeatCard | undefined {
    return this.card ? everySeat(this.card).find((each) => each.key === seat) : undefined;
  }

  seatName(seat: string): string {
    return this.seatOf(seat)?.name ?? seat;
  }

  sideOf(seat: string): string {
    return this.seatOf(seat)?.side ?? "";
  }

  placeTitle(space: string): string {
    return this.boxes.get(space)?.label ?? this.spaces.get(space)?.title ?? space;
  }

  /** The first order of a kind that is offered, as a pattern for asking why another target is not. */
  verbFor(kind: "piece" | "space"): string | null {
    return this.ask?.orders.find((order) => order.kind === kind)?.verb ?? null;
  }

  /** Whether spaces are what is asked for first: a counter in one is then asked about as the space that it stands in. */
  get asksForSpaces(): boolean {
    return this.ask?.orders[0]?.kind === "space";
  }

  private gather(kind: "piece" | "space"): Map<string, Order[]> {
    const found = new Map<string, Order[]>();
    for (const order of this.ask?.orders ?? []) {
      if (order.kind !== kind || order.target === null) continue;
      const target = String(order.target);
      const there = found.get(target);
      if (there) there.push(order);
      else found.set(target, [order]);
    }
    return found;
  }
}
