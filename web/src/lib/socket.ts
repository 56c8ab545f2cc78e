import type { ClientMessage, Language, ServerMessage } from "./contract";

export type Link = "connecting" | "open" | "lost";

export interface SocketLike {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  readyState: number;
  send(text: string): void;
  close(): void;
}

export interface SocketOptions {
  url: string;
  token: string | null;
  language: () => Language;
  /** How many events are known, as of which version, and what was to be seen then. */
  seen: () => { seen: number; version?: number; mark?: string };
  receive: (message: ServerMessage) => void;
  changed: (link: Link) => void;
  /** The server does not want this visitor: coming back would not help. */
  sentAway?: (code: number) => void;
  make?: (url: string) => SocketLike;
  wait?: (attempt: number) => number;
}

const OPEN = 1;
const PING_MS = 25_000;
const SILENCE_MS = 60_000;
/** Reasons to close that do not pass: the page's origin is not welcome, there is no such game. */
const FINAL = new Set([4403, 4404]);

/** Doubling pauses from half a second to fifteen, spread out so that a whole club does not knock at once. */
export function backoff(attempt: number, chance: number = Math.random()): number {
  return Math.min(15_000, 500 * 2 ** attempt) * (0.75 + chance / 2);
}

/** A socket to one game that comes back by itself. Orders are never repeated: the server's word counts. */
export class GameSocket {
  private socket: SocketLike | null = null;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private closed = false;

  constructor(private readonly options: SocketOptions) {
    this.connect();
    if (typeof addEventListener === "function") {
      addEventListener("online", this.hurry);
      document.addEventListener("visibilitychange", this.hurry);
    }
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private hurry = (): void => {
    if (this.closed || document.hidden || this.socket) return;
    clearTimeout(this.retry);
    this.attempt = 0;
    this.connect();
  };

  private connect(): void {
    this.options.changed("connecting");
    const make = this.options.make ?? ((url: string): SocketLike => new WebSocket(url));
    const socket = make(this.options.url);
    this.socket = socket;
    socket.onopen = () => {
      this.attempt = 0;
      this.heard = Date.now();
      const { token, language, seen } = this.options;
      this.send({ type: "hello", token, lang: language(), ...seen() });
      this.options.changed("open");
      clearInterval(this.beat);
      this.beat = setInterval(() => this.tick(), PING_MS);
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.options.receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private tick(): void {
    if (Date.now() - this.heard > SILENCE_MS) this.socket?.close();
    else this.send({ type: "ping" });
  }

  private lost(socket: SocketLike, code: number): void {
    if (this.closed || socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.beat);
    this.options.changed("lost");
    if (FINAL.has(code)) {
      this.closed = true;
      this.options.sentAway?.(code);
      return;
    }
    const pause = (this.options.wait ?? backoff)(this.attempt);
    this.attempt += 1;
    this.retry = setTimeout(() => this.connect(), pause);
  }
}
