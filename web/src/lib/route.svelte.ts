import { keepToken } from "./purse";

export interface Route {
  page: "lobby" | "game";
  game: string;
  token: string | null;
  replay: boolean;
}

/** `#/games/ID`, `#/games/ID/TOKEN`, `#/games/ID?replay`; everything else is the lobby. */
export function parseRoute(hash: string): Route {
  const [path, query] = hash.replace(/^#/, "").split("?");
  const found = /^\/games\/([^/]+)(?:\/([^/]+))?$/.exec(path ?? "");
  const args = new URLSearchParams(query ?? "");
  if (!found?.[1]) return { page: "lobby", game: "", token: null, replay: false };
  return {
    page: "game",
    game: decodeURIComponent(found[1]),
    token: found[2] ? decodeURIComponent(found[2]) : null,
    replay: args.has("replay"),
  };
}

export function gameLink(game: string, token: string): string {
  return `${location.origin}${location.pathname}#/games/${encodeURIComponent(game)}/${encodeURIComponent(token)}`;
}

class Router {
  now = $state.raw<Route>(parseRoute(location.hash));

  constructor() {
    addEventListener("hashchange", () => this.read());
    this.read();
  }

  go(hash: string): void {
    location.hash = hash;
  }

  /** A token that comes by link is kept, and leaves the address so that it is not shown around. */
  private read(): void {
    const route = parseRoute(location.hash);
    if (route.page === "game" && route.token) {
      keepToken(route.game, "link", route.token);
      history.replaceState(null, "", `#/games/${encodeURIComponent(route.game)}`);
    }
    this.now = route;
  }
}

export const router = new Router();
