import { keepLink } from "./purse";

export interface Route {
  page: "lobby" | "game" | "proof";
  game: string;
  token: string | null;
  /** The order after which a replay begins, or nothing. */
  replay: number | null;
}

/** `#/games/ID`, `#/games/ID/TOKEN`, `#/games/ID?replay=N`, `#/proof/ID`; everything else is the lobby. */
export function parseRoute(hash: string): Route {
  const [path, query] = hash.replace(/^#/, "").split("?");
  const found = /^\/(games|proof)\/([^/]+)(?:\/([^/]+))?$/.exec(path ?? "");
  const replay = new URLSearchParams(query ?? "").get("replay");
  if (!found?.[2]) return { page: "lobby", game: "", token: null, replay: null };
  return {
    page: found[1] === "proof" ? "proof" : "game",
    game: decodeURIComponent(found[2]),
    token: found[3] ? decodeURIComponent(found[3]) : null,
    replay: replay === null ? null : Number(replay) || 0,
  };
}

/** The address of a game; without a token it lets one watch. */
export function gameLink(game: string, token = ""): string {
  const seat = token && `/${encodeURIComponent(token)}`;
  return `${location.origin}${location.pathname}#/games/${encodeURIComponent(game)}${seat}`;
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
      keepLink(route.game, route.token);
      history.replaceState(null, "", `#/games/${encodeURIComponent(route.game)}`);
    }
    this.now = route;
  }
}

export const router = new Router();
