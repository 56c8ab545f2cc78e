/** The seats that this browser holds: game → seat → token. */

const KEY = "grognard.seats";

type Purse = Record<string, Record<string, string>>;

function all(): Purse {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Purse;
  } catch {
    return {};
  }
}

export function tokensOf(game: string): Record<string, string> {
  return all()[game] ?? {};
}

export function keepToken(game: string, seat: string, token: string): void {
  const purse = all();
  purse[game] = { ...purse[game], [seat]: token };
  localStorage.setItem(KEY, JSON.stringify(purse));
}

export function forget(game: string): void {
  const purse = all();
  delete purse[game];
  localStorage.setItem(KEY, JSON.stringify(purse));
}

export function allTokens(): string[] {
  return [...new Set(Object.values(all()).flatMap((seats) => Object.values(seats)))];
}
