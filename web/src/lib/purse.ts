/** The secrets of seats that this browser knows: game → seat → token. */

type Purse = Record<string, Record<string, string>>;

/** Seats of this browser's owner. */
const MINE = "grognard.seats";
/** Seats that were offered to others: their links can be shown again. */
const OFFERED = "grognard.invitations";
/** In the place of a seat: what a link brought, before it is known whose seat that is. */
const LINK = "link";

function read(key: string): Purse {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Purse;
  } catch {
    return {};
  }
}

function keep(key: string, game: string, seat: string, token: string): void {
  const purse = read(key);
  purse[game] = { ...purse[game], [seat]: token };
  localStorage.setItem(key, JSON.stringify(purse));
}

function forget(key: string, game: string, seat: string): void {
  const purse = read(key);
  const { [seat]: gone, ...others } = purse[game] ?? {};
  if (gone === undefined) return;
  purse[game] = others;
  localStorage.setItem(key, JSON.stringify(purse));
}

export function tokensOf(game: string): Record<string, string> {
  return read(MINE)[game] ?? {};
}

/** The seat that this browser takes at a game, if it has one; else what a link brought. */
export function tokenOf(game: string): string | null {
  return ownToken(game) ?? tokensOf(game)[LINK] ?? null;
}

/** The secret of a seat that this browser has taken. */
export function ownToken(game: string): string | null {
  const { [LINK]: _, ...own } = tokensOf(game);
  return Object.values(own)[0] ?? null;
}

/** A token that came with an address: nobody sits there by it yet. */
export function keepLink(game: string, token: string): void {
  keep(MINE, game, LINK, token);
}

export function forgetLink(game: string): void {
  forget(MINE, game, LINK);
}

export function keepToken(game: string, seat: string, token: string): void {
  keep(MINE, game, seat, token);
}

/** Seats of a game have a new secret. Other seats stay as they are; the link that led to it is used up. */
export function changeTokens(game: string, seats: readonly string[], token: string): void {
  forgetLink(game);
  for (const seat of seats) keepToken(game, seat, token);
}

/** A secret that nobody can guess. */
export function freshSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

export function invitationsOf(game: string): Record<string, string> {
  return read(OFFERED)[game] ?? {};
}

export function keepInvitation(game: string, seat: string, token: string): void {
  keep(OFFERED, game, seat, token);
}

/** Somebody sits there: the link is of no use any more. */
export function forgetInvitation(game: string, seat: string): void {
  forget(OFFERED, game, seat);
}

export function allTokens(): string[] {
  return [...new Set(Object.values(read(MINE)).flatMap((seats) => Object.values(seats)))];
}
