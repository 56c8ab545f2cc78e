/** What passes between the server and the client; see docs/table.md. Nothing here knows a title. */

export type Language = "en" | "fr";

export type Pattern = "" | "disc" | "bars" | "hatch" | "dots" | "cross" | "waves";
export type Point = [number, number];

export interface Side {
  key: string;
  name: string;
  colour: string;
  ink: string;
  pattern: Pattern;
}

export interface Space {
  name: string;
  x: number;
  y: number;
  label: string;
  terrain: string;
  title?: string;
  notes?: string[];
  corners?: Point[];
  /** Where stacks that lie apart have their middles. */
  slots?: Point[];
  /** The middle of the row in which signs stand. */
  marks?: Point;
}

export interface BoardLook {
  tops: "flat" | "pointy" | "none";
  /** From the middle of a hex to its corners. */
  size: number;
  /** Left, top, right, bottom. */
  frame: [number, number, number, number];
  spaces: Space[];
}

/** What a key stands for; `icon` is a word for which the client has a drawing. */
export interface Key {
  key: string;
  label: string;
  colour?: string;
  icon?: string;
  pattern?: Pattern;
}

export interface Box {
  name: string;
  label: string;
  group: string;
  title?: string;
}

export interface Colours {
  fill: string;
  ink: string;
  band: string;
  symbol: string;
}

export interface PieceLook {
  name: string;
  title: string;
  side: string;
  symbol: string;
  mark: string;
  left: string;
  right: string;
  size: string;
  kind?: string;
  colours: Colours;
  /** Values by steps left; the last face is full strength. */
  faces: string[][];
  legend?: string[];
  traits?: string[];
  formation?: string;
  boxed?: number;
  /** A block stands upright, its face turned to its owner. */
  form?: "" | "block";
}

export interface TrackLook {
  key: string;
  label: string;
  low: number;
  high: number;
  side?: string;
}

export interface ChartTable {
  key?: string;
  title: string;
  columns: string[];
  rows: string[][];
  rule: string;
  note?: string;
}

export interface ImageLayer {
  url: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Pixels to a board unit. */
  pixels?: number;
  scale?: number;
}

export interface OverlayLook {
  key: string;
  label: string;
  hotkey: string;
  /** "order": the way of an order, shown while the pointer is on its target. */
  needs: "" | "piece" | "space" | "order";
  tones?: Key[];
  note?: string;
}

export interface TourStep {
  title: string;
  text: string;
  at: "prompt" | "piece" | "space" | "panel" | "overlay" | "chart" | "tracks";
  target?: string;
  orders?: string[];
}

/** A name written over the image. Rank 0 is written first, higher ones as one comes nearer. */
export interface Label {
  text: string;
  x: number;
  y: number;
  size: number;
  rank: number;
  style: "place" | "country" | "region" | "range" | "water" | "box";
  space?: string;
  line?: Point[];
}

export interface Portrait {
  key: string;
  name: string;
  subtitle: string;
  credits: string[];
  sides: Side[];
  board: BoardLook;
  pieces: PieceLook[];
  boxes: Box[];
  groups: Key[];
  terrains: Key[];
  states: Key[];
  signs: Key[];
  tracks: TrackLook[];
  charts: ChartTable[];
  overlays: OverlayLook[];
  tour: TourStep[];
  images: ImageLayer[];
  labels: Label[];
}

export interface Token {
  piece: string;
  /** Which of the piece's faces is up; negative: face down. */
  face: number;
  states: string[];
  /** Which of the stacks of its space it lies in. */
  slot?: number;
  /** The piece that carries it: it is not seen on the map. */
  aboard?: string;
}

export interface Sign {
  space: string;
  kind: string;
  text: string;
  value?: string;
  side?: string;
}

export interface Item {
  label: string;
  state: "now" | "done" | "open" | "used" | "gone" | "hidden";
  key?: string;
  /** Written beside the name: a price, a number. */
  value?: string;
  /** A sentence for who asks. */
  note?: string;
  icon?: string;
  /** A click gives that one of them which is on offer. */
  orders?: string[];
}

/** A box of a track; the goal is its last. */
export interface Cell {
  label: string;
  items?: Item[];
  goal?: boolean;
}

/** One with cells is a track, and its items wait beside it; one with neither is a heading. */
export interface PanelRow {
  label: string;
  items: Item[];
  side?: string;
  cells?: Cell[];
}

export interface Panel {
  key: string;
  label: string;
  rows: PanelRow[];
  /** It belongs beside the question, and what can be ordered there needs no buttons elsewhere. */
  front?: boolean;
}

export interface GameResult {
  winner: string;
  text: string;
  rule?: string;
}

/** In a stack the last token lies on top. */
export interface Scene {
  headline: string;
  turn: number;
  phase: string;
  weather?: string;
  side?: string;
  tracks: Record<string, number>;
  stacks: Record<string, Token[]>;
  signs: Sign[];
  panels?: Panel[];
  result?: GameResult | null;
}

export interface Spot {
  value: string;
  tone: string;
  text?: string;
}

export interface Overlay {
  title?: string;
  spaces: Record<string, Spot>;
  lines: [string, string, string][];
  note?: string;
}

/** A line with `part` is contained in the one above it. */
export interface PreviewLine {
  label: string;
  value: string;
  rule?: string;
  part?: boolean;
}

export interface Chance {
  chance: [number, number];
  text: string;
  code?: string;
}

/** More chances beside the first ones: on another assumption, or of another side. */
export interface Prospect {
  label: string;
  outcomes: Chance[];
}

export interface PreviewChoice {
  order: string;
  label: string;
  outcomes: Chance[];
  column?: string;
  note?: string;
  lines?: PreviewLine[];
  prospects?: Prospect[];
}

export interface Preview {
  title: string;
  lines: PreviewLine[];
  outcomes: Chance[];
  column?: string;
  assumed?: string[];
  choices?: PreviewChoice[];
  prospects?: Prospect[];
}

export type OrderKind = "none" | "piece" | "space" | "number" | "choice";

export interface Order {
  order: string;
  verb: string;
  kind: OrderKind;
  target: string | number | null;
  label: string;
}

export interface Ask {
  prompt: string;
  rules: string[];
  takeBack: number;
  orders: Order[];
}

export interface GameEvent {
  n: number;
  text: string;
  rules: string[];
  spaces: string[];
  pieces: string[];
  turn: number | null;
  side?: string | null;
  /** A die that was rolled, and what was added to it. */
  die?: number;
  modifier?: number;
}

/** `kind`: person, open (the link was not used yet), bot, mail. */
export interface SeatState {
  kind: string;
  name: string;
  online: boolean;
}

export interface GameAbout {
  id: string;
  title: string;
  scenario: string;
  options: Record<string, string>;
  mode: string;
  commitment: string;
  created: number;
  parent: string | null;
}

export interface View {
  type: "view";
  n: number;
  version?: number;
  /** How many orders the whole game has, in a replay. */
  of?: number;
  seat: string | null;
  mine?: string[];
  seats?: Record<string, SeatState>;
  scene: Scene;
  waiting: string[];
  over?: boolean;
  takeBack?: number;
  ask: Ask | null;
  /** The number of the first event that is sent; those before it stand. */
  from?: number;
  events: GameEvent[];
  game?: GameAbout;
}

export interface Reason {
  rule: string;
  title: string;
  text: string;
  detail?: string;
}

/** `id` is that of the message which is answered. */
export type ServerMessage =
  | View
  | { type: "ack"; id?: number; n: number | null; version?: number }
  | { type: "refused"; id?: number; message: string; reasons: Reason[] }
  | { type: "why"; id?: number; order: string; reasons: Reason[] }
  | ({ type: "overlay"; id?: number; key: string; target: string | null } & Overlay)
  | ({ type: "preview"; id?: number; n: number } & Partial<Preview>)
  | { type: "seats"; seats: Record<string, SeatState> }
  | { type: "error"; id?: number; message: string }
  | { type: "pong" };

export type ClientMessage = { id?: number } & (
  | { type: "hello"; token: string | null; lang: Language; seen: number; version?: number }
  | { type: "order"; order: string; at: number; version?: number; seat?: string }
  | { type: "why"; order: string }
  | { type: "undo"; orders: number; version?: number }
  | { type: "overlay"; key: string; target: string | null }
  | { type: "preview" }
  | { type: "bot"; seat: string; bot: string | null }
  | { type: "seat"; seat: string | null }
  | { type: "lang"; lang: Language }
  | { type: "ping" }
);

export interface Rule {
  id: string;
  section: string;
  title: string;
  text: string;
}

/* The lobby */

export interface Named {
  key: string;
  name: string;
}

export interface TitleOption extends Named {
  rule: string;
  /** Options of a group are shown together, folded. */
  group?: string;
  choices: Named[];
}

export interface TitleCard {
  key: string;
  name: string;
  subtitle: string;
  credits: string[];
  sides?: Named[];
  scenarios: Named[];
  options: TitleOption[];
  groups?: Named[];
  seats: Named[];
  /** Seats that an option puts in their place. */
  seatings?: { option: string; choice: string; seats: Named[] }[];
  length: string | number | null;
  complexity: string | number | null;
  picture: string | null;
}
