import { fetchAhead } from "../board/picture";
import { assembled, type Whole } from "./columns";
import type {
  Columns,
  Created,
  Language,
  Listed,
  LogPage,
  Look,
  Me,
  Moment,
  NewGame,
  Open as OpenGame,
  Proof,
  Recent,
  Review,
  Rule,
  Taken,
  TitleCard,
  View,
  Wish,
} from "./contract";
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

function send<T>(method: "POST" | "PUT" | "PATCH", path: string, body: unknown): Promise<T> {
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
const portrait = async (url: string): Promise<Whole> => {
  const look = await call<Look>(url);
  fetchAhead(look.portrait.images);
  return assembled(look, (sheet) => call<Columns>(sheet));
};
const secret = (token: string | null): string => (token ? `?token=${enc(token)}` : "");

/** What becomes of who sits down. */
export interface Seated {
  seats: string[];
  token: string;
  link: string;
  member: boolean;
  message: string;
}

export type {
  Clock as ClockWish,
  Created as MadeGame,
  Listed as ListedGame,
  Me,
  NewGame,
  Open as OpenGame,
  Proof,
  Roll,
  Taken,
  Wish,
} from "./contract";

export const api = {
  titles: (lang: Language) => call<TitleCard[]>(`/api/titles?lang=${lang}`),
  look: (key: string, lang: Language) => portrait(`/api/titles/${enc(key)}?lang=${lang}`),
  /** A portrait by its own address, which is asked for only once. */
  portrait,
  rules: (key: string, lang: Language) => call<Rule[]>(`/api/titles/${enc(key)}/rules?lang=${lang}`),
  newGame: (game: NewGame) => post<Created>("/api/games", game),
  games: () =>
    call<Listed[]>(`/api/games?lang=${prefs.language}&tokens=${allTokens().slice(-200).join(",")}`),
  open: (lang: Language) => call<OpenGame[]>(`/api/open?lang=${lang}`),
  sit: (id: string, token: string | null, taking: { secret: string; seat?: string }) =>
    post<Seated>(`/api/games/${enc(id)}/sit${secret(token)}`, taking),
  invite: (id: string, seat: string, token: string | null) =>
    post<{ link: string }>(`/api/games/${enc(id)}/seats/${enc(seat)}/invite${secret(token)}`, {}),
  rename: (id: string, token: string | null, label: string) =>
    send<null>("PATCH", `/api/games/${enc(id)}${secret(token)}`, { label }),
  remove: (id: string, token: string | null) =>
    call<{ deleted: boolean; message: string }>(`/api/games/${enc(id)}${secret(token)}`, {
      method: "DELETE",
    }),
  noteOf: (id: string, seat: string, token: string | null) =>
    call<{ text: string }>(`/api/games/${enc(id)}/seats/${enc(seat)}/note${secret(token)}`),
  note: (id: string, seat: string, token: string | null, text: string) =>
    send<null>("PUT", `/api/games/${enc(id)}/seats/${enc(seat)}/note${secret(token)}`, { text }),
  me: () => call<Me>("/api/me"),
  login: (name: string, password: string) => post<Me>("/api/login", { name, password }),
  register: (name: string, password: string) => post<Me>("/api/accounts", { name, password }),
  logout: () => post<null>("/api/logout", {}),
  game: (id: string, token: string | null, lang: Language) =>
    call<View>(`/api/games/${enc(id)}?lang=${lang}${token ? `&token=${enc(token)}` : ""}`),
  log: (id: string, token: string | null, lang: Language, from: number, seat: string | null) =>
    call<LogPage>(
      `/api/games/${enc(id)}/log?lang=${lang}&from=${from}${token ? `&token=${enc(token)}` : ""}${seat ? `&seat=${enc(seat)}` : ""}`,
    ),
  at: (id: string, n: number, token: string | null, lang: Language, seat: string | null) =>
    call<Moment>(
      `/api/games/${enc(id)}/at/${n}?lang=${lang}${token ? `&token=${enc(token)}` : ""}${seat ? `&seat=${enc(seat)}` : ""}`,
    ),
  recent: (id: string, token: string | null, lang: Language, seat: string) =>
    call<Recent>(
      `/api/games/${enc(id)}/recent?lang=${lang}&seat=${enc(seat)}${token ? `&token=${enc(token)}` : ""}`,
    ),
  review: (id: string, lang: Language) => call<Review>(`/api/games/${enc(id)}/review?lang=${lang}`),
  branch: (id: string, n: number, token: string | null) =>
    post<Created>(`/api/games/${enc(id)}/branch${secret(token)}`, { n }),
  wishOf: (id: string, seat: string, token: string | null) =>
    call<Wish>(`/api/games/${enc(id)}/seats/${enc(seat)}/wish${secret(token)}`),
  wish: (id: string, seat: string, token: string | null, wish: Wish) =>
    send<null>("PUT", `/api/games/${enc(id)}/seats/${enc(seat)}/wish${secret(token)}`, wish),
  claim: (id: string, token: string | null) => post<null>(`/api/games/${enc(id)}/claim${secret(token)}`, {}),
  journalUrl: (id: string, token: string | null) => `/api/games/${enc(id)}/journal${secret(token)}`,
  caseUrl: (id: string, token: string | null, at: number | null) =>
    `/api/games/${enc(id)}/case${secret(token)}${at === null ? "" : `${token ? "&" : "?"}at=${at}`}`,
  proof: (id: string) => call<Proof>(`/api/games/${enc(id)}/proof`),
  upload: (file: File, lang: Language) =>
    call<Taken>(`/api/journals?lang=${lang}&tokens=${allTokens().slice(-200).join(",")}`, {
      method: "POST",
      headers: { "content-type": "application/x-ndjson" },
      body: file,
    }),
};
