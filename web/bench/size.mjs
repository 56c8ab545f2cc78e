// The size of the built client, compressed, and the limit that it must keep.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const LIMIT = 1_000_000;
const root = new URL("../../src/grognard/table/static", import.meta.url).pathname;

function files(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

const total = files(root).reduce((sum, path) => sum + gzipSync(readFileSync(path)).length, 0);
console.log(JSON.stringify({ gzip: total, limit: LIMIT }));
process.exit(total > LIMIT ? 1 : 0);
