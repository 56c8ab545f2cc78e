import { opening } from "./ahead";
import { ApiError, api } from "./api";
import { Chronicle } from "./chronicle.svelte";
import type {
  Ask,
  ClientMessage,
  GameAbout,
  GameEvent,
  Order,
  Overlay,
  PieceLook,
  Portrait,
  Preview,
  Reason,
  Rule,
  Scene,
  SeatState,
  ServerMessage,
  Side,
  Space,
  TitleCard,
  Token,
  View,
} from "./contract";
import { inFront } from "./offers";
import { prefs, t } from "./prefs.svelte";
import { keepToken, tokenOf } from "./purse";
import { namedIn } from "./sentence";
import { GameSocket, type Link } from "./socket";

export interface Refusal {
  message: string;
  reasons: Reason[];
  /** Where to show it: beside a place, or at the prompt. */
  space: string | null;
}

/** Words with which a player goes on to the next step. */
const ENDINGS = new Set(["done", "pass", "stop", "end", "commit", "finish"]);
/** Those among them that give up what could still be done; to pass is a choice like others. */
const FAREWELLS = new Set(["done", "end", "finish"]);

export function isEnding(order: Order): boolean {
  return order.kind === "none" && ENDINGS.has(order.verb);
}

export function isFarewell(order: Order): boolean {
  return order.kind === "none" && FAREWELLS.has(order.verb);
}

const REOPEN_MS = 3000;

/** One game as this browser knows it: what the server has said last, and what was asked of it. */
export class Table {
  portrait = $state.raw<Portrait | null>(null);
  card = $state.raw<TitleCard | null>(null);
  rules = $state.raw<Rule[]>([]);
  view = $state.raw<View | null>(null);
  seats = $state.raw<Record<string, SeatState>>({});
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
  /** Something that is good to know, and hinders nothing. */
  notice = $state<string | null>(null);
  /** The seat that is to come to the screen, while the one before it must not see on. */
  curtain = $state<string | null>(null);
  lastOrder = $state("");
  /** The moment that is looked at in a replay, or nothing. */
  past = $state.raw<View | null>(null);

  readonly scene = $derived<Scene | null>((this.past ?? this.view)?.scene ?? null);
  readonly ask = $derived<Ask | null>(this.past ? null : (this.view?.ask ?? null));
  readonly takeBack = $derived(this.past ? 0 : (this.view?.takeBack ?? this.view?.ask?.takeBack ?? 0));
  readonly mine = $derived(this.view?.mine ?? []);
  /** How many orders stand: a view may come again without a new one. */
  readonly moment = $derived(this.view?.n ?? -1);
  readonly over = $derived(Boolean(this.view?.over ?? this.view?.scene.result));

  readonly looks = $derived(
    new Map<string, PieceLook>(this.portrait?.pieces.map((look) => [look.name, look])),
  );
  readonly sides = $derived(new Map<string, Side>(this.portrait?.sides.map((side) => [side.key, side])));
  readonly spaces = $derived(
    new Map<string, Space>(this.portrait?.board.spaces.map((space) => [space.name, space])),
  );
  readonly whereabouts = $derived.by(() => {
    const found = new Map<string, { space: string; token: Token }>();
    for (const [space, tokens] of Object.entries(this.scene?.stacks ?? {})) {
      for (const token of tokens) found.set(token.piece, { space, token });
    }
    return found;
  });
  private readonly spaceTitles = $derived(
    new Map([...this.spaces.keys()].map((name) => [name, this.placeTitle(name)])),
  );
  private readonly pieceTitles = $derived(new Map([...this.looks].map(([name, look]) => [name, look.title])));
  /** The question, with the pieces and the places of the map that it names. */
  readonly question = $derived(namedIn(this.ask?.prompt ?? "", this.pieceTitles, this.spaceTitles));
  /** What the question is about: the places that it names, else those of its pieces. */
  readonly meant = $derived.by(() => {
    const spaces = this.question.flatMap((part) => part.space ?? []);
    const homes = this.question.flatMap((part) => this.whereabouts.get(part.piece ?? "")?.space ?? []);
    return new Set(spaces.length ? spaces : homes);
  });
  /** Orders that panels beside the question can be clicked for. */
  readonly inFront = $derived(inFront(this.scene?.panels));
  /** Other orders that concern pieces and places beside the map. */
  readonly offMap = $derived.by(() => {
    const boxes = new Set(this.portrait?.boxes.map((box) => box.name));
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

  private readonly chronicle = new Chronicle((from) =>
    api.log(this.id, this.token, prefs.language, from, this.view?.seat ?? null),
  );
  private news = $state<number | null>(null);
  private socket: GameSocket | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  readonly token: string | null;
  private asked: { order: string; space: string | null } | null = null;
  private lastWhy = 0;
  private sent = 0;
  private awaited = -1;
  private handing = -2;
  private seenOrders = -1;

  constructor(
    readonly id: string,
    token: string | null,
  ) {
    this.token = token ?? tokenOf(id);
  }

  get events(): GameEvent[] {
    return this.chronicle.events;
  }

  /** What has happened since this player's last order. */
  get fresh(): GameEvent[] {
    const news = this.news;
    return news === null ? [] : this.events.filter((event) => event.n >= news);
  }

  dismissNews(): void {
    this.news = null;
  }

  async open(): Promise<void> {
    try {
      const { view, portrait } = await opening(this.id, this.token, prefs.language);
      this.receive(view);
      await this.loadTitle(this.about?.title ?? "", portrait);
      this.failure = null;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : -1;
      const told = error instanceof ApiError && error.message ? error.message : t("noServer");
      this.failure = status === 404 ? t("noSuchGame") : told;
      if (status === 0 || status >= 500) this.retry = setTimeout(() => void this.open(), REOPEN_MS);
      return;
    }
    if (this.token && !this.mine.length) this.notice = t("noSeat");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new GameSocket({
      url: `${scheme}://${location.host}/ws/games/${encodeURIComponent(this.id)}`,
      token: this.token,
      language: () => prefs.language,
      seen: () => ({
        seen: this.chronicle.length,
        ...(this.view?.version === undefined ? {} : { version: this.view.version }),
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

  private async loadTitle(title: string, portrait: Promise<Portrait>): Promise<void> {
    const language = prefs.language;
    // Names of seats and the text of the rules can come later; without them the game can be played as well.
    const late = (): undefined => undefined;
    void api.titles(language).then((cards) => {
      this.card = cards.find((card) => card.key === title) ?? null;
    }, late);
    this.portrait = complete(await portrait);
    void api.rules(title, language).then((rules) => {
      this.rules = rules;
    }, late);
  }

  async changeLanguage(): Promise<void> {
    this.seenOrders = -1;
    this.send({ type: "lang", lang: prefs.language });
    this.layOverlay(null);
    if (this.about) await this.loadTitle(this.about.title, api.portrait(this.about.title, prefs.language));
    if (this.past) await this.goTo(this.past.n);
    await this.chronicle.retell();
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
      case "ack":
        if (message.id === this.awaited) this.settled();
        break;
      case "refused":
        if (message.id === this.awaited) this.settled();
        else if (message.id !== this.handing) break; // a question that found no answer is no refusal
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
      case "overlay":
        if (message.key === this.overlayKey) this.overlay = message;
        else if (message.target === this.traced) this.way = message;
        break;
      case "preview":
        if (message.n === this.view?.n) this.preview = message.title ? filled(message) : null;
        break;
      case "seats":
        this.seats = message.seats;
        break;
      case "error":
        this.settled();
        this.refusal = { message: message.message, reasons: [], space: null };
        break;
      default:
        break;
    }
  }

  private settled(): void {
    this.pending = false;
    this.awaited = -1;
  }

  private take(view: View): void {
    const before = this.view;
    const from = view.from ?? 0;
    const known = this.chronicle.length;
    this.view = view;
    this.chronicle.take(from, view.events, before?.seat !== view.seat);
    if (view.seats) this.seats = view.seats;
    if (view.game) {
      this.about = view.game;
      for (const seat of view.mine ?? []) if (this.token) keepToken(this.id, seat, this.token);
    }
    if (!before || view.n !== before.n) this.refusal = null;
    if (before && view.n > before.n) {
      this.arrived = view.events.filter((event) => event.n >= known);
      this.news ??= known;
    } else if (before && view.n < before.n) this.news = null;
    // People who share a screen have secrets from each other.
    if (this.about?.mode === "people" && this.mine.length > 1 && view.seat !== before?.seat) {
      this.curtain = view.seat;
      this.news = null;
    }
    if (this.seenOrders !== view.n || !before) {
      this.seenOrders = view.n;
      this.preview = null;
      this.trace(null);
      if (view.ask) this.send({ type: "preview" });
      if (this.overlayKey && this.overlay) this.askOverlay(this.overlayKey, this.overlayTarget);
    }
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
    this.refusal = null;
    this.lastOrder = order.order;
    this.asked = { order: order.order, space: order.kind === "space" ? String(order.target) : null };
    this.news = this.chronicle.length;
    const { n, version, seat } = this.view;
    this.await(
      this.send({
        type: "order",
        order: order.order,
        at: n,
        ...(version === undefined ? {} : { version }),
        ...(seat ? { seat } : {}),
      }),
    );
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

  undo(): void {
    if (this.takeBack < 1 || this.pending) return;
    this.asked = null;
    this.await(this.send({ type: "undo", orders: 1 }));
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

  /** Pieces that a farewell would leave without having done what the question is about. */
  idle(): string[] {
    const first = this.ask?.orders.find((order) => order.kind === "piece" || order.kind === "space");
    if (first?.kind !== "piece") return [];
    const left = this.ask?.orders.filter((order) => order.verb === first.verb && order.kind === "piece");
    return [...new Set(left?.map((order) => String(order.target)))];
  }

  // names

  seatName(seat: string): string {
    return this.card?.seats.find((each) => each.key === seat)?.name ?? seat;
  }

  sideOf(seat: string): string {
    return this.portrait?.sides.find((side) => seat.startsWith(side.key))?.key ?? "";
  }

  placeTitle(space: string): string {
    const box = this.portrait?.boxes.find((each) => each.name === space);
    if (box) return box.label;
    const found = this.spaces.get(space);
    if (!found) return space;
    return found.title ?? (found.label ? `${found.label} (${found.name})` : found.name);
  }

  /** The first order of a kind that is offered, as a pattern for asking why another target is not. */
  verbFor(kind: "piece" | "space"): string | null {
    return this.ask?.orders.find((order) => order.kind === kind)?.verb ?? null;
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

function filled(preview: Partial<Preview>): Preview {
  return {
    ...preview,
    title: preview.title ?? "",
    lines: preview.lines ?? [],
    outcomes: preview.outcomes ?? [],
  };
}

/** Lists that a title has nothing for may be missing. */
export function complete(portrait: Portrait): Portrait {
  const lists = [
    "sides",
    "pieces",
    "boxes",
    "groups",
    "terrains",
    "states",
    "signs",
    "tracks",
    "charts",
    "overlays",
    "tour",
    "images",
    "labels",
  ] as const;
  const filled = { ...portrait } as unknown as Record<string, unknown>;
  for (const list of lists) filled[list] ??= [];
  return filled as unknown as Portrait;
}
