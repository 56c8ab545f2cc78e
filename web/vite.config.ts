import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.GROGNARD_SERVER ?? "http://127.0.0.1:8000";
const bench = process.env.GROGNARD_BENCH === "1";

export default defineConfig({
  plugins: [svelte()],
  base: "./",
  root: bench ? "bench" : ".",
  build: {
    outDir: bench ? "../dist-bench" : "../src/grognard/table/static",
    emptyOutDir: true,
    license: { fileName: "licences.md" },
    target: "es2022",
    minify: process.env.PLAIN ? false : undefined,
    chunkSizeWarningLimit: 900,
  },
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
  },
});
