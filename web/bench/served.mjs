// A server process of its own for one measurement.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const python = process.env.PYTHON ?? new URL("../../.venv/bin/python", import.meta.url).pathname;

async function freePort() {
  const probe = createServer();
  await new Promise((done) => probe.listen(0, "127.0.0.1", done));
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
}

export async function withServer(work) {
  const folder = mkdtempSync(join(tmpdir(), "grognard-cold-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = process.env.EMPTY ? { ...process.env, XDG_CACHE_HOME: folder } : process.env;
  const database = `sqlite:///${folder}/games.db`;
  const start = performance.now();
  const server = spawn(
    python,
    ["-m", "grognard.cli", "serve", "--port", String(port), "--database", database],
    { env, stdio: ["ignore", "ignore", "inherit"] },
  );
  try {
    while (!(await fetch(`${url}/api/health`).catch(() => null))?.ok)
      await new Promise((done) => setTimeout(done, 20));
    return { server_start: Math.round(performance.now() - start), ...(await work(url)) };
  } finally {
    server.kill();
    await new Promise((done) => server.once("exit", done));
    rmSync(folder, { recursive: true, force: true });
  }
}
