import type { GameEvent, Language, Portrait, Rule, TitleCard, View } from "./contract";
import { allTokens } from "./purse";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...init });
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
    const told = body as { message?: string; detail?: string } | null;
    throw new ApiError(answer.status, told?.message ?? told?.detail ?? answer.statusText);
  }
  return body as T;
}

function post<T>(path: string, body: unknown): Promise<T> {
  return call<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

const enc = encodeURIComponent;

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
  bots: string[];
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
  log: (id: string, token: string | null, lang: Language, from: number) =>
    call<{ total: number; from: number; events: GameEvent[] }>(
      `/api/games/${enc(id)}/log?lang=${lang}&from=${from}${token ? `&token=${enc(token)}` : ""}`,
    ),
  at: (id: string, n: number, token: string | null, lang: Language) =>
    call<View>(`/api/games/${enc(id)}/at/${n}?lang=${lang}${token ? `&token=${enc(token)}` : ""}`),
  branch: (id: string, n: number, token: string | null) =>
    post<MadeGame>(`/api/games/${enc(id)}/branch${token ? `?token=${enc(token)}` : ""}`, { n }),
  journalUrl: (id: string, token: string | null) =>
    `/api/games/${enc(id)}/journal${token ? `?token=${enc(token)}` : ""}`,
  proofUrl: (id: string) => `/api/games/${enc(id)}/proof`,
  upload: (file: File, lang: Language) =>
    call<{ game?: string; seats?: Record<string, string>; message?: string }>(`/api/journals?lang=${lang}`, {
      method: "POST",
      headers: { "content-type": "application/x-ndjson" },
      body: file,
    }),
};
