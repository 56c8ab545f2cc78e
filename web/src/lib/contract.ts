/** What passes between the server and the client, made from the server's types (`table/contract.py`). */

export type Language = "en" | "fr";

export type Pattern = "" | "bars" | "cross" | "disc" | "dots" | "hatch" | "waves";

export type Point = [number, number];

export type OrderKind = "choice" | "none" | "number" | "piece" | "space";

export type Column = unknown[] | Shared;

export type ServerMessage =
  | View
  | Change
  | Ack
  | Refused
  | Why
  | Hinted
  | Overlaid
  | Previewed
  | Seats
  | Chat
  | Failed
  | Pong;

export type ClientMessage =
  | Hello
  | Give
  | AskWhy
  | AskHint
  | Undo
  | LayOverlay
  | Foresee
  | HandOver
  | ShowSeat
  | Speak
  | Say
  | Resign
  | MakeOffer
  | Accept
  | Decline
  | Flag
  | Again
  | Ping;

/** A column of values that come again and again: the place of each row among them; or all rows have the first. */
export interface Shared {
  of: unknown[];
  at?: number[];
}

/** Who plays a seat; `open`: the link was not used yet. */
export interface SeatState {
  kind: string;
  name: string;
  online: boolean;
  /** It belongs to an account. */
  member: boolean;
}

/** Who is waited for loses time since `at` (the server's seconds) if the clock is running; `left`: seconds. */
export interface ClockState {
  minutes?: number;
  increment?: number;
  days?: number;
  running: boolean;
  left: Record<string, number>;
  at: number;
}

/** What a seat has offered, who has agreed, and who is still asked. */
export interface OfferState {
  key: "draw" | "resign" | "takeback";
  seat: string;
  orders: number;
  agreed: string[];
  needed: string[];
}

/** A number that counts at the end. */
export interface Score {
  label: string;
  value: number;
}

/** How a game has ended; `seat` has resigned or run out of time. */
export interface Ending {
  kind: string;
  seat: string | null;
  winner: string | null;
  rule: string;
  text: string;
  score: Score[];
}

/** A stretch of a sentence that names a piece or a space. */
export interface Span {
  start: number;
  end: number;
  piece?: string;
  space?: string;
}

/** A line of the log, numbered for each viewer. */
export interface GameEvent {
  n: number;
  text: string;
  rules: string[];
  spaces: string[];
  pieces: string[];
  turn: number | null;
  /** Where in the text they are named. */
  spans?: Span[];
  side?: string;
  /** A die that was rolled. */
  die?: number;
  /** What was added to it. */
  modifier?: number;
  /** Where it was read. */
  column?: string;
  /** A handful of dice, what each of them needed, and how many hit. */
  dice?: number[];
  needs?: number[];
  hits?: number;
}

/**
 * A piece in a place: which face is up (an index of its faces; negative: face down), and what is said of it.
 *
 * `slot` is the stack of its space that it lies in. What is `aboard` another piece is not seen on the map.
 */
export interface Token {
  piece: string;
  face: number;
  states: string[];
  slot?: number;
  aboard?: string;
}

/** A marker that is no piece. `value` is written on it, `text` says what it is. */
export interface Sign {
  space: string;
  kind: string;
  text: string;
  value?: string;
  side?: string;
}

/**
 * A thing in a panel, such as a chit: its name and its state (a word that clients have a style for).
 *
 * `value` is written beside the name (a price, a number), `note` is a sentence for who asks, `icon` a word that
 * clients have a drawing for. A click gives that one of the `orders` (as they are written) which is on offer.
 */
export interface Item {
  label: string;
  state: "done" | "gone" | "hidden" | "now" | "open" | "used";
  key?: string;
  value?: string;
  note?: string;
  icon?: string;
  orders?: string[];
}

/** A box of a track, with what is printed in it and what stands there; a `goal` ends the track. */
export interface Cell {
  label: string;
  items?: Item[];
  goal?: boolean;
}

/**
 * A row of a panel. One with `cells` is a track of boxes, and its items wait beside it.
 *
 * One with neither is the heading of those below it.
 */
export interface PanelRow {
  label: string;
  items: Item[];
  side?: string;
  cells?: Cell[];
}

/**
 * What lies beside the board and is neither track nor box: chits, Air Support, Build Tracks.
 *
 * One that is in `front` belongs beside the question: the board of a battle that is being fought. What can be
 * ordered by its items needs no buttons elsewhere.
 */
export interface Panel {
  key: string;
  label: string;
  rows: PanelRow[];
  front?: boolean;
}

/** How the game ended. */
export interface Outcome {
  winner: string;
  text: string;
  rule: string;
  score?: Score[];
}

/** A move or an attack that is being composed: the spaces from where it comes to where it goes. */
export interface Arrow {
  kind: "attack" | "move";
  way: string[];
  side?: string;
}

/** All there is to see of a position. In a stack the last token lies on top. */
export interface Scene {
  headline: string;
  turn: number;
  phase: string;
  weather: string;
  /** The side whose phase it is; empty if it is nobody's. */
  side: string;
  tracks: Record<string, number>;
  stacks: Record<string, Token[]>;
  signs: Sign[];
  panels: Panel[];
  result?: Outcome;
  arrows?: Arrow[];
  /** Left, top, right and bottom of the part of the board that is looked at first; empty: all of it. */
  frame?: number[];
}

/** Orders of one verb that are offered. */
export interface Offers {
  verb: string;
  kind: OrderKind;
  /** As they stand in a menu, beginning with a capital; `{}` is the place of what a piece or a space is called. */
  label: string;
  /** Pieces and spaces by their numbers in the portrait, each by how much it is more than the one before. */
  targets?: (string | number)[];
  /** Those of numbers and choices, one for each target. */
  labels?: string[];
}

/** What an order on offer would lose for certain, or is likely to, and the rule behind it. */
export interface Caution {
  order: string;
  text: string;
  rule?: string;
}

/** A question, with every order that answers it, and the names of the pieces and spaces that it speaks of. */
export interface Ask {
  prompt: string;
  rules: string[];
  /** Its number, which goes with the answer. Whatever others do meanwhile, it stays while the question stands. */
  since: number;
  pieces: string[];
  spaces: string[];
  offers: Offers[];
  /** Where in the prompt they are named. */
  spans?: Span[];
  /** What some of the orders would lose. */
  warnings?: Caution[];
}

/** What the game is; its commitment is there from the first moment. */
export interface GameAbout {
  id: string;
  title: string;
  scenario: string;
  options: Record<string, string>;
  mode: string;
  commitment: string;
  created: number;
  parent: string | null;
  /** Where its portrait is, in the language that was asked for; what is there never changes. */
  portrait: string;
}

/** All there is to see of a game: the first time, and when the client has nothing to lay a difference on. */
export interface View {
  type: "view";
  /** Orders so far. */
  n: number;
  /** Grows with every change. */
  version: number;
  /** Whose view it is; null: a spectator's. */
  seat: string | null;
  mine: string[];
  seats: Record<string, SeatState>;
  waiting: string[];
  over: boolean;
  /** How many of my orders I can take back. */
  takeBack: number;
  /** Seats that the link offers, and that nobody has taken. */
  invited: string[];
  label: string;
  clock: ClockState | null;
  offers: OfferState[];
  ending: Ending | null;
  /** A digest of scene and question: what the next difference is to be laid on. */
  mark: string;
  /** The number of the first event that is sent; those before it stand, those from it on are replaced. */
  from: number;
  events: GameEvent[];
  scene: Scene;
  ask: Ask | null;
  /** Only the first time. */
  game?: GameAbout;
}

/**
 * Pieces that look otherwise now, all alike: tokens but for `piece`.
 *
 * They are known by their numbers in the portrait, each by how much it is more than the one before.
 */
export interface Turned {
  face: number;
  pieces: number[];
  states?: string[];
  slot?: number;
  aboard?: string;
}

/** The same as a difference to what was sent last, if that was `base`; what is left out has not changed. */
export interface Change {
  type: "change";
  /** Orders so far. */
  n: number;
  /** Grows with every change. */
  version: number;
  /** Whose view it is; null: a spectator's. */
  seat: string | null;
  mine: string[];
  seats: Record<string, SeatState>;
  waiting: string[];
  over: boolean;
  /** How many of my orders I can take back. */
  takeBack: number;
  /** Seats that the link offers, and that nobody has taken. */
  invited: string[];
  label: string;
  clock: ClockState | null;
  offers: OfferState[];
  ending: Ending | null;
  /** A digest of scene and question: what the next difference is to be laid on. */
  mark: string;
  /** The number of the first event that is sent; those before it stand, those from it on are replaced. */
  from: number;
  events: GameEvent[];
  base: string;
  /** Of all but the stacks. */
  scene?: Record<string, unknown>;
  /** By space: the pieces that lie there now, if they are not those that did; none: nothing does. */
  laid?: Record<string, string[]>;
  turned?: Turned[];
  ask?: Record<string, unknown>;
}

export interface Ack {
  type: "ack";
  n: number | null;
  version: number;
  id?: number | string;
}

/** A rule that forbids an order; `detail` says what stood against it, if that is known. */
export interface Reason {
  rule: string;
  title: string;
  text: string;
  detail?: string;
}

export interface Refused {
  type: "refused";
  message: string;
  reasons: Reason[];
  id?: number | string;
}

export interface Why {
  type: "why";
  order: string;
  reasons: Reason[];
  id?: number | string;
}

/** An order that advice would give, and why. */
export interface Advised {
  order: string;
  label: string;
  reasons: string[];
}

/** What a staff officer would do; the best first. */
export interface Hinted {
  type: "hint";
  n: number;
  hints: Advised[];
  id?: number | string;
}

/** What an overlay says of a space: a short value, a tone, and a sentence for who asks. */
export interface Spot {
  value: string;
  tone: string;
  text?: string;
}

/** Something laid over the map: spots, and lines from space to space with a tone. */
export interface Overlay {
  title: string;
  spaces: Record<string, Spot>;
  lines: [string, string, string][];
  note?: string;
}

export interface Overlaid {
  type: "overlay";
  key: string;
  target: string | null;
  overlay: Overlay;
  id?: number | string;
}

/** One line of a calculation, with the rule behind it. A `part` is contained in the line above that is none. */
export interface Line {
  label: string;
  value: string;
  rule?: string;
  part?: boolean;
}

/**
 * A possible result: how likely (numerator, denominator), as the table prints it, and in words.
 *
 * `side` gains by it, and `gain` says how much: steps that the enemy loses more than that side does.
 */
export interface Chance {
  chance: Point;
  text: string;
  code?: string;
  side?: string;
  gain?: number;
}

/** More chances beside the first ones: on another assumption, or of another side. `label` says which. */
export interface Prospect {
  label: string;
  outcomes: Chance[];
}

/** What one of the orders on offer would lead to. */
export interface Choice {
  order: string;
  label: string;
  outcomes: Chance[];
  column?: string;
  note?: string;
  lines?: Line[];
  prospects?: Prospect[];
}

/** What a decision leads to. Chances are exact; `assumed` says on what choices still to be made they rest. */
export interface Preview {
  title: string;
  lines: Line[];
  outcomes: Chance[];
  column?: string;
  assumed?: string[];
  choices?: Choice[];
  prospects?: Prospect[];
}

/** Nothing, if it cannot be foreseen what the question leads to. */
export interface Previewed {
  type: "preview";
  n: number;
  preview: Preview | null;
  id?: number | string;
}

/** Somebody has come or gone. */
export interface Seats {
  type: "seats";
  seats: Record<string, SeatState>;
}

/** A line of the chat. */
export interface Said {
  id: number;
  at: number;
  seat: string;
  name: string;
  text: string;
}

/** What those who hold seats are told of the chat. */
export interface Chat {
  type: "chat";
  messages: Said[];
}

export interface Failed {
  type: "error";
  message: string;
  id?: number | string;
}

export interface Pong {
  type: "pong";
  id?: number | string;
}

/** The first message: who comes, and what is known there already. */
export interface Hello {
  type: "hello";
  token?: string | null;
  lang?: string;
  /** So many events, as of `version`. */
  seen?: number;
  version?: number | null;
  /** The scene and question that the client has. */
  mark?: string;
  /** Which of my seats to show. */
  seat?: string | null;
  spectate?: boolean;
  id?: number | string | null;
}

/** An order; `since` is the number of the question that it answers, `version` the view that the player saw. */
export interface Give {
  type: "order";
  order: string;
  since?: number | null;
  version?: number | null;
  seat?: string | null;
  id?: number | string | null;
}

export interface AskWhy {
  type: "why";
  order: string;
  id?: number | string | null;
}

/** What would you do? */
export interface AskHint {
  type: "hint";
  id?: number | string | null;
}

export interface Undo {
  type: "undo";
  orders?: number;
  version?: number | null;
  id?: number | string | null;
}

export interface LayOverlay {
  type: "overlay";
  key: string;
  target?: string | null;
  id?: number | string | null;
}

export interface Foresee {
  type: "preview";
  id?: number | string | null;
}

export interface HandOver {
  type: "bot";
  seat: string;
  bot?: string | null;
  id?: number | string | null;
}

/** Show another of my seats; null: whichever is asked. */
export interface ShowSeat {
  type: "seat";
  seat?: string | null;
  id?: number | string | null;
}

export interface Speak {
  type: "lang";
  lang: string;
  id?: number | string | null;
}

export interface Say {
  type: "say";
  text: string;
  id?: number | string | null;
}

export interface Resign {
  type: "resign";
  id?: number | string | null;
}

/** Offer a draw, or ask to take back my last orders. */
export interface MakeOffer {
  type: "offer";
  key: string;
  orders?: number;
  id?: number | string | null;
}

export interface Accept {
  type: "accept";
  key: string;
  id?: number | string | null;
}

/** Decline an offer, or withdraw my own. */
export interface Decline {
  type: "decline";
  key: string;
  id?: number | string | null;
}

/** Claim the game: the time of a seat that is asked has run out. */
export interface Flag {
  type: "flag";
  id?: number | string | null;
}

/** The last difference could not be laid on anything: show all of it. */
export interface Again {
  type: "again";
  id?: number | string | null;
}

export interface Ping {
  type: "ping";
  id?: number | string | null;
}

/** A side: its colours, and a sign beside them for those who cannot tell the colours apart. */
export interface Side {
  key: string;
  name: string;
  colour: string;
  ink: string;
  pattern: Pattern;
}

/**
 * A sheet of the board. `size` is the distance from the middle of a hex to its corners.
 *
 * A sheet without hexes (`tops` is "none") gives the size of the hexes that its counters would lie in.
 */
export interface Sheet {
  tops: "flat" | "none" | "pointy";
  size: number;
}

/**
 * A place on the board. `label` is what is written there, `title` how sentences call it.
 *
 * `notes` say all that is printed there. Only spaces that are no hexes have corners. Where stacks of several kinds
 * lie apart, `slots` are their middles, and `marks` is the middle of the row in which signs stand. `sheet` is the
 * number of its sheet: how a hex is drawn.
 */
export interface Space {
  name: string;
  x: number;
  y: number;
  label: string;
  terrain: string;
  title: string;
  notes: string[];
  corners?: Point[];
  slots?: Point[];
  marks?: Point;
  sheet?: number;
}

/**
 * The board: its sheets, `frame` (left, top, right, bottom) and spaces.
 *
 * Where spaces overlap, the smaller one lies above.
 */
export interface Board {
  sheets: Sheet[];
  frame: [number, number, number, number];
  spaces: Space[];
}

/** Of a counter: ground, writing, the band of its formation, the field of its symbol. */
export interface Colours {
  fill: string;
  ink: string;
  band: string;
  symbol: string;
}

/**
 * A piece as it is printed.
 *
 * `symbol` is an identification code of MIL-STD-2525D (20 digits, echelon included) or a word that clients have a
 * silhouette or an icon for (`carrier`), `mark` the same echelon as it is printed. `faces` are the values by steps
 * left: `faces[0]` with one step, the last one at full strength. `boxed` is the value that is printed white on
 * black. `traits` are words for an inspector. A `block` stands upright: its face is turned to its owner, its steps
 * are marked along the upper edge; who sees it face down sees its colour and symbol.
 */
export interface PieceLook {
  name: string;
  title: string;
  side: string;
  symbol: string;
  mark: string;
  left: string;
  right: string;
  size: string;
  kind: string;
  colours: Colours;
  faces: string[][];
  /** What the values mean, in their order. */
  legend: string[];
  traits: string[];
  formation?: string;
  boxed?: number;
  form?: "" | "block";
  /** How orders call it, where that is not its title (`portraits.assemble` puts it in). */
  called?: string;
}

/** A place beside the board; `group` is the key of one of the portrait's groups. */
export interface Box {
  name: string;
  label: string;
  group: string;
  title: string;
}

/** What a key stands for: its name, and how it is shown. `icon` is a word that clients have a drawing for. */
export interface Key {
  key: string;
  label: string;
  colour?: string;
  icon?: string;
  pattern?: Pattern;
}

export interface TrackLook {
  key: string;
  label: string;
  low: number;
  high: number;
  side?: string;
}

/** A table of the game. `rule` is where the rules speak of it. */
export interface ChartTable {
  key: string;
  title: string;
  columns: string[];
  rows: string[][];
  rule: string;
  note?: string;
}

/** Something that can be laid over the map, with the key of its tones. */
export interface OverlayLook {
  key: string;
  label: string;
  hotkey: string;
  needs: "" | "order" | "piece" | "space";
  tones: Key[];
  note?: string;
}

/**
 * A step of the guided tour: what to say, what to point at, and the order to give if there is one.
 *
 * `at` is what is pointed at: prompt, piece, space, panel, overlay, chart, tracks; `target` which one, where `{side}`
 * is the side of who is shown around. A step for one `side` is not shown to others, one for some `scenarios` only
 * there. Its orders are legal when the side is asked for such things first.
 */
export interface TourStep {
  title: string;
  text: string;
  at: "chart" | "overlay" | "panel" | "piece" | "prompt" | "space" | "tracks";
  target?: string;
  orders?: string[];
  side?: string;
  scenarios?: string[];
}

/**
 * A picture of the board, or of a sheet, in levels: the coarsest is 0, each next one twice as sharp.
 *
 * The sharpest has `pixels` for a board unit and is `size` pixels wide and high; a coarser one has half of both,
 * rounded up. A level is cut into squares of `tile` pixels, those at the right and lower edge smaller, which `url`
 * names by {level}, {column} and {row}. `x` and `y` are the upper left corner on the board.
 */
export interface Pyramid {
  url: string;
  x: number;
  y: number;
  pixels: number;
  size: Point;
  levels: number;
  tile: number;
}

/**
 * A name to be written over the image, so that it can be read at every zoom.
 *
 * `rank` 0 is written first, higher ones as one comes nearer. `x`, `y` is the middle of the name as it would be
 * printed, `size` the height of its letters then. A name with a `line` is written along it; others may have several
 * lines.
 */
export interface Label {
  text: string;
  x: number;
  y: number;
  size: number;
  rank: number;
  style: "box" | "country" | "place" | "range" | "region" | "water";
  space?: string;
  line?: Point[];
}

/**
 * A title as a client sees it, whatever the position. Pieces and spaces stand in the order of the kit.
 *
 * Spaces that are not on the board come last in the kit.
 */
export interface Portrait {
  key: string;
  name: string;
  subtitle: string;
  credits: string[];
  sides: Side[];
  board: Board;
  pieces: PieceLook[];
  boxes: Box[];
  groups: Key[];
  terrains: Key[];
  /** What may be said of a token, the most important first. */
  states: Key[];
  signs: Key[];
  tracks: TrackLook[];
  charts: ChartTable[];
  overlays: OverlayLook[];
  tour: TourStep[];
  images: Pyramid[];
  labels: Label[];
}

/** Rows, field by field (`table/columns.py`). */
export interface Columns {
  rows: number;
  columns: Record<string, unknown[] | Shared>;
}

/** A space that is not on the board. */
export interface Place {
  name: string;
  title: string;
}

/** A portrait without its spaces and pieces, which come in sheets: here, or at their addresses. */
export interface Look {
  portrait: Portrait;
  spaces: (Columns | string)[];
  pieces: (Columns | string)[];
  /** The spaces whose numbers follow those of the board. */
  beside?: Place[];
}

/** A moment of the past: after order `n` `of` so many, with what that order brought about. */
export interface Moment {
  n: number;
  of: number;
  seat: string | null;
  scene: Scene;
  waiting: string[];
  events: GameEvent[];
}

/** Some of a log, and where each turn begins in it. */
export interface LogPage {
  total: number;
  from: number;
  events: GameEvent[];
  /** Turns, and the number of the first event of each. */
  turns: Point[];
}

/** An order that changed how the war stands: for `side` by so much, and what was told of it. */
export interface Deed {
  n: number;
  seat: string;
  side: string;
  change: number;
  events: GameEvent[];
}

/** What mattered most in the last player turn of the others, for a seat. */
export interface Recent {
  deeds: Deed[];
}

/** What the dice gave a side beyond what was to be expected. */
export interface Fortune {
  side: string;
  gained: number;
}

/** Steps of a piece that were lost, or left the map. */
export interface Loss {
  piece: string;
  steps: number;
}

/** A game that is over, looked back on: `curve` has an order and how the war stood for each side after it. */
export interface Review {
  n: number;
  sides: string[];
  curve: [number, number[]][];
  /** The turns, and the order after which each began. */
  turns: Point[];
  deeds: Deed[];
  luck: Fortune[];
  /** So many of the `rolled` orders that rolled dice could be weighed exactly. */
  weighed: number;
  rolled: number;
  losses: Loss[];
}

export interface Rule {
  id: string;
  section: string;
  title: string;
  text: string;
}

/** A side; `alliance` is the one that it belongs to at the start. */
export interface SideCard {
  key: string;
  name: string;
  alliance?: string | null;
}

/** A key and what it is called. */
export interface Named {
  key: string;
  name: string;
}

/** A scenario. `options` are choices that it makes, `forbids` those that it refuses. */
export interface ScenarioCard {
  key: string;
  name: string;
  about: string;
  turns: number | null;
  hours: Point | null;
  complexity: number | null;
  options: Record<string, string>;
  forbids: Record<string, string[]>;
}

/** While an option is played by one of `choices`, another one must (or must not) be played by one of `values`. */
export interface BondCard {
  choices: string[];
  option: string;
  values: string[];
  excludes: boolean;
}

/** An option; its first choice is the rule as printed. */
export interface OptionCard {
  key: string;
  name: string;
  rule: string;
  group: string;
  choices: Named[];
  bonds: BondCard[];
}

/** Choices with a name; options that it does not mention are played by their first choice. */
export interface PresetCard {
  key: string;
  name: string;
  about: string;
  options: Record<string, string>;
}

/** A seat, and whose it is. */
export interface SeatCard {
  key: string;
  name: string;
  side: string;
}

/** The seats that certain choices bring to the table. */
export interface SeatingCard {
  when: Record<string, string>;
  seats: SeatCard[];
}

/** A title as the lobby shows it. */
export interface TitleCard {
  key: string;
  name: string;
  subtitle: string;
  credits: string[];
  rules_version: string;
  sides: SideCard[];
  alliances: Named[];
  scenarios: ScenarioCard[];
  options: OptionCard[];
  groups: Named[];
  presets: PresetCard[];
  seats: SeatCard[];
  seatings: SeatingCard[];
  /** Of the hardest scenario. */
  complexity: number | null;
  /** In words: the turns of the longest scenario, the hours from the shortest to the longest. */
  length?: string | null;
  /** The address of a picture. */
  picture?: string | null;
}

/** What became of a journal file. */
export interface Taken {
  game: string;
  status: "continued" | "imported" | "older" | "same";
  message: string;
  added: number;
  /** The secrets of the seats of a new game. */
  seats?: Record<string, string>;
}

/** `minutes` for the whole game and `increment` seconds for each answer; or `days` for each answer. */
export interface Clock {
  minutes?: number;
  increment?: number;
  days?: number;
}

/** `seats`: `me`, `link`, `mail`, or the name of a bot for each; a seat that is not named is mine. */
export interface NewGame {
  title: string;
  scenario?: string | null;
  options?: Record<string, string>;
  seats?: Record<string, string>;
  mode?: string | null;
  /** Only where nobody plays against somebody else. */
  seed?: string | null;
  name?: string;
  label?: string;
  /** Anybody may take the seats that are given away. */
  open?: boolean;
  clock?: Clock | null;
}

/** A new game: the secret of each seat that a person takes, and the links to hand out. */
export interface Created {
  game: string;
  seats: Record<string, string>;
  links: Record<string, string>;
  commitment: string;
}

/** Who sits there, in a list of games. */
export interface Chair {
  kind: string;
  name: string;
  member: boolean;
}

/**
 * How a game ended: the sides that have won (none: a draw) and by which rule.
 *
 * `alliance` names them if they won as one, `points` are what each side has, where that is counted.
 */
export interface Result {
  winners: string[];
  rule: string;
  alliance?: string;
  points?: Record<string, number>;
}

/** A game in a list. */
export interface Listed {
  game: string;
  title: string;
  name: string;
  label: string;
  scenario: string;
  mode: string;
  created: number;
  changed: number;
  n: number;
  turn: number | null;
  waiting: string[];
  mine: string[];
  my_turn: boolean;
  seats: Record<string, Chair>;
  clock: Clock | null;
  result: Result | null;
  ending: Ending | null;
}

/** A seat that anybody may take. */
export interface FreeSeat {
  seat: string;
  name: string;
}

/** A game that anybody may join. */
export interface Open {
  game: string;
  title: string;
  name: string;
  label: string;
  scenario: string;
  options: Record<string, string>;
  host: string;
  free: FreeSeat[];
  seats: Record<string, Chair>;
  clock: Clock | null;
  created: number;
}

/** How a seat wants to be told that it is its turn; empty: not at all. */
export interface Wish {
  email?: string | null;
  webhook?: string | null;
  lang?: string;
  name?: string | null;
}

export interface Me {
  account: string | null;
  name: string;
  local: boolean;
  mail: boolean;
  webhooks: string[];
  bots: string[];
}

/**
 * Roll `number` of a game: a die of `sides`, and the order during which it fell (0: the set-up).
 *
 * It follows from `drawn`, a keyed hash of the number and of the `attempt`: value = drawn mod sides + 1. The first
 * attempt counts, unless its hash lies in the last, incomplete span of `sides` numbers.
 */
export interface Roll {
  number: number;
  sides: number;
  value: number;
  order: number;
  attempt: number;
  /** Hexadecimal, 16 digits. */
  drawn: string;
}

/** All that is needed to check the dice of a game. */
export interface Proof {
  game: string;
  commitment: string;
  seed: string;
  agrees: boolean;
  orders: number;
  rolls: Roll[];
}
