import type { Page } from "./chronicle.svelte";
import type { Language, Portrait, Rule, TitleCard, View } from "./contract";
import { prefs } from "./prefs.svelte";
import { allTokens } from "./purse";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly kind = "",
  ) {
    super(message);
  }
}

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    // What goes wrong is told in the language of the page, which need not be that of the browser.
    const headers = { "accept-language": prefs.language, ...init.headers };
    answer = await fetch(path, { credentials: "same-origin", ...init, headers });
  } catch {
    throw new ApiError(0, "");
  }
  const text = await answer.text();
  let body: unknown = null;
  try {
    body = text ? JSON.parse(text) : null;
  } catch {
    body = null;
  }
  if (!answer.ok) {
    const told = body as { error?: string; message?: string; detail?: string } | null;
    throw new ApiError(answer.status, told?.message ?? told?.detail ?? answer.statusText, told?.error);
  }
  return body as T;
}

function send<T>(method: "POST" | "PUT", path: string, body: unknown): Promise<T> {
  return call<T>(path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

function post<T>(path: string, body: unknown): Promise<T> {
  return send<T>("POST", path, body);
}

const enc = encodeURIComponent;
const secret = (token: string | null): string => (token ? `?token=${enc(token)}` : "");

export interface NewGame {
  title: string;
  scenario: string;
  options: Record<string, string>;
  seats: Record<string, string>;
  mode: string;
}

export interface MadeGame {
  game: string;
  seats: Record<string, string>;
  links?: Record<string, string>;
}

export interface ListedGame {
  game: string;
  title: string;
  name: string;
  scenario: string;
  mode: string;
  created: number;
  changed: number;
  n: number;
  waiting: string[];
  mine: string[];
  my_turn: boolean;
  result: { winner?: string | null } | null;
}

export interface Me {
  account: string | null;
  name: string;
  local: boolean;
  mail: boolean;
  webhooks: string[];
  bots: string[];
}

/** How a seat wants to be told that it is its turn. */
export interface Wish {
  email: string | null;
  webhook: string | null;
  lang: Language;
}

export interface Roll {
  number: number;
  sides: number;
  value: number;
  order: number;
  /** How often the hash was drawn before one was fair, and the one that counts: 16 hexadecimal digits. */
  attempt: number;
  drawn: string;
}

export interface Proof {
  game: string;
  commitment: string;
  seed: string;
  agrees: boolean;
  orders: number;
  rolls: Roll[];
}

export interface Taken {
  game: string;
  status: "imported" | "continued" | "same" | "older";
  message: string;
  seats?: Record<string, string>;
}

export const api = {
  titles: (lang: Language) => call<TitleCard[]>(`/api/titles?lang=${lang}`),
  portrait: (key: string, lang: Language) => call<Portrait>(`/api/titles/${enc(key)}?lang=${lang}`),
  rules: (key: string, lang: Language) => call<Rule[]>(`/api/titles/${enc(key)}/rules?lang=${lang}`),
  newGame: (game: NewGame) => post<MadeGame>("/api/games", game),
  games: () => call<ListedGame[]>(`/api/games?tokens=${allTokens().slice(-200).join(",")}`),
  me: () => call<Me>("/api/me"),
  login: (name: string, password: string) => post<Me>("/api/login", { name, password }),
  register: (name: string, password: string) => post<Me>("/api/accounts", { name, password }),
  logout: () => post<null>("/api/logout", {}),
  game: (id: string, token: string | null, lang: Language) =>
    call<View>(`/api/games/${enc(id)}?lang=${lang}${token ? `&token=${enc(token)}` : ""}`),
  log: (id: string, token: string | null, lang: Language, from: number, seat: string | null) =>
    call<Page>(
      `/api/games/${enc(id)}/log?lang=${lang}&from=${from}${token ? `&token=${enc(token)}` : ""}${seat ? `&seat=${enc(seat)}` : ""}`,
    ),
  at: (id: string, n: number, token: string | null, lang: Language, seat: string | null) =>
    call<View>(
      `/api/games/${enc(id)}/at/${n}?lang=${lang}${token ? `&token=${enc(token)}` : ""}${seat ? `&seat=${enc(seat)}` : ""}`,
    ),
  branch: (id: string, n: number, token: string | null) =>
    post<MadeGame>(`/api/games/${enc(id)}/branch${secret(token)}`, { n }),
  wishOf: (id: string, seat: string, token: string | null) =>
    call<Wish>(`/api/games/${enc(id)}/seats/${enc(seat)}/wish${secret(token)}`),
  wish: (id: string, seat: string, token: string | null, wish: Wish) =>
    send<null>("PUT", `/api/games/${enc(id)}/seats/${enc(seat)}/wish${secret(token)}`, wish),
  claim: (id: string, token: string | null) => post<null>(`/api/games/${enc(id)}/claim${secret(token)}`, {}),
  journalUrl: (id: string, token: string | null) => `/api/games/${enc(id)}/journal${secret(token)}`,
  proof: (id: string) => call<Proof>(`/api/games/${enc(id)}/proof`),
  upload: (file: File, lang: Language) =>
    call<Taken>(`/api/journals?lang=${lang}&tokens=${allTokens().slice(-200).join(",")}`, {
      method: "POST",
      headers: { "content-type": "application/x-ndjson" },
      body: file,
    }),
};
