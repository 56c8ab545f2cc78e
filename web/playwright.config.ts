import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./chromium.mjs";

const out = process.env.E2E_OUT ?? "../build/e2e";

/** Each worker runs a server of its own (`e2e/server.ts`): a test meets nobody's games but its own. */
export default defineConfig({
  testDir: "e2e",
  outputDir: out,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine a browser may be late: what fails there is played once more, and listed as flaky if it passes.
  retries: process.env.CI ? 2 : 0,
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: "list",
  use: {
    actionTimeout: 60_000,
    launchOptions: chromiumOptions,
    viewport: { width: 1280, height: 720 },
    locale: "en-GB",
    colorScheme: "light",
    screenshot: "only-on-failure",
    trace: "off",
  },
  projects: [
    { name: "table", testMatch: "*.spec.ts" },
    { name: "pictures", testMatch: "screenshots.ts" },
    // A bot's turn may be long, and is looked at.
    { name: "playthrough", testMatch: "playthrough.ts", expect: { timeout: 900_000 } },
  ],
});
