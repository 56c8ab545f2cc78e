/** The secrets of seats that this browser knows: game → seat → token. */

type Purse = Record<string, Record<string, string>>;

/** Seats of this browser's owner. */
const MINE = "grognard.seats";
/** Seats that were offered to others: their links can be shown again. */
const OFFERED = "grognard.invitations";

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

export function tokensOf(game: string): Record<string, string> {
  return read(MINE)[game] ?? {};
}

/** The seat that this browser takes at a game, if it has one. */
export function tokenOf(game: string): string | null {
  return Object.values(tokensOf(game))[0] ?? null;
}

export function keepToken(game: string, seat: string, token: string): void {
  keep(MINE, game, seat, token);
}

export function invitationsOf(game: string): Record<string, string> {
  return read(OFFERED)[game] ?? {};
}

export function keepInvitation(game: string, seat: string, token: string): void {
  keep(OFFERED, game, seat, token);
}

export function allTokens(): string[] {
  return [...new Set(Object.values(read(MINE)).flatMap((seats) => Object.values(seats)))];
}
