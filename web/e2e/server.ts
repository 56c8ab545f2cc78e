import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { assembled } from "../src/lib/columns";
import type { Look, Portrait } from "../src/lib/contract";
import { TITLE } from "./campaign";

/** The command that is tested. */
export const COMMAND =
  process.env.GROGNARD ?? fileURLToPath(new URL("../../.venv/bin/grognard", import.meta.url));
const PATIENCE_MS = 60_000;
const TOO_FAST = 429;

export interface MadeGame {
  game: string;
  seats: Record<string, string>;
}

/** A game that bots have played to its end: the path of its journal. */
export async function finishedJournal(
  folder: string,
  bot = "random",
  title = TITLE.key,
  scenario = "",
): Promise<string> {
  const play = ["--bots", bot, "--games", "1", "--jobs", "1", "--seed", "1", "--out", folder];
  const where = scenario ? ["--scenario", scenario] : [];
  // Not in this thread: who waits must still notice that the server closes idle connections.
  await promisify(execFile)(COMMAND, ["sim", title, ...play, ...where]);
  return join(folder, "0001.grog");
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });
}

/** `grognard serve` on a free port, with a database that goes when it goes. */
export class Server {
  private readonly home = mkdtempSync(join(tmpdir(), "grognard-e2e-"));
  private process: ChildProcess | null = null;
  private port = 0;

  /** `surroundings` are variables of the environment, such as where more titles are found. */
  constructor(private readonly surroundings: Record<string, string> = {}) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.port ||= await freePort();
    const database = `sqlite+aiosqlite:///${join(this.home, "games.db")}`;
    const started = spawn(COMMAND, ["serve", "--port", String(this.port), "--database", database], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, ...this.surroundings },
    });
    this.process = started;
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end) {
      if (started.exitCode !== null) throw new Error(`the server ended with code ${started.exitCode}`);
      const answer = await fetch(`${this.url}/api/health`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error("the server does not answer");
  }

  /** Ends the process, by default as a power cut would. The database stays. */
  async kill(how: NodeJS.Signals = "SIGKILL"): Promise<void> {
    const running = this.process;
    this.process = null;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((done) => running.once("exit", done));
    running.kill(how);
    await gone;
  }

  async close(): Promise<void> {
    await this.kill("SIGTERM");
    rmSync(this.home, { recursive: true, force: true });
  }

  newGame(game: Record<string, unknown>): Promise<MadeGame> {
    return this.post("/api/games", "application/json", JSON.stringify(game));
  }

  /** Opens a journal; the game of a finished one is there for everybody. */
  async upload(journal: string): Promise<string> {
    const taken = await this.post<{ game: string }>(
      "/api/journals",
      "application/x-ndjson",
      readFileSync(journal),
    );
    return taken.game;
  }

  /** Another game that goes on from a moment of this one. */
  branch(game: string, n: number): Promise<MadeGame> {
    return this.post(`/api/games/${game}/branch`, "application/json", JSON.stringify({ n }));
  }

  private post<T>(path: string, type: string, body: string | Uint8Array<ArrayBuffer>): Promise<T> {
    return this.call(path, { method: "POST", headers: { "content-type": type }, body });
  }

  get<T>(path: string): Promise<T> {
    return this.call(path, {});
  }

  /** The portrait of a title. */
  async look(title: string): Promise<Portrait> {
    return assembled(await this.get<Look>(`/api/titles/${title}?lang=en`), (url) => this.get(url));
  }

  /** Asks again, after a while, what was asked too fast. */
  private async call<T>(path: string, request: RequestInit): Promise<T> {
    const answer = await fetch(`${this.url}${path}`, request);
    if (answer.status === TOO_FAST) {
      await new Promise((done) => setTimeout(done, 500));
      return this.call(path, request);
    }
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as T;
  }
}
